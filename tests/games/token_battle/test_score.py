"""TB-SCORE: what is scored, when, and what is told of it."""

from __future__ import annotations

import pytest

from stolik import Match
from stolik.games.token_battle.rules.events import Scored


def test_scores_start_at_nothing_and_are_public():
    """TB-SCORE-4, TB-SCORE-5: nothing is scored before the first turn, though a start token lies there."""
    match = Match("token-battle", ("First Steps", "Carousel"), seed=3)
    assert [match.view(seat).scores for seat in (0, 1, None)] == [(0, 0)] * 3
    assert not [event for event in match.events[0] if isinstance(event, Scored)]
    assert sum(match.view(None).growth) == 2


def test_both_seats_score_once_a_turn():
    """TB-SCORE-1: one Scored a turn, with what the board then is worth; scores are its sums."""
    match = Match("token-battle", ("Hearth", "Gold Rush"), seed=3)
    sums = [0, 0]
    while match.decision is not None:
        match.answer(match.decision.options[match.turn * 7 % len(match.decision.options)])
        (scored,) = [event for event in match.events[-1] if isinstance(event, Scored)]
        sums = [a + b for a, b in zip(sums, scored.gains)]
        assert list(scored.scores) == sums == list(match.view(None).scores)
    assert all(type(points) is int for points in sums)


@pytest.mark.parametrize("seat", "XO")
def test_the_opponents_tokens_score_in_ones_own_turn(token_battle, seat):
    """TB-SCORE-1."""
    t = token_battle(f"board: a1=X3 f6=O5\n{seat}: Boulder\nmove: {seat}").do(f"{seat} lays Boulder on c3")
    t.look("growth 9:5" if seat == "X" else "growth 3:11")


@pytest.mark.parametrize(
    "board, growth",
    [
        ("a1=X1", "7:0"),
        ("a1=X1g", "8:0"),
        ("a1=X5f a2=X2g", "17:0"),
        ("a1=O5a a2=X2g b1=O1g", "12:9"),
        ("a1=O5e b1=O3g", "6:11"),
        ("e5=X3f", "10:0"),
        ("e5=O3e", "7:3"),
        ("e5=O99g e6=O1a f5=O1a", "8:206"),
    ],
)
def test_growth_is_value_and_boosts_doubled_in_gold(token_battle, board, growth):
    """TB-SCORE-2, TB-SCORE-3: with a Boulder of X that has just been laid on f6."""
    token_battle(f"board: {board}\nX: Boulder").do("X lays Boulder on f6").look(f"growth {growth}")


def test_a_gilded_token_scores_double_in_the_same_turn(token_battle):
    """TB-SCORE-3, TB-TYPE-GOLD-1."""
    token_battle("board: d3=O2\nX: Alchemist").do("X lays Alchemist on c3").look("growth 5:4", "score 5:4")


def test_a_moved_booster_boosts_from_its_new_field_in_the_same_turn(token_battle):
    """TB-SCORE-3, TB-TYPE-BOOST-1."""
    t = token_battle("board: c2=X1f b2=X1 d1=X1\nX: Piston").do("X lays Piston on c3")
    t.look("board c1=X1f d1=X1 b2=X1 c3=X4", "growth 9:0")


def test_a_swapped_booster_boosts_from_its_new_field(token_battle):
    """TB-SCORE-3, TB-ABIL-SWAP-1."""
    t = token_battle("board: a1=X1 f6=O1 a2=O3a\nX: Cuckoo\nlast: a2").do("X lays Cuckoo on f5")
    t.look("board a1=X1 a2=X5 f5=O3a f6=O1", "growth 6:5")


def test_the_mover_scores_at_least_one():
    """TB-SCORE-6: even the weakest card among lasers and enemies."""
    match = Match("token-battle", ("Crossfire", "Open Door"), seed=5, options={"score_limit": 100_000})
    while match.decision is not None:
        seat = match.decision.seat
        match.answer(match.decision.options[-1])
        (scored,) = [event for event in match.events[-1] if isinstance(event, Scored)]
        assert scored.gains[seat] >= 1
