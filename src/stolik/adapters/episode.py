"""One game, gone through by single actions and seen from any seat: what all adapters stand on.

Actions, rows and masks are those of `stolik.VectorEnv`, of which game n with the same decks and seed is the same game;
there a policy is asked for many games at once, here one game is asked what other libraries ask.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from stolik.bots.base import Bot
from stolik.bots.wire import decision_data, view_data
from stolik.catalog import game as find_game
from stolik.decks.deck import Deck
from stolik.game import Game
from stolik.kernel.agenda import answer, apply
from stolik.kernel.codec import from_data, to_data
from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import check_seed, derive
from stolik.kernel.rules import Outcome, Rules
from stolik.kernel.state import State
from stolik.kernel.view import Worlds
from stolik.learning.encoding import COPIES, VAIN, Encoding
from stolik.learning.picks import Picks
from stolik.learning.running import SPARE, Series
from stolik.learning.vector import Array, encoding_of
from stolik.simulation.play import Plan, seating
from stolik.simulation.run import make_plan

from .missing import needs

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise needs("numpy", missing) from missing

NAMES: Final = ("observation", "actions", "action_mask")
"""The arrays of an observation, in the order in which one tensor has them."""


class Games:
    """The games of one table, one after the other: game n is game n of `stolik.simulate` with the same decks, options
    and seed. Games in which nobody has a choice are left out, unless forced answers are asked as well.

    `decks` as in `stolik.simulate`: one a seat, or more to draw from; the bundled ones by default. Raises ValueError
    and its kinds with one sentence; also for a game whose views have no encoding."""

    def __init__(
        self,
        game: str | Game,
        decks: Sequence[str | Path | Deck] | None = None,
        seed: int | None = None,
        options: Mapping[str, int | bool | str] | None = None,
        forced: bool = False,
    ) -> None:
        found = find_game(game) if isinstance(game, str) else game
        self._begin(make_plan(found, decks, (), seed, options), forced)

    def _begin(self, plan: Plan, forced: bool) -> None:
        self._plan = plan
        self._series = Series(plan, forced)
        self.game: Game = self._series.game
        self.forced = forced
        self.encoding: Encoding[Any] = encoding_of(self.game, self._plan)
        self.num_players: int = self.game.seats
        self.num_actions: int = self.encoding.most_actions + 1
        self.done: int = self.num_actions - 1
        """The action that ends a question of several picks."""
        space, columns = self.encoding.space, self.encoding.options
        self.low: Array = np.array(space.low, np.int32)
        self.high: Array = np.array(space.high, np.int32)
        self.option_low: Array = np.tile(np.array(columns.low, np.int32), (self.num_actions, 1))
        self.option_high: Array = np.tile(np.array(columns.high, np.int32), (self.num_actions, 1))
        self._numbers: dict[Rules[Any], list[int]] = {}
        self.following = 0
        """The number of the game that `begin` gives next."""

    @classmethod
    def of_plan(cls, plan: Plan, forced: bool = False) -> Games:
        """The games of a plan that was made already."""
        games = cls.__new__(cls)
        games._begin(plan, forced)
        return games

    def __reduce__(self) -> tuple[Any, ...]:
        return Games.of_plan, (self._plan, self.forced)

    @property
    def seed(self) -> int:
        """The seed of the series."""
        return self._plan.seed

    def reset(self, seed: int | None = None) -> Episode:
        """With a seed the first game of its series, else the next one. Raises ValueError."""
        if seed is not None:
            check_seed(seed)
            self._plan = replace(self._plan, seed=seed)
            self._series = Series(self._plan, self.forced)
            self.following = 0
        for n in range(self.following, self.following + SPARE):
            found = self.begin(n)
            if found.decision is not None:
                self.following = n + 1
                return found
        raise ValueError(f"in {SPARE} games of {self.game.title} in a row nobody had a choice")

    def begin(self, n: int) -> Episode:
        """Game n of the series, at its first question; it may be over already, where nobody has a choice."""
        rules, state = self._series.begin(n)
        return Episode(self, n, rules, state)

    def bot_seed(self, n: int, seat: int) -> int:
        """The seed of the bot that sits there in game n, as `stolik.simulate` has it."""
        return derive(derive(self.seed, n), 1 + seat)

    def decks_of(self, n: int) -> list[str]:
        """The names of the decks of game n, by seat."""
        return [self._plan.decks[deck][0] for deck in seating(self._plan, n)[1]]

    def numbers(self, rules: Rules[Any], state: State) -> list[int]:
        """How cards are written in games by these rules."""
        found = self._numbers.get(rules)
        if found is None:
            found = self._numbers[rules] = self.encoding.numbered(state.fixed.kinds)
        return found


class Episode:
    """One game: `decision` is what is asked (None once it is over), `picks` what is picked so far where it wants
    several. `steps` counts the actions."""

    def __init__(self, games: Games, number: int, rules: Rules[Any], state: State) -> None:
        self.games = games
        self.number = number
        self.rules = rules
        self.state = state
        self.steps = 0
        self._settle()

    def _settle(self) -> None:
        """Give forced answers, as far as they are not to be asked."""
        decision = self.state.decision
        if not self.games.forced:
            while decision is not None and decision.forced:
                apply(self.rules, self.state, next(decision.answers()))
                decision = self.state.decision
        self.decision: Decision | None = decision
        several = decision is not None and not (decision.least == decision.most == 1 and decision.rule is None)
        self.picks: Picks | None = Picks(decision) if decision is not None and several else None

    # ---- looking

    @property
    def seat(self) -> int:
        """Who is asked; -1 once it is over."""
        return -1 if self.decision is None else self.decision.seat

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        return self.rules.outcome(self.state)

    @property
    def returns(self) -> tuple[int, ...]:
        """By seat 1 won, 0 drawn or not over, -1 lost."""
        outcome = self.outcome
        return (0,) * self.games.num_players if outcome is None else outcome.returns

    @property
    def _offered(self) -> int:
        """How many of the options have an action."""
        return 0 if self.decision is None else min(len(self.decision.options), self.games.done)

    def legal(self) -> list[int]:
        """The actions that may be taken, in order."""
        if self.picks is None:
            return list(range(self._offered))
        found = [position for position in self.picks.open() if position < self._offered]
        return [*found, self.games.done] if self.picks.enough else found

    def mask(self, seat: int) -> Array:
        """Which actions a seat may take: none while another is asked."""
        mask: Array = np.zeros(self.games.num_actions, np.int8)
        if seat == self.seat:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> dict[str, Array]:
        """What a seat sees, as arrays: `observation`, `actions` and `action_mask` as VectorEnv has them."""
        games, encoding = self.games, self.games.encoding
        view = self.rules.view(self.state, seat)
        numbers = games.numbers(self.rules, self.state)
        row: Array = np.zeros(len(encoding.space), np.int32)
        actions: Array = np.zeros((games.num_actions, len(encoding.options)), np.int32)
        things = encoding.write(view, numbers, row.data)
        decision = view.decision
        if decision is not None:
            for n, option in enumerate(decision.options[: self._offered]):
                encoding.write_option(decision, option, view, numbers, things, actions[n].data)
                actions[n, COPIES] = 1 if decision.counts is None else decision.counts[n]
            for n in encoding.vain(view):
                if n < self._offered:
                    actions[n, VAIN] = 1
            if self.picks is not None:
                encoding.picked(row.data, len(self.picks.positions))
                for position in self.picks.positions:
                    actions[position, COPIES] -= 1
        return {
            "observation": np.clip(row, games.low, games.high),
            "actions": actions,
            "action_mask": self.mask(seat),
        }

    def told(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as JSON data: the fields of its view, and what programs are told of the question (or None):
        `decision`, with `picked`, the positions that are picked so far."""
        view = self.rules.view(self.state, seat)
        data = view_data(view)
        data["decision"] = None
        if view.decision is not None:
            picked = [] if self.picks is None else sorted(self.picks.positions)
            data["decision"] = {**decision_data(view.decision), "picked": picked}
        return data

    def say(self, action: int) -> str:
        """An action as its option is written: a verb and numbers."""
        if action == self.games.done or self.decision is None:
            return "done"
        option = self.decision.options[action]
        return " ".join([option.verb, *map(str, option.args)])

    # ---- acting

    def act(self, action: int) -> None:
        """Pick an option, or end a question of several picks. Raises ValueError, with nothing changed, for what is not
        legal."""
        decision, picks = self.decision, self.picks
        if decision is None:
            raise ValueError("the game is over: no action is legal")
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal for seat {decision.seat} (see action_mask)")
        self.steps += 1
        if picks is None:
            apply(self.rules, self.state, (decision.options[action],))
        else:
            if action != self.games.done:
                picks.pick(action)
                if not picks.whole:
                    return
            apply(self.rules, self.state, picks.answer())
        self._settle()

    def answer(self, given: Answer) -> None:
        """Answer the question as a whole. Raises IllegalAnswer, with nothing changed."""
        answer(self.rules, self.state, given)
        self._settle()

    def ask(self, bot: Bot) -> None:
        """Let a bot answer the question. Raises what the bot raises."""
        decision = self.decision
        assert decision is not None
        if bot.sees:
            worlds = Worlds(self.rules, self.state, decision.seat)
            self.answer(bot.choose(self.rules.view(self.state, decision.seat), decision, worlds))
        else:
            self.answer(bot.choose(None, decision, None))

    # ---- other games

    def __reduce__(self) -> tuple[Any, ...]:
        picked = None if self.picks is None else tuple(self.picks.positions)
        return Episode.read, (self.games, self.number, self.steps, to_data(self.state), picked)

    @classmethod
    def read(
        cls, games: Games, number: int, steps: int, data: dict[str, Any], picked: tuple[int, ...] | None
    ) -> Episode:
        """A game from its state as data. Raises CodecError."""
        fresh = games.begin(number)
        found = fresh._over(from_data(data, fresh.state.fixed))
        found.steps = steps
        if picked is not None and found.decision is not None:
            found.picks = Picks(found.decision)
            found.picks.positions = list(picked)
        return found

    def clone(self) -> Episode:
        """An independent copy."""
        return self._over(self.state.clone())

    def __deepcopy__(self, memo: Any) -> Episode:
        return self.clone()

    def supposed(self, seat: int, luck: int) -> Episode:
        """The game as it might be behind what a seat sees: all that it can't know, and luck to come, dealt anew."""
        return self._over(self.rules.determinise(self.state, seat, luck))

    def _over(self, state: State) -> Episode:
        new = Episode.__new__(Episode)
        new.games, new.number, new.rules, new.state, new.steps = self.games, self.number, self.rules, state, self.steps
        new.decision, new.picks = state.decision, None
        if self.picks is not None and new.decision is not None:
            new.picks = Picks(new.decision)
            new.picks.positions = list(self.picks.positions)
        return new


def names_of_columns(games: Games) -> list[str]:
    """What each number is in one tensor of the arrays in NAMES: the columns of the view, those of each action, and
    whether it is legal."""
    options = games.encoding.options.names
    return [
        *games.encoding.space.names,
        *(f"action {n}: {name}" for n in range(games.num_actions) for name in options),
        *(f"action {n}: legal" for n in range(games.num_actions)),
    ]


def flat(arrays: Mapping[str, Array]) -> Array:
    """The arrays of an observation as one tensor."""
    found: Array = np.concatenate([arrays[name].ravel() for name in NAMES]).astype(np.float32)
    return found
