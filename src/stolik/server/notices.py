"""Short notices between the processes of a house: PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from .postgres import Database
from .store import Written

log = logging.getLogger("stolik.server")

AGAIN: Final = 0.2
"""Seconds until a line that broke is tried again."""
LOOK: Final = 0.5
"""Seconds after which the thread looks whether it is to end."""

_NOTIFY: Final = text("SELECT pg_notify(:channel, :said)")


class Notices:
    """Hears what is said in a house. `told` gets each text in order, and None where some may have been missed: after
    the line was broken. Texts are ids; PostgreSQL takes none of 8,000 bytes and more."""

    def __init__(self, database: Database, house: str, told: Callable[[str | None], Awaitable[None]]) -> None:
        self._database = database
        # Two houses in two schemas of one database don't hear each other.
        self._channel = "stolik_" + hashlib.sha256(house.encode()).hexdigest()[:16]
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._ready = asyncio.Event()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Listen; from the return on nothing is missed."""
        self._task = asyncio.create_task(self._hand_on(), name="notices")
        self._thread.start()
        await self._ready.wait()

    async def close(self) -> None:
        """Hear nothing more."""
        self._ended.set()
        await asyncio.to_thread(self._thread.join)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def listening(self) -> bool:
        """Whether it still hears what is said, or tries to."""
        return self._thread.is_alive() and self._task is not None and not self._task.done()

    def statement(self, said: str) -> Written:
        """What says a text, when it is committed."""
        return _NOTIFY, {"channel": self._channel, "said": said}

    async def _hand_on(self) -> None:
        while True:
            await self._told(await self._queue.get())

    def _put(self, said: str | None) -> None:
        self._loop.call_soon_threadsafe(self._queue.put_nowait, said)

    def _listen(self) -> None:
        import psycopg

        first, broken = True, False
        while not self._ended.is_set():
            line: Any = None
            try:
                line = self._database.line()
                line.execute(f"LISTEN {self._channel}")
                if first:
                    self._loop.call_soon_threadsafe(self._ready.set)
                else:
                    self._put(None)
                first = broken = False
                while not self._ended.is_set():
                    for notice in line.notifies(timeout=LOOK):
                        self._put(notice.payload)
            except (psycopg.Error, DBAPIError) as wrong:
                if not broken:
                    log.warning("the line to the other servers broke (%s); it is tried again", type(wrong).__name__)
                broken = True
                self._ended.wait(AGAIN)
            finally:
                if line is not None:
                    line.close()
