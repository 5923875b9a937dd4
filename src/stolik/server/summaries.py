"""What a guest's list of tables says of each, without waking one."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import select

from stolik.catalog import loadable
from stolik.text.phrase import LANGS
from stolik.text.words import bot_name, bot_own_names

from . import bodies as b
from . import store as db
from .guests import Guest
from .judging import game_of
from .kept_people import deadlines
from .room import drawn_of, why_closed
from .seating import TWO, one_team
from .store import Store
from .words import both, people, say

_NUMBERED: Final = re.compile(r" \(\d+\)")
LISTED: Final = 50
"""Tables in the list of a guest."""


async def tables_of(store: Store, guest: Guest, lang: str) -> list[b.TableSummary]:
    """The tables at which a guest sits, those that changed last first; without those of games that are not here."""
    mine = select(db.seats.c.table_id).where(db.seats.c.guest == guest.id)
    tables = await store.read(
        select(db.tables)
        .where(db.tables.c.id.in_(mine) & db.tables.c.game.in_(loadable()) & (db.tables.c.status != db.GONE))
        .order_by(db.tables.c.updated.desc())
        .limit(LISTED)
    )
    ids = [table["id"] for table in tables]
    seats = await sittings_of(store, ids)
    due = await store.read(select(deadlines).where(deadlines.c.table_id.in_(ids)))
    until = {row["table_id"]: row["until"] for row in due}
    return [
        msgspec.structs.replace(summary(table, seats[table["id"]], guest, lang), until=until.get(table["id"]))
        for table in tables
    ]


async def sittings_of(store: Store, tables: Sequence[str]) -> dict[str, list[Mapping[str, Any]]]:
    """The seats of each of these tables, in their order."""
    found: dict[str, list[Mapping[str, Any]]] = {table: [] for table in tables}
    for seat in await store.read(
        select(db.seats).where(db.seats.c.table_id.in_(tables)).order_by(db.seats.c.table_id, db.seats.c.seat)
    ):
        found[seat["table_id"]].append(seat)
    return found


def called(seat: Mapping[str, Any], lang: str) -> str:
    """What somebody at a seat is called: a bot in the language of whoever reads, with its number where it has one."""
    name: str = seat["name"]
    if seat["bot"] is None:
        return people((name,), lang)[0]
    for other in LANGS:
        own = bot_own_names(seat["bot"], other)
        if name in own:
            return bot_own_names(seat["bot"], lang)[own.index(name)]
        known = bot_name(seat["bot"], other)
        if name == known or _NUMBERED.fullmatch(name.removeprefix(known)):
            return bot_name(seat["bot"], lang) + name.removeprefix(known)
    return name


def summary(table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], guest: Guest, lang: str) -> b.TableSummary:
    """A table as the list shows it to a guest."""
    asked = table["summary"].get("asked")
    yours = table["status"] == "running" and asked is not None and seats[asked]["guest"] == guest.id
    names = [called(seat, lang) for seat in seats]
    mine = [n for n, seat in enumerate(seats) if seat["guest"] == guest.id]
    others = [name for n, name in enumerate(names) if n not in mine] or names
    partner = ""
    if len(seats) > TWO and mine:
        game = game_of(table["game"])
        near = game.seating.mates(mine[0])
        others = [name for n, name in enumerate(names) if n not in near]
        mates = [n for n in near if n != mine[0]]
        partner = next((names[n] for n in mates if n not in mine or not one_team(game, mine)), "")
    if table["status"] == "waiting":
        others, partner = [say("nobody", lang)], ""
    result = seats[mine[0]]["result"] if mine else None
    own = (table["settings"].get("closed") or {}).get("by") == guest.id  # whoever has closed it knows
    closed = None if own else why_closed(table["settings"])
    return b.TableSummary(
        table["id"],
        table["game"],
        both(others, lang),
        table["status"],
        yours,
        table["summary"].get("turn", 0),
        _own_first(table["summary"].get("scores"), table["game"], mine),
        table["updated"],
        drawn_of(table["settings"]),
        partner,
        len(others),
        "" if result is None else RESULTS[result],
        "" if closed is None else closed.text(lang),
    )


RESULTS: Final[dict[int, Literal["won", "draw", "lost"]]] = {1: "won", 0: "draw", -1: "lost"}


def _own_first(scores: list[int] | None, game: str, mine: Sequence[int]) -> list[int] | None:
    """Scores of seats or sides, one's own before the others; as they are where one has none or all."""
    sides = game_of(game).sides
    own = {sides[seat] for seat in mine}
    if scores is None or len(own) != 1:
        return scores
    first = mine[0] if len(scores) == len(sides) else own.pop()
    return [scores[first], *(score for n, score in enumerate(scores) if n != first)] if first < len(scores) else scores
