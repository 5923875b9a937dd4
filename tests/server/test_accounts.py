"""Accounts: a guest keeps what they have, comes back from another device, and loses no way in by mistake."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from stolik.server import accounts as room
from stolik.server import attempts
from stolik.server import store as db
from stolik.server.attempts import Attempts
from stolik.server.denied import Denied
from stolik.server.passkeys import site_of
from stolik.server.passwords import Passwords
from stolik.server.processes import Alone
from stolik.server.retention import purge
from stolik.server.settings import Settings
from stolik.server.store import Store

from .authenticator import PRESENT, Authenticator, text
from .conftest import QUICK, Player, Running

PASSWORD = "correct horse battery"


async def keep(player: Player, name: str, password: str = PASSWORD) -> list[str]:
    """This guest keeps what they have as an account; its codes."""
    made = await player.post("/api/account", {"name": name, "password": password})
    return list(made["codes"])


async def enter(player: Player, name: str, password: str = PASSWORD, status: int = 200, **more: Any) -> Any:
    return await player.post("/api/sign-in/password", {"name": name, "password": password, **more}, status)


def code_of(told: Any) -> str:
    return str(told["error"]["code"])


@pytest.fixture
async def local(shared: Running) -> AsyncIterator[Callable[..., Any]]:
    """Makes players who come by a name, where browsers make passkeys."""
    made: list[Player] = []

    async def make() -> Player:
        made.append(Player(shared.address.replace("127.0.0.1", "localhost")))
        return await made[-1].begin()

    yield make
    for player in made:
        await player.close()


# ---- becoming one, and coming back


async def test_a_guest_becomes_an_account_and_keeps_what_they_have(people: Any) -> None:
    ala = await people("Ala")
    made, before = await ala.table("hotseat"), await ala.get("/api/session")
    codes = await keep(ala, "Ala of the Hill")
    about = await ala.get("/api/account")
    assert (about["account"], about["name"], about["codes"], about["things"]["games"]) == (
        True,
        "Ala of the Hill",
        10,
        1,
    )
    assert len(set(codes)) == 10 and (await ala.get("/api/session"))["id"] == before["id"]
    assert [table["id"] for table in await ala.get("/api/tables")] == [made["id"]]


async def test_on_another_device_all_of_it_is_there(people: Any) -> None:
    ala, phone = await people("Ala"), await people()
    made = await ala.table("hotseat")
    await keep(ala, "Two Devices")
    told = await enter(phone, "two-devices")
    assert told["session"]["name"] == "Two Devices" and told["session"]["id"] == ala.id
    assert [table["id"] for table in await phone.get("/api/tables")] == [made["id"]]
    assert len((await ala.get("/api/sessions"))["sessions"]) == 2


async def test_the_guest_that_this_browser_was_is_signed_out(people: Any) -> None:
    ala, phone = await people("Ala"), await people()
    await keep(ala, "Signed Out")
    old = phone.http.cookies["stolik"]
    await enter(phone, "Signed Out")
    assert phone.http.cookies["stolik"] != old
    await phone.get("/api/tables", 401, headers={"Cookie": f"stolik={old}"})


@pytest.mark.parametrize(
    "body", [{}, {"password": PASSWORD, "passkey": {"id": "a", "client": "a", "attestation": "a"}}]
)
async def test_one_way_in_is_chosen_to_begin_with(people: Any, body: dict[str, Any]) -> None:
    ala = await people()
    assert code_of(await ala.post("/api/account", {"name": "One Way", **body}, 400)) == "one-way"
    assert not (await ala.get("/api/account"))["account"]


@pytest.mark.parametrize(("password", "code"), [("short", "password-length"), ("Na-me Of Mine", "password-name")])
async def test_a_password_that_is_none_is_refused(people: Any, password: str, code: str) -> None:
    ala = await people()
    told = await ala.post("/api/account", {"name": "Name of Mine", "password": password}, 400)
    assert code_of(told) == code and not (await ala.get("/api/account"))["account"]


async def test_who_has_no_account_is_told_that_they_could_sign_in(people: Any) -> None:
    ala = await people()
    assert (await ala.get("/api/standing"))["sign_in"] is True
    await keep(ala, "Signed In Now")
    assert (await ala.get("/api/standing"))["sign_in"] is False


async def test_a_second_account_is_refused(people: Any) -> None:
    ala = await people()
    await keep(ala, "No Second")
    again = await ala.post("/api/account", {"name": "Another", "password": PASSWORD}, 409)
    assert code_of(again) == "have-account"


async def test_a_wrong_password_and_a_name_that_is_nobodys_are_told_alike(people: Any) -> None:
    ala, bob = await people(), await people()
    await keep(ala, "Told Alike")
    wrong = await enter(bob, "Told Alike", "wrong and wrong", 403)
    assert wrong == await enter(bob, "Nobody At All", "wrong and wrong", 403)


async def test_an_unknown_name_takes_as_long_as_a_known_one(people: Any) -> None:
    passwords = Passwords()
    kept, took = await passwords.hash(PASSWORD), []
    for given in (kept, None, kept, None):
        began = time.process_time()
        assert not await passwords.check(given, "another one")
        took.append(time.process_time() - began)
    passwords.close()
    assert min(took) > max(took) / 3


async def test_only_two_passwords_are_reckoned_at_once_and_the_loop_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    passwords, now, most = Passwords(), 0, 0

    def slow(kept: str | None, password: str) -> bool:
        nonlocal now, most
        now += 1
        most = max(most, now)
        time.sleep(0.05)
        now -= 1
        return False

    monkeypatch.setattr(passwords, "_verify", slow)
    asked = asyncio.gather(*(passwords.check(None, "x") for _ in range(40)))
    await asyncio.sleep(0)
    with pytest.raises(Denied, match="Too much is being asked"):
        await passwords.check(None, "x")
    await asked
    passwords.close()
    assert most == 2


# ---- recovery codes


async def test_a_code_opens_once_however_it_is_typed(people: Any) -> None:
    ala, phone, other = await people(), await people(), await people()
    code = (await keep(ala, "Codes Open"))[3]
    body = {"name": "codes open", "code": code.upper().replace("-", " ")}
    assert (await phone.post("/api/sign-in/code", body))["codes"] == 9
    assert code_of(await other.post("/api/sign-in/code", body, 403)) == "not-in-code"
    assert (await phone.get("/api/account"))["codes"] == 9


async def test_of_two_who_use_a_code_at_the_same_time_one_comes_in(people: Any) -> None:
    ala, *others = [await people() for _ in range(5)]
    code = (await keep(ala, "Code Race"))[0]
    body = {"name": "Code Race", "code": code}
    answers = await asyncio.gather(*(one.http.post("/api/sign-in/code", json=body) for one in others))
    assert sorted(one.status_code for one in answers) == [200, 403, 403, 403]


async def test_a_code_opens_its_own_account_and_no_other(people: Any) -> None:
    ala, bob, phone = await people(), await people(), await people()
    codes = await keep(ala, "Whose Code")
    await keep(bob, "Whose Account")
    assert (
        code_of(await phone.post("/api/sign-in/code", {"name": "Whose Account", "code": codes[0]}, 403))
        == "not-in-code"
    )
    assert (await phone.post("/api/sign-in/code", {"name": "Whose Code", "code": codes[0]}))["codes"] == 9


async def test_new_codes_end_the_old(people: Any) -> None:
    ala, phone = await people(), await people()
    old = await keep(ala, "New Codes")
    new = (await ala.post("/api/account/codes"))["codes"]
    await phone.post("/api/sign-in/code", {"name": "New Codes", "code": old[0]}, 403)
    await phone.post("/api/sign-in/code", {"name": "New Codes", "code": new[0]}, 200)


# ---- passkeys


async def with_passkey(player: Player, name: str) -> Authenticator:
    phone = Authenticator(player.address)
    asked = await player.post("/api/account/passkey-options", {"name": name})
    await player.post("/api/account", {"name": name, "passkey": phone.make(asked["options"], name="phone")})
    return phone


async def test_a_passkey_opens_the_account_elsewhere_without_a_name(local: Any) -> None:
    ala, other = await local(), await local()
    phone = await with_passkey(ala, "Passkey Ala")
    asked = await other.post("/api/sign-in/passkey-options")
    told = await other.post("/api/sign-in/passkey", {"passkey": phone.sign(asked["options"])})
    assert told["session"]["id"] == ala.id
    (key,) = (await other.get("/api/account"))["passkeys"]
    assert (key["name"], key["site"], key["here"]) == ("phone", "localhost", True) and key["used"] is not None


async def test_what_was_signed_is_good_once(local: Any) -> None:
    ala, other = await local(), await local()
    phone = await with_passkey(ala, "Signed Once")
    signed = phone.sign((await other.post("/api/sign-in/passkey-options"))["options"])
    assert (await other.http.post("/api/sign-in/passkey", json={"passkey": signed})).status_code == 200
    assert code_of(await other.post("/api/sign-in/passkey", {"passkey": signed}, 409)) == "passkey-late"


async def test_a_challenge_that_is_too_old_is_refused(local: Any, shared: Running) -> None:
    ala, other = await local(), await local()
    phone = await with_passkey(ala, "Too Old")
    signed = phone.sign((await other.post("/api/sign-in/passkey-options"))["options"])
    store = shared.house.store
    loop = store._task.get_loop()
    asyncio.run_coroutine_threadsafe(store.write(update(db.ceremonies).values(expires=1.0)), loop).result(20)
    assert code_of(await other.post("/api/sign-in/passkey", {"passkey": signed}, 409)) == "passkey-late"


async def test_who_did_not_prove_who_they_are_to_the_authenticator_is_refused(local: Any) -> None:
    ala, other = await local(), await local()
    phone = await with_passkey(ala, "Not Verified")
    phone.flags = PRESENT
    signed = phone.sign((await other.post("/api/sign-in/passkey-options"))["options"])
    assert code_of(await other.post("/api/sign-in/passkey", {"passkey": signed}, 400)) == "passkey-wrong"


async def test_a_page_of_elsewhere_gets_nothing_signed_for_here(local: Any) -> None:
    ala, other = await local(), await local()
    phone = await with_passkey(ala, "Phished")
    phone.origin = "https://stolik.example"
    signed = phone.sign((await other.post("/api/sign-in/passkey-options"))["options"])
    await other.post("/api/sign-in/passkey", {"passkey": signed}, 400)
    phone.origin = other.address
    elsewhere = phone.sign((await other.post("/api/sign-in/passkey-options"))["options"], rp="stolik.example")
    await other.post("/api/sign-in/passkey", {"passkey": elsewhere}, 400)


async def test_a_passkey_that_is_gone_is_removed_by_who_comes_in_otherwise(local: Any) -> None:
    ala, other = await local(), await local()
    await with_passkey(ala, "Lost Phone")
    code = (await ala.post("/api/account/codes"))["codes"][0]
    await other.post("/api/sign-in/code", {"name": "Lost Phone", "code": code})
    (lost,) = (await other.get("/api/account"))["passkeys"]
    assert (await other.http.delete(f"/api/account/passkeys/{lost['id']}")).status_code == 204
    assert (await ala.get("/api/account"))["passkeys"] == []


async def test_one_more_passkey_is_made_by_another_authenticator_only(local: Any) -> None:
    ala = await local()
    phone = await with_passkey(ala, "One Each")
    first = text(phone.id)
    asked = (await ala.post("/api/account/passkeys/options"))["options"]
    assert [one["id"] for one in json.loads(asked)["excludeCredentials"]] == [first]
    second = Authenticator(ala.address)
    assert (await ala.http.post("/api/account/passkeys", json=second.make(asked, name="key"))).status_code == 204
    assert [one["name"] for one in (await ala.get("/api/account"))["passkeys"]] == ["phone", "key"]


async def test_a_number_as_address_has_no_passkeys_and_that_is_said(people: Any) -> None:
    ala = await people()
    assert "127.0.0.1" in (await ala.get("/api/account"))["passkeys_why"]
    assert code_of(await ala.post("/api/sign-in/passkey-options", status=409)) == "passkey-ip"


@pytest.mark.parametrize(
    ("public", "host", "name", "origin"),
    [
        ("https://table.example.org", "table.example.org", "table.example.org", "https://table.example.org"),
        (
            "https://table.example.org:8443",
            "table.example.org:8443",
            "table.example.org",
            "https://table.example.org:8443",
        ),
        ("https://table.example.org", "localhost:8017", "localhost", "http://localhost:8017"),
        ("", "localhost:8017", "localhost", "http://localhost:8017"),
        ("", "kitchen.local", "kitchen.local", "https://kitchen.local"),
    ],
)
def test_a_passkey_is_for_the_name_that_people_come_by(public: str, host: str, name: str, origin: str) -> None:
    site = site_of(host, Settings(public_address=public))
    assert site.name == name and origin in site.origins


@pytest.mark.parametrize(
    ("public", "host", "code"),
    [
        ("", "192.168.1.4:8017", "passkey-ip"),
        ("", "[::1]:8017", "passkey-ip"),
        ("https://10.0.0.1", "10.0.0.1", "passkey-ip"),
        ("http://table.example.org", "table.example.org", "passkey-http"),
        ("https://table.example.org", "other.example.org", "passkey-elsewhere"),
    ],
)
def test_where_there_can_be_no_passkey_the_reason_is_said(public: str, host: str, code: str) -> None:
    with pytest.raises(Denied) as refused:
        site_of(host, Settings(public_address=public))
    assert refused.value.code == code


# ---- what is dangerous


async def stale(running: Running, guest: str) -> None:
    """Nobody has shown a credential on the sessions of this guest for a while."""
    store = running.house.store
    statement = update(db.sessions).where(db.sessions.c.guest == guest).values(proved=time.time() - 601)
    asyncio.run_coroutine_threadsafe(store.write(statement), store._task.get_loop()).result(20)


DANGEROUS = [
    ("POST", "/api/account/codes", None),
    ("PUT", "/api/account/password", {"password": "another password"}),
    ("DELETE", "/api/account/password", None),
    ("DELETE", "/api/account/passkeys/x", None),
    ("POST", "/api/account/passkeys/options", {}),
    ("POST", "/api/account/passkeys", {"id": "a", "client": "a", "attestation": "a"}),
]


async def test_what_is_dangerous_asks_for_a_fresh_credential(people: Any, shared: Running) -> None:
    ala = await people()
    await keep(ala, "Not Fresh")
    await stale(shared, ala.id)
    for method, path, body in DANGEROUS:
        told = await ala.http.request(method, path, json=body, headers={"Host": "localhost"})
        assert (told.status_code, code_of(told.json())) == (403, "fresh"), path
    # a slip is told before anybody signs in anew for it
    assert code_of(await ala.post("/api/account/leave", {"name": "Not Flesh"}, 400)) == "wrong-name"
    cookie = ala.http.cookies["stolik"]
    await enter(ala, "Not Fresh")
    assert ala.http.cookies["stolik"] == cookie and len((await ala.post("/api/account/codes"))["codes"]) == 10


async def test_a_link_for_coming_back_is_no_credential(people: Any) -> None:
    ala, other = await people(), await people()
    await keep(ala, "By A Link")
    await other.post("/api/session/return", {"key": (await ala.post("/api/session/key"))["key"]})
    assert code_of(await other.post("/api/account/codes", status=403)) == "fresh"


async def test_the_last_way_in_stays(people: Any, shared: Running) -> None:
    ala = await people()
    await keep(ala, "Last Way")
    store = shared.house.store
    gone = db.recovery.delete().where(db.recovery.c.guest == ala.id)
    asyncio.run_coroutine_threadsafe(store.write(gone), store._task.get_loop()).result(20)
    told = (await ala.http.delete("/api/account/password")).json()
    assert code_of(told) == "last-way" and "Write recovery codes first" in told["error"]["message"]
    await ala.post("/api/account/codes")
    assert (await ala.http.delete("/api/account/password")).status_code == 204
    assert (await ala.get("/api/account"))["password"] is None


# ---- floods


async def test_after_a_few_wrong_ones_the_next_waits_longer_and_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(attempts.time, "monotonic", lambda: clock[0])
    counted = Attempts(Alone(None))  # type: ignore[arg-type]
    for _ in range(attempts.OF_NAME):
        counted.begin("password", "ala", "1.2.3.4")
    waits = []
    for _ in range(4):
        with pytest.raises(Denied) as refused:
            counted.begin("password", "ala", "5.6.7.8")
        waits.append(refused.value.retry)
        clock[0] += refused.value.retry or 0
        counted.begin("password", "ala", "5.6.7.8")
    assert waits == [2, 4, 8, 16]
    counted.begin("code", "ala", "9.9.9.9")  # the other way in is not shut by it


async def test_one_address_that_tries_many_names_is_slowed(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Attempts(Alone(None))  # type: ignore[arg-type]
    for n in range(attempts.OF_ADDRESS):
        counted.begin("password", f"name {n}", "1.2.3.4")
    with pytest.raises(Denied, match="several times"):
        counted.begin("password", "another", "1.2.3.4")
    counted.begin("password", "another", "1.2.3.5")


async def test_who_signs_in_rightly_is_not_held_by_it(start: Any, people: Any) -> None:
    running = start()  # what others tried from this address counts elsewhere
    ala, phone = await people(at=running), await people(at=running)
    await keep(ala, "Sometimes Wrong")
    for _ in range(3):
        for _ in range(3):
            await enter(phone, "Sometimes Wrong", "wrong and wrong", 403)
        await enter(phone, "Sometimes Wrong")


async def test_a_flood_of_guesses_is_told_to_wait(start: Any, people: Any) -> None:
    running = start(replace(QUICK))
    ala, bob = await people(at=running), await people(at=running)
    await keep(ala, "Flooded")
    guesses = [
        bob.http.post("/api/sign-in/password", json={"name": "Flooded", "password": f"{n} guess"}) for n in range(12)
    ]
    answers = await asyncio.gather(*guesses)
    assert sorted(one.status_code for one in answers) == [403] * 5 + [429] * 7
    assert all("retry-after" in one.headers for one in answers if one.status_code == 429)


# ---- where there are none


async def test_without_the_libraries_that_is_said_in_one_sentence(start: Any, people: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(room, "AVAILABLE", False)
    ala = await people("Ala", at=start())
    assert "pip install 'stolik[accounts]'" in (await ala.get("/api/sign-in"))["accounts_why"]
    about = await ala.get("/api/account")
    assert (about["available"], about["account"]) == (False, False)
    assert (await ala.get("/api/standing"))["sign_in"] is False
    assert code_of(await ala.post("/api/account", {"name": "None Here", "password": PASSWORD}, 404)) == "no-accounts"
    assert (await ala.table("hotseat"))["id"]


async def test_what_is_kept_of_credentials_opens_nothing(people: Any, shared: Running) -> None:
    ala = await people()
    codes = await keep(ala, "Nothing Opens")
    store = shared.house.store
    reading = store.ask(lambda one: [str(one.execute(select(table)).all()) for table in (db.passwords, db.recovery)])
    kept = "".join(asyncio.run_coroutine_threadsafe(reading, store._task.get_loop()).result(20))
    assert "$argon2id$" in kept and PASSWORD not in kept and not any(code in kept for code in codes)


async def test_an_account_is_kept_however_long_its_owner_stays_away() -> None:
    store = await Store.open()
    for guest in ("keeps", "goes"):
        await store.write(insert(db.guests).values(id=guest, name=guest, lang="en", theme="system", created=1.0))
    await store.write(insert(db.accounts).values(guest="keeps", handle="h", created=1.0))
    gone = await purge(store, Settings(), time.time())
    assert gone.guests == 1 and await store.read(select(db.guests.c.id)) == [{"id": "keeps"}]
    await store.close()
