"""Who leaves for good is gone from every table of the store; what they played with others stays for these."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import websockets
from sqlalchemy import Connection, MetaData, insert, select, update

from stolik.server import store as db
from stolik.server.called import LEFT_NAME
from stolik.server.export_ties import TOLD, UNTOLD
from stolik.server.inspection import look_through
from stolik.server.kept_people import lookouts, rests
from stolik.server.openid import kept as openid
from stolik.server.personal import PERSONAL
from stolik.server.push.kept import outbox
from stolik.server.push.outbox import telling
from stolik.server.store import FILE, Store

from .at_study import begun
from .authenticator import Authenticator
from .conftest import Player, Running
from .hosting import named_host, write
from .receiver import Browser
from .test_accounts import PASSWORD, code_of, enter, stale
from .test_analyses import analysed
from .test_export import taken
from .test_packs import FILE as PACK
from .test_packs import send
from .test_processes import House
from .test_processes import at as asks
from .test_store import made_by

NAME = "Qwyjibo Zefiryn"
PROGRAM = "qwyjibo-robot"
SPECIES = {
    "guest", "guests", "owner", "player", "person", "author", "by", "follower", "member", "reporter", "whom", "host",
}  # fmt: skip
"""What columns are called that have the id of somebody."""
OF_PROCESSES = {"leases.owner", "duties.owner"}


def everything(connection: Connection) -> dict[str, list[str]]:
    """Each row of each table that the database has, as text."""
    found = MetaData()
    found.reflect(connection)
    assert found.tables.keys() >= db.metadata.tables.keys()
    return {
        name: [repr(tuple(row)) for row in connection.execute(select(table))] for name, table in found.tables.items()
    }


def asked(running: Running, work: Callable[[Connection], Any]) -> Any:
    store = running.house.store
    return asyncio.run_coroutine_threadsafe(store.ask(work), store._task.get_loop()).result(30)


@dataclass
class Life:
    """Somebody with everything that a person can have, and what must be found of them nowhere."""

    me: Player
    friend: Player
    marks: dict[str, str] = field(default_factory=dict)
    over: str = ""
    running: str = ""
    dropped: str = ""


async def lived(running: Running, people: Any, two: Any) -> Life:
    first = await two(at=running)  # as a guest, who is then taken along
    guest, friend = first.a, first.b
    await guest.http.patch("/api/session", json={"name": f"{NAME} I"})
    game = await again(guest, friend)
    async with guest.at(game) as one, friend.at(game) as other:
        await one.ask("talk", text="good luck")
        await lay(one, other)
        await one.ask("concede")
        await one.ask("rematch", seal="ab" * 32)
    await analysed(guest, game)
    me: Player = await people(at=running)
    made = Life(me, friend, over=game)
    me.http.headers["Host"] = guest.http.headers["Host"] = "localhost"
    phone = Authenticator("http://localhost")
    await me.post("/api/account", {"name": NAME, "password": PASSWORD})
    options = (await me.post("/api/account/passkeys/options"))["options"]
    await me.http.post("/api/account/passkeys", json=phone.make(options, name="Zefiryn's phone"))
    await enter(guest, NAME, take=True)
    made.marks |= {"former": guest.id, "name": NAME, "id": me.id, "program": PROGRAM, "word": "Zefiryn"}
    token = (await me.post("/api/token", {"name": PROGRAM}))["token"]
    program = await people(at=running, Authorization=f"Bearer {token}")
    made.marks["program's id"] = program.id
    await program.table("hotseat")
    mixed = await me.table("friend")
    await program.post("/api" + mixed["invite"], {"deck": "carousel"})
    deck = {"name": "Zefiryn's deck", "stacks": (await me.get("/api/games/token-battle/decks"))[0]["stacks"]}
    await me.post("/api/games/token-battle/decks", deck)
    await send(me, PACK, "zefiryn.json")
    made.running = await again(me, friend)
    async with me.at(made.running) as one, friend.at(made.running) as other:
        for _ in range(9):
            await lay(one, other)
        await one.ask("talk", text="hello")
    made.dropped = await again(friend, me)
    async with me.at(made.dropped) as one, friend.at(made.dropped) as other:
        await lay(one, other)
        await lay(one, other)
        await one.ask("concede")
        await one.ask("rematch")
    assert (await me.http.delete(f"/api/tables/{made.dropped}")).status_code == 204
    theirs = await friend.table("hotseat")
    async with me.at(theirs["id"]) as line:
        await line.ask("talk", text="I only look on")
    await me.table("friend")
    await me.table("bot:random")
    alone = await me.table("hotseat")
    await me.post(f"/api/tables/{alone['id']}/leave")
    record = await me.get(f"/api/tables/{alone['id']}/record")
    await me.post("/api/replays", {"record": record})
    await met(running, me, friend)
    await told(running, me, friend)
    await studied(made)
    await me.post("/api/session/key")
    await me.post("/api/sign-in/passkey-options")
    await me.post("/api/account/passkeys/options")
    return made


async def studied(life: Life) -> None:
    """Studies of one's own, alone and with somebody, and a part in one of theirs."""
    mine, alone = await begun(life.me, life.over), await begun(life.me, life.over)
    await alone.me.post(f"{alone.at}/comments", {"at": "1", "text": "to myself"})
    theirs = await begun(life.friend, life.over)
    for study, other in ((mine, life.friend), (theirs, life.me)):
        part = await study.invite(other)
        await part.grow(0, 1)
        await part.me.post(f"{part.at}/comments", {"at": "0", "text": "with others"})
        options = (await part.place(0))["options"]
        await part.me.post(f"{part.at}/puzzles", {"at": "0", "answers": [[options[0]]]})


async def met(running: Running, me: Player, friend: Player) -> None:
    """Whatever ties somebody to others: ratings, follows, an open table, challenges, mutes, reports, tournaments."""
    clock = {"minutes": 5}
    made = await me.table("friend", clock=clock, rated=True)
    await friend.post("/api" + made["invite"], {"deck": "carousel"})
    async with me.at(made["id"]) as line:
        await line.ask("talk", text="well played")
        await line.ask("concede")
    while not (await me.get(f"/api/tables/{made['id']}/rating"))["changes"]:
        await asyncio.sleep(0.05)
    await me.table("friend", offer={"note": "with Zefiryn"}, clock={"days": 3})
    for one, other in ((me, friend), (friend, me)):
        assert (await one.http.put(f"/api/follows/{other.id}")).status_code == 200
        await one.post(f"/api/people/{other.id}/challenge", {"game": "token-battle"})
        async with one.at(made["id"]) as line:
            names = [seat["name"] for seat in line.frames[0]["d"]["seats"]]
        seat = 1 - names.index(NAME) if one is me else names.index(NAME)
        await one.post("/api/reports", {"table": made["id"], "seat": seat, "reason": "talk"})
        await one.post("/api/muted", {"table": made["id"], "seat": seat})
    boss = await Player(running.address).begin("Boss")
    for one in (me, boss):
        await named_host(running, one)
    await me.post("/api/host/said", {"text": f"{NAME} says hello", "hours": 1})
    for report in (await boss.get("/api/host"))["reports"]:
        await boss.post(f"/api/host/reports/{report['id']}", {"kind": "warn", "words": "mind your words"})
    await boss.close()
    for host in (me, friend):
        body = {"name": "Sunday", "game": "token-battle", "clock": clock, "auto": False, "rounds": 1}
        path = f"/api/tournaments/{(await host.post('/api/tournaments', body))['id']}"
        for one in (me, friend):
            await one.post(f"{path}/enter", {"decks": ["first-steps"]})
        await host.post(f"{path}/act", {"act": "pair"})
        await host.post(f"{path}/act", {"act": "start"})
        body = {"name": "Evening", "game": "token-battle", "format": "arena", "lasts": 600, "clock": clock}
        path = f"/api/tournaments/{(await host.post('/api/tournaments', body))['id']}"
        for one in (me, friend):
            await one.post(f"{path}/enter", {"decks": ["first-steps"]})
        await host.post(f"{path}/act", {"act": "start"})
        if host is friend:
            await host.post(f"{path}/act", {"act": "remove", "entrant": me.id, "why": "enough"})


async def told(running: Running, me: Player, friend: Player) -> None:
    """Notices to somebody and of them, and what they wait for."""
    pytest.importorskip("http_ece")
    for one, other in ((me, friend), (friend, me)):
        body = Browser().body(f"https://push.example.org/{one.id}")
        assert (await one.http.put("/api/notices/browser", json=body)).status_code == 204
        assert (await one.http.put("/api/notices/silent", json={"silent": ["seat"]})).status_code == 204
        telling_ = telling(one.id, "turn", one.id, "token-battle", "/", other.id)
        never = update(outbox).values(due=1e12)
        rest = insert(rests).values(guest=one.id, whom=other.id, until=1e12)
        await write(running, telling_, never, rest, insert(lookouts).values(guest=one.id, until=1e12))
        link = insert(openid.links).values(issuer="https://x", subject=one.id, guest=one.id, created=1.0)
        words = dict.fromkeys(("ticket", "nonce", "verifier", "back", "name"), "x")
        gone = {"state": one.id, "why": "enter", "guest": one.id, "take": 0, "fresh": 0, "expires": 1e12}
        await write(running, link, insert(openid.asks).values(**words, **gone))


async def again(host: Player, friend: Player) -> str:
    made = await host.table("friend")
    await friend.post("/api" + made["invite"], {"deck": "carousel"})
    return str(made["id"])


async def lay(one: Any, other: Any) -> None:
    mover, waits = (one, other) if one.asked else (other, one)
    await mover.lay()
    await waits.hear("move")


def found(rows: dict[str, list[str]], marks: dict[str, str]) -> dict[str, set[str]]:
    """In which tables something of somebody is."""
    return {
        mark: where
        for mark, text in marks.items()
        if (where := {table for table, lines in rows.items() for line in lines if text in line})
    }


@pytest.fixture(params=["sqlite", "postgres"])
def at(request: pytest.FixtureRequest, start: Callable[..., Running], tmp_path: Path) -> Running:
    """A server over either store."""
    if request.param == "postgres":
        return start(database=request.getfixturevalue("cluster").database())
    return start(folder=tmp_path)


async def test_nothing_of_somebody_is_left_anywhere(at: Running, people: Any, two: Any, tmp_path: Path) -> None:
    life = await lived(at, people, two)
    before = asked(at, everything)
    kept = {table for table, lines in before.items() if any(life.me.id in line for line in lines)}
    assert kept >= {one.column.table.name for one in PERSONAL} - {"leavers", "listening", "challenges"}
    hashes = asked(at, lambda one: [*one.execute(select(db.recovery.c.hash)).scalars()])
    hashes += asked(at, lambda one: [*one.execute(select(db.passwords.c.hash)).scalars()])
    hashes += asked(at, lambda one: [*one.execute(select(db.passkeys.c.key)).scalars()])
    life.marks |= {f"credential {n}": hash_ for n, hash_ in enumerate(hashes)}
    assert found(before, life.marks).keys() == life.marks.keys()
    assert (await life.me.http.post("/api/account/leave", json={"name": NAME})).status_code == 204
    assert found(asked(at, everything), life.marks) == {}
    await life.me.get("/api/tables", 401)
    at.stop()
    if (tmp_path / FILE).exists():
        assert found(of_file(tmp_path / FILE), life.marks) == {}


def of_file(path: Path) -> dict[str, list[str]]:
    """The rows of a store at rest, read by SQLite alone."""
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: [repr(row) for row in file.execute(f'SELECT * FROM "{name}"')] for name in names}


async def test_what_one_takes_along_before_has_all_of_it(at: Running, people: Any, two: Any) -> None:
    life = await lived(at, people, two)
    file = await taken(life.me)
    assert {key for key in set(TOLD.values()) if not file[key]} == set()
    (rating,) = file["ratings"]
    (game,) = file["rated_games"]
    assert (rating["games"], game["result"], game["mu"]) == (1, -1, rating["mu"])
    assert [one["whom"] for one in file["follows"]] == [life.friend.id]
    assert {one["reason"] for one in file["reports"]} == {"talk"}
    assert [one["kind"] for one in file["cautions"]] == ["warn"]


def test_each_thing_that_is_kept_of_somebody_is_in_the_file_or_has_a_reason_not_to_be() -> None:
    tables = {one.column.table.name for one in PERSONAL}
    assert TOLD.keys() | UNTOLD.keys() == tables and not TOLD.keys() & UNTOLD.keys()


async def test_the_others_keep_their_games_and_win_what_was_running(at: Running, people: Any, two: Any) -> None:
    life = await lived(at, people, two)
    async with life.friend.at(life.running) as line:
        await life.me.post("/api/account/leave", {"name": NAME}, 204)
        end = await line.hear("end")
        assert end["d"]["outcome"]["kind"] == "left"
    games = {game["id"]: game for game in (await life.friend.get("/api/past?lang=en"))["games"]}
    assert games[life.running]["result"] == games[life.over]["result"] == "won"
    assert {games[one]["opponent"] for one in (life.running, life.over, life.dropped)} == {"somebody who left"}


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "somebody who left"), ("pl", "ktoś, kogo tu już nie ma"), ("ja", "退会した人")]
)
async def test_they_are_called_so_in_the_readers_language(
    at: Running, people: Any, two: Any, lang: str, said: str
) -> None:
    life = await lived(at, people, two)
    await life.me.post("/api/account/leave", {"name": NAME}, 204)
    for table in (life.over, life.running, life.dropped):
        replay = await life.friend.get(f"/api/tables/{table}/replay?lang={lang}")
        ending = await life.friend.get(f"/api/tables/{table}/ending?lang={lang}")
        record = await life.friend.get(f"/api/tables/{table}/record?lang={lang}")
        analysis = await life.friend.get(f"/api/tables/{table}/analysis?lang={lang}")
        assert sorted(replay["names"]) == sorted(record["names"]) == sorted(["Bolek", said])
        async with life.friend.at(table, lang=lang) as line:
            state = line.frames[0]
        sent = json.dumps([replay, ending, record, analysis, state], ensure_ascii=False)
        assert said in sent and LEFT_NAME not in sent and "Qwyjibo" not in sent
    assert [line["name"] for line in state["d"]["talk"]] == []


async def test_what_they_said_stays_without_their_name(at: Running, people: Any, two: Any) -> None:
    life = await lived(at, people, two)
    await life.me.post("/api/account/leave", {"name": NAME}, 204)
    async with life.friend.at(life.over) as line:
        assert [(one["name"], one["text"]) for one in line.frames[0]["d"]["talk"]] == [
            ("somebody who left", "good luck")
        ]


async def test_games_that_stay_are_as_sound_as_before(start: Any, people: Any, two: Any, tmp_path: Path) -> None:
    running = start(folder=tmp_path)
    life = await lived(running, people, two)
    await life.me.post("/api/account/leave", {"name": NAME}, 204)
    running.stop()
    tables, wrong = look_through(tmp_path / FILE, deep=True, workers=1)
    assert tables >= 4 and wrong == []


async def test_a_guest_without_account_leaves_likewise(people: Any, two: Any, start: Any) -> None:
    game = await two(at=start())
    await game.lay()
    assert code_of(await game.a.post("/api/account/leave", {"name": "Alla"}, 400)) == "wrong-name"
    await game.a.post("/api/account/leave", {"name": "Ala"}, 204)
    assert (await game.two.hear("end"))["d"]["outcome"]["winner"] is not None
    assert (await game.b.get("/api/tables?lang=en"))[0]["opponent"] == "somebody who left"


async def test_an_account_leaves_with_a_fresh_sign_in_only(people: Any, start: Any) -> None:
    running = start()
    ala = await people(at=running)
    await ala.post("/api/account", {"name": "Stays A While", "password": PASSWORD})
    await stale(running, ala.id)
    assert code_of(await ala.post("/api/account/leave", {"name": "Stays A While"}, 403)) == "fresh"
    await enter(ala, "Stays A While")
    await ala.post("/api/account/leave", {"name": "Stays A While"}, 204)
    bob = await people(at=running)
    await bob.post("/api/account", {"name": "Stays A While", "password": PASSWORD}, 200)


async def test_who_began_to_leave_is_gone_after_the_next_start(
    start: Any, people: Any, two: Any, tmp_path: Path
) -> None:
    running = start(folder=tmp_path)
    game = await two(at=running)
    await game.lay()
    leaver = db.leavers.insert().values(guest=game.a.id, at=1.0)
    store = running.house.store
    asyncio.run_coroutine_threadsafe(store.write(leaver), store._task.get_loop()).result(20)
    running.stop()
    second = start(folder=tmp_path)
    for _ in range(200):
        if not asked(second, lambda one: one.execute(select(db.leavers)).all()):
            break
        await asyncio.sleep(0.05)
    assert found(asked(second, everything), {"id": game.a.id, "name": "Ala"}) == {}


def test_every_column_that_has_somebodys_id_is_listed() -> None:
    """A room that keeps something of people says what becomes of it."""
    listed = {f"{one.column.table.name}.{one.column.name}" for one in PERSONAL}
    named = {
        f"{table.name}.{column.name}"
        for table in db.metadata.sorted_tables
        for column in table.columns
        if column.name in SPECIES or any(key.column.table is db.guests for key in column.foreign_keys)
    }
    assert named - OF_PROCESSES == listed


async def test_who_let_a_game_go_before_is_found_by_their_answers(tmp_path: Path) -> None:
    connection = made_by("0013", tmp_path)
    connection.executescript("""
        insert into tables (id, game, kind, status, owner, settings, summary, created, updated)
            values ('t', 'token-battle', 'friend', 'over', 'b', '{}', '{}', 0, 0);
        insert into seats (table_id, seat, guest, name) values ('t', 0, null, 'Ala'), ('t', 1, 'b', 'Bolek');
        insert into rows (table_id, n, kind, data, at) values
            ('t', 0, 'answer', '{"picks":[0],"guest":"a","a":1}', 0), ('t', 1, 'answer', '{"guest":"b","a":1}', 0),
            ('t', 2, 'answer', 'no JSON', 0), ('t', 3, 'end', '{"kind":"left"}', 0);
    """)
    connection.close()
    store = await Store.open(tmp_path)
    assert await store.read(select(db.dropped)) == [{"table_id": "t", "seat": 0, "guest": "a"}]
    await store.close()


async def test_a_game_at_another_process_is_lost_there_and_the_others_hear_of_it(
    cluster: Any, start: Any, people: Any, two: Any
) -> None:
    house = House(cluster, start)
    game = await two(at=house.one)
    await game.lay()
    await asks(house.other, game.a).post("/api/account/leave", {"name": "Ala"}, 204)
    with pytest.raises(websockets.ConnectionClosed):
        await game.two.hear("nothing")
    async with game.b.at(game.table) as line:
        assert (await line.hear("end"))["d"]["outcome"]["kind"] == "left"
        assert [seat["name"] for seat in line.frames[0]["d"]["seats"]] == ["somebody who left", "Bolek"]
    assert found(asked(house.one, everything), {"id": game.a.id}) == {}
    await asks(house.one, game.a).get("/api/tables", 401)
