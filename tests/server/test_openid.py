"""Signing in with a provider: with one that is not ours, in a process of its own."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update

from stolik.server import store as db
from stolik.server.conduct import deeds
from stolik.server.denied import Denied
from stolik.server.openid.kept import asks, links
from stolik.server.openid.provider import Provider
from stolik.server.routes import openid as routes

from .conftest import QUICK, Running
from .hosting import inside, write
from .receiver import written
from .test_accounts import PASSWORD, code_of, enter, keep, stale

pytest.importorskip("authlib")
pytest.importorskip("oidc_provider_mock")

from .provider import CLIENT, SECRET, Elsewhere, asked_of, with_nonce


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Elsewhere]:
    made = Elsewhere()
    yield made
    made.stop()


@pytest.fixture
def house(start: Callable[..., Running], elsewhere: Elsewhere) -> Running:
    """A server whose host has named the provider."""
    return start(naming(elsewhere.issuer))


def naming(issuer: str) -> Any:
    named = {"openid_issuer": issuer, "openid_client": CLIENT, "openid_secret": SECRET, "openid_name": "Elsewhere"}
    return replace(QUICK, **named)


def new() -> str:
    return f"subject-{secrets.token_hex(6)}"


async def away(player: Any, elsewhere: Elsewhere, subject: str, why: str = "enter", **more: Any) -> dict[str, str]:
    """Somebody goes to the provider; what they bring back."""
    asked = await player.post("/api/sign-in/provider", {"why": why, **more})
    return {"ticket": asked["ticket"], **await elsewhere.sign_in(asked["to"], subject)}


async def through(player: Any, elsewhere: Elsewhere, subject: str, why: str = "enter", **more: Any) -> Any:
    """Somebody goes there and comes back."""
    return await player.post("/api/sign-in/provider/back", await away(player, elsewhere, subject, why, **more))


async def kept(player: Any, elsewhere: Elsewhere, name: str) -> str:
    """A guest keeps what they have as an account that opens with the provider; as whom they are known there."""
    subject = new()
    done = await through(player, elsewhere, subject, "keep", name=name)
    assert (done["why"], done["session"]["name"], len(done["codes"])) == ("keep", name, 10)
    return subject


async def test_a_guest_keeps_what_they_have_and_comes_back_on_another_device(
    house: Running, elsewhere: Elsewhere, people: Any
) -> None:
    ala, phone = await people("Ala", at=house), await people(at=house)
    made = await ala.table("hotseat")
    subject = await kept(ala, elsewhere, "Ala Elsewhere")
    done = await through(phone, elsewhere, subject)
    assert (done["why"], done["session"]["id"], done["left"]) == ("enter", ala.id, 10)
    assert [table["id"] for table in await phone.get("/api/tables")] == [made["id"]]
    about = await phone.get("/api/account")
    assert (about["account"], about["provider"], about["linked"] is not None) == (True, "Elsewhere", True)


async def test_what_a_guest_has_goes_along(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala, phone = await people("Ala", at=house), await people("Ola", at=house)
    made = await phone.table("hotseat")
    subject = await kept(ala, elsewhere, "Taken Along")
    done = await through(phone, elsewhere, subject, take=True)
    assert done["taken"]["games"] == 1
    assert [table["id"] for table in await ala.get("/api/tables")] == [made["id"]]


async def test_nothing_but_who_it_is_is_asked_for_and_kept(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=house)
    to = asked_of((await ala.post("/api/sign-in/provider", {"why": "enter"}))["to"])
    assert (to["scope"], to["response_type"], to["code_challenge_method"]) == ("openid", "code", "S256")
    assert SECRET not in str(to)
    subject = await kept(ala, elsewhere, "Only The Subject")
    (row,) = await inside(house, house.house.store.read(select(links)))
    assert {key: row[key] for key in row if key not in ("created", "used")} == {
        "issuer": elsewhere.issuer,
        "subject": subject,
        "guest": ala.id,
    }
    assert await inside(house, house.house.store.read(select(asks.c.why).where(asks.c.why == "keep"))) == []


async def test_a_code_and_a_state_are_good_once(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=house)
    subject = await kept(ala, elsewhere, "Good Once")
    back = await away(ala, elsewhere, subject)
    await ala.post("/api/sign-in/provider/back", back)
    assert code_of(await ala.post("/api/sign-in/provider/back", back, 403)) == "provider-late"
    again = (await ala.post("/api/sign-in/provider", {"why": "enter"}))["to"]
    ticket = await away(ala, elsewhere, subject)
    assert again and ticket["code"] != back["code"]
    assert (
        code_of(await ala.post("/api/sign-in/provider/back", {**ticket, "code": back["code"]}, 403)) == "provider-code"
    )


async def test_who_has_another_browser_s_ticket_or_none_is_not_let_in(
    house: Running, elsewhere: Elsewhere, people: Any
) -> None:
    ala, mallory = await people("Ala", at=house), await people("Mallory", at=house)
    subject = await kept(mallory, elsewhere, "Mallory Elsewhere")
    theirs = await away(mallory, elsewhere, subject)
    own = await ala.post("/api/sign-in/provider", {"why": "enter"})
    forged = {**theirs, "ticket": own["ticket"]}
    assert code_of(await ala.post("/api/sign-in/provider/back", forged, 403)) == "provider-late"
    assert (await ala.get("/api/session"))["id"] == ala.id


async def test_an_answer_to_another_question_is_refused(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala, phone = await people("Ala", at=house), await people(at=house)
    subject = await kept(ala, elsewhere, "Wrong Nonce")
    asked = await phone.post("/api/sign-in/provider", {"why": "enter"})
    back = {"ticket": asked["ticket"], **await elsewhere.sign_in(with_nonce(asked["to"], "another"), subject)}
    assert code_of(await phone.post("/api/sign-in/provider/back", back, 403)) == "provider-wrong"


async def test_who_comes_back_too_late_begins_anew(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=house)
    back = await away(ala, elsewhere, new())
    await write(house, update(asks).values(expires=1.0))
    assert code_of(await ala.post("/api/sign-in/provider/back", back, 403)) == "provider-late"


async def test_a_token_that_has_run_out_is_refused(start: Any, people: Any) -> None:
    late = Elsewhere("-e", "-120")
    try:
        ala = await people("Ala", at=start(naming(late.issuer)))
        back = await away(ala, late, new(), "keep", name="Too Late")
        assert code_of(await ala.post("/api/sign-in/provider/back", back, 403)) == "provider-wrong"
        assert not (await ala.get("/api/account"))["account"]
    finally:
        late.stop()


async def test_a_provider_of_another_name_is_refused(start: Any, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=start(naming(f"{elsewhere.issuer}/")))
    answer = await ala.post("/api/sign-in/provider", {"why": "enter"}, 403)
    assert code_of(answer) == "provider-wrong"
    back = {"ticket": "a", "state": "b", "code": "c", "iss": "https://evil.example"}
    assert code_of(await ala.post("/api/sign-in/provider/back", back, 403)) == "provider-wrong"


async def test_new_keys_are_asked_for_and_while_it_is_away_other_ways_stay(start: Any, people: Any) -> None:
    moody = Elsewhere()
    try:
        house = start(naming(moody.issuer))
        ala, phone = await people("Ala", at=house), await people(at=house)
        subject = await kept(ala, moody, "Moody")
        moody.stop()
        told = await phone.post("/api/sign-in/provider/back", {"ticket": "a", "state": "b", "code": "c"}, 403)
        assert code_of(told) == "provider-late"
        fresh = start(naming(moody.issuer))
        other = await people(at=fresh)
        assert code_of(await other.post("/api/sign-in/provider", {"why": "enter"}, 503)) == "provider-away"
        assert (await other.get("/api/sign-in"))["provider"] == "Elsewhere"
        await keep(other, "Stays Usable")
        moody.start()
        assert (await through(phone, moody, subject))["session"]["id"] == ala.id
    finally:
        moody.stop()


async def test_who_has_no_account_is_told_so(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=house)
    back = await away(ala, elsewhere, new())
    assert code_of(await ala.post("/api/sign-in/provider/back", back, 404)) == "provider-nobody"


async def test_it_is_added_once_to_one_account(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala, ola = await people("Ala", at=house), await people("Ola", at=house)
    await keep(ala, "Adds It")
    await keep(ola, "Adds It Too")
    subject = new()
    assert (await through(ala, elsewhere, subject, "add"))["why"] == "add"
    assert code_of(await ala.post("/api/sign-in/provider", {"why": "add"}, 409)) == "provider-have"
    back = await away(ola, elsewhere, subject, "add")
    assert code_of(await ola.post("/api/sign-in/provider/back", back, 409)) == "provider-taken"


async def test_the_last_way_in_stays(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=house)
    await kept(ala, elsewhere, "Last Way")
    await write(house, *removed_codes(ala.id))
    answer = await ala.http.delete("/api/account/provider")
    assert (answer.status_code, code_of(answer.json())) == (409, "last-way")
    assert (await ala.http.put("/api/account/password", json={"password": PASSWORD})).status_code == 204
    assert (await ala.http.delete("/api/account/provider")).status_code == 204
    assert (await ala.get("/api/account"))["linked"] is None


def removed_codes(guest: str) -> Any:
    return [delete(db.recovery).where(db.recovery.c.guest == guest)]


async def test_where_there_is_no_provider_the_others_ways_count_alone(
    start: Any, elsewhere: Elsewhere, people: Any, tmp_path: Any
) -> None:
    first = start(naming(elsewhere.issuer), tmp_path)
    ala = await people("Ala", at=first)
    await keep(ala, "Provider Gone")
    await through(ala, elsewhere, new(), "add")
    await write(first, *removed_codes(ala.id))
    first.stop()
    second = start(QUICK, tmp_path)
    ala.http.base_url = second.address
    assert (await ala.get("/api/account"))["provider"] == ""
    answer = await ala.http.delete("/api/account/password")
    assert (answer.status_code, code_of(answer.json())) == (409, "last-way")


async def test_it_is_a_fresh_sign_in_and_the_provider_is_made_to_ask(
    house: Running, elsewhere: Elsewhere, people: Any
) -> None:
    ala = await people("Ala", at=house)
    subject = await kept(ala, elsewhere, "Fresh Again")
    await stale(house, ala.id)
    assert code_of(await ala.post("/api/account/codes", status=403)) == "fresh"
    assert asked_of((await ala.post("/api/sign-in/provider", {"why": "enter"}))["to"])["prompt"] == "login"
    done = await through(ala, elsewhere, subject)
    assert done["session"]["id"] == ala.id
    assert len((await ala.post("/api/account/codes"))["codes"]) == 10


async def test_adding_and_removing_ask_for_a_fresh_sign_in(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=house)
    await keep(ala, "Not Fresh")
    await stale(house, ala.id)
    assert code_of(await ala.post("/api/sign-in/provider", {"why": "add"}, 403)) == "fresh"
    assert code_of((await ala.http.delete("/api/account/provider")).json()) == "fresh"


async def test_it_is_in_the_file_and_goes_with_the_account(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala = await people("Ala", at=house)
    subject = await kept(ala, elsewhere, "Leaves It")
    told = (await ala.http.get("/api/account/export")).json()["provider"]
    assert [(one["issuer"], one["subject"]) for one in told] == [(elsewhere.issuer, subject)]
    assert (await ala.http.post("/api/account/leave", json={"name": "Leaves It"})).status_code == 204
    assert await inside(house, house.house.store.read(select(links))) == []


BACK = {"ticket": "a", "state": "b", "code": "c"}
ASKED: dict[tuple[str, str], tuple[Any, int, int]] = {
    ("POST", "/api/sign-in/provider"): ({"why": "enter"}, 200, 200),
    ("POST", "/api/sign-in/provider/back"): (BACK, 403, 403),
    ("DELETE", "/api/account/provider"): (None, 401, 409),
}


def test_every_address_is_asked() -> None:
    told = {(method, path) for route in routes.ROUTES for path in route.paths for method in route.http_methods}
    assert {one for one in told if one[0] not in ("OPTIONS", "HEAD")} == ASKED.keys()


@pytest.mark.parametrize(("method", "path"), ASKED)
async def test_each_gets_what_is_theirs(house: Running, people: Any, method: str, path: str) -> None:
    body, stranger, guest = ASKED[method, path]
    ala, nobody = await people("Ala", at=house), await people(at=house)
    nobody.http.cookies.clear()
    token = (await ala.post("/api/token", {"name": f"openid-{secrets.token_hex(5)}"}))["token"]
    program = await people(Authorization=f"Bearer {token}", at=house)
    got = [(await one.http.request(method, path, json=body)).status_code for one in (nobody, program, ala)]
    assert got == [stranger, 403, guest]


async def test_a_server_without_a_provider_has_none(people: Any) -> None:
    ala = await people("Ala")
    assert (await ala.get("/api/sign-in"))["provider"] == ""
    for path, body in (("", {"why": "enter"}), ("/back", BACK)):
        assert code_of(await ala.post(f"/api/sign-in/provider{path}", body, 404)) == "no-provider"


async def test_who_goes_elsewhere_with_words_that_are_none_is_refused(house: Running, people: Any) -> None:
    ala = await people("Ala", at=house)
    await ala.post("/api/sign-in/provider", {"why": "enter", "back": "https://evil.example"}, 400)
    assert code_of(await ala.post("/api/sign-in/provider", {"why": "keep", "name": "admin"}, 409)) == "name-reserved"
    assert (await enter(ala, "Nobody Of This Name", status=403))["error"]["code"] == "not-in"


def good() -> dict[str, Any]:
    """What a provider says of somebody, now."""
    now = time.time()
    return {"iss": "http://localhost:1", "aud": CLIENT, "nonce": "n", "exp": now + 60, "iat": now, "sub": "s"}


BAD: list[dict[str, Any]] = [
    {"iss": "http://localhost:2"},
    {"iss": None},
    {"aud": "another"},
    {"aud": [CLIENT, "another"]},
    {"aud": [CLIENT, "another"], "azp": "another"},
    {"azp": "another"},
    {"nonce": "m"},
    {"nonce": None},
    {"exp": 1_000_000_000},
    {"exp": None},
    {"iat": None},
    {"sub": ""},
    {"sub": None},
    {"sub": 7},
    {"sub": "s" * 256},
]


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: str(bad) if bad.get("exp") is None else "it has run out")
def test_claims_that_are_not_meant_for_us_are_refused(bad: dict[str, Any]) -> None:
    provider = Provider(naming("http://localhost:1"))
    assert provider._checked({**good(), "aud": [CLIENT]}, "n", fresh=True) == "s"
    claims = {key: value for key, value in {**good(), **bad}.items() if value is not None}
    with pytest.raises(Denied) as refused:
        provider._checked(claims, "n", fresh=False)
    assert refused.value.code == "provider-wrong"


def test_who_did_not_show_lately_who_they_are_has_not_signed_in_anew() -> None:
    provider = Provider(naming("http://localhost:1"))
    long_ago = {**good(), "auth_time": time.time() - 3600}
    assert provider._checked(long_ago, "n", fresh=False) == "s"
    with pytest.raises(Denied, match="did not ask anew"):
        provider._checked(long_ago, "n", fresh=True)


@pytest.mark.parametrize("algorithm", ["none", "HS256"])
async def test_what_no_key_of_the_provider_has_signed_is_refused(elsewhere: Elsewhere, algorithm: str) -> None:
    provider = Provider(naming(elsewhere.issuer))
    keys = str((await provider._look())["jwks_uri"])
    head, body = ({"alg": algorithm, "typ": "JWT"}, good())
    parts = ".".join(written(msgspec.json.encode(one)) for one in (head, body))
    signature = hmac.digest(SECRET.encode(), parts.encode(), "sha256") if algorithm == "HS256" else b""
    with pytest.raises(Denied) as refused:
        await provider._read(f"{parts}.{written(signature)}", keys)
    assert refused.value.code == "provider-wrong"


async def test_who_is_banned_does_not_come_in_by_it(house: Running, elsewhere: Elsewhere, people: Any) -> None:
    ala, phone = await people("Ala", at=house), await people(at=house)
    subject = await kept(ala, elsewhere, "Banned Elsewhere")
    ban = {"id": "ban", "kind": "ban", "guest": ala.id, "name": "Banned Elsewhere", "report": "", "reason": "talk"}
    more = {"words": "", "host": "", "host_name": "Hanna", "at": time.time(), "until": time.time() + 1000}
    await write(house, insert(deeds).values(**ban, **more))
    back = await away(phone, elsewhere, subject)
    assert code_of(await phone.post("/api/sign-in/provider/back", back, 403)) == "banned"
