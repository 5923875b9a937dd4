"""What lets somebody in: sessions, or tokens. Each kind has a table and a memory of its own, so that the secret of one
is never taken for that of the other.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import ColumnElement, Table, and_, select, update

from . import store as db
from .lives import Life, Lives
from .store import Store, Written

log = logging.getLogger("stolik.server")

DAY: Final = 86_400.0
SELDOM: Final = 120.0
"""Seconds between two notes of when one was used last."""
LOOKED_BACK: Final = 600.0
"""Seconds of ends that are read again at each look: clocks differ, and a commit may be seen late."""

T = TypeVar("T")


class Passes(Generic[T]):
    """The sessions of a house, or its tokens. `read` makes what is handed out of a row of a guest and a life; they run
    for `days`, with `slides` counted from their last use."""

    def __init__(
        self, store: Store, table: Table, read: Callable[[Mapping[str, Any], Life], T], days: int, slides: bool
    ) -> None:
        self._store = store
        self._table = table
        self._read = read
        self._days = days
        self._slides = slides
        self.telling: Callable[[Sequence[str]], Sequence[Written]] = lambda marks: ()
        """What tells other processes of those that end, written together with their end."""
        self._lives: Lives[T] = Lives()
        self._forgotten = 0
        self._writing: set[asyncio.Task[None]] = set()
        self._query = select(
            db.guests,
            table.c.id.label("pass_id"),
            table.c.used.label("pass_used"),
            table.c.expires.label("pass_expires"),
        ).join(table, table.c.guest == db.guests.c.id)

    def running(self) -> ColumnElement[bool]:
        """That one has neither ended nor run out."""
        return and_(self._table.c.ended.is_(None), self._table.c.expires > time.time())

    async def find(self, mark: str) -> T | None:
        """What the hash of a secret opens; None if that is nothing, or has ended."""
        life = self._lives.life(mark)
        found = self._lives.recall(mark)
        if found is None:
            forgotten = self._forgotten
            rows = await self._store.read(
                self._query.where((self._table.c.hash == mark) & self._table.c.ended.is_(None))
            )
            # It may have ended while it was read: then the row is older than its end.
            if not rows or life.ended:
                return None
            row = rows[0]
            life.id, life.used, life.expires = row["pass_id"], row["pass_used"] or 0.0, row["pass_expires"]
            found = self._read(row, life)
            if forgotten == self._forgotten:
                self._lives.remember(life, found)
        if not life.good:
            return None
        self._note_use(life)
        return found

    def forget(self, whose: Callable[[T], bool]) -> None:
        """Have these read anew when they are asked for; none that is being read now is remembered."""
        self._forgotten += 1
        self._lives.forget(whose)

    async def end(self, which: ColumnElement[bool]) -> int:
        """End those that are meant by columns of the table, with all that is open on them; how many those are."""
        statements, let_go = await self.ending(which, time.time())
        if statements:
            await self._store.write(*statements)
        return let_go()

    async def ending(
        self, which: ColumnElement[bool], at: float, where: ColumnElement[bool] | None = None
    ) -> tuple[list[Written], Callable[[], int]]:
        """What ends those that are meant, at a time, for whoever writes it together with something else, and only
        `where` that is so then; and what is called once it is written: how many those are."""
        which = and_(which, self._table.c.ended.is_(None))
        ending = [row["hash"] for row in await self._store.read(select(self._table.c.hash).where(which))]
        # Held while it is written, so that who reads one meanwhile hears of its end.
        lives = [self._lives.life(mark) for mark in ending]

        def let_go() -> int:
            self._lives.end(lives)
            return len(lives)

        if not lives:
            return [], let_go
        these: ColumnElement[bool] = self._table.c.hash.in_(ending) & self._table.c.ended.is_(None)
        if where is not None:
            these = and_(these, where)
        return [update(self._table).where(these).values(ended=at), *self.telling(ending)], let_go

    async def look(self) -> None:
        """Hear of those that ended elsewhere, by another process or the host's command, or ran out; what is open counts
        as used."""
        since = time.time() - LOOKED_BACK
        for row in await self._store.read(select(self._table.c.hash).where(self._table.c.ended >= since)):
            self.ended(row["hash"])
        for life in self._lives.held():
            if life.good:
                self._note_use(life)
            else:
                self._lives.end([life])

    def ended(self, mark: str) -> None:
        """The one with this hash was ended elsewhere."""
        self._lives.end([self._lives.life(mark)])

    async def close(self) -> None:
        """Finish what is being written."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _note_use(self, life: Life) -> None:
        """Write down that it was used, but seldom."""
        now = time.time()
        if now - life.used < SELDOM:
            return
        values = {"used": now}
        if self._slides:
            values["expires"] = life.expires = now + self._days * DAY
        life.used = now
        where = (self._table.c.hash == life.mark) & self._table.c.ended.is_(None)
        task = asyncio.create_task(self._keep(update(self._table).where(where).values(**values)))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _keep(self, statement: Any) -> None:
        try:
            await self._store.write(statement)
        except Exception:
            log.warning("when a session was used could not be kept", exc_info=True)
