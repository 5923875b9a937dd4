"""A person as everybody may see them: who it is, how strong, what they play, and how it came off.

Everybody is told of games that counted and of games that people played among themselves, where these may be watched.
Of games with bots alone, and of those that may not be watched, whoever sat there is told, and nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

from sqlalchemy import case, func, or_, select

from stolik.catalog import game as find_game
from stolik.catalog import loadable
from stolik.tournaments import TournamentError, from_data, places

from . import kept_people as kept
from . import store as db
from .conduct import muted
from .denied import Denied
from .finding import deck_told, find, format_told, of_player, seen_by, told
from .guests import Guest
from .kept_games import OWN, finished, finished_seats
from .ladders import BOT, Ladders, Standing, bot_on, ladders_of
from .lobby.frames import Somebody
from .lobby.telling import rating_data
from .profile_bodies import (
    DeckShare,
    FoundGames,
    LadderInfo,
    Profile,
    ProfileLadder,
    ProfileMet,
    ProfileSeat,
    ProfileTournament,
)
from .searching import read
from .seating import name_of_bot
from .store import Store
from .tournaments.kept import entries, tournaments

FEW: Final = 5
"""Games below which nothing is said of a share."""
SURE: Final = 1.959964
"""Standard deviations of 95 %."""
DECKS: Final = 12
"""Decks in a list, those that were played most."""
TOURNAMENTS: Final = 20
"""Tournaments in a list, the latest."""


def wilson(good: float, games: int) -> tuple[float, float]:
    """Between which shares the truth lies with 95 %, by Wilson, where `good` of so many games (at least one) were won;
    each from 0 to 1."""
    share, square = good / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    wide = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - wide), min(1.0, middle + wide)


class Profiles:
    """What is told of people and bots on pages of their own."""

    def __init__(self, store: Store, ladders: Ladders) -> None:
        self._store = store
        self._ladders = ladders

    async def profile(self, player: str, visitor: Guest | None, lang: str) -> Profile:
        """A person by the id, who may have another one since they have an account, or a bot ("bot:…"). Raises Denied
        where there is nobody."""
        if player.startswith(BOT):
            return await self._bot(player, visitor, lang)
        person = await self._person(player)
        id_ = person["id"]
        me = "" if visitor is None else visitor.id
        own = me == id_
        program = await self._store.read(select(db.tokens.c.id).where(db.tokens.c.guest == id_).limit(1))
        standings = await self._ladders.of(id_)
        count = await self._counts(id_, me)
        heard = (
            [] if own else await self._store.read(select(muted).where((muted.c.guest == me) & (muted.c.whom == id_)))
        )
        follows = kept.follows.c
        following = await self._store.read(select(follows.whom).where((follows.guest == me) & (follows.whom == id_)))
        return Profile(
            id_,
            person["name"],
            "",
            bool(program),
            own,
            person["created"],
            [person["lang"]],
            *count,
            _ladders(standings, lang),
            await self._decks(id_, me, lang),
            await self._foes(id_, me, lang),
            None if own or not me else await self._met(id_, me),
            await self._tournaments(id_),
            bool(following),
            heard[0]["id"] if heard else "",
            bool(heard and heard[0]["blocked"]),
            None if own or not me else await self._at(id_, me),
        )

    async def games(
        self, player: str, text: str, visitor: Guest | None, lang: str, before: str, limit: int
    ) -> FoundGames:
        """The games of somebody that a visitor may see, by a search, in pages. Raises Denied."""
        search = read(text)
        if player.startswith(BOT):
            _check_bot(player)
        else:
            player = (await self._person(player))["id"]
        me = None if visitor is None else visitor.id
        return await find(self._store, search, lang, player=player, visitor=me, before=before, limit=limit)

    async def all(self, text: str, lang: str, before: str, limit: int) -> FoundGames:
        """The games that are told to everybody, by a search, in pages. Raises Denied."""
        return await find(self._store, read(text), lang, player=None, visitor=None, before=before, limit=limit)

    async def ladders(self, visitor: Guest | None, lang: str) -> list[LadderInfo]:
        """All ladders on which somebody stands or may stand: the usual one of each game, and others that people are
        on."""
        ratings = kept.ratings.c
        people = ratings.player.not_like(f"{BOT}%")
        query = select(ratings.ladder, func.count().label("n")).where(people).group_by(ratings.ladder)
        counts = {row["ladder"]: row["n"] for row in await self._store.read(query)}
        mine = {} if visitor is None else await self._ladders.of(visitor.id)
        found = []
        for game in loadable():
            for n, ladder in enumerate(ladders_of(game)):
                if n and ladder not in counts:
                    continue
                own = mine.get(ladder)
                rating = None if own is None else rating_data(own)
                first = await self._first(ladder) if ladder in counts else None
                found.append(LadderInfo(ladder, game, _format_of(ladder, lang), counts.get(ladder, 0), first, rating))
        return found

    async def _first(self, ladder: str) -> Somebody | None:
        top = [one for one in await self._ladders.top(ladder, 10) if not one[0].startswith(BOT)]
        for player, standing in top:
            named = await self._store.read(select(db.guests.c.name).where(db.guests.c.id == player))
            if named:
                return Somebody(player, named[0]["name"], "", rating_data(standing))
        return None

    async def title_of(self, table: str, lang: str) -> str | None:
        """How a game that everybody may look at is called in a link: who played it, and which game it was; None for any
        other."""
        query = select(finished).where((finished.c.table_id == table) & (finished.c.watched == 1))
        rows = await self._store.read(
            query.join(db.tables, db.tables.c.id == finished.c.table_id).where(
                (db.tables.c.status == "over") & finished.c.game.in_(loadable())
            )
        )
        if not rows:
            return None
        game = (await told(self._store, rows, lang))[0]
        sides: dict[int, list[str]] = {}
        for seat in game.seats:
            sides.setdefault(seat.side, []).append(seat.name)
        join = "・" if lang == "ja" else ", "
        return f"{' – '.join(join.join(names) for names in sides.values())} · {find_game(game.game).spoken.name(lang)}"

    # ---- who it is

    async def _person(self, player: str) -> Mapping[str, Any]:
        """The guest of this id, or whoever took along what that guest had. Raises Denied."""
        guests, formers = db.guests.c, db.formers.c
        now = select(formers.guest).where(formers.id == player).scalar_subquery()
        leaves = select(db.leavers.c.guest)
        found = await self._store.read(
            select(db.guests).where(or_(guests.id == player, guests.id == now) & guests.id.not_in(leaves))
        )
        if not found:
            raise Denied(404, "no-person")
        return found[0]

    async def _bot(self, player: str, visitor: Guest | None, lang: str) -> Profile:
        """A bot: how strong it is on each ladder, and the games that it played which counted."""
        bot = _check_bot(player)
        me = "" if visitor is None else visitor.id
        known = await self._ladders.of(player)
        standings: dict[str, Standing] = {}
        for game in loadable():
            if bot in find_game(game).bots:
                usual, *others = ladders_of(game)
                standings[usual] = known.get(usual) or bot_on(usual, bot)
                standings |= {one: known[one] for one in others if one in known}
        count = await self._counts(player, me)
        decks, foes = await self._decks(player, me, lang), await self._foes(player, me, lang)
        met = await self._met(player, me) if me else None
        return Profile(
            "",
            name_of_bot(bot, 0, lang),
            bot,
            False,
            False,
            None,
            [],
            *count,
            _ladders(standings, lang),
            decks,
            foes,
            met,
            [],
            False,
            "",
            False,
            None,
        )

    async def _at(self, person: str, me: str) -> ProfileSeat | None:
        """A game of this person's that I may look at: the last that we both played, or else the last of all."""
        seats, mine = finished_seats.c, finished_seats.alias().c
        theirs = (
            select(seats.table_id, seats.seat)
            .join(finished, finished.c.table_id == seats.table_id)
            .where(seats.guest == person)
            .order_by(seats.at.desc())
            .limit(1)
        )
        both = theirs.where(seats.table_id.in_(select(mine.table_id).where(mine.guest == me)))
        found = await self._store.read(both) or await self._store.read(theirs.where(finished.c.watched == 1))
        return ProfileSeat(found[0]["table_id"], found[0]["seat"]) if found else None

    # ---- what they played

    async def _counts(self, player: str, me: str) -> tuple[int, int, int, int]:
        """How many games, and of these won, lost and drawn."""
        seats = finished_seats.c
        query = select(
            func.count().label("games"),
            *(func.sum(case((seats.result == n, 1), else_=0)).label(name) for name, n in _SIGNS.items()),
        ).select_from(finished_seats.join(finished, finished.c.table_id == seats.table_id))
        [row] = await self._store.read(query.where(*_theirs(player, me)))
        return row["games"], row["won"] or 0, row["lost"] or 0, row["drawn"] or 0

    async def _decks(self, player: str, me: str, lang: str) -> list[DeckShare]:
        """How they did with which decks."""
        seats = finished_seats.c
        query = (
            select(finished.c.game, seats.deck, seats.result, func.count().label("n"))
            .join(finished, finished.c.table_id == seats.table_id)
            .where(*_theirs(player, me))
            .where(seats.deck.is_not(None) & seats.result.is_not(None))
            .group_by(finished.c.game, seats.deck, seats.result)
        )
        return _shares(await self._store.read(query), lang)

    async def _foes(self, player: str, me: str, lang: str) -> list[DeckShare]:
        """How they did against which decks."""
        seats, other = finished_seats.c, finished_seats.alias().c
        across = (other.table_id == seats.table_id) & (other.side != seats.side)
        query = (
            select(finished.c.game, other.deck, seats.result, func.count(seats.table_id.distinct()).label("n"))
            .select_from(finished_seats)
            .join(finished, finished.c.table_id == seats.table_id)
            .join(other.deck.table, across)
            .where(*_theirs(player, me))
            .where(other.deck.is_not(None) & seats.result.is_not(None))
            .group_by(finished.c.game, other.deck, seats.result)
        )
        return _shares(await self._store.read(query), lang)

    async def _met(self, player: str, me: str) -> ProfileMet | None:
        """The games that somebody and I played against each other; None without any."""
        mine, theirs = finished_seats.c, finished_seats.alias("theirs")
        across = (theirs.c.table_id == mine.table_id) & (theirs.c.side != mine.side)
        query = (
            select(mine.result, mine.at, mine.table_id)
            .join(theirs, across)
            .join(finished, finished.c.table_id == mine.table_id)
            .where((mine.guest == me) & of_player(player, theirs.c) & (mine.first == 1))
            .distinct()
            .order_by(mine.at.desc(), mine.table_id.desc())
        )
        rows = await self._store.read(query)
        if not rows:
            return None
        won, lost, drawn = (sum(row["result"] == sign for row in rows) for sign in (1, -1, 0))
        return ProfileMet(len(rows), won, lost, drawn, rows[0]["table_id"], rows[0]["at"])

    async def _tournaments(self, person: str) -> list[ProfileTournament]:
        """The tournaments that they are or were in, the latest first."""
        t = tournaments.c
        rows = await self._store.read(
            select(t.id, t.name, t.game, t.data, t.phase, t.updated, entries.c.entrant)
            .join(entries, entries.c.tournament == t.id)
            .where((entries.c.guest == person) & t.game.in_(loadable()))
            .order_by(t.updated.desc())
            .limit(TOURNAMENTS)
        )
        found = []
        for row in rows:
            try:
                known = from_data(row["data"])
                lines = [] if row["phase"] == "open" else places(known)
            except TournamentError:
                continue
            place = next((line.place for line in lines if line.id == row["entrant"]), None)
            over = row["phase"] == "over"
            found.append(
                ProfileTournament(row["id"], row["name"], row["game"], row["updated"], place, len(known.entrants), over)
            )
        return found


_SIGNS: Final = {"won": 1, "lost": -1, "drawn": 0}


def _theirs(player: str, me: str) -> list[Any]:
    """The first seat of a player in each game that I may be told of."""
    mine = [of_player(player, finished_seats.c), finished_seats.c.first == 1, finished.c.game.in_(loadable())]
    return mine if player == me else [*mine, seen_by(me or None)]


def _check_bot(player: str) -> str:
    """The bot of this name. Raises Denied where no game has it."""
    bot = player.removeprefix(BOT)
    if not any(bot in find_game(game).bots for game in loadable()):
        raise Denied(404, "no-person")
    return bot


def _format_of(ladder: str, lang: str) -> str:
    game, _, value = ladder.partition("/")
    return format_told(game, value, lang)


def _ladders(standings: Mapping[str, Standing], lang: str) -> list[ProfileLadder]:
    """How somebody stands, those first on which they played most."""
    known = [one for one in standings.items() if one[0].partition("/")[0] in loadable()]
    return [
        ProfileLadder(ladder, ladder.partition("/")[0], _format_of(ladder, lang), rating_data(standing))
        for ladder, standing in sorted(known, key=lambda one: -one[1].games)
    ]


def _shares(rows: Sequence[Mapping[str, Any]], lang: str) -> list[DeckShare]:
    """Decks by how often they were played, from counts by result."""
    counts: dict[tuple[str, str], dict[int, int]] = {}
    for row in rows:
        counts.setdefault((row["game"], row["deck"]), {})[row["result"]] = row["n"]
    found = []
    for (game, key), by in sorted(counts.items(), key=lambda one: -sum(one[1].values()))[:DECKS]:
        games, won, drawn = sum(by.values()), by.get(1, 0), by.get(0, 0)
        share = low = high = None
        if games >= FEW:
            good = won + drawn / 2
            share, (low, high) = good / games, wilson(good, games)
        deck = "" if key.endswith(f"/{OWN}") else deck_told(key, lang) or key.partition("/")[2]
        parts = [None if one is None else round(100 * one) for one in (share, low, high)]
        found.append(DeckShare(game, deck, key, games, won, drawn, *parts))
    return found
