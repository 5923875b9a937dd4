"""The lobby under noise and floods: nothing crashes, nobody else waits, and nothing of it stays in memory."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest

from stolik.server.lobby import frames as f
from stolik.server.lobby import present
from stolik.server.protocol import WireError
from stolik.server.settings import Rate

from . import test_noise as noise
from .at_lobby import WISH, lobbies, lobby, met
from .conftest import OPEN, PATIENCE, QUICK

GOOD: list[Any] = [
    {"t": "look", "d": {"a": 1, **WISH, "options": {}, "bot": True}},
    {"t": "stop", "d": {"a": 2}},
    {"t": "bot", "d": {"a": 3, "bot": True}},
    {"t": "now", "d": {"a": 4}},
    {"t": "sit", "d": {"a": 5, "found": "nothing", "seal": None}},
    {"t": "pass", "d": {"a": 6, "found": "nothing"}},
    {"t": "ping", "d": {}},
]
UNHURRIED = replace(QUICK, limits=replace(OPEN, messages=Rate(1e9, 1e9)))


def said_nothing(message: str | bytes) -> bool:
    try:
        f.read(message)
    except WireError:
        return True
    return False


@pytest.fixture
def mutations(monkeypatch: pytest.MonkeyPatch) -> Any:
    """So many broken messages to the lobby, which say nothing."""
    monkeypatch.setattr(noise, "GOOD", GOOD)

    def make(count: int, seed: int) -> list[str | bytes]:
        rng = random.Random(seed)
        broken = (noise.mutated(rng) for _ in range(20 * count))
        return [message for message in broken if said_nothing(message)][:count]

    return make


async def test_every_message_that_says_nothing_is_refused_and_others_meet_meanwhile(
    people: Any, start: Any, mutations: Any
) -> None:
    running = start(UNHURRIED)
    ala, bolek, celina = [await people(name, at=running) for name in ("Ala", "Bolek", "Celina")]
    async with lobbies(bolek, celina) as (one, two):
        for seed in range(6):
            async with lobby(ala) as line:
                for message in mutations(190, seed):
                    await line.socket.send(message)
                for _ in range(190):
                    assert (await line.hear("refuse"))["d"]["code"] == "bad-message"
        await met(one, two)


async def test_a_flood_is_refused_and_then_cut(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, messages=Rate(0.1, 40))))
    async with lobby(await people("Ala", at=running)) as line:
        for n in range(260):
            await line.socket.send(f'{{"t":"stop","d":{{"a":{n + 1}}}}}')
        await noise.cut(line, '{"t":"ping","d":{}}')
        kinds = [frame["t"] for frame in line.frames]
        assert 40 <= kinds.count("acked") <= 60
        assert {frame["d"]["code"] for frame in line.frames if frame["t"] == "refuse"} == {"slow-down"}


async def test_a_guest_has_so_many_lines_and_no_more(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, sockets_a_guest=3)))
    ala = await people("Ala", at=running)
    async with lobbies(ala, ala, ala) as lines, lobby(ala) as more:
        assert (await more.hear("refuse"))["d"]["code"] == "many-sockets"
        assert (await lines[2].ask("stop"))["t"] == "acked"


async def test_who_never_reads_loses_the_line_and_nobody_waits(people: Any, start: Any) -> None:
    running = start(UNHURRIED)
    ala, bolek, celina = [await people(name, at=running) for name in ("Ala", "Bolek", "Celina")]
    async with lobbies(ala, bolek, celina) as (lazy, one, two):
        lazy.socket.transport.pause_reading()
        for _ in range(200):
            await one.ask("look", **{**WISH, "bot": False})
            await one.ask("stop")
        await met(one, two)


async def test_whoever_went_away_is_looked_for_no_more_and_leaves_nothing(
    people: Any, start: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(present, "GRACE", 0.2)
    running = start(UNHURRIED)
    guests = [await people(f"Guest at {n}", at=running) for n in range(12)]
    async with lobbies(*guests) as lines:
        await asyncio.gather(*(line.send("look", **{**WISH, "clock": {"days": 1 + n}}) for n, line in enumerate(lines)))
        await asyncio.gather(*(line.until("seek", bool) for line in lines))
        looking = running.house.hall.looking
        assert len(looking.seeks) == 12
    async with asyncio.timeout(PATIENCE):
        while looking.seeks or running.house.hall.present.guests:
            await asyncio.sleep(0.05)
    assert not looking._bots and not looking._found and not looking._reach
