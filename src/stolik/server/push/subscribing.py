"""Browsers that want to be told, and of what: each is of one session, and ends with it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from stolik.server import store as db
from stolik.server.denied import Denied
from stolik.server.doing import Doing
from stolik.server.guests import Visit, new_id
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.server.words import say

from .addresses import may_be_sent_to
from .bodies import BrowserBody, NoticesData
from .kept import outbox, silent, subscriptions
from .kinds import KINDS, Kind
from .sealing import AVAILABLE, Sender, is_browsers, new_key

MOST: Final = 10
"""Browsers of one person that are told; the one that came first goes for one more."""
KEY: Final = "push"
"""What the server's own key is called in the store."""


class Subscribing:
    """Keeps who is told."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._sender: Sender | None = None
        self._opening = asyncio.Lock()
        self.available = AVAILABLE and settings.push

    async def sender(self) -> Sender:
        """This house as the one that sends; its key is made when it is first asked for."""
        async with self._opening:
            if self._sender is None:

                def know(connection: Connection) -> str:
                    mine = select(db.house.c.value).where(db.house.c.key == KEY)
                    found = connection.execute(mine).scalar()
                    if found is None:
                        raise LookupError
                    return str(found)

                try:
                    key = await self._store.ask(know)
                except LookupError:
                    with suppress(IntegrityError):  # another process was quicker
                        await self._store.write(insert(db.house).values(key=KEY, value=new_key()))
                    key = await self._store.ask(know)
                public = self._settings.public_address
                own = public if public.startswith("https://") else ""
                self._sender = Sender(key, self._settings.push_contact or own)
            return self._sender

    async def about(self, visit: Visit, lang: str) -> NoticesData:
        """How notices stand for somebody."""
        guest = visit.guest.id
        of = silent.c.guest == guest
        quiet = [row["kind"] for row in await self._store.read(select(silent.c.kind).where(of))]
        kinds = [kind for kind in KINDS if kind in quiet]
        if not self.available:
            return NoticesData(say("no-push", lang), "", "", 0, kinds)
        query = select(subscriptions.c.session, subscriptions.c.address).where(subscriptions.c.guest == guest)
        rows = await self._store.read(query)
        here = next((row["address"] for row in rows if row["session"] == visit.life.mark), "")
        return NoticesData("", (await self.sender()).public, here, len(rows), kinds)

    async def subscribe(self, visit: Visit, body: BrowserBody) -> None:
        """Tell the browser of this session from now on. Raises Denied."""
        if not self.available:
            raise Denied(404, "no-push")
        if not may_be_sent_to(body.address, self._settings.push_hosts, self._settings.push_private):
            raise Denied(400, "push-address")
        if not is_browsers(body.key, body.auth):
            raise Denied(400, "push-keys")
        guest, session = visit.guest.id, visit.life.mark
        row = {"id": new_id(), "guest": guest, "session": session, **_said(body), "created": time.time(), "failed": 0}

        def work(connection: Connection) -> None:
            s = subscriptions.c
            # A browser has one address: whose session that was before is not told there any more.
            _drop(
                connection, connection.execute(select(s.id).where(or_(s.session == session, s.address == body.address)))
            )
            newest = select(s.id).where(s.guest == guest).order_by(s.created.desc())
            _drop(connection, connection.execute(newest.offset(MOST - 1).limit(100)))
            # It may have ended since it was asked for.
            live = select(db.sessions.c.hash).where((db.sessions.c.hash == session) & db.sessions.c.ended.is_(None))
            if connection.execute(live.with_for_update()).first() is None:
                raise Denied(401, "no-session")
            connection.execute(insert(subscriptions).values(**row))

        await self._store.write(lease=Doing(work))

    async def unsubscribe(self, visit: Visit) -> None:
        """Tell the browser of this session no more."""
        mine = subscriptions.c.session == visit.life.mark
        await self._store.write(*removing(mine))

    async def choose(self, visit: Visit, kinds: Sequence[Kind]) -> None:
        """Of what somebody does not want to hear."""
        guest = visit.guest.id
        quiet = [insert(silent).values(guest=guest, kind=kind) for kind in dict.fromkeys(kinds)]
        waits = delete(outbox).where((outbox.c.guest == guest) & outbox.c.kind.in_(list(kinds)))
        await self._store.write(delete(silent).where(silent.c.guest == guest), *quiet, waits)


def removing(which: Any) -> list[Executable]:
    """What removes these browsers, with what they were still to be told."""
    these = select(subscriptions.c.id).where(which)
    return [delete(outbox).where(outbox.c.subscription.in_(these)), delete(subscriptions).where(which)]


async def exported(store: Store, guest: str) -> Mapping[str, Any]:
    """What is kept of somebody's notices, for their file: no key, and of an address only whose it is."""
    from urllib.parse import urlsplit

    s = subscriptions.c
    rows = await store.read(select(s.address, s.created).where(s.guest == guest).order_by(s.created))
    quiet = await store.read(select(silent.c.kind).where(silent.c.guest == guest).order_by(silent.c.kind))
    waiting = await store.read(select(func.count().label("n")).where(outbox.c.guest == guest))
    return {
        "browsers": [{"service": urlsplit(row["address"]).hostname, "since": row["created"]} for row in rows],
        "silent": [row["kind"] for row in quiet],
        "waiting": waiting[0]["n"],
    }


def _said(body: BrowserBody) -> dict[str, str]:
    return {"address": body.address, "key": body.key.rstrip("="), "auth": body.auth.rstrip("=")}


def _drop(connection: Connection, found: Any) -> None:
    ids = [row.id for row in found]
    if ids:
        connection.execute(delete(outbox).where(outbox.c.subscription.in_(ids)))
        connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(ids)))
