"""Tournaments: /api/tournaments. What changes one is done by the process that has the lobby; any may read."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response
from litestar.params import Parameter

from stolik.server import bodies as b
from stolik.server.guests import Guest
from stolik.server.protocol import Lang
from stolik.server.tournaments import bodies as tb

from .common import Asked, get, house_of, post

Id = Annotated[str, Parameter(min_length=1, max_length=24)]


@get("/api/tournaments", summary="Tournaments that run, are announced, or were over lately.")
async def read_tournaments(request: Asked, visitor: Guest | None) -> list[tb.TournamentSummary]:
    """Those that run first."""
    return await house_of(request).tournaments.all(visitor)


@post("/api/tournaments", summary="Hold a tournament.", status_code=201)
async def make_tournament(request: Asked, guest: Guest, data: tb.TournamentBody) -> tb.TournamentMade:
    """Where it is."""
    return await (await house_of(request).lobby()).desk.make(guest, data)


@get("/api/tournaments/{tournament:str}", summary="A tournament, whole.")
async def read_tournament(
    request: Asked, tournament: Id, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> tb.TournamentShown:
    """Sets are told of oneself, and of all once it is over."""
    return await house_of(request).tournaments.one(tournament, visitor, tongue)


@post("/api/tournaments/{tournament:str}/enter", summary="Enter, or bring another set while sets are open.")
async def enter_tournament(request: Asked, tournament: Id, guest: Guest, tongue: Lang, data: tb.EntryBody) -> b.Done:
    """I am in it."""
    await (await house_of(request).lobby()).desk.enter(guest, tournament, data, tongue)
    return b.Done(True)


@post("/api/tournaments/{tournament:str}/leave", summary="Leave a tournament; in an arena that runs, pause.")
async def leave_tournament(request: Asked, tournament: Id, guest: Guest) -> b.Done:
    """What I have played stays."""
    await (await house_of(request).lobby()).desk.leave(guest, tournament)
    return b.Done(True)


@post("/api/tournaments/{tournament:str}/act", summary="What its host does: pair, start, close, enter a result, ...")
async def act(request: Asked, tournament: Id, guest: Guest, data: tb.ActBody) -> b.Done:
    """It is written in the log."""
    await (await house_of(request).lobby()).desk.act(guest, tournament, data)
    return b.Done(True)


@get("/api/tournaments/{tournament:str}/results", summary="All that came of a tournament, as JSON.")
async def read_results(request: Asked, tournament: Id) -> dict[str, Any]:
    """Standings, rounds and matches."""
    return await house_of(request).tournaments.results(tournament)


@get("/api/tournaments/{tournament:str}/sheet", summary="Its standings or matches, as CSV.", media_type="text/csv")
async def read_sheet(
    request: Asked,
    tournament: Id,
    what: Annotated[Literal["standings", "matches"], Parameter(description="Which of the two.")] = "standings",
) -> Response[str]:
    """For a spreadsheet."""
    text = await house_of(request).tournaments.sheet(tournament, what)
    name = f'attachment; filename="{what}.csv"'
    return Response(text, media_type="text/csv; charset=utf-8", headers={"Content-Disposition": name})


ROUTES = [
    read_tournaments,
    make_tournament,
    read_tournament,
    enter_tournament,
    leave_tournament,
    act,
    read_results,
    read_sheet,
]
