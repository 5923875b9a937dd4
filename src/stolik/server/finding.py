"""Finding games that are over: what a search (searching.py) asks of the store, and how a game that was found is told.

A page begins behind the last game of the one before it, so that games that end meanwhile move nothing.
"""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Executable, Select, and_, false, or_, select, text
from sqlalchemy.exc import DBAPIError

from stolik.catalog import loadable
from stolik.rating import Rating
from stolik.text.words import bot_name, bot_own_names, slug

from . import kept_people as people_kept
from . import store as db
from .called import LEFT_NAME
from .denied import Denied
from .judging import game_of
from .kept_games import OWN, finished, finished_seats
from .ladders import BOT
from .played import BETWEEN
from .profile_bodies import FoundGame, FoundGames, FoundSeat
from .protocol import LANGS
from .searching import Search
from .store import Store
from .summaries import RESULTS, called
from .words import people

PAGE: Final = 30
"""Games on a page."""
PATIENCE = 3.0
"""Seconds that the store may look for them."""
STEPS: Final = 10_000
"""Of SQLite, after each of which it looks at the time."""
CANCELLED: Final = "57014"
"""What PostgreSQL says of a query that took too long."""


def fold(said: str) -> str:
    """What of a text counts where it is looked for: neither case nor marks on Latin letters."""
    parts = unicodedata.normalize("NFKD", said.casefold()).replace("ł", "l")
    return unicodedata.normalize("NFC", "".join(one for one in parts if not "\u0300" <= one <= "\u036f"))


# ---- which words mean which decks, bots and games


@cache
def _decks() -> tuple[tuple[str, str], ...]:
    """What each bundled deck is called, in all languages, and its key."""
    found = []
    for name in loadable():
        game = game_of(name)
        for deck in game.decks:
            titles = {deck.name, *(game.spoken.deck_title(deck.name, lang) for lang in LANGS)}
            found += [(fold(title), f"{name}/{slug(deck.name)}") for title in titles]
    return tuple(found)


@cache
def _bots() -> tuple[tuple[str, str, str], ...]:
    """What bots are called, folded: by how they play, with "", and by own names, with the name; and which they are."""
    found: list[tuple[str, str, str]] = []
    for bot in dict.fromkeys(bot for name in loadable() for bot in game_of(name).bots):
        found += [(fold(bot_name(bot, lang)), "", bot) for lang in LANGS]
        found.append((fold(bot), "", bot))
        # What stands at a table is the name in one language; looked for it is in any.
        named = [bot_own_names(bot, lang) for lang in LANGS]
        for same in zip(*named, strict=False):
            found += [(fold(one), other, bot) for one in same for other in same]
    return tuple(dict.fromkeys(found))


@cache
def _formats(game: str) -> tuple[tuple[str, str], ...]:
    known = game_of(game)
    kinds = [kind for kind in known.options if kind.key == known.ladder_option]
    return tuple(
        (fold(label), str(value))
        for kind in kinds
        for value in kind.choices
        for label in (str(value), *(known.spoken.choice_label(kind.key, value, lang) for lang in LANGS))
    )


def _games(said: str) -> list[str]:
    sought = fold(said)
    return [
        name
        for name in loadable()
        if sought == name or any(sought in fold(game_of(name).spoken.name(lang)) for lang in LANGS)
    ]


def _with_deck(seats: Any, said: str) -> ColumnElement[bool]:
    """That a deck that is called so was played at a seat."""
    sought = fold(said)
    exact = [key for _, key in _decks() if sought == key]
    keys = exact or list(dict.fromkeys(key for title, key in _decks() if sought in title))
    if sought.endswith(f"/{OWN}") and sought.removesuffix(f"/{OWN}") in loadable():
        keys.append(sought)
    return seats.deck.in_(keys) if keys else false()


def _who(seats: Any, said: str) -> ColumnElement[bool]:
    """That somebody who is called so sat at a seat: a person as they are called now, or a bot."""
    # Not every database knows the cases of all letters, and so each spelling is asked for.
    spelled = dict.fromkeys((said, said.lower(), said.upper(), said.capitalize()))
    name = db.guests.c.name
    named = or_(*(name.icontains(one, autoescape=True) for one in spelled))
    sought = fold(said)
    kinds = sorted({bot for title, own, bot in _bots() if not own and sought in title})
    own = sorted({own for title, own, _ in _bots() if own and sought in title})
    ways = [seats.guest.in_(select(db.guests.c.id).where(named))]
    if kinds:
        ways.append(seats.bot.in_(kinds))
    if own:
        ways.append(and_(seats.bot.is_not(None), seats.called.in_(own)))
    return or_(*ways)


# ---- which games


def seen_by(visitor: str | None) -> ColumnElement[bool]:
    """That a game is told to somebody: to everybody, or since they sat there."""
    everybody = finished.c.shown == 1
    if visitor is None:
        return everybody
    return or_(everybody, finished.c.table_id.in_(_tables(finished_seats.c, finished_seats.c.guest == visitor)))


def of_player(player: str, seats: Any) -> ColumnElement[bool]:
    """That somebody sat at a seat: a guest by the id, a bot as ratings call it."""
    mine: ColumnElement[bool] = (
        seats.bot == player.removeprefix(BOT) if player.startswith(BOT) else seats.guest == player
    )
    return mine


def _tables(seats: Any, where: ColumnElement[bool]) -> Any:
    return select(seats.table_id).where(where)


def _seat(search: Search, seats: Any, player: str | None) -> list[ColumnElement[bool]]:
    """What is asked of the seat that a search is about: with a player that of the player."""
    asked = [_with_deck(seats, one) for one in search.of("deck")]
    if player is None:
        asked += [_who(seats, one) for one in search.of("player")[:1]]
    if search.result is not None:
        asked.append(seats.result == search.result)
    for one in search.of("against"):
        other = finished_seats.alias().c
        across = (other.table_id == seats.table_id) & (other.side != seats.side)
        asked.append(_any(other, across & or_(_who(other, one), _with_deck(other, one))))
    return asked


def _any(seats: Any, where: ColumnElement[bool]) -> ColumnElement[bool]:
    return select(seats.table_id).where(where).exists()


def query_of(search: Search, player: str | None, visitor: str | None) -> tuple[Select[Any], Any]:
    """The games that are looked for, in no order yet: all that are told to everybody, or those of a player that
    `visitor` may see; and the columns `at` and `table_id` whose index leads through them in order."""
    f, mine = finished.c, finished_seats.alias("mine")
    query = select(finished)
    if player is None:
        query = query.where(f.shown == 1)
        if asked := _seat(search, mine.c, None):
            query = query.where(f.table_id.in_(_tables(mine.c, and_(*asked))))
        persons = search.of("player")[1:]
    else:
        query = query.join(mine, mine.c.table_id == f.table_id).add_columns(mine.c.seat.label("near"))
        query = query.where(of_player(player, mine.c) & (mine.c.first == 1))
        if player != visitor:
            query = query.where(seen_by(visitor))
        query = query.where(*_seat(search, mine.c, player))
        persons = search.of("player")
    for one in persons:
        other = finished_seats.alias().c
        query = query.where(f.table_id.in_(_tables(other, _who(other, one))))
    for one in search.words:
        other = finished_seats.alias().c
        query = query.where(f.table_id.in_(_tables(other, or_(_who(other, one), _with_deck(other, one)))))
    for one in search.of("game"):
        query = query.where(f.game.in_(_games(one)))
    for one in search.of("format"):
        query = query.where(or_(false(), *(_by_format(game, one) for game in loadable())))
    if search.turns is not None:
        query = query.where(f.turns.between(*search.turns))
    if search.rated is not None:
        query = query.where(f.rated == int(search.rated))
    if search.since is not None:
        query = query.where(f.at >= search.since)
    if search.until is not None:
        query = query.where(f.at < search.until)
    return query.where(f.game.in_(loadable())), f if player is None else mine.c


def _by_format(game: str, said: str) -> ColumnElement[bool]:
    sought = fold(said)
    exact = [value for _, value in _formats(game) if sought == fold(value)]
    values = exact or [value for label, value in _formats(game) if sought in label]
    return and_(finished.c.game == game, finished.c.format.in_(values)) if values else false()


async def find(
    store: Store, search: Search, lang: str, *, player: str | None, visitor: str | None, before: str, limit: int = PAGE
) -> FoundGames:
    """A page of the games that are looked for, the latest first. Raises Denied for the address of no page."""
    query, order = query_of(search, player, visitor)
    at, table = order.at, order.table_id
    if before:
        ended, last = _read_address(before)
        query = query.where((at < ended) | ((at == ended) & (table < last)))
    sought = query.order_by(at.desc(), table.desc()).limit(limit + 1)
    found = await store.ask(lambda connection: bounded(connection, sought))
    rows = found[:limit]
    games = await told(store, rows, lang)
    return FoundGames(games, f"{rows[-1]['at']!r}{BETWEEN}{rows[-1]['table_id']}" if len(found) > limit else None)


def bounded(connection: Connection, statement: Executable) -> list[dict[str, Any]]:
    """The rows of a query that may take PATIENCE. Raises Denied where it would take longer: nobody shall hold up
    everybody by what they look for."""
    late = Denied(422, "search-slow")
    if connection.dialect.name != "sqlite":
        connection.execute(text(f"SET LOCAL statement_timeout = {int(1000 * PATIENCE)}"))
        try:
            return [dict(row) for row in connection.execute(statement).mappings()]
        except DBAPIError as wrong:
            if getattr(wrong.orig, "sqlstate", "") == CANCELLED:
                raise late from None
            raise
    until = time.monotonic() + PATIENCE
    raw: Any = connection.connection.driver_connection
    raw.set_progress_handler(lambda: time.monotonic() > until, STEPS)
    try:
        return [dict(row) for row in connection.execute(statement).mappings()]
    except DBAPIError:
        if time.monotonic() > until:
            raise late from None
        raise
    finally:
        raw.set_progress_handler(None, 0)


def _read_address(before: str) -> tuple[float, str]:
    ended, _, table = before.partition(BETWEEN)
    try:
        return float(ended), table
    except ValueError:
        raise Denied(400, "bad-request", before[:60]) from None


# ---- how they are told


async def told(store: Store, rows: Sequence[Mapping[str, Any]], lang: str) -> list[FoundGame]:
    """Games that were found, with who sat there."""
    ids = [row["table_id"] for row in rows]
    seats: dict[str, list[FoundSeat]] = {one: [] for one in ids}
    changes = await _changes(store, ids)
    at_seat = (db.seats.c.table_id == finished_seats.c.table_id) & (db.seats.c.seat == finished_seats.c.seat)
    query = (
        select(finished_seats, db.guests.c.name, db.seats.c.name.label("was"))
        .outerjoin(db.guests, db.guests.c.id == finished_seats.c.guest)
        .outerjoin(db.seats, at_seat)
        .where(finished_seats.c.table_id.in_(ids))
        .order_by(finished_seats.c.table_id, finished_seats.c.seat)
    )
    for seat in await store.read(query):
        seats[seat["table_id"]].append(_told_seat(seat, changes, lang))
    here = db.tables.c.id.in_(ids) & (db.tables.c.status == "over")
    summaries = await store.read(select(db.tables.c.id, db.tables.c.summary).where(here))
    scores = {row["id"]: (row["summary"] or {}).get("scores") for row in summaries}
    return [
        FoundGame(
            row["table_id"],
            row["game"],
            format_told(row["game"], row["format"], lang),
            row["turns"],
            bool(row["rated"]),
            row["at"],
            scores[row["table_id"]],
            seats[row["table_id"]],
            row.get("near"),
        )
        for row in rows
        if row["table_id"] in scores  # the clean-up may be about to remove it
    ]


def _told_seat(seat: Mapping[str, Any], changes: Mapping[tuple[str, int], int], lang: str) -> FoundSeat:
    if seat["bot"] is not None:
        name = called({"bot": seat["bot"], "name": seat["called"]}, lang)
    else:
        name = seat["name"] or people((seat["was"] or LEFT_NAME,), lang)[0]
    return FoundSeat(
        seat["seat"],
        seat["side"],
        "" if seat["name"] is None else seat["guest"] or "",
        name,
        seat["bot"] or "",
        deck_told(seat["deck"], lang),
        bool(seat["deck"]) and seat["deck"].endswith(f"/{OWN}"),
        "" if seat["result"] is None else RESULTS[seat["result"]],
        changes.get((seat["table_id"], seat["seat"])),
    )


async def _changes(store: Store, ids: Sequence[str]) -> dict[tuple[str, int], int]:
    """What games changed in the ratings, in points as they are told."""
    seats = people_kept.rated_seats.c
    query = (
        select(people_kept.rated.c.table_id, people_kept.rated_seats)
        .join(people_kept.rated, people_kept.rated.c.n == seats.n)
        .where(people_kept.rated.c.table_id.in_(ids) & seats.mu.is_not(None))
    )
    return {
        (row["table_id"], row["seat"]): Rating(row["mu"], row["sigma"]).points
        - Rating(row["before_mu"], row["before_sigma"]).points
        for row in await store.read(query)
    }


@cache
def _names(game: str) -> dict[str, str]:
    return {slug(deck.name): deck.name for deck in game_of(game).decks}


def deck_told(key: str | None, lang: str) -> str:
    """What a bundled deck is called, by its key; "" for another one."""
    game, _, deck = (key or "").partition("/")
    name = _names(game).get(deck) if game in loadable() else None
    return "" if name is None else game_of(game).spoken.deck_title(name, lang)


def format_told(game: str, value: str, lang: str) -> str:
    """A format in words; "" where the game has none."""
    known = game_of(game)
    return known.spoken.choice_label(known.ladder_option, value, lang) if known.ladder_option and value else ""
