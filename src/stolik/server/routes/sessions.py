"""Who I am: /api/session, /api/token."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie
from msgspec import UNSET

from stolik.server.bodies import KeyBody, KeyMade, Session, SessionChange, TokenBody, TokenMade
from stolik.server.denied import Denied
from stolik.server.guard import address
from stolik.server.guests import LONGEST_NAME, BadName, Guest, Visit, clean_name, renamed
from stolik.server.protocol import Lang

from .common import COOKIE, Asked, delete, get, guests_of, patch, post


def told(guest: Guest) -> Session:
    """What a guest is told of themself."""
    return Session(guest.id, guest.name, guest.lang, guest.theme)


@get("/api/session", summary="Who am I? The first call makes a session.")
async def read_session(request: Asked, visit: Visit | None, tongue: Lang) -> Response[Session]:
    """The session, and its cookie when it is new."""
    if visit is not None:
        return Response(told(visit.guest))
    wait = request.app.state.new_sessions.take(address(request.scope))
    if wait:
        raise Denied(429, "too-many", int(wait) + 1, retry=wait + 1)
    secret, guest = await guests_of(request).begin(tongue)
    return entered(request, secret, guest)


def entered(request: Asked, secret: str, guest: Guest) -> Response[Session]:
    """A session that has just begun, and its cookie."""
    settings = request.app.state.settings
    cookie = Cookie(
        COOKIE,
        value=secret,
        path="/",
        max_age=settings.session_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
    return Response(told(guest), cookies=[cookie])


@patch("/api/session", summary="Change my name, language or theme.")
async def change_session(request: Asked, guest: Guest, data: SessionChange) -> Session:
    """The session as it is now."""
    values: dict[str, str] = {}
    if data.name is not UNSET:
        if guest.bot:
            raise Denied(403, "not-allowed")
        try:
            values["name"] = clean_name(str(data.name))
        except BadName as wrong:
            raise Denied(400, wrong.code, LONGEST_NAME) from None
    if data.lang is not UNSET:
        values["lang"] = str(data.lang)
        if not guest.bot:
            values.setdefault("name", renamed(guest.name, data.lang))
    if data.theme is not UNSET:
        values["theme"] = str(data.theme)
    return told(await guests_of(request).change(guest, **values) if values else guest)


@delete("/api/session", summary="End my session.")
async def end_session(request: Asked, visit: Visit | None) -> None:
    """Nothing is left of it but the games."""
    if visit is not None and not visit.guest.bot:
        await guests_of(request).end(visit)


@post("/api/session/key", summary="A key with which I come back if this browser forgets me.")
async def make_key(request: Asked, guest: Guest) -> KeyMade:
    """It opens once, and ends the one that was made before."""
    if guest.bot:
        raise Denied(403, "not-allowed")
    return KeyMade(await guests_of(request).make_key(guest))


@post("/api/session/return", summary="Come back with a key: this browser is that guest from now on.")
async def come_back(request: Asked, data: KeyBody) -> Response[Session]:
    """The session, and its cookie."""
    found = await guests_of(request).come_back(data.key)
    if found is None:
        raise Denied(404, "no-key")
    return entered(request, *found)


@post("/api/token", summary="A token for a program, which plays as a guest of its own.")
async def make_token(request: Asked, guest: Guest, data: TokenBody) -> TokenMade:
    """The token; it is shown once."""
    token = await guests_of(request).make_token(guest, data.name)
    if token is None:
        raise Denied(409, "name-taken")
    return TokenMade(data.name, token)


ROUTES = [read_session, change_session, end_session, make_key, come_back, make_token]
