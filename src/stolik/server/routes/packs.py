"""Packs, cards that guests bring: /api/packs, /api/card-files, /api/games/{game}/cards/mine."""

from __future__ import annotations

import asyncio
import gzip
from hashlib import blake2b
from typing import Annotated, Any

from litestar import MediaType, Response, Router
from litestar.dto import MsgspecDTO
from litestar.openapi.spec import Schema
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType
from litestar.params import Parameter
from litestar.response import Stream

from stolik.server import bodies as b
from stolik.server import pack_bodies as pb
from stolik.server import packing
from stolik.server.edition import edition
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.server.packs import SAYING
from stolik.server.protocol import Lang

from .common import FILES, Asked, delete, get, house_of, library_of, patch, post, told_as_read, while_here


class AsItCame(MsgspecDTO[b.Empty]):
    """Hands a body on as it came: it is a file."""

    @classmethod
    def create_for_field_definition(cls, *given: Any, **more: Any) -> None:
        """Nothing is made: nothing is read here."""

    @classmethod
    def create_openapi_schema(cls, field_definition: Any, handler_id: str, schema_creator: Any) -> Any:
        """Bytes."""
        return Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)

    def decode_bytes(self, value: bytes) -> Any:
        """The bytes."""
        return value


@get("/api/packs", summary="The packs of cards that I brought.")
async def read_packs(request: Asked, guest: Guest) -> list[pb.PackInfo]:
    """All of them, in the order in which they came."""
    return await house_of(request).packs.all(guest)


@get(
    "/api/packs/{pack:str}",
    summary="A pack of mine with some of its cards, and what stopped those that can't be played.",
)
async def read_pack(
    request: Asked,
    pack: str,
    guest: Guest,
    tongue: Lang,
    lang: str | None = None,
    show: Annotated[pb.Show, Parameter(description="Which of its cards; of all those first that are stopped.")] = "all",
    first: Annotated[int, Parameter(ge=0, description="How many of these to pass over.")] = 0,
    most: Annotated[int, Parameter(ge=0, le=500, description="How many to give.")] = 60,
) -> pb.PackShown:
    """The sentences are its owner's alone."""
    return await while_here(request, house_of(request).packs.one(guest, pack, show, first, most))


@get("/api/packs/{pack:str}/cards/{card:str}", summary="A card of a pack of mine, and what it does.")
async def read_pack_card(
    request: Asked, pack: str, card: str, guest: Guest, tongue: Lang, lang: str | None = None
) -> Response[pb.PackCardShown]:
    """In the form of the game's cards."""
    body: Any = await while_here(request, house_of(request).packs.card(guest, pack, card, tongue))
    return Response(body, media_type=MediaType.JSON)


@patch("/api/packs/{pack:str}", summary="Call a pack of mine something else.")
async def rename_pack(request: Asked, pack: str, guest: Guest, data: pb.PackName) -> pb.PackInfo:
    """The pack as it is called now."""
    return await house_of(request).packs.rename(guest, pack, data.name)


@delete("/api/packs/{pack:str}", summary="Forget a pack of mine; games with its cards go on.")
async def drop_pack(request: Asked, pack: str, guest: Guest) -> None:
    """Nothing."""
    await house_of(request).packs.drop(guest, pack)


@post("/api/packs/{pack:str}/say", summary="Say in my own words what a card does that can't be read.")
async def say_of_card(request: Asked, pack: str, guest: Guest, data: pb.PackSay) -> pb.PackSaid:
    """What was understood, in all languages; or where reading stopped."""
    return await while_here(request, house_of(request).packs.say(guest, pack, data))


@get("/api/packs/{pack:str}/share", summary="A pack of mine for somebody else: what its cards do, and no printed text.")
async def share_pack(request: Asked, pack: str, guest: Guest) -> Response[str]:
    """JSON, which can be sent to where card files are sent."""
    return Response(await house_of(request).packs.share(guest, pack), media_type=MediaType.JSON)


@get("/api/games/{game:str}/cards/mine", summary="The cards of my packs that a game can be played with.")
async def read_own_cards(
    request: Asked,
    game: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    deck: Annotated[str, Parameter(max_length=24, description="The deck that holds those that are meant.")] = "",
) -> Response[b.Cards]:
    """In the form of the game's cards; `stopped` has those that can't be played yet. Its mark changes with the packs,
    with the deck, and with Stolik: whoever has them already is sent nothing."""
    found, house = game_of(game), house_of(request)
    packs, stolik = await house.packs.edition(visitor, found), await library_of(request).get(edition)
    mark, keys = f"{packs}-{stolik}-{tongue}", None
    if deck:
        known = await house.shelf.one(found, visitor, deck, tongue)
        keys = sorted({card for stack in known.stacks for card in stack})
        mark += f"-{blake2b(repr(keys).encode(), digest_size=12).hexdigest()}"
    headers = {"ETag": f'"{mark}"', "Cache-Control": "private, no-cache"}
    if mark in request.headers.get("If-None-Match", ""):
        nothing: Any = b""
        return Response(nothing, status_code=304, headers=headers, media_type=MediaType.JSON)
    cards = await house.packs.cards(visitor, found, keys, only=True)
    who = "" if visitor is None else visitor.id
    work = house.workers.ask(who, packing.own_cards, found.id, cards, tongue, seconds=SAYING, key=mark)
    packed: Any = await while_here(request, work)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=MediaType.JSON)
    body: Any = await asyncio.to_thread(gzip.decompress, packed)
    return Response(body, headers=headers, media_type=MediaType.JSON)


@post(
    FILES,
    summary="Read a card file, or a pack that somebody shared, and keep it as a pack.",
    dto=AsItCame,
    return_dto=None,
)
async def add_pack(
    request: Asked,
    guest: Guest,
    tongue: Lang,
    data: bytes,
    source: Annotated[str, Parameter(max_length=300, description="The name of the file.")],
    replace: Annotated[str, Parameter(max_length=24, description="The pack of mine that it may replace.")] = "",
    until: Annotated[int, Parameter(ge=0, description="After how many entries to stop; 0: at the end.")] = 0,
) -> Stream:
    """Lines of JSON, each a PackLine: how far it is, and last what became of it. Whoever goes away before the end has
    nothing kept."""
    lines = house_of(request).packs.read(guest, data, source, replace, until)
    return await told_as_read(lines, anext(lines), lambda error: pb.PackLine(0, 0, [], None, error), tongue)


def long_bodies(most: int) -> Router:
    """The address to which card files of so many bytes may be sent."""
    return Router("/", route_handlers=[add_pack], request_max_body_size=most)


ROUTES = [read_packs, read_pack, read_pack_card, rename_pack, drop_pack, say_of_card, share_pack, read_own_cards]
