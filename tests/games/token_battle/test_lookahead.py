"""What the look-ahead bot pays attention to (TB-AI-2, TB-AI-3), and that thinking ahead wins."""

from __future__ import annotations

import pytest

import stolik
from stolik.bots.lookahead import BUDGET, PER_MS
from stolik.catalog import load_game
from stolik.games.token_battle.bots.evaluation import tuned as evaluate
from stolik.games.token_battle.rules.view import TokenBattleView

PLAIN_SETS = (
    "X: Boulder / Boulder / Boulder / Boulder\nO: Boulder / Boulder / Boulder / Boulder\noptions: max_copies=20"
)


def view(drawing: str) -> TokenBattleView:
    found = stolik.table("token-battle", drawing).match.view(0)
    assert isinstance(found, TokenBattleView)
    return found


def worth(drawing: str, seat: int = 0) -> float:
    return evaluate.value(view(drawing), seat)


def chosen(drawing: str, budget: int = 600, seeds: int = 3) -> set[str]:
    """What the bot lays, with several seeds: "Gale on e2"."""
    table = stolik.table("token-battle", drawing)
    match = table.match
    decision = match.decision
    assert decision is not None
    pool = match.rules.pool  # type: ignore[attr-defined]
    found = set()
    for seed in range(seeds):
        player = load_game("token-battle").bot("lookahead", seed, budget=budget)
        seen = match.view(decision.seat)
        assert isinstance(seen, TokenBattleView)
        ((stack, cell),) = [o.args for o in player.choose(seen, decision, match.worlds(decision.seat))]
        found.add(f"{pool[seen.stacks[decision.seat][stack][0]][1]} on {'abcdef'[cell % 6]}{cell // 6 + 1}")
    return found


# ---- the evaluation: which of two boards is worth more to X


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("board: a1=X5", "board: a1=X4", id="own growth"),
        pytest.param("board: f6=O4", "board: f6=O5", id="the other's growth"),
        pytest.param("board: a1=X4f b2=X3", "board: a1=X4f c3=X3", id="a booster next to a friend"),
        pytest.param("board: a1=X4e c3=O3", "board: a1=X4e b2=O3", id="a booster away from the enemy"),
        pytest.param("board: a1=X4s", "board: a1=X4", id="a survivor"),
        pytest.param("board: a1=X4h f1=O4", "board: a1=X4h f2=O4", id="a laser that hits the other"),
        pytest.param("board: a1=X4h f2=X4", "board: a1=X4h f1=X4", id="a laser that misses a friend"),
        pytest.param("board: a1=X4v a6=O4", "board: a1=X4v f1=O4", id="a laser of the other direction"),
        pytest.param("board: a1=X4h f1=O1", "board: a1=X4h f1=O1s", id="a laser against a survivor"),
        pytest.param("board: a1=X3\nextra: 1:0", "board: a1=X3", id="an extra turn"),
        pytest.param("board: a1=X3", "board: a1=X3\nextra: 0:1", id="an extra turn of the other"),
        pytest.param("board: a1=X3\nbonus: 1:0", "board: a1=X3", id="a pending bonus"),
        pytest.param("board: a1=X3\nmove: X", "board: a1=X3\nmove: O", id="the right to move"),
        pytest.param("board: a1=X3\nscore: 20:10", "board: a1=X3\nscore: 10:10", id="points"),
    ],
)
def test_the_evaluation_looks_at(better: str, worse: str) -> None:
    """TB-AI-2: growth on both sides, special types, tempo from extra turns, pending bonuses."""
    assert worth(better) > worth(worse)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_one_seat_gains_the_other_loses(seat: int) -> None:
    """TB-AI-2: growth on both sides."""
    drawing = "board: a1=X4h f1=O4s c3=X2f c4=X1g b6=O3a\nextra: 1:0\nbonus: 0:2\nscore: 80:95"
    assert worth(drawing, seat) == pytest.approx(-worth(drawing, 1 - seat))


def test_growth_counts_less_when_few_turns_are_left() -> None:
    """TB-AI-2, TB-END-1, TB-END-3: near an end points count, before it growth does."""
    few = "board: a1=X5 f6=O9\nturns: 48\noptions: turn_limit=50"
    many = "board: a1=X5 f6=O9\nturns: 10\noptions: turn_limit=50"
    near = "board: a1=X5 f6=O9\nscore: 985:985"
    assert worth(many) < worth(few) < 0
    assert worth(many) < worth(near) < 0


def test_turns_left_are_those_of_the_nearest_end() -> None:
    """TB-END-1..3."""
    assert evaluate.turns_left(view("board: a1=X1\nturns: 47\noptions: turn_limit=50")) == 3
    assert evaluate.turns_left(view("board: a1=X50\nscore: 950:0")) < 1.01
    assert 10 < evaluate.turns_left(view("board: a1=X1")) <= 35


def test_hidden_cards_are_noticed() -> None:
    """TB-DECK-13: several worlds are looked at only while a card of the other has not lain open."""
    match = stolik.Match("token-battle", ("First Steps", "Carousel"), 1)
    seen = match.view(0)
    assert isinstance(seen, TokenBattleView)
    assert evaluate.hides(seen)
    player = load_game("token-battle").bot("random", 1)
    for _ in range(24):
        if match.decision is not None:
            match.answer(player.choose(None, match.decision, None))
    shown = match._state.shown
    seen = match.view(0)
    assert isinstance(seen, TokenBattleView)
    assert evaluate.hides(seen) == (shown[4:] != [3, 3, 3, 3])


# ---- the moves


def test_a_laid_token_is_judged_by_the_type_it_ends_up_with() -> None:
    """TB-AI-3: swapped to c3, the Lantern Thief counts as the laser that it is there, and not as a plain token."""
    table = stolik.table("token-battle", "board: c6=O4 c3=O2\nlast: c3\nX: Lantern Thief")
    seen = table.do("X lays Lantern Thief on a1").match.view(0)
    assert isinstance(seen, TokenBattleView)
    after = "board: a1=O2 c3=X3{} c6=O3\nmove: O\nscore: 3:6"
    assert evaluate.value(seen, 0) == worth(after.format("v")) > worth(after.format(""))


def test_a_token_that_turns_golden_is_judged_as_gold() -> None:
    """TB-AI-3, TB-ABIL-GOLD-2: a Mint amid own small tokens doubles them; a golden booster boosts no more."""
    assert worth("board: c3=X2g d3=X4") > worth("board: c3=X2 d3=X4")
    assert worth("board: c3=X2g d3=X4 c4=X4 d4=X4") < worth("board: c3=X2f d3=X4 c4=X4 d4=X4")
    assert chosen("board: b2=X2 c1=X2 d2=X2\nX: Mint") == {"Mint on c2"}


def test_it_does_not_lay_a_token_where_it_is_pushed_off_next() -> None:
    """TB-AI-2: the other's tops are known; with Gale among them a token at the edge would be gone at once."""
    moves = chosen(f"board: d3=O2\n{PLAIN_SETS}".replace("O: Boulder", "O: Gale"), budget=4000)
    assert not {move.split()[-1] for move in moves} & EDGE


EDGE = {f"{c}{r}" for c in "abcdef" for r in "123456" if c in "af" or r in "16"}


def test_it_keeps_out_of_the_beam() -> None:
    """TB-AI-2: an own token in the beam of a laser would be burnt."""
    moves = chosen("board: a3=O4h d1=O4v\n" + PLAIN_SETS)
    assert not {cell for move in moves if (cell := move.split()[-1])[1] == "3" or cell[0] == "d"}


def test_it_takes_an_extra_turn_when_it_can() -> None:
    """TB-AI-2: tempo. On c3 both fields of Encore's area are covered (TB-ABIL-EXTRA-1)."""
    assert chosen("board: b3=X3 d3=O3 f6=O1\nX: Encore / Nugget / Nugget / Nugget\noptions: max_copies=20") == {
        "Encore on c3"
    }


def test_it_ends_the_game_when_that_wins_and_not_when_that_loses() -> None:
    """TB-END-4: reaching the limit is not a win by itself."""
    ending = "board: a1=X6 f6=O8\nscore: 988:{}\nX: Boulder / Boulder / Boulder / Needle\noptions: max_copies=20"
    assert worth("board: a1=X6\nscore: 500:480\nmove: O") < worth("board: a1=X6\nscore: 530:300\nmove: O")
    for seed in range(3):
        match = stolik.table("token-battle", ending.format(900)).match
        player = load_game("token-battle").bot("lookahead", seed, budget=300)
        match.answer(player.choose(match.view(0), match.decision, match.worlds(0)))  # type: ignore[arg-type]
        assert match.outcome is not None
        assert match.outcome.winners == (0,)


# ---- strength, in short matches (benchmarks/arena.py plays the long ones)


def test_looking_ahead_beats_random_play() -> None:
    tally = stolik.simulate("token-battle", bots=("lookahead:budget=200", "random"), games=6, seed=1)
    assert tally.contestants[0].wins == 6


def test_looking_ahead_beats_taking_what_is_there() -> None:
    tally = stolik.simulate("token-battle", bots=("lookahead:budget=600", "greedy"), games=8, seed=1)
    assert tally.contestants[0].wins >= 6


def test_milliseconds_become_a_number_of_positions() -> None:
    """TB-AI-4: no clock is asked, so a slow machine chooses the same."""
    player = load_game("token-battle").bot("lookahead", 1, budget_ms=40)
    assert player.budget == 40 * PER_MS  # type: ignore[attr-defined]
    assert load_game("token-battle").bot("lookahead", 1).budget == BUDGET  # type: ignore[attr-defined]
