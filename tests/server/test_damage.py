"""Data that were damaged on disk: one gets what was written, or one sentence, and nothing is thrown away."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.server.denied import Denied
from stolik.server.house import House
from stolik.server.store import FILE, Store

from . import stored
from .conftest import QUICK

ANSWERS = 11
"""What each table was answered: three more than the state that was kept last."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A folder with two running tables of eleven answers, and their ids."""
    folder = tmp_path_factory.mktemp("played")
    first, second = stored.played(folder, 2, ANSWERS)
    return folder, first, second


@pytest.fixture
def damaged(played: tuple[Path, str, str], tmp_path: Path) -> Callable[[str], tuple[Path, str, str]]:
    """Damages the first table of a copy by SQL, in which :t is its id."""

    def damage(sql: str) -> tuple[Path, str, str]:
        folder, first, second = played
        shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
        with sqlite3.connect(tmp_path / FILE) as connection:
            assert connection.execute(sql, {"t": first}).rowcount
        connection.close()
        return tmp_path, first, second

    return damage


@pytest.fixture
async def opened() -> AsyncIterator[Callable[[Path], Any]]:
    """Opens the house of a folder."""
    houses: list[House] = []

    async def house_of(folder: Path) -> House:
        houses.append(House(await Store.open(folder), QUICK))
        return houses[-1]

    yield house_of
    for house in houses:
        await house.close()
        await house.store.close()


def rows_of(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / FILE) as connection:
        connection.text_factory = bytes
        found = connection.execute("select * from rows order by table_id, n").fetchall()
    connection.close()
    return found


ROW = "where table_id = :t and n ="
CHANGES = {
    "JSON cut": f"update rows set data = substr(data, 1, 9) {ROW} 3",
    "no text": f"update rows set data = cast(x'ff00fe' as text) {ROW} 3",
    "other picks": f"update rows set data = replace(data, '[[\"lay', '[[\"stay') {ROW} 9",
    "another key": f"update rows set key = '0123456789abcdef' {ROW} 9",
    "another time": f"update rows set at = at + 1 {ROW} 2",
    "another seal": f"update rows set seal = null {ROW} 9",
    "a row missing": f"delete from rows {ROW} 3",
    "the last row missing": f"delete from rows {ROW} 10",
    "all rows missing": "delete from rows where table_id = :t",
    "a row twice": f"insert into rows select table_id, 11, kind, data, key, at, seal from rows {ROW} 10",
    "another start": "update tables set start = replace(start, '\"seed\":', '\"seed\":1') where id = :t",
    "another name": """update tables set start = replace(start, '"names":["', '"names":["X') where id = :t""",
    "a start cut": "update tables set start = substr(start, 1, 99) where id = :t",
    "settings cut": "update tables set settings = substr(settings, 1, 9) where id = :t",
    "a deal cut": "update tables set deal = '{', status = 'waiting' where id = :t",
    "the table's seal": "update tables set seal = null where id = :t",
}


@pytest.mark.parametrize("what", CHANGES)
async def test_a_table_whose_rows_were_altered_is_shut_and_nothing_of_it_is_dropped(
    damaged: Any, opened: Any, what: str
) -> None:
    folder, first, second = damaged(CHANGES[what])
    house, before = await opened(folder), rows_of(folder)
    for _ in range(2):
        with pytest.raises(Denied, match="stolik admin check") as denied:
            await house.find(first)
        assert (denied.value.status, denied.value.code) == (409, "damaged")
    assert rows_of(folder) == before
    other = await house.find(second)
    assert other is not None
    assert other.room.v == ANSWERS


@pytest.mark.parametrize("status", ["running", "over"])
@pytest.mark.parametrize("change", ["key = '0123456789abcdef'", "data = replace(data, '[[\"lay', '[[\"stay')"])
async def test_rows_of_before_seals_that_make_another_game_are_damage_too(
    damaged: Any, opened: Any, change: str, status: str
) -> None:
    folder, first, _ = damaged(f"update rows set seal = null, {change} where table_id = :t")
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("update tables set seal = null, status = ? where id = ?", (status, first))
    house, before = await opened(folder), rows_of(folder)
    with pytest.raises(Denied, match="entry 0") as denied:
        await house.find(first)
    assert denied.value.code == "damaged" and rows_of(folder) == before


async def test_damage_of_one_table_keeps_nobody_from_the_list_of_all(damaged: Any, start: Any, people: Any) -> None:
    folder, first, second = damaged("update tables set summary = '{', settings = '{' where id = :t")
    watcher = await people(at=start(folder=folder))
    async with watcher.at(first, hear=False) as line:
        assert (await line.hear())["d"]["code"] == "damaged"
    async with watcher.at(second) as line:
        assert line.v == ANSWERS


@pytest.mark.parametrize("what", ["the last row missing", "another key", "a start cut"])
async def test_a_finished_game_is_not_shown_shorter_than_it_was(
    damaged: Any, start: Any, people: Any, what: str
) -> None:
    folder, first, _ = damaged(CHANGES[what])
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("update tables set status = 'over'")
    watcher = await people(at=start(folder=folder))
    for path in ("replay", "record"):
        assert (await watcher.get(f"/api/tables/{first}/{path}", 409))["error"]["code"] == "damaged"


async def test_rows_of_before_are_sealed_as_they_are_played_on(damaged: Any, opened: Any) -> None:
    folder, first, _ = damaged("update rows set seal = null where table_id = :t")
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("update tables set seal = null where id = ?", (first,))
    house = await opened(folder)
    table = await house.find(first)
    await table.move(table.room.row.owner, [1])
    found = [row[-1] for row in rows_of(folder) if row[0] == first.encode()]
    assert found[:ANSWERS] == [None] * ANSWERS and found[ANSWERS] == table.room.row.seal.encode()
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("update rows set at = 7 where table_id = ? and n = 2", (first,))
    house.put_away(table.room)
    with pytest.raises(Denied, match="row 11, or the start"):
        await house.find(first)
