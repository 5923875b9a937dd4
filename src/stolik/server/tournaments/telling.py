"""Tournaments as they are read: lists of them, one of them whole, and its results as files."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, get_args

from sqlalchemy import exists, or_, select

from stolik.catalog import loadable
from stolik.server import store as db
from stolik.server.bodies import ClockBody
from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.server.lobby.frames import Somebody
from stolik.server.store import Store
from stolik.server.words import people
from stolik.server.words import say as said
from stolik.text.words import bot_own_name
from stolik.tournaments import (
    Arena,
    Entrant,
    Match,
    Round,
    Standing,
    Tournament,
    places,
    sheets,
    shown,
    words,
)
from stolik.tournaments.arena import Meeting
from stolik.tournaments.pairing import stage
from stolik.tournaments.plan import BRACKET
from stolik.tournaments.standings import HEAD_TO_HEAD, SHARES

from . import bodies as b
from . import kept
from .coming import COME_BY, awaited
from .keeping import ROWS, Row, Values

LISTED: Final = 30
"""Tournaments in a list."""
LATELY: Final = 12
"""Matches of an arena that were over lately and are told."""
LOG: Final = 60
"""Acts that are told."""
OVER_FOR: Final = 30 * 86_400.0
"""Seconds for which one that is over is listed."""


class Reader:
    """What is told of tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._values = Values()

    async def all(self, visitor: Guest | None) -> list[b.TournamentSummary]:
        """Those that run, those that are announced, and those that were over lately; each sort the next, or latest,
        first."""
        t, me = kept.tournaments.c, "" if visitor is None else visitor.id
        mine = exists().where((kept.entries.c.tournament == t.id) & (kept.entries.c.guest == me)).label("entered")
        rows = await self._store.read(
            select(*ROWS, mine)
            .where(t.game.in_(loadable()) & or_(t.phase != "over", t.updated > time.time() - OVER_FOR))
            .order_by(t.updated.desc())
            .limit(LISTED)
        )
        mine_at = await self._at([row["id"] for row in rows if row["entered"] and row["phase"] == "playing"], me)
        found = []
        for row in rows:
            known = self._values.of(row)
            at = mine_at.get(row["id"])
            table = "" if at is None else _table_of(known, *at)
            found.append(_summary(row, known, row["entered"] or row["guest"] == me, table))
        order = {"playing": 0, "paired": 0, "between": 0, "open": 1, "over": 2}
        return sorted(found, key=lambda one: (order[one.phase], one.starts or 0.0))

    async def _at(self, tournaments: Sequence[str], me: str) -> dict[str, tuple[str, list[Row]]]:
        """Of tournaments that a guest plays in: as which entrant, and the tables of their games."""
        if not tournaments:
            return {}
        own = (kept.entries.c.guest == me) & kept.entries.c.tournament.in_(tournaments)
        entries = await self._store.read(select(kept.entries.c.tournament, kept.entries.c.entrant).where(own))
        played = await self._store.read(
            select(kept.played)
            .where(kept.played.c.tournament.in_(tournaments) & kept.played.c.returns.is_(None))
            .order_by(kept.played.c.game)
        )
        return {
            one["tournament"]: (one["entrant"], [row for row in played if row["tournament"] == one["tournament"]])
            for one in entries
        }

    async def one(self, tournament: str, visitor: Guest | None, lang: str) -> b.TournamentShown:
        """One of them, whole. Raises Denied."""
        row, known = await self._read(tournament)
        me = "" if visitor is None else visitor.id
        entries = await self._store.read(
            select(kept.entries).where(kept.entries.c.tournament == row["id"]).order_by(kept.entries.c.entered)
        )
        played = await self._store.read(
            select(kept.played).where(kept.played.c.tournament == row["id"]).order_by(kept.played.c.game)
        )
        host = await self._store.read(select(db.guests.c.name).where(db.guests.c.id == row["guest"]))
        hosting = row["guest"] == me and me != ""
        game, settings = game_of(row["game"]), row["settings"]
        arena = known if isinstance(known, Arena) else None
        own = next((entry for entry in entries if entry["guest"] == me), None)
        entrant = None if own is None else own["entrant"]
        clock = settings["clock"]
        return b.TournamentShown(
            row["id"],
            row["name"],
            row["game"],
            _format(known),
            1 if isinstance(known, Arena) else known.plan.best_of,
            settings["options"],
            None if clock is None else ClockBody(**clock),
            settings["rated"],
            known.phase,
            row["starts"],
            time.time(),
            row["due"],
            _trouble(row, lang),
            settings["note"],
            _team(known),
            game.seats if game.seat_names else 1,
            Somebody(row["guest"] or "", host[0]["name"] if host else said("left", lang)),
            hosting,
            settings["auto"],
            settings["fill"],
            _most(known),
            None if known.phase == "open" else await self._locked(row["id"]),
            *((0, 0, 0) if isinstance(known, Arena) else (len(known.rounds), known.due, known.cut)),
            [_entrant(one, row, entries, known.phase == "over", lang, me) for one in known.entrants],
            _standings(known, lang),
            [] if isinstance(known, Arena) else [_round(one, played, lang) for one in known.rounds],
            _waiting(known, entries),
            entrant,
            [] if own is None else _titles(row["game"], own["decks"], own["titles"], lang),
            _table_of(known, entrant, played),
            _next(known),
            await self._log(row["id"], lang),
            None if arena is None else await self._arena(row, arena, entrant, me, played, lang),
        )

    async def _arena(
        self, row: Row, arena: Arena, entrant: str | None, me: str, played: Sequence[Row], lang: str
    ) -> b.ArenaShown:
        settings, tables = row["settings"], {one["match"]: [one["table_id"]] for one in played}

        def told(meetings: Iterable[Meeting]) -> list[b.MatchShown]:
            return [_match(one.match, tables.get(one.match.table, []), lang) for one in meetings]

        over = [one for one in reversed(arena.meetings) if one.match.result is not None]
        mine = [one for one in reversed(arena.of(entrant or "")) if not one.void]
        come_by = None
        table = _table_of(arena, entrant, played)
        if table:
            asked = (await awaited(self._store, [table])).asked.get(table)
            if asked is not None and asked[0] == me:
                at = arena.running[[one.match.table for one in arena.running].index(_at_table(played, table))].at
                come_by = max(asked[1], at) + COME_BY
        return b.ArenaShown(
            arena.lasts,
            arena.ends,
            arena.closes,
            arena.streaks,
            told(reversed(arena.running)),
            told(over[:LATELY]),
            told(mine),
            sum(not one.void for one in arena.meetings),
            [one for one, _ in arena.free],
            me in settings.get("unplayable", ()),
            entrant in settings.get("removed", ()),
            come_by,
        )

    async def results(self, tournament: str) -> dict[str, Any]:
        """All that came of one, as JSON data. Raises Denied."""
        row, known = await self._read(tournament)
        return {"id": row["id"], "name": row["name"], "game": row["game"], **sheets.results(known)}

    async def sheet(self, tournament: str, what: str) -> str:
        """Its standings or its matches, as CSV. Raises Denied."""
        _, known = await self._read(tournament)
        if what == "standings":
            return sheets.written(sheets.standings_rows(known))
        return sheets.written(sheets.met_rows(known) if isinstance(known, Arena) else sheets.matches_rows(known))

    async def _read(self, tournament: str) -> tuple[Row, Tournament | Arena]:
        found = await self._store.read(select(*ROWS).where(kept.tournaments.c.id == tournament[:24]))
        if not found or found[0]["game"] not in loadable():
            raise Denied(404, "no-tournament")
        return found[0], self._values.of(found[0])

    async def _locked(self, tournament: str) -> float | None:
        """When the first round was paired: not counting pairings of it that were taken back."""
        acts = kept.acts.c
        query = select(acts.act, acts.at).where(
            (acts.tournament == tournament) & acts.act.in_(("pair", "pair-anyway", "unpair", "arena-start"))
        )
        since, rounds = None, 0
        for row in await self._store.read(query.order_by(acts.id)):
            rounds += -1 if row["act"] == "unpair" else 1
            if rounds == 1 and row["act"] != "unpair":
                since = row["at"]
        return since

    async def _log(self, tournament: str, lang: str) -> list[b.ActShown]:
        query = (
            select(kept.acts, db.guests.c.name.label("by"))
            .join(db.guests, db.guests.c.id == kept.acts.c.guest, isouter=True)
            .where(kept.acts.c.tournament == tournament)
            .order_by(kept.acts.c.id.desc())
            .limit(LOG)
        )
        found = []
        for row in await self._store.read(query):
            about = row["about"]
            parts = [about.get("name") or about.get("entrant") or about.get("table") or ""]
            what = f"tournament-act-{row['act']}"
            if "score" in about:
                what, parts = f"{what}-score", [about["table"], about["score"]]
            text = said(what, lang, *people([str(one) for one in parts], lang))
            found.append(b.ActShown(row["at"], row["by"] or "", text, row["why"]))
        return found


def _format(known: Tournament | Arena) -> b.Format:
    if isinstance(known, Arena):
        return "arena"
    return next(one for one in get_args(b.Format) if one == known.plan.format)


def _team(known: Tournament | Arena) -> int:
    return known.team if isinstance(known, Arena) else known.plan.team


def _most(known: Tournament | Arena) -> int:
    return known.most if isinstance(known, Arena) else known.plan.full


def _summary(row: Row, known: Tournament | Arena, mine: bool, table: str) -> b.TournamentSummary:
    return b.TournamentSummary(
        row["id"],
        row["name"],
        row["game"],
        _format(known),
        known.phase,
        row["starts"],
        _team(known),
        sum(one.here for one in known.entrants),
        _most(known),
        *((0, 0) if isinstance(known, Arena) else (len(known.rounds), known.due)),
        bool(mine),
        table,
    )


def _waiting(known: Tournament | Arena, entries: Sequence[Row]) -> list[b.TeamWaiting]:
    """Teams that are not complete, the first first."""
    teams: dict[str, list[Somebody]] = {}
    for entry in entries:
        if entry["entrant"] not in known.by_id:
            teams.setdefault(entry["entrant"], []).append(Somebody(entry["guest"], entry["name"]))
    return [b.TeamWaiting(team, people) for team, people in teams.items()]


def _trouble(row: Row, lang: str) -> str:
    told = row["trouble"]
    if told is None:
        return ""
    if "table" in told:
        return said("tournament-undealt", lang, told["table"])
    return words.filled(words.REFUSALS[told["code"]], lang, told["values"]) if told else said("tournament-extra", lang)


def name_of(entrant: Entrant, row: Row, lang: str) -> str:
    """What an entrant is called: a bot in the reader's language."""
    if not entrant.bot:
        return entrant.name or said("left", lang)
    bots = row["settings"]["bots"]
    n = list(bots).index(entrant.id)
    return bot_own_name(bots[entrant.id]["bot"], n, lang) or entrant.shown


def _entrant(entrant: Entrant, row: Row, entries: Sequence[Row], over: bool, lang: str, me: str) -> b.EntrantShown:
    mine = [entry for entry in entries if entry["entrant"] == entrant.id]
    if entrant.bot:
        decks = row["settings"]["bots"][entrant.id]["decks"]
        titles = _titles(row["game"], decks, [], lang) if over else []
        name = name_of(entrant, row, lang)
        return b.EntrantShown(entrant.id, name, [], True, entrant.here, titles, decks if over else None)
    own = any(entry["guest"] == me for entry in mine)
    persons = [Somebody(entry["guest"], entry["name"]) for entry in mine]
    titles = [title for entry in mine for title in _titles(row["game"], entry["decks"], entry["titles"], lang)]
    decks = [stacks for entry in mine for stacks in entry["decks"]]
    open_ = over or own
    return b.EntrantShown(
        entrant.id,
        name_of(entrant, row, lang),
        persons,
        False,
        entrant.here,
        titles if open_ else [],
        decks if open_ else None,
    )


def _titles(game: str, decks: Sequence[Any], entered_as: Sequence[str], lang: str) -> list[str]:
    """What sets are called: a bundled one in the reader's language, another as it was when its owner entered."""
    found, spare = game_of(game), [*entered_as, *[""] * len(decks)]
    names = [found.bundled_name(stacks) for stacks in decks]
    return [spare[n] if name is None else found.spoken.deck_title(name, lang) for n, name in enumerate(names)]


def _standings(known: Tournament | Arena, lang: str) -> list[b.StandingShown]:
    found = []
    for line in known.standings() if isinstance(known, Arena) else places(known):
        breaks = [
            b.BreakShown(by, words.say(words.BREAKS, by, lang), shown(by, value), by in SHARES)
            for by, value in line.breaks
        ]
        why = "" if line.apart is None else _why(line, known, lang)
        counts = (line.points, line.won, line.drawn, line.lost, line.byes)
        found.append(b.StandingShown(line.place, line.id, *counts, breaks, why))
    return found


def _why(line: Standing, known: Tournament | Arena, lang: str) -> str:
    apart = line.apart
    assert apart is not None
    if apart.by == HEAD_TO_HEAD:
        return words.say(words.APART, HEAD_TO_HEAD, lang, other=known.by_id[apart.other].name or said("left", lang))
    mine, theirs = shown(apart.by, apart.mine), shown(apart.by, apart.theirs)
    name = words.say(words.BREAKS, apart.by, lang)
    return words.say(
        words.APART, "share" if apart.by in SHARES else "number", lang, name=name, mine=mine, theirs=theirs
    )


def _round(one: Round, played: Sequence[Row], lang: str) -> b.RoundShown:
    tables: dict[int, list[str]] = {}
    for row in played:
        if row["round"] == one.number:
            tables.setdefault(row["match"], []).append(row["table_id"])
    matches = [_match(match, tables.get(match.table, []), lang) for match in one.matches]
    return b.RoundShown(one.number, one.stage, one.best_of, one.closed, matches)


def _match(match: Match, tables: list[str], lang: str) -> b.MatchShown:
    score = [match.score.first, match.score.second, match.score.drawn]
    why = "" if match.reason in ("", "played") else words.say(words.REASONS, match.reason, lang)
    over = match.result is not None
    told = (score, match.winner(), over, why, tables, match.again)
    return b.MatchShown(match.table, match.first, match.second, *told)


def _table_of(known: Tournament | Arena, entrant: str | None, played: Sequence[Row]) -> str:
    """The table at which an entrant plays now, "" for none."""
    if entrant is None or known.phase != "playing":
        return ""
    number, match = 0, None
    if isinstance(known, Arena):
        match = next((one.match for one in known.running if entrant in one.match.both), None)
    elif known.round is not None:
        number, match = known.round.number, known.round.of(entrant)
    if match is None or match.result is not None:
        return ""
    rows = [row for row in played if (row["round"], row["match"]) == (number, match.table)]
    waiting = [row["table_id"] for row in rows if row["returns"] is None]
    return str(waiting[-1]) if waiting else ""


def _at_table(played: Sequence[Row], table: str) -> int:
    return next(int(row["match"]) for row in played if row["table_id"] == table)


def _next(known: Tournament | Arena) -> list[str]:
    """What the host can do next, the main thing first."""
    if isinstance(known, Arena):
        on = time.time() < (known.ends or 0)
        return {"open": ["start", "bot", "end"], "playing": ["end", "bot"] if on else ["end"], "over": []}[known.phase]
    asked = known.phase == "between" and known.halved and stage(known) not in (None, BRACKET)
    between = ["pair-anyway", *(["bot"] if known.plan.swiss else []), "end"] if asked else ["pair", "end"]
    verbs = {
        "open": ["pair", "bot", "end"],
        "paired": ["start", "unpair"],
        "playing": ["close"],
        "between": between,
        "over": [],
    }
    return verbs[known.phase]
