"""Who meets whom by "play now": strength, waiting time, who keeps apart, seats of decks, and sides that are even."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.rating import STEP as POINTS
from stolik.rating import Rating
from stolik.server.bodies import ClockBody
from stolik.server.lobby.seeks import NEAR, PATIENCE, STEP, WIDER, Seek, likes, meeting, seated

TWO, FOUR = (0, 1), (0, 1, 0, 1)
SIDES = {"two": TWO, "four": FOUR}
SURE = 20


def seek(guest: str, points: int = 1500, since: float = 0.0, spread: int = SURE, **more: Any) -> Seek:
    """Somebody who is known to so many points."""
    rating = Rating(25 + (points - 1500) / POINTS, spread / POINTS)
    usual: dict[str, Any] = {"game": "two", "options": {}, "deck": None, "clock": None, "rated": True, "ladder": "two"}
    return Seek(guest, guest, "en", **{**usual, "rating": rating, "bot": True, "since": since, **more})


def met(now: float, *seeks: Seek) -> list[list[str]]:
    return [[one.guest for one in table] for table in meeting(seeks, SIDES, now)]


@pytest.mark.parametrize(("apart", "meet"), [(0, True), (NEAR, True), (NEAR + 2, False)])
def test_at_first_those_meet_who_are_about_even(apart: int, meet: bool) -> None:
    assert bool(met(0, seek("a", 1500), seek("b", 1500 + apart))) is meet


def test_who_waits_takes_others_step_by_step() -> None:
    ann, ben = seek("a", 1500), seek("b", 1500 + NEAR + 2 * WIDER)
    assert [bool(met(now, ann, ben)) for now in (0, STEP, 2 * STEP - 0.1, 2 * STEP)] == [False, False, False, True]
    assert (ann.reach(2 * STEP), ann.wider(2 * STEP)) == (NEAR + 2 * WIDER, 3 * STEP)


def test_both_must_take_each_other() -> None:
    waited, new = seek("a", 1500, since=-60), seek("b", 1600)
    assert met(0, waited, new) == [] and not likes(new, waited, 0)


def test_who_is_not_known_well_takes_as_far_as_the_rating_may_be_wrong() -> None:
    assert met(0, seek("a", 1500, spread=400), seek("b", 1890, spread=400)) == [["a", "b"]]


def test_where_nothing_is_at_stake_anybody_is_taken() -> None:
    assert met(0, seek("a", 800, rated=False), seek("b", 2200, rated=False)) == [["a", "b"]]


@pytest.mark.parametrize(
    "other",
    [{"game": "four"}, {"rated": False}, {"clock": ClockBody(minutes=5)}, {"options": {"x": 1}}],
    ids=lambda other: next(iter(other)),
)
def test_who_looks_for_something_else_is_not_met(other: dict[str, Any]) -> None:
    assert met(0, seek("a"), seek("b", **other)) == []


@pytest.mark.parametrize("who", [0, 1])
def test_nobody_meets_whom_one_of_them_keeps_apart_from(who: int) -> None:
    seeks = [seek("a"), seek("b")]
    seeks[who] = replace(seeks[who], apart=frozenset({"b", "a"}))
    assert met(0, *seeks) == []


def test_nobody_meets_themself() -> None:
    assert met(0, seek("a"), seek("a", since=1)) == []


def test_who_has_waited_longest_chooses_the_nearest_and_of_equals_who_waits_longer() -> None:
    seeks = seek("c", 1540, since=2), seek("a", 1500, since=0), seek("b", 1550, since=1), seek("d", 1540, since=1)
    assert met(2, *seeks)[0] == ["a", "d"]


def test_a_deck_that_belongs_to_a_seat_sits_there() -> None:
    assert met(0, seek("a", seat=1), seek("b", seat=0)) == [["b", "a"]]
    assert met(0, seek("a", seat=1), seek("b", seat=1)) == []


def test_four_sit_so_that_sides_are_even() -> None:
    four = [seek(name, points, game="four") for name, points in zip("abcd", (1500, 1510, 1550, 1560), strict=True)]
    (table,) = met(0, *four)
    assert {frozenset(table[0::2]), frozenset(table[1::2])} == {frozenset("ad"), frozenset("bc")}
    assert met(0, *four[:3]) == []


def test_a_table_of_four_has_no_two_who_do_not_take_each_other() -> None:
    ends = [seek("a", 1500), seek("b", 1550), seek("c", 1550), seek("d", 1600)]
    assert met(0, *(replace(one, game="four") for one in ends)) == []


def test_a_bot_comes_after_a_minute_where_it_is_wished_for() -> None:
    assert (seek("a", since=5).bot_at, seek("a", bot=False).bot_at) == (5 + PATIENCE, None)


SOMEBODY = st.tuples(st.integers(1300, 1700), st.floats(0, 60), st.sampled_from(["two", "four"]), st.booleans())


@given(st.lists(SOMEBODY, max_size=12), st.floats(60, 200))
def test_whoever_meets_likes_each_other_and_nobody_sits_twice(crowd: list[Any], now: float) -> None:
    seeks = [seek(f"{n}", points, since, game=game, rated=on) for n, (points, since, game, on) in enumerate(crowd)]
    tables = meeting(seeks, SIDES, now)
    sat = [one.guest for table in tables for one in table]
    assert len(sat) == len(set(sat))
    for table in tables:
        assert len(table) == len(SIDES[table[0].game])
        assert all(one is other or likes(one, other, now) for one in table for other in table)
    free = [one for one in seeks if one.guest not in sat and one.game == "two"]
    assert not any(likes(one, other, now) for one in free for other in free if one is not other)


@given(st.lists(st.integers(1000, 2000), min_size=4, max_size=4))
def test_no_other_way_to_sit_were_more_even(points: list[int]) -> None:
    four = [seek(f"{n}", one, rated=False) for n, one in enumerate(points)]
    found = seated(four, FOUR)
    assert found is not None

    def uneven(table: list[Seek]) -> int:
        return abs(sum(one.rating.points for one in table[0::2]) - sum(one.rating.points for one in table[1::2]))

    others = [[four[0], four[one], *(four[n] for n in (1, 2, 3) if n != one)] for one in (1, 2, 3)]
    sides = [[first, third, second, fourth] for first, second, third, fourth in others]
    assert uneven(found) == min(map(uneven, sides))
