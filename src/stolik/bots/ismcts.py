"""Lines through imagined worlds, and the tree that they leave: information-set Monte Carlo tree search (Cowling, Powley
and Whitehouse 2012).

One tree stands for all worlds that agree with what a seat knows. Each line goes down the tree by answers that its world
allows, adds one that was not tried yet, plays on, and carries back along its way what came of it. An answer is weighed
against the times that it could be given, so that one that is seldom possible is not forgotten. Every seat chooses for
its own side; the seats of a team want the same.

What is worth trying, and how games are played on, a game's pilot says, or else its evaluation; a game that has neither
is played on by chance to its end.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.view import World

from .base import answers_to
from .evaluation import Evaluation
from .paired import lead, standard_error
from .pilot import Pilot
from .playouts import play_on

EXPLORE: Final = 0.25
"""How much an answer that was tried seldom is preferred, where results lie between 0 and 1."""
TRUST: Final = 1.0
"""How many tries the guess of what an answer is worth counts as, before it was tried."""
OWN: Final = 0.05
"""By how much a pilot's own answer is guessed to be better than the others that it thinks worth trying."""
WIDTH: Final = 24
"""How many answers to a question are tried at most: those that look best."""
LONGEST: Final = 400
"""After so many answers a line is judged where it stands."""
DEEPEST: Final = 60
"""After so many answers in the tree a line is played on in any case."""


class Tried:
    """An answer: whether the searching side gives it, what it was guessed to be worth to that side from 0 to 1, how
    often it was tried and to what it came in all, how often it could have been given, and what followed. `best` is what
    the guesses below say where every side takes its best."""

    __slots__ = ("answer", "best", "follow", "guess", "ours", "possible", "total", "tries")

    def __init__(self, answer: Answer, ours: bool, guess: float) -> None:
        self.answer = answer
        self.ours = ours
        self.guess = guess
        self.best = guess
        self.tries = 0
        self.possible = 0
        self.total = 0.0
        self.follow: dict[Answer, Tried] = {}

    def mean(self) -> float:
        """What it came to on the average, its guess among the tries."""
        return (self.total + TRUST * self.guess) / (self.tries + TRUST)

    def worth(self, minimax: float) -> float:
        """The same for whoever gives it, so much of it replaced by what the guesses below say (Lanctot, Winands, Pepels
        and Sturtevant 2014)."""
        mean = (1.0 - minimax) * self.mean() + minimax * self.best
        return mean if self.ours else 1.0 - mean

    def urgency(self, minimax: float) -> float:
        """How much it should be tried now by whoever gives it (upper confidence bound)."""
        return self.worth(minimax) + EXPLORE * sqrt(log(self.possible + 1.0) / (self.tries + 1.0))

    def carry(self) -> None:
        """Take over what is best below."""
        if self.follow:
            below = [one.best for one in self.follow.values()]
            ours = next(iter(self.follow.values())).ours
            self.best = max(below) if ours else min(below)

    def line(self) -> list[Answer]:
        """This answer and those that were tried most after it."""
        found = [self.answer]
        one = self
        while one.follow and len(found) < DEEPEST:
            one = max(one.follow.values(), key=_tries)
            if not one.tries:
                break
            found.append(one.answer)
        return found


def _tries(one: Tried) -> int:
    return one.tries


class First:
    """One of a seat's own first answers, with what it came to in each world so far; `then`, where there is one, is an
    answer that follows it at once in its lines, if it can still be given."""

    __slots__ = ("came", "then", "tried")

    def __init__(self, tried: Tried, then: Answer | None = None) -> None:
        self.tried = tried
        self.then = then
        self.came: list[float] = []

    def mean(self) -> float:
        """What it came to on the average; its guess before that."""
        return sum(self.came) / len(self.came) if self.came else self.tried.guess

    def error(self) -> float:
        """The standard error of that mean; that of not knowing below two worlds."""
        return standard_error(self.came) if len(self.came) > 1 else 0.5

    def better(self, other: First) -> float:
        """By how many standard errors it is better than another, over the worlds that both met."""
        return lead(self.came, other.came)


class Lines:
    """Plays lines for a `seat` that is asked something, with what a game offers to its bots.

    They end where the pilot's clock shows `horizon`. With `tree`, they go down a tree; else each first answer is played
    on at once. `minimax` is as in `Tried.worth`."""

    def __init__(
        self, evaluation: Evaluation | None, pilot: Pilot | None, seat: Seat, horizon: int, tree: bool, minimax: float
    ) -> None:
        self._chance = getattr(evaluation, "chance", None)
        self._pilot = pilot
        self._seat = seat
        self._horizon = horizon
        self._tree = tree
        self._minimax = minimax
        self._kind = ""
        self.played = 0
        """How many lines there were."""

    def firsts(self, view: Any, decision: Decision, world: World[Any]) -> list[First]:
        """The answers to try, the likeliest first."""
        self._kind = decision.kind
        return [First(one) for one in self._open(world, view, decision, {}, 0.5)]

    def run(self, world: World[Any], first: First, luck: int) -> None:
        """One line below a first answer, from a world in which it is asked, which stays as it is."""
        after = world.after(first.tried.answer)
        if first.then is not None:
            self._follow(after, first.then)
        first.came.append(self._line(after, first.tried, luck))

    def _follow(self, world: World[Any], then: Answer) -> None:
        """Give this answer as soon as the seat is asked the same again and may; what is asked of it before, the pilot
        answers, and where another is asked it is too late."""
        for _ in range(DEEPEST):
            decision = world.decision
            if decision is None or decision.seat != self._seat:
                return
            if decision.kind == self._kind:
                if decision.allows(then):
                    world.go_on(then)
                return
            if len(decision.options) == 1 and decision.least == decision.most == 1:
                world.go_on(decision.options)
            elif self._pilot is None:
                return
            else:
                world.go_on(self._pilot.choose(world.view(decision.seat), decision))

    def _line(self, world: World[Any], first: Tried, luck: int) -> float:
        self.played += 1
        path = [first]
        worth = -1.0
        while worth < 0.0:
            last = path[-1]
            decision = world.decision
            if decision is None:
                worth = self._end(world)
            elif len(decision.options) == 1 and decision.least == decision.most == 1:
                world.go_on(decision.options)
            elif not last.tries or not self._tree or len(path) > DEEPEST:
                worth = self._play_on(world, luck)
            else:
                view = world.view(decision.seat)
                if self._pilot is not None and self._pilot.clock(view) >= self._horizon:
                    worth = self._judge(world)
                else:
                    one = self._most_urgent(self._open(world, view, decision, last.follow, last.mean()))
                    path.append(one)
                    world.go_on(one.answer)
        for one in reversed(path):
            one.tries += 1
            one.total += worth
            if self._minimax:
                one.carry()
        return worth

    def _most_urgent(self, open_to: list[Tried]) -> Tried:
        best, highest = open_to[0], -1.0
        for one in open_to:
            one.possible += 1
            urgency = one.urgency(self._minimax)
            if urgency > highest:
                best, highest = one, urgency
        return best

    def _open(
        self, world: World[Any], view: Any, decision: Decision, follow: dict[Answer, Tried], before: float
    ) -> list[Tried]:
        """What is worth trying in this world, the likeliest first; `before` is what the position is worth."""
        ours = world.allied(decision.seat, self._seat)
        pilot, chance, seat = self._pilot, self._chance, self._seat
        found: list[Tried] = []
        answers = list(answers_to(decision)) if pilot is None else pilot.candidates(view, decision)
        for answer in answers:
            one = follow.get(answer)
            if one is None:
                guess = before
                if pilot is not None:
                    if not found:
                        guess += OWN if ours else -OWN
                elif chance is not None:
                    after = world.after(answer)
                    guess = chance(after.view(seat), seat) if after.decision is not None else self._end(after)
                one = follow[answer] = Tried(answer, ours, guess)
            found.append(one)
        if pilot is None and chance is not None:
            minimax = self._minimax
            found.sort(key=lambda one: one.worth(minimax), reverse=True)
            del found[WIDTH:]
        return found

    def _end(self, world: World[Any]) -> float:
        outcome = world.outcome
        return 0.5 if outcome is None else (1 + outcome.returns[self._seat]) / 2

    def _judge(self, world: World[Any]) -> float:
        return 0.5 if self._chance is None else float(self._chance(world.view(self._seat), self._seat))

    def _play_on(self, world: World[Any], luck: int) -> float:
        """What it comes to when it is played on from here."""
        pilot = self._pilot
        if pilot is None:
            return (1 + play_on(world, self._seat, luck)[0]) / 2 if self._chance is None else self._judge(world)
        for _ in range(LONGEST):
            decision = world.decision
            if decision is None:
                return self._end(world)
            if len(decision.options) == 1 and decision.least == decision.most == 1:
                world.go_on(decision.options)
                continue
            view = world.view(decision.seat)
            if pilot.clock(view) >= self._horizon:
                break
            world.go_on(pilot.choose(view, decision))
        return self._judge(world)
