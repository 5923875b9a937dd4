"""A series of games, one after the other: game n is game n of `stolik.simulate` by the same plan."""

from __future__ import annotations

from typing import Any

from stolik.game import Game
from stolik.kernel.agenda import apply
from stolik.kernel.decision import Decision
from stolik.kernel.luck import derive
from stolik.kernel.rules import Outcome, Rules
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.simulation.play import Plan, game_of, seating, setup_of

from .picks import Picks

SPARE = 1_000
"""So many games in a row in which nobody has a choice: then there is none at all."""


class Series:
    """What the games of a plan are played with: rules over the cards that are in their decks."""

    def __init__(self, plan: Plan, forced: bool) -> None:
        self.plan = plan
        self.forced = forced
        self.game: Game = game_of(plan)
        self._rules: dict[tuple[int, ...], Rules[Any]] = {}

    def begin(self, n: int) -> tuple[Rules[Any], State]:
        """Game n, at its first question. Raises SetupError."""
        decks = seating(self.plan, n)[1]
        rules = self._rules.get(decks)
        if rules is None:
            rules = self._rules[decks] = self.game.narrowed([self.plan.decks[deck][1] for deck in decks]).rules
        return rules, rules.new(setup_of(self.plan, decks), derive(self.plan.seed, n))


class Running:
    """One place at which games `first`, `first + step` … of a series are played."""

    def __init__(self, series: Series, first: int, step: int) -> None:
        self._series = series
        self._following = first
        self._step = step
        self.number = first
        self.steps = 0
        """Actions taken in this game."""
        self.begin()

    def begin(self) -> None:
        """The next game, at its first question that leaves a choice; games without any are left out."""
        for _ in range(SPARE):
            self.number = self._following
            self._following += self._step
            self.steps = 0
            self.rules, self.state = self._series.begin(self.number)
            self._settle()
            if self.decision is not None:
                return
        raise ValueError(f"in {SPARE} games of {self._series.game.title} in a row nobody had a choice")

    def _settle(self) -> None:
        """Give answers that are forced, as far as they are not to be asked."""
        rules, state = self.rules, self.state
        decision = state.decision
        if not self._series.forced:
            while decision is not None and decision.forced:
                apply(rules, state, next(decision.answers()))
                decision = state.decision
        self.decision: Decision | None = decision
        several = decision is not None and not (decision.least == decision.most == 1 and decision.rule is None)
        self.picks: Picks | None = Picks(decision) if decision is not None and several else None

    @property
    def view(self) -> View:
        """What the seat that is asked sees."""
        assert self.decision is not None
        return self.rules.view(self.state, self.decision.seat)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.rules.outcome(self.state)

    def act(self, position: int) -> None:
        """Pick one of the options that may be picked, or stop picking (-1) where enough is picked."""
        decision, picks = self.decision, self.picks
        assert decision is not None
        self.steps += 1
        if picks is None:
            apply(self.rules, self.state, (decision.options[position],))
        else:
            if position >= 0:
                picks.pick(position)
                if not picks.whole:
                    return
            apply(self.rules, self.state, picks.answer())
        self._settle()
