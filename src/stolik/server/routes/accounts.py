"""My account: /api/account; signing in: /api/sign-in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import UNSET

from stolik.server import account_bodies as ab
from stolik.server.accounts import Accounts
from stolik.server.denied import Denied
from stolik.server.guard import address
from stolik.server.guests import Guest, Visit
from stolik.server.openid.signing import Signing
from stolik.server.passkeys import Site, site_of
from stolik.server.protocol import Lang

from .common import Asked, delete, get, patch, post, put
from .sessions import cookie_of, device, person, spare, told

Id = Annotated[str, Parameter(min_length=1, max_length=24)]


def accounts_of(request: Asked) -> Accounts:
    """The accounts."""
    accounts: Accounts = request.app.state.accounts
    return accounts


def site(request: Asked) -> Site:
    """For which site a passkey is that is asked for here. Raises Denied."""
    accounts_of(request).check_available()
    return site_of(request.headers.get("host", ""), request.app.state.settings)


def site_or_why(request: Asked, lang: Lang) -> tuple[Site | None, str]:
    """The same, and where there is none a sentence that says why."""
    try:
        return site(request), ""
    except Denied as denied:
        return None, denied.text(lang)


def own(visit: Visit | None, guest: Guest) -> Visit:
    """The session of a person who asks: programs have no accounts. Raises Denied."""
    person(guest)
    assert visit is not None
    return visit


def comer(visit: Visit | None) -> Visit | None:
    """The session of whoever signs in, if there is one. Raises Denied for programs."""
    if visit is not None:
        person(visit.guest)
    return visit


@get("/api/account", summary="What is kept of me, and how I sign in.")
async def read_account(request: Asked, guest: Guest, visit: Visit | None, tongue: Lang) -> ab.Account:
    """A guest without account is told the same of themself."""
    signing: Signing = request.app.state.signing
    provider = (signing.provider.name, await signing.since(guest.id)) if signing.available else ("", None)
    return await accounts_of(request).about(own(visit, guest), *site_or_why(request, tongue), provider)


@post("/api/account/passkey-options", summary="Ask an authenticator for the first passkey of an account.")
async def ask_first(request: Asked, guest: Guest, visit: Visit | None, data: ab.PasskeyAsk) -> ab.PasskeyOptions:
    """The name is checked before anything is made for it."""
    here = own(visit, guest)
    return ab.PasskeyOptions(await accounts_of(request).ask_first(here, data.name, site(request)))


@post("/api/account", summary="Keep this guest as an account.")
async def keep(request: Asked, guest: Guest, visit: Visit | None, data: ab.KeepBody) -> ab.CodesMade:
    """Its recovery codes, shown here only. Whatever the guest has stays where it is."""
    here = own(visit, guest)
    spare(request)
    password = None if data.password is UNSET else str(data.password)
    made = data.passkey if isinstance(data.passkey, ab.PasskeyMade) else None
    at = None if made is None or password is not None else site(request)
    return ab.CodesMade(await accounts_of(request).keep(here, data.name, password, made, at))


@get("/api/sign-in", summary="What can be used to sign in here.")
async def read_sign_in(request: Asked, visit: Visit | None, tongue: Lang) -> ab.SignInData:
    """Also for strangers."""
    accounts = accounts_of(request)
    try:
        accounts.check_available()
    except Denied as denied:
        return ab.SignInData(denied.text(tongue), "", None)
    things = None
    if visit is not None and not visit.guest.bot and not await accounts.is_account(visit.guest.id):
        things = await accounts.moving.things(visit.guest.id)
    signing: Signing = request.app.state.signing
    provider = signing.provider.name if signing.available else ""
    return ab.SignInData("", site_or_why(request, tongue)[1], things, provider)


@post("/api/sign-in/password", summary="Sign in with name and password.")
async def enter_by_password(request: Asked, visit: Visit | None, data: ab.PasswordIn) -> Response[ab.SignedIn]:
    """The session, and its cookie. Who is signed in already has shown the password anew."""
    asked = (data, comer(visit), device(request), address(request.scope))
    return await _entered(request, *await accounts_of(request).by_password(*asked))


@post("/api/sign-in/code", summary="Sign in with name and a recovery code.")
async def enter_by_code(request: Asked, visit: Visit | None, data: ab.CodeIn) -> Response[ab.SignedIn]:
    """The session, and its cookie. The code is used up."""
    asked = (data, comer(visit), device(request), address(request.scope))
    return await _entered(request, *await accounts_of(request).by_code(*asked))


@post("/api/sign-in/passkey-options", summary="Ask an authenticator for any passkey of this site.")
async def ask_shown(request: Asked) -> ab.PasskeyOptions:
    """No name is asked for: the passkey says whose it is."""
    spare(request)
    return ab.PasskeyOptions(await accounts_of(request).passkeys.ask_shown(site(request)))


@post("/api/sign-in/passkey", summary="Sign in with a passkey.")
async def enter_by_passkey(request: Asked, visit: Visit | None, data: ab.PasskeyIn) -> Response[ab.SignedIn]:
    """The session, and its cookie."""
    asked = (data, comer(visit), device(request), site(request))
    return await _entered(request, *await accounts_of(request).by_passkey(*asked))


async def _entered(request: Asked, secret: str | None, guest: Guest, taken: ab.Things | None) -> Response[ab.SignedIn]:
    body = ab.SignedIn(told(guest), await accounts_of(request).codes_left(guest.id), taken)
    return Response(body, cookies=[] if secret is None else [cookie_of(request, secret)])


@post("/api/account/passkeys/options", summary="Ask an authenticator for one more passkey.")
async def ask_passkey(request: Asked, guest: Guest, visit: Visit | None) -> ab.PasskeyOptions:
    """One that has a passkey of this account already makes no other."""
    here = own(visit, guest)
    return ab.PasskeyOptions(await accounts_of(request).ask_passkey(here, site(request)))


@post("/api/account/passkeys", summary="Keep a passkey that was made.", status_code=204)
async def add_passkey(request: Asked, guest: Guest, visit: Visit | None, data: ab.PasskeyMade) -> None:
    """It opens the account from now on."""
    here = own(visit, guest)
    await accounts_of(request).add_passkey(here, data, site(request))


@patch("/api/account/passkeys/{passkey:str}", summary="Call a passkey something else.", status_code=204)
async def name_passkey(request: Asked, guest: Guest, visit: Visit | None, passkey: Id, data: ab.PasskeyName) -> None:
    """Only its owner reads the name."""
    await accounts_of(request).name_passkey(own(visit, guest), passkey, data.name)


@delete("/api/account/passkeys/{passkey:str}", summary="Remove a passkey.")
async def remove_passkey(request: Asked, guest: Guest, visit: Visit | None, passkey: Id) -> None:
    """Unless it is the last way in."""
    await accounts_of(request).remove_passkey(own(visit, guest), passkey)


@put("/api/account/password", summary="Set a password, or another one.", status_code=204)
async def set_password(request: Asked, guest: Guest, visit: Visit | None, data: ab.PasswordBody) -> None:
    """The one before it is good no more."""
    await accounts_of(request).set_password(own(visit, guest), data.password)


@delete("/api/account/password", summary="Remove the password.")
async def remove_password(request: Asked, guest: Guest, visit: Visit | None) -> None:
    """Unless it is the last way in."""
    await accounts_of(request).remove_password(own(visit, guest))


@post("/api/account/codes", summary="Write new recovery codes.")
async def write_codes(request: Asked, guest: Guest, visit: Visit | None) -> ab.CodesMade:
    """They are shown here only; those of before are good no more."""
    return ab.CodesMade(await accounts_of(request).write_codes(own(visit, guest)))


@get("/api/account/export", summary="All that is kept of me, as one file.")
async def read_export(request: Asked, guest: Guest, visit: Visit | None, tongue: Lang) -> Stream:
    """JSON (docs/accounts.md), made while it is sent."""
    own(visit, guest)
    spare(request)
    export = accounts_of(request).export
    await export.check(guest.id)
    headers = {"Content-Disposition": 'attachment; filename="stolik.json"', "Cache-Control": "no-store"}
    return Stream(export.file(guest, tongue), media_type="application/json", headers=headers)


@post("/api/account/leave", summary="Delete all that is kept of me.", status_code=204)
async def leave(request: Asked, guest: Guest, visit: Visit | None, data: ab.LeaveBody) -> None:
    """Games stay for those who played them too, without my name. It can't be undone."""
    here = own(visit, guest)
    spare(request)
    await accounts_of(request).leave(here, data.name)


ROUTES = [
    read_account,
    ask_first,
    keep,
    read_sign_in,
    enter_by_password,
    enter_by_code,
    ask_shown,
    enter_by_passkey,
    ask_passkey,
    add_passkey,
    name_passkey,
    remove_passkey,
    set_password,
    remove_password,
    write_codes,
    read_export,
    leave,
]
