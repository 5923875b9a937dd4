"""Pages of people and bots, the list of ladders, and finding games that are over."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from stolik.server.guests import Guest
from stolik.server.profile_bodies import FoundGames, LadderInfo, Profile
from stolik.server.protocol import Lang
from stolik.server.searching import FIELDS

from .common import Asked, get, house_of

Player = Annotated[
    str, Parameter(min_length=1, max_length=32, description='The id of a person, or "bot:" and that of a bot.')
]
Sought = Annotated[
    str, Parameter(max_length=1000, description=f"Words, and fields: {', '.join(FIELDS)}, as in deck:tidal turns>30.")
]
Before = Annotated[str, Parameter(max_length=80, description="The `next` of the page before.")]
Limit = Annotated[int, Parameter(ge=1, le=100)]


@get("/api/people/{person:str}", summary="A person, or a bot, as everybody may see them.")
async def read_profile(
    request: Asked, person: Player, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> Profile:
    """Who it is, how strong, with which decks, and what we had to do with each other."""
    return await house_of(request).profiles.profile(person, visitor, tongue)


@get("/api/people/{person:str}/games", summary="The games of a person or a bot, found by words and fields.")
async def read_their_games(
    request: Asked,
    person: Player,
    visitor: Guest | None,
    tongue: Lang,
    q: Sought = "",
    before: Before = "",
    limit: Limit = 30,
    lang: str | None = None,
) -> FoundGames:
    """Those that counted and those among people, to oneself all of them; the latest first, in pages."""
    return await house_of(request).profiles.games(person, q, visitor, tongue, before, limit)


@get("/api/finished", summary="All games that are over and told to everybody, found by words and fields.")
async def read_finished(
    request: Asked, tongue: Lang, q: Sought = "", before: Before = "", limit: Limit = 30, lang: str | None = None
) -> FoundGames:
    """The latest first, in pages."""
    return await house_of(request).profiles.all(q, tongue, before, limit)


@get("/api/ladders/all", summary="The ladders of all games.")
async def read_ladders(
    request: Asked, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> list[LadderInfo]:
    """The usual one of each game, and others that people stand on."""
    return await house_of(request).profiles.ladders(visitor, tongue)


ROUTES = [read_profile, read_their_games, read_finished, read_ladders]
