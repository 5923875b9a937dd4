"""Standings: published examples of the percentages, hand-reckoned tables, and what no names and no order may change."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stolik.tournaments as t
from stolik.tournaments.placing import tallies as played
from stolik.tournaments.standings import DRAW, LOSS, RECKONINGS, WIN, Reckoning, Table, shown

from .playing import lives

BYE = t.Bout(WIN)
OTHERS = [t.Tally(f"x{n}", ()) for n in range(9)]


def tally(name: str, record: str, dropped: bool = False) -> t.Tally:
    """One with a record such as "WWLDB": won, lost and drawn against some, B a bye."""
    ends = {"W": WIN, "L": LOSS, "D": DRAW}
    bouts = [BYE if one == "B" else t.Bout(ends[one], f"x{n}") for n, one in enumerate(record)]
    return t.Tally(name, tuple(bouts), dropped)


def own(by: str, record: str, dropped: bool = False) -> Fraction:
    return Table([tally("one", record, dropped), *OTHERS]).value(by, "one")


@pytest.mark.parametrize(
    ("record", "share"),
    [
        ("WWWWWLLD", Fraction(16, 24)),  # 5-2-1 in eight rounds: 0.667
        ("WLLL", Fraction(33, 100)),  # 1-3-0 and withdraws: 0.25, so 0.33 is used
        ("BWWLL", Fraction(9, 15)),  # 3-2-0 with a first-round bye: 0.60
    ],
)
def test_the_examples_of_match_win_percentage_in_the_tournament_rules(record: str, share: Fraction) -> None:
    """Magic Tournament Rules, appendix C, "Match-win percentage", its three examples."""
    assert own("own-points", record) == share


@pytest.mark.parametrize(
    ("record", "share"),
    [("WWWLD", Fraction(7, 10)), ("BWL", Fraction(1, 2)), ("LLLL", Fraction(1, 4)), ("B", Fraction(1, 4))],
)
def test_the_examples_of_what_an_opponent_gives_at_pokemon_tournaments(record: str, share: Fraction) -> None:
    """X. Pero, "All about tiebreakers in the Pokémon TCG", rk9.gg, 2021: 3-1-1 gives 70 %, 2-1 with a bye gives 50 %,
    nobody less than 25 %."""
    assert own("own-wins", record) == share


def test_who_dropped_gives_no_more_than_three_quarters() -> None:
    assert own("own-wins", "WWWW", dropped=True) == Fraction(3, 4) and own("own-wins", "WWWW") == 1
    assert own("own-wins", "WL", dropped=True) == Fraction(1, 2)


@pytest.mark.parametrize(
    ("games", "share"),
    [
        (((2, 0, 0),) * 3 + ((1, 2, 0),), Fraction(21, 27)),
        (((0, 2, 1),), Fraction(33, 100)),
        (((2, 0, 1),), Fraction(7, 9)),
    ],
)
def test_game_points_are_three_and_one_of_all_games_that_were_played(
    games: Sequence[tuple[int, int, int]], share: Fraction
) -> None:
    """Appendix C: 2-0-1 are 7 game points and 0-2-1 is 1; 1 of 9 is below 0.33. Seven of nine games won are 21 of
    27."""
    bouts = tuple([t.Bout(WIN, f"x{n}", *one) for n, one in enumerate(games)])
    assert Table([t.Tally("one", bouts), *OTHERS]).value("games", "one") == share


def pairs(*told: str) -> list[t.Tally]:
    """Tallies from rounds such as "a>b c=d e": a beat b two to nothing, c and d drew one to one, e had a bye."""
    bouts: dict[str, list[t.Bout]] = {}
    for one in " ".join(told).split():
        if ">" in one:
            a, b = one.split(">")
            bouts.setdefault(a, []).append(t.Bout(WIN, b, 2, 0))
            bouts.setdefault(b, []).append(t.Bout(LOSS, a, 0, 2))
        elif "=" in one:
            a, b = one.split("=")
            bouts.setdefault(a, []).append(t.Bout(DRAW, b, 1, 1))
            bouts.setdefault(b, []).append(t.Bout(DRAW, a, 1, 1))
        else:
            bouts.setdefault(one, []).append(t.Bout(WIN, None, 2, 0))
    return [t.Tally(name, tuple(own)) for name, own in bouts.items()]


def placed(tallies: Sequence[t.Tally], by: Reckoning, seed: str = "x") -> list[tuple[int, str]]:
    return [(line.place, line.id) for line in t.ranked(tallies, by, seed)]


FIVE = pairs("a>b c>d e", "a>c e>b d", "e>a c>b d")
"""Five play three rounds: e 9 points (a bye first), a 6, c 6, d 6 (two byes), b 0."""


def test_a_table_of_five_reckoned_by_hand_as_pop_does() -> None:
    """Shares of rounds won, byes out: a 2/3; b 0/3, so 1/4; c 2/3; d 0/1, so 1/4; e 2/2.
    Opponents' wins: e met b, a: (1/4 + 2/3) / 2 = 11/24. a met b, c, e: (1/4 + 2/3 + 1) / 3 = 23/36.
    c met d, a, b: (1/4 + 2/3 + 1/4) / 3 = 7/18. d met c: 2/3. b met a, e, c: (2/3 + 1 + 2/3) / 3 = 7/9.
    Of the three with 6 points d is first with 66.67, a has 63.89, c 38.89."""
    lines = t.ranked(FIVE, t.POP)
    assert [line.id for line in lines] == ["e", "d", "a", "c", "b"]
    of = {line.id: dict(line.breaks)["opponents-wins"] for line in lines}
    assert of == {
        "e": Fraction(11, 24),
        "d": Fraction(2, 3),
        "a": Fraction(23, 36),
        "c": Fraction(7, 18),
        "b": Fraction(7, 9),
    }
    apart = lines[1].apart
    assert apart is not None and apart.to_data()["shown"] == ["66.67", "63.89"] and apart.other == "a"


def test_the_same_table_as_the_dci_does() -> None:
    """Match points by three a round: a 6/9, b 33/100, c 6/9, d 6/9, e 9/9. Opponents: a (b, c, e): (0.33 + 2/3 + 1) / 3
    = 599/900. c (d, a, b): (2/3 + 2/3 + 0.33) / 3 = 499/900. d (c): 600/900. So d, a, c again."""
    lines = {line.id: dict(line.breaks)["opponents-points"] for line in t.ranked(FIVE, t.DCI)}
    assert (lines["a"], lines["c"], lines["d"]) == (Fraction(599, 900), Fraction(499, 900), Fraction(2, 3))
    assert placed(FIVE, t.DCI) == [(1, "e"), (2, "d"), (3, "a"), (4, "c"), (5, "b")]


def test_two_with_equal_points_are_told_apart_by_the_match_between_them() -> None:
    """a and b have 6 points each, and a has beaten b; c and d have 3 each, and c has beaten d."""
    lines = t.ranked(pairs("a>b c>d", "a>c b>d", "d>a b>c"), t.PLAIN)
    told = [(line.id, line.apart.by, line.apart.other) for line in lines if line.apart]
    assert told == [("a", "head-to-head", "b"), ("c", "head-to-head", "d")]


def test_three_who_beat_each_other_in_a_ring_share_a_place() -> None:
    ring = pairs("a>b", "b>c", "c>a")
    assert {line.place for line in t.ranked(ring, t.PLAIN)} == {1}
    assert len({tuple(line.id for line in t.ranked(ring, t.PLAIN, str(n))) for n in range(40)}) == 6


def test_who_beat_all_of_those_who_are_equal_is_first_of_them() -> None:
    """a, b, c have 6 points each, a beat b and c, b beat c; all of them got the rest elsewhere."""
    six = pairs("a>b", "a>c", "b>c", "b>d", "c>d", "c>e")
    order = [line.id for line in t.ranked(six, Reckoning("own", ("head-to-head",)))]
    assert order[:3] == ["a", "b", "c"]


@given(st.integers(0, 10_000), st.sampled_from(sorted(RECKONINGS)), st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_neither_names_nor_order_change_who_is_where(seed: int, by: str, luck: Random) -> None:
    *_, end = lives(t.Plan("swiss", "x", by=by, best_of=3), 3 + seed % 9, seed)
    tallies = played(end)
    names = [one.id for one in tallies]
    other = dict(zip(names, luck.sample([f"q{n}" for n in range(len(names))], len(names)), strict=True))
    renamed = [
        t.Tally(
            other[one.id],
            tuple(
                [
                    t.Bout(b.outcome, other[b.opponent] if b.opponent else None, b.won, b.lost, b.drawn)
                    for b in one.bouts
                ]
            ),
            one.dropped,
        )
        for one in luck.sample(tallies, len(tallies))
    ]
    lines, again = t.ranked(tallies, RECKONINGS[by]), t.ranked(renamed, RECKONINGS[by])
    assert {other[line.id]: (line.place, line.points, line.breaks) for line in lines} == {
        line.id: (line.place, line.points, line.breaks) for line in again
    }
    assert t.ranked(luck.sample(tallies, len(tallies)), RECKONINGS[by], "s") == t.ranked(tallies, RECKONINGS[by], "s")


@pytest.mark.parametrize("seed", range(8))
def test_lines_are_in_order_and_say_why(seed: int) -> None:
    *_, end = lives(t.Plan("swiss", "x", by=("pop", "dci", "plain")[seed % 3]), 12, seed)
    lines = t.places(end)
    assert sorted(line.id for line in lines) == sorted(one.id for one in end.entrants)
    for a, b in pairwise(lines):
        assert a.points >= b.points and (a.place == b.place or b.place == lines.index(b) + 1)
        assert (a.apart is not None) == (a.points == b.points and a.place != b.place)
        assert a.apart is None or (a.apart.other == b.id and a.apart.mine > a.apart.theirs)


def test_no_rounding_decides() -> None:
    """Shares that differ by one part in a million are told apart, though both are shown as 50.00."""
    assert shown("games", Fraction(500_001, 1_000_000)) == shown("games", Fraction(1, 2)) == "50.00"
    assert [shown("games", Fraction(n, 3)) for n in range(4)] == ["0.00", "33.33", "66.67", "100.00"]
    assert shown("beaten", Fraction(9, 2)) == "4.5" and shown("wins", Fraction(3)) == "3"


def test_somebody_who_is_not_there_is_refused() -> None:
    with pytest.raises(t.TournamentError, match="no x1"):
        t.ranked([t.Tally("a", (t.Bout(WIN, "x1"),))])
    with pytest.raises(t.TournamentError, match="entered already"):
        t.ranked([t.Tally("a", ()), t.Tally("a", ())])


@pytest.mark.parametrize(
    ("many", "pop", "dci"),
    [
        (2, (1, 0), (1, 0)),
        (8, (3, 0), (3, 0)),
        (9, (4, 4), (4, 0)),
        (12, (4, 4), (4, 0)),
        (13, (5, 4), (4, 0)),
        (16, (5, 4), (4, 0)),
        (17, (5, 4), (5, 8)),
        (20, (5, 4), (5, 8)),
        (21, (5, 8), (5, 8)),
        (32, (5, 8), (5, 8)),
        (33, (6, 8), (6, 8)),
        (64, (6, 8), (6, 8)),
        (128, (7, 8), (7, 8)),
        (226, (8, 8), (8, 8)),
        (227, (9, 8), (9, 8)),
        (409, (9, 8), (9, 8)),
        (410, (10, 8), (10, 8)),
    ],
)
def test_rounds_and_cut_by_the_number_of_players(many: int, pop: tuple[int, int], dci: tuple[int, int]) -> None:
    """Play! Pokémon Tournament Rules Handbook, 4.6.3.2; Swiss-Style Pairing System Basics (1999), its chart."""
    assert t.size_for(many) == t.Size(*pop) and t.size_for(many, "dci") == t.Size(*dci)


def test_no_size_for_one_and_for_an_unknown_table() -> None:
    for many, table in ((1, "pop"), (8, "fide")):
        with pytest.raises(t.TournamentError):
            t.size_for(many, table)
