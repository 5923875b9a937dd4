"""Arenas: points with streaks, who is paired with whom when, and how long anybody waits."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik.tournaments as t
from stolik.tournaments.arena import FILL_IN, GROUP, PATIENCE, Waiting, free_pairs, scores

HOUR = 3600
ENDS = {"W": "win", "D": "draw", "L": "loss"}


@pytest.mark.parametrize(
    ("record", "points"),
    [
        ("WWD", [2, 2, 2]),  # "two wins followed by a draw will be worth 6 points: 2 + 2 + (2 x 1)" (lichess.org)
        ("WWDWLW", [2, 2, 2, 2, 0, 2]),  # cosmic4z, 202222 from the last to the first, 10 in all
        ("DLWLWW", [1, 0, 2, 0, 2, 2]),  # A_Pigeon_7, 220201, 7 in all
        ("LWWLLL", [0, 2, 2, 0, 0, 0]),
        ("WWWWLW", [2, 2, 4, 4, 0, 2]),
    ],
)
def test_points_are_those_of_published_arenas(record: str, points: list[int]) -> None:
    """The rules as lichess.org prints them at its tournaments; the rows are of woodseatschess.org.uk, "Online Arena
    #2", February 2020, where A_Pigeon_7 and cosmic4z drew the match that counted double for one of them."""
    assert scores([ENDS[one] for one in record]) == points
    assert scores([ENDS[one] for one in record], streaks=False) == [{"W": 2, "D": 1, "L": 0}[one] for one in record]


# who meets whom -------------------------------------------------------------------------------------------------------


def test_near_points_meet_then_near_ratings() -> None:
    points = [Waiting(one, 10, n) for one, n in (("a", 9), ("b", 0), ("c", 8), ("d", 1))]
    assert free_pairs(points, "x") == [("a", "c"), ("d", "b")]
    rated = [Waiting(one, 10, 0, n) for one, n in (("a", 2000), ("b", 1000), ("c", 1900), ("d", 1100))]
    assert {frozenset(pair) for pair in free_pairs(rated, "x")} == {frozenset("ac"), frozenset("bd")}


def test_of_an_odd_number_whoever_has_waited_least_waits_on() -> None:
    three = [Waiting("a", 50, 9), Waiting("b", 40, 0), Waiting("c", 10, 9)]
    assert free_pairs(three, "x") == [("a", "b")]


def test_a_crowd_is_paired_in_parts_near_in_points_and_the_odd_one_is_who_has_waited_least() -> None:
    crowd = [Waiting(f"p{n}", 5 if n == 7 else 10 + n, n // 9) for n in range(4 * GROUP + 1)]
    at = {one.id: one for one in crowd}
    pairs = free_pairs(crowd, "x")
    assert {one for pair in pairs for one in pair} == set(at) - {"p7"}
    assert all(abs(at[a].points - at[b].points) <= 1 for a, b in pairs)


def test_two_who_have_just_met_wait_for_others_but_not_for_ever() -> None:
    two = [Waiting("a", 5, last="b"), Waiting("b", PATIENCE - 1, last="a")]
    assert free_pairs(two, "x") == []
    assert free_pairs(two, "x", alone=True) != []
    assert free_pairs([Waiting("a", PATIENCE, last="b"), Waiting("b", PATIENCE)], "x") != []


def test_a_bot_fills_in_for_whom_nobody_is_free_and_only_after_a_while() -> None:
    bots = [Waiting(one, HOUR, bot=True) for one in ("bot", "other")]
    assert (
        free_pairs([Waiting("a", FILL_IN - 1), *bots], "x")
        == []
        != free_pairs([Waiting("a", 0), *bots], "x", alone=True)
    )
    assert free_pairs([Waiting("a", HOUR), Waiting("b", 0), *bots], "x") in ([("a", "b")], [("b", "a")])
    assert free_pairs([Waiting("a", HOUR, met=(("other", 1),)), *bots], "x") == [("a", "bot")]
    assert free_pairs([Waiting("a", HOUR, last="bot"), *bots], "x") == [("a", "other")]
    assert free_pairs(bots, "x", alone=True) == []


people = st.lists(
    st.tuples(st.integers(0, 300), st.integers(0, 20), st.one_of(st.none(), st.integers(500, 2500))), max_size=9
)


@given(people, st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_nobody_is_left_but_an_odd_one_and_the_order_makes_no_difference(
    told: list[tuple[int, int, int | None]], luck: Random
) -> None:
    free = [Waiting(f"p{n}", *one) for n, one in enumerate(told)]
    pairs = free_pairs(free, "x")
    names = [one for pair in pairs for one in pair]
    assert len(set(names)) == len(names) == len(free) - len(free) % 2
    left = [one.waited for one in free if one.id not in names]
    assert not left or left[0] == min(one.waited for one in free)
    assert pairs == free_pairs(luck.sample(free, len(free)), "x")


@st.composite
def met_before(draw: st.DrawFn) -> list[Waiting]:
    """Some who wait, people and bots, each of whom may have met another of them last."""
    many, bots = draw(st.integers(2, 8)), draw(st.integers(0, 3))
    ids = [*(f"p{n}" for n in range(many)), *(f"bot{n}" for n in range(bots))]
    found = []
    for one in ids[:many]:
        last = draw(st.sampled_from([None, *(other for other in ids if other != one)]))
        found.append(Waiting(one, draw(st.integers(0, 300)), draw(st.integers(0, 9)), last=last))
    return [*found, *(Waiting(one, draw(st.integers(0, 300)), bot=True) for one in ids[many:])]


def most_pairs(people: list[Waiting], may: Callable[[Waiting, Waiting], bool]) -> int:
    """How many pairs there can be, reckoned by trying all."""
    if len(people) < 2:
        return 0
    first, rest = people[0], people[1:]
    ways = [1 + most_pairs([x for x in rest if x is not one], may) for one in rest if may(first, one)]
    return max([most_pairs(rest, may), *ways])


@given(met_before())
@settings(max_examples=150)
def test_no_two_meet_again_at_once_while_there_is_another_way(free: list[Waiting]) -> None:
    at = {one.id: one for one in free}
    pairs = [(at[a], at[b]) for a, b in free_pairs(free, "x")]
    assert len({one.id for pair in pairs for one in pair}) == 2 * len(pairs)
    assert not any(a.bot for a, _ in pairs) and all(not b.bot or a.waited >= FILL_IN for a, b in pairs)
    again = [(a, b) for a, b in pairs if just_met(a, b) and not b.bot]
    assert all(min(a.waited, b.waited) >= PATIENCE for a, b in again)
    people = [one for one in free if not one.bot]
    fresh = most_pairs(people, lambda a, b: not just_met(a, b))
    assert sum(not just_met(a, b) for a, b in pairs if not b.bot) >= fresh - len(again)
    assert not again or sum(not b.bot for _, b in pairs) > fresh


def just_met(a: Waiting, b: Waiting) -> bool:
    return a.last == b.id or b.last == a.id


# an arena as a whole --------------------------------------------------------------------------------------------------


def arena(entrants: int = 5, **more: Any) -> t.Arena:
    now = t.Arena("x", HOUR, **more)
    for n in range(entrants):
        now = now.enter(t.Entrant(f"p{n}"), n)
    return now


def hours(seed: int, entrants: int) -> t.Arena:
    """An arena to its end: matches of any length, people who come, rest and are there again."""
    luck = Random(seed)
    now = arena(entrants).begin(10)
    for second in range(20, HOUR + 600, 10):
        if second < 10 + HOUR:
            now = now.pair(second)
        for one in now.meetings:
            if one.match.result is None and luck.random() < 0.05:
                now = now.game(one.match.table, luck.choice([*one.match.both, None]), second)
        who = f"p{luck.randrange(entrants)}"
        if luck.random() < 0.02 and second < 10 + HOUR:
            here = now.by_id[who].here
            if not here or sum(one.here for one in now.entrants) > 3:
                now = now.rest(who, second) if here else now.wait(who, second)
        assert t.Arena.from_data(json.loads(json.dumps(now.to_data()))) == now
    return now.end(HOUR + 600)


@pytest.mark.parametrize("seed", range(3))
def test_an_hour_keeps_the_rules(seed: int) -> None:
    end = hours(seed, 4 + seed)
    assert len(end.meetings) > 20 and max(one.at for one in end.meetings) <= 10 + HOUR
    for name in end.by_id:
        own = end.of(name)
        for a, b in pairwise(own):
            assert a.match.result is not None and (
                a.match.other(name) != b.match.other(name) or b.at - a.at >= PATIENCE
            )
    lines = end.standings()
    assert [line.points for line in lines] == sorted([end.points(one) for one in end.by_id], reverse=True)


LONGEST_GAME = 200


@given(st.integers(3, 9), st.integers(0, 2), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_nobody_waits_longer_than_the_longest_game_and_nobody_plays_twice_at_once(
    entrants: int, bots: int, seed: int
) -> None:
    """Games end after any time up to LONGEST_GAME; whoever waits longer than one, and a look, waits in vain."""
    luck, ends = Random(seed), dict[int, int]()
    now = arena(entrants)
    for n in range(bots):
        now = now.enter(t.Entrant(f"bot{n}", bot=True), 9)
    now = now.begin(10)
    for second in range(11, 10 + HOUR // 2, 3):
        for one in [one for one in now.running if ends[one.match.table] <= second]:
            now = now.game(one.match.table, luck.choice([*one.match.both, None]), second)
        now = now.pair(second)
        for one in now.running:
            ends.setdefault(one.match.table, second + luck.randint(1, LONGEST_GAME))
        busy = [who for one in now.running for who in one.match.both]
        assert len(busy) == len(set(busy)) and not set(busy) & {who for who, _ in now.free}
        waits = [second - since for who, since in now.free if not now.by_id[who].bot]
        assert max(waits, default=0) <= max(LONGEST_GAME, PATIENCE) + 3, (second, now.free)


def test_a_match_that_counts_for_nothing_is_as_if_it_had_not_been() -> None:
    now = arena(2).begin(10).pair(20)
    void = now.void(1, 30)
    assert void.free == (("p0", 20), ("p1", 20)) or void.free == (("p1", 20), ("p0", 20))
    assert void.points("p0") == 0 and not void.running and len(void.pair(31).running) == 1
    played = now.game(1, "p0", 30).void(1, 40)
    assert (played.points("p0"), len(played.free)) == (0, 2)
    assert t.Arena.from_data(json.loads(json.dumps(played.to_data()))) == played


def test_its_time_can_be_ended_and_what_runs_is_waited_for_only_so_long() -> None:
    now = arena(2, grace=30).begin(10).pair(20).stop(100)
    assert (now.ends, now.closes, now.done) == (100, 130, False)
    assert now.game(1, "p0", 110).done and now.rest("p1", 130).done and not now.rest("p1", 129).done


def test_who_leaves_before_it_begins_is_off_the_list_and_later_rests() -> None:
    now = arena(3).leave("p0", 5)
    assert "p0" not in now.by_id and [one for one, _ in now.free] == ["p1", "p2"]
    assert not now.begin(10).leave("p1", 11).by_id["p1"].here


def test_two_alone_meet_again_and_again() -> None:
    now = arena(2).begin(10)
    for second in range(20, 100, 20):
        now = now.pair(second).game(len(now.meetings) + 1, "p0", second + 5)
    assert now.points("p0") == 2 + 2 + 4 + 4 and now.points("p1") == 0


def test_after_its_time_nobody_is_paired_but_what_is_played_counts() -> None:
    now = arena(2).begin(0 + 10).pair(20)
    assert now.left == HOUR - 10
    late = now.game(1, "p0", HOUR + 60)
    assert late.left == 0 and late.points("p0") == 2
    for step in (lambda: late.pair(HOUR + 70), lambda: late.enter(t.Entrant("new"), HOUR + 70)):
        with pytest.raises(t.TournamentError, match="time of the arena"):
            step()


def test_a_correction_pairs_nobody_twice() -> None:
    now = arena(3).begin(10).pair(20).result(1, 1, 0, 0, 30)
    again = now.result(1, 0, 1, 0, 40)
    assert again.free == now.free and again.meetings[0].match.winner() != now.meetings[0].match.winner()


def test_who_rests_is_not_paired_until_they_wait_again() -> None:
    now = arena(3).begin(10).rest("p0", 11).pair(20)
    assert "p0" not in {one for m in now.meetings for one in m.match.both}
    with pytest.raises(t.TournamentError, match="has not left"):
        now.wait("p1", 21)
    assert ("p0", 22) in now.wait("p0", 22).free


def test_who_is_where_with_a_win_and_a_draw() -> None:
    """p0 beats p1, then they draw: 2 and 1 for p0, 1 for p1."""
    now = arena(2).begin(10).pair(20).game(1, "p0", 30)
    now = now.pair(40).game(2, None, 50)
    lines = now.standings()
    assert [(line.place, line.id, line.points, line.won, line.drawn) for line in lines] == [
        (1, "p0", 3, 1, 1),
        (2, "p1", 1, 0, 1),
    ]


@pytest.mark.parametrize(
    ("code", "step"),
    [
        ("too-few", lambda: arena(1).begin(9)),
        ("not-open", lambda: arena(2).begin(9).begin(9)),
        ("not-begun", lambda: arena(2).pair(9)),
        ("clock-back", lambda: arena(2).begin(9).pair(8)),
        ("unknown-table", lambda: arena(2).begin(9).game(1, "p0", 9)),
        ("unknown-entrant", lambda: arena(2).rest("x", 9)),
        ("entered-twice", lambda: arena(2).enter(t.Entrant("p0"), 9)),
        ("over", lambda: arena(2).end(9).pair(9)),
        ("decided", lambda: arena(2).begin(9).pair(9).game(1, "p0", 9).game(1, "p0", 9)),
        ("bad-number", lambda: t.Arena("x", 9)),
        ("bad-number", lambda: t.Arena("", 60)),
        ("bad-choice", lambda: t.Arena("x", 60, best_of=2)),
        ("needs-winner", lambda: arena(2, draws=False, best_of=3).begin(9).pair(9).result(1, 1, 1, 0, 9)),
        ("team-size", lambda: arena(0, team=2).enter(t.Entrant("a"), 0)),
    ],
)
def test_what_is_not_possible_is_refused_by_name(code: str, step: Any) -> None:
    with pytest.raises(t.TournamentError) as refused:
        step()
    assert refused.value.code == code


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("free"),
        lambda data: data.update(free=[["p0", 10], ["p0", 10]]),
        lambda data: data.update(free=[["x", 10]]),
        lambda data: data.update(free=[["p0"]]),
        lambda data: data.update(began=None),
        lambda data: data.update(phase="open"),
        lambda data: data.update(now=3),
        lambda data: data.update(lasts=0),
        lambda data: data["meetings"][0].update(at=10**9),
        lambda data: data["meetings"][0].update(void=1),
        lambda data: data["meetings"][0].update(void=True),
        lambda data: data.update(grace=10**6),
        lambda data: data["meetings"][0]["match"].update(table=2),
        lambda data: data["meetings"][0]["match"].update(first="x"),
        lambda data: data["entrants"].append(data["entrants"][0]),
        lambda data: data.update(more=1),
    ],
)
def test_damaged_arenas_are_refused(change: Any) -> None:
    data = json.loads(json.dumps(arena(3).begin(10).pair(20).to_data()))
    assert t.Arena.from_data(data)
    change(data)
    with pytest.raises(t.TournamentError, match="cut short or damaged"):
        t.Arena.from_data(data)
