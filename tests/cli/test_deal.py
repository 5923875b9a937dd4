"""`stolik replay verify` and the deal of a table: fair, not fair, not to be shown."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.catalog import game as find_game
from stolik.kernel.fair import Deal, part_seal
from stolik.kernel.replay import Record, Reseed
from stolik.kernel.state import Setup
from stolik.match import card_fingerprint

from .conftest import Run

PARTS = ["a" * 64, "b" * 64]
Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def game() -> dict[str, Any]:
    """The record of a game that was dealt from a secret and the parts of two browsers."""
    found = find_game("token-battle")
    decks = [found.load_deck(name) for name in ("First Steps", "Carousel")]
    setup = Setup(found.id, tuple(deck.stacks for deck in decks), {"turn_limit": 6})
    version, cards = found.rules.version, card_fingerprint(found, setup)
    seals = [part_seal(part) for part in PARTS]
    deal = Deal.sealed("T1", setup, version, cards, (0, 1), seals, "5" * 64, ("1" * 64, "2" * 64))
    deal.parts = list(PARTS)
    match = stolik.Match(found, decks, deal.seed(), setup.options, ("Ala", "Bob"))
    match.record.deal = deal
    while match.decision is not None:
        match.answer(match.decision.options[0])
    data: dict[str, Any] = match.record.to_data()
    Path("game.json").write_text(json.dumps(data))
    return data


def test_a_fair_deal_is_said_to_be_fair(run: Run, game: dict[str, Any]) -> None:
    ran = run("replay", "verify", "game.json", "--deal", "--seal", game["deal"]["seal"])
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "game.json: This deal was fair: nobody could choose the cards.")
    assert json.loads(run("replay", "verify", "game.json", "--json").out)["games"][0]["deal"]["verdict"] == "fair"


def test_whoever_compares_no_seal_is_told_so(run: Run, game: dict[str, Any]) -> None:
    """All of a record could have been written afterwards."""
    assert "No seal was compared (--seal)" in run("replay", "verify", "game.json", "--deal").out
    assert "No seal" not in run("replay", "verify", "game.json", "--seal", game["deal"]["seal"]).out


def test_a_fair_deal_with_steps_back_says_how_many_the_record_tells_of(run: Run, game: dict[str, Any]) -> None:
    match = stolik.Match.from_record(Record.from_data(game))
    deal = match.record.deal
    assert deal is not None
    match.undo(0)
    match.renew(Reseed(deal.again(2)))
    deal.undone = 3
    Path("back.json").write_text(match.record.to_json())
    ran = run("replay", "verify", "back.json")
    assert ran.code == 0 and "This deal was fair" in ran.out and "the record tells of 3" in ran.out


def secret(data: dict[str, Any]) -> None:
    data["deal"]["secret"] = "6" * 64


def part(data: dict[str, Any]) -> None:
    data["deal"]["parts"][1] = "c" * 64


def seal(data: dict[str, Any]) -> None:
    data["deal"]["seal"] = "c" * 64


def card(data: dict[str, Any]) -> None:
    stack = data["setup"]["decks"][0][0]
    stack[0] = next(card for card in stack if card != stack[0])


def luck(data: dict[str, Any]) -> None:
    data["seed"] = 1


def entry(data: dict[str, Any]) -> None:
    data["entries"][2] = data["entries"][4]


def key(data: dict[str, Any]) -> None:
    data["keys"]["0"] = "0123456789abcdef"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (secret, "the server opened another secret than it had sealed."),
        (part, "Bob’s part does not fit its seal."),
        (seal, "the seal, or something that it binds, was changed."),
        (card, "Ala’s deck is not the one that was sealed."),
        (luck, "the luck of the game does not follow from the secret and the parts."),
        (entry, "the numbers give another game: entry 2: "),
        (key, "the numbers give another game: the game came out differently"),
    ],
)
def test_what_was_changed_is_found_and_said(run: Run, game: dict[str, Any], change: Change, why: str) -> None:
    change(game)
    Path("bad.json").write_text(json.dumps(game))
    ran = run("replay", "verify", "bad.json")
    assert ran.code == 1 and ran.err.startswith(f"stolik: bad.json: This deal was not fair: {why}")
    assert json.loads(run("replay", "verify", "bad.json", "--json").out)["games"][0]["deal"]["verdict"] == "unfair"


def test_another_seal_than_was_shown_is_found(run: Run, game: dict[str, Any]) -> None:
    ran = run("replay", "verify", "game.json", "--seal", "c" * 64)
    assert (ran.code, "before the first card another seal was shown" in ran.err) == (1, True)
    del game["deal"]
    Path("bare.json").write_text(json.dumps(game))
    assert run("replay", "verify", "bare.json", "--seal", "c" * 64).code == 1
    assert run("replay", "verify", "game.json", "--seal", "short").code == 2


def test_what_is_missing_shows_nothing(run: Run, game: dict[str, Any]) -> None:
    found = find_game("token-battle")
    setup = Setup.from_data(game["setup"])
    deal = Deal.sealed("T1", setup, game["version"], game["cards"], (0, None), [None, None], "5" * 64, ["1" * 64] * 2)
    match = stolik.Match(found, ("First Steps", "Carousel"), deal.seed(), setup.options, ("Ala", "Bob"))
    match.record.deal = deal
    Path("part.json").write_text(match.record.to_json())
    ran = run("replay", "verify", "part.json", "--lang", "pl")
    assert ran.code == 3 and ran.out.endswith("przeglądarka gracza Ala nic nie dodała.\n")


def test_a_record_without_a_deal_is_no_failure_unless_a_deal_has_to_be_shown(run: Run, game: dict[str, Any]) -> None:
    del game["deal"]
    Path("bare.json").write_text(json.dumps(game))
    assert run("replay", "verify", "bare.json").code == 0
    ran = run("replay", "verify", "bare.json", "--deal")
    assert ran.code == 3 and "nothing was sealed before it" in ran.out
