"""Ratings, on games whose outcomes follow from strengths that are known."""

from __future__ import annotations

from random import Random

import pytest

from stolik.lab.ratings import Ladder, ladder
from stolik.simulation.play import Plan
from stolik.simulation.tally import Result

DECKS = ("D", "E")


def plan(one: str, other: str, seats: int = 2) -> Plan:
    return Plan("g", tuple((deck, ()) for deck in DECKS), True, ((one, {}), (other, {})) * (seats // 2), 1)


def result(won: int, decks: tuple[str, ...] = DECKS, swapped: bool = False) -> Result:
    """Contestant 0 wins (1), draws or loses (-1)."""
    seats = len(decks)
    contestants = tuple((seat + swapped) % seats for seat in range(seats))
    returns = tuple(won if one % 2 == 0 else -won for one in contestants)
    return Result(returns, decks, contestants, "end", 0, 9, 20, 10, tuple(seat % 2 for seat in range(seats)))


def rated(found: Ladder) -> dict[str, float]:
    return {one.name: one.mu for one in (*found.bots, *found.decks)}


def test_what_a_rating_expects_is_what_was_won() -> None:
    luck = Random(5)
    games = [(0, n, result(1 if luck.random() < 0.75 else -1, DECKS[:: 1 if n % 2 else -1])) for n in range(5000)]
    found = ladder("g", [plan("strong", "weak")], games)
    assert [one.name for one in found.bots] == ["strong", "weak"]
    assert found.expected["strong"] == pytest.approx(0.75, abs=0.05)
    assert abs(rated(found)["D"] - rated(found)["E"]) < 1


def test_a_deck_counts_for_what_is_won_with_it_by_whom() -> None:
    """D wins four games of five whoever plays it; the bots are equal."""
    luck = Random(6)
    games = []
    for n in range(2000):
        decks = DECKS[:: 1 if n % 2 else -1]
        better = 1 if luck.random() < 0.8 else -1
        games.append((0, n, result(better if decks[0] == "D" else -better, decks)))
    found = ladder("g", [plan("one", "other")], games)
    assert rated(found)["D"] - rated(found)["E"] > 3 > 5 * abs(rated(found)["one"] - rated(found)["other"])


def test_partners_are_one_team() -> None:
    games = [(0, n, result(1, ("D", "E", "D", "E"), swapped=bool(n % 2))) for n in range(20)]
    found = ladder("g", [plan("strong", "weak", 4)], games)
    assert {one.name: (one.games, one.rate) for one in found.bots} == {"strong": (20, 1.0), "weak": (20, 0.0)}


def test_draws_leave_equals_equal() -> None:
    found = ladder("g", [plan("one", "other")], [(0, n, result(0)) for n in range(50)])
    assert rated(found)["one"] == pytest.approx(rated(found)["other"])
    assert found.bots[0].half < 2 * 25 / 3


def test_games_are_gone_through_by_their_numbers_whoever_was_first() -> None:
    games = [(place, n, result(1 if (n + place) % 3 else -1)) for place in (0, 1) for n in range(30)]
    plans = [plan("a", "b"), plan("b", "c")]
    assert ladder("g", plans, games) == ladder("g", plans, reversed(games))


def test_a_deck_that_meets_itself_is_no_better_for_it() -> None:
    found = ladder("g", [plan("one", "other")], [(0, n, result(1 if n % 2 else -1, ("D", "D"))) for n in range(40)])
    assert rated(found)["D"] == pytest.approx(25, abs=0.01)
    assert (found.decks[0].games, found.decks[0].rate) == (80, 0.5)  # twice a game, as in all tallies
