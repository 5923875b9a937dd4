"""Analyses of games that are over: reckoned by workers, a part at a time, when somebody asks, and kept.

One guest has one game analysed at a time, and so many within an hour; a few run at once for all. A part waits in the
queue of the guest who asked, like everything that guests ask for, so that it holds up nobody else. Whoever goes away
and comes back finds it further on.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select

from . import jobs
from . import store as db
from .analysed import MARK, Progress
from .denied import Denied
from .quotas import HOUR
from .room import Room
from .settings import Settings
from .store import Store
from .workers import Workers

log = logging.getLogger("stolik.server")

PART: Final = 120.0
"""Seconds that a part may take; what takes longer is left out, and that is told."""
PATIENCE: Final = 1.0
"""Where too much waits a part is asked for again after this long, and then after twice as long …"""
LONGEST: Final = 30.0
"""… up to this."""
AGAIN: Final = 20
"""When somebody may ask again for whom there was no room."""
NONE: Final = Progress("none")

Rows = Sequence[Mapping[str, Any]] | None


class Analyses:
    """Who has what analysed, and what came of it."""

    def __init__(self, store: Store, settings: Settings, workers: Workers) -> None:
        self._store = store
        self._limits = settings.limits
        self._workers = workers
        self._running: dict[str, Progress] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._guests: dict[str, str] = {}
        self._begun: dict[str, deque[float]] = defaultdict(deque)

    async def progress(self, room: Room) -> Progress:
        """How far the analysis of a table's game is."""
        running = self._running.get(room.id)
        if running is not None:
            return msgspec.structs.replace(running, choices=running.choices[:])
        found = await self._store.read(
            select(db.analyses.c.data).where((db.analyses.c.table_id == room.id) & (db.analyses.c.mark == _mark(room)))
        )
        if not found:
            return NONE
        try:
            return msgspec.convert(found[0]["data"], Progress)
        except msgspec.ValidationError:
            return NONE  # damaged: it can be reckoned again

    async def begin(self, guest: str, room: Room, record: Any, rows: Rows) -> None:
        """Have the game of a table analysed, unless that is done or under way. Raises Denied."""
        if (await self.progress(room)).state != "none":
            return
        if guest in self._guests:
            raise Denied(429, "analysis-runs", retry=AGAIN)
        if len(self._running) >= self._limits.analyses:
            raise Denied(429, "analyses-busy", AGAIN, retry=AGAIN)
        now = time.monotonic()
        begun = self._begun[guest]
        while begun and begun[0] < now - HOUR:
            begun.popleft()
        most = self._limits.analyses_an_hour
        if len(begun) >= most:
            wait = max(1.0, begun[0] + HOUR - now) if begun else HOUR
            raise Denied(429, "analyses-an-hour", most, math.ceil(wait / 60), retry=math.ceil(wait))
        begun.append(now)
        self._running[room.id] = Progress("runs")
        self._guests[guest] = room.id
        try:
            if rows is None:
                found = await self._workers.ask(guest, jobs.analysis_work, record)
            else:
                kept = (room.id, room.row.start, rows, room.row.seal)
                found = await self._workers.ask(guest, jobs.analysis_work_of_rows, *kept)
        except BaseException:
            self._forget(guest, room.id)
            raise
        task = asyncio.create_task(self._reckon(guest, room, *found), name=f"analysis of {room.id}")
        self._tasks[room.id] = task
        task.add_done_callback(lambda _: self._forget(guest, room.id))

    def _forget(self, guest: str, table: str) -> None:
        self._running.pop(table, None)
        self._tasks.pop(table, None)
        if self._guests.get(guest) == table:
            del self._guests[guest]
        now = time.monotonic()
        for other in [one for one, begun in self._begun.items() if not begun or begun[-1] < now - HOUR]:
            del self._begun[other]

    async def _reckon(self, guest: str, room: Room, record: Any, work: Sequence[Any], turns: int) -> None:
        progress = self._running[room.id]
        progress.all, progress.turns = len(work), turns
        try:
            for portion in work:
                try:
                    progress.choices += await self._part(guest, record, portion)
                except Denied as denied:
                    if denied.status != 422:
                        raise
                    progress.lost += len(portion.numbers)
                progress.done += 1
            progress.state = "done"
            old = delete(db.analyses).where(db.analyses.c.table_id == room.id)
            row = {"table_id": room.id, "mark": _mark(room), "data": msgspec.to_builtins(progress), "at": time.time()}
            await self._store.write(old, insert(db.analyses).values(**row))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("the analysis of table %s failed", room.id)

    async def _part(self, guest: str, record: Any, portion: Any) -> list[Any]:
        """One part; where too much waits it is asked for again, more and more seldom. Raises Denied."""
        wait = PATIENCE
        while True:
            try:
                return await self._workers.ask(guest, jobs.analysis_part, record, portion, seconds=PART)
            except Denied as denied:
                if denied.status != 429:
                    raise
            await asyncio.sleep(wait)
            wait = min(LONGEST, 2 * wait)

    async def close(self) -> None:
        """End what runs; it can be begun again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _mark(room: Room) -> str:
    """Changes when the same game would be judged otherwise."""
    return f"{MARK}-{room.game.rules.version}"
