"""TB-END: limits, presets, resigning; who has won."""

from __future__ import annotations

import pytest

from stolik import IllegalAnswer, Match, Option, Outcome, SetupError
from stolik.games.token_battle.rules.events import GameEnded
from stolik.games.token_battle.rules.setup import resolve_options

SETS = ("First Steps", "Carousel")


@pytest.mark.parametrize("preset, points, turns", [("page", 1000, 0), ("classic", 1000, 50), ("late", 500, 40)])
def test_presets_set_both_limits(preset, points, turns):
    """TB-END-7."""
    options = resolve_options({"preset": preset})
    assert (options.score_limit, options.turn_limit, options.start_value) == (points, turns, 2)


def test_without_settings_the_page_is_played():
    """TB-END-7, TB-END-1, TB-END-3: 1000 points and no turn limit."""
    assert resolve_options({}).to_data() == resolve_options({"preset": "page"}).to_data()
    assert (resolve_options({}).score_limit, resolve_options({}).turn_limit) == (1000, 0)


def test_a_setting_of_its_own_comes_before_the_preset():
    """TB-END-7: in whatever order they are given."""
    for given in ({"preset": "late", "turn_limit": 7}, {"turn_limit": 7, "preset": "late"}):
        assert (resolve_options(given).score_limit, resolve_options(given).turn_limit) == (500, 7)


@pytest.mark.parametrize(
    "key, value, rule",
    [
        ("preset", "early", "TB-END-7"), ("preset", 1, "TB-END-7"), ("score_limit", 0, "TB-END-1"),
        ("score_limit", 100_001, "TB-END-1"), ("score_limit", True, "TB-END-1"), ("score_limit", "9", "TB-END-1"),
        ("turn_limit", -1, "TB-END-3"), ("turn_limit", 10_001, "TB-END-3"),
    ],
)  # fmt: skip
def test_limits_out_of_range_are_refused(key, value, rule):
    """TB-END-1, TB-END-3, TB-END-7: the error names the option and the rule."""
    with pytest.raises(SetupError, match=f"option {key}: ") as refused:
        resolve_options({key: value})
    assert refused.value.rule == rule


@pytest.mark.parametrize("key, value", [("score_limit", 1), ("score_limit", 100_000), ("turn_limit", 10_000)])
def test_limits_at_the_ends_of_their_range_are_fine(key, value):
    """TB-END-1, TB-END-3."""
    assert getattr(resolve_options({key: value}), key) == value


def test_views_show_the_settings_of_the_game():
    """TB-END-7."""
    match = Match("token-battle", SETS, seed=1, options={"preset": "late", "start_value": 3})
    assert match.view(0).options == {
        "first": "random", "max_copies": 1, "mirror_offboard": "destroy", "score_limit": 500, "start_value": 3,
        "strike_spares_friends": False, "turn_limit": 40,
    }  # fmt: skip


@pytest.mark.parametrize(
    "score, outcome, winner",
    [("995:998", (1, -1), 0), ("990:999", (-1, 1), 1), ("995:1000", (0, 0), -1)],
)
def test_more_points_win_and_equal_points_are_a_draw(token_battle, score, outcome, winner):
    """TB-END-4, TB-END-5: whoever reached the limit; X scores 6 and O scores 1 here."""
    t = token_battle(f"board: f6=O1\nX: Boulder\nscore: {score}").do("X lays Boulder on a1")
    assert t.match.outcome == Outcome(outcome, "TB-END-1")
    assert t.match.outcome.winners == (() if winner < 0 else (winner,))
    assert (t.match.view(1).winner, t.match.view(1).ended, t.match.view(1).to_move) == (winner, "TB-END-1", -1)
    assert GameEnded("TB-END-1", winner) in t.match.events[-1]


def test_while_the_game_runs_nobody_has_won(token_battle):
    """TB-END-4: not even with more points."""
    t = token_battle("X: Boulder\nscore: 900:1").do("X lays Boulder on a1")
    assert (t.match.outcome, t.match.view(0).winner, t.match.view(0).ended) == (None, -1, "")


@pytest.mark.parametrize(
    "setting, turns, rule",
    [("score_limit=6 turn_limit=1", 0, "TB-END-1"), ("turn_limit=1", 0, "TB-END-3"), ("turn_limit=2", 0, None)],
)
def test_the_first_condition_that_holds_is_named(token_battle, setting, turns, rule):
    """TB-END-1, TB-END-3, TB-END-6: one check a turn, in the ledger's order."""
    t = token_battle(f"X: Boulder\nturns: {turns}\noptions: {setting}").do("X lays Boulder on a1")
    assert (t.match.outcome.rule if t.match.outcome else None) == rule


def test_a_full_board_is_named_before_the_turn_limit(token_battle):
    """TB-END-2, TB-END-3."""
    full = " ".join(f"{'abcdef'[cell % 6]}{cell // 6 + 1}=O1" for cell in range(35))
    t = token_battle(f"board: {full}\nX: Boulder\nturns: 9\noptions: turn_limit=10").do("X lays Boulder on f6")
    assert t.match.outcome == Outcome((-1, 1), "TB-END-2")


def test_after_the_end_nobody_is_asked(token_battle):
    """TB-END-6, TB-END-1."""
    t = token_battle("X: Boulder\nscore: 994:0\nextra: 1:0").do("X lays Boulder on a1")
    assert t.match.decision is None
    assert [t.match.view(seat).decision for seat in (0, 1)] == [None, None]
    with pytest.raises(IllegalAnswer, match="nobody is asked"):
        t.match.answer(Option("lay", (0, 1)))


@pytest.mark.parametrize("mover", "XO")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_resign_at_any_time(token_battle, mover, seat):
    """TB-END-8: also when the other one moves, and with more points; the opponent wins."""
    t = token_battle(f"score: {'900:1' if seat == 0 else '1:900'}\nmove: {mover}")
    t.match.concede(seat)
    assert t.match.outcome == Outcome((-1, 1) if seat == 0 else (1, -1), "TB-END-8")
    assert t.match.decision is None
    with pytest.raises(IllegalAnswer):
        t.match.answer(Option("lay", (0, 0)))


def test_resigning_is_no_turn(token_battle):
    """TB-END-8, TB-SCORE-1: nothing is scored, and the table stays as it was."""
    t = token_battle("board: c3=O2\nscore: 5:6")
    t.match.concede(0)
    t.look("board c3=O2", "score 5:6", "turns 0")
    assert t.match.why_not(1, Option("lay", (0, 0))).rule == "TB-END-8"


def test_who_has_lost_cannot_resign_and_who_resigned_has_lost(token_battle):
    """TB-END-8: what comes after the end changes nothing."""
    t = token_battle("X: Boulder\nscore: 994:0").do("X lays Boulder on a1")
    t.match.concede(0)
    assert t.match.outcome == Outcome((1, -1), "TB-END-1")
    t = token_battle("X: Boulder")
    t.match.concede(0)
    t.match.concede(1)
    assert t.match.outcome == Outcome((-1, 1), "TB-END-8")


@pytest.mark.parametrize("kind", ["time", "left"])
def test_other_ends_from_outside_cite_no_rule(token_battle, kind):
    """TB-END-8 is about resigning; a clock or an empty chair is the table's business."""
    t = token_battle("X: Boulder")
    t.match.concede(1, kind)
    assert t.match.outcome == Outcome((1, -1), "")


@pytest.mark.parametrize("seat, kind", [(2, "resign"), (-1, "resign"), (0, "boredom")])
def test_nobody_else_and_in_no_other_way(token_battle, seat, kind):
    """TB-END-8."""
    t = token_battle("X: Boulder")
    with pytest.raises(ValueError, match="can't end the game"):
        t.match.concede(seat, kind)
    assert t.match.outcome is None


def test_a_resignation_can_be_taken_back(token_battle):
    """TB-END-8: undo opens the table again, with the same seat to move."""
    t = token_battle("X: Boulder").do("X lays Boulder on a1")
    t.match.concede(0)
    t.match.undo()
    assert t.match.outcome is None
    t.look("next O", "turns 1", "board a1=X6")


@pytest.mark.parametrize("preset", ["page", "classic", "late"])
@pytest.mark.parametrize("seed", range(5))
def test_every_game_ends_and_says_why(preset, seed):
    """TB-SCORE-6, TB-END-1, TB-END-2, TB-END-3: the reason is true of the final table, and was not of any before."""
    match = Match("token-battle", ("Fairground", "Hearth"), seed=seed, options={"preset": preset})
    before = match.view(None)
    while match.decision is not None:
        before = match.view(None)
        match.answer(match.decision.options[match.turn * 11 % len(match.decision.options)])
    limit, turns = before.options["score_limit"], before.options["turn_limit"]
    true = [
        (max(v.scores) >= limit, -1 not in v.owner, v.turn == turns != 0) for v in (before, match.view(None))
    ]  # fmt: skip
    assert true[0] == (False, False, False)
    assert match.outcome.rule == f"TB-END-{true[1].index(True) + 1}"
