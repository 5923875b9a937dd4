"""All that is kept of somebody, as one JSON file (docs/accounts.md), made piece by piece while it is sent.

Games are in it as their routes would give them to this person: those that are over with their records, which have
closed cards where deck lists stay closed; of a game that runs only that it does.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from stolik.catalog import loadable

from . import jobs
from . import store as db
from .denied import Denied
from .export_ties import ties
from .guests import Guest
from .house import House
from .openid.kept import links
from .processes import Elsewhere
from .push.subscribing import exported
from .store import Store
from .studies import kept as studies
from .summaries import sittings_of, summary

FORM: Final = 1
"""Of the file: raised when what is in it is called otherwise."""
MOST: Final = 256
"""Megabytes of rows, packs and decks of which a file is made."""
MEGA: Final = 1024 * 1024
PAGE: Final = 50
"""Games, or lines of talk, that are read at once."""


class Export:
    """Writes files of what is kept."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house

    async def check(self, guest: str) -> None:
        """Whether it is little enough to be sent. Raises Denied."""
        if await self._store.ask(lambda connection: _weight(connection, guest)) > MOST * MEGA:
            raise Denied(409, "much-data", MOST)

    async def file(self, guest: Guest, lang: str) -> AsyncGenerator[bytes, None]:
        """The file, in pieces."""
        about = await self._about(guest)
        yield b'{"stolik":%d' % FORM
        for key, value in about.items():
            yield b',"%s":%s' % (key.encode(), msgspec.json.encode(value))
        for key, pieces in (
            ("packs", self._packs(guest)),
            ("games", self._games(guest, lang)),
            ("talk", self._talk(guest)),
            ("studies", self._studies(guest)),
            ("study_comments", self._comments(guest)),
        ):
            yield b',"%s":[' % key.encode()
            first = True
            async for piece in pieces:
                yield (b"" if first else b",") + msgspec.json.encode(piece)
                first = False
            yield b"]"
        yield b"}\n"

    async def _about(self, guest: Guest) -> dict[str, Any]:
        """Who it is, how they come in, their decks."""
        (row,) = await self._store.read(select(db.guests).where(db.guests.c.id == guest.id))
        accounts = await self._rows(db.accounts, "created", guest=guest.id)
        passwords = await self._rows(db.passwords, "changed", guest=guest.id)
        codes = await self._rows(db.recovery, "created", guest=guest.id)
        return {
            "you": {**row, "account": accounts[0]["created"] if accounts else None},
            "passkeys": await self._rows(db.passkeys, "name", "site", "transports", "created", "used", guest=guest.id),
            "password": passwords[0]["changed"] if passwords else None,
            "recovery_codes": len(codes),
            "provider": await self._rows(links, "issuer", "subject", "created", "used", guest=guest.id),
            "sessions": await self._rows(
                db.sessions, "browser", "system", "created", "used", "expires", "ended", guest=guest.id
            ),
            "programs": await self._rows(db.tokens, "name", "created", "used", "expires", "ended", owner=guest.id),
            "decks": await self._rows(db.decks, "id", "game", "name", "stacks", "created", "updated", guest=guest.id),
            "notices": await exported(self._store, guest.id),
            **await ties(self._store, guest.id),
        }

    async def _rows(self, table: Any, *names: str, **which: str) -> list[Mapping[str, Any]]:
        ((column, value),) = which.items()
        return await self._store.read(select(*(table.c[name] for name in names)).where(table.c[column] == value))

    async def _packs(self, guest: Guest) -> AsyncGenerator[Any, None]:
        mine = await self._rows(db.packs, "id", guest=guest.id)
        names = ("id", "game", "name", "source", "since", "cards", "playable", "updated", "data")
        for one in mine:
            for row in await self._rows(db.packs, *names, id=one["id"]):
                yield row

    async def _games(self, guest: Guest, lang: str) -> AsyncGenerator[Any, None]:
        """The games at which this person sits, in the order in which they were opened."""
        sits = select(db.seats.c.table_id).where(db.seats.c.guest == guest.id)
        here = db.tables.c.id.in_(sits) & db.tables.c.game.in_(loadable()) & (db.tables.c.status != db.GONE)
        query = select(db.tables).where(here).order_by(db.tables.c.created, db.tables.c.id)
        done = 0
        while rows := await self._store.read(query.offset(done).limit(PAGE)):
            done += len(rows)
            seats = await sittings_of(self._store, [row["id"] for row in rows])
            for row in rows:
                yield await self._game(row, seats[row["id"]], guest, lang)

    async def _game(self, row: Mapping[str, Any], seats: Any, guest: Guest, lang: str) -> dict[str, Any]:
        told = summary(row, seats, guest, lang)
        mine = [seat for seat in seats if seat["guest"] == guest.id]
        found: dict[str, Any] = {
            "id": row["id"],
            "game": row["game"],
            "kind": row["kind"],
            "status": row["status"],
            "opponent": told.opponent,
            "partner": told.partner,
            "result": told.result,
            "created": row["created"],
            "updated": row["updated"],
            "seats": [seat["seat"] for seat in mine],
            "decks": [seat["deck"] for seat in mine],
        }
        if row["status"] == "over" and row["start"] is not None:
            try:
                found["record"] = await self._record(row["id"], guest, lang)
            except Denied as denied:
                found["no_record"] = denied.text(lang)
        return found

    async def _record(self, table: str, guest: Guest, lang: str) -> Any:
        """The record of a game that is over, as its route gives it. Raises Denied."""
        kept = await self._house.asleep_over(table)
        ask = self._house.workers.ask
        if kept is not None:
            room, rows = kept
            closed = room.closed_to(guest.id)
            return await ask(guest.id, jobs.record_of_rows, room.id, room.row.start, rows, room.row.seal, closed, lang)
        try:
            room = (await self._house.table(table)).room
        except Elsewhere:
            raise Denied(503, "moving") from None
        data = self._house.over(room).match.record.to_data()
        return await ask(guest.id, jobs.record, data, room.closed_to(guest.id), lang)

    async def _talk(self, guest: Guest) -> AsyncGenerator[Any, None]:
        """What this person said, at tables of others too."""
        said = db.talk.c
        last = -1
        query = select(said.id, said.table_id, said.text, said.at).where(said.guest == guest.id).order_by(said.id)
        while lines := await self._store.read(query.where(said.id > last).limit(PAGE)):
            last = lines[-1]["id"]
            for line in lines:
                yield {"table": line["table_id"], "text": line["text"], "at": line["at"]}

    async def _studies(self, guest: Guest) -> AsyncGenerator[Any, None]:
        """The studies that this person owns: chapters with their records, and the branches in them."""
        nodes, names = studies.nodes.c, ("id", "title", "game", "drawn", "record")
        for row in await self._rows(studies.studies, "id", "title", "readers", "created", "updated", owner=guest.id):
            found = []
            for one in await self._rows(studies.chapters, *names, study=row["id"]):
                query = select(nodes.id, nodes.parent, nodes.n, nodes.picks, nodes.name)
                branches = await self._store.read(query.where(nodes.chapter == one["id"]))
                found.append({**one, "branches": branches})
            yield {**row, "chapters": found}

    async def _comments(self, guest: Guest) -> AsyncGenerator[Any, None]:
        """What this person said in studies, of others too."""
        said, chapters = studies.comments.c, studies.chapters.c
        query = select(chapters.study, said.chapter, said.node, said.n, said.text, said.at, said.edited)
        mine = query.join(studies.chapters, chapters.id == said.chapter).where(said.author == guest.id)
        done = 0
        while rows := await self._store.read(mine.order_by(said.at, said.id).offset(done).limit(PAGE)):
            done += len(rows)
            for row in rows:
                yield row


def _weight(connection: Connection, guest: str) -> int:
    """Bytes of what the file is made of, about."""
    sits = select(db.seats.c.table_id).where(db.seats.c.guest == guest)
    owned = select(studies.studies.c.id).where(studies.studies.c.owner == guest)
    parts = (
        select(func.sum(func.length(db.rows.c.data))).where(db.rows.c.table_id.in_(sits)),
        select(func.sum(func.length(db.tables.c.start))).where(db.tables.c.id.in_(sits)),
        select(func.sum(func.length(db.packs.c.data))).where(db.packs.c.guest == guest),
        select(func.sum(func.length(db.decks.c.stacks))).where(db.decks.c.guest == guest),
        select(func.sum(studies.chapters.c.size)).where(studies.chapters.c.study.in_(owned)),
    )
    return sum(int(connection.execute(part).scalar() or 0) for part in parts)
