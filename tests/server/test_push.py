"""Notices by Web Push: a push service of our own gets them, and a browser of our own reads them."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from stolik.server.push import sending
from stolik.server.push.addresses import is_public, may_be_sent_to
from stolik.server.push.kept import outbox, subscriptions
from stolik.server.push.subscribing import MOST
from stolik.server.routes import notices as routes

from .at_lobby import lobby
from .conftest import PATIENCE, QUICK, Running
from .receiver import Browser, Receiver, plain, vouched
from .test_processes import House, at

pytest.importorskip("http_ece")

ASK = {"game": "token-battle", "deck": "first-steps"}
LENIENT = replace(QUICK, push_private=True, lease=0.5)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def server(start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server that sends to loopback, and waits for little."""
    monkeypatch.setattr(sending, "EVERY", 0.05)
    monkeypatch.setattr(sending, "SWEPT", 0.2)
    monkeypatch.setattr(sending, "WAITS", (0.05, 0.05, 0.05))
    return start(LENIENT)


async def told(player: Any, receiver: Receiver, path: str = "/to/me") -> Browser:
    """The browser of somebody who wants to be told."""
    browser = Browser()
    answer = await player.http.put("/api/notices/browser", json=browser.body(receiver.address + path))
    assert answer.status_code == 204, answer.text
    return browser


async def came(receiver: Receiver, n: int = 1) -> Any:
    return await asyncio.to_thread(receiver.wait, n, PATIENCE)


async def emptied(server: Running, table: Any) -> None:
    """Until nothing is left in a table of the store."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(rows, server, table):
            await asyncio.sleep(0.05)


def rows(server: Running, table: Any) -> Any:
    return server.house.store.backing.read(lambda connection: connection.execute(select(table)).all())


def test_the_reader_reads_what_the_standard_prints() -> None:
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(plain(body)) == b"When I grow up, I want to be a watermelon"


async def test_a_challenge_comes_to_who_is_not_here(server: Running, people: Any, receiver: Receiver) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    assert (await ola.http.patch("/api/session", json={"lang": "pl"})).status_code == 200
    browser = await told(ola, receiver)
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    ((path, head, body),) = await came(receiver)
    said = json.loads(browser.read(body))
    claims, key = vouched(head["authorization"])
    assert (path, said["title"], said["body"], said["lang"]) == (
        "/to/me",
        "Zaproszenie do gry: Ala",
        "Token Battle",
        "pl",
    )
    assert (claims["aud"], key) == (receiver.address, (await ola.get("/api/notices"))["key"])
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert (head["content-encoding"], 0 < int(head["ttl"]) <= 6 * 3600) == ("aes128gcm", True)
    assert b"Ala" not in body
    assert len(body) < 4096


async def test_who_has_a_page_open_is_not_sent_anything(server: Running, people: Any, receiver: Receiver) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    await told(ola, receiver)
    async with lobby(ola) as line:
        await line.hear("here")
        await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
        await emptied(server, outbox)
    assert receiver.got == []


async def test_a_turn_by_the_day_is_told_once(server: Running, two: Any, receiver: Receiver) -> None:
    game = await two(at=server, clock={"days": 3})
    later, line = (game.b, game.two) if game.one.asked else (game.a, game.one)
    browser = await told(later, receiver)
    while not line.asked:
        await game.lay()
    ((_, _, body),) = await came(receiver)
    said = json.loads(browser.read(body))
    assert (said["title"], said["link"]) == ("It is your turn", f"/table/{game.table}")
    await emptied(server, outbox)
    assert len(receiver.got) == 1


async def test_a_seat_that_is_taken_is_told(server: Running, people: Any, receiver: Receiver) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    browser = await told(ala, receiver)
    made = await ala.table("friend")
    await ola.post("/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": "carousel"})
    ((_, _, body),) = await came(receiver)
    assert json.loads(browser.read(body))["title"] == "Ola sat down at your table"


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    server: Running, people: Any, receiver: Receiver, status: int
) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    await told(ola, receiver)
    receiver.answers = [status]
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    await emptied(server, subscriptions)
    assert (await ola.get("/api/notices"))["here"] == ""
    assert len(receiver.got) == 1


async def test_others_are_tried_again_and_not_for_ever(server: Running, people: Any, receiver: Receiver) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    await told(ola, receiver)
    receiver.answers = [503, 429, 201]
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    await came(receiver, 3)
    receiver.answers = [500] * 20
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    await emptied(server, outbox)
    assert len(receiver.got) == 3 + 4
    assert len(rows(server, subscriptions)) == 1


async def test_nobody_is_sent_on(server: Running, people: Any, receiver: Receiver) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    await told(ola, receiver)
    receiver.answers = [307]
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    await emptied(server, outbox)
    assert [path for path, _, _ in receiver.got] == ["/to/me"]


async def test_a_browser_ends_with_its_session(server: Running, people: Any, receiver: Receiver) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    await told(ola, receiver)
    assert (await ola.http.delete("/api/session")).is_success
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    await emptied(server, subscriptions)
    assert receiver.got == []


async def test_what_one_does_not_want_to_hear_is_not_told(server: Running, people: Any, receiver: Receiver) -> None:
    ala, ola = await people("Ala", at=server), await people("Ola", at=server)
    await told(ola, receiver)
    assert (await ola.http.put("/api/notices/silent", json={"silent": ["challenge"]})).status_code == 204
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    assert rows(server, outbox) == []
    assert (await ola.get("/api/notices"))["silent"] == ["challenge"]


INNER = (
    "https://10.0.0.7/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.1]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://169.254.169.254/latest",
    "https://localhost/x",
    "https://db/x",
    "https://100.64.1.1/x",
    "https://224.0.0.1/x",
    "http://push.example.org/x",
    "https://push.example.org:8443/x",
    "https://a@push.example.org/x",
    "ftp://push.example.org/x",
    "https:///x",
    "https://push.example.org/\n",
    "https://[/x",
)


@pytest.mark.parametrize("address", INNER)
async def test_addresses_of_the_house_are_refused(people: Any, address: str) -> None:
    ala = await people("Ala")
    answer = await ala.http.put("/api/notices/browser", json=Browser().body(address))
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "push-address")


def test_only_named_hosts_are_taken_where_any_are() -> None:
    only = ("fcm.googleapis.com", "*.push.apple.com")
    good = ["https://fcm.googleapis.com/a", "https://web.push.apple.com/b"]
    bad = ["https://googleapis.com/a", "https://push.apple.com.example.org/b", "https://evilpush.apple.com.org/"]
    assert all(may_be_sent_to(one, only) for one in good)
    assert not any(may_be_sent_to(one, only) for one in bad)


async def test_a_name_that_leads_into_the_house_is_not_followed() -> None:
    import httpcore

    from stolik.server.push.outward import Outward

    with pytest.raises(httpcore.ConnectError, match="no public address"):
        await Outward(private=False).connect_tcp("localhost", 80, timeout=5)
    assert is_public("1.1.1.1")


async def test_keys_that_are_none_are_refused(people: Any) -> None:
    ala = await people("Ala")
    body = Browser().body("https://push.example.org/x")
    for bad in ({"key": body["auth"]}, {"auth": "AAAA"}, {"key": "B" + "A" * 86}):
        answer = await ala.http.put("/api/notices/browser", json={**body, **bad})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "push-keys")


async def test_it_is_in_the_file_without_secrets(server: Running, people: Any, receiver: Receiver) -> None:
    ala = await people("Ala", at=server)
    await told(ala, receiver, "/secret-path")
    told_of = json.loads((await ala.http.get("/api/account/export")).text)["notices"]
    assert (told_of["browsers"][0]["service"], "secret-path" in json.dumps(told_of)) == ("127.0.0.1", False)


async def test_of_two_servers_one_sends(
    cluster: Any, start: Any, people: Any, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sending, "EVERY", 0.05)
    house = House(cluster, start, push_private=True)
    ala, ola = await people("Ala", at=house.one), await people("Ola", at=house.other)
    browser = await told(ola, receiver)
    await ala.post(f"/api/people/{ola.id}/challenge", ASK, 201)
    ((_, head, body),) = await came(receiver)
    await emptied(house.one, outbox)
    keys = [(await at(server, ola).get("/api/notices"))["key"] for server in (house.one, house.other)]
    assert (keys[0], keys[0]) == (keys[1], vouched(head["authorization"])[1])
    assert len(receiver.got) == 1
    assert json.loads(browser.read(body))["title"] == "Ala asks you for a game"


ROUTES: dict[tuple[str, str], tuple[Any, int]] = {
    ("GET", "/api/notices"): (None, 200),
    ("PUT", "/api/notices/browser"): (Browser().body("https://push.example.org/x"), 204),
    ("DELETE", "/api/notices/browser"): (None, 204),
    ("PUT", "/api/notices/silent"): ({"silent": ["turn"]}, 204),
}


def test_every_address_is_asked() -> None:
    told_of = {(method, path) for route in routes.ROUTES for path in route.paths for method in route.http_methods}
    assert {one for one in told_of if one[0] not in ("OPTIONS", "HEAD")} == ROUTES.keys()


@pytest.mark.parametrize(("method", "path"), ROUTES)
async def test_strangers_programs_and_ended_sessions_have_none(people: Any, method: str, path: str) -> None:
    body, good = ROUTES[method, path]
    ala, stranger = await people("Ala"), await people("Ola")
    stranger.http.cookies.clear()
    token = (await ala.post("/api/token", {"name": f"push-{secrets.token_hex(5)}"}))["token"]
    program = await people(Authorization=f"Bearer {token}")
    asked = [await one.http.request(method, path, json=body) for one in (stranger, program, ala)]
    assert [answer.status_code for answer in asked] == [401, 403, good]
    cookie = ala.http.cookies["stolik"]
    await ala.http.delete("/api/session")
    ala.http.cookies.set("stolik", cookie)
    assert (await ala.http.request(method, path, json=body)).status_code == 401


async def test_one_person_has_so_many_browsers_and_no_more(people: Any) -> None:
    ala = await people("Ala")
    for n in range(MOST + 2):
        key = (await ala.post("/api/session/key"))["key"]
        other = await people()
        await other.post("/api/session/return", {"key": key})
        body = Browser().body(f"https://push.example.org/{n}")
        assert (await other.http.put("/api/notices/browser", json=body)).status_code == 204
    assert (await ala.get("/api/notices"))["browsers"] == MOST
