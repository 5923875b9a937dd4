"""Ratings: which games count, and what they change.

A game that counts is written down in one with its end (`counted`), so that none is lost; what it changes is reckoned
afterwards, game after game in the order in which they ended, by one process at a time (`Ladders.reckon`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import Any, Final

from sqlalchemy import and_, delete, insert, literal, select, update

from stolik.catalog import game as find_game
from stolik.catalog import loadable
from stolik.game import Game
from stolik.kernel.closed import CLOSED_LISTS
from stolik.rating import SETTLED, WIDE, Rating, after

from . import kept_people as kept
from . import store as db
from .room import Room
from .store import Store, Writer, Written

BOT: Final = "bot:"
RATED: Final = "rated"
"""In the settings of a table that counts."""
BATCH: Final = 50
"""Games that are read at once."""
ELSEWHERE: Final = WIDE / 2
"""How far at least the rating of a bot is known in a format in which nobody has measured it."""


@dataclass(frozen=True)
class Standing:
    """A player on a ladder: the rating, and how many games it rests on."""

    rating: Rating
    games: int = 0
    won: int = 0
    drawn: int = 0

    @property
    def provisional(self) -> bool:
        """Whether the number says little yet. A bot's was measured."""
        return self.rating.provisional(self.games)


def ladder_of(game: Game, options: Mapping[str, Any]) -> str | None:
    """The ladder on which a game with these settings counts: one for each game and format. None where it can't count,
    since it has rules of its own."""
    for kind in game.options:
        value = options.get(kind.key, kind.default)
        if kind.key not in (game.ladder_option, CLOSED_LISTS) and value != kind.default:
            return None
    if not game.ladder_option:
        return game.id
    usual = next(kind.default for kind in game.options if kind.key == game.ladder_option)
    return f"{game.id}/{options.get(game.ladder_option, usual)}"


@cache
def ladders_of(game: str) -> tuple[str, ...]:
    """All ladders of a game, the usual one first."""
    found = find_game(game)
    kinds = [kind for kind in found.options if kind.key == found.ladder_option]
    if not kinds:
        return (game,)
    values = [kinds[0].default, *(value for value in kinds[0].choices if value != kinds[0].default)]
    return tuple(f"{game}/{value}" for value in values)


def usual_of(ladder: str) -> Standing:
    """With which a person begins."""
    return Standing(Rating())


def bot_on(ladder: str, bot: str) -> Standing:
    """With which a bot begins: as it was measured, where anybody has; in other formats less surely."""
    name = ladder.partition("/")[0]
    if name not in loadable():
        return Standing(Rating())
    measured = find_game(name).levels.get(bot)
    if measured is None:
        return Standing(Rating())
    mu, sigma = measured
    return Standing(Rating(mu, sigma if ladders_of(name)[0] == ladder else max(sigma, ELSEWHERE)))


def counted(room: Room, now: float) -> list[Written]:
    """What is written where a game is over, if it counts."""
    match = None if room.history is None else room.history.match
    outcome = None if match is None else match.outcome
    if match is None or outcome is None or not room.row.settings.get(RATED):
        return []
    ladder = ladder_of(match.game, room.row.settings["options"])
    if ladder is None:
        return []
    number = select(kept.rated.c.n).where(kept.rated.c.table_id == room.id).scalar_subquery()
    written: list[Written] = [insert(kept.rated).values(table_id=room.id, ladder=ladder, at=now)]
    for seat, sitting in enumerate(room.row.sittings):
        written.append(
            insert(kept.rated_seats).values(
                n=number,
                seat=seat,
                side=match.game.sides[seat],
                result=_sign(outcome.returns[seat]),
                guest=sitting.guest,
                bot=sitting.bot,
            )
        )
    return written


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def player_of(seat: Mapping[str, Any]) -> str | None:
    """Who sat at a seat, as ratings call them; None for somebody who has left."""
    if seat["bot"] is not None:
        return f"{BOT}{seat['bot']}"
    return None if seat["guest"] is None else str(seat["guest"])


class Ladders:
    """The ratings of a house."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reckoning = asyncio.Lock()

    async def reckon(self, writer: Writer) -> list[str]:
        """Count the games that were not counted yet; the ids of their tables. Each is counted once, also where a server
        ends in between: `writer` writes only while nobody else does it. Raises Lost, and what the database raises."""
        done: list[str] = []
        async with self._reckoning:
            while games := await self._store.read(
                select(kept.rated).where(kept.rated.c.done.is_(None)).order_by(kept.rated.c.n).limit(BATCH)
            ):
                for game in games:
                    await writer.write(*await self._count(game))
                    done.append(game["table_id"])
        return done

    async def _count(self, game: Mapping[str, Any]) -> list[Written]:
        """What is written of one game that counts."""
        n, ladder, at = game["n"], game["ladder"], game["at"]
        query = select(kept.rated_seats).where(kept.rated_seats.c.n == n).order_by(kept.rated_seats.c.seat)
        seats = await self._store.read(query)
        finished: Written = update(kept.rated).where(kept.rated.c.n == n).values(done=time.time())
        players = [player_of(seat) for seat in seats]
        named = [one for one in players if one is not None]
        known = await self.on(ladder, named)
        if len(set(named)) < len([one for one in named if not one.startswith(BOT)]) or len({*players}) < 2:
            return [finished]
        standings = [usual_of(ladder) if one is None else known[one] for one in players]
        new = _after(seats, standings, players)
        written: list[Written] = []
        for seat, before, rating in zip(seats, standings, new, strict=True):
            at_seat = and_(kept.rated_seats.c.n == n, kept.rated_seats.c.seat == seat["seat"])
            values = {
                "before_mu": before.rating.mu,
                "before_sigma": before.rating.sigma,
                "mu": rating.mu,
                "sigma": rating.sigma,
            }
            written.append(update(kept.rated_seats).where(at_seat).values(**values))
        for player, changed in _changed(seats, players, standings, new).items():
            where = and_(kept.ratings.c.ladder == ladder, kept.ratings.c.player == player)
            row = {"ladder": ladder, "player": player, "mu": changed.rating.mu, "sigma": changed.rating.sigma}
            row |= {"games": changed.games, "won": changed.won, "drawn": changed.drawn, "at": at}
            written += [delete(kept.ratings).where(where), *_rating_of(player, row)]
        return [*written, finished]

    async def on(self, ladder: str, players: Iterable[str]) -> dict[str, Standing]:
        """How players stand on a ladder; who has played no game that counts, as everybody begins."""
        wanted = list(dict.fromkeys(players))
        found = await self._store.read(
            select(kept.ratings).where((kept.ratings.c.ladder == ladder) & kept.ratings.c.player.in_(wanted))
        )
        known = {row["player"]: _standing(row) for row in found}
        return {one: known.get(one) or _beginning(ladder, one) for one in wanted}

    async def of(self, player: str) -> dict[str, Standing]:
        """How a player stands on each ladder on which they have played."""
        return (await self.of_all([player])).get(player, {})

    async def of_all(self, players: Iterable[str]) -> dict[str, dict[str, Standing]]:
        """The same of several."""
        found: dict[str, dict[str, Standing]] = {}
        for row in await self._store.read(select(kept.ratings).where(kept.ratings.c.player.in_(list(players)))):
            found.setdefault(row["player"], {})[row["ladder"]] = _standing(row)
        return found

    async def top(self, ladder: str, limit: int) -> list[tuple[str, Standing]]:
        """The strongest people whose rating is no longer provisional, by what is sure of it (three sigmas below the
        mean, as openskill's `ordinal`), and all bots, the strongest first."""
        ordinal = kept.ratings.c.mu - 3 * kept.ratings.c.sigma
        people = kept.ratings.c.player.not_like(f"{BOT}%")
        found = await self._store.read(
            select(kept.ratings).where((kept.ratings.c.ladder == ladder) & people).order_by(ordinal.desc()).limit(limit)
        )
        listed = [(row["player"], _standing(row)) for row in found]
        listed = [(player, standing) for player, standing in listed if not standing.provisional]
        name = ladder.partition("/")[0]
        bots = [f"{BOT}{bot}" for bot in find_game(name).bots] if name in loadable() else []
        listed += (await self.on(ladder, bots)).items()
        return sorted(listed, key=lambda one: -one[1].rating.mu)

    async def early(self, ladder: str, limit: int) -> list[tuple[str, Standing]]:
        """People whose rating is still provisional, those who played last first."""
        people = kept.ratings.c.player.not_like(f"{BOT}%") & (kept.ratings.c.games < SETTLED)
        query = select(kept.ratings).where((kept.ratings.c.ladder == ladder) & people)
        found = await self._store.read(query.order_by(kept.ratings.c.at.desc()).limit(limit))
        return [(row["player"], one) for row in found if (one := _standing(row)).provisional]

    async def history(self, player: str, ladder: str, limit: int) -> list[Mapping[str, Any]]:
        """The last games of a player that count on a ladder, the oldest first: `at`, `table_id`, `before_mu`,
        `before_sigma`, `mu`, `sigma`, `result`."""
        seats = kept.rated_seats.c
        who = seats.bot == player.removeprefix(BOT) if player.startswith(BOT) else seats.guest == player
        query = (
            select(kept.rated.c.table_id, kept.rated.c.at, kept.rated_seats)
            .join(kept.rated, kept.rated.c.n == seats.n)
            .where(who & (kept.rated.c.ladder == ladder) & seats.mu.is_not(None))
            .order_by(seats.n.desc())
            .limit(limit)
        )
        return list(reversed(await self._store.read(query)))

    async def change(self, table: str) -> list[Mapping[str, Any]]:
        """What a game has changed, by seat: rows of `rated_seats` with its `ladder`; [] for one that does not count, or
        was not counted yet."""
        query = (
            select(kept.rated.c.ladder, kept.rated_seats)
            .join(kept.rated, kept.rated.c.n == kept.rated_seats.c.n)
            .where((kept.rated.c.table_id == table) & kept.rated.c.done.is_not(None))
            .where(kept.rated_seats.c.mu.is_not(None))
            .order_by(kept.rated_seats.c.seat)
        )
        return list(await self._store.read(query))


def _rating_of(player: str, row: Mapping[str, Any]) -> list[Written]:
    """What writes a rating: that of a person only while they are there, since they may have left a moment ago."""
    if player.startswith(BOT):
        return [insert(kept.ratings).values(**row)]
    leaves = select(db.leavers.c.guest).where(db.leavers.c.guest == player).exists()
    there = select(db.guests.c.id).where((db.guests.c.id == player) & ~leaves)
    values = select(*(literal(value, kept.ratings.c[name].type) for name, value in row.items())).where(there.exists())
    return [there.with_for_update(read=True), insert(kept.ratings).from_select([*row], values)]


def _standing(row: Mapping[str, Any]) -> Standing:
    return Standing(Rating(row["mu"], row["sigma"]), row["games"], row["won"], row["drawn"])


def _beginning(ladder: str, player: str) -> Standing:
    return bot_on(ladder, player.removeprefix(BOT)) if player.startswith(BOT) else usual_of(ladder)


def _after(
    seats: Sequence[Mapping[str, Any]], standings: Sequence[Standing], players: Sequence[str | None]
) -> list[Rating]:
    """The ratings after a game, by seat. Partners are a team."""
    order = sorted(range(len(seats)), key=lambda n: (seats[n]["side"], n))
    sides = [list(team) for _, team in groupby(order, key=lambda n: seats[n]["side"])]
    teams = after(
        [[standings[n].rating for n in team] for team in sides],
        [seats[team[0]]["result"] for team in sides],
        [[not (players[n] or "").startswith(BOT) for n in team] for team in sides],
    )
    found = dict(zip((n for team in sides for n in team), (one for team in teams for one in team), strict=True))
    return [found[n] for n in range(len(seats))]


def _changed(
    seats: Sequence[Mapping[str, Any]],
    players: Sequence[str | None],
    before: Sequence[Standing],
    new: Sequence[Rating],
) -> dict[str, Standing]:
    """How each player stands after the game. A bot that sits there more than once has learnt from each seat: the
    changes of the mean add up, and the sigma is the smallest."""
    found: dict[str, Standing] = {}
    for n, player in enumerate(players):
        if player is None:
            continue
        known = found.get(player)
        if known is None:
            won, drawn = int(seats[n]["result"] > 0), int(seats[n]["result"] == 0)
            games = before[n].games + 1
            found[player] = Standing(new[n], games, before[n].won + won, before[n].drawn + drawn)
        else:
            mu = known.rating.mu + new[n].mu - before[n].rating.mu
            found[player] = replace(known, rating=Rating(mu, min(known.rating.sigma, new[n].sigma)))
    return found
