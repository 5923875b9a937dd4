"""Games that were kept before the folders were laid out by game: they open, and play on as they would have.

The files were written by the version before: records with a key at every answer, records that start in mid-effect (a
branch), and the store of a server with four running tables.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.server.store import FILE

HERE = Path(__file__).parent
RECORDS = sorted(path for path in HERE.glob("*.json") if path.stem != "tables")
TABLES: dict[str, dict[str, Any]] = json.loads((HERE / "tables.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_comes_to_the_same_keys(path: Path) -> None:
    match = stolik.replay(path)
    written = json.loads(path.read_text(encoding="utf-8"))
    assert match.turn == len(written["entries"]) > 5 and match.record.to_data() == written


def test_the_branches_start_in_mid_effect() -> None:
    nested = [json.loads(path.read_text(encoding="utf-8"))["state"] for path in RECORDS if "branch" in path.stem]
    assert sum('"Effect"' in json.dumps(state) for state in nested) == 3


async def test_a_server_wakes_its_tables(start: Callable[..., Any], people: Callable[..., Any], tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.executescript((HERE / "store.sql").read_text(encoding="utf-8"))
    connection.close()
    server = start(folder=tmp_path)
    watcher = await people(at=server)
    for table, kept in TABLES.items():
        async with watcher.at(table) as line:
            assert (line.frames[0]["d"]["table"]["game"], line.v) == (kept["game"], kept["v"])
        match = server.house._tables[table].room.history.match
        assert (match.turn, f"{match.key():016x}") == (kept["turn"], kept["key"])
