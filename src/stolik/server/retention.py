"""The clean-up: what has been kept for as long as the host wants goes, in small batches, so that nobody waits for it.

A table first becomes one that nobody finds (`GONE`), then its rows go bit by bit, then itself; a clean-up that was
stopped is finished by the next.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, Table, and_, delete, exists, false, func, or_, select, true, update

from . import store as db
from .conduct import deeds, hosts, muted, reports
from .kept_people import follows, lookouts, ratings
from .passes import DAY
from .personal import of_tables
from .push.kept import outbox, silent, subscriptions
from .quotas import RECORD
from .settings import Retention, Settings
from .store import Store
from .studies import kept as studies
from .tournaments.kept import entries, tournaments

log = logging.getLogger("stolik.server")

BATCH: Final = 100
"""Tables, guests or sessions that are looked at, or removed, at once."""
ROWS: Final = 500
"""Rows of a table that are removed at once."""
REST: Final = 4.0
"""How much longer than its writing a server's clean-up leaves the store to the tables."""
FIRST: Final = 60.0
"""Seconds after its start at which a server cleans up, and up to as long again, by chance."""

Asleep = Callable[[Sequence[str]], AbstractContextManager[list[str]]]
"""Those of some tables that may go; none of them is woken as long as it is held."""


@dataclass(frozen=True)
class Purged:
    """How many of what went, or would go."""

    finished: int = 0
    """Finished tables."""
    waiting: int = 0
    """Tables that waited for players."""
    records: int = 0
    """Loaded records."""
    deleted: int = 0
    """Tables that were deleted before, by guests or by a clean-up that was stopped."""
    talk: int = 0
    """Lines that were said."""
    sessions: int = 0
    """Sessions that have ended."""
    tokens: int = 0
    """Tokens that have ended, with their programs, which have no game."""
    keys: int = 0
    """Keys to come back that ran out."""
    invitations: int = 0
    """Invitations to the house that were withdrawn or ran out."""
    challenges: int = 0
    """Challenges that were answered."""
    packs: int = 0
    """Packs of guests who did not come back."""
    guests: int = 0
    """Guests who did not come back and have nothing."""
    reports: int = 0
    """Reports that a host has seen to."""
    deeds: int = 0
    """What hosts did and what has ended."""
    muted: int = 0
    """Whom somebody did not hear, where one of the two is forgotten."""

    def __bool__(self) -> bool:
        return any(getattr(self, one.name) for one in fields(self))

    def __str__(self) -> str:
        told = [f"{getattr(self, one.name)} {one.name}" for one in fields(self) if getattr(self, one.name)]
        return ", ".join(told) or "nothing"


def nobody_awake(tables: Sequence[str]) -> AbstractContextManager[list[str]]:
    """What may go where no server runs: all."""
    return nullcontext(list(tables))


async def purge(
    store: Store,
    settings: Settings,
    now: float,
    *,
    dry: bool = False,
    asleep: Asleep = nobody_awake,
    rest: float = 0.0,
) -> Purged:
    """Remove what has been kept for long enough at `now` (seconds since 1970); what that was. With `dry` nothing goes.

    `asleep` keeps tables from it that a running server has awake; after each write it rests for `rest` times as long as
    that took. Raises what the database raises; what was removed
    until then stays removed.
    """
    kept = settings.retention
    cleaning = _Cleaning(store, dry, asleep, rest)
    tables = {name: await cleaning.tables(which) for name, which in _tables(kept, now)}
    deleted = await cleaning.empty()
    if not dry:
        deleted -= sum(tables.values())
    return Purged(
        **tables,
        deleted=deleted,
        talk=await cleaning.remove(db.talk, db.talk.c.id, _older(db.talk.c.at, kept.talk, now)),
        sessions=await cleaning.remove(
            db.sessions, db.sessions.c.hash, _ended(db.sessions, kept.ended, now) & ~_held(db.sessions)
        ),
        tokens=await cleaning.programs(kept, now),
        keys=await cleaning.remove(db.keys, db.keys.c.hash, db.keys.c.expires < now),
        invitations=await cleaning.remove(
            db.invitations, db.invitations.c.hash, _ended(db.invitations, kept.ended, now)
        ),
        challenges=await cleaning.remove(
            db.challenges,
            db.challenges.c.id,
            and_(db.challenges.c.status != "created", _older(db.challenges.c.created, kept.ended, now)),
        ),
        packs=await cleaning.remove(db.packs, db.packs.c.id, _left_behind(kept, now)),
        guests=await cleaning.guests(kept, now),
        reports=await cleaning.remove(reports, reports.c.id, _older(reports.c.closed, kept.ended, now)),
        deeds=await cleaning.remove(deeds, deeds.c.id, _over(kept, now)),
        muted=await cleaning.remove(muted, muted.c.id, or_(_unknown(muted.c.guest), _unknown(muted.c.whom))),
    )


async def keep_clean(store: Store, settings: Settings, asleep: Asleep) -> None:
    """Clean up soon and then again and again, until it is cancelled."""
    wait = FIRST * (1 + random.random())
    while True:
        await asyncio.sleep(wait)
        wait = settings.retention.every
        try:
            gone = await purge(store, settings, time.time(), asleep=asleep, rest=REST)
        except Exception:
            log.exception("the clean-up was stopped; the next one goes on")
            continue
        if gone:
            log.info("cleaned up: %s", gone)


# ---- what may go


def _older(column: Any, days: int, now: float) -> ColumnElement[bool]:
    """What is older than so many days; nothing, where it is kept for ever."""
    older: ColumnElement[bool] = column < now - days * DAY
    return older if days else false()


def _tables(kept: Retention, now: float) -> list[tuple[str, ColumnElement[bool]]]:
    table = db.tables.c
    leased = exists().where(
        (db.leases.c.table_id == table.id) & (db.processes.c.id == db.leases.c.owner) & (db.processes.c.until > now)
    )
    over, record = table.status == "over", table.kind == RECORD
    return [
        ("finished", and_(over, ~record, _older(table.updated, kept.finished, now), ~leased)),
        ("waiting", and_(table.status == "waiting", _older(table.updated, kept.waiting, now), ~leased)),
        ("records", and_(over, record, _older(table.updated, kept.records, now), ~leased)),
    ]


def _ended(table: Table, days: int, now: float) -> ColumnElement[bool]:
    return or_(_older(table.c.ended, days, now), _older(table.c.expires, days, now))


def _held(table: Table) -> ColumnElement[bool]:
    """That a session or token was ended by a ban that is still written down: it may run again."""
    whose = [table.c.guest, *([table.c.owner] if "owner" in table.c else [])]
    by = or_(*(deeds.c.guest == one for one in whose))
    return exists().where((deeds.c.kind == "ban") & (deeds.c.at == table.c.ended) & by)


def _unknown(guest: Any) -> ColumnElement[bool]:
    """That a guest, by the column of the id, is forgotten."""
    return ~exists().where(db.guests.c.id == guest)


def _over(kept: Retention, now: float) -> ColumnElement[bool]:
    """That what a host did has ended: it was taken back, or read, or its time is over, or it needed none. A warning
    that nobody is left to read goes too."""
    c = deeds.c
    return or_(
        _older(c.back, kept.ended, now),
        _older(c.until, kept.ended, now),
        _older(c.seen, kept.ended, now),
        and_(c.kind == "dismiss", _older(c.at, kept.ended, now)),
        and_(c.kind == "warn", _unknown(c.guest), _older(c.at, kept.ended, now)),
    )


def _seen_to(guest: Any, now: float) -> ColumnElement[bool]:
    """That a guest is a host, or may not speak or come in yet: nobody gets out of that by being forgotten."""
    lasts = (
        (deeds.c.guest == guest) & deeds.c.kind.in_(("silence", "ban")) & (deeds.c.until > now) & deeds.c.back.is_(None)
    )
    return or_(exists().where(hosts.c.guest == guest), exists().where(lasts))


def _poor(guest: Any) -> ColumnElement[bool]:
    """That a guest, by the column of the id, has no seat, table, deck or pack, no part in a study or tournament and no
    account, and is not leaving."""
    return and_(
        ~exists().where(db.accounts.c.guest == guest),
        ~exists().where(db.leavers.c.guest == guest),
        ~exists().where(db.seats.c.guest == guest),
        ~exists().where(db.tables.c.owner == guest),
        ~exists().where(db.decks.c.guest == guest),
        ~exists().where(db.packs.c.guest == guest),
        ~exists().where(ratings.c.player == guest),
        *(~exists().where(column == guest) for column in (*studies.PEOPLE, tournaments.c.guest, entries.c.guest)),
    )


def _left_behind(kept: Retention, now: float) -> ColumnElement[bool]:
    """That a pack is of a guest without account who did not come back, and for whom no program plays."""
    guest = db.packs.c.guest
    since = now - kept.packs * DAY
    return and_(
        _older(db.packs.c.updated, kept.packs, now),
        ~exists().where(db.accounts.c.guest == guest),
        ~exists().where((db.sessions.c.guest == guest) & (db.sessions.c.used >= since)),
        ~exists().where(or_(db.tokens.c.guest == guest, db.tokens.c.owner == guest)),
    )


def _idle(kept: Retention, now: float) -> ColumnElement[bool]:
    """That a guest did not come back, has nothing and answers for nobody."""
    guest = db.guests.c.id
    since = now - kept.guests * DAY
    # By other names: this is also asked where their own rows are removed.
    sessions, keys, tokens = db.sessions.alias(), db.keys.alias(), db.tokens.alias()
    return and_(
        _older(db.guests.c.created, kept.guests, now),
        ~exists().where((sessions.c.guest == guest) & (sessions.c.used >= since)),
        ~exists().where((keys.c.guest == guest) & (keys.c.expires >= now)),
        ~exists().where(or_(tokens.c.guest == guest, tokens.c.owner == guest)),
        ~_seen_to(guest, now),
        _poor(guest),
    )


# ---- how it goes


class _Cleaning:
    """One clean-up; with `dry` it only counts."""

    def __init__(self, store: Store, dry: bool, asleep: Asleep, rest: float) -> None:
        self._store = store
        self._rest = rest
        self._dry = dry
        self._asleep = asleep

    async def tables(self, which: ColumnElement[bool]) -> int:
        """Let tables that sleep be found no more; how many."""
        done = 0
        async for found in self._pages(db.tables.c.id, which):
            with self._asleep(found) as asleep:
                done += len(asleep)
                if asleep and not self._dry:
                    # What is meant is asked again: one of them may have been played at since it was read.
                    gone = update(db.tables).where(db.tables.c.id.in_(asleep) & which).values(status=db.GONE)
                    await self._write(gone)
        return done

    async def empty(self) -> int:
        """Remove the tables that nobody finds; how many."""
        gone = db.tables.c.status == db.GONE
        if self._dry:
            return await self._count(db.tables, gone)
        done = 0
        while found := await self._store.read(select(db.tables.c.id).where(gone).limit(BATCH)):
            rows = await self._rows_of([row["id"] for row in found])
            for one in found:
                for upto in range(ROWS, rows.get(one["id"], 0), ROWS):
                    await self._write(delete(db.rows).where((db.rows.c.table_id == one["id"]) & (db.rows.c.n < upto)))
                await self._write(
                    *(delete(part).where(part.c.table_id == one["id"]) for part in of_tables()),
                    delete(db.tables).where(db.tables.c.id == one["id"]),
                )
                done += 1
        return done

    async def _rows_of(self, tables: list[str]) -> dict[str, int]:
        """One more than the number of the last row of each table."""
        query = select(db.rows.c.table_id, (func.max(db.rows.c.n) + 1).label("n")).where(db.rows.c.table_id.in_(tables))
        return {row["table_id"]: row["n"] for row in await self._store.read(query.group_by(db.rows.c.table_id))}

    async def remove(self, table: Table, key: Any, which: ColumnElement[bool]) -> int:
        """Remove rows by their key; how many."""
        if self._dry:
            return await self._count(table, which)
        done = 0
        async for found in self._pages(key, which):
            await self._write(delete(table).where(key.in_(found) & which))
            done += len(found)
        return done

    async def programs(self, kept: Retention, now: float) -> int:
        """Remove tokens that have ended, with their programs, where these have nothing."""
        which = and_(_ended(db.tokens, kept.ended, now), ~_held(db.tokens), _poor(db.tokens.c.guest))
        if self._dry:
            return await self._count(db.tokens, which)
        done = 0
        async for found in self._pages(db.tokens.c.guest, which):
            without = ~exists().where(db.tokens.c.guest == db.guests.c.id)
            await self._write(
                delete(db.tokens).where(db.tokens.c.guest.in_(found) & which),
                delete(db.guests).where(db.guests.c.id.in_(found) & without & _poor(db.guests.c.id)),
            )
            done += len(found)
        return done

    async def guests(self, kept: Retention, now: float) -> int:
        """Forget guests who did not come back and have nothing, with their sessions."""
        idle = _idle(kept, now)
        if self._dry:
            return await self._count(db.guests, idle)
        done = 0
        async for found in self._pages(db.guests.c.id, idle):
            still = select(db.guests.c.id).where(db.guests.c.id.in_(found) & idle)
            bare = ~exists().where(db.sessions.c.guest == db.guests.c.id)
            await self._write(
                delete(db.keys).where(db.keys.c.guest.in_(still)),
                delete(follows).where(follows.c.guest.in_(still) | follows.c.whom.in_(still)),
                *(delete(one).where(one.c.guest.in_(still)) for one in (lookouts, outbox, silent, subscriptions)),
                delete(db.sessions).where(db.sessions.c.guest.in_(still)),
                delete(db.guests).where(db.guests.c.id.in_(found) & bare & idle),
            )
            done += len(found)
        return done

    async def _pages(self, key: Any, which: ColumnElement[bool]) -> AsyncIterator[list[Any]]:
        """The keys of what is meant, in their order, a batch at a time: what was looked at is not looked at again."""
        beyond: ColumnElement[bool] = true()
        while found := [
            row[key.name]
            for row in await self._store.read(select(key).where(beyond & which).order_by(key).limit(BATCH))
        ]:
            yield found
            beyond = key > found[-1]

    async def _write(self, *statements: Executable) -> None:
        """Write, and let others write."""
        begun = time.perf_counter()
        await self._store.write(*statements)
        await asyncio.sleep(self._rest * (time.perf_counter() - begun))

    async def _count(self, table: Table, which: ColumnElement[bool]) -> int:
        found = await self._store.read(select(func.count().label("n")).select_from(table).where(which))
        return int(found[0]["n"])
