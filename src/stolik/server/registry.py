"""New tables: each is kept in the store, with its seats and the invitations to them, and then woken."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Executable, func, insert, select

from stolik.catalog import loadable
from stolik.match import Match

from . import bodies as b
from . import seals
from . import store as db
from .denied import Denied
from .guests import Guest, new_id
from .history import History
from .room import Sitting, TableRow, summary_of
from .settings import Settings
from .store import Store

Wake = Callable[[TableRow, History | None], object]
"""Lets a table that was just kept live."""


class Registry:
    """Keeps new tables; `wake` gets those that are played at."""

    def __init__(self, store: Store, settings: Settings, wake: Wake) -> None:
        self._store = store
        self._settings = settings
        self._wake = wake

    async def room_for(self, guest: Guest) -> None:
        """Whether a guest may have one more table. Raises Denied."""
        most = self._settings.limits.tables_a_guest
        counted = await self._store.read(
            select(func.count().label("n")).where(
                (db.tables.c.owner == guest.id) & (db.tables.c.status != "over") & db.tables.c.game.in_(loadable())
            )
        )
        if counted[0]["n"] >= most:
            raise Denied(409, "many-tables", most)

    async def start(
        self,
        guest: Guest,
        kind: str,
        match: Match,
        settings: dict[str, Any],
        sittings: list[Sitting],
        parent: Any = None,
    ) -> b.TableMade:
        """Keep a table whose game runs already, and wake it. `parent` is the position that it plays on from."""
        row = _new_row(guest, match.game.id, kind, settings, sittings, parent)
        row.start = match.record.to_data()
        row.status = "over" if match.outcome is not None else "running"
        row.summary = summary_of(match, {})
        await self._keep(row)
        self._wake(row, History(match))
        return b.TableMade(row.id, f"/table/{row.id}", None)

    async def invite(
        self,
        guest: Guest,
        game: str,
        settings: dict[str, Any],
        sittings: list[Sitting],
        start: Any = None,
        parent: Any = None,
    ) -> b.TableMade:
        """Keep a table that waits for players, and its invitations: one for each free seat. `start` is the record that
        it will begin from, None for a game that is dealt then."""
        row = _new_row(guest, game, "friend", settings, sittings, parent)
        row.start = start
        row.status = "waiting"
        codes = {n: new_id() for n, sitting in enumerate(sittings) if sitting.free}
        row.invites = {n: f"/join/{code}" for n, code in codes.items()}
        row.summary = summary_of(None, settings["options"])
        made = [
            insert(db.invites).values(code=code, table_id=row.id, seat=n, created=row.created)
            for n, code in codes.items()
        ]
        await self._keep(row, *made)
        self._wake(row, None)
        invites = row.invitations()
        return b.TableMade(row.id, f"/table/{row.id}", invites[0].path, invites)

    async def load(self, guest: Guest, match: Match) -> str:
        """Keep a record that was read and played, as a table that is over; its id."""
        sittings = [
            Sitting(guest.id if n == 0 else None, None, name, None) for n, name in enumerate(match.record.names)
        ]
        settings: dict[str, Any] = {"options": {}, "clock": None, "spectators": True}
        row = _new_row(guest, match.game.id, "record", settings, sittings)
        row.status = "over"
        row.start = match.record.to_data()
        row.summary = {**summary_of(match, {}), "asked": None}
        await self._keep(row)
        return row.id

    async def _keep(self, row: TableRow, *more: Executable) -> None:
        row.seal = None if row.start is None else seals.begun(row.id, row.start)
        values = {column.name: getattr(row, column.name) for column in db.tables.columns}
        sittings = [
            insert(db.seats).values(table_id=row.id, seat=n, guest=s.guest, bot=s.bot, name=s.name, deck=s.deck)
            for n, s in enumerate(row.sittings)
        ]
        await self._store.write(insert(db.tables).values(**values), *sittings, *more)


def _new_row(
    guest: Guest, game: str, kind: str, settings: dict[str, Any], sittings: list[Sitting], parent: Any = None
) -> TableRow:
    now = time.time()
    return TableRow(
        new_id(), game, kind, "running", guest.id, settings, None, parent, {}, None, now, now, list(sittings)
    )
