"""Who becomes a guest: anybody, who was invited, or nobody new, as the host has it (`registration`).

Who is a guest already stays one in all three, with sessions, links for coming back, and programs.
"""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Executable, Select, select, update
from sqlalchemy.exc import IntegrityError

from . import store as db
from .denied import Denied
from .devices import Device
from .guests import Guest, Guests, hashed
from .protocol import Lang
from .settings import Settings
from .store import Store

SHUT: Final = {"invited": "by-invitation", "closed": "nobody-new"}
"""What a newcomer without an invitation is told."""
CODE: Final = 24
"""Characters of the code of a table's invitation."""


class Admission:
    """Lets newcomers in."""

    def __init__(self, store: Store, guests: Guests, settings: Settings) -> None:
        self._store = store
        self._guests = guests
        self._mode = settings.registration

    def stranger(self) -> str:
        """The code of what somebody is told who has no session and needs one."""
        return SHUT.get(self._mode, "no-session")

    async def begin(self, lang: Lang, device: Device) -> tuple[str, Guest]:
        """A new guest who brings nothing; the secret for their cookie, and who they are. Raises Denied."""
        if self._mode != "open":
            raise Denied(403, SHUT[self._mode])
        return await self._guests.begin(lang, device)

    async def invited(self, secret: str, lang: Lang, device: Device) -> tuple[str, Guest]:
        """A new guest who brings the host's invitation. Raises Denied."""
        mine = db.invitations.c.hash == hashed(secret)
        good = mine & db.invitations.c.ended.is_(None) & (db.invitations.c.expires > time.time())
        used = update(db.invitations).where(mine).values(used=db.invitations.c.used + 1)
        return await self._enter(select(db.invitations.c.id).where(good), used, "no-entry", lang, device)

    async def seated(self, code: str, lang: Lang, device: Device) -> tuple[str, Guest]:
        """A new guest who follows the invitation to a seat that is free. Raises Denied."""
        invites, tables, seats = db.invites.c, db.tables.c, db.seats.c
        this = invites.code == code[:CODE]
        at = (seats.table_id == invites.table_id) & (seats.seat == invites.seat)
        free = seats.guest.is_(None) & seats.bot.is_(None)
        good = select(invites.code).join(db.tables, tables.id == invites.table_id).join(db.seats, at)
        used = update(db.invites).where(this).values(newcomers=invites.newcomers + 1)
        return await self._enter(
            good.where(this & free & (tables.status == "waiting")), used, "no-invite", lang, device
        )

    async def _enter(
        self, good: Select[tuple[str]], used: Executable, worn: str, lang: Lang, device: Device
    ) -> tuple[str, Guest]:
        """A new guest, if `good` finds something; in one with `used`, which the store refuses once it was used up."""
        if self._mode == "open":
            return await self._guests.begin(lang, device)
        if self._mode == "closed":
            raise Denied(403, SHUT["closed"])
        if not await self._store.read(good):
            raise Denied(404, worn)
        try:
            return await self._guests.begin(lang, device, used)
        except IntegrityError:
            raise Denied(404, worn) from None
