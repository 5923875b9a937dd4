"""What hosts' deeds mean for those whom they concern: who may say nothing in own words, who may not come in, who has a
warning to read. All of it is asked of the store, so that every server of a house knows it at once.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table, or_, select, update

from . import store as db
from .conduct import deeds
from .denied import Denied
from .floor import moment
from .store import Store
from .words import say


@dataclass(frozen=True)
class Ban:
    """Until when somebody may not come in, why (`reason` is one of `bodies`' reasons), and a host's words for it."""

    until: float
    reason: str
    words: str


class Banned(Denied):
    """Somebody who may not come in, told so in the language of whoever reads."""

    def __init__(self, ban: Ban, lang: str = "") -> None:
        self.ban = ban
        self.lang = lang
        """What the person reads, "" where that is not known."""
        super().__init__(403, "banned")

    def text(self, lang: str) -> str:
        """Why, and until when."""
        ban = self.ban
        told = moment(ban.until, lang), say(f"reason-{ban.reason}", lang)
        return say("banned-words", lang, *told, ban.words) if ban.words else say("banned", lang, *told)


class Sanctions:
    """What holds now."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def silenced(self, guest: str) -> float | None:
        """Until when a guest may say nothing in own words (seconds since 1970); None where they may."""
        found = await self._store.read(select(deeds.c.until).where(_holds("silence", guest)))
        return max((one["until"] for one in found), default=None)

    async def banned(self, *guests: str) -> Ban | None:
        """The ban of one of these guests that lasts longest; None where none is banned."""
        found = await self._store.read(
            select(deeds).where(_holds("ban", *guests)).order_by(deeds.c.until.desc()).limit(1)
        )
        return Ban(found[0]["until"], found[0]["reason"], found[0]["words"]) if found else None

    async def admit(self, guest: str) -> None:
        """Whether a guest may come in; for a program, whether who answers for it may. Raises Banned."""
        owners = await self._store.read(select(db.tokens.c.owner).where(db.tokens.c.guest == guest))
        ban = await self.banned(guest, *(one["owner"] for one in owners if one["owner"]))
        if ban is not None:
            known = await self._store.read(select(db.guests.c.lang).where(db.guests.c.id == guest))
            raise Banned(ban, known[0]["lang"] if known else "")

    async def restore(self, passes: Table, mark: str) -> bool:
        """What becomes of a session or token, by its hash, that has ended: whether it was ended by a ban that is over,
        and then it runs again. Raises Banned where the ban lasts."""
        c = passes.c
        whose = [c.guest, *([c.owner] if "owner" in c else [])]
        by_ban = (deeds.c.kind == "ban") & (deeds.c.at == c.ended) & or_(*(deeds.c.guest == one for one in whose))
        found = await self._store.read(
            select(c.guest, c.ended, c.expires).join(deeds, by_ban).where(c.hash == mark).limit(1)
        )
        if not found:
            return False
        await self.admit(found[0]["guest"])
        if found[0]["expires"] <= time.time():
            return False
        this = (c.hash == mark) & (c.ended == found[0]["ended"])
        await self._store.write(update(passes).where(this).values(ended=None))
        return True

    async def warnings(self, guest: str) -> list[Mapping[str, Any]]:
        """The warnings that a guest has still to read, the oldest first: rows of `deeds`."""
        mine = (deeds.c.kind == "warn") & (deeds.c.guest == guest) & deeds.c.seen.is_(None) & deeds.c.back.is_(None)
        return await self._store.read(select(deeds).where(mine).order_by(deeds.c.at))

    async def acknowledge(self, guest: str, deed: str) -> None:
        """A guest has read a warning of theirs; nothing, where there is none."""
        this = (deeds.c.id == deed) & (deeds.c.kind == "warn") & (deeds.c.guest == guest) & deeds.c.seen.is_(None)
        await self._store.write(update(deeds).where(this).values(seen=time.time()))


def _holds(kind: str, *guests: str) -> Any:
    c = deeds.c
    return (c.kind == kind) & c.guest.in_(guests) & (c.until > time.time()) & c.back.is_(None)
