"""What is the same for everybody and takes long to make: games, cards, ledgers, descriptions, files that are packed.

It is made once, in a thread of its own beside the event loop, and kept as it is sent. After the start all of it is made
before anybody asks; who asks meanwhile waits for one thing at most that is being made, and holds nobody up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

log = logging.getLogger("stolik.server")

T = TypeVar("T")
Page = tuple[Callable[..., Any], tuple[Hashable, ...]]
"""What makes it, and of what."""


class Library:
    """Things that are made once. There have to be few of them: none is ever forgotten."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="library")
        self._made: dict[Page, asyncio.Future[Any]] = {}

    async def get(self, make: Callable[..., T], *of: Hashable) -> T:
        """What `make` makes of these. Raises what it raises; it is tried again the next time."""
        page = (make, of)
        made = self._made.get(page)
        if made is None:
            made = self._made[page] = asyncio.get_running_loop().run_in_executor(self._thread, make, *of)
            made.add_done_callback(lambda done: self._forget(page, done))
        found: T = await asyncio.shield(made)
        return found

    async def once(self, make: Callable[..., T], *of: Any) -> T:
        """The same, and it is not kept here."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, make, *of)

    def _forget(self, page: Page, done: asyncio.Future[Any]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._made.pop(page, None)

    async def prepare(self, pages: Iterable[Page]) -> None:
        """Make all of these, one after the other; who asks for one comes in between."""
        for make, of in pages:
            try:
                await self.get(make, *of)
            except Exception:
                log.exception("%s of %s could not be prepared", make.__name__, of)

    async def close(self) -> None:
        """Nothing more is made."""
        self._thread.shutdown(wait=False, cancel_futures=True)
