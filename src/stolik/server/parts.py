"""What players' browsers add to the luck of a table, between its sealing and its deal (docs/fair-dealing.md)."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable

from stolik.kernel.fair import Deal

from . import protocol as p
from .listeners import Listener
from .replies import Refused
from .room import Room
from .seats import Seats
from .store import Lost

log = logging.getLogger("stolik.server")


class Parts:
    """Waits until every seal is opened, for `patience` seconds, and lets the game begin by `go`. Each part is on disk
    before anybody hears of it, and the last one together with the game that follows from all: a server that stops in
    between goes on with the same secret."""

    def __init__(self, room: Room, seats: Seats, patience: float, go: Callable[[Deal], Awaitable[None]]) -> None:
        self._room = room
        self._seats = seats
        self._patience = patience
        self._go = go
        self._until: float | None = None

    def begin(self) -> None:
        """From now on they are waited for, where something is sealed and not dealt."""
        waits = self._room.row.status == "waiting" and self._room.row.deal is not None
        self._until = time.monotonic() + self._patience if waits else None

    async def add(self, listener: Listener, d: p.Opening) -> None:
        """A browser opens its part. Raises Refused, with nothing changed, and Lost."""
        row = self._room.row
        if row.status != "waiting" or row.deal is None:
            raise Refused("dealt")
        deal = Deal.from_data(row.deal)
        seat = deal.opens(d.part)
        if seat is None or row.sittings[seat].guest != listener.guest:
            raise Refused("no-part")
        deal.parts[seat] = d.part
        try:
            if deal.awaited:
                await self._seats.open(deal)
            else:
                await self._deal(deal)
        except Lost:
            raise
        except Exception:
            log.exception("table %s: a part could not be kept", row.id)
            raise Refused("store") from None

    async def expire(self, now: float) -> None:
        """Who was waited for long enough adds nothing: the game begins, and shows so."""
        if self._until is None or now < self._until:
            return
        self._until = now + self._patience  # where the store fails it is tried again
        row = self._room.row
        if row.status == "waiting" and row.deal is not None:
            await self._deal(Deal.from_data(row.deal))
        else:
            self._until = None

    def wait(self, now: float) -> float | None:
        """Seconds until they were waited for long enough; None when nobody is waited for."""
        return None if self._until is None else max(0.0, self._until - now)

    async def _deal(self, deal: Deal) -> None:
        await self._go(deal)
        self._until = None
