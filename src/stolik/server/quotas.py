"""How much a guest may keep: asked before a new table or a loaded record is kept."""

from __future__ import annotations

import math
import time
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, case, func, select, update

from stolik.catalog import loadable

from . import store as db
from .denied import Denied
from .settings import Limits
from .store import Store

RECORD: Final = "record"
"""The kind of a table that is a loaded record."""
HOUR: Final = 3600.0
ROW: Final = 100
"""Bytes of a row or a seat beside its texts, about."""
WEIGHED: Final = 50
"""Tables that are reckoned at once."""
MEGA: Final = 1024 * 1024


class Quotas:
    """What each guest keeps, by the tables that they own, and whether there may be more."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits

    async def table(self, guest: str) -> None:
        """Whether a guest may have one more table. Raises Denied."""
        kept = await self._kept(guest)
        limits = self._limits
        if kept["open"] >= limits.tables_a_guest:
            raise Denied(409, "many-tables", limits.tables_a_guest)
        if 0 < limits.finished_a_guest <= kept["finished"]:
            raise Denied(409, "many-finished", limits.finished_a_guest)
        await self._check(guest, kept)

    async def record(self, guest: str) -> None:
        """Whether a guest may load one more record. Raises Denied."""
        kept = await self._kept(guest)
        if 0 < self._limits.records_a_guest <= kept["records"]:
            raise Denied(409, "many-records", self._limits.records_a_guest)
        await self._check(guest, kept)

    async def _check(self, guest: str, kept: dict[str, Any]) -> None:
        most, tables = self._limits.bytes_a_guest, self._limits.tables_an_hour
        if 0 < most <= kept["bytes"]:
            raise Denied(409, "much-kept", most // MEGA)
        if kept["lately"] >= tables:
            oldest = await self._store.read(
                select(db.tables.c.created)
                .where(_lately(guest))
                .order_by(db.tables.c.created.desc())
                .offset(tables - 1)
                .limit(1)
            )
            wait = max(1.0, oldest[0]["created"] + HOUR - time.time()) if oldest else HOUR
            raise Denied(429, "many-an-hour", tables, math.ceil(wait / 60), retry=math.ceil(wait))

    async def _kept(self, guest: str) -> dict[str, Any]:
        """How many tables of each sort a guest owns, and the bytes of those that are over."""
        await self._weigh(guest)
        table = db.tables.c
        over, record = table.status == "over", table.kind == RECORD
        live = table.status.in_(("running", "waiting")) & table.game.in_(loadable())
        query = select(
            _counted(live, "open"),
            _counted(over & ~record, "finished"),
            _counted(over & record, "records"),
            _counted(table.created > time.time() - HOUR, "lately"),
            func.coalesce(func.sum(case((over, table.size), else_=0)), 0).label("bytes"),
        ).where(table.owner == guest)
        return dict((await self._store.read(query))[0])

    async def _weigh(self, guest: str) -> None:
        """Reckon what those tables take that are over since the last time: they don't change any more."""
        if not self._limits.bytes_a_guest:
            return
        table = db.tables.c
        new = (table.owner == guest) & (table.status == "over") & table.size.is_(None)
        rows = (
            select(func.coalesce(func.sum(func.length(db.rows.c.data) + ROW), 0))
            .where(db.rows.c.table_id == table.id)
            .scalar_subquery()
        )
        own = sum((func.coalesce(func.length(column), 0) for column in (table.start, table.keep)), start=rows)
        found = await self._store.read(select(table.id, (own + ROW).label("size")).where(new).limit(WEIGHED))
        if found:
            await self._store.write(
                *(update(db.tables).where(table.id == one["id"]).values(size=one["size"]) for one in found)
            )


def weight(start: Any) -> int:
    """The bytes of a table that has a start and no rows."""
    return len(msgspec.json.encode(start)) + ROW


def _lately(guest: str) -> ColumnElement[bool]:
    return (db.tables.c.owner == guest) & (db.tables.c.created > time.time() - HOUR)


def _counted(which: ColumnElement[bool], name: str) -> Any:
    return func.coalesce(func.sum(case((which, 1), else_=0)), 0).label(name)
