"""A bot that searches, and can say what it thought: lines through imagined worlds below its first answers.

Its own first answers all meet the same worlds, which takes out most of what luck does to them, and the worse half is
left after each round (sequential halving at the root: Pepels, Cazenave, Winands and Lanctot 2014). Where a pilot plays
on, the best is then tried again behind each of the others, as a turn is many answers long. Below first answers a tree
grows over all worlds at once, one tree in each of a few worlds, or none: which of these does best differs from game to
game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, ClassVar, Final

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import derive
from stolik.kernel.view import View, World, Worlds

from .base import Bot, Judgement, position_luck
from .ismcts import First, Lines

ITERATIONS: Final = 600
"""How many lines are played for one answer."""
FEWEST: Final = 2
"""In how many worlds an answer is tried at least before it is left."""
SOON: Final = 24
"""After so many worlds it may be decided before its time."""
DOUBTLESS: Final = 4.0
"""By how many standard errors it is decided."""
SURE: Final = 1.5
"""How many standard errors an answer must be better than the pilot's own."""
MINIMAX: Final = 0.5
"""Of how much the minimax of the guesses is, where an evaluation guesses and no pilot plays on."""


@dataclass(frozen=True)
class Considered:
    """An answer that was thought about: in how many worlds it was tried, and with which chance its side wins after it,
    from 0 to 1, give or take `error` (one standard error)."""

    answer: Answer
    worlds: int
    chance: float
    error: float


@dataclass(frozen=True)
class Thought:
    """What came of a search: the answer, all that were considered, the best first, the line of answers that is
    expected, whoever gives them (only the first, or two that belong together, where no tree was grown), and how many
    lines were played."""

    answer: Answer
    considered: tuple[Considered, ...]
    line: tuple[Answer, ...]
    lines: int


class Budget:
    """When rounds of a search end: after so many lines, or milliseconds where these are not 0."""

    def __init__(self, lines: int, ms: int) -> None:
        self._lines = lines
        self._ms = ms
        self._began = perf_counter() if ms else 0.0

    def worlds(self, at: int, rounds: int, answers: int) -> Iterator[None]:
        """As often as a round, the one at this place of so many, may go through its answers."""
        if not self._ms:
            for _ in range(max(FEWEST, self._lines // (rounds * answers))):
                yield None
            return
        end = self._began + self._ms * (at + 1) / rounds / 1000
        n = 0
        while n < FEWEST or perf_counter() < end:
            yield None
            n += 1


class SearchBot(Bot):
    """Takes the first answer that came to most.

    `iterations` counts lines that are played, so that the same seed and position give the same move on any machine;
    `ms`, where it is not 0, are milliseconds by the clock instead. Where a pilot plays on without a tree, half of
    either is for what may come before the best answer, or half of that half for a second look where none was better
    than the pilot's own beyond chance. `further` is by how many turns lines go beyond the pilot's horizon. `trees`
    is 1 for a tree over all worlds, more for as many worlds with a tree each, 0 where only first answers are tried
    and all else is played on; -1 is 0 where a pilot plays on, else 1. Positions are judged by what was learned from
    games, where the game has that and `learned` is 1; else by its evaluation. Raises ValueError for a number out of
    its range.
    """

    name: ClassVar[str] = "search"

    def __init__(
        self,
        judgement: Judgement,
        seed: Any = 0,
        iterations: Any = ITERATIONS,
        ms: Any = 0,
        further: Any = 0,
        trees: Any = -1,
        learned: Any = 1,
    ) -> None:
        super().__init__(judgement, seed)
        for setting, number, lowest, highest in (
            ("iterations", iterations, 1, 10_000_000),
            ("ms", ms, 0, 3_600_000),
            ("further", further, 0, 1000),
            ("trees", trees, -1, 1000),
            ("learned", learned, 0, 1),
        ):
            if isinstance(number, bool) or not isinstance(number, int) or not lowest <= number <= highest:
                raise ValueError(
                    f"{setting} of the bot 'search' is {number!r}; it is a whole number from {lowest} to {highest}"
                )
        self.iterations: int = iterations
        self.ms: int = ms
        self.further: int = further
        self.trees: int = trees
        self.learned: int = learned

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """The best answer found. Raises ValueError without a view and worlds."""
        if view is None or worlds is None:
            raise ValueError("the bot 'search' needs a view and worlds")
        return self.think(view, decision, worlds).answer

    def think(self, view: View, decision: Decision, worlds: Worlds[Any]) -> Thought:
        """The same, with what it thought."""
        luck = position_luck(self.seed, view)
        pilot = self.judgement.pilot(worlds)
        learned = self.judgement.learned(worlds) if self.learned else None
        evaluation = self.judgement.evaluation if learned is None else learned
        horizon = 0 if pilot is None else pilot.horizon(view, decision) + self.further
        guesses = pilot is None and getattr(evaluation, "chance", None) is not None
        minimax = MINIMAX if guesses else 0.0
        trees = (0 if pilot is not None else 1) if self.trees < 0 else self.trees
        prepares = pilot is not None and not trees
        shares = 2 if prepares else max(1, trees)
        found: list[list[First]] = []
        played = 0
        for n in range(max(1, trees)):
            lines = Lines(evaluation, pilot, decision.seat, horizon, trees > 0, minimax)
            firsts = lines.firsts(view, decision, worlds.sample(derive(luck, 0)))
            if len(firsts) > 1:
                alone = worlds.sample(derive(luck, n)) if trees > 1 else None
                _halve(lines, firsts, worlds, alone, derive(luck, 0), self._budget(shares), pilot is not None)
            found.append(firsts)
            played += lines.played
        firsts = _together(found)
        best = _best(firsts, pilot is not None, minimax)
        if prepares:
            if best is firsts[0]:
                shares *= 2
                best = _doubted(lines, firsts, worlds, derive(luck, 0), self._budget(shares))
            if best is not firsts[0]:
                best = _prepared(lines, firsts, best, worlds, derive(luck, 0), self._budget(shares)) or best
            played = lines.played
        return _thought(best, firsts, minimax, played)

    def _budget(self, shares: int) -> Budget:
        """One of so many equal parts of what there is."""
        return Budget(self.iterations // shares, max(1, self.ms // shares) if self.ms else 0)


def _halve(
    lines: Lines,
    firsts: list[First],
    worlds: Worlds[Any],
    alone: World[Any] | None,
    luck: int,
    budget: Budget,
    first_stays: bool,
) -> None:
    """Try first answers in worlds, or in one `alone`, and leave the worse half after each round, but never the first
    where it stays: the others are measured by it."""
    alive = firsts
    rounds = max(1, (len(firsts) - 1).bit_length())
    n = len(firsts[0].came)
    for at in range(rounds):
        for _ in budget.worlds(at, rounds, len(alive)):
            world = worlds.sample(derive(luck, n)) if alone is None else alone
            for one in alive:
                lines.run(world, one, derive(luck, -1 - n))
            n += 1
        order = sorted(alive, key=First.mean, reverse=True)
        if n >= SOON and all(order[0].better(other) >= DOUBTLESS for other in order[1:]):
            return
        alive = order[: max(2, (len(order) + 1) // 2)]
        if first_stays and firsts[0] not in alive:
            alive.append(firsts[0])


def _together(found: list[list[First]]) -> list[First]:
    """The first answers with what they came to in all trees."""
    together = [First(one.tried) for one in found[0]]
    for firsts in found:
        for whole, part in zip(together, firsts, strict=True):
            whole.came += part.came
    return together


def _best(firsts: list[First], own_first: bool, minimax: float) -> First:
    """The one that came to most of those that met most worlds; the pilot's own answer is left only for one that is
    better beyond chance."""
    most = max(len(one.came) for one in firsts)
    best = max([one for one in firsts if len(one.came) == most], key=lambda one: _standing(one, minimax))
    return firsts[0] if own_first and best.better(firsts[0]) < SURE else best


def _standing(one: First, minimax: float) -> float:
    return one.mean() if not minimax else (1 - minimax) * one.mean() + minimax * one.tried.best


def _doubted(lines: Lines, firsts: list[First], worlds: Worlds[Any], luck: int, budget: Budget) -> First:
    """The best after what seemed better than the pilot's own answer, though not beyond chance, met more worlds with
    it."""
    own = firsts[0]
    close = [own, *[one for one in firsts[1:] if len(one.came) == len(own.came) and one.better(own) > 0]]
    if len(close) > 1:
        _halve(lines, close, worlds, None, luck, budget, True)
    return _best(firsts, True, 0.0)


def _prepared(
    lines: Lines, firsts: list[First], best: First, worlds: Worlds[Any], luck: int, budget: Budget
) -> First | None:
    """What had better come before the best answer: what is free to do is done before a turn ends, though the pilot, who
    plays on after it, would not go on with that answer."""
    pairs = [First(one.tried, best.tried.answer) for one in firsts if one is not best]
    _halve(lines, pairs, worlds, None, luck, budget, False)
    pair = _best(pairs, False, 0.0)
    return pair if pair.better(best) >= SURE else None


def _thought(best: First, firsts: list[First], minimax: float, played: int) -> Thought:
    """What is told of it."""
    rest = [one for one in firsts if one.tried is not best.tried]
    rest.sort(key=lambda one: (-len(one.came), -_standing(one, minimax)))
    considered = [Considered(one.tried.answer, len(one.came), one.mean(), one.error()) for one in (best, *rest)]
    line = best.tried.line() if best.then is None else [best.tried.answer, best.then]
    return Thought(best.tried.answer, tuple(considered), tuple(line), played)
