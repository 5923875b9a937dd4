"""Round robins: Berger's tables as the FIDE Handbook prints them (C.05, annex 1), and what must hold for any number."""

from __future__ import annotations

from collections import Counter

import pytest

import stolik.tournaments as t
from stolik.tournaments.berger import berger

from .playing import favourite, field, over

PRINTED = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}


@pytest.mark.parametrize("places", PRINTED)
def test_the_tables_are_those_of_the_handbook(places: int) -> None:
    made = [" ".join(f"{a + 1}-{b + 1}" for a, b in pairs) for pairs in berger(places)]
    assert made == PRINTED[places]


@pytest.mark.parametrize("places", range(2, 31))
def test_everybody_meets_everybody_once_and_is_in_each_round_once(places: int) -> None:
    table = berger(places)
    even = places + places % 2
    assert len(table) == even - 1
    assert all(sorted(one for pair in pairs for one in pair) == list(range(even)) for pairs in table)
    assert len({frozenset(pair) for pairs in table for pair in pairs}) == even * (even - 1) // 2


@pytest.mark.parametrize("places", range(3, 31))
def test_who_is_named_first_is_shared_evenly(places: int) -> None:
    count = Counter(a for pairs in berger(places) for a, b in pairs if max(a, b) < places)
    assert max(count.values()) - min(count[one] for one in range(places)) <= 1


@pytest.mark.parametrize("places", [2, 3, 6, 9])
def test_in_the_second_leg_the_other_one_is_named_first(places: int) -> None:
    table = berger(places, 2)
    half = len(table) // 2
    assert [[(b, a) for a, b in pairs] for pairs in table[:half]] == table[half:]


@pytest.mark.parametrize(("places", "legs"), [(1, 1), (0, 1), (4, 3), (4, 0)])
def test_what_is_no_round_robin_is_refused(places: int, legs: int) -> None:
    with pytest.raises(t.TournamentError):
        berger(places, legs)


def test_with_an_odd_number_each_has_a_round_off_that_counts_for_nothing() -> None:
    now = over(field(t.Plan("round-robin", "x"), 5), favourite)
    assert len(now.rounds) == 5 and all(len(one.matches) == 2 for one in now.rounds)
    assert [(line.id, line.points, line.byes) for line in t.places(now)] == [
        (f"p00{n}", 12 - 3 * n, 0) for n in range(5)
    ]


def test_twice_round_is_twice_as_long() -> None:
    now = over(field(t.Plan("round-robin", "x", legs=2), 4), favourite)
    assert len(now.rounds) == 6 and t.places(now)[0].points == 18


def test_who_leaves_gives_the_rest_away_and_what_was_played_stays() -> None:
    """Four; p003 has lost to p000 in the first round (1-4 of the table) and leaves: p001 and p002 win without playing,
    and these wins are against nobody."""
    now = field(t.Plan("round-robin", "x"), 4)
    now = t.start(t.pair(now))
    now = t.concede(t.concede(now, 1, "p003"), 2, "p002")
    now = over(t.leave(t.close(now), "p003"), favourite)
    lines = {line.id: line for line in t.places(now)}
    assert [lines[one].points for one in ("p000", "p001", "p002", "p003")] == [9, 6, 3, 0]
    assert [lines[one].byes for one in ("p000", "p001", "p002", "p003")] == [0, 1, 1, 0]
