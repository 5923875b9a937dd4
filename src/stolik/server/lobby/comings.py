"""How many people come at which hour: counts alone, of the last weeks."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from stolik.server import kept_people as kept
from stolik.server.store import Store, Writer

from . import frames as f

HOUR: Final = 3600
DAY: Final = 24
"""Hours."""
DAYS: Final = 28
EVERY: Final = 60.0
"""Seconds between two notes."""


class Comings:
    """Counts who was here in this hour; who that was is known in memory alone, and forgotten with the hour."""

    def __init__(self, writer: Writer, store: Store) -> None:
        self._writer = writer
        self._store = store
        self._hour = 0
        self._seen: set[str] = set()
        self._kept = 0
        self._noted = 0.0

    async def note(self, guests: Iterable[str], now: float) -> None:
        """These are here, at `now` in seconds since 1970. Raises Lost."""
        hour = int(now) // HOUR
        if hour != self._hour:
            self._hour, self._seen, self._kept = hour, set(), 0
            self._noted = 0.0
        self._seen.update(guests)
        if len(self._seen) <= self._kept or now - self._noted < EVERY:
            return
        self._noted = now
        this = kept.comings.c.hour == hour
        found = await self._store.read(select(kept.comings.c.people).where(this))
        # Another process may have counted before, and a restart has forgotten whom.
        self._kept = max(len(self._seen), found[0]["people"] if found else 0)
        values = {"people": self._kept}
        note = (
            update(kept.comings).where(this).values(values)
            if found
            else insert(kept.comings).values(hour=hour, **values)
        )
        old = delete(kept.comings).where(kept.comings.c.hour < hour - DAY * DAYS)
        await self._writer.write(note, old)


async def hours(store: Store) -> f.Hours:
    """How many people come at each hour of a day, by the clock of Greenwich: of the last weeks, as far as was
    counted."""
    c, now = kept.comings.c, int(time.time()) // HOUR
    lately = c.hour > now - DAY * DAYS
    rows = await store.read(
        select((c.hour % DAY).label("at"), func.sum(c.people).label("n")).where(lately).group_by("at")
    )
    first = (await store.read(select(func.min(c.hour).label("first")).where(lately)))[0]["first"]
    days = 0 if first is None else min(DAYS, (now - first) // DAY + 1)
    found = {row["at"]: row["n"] for row in rows}
    return f.Hours([round(int(found.get(hour, 0)) / max(days, 1), 1) for hour in range(DAY)], days)
