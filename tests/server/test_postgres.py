"""A store on PostgreSQL: what is wrong with it is one sentence without a secret, and a database that was away comes
back with nothing lost and nothing twice."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import OperationalError

from stolik.server import postgres
from stolik.server import store as db
from stolik.server.store import Away, Store, StoreError, Unsure
from tests.postgres import Cluster


def guest(name: str) -> Any:
    return insert(db.guests).values(id=name, name=name, lang="en", theme="system", created=1.0)


async def names(store: Store) -> list[str]:
    return sorted(row["id"] for row in await store.read(select(db.guests.c.id)))


async def wrong_with(address: str) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(address=address)
    said = str(caught.value)
    assert "\n" not in said and "geheim" not in said
    return said


async def test_a_database_that_can_not_be_reached_is_one_sentence_without_the_password() -> None:
    said = await wrong_with("postgresql://me:geheim@127.0.0.1:1/house?password=geheim")
    assert said.startswith("the database postgresql://me@127.0.0.1:1/house can't be reached: ")


async def test_a_database_that_is_not_there_is_one_sentence(cluster: Cluster) -> None:
    assert 'database "nowhere" does not exist' in await wrong_with(cluster.address("nowhere"))


async def test_a_user_without_rights_is_told_what_the_owner_can_say(cluster: Cluster) -> None:
    address = cluster.database()
    cluster.say("DROP ROLE IF EXISTS poor")
    cluster.say("CREATE ROLE poor LOGIN")
    assert "GRANT CREATE ON SCHEMA public TO poor" in await wrong_with(address.replace("stolik@", "poor@"))


@pytest.mark.parametrize("address", ["mysql://me:geheim@host/name", "postgresql://me:geheim@host:port/name"])
async def test_an_address_of_no_postgresql_is_refused_without_the_password(address: str) -> None:
    assert "postgresql://user@host/name" in await wrong_with(address)


async def test_data_of_a_newer_version_are_refused(cluster: Cluster) -> None:
    address = cluster.database()
    await (await Store.open(address=address)).close()
    cluster.say("UPDATE alembic_version SET version_num = '9999'", address)
    assert "newer version" in await wrong_with(address)


async def test_processes_that_start_together_bring_the_tables_forward_once(cluster: Cluster) -> None:
    address = cluster.database()
    stores = await asyncio.gather(*(Store.open(address=address) for _ in range(3)))
    await asyncio.gather(*(store.write(guest(str(n))) for n, store in enumerate(stores)))
    assert await names(stores[0]) == ["0", "1", "2"]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_commit_is_durable_also_where_the_database_is_set_to_hurry(cluster: Cluster) -> None:
    address = cluster.database()
    cluster.say(f"ALTER DATABASE {address.split('/')[3].split('?')[0]} SET synchronous_commit = off")
    store = await Store.open(address=address)
    assert await store.ask(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar()) == "on"
    await store.close()


async def test_a_database_that_was_restarted_comes_back() -> None:
    own = Cluster()
    try:
        store = await Store.open(address=own.address())
        await store.write(guest("before"))
        own.stop()
        waiting = [asyncio.create_task(store.write(guest("between"))), asyncio.create_task(names(store))]
        await asyncio.sleep(0.05)
        own.start()
        await asyncio.gather(*waiting)
        assert await names(store) == ["before", "between"]
        await store.close()
    finally:
        own.remove()


@pytest.fixture
async def store(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(postgres, "PATIENCE", 0.3)
    opened = await Store.open(address=cluster.database())
    yield opened
    await opened.close()


def cut(connection: Any) -> None:
    """The line breaks just now."""
    connection.connection.driver_connection.close()


def breaking(monkeypatch: pytest.MonkeyPatch, before: bool) -> list[int]:
    """The line breaks once at a commit: before it arrives at the server, or after it was done there."""
    broken: list[int] = []
    real = psycopg.Connection.commit

    def commit(self: Any) -> None:
        if not broken and not before:
            real(self)
        if not broken:
            broken.append(1)
            self.close()
        real(self)

    monkeypatch.setattr(psycopg.Connection, "commit", commit)
    return broken


@pytest.mark.parametrize("before", [True, False])
async def test_a_commit_of_which_nobody_heard_is_found_out_and_done_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, before: bool
) -> None:
    talk = {"table_id": "t", "seat": None, "name": "A", "text": "once", "at": 1.0}
    table = {"id": "t", "game": "g", "kind": "k", "status": "over", "owner": "a", "settings": {}, "summary": {}}
    await store.write(insert(db.tables).values(created=1.0, updated=1.0, **table))
    broken = breaking(monkeypatch, before)
    await store.write(insert(db.talk).values(**talk))  # no key of its own would keep it from being there twice
    assert broken and len(await store.read(select(db.talk))) == 1


async def test_while_the_database_is_away_nothing_is_half_known(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    breaking(monkeypatch, before=False)
    real = store.backing._connected  # type: ignore[attr-defined]
    first: list[Any] = []

    def connected() -> Connection:
        if first:
            raise OperationalError("connect", None, psycopg.OperationalError("gone"))
        first.append(1)
        return real()  # type: ignore[no-any-return]

    monkeypatch.setattr(store.backing, "_connected", connected)
    with pytest.raises(Unsure):
        await store.write(guest("told to nobody"))
    with pytest.raises(Away):
        await store.write(guest("never"))
    monkeypatch.undo()
    assert await names(store) == ["told to nobody"]


async def test_a_first_commit_that_is_still_on_its_way_is_waited_for(cluster: Cluster) -> None:
    address = cluster.database()
    await (await Store.open(address=address)).close()
    backing = postgres.Database(address)
    with backing._engine.connect() as behind, backing._engine.connect() as connection:
        behind.execute(postgres._LEAVE_MARK, {"id": backing._id, "mark": "on its way"})
        looking = asyncio.create_task(asyncio.to_thread(backing._came_to_be, connection, "on its way"))
        await asyncio.sleep(0.1)
        behind.commit()
        assert await looking
    backing.close()
