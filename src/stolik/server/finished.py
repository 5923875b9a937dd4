"""Games that are over, written down so that they are found (kept_games.py): in one with their end, and once for all
that were over before there was such a list."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import exists, insert, select
from sqlalchemy.exc import IntegrityError

from stolik.catalog import loadable
from stolik.game import Game
from stolik.kernel.closed import CLOSED_LISTS
from stolik.text.words import slug

from . import kept_people as people
from . import store as db
from .judging import game_of
from .kept_games import OWN, finished, finished_seats
from .ladders import RATED
from .quotas import RECORD
from .room import Room, drawn_of, why_closed
from .store import Store, Written
from .summaries import sittings_of

log = logging.getLogger("stolik.server")

BATCH: Final = 50
"""Older games that are written down at once."""


def noted(room: Room, now: float) -> list[Written]:
    """What is written where a game is over."""
    match = None if room.history is None else room.history.match
    outcome = None if match is None else match.outcome
    if match is None or outcome is None:
        return []
    seats = [
        {"guest": one.guest, "bot": one.bot, "name": one.name, "deck": one.deck, "result": _sign(outcome.returns[n])}
        for n, one in enumerate(room.row.sittings)
    ]
    if room.hotseat:
        seats = [{**one, "result": None} for one in seats]
    table = {"id": room.id, "game": room.row.game, "settings": room.row.settings, "summary": room.summary}
    return _written(table, match.game, seats, now)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _written(table: Mapping[str, Any], game: Game, seats: Sequence[Mapping[str, Any]], at: float) -> list[Written]:
    settings = table["settings"]
    options = settings.get("options") or {}
    persons = {one["guest"] or f"left {n}" for n, one in enumerate(seats) if one["bot"] is None}
    rated, watched = bool(settings.get(RATED)), bool(settings.get("spectators"))
    values = {
        "table_id": table["id"],
        "game": table["game"],
        "format": _format(game, options),
        "at": at,
        "turns": int((table["summary"] or {}).get("turn") or 0),
        "rated": int(rated),
        "watched": int(watched),
        "shown": int(watched and (rated or len(persons) > 1)),
    }
    found: list[Written] = [insert(finished).values(**values)]
    before: set[str] = set()
    for n, one in enumerate(seats):
        who = one["guest"] or f"bot:{one['bot']}"
        closed = options.get(CLOSED_LISTS) is True
        row = {
            "table_id": table["id"],
            "seat": n,
            "side": game.sides[n],
            "guest": one["guest"],
            "bot": one["bot"],
            "called": one["name"] if one["bot"] else "",
            "deck": None if closed or not one["deck"] else deck_key(game, one["deck"]),
            "result": one["result"],
            "first": int(who not in before),
            "at": at,
        }
        before.add(who)
        found.append(insert(finished_seats).values(**row))
    return found


def deck_key(game: Game, stacks: Sequence[Sequence[str]]) -> str:
    """By what a deck is found: that of a bundled one says which, all others share one."""
    name = game.bundled_name(stacks)
    return f"{game.id}/{OWN if name is None else slug(name)}"[:120]


def _format(game: Game, options: Mapping[str, Any]) -> str:
    if not game.ladder_option:
        return ""
    usual = next(kind.default for kind in game.options if kind.key == game.ladder_option)
    return str(options.get(game.ladder_option, usual))[:40]


async def fill(store: Store) -> int:
    """Write down the games that were over before there was such a list; how many. Each is written once, also where
    several servers begin at once."""
    tables, done, last = db.tables.c, 0, ""
    query = (
        select(db.tables)
        .where((tables.status == "over") & (tables.kind != RECORD) & tables.game.in_(loadable()))
        .where(tables.start.is_not(None) & ~exists().where(finished.c.table_id == tables.id))
        .order_by(tables.id)
        .limit(BATCH)
    )
    while found := await store.read(query.where(tables.id > last)):
        last = found[-1]["id"]
        rows = [row for row in found if drawn_of(row["settings"]) is None and why_closed(row["settings"]) is None]
        ids = [row["id"] for row in rows]
        sittings = await sittings_of(store, ids)
        counted = await store.read(
            select(people.rated.c.table_id, people.rated_seats.c.seat, people.rated_seats.c.result)
            .join(people.rated, people.rated.c.n == people.rated_seats.c.n)
            .where(people.rated.c.table_id.in_(ids))
        )
        known = {(one["table_id"], one["seat"]): one["result"] for one in counted}
        for row in rows:
            try:
                game = game_of(row["game"])
                seats = _came_off(game, row, sittings[row["id"]], known)
                at = next((seat["ended"] for seat in sittings[row["id"]] if seat["ended"] is not None), row["updated"])
                await store.write(*_written(row, game, seats, at))
                done += 1
            except IntegrityError:
                continue  # another server was first, or the table is gone
            except (LookupError, TypeError, ValueError):
                log.warning("table %s is damaged, and is found by nobody", row["id"])
    if done:
        log.info("%d games that are over can be found now", done)
    return done


def _came_off(
    game: Game, row: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], known: Mapping[tuple[str, int], int]
) -> list[dict[str, Any]]:
    """The seats of an older game, each with how it came off as far as that was kept: in a game of two sides what one
    has won the other has lost."""
    sides: dict[int, int] = {}
    for seat in seats:
        result = known.get((row["id"], seat["seat"]), seat["result"])
        if result is not None:
            sides[game.sides[seat["seat"]]] = result
    if len(set(game.sides)) == 2 and len(sides) == 1:
        [(side, result)] = sides.items()
        sides[next(one for one in game.sides if one != side)] = -result
    return [{**seat, "result": sides.get(game.sides[seat["seat"]])} for seat in seats]
