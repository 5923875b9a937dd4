"""What a guest's list of tables says of each, without waking one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import select

from stolik.catalog import loadable

from . import bodies as b
from . import store as db
from .guests import Guest
from .judging import game_of
from .room import drawn_of
from .seating import TWO, one_team
from .store import Store
from .words import both, say

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
    sittings: dict[str, list[Mapping[str, Any]]] = {table: [] for table in ids}
    for seat in await store.read(
        select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
    ):
        sittings[seat["table_id"]].append(seat)
    return [_summary(table, sittings[table["id"]], guest, lang) for table in tables]


def _summary(table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], guest: Guest, lang: str) -> b.TableSummary:
    asked = table["summary"].get("asked")
    yours = table["status"] == "running" and asked is not None and seats[asked]["guest"] == guest.id
    others = [seat["name"] for seat in seats if seat["guest"] != guest.id] or [seat["name"] for seat in seats]
    partner = ""
    if len(seats) > TWO and (mine := [n for n, seat in enumerate(seats) if seat["guest"] == guest.id]):
        game = game_of(table["game"])
        near = game.seating.mates(mine[0])
        others = [seat["name"] for n, seat in enumerate(seats) if n not in near]
        mates = [seats[n] for n in near if n != mine[0]]
        partner = next((seat["name"] for seat in mates if seat["guest"] != guest.id or not one_team(game, mine)), "")
    if table["status"] == "waiting":
        others, partner = [say("nobody", lang)], ""
    return b.TableSummary(
        table["id"],
        table["game"],
        both(others, lang),
        table["status"],
        yours,
        table["summary"].get("turn", 0),
        table["summary"].get("scores"),
        table["updated"],
        drawn_of(table["settings"]),
        partner,
        len(others),
    )
