"""Another game after one that is over: once all people at the table wish for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sqlalchemy import delete, insert

from . import protocol as p
from . import store as db
from .replies import Refused
from .room import Room
from .store import Writer


class Rematch:
    """Who wishes for another game, which the store keeps: `kept` is what it has of that, nothing where nobody does.
    `data` is None until somebody does; `open_next` opens the table and gives its id."""

    def __init__(
        self,
        room: Room,
        store: Writer,
        open_next: Callable[[Room, Mapping[str, str]], Awaitable[str]],
        kept: Mapping[str, Any],
    ) -> None:
        self.data = p.RematchData(kept["by"], kept["id"], kept["agreed"]) if kept else None
        self._room = room
        self._store = store
        self._open_next = open_next
        self._seals: dict[str, str] = dict(kept["seals"]) if kept else {}

    async def ask(self, guest: str, seal: str | None = None) -> None:
        """A guest wishes for another game, and brings the seal of what the guest's browser adds to its luck; with the
        last one it is there. Raises Refused."""
        self._room.playing(guest)
        if self._room.row.status != "over":
            raise Refused("running")
        seat = self._room.seat_of(guest) or 0
        wish = self.data or p.RematchData(seat, None)
        if wish.id is not None:
            return
        if seal is not None:
            self._seals[guest] = seal
        agreed = sorted({*wish.agreed, *self._room.seats_of(guest)})
        await self._keep(p.RematchData(wish.by, None, agreed))
        if all(sitting.guest is None or n in agreed for n, sitting in enumerate(self._room.row.sittings)):
            opened = await self._open_next(self._room, self._seals)
            await self._keep(p.RematchData(seat, opened, agreed))

    async def _keep(self, wish: p.RematchData) -> None:
        """Write down who wishes for it; then it is so."""
        of = db.rematches.c.table_id == self._room.id
        data = {"by": wish.by, "id": wish.id, "agreed": wish.agreed, "seals": self._seals}
        await self._store.write(
            delete(db.rematches).where(of), insert(db.rematches).values(table_id=self._room.id, data=data)
        )
        self.data = wish
