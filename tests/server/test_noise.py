"""Messages that say nothing: no crash, no change, and the other tables do not wait."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import statistics
import time
from dataclasses import replace
from typing import Any

import pytest
import websockets

from stolik.server import protocol as p
from stolik.server.settings import Rate

from .conftest import OPEN, QUICK

GOOD: list[Any] = [
    {"t": "answer", "d": {"a": 1, "v": 0, "picks": [0]}},
    {"t": "why", "d": {"a": 2, "verb": "lay", "args": [0, 3]}},
    {"t": "preview", "d": {"a": 3, "v": 0, "picks": [0, 1]}},
    {"t": "hint", "d": {"a": 3, "v": 0}},
    {"t": "could", "d": {"a": 3, "v": 0}},
    {"t": "undo", "d": {"a": 4}},
    {"t": "undo-reply", "d": {"a": 5, "allow": True}},
    {"t": "concede", "d": {"a": 6}},
    {"t": "rematch", "d": {"a": 7}},
    {"t": "talk", "d": {"a": 8, "text": "hi"}},
    {"t": "talk", "d": {"a": 9, "phrase": "oops"}},
    {"t": "resume", "d": {"v": 0}},
    {"t": "ping", "d": {}},
]
ODD: list[Any] = [
    None, True, -1, 2**53 + 1, 10**30, 1.5, "", "x" * 2000, "\ud83d", "\u202e", [], [[]], [0] * 100, {}, {"a": 1},
    [None], "__proto__", "0", -0.0, [1e308], [2**63],
]  # fmt: skip
BROKEN = [
    "", " ", "null", "[]", "{", "{}", '{"t":"ping"}', '{"d":{}}', '{"t":"ping","d":{},"x":1}', '{"t":1,"d":{}}',
    '{"t":"ping","d":{}}{}', '{"t":"ping","t":"answer","d":{}}', "NaN", "[" * 8000, '{"t":' * 3000, "9" * 5000,
    '{"t":"answer","d":{"a":1e999,"v":0,"picks":[]}}', "\x00", "\ufeff{}", "'" * 100,
]  # fmt: skip


def mutated(rng: random.Random) -> str | bytes:
    """A message with something wrong in it, in one of many ways."""
    message = json.loads(json.dumps(rng.choice(GOOD)))
    way = rng.randrange(9)
    if way == 0:
        return rng.choice(BROKEN)
    if way == 1:
        message["t"] = rng.choice([*ODD, "state", "move", "ANSWER", "ack"])
    elif way == 2:
        message["d"] = rng.choice(ODD)
    elif way == 3 and message["d"]:
        message["d"][rng.choice(list(message["d"]))] = rng.choice(ODD)
    elif way == 4 and message["d"]:
        del message["d"][rng.choice(list(message["d"]))]
    elif way == 5:
        message["d"][rng.choice(["x", "a ", "__class__", ""])] = rng.choice(ODD)
    elif way == 6:
        text = json.dumps(message)
        return text[: rng.randrange(len(text))]
    elif way == 7:
        raw = bytearray(json.dumps(message).encode())
        for _ in range(rng.randrange(1, 4)):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        return bytes(raw)
    else:
        message["d"]["extra"] = message["d"].copy()
    return json.dumps(message)


def known(message: str | bytes) -> bool:
    """Whether a mutation happens to say something after all."""
    try:
        p.read(message)
    except p.WireError:
        return False
    return True


def noise(count: int, seed: int) -> list[str | bytes]:
    rng = random.Random(seed)
    found: list[str | bytes] = []
    while len(found) < count:
        message = mutated(rng)
        if not known(message):
            found.append(message)
    return found


def test_twenty_thousand_mutations_are_read_or_refused_and_never_crash() -> None:
    rng = random.Random(1)
    refused = sum(not known(mutated(rng)) for _ in range(20_000))
    assert refused > 15_000


async def latency(game: Any, moves: int) -> list[float]:
    """Seconds from answer to acknowledgement, of some moves."""
    took = []
    for _ in range(moves):
        line, other = game.first, game.second
        before = time.perf_counter()
        await line.ask("answer", v=line.v, picks=[0])
        took.append(time.perf_counter() - before)
        await line.hear("move")
        await other.hear("move")
    return took


@pytest.mark.parametrize("count", [20_000])
async def test_noise_changes_nothing_and_slows_no_other_table(people: Any, two: Any, start: Any, count: int) -> None:
    many = replace(QUICK, limits=replace(OPEN, messages=Rate(1e9, 1e9)))
    running = start(many)
    noisy, quiet = await two(at=running), await two(at=running, options={"score_limit": 100_000})
    await noisy.lay()
    calm = await latency(quiet, 10)
    before = (await snapshot(noisy.one))["d"]["view"]
    messages = noise(count, 2)

    async def shout() -> int:
        answered, at = 0, 0
        while at < len(messages):
            async with noisy.a.at(noisy.table) as line:
                for message in messages[at : at + 190]:
                    await line.socket.send(message)
                for _ in messages[at : at + 190]:
                    answered += (await line.hear("refuse"))["d"]["code"] == "bad-message"
                at += 190
        return answered

    shouting = asyncio.create_task(shout())
    loud = await latency(quiet, 16)
    assert await shouting == count
    assert (await snapshot(noisy.one))["d"]["view"] == before
    await noisy.lay()
    assert statistics.median(loud) < max(0.25, 10 * statistics.median(calm)), (calm, loud)


async def snapshot(line: Any) -> Any:
    await line.send("resume", v=-1)
    return await line.hear("state")


async def cut(line: Any, content: Any) -> int:
    """Send something, and hear everything until the line is closed; the code with which it was."""
    with contextlib.suppress(websockets.ConnectionClosed):
        await line.socket.send(content)
    with contextlib.suppress(websockets.ConnectionClosed):
        await line.hear("never", within=30)
    return int(line.socket.close_code)


async def test_frames_that_are_too_long_or_no_text_close_the_line_only(two: Any) -> None:
    game = await two()
    await game.lay()
    for content in ("x" * 10_000_000, "y" * 17_000):
        async with game.a.at(game.table) as line:
            assert await cut(line, content) in (1009, 1006)
    async with game.a.at(game.table) as line:
        await line.socket.send([b'{"t":"pi', b'ng","d":{}}'])
        assert (await line.hear("refuse"))["d"]["code"] == "bad-message"
    async with game.a.at(game.table) as line:
        # A text frame whose bytes are no UTF-8, which the client library itself would not send.
        line.socket.protocol.send_text(b"\xff\xfe{}")
        for data in line.socket.protocol.data_to_send():
            line.socket.transport.write(data)
        await line.socket.wait_closed()
        assert line.socket.close_code in (1007, 1006)
    await game.lay()
    assert game.one.v == game.two.v == 2


async def test_fragments_that_together_are_too_long_close_the_line(two: Any) -> None:
    game = await two()
    async with game.a.at(game.table) as line:
        assert await cut(line, ["z" * 9_000] * 300) in (1009, 1006)
    await game.lay()


async def test_a_flood_is_refused_and_then_cut(people: Any, start: Any) -> None:
    running = start(replace(QUICK, limits=replace(OPEN, messages=Rate(0.1, 40))))
    player = await people("Ala", at=running)
    made = await player.table("hotseat")
    async with player.at(made["id"]) as line:
        for _ in range(260):
            await line.socket.send('{"t":"ping","d":{}}')
        await cut(line, '{"t":"ping","d":{}}')
        kinds = [frame["t"] for frame in line.frames]
        assert 40 <= kinds.count("pong") <= 60
        assert {frame["d"]["code"] for frame in line.frames if frame["t"] == "refuse"} == {"slow-down"}


async def test_a_reader_who_never_reads_loses_the_line_and_nobody_waits(two: Any) -> None:
    game = await two()
    async with game.a.at(game.table) as lazy:
        lazy.socket.transport.pause_reading()
        for n in range(400):
            await game.one.send("resume", v=-1)
            await game.one.hear("state")
            if n % 40 == 0:
                await game.one.ask("talk", text=f"{n}".ljust(300, "x"))
        await game.lay()
    assert game.two.v == 1
