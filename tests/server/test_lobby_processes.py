"""Two servers over one PostgreSQL have one lobby, which the other one takes over when its own dies."""

from __future__ import annotations

import asyncio
from typing import Any

from .at_lobby import WISH, lobby, met, seated
from .conftest import PATIENCE
from .test_processes import House, at, house  # noqa: F401 - a fixture


async def hosts(servers: Any) -> tuple[Any, Any]:
    """The server that has the lobby, and the other one."""
    async with asyncio.timeout(PATIENCE):
        while servers.one.house.hall is None and servers.other.house.hall is None:
            await asyncio.sleep(0.02)
    both = (servers.one, servers.other)
    return both if servers.one.house.hall is not None else both[::-1]


async def test_people_at_two_servers_meet(house: House, people: Any) -> None:  # noqa: F811
    here, there = await hosts(house)
    ala, bolek = await people("Ala", at=here), await people("Bolek", at=there)
    async with lobby(ala) as one, lobby(bolek) as other:
        table = await seated(one, other)
        async with ala.at(table) as line:
            await line.ask("concede")
        assert (await one.hear("counted"))["d"] == (await other.hear("counted"))["d"] == {"table": table}
    told = (await ala.get(f"/api/tables/{table}/rating"))["changes"]
    assert sorted(change["after"]["games"] for change in told) == [1, 1]


async def test_a_table_that_is_opened_at_one_server_is_seen_through_the_other(house: House, people: Any) -> None:  # noqa: F811
    here, there = await hosts(house)
    ala, bolek = await people("Ala", at=there), await people("Bolek", at=here)
    async with lobby(ala), lobby(bolek) as other:
        made = await ala.table("friend", offer={}, clock={"minutes": 5})
        await other.until("tables", lambda d: [one["id"] for one in d] == [made["id"]])


async def test_the_lobby_of_a_server_that_fell_silent_is_the_others(house: House, people: Any) -> None:  # noqa: F811
    here, there = await hosts(house)
    ala = await people("Ala", at=there)
    async with lobby(ala) as line:
        await line.ask("look", **{**WISH, "bot": False})
        house.silence(here)
        there.house.stir()
        async with asyncio.timeout(PATIENCE):
            while there.house.hall is None:
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(there.house.lobby(), loop_of(there)))
    bolek = await people("Bolek", at=there)
    async with lobby(ala) as one, lobby(bolek) as other:
        await met(one, other)


async def test_a_game_that_ended_before_a_server_died_is_counted_once_by_the_next(house: House, people: Any) -> None:  # noqa: F811
    here, there = await hosts(house)
    ala, bolek = await people("Ala", at=here), await people("Bolek", at=here)
    async with lobby(ala) as one, lobby(bolek) as other:
        table = await seated(one, other)
        here.house.hall._task.cancel()  # it counts nothing any more
        async with ala.at(table) as line:
            await line.ask("concede")
    at(there, ala)
    assert (await ala.get(f"/api/tables/{table}/rating"))["changes"] == []
    here.stop()
    for _ in range(200):
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(there.house.lobby(), loop_of(there)))
        if changes := (await ala.get(f"/api/tables/{table}/rating"))["changes"]:
            break
        await asyncio.sleep(0.05)
    assert sorted(change["after"]["games"] for change in changes) == [1, 1]


def loop_of(running: Any) -> Any:
    """In which a server lives."""
    return running.house.store._task.get_loop()
