"""Tables: opening, joining, leaving them; /api/tables, /api/past, /api/join."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.params import Parameter

from stolik.server import bodies as b
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.played import Wanted, page_of
from stolik.server.protocol import Lang
from stolik.server.replies import Refused
from stolik.server.summaries import tables_of

from .common import Asked, delete, get, house_of, post, while_here


@get("/api/tables", summary="My tables.")
async def read_tables(request: Asked, guest: Guest, tongue: Lang, lang: str | None = None) -> list[b.TableSummary]:
    """Those that changed last first."""
    return await tables_of(house_of(request).store, guest, tongue)


@get("/api/past", summary="The games that I have played, page by page.")
async def read_past(
    request: Asked,
    guest: Guest,
    tongue: Lang,
    lang: str | None = None,
    game: Annotated[str, Parameter(max_length=40, description="Only of this game.")] = "",
    result: Annotated[Literal["won", "draw", "lost", ""], Parameter(description="Only those that came off so.")] = "",
    opponent: Annotated[str, Parameter(max_length=40, description="Only with somebody whose name has this.")] = "",
    until: Annotated[float | None, Parameter(description="Only what ended before this time.")] = None,
    before: Annotated[str, Parameter(max_length=60, description="`next` of the page before.")] = "",
    limit: Annotated[int, Parameter(ge=1, le=100)] = 30,
) -> b.Past:
    """Those that ended last first."""
    wanted = Wanted(game, result, opponent.strip(), until, before, limit)
    return await page_of(house_of(request).store, guest, tongue, wanted)


@post("/api/tables", summary="Open a table: a game with an opponent, or a drawn position.", status_code=201)
async def open_table(request: Asked, guest: Guest, tongue: Lang, data: b.TableBody) -> b.TableMade:
    """Where it is."""
    return await while_here(request, house_of(request).opener.open(guest, data, tongue))


@get("/api/join/{code:str}", summary="What is this invitation to?")
async def read_invitation(
    request: Asked, code: str, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> b.JoinInfo:
    """The game, the host and the settings; what cards do that are in no set can be read before one sits down."""
    _, info = await house_of(request).joining.invitation(code, tongue, visitor.id if visitor else "")
    return info


@post("/api/join/{code:str}", summary="Take the free seat.")
async def join_table(request: Asked, code: str, guest: Guest, tongue: Lang, data: b.JoinBody) -> b.Joined:
    """Where I sit now."""
    return await house_of(request).joining.join(code, guest, data.deck, tongue, data.seal)


@post("/api/tables/{table:str}/leave", summary="Leave a game for good, or close a table that waits.")
async def leave_table(request: Asked, table: str, guest: Guest) -> b.Done:
    """A running game is lost by it."""
    try:
        await (await house_of(request).table(table)).resign(guest.id, "left")
    except Refused as refused:
        raise Denied(403 if refused.code == "not-seated" else 409, refused.code, rule=refused.rule) from None
    return b.Done(True)


@delete("/api/tables/{table:str}", summary="Delete a game of mine that is over, or a record that I loaded.")
async def delete_table(request: Asked, table: str, guest: Guest) -> None:
    """For those who played with me it stays."""
    await house_of(request).drop(table, guest)


ROUTES = [read_tables, read_past, open_table, read_invitation, join_table, leave_table, delete_table]
