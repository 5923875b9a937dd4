"""What the clean-up removes and what stays, what a guest may keep, and what guests delete themselves."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update

from stolik.match import Match
from stolik.server import retention
from stolik.server import store as db
from stolik.server.denied import Denied
from stolik.server.foreign import Loaded
from stolik.server.guests import Guest
from stolik.server.house import House
from stolik.server.kept_people import lookouts
from stolik.server.passes import DAY
from stolik.server.push.kept import outbox, silent, subscriptions
from stolik.server.quotas import Quotas
from stolik.server.retention import Purged, purge
from stolik.server.settings import Limits, Retention, Settings
from stolik.server.store import FILE, Store
from stolik.server.tournaments.kept import entries, tournaments

from .conftest import OPEN, QUICK

NOW = 1_000_000_000.0
STRICT = Settings(retention=Retention(finished=10, records=5, waiting=3, talk=2, guests=4, ended=1))
HOME = Settings()


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    address = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    opened = await Store.open(None, address)
    yield opened
    await opened.close()


def guest(name: str, created: float = 100) -> Any:
    """Somebody who came so many days ago."""
    at = NOW - created * DAY
    return insert(db.guests).values(id=name, name=name, lang="en", theme="system", created=at)


def session(of: str, used: float, ended: float | None = None, left: float = 300) -> Any:
    """A session that was used and ended so many days ago, and has so many left."""
    row: dict[str, Any] = {"hash": f"{of} {used}", "id": f"{of} {used}", "guest": of, "browser": "", "system": ""}
    row |= {"created": NOW - 90 * DAY, "used": NOW - used * DAY, "expires": NOW + left * DAY}
    return insert(db.sessions).values(**row, ended=None if ended is None else NOW - ended * DAY)


def token(name: str, guest: str, owner: str, ended: float | None = None) -> Any:
    row = {"hash": name, "id": name, "guest": guest, "owner": owner, "name": name, "created": NOW, "expires": NOW + DAY}
    return insert(db.tokens).values(**row, ended=None if ended is None else NOW - ended * DAY)


def table(name: str, status: str, days: float, kind: str = "bot", owner: str = "ala", rows: int = 3) -> list[Any]:
    """A table that changed so many days ago, with rows, talk, an analysis, a wish for a rematch, an
    invitation and a challenge."""
    at = NOW - days * DAY
    row = {"id": name, "game": "token-battle", "kind": kind, "status": status, "owner": owner, "settings": {}}
    many = [{"table_id": name, "n": n, "kind": "answer", "data": {"n": n}, "at": at} for n in range(rows)]
    return [
        insert(db.tables).values(**row, start={"a": 1}, summary={}, created=at, updated=at),
        insert(db.seats).values(table_id=name, seat=0, guest=owner, name=owner),
        *([insert(db.rows).values(many)] if many else []),
        insert(db.talk).values(table_id=name, name=owner, text="hello", at=at),
        insert(db.rematches).values(table_id=name, data={"by": 0}),
        insert(db.analyses).values(table_id=name, mark="1", data={}, at=at),
        insert(db.invites).values(code=name, table_id=name, seat=1, created=at),
        insert(db.challenges).values(id=name, table_id=name, guest=owner, status="created", created=at),
    ]


async def left(store: Store, of: Any, column: str = "id") -> list[str]:
    return sorted(row[column] for row in await store.read(select(of)))


TABLES = [
    *table("old", "over", 11),
    *table("fresh", "over", 9),
    *table("old record", "over", 6, "record"),
    *table("fresh record", "over", 4, "record"),
    *table("waits long", "waiting", 4, rows=0),
    *table("waits", "waiting", 2, rows=0),
    *table("runs", "running", 400),
    *table("deleted", "gone", 0, rows=1234),
]


async def test_what_was_kept_for_long_enough_goes_with_all_its_rows(store: Store) -> None:
    await store.write(guest("ala"), *TABLES)
    would = await purge(store, STRICT, NOW, dry=True)
    assert len(await left(store, db.tables)) == 8
    gone = await purge(store, STRICT, NOW)
    assert gone == Purged(finished=1, waiting=1, records=1, deleted=1, talk=3)
    assert replace(would, talk=0) == replace(gone, talk=0) and would.talk == 6
    stay = ["fresh", "fresh record", "runs", "waits"]
    assert await left(store, db.tables) == stay == await left(store, db.challenges)
    for part in (db.rows, db.seats, db.invites, db.talk, db.rematches):
        assert set(await left(store, part, "table_id")) <= set(stay)
    assert not await purge(store, STRICT, NOW)


async def test_a_house_at_home_keeps_everything_that_is_a_game(store: Store) -> None:
    await store.write(guest("ala"), *TABLES)
    assert await purge(store, HOME, NOW + 90 * DAY) == Purged(deleted=1)
    assert len(await left(store, db.tables)) == 7 and len(await left(store, db.talk)) == 7


async def test_guests_who_never_came_back_and_have_nothing_are_forgotten(store: Store) -> None:
    names = ("new", "never", "lately", "seated", "decked", "keyed", "speaks", "robot", "left robot", "out")
    await store.write(*(guest(name, 1 if name == "new" else 100) for name in names), session("never", 50))
    await store.write(session("lately", 3), *table("t", "over", 9, owner="seated"), token("robot", "robot", "speaks"))
    deck = {"id": "d", "guest": "decked", "game": "g", "name": "d", "stacks": [], "created": NOW, "updated": NOW}
    await store.write(insert(db.decks).values(**deck), token("left", "left robot", "out", ended=2))
    await store.write(insert(db.keys).values(hash="k", guest="keyed", expires=NOW + 1), session("never", 49, ended=48))
    gone = await purge(store, STRICT, NOW)
    assert gone == Purged(talk=1, sessions=1, tokens=1, guests=2)
    assert await left(store, db.guests) == ["decked", "keyed", "lately", "new", "robot", "seated", "speaks"]
    assert await left(store, db.sessions, "guest") == ["lately"]


async def test_what_a_forgotten_guest_wanted_to_be_told_is_forgotten_too(store: Store) -> None:
    row = {"id": "s", "session": "h", "address": "a", "key": "k", "auth": "x", "created": NOW, "failed": 0}
    told = {"subscription": "s", "kind": "look", "once": "", "game": "g", "link": "/", "created": NOW, "due": NOW}
    await store.write(guest("ala"), insert(lookouts).values(guest="ala", until=NOW))
    await store.write(insert(silent).values(guest="ala", kind="look"), insert(subscriptions).values(guest="ala", **row))
    await store.write(insert(outbox).values(guest="ala", tries=0, **told))
    assert (await purge(store, STRICT, NOW)).guests == 1
    assert [await left(store, one, one.c.keys()[0]) for one in (lookouts, silent, subscriptions, outbox)] == [[]] * 4


async def test_who_holds_a_tournament_or_is_in_one_is_not_forgotten(store: Store) -> None:
    row = {"id": "t", "guest": "holds", "game": "g", "name": "n", "settings": {}, "data": {}, "phase": "over"}
    mine = {"tournament": "t", "guest": "plays", "entrant": "plays", "name": "n", "decks": [], "titles": []}
    await store.write(guest("holds"), guest("plays"), guest("idle"))
    await store.write(insert(tournaments).values(**row, created=NOW, updated=NOW))
    await store.write(insert(entries).values(**mine, entered=NOW))
    assert (await purge(store, STRICT, NOW)).guests == 1
    assert await left(store, db.guests) == ["holds", "plays"]


async def test_sessions_that_have_ended_and_answered_challenges_go(store: Store) -> None:
    await store.write(guest("ala"), session("ala", 1), session("ala", 2, ended=2), session("ala", 3, left=-2))
    await store.write(*table("t", "running", 9), insert(db.keys).values(hash="k", guest="ala", expires=NOW - 1))
    await store.write(update(db.challenges).values(status="accepted"), session("ala", 4, ended=0.5))
    assert await purge(store, STRICT, NOW) == Purged(talk=1, sessions=2, keys=1, challenges=1)
    assert await left(store, db.sessions) == ["ala 1", "ala 4"] and await left(store, db.tables) == ["t"]


async def test_invitations_that_were_withdrawn_or_ran_out_go(store: Store) -> None:
    lived = {"good": (None, 1), "used up": (None, 1), "old": (None, -2), "withdrawn": (2, 1), "lately": (0.5, 1)}
    for name, (ended, left_days) in lived.items():
        row = {"hash": name, "id": name, "uses": 1, "used": int(name == "used up"), "created": 0.0}
        at = None if ended is None else NOW - ended * DAY
        await store.write(insert(db.invitations).values(**row, expires=NOW + left_days * DAY, ended=at))
    assert await purge(store, STRICT, NOW) == Purged(invitations=2)
    assert await left(store, db.invitations) == ["good", "lately", "used up"]


async def test_a_table_that_somebody_has_awake_or_that_a_process_holds_stays(store: Store) -> None:
    await store.write(
        guest("ala"), *table("awake", "over", 99), *table("held", "over", 99), *table("sleeps", "over", 99)
    )
    await store.write(insert(db.processes).values(id="p", address="", until=NOW + 9))
    await store.write(insert(db.leases).values(table_id="held", owner="p", fence=1))
    gone = await purge(store, STRICT, NOW, asleep=lambda found: nullcontext([one for one in found if one != "awake"]))
    assert gone.finished == 1 and await left(store, db.tables) == ["awake", "held"]
    await store.write(update(db.processes).values(until=NOW - 1))
    assert (await purge(store, STRICT, NOW)).finished == 2


async def test_a_clean_up_that_was_stopped_is_finished_by_the_next(store: Store) -> None:
    await store.write(guest("ala", 0), *table("long", "over", 99, rows=1200))
    write, units = store.write, 0

    async def failing(*statements: Any, **more: Any) -> None:
        nonlocal units
        units += 1
        if units == 3:
            raise OSError("the power went")
        await write(*statements, **more)

    store.write = failing  # type: ignore[method-assign]
    with pytest.raises(OSError):
        await purge(store, STRICT, NOW)
    assert 0 < len(await left(store, db.rows, "n")) < 1200
    assert await purge(store, STRICT, NOW) == Purged(deleted=1)
    assert await left(store, db.tables) == [] == await left(store, db.rows, "table_id")


async def test_no_write_is_a_long_one_and_answers_are_written_between(store: Store) -> None:
    await store.write(guest("ala"), *(one for n in range(5) for one in table(f"t{n}", "over", 99, rows=700)))
    write, between = store.write, 0

    async def counting(*statements: Any, **more: Any) -> None:
        nonlocal between
        between += 1
        await write(*statements, **more)

    store.write = counting  # type: ignore[method-assign]
    assert (await purge(store, STRICT, NOW)).finished == 5
    assert between >= 2 * 5


# ---- in a house


async def test_a_server_cleans_up_by_itself_but_for_the_table_that_is_looked_at(
    start: Any, people: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "FIRST", 0.2)
    kept = Retention(finished=1, every=0.05)
    running = start(replace(QUICK, retention=kept, idle=0.1), tmp_path)
    ala = await people("Ala", at=running)
    made = await ala.table("hotseat")
    async with ala.at(made["id"]) as line:
        await line.ask("concede")
        with sqlite3.connect(tmp_path / FILE, timeout=20) as host:
            host.execute(f"update tables set updated = {time.time() - 2 * DAY}")
        host.close()
        await asyncio.sleep(0.4)
        assert (await ala.get("/api/tables"))[0]["status"] == "over"
    for _ in range(1000):
        if await ala.get("/api/tables") == []:
            break
        await asyncio.sleep(0.02)
    await ala.get(f"/api/tables/{made['id']}/replay", 404)


async def test_a_game_that_is_over_is_deleted_and_one_of_two_stays_with_the_other(two: Any, people: Any) -> None:
    game, stranger = await two(), await people("Celina")
    path = f"/api/tables/{game.table}"
    assert (await game.a.http.delete(path)).json()["error"]["code"] == "running"
    await game.one.ask("concede")
    assert (await stranger.http.delete(path)).status_code == 404
    assert (await game.a.http.delete(path)).status_code == 204
    assert await game.a.get("/api/tables") == [] and len(await game.b.get("/api/tables")) == 1
    async with game.b.at(game.table) as line:
        assert await line.refused("rematch") == "seat-left"
    assert (await game.b.get(f"/api/tables/{game.table}/replay"))["names"] == ["Ala", "Bolek"]
    assert (await game.b.http.delete(path)).status_code == 204
    await game.b.get(f"/api/tables/{game.table}/replay", 404)
    assert (await game.b.http.delete(path)).status_code == 404


async def test_who_wants_a_table_that_may_go_waits_until_that_is_known() -> None:
    store = await Store.open()
    house = House(store, QUICK)
    loaded = Loaded("token-battle", RECORD, ["Ala", "Bolek"], {})
    table = await house.registry.load(Guest("ala", "Ala", "en", "system"), loaded)
    with house.asleep([table]) as asleep:
        coming = asyncio.create_task(house.find(table))
        await asyncio.sleep(0.01)
        assert asleep == [table] and not coming.done()
    assert await coming is not None
    with house.asleep([table]) as asleep:
        assert asleep == []
    await house.close()
    await store.close()


# ---- what a guest may keep

RECORD = Match("token-battle", ("Crossfire", "Carousel"), 5).record.to_data()


async def test_many_records_at_once_are_no_more_than_may_be_kept(start: Any, people: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, records_a_guest=3)))
    ala = await people("Ala", at=running)
    asked = [ala.http.post("/api/replays", json={"record": RECORD}) for _ in range(8)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 5
    told = next(answer.json()["error"] for answer in answers if answer.status_code == 409)
    assert told["code"] == "many-records" and "delete some" in told["message"]
    loaded = next(answer.json()["id"] for answer in answers if answer.status_code == 201)
    assert (await ala.http.delete(f"/api/tables/{loaded}")).status_code == 204
    await ala.post("/api/replays", {"record": RECORD}, 201)


async def test_so_many_tables_an_hour(start: Any, people: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, tables_an_hour=2)))
    ala = await people("Ala", at=running)
    await ala.table("hotseat")
    await ala.post("/api/replays", {"record": RECORD}, 201)
    refused = await ala.http.post("/api/tables", json={"game": "token-battle", "opponent": "hotseat"})
    assert refused.status_code == 429 and refused.json()["error"]["code"] == "many-an-hour"
    assert 3500 < int(refused.headers["retry-after"]) <= 3600


async def refused(store: Store, **limits: int) -> str:
    try:
        await Quotas(store, Limits(**limits)).table("ala")
    except Denied as denied:
        return denied.code
    return ""


async def test_finished_games_and_their_bytes_are_counted(store: Store) -> None:
    await store.write(guest("ala"), *table("a", "over", 1, rows=40), *table("b", "over", 1), *table("c", "running", 1))
    await store.write(*table("theirs", "over", 1, owner="bolek", rows=50))
    assert await refused(store, finished_a_guest=2) == "many-finished"
    assert await refused(store, finished_a_guest=3) == "" == await refused(store, finished_a_guest=0)
    assert await refused(store, bytes_a_guest=6000) == "" == await refused(store, bytes_a_guest=0)
    assert await refused(store, bytes_a_guest=4000) == "much-kept"
    sizes = await store.read(select(db.tables.c.id, db.tables.c.size).where(db.tables.c.size.is_not(None)))
    assert {row["id"] for row in sizes} == {"a", "b"}
    counted = await store.read(select(func.sum(db.tables.c.size).label("all")))
    assert 40 * 100 < counted[0]["all"] < 6000
