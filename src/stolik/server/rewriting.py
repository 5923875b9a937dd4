"""Rewriting what is kept of a table: whose answers they were, and how its players were called.

A table's rows are sealed in a chain that begins with its start (seals.py). Where one of them changes, all seals are
made anew, in the same transaction; what is damaged already is not given a seal by that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, select, update

from . import seals
from . import store as db
from .history import GUEST, START, A
from .seals import Unreadable

NAMES: Final = "names"
"""Of a record: how its players were called (kernel/replay.py)."""

Guests = Mapping[str, str | None]
"""Guests by their ids, and who they are now: None for nobody."""
Seats = Mapping[int, str]
"""How the players at these seats are called now."""


def rewrite(connection: Connection, table: str, guests: Guests, seats: Seats) -> None:
    """Write anew what a table has of guests and names. Raises Damaged, with nothing changed, where it is not what was
    written before."""
    found = connection.execute(select(db.tables).where(db.tables.c.id == table)).mappings().one()
    rows = _rows(connection, table)
    start = found["start"]
    values: dict[str, Any] = {}
    if start is not None and found["status"] != "waiting":
        seals.confirmed(table, start, rows, found["seal"])
        values |= _chained(connection, table, start, rows, guests, seats)
    elif start is not None:
        values["start"] = named(start, seats)
        values["seal"] = seals.begun(table, values["start"])
    if found["keep"] is not None:
        values["keep"] = named(found["keep"], seats)
    settings = _settled(found["settings"], guests)
    if settings != found["settings"]:
        values["settings"] = settings
    if values:
        connection.execute(update(db.tables).where(db.tables.c.id == table).values(**values))
    _agree(connection, table, guests)


def _rows(connection: Connection, table: str) -> list[dict[str, Any]]:
    query = select(db.rows).where(db.rows.c.table_id == table).order_by(db.rows.c.n)
    return [dict(row) for row in connection.execute(query).mappings()]


def _chained(
    connection: Connection, table: str, start: Any, rows: Sequence[Mapping[str, Any]], guests: Guests, seats: Seats
) -> dict[str, Any]:
    """Write the rows of a game whose start, or some of whose rows, are others now; what its table has of them."""
    begun = named(start, seats)
    seal = seals.begun(table, begun)
    for row in rows:
        data = _given(row["data"], guests, seats)
        seal = seals.after(seal, row["n"], row["kind"], data, row["key"], row["at"])
        if seal != row["seal"]:
            where = (db.rows.c.table_id == table) & (db.rows.c.n == row["n"])
            connection.execute(update(db.rows).where(where).values(data=data, seal=seal))
    return {"start": begun, "seal": seal}


def _given(data: Mapping[str, Any], guests: Guests, seats: Seats) -> dict[str, Any]:
    """A row's data: an answer is another guest's, or nobody's."""
    given = dict(data)
    if given.get(GUEST) in guests:
        other = guests[given[GUEST]]
        if other is None:
            del given[GUEST]
            given.pop(A, None)
        else:
            given[GUEST] = other
    if START in given:
        given[START] = named(given[START], seats)
    return given


def named(record: Any, seats: Seats) -> Any:
    """A record, as JSON data, whose players at these seats are called otherwise."""
    if isinstance(record, Unreadable) or not isinstance(record, dict) or NAMES not in record:
        return record
    return {**record, NAMES: [seats.get(n, name) for n, name in enumerate(record[NAMES])]}


def _settled(settings: Any, guests: Guests) -> Any:
    """A table's settings, which say who closed it."""
    closed = settings.get("closed")
    if closed is None or closed.get("by") not in guests:
        return settings
    return {**settings, "closed": {**closed, "by": guests[closed["by"]] or ""}}


def _agree(connection: Connection, table: str, guests: Guests) -> None:
    """Who has brought seals for another game at this table."""
    of = db.rematches.c.table_id == table
    for (data,) in connection.execute(select(db.rematches.c.data).where(of)).all():
        kept = data.get("seals", {})
        brought = {guests.get(guest, guest): seal for guest, seal in kept.items()}
        brought.pop(None, None)
        if brought != kept:
            connection.execute(update(db.rematches).where(of).values(data={**data, "seals": brought}))
