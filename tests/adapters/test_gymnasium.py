"""Gymnasium's own check on every game, and one seat against bots."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed")

from gymnasium.utils.env_checker import check_env

from stolik.adapters.gymnasium import SeatEnv
from stolik.simulation.play import play
from stolik.simulation.run import make_plan

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")
STRANGER = Path(__file__).parents[1] / "bots" / "strangers" / "shell.sh"


# It can't try other ways to render, as there are none.
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@pytest.mark.parametrize("game", GAMES)
def test_it_passes_gymnasiums_check(game):
    check_env(SeatEnv(game, bot="random", seed=1))


def by_chance(env, **settings):
    """A game by legal actions by chance (always the first may move Energy to and fro for ever): rewards, and how it
    ended."""
    seen, info = env.reset(**settings)
    rewards, ended, luck = [], False, np.random.default_rng(1)
    while not ended:
        assert np.array_equal(seen["action_mask"], info["action_mask"]) and seen in env.observation_space
        seen, reward, ended, cut, info = env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        rewards.append(reward)
        assert not cut
    return rewards, info


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_won_or_lost_at_its_end(game):
    env = SeatEnv(game, bot="random", seat=1, seed=3)
    rewards, info = by_chance(env, seed=3)
    assert set(rewards[:-1]) <= {0.0} and rewards[-1] == env.episode.returns[1] and info["seat"] == 1


def test_the_others_are_the_bots_of_simulate():
    """The learner plays what greedy would: it is the game that simulate plays between two greedy bots."""
    env = SeatEnv("token-battle", bot="greedy", seat=0, seed=6, options={"turn_limit": 12})
    env.reset(seed=6)
    learner = env.games.game.bot("greedy", env.games.bot_seed(0, 0))
    ended = False
    while not ended:
        view, decision = env.episode.rules.view(env.episode.state, 0), env.episode.decision
        picks = learner.choose(view, decision, worlds_of(env))
        _, reward, ended, _, _ = env.step(decision.options.index(picks[0]))
    result, _ = play(make_plan("token-battle", None, ("greedy", "greedy"), 6, {"turn_limit": 12}), 0)
    assert (result.returns, result.turns) == (env.episode.returns, env.episode.state.turn) and reward == result.returns[
        0
    ]
    assert list(result.decks) == env.games.decks_of(0)


def worlds_of(env):
    from stolik.kernel.view import Worlds

    return Worlds(env.episode.rules, env.episode.state, 0)


def test_the_learner_changes_seats():
    env = SeatEnv("token-battle", bot="random", seat=None, seed=3)
    assert [env.reset()[1]["seat"] for _ in range(4)] == [0, 1, 0, 1]


def test_an_action_that_is_not_legal_loses_or_is_refused():
    for strict in (False, True):
        env = SeatEnv("token-battle", bot="random", seed=3, strict=strict)
        env.reset()
        if strict:
            with pytest.raises(ValueError, match="action 144 is not legal"):
                env.step(144)
            env.step(0)
        else:
            _, reward, ended, cut, info = env.step(144)
            assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)
            assert info["failed"] == "action 144 was not legal"
            with pytest.raises(ValueError, match="the game is over"):
                env.step(0)


def test_a_program_may_play_the_others_and_its_fault_is_told():
    env = SeatEnv("token-battle", bot=f"cmd:sh {STRANGER} die", seed=3)
    env.reset(seed=3)
    for _ in range(9):
        _, reward, ended, _, info = env.step(int(np.flatnonzero(env.episode.mask(0))[0]))
        if ended:
            break
    assert (reward, info["failed"]) == (1.0, "Shell ended with exit code 3; its last words: 'out of luck'")
    with pytest.raises(ValueError, match="there is no bot 'oracle'"):
        SeatEnv("token-battle", bot="oracle")
    with pytest.raises(ValueError, match="has no seat 2; it has 2, from 0 on"):
        SeatEnv("token-battle", seat=2)
