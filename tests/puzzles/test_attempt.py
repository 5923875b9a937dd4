"""What comes of trying a puzzle: it goes on, is solved, or is missed, and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.lessons.course import DoingError
from stolik.puzzles.attempt import Attempt, Verdict
from stolik.puzzles.puzzle import Puzzle, load
from stolik.scenarios.table import table


def tried(game: str, name: str, *acts: str) -> Attempt:
    """A puzzle with these acts done, as the drawing says them without their seat."""
    return at(next(puzzle for puzzle in load(game) if puzzle.id == name), *acts)


def at(puzzle: Puzzle, *acts: str) -> Attempt:
    attempt = Attempt(puzzle)
    for act in acts:
        drawing, decision = attempt.match.game.drawing, attempt.match.decision
        assert decision is not None
        said = [drawing.say(attempt.match._state, option) for option in decision.options]
        attempt.do((said.index(act),))
    return attempt


def test_a_turn_that_ends_without_a_win_has_missed_it() -> None:
    attempt = tried("pokemon", "win", "ends the turn")
    assert (attempt.verdict.kind, attempt.verdict.why) == ("missed", "ended")


def test_an_act_more_does_no_harm_where_the_goal_is_reached_all_the_same() -> None:
    more = ("plays Energy Switch", "chooses Water Energy of Floatzel")
    assert tried("pokemon", "survive", *more).verdict == Verdict("on")
    assert tried("pokemon", "survive", *more, "retreats Goldeen").verdict.kind == "solved"


def test_what_the_opponent_makes_of_it_is_played_out() -> None:
    attempt = tried("pokemon", "survive", "ends the turn")
    assert (attempt.verdict.kind, attempt.verdict.why) == ("missed", "refuted")
    assert attempt.verdict.line[-1] == "B attacks 'Razor Leaf'"
    assert attempt.match.outcome is not None
    assert attempt.match.turn > attempt.verdict.since


def test_an_opponent_takes_the_prize_by_the_worst_coins() -> None:
    attempt = tried("pokemon", "quiet", "ends the turn")
    assert attempt.verdict.why == "refuted"
    assert "Force Palm" in attempt.verdict.line[0]


def test_a_partner_who_can_not_win_is_told_by_what_the_opponent_does() -> None:
    attempt = tried("pokemon-2v2", "relay", "ends the turn")
    assert (attempt.verdict.why, attempt.verdict.line[0].partition(" ")[0]) == ("refuted", "B")


def test_of_single_acts_the_best_is_right_and_others_are_told_what_they_bring() -> None:
    right = tried("token-battle", "gap", "lays Bellows on e4").verdict
    wrong = tried("token-battle", "gap", "lays Palace on e4").verdict
    assert (right.kind, right.worth) == ("solved", (23, 23))
    assert (wrong.kind, wrong.why, wrong.worth[1]) == ("missed", "less", 23)
    assert wrong.worth[0] < 23


def test_a_move_that_earns_no_turn_brings_nothing_of_it() -> None:
    assert tried("token-battle", "again", "lays Anthill on a6").verdict == Verdict("missed", "less", 1)


def test_dice_are_judged_by_their_average_and_fall_always_the_same() -> None:
    act = "attacks Nute Gunray (A) with Clone Trooper 6/298"
    one, other = (tried("star-wars", "win", act) for _ in range(2))
    assert one.verdict.worth == pytest.approx((0.219, 0.375), abs=0.001)
    assert one.match.key() == other.match.key()


def test_nothing_more_is_taken_when_it_is_over_and_nothing_that_is_not_offered() -> None:
    attempt = tried("pokemon", "win", "attacks 'Overrun'")
    with pytest.raises(DoingError, match="nothing is asked any more"):
        attempt.do((0,))
    with pytest.raises(DoingError, match=r"\[99\] are no positions in 4 options"):
        tried("pokemon", "win").do((99,))
    with pytest.raises(DoingError, match=r"\[0, 1\] may not be answered"):
        tried("pokemon", "win").do((0, 1))
    with pytest.raises(DoingError, match="61 answers were given; no puzzle takes more than 60"):
        Attempt(load("pokemon")[0], [(0,)] * 61)


COIN = """
A  active: Riolu (dp1-61) {F}   bench: Goldeen (dp1-84)   deck: Potion x3   prizes: 1
B  active: Goldeen (dp1-84) (damage 50)   bench: Goldeen (dp1-84)   deck: Potion x3   prizes: 2
"""


def test_a_coin_in_an_act_falls_as_badly_as_it_can() -> None:
    puzzle = replace(load("pokemon")[0], drawing=COIN, answer=("A attacks 'Wild Kick'",))
    assert table("pokemon", COIN).coins("H").do("A attacks 'Wild Kick'").match.outcome is not None
    assert at(puzzle, "attacks 'Wild Kick'").verdict.why == "ended"
