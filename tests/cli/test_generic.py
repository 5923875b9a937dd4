"""The terminal's face of a game that brings none, with rules alone: what is listed, asked and foretold."""

from __future__ import annotations

import io
from itertools import combinations
from typing import Any

import pytest
from rich.console import Console
from tests.kernel.thieves import ThievesGame

from stolik import Match
from stolik.cli.faces.generic import GenericFace
from stolik.cli.session import TerminalGame
from stolik.kernel.decision import Decision, Option
from stolik.text.shown import CardSeen, Zone

GAME = ThievesGame()


@pytest.fixture
def match() -> Match:
    return Match(GAME, ["Standard"] * 4, seed=5)


def face(lang: str = "en") -> GenericFace:
    return GenericFace(GAME, lang)


def asked(match: Match, **bounds: Any) -> Any:
    """The view of a seat that is asked for so many of three options, or of `offered`."""
    view = match.view(0)
    offered = bounds.pop("offered", 3)
    view.decision = Decision(0, "discard", tuple(Option("card", (n,)) for n in range(offered)), **bounds)
    return view


def test_equal_cards_of_a_list_are_counted() -> None:
    cards = tuple(CardSeen(name) for name in ("Ring", "Coin", "Ring", "Ring"))
    zone = Zone("shelf", "Shelf", 0, 4, cards)
    assert [line.plain for line in face()._zone_lines(zone, 60)] == ["  Shelf 4: Ring ×3, Coin"]
    assert [line.plain for line in face("ja")._zone_lines(zone, 60)] == ["  Shelf 4: Ring ×3、Coin"]


def test_none_is_only_offered_where_none_is_an_answer(match: Match) -> None:
    assert face().prompt(asked(match, least=0, most=2), None) == "Numbers with spaces, 0–2; 0 for none: "
    assert face().prompt(asked(match, least=1, most=2), None) == "Numbers with spaces, 1–2: "
    assert face().prompt(asked(match, least=2, most=2), None) == "Numbers with spaces, 2: "


def test_numbers_are_asked_for_as_they_are_offered(match: Match) -> None:
    assert face().prompt(asked(match), None) == "Number (1-3): "
    assert face().prompt(asked(match, offered=1), None) == "Number (1): "


def test_what_can_not_be_picked_together_is_not_called_too_few(match: Match) -> None:
    """Cards of one discard sum to seven at most."""
    out = Console(file=io.StringIO(), width=80)
    session = TerminalGame(match, face(), {}, out)
    decision = match.decision
    assert decision is not None
    both = next((i, j) for i, j in combinations(range(len(decision.options)), 2) if not decision.permits((i, j)))
    session._pick(both)
    session._pick(())
    assert out.file.getvalue().splitlines() == ["These can't be chosen together.", "Choose 1–2 of the numbers above."]


def test_a_preview_of_what_another_may_stop_promises_nothing(match: Match) -> None:
    """The next seat may deny what is discarded, so a discard has nothing certain behind it."""
    assert match.decision is not None
    seat, option = match.decision.seat, match.decision.options[0]
    said = [line.plain.strip() for line in face().foresee(match, seat, (option,), match.names)]
    assert said == ["Nothing is certain before it is done."]
