"""Luck at tables: from seeds that nobody can search, of the generator that nobody can find out."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from stolik.kernel.luck import MASK, seed_luck
from stolik.kernel.replay import Record
from stolik.server.settings import Settings
from stolik.server.store import FILE

from .conftest import QUICK
from .test_pokemon import play_on, table

SECRET = replace(QUICK, seed=None)


async def test_a_table_has_a_seed_of_the_keyed_generator_and_its_record_says_so(people: Any, start: Any) -> None:
    player = await people(at=start(SECRET))
    made = await player.table("hotseat", options={"turn_limit": 2})
    for _ in range(2):
        await player.post(f"/api/bot/game/{made['id']}/move/0")
    record = await player.get(f"/api/tables/{made['id']}/record")
    assert record["seed"].startswith("blake2b:") and Record.from_data(record).seed.bit_length() > 200
    loaded = await player.post("/api/replays", {"record": record})
    assert (await player.get(f"/api/tables/{loaded['id']}/record"))["seed"] == record["seed"]


def test_every_number_that_a_table_draws_is_one_of_its_own() -> None:
    drawn = {Settings().draw("back", 1, 2) for _ in range(100)}
    assert len(drawn) == 100 and all(seed_luck(seed) > MASK for seed in drawn)


def rows_of(folder: Path, kind: str) -> list[dict[str, Any]]:
    """The data of the rows of a kind in a store."""
    with closing(sqlite3.connect(folder / FILE)) as store:
        return [json.loads(data) for (data,) in store.execute("SELECT data FROM rows WHERE kind = ?", (kind,))]


async def taken_back(line: Any) -> bool:
    """Take back one answer; whether luck and what nobody knew were dealt anew then, by the log."""
    await line.ask("undo")
    log = (await line.hear("back"))["d"]["log"]
    return log[-1]["text"] == ["Luck and all that nobody knew are dealt anew."]


async def test_a_table_with_such_luck_wakes_as_it_was(people: Any, start: Any, tmp_path: Path, monkeypatch) -> None:
    """Its seed, what it took back, and a state that was kept lie in a store whose numbers have 64 bits."""
    seeds = count(1 << 200)
    monkeypatch.setattr("secrets.randbits", lambda bits: next(seeds))  # a game that lasts so long
    running = start(SECRET, folder=tmp_path)
    player = await people(at=running)
    made = await table(player)
    async with player.at(made["id"]) as line:
        await play_on(line, random.Random(1), 12)
        while not await taken_back(line):
            pass
        seen = line.view
    running.stop()
    again = start(SECRET, folder=tmp_path)
    [row] = [row for row in rows_of(tmp_path, "back") if row["anew"] is not None]
    assert row["anew"].startswith("blake2b:")
    player.address = again.address
    async with player.at(made["id"]) as line:
        assert line.view == seen
        await play_on(line, random.Random(2), 3)
