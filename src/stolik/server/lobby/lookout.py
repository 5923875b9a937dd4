"""Who wants to be told when somebody looks for a game: for an hour, by notice too, or as long as their page is open."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import delete, insert, select

from stolik.server import kept_people as kept
from stolik.server.push.outbox import telling
from stolik.server.store import Store, Writer

from . import frames as f
from .present import Present
from .seeks import Seek

HOUR: Final = 3600.0
AGAIN: Final = 600.0
"""Seconds for which nobody is told of the same person again."""


class Lookout:
    """Keeps who waits, and tells them. `writer` writes while this process has the lobby."""

    def __init__(self, writer: Writer, store: Store, present: Present) -> None:
        self._writer = writer
        self._store = store
        self._present = present
        self._here: set[str] = set()
        self._until: dict[str, float] = {}
        self._told: dict[tuple[str, str], float] = {}
        self._read = False

    async def begin(self) -> None:
        """Read who waits since before this process had the lobby; once."""
        if not self._read:
            waiting = await self._store.read(select(kept.lookouts).where(kept.lookouts.c.until > time.time()))
            self._until = {row["guest"]: row["until"] for row in waiting} | self._until
            self._read = True

    async def ask(self, guest: str, how: f.Wait) -> None:
        """Somebody waits from now on, or no more."""
        now, of = time.time(), kept.lookouts.c
        until = now + HOUR
        self._here.discard(guest)
        self._until.pop(guest, None)
        over = delete(kept.lookouts).where((of.guest == guest) | (of.until <= now))
        if how == "hour":
            self._until[guest] = until
            await self._writer.write(over, insert(kept.lookouts).values(guest=guest, until=until))
            return
        if how == "here":
            self._here.add(guest)
        await self._writer.write(over)

    def gone(self, guest: str) -> None:
        """Somebody has no page open any more."""
        self._here.discard(guest)

    def frame(self, guest: str) -> f.LookoutFrame:
        """How it stands for somebody."""
        until = self._until.get(guest, 0.0)
        return f.LookoutFrame(f.LookoutData(until if until > time.time() else None, guest in self._here))

    async def looked(self, seek: Seek) -> None:
        """Somebody has begun to look: who waits hears of it, but for those from whom they keep apart."""
        now = time.time()
        self._until = {guest: until for guest, until in self._until.items() if until > now}
        self._told = {pair: at for pair, at in self._told.items() if at > now - AGAIN}
        written = []
        for guest in self._here | self._until.keys():
            away = not self._present.lines(guest)
            # Who only waits here is on the way from one page to another: they hear of it when they are back.
            if (away and guest not in self._until) or not self._tell(guest, seek, now):
                continue
            if away:
                written.append(telling(guest, "look", seek.guest, seek.game, "/", seek.guest))
        if written:
            await self._writer.write(*written)

    def back(self, guest: str, seeks: Iterable[Seek]) -> None:
        """Somebody has opened a page: who waits hears of those who look now and of whom they did not hear yet."""
        now = time.time()
        if guest in self._here or self._until.get(guest, 0.0) > now:
            for seek in seeks:
                if self._present.here(seek.guest):
                    self._tell(guest, seek, now)

    def _tell(self, guest: str, seek: Seek, now: float) -> bool:
        """Somebody is told of another who looks; False: of them they are not, or were a moment ago."""
        pair = (guest, seek.guest)
        if guest == seek.guest or guest in seek.apart or self._told.get(pair, 0.0) > now - AGAIN:
            return False
        self._told[pair] = now
        who = f.Somebody(seek.guest, seek.name)
        self._present.tell(guest, lambda _: f.LookedFrame(f.LookedData(who, seek.game)))
        return True
