"""The service for programs that play, in Lichess's words: /api/stream/event, /api/bot, /api/challenge."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial

from litestar.response import Stream

from stolik.server import bodies as b
from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.guests import Guest, Visit
from stolik.server.house import House
from stolik.server.listeners import Listener, end_stream
from stolik.server.lobby import frames as f
from stolik.server.processes import Elsewhere
from stolik.server.protocol import Lang
from stolik.server.replies import Refused
from stolik.server.summaries import tables_of
from stolik.server.table import LiveTable

from .common import Asked, delete, get, house_of, post

NDJSON = "application/x-ndjson"
HEARTBEAT = 7.0
"""After so many silent seconds an empty line says that the line is alive."""
NOTHING = "-"
"""An answer that picks nothing: a path has no place for an empty one."""


async def _beating(queue: asyncio.Queue[bytes | None]) -> AsyncIterator[bytes]:
    """Lines of a queue until its end, with heartbeats between."""
    while True:
        try:
            line = await asyncio.wait_for(queue.get(), HEARTBEAT)
        except TimeoutError:
            yield b"\n"
            continue
        if line is None:
            return
        yield line + b"\n"


@get("/api/stream/event", summary="News of my games and challenges, a line of JSON each.")
async def stream_events(request: Asked, guest: Guest, visit: Visit) -> Stream:
    """gameStart, gameFinish, challenge; first the games that run."""
    house = house_of(request)
    queue, stop = house.events.subscribe(guest.id)
    let_go = visit.life.hold(partial(end_stream, queue))
    await house.news.listen(guest.id)
    for summary in await tables_of(house.store, guest, guest.lang):
        if summary.status == "running":
            with suppress(Denied):  # a table that can't be opened keeps the others from nobody
                try:
                    seat = (await house.table(summary.id)).room.seat_of(guest.id)
                except Elsewhere:
                    seat = await house.news.seat_of(summary.id, guest.id)
                queue.put_nowait(p.write(p.GameStart(p.GameNote(summary.id, summary.game, seat, summary.opponent))))

    async def lines() -> AsyncIterator[bytes]:
        try:
            async for line in _beating(queue):
                yield line
        finally:
            let_go()
            stop()
            house.news.unlisten(guest.id)

    return Stream(lines(), media_type=NDJSON, headers={"Cache-Control": "no-store"})


@get("/api/bot/game/stream/{table:str}", summary="A game of mine, a line of JSON for each answer.")
async def stream_game(
    request: Asked, table: str, guest: Guest, visit: Visit, tongue: Lang, lang: str | None = None
) -> Stream:
    """gameFull, then gameState after each answer."""
    found = await _mine(house_of(request), table, guest)
    listener = Listener(guest.id, guest.name, found.room.viewer(guest.id, tongue), lines=True)
    let_go = visit.life.hold(listener.close)
    found.attach(listener)

    async def lines() -> AsyncIterator[bytes]:
        try:
            frames = listener.frames()
            next_frame: asyncio.Task[bytes] | None = None
            while True:
                if next_frame is None:
                    next_frame = asyncio.ensure_future(anext(frames))
                done, _ = await asyncio.wait({next_frame}, timeout=HEARTBEAT)
                if not done:
                    yield b"\n"
                    continue
                try:
                    yield next_frame.result() + b"\n"
                except StopAsyncIteration:
                    return
                next_frame = None
        finally:
            if next_frame is not None:
                next_frame.cancel()
            let_go()
            found.detach(listener)

    return Stream(lines(), media_type=NDJSON, headers={"Cache-Control": "no-store"})


@post("/api/bot/game/{table:str}/move/{positions:str}", summary="Answer: positions in the options, with commas.")
async def move(request: Asked, table: str, positions: str, guest: Guest) -> b.MoveTaken:
    """The answer is on disk when this returns. Where nothing is picked, `positions` is a hyphen."""
    found = await _mine(house_of(request), table, guest)
    parts = [] if positions == NOTHING else positions.split(",")
    if len(positions) > 400 or not all(part.isascii() and part.isdigit() for part in parts):
        raise Denied(400, "bad-request", "positions")
    try:
        v = await found.move(guest.id, [int(part) for part in parts])
    except Refused as refused:
        raise Denied(400, refused.code, rule=refused.rule) from None
    return b.MoveTaken(True, v)


@post("/api/bot/game/{table:str}/resign", summary="Give up.")
async def resign(request: Asked, table: str, guest: Guest) -> b.Done:
    """The game is lost."""
    found = await _mine(house_of(request), table, guest)
    try:
        await found.resign(guest.id)
    except Refused as refused:
        raise Denied(400, refused.code, rule=refused.rule) from None
    return b.Done(True)


@post("/api/challenge/{name:str}", summary="Propose a game to a program that listens.")
async def challenge(request: Asked, name: str, guest: Guest, tongue: Lang, data: b.ChallengeBody) -> b.ChallengeMade:
    """The challenge; a gameStart follows when it is taken."""
    return b.ChallengeMade(await house_of(request).challenges.make(guest, name, data, tongue), "created")


@post("/api/challenge/{name:str}/accept", summary="Take a challenge.")
async def accept(
    request: Asked, name: str, guest: Guest, tongue: Lang, data: b.JoinBody | None = None
) -> b.ChallengeTaken:
    """The game that began."""
    deck, seal = (None, None) if data is None else (data.deck, data.seal)
    return b.ChallengeTaken(await house_of(request).challenges.accept(guest, name, deck, tongue, seal))


@post("/api/challenge/{name:str}/decline", summary="Refuse a challenge.")
async def decline(request: Asked, name: str, guest: Guest) -> f.DeclinedData:
    """The challenger is told."""
    return f.DeclinedData(True, await house_of(request).challenges.decline(guest, name))


async def _mine(house: House, table: str, guest: Guest) -> LiveTable:
    """A table at which the guest plays. Raises Denied."""
    found = await house.table(table)
    if not found.room.plays(guest.id):
        raise Denied(403, "not-seated")
    return found


@delete("/api/challenge/{name:str}", summary="Withdraw a challenge of mine.")
async def withdraw(request: Asked, name: str, guest: Guest) -> None:
    """Its table is closed."""
    await house_of(request).challenges.withdraw(guest, name)


ROUTES = [stream_events, stream_game, move, resign, challenge, accept, decline, withdraw]
