"""Tables that sleep and wake, games that meet other rules, and everything else around a table."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stolik.kernel.replay import RecordError
from stolik.match import Match
from stolik.server import jobs, seals
from stolik.server.clocks import Clock
from stolik.server.history import LISTS, History
from stolik.server.store import FILE

from .conftest import OPEN, QUICK


def fresh(seed: int = 5) -> tuple[Any, History]:
    match = Match("token-battle", ("Crossfire", "Carousel"), seed, {"turn_limit": 30}, ("Ala", "Bolek"), LISTS)
    return match.record.to_data(), History(match)


def some_rows(history: History, seed: int) -> list[dict[str, Any]]:
    """Rows of answers and undos as a table writes them, at last an end."""
    rng = random.Random(seed)
    rows = []
    for _ in range(25):
        decision = history.match.decision
        if decision is None:
            break
        if history.match.turn > 2 and rng.random() < 0.3:
            to = rng.randrange(history.match.turn)
            kind, data = history.back(to, 0, history.anew(to, rng.randrange(99)))
        else:
            kind, data = history.answer([rng.randrange(len(decision.options))])
        rows.append({"kind": kind, "data": json.loads(json.dumps(data)), "key": history.key})
    kind, data = history.end("left", 1)
    return [*rows, {"kind": kind, "data": data, "key": history.key}]


@pytest.mark.parametrize("seed", range(6))
def test_a_table_is_rebuilt_from_its_rows(seed: int) -> None:
    start, history = fresh(seed)
    rows = some_rows(history, seed)
    again = History.rebuilt(json.loads(json.dumps(start)), rows)
    assert again.match.record.to_data() == history.match.record.to_data()
    assert (again.v, again.authors) == (history.v, history.authors) == (len(rows), again.authors)
    assert again.renderer.notes == history.renderer.notes
    assert again.match.events == history.match.events


def test_rows_that_were_changed_are_found_out_by_their_keys() -> None:
    start, history = fresh()
    rows = some_rows(history, 1)
    changed = [dict(row) for row in rows]
    changed[3]["key"] = "0" * 16
    for wrong in (changed, rows[1:], [rows[0], *rows[2:]]):
        with pytest.raises(RecordError):
            History.rebuilt(start, wrong)


def test_rows_of_an_older_version_have_a_key_of_their_end() -> None:
    start, history = fresh()
    rows = some_rows(history, 1)
    older = {**start, "version": 0}
    assert History.rebuilt(older, rows).match.key() == history.match.key()
    rows[-1]["key"] = None
    assert History.rebuilt(start, rows).v == len(rows)
    with pytest.raises(RecordError, match="no key to compare; the record was made by version 0 of the rules"):
        History.rebuilt(older, rows)


def test_rows_that_make_no_game_are_told_as_such() -> None:
    """An answer of too many options, a step back behind the beginning: where no key of a row before would tell it."""
    start, history = fresh()
    rows = some_rows(history, 1)
    twice = {**rows[1], "data": {**rows[1]["data"], "picks": rows[1]["data"]["picks"] * 2}, "key": None}
    back = {**rows[1], "kind": "back", "data": {"to": 99, "by": 0, "reseed": 1}, "key": None}
    for wrong in (twice, back):
        with pytest.raises(RecordError, match="entry 1"):
            History.rebuilt(start, [rows[0], wrong])


def made_older(folder: Path, *, differs: bool) -> None:
    """The tables of a store are of an older version of the rules, by which the game perhaps came out differently."""
    with sqlite3.connect(folder / FILE) as connection:
        (table, text) = connection.execute("select id, start from tables").fetchone()
        start = {**json.loads(text), "version": 0}
        seal = seals.begun(table, start)
        if differs:
            connection.execute("update rows set key = ? where n = 2", ("0" * 16,))
        for n, kind, data, key, at in connection.execute("select n, kind, data, key, at from rows").fetchall():
            seal = seals.after(seal, n, kind, json.loads(data), key, at)
            connection.execute("update rows set seal = ? where n = ?", (seal, n))
        connection.execute("update tables set start = ?, seal = ?", (json.dumps(start), seal))
    connection.close()


@pytest.mark.parametrize(("differs", "reached"), [(False, (9, 9)), (True, (8, 10))])
async def test_a_running_game_that_meets_other_rules_goes_on_as_far_as_its_keys_hold_or_from_its_kept_state(
    two: Any, start: Any, tmp_path: Path, differs: bool, reached: tuple[int, int]
) -> None:
    running = start(folder=tmp_path)
    game = await two(at=running)
    for _ in range(9):
        await game.lay(1)
    kept = game.one.frames
    running.stop()
    made_older(tmp_path, differs=differs)
    for _ in range(2):
        again = start(folder=tmp_path)
        game.a.address = again.address
        async with game.a.at(game.table) as line:
            assert (line.view["turn"], line.v) == reached
            before = next(frame for frame in kept if frame["t"] == "move" and frame["v"] == reached[0])
            assert line.view["owner"] == before["d"]["view"]["owner"]
        again.stop()


@pytest.mark.parametrize("differs", [False, True])
async def test_a_finished_game_of_other_rules_is_looked_at_or_says_so(
    people: Any, start: Any, tmp_path: Path, differs: bool
) -> None:
    running = start(folder=tmp_path)
    player = await people(at=running)
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        for _ in range(3):
            await line.lay(0)
    await player.post(f"/api/bot/game/{made['id']}/resign")
    running.stop()
    made_older(tmp_path, differs=differs)
    player.address = start(folder=tmp_path).address
    answer = await player.http.get(f"{player.address}/api/tables/{made['id']}/replay")
    if not differs:
        assert answer.status_code == 200
        return
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "other-rules")
    assert "version 0 of the rules of token-battle, and this is version 1" in answer.json()["error"]["message"]
    async with player.at(made["id"], hear=False) as line:
        assert (await line.hear())["d"]["code"] == "other-rules"


@pytest.mark.parametrize("status", ["running", "waiting"])
async def test_a_table_of_a_game_that_was_taken_away_says_so_and_is_back_with_it(
    people: Any, start: Any, tmp_path: Path, status: str
) -> None:
    running = start(folder=tmp_path)
    player = await people(at=running)
    made = await player.table("hotseat" if status == "running" else "friend")
    for name, there in (("chess", False), ("token-battle", True)):
        running.stop()
        connection = sqlite3.connect(tmp_path / FILE)
        connection.execute("update tables set game = ?", (name,))
        connection.commit()
        connection.close()
        running = start(folder=tmp_path)
        player.address = running.address
        mine = (await player.http.get(f"{player.address}/api/tables")).json()
        assert [table["id"] for table in mine] == [made["id"]] * there
        async with player.at(made["id"], hear=there) as line:
            assert there or (await line.hear())["d"]["code"] == "game-missing"
    running.stop()


async def test_a_table_of_a_game_that_was_taken_away_takes_no_room(people: Any, start: Any, tmp_path: Path) -> None:
    narrow = replace(QUICK, limits=replace(OPEN, tables_a_guest=1))
    running = start(narrow, tmp_path)
    player = await people(at=running)
    await player.table("hotseat")
    running.stop()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("update tables set game = 'chess'")
    connection.commit()
    connection.close()
    order = {"game": "token-battle", "opponent": "hotseat"}
    address = start(narrow, tmp_path).address
    codes = [(await player.http.post(f"{address}/api/tables", json=order)).status_code for _ in range(2)]
    assert codes == [201, 409]


async def test_a_table_that_nobody_watches_sleeps_and_wakes(start: Any, people: Any) -> None:
    running = start(replace(QUICK, idle=0.2))
    player = await people(at=running)
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        await line.lay(3)
        seen = line.view
        await asyncio.sleep(0.5)
        assert made["id"] in running.house._tables
    for _ in range(1000):
        if made["id"] not in running.house._tables:
            break
        await asyncio.sleep(0.05)
    assert made["id"] not in running.house._tables
    async with player.at(made["id"]) as line:
        assert line.view == seen and line.v == 1
        await line.lay(3)


async def test_of_two_who_join_at_the_same_time_one_gets_the_seat(people: Any) -> None:
    host, *others = [await people(name) for name in ("Ala", "Bolek", "Celina", "Darek")]
    made = await host.table("friend")
    code = made["invite"].rsplit("/", 1)[1]
    answers = await asyncio.gather(*(other.http.post(f"/api/join/{code}", json={}) for other in others))
    assert sorted(answer.status_code for answer in answers)[:2] in ([200, 404], [200, 409])
    assert sum(answer.status_code == 200 for answer in answers) == 1


async def test_an_invitation_says_by_which_clock_it_is_and_whether_it_counts(people: Any) -> None:
    host, friend = await people("Ala"), await people("Bolek")
    made = await host.table("friend", clock={"minutes": 10, "increment": 5}, rated=True, spectators=True, late=30)
    told = await friend.get("/api" + made["invite"])
    assert (told["clock"]["minutes"], told["clock"]["increment"]) == (10, 5)
    assert (told["rated"], told["spectators"], told["late"]) == (True, True, 30)
    plain = await friend.get("/api" + (await host.table("friend"))["invite"])
    assert (plain["clock"], plain["rated"]) == (None, False)


async def test_a_guest_has_only_so_many_tables_and_sets(start: Any, people: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, tables_a_guest=2, decks_a_guest=1)))
    player = await people(at=running)
    tables = [await player.table("hotseat") for _ in range(2)]
    order = {"game": "token-battle", "opponent": "hotseat"}
    assert (await player.post("/api/tables", order, 409))["error"]["code"] == "many-tables"
    await player.post(f"/api/tables/{tables[0]['id']}/leave")
    await player.post("/api/tables", order, 201)
    deck = {"name": "a", "stacks": []}
    await player.post("/api/games/token-battle/decks", deck)
    assert (await player.post("/api/games/token-battle/decks", deck, 409))["error"]["code"] == "many-decks"


async def test_a_friend_may_take_the_other_side_of_a_branch(people: Any) -> None:
    host, friend = await people("Ala"), await people("Bolek")
    made = await host.table("hotseat", options={"turn_limit": 4})
    for _ in range(4):
        await host.post(f"/api/bot/game/{made['id']}/move/2")
    branch = await host.post(f"/api/tables/{made['id']}/branch", {"at": 3, "opponent": "friend"}, 201)
    joined = await friend.post("/api/join/" + branch["invite"].rsplit("/", 1)[1])
    async with host.at(joined["id"]) as one, friend.at(joined["id"]) as other:
        assert one.view["turn"] == other.view["turn"] == 3
        assert [seat["name"] for seat in other.frames[0]["d"]["seats"]] == ["Ala", "Bolek"]
    again = await host.post(f"/api/tables/{made['id']}/branch", {"at": 99, "opponent": "hotseat"}, 404)
    assert again["error"]["code"] == "no-position"


async def test_a_drawn_table_is_drawn_again_for_a_rematch(people: Any) -> None:
    player = await people()
    chapters = (await player.get("/api/rules/token-battle"))["chapters"]
    scenario = next(s for chapter in chapters for rule in chapter["rules"] for s in rule["scenarios"])
    made = await player.post("/api/tables", {"scenario": scenario})
    async with player.at(made["id"]) as line:
        first = line.view
        drawn = line.frames[0]["d"]["table"]["drawn"]
        await line.ask("concede")
        await line.ask("rematch")
        end = await line.hear("end")
        while not (end["d"]["rematch"] or {}).get("id"):
            end = await line.hear("end")
    async with player.at(end["d"]["rematch"]["id"]) as line:
        assert (line.view["owner"], line.view["stacks"]) == (first["owner"], first["stacks"])
        assert line.frames[0]["d"]["table"]["drawn"] == drawn
    assert drawn["scenario"] == scenario and drawn["rules"]
    plain = await player.post("/api/tables", {"game": "token-battle", "opponent": "hotseat"})
    listed = {table["id"]: table["drawn"] for table in await player.get("/api/tables")}
    assert listed == {made["id"]: drawn, end["d"]["rematch"]["id"]: drawn, plain["id"]: None}
    assert (await player.post("/api/tables", {"scenario": "token-battle/none"}, 404))["error"]["code"] == "no-scenario"


def failing(*_: Any) -> Any:
    raise ZeroDivisionError


def senseless(*_: Any) -> Any:
    return [10_000]


def hanging(*_: Any) -> Any:
    time.sleep(1000)


async def test_a_bot_that_fails_is_replaced_by_some_legal_answer(
    people: Any, start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = start()
    monkeypatch.setattr(jobs, "think", failing)
    player = await people(at=running)
    made = await player.table("bot:greedy", options={"first": "1"})
    async with player.at(made["id"]) as line:
        while line.v < 1:
            await line.hear("move")
        monkeypatch.setattr(jobs, "think", senseless)
        await line.lay()
        assert (await line.hear("move"))["v"] == 3


async def test_a_bot_that_hangs_is_killed_and_replaced_by_some_legal_answer(
    people: Any, start: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    running = start(replace(QUICK, bot_workers=1, bot_seconds=0.3))
    monkeypatch.setattr(jobs, "think", hanging)
    player = await people(at=running)
    made = await player.table("bot:greedy", options={"first": "1"})
    async with player.at(made["id"]) as line:
        await line.hear("move")
    assert "the bot greedy failed" in caplog.text and "was stopped: too long" in caplog.text


def test_a_clock_runs_for_one_seat_at_a_time() -> None:
    clock = Clock([60.0, 60.0], 2.0)
    clock.run(0, 100.0)
    assert clock.left(110.0) == [50.0, 60.0] and clock.wait(110.0) == 50.0
    clock.run(1, 110.0, answered=0)
    assert clock.left(111.0) == [52.0, 59.0] and clock.running == 1
    assert clock.left(999.0) == [52.0, 0.0]
    clock.run(None, 111.0)
    assert clock.left(999.0) == [52.0, 59.0] and clock.wait(999.0) is None
