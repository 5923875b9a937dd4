"""The desk of a tournament: whatever is done with it, by its host, its players, or the house itself. One process of a
house has all desks (the one with the lobby), and does one thing after the other with each tournament."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Executable, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from stolik.server.denied import Denied
from stolik.server.guests import BadName, Guest, clean_name, new_id
from stolik.server.judging import allowed, game_of
from stolik.server.opener import clock_data, countable, noted
from stolik.server.packs import Packs
from stolik.server.seating import has_teams
from stolik.server.shelf import Shelf
from stolik.server.store import Lost, Store, Writer
from stolik.tournaments import Arena, ExtraError, Plan, Tournament, TournamentError, steps
from stolik.tournaments.sheets import ARENA

from . import bodies as b
from . import kept
from .arenas import Arenas, arena_of
from .keeping import Keeping, Row, act, comings, entered_as, name_in, refused, winner_of
from .sets import Sets, new_bot
from .tables import Dealer

log = logging.getLogger("stolik.server")

EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
LONGEST: Final = 60
"""Letters of the name of a tournament."""
LONGEST_NOTE: Final = 300
"""Letters of what its host says to all."""
MOST_OPEN: Final = 5
"""Tournaments that one guest may hold at once."""
WITH_REASON: Final = frozenset(("remove", "result", "erase", "absent", "double-loss"))
LAST_LOOK: Final = 60.0
"""Seconds before the house closes a round whose last result its host has put right: until then they still can."""
Step = Callable[[Tournament], Tournament]


class Desk:
    """All tournaments of a house. `writer` writes while this process has them; `wake` lets a table live, `resign` gives
    a game up for somebody, `tell` says that a tournament has changed."""

    def __init__(
        self,
        writer: Writer,
        store: Store,
        shelf: Shelf,
        packs: Packs,
        dealer: Dealer,
        wake: Callable[[str], Awaitable[object]],
        resign: Callable[[str, str], Awaitable[object]],
        tell: Callable[[str], None],
    ) -> None:
        self._keeping = keeping = Keeping(writer, store, tell)
        self._sets = sets = Sets(shelf, packs)
        self._arenas = Arenas(keeping, sets, dealer, wake, resign)
        self._store = store
        self._dealer = dealer
        self._wake = wake
        self._making = asyncio.Lock()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _lock(self, tournament: str) -> asyncio.Lock:
        """Kept as long as somebody holds it or waits for it: whatever ids are asked for, there are no more."""
        return self._locks.setdefault(tournament[:24], asyncio.Lock())

    # ---- what people do

    async def make(self, guest: Guest, body: b.TournamentBody) -> b.TournamentMade:
        """A tournament is announced. Raises Denied."""
        async with self._making:  # however many are ordered at once, there are no more than may be
            return await self._make(guest, body)

    async def _make(self, guest: Guest, body: b.TournamentBody) -> b.TournamentMade:
        game = game_of(body.game)
        try:
            name = clean_name(body.name, LONGEST)
        except BadName as wrong:
            raise Denied(400, wrong.code, LONGEST) from None
        options = dict(allowed(game, body.options))
        if body.rated:
            countable(game, options, body.clock, ["friend"])
        if body.fill and body.bot not in game.bots:
            raise Denied(400, "no-bot", where="bot")
        if body.starts is not None and not time.time() - 60 < body.starts < time.time() + 366 * 86_400:
            raise Denied(400, "tournament-when", where="starts")
        mine = await self._store.read(
            select(func.count().label("n")).where((kept.tournaments.c.guest == guest.id) & _open())
        )
        if mine[0]["n"] >= MOST_OPEN:
            raise Denied(409, "many-tournaments", MOST_OPEN)
        made = new_id()
        team = game.seats // len(set(game.sides)) if has_teams(game) else 1
        try:
            if body.format == ARENA:
                new: Tournament | Arena = arena_of(body, made, team)
            elif body.lasts is not None:
                raise Denied(400, "arena-only", where="lasts")
            else:
                new = Tournament(_plan(body, made, game.reckoning, team))
        except TournamentError as wrong:
            raise Denied(400, f"tournament-{wrong.code}", said=wrong.text) from None
        settings = {
            "options": options,
            "clock": clock_data(body.clock),
            "rated": body.rated,
            "auto": body.auto,
            "pause": body.pause,
            "fill": body.fill,
            "bot": body.bot,
            "bots": {},
            "note": _note(body.note),
        }
        row = {"id": made, "guest": guest.id, "game": game.id, "name": name, "settings": settings, "phase": "open"}
        now = time.time()
        due = body.starts if body.auto else None
        await self._keeping.writer.write(
            insert(kept.tournaments).values(
                **row, data=new.to_data(), starts=body.starts, due=due, created=now, updated=now
            ),
            act(made, guest.id, "made"),
        )
        self._keeping.tell(made)
        return b.TournamentMade(made, f"/tournaments/{made}")

    async def enter(self, guest: Guest, tournament: str, body: b.EntryBody, lang: str) -> None:
        """A guest enters, or brings other sets while these are open. Raises Denied."""
        async with self._lock(tournament):
            row, known = await self._keeping.read(tournament)
            if isinstance(known, Arena):
                await self._arenas.enter(row, known, guest, body, lang)
                return
            decks, titles = await self._sets.brought(guest, row, body, lang)
            values = {"decks": decks, "titles": titles, "name": guest.name}
            before = await self._keeping.entry(tournament, guest.id)
            gone = before and before["entrant"] in known.by_id and not known.entrant(before["entrant"]).here
            if before is not None and not gone:
                if known.phase != "open":
                    raise Denied(409, "decks-locked")
                await self._keep(row, known, update(kept.entries).where(_mine(tournament, guest.id)).values(**values))
                return
            if before is not None:
                changed = self._step(known, lambda one: steps.come_back(one, before["entrant"]))
                await self._keep(row, changed, *comings(tournament, guest.id, "back", guest.name, afresh=False))
                return
            entrant, new = await self._keeping.joining(tournament, guest, body.team, known.plan.team, values)
            if entrant is None:
                await self._keep(row, known, new, *comings(tournament, guest.id, "waits", guest.name))
                return
            changed = self._step(known, lambda one: steps.enter(one, entrant))
            await self._keep(row, changed, new, *comings(tournament, guest.id, "entered", entrant.name))

    async def leave(self, guest: Guest, tournament: str) -> None:
        """A guest leaves. Raises Denied."""
        async with self._lock(tournament):
            row, known = await self._keeping.read(tournament)
            mine = await self._keeping.entry(tournament, guest.id)
            if mine is None:
                raise Denied(409, "not-entered")
            if isinstance(known, Arena):
                await self._arenas.leave(row, known, guest, mine["entrant"])
                return
            entrant = mine["entrant"]
            changed = self._step(known, lambda one: steps.leave(one, entrant)) if entrant in known.by_id else known
            off = entrant not in changed.by_id
            more = comings(tournament, guest.id, "left", guest.name, afresh=off)
            if off:  # nothing was played: the entry is gone, of a team with its partners'
                more.append(delete(kept.entries).where(entered_as(tournament, entrant)))
            await self._keep(row, changed, *more)

    async def act(self, guest: Guest, tournament: str, body: b.ActBody) -> None:
        """The host does something. Raises Denied."""
        async with self._lock(tournament):
            row, known = await self._keeping.read(tournament)
            if row["guest"] != guest.id:
                raise Denied(403, "not-host")
            why = noted(body.why)
            if body.act in WITH_REASON and not why:
                raise Denied(400, "tournament-why", where="why")
            if isinstance(known, Arena):
                await self._arenas.act(row, known, guest, body, why)
            else:
                await self._act(row, known, guest, body, why)
        await self.look(tournament)

    async def _act(self, row: Row, known: Tournament, guest: Guest, body: b.ActBody, why: str) -> None:
        if body.act == "bot":
            row, changed = self._with_bots(row, known, len(known.here) + 1)
        else:
            if body.act in ("pair", "pair-anyway"):
                row, known = self._filled(row, known)
            changed = self._step(known, self._wished(body, known))
        names = {"table": body.table, "entrant": name_in(known, body.entrant)}
        if body.act == "result":
            names["score"] = "–".join(map(str, body.score or ()))
        more: list[Executable] = [act(row["id"], guest.id, body.act, names, why)]
        if body.act in ("result", "erase") and body.table is not None and known.round is not None:
            # What was played there no longer decides anything.
            more.append(delete(kept.played).where(_match(row["id"], known.round.number, body.table)))
        if body.act in WITH_REASON and changed.phase == "playing":
            row = {**row, "due": time.time() + LAST_LOOK if row["settings"]["auto"] and _decided(changed) else None}
        await self._keep(row, changed, *more)

    def _wished(self, body: b.ActBody, known: Tournament) -> Step:
        table, entrant = body.table or 0, body.entrant or ""
        score = body.score or [0, 0, 0]
        choices: dict[str, Step] = {
            "pair": steps.pair,
            "pair-anyway": lambda one: steps.pair(one, anyway=True),
            "unpair": steps.unpair,
            "start": steps.start,
            "close": steps.close,
            "end": steps.end,
            "remove": lambda one: steps.leave(one, entrant),
            "back": lambda one: steps.come_back(one, entrant),
            "result": lambda one: steps.result(one, table, *score),
            "erase": lambda one: steps.erase(one, table),
            "absent": lambda one: steps.absent(one, table, entrant),
            "double-loss": lambda one: steps.double_loss(one, table),
        }
        return choices[body.act]

    # ---- what the house does by itself

    async def turn(self, now: float) -> None:
        """Do what is due, and go on with the rounds that are played. Raises Lost."""
        t = kept.tournaments.c
        due = or_(t.phase == "playing", and_(t.due.is_not(None), t.due <= now)) & _open()
        for row in await self._store.read(select(t.id).where(due)):
            try:
                await self.look(row["id"])
            except Lost:
                raise
            except Exception:
                log.exception("tournament %s does not go on", row["id"])

    async def look(self, tournament: str) -> None:
        """See what is to be done with one. Raises Denied, and Lost."""
        async with self._lock(tournament):
            row, known = await self._keeping.read(tournament)
            if isinstance(known, Arena):
                await self._arenas.look(row, known)
            elif known.phase == "playing":
                await self._play(row, known)
            elif row["due"] is not None and row["due"] <= time.time() and known.phase != "over":
                await self._go_on(row, known)

    def _filled(self, row: Row, known: Tournament) -> tuple[Row, Tournament]:
        """With the bots that are to fill it up, before its first round. Raises Denied."""
        if known.phase != "open" or row["settings"]["fill"] <= len(known.here):
            return row, known
        return self._with_bots(row, known, row["settings"]["fill"])

    async def _go_on(self, row: Row, known: Tournament) -> None:
        """The next step of a tournament that runs by itself."""
        row, known = self._filled(row, known)
        try:
            if known.phase in ("open", "between"):
                paired = await asyncio.to_thread(steps.pair, known)
                await self._keep(row, paired, act(row["id"], None, "pair"))
                if not row["settings"]["pause"]:
                    await self._start(row, paired)
            else:
                await self._start(row, known)
        except (TournamentError, ExtraError) as wrong:
            told = {"code": wrong.code, "values": dict(wrong.values)} if isinstance(wrong, TournamentError) else {}
            await self._keeping.write(row, known, None, trouble=told)

    async def _start(self, row: Row, known: Tournament) -> None:
        started = steps.start(known)
        await self._keep(row, started, act(row["id"], None, "start"))
        await self._play(row, started)

    async def _play(self, row: Row, known: Tournament) -> None:
        """Take up what has ended in this round, deal what is to be played next, and close it when all is over."""
        one, changed = known.round, known
        assert one is not None
        rows = await self._keeping.played(row["id"], one.number)
        for ended in rows:
            now = changed.round
            assert now is not None
            match = now.match(ended["match"])
            if ended["returns"] is not None and match.result is None and ended["game"] == match.score.played + 1:
                changed = steps.game(changed, match.table, winner_of(ended))
        if changed is not known:
            await self._keep(row, changed)
        now = changed.round
        assert now is not None
        entries, there = None, {(one["match"], one["game"]): one for one in rows}
        undealt: dict[int, str] = {}
        for match in now.matches:
            if match.result is not None or match.bye:
                continue
            found = there.get((match.table, match.score.played + 1))
            if found is None:
                entries = entries or await self._keeping.entries(row["id"])
                try:
                    await self._dealer.deal(row, entries, changed.by_id, now.number, match)
                except IntegrityError:
                    continue  # dealt already
                except Denied as wrong:
                    undealt[match.table] = wrong.code
                    continue
                self._keeping.tell(row["id"])
            else:
                # A bot may be to move at a table that slept through a restart.
                await self._wake(found["table_id"])
        trouble = {"table": min(undealt)} if undealt else None
        if trouble != row["trouble"]:
            for table, why in undealt.items():
                log.warning("match %s of tournament %s can't be dealt: %s", table, row["id"], why)
            await self._keeping.write(row, changed, row["due"] if row["phase"] == "playing" else None, trouble=trouble)
        looks = row["phase"] == "playing" and (row["due"] or 0.0) > time.time()
        if row["settings"]["auto"] and not looks and _decided(changed):
            closed = steps.close(changed)
            await self._keep(row, closed, act(row["id"], None, "close"))
            if closed.phase == "between" and not row["settings"]["pause"]:
                await self._go_on({**row, "due": 0.0}, closed)

    # ---- inside

    def _step(self, known: Tournament, step: Step) -> Tournament:
        try:
            return step(known)
        except (TournamentError, ExtraError) as wrong:
            raise refused(wrong) from None

    def _with_bots(self, row: Row, known: Tournament, upto: int) -> tuple[Row, Tournament]:
        """With bots until there are so many entrants, or as many as it takes. Raises Denied."""
        settings = dict(row["settings"])
        bots = dict(settings["bots"])
        changed = known
        while len(changed.here) < upto:
            new, bots_own = new_bot(row, len(bots))
            bots[new.id] = bots_own
            changed = self._step(changed, lambda one, new=new: steps.enter(one, new))  # type: ignore[misc]
        return {**row, "settings": {**settings, "bots": bots}}, changed

    async def _keep(self, row: Row, changed: Tournament, *more: Executable) -> None:
        """Write a tournament down as it is now, and say when the house acts next."""
        settings, now = row["settings"], time.time()
        # What is due while a round is played was said in that round.
        stays = changed.phase == "open" or changed.phase == row["phase"] == "playing"
        due: float | None = row["due"] if stays else None
        if settings["auto"] and changed.phase in ("paired", "between"):
            due = now + settings["pause"]
        await self._keeping.write(row, changed, due, *more)


def _plan(body: b.TournamentBody, made: str, by: Any, team: int) -> Plan:
    """What a tournament in rounds is to be. Raises TournamentError."""
    return Plan(
        body.format,
        made,
        body.best_of,
        body.cut_best_of,
        body.rounds,
        body.cut,
        legs=body.legs,
        third=body.third,
        by=by,
        team=team,
        most=body.most,
    )


def _note(text: str) -> str:
    """What a host says to all, as it is kept: one line, without invisible characters. Raises Denied."""
    try:
        return clean_name(text, LONGEST_NOTE) if text.strip() else ""
    except BadName:
        raise Denied(400, "bad-request", "note") from None


def _decided(known: Tournament) -> bool:
    """Whether nothing is played any more in the round that goes on."""
    return known.round is not None and all(match.result is not None for match in known.round.matches)


def _open() -> Any:
    return kept.tournaments.c.phase != "over"


def _mine(tournament: str, guest: str) -> Any:
    return (kept.entries.c.tournament == tournament) & (kept.entries.c.guest == guest)


def _match(tournament: str, number: int, table: int) -> Any:
    played = kept.played.c
    return (played.tournament == tournament) & (played.round == number) & (played.match == table)
