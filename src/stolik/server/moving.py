"""What a guest has moves into an account: seats, tables, decks, packs, programs, in one transaction, which also ends
the guest. Tables that are awake, here or at another process, are put away before and come back under the account."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Text, delete, func, insert, or_, select, type_coerce, update

from . import account_bodies as ab
from . import store as db
from .denied import Denied
from .doing import Doing, execute
from .guests import Guests
from .house import House
from .openid.kept import asks
from .rewriting import rewrite
from .seals import Damaged
from .store import Store, Written
from .ties import carry

TRIES: Final = 5
"""So often it is begun anew because a table came to be meanwhile."""
OPEN: Final = ("running", "waiting")
OWNED: Final = ((db.decks, "guest"), (db.packs, "guest"), (db.tokens, "owner"), (db.tables, "owner"))
"""What belongs to a guest by one column. (A challenge is to a program, which stays who it is.)"""


class Moving:
    """Moves what guests have."""

    def __init__(self, store: Store, house: House, guests: Guests) -> None:
        self._store = store
        self._house = house
        self._guests = guests

    async def things(self, guest: str) -> ab.Things:
        """How much a guest has."""

        def count(connection: Connection) -> ab.Things:
            def of(table: Any, which: Any) -> int:
                return connection.execute(select(func.count()).select_from(table).where(which)).scalar() or 0

            seats = select(db.seats.c.table_id).where(db.seats.c.guest == guest)
            live = db.tables.c.id.in_(seats) & (db.tables.c.status != db.GONE)
            program = (db.tokens.c.owner == guest) & db.tokens.c.ended.is_(None)
            return ab.Things(
                of(db.tables, live),
                of(db.decks, db.decks.c.guest == guest),
                of(db.packs, db.packs.c.guest == guest),
                of(db.tokens, program),
            )

        return await self._store.ask(count)

    async def take(
        self, old: str, account: str, also: Sequence[Written], before: Callable[[Connection], None] = lambda _: None
    ) -> ab.Things:
        """Move all that the guest `old` has into an account, in one transaction with `before` and `also`; what that
        was. Raises Denied, with nothing changed, where both sit at a table whose game is not over, and what `before`
        raises."""
        had = await self.things(old)
        # Asked before any table is put away, and again when nothing changes any more.
        await self._store.ask(lambda connection: _check_apart(connection, old, account))
        marks: list[str] = []
        for n in range(TRIES):
            tables = await self._store.ask(lambda connection: tables_of(connection, old))
            move = _Move(self, old, account, tables, marks)

            def work(connection: Connection, move: _Move = move) -> None:
                before(connection)
                move.work(connection)

            async with self._house.aside(tables):
                try:
                    await self._store.write(*also, lease=Doing(work))
                    break
                except _Another:
                    if n == TRIES - 1:
                        raise Denied(503, "moving", retry=1) from None
        for mark in marks:
            self._guests.sessions.ended(mark)
        # Somebody may just have been sitting down as the guest who is no more.
        await self._stragglers(old, account)
        return had

    async def _stragglers(self, old: str, account: str) -> None:
        tables = await self._store.ask(lambda connection: tables_of(connection, old))
        if tables:
            async with self._house.aside(tables):
                move = _Move(self, old, account, tables, [])
                await self._store.write(lease=Doing(move.tables))

    def seizing(self, tables: Sequence[str]) -> tuple[Written, ...]:
        """What takes these tables from other processes."""
        return self._house.processes.seizing(tables)

    def ending(self, marks: Sequence[str]) -> Sequence[Written]:
        """What tells other processes of sessions that end."""
        return self._guests.sessions.telling(marks)


class _Another(Denied):
    """There is a table more than was put away."""

    def __init__(self) -> None:
        super().__init__(503, "moving", retry=1)


class _Move:
    """One try. `marks` becomes the hashes of the sessions that end."""

    def __init__(self, moving: Moving, old: str, account: str, tables: Sequence[str], marks: list[str]) -> None:
        self._moving = moving
        self._old = old
        self._account = account
        self._tables = tables
        self._marks = marks

    def work(self, connection: Connection) -> None:
        """All of it."""
        old, account = self._old, self._account
        self.tables(connection)
        self._marks[:] = connection.execute(
            select(db.sessions.c.hash).where((db.sessions.c.guest == old) & db.sessions.c.ended.is_(None))
        ).scalars()
        execute(connection, self._moving.ending(self._marks))
        ended = update(db.sessions).where(db.sessions.c.guest == old)
        connection.execute(ended.where(db.sessions.c.ended.is_(None)).values(ended=time.time()))
        connection.execute(ended.values(guest=account))
        carry(connection, old, account)
        for table in (db.keys, db.ceremonies, db.listening, asks):
            connection.execute(delete(table).where(table.c.guest == old))
        connection.execute(update(db.formers).where(db.formers.c.guest == old).values(guest=account))
        connection.execute(insert(db.formers).values(id=old, guest=account))
        connection.execute(delete(db.guests).where(db.guests.c.id == old))

    def tables(self, connection: Connection) -> None:
        """What belongs to the guest, and the seats."""
        old, account = self._old, self._account
        execute(connection, self._moving.seizing(self._tables))
        now = tables_of(connection, old)
        if not set(now) <= set(self._tables):
            raise _Another
        both = _check_apart(connection, old, account)
        open_ = _open(connection, now)
        for table in both:
            _sit_once(connection, table, old, account)
        for seat in (db.seats, db.talk, db.dropped):
            connection.execute(update(seat).where(seat.c.guest == old).values(guest=account))
        for owned, column in OWNED:
            connection.execute(update(owned).where(owned.c[column] == old).values({column: account}))
        for table in open_:
            try:
                rewrite(connection, table, {old: account}, {})
            except Damaged:
                continue  # it is shut, and stays as it is


def tables_of(connection: Connection, guest: str) -> list[str]:
    """The tables at which a guest sits, or that are theirs."""
    seats = select(db.seats.c.table_id).where(db.seats.c.guest == guest)
    mine = or_(db.tables.c.id.in_(seats), db.tables.c.owner == guest)
    return list(connection.execute(select(db.tables.c.id).where(mine).order_by(db.tables.c.id)).scalars())


def _check_apart(connection: Connection, one: str, other: str) -> list[str]:
    """The tables at which both sit. Raises Denied where a game of them is not over."""
    near, far = db.seats.alias(), db.seats.alias()
    query = (
        select(db.tables.c.id, db.tables.c.status)
        .join(near, near.c.table_id == db.tables.c.id)
        .join(far, far.c.table_id == db.tables.c.id)
        .where((near.c.guest == one) & (far.c.guest == other))
    )
    both = {row.id: row.status for row in connection.execute(query)}
    if any(status in OPEN for status in both.values()):
        raise Denied(409, "both-sit")
    return list(both)


def _open(connection: Connection, tables: Sequence[str]) -> list[str]:
    """Those whose game is not over, or at which another one is wished for: who sits there will be known again."""
    wished = select(db.rematches.c.table_id)
    closed = type_coerce(db.tables.c.settings, Text).contains('"closed"')
    live = or_(db.tables.c.status.in_(OPEN), db.tables.c.id.in_(wished), closed)
    found: list[str] = []
    for n in range(0, len(tables), 500):
        part = db.tables.c.id.in_(tables[n : n + 500])
        found += connection.execute(select(db.tables.c.id).where(part & live)).scalars()
    return found


def _sit_once(connection: Connection, table: str, old: str, account: str) -> None:
    """A game that two played who are one now stands in the list once, and nobody won it."""
    seats = (db.seats.c.table_id == table) & db.seats.c.guest.in_((old, account))
    of = select(db.seats.c.seat, db.seats.c.ended).where(seats).order_by(db.seats.c.seat)
    rows = connection.execute(of).all()
    ended = next((row.ended for row in rows if row.ended is not None), None)
    for n, row in enumerate(rows):
        where = (db.seats.c.table_id == table) & (db.seats.c.seat == row.seat)
        connection.execute(update(db.seats).where(where).values(ended=None if n else ended, result=None))
