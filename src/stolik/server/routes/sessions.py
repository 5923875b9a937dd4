"""Who I am: /api/session; where I am signed in, and which programs play for me: /api/sessions, /api/tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import UNSET
from sqlalchemy.exc import IntegrityError

from stolik.server.admission import Admission
from stolik.server.bodies import (
    EnterBody,
    Entrances,
    KeyBody,
    KeyMade,
    Session,
    SessionChange,
    SessionInfo,
    SessionsEnded,
    TokenBody,
    TokenInfo,
    TokenMade,
    TokenRenewed,
)
from stolik.server.denied import Denied
from stolik.server.devices import Device, device_of
from stolik.server.guard import address
from stolik.server.guests import Guest, Visit, renamed
from stolik.server.protocol import Lang
from stolik.server.store import Written

from .common import COOKIE, Asked, delete, get, guests_of, patch, post, secret_of, tokens_of

Id = Annotated[str, Parameter(min_length=1, max_length=24)]


def told(guest: Guest) -> Session:
    """What a guest is told of themself."""
    return Session(guest.id, guest.name, guest.lang, guest.theme)


@get("/api/session", summary="Who am I? The first call makes a session.")
async def read_session(request: Asked, visit: Visit | None, tongue: Lang) -> Response[Session]:
    """The session and its cookie, which is good from now on as long as the session is."""
    if visit is not None:
        secret = secret_of(request)
        return Response(told(visit.guest)) if visit.guest.bot or not secret else entered(request, secret, visit.guest)
    spare(request)
    return entered(request, *await admission_of(request).begin(tongue, device(request)))


@post("/api/session/enter", summary="Come in by an invitation, where the host lets only those in who have one.")
async def enter(request: Asked, visit: Visit | None, tongue: Lang, data: EnterBody) -> Response[Session]:
    """The session, and its cookie. Who has one already keeps it, and the invitation is not used."""
    if visit is not None:
        return Response(told(visit.guest))
    if (data.invitation is UNSET) == (data.table is UNSET):
        raise Denied(400, "bad-request", "invitation | table")
    spare(request)
    admission, by = admission_of(request), device(request)
    if data.invitation is not UNSET:
        return entered(request, *await admission.invited(str(data.invitation), tongue, by))
    return entered(request, *await admission.seated(str(data.table), tongue, by))


def admission_of(request: Asked) -> Admission:
    """Who lets newcomers in."""
    admission: Admission = request.app.state.admission
    return admission


def device(request: Asked) -> Device:
    """What somebody comes with."""
    return device_of(request.headers.get("user-agent", ""))


def spare(request: Asked) -> None:
    """Whether this address may begin one more session now. Raises Denied."""
    wait = request.app.state.new_sessions.take(address(request.scope))
    if wait:
        raise Denied(429, "too-many", int(wait) + 1, retry=wait + 1)


def person(guest: Guest) -> Guest:
    """The guest, if it is no program: those have no sessions. Raises Denied."""
    if guest.bot:
        raise Denied(403, "not-allowed")
    return guest


def entered(request: Asked, secret: str, guest: Guest) -> Response[Session]:
    """A session, and its cookie."""
    return Response(told(guest), cookies=[cookie_of(request, secret)])


def cookie_of(request: Asked, secret: str) -> Cookie:
    """The cookie of a session."""
    settings = request.app.state.settings
    return Cookie(
        COOKIE,
        value=secret,
        path="/",
        max_age=settings.session_days * 86_400,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


@patch("/api/session", summary="Change my name, language or theme.")
async def change_session(request: Asked, guest: Guest, data: SessionChange) -> Session:
    """The session as it is now."""
    values: dict[str, str] = {}
    beside: Sequence[Written] = ()
    if data.name is not UNSET:
        values["name"], beside = await request.app.state.accounts.rename(person(guest), str(data.name))
    if data.lang is not UNSET:
        values["lang"] = str(data.lang)
        if not guest.bot:
            values.setdefault("name", renamed(guest.name, data.lang))
    if data.theme is not UNSET:
        values["theme"] = str(data.theme)
    try:
        return told(await guests_of(request).change(guest, *beside, **values) if values else guest)
    except IntegrityError:
        raise Denied(409, "name-of-account", values["name"]) from None


@delete("/api/session", summary="End my session. A program withdraws its token by it.")
async def end_session(request: Asked, visit: Visit | None) -> None:
    """Nothing is left of it but the games."""
    if visit is not None and visit.guest.bot:
        await tokens_of(request).end(visit)
    elif visit is not None:
        await guests_of(request).end(visit)


@post("/api/session/key", summary="A key with which I come back if this browser forgets me.")
async def make_key(request: Asked, guest: Guest) -> KeyMade:
    """It opens once, and ends the one that was made before."""
    return KeyMade(await guests_of(request).make_key(person(guest)))


@post("/api/session/return", summary="Come back with a key: this browser is that guest from now on.")
async def come_back(request: Asked, data: KeyBody) -> Response[Session]:
    """The session, and its cookie."""
    spare(request)
    found = await guests_of(request).come_back(data.key, device(request))
    if found is None:
        raise Denied(404, "no-key")
    return entered(request, *found)


@get("/api/sessions", summary="Where I am signed in, and which programs play for me.")
async def list_sessions(request: Asked, guest: Guest, visit: Visit | None) -> Entrances:
    """The sessions that run, used last first, and the tokens that were not withdrawn, by name."""
    here = visit.life.mark if visit is not None else ""
    sessions = await guests_of(request).list(person(guest))
    tokens = await tokens_of(request).list(guest)
    return Entrances(
        [
            SessionInfo(
                one["id"],
                one["browser"],
                one["system"],
                one["created"],
                one["used"],
                one["expires"],
                one["hash"] == here,
            )
            for one in sessions
        ],
        [TokenInfo(one["id"], one["name"], one["created"], one["used"], one["expires"]) for one in tokens],
    )


@delete("/api/sessions", summary="End all my sessions but this one.", status_code=200)
async def end_others(request: Asked, guest: Guest, visit: Visit | None) -> SessionsEnded:
    """The key to come back ends too."""
    person(guest)
    assert visit is not None
    return SessionsEnded(await guests_of(request).end_others(visit))


@delete("/api/sessions/{session:str}", summary="End a session of mine.")
async def end_one(request: Asked, guest: Guest, session: Id) -> None:
    """What is open there is closed at once."""
    if not await guests_of(request).end_one(person(guest), session):
        raise Denied(404, "no-such-session")


@post("/api/token", summary="A token for a program, which plays as a guest of its own.")
async def make_token(request: Asked, guest: Guest, data: TokenBody) -> TokenMade:
    """The token; it is shown once. The name of a program of mine whose token has ended may be used again."""
    await request.app.state.accounts.naming.check_program(data.name, guest.id)
    return TokenMade(data.name, await tokens_of(request).make(guest, data.name))


@post("/api/tokens/{token:str}/renew", summary="Let a token of mine run on.")
async def renew_token(request: Asked, guest: Guest, token: Id) -> TokenRenewed:
    """As long from now as a new one."""
    return TokenRenewed(await tokens_of(request).renew(guest, token))


@delete("/api/tokens/{token:str}", summary="Withdraw a token of mine.")
async def withdraw_token(request: Asked, guest: Guest, token: Id) -> None:
    """Its program is cut off at once, and keeps its games."""
    await tokens_of(request).withdraw(guest, token)


ROUTES = [
    read_session,
    enter,
    change_session,
    end_session,
    make_key,
    come_back,
    list_sessions,
    end_others,
    end_one,
    make_token,
    renew_token,
    withdraw_token,
]
