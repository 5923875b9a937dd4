"""Who is awaited at a table: they are asked, and have not answered anything there yet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import select

from stolik.server import store as db
from stolik.server.history import GUEST
from stolik.server.store import Store

COME_BY: Final = 60
"""Seconds after which somebody who is asked at a table of an arena, and has not answered there yet, has not come."""


class Awaited(NamedTuple):
    """Of tables: who is asked there that never answered, and since when; and the tables where all have."""

    asked: dict[str, tuple[str, float]]
    came: set[str]


async def awaited(store: Store, tables: Sequence[str]) -> Awaited:
    """Of tables whose games run. Those who are asked and have answered before are not awaited, nor are bots."""
    if not tables:
        return Awaited({}, set())
    found = await store.read(
        select(db.tables.c.id, db.tables.c.summary, db.tables.c.created).where(
            db.tables.c.id.in_(tables) & (db.tables.c.status == "running")
        )
    )
    seats = await store.read(
        select(db.seats.c.table_id, db.seats.c.seat, db.seats.c.guest).where(db.seats.c.table_id.in_(tables))
    )
    rows = await store.read(
        select(db.rows.c.table_id, db.rows.c.data, db.rows.c.at).where(db.rows.c.table_id.in_(tables))
    )
    sits = {(one["table_id"], one["seat"]): one["guest"] for one in seats}
    people: dict[str, set[str]] = defaultdict(set)
    for (table, _), guest in sits.items():
        if guest is not None:
            people[table].add(guest)
    last: dict[str, float] = {}
    for one in rows:
        people[one["table_id"]].discard(one["data"].get(GUEST))
        last[one["table_id"]] = max(last.get(one["table_id"], 0.0), one["at"])
    asked = {}
    for one in found:
        guest = sits.get((one["id"], one["summary"]["asked"]))
        if guest in people[one["id"]]:
            asked[one["id"]] = (guest, last.get(one["id"], one["created"]))
    return Awaited(asked, {one["id"] for one in found if not people[one["id"]]})
