"""Games that are over, and record files: /api/tables/{id}/replay, record, branch; /api/replays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar.params import Parameter

from stolik.kernel.replay import Record
from stolik.kernel.replay import states as states_of
from stolik.match import Match
from stolik.server import bodies as b
from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.history import LISTS
from stolik.server.protocol import Lang
from stolik.server.render import Renderer, Viewer

from .common import Asked, get, house_of, post

MOST_ENTRIES = 2000
"""Answers in a record file that can be loaded."""


def replay_of(match: Match, viewer: Viewer) -> b.Replay:
    """A game position by position, for one viewer."""
    renderer = Renderer(match)
    frames = []
    last = match.turn
    for n, state in enumerate(states_of(match.rules, match.record, verify=False)):
        outcome = match.outcome if n == last else match.rules.outcome(state)
        view = match.rules.view(state, viewer.seat)
        sight = renderer.face.sight(view, outcome, match.names, viewer.lang, asked=False)
        frames.append(b.ReplayFrame(n, sight, renderer.log_entry(viewer, n)))
    return b.Replay(match.game.id, list(match.names), frames, match.record.to_data(), renderer.end(viewer))


def read_record(data: Any) -> Match:
    """The match of a record file, played to its end and rendered once. Raises Denied with what is wrong."""
    try:
        record = Record.from_data(data)
        if len(record.entries) > MOST_ENTRIES:
            raise Denied(400, "bad-record", f"{len(record.entries)} > {MOST_ENTRIES}")
        record.names = tuple(name[:24] for name in record.names[:8])
        match = Match.from_record(record, lists=LISTS)
        p.write(replay_of(match, Viewer(None, "en")))
    except Denied:
        raise
    except Exception as wrong:
        # What is inside a file from outside can be wrong in any way; it is refused in every way.
        raise Denied(400, "bad-record", str(wrong)[:200] or type(wrong).__name__) from None
    return match


@get("/api/tables/{table:str}/replay", summary="A game that is over, position by position.")
async def read_replay(
    request: Asked,
    table: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    seat: Annotated[int | None, Parameter(ge=0, le=7, description="Whose view; by default your own.")] = None,
) -> b.Replay:
    """Every view, the log, and the record with its seed."""
    house = house_of(request)
    room = (await house.table(table)).room
    house.allow(room, visitor)
    match = house.over(room).match
    if seat is None and visitor is not None:
        seat = room.seat_of(visitor.id)
    if seat is not None and seat >= match.game.seats:
        raise Denied(404, "no-position")
    return await asyncio.to_thread(replay_of, match, Viewer(seat, tongue))


@get("/api/tables/{table:str}/record", summary="The record of a game that is over.")
async def read_table_record(request: Asked, table: str, visitor: Guest | None) -> p.Json:
    """Rules version, start, seed and answers: all that it takes to play it again."""
    house = house_of(request)
    room = (await house.table(table)).room
    house.allow(room, visitor)
    return house.over(room).match.record.to_data()


@post("/api/tables/{table:str}/branch", summary="Play on from a position of a game that is over.", status_code=201)
async def branch_table(request: Asked, table: str, guest: Guest, tongue: Lang, data: b.BranchBody) -> b.TableMade:
    """Where the new table is."""
    house = house_of(request)
    room = (await house.table(table)).room
    house.allow(room, guest)
    return await house.opener.branch(room, house.over(room), guest, data, tongue)


@post("/api/replays", summary="Load a record file.", status_code=201, request_max_body_size=2 * 1024 * 1024)
async def load_record(request: Asked, guest: Guest, data: b.RecordBody) -> b.RecordLoaded:
    """The table where it can be looked at; its game is over."""
    await house_of(request).registry.quotas.record(guest.id)
    match = await asyncio.to_thread(read_record, data.record)
    return b.RecordLoaded(await house_of(request).registry.load(guest, match))


ROUTES = [read_replay, read_table_record, branch_table, load_record]
