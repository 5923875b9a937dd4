"""Who is who: guests, their sessions in a cookie, and tokens for programs that play in their name.

Of a cookie, a token or a key to come back the store knows the SHA-256 only.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import store as db
from .protocol import LANGS, Lang, Theme
from .store import Store
from .words import say

LONGEST_NAME: Final = 24
KNOWN: Final = 10_000
"""Sessions and tokens kept in memory."""
DAY: Final = 86_400.0


@dataclass(frozen=True)
class Guest:
    """A person, or a program that plays under a name of its own (`bot`)."""

    id: str
    name: str
    lang: Lang
    theme: Theme
    bot: bool = False


@dataclass(frozen=True)
class Visit:
    """A session that runs: whose it is, until when (seconds since 1970), and the hash of its secret."""

    guest: Guest
    expires: float
    hash: str


class BadName(ValueError):  # noqa: N818 - it is a word for a name, not for a fault
    """A name that can't be used; `code` is the key of its sentence."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(say(code, "en", LONGEST_NAME))


def hashed(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_id(size: int = 9) -> str:
    """A name for a thing that nobody can guess: `size` bytes from the system's source of chance, as URL-safe text."""
    return secrets.token_urlsafe(size)


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is kept: NFC, no spaces around it, single ones inside. Raises BadName.

    Control characters, marks of direction and other invisible characters are refused; markup is text like any other.
    """
    if len(name) > 8 * longest:
        raise BadName("name-length")
    name = unicodedata.normalize("NFC", name)
    if any(unicodedata.category(letter)[0] == "C" or unicodedata.category(letter) in ("Zl", "Zp") for letter in name):
        raise BadName("name-characters")
    name = " ".join(name.split())
    if not 1 <= len(name) <= longest:
        raise BadName("name-length")
    return name


def first_lang(accepted: str) -> Lang:
    """The language of an Accept-Language header that we have, else English."""
    for part in accepted[:200].split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGS:
            return code
    return "en"


def renamed(name: str, lang: Lang) -> str:
    """A guest's name after a change of language: one that was given and not chosen is given anew."""
    for known in LANGS:
        given = re.fullmatch(re.escape(say("guest", known, "#")).replace(re.escape("#"), r"(\d{4})"), name)
        if given:
            return say("guest", lang, given[1])
    return name


class Guests:
    """Finds and keeps guests. What is asked for often stays in memory."""

    def __init__(self, store: Store, days: int) -> None:
        self._store = store
        self._days = days
        self._known: OrderedDict[str, Visit] = OrderedDict()
        self._ended: OrderedDict[str, bool] = OrderedDict()
        self._opener = asyncio.Lock()

    async def begin(self, lang: Lang) -> tuple[str, Guest]:
        """A new guest with a new session; the secret for its cookie."""
        guest = Guest(new_id(), say("guest", lang, secrets.randbelow(9000) + 1000), lang, "system")
        row = {"id": guest.id, "name": guest.name, "lang": lang, "theme": guest.theme, "created": time.time()}
        return await self._enter(guest, insert(db.guests).values(**row)), guest

    async def _enter(self, guest: Guest, *before: Executable) -> str:
        """Begin a session, in one with what is written before it; the secret for its cookie."""
        secret = secrets.token_urlsafe(32)
        now = time.time()
        visit = Visit(guest, now + self._days * DAY, hashed(secret))
        session = {"hash": visit.hash, "guest": guest.id, "created": now, "expires": visit.expires}
        await self._store.write(*before, insert(db.sessions).values(**session))
        self._remember(visit)
        return secret

    async def find(self, secret: str) -> Visit | None:
        """The session of a cookie's secret; None if there is none, or it has ended."""
        visit = self._known.get(hashed(secret))
        if visit is None:
            query = (
                select(db.guests, db.sessions.c.expires)
                .join(db.sessions, db.sessions.c.guest == db.guests.c.id)
                .where(db.sessions.c.hash == hashed(secret))
            )
            found = await self._store.read(query)
            if not found:
                return None
            row = found[0]
            guest = Guest(row["id"], row["name"], row["lang"], row["theme"])
            visit = Visit(guest, row["expires"], hashed(secret))
            self._remember(visit)
        return visit if visit.expires > time.time() else None

    def good(self, visit: Visit) -> bool:
        """Whether a session that was found is still one: not ended, not past its time."""
        return visit.expires > time.time() and visit.hash not in self._ended

    async def by_token(self, token: str) -> Visit | None:
        """The program of a bearer token, or None."""
        visit = self._known.get(hashed(token))
        if visit is None:
            query = (
                select(db.guests, db.tokens.c.name.label("bot"))
                .join(db.tokens, db.tokens.c.guest == db.guests.c.id)
                .where(db.tokens.c.hash == hashed(token))
            )
            found = await self._store.read(query)
            if not found:
                return None
            row = found[0]
            visit = Visit(Guest(row["id"], row["bot"], row["lang"], row["theme"], True), float("inf"), hashed(token))
            self._remember(visit)
        return visit

    async def change(self, guest: Guest, **values: str) -> Guest:
        """Keep another name, lang or theme."""
        await self._store.write(update(db.guests).where(db.guests.c.id == guest.id).values(**values))
        changed = replace(guest, **values)  # type: ignore[arg-type]  # the values were decoded against their types
        for key, visit in self._known.items():
            if visit.guest.id == guest.id and not visit.guest.bot:
                self._known[key] = replace(visit, guest=changed)
        return changed

    async def end(self, visit: Visit) -> None:
        """End a session."""
        self._ended[visit.hash] = True
        while len(self._ended) > KNOWN:
            self._ended.popitem(last=False)
        self._known.pop(visit.hash, None)
        await self._store.write(delete(db.sessions).where(db.sessions.c.hash == visit.hash))

    async def make_key(self, guest: Guest) -> str:
        """A secret with which another browser becomes this guest, once; told here only. The one before it ends."""
        secret = secrets.token_urlsafe(32)
        key = {"hash": hashed(secret), "guest": guest.id, "expires": time.time() + self._days * DAY}
        await self._store.write(
            delete(db.keys).where(db.keys.c.guest == guest.id),
            insert(db.keys).values(**key),
        )
        return secret

    async def come_back(self, secret: str) -> tuple[str, Guest] | None:
        """The guest of a key, with the secret of a new session; None for a key that is used, replaced or too old."""
        query = (
            select(db.guests, db.keys.c.expires)
            .join(db.keys, db.keys.c.guest == db.guests.c.id)
            .where(db.keys.c.hash == hashed(secret))
        )
        # One after the other, so that no key opens twice.
        async with self._opener:
            found = await self._store.read(query)
            if not found or found[0]["expires"] <= time.time():
                return None
            row = found[0]
            guest = Guest(row["id"], row["name"], row["lang"], row["theme"])
            return await self._enter(guest, delete(db.keys).where(db.keys.c.hash == hashed(secret))), guest

    async def make_token(self, guest: Guest, name: str) -> str | None:
        """A token for a program of that name, which becomes a guest of its own; None if the name is taken."""
        token = "stolik_" + secrets.token_urlsafe(32)
        now = time.time()
        bot = new_id()
        try:
            await self._store.write(
                insert(db.guests).values(id=bot, name=name, lang=guest.lang, theme=guest.theme, created=now),
                insert(db.tokens).values(hash=hashed(token), guest=bot, name=name, created=now),
            )
        except IntegrityError:
            return None
        return token

    async def named(self, name: str) -> str | None:
        """The guest id of the program of that name, or None."""
        found = await self._store.read(select(db.tokens.c.guest).where(db.tokens.c.name == name))
        return str(found[0]["guest"]) if found else None

    def _remember(self, visit: Visit) -> None:
        self._known[visit.hash] = visit
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
