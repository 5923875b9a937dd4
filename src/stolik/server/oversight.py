"""What a host sees of a house from outside, and ends there: tables with their sizes, sessions and tokens, invitations.

All but a clean-up works beside a server that runs, which hears of ends within seconds (`Passes.look`).
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from . import conduct
from . import store as db
from .backing import Backing, of_this_version, step_of
from .faults import StoreError
from .guests import hashed, new_id
from .passes import DAY
from .postgres import Database
from .retention import Purged, purge
from .settings import Settings
from .soundness import FILE
from .sqlite import Beside, Folder
from .store import Store
from .words import people

KINDS: Final = {"session": db.sessions, "token": db.tokens}


@contextmanager
def beside(source: Path | Database) -> Iterator[Backing]:
    """The data, also where a server has them open. Raises StoreError, also where they are of another version."""
    if isinstance(source, Path):
        with closing(Beside(source)) as backing:
            backing.begin()
            yield backing
        return
    of_this_version(source.read(step_of), source.where)
    yield source


async def clean_up(source: Path | Database, settings: Settings, now: float, dry: bool) -> Purged:
    """Remove what the settings let go at `now`; with `dry` only count it, also beside a server. Raises StoreError,
    where a server has the folder open."""
    if not isinstance(source, Path):
        backing: Backing = source
    elif dry:
        backing = Beside(source)
    elif (source / FILE).is_file():
        backing = Folder(source)
    else:
        raise StoreError(f"there are no data in {source}")
    store = await Store.over(backing)
    try:
        return await purge(store, settings, now, dry=dry)
    finally:
        await store.close()


def tables(connection: Connection, status: str | None = None) -> list[dict[str, Any]]:
    """The tables of this status (None: of any), the largest first: id, game, status, who sits there, how many answers
    and bytes they have, and when they changed (seconds since 1970)."""
    sizes = select(
        db.rows.c.table_id, func.count().label("answers"), func.sum(func.length(db.rows.c.data)).label("bytes")
    ).group_by(db.rows.c.table_id)
    of = sizes.subquery()
    own = func.coalesce(func.length(db.tables.c.start), 0) + func.coalesce(func.length(db.tables.c.keep), 0)
    query = (
        select(
            db.tables.c.id,
            db.tables.c.game,
            db.tables.c.kind,
            db.tables.c.status,
            db.tables.c.updated,
            func.coalesce(of.c.answers, 0).label("answers"),
            (own + func.coalesce(of.c.bytes, 0)).label("bytes"),
        )
        .outerjoin(of, of.c.table_id == db.tables.c.id)
        .where(db.tables.c.status != db.GONE)
    )
    if status is not None:
        query = query.where(db.tables.c.status == status)
    found = [dict(row) for row in connection.execute(query).mappings()]
    names: dict[str, list[str]] = {}
    for seat in connection.execute(select(db.seats).order_by(db.seats.c.seat)).mappings():
        names.setdefault(seat["table_id"], []).extend(people((seat["name"],), "en"))
    for row in found:
        row["bytes"] = int(row["bytes"])
        row["players"] = [name for name in names.get(row["id"], []) if name]
    return sorted(found, key=lambda row: (-row["bytes"], row["id"]))


def guests_called(connection: Connection, said: str) -> list[dict[str, Any]]:
    """The guest of this id, else all of this name: ids and names."""
    query = select(db.guests.c.id, db.guests.c.name)
    for where in (db.guests.c.id == said, db.guests.c.name == said):
        found = [dict(row) for row in connection.execute(query.where(where)).mappings()]
        if found:
            return found
    return []


def passes(connection: Connection, now: float, guest: str | None = None) -> list[dict[str, Any]]:
    """Sessions and tokens that run at `now`, of one guest or of all, those used last first. Of a program's token
    `owner` is the guest who answers for it."""
    found = []
    for kind, table in KINDS.items():
        device = [table.c.browser, table.c.system] if kind == "session" else []
        owner = [] if kind == "session" else [table.c.owner]
        query = (
            select(table.c.id, db.guests.c.id.label("guest"), db.guests.c.name, table.c.used, table.c.expires)
            .add_columns(*device, *owner)
            .join(db.guests, table.c.guest == db.guests.c.id)
            .where(table.c.ended.is_(None) & (table.c.expires > now))
        )
        if guest is not None:
            query = query.where(_whose(kind, (guest,)))
        found += [{"kind": kind, **row} for row in connection.execute(query).mappings()]
    return sorted(found, key=lambda row: -(row["used"] or 0.0))


def end(
    connection: Connection, now: float, guests: Sequence[str] | None = None, pass_: str | None = None
) -> Mapping[str, int]:
    """End all sessions and tokens of these guests (None: of all guests), or the one with the id `pass_`. With a guest's
    sessions the keys to come back end as well. How many of each kind."""
    ended: dict[str, int] = {}
    for kind, table in KINDS.items():
        which: ColumnElement[bool] = table.c.ended.is_(None)
        if pass_ is not None:
            which = and_(which, table.c.id == pass_)
        elif guests is not None:
            which = and_(which, _whose(kind, guests))
        ended[kind] = connection.execute(update(table).where(which).values(ended=now)).rowcount
    ended["key"] = 0
    if pass_ is None:
        keys = delete(db.keys) if guests is None else delete(db.keys).where(db.keys.c.guest.in_(guests))
        ended["key"] = connection.execute(keys).rowcount
    return ended


def invite(connection: Connection, now: float, uses: int, days: int) -> tuple[str, str]:
    """Make an invitation to the house, for so many newcomers and days; its id, and its secret, which is told here
    only."""
    id_, secret = new_id(), secrets.token_urlsafe(24)
    row = {"hash": hashed(secret), "id": id_, "uses": uses, "used": 0, "created": now, "expires": now + days * DAY}
    connection.execute(insert(db.invitations).values(**row))
    return id_, secret


def invitations(connection: Connection, now: float) -> list[dict[str, Any]]:
    """The invitations to the house that still let somebody in at `now`, the newest first: id, uses, used, created,
    expires."""
    of = db.invitations.c
    query = select(of.id, of.uses, of.used, of.created, of.expires).order_by(of.created.desc())
    return [dict(row) for row in connection.execute(query.where(_good(now))).mappings()]


def withdraw(connection: Connection, now: float, id_: str | None = None) -> int:
    """End the invitation of this id, or all (None); how many of them still let somebody in."""
    which = _good(now) if id_ is None else _good(now) & (db.invitations.c.id == id_)
    return connection.execute(update(db.invitations).where(which).values(ended=now)).rowcount


def hosts(connection: Connection) -> list[dict[str, Any]]:
    """The guests who are hosts, those named first: guest, name ("" where they are forgotten), since."""
    of = conduct.hosts.c
    query = select(of.guest, func.coalesce(db.guests.c.name, "").label("name"), of.since)
    query = query.outerjoin(db.guests, db.guests.c.id == of.guest).order_by(of.since, of.guest)
    return [dict(row) for row in connection.execute(query).mappings()]


def name_host(connection: Connection, now: float, guest: str) -> bool:
    """Let a guest be a host; False if they are one already."""
    if connection.execute(select(conduct.hosts).where(conduct.hosts.c.guest == guest)).first():
        return False
    connection.execute(insert(conduct.hosts).values(guest=guest, since=now))
    return True


def remove_host(connection: Connection, guest: str) -> bool:
    """Let a guest be no host any more; False if they were none."""
    return bool(connection.execute(delete(conduct.hosts).where(conduct.hosts.c.guest == guest)).rowcount)


def _good(now: float) -> ColumnElement[bool]:
    of = db.invitations.c
    return and_(of.ended.is_(None), of.expires > now, of.used < of.uses)


def _whose(kind: str, guests: Sequence[str]) -> Any:
    """What guests have, and the programs that they answer for."""
    table = KINDS[kind]
    mine = table.c.guest.in_(guests)
    return mine if kind == "session" else or_(mine, table.c.owner.in_(guests))
