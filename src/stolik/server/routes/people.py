"""Where people meet: the line to the lobby, open tables, challenges, whom one follows, ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import websocket
from litestar.params import Parameter

from stolik.server import bodies as b
from stolik.server.denied import Denied
from stolik.server.guests import Guest, Visit
from stolik.server.house import House
from stolik.server.listeners import Bucket, Listener
from stolik.server.lobby import frames as f
from stolik.server.lobby.comings import hours
from stolik.server.lobby.hall import Hall
from stolik.server.protocol import Lang, PingMessage
from stolik.server.render import Viewer

from .common import Asked, delete, get, house_of, post, put, while_here
from .lines import Socket, carry, last_words, led, messages

Id = Annotated[str, Parameter(min_length=1, max_length=24)]
LadderName = Annotated[str, Parameter(min_length=1, max_length=60, description="A game, or a game/format.")]


@websocket("/ws/lobby")
async def meet(socket: Socket) -> None:
    """The lobby as it changes; who looks for a game says so here."""
    house: House = socket.app.state.house

    async def find(visit: Visit) -> Hall:
        return await house.lobby()

    opened = await led(socket, find)
    if opened is None:
        return
    visit, lang, hall = opened
    line = Listener(visit.guest.id, visit.guest.name, Viewer(None, lang))

    async def read() -> None:
        bucket = Bucket(house.settings.limits.messages)
        async for message in messages(socket, line, bucket, f.read, lambda: hall.closed):
            assert not isinstance(message, PingMessage)  # it is answered by the line itself
            try:
                await hall.hear(line, message)
            except Denied as denied:
                socket.app.state.measures.refuse("socket", denied.code)
                hall.refused(line, message.d.a, denied)
        await last_words(line)

    await carry(socket, visit, line, lambda: hall.attach(line), lambda: hall.detach(line), read)


@post("/api/tables/{table:str}/sit", summary="Sit down at an open table.")
async def sit_down(request: Asked, table: Id, guest: Guest, tongue: Lang, data: b.SitBody) -> b.Joined:
    """Where I sit now."""
    house = house_of(request)
    joined = await while_here(request, house.sit(table, guest, data, tongue))
    house.stir()
    return joined


@post("/api/people/{person:str}/challenge", summary="Ask somebody for a game.", status_code=201)
async def ask(request: Asked, person: Id, guest: Guest, tongue: Lang, data: b.ChallengeBody) -> f.AskMade:
    """The challenge, and the table that waits for the answer."""
    house = house_of(request)
    made = await while_here(request, house.challenges.ask(guest, person, data, tongue))
    house.stir()
    return f.AskMade(*made)


@put("/api/follows/{person:str}", summary="Follow somebody: the lobby says when they are here.")
async def follow(request: Asked, person: Id, guest: Guest) -> b.Done:
    """Nobody is told."""
    house = house_of(request)
    await house.persons.follow(guest.id, person)
    house.stir()
    return b.Done(True)


@delete("/api/follows/{person:str}", summary="Follow somebody no more.")
async def unfollow(request: Asked, person: Id, guest: Guest) -> None:
    """Nobody is told."""
    house = house_of(request)
    await house.persons.unfollow(guest.id, person)
    house.stir()


@get("/api/ladders", summary="The ladder of a game, or of one format of it.")
async def read_ladder(
    request: Asked, visitor: Guest | None, tongue: Lang, ladder: LadderName, lang: str | None = None
) -> f.Ladder:
    """The strongest first, bots among them."""
    return await house_of(request).persons.ladder(ladder, visitor, tongue)


@get("/api/people/{person:str}/rating", summary="How the rating of somebody has gone.")
async def read_rating(
    request: Asked, person: Id, tongue: Lang, ladder: LadderName, lang: str | None = None
) -> f.RatingCourse:
    """The last games that count."""
    return await house_of(request).persons.course(person, ladder, tongue)


@get("/api/tables/{table:str}/rating", summary="What a game changed in the ratings of those who played it.")
async def read_changes(
    request: Asked, table: Id, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> f.Changes:
    """By seat; with who they were."""
    return await house_of(request).persons.changes(table, visitor, tongue)


@put("/api/rests/{person:str}", summary="Hear of no challenges of somebody for a week.", status_code=204)
async def rest(request: Asked, person: Id, guest: Guest) -> None:
    """Nobody is told."""
    await house_of(request).manners.rest(guest.id, person)


@delete("/api/rests/{person:str}", summary="Hear of their challenges again.")
async def unrest(request: Asked, person: Id, guest: Guest) -> None:
    """Nobody is told."""
    await house_of(request).manners.unrest(guest.id, person)


@get("/api/hours", summary="How many people come at which hour of the day.")
async def read_hours(request: Asked) -> f.Hours:
    """Counts alone, of the last four weeks."""
    return await hours(house_of(request).store)


ROUTES = [
    meet,
    sit_down,
    ask,
    follow,
    unfollow,
    rest,
    unrest,
    read_hours,
    read_ladder,
    read_rating,
    read_changes,
]
