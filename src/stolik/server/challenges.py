"""Challenges: a guest proposes a game to a program that listens."""

from __future__ import annotations

import time

from sqlalchemy import insert, select, update

from . import bodies as b
from . import protocol as p
from . import store as db
from .denied import Denied
from .guests import Guest, new_id
from .joining import Joining
from .judging import game_of
from .manners import Manners
from .news import News
from .opener import Opener, settings_of
from .store import Store
from .table import LiveTable


class Challenges:
    """Challenges that are open, each with the table that waits for the answer."""

    def __init__(self, store: Store, news: News, opener: Opener, joining: Joining, manners: Manners) -> None:
        self._manners = manners
        self._store = store
        self._news = news
        self._opener = opener
        self._joining = joining

    async def make(self, guest: Guest, name: str, body: b.ChallengeBody, lang: str) -> str:
        """Propose a game to a program that listens; the challenge's id. Raises Denied."""
        target = await self._listening(name)
        apart = await self._manners.apart_from(guest.id)
        if target in apart:
            blocks = await self._manners.blocks(guest.id, apart)
            raise Denied(409, "blocked-here") if blocks else Denied(404, "no-player")
        settings = settings_of(dict(body.options), body.clock)
        made = await self._opener.host(guest, body.game, body.deck, settings, lang)
        row = {"id": new_id(), "table_id": made.id, "guest": target, "status": "created", "created": time.time()}
        await self._store.write(insert(db.challenges).values(**row), *self._news.challenging(str(row["id"])))
        note = p.ChallengeNote(str(row["id"]), game_of(body.game).id, guest.name, settings["options"])
        self._news.challenged(target, note)
        return str(row["id"])

    async def accept(self, guest: Guest, challenge: str, deck: b.DeckChoice, lang: str) -> str:
        """Take a challenge; the id of the game that began. Raises Denied."""
        table = await self._table(guest, challenge)
        await self._joining.sit(table, guest, deck, lang)
        await self._close(challenge, "accepted")
        return table.room.id

    async def decline(self, guest: Guest, challenge: str) -> None:
        """Refuse a challenge. Raises Denied."""
        table = await self._table(guest, challenge)
        await self._close(challenge, "declined")
        row = table.room.row
        note = p.ChallengeNote(challenge, row.game, guest.name, row.settings["options"])
        self._news.declined(row.owner, note)
        await table.resign(row.owner)

    async def _listening(self, name: str) -> str:
        """The guest id of a program that listens now. Raises Denied."""
        found = await self._store.read(select(db.tokens.c.guest).where(db.tokens.c.name == name[:24]))
        if not found or not await self._news.listens(found[0]["guest"]):
            raise Denied(404, "no-player")
        return str(found[0]["guest"])

    async def _table(self, guest: Guest, challenge: str) -> LiveTable:
        """The table of an open challenge to this guest. Raises Denied."""
        query = select(db.challenges).where(
            (db.challenges.c.id == challenge[:24])
            & (db.challenges.c.guest == guest.id)
            & (db.challenges.c.status == "created")
        )
        found = await self._store.read(query)
        if not found:
            raise Denied(404, "no-challenge")
        return await self._joining.table(found[0]["table_id"])

    async def _close(self, challenge: str, status: str) -> None:
        where = db.challenges.c.id == challenge
        await self._store.write(update(db.challenges).where(where).values(status=status))
