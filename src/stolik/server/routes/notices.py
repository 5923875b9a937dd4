"""Notices by Web Push: /api/notices."""

from __future__ import annotations

from stolik.server.guests import Guest, Visit
from stolik.server.protocol import Lang
from stolik.server.push import bodies as nb
from stolik.server.push.subscribing import Subscribing

from .accounts import own
from .common import Asked, delete, get, house_of, put


def subscribing(request: Asked) -> Subscribing:
    """Who keeps who is told."""
    return house_of(request).subscribing


@get("/api/notices", summary="How notices stand for me.")
async def read_notices(request: Asked, guest: Guest, visit: Visit | None, tongue: Lang) -> nb.NoticesData:
    """Guests without account may have them too: they belong to the session."""
    return await subscribing(request).about(own(visit, guest), tongue)


@put("/api/notices/browser", summary="Tell the browser of this session.", status_code=204)
async def subscribe(request: Asked, guest: Guest, visit: Visit | None, data: nb.BrowserBody) -> None:
    """What is sent goes to the address that it gives, encrypted, while I have no page open."""
    await subscribing(request).subscribe(own(visit, guest), data)


@delete("/api/notices/browser", summary="Tell the browser of this session no more.")
async def unsubscribe(request: Asked, guest: Guest, visit: Visit | None) -> None:
    """Its address is forgotten."""
    await subscribing(request).unsubscribe(own(visit, guest))


@put("/api/notices/silent", summary="Of what I don't want to hear.", status_code=204)
async def choose(request: Asked, guest: Guest, visit: Visit | None, data: nb.SilentBody) -> None:
    """In all my browsers."""
    await subscribing(request).choose(own(visit, guest), data.silent)


ROUTES = [read_notices, subscribe, unsubscribe, choose]
