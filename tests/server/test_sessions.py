"""Sessions and tokens: what ends has ended, each kind opens its own door, and all of mine are listed."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import websockets
from sqlalchemy import select, update

from stolik.server import guests as guests_room
from stolik.server import lives, passes
from stolik.server import store as db
from stolik.server.denied import Denied
from stolik.server.devices import Device, device_of
from stolik.server.guests import Guests, hashed
from stolik.server.settings import Rate, Settings
from stolik.server.store import FILE, Store
from stolik.server.tokens import Tokens

from .conftest import OPEN, PATIENCE, QUICK, Running
from .test_store import made_by

T = TypeVar("T")


class Held(Store):
    """A store whose reads can be held after the database has answered, and before the asker hears it."""

    gate: asyncio.Event | None = None
    written = 0

    async def write(self, *statements: Any) -> None:
        self.written += 1
        await super().write(*statements)

    async def read(self, statement: Any) -> Any:
        rows = await super().read(statement)
        if self.gate is not None:
            gate, self.gate = self.gate, None
            await gate.wait()
        return rows

    async def hold(self, asking: Coroutine[Any, Any, T]) -> tuple[asyncio.Event, asyncio.Task[T]]:
        """Begin what reads once; the gate that lets it hear the answer, which the database has given."""
        gate = self.gate = asyncio.Event()
        reading = asyncio.create_task(asking)
        while self.gate is not None:
            await asyncio.sleep(0.001)
        return gate, reading


@pytest.fixture
async def store() -> AsyncIterator[Held]:
    opened = await Held.open()
    assert isinstance(opened, Held)
    yield opened
    await opened.close()


class Now:
    """What time it is, for those who ask by `time`."""

    def __init__(self) -> None:
        self.now = time.time()

    def time(self) -> float:
        return self.now

    monotonic = time


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    clock = Now()
    for module in (lives, passes):
        monkeypatch.setattr(module, "time", clock)
    return clock


# ---- what ends has ended


async def test_a_session_that_ends_while_it_is_read_stays_ended(store: Held) -> None:
    guests = Guests(store, 365)
    secret, guest = await guests.begin("en")
    gate, reading = await store.hold(guests.find(secret))
    (session,) = await guests.list(guest)
    assert await guests.end_one(guest, session["id"])
    gate.set()
    assert await reading is None and await guests.find(secret) is None


async def test_who_held_a_session_when_it_ended_is_told_and_who_comes_late_as_well(store: Held) -> None:
    guests, told = Guests(store, 365), []
    secret, _ = await guests.begin("en")
    visit = await guests.find(secret)
    assert visit is not None
    visit.life.hold(lambda: told.append("open"))
    let_go = visit.life.hold(lambda: told.append("gone before"))
    let_go()
    await guests.end(visit)
    visit.life.hold(lambda: told.append("late"))
    assert told == ["open", "late"]


async def test_a_session_that_was_ended_from_outside_is_noticed(store: Held) -> None:
    guests, told = Guests(store, 365), []
    secret, _ = await guests.begin("en")
    visit = await guests.find(secret)
    assert visit is not None
    visit.life.hold(lambda: told.append(1))
    await store.write(update(db.sessions).values(ended=time.time()))
    await guests.sessions.look()
    assert told == [1] and await guests.find(secret) is None


async def test_what_is_remembered_of_a_session_grows_old(store: Held, now: Now) -> None:
    guests = Guests(store, 365)
    secret, _ = await guests.begin("en")
    assert await guests.find(secret) is not None
    await store.write(update(db.sessions).values(ended=1.0))
    assert await guests.find(secret) is not None
    now.now += lives.REMEMBERED + 1
    assert await guests.find(secret) is None


async def test_a_session_runs_on_while_it_is_used_and_that_is_written_seldom(store: Held, now: Now) -> None:
    guests = Guests(store, 2)
    secret, guest = await guests.begin("en")
    before = store.written
    for _ in range(48):
        now.now += passes.DAY / 24
        for _ in range(50):
            visit = await guests.find(secret)
            assert visit is not None
    await guests.sessions.close()
    assert store.written - before == 48
    visit.life.hold(lambda: None)
    now.now += 2 * passes.DAY + 1
    await guests.sessions.look()
    assert await guests.find(secret) is None and visit.life.ended


async def test_a_name_that_is_changed_while_it_is_read_is_the_new_one(store: Held) -> None:
    guests = Guests(store, 365)
    secret, guest = await guests.begin("en")
    gate, reading = await store.hold(guests.find(secret))
    await guests.change(guest, name="Ala")
    gate.set()
    await reading
    visit = await guests.find(secret)
    assert visit is not None and visit.guest.name == "Ala"


# ---- two kinds


async def test_neither_opens_the_door_of_the_other(people: Callable[..., Any], shared: Running) -> None:
    ala = await people("Ala")
    secret = ala.http.cookies["stolik"]
    token = (await ala.post("/api/token", {"name": "two-kinds"}))["token"]
    async with httpx.AsyncClient(base_url=shared.address, timeout=PATIENCE) as nobody:

        async def status(headers: dict[str, str]) -> int:
            return (await nobody.get("/api/tables", headers=headers)).status_code

        for _ in range(2):
            # What one kind has found is no answer to the other.
            assert await status({"Cookie": f"stolik={secret}"}) == 200
            assert await status({"Authorization": f"Bearer {secret}"}) == 401
            assert await status({"Authorization": f"Bearer {token}"}) == 200
            assert await status({"Cookie": f"stolik={token}"}) == 401


# ---- what is open is closed


async def test_sockets_of_an_ended_session_close_at_once_and_hear_nothing_more(two: Any) -> None:
    game = await two()
    one, other = game.one, game.b
    (session,) = (await game.a.get("/api/sessions"))["sessions"]
    assert (await game.a.http.delete(f"/api/sessions/{session['id']}")).status_code == 204
    assert (await one.hear("refuse"))["d"]["code"] == "no-session"
    with pytest.raises(websockets.ConnectionClosed):
        await one.hear("nothing")
    assert one.socket.close_code == 4401
    assert len(await other.get("/api/tables")) == 1
    assert (await game.a.http.get("/api/tables")).status_code == 401


async def test_streams_of_a_withdrawn_token_end_and_its_games_are_kept(people: Any) -> None:
    ala = await people("Ala")
    program = await people(Authorization="Bearer " + (await ala.post("/api/token", {"name": "withdrawn"}))["token"])
    made = await program.table("hotseat")
    (token,) = (await ala.get("/api/sessions"))["tokens"]

    async def read(path: str) -> None:
        async with program.http.stream("GET", path) as stream:
            async for _ in stream.aiter_lines():
                heard.set()

    heard = asyncio.Event()
    streams = [asyncio.create_task(read(path)) for path in ("/api/stream/event", f"/api/bot/game/stream/{made['id']}")]
    await asyncio.wait_for(heard.wait(), 20)
    assert (await ala.http.delete(f"/api/tokens/{token['id']}")).status_code == 204
    await asyncio.wait_for(asyncio.gather(*streams), 20)
    assert (await program.http.get("/api/tables")).status_code == 401
    assert (await ala.get("/api/sessions"))["tokens"] == []
    again = await ala.post("/api/token", {"name": "withdrawn"})
    program.http.headers["Authorization"] = f"Bearer {again['token']}"
    assert [table["id"] for table in await program.get("/api/tables")] == [made["id"]]


async def test_what_the_host_ends_beside_the_running_server_is_closed(people: Any, start: Any, tmp_path: Path) -> None:
    running = start(replace(QUICK, ends_looked=0.02), tmp_path)
    ala = await people("Ala", at=running)
    made = await ala.table("hotseat")
    async with ala.at(made["id"]) as line:
        with sqlite3.connect(tmp_path / FILE, timeout=20) as host:
            host.execute(f"update sessions set ended = {time.time()}")
        host.close()
        assert (await line.hear("refuse"))["d"]["code"] == "no-session"
    assert (await ala.http.get("/api/tables")).status_code == 401


# ---- the lists


async def test_my_sessions_are_listed_and_all_but_this_one_are_ended(people: Any, shared: Running) -> None:
    ala = await people("Ala", **{"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko Firefox/140.0"})
    key, left = (await ala.post("/api/session/key"))["key"], None
    second = await people(**{"User-Agent": "curl/8"})
    assert (await second.post("/api/session/return", {"key": key}))["name"] == "Ala"
    left = (await ala.post("/api/session/key"))["key"]
    listed = (await ala.get("/api/sessions"))["sessions"]
    assert {(one["browser"], one["system"], one["here"]) for one in listed} == {
        ("Firefox", "Linux", True),
        ("", "", False),
    }
    assert (await ala.http.delete("/api/sessions")).json() == {"ended": 1}
    assert (await second.http.get("/api/tables")).status_code == 401 and (await ala.get("/api/tables")) == []
    assert (await second.http.post("/api/session/return", json={"key": left})).status_code == 404


async def test_who_comes_back_again_and_again_ends_the_session_that_was_used_longest_ago(
    store: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guests_room, "SESSIONS", 2)
    guests = Guests(store, 365)
    first, guest = await guests.begin("en")
    secrets = [(await guests.come_back(await guests.make_key(guest)) or ("", guest))[0] for _ in range(2)]
    assert await guests.find(first) is None
    assert [await guests.find(secret) is not None for secret in secrets] == [True, True]


async def test_an_address_begins_only_so_many_sessions_also_by_coming_back(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, sessions=Rate(0.01, 2))))
    ala = await people("Ala", at=running)
    for status in (200, 429):
        key = (await ala.post("/api/session/key"))["key"]
        await ala.post("/api/session/return", {"key": key}, status)


async def test_what_belongs_to_others_can_neither_be_seen_nor_ended(people: Any) -> None:
    ala, bolek = await people("Ala"), await people("Bolek")
    await ala.post("/api/token", {"name": "of-ala"})
    mine = await ala.get("/api/sessions")
    theirs = await bolek.get("/api/sessions")
    assert len(theirs["sessions"]) == 1 and theirs["tokens"] == []
    for path in (f"sessions/{mine['sessions'][0]['id']}", f"tokens/{mine['tokens'][0]['id']}"):
        assert (await bolek.http.delete(f"/api/{path}")).status_code == 404
    await bolek.post(f"/api/tokens/{mine['tokens'][0]['id']}/renew", status=404)
    assert (await bolek.post("/api/token", {"name": "of-ala"}, 409))["error"]["code"] == "name-taken"


async def test_a_program_makes_no_tokens_and_sees_no_sessions_but_gives_its_token_up(people: Any) -> None:
    ala = await people("Ala")
    program = await people(Authorization="Bearer " + (await ala.post("/api/token", {"name": "modest"}))["token"])
    await program.post("/api/token", {"name": "offspring"}, 403)
    await program.get("/api/sessions", 403)
    assert (await program.http.delete("/api/sessions")).status_code == 403
    assert (await program.http.delete("/api/session")).status_code == 204
    assert (await program.http.get("/api/tables")).status_code == 401


async def test_a_page_that_is_loaded_lets_the_cookie_run_on(people: Any) -> None:
    ala = await people("Ala")
    again = await ala.http.get("/api/session")
    assert f"stolik={ala.http.cookies['stolik']}" in again.headers["set-cookie"]


# ---- tokens run out


async def test_a_token_runs_out_and_is_renewed(store: Held, now: Now) -> None:
    guests, tokens = Guests(store, 365), Tokens(store, Settings(token_days=2))
    _, guest = await guests.begin("en")
    secret = await tokens.make(guest, "brief")
    first = await tokens.find(secret)
    (listed,) = await tokens.list(guest)
    now.now += 2 * passes.DAY + 1
    assert first is not None and await tokens.find(secret) is None
    await store.write(update(db.tokens).values(expires=now.now))
    await tokens.renew(guest, listed["id"])
    await store.write(update(db.tokens).values(expires=now.now + passes.DAY))
    again = await tokens.find(secret)
    assert again is not None and again.guest.id == first.guest.id


async def test_a_guest_answers_for_so_many_programs(store: Held) -> None:
    few = replace(QUICK, limits=replace(OPEN, tokens_a_guest=2))
    guests, tokens = Guests(store, 365), Tokens(store, few)
    _, guest = await guests.begin("en")
    await tokens.make(guest, "one")
    await tokens.make(guest, "two")
    with pytest.raises(Denied, match="2 programs"):
        await tokens.make(guest, "three")


# ---- as it was before


async def test_sessions_and_tokens_of_before_stay_good(tmp_path: Path) -> None:
    ends = time.time() + 1000
    connection = made_by("0005", tmp_path)
    connection.executescript(f"""
        insert into guests values ('a', 'Ala', 'pl', 'dark', 5), ('b', 'prog', 'pl', 'dark', 5);
        insert into sessions values ('{hashed("one")}', 'a', 5, {ends}), ('{hashed("two")}', 'a', 5, 6);
        insert into tokens values ('{hashed("stolik_t")}', 'b', 'prog', 5);
    """)
    connection.close()
    store = await Store.open(tmp_path)
    guests, tokens = Guests(store, 365), Tokens(store, Settings())
    found, program = await guests.find("one"), await tokens.find("stolik_t")
    assert found is not None and found.guest.name == "Ala" and await guests.find("two") is None
    assert program is not None and program.guest.bot and program.guest.name == "prog"
    assert len(await store.read(select(db.sessions))) == 2
    await guests.sessions.close()
    await tokens.passes.close()
    await store.close()


# ---- what a browser is called


@pytest.mark.parametrize(
    "agent, device",
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", Device("Firefox", "Linux")),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
            Device("Chrome", "Android"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1",
            Device("Safari", "iPhone"),
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
            Device("Edge", "Windows"),
        ),
        ("curl/8.5.0", Device()),
        ("", Device()),
        ("x" * 100_000 + "Firefox/1 Linux", Device()),
    ],
)
def test_a_device_is_told_coarsely(agent: str, device: Device) -> None:
    assert device_of(agent) == device
