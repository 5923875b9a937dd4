"""Games that are over, and record files: /api/tables/{id}/replay, ending, record, branch; /api/replays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router
from litestar.dto import MsgspecDTO
from litestar.params import Parameter
from litestar.typing import FieldDefinition

from stolik.server import bodies as b
from stolik.server import jobs
from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.server.packing import brought_in
from stolik.server.protocol import Lang
from stolik.server.quotas import RECORD
from stolik.server.room import Room
from stolik.server.words import people

from .common import RECORDS, Asked, asker, get, house_of, post, while_here


class Unread(MsgspecDTO[b.RecordBody]):
    """Hands a body on as it came: reading two megabytes would hold up everybody for a quarter of a second, and so it is
    done in a worker. What is described is what the body has to be."""

    @classmethod
    def create_for_field_definition(cls, *given: Any, **more: Any) -> None:
        """Nothing is made: nothing is read here."""

    @classmethod
    def create_openapi_schema(cls, field_definition: Any, handler_id: str, schema_creator: Any) -> Any:
        """That of the body."""
        return schema_creator.for_field_definition(FieldDefinition.from_annotation(b.RecordBody))

    def decode_bytes(self, value: bytes) -> Any:
        """The bytes."""
        return value


@get("/api/tables/{table:str}/replay", summary="A game that is over, position by position.")
async def read_replay(
    request: Asked,
    table: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    seat: Annotated[int | None, Parameter(ge=0, le=7, description="Whose view; by default your own.")] = None,
) -> Response[b.Replay]:
    """Every view, the log, and the record with its seed."""
    return await _told(request, table, visitor, tongue, seat, jobs.replay, jobs.replay_of_rows)


@get("/api/tables/{table:str}/ending", summary="What decided a game that is over.")
async def read_ending(
    request: Asked,
    table: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    seat: Annotated[int | None, Parameter(ge=0, le=7, description="Whose view; by default your own.")] = None,
) -> Response[b.Ending]:
    """How it ended and why, its course turn by turn, and the answer that turned it."""
    house = house_of(request)
    beside = await house.lasted(table), () if visitor is None else await house.shelf.kept(visitor)
    return await _told(request, table, visitor, tongue, seat, jobs.ending, jobs.ending_of_rows, *beside)


@get("/api/tables/{table:str}/analysis", summary="What the choices of a game that is over cost, and what was luck.")
async def read_analysis(
    request: Asked,
    table: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    seat: Annotated[int | None, Parameter(ge=0, le=7, description="Whose eyes; by default your own.")] = None,
) -> Response[b.Analysis]:
    """As far as it is reckoned: it is begun by a post to the same address. While it runs, ask again in a few
    seconds."""
    return await _analysed(request, table, visitor, tongue, seat)


@post("/api/tables/{table:str}/analysis", summary="Have a game that is over analysed.")
async def begin_analysis(
    request: Asked,
    table: str,
    guest: Guest,
    tongue: Lang,
    lang: str | None = None,
    seat: Annotated[int | None, Parameter(ge=0, le=7, description="Whose eyes; by default your own.")] = None,
) -> Response[b.Analysis]:
    """As far as it is reckoned. One game at a time is analysed for a guest; what was reckoned once is kept."""
    house = house_of(request)
    room, rows = await house.ended(table, guest)
    _seen_from(room, guest, seat)
    record = house.over(room).match.record.to_data() if rows is None else None
    await house.analyses.begin(guest.id, room, record, rows)
    return await _analysed(request, table, guest, tongue, seat)


def _seen_from(
    room: Room, visitor: Guest | None, seat: int | None
) -> tuple[tuple[int | None, ...] | None, tuple[int, ...] | None, int]:
    """From which seats a viewer looked (None: all is theirs to know), whose choices alone they may know where deck
    lists stay closed (None: everybody's), and whose chances are told first. Raises Denied."""
    seats = len(room.row.sittings) or game_of(room.row.game).seats
    if seat is not None and seat >= seats:
        raise Denied(404, "no-position")
    own = () if visitor is None else tuple(room.seats_of(visitor.id))
    closed = room.closed_to(None if visitor is None else visitor.id)
    if closed:
        mine = tuple(one for one in closed if one is not None)
        if not mine or (seat is not None and seat not in mine):
            raise Denied(403, "analysis-closed")
        return closed, mine, mine[0] if seat is None else seat
    if seat is not None and len(own) < seats:
        return (seat,), None, seat
    whole = room.row.kind == RECORD or len(own) == seats
    return (None if whole else own or (None,)), None, seat if seat is not None else (own[0] if own else 0)


async def _analysed(request: Asked, table: str, visitor: Guest | None, tongue: Lang, seat: int | None) -> Response[Any]:
    house, who = house_of(request), asker(request, visitor)
    room, rows = await house.ended(table, visitor)
    asked = (await house.analyses.progress(room), *_seen_from(room, visitor, seat), tongue)
    row, far = room.row, (asked[0].state, asked[0].done)
    key = (row.id, row.updated, far, *asked[1:])
    if rows is None:
        data = house.over(room).match.record.to_data()
        work = house.workers.ask(who, jobs.analysis, data, *asked, key=key)
    else:
        work = house.workers.ask(who, jobs.analysis_of_rows, row.id, row.start, rows, row.seal, *asked, key=key)
    body: Any = await while_here(request, work)
    return Response(body, media_type=MediaType.JSON)


async def _told(
    request: Asked,
    table: str,
    visitor: Guest | None,
    tongue: Lang,
    seat: int | None,
    of_record: Callable[..., bytes],
    of_rows: Callable[..., bytes],
    *beside: Any,
) -> Response[Any]:
    """What a job makes of a game that is over for one viewer, from its record or its rows, and what is told `beside`.
    Raises Denied."""
    house, who = house_of(request), asker(request, visitor)
    room, rows = await house.ended(table, visitor)
    row = room.row
    if seat is None and visitor is not None:
        seat = room.seat_of(visitor.id)
    if seat is not None and seat >= game_of(row.game).seats:
        raise Denied(404, "no-position")
    asked = (room.closed_to(None if visitor is None else visitor.id), seat, tongue, *beside)
    if rows is None:
        data = house.over(room).match.record.to_data()
        work = house.workers.ask(who, of_record, data, *asked, key=(row.id, row.updated, *asked))
    else:
        kept = (row.id, row.start, rows, row.seal)
        work = house.workers.ask(who, of_rows, *kept, *asked, key=(row.id, row.updated, *asked))
    body: Any = await while_here(request, work)
    return Response(body, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/record", summary="The record of a game that is over.")
async def read_table_record(request: Asked, table: str, visitor: Guest | None, tongue: Lang) -> p.Json:
    """Rules version, start, seed and answers: all that it takes to play it again."""
    house, who = house_of(request), asker(request, visitor)
    room, rows = await house.ended(table, visitor)
    closed = room.closed_to(None if visitor is None else visitor.id)
    key = (room.id, room.row.updated, closed, tongue)
    if rows is None:
        data = house.over(room).match.record.to_data()
        if not closed:
            return {**data, "names": list(people(data["names"], tongue))}
        return await while_here(request, house.workers.ask(who, jobs.record, data, closed, tongue, key=key))
    kept = (room.id, room.row.start, rows, room.row.seal)
    return await while_here(request, house.workers.ask(who, jobs.record_of_rows, *kept, closed, tongue, key=key))


@get("/api/tables/{table:str}/cards", summary="The cards in a table's game that are in no set.")
async def read_table_cards(
    request: Asked, table: str, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> Response[b.Cards]:
    """What they are and do, for whoever may look at the table: nobody else needs a file of them. Their numbers follow
    those of the game's own cards; mostly there are none."""
    house = house_of(request)
    room = (await house.table(table)).room
    house.allow(room, visitor)
    body: Any = msgspec.json.encode(await asyncio.to_thread(brought_in, room.game, room.row.brought, tongue))
    return Response(body, media_type=MediaType.JSON)


@post("/api/tables/{table:str}/branch", summary="Play on from a position of a game that is over.", status_code=201)
async def branch_table(request: Asked, table: str, guest: Guest, tongue: Lang, data: b.BranchBody) -> b.TableMade:
    """Where the new table is."""
    house = house_of(request)
    room = (await house.table(table)).room
    house.allow(room, guest)
    history = house.over(room)
    if history.match.record.setup.closes:
        raise Denied(409, "lists-closed")  # a position holds both decks, or cards that can't be played
    if room.row.kind == RECORD and history.match.game.brought:
        raise Denied(409, "foreign-cards")  # what a stranger's cards do is not played where others play
    return await house.opener.branch(room, history, guest, data, tongue)


@post(RECORDS, summary="Load a record file.", status_code=201, dto=Unread, return_dto=None)
async def load_record(request: Asked, guest: Guest, data: bytes) -> b.RecordLoaded:
    """The table where it can be looked at; its game is over."""
    await house_of(request).registry.quotas.record(guest.id)
    work = house_of(request).workers.ask(guest.id, jobs.load, data)
    return b.RecordLoaded(await house_of(request).registry.load(guest, await while_here(request, work)))


def long_bodies(most: int) -> Router:
    """The address to which record files of so many bytes may be sent."""
    return Router("/", route_handlers=[load_record], request_max_body_size=most)


ROUTES = [read_replay, read_ending, read_analysis, begin_analysis, read_table_record, read_table_cards, branch_table]
