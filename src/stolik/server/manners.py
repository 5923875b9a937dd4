"""Whom somebody does not hear (muted) and does not meet (blocked): kept for good, and told to nobody else.

A program counts as whoever answers for it. What open lines hear is kept in memory (`Ears`) and told between processes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import Any, Final
from weakref import WeakValueDictionary

from msgspec import UNSET
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import store as db
from .conduct import muted
from .denied import Denied
from .guests import Guest, new_id
from .kept_people import rests
from .listeners import Ears
from .manners_bodies import Muted, Whom
from .processes import Processes
from .store import Store

MUTED: Final = "muted"
REST: Final = 7 * 86_400.0
"""Seconds for which somebody hears of no challenges of one person."""
MOST: Final = 1000
"""People whom one guest may mute."""


class Manners:
    """Who does not hear, and who does not meet whom."""

    def __init__(self, store: Store, processes: Processes) -> None:
        self._store = store
        self._processes = processes
        self._ears: WeakValueDictionary[str, Ears] = WeakValueDictionary()
        self._reading = asyncio.Lock()
        processes.hear(MUTED, self._changed)
        processes.hear("gap", self._look_again)

    # ---- asking

    async def ears(self, guest: str) -> Ears:
        """What the lines of a guest hear, as long as one is open; kept up to date."""
        held = self._ears.get(guest)
        if held is None:
            held = self._ears[guest] = Ears()
        await self._changed(guest)
        return held

    async def muted(self, guest: str) -> frozenset[str]:
        """The guests whom this one does not hear in own words; whom they block is among them."""
        found = await self._store.read(select(muted.c.whom).where(muted.c.guest == guest))
        return frozenset(one["whom"] for one in found)

    async def apart_from(self, guest: str) -> frozenset[str]:
        """The guests whom this one doesn't meet: whom they, or who answers for them, has blocked, and by whom they are
        blocked; with the programs of these."""
        me = await self._selves(guest)
        c = muted.c
        found = await self._store.read(
            select(c.guest, c.whom).where((c.blocked == 1) & (c.guest.in_(me) | c.whom.in_(me)))
        )
        others = {one["guest"] for one in found} | {one["whom"] for one in found}
        others -= me
        if others:
            tokens = db.tokens.c
            pairs = await self._store.read(
                select(tokens.guest, tokens.owner).where(tokens.owner.in_(others) | tokens.guest.in_(others))
            )
            others |= {one["guest"] for one in pairs} | {one["owner"] for one in pairs if one["owner"]}
        return frozenset(others - me)

    async def apart(self, one: str, other: str) -> bool:
        """Whether two guests don't meet, whoever of them has blocked the other."""
        return other in await self.apart_from(one)

    async def check(self, guest: str, other: str, hidden: str) -> None:
        """Whether two meet. Raises Denied: who has blocked the other is told so, who is blocked reads as with `hidden`
        that nobody is there."""
        apart = await self.apart_from(guest)
        if other in apart:
            raise Denied(409, "blocked-here") if await self.blocks(guest, apart) else Denied(404, hidden)

    async def blocks(self, guest: str, others: frozenset[str]) -> bool:
        """Whether this guest has blocked one of the others: only then they may be told why they don't meet."""
        c = muted.c
        mine = (c.guest == guest) & (c.blocked == 1) & c.whom.in_(others)
        return bool(await self._store.read(select(c.id).where(mine).limit(1)))

    async def _selves(self, guest: str) -> set[str]:
        """A guest, and who answers for them."""
        owners = await self._store.read(select(db.tokens.c.owner).where(db.tokens.c.guest == guest))
        return {guest, *(one["owner"] for one in owners if one["owner"])}

    # ---- changing

    async def list(self, guest: Guest) -> list[Muted]:
        """Whom a guest has muted or blocked, the last first."""
        rows = await self._store.read(select(muted).where(muted.c.guest == guest.id).order_by(muted.c.at.desc()))
        return [_shown(row) for row in rows]

    async def mute(self, guest: Guest, whom: Whom, block: bool) -> Muted:
        """Hear somebody no more in own words; with `block`, meet them neither. Who is blocked stays so when they are
        only muted now. Raises Denied."""
        other, name = await self.person(guest, whom)
        c = muted.c
        mine = c.guest == guest.id
        counted = await self._store.read(select(func.count().label("n")).where(mine & (c.whom != other)))
        if counted[0]["n"] >= MOST:
            raise Denied(409, "many-muted", MOST)
        row = {"guest": guest.id, "whom": other, "blocked": int(block), "name": name, "at": time.time()}
        said = self._processes.saying(MUTED, guest.id)
        try:
            await self._store.write(insert(muted).values(id=new_id(), **row), *said)
        except IntegrityError:
            if block:
                await self._store.write(update(muted).where(mine & (c.whom == other)).values(blocked=1), *said)
        await self._changed(guest.id)
        return _shown((await self._store.read(select(muted).where(mine & (c.whom == other))))[0])

    async def hear(self, guest: Guest, id_: str) -> None:
        """Hear and meet somebody again. Raises Denied where there is none in the list."""
        this = (muted.c.guest == guest.id) & (muted.c.id == id_)
        if not await self._store.read(select(muted.c.id).where(this)):
            raise Denied(404, "nobody-there")
        await self._store.write(delete(muted).where(this), *self._processes.saying(MUTED, guest.id))
        await self._changed(guest.id)

    async def person(self, guest: Guest, whom: Whom) -> tuple[str, str]:
        """Who is meant at a table at which one may look: the guest, and the name that they had there. Raises Denied,
        also where it is nobody, a bot, or who asks."""
        tables, seats, talk = db.tables.c, db.seats.c, db.talk.c
        here = await self._store.read(select(tables.settings, tables.status).where(tables.id == whom.table))
        sitting = await self._store.read(
            select(seats.seat, seats.guest, seats.name).where(seats.table_id == whom.table)
        )
        looks = any(one["guest"] == guest.id for one in sitting)
        if not here or here[0]["status"] == db.GONE or not (looks or here[0]["settings"].get("spectators")):
            raise Denied(404, "nobody-there")
        if whom.line is UNSET:
            found = [one for one in sitting if one["seat"] == whom.seat]
        else:
            said = (talk.table_id == whom.table) & (talk.line == whom.line)
            found = [*await self._store.read(select(talk.guest, talk.name).where(said))]
        if not found or found[0]["guest"] in (None, guest.id):
            raise Denied(404, "nobody-there")
        return str(found[0]["guest"]), str(found[0]["name"])

    # ---- for a while

    async def rest(self, guest: str, whom: str) -> None:
        """Hear of no challenges of somebody for a week. Raises Denied."""
        known = await self._store.read(select(db.guests.c.id).where(db.guests.c.id == whom[:24]))
        if not known or whom == guest:
            raise Denied(404, "no-person")
        now, c = time.time(), rests.c
        over = delete(rests).where(((c.guest == guest) & (c.whom == whom)) | (c.until <= now))
        await self._store.write(over, insert(rests).values(guest=guest, whom=whom, until=now + REST))

    async def unrest(self, guest: str, whom: str) -> None:
        """Hear of them again."""
        await self._store.write(delete(rests).where((rests.c.guest == guest) & (rests.c.whom == whom)))

    async def check_rest(self, guest: str, whom: str) -> None:
        """Whether `guest` may ask `whom` for a game now. Raises Denied, which says nothing of why not."""
        c = rests.c
        resting = (c.guest == whom) & (c.whom == guest) & (c.until > time.time())
        if await self._store.read(select(c.guest).where(resting)):
            raise Denied(409, "asks-none")

    # ---- what open lines hear

    async def _changed(self, guest: str) -> None:
        """What a guest hears has changed, here or elsewhere."""
        ears = self._ears.get(guest)
        if ears is not None:
            # One after the other, so that what was read first does not stand at the end.
            async with self._reading:
                ears.muted = await self.muted(guest)

    async def _look_again(self) -> None:
        for guest in list(self._ears):
            await self._changed(guest)


def _shown(row: Mapping[str, Any]) -> Muted:
    return Muted(row["id"], row["name"], bool(row["blocked"]), row["at"])
