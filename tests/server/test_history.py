"""The rows of a game, and what was said between them."""

from __future__ import annotations

from typing import Any

import pytest

from stolik import Match
from stolik.kernel.replay import Reseed
from stolik.server.history import History


@pytest.mark.parametrize(
    ("game", "decks", "to"),
    [("token-battle", ("First Steps", "Carousel"), 2), ("pokemon", ("Terra Firma", "Inferno Zone"), 0)],
    ids=["no luck was used", "new luck is an entry of its own"],
)
def test_what_was_said_keeps_its_place_through_taking_back(game: str, decks: tuple[str, str], to: int) -> None:
    """Talk stands after as many entries as there were, and after no more than a taking back has left."""
    match = Match(game, decks=decks, seed=7)
    history, rows, stood = History(match), list[dict[str, Any]](), {0.5: 0}
    for at, back in enumerate((False, False, False, True, False), 1):
        assert match.decision is not None
        kind, data = history.back(to, 0, history.anew(to, 99)) if back else history.answer(range(match.decision.least))
        rows.append({"kind": kind, "data": data, "at": float(at)})
        stood[at + 0.5] = match.turn
    told = {when: history.after(rows, when) for when in stood}
    assert told == {when: min(n, to) if when < 4 else n for when, n in stood.items()}
    assert stood[4.5] == to + (game == "pokemon")


def test_a_row_of_before_deals_new_luck_alone_where_luck_was_used() -> None:
    """As it was when it was written: its game comes out with the key that it had."""
    match = Match("pokemon", decks=("Terra Firma", "Inferno Zone"), seed=7)
    start, rows = match.record.to_data(), to_first_luck(match)
    again = History.rebuilt(start, [*rows, {"kind": "back", "data": {"to": 0, "by": 0, "reseed": 5}, "key": None}])
    assert again.match.record.entries == [Reseed(5, deals=False)]


def test_a_row_that_takes_back_says_what_followed() -> None:
    match = Match("pokemon", decks=("Terra Firma", "Inferno Zone"), seed=7)
    start, rows = match.record.to_data(), to_first_luck(match)
    for anew, entries in ((None, []), ("blake2b:" + "f" * 32, [Reseed(16**32 - 1)])):
        row = {"kind": "back", "data": {"to": 0, "by": 0, "anew": anew}, "key": None}
        assert History.rebuilt(start, [*rows, row]).match.record.entries == entries


def to_first_luck(match: Match) -> list[dict[str, Any]]:
    """The rows up to the first answer that uses luck."""
    history, rows = History(match), []
    while not match.turn or not match.has_used_luck(0):
        assert match.decision is not None
        kind, data = history.answer(range(match.decision.least))
        rows.append({"kind": kind, "data": data, "key": history.key})
    return rows


def test_only_a_turn_that_is_lost_is_asked_for() -> None:
    """What the other one answered while setting up is taken back without a second word; what came after is not."""
    match = Match("pokemon", decks=("Terra Firma", "Inferno Zone"), seed=7)
    history = History(match)
    while match.decision is not None and match.view(None).turn < 1:
        history.answer(range(match.decision.least))
        if match.view(None).turn < 1:
            assert history.reaches_over(0, (0,)) == []
    assert 1 in history.authors and history.reaches_over(0, (0,)) == [1]
