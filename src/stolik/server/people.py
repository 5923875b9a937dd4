"""People: whom somebody follows, and how ratings are told."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from stolik.catalog import loadable
from stolik.rating import Rating

from . import kept_people as kept
from . import store as db
from .denied import Denied
from .guests import Guest
from .judging import game_of
from .ladders import BOT, Ladders, Standing, ladders_of, player_of
from .lobby import frames as f
from .lobby.telling import rating_data, somebody
from .seating import name_of_bot
from .store import Store
from .summaries import sittings_of

ROWS: Final = 100
"""People on a ladder that is shown."""
EARLY: Final = 30
"""People on it whose rating is still provisional."""
POINTS: Final = 200
"""Games of which the course of a rating is told."""
FOLLOWED: Final = 200
"""Whom somebody may follow."""


class People:
    """What is told of people beside the lobby's line."""

    def __init__(self, store: Store, ladders: Ladders) -> None:
        self._store = store
        self._ladders = ladders

    async def follow(self, guest: str, whom: str) -> None:
        """Somebody follows somebody from now on. Raises Denied."""
        if guest == whom or not await self._store.read(select(db.guests.c.id).where(db.guests.c.id == whom)):
            raise Denied(404, "no-person")
        follows = kept.follows
        mine = await self._store.read(select(func.count().label("n")).where(follows.c.guest == guest))
        if mine[0]["n"] >= FOLLOWED:
            raise Denied(409, "many-follows", FOLLOWED)
        try:
            await self._store.write(insert(follows).values(guest=guest, whom=whom, since=time.time()))
        except IntegrityError:
            return  # already so

    async def unfollow(self, guest: str, whom: str) -> None:
        """And no more."""
        follows = kept.follows.c
        await self._store.write(delete(kept.follows).where((follows.guest == guest) & (follows.whom == whom)))

    async def ladder(self, ladder: str, visitor: Guest | None, lang: str) -> f.Ladder:
        """A ladder: its strongest people, the bots between them, and one's own row. Raises Denied."""
        game = _game_of(ladder)
        found = await self._ladders.top(ladder, ROWS)
        new = await self._ladders.early(ladder, EARLY)
        names = await self._names([player for player, _ in (*found, *new)])
        rows = [_row(_somebody(player, standing, names, lang), standing) for player, standing in found]
        early = [_row(_somebody(player, standing, names, lang), standing) for player, standing in new]
        mine = None if visitor is None else (await self._ladders.of(visitor.id)).get(ladder)
        own = None if mine is None or visitor is None else _row(_person(visitor.id, visitor.name, mine), mine)
        return f.Ladder(ladder, game, list(ladders_of(game)), rows, early, own)

    async def course(self, person: str, ladder: str, lang: str) -> f.RatingCourse:
        """How the rating of somebody has gone, and the bots beside it. Raises Denied."""
        game = _game_of(ladder)
        if not await self._store.read(select(db.guests.c.id).where(db.guests.c.id == person)):
            raise Denied(404, "no-person")
        now = (await self._ladders.on(ladder, [person]))[person]
        points = []
        for row in await self._ladders.history(person, ladder, POINTS):
            rating = Rating(row["mu"], row["sigma"])
            points.append(f.RatingPoint(row["at"], rating.points, rating.spread, row["table_id"]))
        bots = await self._ladders.on(ladder, [f"{BOT}{bot}" for bot in game_of(game).bots])
        told = [_somebody(player, standing, {}, lang) for player, standing in bots.items()]
        return f.RatingCourse(ladder, rating_data(now), points, told)

    async def changes(self, table: str, visitor: Guest | None, lang: str) -> f.Changes:
        """Who played a game that is over, and what it changed. Raises Denied."""
        seats, follows, watched = await self._played(table, visitor, lang)
        known = await self._store.read(select(kept.rated.c.ladder).where(kept.rated.c.table_id == table))
        if not known:
            return f.Changes(seats, follows, watched, None, None)
        changes = []
        for row in await self._ladders.change(table):
            before, after = Rating(row["before_mu"], row["before_sigma"]), Rating(row["mu"], row["sigma"])
            games = await self._games(row)
            was, now = Standing(before, games - 1), Standing(after, games)
            changes.append(f.RatingChange(row["seat"], rating_data(was), rating_data(now)))
        return f.Changes(seats, follows, watched, known[0]["ladder"], changes)

    async def _played(
        self, table: str, visitor: Guest | None, lang: str
    ) -> tuple[list[f.Somebody | None], list[str], bool]:
        """Who sat at a table that is over, whom of them a visitor follows, and whether anybody may look at the game.
        Raises Denied, as for the replay."""
        found = await self._store.read(select(db.tables).where(db.tables.c.id == table))
        if not found or found[0]["status"] == db.GONE:
            raise Denied(404, "no-table")
        rows = (await sittings_of(self._store, [table]))[table]
        mine = visitor is not None and any(row["guest"] == visitor.id for row in rows)
        watched = bool(found[0]["settings"].get("spectators"))
        if not mine and not watched:
            raise Denied(403, "not-watched")
        if found[0]["status"] != "over":
            raise Denied(403, "not-over")
        people = [row["guest"] for row in rows if row["guest"] is not None]
        follows = kept.follows.c
        query = select(follows.whom).where(
            (follows.guest == (visitor.id if visitor else "")) & follows.whom.in_(people)
        )
        known = [row["whom"] for row in await self._store.read(query)]
        seats = [None if player_of(row) is None else somebody(row, lang, None) for row in rows]
        return seats, known, watched

    async def _games(self, row: object) -> int:
        """How many games that count somebody had played with this one."""
        seat: dict[str, object] = dict(row)  # type: ignore[call-overload]
        seats = kept.rated_seats.c
        who = seats.bot == seat["bot"] if seat["bot"] is not None else seats.guest == seat["guest"]
        query = (
            select(func.count(seats.n.distinct()).label("n"))
            .join(kept.rated, kept.rated.c.n == seats.n)
            .where(who & (kept.rated.c.ladder == seat["ladder"]) & (seats.n <= seat["n"]) & seats.mu.is_not(None))
        )
        return int((await self._store.read(query))[0]["n"])

    async def _names(self, players: list[str]) -> dict[str, str]:
        ids = [player for player in players if not player.startswith(BOT)]
        found = await self._store.read(select(db.guests.c.id, db.guests.c.name).where(db.guests.c.id.in_(ids)))
        return {row["id"]: row["name"] for row in found}


def _game_of(ladder: str) -> str:
    """The game of a ladder. Raises Denied where there is none."""
    game = ladder.partition("/")[0]
    if game not in loadable() or ladder not in ladders_of(game):
        raise Denied(404, "no-ladder")
    return game


def _person(guest: str, name: str, standing: Standing) -> f.Somebody:
    return f.Somebody(guest, name, "", rating_data(standing))


def _somebody(player: str, standing: Standing, names: dict[str, str], lang: str) -> f.Somebody:
    if not player.startswith(BOT):
        return _person(player, names.get(player, ""), standing)
    bot = player.removeprefix(BOT)
    return f.Somebody("", name_of_bot(bot, 0, lang), bot, rating_data(standing))


def _row(who: f.Somebody, standing: Standing) -> f.LadderRow:
    lost = standing.games - standing.won - standing.drawn
    return f.LadderRow(who, standing.won, standing.drawn, lost)
