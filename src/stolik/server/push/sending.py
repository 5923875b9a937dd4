"""Sends what is in the outbox: in the one process that has the lobby, which knows who has a page open and needs no
notice."""

from __future__ import annotations

import asyncio
import logging
import random
import ssl
import time
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import delete, exists, select, update

from stolik.catalog import loadable
from stolik.server import store as db
from stolik.server.judging import game_of
from stolik.server.lobby.present import Here
from stolik.server.settings import Settings
from stolik.server.store import Lost, Store, Writer
from stolik.server.words import people

from .addresses import may_be_sent_to
from .kept import outbox, subscriptions
from .kinds import LASTS, notice
from .sealing import sealed
from .subscribing import Subscribing, removing

log = logging.getLogger("stolik.server")

EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
SWEPT: Final = 20.0
"""After so many seconds it is looked for browsers whose session has ended."""
AT_ONCE: Final = 8
LIMIT: Final = 10.0
"""Seconds within which a push service has to answer."""
WAITS: Final = (30.0, 180.0, 900.0)
"""Seconds until the second try, the third and the fourth, which is the last."""
LONGEST_WAIT: Final = 3600.0
"""A push service that asks for more time does not get more than this."""
FAILS: Final = 5
"""Notices in a row that did not come through: then a browser is told no more."""
AN_HOUR: Final = 30
"""Notices that one browser is sent within an hour; what is more is not told."""
GONE: Final = (404, 410)
"""The push service knows this browser no more."""
LATER: Final = (408, 425, 429)


class Sending:
    """Sends notices."""

    def __init__(self, store: Store, settings: Settings, subscribing: Subscribing) -> None:
        self._store = store
        self._settings = settings
        self._subscribing = subscribing
        self._sent: dict[str, list[float]] = {}
        self._swept = 0.0

    async def run(self, writer: Writer, here: Here) -> None:
        """Send what is due, until this is cancelled or `writer` may write no more; `here` says who has a page open."""
        if not self._subscribing.available:
            return
        import httpcore

        from .outward import Outward

        context = await asyncio.to_thread(ssl.create_default_context)
        backend = Outward(self._settings.push_private)
        async with httpcore.AsyncConnectionPool(
            context, max_connections=AT_ONCE, keepalive_expiry=30, network_backend=backend
        ) as pool:
            while True:
                try:
                    await self._turn(pool, writer, here, time.time())
                except Lost:
                    return
                except Exception:
                    log.exception("notices could not be sent")
                await asyncio.sleep(EVERY)

    async def _turn(self, pool: Any, writer: Writer, here: Here, now: float) -> None:
        if now - self._swept > SWEPT:
            self._swept = now
            await self._sweep(writer, now)
        s, c = subscriptions.c, outbox.c
        query = (
            select(outbox, s.address, s.key, s.auth, s.failed, s.session, db.guests.c.lang)
            .join(subscriptions, s.id == c.subscription)
            .join(db.guests, db.guests.c.id == c.guest)
            .where(c.due <= now)
            .order_by(c.due)
            .limit(AT_ONCE)
        )
        await asyncio.gather(*(self._take(pool, writer, here, row, now) for row in await self._store.read(query)))

    async def _take(self, pool: Any, writer: Writer, here: Here, row: Mapping[str, Any], now: float) -> None:
        """See to one notice. It is put off before it is sent, so that nobody else sends it meanwhile, and goes when it
        was. Raises Lost."""
        this = outbox.c.n == row["n"]
        present = here(row["guest"])
        if present is None:
            await writer.write(update(outbox).where(this).values(due=now + 3 * EVERY))
            return
        late = now > row["created"] + LASTS[row["kind"]]
        if present or late or not await self._is_wanted(row) or not self._may(row["subscription"], now):
            await writer.write(delete(outbox).where(this))
            return
        tries = row["tries"] + 1
        wait = WAITS[tries - 1] * random.uniform(1, 1.2) if tries <= len(WAITS) else 0.0
        await writer.write(update(outbox).where(this).values(due=now + 3 * LIMIT, tries=tries))
        status, asked = await self._send(pool, row, now)
        of = subscriptions.c.id == row["subscription"]
        if 200 <= status < 300:
            await writer.write(delete(outbox).where(this), update(subscriptions).where(of).values(failed=0))
        elif status in GONE:
            await writer.write(*removing(of))
        elif (status >= 500 or status in LATER or status == 0) and wait:
            until = time.time() + max(wait, min(asked, LONGEST_WAIT))
            await writer.write(update(outbox).where(this).values(due=until))
        elif row["failed"] + 1 >= FAILS:
            await writer.write(*removing(of))
        else:
            failed = update(subscriptions).where(of).values(failed=subscriptions.c.failed + 1)
            await writer.write(delete(outbox).where(this), failed)

    async def _send(self, pool: Any, row: Mapping[str, Any], now: float) -> tuple[int, float]:
        """The status of the answer, 0 where there is none, and after how many seconds the push service wants to be
        asked again. Nothing of what it says is read, and nowhere else is gone where it sends one on."""
        import httpcore

        if not may_be_sent_to(row["address"], self._settings.push_hosts, self._settings.push_private):
            return GONE[0], 0.0  # the host has other hosts now
        said = msgspec.json.encode(await self._said(row))
        left = max(0, int(row["created"] + LASTS[row["kind"]] - now))
        sender = await self._subscribing.sender()
        body = await asyncio.to_thread(sealed, said, row["key"], row["auth"])
        headers = {
            "Authorization": sender.authorization(row["address"]),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(left),
            "Urgency": "high" if row["kind"] in ("challenge", "round", "look") else "normal",
        }
        bound = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), LIMIT / 2)}
        try:
            async with (
                asyncio.timeout(LIMIT),
                pool.stream("POST", row["address"], headers=headers, content=body, extensions=bound) as answer,
            ):
                return answer.status, _seconds(answer.headers)
        except (TimeoutError, OSError, ssl.SSLError, httpcore.UnsupportedProtocol) as wrong:
            log.debug("a push service can't be reached: %r", wrong)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as wrong:
            log.debug("a push service can't be reached: %r", wrong)
        return 0, 0.0

    async def _said(self, row: Mapping[str, Any]) -> Any:
        other = ""
        if row["whom"]:
            names = await self._store.read(select(db.guests.c.name).where(db.guests.c.id == row["whom"]))
            other = names[0]["name"] if names else people(("",), row["lang"])[0]
        game = game_of(row["game"]).spoken.name(row["lang"]) if row["game"] in loadable() else ""
        return notice(row["kind"], row["lang"], other, game, row["link"], f"{row['kind']} {row['once']}")

    async def _is_wanted(self, row: Mapping[str, Any]) -> bool:
        """Whether the session runs, and what it is about is still so."""
        s = db.sessions.c
        live = (s.hash == row["session"]) & s.ended.is_(None) & (s.expires > time.time())
        if not await self._store.read(select(s.id).where(live)):
            return False
        if row["kind"] == "challenge":
            asks = db.challenges.c
            open_ = (asks.id == row["once"]) & (asks.status == "created")
            return bool(await self._store.read(select(asks.id).where(open_)))
        return True

    def _may(self, subscription: str, now: float) -> bool:
        """Whether this browser is sent one more within the hour."""
        if len(self._sent) > 10_000:
            self._sent = {one: at for one, at in self._sent.items() if at[-1] > now - 3600}
        lately = [at for at in self._sent.get(subscription, ()) if at > now - 3600]
        if len(lately) >= AN_HOUR:
            return False
        self._sent[subscription] = [*lately, now]
        return True

    async def _sweep(self, writer: Writer, now: float) -> None:
        """Browsers whose session has ended are told no more."""
        s = db.sessions.c
        running = exists().where((s.hash == subscriptions.c.session) & s.ended.is_(None) & (s.expires > now))
        ended = await self._store.read(select(subscriptions.c.id).where(~running).limit(500))
        if ended:
            await writer.write(*removing(subscriptions.c.id.in_([row["id"] for row in ended])))


def _seconds(headers: list[tuple[bytes, bytes]]) -> float:
    """After how many seconds one may come again, by the answer's head."""
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit() and len(value) < 8:
            return float(value)
    return 0.0
