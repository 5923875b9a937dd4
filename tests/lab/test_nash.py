"""The mix that nobody beats, on games whose solution is published."""

from __future__ import annotations

import pytest

from stolik.lab.findings import of_league
from stolik.lab.nash import nash, sides_of, solve
from stolik.simulation.arena import League
from stolik.simulation.tally import Score, Tally

pytest.importorskip("scipy")


def league(names: str, wins: dict[tuple[int, int], float], games: int = 100_000, **told: object) -> League:
    """A league in which i won that share against j."""
    pairs = {}
    for pair, rate in wins.items():
        tally = Tally({}, games)
        tally.contestants = {0: Score(games, round(rate * games)), 1: Score(games, round((1 - rate) * games))}
        pairs[pair] = tally
    return League(tuple(names), pairs, {"seed": 1, "game": "g", "of": "decks", "options": {}, **told}, len(pairs))


def test_rock_paper_scissors_is_mixed_by_thirds() -> None:
    found = nash(league("rps", {(0, 1): 0.0, (0, 2): 1.0, (1, 2): 0.0}))
    assert found is not None and found.symmetric
    assert [round(found.parts[n].share, 6) for n in range(3)] == [round(1 / 3, 6)] * 3
    assert list(found.against.values()) == pytest.approx([0.5, 0.5, 0.5]) and found.value == pytest.approx(0.5)


def test_where_rock_counts_twice_paper_is_brought_half_the_time() -> None:
    """Payoffs 2 for rock over scissors, 1 for the others: the mix is 1/4, 1/2, 1/4. In a symmetric game of three with
    a beats b by x, b beats c by y, c beats a by z it is (y, z, x) / (x + y + z) (Kaplansky 1945)."""
    rock_scissors, paper_rock, scissors_paper = 1.0, 0.75, 0.75
    found = nash(league("rps", {(0, 1): 1 - paper_rock, (0, 2): rock_scissors, (1, 2): 1 - scissors_paper}))
    assert found is not None
    assert [round(found.parts[n].share, 3) for n in range(3)] == [0.25, 0.5, 0.25]


def test_a_matrix_game_without_symmetry_has_its_published_value() -> None:
    """Two-finger Morra, paid by what is shown. The closed form of 2 x 2 games without a saddle point (Owen, Game
    Theory, II.5) is (ad - bc) / (a + d - b - c): with 3, -2, -2, 1 it is -1/8, and the mix 3/8 and 5/8."""
    mix, value = solve([[3.0, -2.0], [-2.0, 1.0]])
    assert [round(share, 6) for share in mix] == [0.375, 0.625] and round(value, 6) == -0.125


def test_nobody_wins_more_than_half_against_the_mix() -> None:
    wins = {(0, 1): 0.7, (0, 2): 0.4, (0, 3): 0.2, (1, 2): 0.8, (1, 3): 0.35, (2, 3): 0.55}
    found = nash(league("abcd", wins))
    assert found is not None
    assert min(found.against.values()) >= 0.5 - 1e-9
    assert sum(part.share for part in found.parts.values()) == pytest.approx(1)


def test_two_sides_that_meet_only_each_other_have_a_mix_each() -> None:
    wins = {(0, 2): 0.9, (0, 3): 0.1, (1, 2): 0.2, (1, 3): 0.6}
    found = nash(league("abXY", wins))
    assert found is not None and found.sides == ((0, 1), (2, 3))
    # 2 x 2 with a 0.9, b 0.1, c 0.2, d 0.6: rows (d - c, a - b), columns (d - b, a - c), each over a + d - b - c = 1.2
    assert [round(found.parts[n].share, 4) for n in range(4)] == [0.3333, 0.6667, 0.4167, 0.5833]
    assert found.value == pytest.approx((0.9 * 0.6 - 0.1 * 0.2) / 1.2)


def test_the_other_side_brings_what_loses_least() -> None:
    found = nash(league("abXY", {(0, 2): 0.9, (0, 3): 0.6, (1, 2): 0.7, (1, 3): 0.4}))
    assert found is not None
    assert [round(found.parts[n].share, 6) for n in range(4)] == [1, 0, 0, 1]


def test_a_gauntlet_and_a_matrix_with_gaps_have_none() -> None:
    assert nash(league("abc", {(0, 1): 0.7, (0, 2): 0.4}, gauntlet=True)) is None
    assert sides_of(league("abc", {(0, 1): 0.7, (1, 2): 0.4})) is None


def test_few_games_leave_the_mix_open_and_many_don_t() -> None:
    wins = {(0, 1): 0.4, (0, 2): 0.6, (1, 2): 0.4}
    few, many = (nash(league("abc", wins, games)) for games in (60, 1_000_000))
    assert few is not None and many is not None
    width = [max(part.high - part.low for part in found.parts.values()) for found in (few, many)]
    assert width[0] > 0.6 and width[1] < 0.05
    assert few == nash(league("abc", wins, 60))


def test_findings_have_each_pair_both_ways() -> None:
    found = of_league(league("ab", {(0, 1): 0.75}, 100))
    assert found.pairs["a", "b"].wins == 75 and found.pairs["b", "a"].wins == 25
    assert found.ranking == ("a", "b")
