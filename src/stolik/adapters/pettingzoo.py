"""A game as a PettingZoo AEC environment: agents take turns, and each observation has a mask of legal actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.learning.vector import Array

from .episode import Episode, Games
from .missing import needs

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as missing:
    raise needs("PettingZoo", missing) from missing


class TableEnv(AECEnv):
    """Agents "player_0", "player_1" … are the seats. Observations are dictionaries: `observation` is the view of the
    agent as a row of numbers, `actions` what each action does, `action_mask` which are legal (all of them zeros while
    another agent is asked); `told` gives the view as data. A reward comes at the end: 1 won, 0 drawn, -1 lost.

    `reset(seed=…)` begins the series of games of that seed, `reset()` goes on with its next game. With `max_steps` a
    game is broken off after so many actions.
    """

    render_mode = None

    def __init__(
        self,
        game: str | Game,
        decks: Sequence[str | Path | Deck] | None = None,
        seed: int | None = None,
        options: Mapping[str, int | bool | str] | None = None,
        forced: bool = False,
        max_steps: int | None = None,
    ) -> None:
        """Settings as those of `stolik.VectorEnv`. Raises ValueError and its kinds with one sentence."""
        super().__init__()
        self.games = Games(game, decks, seed, options, forced)
        name = f"stolik_{self.games.game.id}_v0"
        self.metadata = {"render_modes": [], "name": name, "is_parallelizable": False}
        self._max_steps = max_steps
        self.possible_agents = [f"player_{seat}" for seat in range(self.games.num_players)]
        self.agents: list[str] = []
        games = self.games
        self._observation_spaces = {agent: observation_space(games) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(games.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object each time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object each time."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self.episode: Episode = self.games.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is selected; None for one that is out of the game. Raises ValueError, with
        nothing changed, for an action that is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is in the game, so its action is a number")
        episode = self.episode
        episode.act(int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if episode.decision is None:
            self.rewards = {one: float(won) for one, won in zip(self.possible_agents, episode.returns)}
            self.terminations = dict.fromkeys(self.agents, True)
        elif episode.steps == self._max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[episode.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Array]:
        """What an agent sees."""
        return self.episode.observe(self.possible_agents.index(agent))

    def told(self, agent: str) -> dict[str, Any]:
        """What an agent sees, as JSON data (docs/outside-bots.md has its form)."""
        return self.episode.told(self.possible_agents.index(agent))

    def render(self) -> None:
        """Nothing: `told` has the view."""

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(games: Games) -> spaces.Dict:
    """What an observation holds."""
    return spaces.Dict(
        {
            "observation": spaces.Box(games.low, games.high, dtype=games.low.dtype.type),
            "actions": spaces.Box(games.option_low, games.option_high, dtype=games.low.dtype.type),
            "action_mask": spaces.Box(0, 1, (games.num_actions,), dtype="int8"),
        }
    )
