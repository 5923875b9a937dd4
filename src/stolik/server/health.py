"""How the house fares: what is well, what is ill, in a sentence each."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from sqlalchemy import select

from .processes import Several
from .store import Store
from .workers import Workers

PATIENCE: Final = 2.0
"""Seconds after which a part that gives no answer is ill."""
FRESH: Final = 1.0
"""Seconds for which one look serves everybody who asks."""
LEAST_FREE: Final = 64 * 1024 * 1024
"""Bytes of the disk below which tables are in danger."""
LATEST: Final = 60.0
"""Seconds that work may wait for a worker."""

Look = Callable[[], Awaitable[str]]
"""Looks at a part; "" if it is well, else a sentence for the host."""


class Health:
    """Looks at the parts of one house, each by its own name."""

    def __init__(self, parts: Mapping[str, Look]) -> None:
        self._parts = dict(parts)
        self._found: dict[str, str] = {}
        self._at = float("-inf")
        self._looking = asyncio.Lock()

    async def look(self) -> Mapping[str, str]:
        """What is wrong with each part, "" where nothing is."""
        async with self._looking:
            if time.monotonic() - self._at > FRESH:
                found = await asyncio.gather(*map(_ask, self._parts.values()))
                self._found = dict(zip(self._parts, found, strict=True))
                self._at = time.monotonic()
        return self._found


async def _ask(look: Look) -> str:
    try:
        return await asyncio.wait_for(look(), PATIENCE)
    except TimeoutError:
        return f"it gives no answer for {PATIENCE:g} seconds"
    except Exception as wrong:
        return f"{type(wrong).__name__}: {wrong}"[:200]


def of_store(store: Store) -> Look:
    """The store answers, its last commit was good, and there is room on the disk."""

    async def look() -> str:
        await store.read(select(1))
        if store.wrong is not None:
            return f"the last commit failed: {store.wrong}"[:200]
        free = shutil.disk_usage(store.folder).free if store.folder is not None else LEAST_FREE
        return "" if free >= LEAST_FREE else f"the disk is full: {free // 2**20} MB are left"

    return look


def of_workers(workers: Workers) -> Look:
    """Nothing waits for a worker for longer than work can take."""

    async def look() -> str:
        late = workers.late
        return "" if late < LATEST else f"work waits for {late:.0f} s already"

    return look


def of_processes(processes: Several) -> Look:
    """The other servers of the house hear of this one in time, and it hears them."""

    async def look() -> str:
        return processes.wrong()

    return look
