"""Every address of accounts, asked by everybody: a stranger, a guest, an account, another one, a program, and a session
that has ended; and with bodies that are none."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from stolik.server.routes import accounts as routes

from .conftest import PATIENCE, Running
from .test_accounts import PASSWORD, code_of, keep

PASSKEY = {"id": "a", "client": "a", "attestation": "a"}
SHOWN = {"id": "a", "client": "a", "authenticator": "a", "signature": "a"}
NOBODY = {"name": "Nobody Known", "password": PASSWORD}

# For each address: what is sent, and what a stranger, a guest and an account get. A body that opens nothing is refused
# for what it says, and not for who sends it.
ASKED: dict[tuple[str, str], tuple[Any, int, int, int]] = {
    ("GET", "/api/account"): (None, 401, 200, 200),
    ("POST", "/api/account/passkey-options"): ({"name": "For A First"}, 401, 200, 409),
    ("POST", "/api/account"): ({"name": "Guest 1234", "password": PASSWORD}, 401, 409, 409),
    ("GET", "/api/sign-in"): (None, 200, 200, 200),
    ("POST", "/api/sign-in/password"): (NOBODY, 403, 403, 403),
    ("POST", "/api/sign-in/code"): ({"name": "Nobody Known", "code": "x"}, 403, 403, 403),
    ("POST", "/api/sign-in/passkey-options"): (None, 200, 200, 200),
    ("POST", "/api/sign-in/passkey"): ({"passkey": SHOWN}, 400, 400, 400),
    ("POST", "/api/account/passkeys/options"): (None, 401, 409, 200),
    ("POST", "/api/account/passkeys"): (PASSKEY, 401, 409, 400),
    ("PATCH", "/api/account/passkeys/{passkey:str}"): ({"name": "x"}, 401, 409, 404),
    ("DELETE", "/api/account/passkeys/{passkey:str}"): (None, 401, 409, 404),
    ("PUT", "/api/account/password"): ({"password": PASSWORD + "!"}, 401, 409, 204),
    ("DELETE", "/api/account/password"): (None, 401, 409, 204),
    ("POST", "/api/account/codes"): (None, 401, 409, 200),
    ("GET", "/api/account/export"): (None, 401, 200, 200),
    ("POST", "/api/account/leave"): ({"name": "not so"}, 401, 400, 400),
}
OPEN_TO_PROGRAMS = {("GET", "/api/sign-in"), ("POST", "/api/sign-in/passkey-options")}


async def ask(http: httpx.AsyncClient, method: str, path: str, body: Any) -> httpx.Response:
    path = path.replace("{passkey:str}", "none")
    return await http.request(method, path, json=body, headers={"Host": "localhost"})


def test_every_address_is_asked() -> None:
    told = {(method, path) for route in routes.ROUTES for path in route.paths for method in route.http_methods}
    assert {one for one in told if one[0] not in ("OPTIONS", "HEAD")} == ASKED.keys()


@pytest.mark.parametrize(("method", "path"), ASKED)
async def test_each_gets_what_is_theirs(people: Callable[..., Any], shared: Running, method: str, path: str) -> None:
    body, *expected = ASKED[method, path]
    guest, account = await people("Ala"), await people()
    await keep(account, f"Rights {secrets.token_hex(5)}")
    async with httpx.AsyncClient(base_url=shared.address, headers={"X-Stolik": "1"}, timeout=PATIENCE) as stranger:
        got = [(await ask(http, method, path, body)).status_code for http in (stranger, guest.http, account.http)]
    assert got == expected


@pytest.mark.parametrize(("method", "path"), ASKED)
async def test_a_program_has_no_account_and_an_ended_session_nothing(people: Any, method: str, path: str) -> None:
    body, stranger, *_ = ASKED[method, path]
    ala = await people("Ala")
    name = f"robot-{secrets.token_hex(5)}"
    program = await people(Authorization=f"Bearer {(await ala.post('/api/token', {'name': name}))['token']}")
    answer = await ask(program.http, method, path, body)
    if (method, path) not in OPEN_TO_PROGRAMS:
        assert (answer.status_code, code_of(answer.json())) == (403, "not-allowed")
    cookie = ala.http.cookies["stolik"]
    await ala.http.delete("/api/session")
    ala.http.cookies.set("stolik", cookie)
    assert (await ask(ala.http, method, path, body)).status_code == stranger


async def test_another_account_removes_nothing_of_mine(people: Any, shared: Running) -> None:
    from .authenticator import Authenticator

    ala, eve = await people(), await people()
    ala.http.headers["Host"] = eve.http.headers["Host"] = "localhost"
    await keep(ala, "Rights Ala")
    await keep(eve, "Rights Eve")
    phone = Authenticator("http://localhost")
    made = phone.make((await ala.post("/api/account/passkeys/options"))["options"])
    assert (await eve.http.post("/api/account/passkeys", json=made)).status_code == 409
    made = phone.make((await ala.post("/api/account/passkeys/options"))["options"])
    assert (await ala.http.post("/api/account/passkeys", json=made)).status_code == 204
    (mine,) = (await ala.get("/api/account"))["passkeys"]
    assert (await eve.http.delete(f"/api/account/passkeys/{mine['id']}")).status_code == 404
    assert (await eve.http.patch(f"/api/account/passkeys/{mine['id']}", json={"name": "x"})).status_code == 404
    assert len((await ala.get("/api/account"))["passkeys"]) == 1


HOSTILE: list[Any] = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b'"x"',
    b"{" * 5000,
    b"\xff\xfe",
    {"name": 1, "password": 2},
    {"name": "x" * 5000, "password": "y" * 60_000},
    {"name": "x", "password": "\ud83d"},
    {"name": "\u0000", "code": "\u0000"},
    {"passkey": {"id": "!", "client": "", "authenticator": "", "signature": ""}},
    {"passkey": dict.fromkeys(SHOWN, "A" * 20000) | {"id": "A" * 1000}},
    {"passkey": {**SHOWN, "client": "eyJjaGFsbGVuZ2UiOnt9fQ"}},
    {"passkey": {**SHOWN, "client": "eyJjaGFsbGVuZ2UiOiIifQ", "user": "\u00e9"}},
    {"id": "AAAA", "client": "bnVsbA", "attestation": "oA"},
    {"name": "x", "password": "y", "more": 1},
]


@pytest.mark.parametrize("body", HOSTILE, ids=range(len(HOSTILE)))
async def test_what_is_no_body_is_refused_everywhere_and_changes_nothing(people: Any, body: Any) -> None:
    ala = await people()
    await keep(ala, f"Hostile {secrets.token_hex(5)}")
    before = await ala.get("/api/account")
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    for (method, path), (asked, *_) in ASKED.items():
        if asked is not None:
            headers = {"Host": "localhost", "Content-Type": "application/json"}
            answer = await ala.http.request(method, path.replace("{passkey:str}", "x"), content=sent, headers=headers)
            assert 400 <= answer.status_code < 500 and answer.json()["error"]["message"], (path, answer.text)
    after = await ala.get("/api/account")
    assert {**after, "fresh": 0} == {**before, "fresh": 0}


async def test_an_attestation_that_is_a_bomb_costs_nothing(people: Any) -> None:
    """CBOR of arrays in arrays, and of a length that is not there."""
    from .authenticator import Authenticator, text

    ala = await people()
    ala.http.headers["Host"] = "localhost"
    for bomb in (b"\x81" * 20_000, b"\x9b\x7f" + b"\xff" * 7, b"\xbf" * 9_000, b"\xa3"):
        asked = (await ala.post("/api/account/passkey-options", {"name": "A Bomb"}))["options"]
        made = {**Authenticator("http://localhost").make(asked), "attestation": text(bomb)[:30_000]}
        told = await ala.post("/api/account", {"name": "A Bomb", "passkey": made}, 400)
        assert code_of(told) == "passkey-wrong"
