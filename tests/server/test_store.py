"""The store: one commit for many, one at fault alone, one server a folder, and an older form brought forward; on SQLite
and, where `opened` is asked for, on PostgreSQL as well."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import CheckConstraint, Connection, create_engine, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from stolik.server import store as db
from stolik.server.store import FILE, Store, StoreError

Opened = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["sqlite", "postgres"])
async def opened(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opened]:
    """Opens the same data each time."""
    address = request.getfixturevalue("cluster").database() if request.param == "postgres" else ""
    stores: list[Store] = []

    async def open_store() -> Store:
        stores.append(await Store.open(tmp_path, address))
        return stores[-1]

    yield open_store
    for store in stores:
        if store._task is not None:
            await store.close()


def deck(name: str, stacks: Any) -> Any:
    row = {"id": name, "guest": "a", "game": "g", "name": name, "stacks": stacks, "created": 1.0, "updated": 1.0}
    return insert(db.decks).values(**row)


def guest(name: str) -> Any:
    return insert(db.guests).values(id=name, name=name, lang="en", theme="system", created=1.0)


async def test_what_many_write_at_the_same_time_is_one_commit(opened: Opened) -> None:
    store = await opened()
    await asyncio.gather(*(store.write(guest(str(n))) for n in range(100)))
    assert len(await store.read(select(db.guests))) == 100
    assert store.commits < 20


async def test_one_that_can_not_be_written_does_not_spoil_the_others(opened: Opened) -> None:
    store = await opened()
    await store.write(guest("twice"))
    units = [store.write(guest(str(n)), guest("twice" if n == 7 else f"{n} too")) for n in range(20)]
    results = await asyncio.gather(*units, return_exceptions=True)
    assert [n for n, result in enumerate(results) if isinstance(result, IntegrityError)] == [7]
    names = {row["id"] for row in await store.read(select(db.guests))}
    assert "7" not in names and len(names) == 39


async def test_closing_finishes_what_was_begun(opened: Opened) -> None:
    store = await opened()
    writes = [asyncio.create_task(store.write(guest(str(n)))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    assert len(await (await opened()).read(select(db.guests))) == 50


async def test_any_json_value_comes_back_as_it_was(opened: Opened) -> None:
    store = await opened()
    value = {"list": [1, 2**70, -0.5, None, True], "text": "zażółć 麻雀 \x00 \U0001f3b4", "": {}}
    await store.write(guest("a"), deck("d", value))
    assert (await store.read(select(db.decks.c.stacks)))[0]["stacks"] == value


async def test_it_is_durable_by_the_book(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    found: list[Any] = []

    def ask(connection: Connection) -> None:
        found.extend(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous"))

    await asyncio.get_running_loop().run_in_executor(store._writing, store.backing.commit, ask)
    assert found == ["wal", 2]
    await store.close()


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    first = await Store.open(tmp_path)
    first.note_address("http://127.0.0.1:8017")
    with pytest.raises(StoreError, match="it is at http://127"):
        await Store.open(tmp_path)
    await first.close()
    await (await Store.open(tmp_path)).close()


async def test_the_migrations_make_what_the_tables_say(opened: Opened) -> None:
    await (await opened()).ask(compare_tables)


def compare_tables(connection: Connection) -> None:
    found = inspect(connection)
    assert {*found.get_table_names()} == {*db.metadata.tables, "alembic_version"}
    for table in db.metadata.sorted_tables:
        columns = {column["name"]: bool(column["nullable"]) for column in found.get_columns(table.name)}
        assert columns == {column.name: bool(column.nullable) for column in table.columns}
        indexes = {tuple(i["column_names"]) for i in found.get_indexes(table.name) if "duplicates_constraint" not in i}
        assert indexes == {tuple(column.name for column in index.columns) for index in table.indexes}
        checks = {check["name"] for check in found.get_check_constraints(table.name)}
        assert checks == {rule.name for rule in table.constraints if isinstance(rule, CheckConstraint)}


async def test_data_of_a_newer_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    await (await Store.open(tmp_path)).close()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("update alembic_version set version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(StoreError, match="can't be read by this version"):
        await Store.open(tmp_path)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database, " * 100)
    with pytest.raises(StoreError, match="file is not a database"):
        await Store.open(tmp_path)


def made_by(step: str, folder: Path) -> sqlite3.Connection:
    """A store as it was after a step of the migrations."""
    config = Config()
    config.set_main_option("script_location", str(db.MIGRATIONS))
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, step)
    engine.dispose()
    return sqlite3.connect(folder / FILE)


async def test_an_invitation_of_before_leads_to_the_free_seat(tmp_path: Path) -> None:
    connection = made_by("0002", tmp_path)
    connection.executescript("""
        insert into tables (id, game, kind, status, owner, settings, summary, created, updated)
            values ('t', 'token-battle', 'friend', 'waiting', 'a', '{}', '{}', 0, 0);
        insert into seats (table_id, seat, guest, name) values ('t', 0, 'a', 'Ala'), ('t', 1, null, '');
        insert into invites values ('come', 't', 5);
    """)
    connection.close()
    store = await Store.open(tmp_path)
    invite = {"code": "come", "table_id": "t", "seat": 1, "created": 5.0, "newcomers": 0}
    assert await store.read(select(db.invites)) == [invite]
    await store.close()


async def test_games_that_were_over_before_stand_in_the_list_of_who_played_them(tmp_path: Path) -> None:
    """Once for each guest, also at one screen; who won is not known. A drawn position was no game."""
    connection = made_by("0010", tmp_path)
    connection.executescript("""
        insert into tables (id, game, kind, status, owner, settings, summary, created, updated) values
            ('over', 'token-battle', 'hotseat', 'over', 'a', '{"options":{}}', '{}', 0, 7),
            ('drawn', 'token-battle', 'hotseat', 'over', 'a', '{"drawn":{"scenario":"x"}}', '{}', 0, 8),
            ('runs', 'token-battle', 'bot', 'running', 'a', '{"options":{}}', '{}', 0, 9);
        insert into seats (table_id, seat, guest, name) values ('over', 0, 'a', 'A'), ('over', 1, 'a', 'A'),
            ('drawn', 0, 'a', 'A'), ('runs', 0, 'a', 'A'), ('runs', 1, null, 'B');
    """)
    connection.close()
    store = await Store.open(tmp_path)
    kept = select(db.seats.c.table_id, db.seats.c.seat, db.seats.c.ended, db.seats.c.result)
    found = await store.read(kept.where(db.seats.c.ended.is_not(None)))
    assert found == [{"table_id": "over", "seat": 0, "ended": 7.0, "result": None}]
    await store.close()
