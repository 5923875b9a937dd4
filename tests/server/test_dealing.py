"""Fair dealing at a table: what is sealed, opened and told, in which order, and what is left after kill -9."""

from __future__ import annotations

import dataclasses
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from stolik.kernel.fair import check, part_seal
from stolik.kernel.replay import Record, states
from stolik.match import game_of
from stolik.server import store as db

from .conftest import QUICK, Player, Running

PARTS = ("a1" * 32, "b2" * 32)
SEALS = tuple(part_seal(part) for part in PARTS)
OPEN = dataclasses.replace(QUICK, seed=None)
"""A server whose luck nobody has chosen."""


@pytest.fixture
def fair(start: Callable[..., Running]) -> Running:
    return start(OPEN)


async def join(player: Player, made: Any, **more: Any) -> None:
    await player.post("/api/join/" + made["invite"].rsplit("/", 1)[1], {"deck": "carousel", **more})


def findings(record: Any) -> list[tuple[Any, ...]]:
    """What is not as a fair deal has it, and whether the game that follows is the recorded one."""
    read = Record.from_data(record)
    assert sum(1 for _ in states(game_of(read).rules, read)) == len(read.entries) + 1
    return [(one.code, one.seat) for one in check(read)]


async def record_of(player: Player, table: str) -> Any:
    await player.post(f"/api/tables/{table}/leave")
    return await player.get(f"/api/tables/{table}/record")


async def test_a_table_that_is_opened_with_a_seal_is_dealt_once_it_is_opened(people: Any, fair: Running) -> None:
    player = await people("Ala", at=fair)
    made = await player.table(seal=SEALS[0])
    async with player.at(made["id"], hear=False) as line:
        sealed = await line.hear("state")
        assert sealed["d"]["view"] is None and sealed["d"]["table"]["status"] == "waiting"
        await line.ask("part", part=PARTS[0])
        assert line.view is not None
        assert line.frames[1]["d"]["table"]["deal"] == sealed["d"]["table"]["deal"]
    record = await record_of(player, made["id"])
    assert findings(record) == [] and record["deal"]["seal"] == sealed["d"]["table"]["deal"]["seal"]


async def test_two_browsers_and_a_spectator_see_one_seal_and_nobody_sees_more(people: Any, fair: Running) -> None:
    ala, bolek, watcher = [await people(name, at=fair) for name in ("Ala", "Bolek", "Cela")]
    made = await ala.table("friend", seal=SEALS[0])
    async with ala.at(made["id"]) as one, watcher.at(made["id"]) as third:
        await join(bolek, made, seal=SEALS[1])
        shown = [(await line.hear("state"))["d"]["table"]["deal"] for line in (one, third)]
        async with bolek.at(made["id"]) as two:
            await two.ask("part", part=PARTS[1])
            await one.ask("part", part=PARTS[0])
            record = await record_of(ala, made["id"])
            said = json.dumps([one.frames, two.frames, third.frames])
    deal = record["deal"]
    assert findings(record) == [] and [one["seal"] for one in shown] == [deal["seal"]] * 2
    assert [value for value in (deal["secret"], *deal["salts"], *deal["parts"]) if value in said] == []


@pytest.mark.parametrize(("mine", "theirs", "found"), [(0, None, [("no-part", 1)]), (None, 1, [("no-part", 0)])])
async def test_a_program_that_brings_no_seal_is_not_waited_for(
    people: Any, fair: Running, mine: int | None, theirs: int | None, found: Any
) -> None:
    ala, bolek = await people("Ala", at=fair), await people("Bolek", at=fair)
    made = await ala.table("friend", seal=None if mine is None else SEALS[mine])
    await join(bolek, made, seal=None if theirs is None else SEALS[theirs])
    opener, part = (ala, PARTS[0]) if theirs is None else (bolek, PARTS[1])
    async with opener.at(made["id"]) as line:
        await line.ask("part", part=part)
        assert line.view is not None
    assert findings(await record_of(ala, made["id"])) == found


async def test_who_never_opens_a_part_holds_nobody_up_and_is_named(people: Any, start: Callable[..., Running]) -> None:
    hasty = start(dataclasses.replace(OPEN, part_wait=0.1))
    ala, bolek = await people("Ala", at=hasty), await people("Bolek", at=hasty)
    made = await ala.table("friend", seal=SEALS[0])
    async with ala.at(made["id"]) as line:
        await join(bolek, made, seal=SEALS[1])
        await line.hear("state")
        while line.view is None:
            await line.hear("state")
        assert await line.refused("part", part=PARTS[0]) == "dealt"
    assert findings(await record_of(ala, made["id"])) == [("closed-part", 0), ("closed-part", 1)]


async def test_a_part_that_was_not_sealed_is_refused(people: Any, fair: Running) -> None:
    ala, bolek = await people("Ala", at=fair), await people("Bolek", at=fair)
    made = await ala.table("friend", seal=SEALS[0])
    await join(bolek, made, seal=SEALS[1])
    async with ala.at(made["id"]) as line:
        assert await line.refused("part", part="c3" * 32) == "no-part"
        assert await line.refused("part", part=PARTS[1]) == "no-part"
        assert await line.refused("part", part="short") == "bad-message"
        await line.ask("part", part=PARTS[0])
        assert await line.refused("part", part=PARTS[0]) == "no-part"


async def test_both_seats_of_one_screen_stand_under_one_part(people: Any, fair: Running) -> None:
    player = await people("Ala", at=fair)
    made = await player.table("hotseat", seal=SEALS[0])
    async with player.at(made["id"]) as line:
        await line.ask("part", part=PARTS[0])
    record = await record_of(player, made["id"])
    assert findings(record) == [] and record["deal"]["seats"] == [0, 0]


async def test_luck_after_a_step_back_follows_from_the_same_numbers(people: Any, fair: Running) -> None:
    player = await people("Ala", at=fair)
    made = await player.table("hotseat", seal=SEALS[0], game="star-wars", deck=None)
    async with player.at(made["id"]) as line:
        await line.ask("part", part=PARTS[0])
        for n in range(12):
            await line.lay()
            if n % 2:
                await line.ask("undo")
                await line.hear("back")
    record = await record_of(player, made["id"])
    assert findings(record) == [] and record["deal"]["undone"] == 6
    assert any(isinstance(entry, dict) for entry in record["entries"])


async def test_a_rematch_is_sealed_with_what_the_players_bring_for_it(people: Any, fair: Running) -> None:
    player = await people("Ala", at=fair)
    made = await player.table(seal=SEALS[0])
    async with player.at(made["id"]) as line:
        await line.ask("part", part=PARTS[0])
        await line.ask("concede")
        await line.ask("rematch", seal=SEALS[1])
        again = next(f for f in reversed(line.frames) if f["t"] == "end" and f["d"]["rematch"])["d"]["rematch"]["id"]
    async with player.at(again) as line:
        await line.ask("part", part=PARTS[1])
    assert findings(await record_of(player, again)) == []


async def test_a_host_who_has_chosen_the_luck_seals_nothing(people: Any) -> None:
    player = await people("Ala")
    made = await player.table(seal=SEALS[0])
    async with player.at(made["id"]) as line:
        assert line.view is not None
    record = await record_of(player, made["id"])
    assert "deal" not in record and findings(record) == [("no-deal", None)]


async def test_a_branch_has_no_deal(people: Any, fair: Running) -> None:
    player = await people("Ala", at=fair)
    made = await player.table(seal=SEALS[0])
    async with player.at(made["id"]) as line:
        await line.ask("part", part=PARTS[0])
    await record_of(player, made["id"])
    branch = await player.post(f"/api/tables/{made['id']}/branch", {"at": 0, "opponent": "hotseat"})
    assert findings(await record_of(player, branch["id"])) == [("position", None)]


async def test_no_seat_is_free_at_a_table_that_waits_for_parts(people: Any, fair: Running) -> None:
    ala, bolek, late = [await people(name, at=fair) for name in ("Ala", "Bolek", "Cela")]
    made = await ala.table("friend", seal=SEALS[0])
    await join(bolek, made, seal=SEALS[1])
    assert (await late.http.get("/api/join/" + made["invite"].rsplit("/", 1)[1])).status_code == 404


async def test_who_leaves_before_the_deal_frees_the_seat_and_no_seal_is_used_twice(people: Any, fair: Running) -> None:
    ala, bolek = await people("Ala", at=fair), await people("Bolek", at=fair)
    made = await ala.table("friend", seal=SEALS[0])
    async with ala.at(made["id"]) as line:
        await join(bolek, made, seal=SEALS[1])
        await line.hear("state")
        await line.ask("part", part=PARTS[0])
        await bolek.post(f"/api/tables/{made['id']}/leave")
        free = (await line.hear("state"))["d"]["table"]
        assert free["deal"] is None
        await join(bolek, free)
        assert (await line.hear("state"))["d"]["table"]["deal"] is None


# ---- after kill -9: a server of its own that knows only what is on disk


@pytest.fixture
def killed(start: Callable[..., Running], tmp_path: Path) -> Callable[..., Running]:
    """Another server over a copy of what a server has on disk at this moment, as after kill -9."""
    copies = iter(range(9))

    def kill(running: Running, change: str = "") -> Running:
        folder = tmp_path / f"copy{next(copies)}"
        shutil.copytree(running.house.store.folder, folder)
        if change:
            with sqlite3.connect(folder / db.FILE) as data:
                data.execute(change)
        return start(OPEN, folder)

    return kill


async def test_a_deal_that_was_damaged_on_disk_shuts_the_table(
    people: Any, start: Callable[..., Running], tmp_path: Path, killed: Callable[..., Running]
) -> None:
    first = start(OPEN, tmp_path / "data")
    player = await people("Ala", at=first)
    made = await player.table(seal=SEALS[0])
    moved = Player(killed(first, "UPDATE tables SET deal = '{}'").address)
    moved.http.cookies = player.http.cookies
    async with moved.at(made["id"], hear=False) as line:
        assert "can't be read" in (await line.hear("refuse"))["d"]["message"]


async def test_a_server_that_was_killed_goes_on_with_the_same_secret(
    people: Any, start: Callable[..., Running], tmp_path: Path, killed: Callable[..., Running]
) -> None:
    first = start(OPEN, tmp_path / "data")
    ala, bolek = await people("Ala", at=first), await people("Bolek", at=first)
    made = await ala.table("friend", seal=SEALS[0])
    await join(bolek, made, seal=SEALS[1])
    servers = [killed(first)]
    async with ala.at(made["id"]) as line:
        await line.ask("part", part=PARTS[0])
        servers.append(killed(first))
    async with bolek.at(made["id"]) as line:
        await line.ask("part", part=PARTS[1])
    servers.append(killed(first))
    seals = set()
    for opened, server in enumerate(servers):
        for player, part in list(zip((ala, bolek), PARTS))[opened:]:
            moved = Player(server.address)
            moved.http.cookies = player.http.cookies
            async with moved.at(made["id"]) as line:
                await line.ask("part", part=part)
        rows = await server.house.store.read(select(db.tables.c.start, db.tables.c.deal))
        assert [row["deal"] for row in rows] == [None]
        seals.add(
            (rows[0]["start"]["seed"], rows[0]["start"]["deal"]["seal"], tuple(rows[0]["start"]["deal"]["parts"]))
        )
    assert len(seals) == 1
