"""Tallies add up in any grouping."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.simulation.tally import Result, Score, Tally, wilson

PLAN = {"game": "g", "bots": ["a", "b"], "asked": 3}

results = st.builds(
    Result,
    returns=st.sampled_from([(1, -1), (-1, 1), (0, 0)]),
    decks=st.sampled_from([("x", "y"), ("y", "x"), ("x", "x"), ("z", "y")]),
    contestants=st.sampled_from([(0, 1), (1, 0)]),
    rule=st.sampled_from(["R-1", "R-2"]),
    first=st.integers(0, 1),
    turns=st.integers(1, 60),
    decisions=st.integers(1, 60),
    unforced=st.integers(0, 60),
)
groups = st.lists(results, max_size=5)


@given(groups, groups, groups)
def test_merging_is_associative(a: list[Result], b: list[Result], c: list[Result]) -> None:
    one, two, three = (Tally.of(PLAN, group) for group in (a, b, c))
    left, right = one.merge(two).merge(three), one.merge(two.merge(three))
    assert left == right == Tally.of(PLAN, a + b + c)
    assert left.to_data() == right.to_data()


@given(groups)
def test_an_empty_tally_changes_nothing(a: list[Result]) -> None:
    tally = Tally.of(PLAN, a)
    assert Tally(PLAN).merge(tally) == tally == tally.merge(Tally(PLAN)) == Tally.merged(PLAN, [tally])


@given(groups)
def test_wins_and_losses_balance(a: list[Result]) -> None:
    tally = Tally.of(PLAN, a)
    for lines in (tally.decks, tally.contestants, tally.seats):
        assert sum(line.wins for line in lines.values()) == sum(line.losses for line in lines.values())
        assert sum(line.games for line in lines.values()) == 2 * tally.games
    assert sum(line.games for line in tally.pairs.values()) == tally.games


def test_a_win_counts_for_the_deck_the_seat_and_the_contestant() -> None:
    tally = Tally.of(PLAN, [Result((-1, 1), ("y", "x"), (1, 0), "R-1", 0, 30, 31, 29)])
    assert (tally.decks["x"].wins, tally.seats[1].wins, tally.contestants[0].wins) == (1, 1, 1)
    assert tally.pairs == {("x", "y"): Score(1, 1, 0)}
    assert tally.first == Score(1, 0, 0)
    assert tally.to_data()["contestants"][0]["bot"] == "a"


def test_who_begins_counts_for_its_deck_and_lengths_for_their_games() -> None:
    games = [Result((-1, 1), ("y", "x"), (1, 0), "R-1", 1, turns, 31, 29) for turns in (10, 10, 40)]
    tally = Tally.of(PLAN, games)
    assert tally.begins == {"x": Score(3, 3, 0)}
    assert [tally.quantile(share) for share in (0.25, 0.5, 0.75)] == [10, 10, 40]


def test_different_simulations_do_not_add_up() -> None:
    with pytest.raises(ValueError, match="different simulations"):
        Tally(PLAN).merge(Tally({**PLAN, "asked": 4}))


def test_seconds_are_no_part_of_equality() -> None:
    assert Tally(PLAN, seconds=1.0) == Tally(PLAN, seconds=2.0)


def test_wilson_gives_the_published_interval() -> None:
    """Newcombe 1998, table I: 81 of 263 is 0.2553 to 0.3662."""
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 0) == (0.0, 1.0)
    assert 0.72 < wilson(10, 10)[0] < wilson(10, 10)[1] <= 1


def test_half_a_win_for_a_draw() -> None:
    line = Score(4, 1, 2)
    assert (line.rate, line.losses) == (0.5, 1)
