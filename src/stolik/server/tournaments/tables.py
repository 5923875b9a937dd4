"""The tables of a tournament's games: who sits where, and with which sets. The house deals them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Update, insert, update

from stolik.game import Game
from stolik.server.dealing import Dealing
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import drawn, game_of
from stolik.server.ladders import RATED
from stolik.server.push.outbox import telling
from stolik.server.registry import Registry
from stolik.server.room import Room, Sitting
from stolik.server.seating import own_name
from stolik.tournaments import Entrant, Match

from .kept import played

KEY: Final = "tournament"
"""In the settings of a table that belongs to one: its tournament, round, match and game."""
Row = Mapping[str, Any]


def returns_of(room: Room, now: float) -> list[Update]:
    """What is written where a game of a tournament is over."""
    match = None if room.history is None else room.history.match
    if KEY not in room.row.settings or match is None or match.outcome is None:
        return []
    returns = [float(one) for one in match.outcome.returns]
    return [update(played).where(played.c.table_id == room.id).values(returns=returns, ended=now)]


class Dealer:
    """Deals the games of matches."""

    def __init__(self, registry: Registry, dealing: Dealing) -> None:
        self._registry = registry
        self._dealing = dealing

    async def deal(
        self, row: Row, entries: Sequence[Row], entrants: Mapping[str, Entrant], one: int, match: Match
    ) -> str:
        """The next game of a match of round `one` (of an arena 0) is dealt, and written down in one with its table,
        whose id this gives. Raises Denied, and IntegrityError where it was dealt already."""
        game, settings, number = game_of(row["game"]), row["settings"], match.score.played + 1
        order = _order(row["id"], one, match, number)
        by_side = dict(zip(sorted(set(game.sides)), order, strict=True))
        seats = [by_side[side] for side in game.sides]
        sittings = [
            _sitting(row, entries, entrants[entrant], seat, seats[:seat].count(entrant))
            for seat, entrant in enumerate(seats)
        ]
        dealt = self._dealing.deal(game, sittings, settings["options"])
        told = {"id": row["id"], "round": one, "match": match.table, "game": number}
        kept = {"options": settings["options"], "clock": settings["clock"], "spectators": True, KEY: told}
        if settings["rated"]:
            kept[RATED] = True
        people = [sitting.guest for sitting in sittings if sitting.guest is not None]
        host = Guest(people[0] if people else row["guest"], "", "en", "system")
        values = {"tournament": row["id"], "round": one, "match": match.table, "game": number, "seats": seats}
        made = await self._registry.start(
            host,
            "friend" if len(people) > 1 else "bot",
            dealt,
            kept,
            sittings,
            beside=lambda table: [
                insert(played).values(**values, table_id=table),
                *(telling(one, "round", table, game.id, f"/table/{table}") for one in dict.fromkeys(people)),
            ],
        )
        return made.id


def _order(tournament: str, one: int, match: Match, number: int) -> tuple[str, ...]:
    """Who plays on the first side: by a lot that follows from the tournament, and in the next game the other one."""
    lot = blake2b(f"{tournament} {one} {match.table}".encode(), digest_size=1).digest()[0]
    return match.both if (lot + number) % 2 else match.both[::-1]


def _sitting(row: Row, entries: Sequence[Row], entrant: Entrant, seat: int, before: int) -> Sitting:
    """Who of an entrant sits at a seat; `before` of theirs sit at this table already."""
    if entrant.bot:
        bot = row["settings"]["bots"][entrant.id]
        return Sitting(None, bot["bot"], own_name(entrant.name, before), deck_at(bot["decks"], seat))
    person = (entrant.people or (entrant.id,))[before]
    entry = next((one for one in entries if one["guest"] == person), None)
    if entry is None:  # a guest whose account was in it already
        raise Denied(409, "not-entered")
    return Sitting(person, None, entry["name"], deck_at(entry["decks"], seat))


def deck_at(decks: Sequence[Any], seat: int) -> Any:
    """The set of somebody for a seat, of the one or several that they have entered with."""
    return decks[seat] if len(decks) > 1 else decks[0]


def drawn_decks(game: Game, options: Mapping[str, Any], seed: int) -> list[list[list[str]]]:
    """Sets by the chance of `seed`: one, or one for each seat where sets belong to seats. Raises Denied."""
    seats = range(game.seats) if game.seat_names else [None]
    return [drawn(game, seed, options, seat=seat) for seat in seats]
