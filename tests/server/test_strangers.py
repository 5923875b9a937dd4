"""A server beside packages of strangers: one that can't be shown is left out, and nobody else is."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from importlib import metadata
from typing import Any

import pytest
from msgspec import UNSET

from stolik import Match, catalog
from stolik.catalog import GAMES
from stolik.kernel.event import Event
from stolik.server.faces import decision_data, face_of
from stolik.server.render import Renderer
from stolik.server.sights import PickRuleData
from tests.kernel.thieves import ThievesGame


@dataclass(frozen=True)
class Tossed(Event):
    """Whose turn it is by a coin, in an event of a stranger."""

    turn: str


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch):
    """Two packages: a game that can be played anywhere, and one whose face is not there."""
    places = {"faceless": "tests.server.test_strangers:faceless", "thieves": "tests.kernel.thieves:ThievesGame"}
    made = [metadata.EntryPoint(name, place, catalog.GROUP) for name, place in places.items()]
    monkeypatch.setattr(metadata, "entry_points", lambda group: made)
    catalog.forget()
    yield
    monkeypatch.undo()
    catalog.forget()


def faceless() -> Any:
    from tests.match.strangers import Faceless

    game = Faceless()
    game.id = "faceless"
    return game


async def test_a_game_that_can_not_be_shown_is_left_out(
    strangers: None, start: Any, people: Any, caplog: pytest.LogCaptureFixture
) -> None:
    player = await people(at=start())
    with caplog.at_level(logging.ERROR, "stolik"):
        told = await player.get("/api/games")
    assert [game["id"] for game in told] == [*GAMES, "thieves"]
    assert "'faceless' can't be shown" in caplog.text
    assert next(game for game in told if game["id"] == "thieves")["decked"] is False


@pytest.mark.parametrize("lang", ["pl", "ja"])
def test_a_deck_is_called_on_the_pages_as_in_the_terminal(lang: str) -> None:
    for game in map(catalog.load_game, GAMES):
        for deck in game.decks:
            assert face_of(game.id).deck_title(deck.name, lang) == game.spoken.deck_title(deck.name, lang)


def test_an_event_whose_turn_is_no_number_begins_none() -> None:
    match = Match("token-battle", ("First Steps", "Carousel"), 3)
    match.answer_at((0,))
    before = Renderer(match).reached(1)
    match.events[1] = (*match.events[1], Tossed("Ola"))
    assert Renderer(match).reached(1) == before


def test_what_binds_picks_together_is_sent_with_the_question() -> None:
    """Cards of one discard sum to seven at most; where nothing binds them nothing is said of it."""
    decision = Match(ThievesGame(), ["Standard"] * 4, 5).decision
    assert decision is not None and decision.rule is not None
    assert decision_data(decision).together == PickRuleData([], 1, list(decision.rule.weights), 7)
    free = Match("token-battle", ("First Steps", "Carousel"), 3).decision
    assert free is not None and decision_data(free).together is UNSET
