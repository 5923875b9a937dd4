"""Joining a table that waits: by an invitation, or as the one who was challenged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select

from stolik.catalog import game as find_game
from stolik.kernel.fair import Deal
from stolik.match import Match

from . import bodies as b
from . import store as db
from .dealing import Dealing
from .delay import LATE
from .denied import Denied
from .guests import Guest
from .ladders import RATED
from .manners import Manners
from .packing import at_table, brought_in, together
from .packs import Packs
from .push.outbox import telling
from .replies import Refused
from .room import Sitting, why_closed
from .seating import one_team, own_name
from .shelf import Shelf
from .store import Store
from .table import LiveTable


class Joining:
    """Lets guests sit down; `table` finds a table, awake, by its id, and raises Denied."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        packs: Packs,
        dealing: Dealing,
        table: Callable[[str], Awaitable[LiveTable]],
        manners: Manners,
    ) -> None:
        self.table = table
        self._manners = manners
        self._store = store
        self._shelf = shelf
        self._packs = packs
        self._dealing = dealing

    async def invitation(self, code: str, lang: str = "en", visitor: str = "") -> tuple[LiveTable, b.JoinInfo]:
        """What an invitation is to; `visitor` is the guest who asks, for whom a seat beside somebody whom they don't
        meet is taken. Raises Denied."""
        found = await self._store.read(select(db.invites).where(db.invites.c.code == code[:24]))
        if not found:
            raise Denied(404, "no-invite")
        table = await self.table(found[0]["table_id"])
        row, seat = table.room.row, found[0]["seat"]
        closed = why_closed(row.settings)
        if closed is not None:
            raise closed
        taken = row.status != "waiting" or not row.sittings[seat].free
        taken = taken or bool(visitor and await self._apart(table, visitor))
        host = next((sitting.name for sitting in row.sittings if sitting.guest == row.owner), "")
        names = [sitting.name for sitting in row.sittings]
        cards = None if row.brought is None else await asyncio.to_thread(brought_in, table.room.game, row.brought, lang)
        said = row.settings
        clock = None if said.get("clock") is None else b.ClockBody(**said["clock"])
        terms = (clock, bool(said.get(RATED)), bool(said.get("spectators")), int(said.get(LATE, 0)))
        return table, b.JoinInfo(row.game, host, said["options"], taken, seat, names, cards, *terms)

    async def join(self, code: str, guest: Guest, choice: b.DeckChoice, lang: str, seal: str | None = None) -> b.Joined:
        """Take the seat that an invitation is to; `seal` is that of what the guest's browser adds to the luck. Raises
        Denied."""
        table, info = await self.invitation(code)
        await self.sit(table, guest, choice, lang, info.seat, seal)
        return b.Joined(table.room.id, f"/table/{table.room.id}")

    async def sit(
        self,
        table: LiveTable,
        guest: Guest,
        choice: b.DeckChoice,
        lang: str,
        seat: int | None = None,
        seal: str | None = None,
    ) -> None:
        """Take a free seat of a table that waits, the first unless one is named; with the last one the game begins. Who
        sits here already may take the partner's. Raises Denied."""
        room, row = table.room, table.room.row
        if row.status != "waiting" or row.deal is not None:
            raise Denied(409, "own-table" if room.plays(guest.id) else "taken")
        if seat is None:
            seat = next(n for n, sitting in enumerate(row.sittings) if sitting.free)
        await self._meet(table, guest.id)
        held = room.seats_of(guest.id)
        game = find_game(row.game)
        if held and not one_team(game, [*held, seat]):
            raise Denied(409, "own-table")
        options, start = row.settings["options"], row.start
        deck = None
        if start is None:
            deck = await self._shelf.playable(game, guest, choice, lang, options, seat=seat, draws=seat)
        own, carried = await self._packs.over(guest, game, [deck])

        def deal(sittings: list[Sitting]) -> tuple[Match | Deal | None, Any]:
            if start is not None:
                free = any(one.free for one in sittings)
                return None if free else self._dealing.go_on(start, sittings), row.brought
            others = [one.deck for n, one in enumerate(sittings) if n != seat and one.deck is not None]
            both = together(room.game, own, {card for deck in others for stack in deck for card in stack})
            brought = at_table(both, carried, row.brought)
            if any(one.free for one in sittings):
                return None, brought
            if self._dealing.shared(sittings):
                return self._dealing.seal(room.id, both, sittings, options), brought
            return self._dealing.deal(both, sittings, options), brought

        if row.settings.get(RATED) and held:
            raise Denied(409, "rated-alone")
        try:
            await table.take(seat, Sitting(guest.id, None, own_name(guest.name, len(held)), deck, seal), deal)
        except Refused as refused:
            raise Denied(409, refused.code) from None
        if row.owner != guest.id and room.plays(row.owner):
            told = telling(row.owner, "seat", f"{room.id} {seat}", row.game, f"/table/{room.id}", guest.id)
            await self._store.write(told)

    async def _apart(self, table: LiveTable, guest: str) -> frozenset[str]:
        """Those at a table whom a guest doesn't meet."""
        return await self._manners.apart_from(guest) & table.room.others(guest)

    async def _meet(self, table: LiveTable, guest: str) -> None:
        """Whether a guest may sit beside who sits at a table. Who is blocked hears what everybody hears who is late.
        Raises Denied."""
        apart = await self._apart(table, guest)
        if apart:
            raise Denied(409, "blocked-here" if await self._manners.blocks(guest, apart) else "taken")
