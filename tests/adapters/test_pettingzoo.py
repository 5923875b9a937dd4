"""PettingZoo's own suite on every game, and what it can't know of ours."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from pettingzoo.test import api_test, seed_test

from stolik.adapters.pettingzoo import TableEnv
from stolik.simulation.play import play
from stolik.simulation.run import make_plan

GAMES = ("token-battle", "pokemon", "pokemon-2v2", "star-wars")
# Of dictionaries with a mask PettingZoo says these two things, of its own games as well.
KNOWN = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)


@KNOWN
@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_api_test(game):
    api_test(TableEnv(game, seed=1), num_cycles=60)


@KNOWN
@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_seed_test(game):
    seed_test(lambda: TableEnv(game, seed=1), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_with_the_rewards_of_its_rules(game):
    """By agents that draw legal actions: as a whole, dead steps included."""
    env, luck = TableEnv(game, seed=2), np.random.default_rng(1)
    env.reset(seed=2)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(max_iter=20_000):
        seen, reward, ended, cut, _ = env.last()
        got[agent] += reward
        assert not cut and (ended or seen["action_mask"].any())
        env.step(None if ended else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert env.agents == [] and env.episode.outcome is not None
    assert tuple(got.values()) == env.episode.returns


def test_games_are_those_of_simulate_and_go_on():
    env = TableEnv("token-battle", seed=4)
    numbers = []
    for seed in (4, None, None, 9):
        env.reset(seed=seed)
        numbers.append((env.episode.number, env.episode.state.key()))
    assert [n for n, _ in numbers] == [0, 1, 2, 0]
    assert len({key for _, key in numbers}) == 4
    played, _ = play(make_plan("token-battle", None, (), 4), 1)
    env.reset(seed=4)
    env.reset()
    assert tuple(env.games.decks_of(1)) == played.decks


def test_a_game_is_broken_off_after_so_many_actions():
    env = TableEnv("token-battle", seed=1, max_steps=3)
    env.reset()
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values()) and not any(env.rewards.values())


def test_an_action_that_is_not_legal_is_refused():
    env = TableEnv("token-battle", seed=1)
    env.reset()
    with pytest.raises(ValueError, match="action 144 is not legal for seat"):
        env.step(144)
    with pytest.raises(ValueError, match="is in the game, so its action is a number"):
        env.step(None)
