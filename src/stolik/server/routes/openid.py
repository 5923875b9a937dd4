"""Signing in with a provider: /api/sign-in/provider."""

from __future__ import annotations

from litestar import Response

from stolik.server.guests import Guest, Visit
from stolik.server.openid import bodies as ob
from stolik.server.openid.signing import Signing

from .accounts import comer, own
from .common import Asked, delete, post
from .sessions import cookie_of, device, spare


def signing(request: Asked) -> Signing:
    """Who signs in with a provider."""
    found: Signing = request.app.state.signing
    return found


def site(request: Asked) -> str:
    """This server's address, as the person has it: the public one, where there is one."""
    public: str = request.app.state.settings.public_address
    return public.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"


@post("/api/sign-in/provider", summary="Go to the provider.")
async def go(request: Asked, visit: Visit | None, data: ob.ProviderAsk) -> ob.ProviderAsked:
    """Where to; the ticket is shown when one comes back, in the same browser."""
    spare(request)
    return await signing(request).begin(comer(visit), data, site(request))


@post("/api/sign-in/provider/back", summary="Come back from the provider.")
async def come_back(request: Asked, visit: Visit | None, data: ob.ProviderBack) -> Response[ob.ProviderDone]:
    """What one went for is done: the session and its cookie, or a way in that was added."""
    secret, done = await signing(request).finish(comer(visit), data, device(request))
    return Response(done, cookies=[] if secret is None else [cookie_of(request, secret)])


@delete("/api/account/provider", summary="Sign in with the provider no more.")
async def part(request: Asked, guest: Guest, visit: Visit | None) -> None:
    """Unless it is the last way in."""
    await signing(request).remove(own(visit, guest))


ROUTES = [go, come_back, part]
