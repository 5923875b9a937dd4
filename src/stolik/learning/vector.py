"""Many games of one kind side by side: a policy is asked once for all of them, and gets arrays.

The words are those of Gymnasium's vector environments, and of PettingZoo's and OpenSpiel's games of several players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, TypeAlias

from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.game import Game, at_place
from stolik.kernel.decision import Decision
from stolik.kernel.luck import check_seed
from stolik.kernel.rules import Outcome, Rules
from stolik.kernel.view import View
from stolik.simulation.play import Plan
from stolik.simulation.run import check_count, make_plan

from .encoding import COPIES, VAIN, Encoding
from .running import Running, Series

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "games side by side need numpy, which is not installed: pip install 'stolik[learn]'", name=missing.name
    ) from missing

Array: TypeAlias = npt.NDArray[Any]
Observations: TypeAlias = dict[str, Array]


@dataclass(frozen=True)
class Box:
    """What an array holds for one game: its shape, the type of its numbers, and their bounds, both included."""

    shape: tuple[int, ...]
    dtype: str
    low: Any
    high: Any


class VectorEnv:
    """`num_envs` games side by side. Place i plays the games i, i + num_envs, i + 2 num_envs … of a series, whatever
    the others do; game n is game n of `stolik.simulate` with the same decks, options and seed.

    Observations are a dictionary of arrays with a row for each place, from the seat that is asked there:
    `observation`, its view (`encoding.space` names the columns); `player`, which seat it is; `actions`, what each
    action does (`encoding.options` names the columns); `action_mask`, which are legal. Action n picks option n of the
    question. Of a question that wants several one is picked at a time, and the last action, `done`, ends it. Answers
    that are forced are given at once, unless `forced` is set.

    A game that ends is followed by the next in the same step: its observation is the new game's first, while `rewards`
    (by place and seat), `terminations` and `infos` tell of the one that ended. With `max_steps` a game is broken off
    after so many actions (`truncations`).
    """

    def __init__(
        self,
        game: str | Game,
        decks: Sequence[str | Path | Deck] | None = None,
        num_envs: int = 1,
        seed: int | None = None,
        options: Mapping[str, int | bool | str] | None = None,
        forced: bool = False,
        max_steps: int | None = None,
        copy: bool = True,
    ) -> None:
        """`decks` as in `stolik.simulate`: one a seat, or more to draw from; the bundled ones by default. With `copy`
        the arrays of a step stay as they are; without, the next step writes over them. Raises ValueError and its kinds
        with one sentence, as `simulate` does; also for a game whose views have no encoding."""
        check_count("num_envs", num_envs, 1, 1_000_000)
        if max_steps is not None:
            check_count("max_steps", max_steps, 1, 1_000_000_000)
        self.game: Game = find_game(game) if isinstance(game, str) else game
        self._plan = make_plan(self.game, decks, (), seed, options)
        self._series = Series(self._plan, forced)
        self.encoding: Encoding[Any] = encoding_of(self.game, self._plan)
        self.num_envs = num_envs
        self.num_players: int = self.game.seats
        self.num_actions: int = self.encoding.most_actions + 1
        self.done: int = self.num_actions - 1
        """The action that ends a question of several picks."""
        self._max_steps = max_steps
        self._copy = copy
        self._running: list[Running] = []
        self._numbers: dict[Rules[Any], list[int]] = {}
        space, columns = self.encoding.space, self.encoding.options
        self._low, self._high = np.array(space.low, np.int32), np.array(space.high, np.int32)
        self._observation = np.zeros((num_envs, len(space)), np.int32)
        self._player = np.zeros(num_envs, np.int8)
        self._actions = np.zeros((num_envs, self.num_actions, len(columns)), np.int32)
        self._mask = np.zeros((num_envs, self.num_actions), np.bool_)
        self._filled = [0] * num_envs
        """How many rows of `actions` are not empty."""
        self._rows = [row.data for row in self._observation]
        self._sheet = _Sheet(self.encoding)
        self.single_observation_space: dict[str, Box] = {
            "observation": Box((len(space),), "int32", self._low, self._high),
            "player": Box((), "int8", 0, self.num_players - 1),
            "actions": Box((self.num_actions, len(columns)), "int32", columns.low, columns.high),
            "action_mask": Box((self.num_actions,), "bool", False, True),
        }

    # ---- playing

    def reset(self, seed: int | None = None) -> tuple[Observations, dict[str, Any]]:
        """Begin the series anew, with another seed if one is given: observations, and `infos` as `step` has them.
        Raises ValueError for a seed that is too long."""
        if seed is not None:
            check_seed(seed)
            self._plan = replace(self._plan, seed=seed)
            self._series = Series(self._plan, self._series.forced)
        self._running = [Running(self._series, n, self.num_envs) for n in range(self.num_envs)]
        for n in range(self.num_envs):
            self._observe(n)
        return self._observations(), self._infos({})

    def step(self, actions: Sequence[int] | Array) -> tuple[Observations, Array, Array, Array, dict[str, Any]]:
        """Take an action at each place: observations, rewards (1 won, 0 drawn or not over, -1 lost; by place and seat),
        terminations, truncations, and infos: `game`, the number of the game that is observed, and `outcomes`, how games
        ended, by place. Raises ValueError, with nothing changed, unless there is a legal action for each place."""
        if not self._running:
            raise ValueError("reset the environment before its first step")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.num_envs} whole numbers, one for each game")
        inside = (chosen >= 0) & (chosen < self.num_actions)
        legal = inside & self._mask[np.arange(self.num_envs), np.where(inside, chosen, 0)]
        if not legal.all():
            n = int(np.argmin(legal))
            raise ValueError(f"action {chosen[n]} is not legal in game {n} of {self.num_envs} (see action_mask)")
        rewards = np.zeros((self.num_envs, self.num_players), np.float32)
        terminations, truncations = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        outcomes: dict[int, Outcome] = {}
        for n, action in enumerate(chosen.tolist()):
            running = self._running[n]
            running.act(-1 if action == self.done else action)
            if running.decision is None:
                outcome = running.outcome
                assert outcome is not None
                outcomes[n] = outcome
                rewards[n] = outcome.returns
                terminations[n] = True
                running.begin()
            elif running.steps == self._max_steps:
                truncations[n] = True
                running.begin()
            self._observe(n)
        return self._observations(), rewards, terminations, truncations, self._infos(outcomes)

    # ---- looking

    def view(self, n: int) -> View:
        """The view behind the observation of place n. Raises IndexError."""
        return self._running[n].view

    def decision(self, n: int) -> Decision:
        """What is asked at place n: action k is its option k. Raises IndexError."""
        decision = self._running[n].decision
        assert decision is not None
        return decision

    def key(self, n: int) -> int:
        """The key of the state at place n. Raises IndexError."""
        return self._running[n].state.key()

    def _observe(self, n: int) -> None:
        """Write what the asked seat of place n sees, and may do."""
        running, encoding = self._running[n], self.encoding
        decision, picks, view = running.decision, running.picks, running.view
        assert decision is not None
        numbers = self._numbers.get(running.rules)
        if numbers is None:
            numbers = self._numbers[running.rules] = encoding.numbered(running.state.fixed.kinds)
        self._observation[n] = 0
        things = encoding.write(view, numbers, self._rows[n])
        there = min(len(decision.options), self.done)
        lines = self._sheet.lines(view, decision, numbers, things, there)
        mask = self._mask[n]
        mask[:] = False
        if picks is None:
            mask[:there] = True
        else:
            encoding.picked(self._rows[n], len(picks.positions))
            for position in picks.positions:
                lines[position, COPIES] -= 1
            mask[[position for position in picks.open() if position < there]] = True
            mask[self.done] = picks.enough
        self._actions[n, there : self._filled[n]] = 0
        self._actions[n, :there] = lines
        self._filled[n] = there
        self._player[n] = decision.seat

    def _observations(self) -> Observations:
        np.clip(self._observation, self._low, self._high, out=self._observation)
        found: Observations = {
            "observation": self._observation,
            "player": self._player,
            "actions": self._actions,
            "action_mask": self._mask,
        }
        return {name: array.copy() for name, array in found.items()} if self._copy else found

    def _infos(self, outcomes: dict[int, Outcome]) -> dict[str, Any]:
        return {"game": np.array([one.number for one in self._running], np.int64), "outcomes": outcomes}


class _Sheet:
    """What options look like, each written once: most are offered again and again.

    A line follows from the option, from which of its numbers are things and the slots where these lie, from the numbers
    of cards that are played with, and from the seat that is asked; what is different in each question is written over
    it."""

    MOST: Final = 200_000

    def __init__(self, encoding: Encoding[Any]) -> None:
        self._encoding = encoding
        self._width = len(encoding.options)
        self._things: dict[tuple[str, str], tuple[int, ...]] = {}
        self.clear()

    def clear(self) -> None:
        """Forget all lines."""
        self._known: dict[tuple[int, int | None], dict[Any, int]] = {}
        self._table = np.zeros((256, self._width), np.int32)
        self._used = 0

    def lines(self, view: View, decision: Decision, numbers: list[int], things: Mapping[int, int], there: int) -> Array:
        """A new array with a line for each of the first `there` options."""
        if self._used > self.MOST:
            self.clear()
        encoding, kind = self._encoding, decision.kind
        known = self._known.setdefault((id(numbers), view.seat), {})
        found = []
        for option in decision.options[:there]:
            at = self._things.get((kind, option.verb))
            if at is None:
                at = self._things[kind, option.verb] = tuple(
                    [n for n, what in enumerate(encoding.meaning(decision, option.verb)) if what == "thing"]
                )
            key = (option, at, *[things.get(option.args[n], 0) for n in at]) if at else option
            place = known.get(key)
            if place is None:
                place = known[key] = self._add()
                encoding.write_option(decision, option, view, numbers, things, self._table[place].data)
            found.append(place)
        lines: Array = self._table[np.array(found, np.intp)]
        lines[:, COPIES] = 1 if decision.counts is None else decision.counts[:there]
        for n in encoding.vain(view):
            if n < there:
                lines[n, VAIN] = 1
        return lines

    def _add(self) -> int:
        if self._used == len(self._table):
            self._table = np.concatenate([self._table, np.zeros_like(self._table)])
        self._used += 1
        return self._used - 1


def encoding_of(game: Game, plan: Plan) -> Encoding[Any]:
    """How views of the game are written where the decks of a plan meet. Raises ValueError for a game that doesn't say
    so."""
    if not game.encoding:
        raise ValueError(f"{game.title} does not say how its views are written as numbers (Game.encoding)")
    made: Encoding[Any] = at_place(game.encoding)(game.rules, [stacks for _, stacks in plan.decks], game.seats)
    return made
