"""Two servers over one PostgreSQL are one house: each table belongs to one of them, is found by both, and taken over
when its owner is gone."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import insert, select, text

from stolik.server import processes
from stolik.server import store as db
from stolik.server.client import Client
from stolik.server.health import of_processes
from stolik.server.processes import Alone, Elsewhere, Several
from stolik.server.relay import seal, unsealed
from stolik.server.store import Lost, Store
from tests.postgres import Cluster

from .conftest import PATIENCE, QUICK, Player, Running

BREAK_LINES = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
SLOW = replace(QUICK, lease=60.0)
"""Signs of life are far apart: none comes in the time of a test."""


class House:
    """Two servers of one house."""

    def __init__(self, cluster: Cluster, start: Callable[..., Running], **settings: Any) -> None:
        self.cluster = cluster
        self.database = cluster.database()
        chosen = replace(SLOW, **settings)
        self.one, self.other = (start(chosen, database=self.database) for _ in range(2))

    def silence(self, running: Running) -> None:
        """The database has not heard of a server for too long."""
        process = running.house.processes.id
        self.cluster.say(f"UPDATE processes SET until = 0 WHERE id = '{process}'", self.database)


@pytest.fixture
def house(cluster: Cluster, start: Callable[..., Running]) -> House:
    return House(cluster, start)


def at(running: Running, player: Player) -> Player:
    """The same guest asks this server from now on."""
    player.http.base_url = httpx.URL(running.address)
    player.address = running.address
    return player


async def program_table(running: Running, token: str) -> str:
    """A game of a program against a bot, at this server; its id."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=running.address, headers=headers, timeout=60) as program:
        order = {"game": "token-battle", "opponent": "bot:random", "deck": "first-steps"}
        return str((await program.post("/api/tables", json=order)).json()["id"])


async def lay(line: Any, v: int) -> None:
    """An answer is acknowledged as version v."""
    frame = await line.ask("answer", v=line.v, picks=[0])
    assert frame["d"]["v"] == v


# ---- found by any


async def test_a_table_is_played_at_through_a_server_that_does_not_have_it(house: House, two: Any) -> None:
    game = await two(at=house.one)
    async with at(house.other, game.a).at(game.table) as a, at(house.other, game.b).at(game.table) as b:
        await lay(a if a.asked else b, 1)
        await asyncio.gather(a.hear("move"), b.hear("move"), game.one.hear("move"))
    assert [*house.one.house._tables] == [game.table]
    assert not house.other.house._tables


async def test_an_invitation_is_taken_through_another_server(house: House, people: Any) -> None:
    host, guest = await people("Ala", at=house.one), await people("Bolek", at=house.other)
    made = await host.table("friend")
    info = await guest.get("/api" + made["invite"])
    joined = await guest.post("/api" + made["invite"], {"deck": "carousel"})
    assert (info["host"], joined["id"]) == ("Ala", made["id"])
    assert await guest.post("/api" + made["invite"], {"deck": "carousel"}, status=404)


async def test_a_program_plays_through_another_server(house: House, people: Any) -> None:
    person = await people("Ala", at=house.one)
    made = await person.table("bot:random", options={"first": "0"})
    at(house.other, person)
    async with person.http.stream("GET", f"/api/bot/game/stream/{made['id']}") as stream:
        lines = stream.aiter_lines()
        assert json.loads(await anext(lines))["type"] == "gameFull"
        assert (await person.post(f"/api/bot/game/{made['id']}/move/0"))["v"] == 1
        assert json.loads(await anext(lines))["v"] == 1
    await person.post(f"/api/bot/game/{made['id']}/move/x", status=400)


async def test_what_is_refused_at_the_other_server_is_refused_here(house: House, people: Any) -> None:
    host, stranger = await people("Ala", at=house.one), await people("Obcy", at=house.other)
    made = await host.table("bot:random", spectators=False)
    await stranger.get(f"/api/tables/{made['id']}/replay", 403)
    await stranger.get("/api/tables/none/replay", 404)
    async with stranger.at(made["id"], hear=False) as line:
        assert (await line.hear("refuse"))["d"]["code"] == "not-watched"


async def test_who_has_no_seal_of_the_house_does_not_come_in_at_its_inner_door(house: House) -> None:
    door = f"http://{house.one.house.processes.address}"
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        forged = {"x-stolik-relay": seal("guessed", "GET", b"/api/games", "1.2.3.4", time.time()).decode()}
        assert (await http.get(f"{door}/api/games")).status_code == 403
        assert (await http.get(f"{door}/api/games", headers=forged)).status_code == 403
    with pytest.raises(websockets.WebSocketException):
        await websockets.connect(door.replace("http", "ws") + "/ws/table/x")


def test_a_seal_names_the_client_and_is_for_one_request_and_a_short_time() -> None:
    made = seal("secret", "GET", b"/a?b", "1.2.3.4", 1000.0)
    assert unsealed("secret", "GET", b"/a?b", made, 1030.0) == "1.2.3.4"
    assert unsealed("secret", "POST", b"/a?b", made, 1030.0) is None
    assert unsealed("secret", "GET", b"/a?c", made, 1030.0) is None
    assert unsealed("secret", "GET", b"/a?b", made, 1090.0) is None
    assert unsealed("secret", "GET", b"/a?b", made.replace(b"1.2.3.4", b"1.2.3.5"), 1030.0) is None
    for when in (b"\xb2", b"9" * 5000, b""):
        assert unsealed("secret", "GET", b"/a?b", made.replace(b"1000", when), 1030.0) is None


async def test_what_was_passed_on_once_is_not_passed_on_again(house: House, people: Any) -> None:
    person = await people("Ala", at=house.one)
    made = await person.table("friend")
    process = house.one.house.processes
    path = f"/api/tables/{made['id']}/replay"
    # The other server gets it as if passed on, and does not have the table.
    sealed = seal(process.secret, "GET", path.encode(), "127.0.0.1", time.time()).decode()
    door = f"http://{house.other.house.processes.address}"
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        assert (await http.get(door + path, headers={"x-stolik-relay": sealed})).status_code == 503


# ---- leases


async def several(database: str) -> Several:
    store = await Store.open(address=database)
    process = Several(store, "127.0.0.1:1", 60.0)
    await process.begin()
    return process


@pytest.fixture
async def pair(cluster: Cluster) -> AsyncIterator[tuple[Several, Several, str]]:
    """Two processes without servers, and the database in which a table "t" lies."""
    database = cluster.database()
    one, other = await several(database), await several(database)
    row = {"id": "t", "game": "g", "kind": "k", "status": "running", "owner": "a", "settings": {}, "summary": {}}
    await one._store.write(insert(db.tables).values(created=1.0, updated=1.0, **row))
    yield one, other, database
    for process in (one, other):
        await process.close()
        await process._store.close()


def row(n: int) -> Any:
    return insert(db.rows).values(table_id="t", n=n, kind="answer", data={}, key=None, at=1.0)


async def test_a_table_belongs_to_the_first_who_takes_it_until_it_is_let_go(pair: Any) -> None:
    one, other, _ = pair
    assert await one.take("t") is not None
    with pytest.raises(Elsewhere, match="at 127"):
        await other.take("t")
    one.let_go("t")
    await asyncio.gather(*one._saying)
    assert await other.take("t") is not None
    assert await other.take("none") is None


async def test_of_many_who_take_a_free_table_at_once_one_has_it(pair: Any) -> None:
    one, other, _ = pair
    taken = await asyncio.gather(one.take("t"), other.take("t"), return_exceptions=True)
    assert sorted(type(found).__name__ for found in taken) == ["Elsewhere", "Pen"]


async def test_of_two_who_both_saw_a_free_table_the_second_does_not_get_it(
    pair: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, _ = pair
    assert await one.take("t") is not None
    nobody = text("SELECT id, owner AS address FROM tables WHERE id = :table || '?'")
    monkeypatch.setattr(processes, "_TABLES", processes._TABLES._replace(owner=nobody))
    assert await other.take("t") is None


async def test_who_fell_silent_loses_the_table_and_writes_nothing_when_it_wakes(cluster: Cluster, pair: Any) -> None:
    one, other, database = pair
    old = await one.take("t")
    await old.write(row(0))
    cluster.say(f"UPDATE processes SET until = 0 WHERE id = '{one.id}'", database)
    new = await other.take("t")
    lost: list[str] = []
    one.on_lost = lost.append
    with pytest.raises(Lost):
        await old.write(row(1))
    await new.write(row(1))
    assert lost == ["t"]
    assert len(await other._store.read(select(db.rows))) == 2


async def test_who_lost_a_table_and_has_it_again_writes_only_with_the_new_lease(cluster: Cluster, pair: Any) -> None:
    one, other, database = pair
    old = await one.take("t")
    cluster.say(f"UPDATE processes SET until = 0 WHERE id = '{one.id}'", database)
    between = await other.take("t")
    await between.write(row(0))
    other.let_go("t")
    await asyncio.gather(*other._saying)
    await one._beat(1)
    new = await one.take("t")
    with pytest.raises(Lost):
        await old.write(row(1))
    await new.write(row(1))


async def test_who_wakes_finds_out_by_the_next_sign_of_life(cluster: Cluster, pair: Any) -> None:
    one, other, database = pair
    await one.take("t")
    cluster.say(f"UPDATE processes SET until = 0 WHERE id = '{one.id}'", database)
    await other.take("t")
    lost: list[str] = []
    one.on_lost = lost.append
    await one._beat(1)
    assert lost == ["t"]


async def test_a_process_that_hangs_in_a_transaction_does_not_hold_a_table(pair: Any) -> None:
    one, other, database = pair
    held = (await one.take("t"))._held
    with one._store.backing._engine.connect() as connection:  # it has checked its lease, and then nothing more comes
        held.check(connection)
        with other._store.backing._engine.begin() as beside:
            beside.exec_driver_sql(f"UPDATE processes SET until = 0 WHERE id = '{one.id}'")
        assert await other.take("t") is not None
        connection.invalidate()


async def test_with_sqlite_a_table_is_simply_there() -> None:
    store = await Store.open()
    assert await Alone(store).take("t") is store
    await store.close()


# ---- taken over


async def test_a_table_of_a_silent_server_goes_on_at_the_other_and_nobody_writes_twice(house: House, two: Any) -> None:
    game = await two(at=house.one)
    await game.lay()
    house.silence(house.one)
    async with at(house.other, game.a).at(game.table) as a, at(house.other, game.b).at(game.table) as b:
        assert a.v == b.v == 1
        with pytest.raises(websockets.ConnectionClosed) as closed:  # the old server answers nobody any more
            await game.first.ask("answer", v=1, picks=[0])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await lay(a if a.asked else b, 2)
    assert not house.one.house._tables


async def test_an_answer_that_was_acknowledged_before_is_acknowledged_again_after(house: House, two: Any) -> None:
    game = await two(at=house.one)
    player, a = (game.a, game.one) if game.one.asked else (game.b, game.two)
    number = (await a.ask("answer", v=0, picks=[0]))["d"]["a"]
    house.silence(house.one)
    async with at(house.other, player).at(game.table) as line:
        again = await line.ask("answer", v=0, picks=[0], a=number)
        assert again["t"] == "ack" and again["d"]["v"] == line.v == 1


async def test_what_was_said_and_who_wishes_for_another_game_outlive_a_server(house: House, two: Any) -> None:
    game = await two(at=house.one)
    await game.one.ask("talk", text="hello")
    await game.one.ask("concede")
    await game.one.ask("rematch", seal="a" * 64)
    house.silence(house.one)
    async with at(house.other, game.a).at(game.table) as a, at(house.other, game.b).at(game.table) as b:
        assert [line["text"] for line in b.frames[0]["d"]["talk"]] == ["hello"]
        assert [(await line.hear("end"))["d"]["rematch"]["agreed"] for line in (a, b)] == [[0], [0]]
        await b.ask("rematch", seal="b" * 64)
        end = (await a.hear("end"))["d"]["rematch"]
    assert end["agreed"] == [0, 1]
    (kept,) = await house.other.house.store.read(select(db.rematches))
    assert kept["data"]["id"] == end["id"] and {*kept["data"]["seals"].values()} == {"a" * 64, "b" * 64}
    async with game.a.at(end["id"], hear=False) as line:
        assert (await line.hear())["t"] == "state"


async def test_a_server_that_ends_in_order_hands_its_tables_over_at_once(house: House, two: Any) -> None:
    game = await two(at=house.one)
    await game.lay()
    await asyncio.to_thread(house.one.stop)
    began = time.monotonic()
    async with at(house.other, game.a).at(game.table) as line:
        assert line.v == 1
    assert time.monotonic() - began < SLOW.lease / 2


async def test_a_request_for_a_table_of_a_dead_server_waits_until_it_is_free(
    cluster: Cluster, start: Callable[..., Running], people: Any
) -> None:
    house = House(cluster, start, lease=1.0)
    person = await people("Ala", at=house.other)
    made = await person.table("friend")
    dead = "INSERT INTO processes VALUES ('dead', '127.0.0.1:1', extract(epoch from clock_timestamp()) + 1)"
    await asyncio.to_thread(house.other.stop)
    cluster.say(f"{dead}; INSERT INTO leases VALUES ('{made['id']}', 'dead', 0)", house.database)
    await at(house.one, person).post(f"/api/tables/{made['id']}/leave")
    assert [table["status"] for table in await person.get("/api/tables")] == ["over"]


async def test_a_program_goes_on_when_its_table_moves_to_another_server(house: House, people: Any) -> None:
    owner = await people("Ala", at=house.one)
    token = (await owner.post("/api/token", {"name": "mover"}))["token"]
    game = await program_table(house.one, token)
    moves: list[int] = []

    def choose(view: Any, decision: Any) -> list[int]:
        moves.append(1)
        if len(moves) == 2:
            house.one.stop()
        return [0]

    client = Client(house.other.address, token)
    outcome = await asyncio.wait_for(asyncio.to_thread(client.play_game, game, choose), 60)
    assert outcome["kind"] == "rules" and len(moves) > 2


# ---- what all must hear


async def test_a_session_that_ends_at_one_server_has_ended_at_the_other(house: House, two: Any) -> None:
    game = await two(at=house.one)
    player, line = game.a, game.one
    await at(house.other, player).http.delete("/api/session")
    async with asyncio.timeout(PATIENCE):
        await line.socket.wait_closed()
    assert line.socket.close_code == 4401
    assert (await at(house.one, player).http.get("/api/tables")).status_code == 401


async def test_another_name_is_known_at_the_other_server(house: House, people: Any) -> None:
    person = await people("Ala", at=house.one)
    await at(house.other, person).get("/api/session")
    await at(house.one, person).http.patch("/api/session", json={"name": "Ewa"})
    at(house.other, person)
    async with asyncio.timeout(PATIENCE):
        while (await person.get("/api/session"))["name"] != "Ewa":
            await asyncio.sleep(0.01)


async def test_a_program_is_challenged_and_hears_of_its_game_at_another_server(house: House, people: Any) -> None:
    person, owner = await people("Ala", at=house.one), await people("Bolek", at=house.other)
    token = (await owner.post("/api/token", {"name": "listener"}))["token"]
    async with httpx.AsyncClient(
        base_url=house.other.address, headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE
    ) as program:
        await person.post("/api/challenge/listener", {"game": "token-battle"}, status=404)  # it does not listen yet
        async with program.stream("GET", "/api/stream/event") as stream:
            lines = stream.aiter_lines()
            asked = await person.post("/api/challenge/listener", {"game": "token-battle"})
            event = json.loads(await anext(lines))
            assert (event["type"], event["challenge"]["id"]) == ("challenge", asked["id"])
            assert event["challenge"]["challenger"] == "Ala"
            taken = await program.post(f"/api/challenge/{asked['id']}/accept", json={})
            assert json.loads(await anext(lines))["game"]["id"] == taken.json()["id"]
            house.cluster.say(BREAK_LINES, house.database)  # what runs is told again: it may have been missed
            assert json.loads(await anext(lines))["game"]["id"] == taken.json()["id"]


async def test_what_was_missed_while_the_line_was_broken_is_told_afterwards(house: House, people: Any) -> None:
    person = await people("Ala", at=house.one)
    await at(house.other, person).get("/api/session")
    process = house.other.house.processes
    heard: list[bool] = []

    async def gap() -> None:
        heard.append(True)

    process.hear("gap", gap)
    house.cluster.say(BREAK_LINES, house.database)
    async with asyncio.timeout(PATIENCE):
        while not heard:
            await asyncio.sleep(0.01)


# ---- how it fares


async def healthy(running: Running, status: int) -> str:
    """Waits until its health is this, and for the same reason; what is wrong."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as proxy:
        while True:
            told = (await proxy.get(f"{running.address}/health")).status_code
            wrong = str(await of_processes(running.house.processes)())
            if told == status and (status == 200) is not bool(wrong):
                return wrong
            await asyncio.sleep(0.05)


async def test_a_server_whose_signs_of_life_are_held_up_is_ill_until_they_come(
    cluster: Cluster, start: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.server.health.FRESH", 0)
    running = House(cluster, start, lease=1.0).one
    assert await healthy(running, 200) == ""
    gate = threading.Event()
    running.house.processes._beating.submit(gate.wait)
    try:
        assert "no sign of life for" in await healthy(running, 503)
    finally:
        gate.set()
    assert await healthy(running, 200) == ""


@pytest.mark.parametrize(
    ("task", "said"), [("processes", "gives no sign of life any more"), ("notices", "does not hear the other servers")]
)
async def test_a_server_whose_part_in_the_house_has_died_is_ill(
    house: House, monkeypatch: pytest.MonkeyPatch, task: str, said: str
) -> None:
    monkeypatch.setattr("stolik.server.health.FRESH", 0)
    several = house.one.house.processes
    dying = {"processes": several._task, "notices": several._notices._task}[task]
    dying.get_loop().call_soon_threadsafe(dying.cancel)
    assert said in await healthy(house.one, 503)
    assert await healthy(house.other, 200) == ""
