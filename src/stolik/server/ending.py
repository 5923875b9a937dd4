"""How a server ends: at one word in order, at a second one at once.

In order: it takes no more connections, each table does what had come to it and tells everybody that it comes back, and
then the store is closed. Their pages come back by themselves to the server that follows.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import uvicorn

log = logging.getLogger("stolik.server")

PATIENCE: Final = 3.0
"""Seconds that tables have to do what came to them."""
LOOK_EVERY: Final = 0.05


class Server(uvicorn.Server):
    """uvicorn's server, which tells the house before it closes the lines to it."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGINT or SIGTERM. With the second one nothing is waited for; what was acknowledged is on disk."""
        if self.should_exit:
            os._exit(128 + sig)
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server, and not afterwards the process too: who called it goes on."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: Any = None) -> None:
        """End in order."""
        for listening in (*self.servers, *(sockets or ())):
            listening.close()
        house = getattr(self.config.app.app.state, "house", None)  # type: ignore[union-attr]
        if house is not None:
            retiring = asyncio.ensure_future(house.retire())
            waited = 0.0
            while not retiring.done() and waited < PATIENCE:
                await asyncio.wait({retiring}, timeout=LOOK_EVERY)
                waited += LOOK_EVERY
            if not retiring.done():
                log.warning("some tables were still at work; what they had acknowledged is kept")
                retiring.cancel()
            await asyncio.gather(retiring, return_exceptions=True)
            # A moment for the last frames to leave.
            await asyncio.sleep(LOOK_EVERY)
        await super().shutdown(sockets)
