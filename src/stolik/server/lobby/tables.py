"""The tables of those who met, and sitting down at an open one."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import select

from stolik.server import bodies as b
from stolik.server import kept_people as kept
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.joining import Joining
from stolik.server.judging import game_of
from stolik.server.opener import BOT, Opener
from stolik.server.replies import Refused
from stolik.server.store import Store

from .seeks import Seek

log = logging.getLogger("stolik.server")

FRIEND: Final = "friend"


def guest_of(seek: Seek) -> Guest:
    """Who looks."""
    return Guest(seek.guest, seek.name, seek.lang, "system")


class Tables:
    """Makes tables for the lobby (`looking.Seating`), and lets guests sit down."""

    def __init__(self, store: Store, opener: Opener, joining: Joining) -> None:
        self._store = store
        self._opener = opener
        self._joining = joining

    async def together(self, seeks: Sequence[Seek], seals: Mapping[str, str | None]) -> b.TableMade:
        """A table at which these sit, in the order of the seats. Raises Denied."""
        first, *others = seeks
        seats = [b.SeatBody("me", first.deck), *(b.SeatBody(FRIEND) for _ in others)]
        made = await self._opener.open(guest_of(first), _body(first, seats, seals[first.guest]), first.lang)
        table = await self._joining.table(made.id)
        try:
            for seat, seek in enumerate(others, 1):
                await self._joining.sit(table, guest_of(seek), seek.deck, seek.lang, seat, seals[seek.guest])
        except Exception:
            # Nobody is left sitting at a table to which the other one can't come.
            try:
                await table.resign(first.guest)
            except Refused:
                log.exception("a table at which nobody sat down could not be closed")
            raise
        return made

    async def with_bot(self, seek: Seek, bot: str, seal: str | None) -> b.TableMade:
        """A table at which a bot sits across, and at all other seats. Raises Denied."""
        game = game_of(seek.game)
        seats = [b.SeatBody(f"{BOT}{bot}") for _ in range(game.seats)]
        seats[seek.seat or 0] = b.SeatBody("me", seek.deck)
        return await self._opener.open(guest_of(seek), _body(seek, seats, seal), seek.lang)

    async def sit(self, table: str, guest: Guest, body: b.SitBody, lang: str) -> b.Joined:
        """Sit down at an open table. Raises Denied, also for one that was never open; Elsewhere."""
        offers = select(kept.offers).where(kept.offers.c.table_id == table[:24])
        if not await self._store.read(offers):
            raise Denied(404, "no-offer")
        found = await self._joining.table(table)
        row = found.room.row
        if body.seat is not None and body.seat >= len(row.sittings):
            raise Denied(400, "no-seat", len(row.sittings), where="seat")
        await self._joining.sit(found, guest, body.deck, lang, body.seat, body.seal)
        return b.Joined(found.room.id, f"/table/{found.room.id}")


def _body(seek: Seek, seats: list[b.SeatBody], seal: str | None) -> b.TableBody:
    return b.TableBody(
        game=seek.game,
        seats=seats,
        options=dict(seek.options),
        clock=seek.clock,
        spectators=True,
        rated=seek.rated,
        seal=seal,
    )
