"""Tokens, with which programs play: each program is a guest of its own, whom the guest that made the token answers for.

A program keeps its name and its games when its token is renewed, or withdrawn and made again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import store as db
from .denied import Denied
from .guests import Guest, Visit, hashed, new_id
from .lives import Life
from .passes import DAY, Passes
from .settings import Settings
from .store import Store

PREFIX: Final = "stolik_"


class Tokens:
    """Finds and keeps tokens."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._days = settings.token_days
        self._most = settings.limits.tokens_a_guest
        self._maker = asyncio.Lock()
        self.passes = Passes(store, db.tokens, visit_of, settings.token_days, slides=False)

    async def find(self, secret: str) -> Visit | None:
        """The program of a token; None if there is none, or it has ended."""
        return await self.passes.find(hashed(secret)) if secret.startswith(PREFIX) else None

    async def make(self, guest: Guest, name: str) -> str:
        """A token for a program of that name, told here only. A name whose token has ended is taken up again by the
        guest who had it. Raises Denied for a name that is taken, for too many, and for programs."""
        if guest.bot:
            raise Denied(403, "not-allowed")
        token = PREFIX + secrets.token_urlsafe(32)
        now = time.time()
        values = {"hash": hashed(token), "id": new_id(), "created": now, "expires": now + self._days * DAY}
        # One after the other, so that no name is taken up twice.
        async with self._maker:
            found = await self._store.read(select(db.tokens).where(db.tokens.c.name == name))
            if found:
                old = found[0]
                if old["owner"] != guest.id or (old["ended"] is None and old["expires"] > now):
                    raise Denied(409, "name-taken")
                where = db.tokens.c.hash == old["hash"]
                await self._store.write(update(db.tokens).where(where).values(**values, used=None, ended=None))
                return token
            await self._room_for(guest)
            program = {"id": new_id(), "name": name, "lang": guest.lang, "theme": guest.theme, "created": now}
            values |= {"guest": program["id"], "owner": guest.id, "name": name}
            try:
                await self._store.write(insert(db.guests).values(**program), insert(db.tokens).values(**values))
            except IntegrityError:
                raise Denied(409, "name-taken") from None
        return token

    async def list(self, guest: Guest) -> list[Mapping[str, Any]]:
        """The tokens of a guest that were not withdrawn, by name."""
        mine = (db.tokens.c.owner == guest.id) & db.tokens.c.ended.is_(None)
        return await self._store.read(select(db.tokens).where(mine).order_by(db.tokens.c.name))

    async def renew(self, guest: Guest, token: str) -> float:
        """Let a token run on, as long from now as a new one; until when. Raises Denied."""
        which = _mine(guest, token) & db.tokens.c.ended.is_(None)
        if not await self._store.read(select(db.tokens.c.id).where(which)):
            raise Denied(404, "no-token")
        expires = time.time() + self._days * DAY
        await self._store.write(update(db.tokens).where(which).values(expires=expires))
        self.passes.forget(lambda visit: visit.life.id == token)
        return expires

    async def withdraw(self, guest: Guest, token: str) -> None:
        """End a token. Raises Denied."""
        if not await self.passes.end(_mine(guest, token)):
            raise Denied(404, "no-token")

    async def end(self, visit: Visit) -> None:
        """A program gives its own token up."""
        await self.passes.end(db.tokens.c.hash == visit.life.mark)

    async def _room_for(self, guest: Guest) -> None:
        """Whether a guest may have one more. Raises Denied."""
        mine = db.tokens.c.owner == guest.id
        counted = await self._store.read(select(func.count().label("n")).select_from(db.tokens).where(mine))
        if counted[0]["n"] >= self._most:
            raise Denied(409, "many-tokens", self._most)


def visit_of(row: Mapping[str, Any], life: Life) -> Visit:
    """The visit of a row with the columns of a program's guest."""
    return Visit(Guest(row["id"], row["name"], row["lang"], row["theme"], True), life)


def _mine(guest: Guest, token: str) -> ColumnElement[bool]:
    return (db.tokens.c.owner == guest.id) & (db.tokens.c.id == token)
