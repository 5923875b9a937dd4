"""What a host says to everybody: who hears it, for how long, and who may say it."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from stolik.server.conduct import said

from .at_lobby import lobby
from .conftest import Player
from .hosting import named_host, write


@pytest.fixture
async def host(start: Any, people: Any) -> Any:
    running = start()
    made = await named_host(running, await people("Hanna", at=running))
    made.running = running
    return made


async def say(host: Player, text: str = "We close at ten.", hours: int = 1) -> Any:
    return await host.post("/api/host/said", {"text": text, "hours": hours})


async def test_everybody_who_is_here_or_comes_hears_it_until_it_is_said_no_more(host: Any, people: Any) -> None:
    ala, bolek = await people("Ala", at=host.running), await people("Bolek", at=host.running)
    async with lobby(ala) as line:
        await say(host)
        assert (await line.until("said", bool))["text"] == "We close at ten."
        async with lobby(bolek) as other:
            assert (await other.hear("said"))["d"]["name"] == "Hanna"
        assert (await host.http.delete("/api/host/said")).status_code == 204
        assert await line.until("said", lambda d: d is None) is None
    assert (await host.get("/api/host"))["said"] is None


async def test_the_latest_is_said_and_nothing_else(host: Any) -> None:
    await say(host)
    told = await say(host, " Open  again\u0007\n", 24)
    assert told["text"] == "Open again" and told["until"] - told["at"] == 24 * 3600
    assert (await host.get("/api/host"))["said"] == told


async def test_after_its_time_it_is_said_no_more(host: Any, people: Any) -> None:
    await say(host)
    await write(host.running, update(said).values(until=1.0))
    async with lobby(await people("Ala", at=host.running)) as line:
        assert (await line.hear("said"))["d"] is None


@pytest.mark.parametrize(
    "body", [{"text": "", "hours": 1}, {"text": "\u0007 ", "hours": 1}, {"text": "x" * 201, "hours": 1}, {"text": "x"}]
)
async def test_what_says_nothing_or_too_much_is_refused(host: Any, body: Any) -> None:
    assert (await host.post("/api/host/said", body, 400))["error"]["code"] == "bad-request"
    assert (await host.get("/api/host"))["said"] is None


async def test_nobody_else_says_anything_to_everybody(host: Any, people: Any) -> None:
    await say(host)
    ala, stranger = await people("Ala", at=host.running), Player(host.running.address)
    assert (await ala.post("/api/host/said", {"text": "x", "hours": 1}, 404))["error"]["code"] == "not-found"
    assert (await ala.http.delete("/api/host/said")).status_code == 404
    assert (await stranger.post("/api/host/said", {"text": "x", "hours": 1}, 401))["error"]["code"] == "no-session"
    await stranger.close()
    assert (await host.get("/api/host"))["said"]["text"] == "We close at ten."


async def test_what_somebody_said_who_leaves_goes_with_them(host: Any, people: Any) -> None:
    await say(host)
    other = await named_host(host.running, await people("Olga", at=host.running))
    await host.post("/api/account/leave", {"name": "Hanna"}, 204)
    assert (await other.get("/api/host"))["said"] is None
