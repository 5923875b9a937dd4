"""A house with a host, for tests that need one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

from sqlalchemy import insert

from stolik.server.conduct import hosts

T = TypeVar("T")


async def inside(running: Any, asked: Awaitable[T]) -> T:
    """What something comes to in the server's own loop."""

    async def wait() -> T:
        return await asked

    loop = running.server.servers[0].get_loop()
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(wait(), loop))


async def write(running: Any, *statements: Any) -> None:
    """Write into the store of a server."""
    await inside(running, running.house.store.write(*statements))


async def named_host(running: Any, player: Any) -> Any:
    """The same player, who is a host from now on."""
    await write(running, insert(hosts).values(guest=player.id, since=1.0))
    return player


async def reported(game: Any, **more: Any) -> None:
    """Ala says that Bolek is to be looked at."""
    body = {"table": game.table, "seat": 1, "reason": "talk", **more}
    assert (await game.a.http.post("/api/reports", json=body)).status_code == 204


async def one_report(host: Any) -> Any:
    """The report that waits for this host."""
    [found] = (await host.get("/api/host"))["reports"]
    return found
