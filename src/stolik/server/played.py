"""The games that a guest has played: how each came off is kept at their seat, and the list is read in pages.

A page begins behind the last game of the one before it (`Past.next`), so that games that end meanwhile move nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Update, and_, exists, or_, select, update

from stolik.catalog import loadable
from stolik.text.words import bot_name, bot_own_names

from . import bodies as b
from . import store as db
from .denied import Denied
from .guests import Guest
from .judging import game_of
from .protocol import LANGS
from .room import Room
from .store import Store
from .summaries import sittings_of, summary

RESULTS: Final = {"won": 1, "draw": 0, "lost": -1}
BETWEEN: Final = "~"
"""What stands between the time and the id in the address of a page."""


def results_of(room: Room, now: float) -> list[Update]:
    """What is written where a game is over: since when, and how it came off for each guest."""
    match = None if room.history is None else room.history.match
    outcome = None if match is None else match.outcome
    if match is None or outcome is None:
        return []
    found = []
    for guest in dict.fromkeys(sitting.guest for sitting in room.row.sittings if sitting.guest is not None):
        seats = room.seats_of(guest)
        alone = len({match.game.sides[seat] for seat in seats}) == 1
        where = (db.seats.c.table_id == room.id) & (db.seats.c.seat == seats[0])
        found.append(
            update(db.seats).where(where).values(ended=now, result=outcome.returns[seats[0]] if alone else None)
        )
    return found


@dataclass(frozen=True)
class Wanted:
    """Which of one's games are asked for; "" or None: any. `opponent` is a part of a name, `until` the time after which
    none ended, `before` the `next` of the page before."""

    game: str = ""
    result: str = ""
    opponent: str = ""
    until: float | None = None
    before: str = ""
    limit: int = 30


async def page_of(store: Store, guest: Guest, lang: str, wanted: Wanted) -> b.Past:
    """A page of the games that a guest has played, the latest first. Raises Denied for the address of no page."""
    mine, tables = db.seats, db.tables
    query = (
        select(tables, mine.c.ended, mine.c.result, mine.c.seat.label("own"))
        .join(tables, tables.c.id == mine.c.table_id)
        .where((mine.c.guest == guest.id) & mine.c.ended.is_not(None))
        .where((tables.c.status == "over") & tables.c.game.in_(loadable()))
        .order_by(mine.c.ended.desc(), mine.c.table_id.desc())
        .limit(wanted.limit + 1)
    )
    if wanted.game:
        query = query.where(tables.c.game == wanted.game)
    if wanted.result:
        query = query.where(mine.c.result == RESULTS[wanted.result])
    if wanted.until is not None:
        query = query.where(mine.c.ended < wanted.until)
    if wanted.before:
        ended, table = _read_address(wanted.before)
        query = query.where(or_(mine.c.ended < ended, and_(mine.c.ended == ended, mine.c.table_id < table)))
    if wanted.opponent:
        other = db.seats.alias()
        sought = wanted.opponent.casefold()
        bots = [bot for bot in _bots() if sought in bot_name(bot, lang).casefold()]
        named = and_(other.c.bot.is_(None), other.c.name.icontains(wanted.opponent, autoescape=True))
        at = (other.c.table_id == mine.c.table_id) & (other.c.guest.is_distinct_from(guest.id))
        own = and_(other.c.bot.is_not(None), other.c.name.in_(_own_names(sought, lang)))
        query = query.where(exists().where(at & or_(named, own, other.c.bot.in_(bots))))
    found = await store.read(query)
    rows, more = found[: wanted.limit], len(found) > wanted.limit
    seats = await sittings_of(store, [row["id"] for row in rows])
    games = [_played(row, seats[row["id"]], guest, lang) for row in rows]
    return b.Past(games, f"{rows[-1]['ended']!r}{BETWEEN}{rows[-1]['id']}" if more else None)


def _bots() -> list[str]:
    return list(dict.fromkeys(bot for game in loadable() for bot in game_of(game).bots))


def _own_names(sought: str, lang: str) -> list[str]:
    """Own names of bots, as any language writes them, that a language writes with what is sought in them."""
    found = []
    for bot in _bots():
        for n, name in enumerate(bot_own_names(bot, lang)):
            if sought in name.casefold():
                found += [bot_own_names(bot, other)[n] for other in LANGS]
    return found


def _played(row: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], guest: Guest, lang: str) -> b.Played:
    told = summary(row, seats, guest, lang)
    return b.Played(told.id, told.game, told.opponent, told.partner, told.foes, told.result, told.scores, row["ended"])


def _read_address(text: str) -> tuple[float, str]:
    time, _, table = text.partition(BETWEEN)
    try:
        return float(time), table
    except ValueError:
        raise Denied(400, "bad-request", text) from None
