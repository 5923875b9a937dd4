"""How the house fared in the last 24 hours, minute by minute, from all the servers that share the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Protocol

from sqlalchemy import delete, insert, select

from .conduct import hosts, pulses
from .manners_bodies import Figure
from .measures import Measures
from .store import Store

log = logging.getLogger("stolik.server")

MINUTE: Final = 60
DAY: Final = 24 * 60
"""Minutes."""
QUARTER: Final = 15
HOUR: Final = 60
FRESH: Final = 3
"""Minutes for which what another server wrote last is how it fares now."""
SLOW: Final = 0.01
"""Of all commits so many may take longer than they should."""
ONCE: Final = 1
"""So few say nothing, however few commits there were."""

Name = Literal["tables", "people", "refused", "commits"]


class Living(Protocol):
    """What is counted of one server."""

    def awake(self) -> int:
        """Tables that are awake."""
        ...

    def people(self) -> int:
        """People who are at tables."""
        ...


class Pulse:
    """Writes each minute how this server fares, and reads how all did. `process` is the one that this server is,
    `sockets` how many it may have open."""

    def __init__(self, store: Store, living: Living, measures: Measures, process: str, sockets: int) -> None:
        self._store = store
        self._living = living
        self._measures = measures
        self._process = process
        self._sockets = sockets
        self._before = measures.totals()
        self._courses: tuple[int, list[Mapping[str, Any]]] = (0, [])

    async def beat(self) -> None:
        """Write it down once a minute, where there is a host to read it, until this is cancelled."""
        while True:
            await asyncio.sleep(MINUTE - time.time() % MINUTE)
            try:
                await self.note(time.time())
            except Exception:
                log.exception("how this server fares could not be written down")

    async def note(self, now: float) -> None:
        """Write how the minute that has just ended was."""
        totals = self._measures.totals()
        lately, self._before = totals - self._before, totals
        if not await self._store.read(select(hosts.c.guest).limit(1)):
            return
        minute = int(now / MINUTE) - 1
        c = pulses.c
        mine = (c.process == self._process) & (c.minute == minute)
        row = {"process": self._process, "minute": minute, "tables": self._living.awake()}
        row |= {"people": self._living.people(), **lately.as_dict()}
        await self._store.write(delete(pulses).where(mine | (c.minute < minute - DAY)), insert(pulses).values(**row))

    async def figures(self, now: float, servers: int) -> list[Figure]:
        """How much there is, and how it went."""
        minute = int(now / MINUTE)
        if self._courses[0] != minute:
            query = select(pulses).where(pulses.c.minute >= minute - DAY).order_by(pulses.c.minute)
            self._courses = minute, [*await self._store.read(query)]
        rows = self._courses[1]
        others = _latest([row for row in rows if row["process"] != self._process and row["minute"] >= minute - FRESH])
        hour = [row for row in rows if row["minute"] >= minute - HOUR]
        lately = self._measures.totals() - self._before
        tables = self._living.awake() + sum(row["tables"] for row in others)
        people = self._living.people() + sum(row["people"] for row in others)
        refused, commits, slow, failed = (
            now_ + sum(row[name] for row in hour) for name, now_ in lately.as_dict().items()
        )
        bound = self._sockets * servers
        well = not failed and slow <= max(ONCE, commits * SLOW)
        return [
            _figure("tables", tables, rows, minute, None, True),
            _figure("people", people, rows, minute, bound, people < bound),
            _figure("refused", refused, rows, minute, None, True),
            _figure("commits", commits, rows, minute, None, well, slow, failed),
        ]


def _latest(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The last row of each process."""
    return [*{row["process"]: row for row in rows}.values()]


def _figure(
    name: Name,
    now: int,
    rows: Sequence[Mapping[str, Any]],
    minute: int,
    bound: int | None,
    well: bool,
    slow: int = 0,
    failed: int = 0,
) -> Figure:
    """A figure with its course: what there is at a time is the most of each quarter of an hour, what happens its
    sum."""
    by_minute: dict[int, int] = {}
    for row in rows:
        by_minute[row["minute"]] = by_minute.get(row["minute"], 0) + row[name]
    course: list[int | None] = [None] * (DAY // QUARTER)
    for at, value in by_minute.items():
        quarter = len(course) - 1 - (minute - 1 - at) // QUARTER
        if 0 <= quarter < len(course):
            before = course[quarter] or 0
            course[quarter] = max(before, value) if name in ("tables", "people") else before + value
    most = max((value for value in course if value is not None), default=0)
    return Figure(
        name, now, course, max(most, now) if name in ("tables", "people") else most, bound, well, slow, failed
    )
