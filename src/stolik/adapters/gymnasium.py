"""One seat of a game as a Gymnasium environment: the others are played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from stolik.bots.base import Bot
from stolik.bots.forfeit import Forfeit
from stolik.bots.outside import leave
from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.learning.running import SPARE
from stolik.learning.vector import Array
from stolik.simulation.run import BotSource, read_bot

from .episode import Episode, Games
from .missing import needs

try:
    from gymnasium import Env, spaces
except ModuleNotFoundError as missing:
    raise needs("Gymnasium", missing) from missing


class SeatEnv(Env):
    """The learner sits in `seat`, or, with None, one seat on from game to game. Observations are those of
    `adapters.pettingzoo` (and `info["action_mask"]` as well, where libraries look for it); the reward comes at the end:
    1 won, 0 drawn, -1 lost.

    An action that is not legal loses the game at once (`info["illegal"]`), since Gymnasium's own checks take actions
    without looking at a mask; with `strict` it raises ValueError, and nothing is changed.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: str | Game,
        bot: BotSource = "greedy",
        seat: int | None = 0,
        decks: Sequence[str | Path | Deck] | None = None,
        seed: int | None = None,
        options: Mapping[str, int | bool | str] | None = None,
        max_steps: int | None = None,
        strict: bool = False,
    ) -> None:
        """`bot` plays all other seats: its name, with settings ("lookahead:budget=50"), or a program
        (docs/outside-bots.md). Raises ValueError and its kinds with one sentence."""
        self.games = Games(game, decks, seed, options)
        if seat is not None and not 0 <= seat < self.games.num_players:
            raise ValueError(f"{self.games.game.title} has no seat {seat}; it has {self.games.num_players}, from 0 on")
        self._bot = read_bot(bot)
        self.games.game.bot(self._bot[0], 0, **self._bot[1])
        self._fixed_seat = seat
        self._max_steps = max_steps
        self._strict = strict
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        self._steps = 0
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.games.low, self.games.high, dtype=self.games.low.dtype.type),
                "actions": spaces.Box(self.games.option_low, self.games.option_high, dtype=self.games.low.dtype.type),
                "action_mask": spaces.MultiBinary(self.games.num_actions),
            }
        )
        self.action_space = spaces.Discrete(self.games.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """With a seed the first game of its series, else the next one in which the learner is asked anything. Raises
        ValueError where a program among the bots fails before that."""
        super().reset(seed=seed)
        for _ in range(SPARE):
            leave(self._bots.values())
            self.episode: Episode = self.games.reset(seed)
            seed, n = None, self.episode.number
            self.seat = n % self.games.num_players if self._fixed_seat is None else self._fixed_seat
            name, settings = self._bot
            self._bots = {
                seat: self.games.game.bot(name, self.games.bot_seed(n, seat), **settings)
                for seat in range(self.games.num_players)
                if seat != self.seat
            }
            self._steps = 0
            self._failed, self._loser = "", -1
            self._go_on()
            if self._failed:
                raise ValueError(self._failed)
            if self.episode.decision is not None:
                return self.episode.observe(self.seat), self._info()
        raise ValueError(f"in {SPARE} games of {self.games.game.title} in a row seat {self.seat} had no choice")

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the learner is asked again. Raises ValueError once the game is
        over, and, if `strict`, for an action that is not legal."""
        episode = self.episode
        if episode.decision is None or self._failed:
            raise ValueError("the game is over: reset the environment before its next step")
        chosen = int(action)
        if not self._strict and chosen not in episode.legal():
            self._failed, self._loser = f"action {chosen} was not legal", self.seat
            observation, won, ended, cut, info = self._stepped()
            return observation, won, ended, cut, {**info, "illegal": True}
        episode.act(chosen)
        self._steps += 1
        self._go_on()
        return self._stepped()

    def _stepped(self) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """What came of a step. A bot that forfeited has lost, with its side."""
        episode, info = self.episode, self._info()
        won, ended = float(episode.returns[self.seat]), episode.decision is None
        if self._failed:
            sides = self.games.game.sides
            won, ended = (-1.0 if sides[self._loser] == sides[self.seat] else 1.0), True
            info["failed"] = self._failed
        cut = not ended and self._steps == self._max_steps
        if ended or cut:
            leave(self._bots.values(), episode.returns)
        return episode.observe(self.seat), won, ended, cut, info

    def told(self) -> dict[str, Any]:
        """What the learner sees, as JSON data (docs/outside-bots.md has its form)."""
        return self.episode.told(self.seat)

    def close(self) -> None:
        """End the programs among the bots."""
        leave(self._bots.values())

    def _go_on(self) -> None:
        """The others play until the learner is asked, or the game is over."""
        episode = self.episode
        while episode.decision is not None and episode.seat != self.seat:
            try:
                episode.ask(self._bots[episode.seat])
            except Forfeit as lost:
                self._failed, self._loser = str(lost), episode.seat
                return

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "game": self.episode.number, "seat": self.seat}
