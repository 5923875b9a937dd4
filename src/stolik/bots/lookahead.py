"""A bot that thinks ahead: best-first search in imagined worlds (Korf and Chickering 1996).

From the position a line of best answers is followed, each seat choosing for itself, to where nothing is known of what
follows; there all answers are tried and judged, and the judgement is carried back. What looked good only for lack of an
answer to it is soon passed over. The bot's own first choices are each tried against the answer to them in any case.

In a game that has a pilot, where a turn is many answers long, the pilot plays the lines on instead (`rollouts`); in one
that has no evaluation either, chance plays them on to the end.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.luck import derive, step
from stolik.kernel.view import View, World, Worlds

from .base import Bot, Judgement, answers_to, position_luck
from .evaluation import Evaluation
from .playouts import best as play_out
from .rollouts import Rollouts

BUDGET: Final = 3000
"""Positions judged for one answer, more or less: a question is always tried to its end (docs/performance.md)."""
PER_MS: Final = 15
"""Positions judged in a millisecond, by which `budget_ms` becomes a budget. A constant, so that a bot's choice never
depends on how fast a machine is."""
PLAYED: Final = 3
"""How many positions an answer costs that a pilot gives: the share of the budget that playing on has."""
GAMES: Final = 64
"""In a game without an evaluation: how many games are played on from an answer at most."""
AT_RANDOM: Final = 5
"""How many answers given by chance cost as much as one position judged."""
WORLDS: Final = 2
"""Among how many worlds the budget is shared while something that matters is hidden."""
WIDTH: Final = 30
"""How many answers to a question are kept after they were judged once."""
SURE: Final = 8
"""How many of the bot's own first choices are tried against the answers to them, whatever else looks better."""


class Line:
    """An answer, what the position after it is worth to the bot, and the lines that may follow.

    `follow` is None until the answers to the next question were tried, and empty at the end of the game.
    """

    __slots__ = ("answer", "follow", "ours", "value", "world")

    def __init__(self, answer: Answer, value: float, world: World[Any] | None = None) -> None:
        self.answer = answer
        self.value = value
        self.world = world
        self.follow: list[Line] | None = None
        self.ours = False

    def best(self) -> Line:
        """The line that whoever is asked would choose: the first of the best for itself."""
        assert self.follow
        return (max if self.ours else min)(self.follow, key=_value)


def _value(line: Line) -> float:
    return line.value


class WorldTree:
    """The tree over one world. All values are from `seat`'s side."""

    def __init__(self, evaluation: Evaluation, world: World[Any], seat: Seat, width: int) -> None:
        self._value = evaluation.value
        self._seat = seat
        self._width = width
        self.root = Line((), 0.0, world)
        self.judged = 0
        self._try_answers(self.root)

    def run(self, budget: int, sure: int) -> None:
        """Grow the tree until about `budget` positions were judged, or the best line reaches the end of the game."""
        assert self.root.follow is not None
        for line in self.root.follow[:sure]:
            if self.judged >= budget:
                return
            self._grow([self.root, line])
        while self.judged < budget:
            path = [self.root]
            while path[-1].follow:
                path.append(path[-1].best())
            if path[-1].follow is not None:
                return
            self._grow(path)

    def found(self) -> list[Line]:
        """The first answers that were thought through; all that were judged when there was no time for more."""
        assert self.root.follow is not None
        return [line for line in self.root.follow if line.follow is not None] or self.root.follow

    def _grow(self, path: list[Line]) -> None:
        """Try the answers after the last line of `path`, and carry what they are worth back along it."""
        before, last = path[-2:]
        assert before.world is not None
        last.world = before.world.after(last.answer)
        self._try_answers(last)
        for line in reversed(path):
            if line.follow:
                line.value = line.best().value

    def _try_answers(self, line: Line) -> None:
        world = line.world
        assert world is not None
        decision = world.decision
        if decision is None:
            line.follow = []
            return
        value, seat = self._value, self._seat
        tried = [Line(answer, value(world.after(answer).view(seat), seat)) for answer in answers_to(decision)]
        self.judged += len(tried)
        line.ours = decision.seat == seat
        tried.sort(key=_value, reverse=line.ours)
        line.follow = tried[: self._width]


class LookaheadBot(Bot):
    """Searches as far as its budget lets it, and takes the best first answer; among equals its luck decides.

    `budget` counts positions, so that the same seed and position give the same move on any machine;
    `budget_ms`, when it is not 0, sets it to about so many milliseconds of one core. `worlds` is among how many worlds
    the budget is shared while cards are hidden that may matter. Raises ValueError for a number below 1.
    """

    name: ClassVar[str] = "lookahead"

    def __init__(
        self, judgement: Judgement, seed: Any = 0, budget: Any = BUDGET, budget_ms: Any = 0, worlds: Any = WORLDS
    ) -> None:
        super().__init__(judgement, seed)
        for setting, number, lowest in (("budget", budget, 1), ("budget_ms", budget_ms, 0), ("worlds", worlds, 1)):
            if isinstance(number, bool) or not isinstance(number, int) or number < lowest:
                raise ValueError(f"{setting} of the bot 'lookahead' is {number!r}; it is a whole number from {lowest}")
        self.budget = budget_ms * PER_MS or budget
        self.worlds = worlds

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """The best answer found. Raises ValueError without a view and worlds."""
        if view is None or worlds is None:
            raise ValueError("the bot 'lookahead' needs a view and worlds")
        luck = position_luck(self.seed, view)
        evaluation = self.judgement.evaluation
        pilot = self.judgement.pilot(worlds)
        if evaluation is None:
            return play_out(decision, worlds, luck, GAMES, self.budget * AT_RANDOM)
        if pilot is not None:
            rollouts = Rollouts(evaluation, pilot, decision.seat, pilot.horizon(view, decision))
            return rollouts.best(view, decision, worlds, luck, self.budget // PLAYED)
        many = self.worlds if evaluation.hides(view) else 1
        found: list[dict[Answer, float]] = []
        for world in worlds.samples(luck, many):
            search = WorldTree(evaluation, world, decision.seat, WIDTH)
            search.run(self.budget // many, SURE)
            found.append({line.answer: line.value for line in search.found()})
        # An answer counts if every world thought it through, which they do with the same first choices.
        common = [answer for answer in found[0] if all(answer in known for known in found)]
        worth = {answer: sum(known[answer] for known in found if answer in known) for answer in common or found[0]}
        highest = max(worth.values())
        best = [answer for answer, value in worth.items() if value == highest]
        _, n = step(derive(luck, -1), len(best))
        return best[n]
