"""Somebody leaves for good: all that is kept of them goes. Games stay for those who played them too, and say "somebody
who left"; a game that runs is lost by it; what only they had goes with them.

It begins with what lets them in, and with a note (`leavers`) that the rest is still to be done, after a restart too.
Each table is a transaction of its own.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import store as db
from .called import LEFT_NAME
from .denied import Denied
from .doing import Doing, execute
from .guests import Guest, Guests
from .house import House
from .personal import of_tables, removing
from .processes import Elsewhere
from .replies import Refused
from .rewriting import rewrite
from .seals import Damaged
from .store import Store
from .ties import forget
from .tokens import Tokens

log = logging.getLogger("stolik.server")

PATIENCE: Final = 20.0
"""Seconds for which whoever leaves waits until all is done; what is left then is done soon."""
TRIES: Final = 5
"""So often a table is asked for that another process has."""
CREDENTIALS: Final = (db.passkeys, db.passwords, db.recovery, db.ceremonies, db.account_names, db.accounts, db.keys)
"""What lets somebody in, beside sessions."""


def check_name(guest: Guest, name: str) -> None:
    """Whether a guest has written their name. Raises Denied."""
    if " ".join(name.split()) != guest.name:
        raise Denied(400, "wrong-name")


class Leaving:
    """Removes people."""

    def __init__(self, store: Store, house: House, guests: Guests, tokens: Tokens) -> None:
        self._store = store
        self._house = house
        self._guests = guests
        self._tokens = tokens
        self._going: dict[str, asyncio.Task[None]] = {}

    async def leave(self, guest: Guest, name: str) -> None:
        """All that is kept of a guest goes, if this is their name. Raises Denied where it isn't."""
        check_name(guest, name)
        try:
            await self._store.write(
                insert(db.leavers).values(guest=guest.id, at=time.time()),
                *(delete(way).where(way.c.guest == guest.id) for way in CREDENTIALS),
            )
        except IntegrityError:
            log.info("somebody leaves for the second time")
        await self._tokens.passes.end(db.tokens.c.owner == guest.id)
        await self._guests.sessions.end(db.sessions.c.guest == guest.id)
        await asyncio.wait({self._begin(guest.id)}, timeout=PATIENCE)

    async def go_on(self) -> None:
        """Finish what was begun before this server was started."""
        for row in await self._store.read(select(db.leavers.c.guest)):
            self._begin(row["guest"])

    async def close(self) -> None:
        """Stop; what is not done is done after the next start."""
        for task in list(self._going.values()):
            task.cancel()
        await asyncio.gather(*self._going.values(), return_exceptions=True)

    def _begin(self, guest: str) -> asyncio.Task[None]:
        task = self._going.get(guest)
        if task is None:
            task = self._going[guest] = asyncio.create_task(self._erase(guest), name="leaving")
            task.add_done_callback(lambda _: self._going.pop(guest, None))
        return task

    async def _erase(self, guest: str) -> None:
        try:
            programs = await self._store.read(select(db.tokens.c.guest).where(db.tokens.c.owner == guest))
            for one in [*(row["guest"] for row in programs), guest]:
                await self._store.write(lease=Doing(partial(forget, guest=one)))
                await self._games(one)
                await self._store.write(lease=Doing(partial(forget, guest=one)))  # what was written meanwhile
                await self._store.write(*removing([one]))
        except Exception:
            # The note stays: it is done after the next start.
            log.exception("somebody who leaves could not be removed altogether")

    async def _games(self, guest: str) -> None:
        former = await self._store.read(select(db.formers.c.id).where(db.formers.c.guest == guest))
        ids = [guest, *(row["id"] for row in former)]
        for table in await self._store.ask(lambda connection: _tables_of(connection, ids)):
            await self._game(table, guest, ids)

    async def _game(self, table: str, guest: str, ids: Sequence[str]) -> None:
        """Take somebody out of one game."""
        if await self._store.ask(lambda connection: _is_shared(connection, table, ids)):
            await self._resign(table, guest)

        def work(connection: Connection) -> None:
            execute(connection, self._house.processes.seizing([table]))
            _forget(connection, table, ids)

        async with self._house.aside([table]):
            await self._store.write(lease=Doing(work))

    async def _resign(self, table: str, guest: str) -> None:
        """Give up a game that is not over: those across win it, and hear of it."""
        for _ in range(TRIES):
            try:
                found = await self._house.find(table)
                if found is not None and found.room.row.status != "over" and found.room.plays(guest):
                    await found.resign(guest, "left")
                return
            except Elsewhere:
                await self._store.write(*self._house.processes.seizing([table]))
            except Denied as denied:
                if denied.status == 503:
                    raise  # the server is about to end
                return  # it can't be opened any more, by nobody
            except Refused:
                return
        raise Denied(503, "moving", retry=1)


def _tables_of(connection: Connection, ids: Sequence[str]) -> list[str]:
    """The tables that have something of these guests."""
    parts = (db.seats, db.talk, db.dropped)
    named = [db.tables.c.id.in_(select(part.c.table_id).where(part.c.guest.in_(ids))) for part in parts]
    mine = or_(db.tables.c.owner.in_(ids), *named)
    return list(connection.execute(select(db.tables.c.id).where(mine).order_by(db.tables.c.id)).scalars())


def _others(connection: Connection, table: str, ids: Sequence[str]) -> list[str]:
    """The other people who sit there, in the order of the seats."""
    seats = db.seats.c
    sits = (seats.table_id == table) & seats.guest.is_not(None) & seats.guest.not_in(ids)
    return list(connection.execute(select(seats.guest).where(sits).order_by(seats.seat)).scalars())


def _is_shared(connection: Connection, table: str, ids: Sequence[str]) -> bool:
    """Whether a game is not over in which other people play."""
    status = connection.execute(select(db.tables.c.status).where(db.tables.c.id == table)).scalar()
    return status in ("running", "waiting") and bool(_others(connection, table, ids))


def _forget(connection: Connection, table: str, ids: Sequence[str]) -> None:
    """Take the id and the name out of all that is kept of a table; where nobody else played there, it goes."""
    row = connection.execute(select(db.tables).where(db.tables.c.id == table)).mappings().first()
    if row is None:
        return
    others = _others(connection, table, ids)
    seats = {
        seat
        for part in (db.seats, db.dropped)
        for seat in connection.execute(
            select(part.c.seat).where((part.c.table_id == table) & part.c.guest.in_(ids))
        ).scalars()
    }
    if (seats or row["owner"] in ids) and (not others or (row["owner"] in ids and row["status"] == "waiting")):
        _remove(connection, table)
        return
    try:
        rewrite(connection, table, dict.fromkeys(ids), dict.fromkeys(seats, LEFT_NAME))
    except Damaged as wrong:
        # Nobody could open it; who may be named in it nobody can tell.
        log.warning("table %s is damaged (%s), and goes with somebody who leaves", table, wrong)
        _remove(connection, table)
        return
    # What was worked out of it is worked out anew, without the name.
    values = {"updated": row["updated"] + 0.001}
    if row["status"] in ("running", "waiting") and seats:
        values["status"] = "over"
    if row["owner"] in ids:
        values["owner"] = others[0]
    connection.execute(update(db.tables).where(db.tables.c.id == table).values(**values))
    mine = (db.seats.c.table_id == table) & db.seats.c.seat.in_(seats)
    gone = {"guest": None, "name": LEFT_NAME, "ended": None, "result": None, "seal": None}
    connection.execute(update(db.seats).where(mine).values(**gone))
    said = (db.talk.c.table_id == table) & or_(
        db.talk.c.guest.in_(ids), db.talk.c.guest.is_(None) & db.talk.c.seat.in_(seats)
    )
    connection.execute(update(db.talk).where(said).values(guest=None, name=LEFT_NAME))
    connection.execute(delete(db.dropped).where((db.dropped.c.table_id == table) & db.dropped.c.guest.in_(ids)))


def _remove(connection: Connection, table: str) -> None:
    for part in of_tables():
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(db.tables).where(db.tables.c.id == table))
