"""Paired games have one seed; a bot that fails loses its game and no more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.bots.kind import KindBot
from stolik.kernel.decision import IllegalAnswer, Option
from stolik.kernel.luck import derive
from stolik.simulation.play import play, seed_of
from stolik.simulation.run import make_plan, run_plan

PAIR = ("First Steps", "Carousel")


def test_paired_games_have_one_seed_and_change_seats() -> None:
    plan = replace(make_plan("token-battle", PAIR, ("random", "greedy"), 9), paired=True)
    assert [seed_of(plan, n) for n in range(4)] == [derive(9, 0), derive(9, 0), derive(9, 2), derive(9, 2)]
    assert [play(plan, n)[0].decks for n in (0, 1)] == [PAIR, PAIR[::-1]]


def test_no_game_is_played_twice_where_all_bots_are_one() -> None:
    """Drawn decks stay where they are, so changing seats would change nothing."""
    plan = replace(make_plan("token-battle", None, ("random", "random"), 9), paired=True)
    assert [seed_of(plan, n) for n in range(2)] == [derive(9, 0), derive(9, 1)]


def test_no_game_is_played_twice_where_decks_keep_their_seats() -> None:
    """SW-GOAL-1."""
    plan = replace(make_plan("star-wars", ("Red Squadron", "Rule of Two"), ("greedy", "greedy"), 9), paired=True)
    assert [seed_of(plan, n) for n in range(2)] == [derive(9, 0), derive(9, 1)]


def test_four_seats_go_round_and_no_game_is_played_twice() -> None:
    plan = replace(make_plan("pokemon-2v2", None, ("greedy", "random") * 2, 9), paired=True)
    assert [seed_of(plan, n) for n in range(4)] == [derive(9, 0), derive(9, 0), derive(9, 1), derive(9, 1)]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot `kind` answers nonsense when the seventh turn has come."""
    choose = KindBot.choose

    def nonsense(self, view, decision, worlds):
        return (Option("fly", ()),) if view.turn > 6 else choose(self, view, decision, worlds)

    monkeypatch.setattr(KindBot, "choose", nonsense)


def test_a_bot_that_fails_loses_that_game_and_the_run_goes_on(broken: None) -> None:
    plan = replace(make_plan("token-battle", PAIR, ("kind", "random"), 9), lenient=True)
    result, _ = play(plan, 0)
    assert result.returns[result.contestants.index(0)] == -1
    assert result.failed.startswith("kind: IllegalAnswer")
    tally, interrupted = run_plan(plan, 4)
    assert (tally.games, interrupted, tally.complete) == (4, False, True)
    assert sum(tally.failures.values()) == tally.contestants[0].losses == 4


def test_a_bot_that_fails_ends_a_run_that_is_not_lenient(broken: None) -> None:
    with pytest.raises(IllegalAnswer):
        run_plan(make_plan("token-battle", PAIR, ("kind", "random"), 9), 4)
