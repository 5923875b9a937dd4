"""What a host does about a report: warn, silence, ban, or find nothing wrong. All of it is written down with who did
it, and can be taken back.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET
from sqlalchemy import exists, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import conduct
from . import store as db
from .conduct import reports
from .denied import Denied
from .guests import Guest, Guests, new_id
from .manners_bodies import Deed, DeedBody
from .passes import DAY
from .reports import Reports
from .store import Store, Written
from .tokens import Tokens

LASTING: Final = ("silence", "ban")
LISTED: Final = 50
"""Deeds in the list of what was done."""


class Deeds:
    """Does what hosts say, and knows who is one."""

    def __init__(self, store: Store, reports: Reports, guests: Guests, tokens: Tokens) -> None:
        self._store = store
        self._reports = reports
        self._guests = guests
        self._tokens = tokens

    async def is_host(self, guest: str) -> bool:
        """Whether a guest is a host."""
        return bool(await self._store.read(select(conduct.hosts.c.guest).where(conduct.hosts.c.guest == guest)))

    async def do(self, host: Guest, report: str, body: DeedBody) -> Deed:
        """Do something about an open report, which is closed by it. A ban ends all sessions of whom it is about, and
        the tokens of their programs, at once. Raises Denied."""
        about = await self._reports.waiting(host.id, report)
        if body.kind in LASTING and body.days is UNSET:
            raise Denied(400, "deed-days")
        if body.kind == "ban" and body.reason is UNSET:
            raise Denied(400, "ban-reason")
        now = time.time()
        row = {
            "id": new_id(),
            "kind": body.kind,
            "guest": about["guest"],
            "name": about["name"],
            "report": about["id"],
            "reason": about["reason"] if body.reason is UNSET else body.reason,
            "words": " ".join("".join(one if one.isprintable() else " " for one in body.words).split()),
            "host": host.id,
            "host_name": host.name,
            "at": now,
            "until": now + int(body.days) * DAY if body.kind in LASTING and body.days is not UNSET else None,
        }
        c = conduct.deeds.c
        # Of two hosts who do something at the same moment one comes first, and the other does nothing.
        closing = update(reports).where((reports.c.id == report) & reports.c.closed.is_(None))
        mine = (reports.c.id == report) & (reports.c.closed == now)
        values = select(*(literal(value, c[name].type) for name, value in row.items())).where(exists().where(mine))
        doing: list[Written] = [
            closing.values(closed=now, once=None),
            insert(conduct.deeds).from_select([*row], values),
        ]
        if body.kind == "ban":
            await self._end(about["guest"], str(row["id"]), now, doing)
        else:
            await self._store.write(*doing)
        done = await self._store.read(select(conduct.deeds).where(c.id == row["id"]))
        if not done:
            raise Denied(404, "no-report")
        return _shown(done[0])

    async def _end(self, guest: str, deed: str, now: float, doing: list[Written]) -> None:
        """Write, and end what lets somebody in together with it."""
        done = exists().where(conduct.deeds.c.id == deed)
        sessions, tokens = db.sessions.c, db.tokens.c
        first, let_go = await self._guests.sessions.ending(sessions.guest == guest, now, done)
        theirs = or_(tokens.guest == guest, tokens.owner == guest)
        second, let_go_too = await self._tokens.passes.ending(theirs, now, done)
        await self._store.write(*doing, *first, *second)
        if await self._store.read(select(conduct.deeds.c.id).where(conduct.deeds.c.id == deed)):
            let_go()
            let_go_too()

    async def take_back(self, host: Guest, deed: str) -> Deed:
        """Take something back: who was silenced may speak, who was banned may come in, a warning that was not read yet
        is not shown, and what was found to be nothing is open again. Raises Denied."""
        c = conduct.deeds.c
        this = (c.id == deed) & c.back.is_(None) & (c.guest != host.id)
        found = await self._store.read(select(conduct.deeds).where(this))
        if not found:
            raise Denied(404, "no-deed")
        back = update(conduct.deeds).where(this).values(back=time.time(), back_name=host.name)
        again: list[Written] = []
        if found[0]["kind"] == "dismiss":
            rows = await self._store.read(select(reports).where(reports.c.id == found[0]["report"]))
            again = [_reopened(row) for row in rows]
        try:
            await self._store.write(back, *again)
        except IntegrityError:  # there is another report of the same by now
            await self._store.write(back)
        return _shown((await self._store.read(select(conduct.deeds).where(c.id == deed)))[0])

    async def done(self) -> list[Deed]:
        """What was done, the last first."""
        c = conduct.deeds.c
        return [
            _shown(row) for row in await self._store.read(select(conduct.deeds).order_by(c.at.desc()).limit(LISTED))
        ]


def _reopened(row: Mapping[str, Any]) -> Written:
    once = f"{row['reporter']} {row['guest']} {row['table_id']}"
    return update(reports).where(reports.c.id == row["id"]).values(closed=None, once=once)


def _shown(row: Mapping[str, Any]) -> Deed:
    return Deed(
        row["id"],
        row["kind"],
        row["name"],
        row["host_name"],
        row["reason"],
        row["words"],
        row["at"],
        row["until"],
        row["seen"] is not None,
        row["back"],
        row["back_name"] or "",
    )
