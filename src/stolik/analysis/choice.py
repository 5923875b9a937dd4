"""One choice, judged: the answers that were looked at, each in the same worlds, and what the one that was given cost.

First all answers meet a few worlds; then those that came to most, and the one that was given, meet others, by which
alone they are compared: what looked best by luck is measured again. Where a choice may have cost something there are
more of these (Karnin, Koren and Somekh 2013, in small). Numbers bound it, no clock, and all luck comes from what the
seat sees, so that whatever it can't know changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from stolik.bots.base import position_luck
from stolik.bots.paired import standard_error
from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.luck import derive
from stolik.kernel.view import View, World, Worlds
from stolik.turning import as_shares

from .judge import Chances, Judge

ALIKE: Final = 2
"""So many further worlds are enough where the first were all alike."""
FINALISTS: Final = 2
"""How many are tried on, beside the one that was given."""
LEAST: Final = 0.03
"""Below this no choice has cost anything."""
SURE: Final = 2.0
"""How many standard errors a cost has to be above 0, and a chance may be off: about 95 of 100 times it is not."""
OPEN: Final = 1.0
"""Where a cost is below LEAST by more of its standard errors than this, it isn't looked at any longer."""
PRECISE: Final = 0.01
"""A cost that may be off by no more than this is known well enough."""
COUNTED: Final = 500
"""How many answers there are is counted up to this."""
SEED: Final = 0
LONGEST_SEARCH: Final = 4
"""For a world in which the same is asked, so many times more worlds are drawn than are needed."""


@dataclass(frozen=True)
class Considered:
    """An answer, as positions in the list of options: the chances of the sides after it, how far they may be off
    (SURE standard errors), and in how many worlds that was found."""

    picks: tuple[int, ...]
    chances: Chances
    error: float
    worlds: int


@dataclass(frozen=True)
class Choice:
    """The answer that entry `n` of a record gave (from 1), from what its seat could see before it.

    `considered` are the answers that were looked at, the best first; `given` is the place of the one that was given
    among them. `cost` is how much less likely its side was to win after it than after the best, `error` how far that
    may be off; 0 where it is not beyond that, or below LEAST. `many` says how many answers there were, up to COUNTED.
    `before` and `after` are the chances of the sides after the best answer and after the given one: they are the same
    where nothing was lost."""

    n: int
    turn: int
    seat: Seat
    kind: str
    considered: tuple[Considered, ...]
    given: int
    many: int
    cost: float
    error: float
    before: Chances
    after: Chances


class _Tried:
    """An answer and the chances after it, world by world."""

    def __init__(self, picks: tuple[int, ...], answer: Answer) -> None:
        self.picks = picks
        self.answer = answer
        self.met: list[Chances] = []

    def mean(self, side: int) -> float:
        """How likely a side is to win after it."""
        return sum([one[side] for one in self.met]) / len(self.met)

    def told(self, side: int) -> Considered:
        """What is kept of it."""
        many = len(self.met)
        chances = tuple(sum([one[n] for one in self.met]) / many for n in range(len(self.met[0])))
        return Considered(self.picks, chances, SURE * standard_error([one[side] for one in self.met]), many)


def judge_choice(
    judge: Judge,
    view: View,
    decision: Decision,
    worlds: Worlds[Any],
    given: Answer,
    sides: Sequence[int],
    n: int = 0,
    turn: int = 0,
    long: bool = False,
) -> Choice | None:
    """What an answer cost, from the view and the worlds of the seat that is asked. None where there was nothing to
    weigh: one answer alone is worth a thought, and it was given."""
    luck = position_luck(SEED, view)
    side = sides[decision.seat]
    effort = judge.effort(long)
    own = _Tried(_places(decision, given), given)
    tried = [own]
    for answer in judge.answers(view, decision, worlds, derive(luck, -1)):
        picks = _places(decision, answer)
        if all(picks != one.picks for one in tried):
            tried.append(_Tried(picks, answer))
    if len(tried) == 1:
        return None
    drawn = _worlds(worlds, decision, [one.answer for one in tried], luck, sum(effort))
    steady = judge.steady(view)
    screen = _Trial(judge, view, decision, drawn, luck)
    screen.meet(tried, 1 if steady else effort[0])
    if not own.met:
        return None
    first = {id(one): one.met for one in tried}
    # Of equals the given one is the best: nothing was missed by it.
    order = sorted(tried, key=lambda one: -one.mean(side))
    last = [own, *[one for one in order if one is not own][:FINALISTS]]
    trial = _Trial(judge, view, decision, drawn, luck)
    for one in tried:
        one.met = []
    cost = error = 0.0
    best = own
    rounds = (1,) if steady else effort[1:]
    if not steady and not any(standard_error([met[side] for met in first[id(one)]]) for one in last):
        rounds = (ALIKE, *rounds)
    for most in rounds:
        trial.meet(last, most)
        if not own.met:
            return None
        _promote(trial, last, order, first, side)
        best = max(last, key=lambda one: one.mean(side))
        gaps = [a[side] - b[side] for a, b in zip(best.met, own.met, strict=True)]
        cost, error = sum(gaps) / len(gaps), standard_error(gaps)
        open_still = best is not own and cost + OPEN * error >= LEAST and SURE * error > PRECISE
        if not open_still or len(own.met) < most:
            break
    if cost < LEAST or cost <= SURE * error:
        cost, best = 0.0, own
    told = [(one, one.told(side) if one in last else _beside(one, own, first, side)) for one in tried]
    told.sort(key=lambda row: (row[0] is not best, -row[1].chances[side]))
    considered = tuple(row[1] for row in told)
    at = next(n for n, row in enumerate(told) if row[0] is own)
    many = sum(1 for _ in islice(decision.answers(), COUNTED))
    before, after = considered[0].chances, considered[at].chances
    return Choice(n, turn, decision.seat, decision.kind, considered, at, many, cost, SURE * error, before, after)


def _promote(
    trial: _Trial, last: list[_Tried], order: Sequence[_Tried], first: Mapping[int, list[Chances]], side: int
) -> None:
    """Answers that would stand above all that were tried on, by the few worlds in which they met the given one, are
    tried on as well."""
    own = last[0]
    while True:
        highest = max(one.mean(side) for one in last)
        left = [one for one in order if one not in last]
        rise = next((one for one in left if own.mean(side) + _gap(one, own, first, side) > highest), None)
        if rise is None:
            return
        last.append(rise)
        trial.catch_up(rise)


def _gap(one: _Tried, own: _Tried, first: Mapping[int, list[Chances]], side: int) -> float:
    """By how much an answer was better than the given one where all were tried."""
    pairs = list(zip(first[id(one)], first[id(own)], strict=True))
    return sum([a[side] - b[side] for a, b in pairs]) / len(pairs)


def _beside(one: _Tried, own: _Tried, first: Mapping[int, list[Chances]], side: int) -> Considered:
    """What is told of an answer that was not tried on: as far from the given one as where both were tried."""
    pairs = list(zip(first[id(one)], first[id(own)], strict=True))
    gaps = [[a[n] - b[n] for a, b in pairs] for n in range(len(pairs[0][0]))]
    base = own.told(side)
    moved = [min(1.0, max(0.0, base.chances[n] + sum(gaps[n]) / len(pairs))) for n in range(len(gaps))]
    error = (base.error**2 + (SURE * standard_error(gaps[side])) ** 2) ** 0.5
    return Considered(one.picks, as_shares(moved), error, len(pairs))


def _places(decision: Decision, answer: Answer) -> tuple[int, ...]:
    """Where its options stand in the list; picks have no order."""
    return tuple(sorted(decision.options.index(option) for option in answer))


def _worlds(
    worlds: Worlds[Any], decision: Decision, answers: Sequence[Answer], luck: int, many: int
) -> Iterator[World[Any]]:
    """Worlds of the seat in which it is asked the same; `many` is more than are ever needed."""
    for n in range(LONGEST_SEARCH * many):
        world = worlds.sample(derive(luck, n))
        asked = world.decision
        if asked is not None and asked.seat == decision.seat and all(asked.allows(answer) for answer in answers):
            yield world


class _Trial:
    """Tries answers in worlds, each in the same ones."""

    def __init__(self, judge: Judge, view: View, decision: Decision, worlds: Iterator[World[Any]], luck: int) -> None:
        self._judge = judge
        self._asked = (view, decision)
        self._worlds = worlds
        self._luck = luck
        self._met: list[World[Any]] = []

    def meet(self, tried: Sequence[_Tried], many: int) -> None:
        """Try these in further worlds, until it were so many."""
        for world in islice(self._worlds, many - len(self._met)):
            self._met.append(world)
            for one in tried:
                self.catch_up(one)

    def catch_up(self, one: _Tried) -> None:
        """Try an answer in all worlds that it hasn't met."""
        for n in range(len(one.met), len(self._met)):
            luck = derive(self._luck, -2 - n)
            one.met.append(self._judge.after(*self._asked, self._met[n], one.answer, luck))
