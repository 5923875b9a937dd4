"""Signing in with the provider: who is sent there comes back once, in the same browser, for what they went for."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from stolik.server.accounts import Accounts
from stolik.server.bodies import Session
from stolik.server.denied import Denied
from stolik.server.devices import Device
from stolik.server.doing import Doing
from stolik.server.guests import Guest, Visit, hashed
from stolik.server.store import Store

from .bodies import ProviderAsk, ProviderAsked, ProviderBack, ProviderDone
from .kept import asks, links
from .provider import Provider

PATIENCE: Final = 900.0
"""Seconds within which somebody has to come back."""
BACK: Final = "/sign-in/back"
"""The page to which the provider sends them."""


class Signing:
    """Sends people to the provider, and lets them in when they come back."""

    def __init__(self, store: Store, provider: Provider, accounts: Accounts) -> None:
        self.provider = provider
        self._store = store
        self._accounts = accounts

    @property
    def available(self) -> bool:
        """Whether there is a provider here."""
        return self.provider.available and self._accounts.available

    async def begin(self, visit: Visit | None, ask: ProviderAsk, site: str) -> ProviderAsked:
        """Send somebody to the provider, who is to come back to `site`, this server's address. Raises Denied."""
        self._check()
        guest, name, fresh = None if visit is None else visit.guest.id, "", False
        if ask.why == "enter":
            fresh = guest is not None and await self._accounts.is_account(guest)
        elif visit is None or guest is None:
            raise Denied(401, "no-session")
        elif ask.why == "keep":
            name = await self._accounts.check_keep(visit, ask.name or "")
        else:
            await self._accounts.owner(visit)
            if await self.since(guest) is not None:
                raise Denied(409, "provider-have", self.provider.name)
        state, nonce, verifier, ticket = (secrets.token_urlsafe(size) for size in (32, 32, 64, 32))
        to = await self.provider.address(site + BACK, state, nonce, verifier, anew=fresh)
        now = time.time()
        row: dict[str, Any] = {"state": hashed(state), "ticket": hashed(ticket), "nonce": nonce, "verifier": verifier}
        row |= {"back": site + BACK, "why": ask.why, "guest": guest, "name": name, "expires": now + PATIENCE}
        row |= {"take": int(ask.take), "fresh": int(fresh)}
        await self._store.write(delete(asks).where(asks.c.expires < now), insert(asks).values(**row))
        return ProviderAsked(to, ticket)

    async def finish(self, visit: Visit | None, body: ProviderBack, device: Device) -> tuple[str | None, ProviderDone]:
        """Somebody has come back: the secret of the session that begins (None: there is one already, or none begins),
        and what came of it. Raises Denied, with nothing changed."""
        self._check()
        if body.iss and body.iss != self.provider.issuer:
            raise Denied(403, "provider-wrong", self.provider.name)
        asked = await self._taken(body)
        keys = (asked["back"], body.code, asked["verifier"], asked["nonce"], bool(asked["fresh"]))
        subject = await self.provider.subject(*keys)
        mine = (links.c.issuer == self.provider.issuer) & (links.c.subject == subject)
        found = await self._store.read(select(links.c.guest).where(mine))
        whose = found[0]["guest"] if found else None
        if asked["why"] == "enter":
            if whose is None:
                raise Denied(404, "provider-nobody", self.provider.name)
            used = update(links).where(mine).values(used=time.time())
            secret, guest, taken = await self._accounts.let_in(whose, visit, device, bool(asked["take"]), (used,))
            return secret, ProviderDone("enter", _told(guest), await self._accounts.codes_left(guest.id), [], taken)
        if visit is None or visit.guest.id != asked["guest"]:
            raise Denied(403, "provider-late")
        if whose is not None:
            raise Denied(409, "provider-taken", self.provider.name)
        return None, await self._keep(visit, asked, subject)

    async def since(self, guest: str) -> float | None:
        """Since when somebody signs in with the provider; None: they don't."""
        mine = (links.c.guest == guest) & (links.c.issuer == self.provider.issuer)
        found = await self._store.read(select(links.c.created).where(mine)) if self.available else []
        return float(found[0]["created"]) if found else None

    async def remove(self, visit: Visit) -> None:
        """It opens the account no more, unless it is the last way in. Raises Denied."""
        await self._accounts.owner(visit)
        await self._accounts.remove_way(
            visit.guest.id, delete(links).where(self._of(visit.guest.id)), "no-provider-way"
        )

    # ---- inside

    def _check(self) -> None:
        self._accounts.check_available()
        if not self.available:
            raise Denied(404, "no-provider")

    def _of(self, guest: str) -> Any:
        return (links.c.guest == guest) & (links.c.issuer == self.provider.issuer)

    async def _taken(self, body: ProviderBack) -> Mapping[str, Any]:
        """What somebody went for, who comes back in time, with the ticket of this browser; it is used up. Raises
        Denied."""
        mine = (asks.c.state == hashed(body.state)) & (asks.c.ticket == hashed(body.ticket))
        found: list[Mapping[str, Any]] = []

        def take(connection: Connection) -> None:
            query = select(asks).where(mine & (asks.c.expires > time.time()))
            found[:] = [dict(row) for row in connection.execute(query).mappings()]
            if not found or connection.execute(delete(asks).where(mine)).rowcount != 1:
                raise Denied(403, "provider-late")

        await self._store.write(lease=Doing(take))
        return found[0]

    async def _keep(self, visit: Visit, asked: Mapping[str, Any], subject: str) -> ProviderDone:
        guest = visit.guest
        row = {"issuer": self.provider.issuer, "subject": subject, "guest": guest.id, "created": time.time()}
        way: Executable = insert(links).values(**row)
        codes: list[str] = []
        if asked["why"] == "keep":
            name = await self._accounts.check_keep(visit, asked["name"])
            codes = await self._accounts.open_as(visit, name, way)
            guest = Guest(guest.id, name, guest.lang, guest.theme)
        else:
            await self._accounts.owner(visit, fresh=False)
            try:
                await self._store.write(way)
            except IntegrityError:
                raise Denied(409, "provider-have", self.provider.name) from None
        left = await self._accounts.codes_left(guest.id)
        return ProviderDone(asked["why"], _told(guest), left, codes, None)


def _told(guest: Guest) -> Session:
    return Session(guest.id, guest.name, guest.lang, guest.theme)
