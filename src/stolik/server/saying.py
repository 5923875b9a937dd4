"""What a host says to everybody who is here, for a while: a line above each page."""

from __future__ import annotations

import time

from sqlalchemy import delete, insert, select

from .conduct import said
from .denied import Denied
from .guests import Guest
from .manners_bodies import SaidBody, SaidToAll
from .store import Store

HOUR = 3600.0


class Saying:
    """Keeps what is said to all: one thing at a time, the latest."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def now(self) -> SaidToAll | None:
        """What is said now; None: nothing."""
        newest = select(said).where(said.c.until > time.time()).order_by(said.c.n.desc()).limit(1)
        found = await self._store.read(newest)
        return SaidToAll(found[0]["text"], found[0]["at"], found[0]["until"], found[0]["name"]) if found else None

    async def say(self, host: Guest, body: SaidBody) -> SaidToAll:
        """Say something from now on, instead of what was said before. Raises Denied where there are no words."""
        text = " ".join("".join(one if one.isprintable() else " " for one in body.text).split())
        if not text:
            raise Denied(400, "bad-request", "text", where="text")
        now = time.time()
        row = {"guest": host.id, "name": host.name, "text": text, "at": now, "until": now + body.hours * HOUR}
        await self._store.write(delete(said), insert(said).values(**row))
        return SaidToAll(text, now, now + body.hours * HOUR, host.name)

    async def stop(self) -> None:
        """Nothing is said any more."""
        await self._store.write(delete(said))
