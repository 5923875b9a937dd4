"""New tables: each is kept in the store, with its seats and the invitations to them, and then woken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, delete, insert, select, update

from stolik.kernel.fair import Deal
from stolik.match import Match

from . import bodies as b
from . import seals
from . import store as db
from .denied import Denied
from .foreign import Loaded
from .guests import Guest, new_id
from .history import History
from .kept_games import finished, finished_seats
from .kept_people import offers
from .quotas import RECORD, Quotas, weight
from .room import Sitting, TableRow, summary_of
from .settings import Settings
from .store import Store


@dataclass(frozen=True)
class Offered:
    """A table is open to everybody: who opened it, what they speak and say, and whether it is shown while they are
    away (`lasting`)."""

    guest: str
    langs: tuple[str, ...]
    note: str
    lasting: bool


Wake = Callable[[TableRow, History | None], Awaitable[object]]
"""Lets a table that was just kept live."""


class Registry:
    """Keeps new tables; `wake` gets those that are played at."""

    def __init__(self, store: Store, settings: Settings, wake: Wake) -> None:
        self._store = store
        self._wake = wake
        self._loading = asyncio.Lock()
        self.quotas = Quotas(store, settings.limits)
        self.stir: Callable[[], None] = lambda: None
        """Called when a table was opened to everybody."""

    async def start(
        self,
        guest: Guest,
        kind: str,
        match: Match,
        settings: dict[str, Any],
        sittings: list[Sitting],
        parent: Any = None,
        brought: Any = None,
        beside: Callable[[str], Sequence[Executable]] = lambda table: (),
    ) -> b.TableMade:
        """Keep a table whose game runs already, and wake it. `parent` is the position that it plays on from, `brought`
        the cards in it that are in no set (`TableRow.brought`); `beside` says what is written together with it."""
        row = _new_row(guest, match.game.id, kind, settings, sittings, parent, brought)
        row.start = match.record.to_data()
        row.status = "over" if match.outcome is not None else "running"
        row.summary = summary_of(match, {})
        await self._keep(row, *beside(row.id))
        await self._wake(row, History(match))
        return b.TableMade(row.id, f"/table/{row.id}", None)

    async def seal(
        self,
        guest: Guest,
        kind: str,
        game: str,
        settings: dict[str, Any],
        sittings: list[Sitting],
        seal: Callable[[str], Deal],
        brought: Any = None,
    ) -> b.TableMade:
        """Keep a table at which everybody sits, with what `seal` makes for its id: it waits for the parts of the
        players' browsers, and then is dealt."""
        row = _new_row(guest, game, kind, settings, sittings, brought=brought)
        row.status = "waiting"
        row.deal = seal(row.id).to_data()
        row.summary = summary_of(None, settings["options"])
        await self._keep(row)
        await self._wake(row, None)
        return b.TableMade(row.id, f"/table/{row.id}", None)

    async def invite(
        self,
        guest: Guest,
        game: str,
        settings: dict[str, Any],
        sittings: list[Sitting],
        start: Any = None,
        parent: Any = None,
        brought: Any = None,
        offered: Offered | None = None,
    ) -> b.TableMade:
        """Keep a table that waits for players, and its invitations: one for each free seat. `start` is the record that
        it will begin from, None for a game that is dealt then. `offered`: it is open to everybody."""
        row = _new_row(guest, game, "friend", settings, sittings, parent, brought)
        row.start = start
        row.status = "waiting"
        codes = {n: new_id() for n, sitting in enumerate(sittings) if sitting.free}
        row.invites = {n: f"/join/{code}" for n, code in codes.items()}
        row.summary = summary_of(None, settings["options"])
        made = [
            insert(db.invites).values(code=code, table_id=row.id, seat=n, created=row.created)
            for n, code in codes.items()
        ]
        if offered is not None:
            values = {"langs": list(offered.langs), "note": offered.note, "lasting": offered.lasting}
            made.append(insert(offers).values(table_id=row.id, guest=offered.guest, created=row.created, **values))
        await self._keep(row, *made)
        await self._wake(row, None)
        if offered is not None:
            self.stir()
        invites = row.invitations()
        return b.TableMade(row.id, f"/table/{row.id}", invites[0].path, invites)

    async def load(self, guest: Guest, loaded: Loaded) -> str:
        """Keep a record that was read and played, as a table that is over; its id. Raises Denied for too much."""
        sittings = [Sitting(guest.id if n == 0 else None, None, name, None) for n, name in enumerate(loaded.names)]
        settings: dict[str, Any] = {"options": {}, "clock": None, "spectators": True}
        row = _new_row(guest, loaded.game, RECORD, settings, sittings)
        row.status = "over"
        row.start = loaded.record
        row.summary = loaded.summary
        row.size = weight(row.start)
        # One after the other, so that many at once are no more than may be.
        async with self._loading:
            await self.quotas.record(guest.id)
            await self._keep(row)
        return row.id

    async def may_drop(self, table: str, guest: Guest) -> None:
        """Whether a table is over, and this guest's. Raises Denied."""
        found = await self._store.read(select(db.tables.c.status, db.tables.c.owner).where(db.tables.c.id == table))
        if not found or found[0]["status"] == db.GONE:
            raise Denied(404, "no-table")
        if guest.id != found[0]["owner"] and guest.id not in await self._people(table):
            raise Denied(404, "no-table")
        if found[0]["status"] != "over":
            raise Denied(409, "waiting" if found[0]["status"] == "waiting" else "running")

    async def drop(self, table: str, guest: Guest) -> None:
        """A guest lets a table go that is over: it is somebody else's who played there, or gone."""
        others = [one for one in await self._people(table) if one != guest.id]
        this = db.tables.c.id == table
        if not others:
            await self._store.write(
                update(db.tables).where(this & (db.tables.c.status == "over")).values(status=db.GONE),
                *(delete(one).where(one.c.table_id == table) for one in (finished_seats, finished)),
            )
            return
        mine = (db.seats.c.table_id == table) & (db.seats.c.guest == guest.id)
        # Their name stays at the seat: one day it may have to be found.
        kept = select(db.seats.c.table_id, db.seats.c.seat, db.seats.c.guest).where(mine)
        left = insert(db.dropped).from_select(["table_id", "seat", "guest"], kept)
        heir = update(db.tables).where(this & (db.tables.c.owner == guest.id)).values(owner=others[0])
        found = (finished_seats.c.table_id == table) & (finished_seats.c.guest == guest.id)
        apart = [update(finished_seats).where(found).values(guest=None)]
        await self._store.write(left, update(db.seats).where(mine).values(guest=None), heir, *apart)

    async def _people(self, table: str) -> list[str]:
        """The guests who sat at a table, in the order of the seats."""
        seats = db.seats.c
        query = select(seats.guest).where((seats.table_id == table) & seats.guest.is_not(None)).order_by(seats.seat)
        return [row["guest"] for row in await self._store.read(query)]

    async def _keep(self, row: TableRow, *more: Executable) -> None:
        row.seal = None if row.start is None else seals.begun(row.id, row.start)
        values = {column.name: getattr(row, column.name) for column in db.tables.columns}
        # A record stands in the list of its guest like a game that was played.
        ended = row.created if row.kind == RECORD else None
        sittings = [
            insert(db.seats).values(
                table_id=row.id,
                seat=n,
                guest=s.guest,
                bot=s.bot,
                name=s.name,
                deck=s.deck,
                seal=s.seal,
                ended=None if s.guest is None else ended,
            )
            for n, s in enumerate(row.sittings)
        ]
        await self._store.write(insert(db.tables).values(**values), *sittings, *more)


def _new_row(
    guest: Guest,
    game: str,
    kind: str,
    settings: dict[str, Any],
    sittings: list[Sitting],
    parent: Any = None,
    brought: Any = None,
) -> TableRow:
    now = time.time()
    row = TableRow(
        new_id(), game, kind, "running", guest.id, settings, None, parent, {}, None, now, now, list(sittings)
    )
    row.brought = brought
    return row
