"""The seats of a table that waits for players: they are taken, left, and with the last one the game begins."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Executable, insert, update

from stolik.kernel.decision import Seat
from stolik.kernel.fair import Deal
from stolik.match import Match

from . import seals
from . import store as db
from .guests import new_id
from .history import History
from .packing import still_held
from .replies import Refused
from .room import Room, Sitting, closed_with, nobody
from .store import Writer


class Seats:
    """Who sits where, as the store has it: each change is on disk when it returns."""

    def __init__(self, room: Room, store: Writer) -> None:
        self._room = room
        self._store = store

    def with_one_more(self, seat: Seat, sitting: Sitting) -> list[Sitting]:
        """Who would sit here with one more. Raises Refused when somebody else was quicker."""
        row = self._room.row
        if row.status != "waiting" or not row.sittings[seat].free:
            raise Refused("taken")
        return [sitting if n == seat else other for n, other in enumerate(row.sittings)]

    async def take(self, seat: Seat, sittings: list[Sitting]) -> None:
        """A seat is taken, and others are still free."""
        where = (db.invites.c.table_id == self._room.id) & db.invites.c.seat.in_((seat,))
        await self._change(sittings, db.invites.delete().where(where))
        self._room.row.invites.pop(seat, None)

    async def bring(self, brought: Any) -> None:
        """There are other cards now that are in no set (`TableRow.brought`)."""
        if brought != self._room.row.brought:
            await self._store.write(update(db.tables).where(db.tables.c.id == self._room.id).values(brought=brought))
            self._room.row.brought = brought

    async def leave(self, guest: str) -> None:
        """Who took seats leaves them before the game has begun: they are free again, with new links, and the cards that
        only they brought go with them. What was sealed is no more, and no seal is used again: the part under it may be
        known by now."""
        row, seats = self._room.row, self._room.seats_of(guest)
        codes = {seat: new_id() for seat in seats}
        spent = row.deal is not None
        sittings = [
            nobody() if n in codes else replace(sitting, seal=None if spent else sitting.seal)
            for n, sitting in enumerate(row.sittings)
        ]
        now = time.time()
        links: list[dict[str, Any]] = [
            {"code": code, "table_id": self._room.id, "seat": seat, "created": now} for seat, code in codes.items()
        ]
        brought = row.brought
        if brought is not None and row.start is None:
            held = {card for one in sittings for stack in one.deck or () for card in stack}
            brought = still_held(brought, held)
        unsealed = update(db.tables).where(db.tables.c.id == self._room.id).values(deal=None, brought=brought)
        await self._change(sittings, unsealed, *(insert(db.invites).values(**link) for link in links))
        row.deal, row.brought = None, brought
        row.invites |= {seat: f"/join/{code}" for seat, code in codes.items()}

    async def close(self) -> None:
        """The owner closes the table: nobody can join any more."""
        row = self._room.row
        settings = closed_with(row.settings, "table-left", by=row.owner)
        over = update(db.tables).where(db.tables.c.id == self._room.id)
        await self._store.write(self._no_invites(), over.values(status="over", settings=settings, updated=time.time()))
        row.status, row.settings = "over", settings
        self._room.row.invites = {}

    async def seal(self, deal: Deal, sittings: list[Sitting]) -> None:
        """All seats are taken, and what is dealt from is sealed: the parts of the players' browsers are waited for."""
        sealed = deal.to_data()
        change = update(db.tables).where(db.tables.c.id == self._room.id).values(deal=sealed, updated=time.time())
        await self._change(sittings, change, self._no_invites())
        self._room.row.deal, self._room.row.invites = sealed, {}

    async def open(self, deal: Deal) -> None:
        """A part was opened, and others are still closed."""
        opened = deal.to_data()
        await self._store.write(update(db.tables).where(db.tables.c.id == self._room.id).values(deal=opened))
        self._room.row.deal = opened

    async def begin(self, match: Match, sittings: list[Sitting]) -> None:
        """All seats are taken, and the game begins."""
        row, before, sealed = self._room.row, self._room.row.sittings, self._room.row.deal
        start = match.record.to_data()
        row.status, row.sittings, row.deal = "running", sittings, None
        self._room.history = History(match)
        summary = self._room.summary
        seal = seals.begun(row.id, start)
        begun: dict[str, Any] = {"status": "running", "start": start, "seal": seal, "deal": None}
        begun |= {"summary": summary, "updated": time.time()}
        try:
            await self._change(
                sittings, update(db.tables).where(db.tables.c.id == row.id).values(**begun), self._no_invites()
            )
        except Exception:
            row.status, row.sittings, row.deal, self._room.history = "waiting", before, sealed, None
            raise
        row.start, row.seal, row.summary, row.invites = start, seal, summary, {}

    def _no_invites(self) -> Executable:
        return db.invites.delete().where(db.invites.c.table_id == self._room.id)

    async def _change(self, sittings: list[Sitting], *more: Executable) -> None:
        """Write who sits where now, then take it for so."""
        statements: list[Executable] = []
        for n, s in enumerate(sittings):
            where = (db.seats.c.table_id == self._room.id) & (db.seats.c.seat == n)
            sits = {"guest": s.guest, "bot": s.bot, "name": s.name, "deck": s.deck, "seal": s.seal}
            statements.append(update(db.seats).where(where).values(**sits))
        await self._store.write(*statements, *more)
        self._room.row.sittings = sittings
