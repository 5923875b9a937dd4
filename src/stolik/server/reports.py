"""Somebody asks a host to look at somebody else: with the last lines of talk that they heard, and the table.

What is shown to hosts of a report is here too: who the two are, and what there was before.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, cast

from msgspec import to_builtins
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from . import store as db
from .conduct import deeds, muted, reports
from .denied import Denied
from .guests import Guest, new_id
from .manners import Manners
from .manners_bodies import Reason, ReportBody, ReportedLine, ReportShown, Repute
from .seals import Unreadable
from .speech import PHRASES, Phrase
from .store import Store
from .studies.telling import About

LINES: Final = 12
"""Lines of talk that a report takes along."""
HOUR: Final = 3600.0
SHOWN: Final = 100
"""Open reports that a host is shown at once."""


class Reports:
    """Takes reports; `most` is how many one guest may make within an hour."""

    def __init__(self, store: Store, manners: Manners, most: int) -> None:
        self._store = store
        self._manners = manners
        self._most = most

    async def make(self, guest: Guest, body: ReportBody) -> str:
        """Take a report; its id. Raises Denied: it was made already, there were too many, or words are missing."""
        words = _words(body.reason, body.words)
        other, name = await self._manners.person(guest, body)
        await self._check(guest)
        games = await self._store.read(select(db.tables.c.game).where(db.tables.c.id == body.table))
        heard = await self._heard(guest.id, other, body.table)
        return await self._file(guest, other, name, body.table, games[0]["game"], body.reason, words, heard)

    async def file(self, guest: Guest, about: About, reason: Reason, words: str) -> str:
        """Take a report of something that somebody wrote in a study; its id. Raises Denied as `make` does."""
        said = _words(reason, words)
        await self._check(guest)
        line = ReportedLine(about.name, about.text, None, True)
        return await self._file(guest, about.guest, about.name, about.study, about.game, reason, said, [line])

    async def _check(self, guest: Guest) -> None:
        """Whether somebody may report once more. Raises Denied."""
        lately = (reports.c.reporter == guest.id) & (reports.c.at > time.time() - HOUR)
        counted = await self._store.read(select(func.count().label("n")).where(lately))
        if counted[0]["n"] >= self._most:
            raise Denied(429, "many-reports", self._most, retry=HOUR)

    async def _file(
        self,
        guest: Guest,
        other: str,
        name: str,
        where: str,
        game: str,
        reason: Reason,
        words: str,
        lines: list[ReportedLine],
    ) -> str:
        row = {
            "id": new_id(),
            "once": f"{guest.id} {other} {where}",
            "reporter": guest.id,
            "reporter_name": guest.name,
            "guest": other,
            "name": name,
            "table_id": where,
            "game": game,
            "reason": reason,
            "words": words,
            "lines": to_builtins(lines),
            "at": time.time(),
        }
        try:
            await self._store.write(insert(reports).values(**row))
        except IntegrityError:
            raise Denied(409, "reported-already") from None
        return str(row["id"])

    async def _heard(self, guest: str, other: str, table: str) -> list[ReportedLine]:
        """The last lines at a table that a guest could hear: a player hears none of spectators as long as it runs."""
        seats, tables = db.seats.c, db.tables.c
        seated = await self._store.read(select(seats.guest, tables.status).join(db.tables).where(tables.id == table))
        players = {one["guest"] for one in seated}
        apart = guest in players and any(one["status"] == "running" for one in seated)
        deaf = await self._manners.muted(guest) - {other}
        talk = db.talk.c
        said = await self._store.read(
            select(db.talk).where(talk.table_id == table).order_by(talk.id.desc()).limit(4 * LINES)
        )
        heard = [
            ReportedLine(one["name"], one["text"], _phrase(one["phrase"]), one["guest"] == other)
            for one in said
            if one["guest"] not in deaf and not (apart and one["guest"] not in players)
        ]
        return heard[:LINES][::-1]

    # ---- for hosts

    async def open(self, host: str) -> list[ReportShown]:
        """The reports that wait for a host, the oldest first; none that is about this one."""
        waiting = reports.c.closed.is_(None) & (reports.c.guest != host)
        rows = await self._store.read(select(reports).where(waiting).order_by(reports.c.at).limit(SHOWN))
        known = await self._reputes(rows)
        tables = await self._tables({row["table_id"] for row in rows}, host)
        deaf = await self._store.read(
            select(muted.c.guest, muted.c.whom).where(muted.c.guest.in_([row["reporter"] for row in rows]))
        )
        pairs = {(one["guest"], one["whom"]) for one in deaf}
        return [_shown(row, known, tables, (row["reporter"], row["guest"]) in pairs) for row in rows]

    async def waiting(self, host: str, report: str) -> Mapping[str, Any]:
        """An open report that is not about this host: its row. Raises Denied."""
        found = await self._store.read(
            select(reports).where((reports.c.id == report) & reports.c.closed.is_(None) & (reports.c.guest != host))
        )
        if not found:
            raise Denied(404, "no-report")
        return found[0]

    async def _tables(self, ids: Iterable[str], host: str) -> dict[str, tuple[str, bool, bool]]:
        """Of each table: its status, whether whoever has the address may look, and whether the host plays there."""
        ids = list(ids)
        seats, tables = db.seats.c, db.tables.c
        mine = {one["id"] for one in await self._store.read(
            select(seats.table_id.label("id")).where(seats.table_id.in_(ids) & (seats.guest == host))
        )}  # fmt: skip
        found = await self._store.read(select(tables.id, tables.status, tables.settings).where(tables.id.in_(ids)))
        return {
            one["id"]: (
                "" if one["status"] == db.GONE else one["status"],
                not isinstance(one["settings"], Unreadable) and bool(one["settings"].get("spectators")),
                one["id"] in mine,
            )
            for one in found
        }

    async def _reputes(self, rows: Iterable[Mapping[str, Any]]) -> dict[str, Repute]:
        """What is known of everybody in these reports, by their ids. Names are as they were."""
        names = {row["reporter"]: row["reporter_name"] for row in rows}
        names |= {row["guest"]: row["name"] for row in rows}
        ids, seats = list(names), db.seats.c
        since = await self._counts(
            select(db.guests.c.id.label("of"), db.guests.c.created.label("n")), db.guests.c.id, ids
        )
        games = await self._counts(_counted(seats.guest).where(seats.ended.is_not(None)), seats.guest, ids)
        about = await self._counts(_counted(reports.c.guest), reports.c.guest, ids)
        nothing = (deeds.c.kind == "dismiss") & deeds.c.back.is_(None)
        unfounded = await self._counts(
            _counted(reports.c.reporter).join(deeds, deeds.c.report == reports.c.id).where(nothing),
            reports.c.reporter,
            ids,
        )
        did = {
            kind: await self._counts(
                _counted(deeds.c.guest).where((deeds.c.kind == kind) & deeds.c.back.is_(None)), deeds.c.guest, ids
            )
            for kind in ("warn", "silence", "ban")
        }
        return {
            one: Repute(
                name,
                since.get(one),
                games.get(one, 0),
                did["warn"].get(one, 0),
                did["silence"].get(one, 0),
                did["ban"].get(one, 0),
                about.get(one, 0),
                unfounded.get(one, 0),
            )
            for one, name in names.items()
        }

    async def _counts(self, query: Any, column: Any, ids: list[str]) -> dict[str, Any]:
        return {one["of"]: one["n"] for one in await self._store.read(query.where(column.in_(ids)))}


def _words(reason: Reason, words: str) -> str:
    """What a reporter says, as it is kept. Raises Denied where words are missing."""
    said = " ".join("".join(one if one.isprintable() else " " for one in words).split())
    if reason == "other" and not said:
        raise Denied(400, "report-words")
    return said


def _phrase(key: str | None) -> Phrase | None:
    """The phrase of this key; None for none, and for one of another version."""
    return next((one for one in PHRASES if one == key), None)


def _counted(column: Any) -> Any:
    return select(column.label("of"), func.count().label("n")).group_by(column)


def _shown(
    row: Mapping[str, Any], known: Mapping[str, Repute], tables: Mapping[str, tuple[str, bool, bool]], deaf: bool
) -> ReportShown:
    status, watched, plays = tables.get(row["table_id"], ("", False, False))
    waits = plays and status in ("running", "waiting")
    kept = [] if waits or isinstance(row["lines"], Unreadable) else row["lines"]
    return ReportShown(
        row["id"],
        row["at"],
        row["reason"],
        row["words"],
        [ReportedLine(one["name"], one["text"], _phrase(one["phrase"]), one["theirs"]) for one in kept],
        waits,
        row["table_id"],
        row["game"],
        cast(Literal["waiting", "running", "over", ""], status),
        watched,
        deaf,
        known[row["reporter"]],
        known[row["guest"]],
    )
