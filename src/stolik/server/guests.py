"""Who is who: guests, their sessions in a cookie, and keys with which they come back.

Of a cookie, a token or a key to come back the store knows the SHA-256 only.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Executable, delete, insert, select, update

from . import store as db
from .called import LONGEST_NAME
from .devices import Device
from .lives import Life
from .passes import DAY, Passes
from .protocol import LANGS, Lang, Theme
from .store import Store, Written
from .words import say

SESSIONS: Final = 50
"""Sessions of one guest that run: who comes back once more ends the one that was used longest ago."""
NO_DEVICE: Final = Device()


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
    """A session or a token that is good: whose it is, and its life, which may end at any time."""

    guest: Guest
    life: Life


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
        self.sessions = Passes(store, db.sessions, visit_of, days, slides=True)
        self.telling: Callable[[str], Sequence[Written]] = lambda guest: ()
        """What tells other processes that a guest has another name, lang or theme."""
        self.admit: Callable[[str], Awaitable[None]] = anybody
        """Whether a guest may come in again; raises what it is refused with."""
        self._opener = asyncio.Lock()

    async def begin(self, lang: Lang, device: Device = NO_DEVICE, *before: Executable) -> tuple[str, Guest]:
        """A new guest with a new session, in one with what is written before; the secret for its cookie."""
        guest = Guest(new_id(), say("guest", lang, secrets.randbelow(9000) + 1000), lang, "system")
        row = {"id": guest.id, "name": guest.name, "lang": lang, "theme": guest.theme, "created": time.time()}
        return await self._enter(guest, device, *before, insert(db.guests).values(**row)), guest

    async def _enter(self, guest: Guest, device: Device, *before: Executable) -> str:
        """Begin a session, in one with what is written before it; the secret for its cookie."""
        secret, session = self.session(guest.id, device)
        await self._store.write(*before, session)
        return secret

    def session(self, guest: str, device: Device, proved: float | None = None) -> tuple[str, Executable]:
        """The secret for the cookie of a new session of a guest, and what begins it once it is written; `proved` is
        when a credential was shown for it."""
        secret = secrets.token_urlsafe(32)
        now = time.time()
        session = {
            "hash": hashed(secret),
            "id": new_id(),
            "guest": guest,
            "browser": device.browser,
            "system": device.system,
            "created": now,
            "used": now,
            "expires": now + self._days * DAY,
            "proved": proved,
        }
        return secret, insert(db.sessions).values(**session)

    async def trim(self, guest: Guest) -> None:
        """End the sessions of a guest that are too many, those that were used longest ago."""
        surplus = [one["hash"] for one in (await self.list(guest))[SESSIONS:]]
        if surplus:
            await self.sessions.end(db.sessions.c.hash.in_(surplus))

    async def find(self, secret: str) -> Visit | None:
        """The session of a cookie's secret; None if there is none, or it has ended."""
        return await self.sessions.find(hashed(secret))

    async def change(self, guest: Guest, *beside: Written, **values: str) -> Guest:
        """Keep another name, lang or theme, in one with what is written beside it."""
        write = update(db.guests).where(db.guests.c.id == guest.id).values(**values)
        await self._store.write(*beside, write, *self.telling(guest.id))
        self.changed(guest.id)
        return replace(guest, **values)  # type: ignore[arg-type]  # the values were decoded against their types

    def changed(self, guest: str) -> None:
        """Another name, lang or theme of this guest is in the store, perhaps from elsewhere: it is read anew."""
        self.sessions.forget(lambda visit: visit.guest.id == guest)

    async def list(self, guest: Guest) -> list[Mapping[str, Any]]:
        """The sessions of a guest that run, used last first."""
        mine = (db.sessions.c.guest == guest.id) & self.sessions.running()
        return await self._store.read(select(db.sessions).where(mine).order_by(db.sessions.c.used.desc()))

    async def end(self, visit: Visit) -> None:
        """End a session."""
        await self.sessions.end(db.sessions.c.hash == visit.life.mark)

    async def end_one(self, guest: Guest, session: str) -> bool:
        """End a session of this guest by its id; False if there is none."""
        return await self.sessions.end((db.sessions.c.guest == guest.id) & (db.sessions.c.id == session)) > 0

    async def end_others(self, visit: Visit) -> int:
        """End all sessions of a guest but this one, and the key to come back; how many sessions those were."""
        guest = visit.guest.id
        await self._store.write(delete(db.keys).where(db.keys.c.guest == guest))
        return await self.sessions.end((db.sessions.c.guest == guest) & (db.sessions.c.hash != visit.life.mark))

    async def make_key(self, guest: Guest) -> str:
        """A secret with which another browser becomes this guest, once; told here only. The one before it ends."""
        secret = secrets.token_urlsafe(32)
        key = {"hash": hashed(secret), "guest": guest.id, "expires": time.time() + self._days * DAY}
        await self._store.write(
            delete(db.keys).where(db.keys.c.guest == guest.id),
            insert(db.keys).values(**key),
        )
        return secret

    async def come_back(self, secret: str, device: Device = NO_DEVICE) -> tuple[str, Guest] | None:
        """The guest of a key, with the secret of a new session; None for a key that is used, replaced or too old.
        Raises what `admit` raises, and then the key is good as before."""
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
            await self.admit(guest.id)
            opened = await self._enter(guest, device, delete(db.keys).where(db.keys.c.hash == hashed(secret)))
            try:
                await self.admit(guest.id)
            except Exception:
                # Whoever is kept out at this very moment is not in by then.
                await self.sessions.end(db.sessions.c.hash == hashed(opened))
                raise
            await self.trim(guest)
            return opened, guest


async def anybody(guest: str) -> None:
    """Everybody may come in."""


def visit_of(row: Mapping[str, Any], life: Life) -> Visit:
    """The visit of a row with a guest's columns."""
    return Visit(Guest(row["id"], row["name"], row["lang"], row["theme"]), life)
