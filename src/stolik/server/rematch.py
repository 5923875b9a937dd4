"""Another game after one that is over: once all people at the table wish for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from . import protocol as p
from .replies import Refused
from .room import Room


class Rematch:
    """Who wishes for another game. `data` is None until somebody does; `open_next` opens the table and gives its id."""

    def __init__(self, room: Room, open_next: Callable[[Room, Mapping[str, str]], Awaitable[str]]) -> None:
        self.data: p.RematchData | None = None
        self._room = room
        self._open_next = open_next
        self._seals: dict[str, str] = {}

    async def ask(self, guest: str, seal: str | None = None) -> None:
        """A guest wishes for another game, and brings the seal of what the guest's browser adds to its luck; with the
        last one it is there. Raises Refused."""
        self._room.playing(guest)
        if self._room.row.status != "over":
            raise Refused("running")
        seat = self._room.seat_of(guest) or 0
        if self.data is None:
            self.data = p.RematchData(seat, None)
        if self.data.id is None:
            if seal is not None:
                self._seals[guest] = seal
            agreed = {*self.data.agreed, *self._room.seats_of(guest)}
            self.data.agreed = sorted(agreed)
            if all(sitting.guest is None or n in agreed for n, sitting in enumerate(self._room.row.sittings)):
                self.data.by = seat
                self.data.id = await self._open_next(self._room, self._seals)
