"""Challenges: a guest proposes a game to a program that listens."""

from __future__ import annotations

import time

from sqlalchemy import func, insert, select, update

from . import bodies as b
from . import protocol as p
from . import store as db
from .denied import Denied
from .guests import Guest, new_id
from .joining import Joining
from .judging import game_of
from .manners import Manners
from .news import News
from .opener import Opener, countable, settings_of
from .push.outbox import telling
from .store import Store
from .table import LiveTable

OFTEN = 3
"""Declined so often in a row, somebody may want to hear of that person no more for a while."""
MOST_OPEN = 5
"""People whom somebody may have asked for a game at once."""


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
        await self._manners.check(guest.id, target, "no-player")
        made, _ = await self._propose(guest, target, body, lang)
        return made

    async def _propose(self, guest: Guest, whom: str, body: b.ChallengeBody, lang: str) -> tuple[str, str]:
        """Propose a game to a guest; the challenge's id, and the table that waits. Raises Denied."""
        game, options = game_of(body.game), dict(body.options)
        if body.rated:
            countable(game, options, body.clock, ["friend"])
        settings = settings_of(options, body.clock, body.spectators, body.rated, body.late)
        made = await self._opener.host(guest, body.game, body.deck, settings, lang, body.seal)
        challenge = new_id()
        row = {"id": challenge, "table_id": made.id, "guest": whom, "status": "created", "created": time.time()}
        told = telling(whom, "challenge", challenge, game.id, "/", guest.id)
        await self._store.write(insert(db.challenges).values(**row), *self._news.challenging(challenge), told)
        self._news.challenged(whom, p.ChallengeNote(challenge, game.id, guest.name, options))
        return challenge, made.id

    async def ask(self, guest: Guest, whom: str, body: b.ChallengeBody, lang: str) -> tuple[str, str]:
        """Ask a person for a game; the challenge's id, and the table that waits for the answer. Raises Denied."""
        known = await self._store.read(select(db.guests.c.id).where(db.guests.c.id == whom[:24]))
        if not known or whom == guest.id:
            raise Denied(404, "no-person")
        await self._manners.check(guest.id, whom, "no-person")
        await self._manners.check_rest(guest.id, whom)
        await self._manners.unrest(guest.id, whom)  # whoever asks somebody wants to hear of them
        open_ones = await self._store.read(
            select(func.count().label("n"))
            .select_from(db.challenges)
            .join(db.tables, db.tables.c.id == db.challenges.c.table_id)
            .where((db.tables.c.owner == guest.id) & (db.tables.c.status == "waiting"))
            .where(db.challenges.c.status == "created")
        )
        if open_ones[0]["n"] >= MOST_OPEN:
            raise Denied(409, "many-challenges", MOST_OPEN)
        return await self._propose(guest, whom, body, lang)

    async def withdraw(self, guest: Guest, challenge: str) -> None:
        """Ask no more: the table is closed. Raises Denied."""
        found = await self._store.read(
            select(db.challenges.c.table_id)
            .join(db.tables, db.tables.c.id == db.challenges.c.table_id)
            .where((db.challenges.c.id == challenge[:24]) & (db.tables.c.owner == guest.id))
            .where(db.challenges.c.status == "created")
        )
        if not found:
            raise Denied(404, "no-challenge")
        table = await self._joining.table(found[0]["table_id"])
        await self._close(challenge, "withdrawn")
        await table.resign(guest.id)

    async def accept(self, guest: Guest, challenge: str, deck: b.DeckChoice, lang: str, seal: str | None = None) -> str:
        """Take a challenge; the id of the game that began. Raises Denied."""
        table = await self._table(guest, challenge)
        await self._joining.sit(table, guest, deck, lang, seal=seal)
        await self._close(challenge, "accepted")
        return table.room.id

    async def decline(self, guest: Guest, challenge: str) -> bool:
        """Refuse a challenge; whether it was the third in a row of the same person. Raises Denied."""
        table = await self._table(guest, challenge)
        await self._close(challenge, "declined")
        row = table.room.row
        note = p.ChallengeNote(challenge, row.game, guest.name, row.settings["options"])
        self._news.declined(row.owner, note)
        await table.resign(row.owner)
        asks = db.challenges.c
        answered = (
            (asks.guest == guest.id) & asks.status.in_(("declined", "accepted")) & (db.tables.c.owner == row.owner)
        )
        lately = await self._store.read(
            select(asks.status)
            .join(db.tables, db.tables.c.id == asks.table_id)
            .where(answered)
            .order_by(asks.created.desc())
            .limit(OFTEN + 1)
        )
        said = [one["status"] for one in lately]
        return said[:OFTEN] == ["declined"] * OFTEN and said[OFTEN:] != ["declined"]

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
