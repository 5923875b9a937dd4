"""Trying answers out by playing on: for games of long turns, where a pilot knows how to play them.

From each answer the pilot plays all seats on in imagined worlds, to where the line has shown what it is worth
(Tesauro and Galperin 1996). Every answer meets the same worlds, the worst are passed over after each round (Karnin,
Koren and Somekh 2013, in small), and the pilot's own answer is left only for one that was better beyond chance.
"""

from __future__ import annotations

from typing import Any, Final

from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.luck import derive
from stolik.kernel.view import View, World, Worlds

from .evaluation import Evaluation
from .paired import lead
from .pilot import Pilot

LEAST: Final = 4
"""How many worlds every answer meets before any is passed over; then it is every second time."""
SOON: Final = 10
"""After so many it may be decided."""
DOUBTLESS: Final = 4.0
"""By how many standard errors it is decided."""
MOST: Final = 64
"""How many worlds there are at most."""
LONGEST: Final = 400
"""After so many answers a line is judged where it stands."""
SURE: Final = 1.5
"""How many standard errors an answer must be better than the pilot's own."""


class Tried:
    """An answer and what it came to in each world so far."""

    __slots__ = ("answer", "total", "worth")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.worth: list[float] = []
        self.total = 0.0

    def mean(self) -> float:
        """What it is worth so far."""
        return self.total / len(self.worth)

    def better(self, other: Tried) -> float:
        """By how many standard errors it is better than another that met the same worlds."""
        return lead(self.worth, other.worth)


class Rollouts:
    """Tries the answers to one question out."""

    def __init__(self, evaluation: Evaluation, pilot: Pilot, seat: Seat, horizon: int) -> None:
        self._value = evaluation.value
        self._pilot = pilot
        self._seat = seat
        self._horizon = horizon
        self.answered = 0

    def best(self, view: View, decision: Decision, worlds: Worlds[Any], luck: int, budget: int) -> Answer:
        """The answer that came to most, for about `budget` answers given in imagined worlds."""
        tried = [Tried(answer) for answer in self._pilot.candidates(view, decision)]
        own = tried[0].answer
        if len(tried) == 1:
            return own
        first = tried[0]
        alive = tried
        for n in range(MOST):
            if self.answered >= budget or len(alive) < 2:
                break
            world = worlds.sample(derive(luck, n))
            for one in alive:
                reached = self.play_on(world.after(one.answer))
                one.worth.append(reached)
                one.total += reached
            if n + 1 >= LEAST and n % 2:
                alive = self._leave(alive, first, n + 1)
        ahead = [one for one in tried if len(one.worth) == len(first.worth) and one.better(first) >= SURE]
        return max(ahead, key=Tried.mean).answer if ahead else own

    def _leave(self, alive: list[Tried], first: Tried, met: int) -> list[Tried]:
        """The better half, but always the pilot's own answer, by which the others are measured; without those that are
        worse than it beyond chance, and nothing but the best once that is better beyond doubt."""
        order = sorted(alive, key=Tried.mean, reverse=True)
        kept = order[: max(2, (len(order) + 1) // 2)]
        if first not in kept:
            kept.append(first)
        if met >= SOON:
            if len(kept) == 2 and kept[0] is not first and kept[0].better(first) >= DOUBTLESS:
                return kept[:1]
            kept = [one for one in kept if one is first or one.better(first) > -SURE]
        return kept

    def play_on(self, world: World[Any]) -> float:
        """The pilot plays for everybody; what it comes to."""
        choose, clock, horizon = self._pilot.choose, self._pilot.clock, self._horizon
        for _ in range(LONGEST):
            decision = world.decision
            if decision is None:
                break
            self.answered += 1
            options = decision.options
            if len(options) == 1 and decision.least == decision.most == 1:
                world.go_on(options)
                continue
            view = world.view(decision.seat)
            if clock(view) >= horizon:
                break
            world.go_on(choose(view, decision))
        return self._value(world.view(self._seat), self._seat)
