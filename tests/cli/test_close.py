"""`stolik replay close`: what somebody may have of a game whose deck lists stay closed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stolik.catalog import game as find_game
from stolik.kernel.closed import CLOSED_LISTS, is_closed
from stolik.kernel.fair import Deal, part_seal
from stolik.kernel.state import Setup
from stolik.match import Match, card_fingerprint

from .conftest import Run

PARTS = ["a" * 64, "b" * 64]


@pytest.fixture
def game() -> str:
    """A game of Star Wars that was dealt at a table whose deck lists stay closed."""
    found = find_game("star-wars")
    decks = [next(deck for deck in found.decks if found.seat_of(deck) == seat) for seat in (0, 1)]
    setup = Setup(found.id, tuple(deck.stacks for deck in decks), {CLOSED_LISTS: True})
    version, cards, seals = found.rules.version, card_fingerprint(found, setup), [part_seal(part) for part in PARTS]
    deal = Deal.sealed("T1", setup, version, cards, (0, 1), seals, "5" * 64, ("1" * 64, "2" * 64))
    deal.parts = list(PARTS)
    match = Match(found, decks, deal.seed(), setup.options, ("Ala", "Bob"))
    match.record.deal = deal
    while match.turn < 20 and match.decision is not None:
        match.answer(next(match.decision.answers()))
    Path("game.json").write_text(match.record.to_json())
    return "game.json"


def test_a_closed_record_is_written_and_its_deal_is_fair(run: Run, game: str) -> None:
    ran = run("replay", "close", game, "--seat", "1", "--save", "mine.json", "--json")
    n = json.loads(ran.out)["closed"]
    decks = json.loads(Path("mine.json").read_text())["setup"]["decks"]
    assert n > 40 and [sum(map(is_closed, deck[0])) for deck in decks] == [0, n]
    seal = json.loads(Path("mine.json").read_text())["deal"]["seal"]
    told = run("replay", "verify", "mine.json", "--deal", "--seal", seal)
    assert (told.code, told.out.splitlines()[-1]) == (
        0,
        f"mine.json: This deal was fair: nobody could choose the cards. {n} cards that you never saw stay closed.",
    )


def test_a_spectators_record_is_closed_on_both_sides(run: Run, game: str) -> None:
    assert run("replay", "close", game, "--save", "theirs.json").code == 0
    decks = json.loads(Path("theirs.json").read_text())["setup"]["decks"]
    assert all(sum(map(is_closed, deck[0])) > 40 for deck in decks)


@pytest.mark.parametrize("command", ["show", "step"])
@pytest.mark.parametrize("lang", ["en", "pl", "ja"])
def test_a_closed_record_is_told_as_the_game_was(run: Run, game: str, command: str, lang: str) -> None:
    run("replay", "close", game, "--save", "theirs.json")
    more = ("--to", "20") if command == "step" else ()
    shown = [run("replay", command, file, *more, "--lang", lang) for file in (game, "theirs.json")]
    assert shown[0].code == shown[1].code == 0 and shown[0].out == shown[1].out


def test_a_card_that_was_changed_in_a_closed_record_is_found(run: Run, game: str) -> None:
    run("replay", "close", game, "--seat", "1", "--save", "mine.json")
    data = json.loads(Path("mine.json").read_text())
    deck = data["setup"]["decks"][1][0]
    at = next(n for n, card in enumerate(deck) if not is_closed(card))
    deck[at] = data["setup"]["decks"][0][0][0]
    Path("changed.json").write_text(json.dumps(data))
    ran = run("replay", "verify", "changed.json")
    assert ran.code == 1 and "Bob’s deck is not the one that was sealed" in ran.err


@pytest.mark.parametrize(
    ("given", "said"),
    [(("--seat", "3"), "--seat: the seats are 1 to 2"), ((), "its deck lists do not stay closed")],
)
def test_what_can_t_be_closed_is_said(run: Run, game: str, given: tuple[str, ...], said: str) -> None:
    if not given:
        found = find_game("star-wars")
        decks = [next(deck for deck in found.decks if found.seat_of(deck) == seat) for seat in (0, 1)]
        Path(game).write_text(Match(found, decks, 1).record.to_json())
    ran = run("replay", "close", game, *given, "--save", "mine.json")
    assert ran.code == 2 and said in ran.err and not Path("mine.json").exists()
