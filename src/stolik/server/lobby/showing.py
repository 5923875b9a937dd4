"""What the lobby shows, as the store has it: open tables, games to watch, challenges, whom one follows."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import func, or_, select

from stolik.catalog import loadable
from stolik.server import kept_people as kept
from stolik.server import store as db
from stolik.server.delay import delay_of
from stolik.server.judging import game_of
from stolik.server.ladders import RATED, Ladders, Standing, ladder_of, player_of
from stolik.server.store import Store
from stolik.server.summaries import called, sittings_of

from . import frames as f
from .telling import clock_of, rating_data, somebody

OPEN: Final = 60
"""Open tables that are shown."""
WATCHED: Final = 12
"""Games that are shown to watch."""
ON: Final = 900.0
"""Seconds since its last move for which a game is on."""
ASKED: Final = 20
"""Challenges that somebody is shown."""

Row = Mapping[str, Any]


@dataclass
class Sights:
    """What there is to see, read at once for everybody. `follows`, `asked` and `awaited` are by guest."""

    offers: list[Row] = field(default_factory=list)
    running: list[Row] = field(default_factory=list)
    games: int = 0
    asked: dict[str, list[Row]] = field(default_factory=dict)
    follows: dict[str, list[Row]] = field(default_factory=dict)
    seats: dict[str, list[Row]] = field(default_factory=dict)
    standings: dict[tuple[str, str], Standing] = field(default_factory=dict)
    apart: dict[str, frozenset[str]] = field(default_factory=dict)
    mine: dict[str, dict[str, Standing]] = field(default_factory=dict)
    last: dict[str, float] = field(default_factory=dict)
    met: dict[tuple[str, str], int] = field(default_factory=dict)
    awaited: dict[str, list[Row]] = field(default_factory=dict)


async def read(
    store: Store, ladders: Ladders, guests: Iterable[str], apart: Callable[[str], Awaitable[frozenset[str]]]
) -> Sights:
    """What there is to see for these guests, who are here; `apart` says from whom each keeps apart."""
    here = sorted(guests)
    tables, offers, now = db.tables, kept.offers, time.time()
    games = tables.c.game.in_(loadable())
    sights = Sights()
    sights.offers = list(
        await store.read(
            select(tables, offers.c.guest.label("host"), offers.c.langs, offers.c.note, offers.c.lasting)
            .join(offers, offers.c.table_id == tables.c.id)
            .where((tables.c.status == "waiting") & tables.c.deal.is_(None) & games)
            .where(or_(offers.c.lasting, offers.c.guest.in_(here)))
            .order_by(tables.c.created.desc())
            .limit(OPEN)
        )
    )
    on = (tables.c.status == "running") & games & (tables.c.updated > now - ON) & (tables.c.kind == "friend")
    watched = await store.read(select(tables).where(on).order_by(tables.c.updated.desc()).limit(WATCHED * 3))
    sights.running = [row for row in watched if row["settings"].get("spectators")][:WATCHED]
    sights.games = (await store.read(select(func.count().label("n")).select_from(tables).where(on)))[0]["n"]
    sat = select(db.seats.c.table_id).where(db.seats.c.guest.in_(here))
    columns = (tables.c.id, tables.c.game, tables.c.settings, tables.c.summary)
    played = await store.read(select(*columns).where(on & tables.c.id.in_(sat)).order_by(tables.c.created))
    await _await(store, sights, [row for row in played if _by_the_minute(row)])
    asks = db.challenges
    for row in await store.read(
        select(tables, asks.c.id.label("ask"), asks.c.guest.label("whom"), db.guests.c.name.label("called"))
        .join(asks, asks.c.table_id == tables.c.id)
        .join(db.guests, db.guests.c.id == asks.c.guest)
        .where((asks.c.status == "created") & (tables.c.status == "waiting") & games)
        .where(asks.c.guest.in_(here) | tables.c.owner.in_(here))
        .order_by(asks.c.created.desc())
    ):
        for guest in (row["whom"], row["owner"]):
            mine = sights.asked.setdefault(guest, [])
            if len(mine) < ASKED:
                mine.append(row)
    follows = kept.follows
    for row in await store.read(
        select(follows.c.guest, follows.c.whom, db.guests.c.name)
        .join(db.guests, db.guests.c.id == follows.c.whom)
        .where(follows.c.guest.in_(here))
        .order_by(db.guests.c.name)
    ):
        sights.follows.setdefault(row["guest"], []).append(row)
    sights.apart = {guest: await apart(guest) for guest in here}
    sights.mine = await ladders.of_all(here)
    await _complete(store, ladders, sights)
    return sights


def _by_the_minute(row: Row) -> bool:
    clock = clock_of(row["settings"])
    return clock is not None and not clock.days


async def _await(store: Store, sights: Sights, played: Sequence[Row]) -> None:
    """Whose answer is awaited at these tables."""
    seats = await sittings_of(store, [row["id"] for row in played])
    for row in played:
        asked = row["summary"].get("asked")
        guest = None if asked is None else seats[row["id"]][asked]["guest"]
        if guest is not None:
            sights.seats[row["id"]] = seats[row["id"]]
            sights.awaited.setdefault(guest, []).append(row)


async def _complete(store: Store, ladders: Ladders, sights: Sights) -> None:
    """Who sits at those tables, how strong they are, and when those who are followed were here last."""
    asked = {row["id"]: row for mine in sights.asked.values() for row in mine}
    rows = {row["id"]: row for row in (*sights.offers, *sights.running)} | asked
    sights.seats |= await sittings_of(store, list(rows))
    wanted: dict[str, set[str]] = {}
    for table, row in rows.items():
        ladder = ladder_name(row)
        players = {player for seat in sights.seats[table] if (player := player_of(seat)) is not None}
        wanted.setdefault(ladder, set()).update(players)
    for ladder, players in wanted.items():
        for player, standing in (await ladders.on(ladder, sorted(players))).items():
            sights.standings[ladder, player] = standing
    followed = sorted({row["whom"] for mine in sights.follows.values() for row in mine})
    if followed:
        used = func.max(db.sessions.c.used).label("used")
        query = select(db.sessions.c.guest, used).where(db.sessions.c.guest.in_(followed)).group_by(db.sessions.c.guest)
        sights.last = {row["guest"]: row["used"] for row in await store.read(query)}
    for row in asked.values():
        pair = (row["owner"], row["whom"])
        one, other = db.seats.alias(), db.seats.alias()
        found = await store.read(
            select(func.count(one.c.table_id.distinct()).label("n"))
            .join(other, other.c.table_id == one.c.table_id)
            .where((one.c.guest == pair[0]) & (other.c.guest == pair[1]) & one.c.ended.is_not(None))
        )
        sights.met[pair] = found[0]["n"]


def ladder_name(row: Row) -> str:
    """The ladder by which the players of a table are told, also where it does not count."""
    return ladder_of(game_of(row["game"]), row["settings"]["options"]) or row["game"]


class Teller:
    """Says what there is to see to one guest at a time. `watching` says how many look on at a table, as far as this
    server knows."""

    def __init__(
        self,
        sights: Sights,
        here: frozenset[str],
        watching: Callable[[str], int | None],
        delay: float = 0.0,
    ) -> None:
        """`delay`: the seconds that the house has for spectators of all games of people."""
        self._sights = sights
        self._here = here
        self._watching = watching
        self._delay = delay
        self._at: dict[str, str] = {}
        for row in sights.running:
            for seat in sights.seats[row["id"]]:
                if seat["guest"] is not None:
                    self._at[seat["guest"]] = row["id"]

    def _apart(self, guest: str, other: str) -> bool:
        return other in self._sights.apart.get(guest, ())

    def _people(self, row: Row, lang: str) -> list[f.Somebody | None]:
        found: list[f.Somebody | None] = []
        for seat in self._sights.seats[row["id"]]:
            player = player_of(seat)
            standing = None if player is None else self._sights.standings.get((ladder_name(row), player))
            found.append(None if player is None else somebody(seat, lang, standing))
        return found

    def _open_to(self, row: Row, guest: str) -> bool:
        people = [seat["guest"] for seat in self._sights.seats[row["id"]] if seat["guest"] is not None]
        return guest in people or not any(self._apart(guest, one) for one in people)

    def tables(self, guest: str, lang: str) -> list[f.OpenTable]:
        """The open tables, one's own first and then by nearness: who speaks the language, then the newest."""
        found = [self._open_table(row, guest, lang) for row in self._sights.offers if self._open_to(row, guest)]
        return sorted(found, key=lambda one: (not one.mine, lang not in one.langs))

    def _open_table(self, row: Row, guest: str, lang: str) -> f.OpenTable:
        people = self._people(row, lang)
        game = game_of(row["game"])
        usual = {kind.key: kind.default for kind in game.options}
        options = {key: value for key, value in row["settings"]["options"].items() if usual.get(key) != value}
        return f.OpenTable(
            row["id"],
            row["game"],
            ladder_of(game, row["settings"]["options"]),
            people,
            [n for n, one in enumerate(people) if one is None],
            options,
            clock_of(row["settings"]),
            bool(row["settings"].get(RATED)),
            row["langs"],
            row["note"],
            any(one is not None and one.id == guest for one in people),
            row["created"],
        )

    def watched(self, guest: str, lang: str) -> list[f.Watched]:
        """Games to watch; one's own are not among them."""
        found = []
        for row in self._sights.running:
            people = [one for one in self._people(row, lang) if one is not None]
            if any(one.id == guest for one in people) or not self._open_to(row, guest):
                continue
            players = {one.id for one in people if not one.bot}
            told, late = row["summary"], delay_of(row["settings"], len(players), self._delay)
            turn, scores = (0, None) if late else (told.get("turn", 0), told.get("scores"))
            watching = self._watching(row["id"])
            found.append(f.Watched(row["id"], row["game"], people, turn, scores, watching, late))
        return found

    def asked(self, guest: str, lang: str) -> list[f.ChallengeSeen]:
        """Who asks for a game, and who was asked."""
        found = []
        for row in self._sights.asked.get(guest, ()):
            mine = row["owner"] == guest
            if not mine and self._apart(guest, row["owner"]):
                continue
            people = [one for one in self._people(row, lang) if one is not None]
            whom = f.Somebody(row["whom"], row["called"])
            who = whom if mine else next((one for one in people if one.id == row["owner"]), None)
            if who is not None:
                pair = (row["owner"], row["whom"])
                settings = row["settings"]
                rated, options = bool(settings.get(RATED)), settings["options"]
                met = self._sights.met.get(pair, 0)
                found.append(
                    f.ChallengeSeen(
                        row["ask"], row["id"], who, row["game"], options, clock_of(settings), rated, mine, met
                    )
                )
        return found

    def mine(self, guest: str) -> dict[str, f.RatingData]:
        """One's own ratings, by ladder."""
        found = self._sights.mine.get(guest, {})
        return {ladder: rating_data(standing) for ladder, standing in sorted(found.items())}

    def awaited(self, guest: str, lang: str) -> list[f.Awaited]:
        """Where somebody's answer is awaited while their clock runs, the oldest first."""
        found = []
        for row in self._sights.awaited.get(guest, ()):
            others = [called(seat, lang) for seat in self._sights.seats[row["id"]] if seat["guest"] != guest]
            found.append(f.Awaited(row["id"], row["game"], others))
        return found

    def friends(self, guest: str) -> list[f.Friend]:
        """Whom somebody follows: who is here first."""
        found = []
        for row in self._sights.follows.get(guest, ()):
            whom = row["whom"]
            here = whom in self._here and not self._apart(guest, whom)
            table = self._at.get(whom, "") if here else ""
            found.append(f.Friend(whom, row["name"], here, table, None if here else self._sights.last.get(whom)))
        return sorted(found, key=lambda one: (not one.here, bool(one.table)))
