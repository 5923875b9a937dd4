"""Plans that are played side by side, portion by portion in one order, until there are enough games.

What is played and when it ends depends on nothing but the plans: portions are counted in their order, whoever played
them, and whether there are enough games is asked when all plans have come to the same border.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from .journal import Journal
from .play import Plan, play
from .tally import Result, Tally
from .workers import Job, Played, Players, WorkersError, chunks, is_blind

Progress = Callable[[int, int], None]
"""Told how many games are finished, and of how many; where that depends on how they go, of how many it looks."""

BLIND_ROUND: Final = 100
SEEING_ROUND: Final = 20
"""How many games of each plan lie between two borders at which it is asked whether there are enough."""


class _NotKept(Exception):  # noqa: N818 - it ends a run, and is told as `fault`
    """A portion could not be written into the file of the run."""


class Recorder(Protocol):
    """Where records of games go."""

    def write(self, n: int, record: str) -> None:
        """Keep the record of game n."""


@dataclass(frozen=True)
class Until:
    """When there are enough games: when `widest`, half of the widest interval that is asked about, is no more than
    `half`. `of` says what those intervals are of."""

    half: float
    of: str
    widest: Callable[[Sequence[Tally]], float]


class Series:
    """The games of some plans. `tallies` has one for each, `results` all games by their plan's place and number, where
    they are asked for (`raw`)."""

    def __init__(
        self,
        plans: Sequence[Plan],
        lines: Sequence[Mapping[str, Any]],
        games: int,
        until: Until | None = None,
        journal: Journal | None = None,
        recorder: Recorder | None = None,
        raw: bool = False,
        each: int = 0,
    ) -> None:
        """`games` of each plan, or fewer where `until` says so; `lines` are what the tallies say of the plans. So many
        games of `each` plan lie between two borders, 0: as its bots want it."""
        self.plans = plans
        self.games = games
        self.until = until
        self.raw = raw
        self.interrupted = False
        self.fault: OSError | WorkersError | None = None
        """Why games could not be kept or played any more, which ended it as an interruption does."""
        self._lines = lines
        self._journal = journal
        self._recorder = recorder
        self._known = journal.known if journal is not None else {}
        self._round = each or (BLIND_ROUND if all(is_blind(plan) for plan in plans) else SEEING_ROUND)
        # An interruption may come between any two steps, so finished portions are kept under their number until they
        # are in the sum: what is noted twice is the same as what is noted once.
        self._finished: dict[tuple[int, int], Tally] = {}
        self._sums: list[tuple[int, Tally]] = [(0, Tally(line)) for line in lines]
        self._portions: dict[tuple[int, int], list[Result]] = {}
        self._enough = False
        self._done = 0
        self.seconds = 0.0

    def play(self, crew: Players | None = None, progress: Progress | None = None) -> None:
        """Play all games, by `crew` or in this process. Ctrl-C ends it with what was finished."""
        began = time.perf_counter()
        under_way: list[Played] = []
        told_of = self.games * len(self.plans)
        try:
            fresh = crew.play(self._jobs()) if crew else _here(self._jobs(), under_way)
            for border in self._borders():
                for place, portion in self._order(border):
                    known = self._known.get((place, portion.start), [])
                    if len(known) >= len(portion):
                        self._note(self._kept(place, portion, known), kept=True)
                    else:
                        self._note(next(fresh))
                    if progress is not None:
                        progress(self._done, max(told_of, self._done))
                if self.until is not None:
                    told_of = self._judge(border.stop, told_of)
                    if self._enough:
                        break
        except KeyboardInterrupt:
            self.interrupted = True
            try:
                for played in crew.rest() if crew else under_way:
                    self._note(played)
            except _NotKept:
                pass
        except _NotKept:
            self.interrupted = True
        except WorkersError as wrong:
            self.fault, self.interrupted = wrong, True
        self.seconds = time.perf_counter() - began

    # ---- in which order

    def _borders(self) -> Iterator[range]:
        """The numbers of the games up to each border."""
        for start in range(0, self.games, self._round):
            yield range(start, min(start + self._round, self.games))

    def _order(self, border: range) -> Iterator[tuple[int, range]]:
        for place, plan in enumerate(self.plans):
            for portion in chunks(plan, border):
                yield place, portion

    def _jobs(self) -> Iterator[Job]:
        """All that is not known yet."""
        for border in self._borders():
            for place, portion in self._order(border):
                if len(self._known.get((place, portion.start), [])) < len(portion):
                    yield place, self.plans[place], portion

    # ---- what came of it

    def _note(self, played: Played, kept: bool = False) -> None:
        place, start, results, records = played
        if (place, start) in self._finished or start < self._sums[place][0] or not results:
            return
        if self._recorder is not None:
            for n, record in enumerate(records[: len(results)], start):
                self._recorder.write(n, record)
        if self._journal is not None and not kept:
            try:
                self._journal.write(place, start, results, records[: len(results)])
            except OSError as wrong:
                self.fault = wrong
                raise _NotKept from None
        if self.raw:
            self._portions[place, start] = results[:]
        self._finished[place, start] = Tally.of(self._lines[place], results)
        self._done += len(results)

    def _kept(self, place: int, portion: range, known: list[Result]) -> Played:
        """A portion that was played before the run went on."""
        records: list[str] = []
        if self._recorder is not None and self._journal is not None:
            records = self._journal.records(place, portion.start)
        return place, portion.start, known[: len(portion)], records

    def _judge(self, stop: int, told_of: int) -> int:
        """At a border: whether there are enough games; and how many it looks as if there had to be."""
        assert self.until is not None
        for place, (start, _) in enumerate(self._sums):
            if start < stop:
                self._sums[place] = stop, self._sum(place)
        self._finished.clear()
        widest = self.until.widest([tally for _, tally in self._sums])
        self._enough = widest <= self.until.half
        if self._enough:
            return self._done
        rounds = min(self.games, math.ceil(stop * (widest / self.until.half) ** 2 / self._round) * self._round)
        return max(rounds, stop) * len(self.plans)

    def _sum(self, place: int) -> Tally:
        start, tally = self._sums[place]
        later = sorted(n for at, n in self._finished if at == place and n >= start)
        return Tally.merged(self._lines[place], [tally, *(self._finished[place, n] for n in later)])

    @property
    def tallies(self) -> list[Tally]:
        """What was finished of each plan. Where there were enough games, as many were asked for."""
        found = [self._sum(place) for place in range(len(self.plans))]
        for one in found:
            one.seconds = self.seconds / len(found)
        if self.until is None:
            return found
        widest = self.until.widest(found)
        told = {"half": self.until.half, "of": self.until.of, "widest": round(widest, 4), "reached": self._enough}
        return [
            replace(one, plan={**one.plan, "asked": one.games if self._enough else self.games, "until": told})
            for one in found
        ]

    @property
    def results(self) -> Iterator[tuple[int, int, Result]]:
        """Place, number and result of each game, plan after plan."""
        for place, start in sorted(self._portions):
            for n, result in enumerate(self._portions[place, start], start):
                yield place, n, result


def _here(jobs: Iterator[Job], under_way: list[Played]) -> Iterator[Played]:
    """The same as Players.play in this process. What is finished of a portion lies in `under_way` meanwhile."""
    for place, plan, portion in jobs:
        results: list[Result] = []
        records: list[str] = []
        under_way[:] = [(place, portion.start, results, records)]
        for n in portion:
            result, record = play(plan, n)
            records.append(record)
            results.append(result)
        yield place, portion.start, results, records
