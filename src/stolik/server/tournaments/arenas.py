"""Arenas at the desk: begun, paired as people become free, and closed by the clock. All that follows from the time
follows from what is in the store: whichever process has the desk goes on with it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Executable, delete, update
from sqlalchemy.exc import IntegrityError

from stolik.server.denied import Denied
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.tournaments import Arena, ExtraError, TournamentError
from stolik.tournaments.arena import GRACE, MOST, Meeting

from . import bodies as b
from . import kept
from .coming import COME_BY, awaited
from .keeping import Keeping, Row, act, comings, entered_as, name_in, refused, winner_of
from .sets import Sets, new_bot, playable
from .tables import Dealer

log = logging.getLogger("stolik.server")

NUMBER: Final = 0
"""The number of the round under which the tables of an arena are kept: it has none."""
WAKE_EVERY: Final = 10.0
"""Seconds after which a table that is played at is woken again: it may have slept."""
Step = Callable[[Arena, int], Arena]


def arena_of(body: b.TournamentBody, made: str, team: int) -> Arena:
    """A new arena, as it was ordered. Raises Denied, and TournamentError."""
    if body.lasts is None:
        raise Denied(400, "arena-lasts", where="lasts")
    if body.clock is None or not body.clock.minutes:
        raise Denied(400, "arena-clock", where="clock")
    if body.best_of != 1 or body.rounds is not None or body.cut is not None or body.legs != 1 or body.third:
        raise Denied(400, "arena-rounds", where="format")
    most = MOST if body.most is None else body.most
    return Arena(made, body.lasts, min(body.lasts, GRACE), streaks=body.streaks, team=team, most=most)


class Arenas:
    """What is done with arenas, one thing after the other with each: the desk sees to that. `wake` lets a table live,
    `resign` gives a game up for somebody."""

    def __init__(
        self,
        keeping: Keeping,
        sets: Sets,
        dealer: Dealer,
        wake: Callable[[str], Awaitable[object]],
        resign: Callable[[str, str], Awaitable[object]],
    ) -> None:
        self._keeping = keeping
        self._sets = sets
        self._dealer = dealer
        self._wake = wake
        self._resign = resign
        self._since = time.time()
        self._came: dict[str, set[str]] = {}
        """Of each arena the tables at which all have played something; the store is asked no more about them."""
        self._woken: dict[str, dict[str, float]] = {}

    # ---- what people do

    async def enter(self, row: Row, arena: Arena, guest: Guest, body: b.EntryBody, lang: str) -> None:
        """A guest enters, brings another set while sets are open, or is back. Raises Denied."""
        now, tournament = _now(arena), row["id"]
        mine = await self._keeping.entry(tournament, guest.id)
        entrant = "" if mine is None else mine["entrant"]
        if entrant in row["settings"].get("removed", ()):
            raise Denied(403, "arena-removed")
        back = entrant in arena.by_id and not arena.by_id[entrant].here
        unfit = guest.id in row["settings"].get("unplayable", ())
        if mine is not None and arena.phase != "open" and entrant in arena.by_id and not unfit:
            if back:
                await self._back(row, arena, guest, entrant, now)
            elif body.decks:
                raise Denied(409, "decks-locked")
            return  # in another tab they are back already
        if unfit and not body.decks:
            raise Denied(409, "arena-unplayable")
        decks, titles = await self._sets.brought(guest, row, body, lang)
        values = {"decks": decks, "titles": titles, "name": guest.name}
        if mine is not None:
            new: Executable = update(kept.entries).where(_mine(tournament, guest.id)).values(**values)
            if unfit:
                left = [one for one in row["settings"]["unplayable"] if one != guest.id]
                row = {**row, "settings": {**row["settings"], "unplayable": left}}
            if back:
                await self._back(row, arena, guest, entrant, now, new)
            else:
                await self._write(row, arena, new)
            return
        as_whom, new = await self._keeping.joining(tournament, guest, body.team, arena.team, values)
        if as_whom is None:
            if arena.phase == "over" or (arena.ends or now + 1) <= now:
                raise refused(TournamentError("time-up"))
            await self._write(row, arena, new, *comings(tournament, guest.id, "waits", guest.name))
            return
        changed = _step(arena, lambda one, at: one.enter(as_whom, at), now)
        await self._write(row, changed, new, *comings(tournament, guest.id, "entered", as_whom.name))

    async def _back(self, row: Row, arena: Arena, guest: Guest, entrant: str, now: int, *more: Executable) -> None:
        people = arena.by_id[entrant].people or (entrant,)
        if set(people) & set(row["settings"].get("unplayable", ())):
            if not more:
                raise Denied(409, "arena-unplayable")
            await self._write(row, arena, *more)  # the partner has to bring another set, too
            return
        await self._write(row, _step(arena, lambda one, at: one.wait(entrant, at), now), *more)

    async def leave(self, row: Row, arena: Arena, guest: Guest, entrant: str) -> None:
        """A guest leaves; once it has begun, that is a pause. Raises Denied."""
        gone: list[Executable] = []
        if arena.phase == "open" or entrant not in arena.by_id:
            gone = [delete(kept.entries).where(entered_as(row["id"], entrant))]
            gone += comings(row["id"], guest.id, "left", guest.name)
        changed = arena
        if entrant in arena.by_id:
            changed = _step(arena, lambda one, at: one.leave(entrant, at), _now(arena))
        await self._write(row, changed, *gone)

    async def act(self, row: Row, arena: Arena, guest: Guest, body: b.ActBody, why: str) -> None:
        """The host does something. Raises Denied."""
        now, entrant, what = _now(arena), body.entrant or "", body.act
        settings = row["settings"]
        removed = [one for one in settings.get("removed", ()) if one != entrant]
        if what in ("remove", "back"):
            row = {**row, "settings": {**settings, "removed": [*removed, entrant] if what == "remove" else removed}}
        if what == "start":
            row, changed = self._begun(row, arena, now)
        elif what == "bot":
            row, arena = self._with_bots(row, arena, now, sum(one.here for one in arena.entrants) + 1)
            changed = arena
        elif what in _WISHES:
            changed = _step(arena, lambda one, at: _WISHES[what](one, body, at), now)
        else:
            raise Denied(409, "arena-act")
        more: list[Executable] = []
        if what == "remove" and entrant not in changed.by_id:
            more.append(delete(kept.entries).where(entered_as(row["id"], entrant)))
        told = {"table": body.table, "entrant": name_in(arena, body.entrant)}
        said = f"arena-{what}" if what in ("start", "end", "erase") else what
        await self._write(row, changed, act(row["id"], guest.id, said, told, why), *more)

    # ---- what the house does by itself

    async def look(self, row: Row, arena: Arena) -> None:
        """See what is to be done with one: it begins at its time, results are taken up, whoever is free is paired, and
        it is closed. Raises Denied, and Lost."""
        now = _now(arena)
        if arena.phase == "open":
            if row["due"] is not None and row["due"] <= now:
                await self._begin(row, arena, now)
            return
        if arena.phase != "playing":
            return
        running = [one.match.table for one in arena.running]
        played = await self._keeping.played(row["id"], NUMBER, running)
        came = self._came[row["id"]] = self._came.get(row["id"], set()) & {one["table_id"] for one in played}
        changed = _taken(arena, played, now)
        changed, late = await self._late(changed, played, came, now)
        more: list[Executable] = [
            act(row["id"], None, "arena-late", {"name": name_in(arena, one)}) for _, one, _ in late
        ]
        changed = replace(changed, now=now)
        trouble: dict[str, Any] | None = None
        try:
            changed = await asyncio.to_thread(_paired, changed, now)
        except ExtraError:
            trouble = {}  # it is said on the page, and the arena ends at its time all the same
        if changed.done:
            changed = changed.end(now)
            more.append(act(row["id"], None, "arena-over"))
        up = arena.now < (arena.ends or 0) <= now  # those who look hear that its time is over
        if up or trouble != row["trouble"] or _what(changed) != _what(arena):
            await self._keeping.write(row, changed, None, *more, trouble=trouble)
        for table, _, person in late:
            await self._resign(table, person)
        if changed.phase == "playing":
            await self._deal(row, changed, played)
        else:
            self._came.pop(row["id"], None)
            self._woken.pop(row["id"], None)

    async def _begin(self, row: Row, arena: Arena, now: int) -> None:
        try:
            row, begun = self._begun(row, arena, now)
        except Denied:
            found = {"least": 2, "found": len(arena.free)}
            await self._keeping.write(row, arena, None, trouble={"code": "too-few", "values": found})
            return
        await self._write(row, begun, act(row["id"], None, "arena-start"))
        await self.look(row, begun)

    def _begun(self, row: Row, arena: Arena, now: int) -> tuple[Row, Arena]:
        """With the bots that fill it up. Raises Denied."""
        row, filled = self._with_bots(row, arena, now, row["settings"]["fill"])
        return row, _step(filled, lambda one, at: one.begin(at), now)

    async def _late(
        self, arena: Arena, played: Sequence[Row], came: set[str], now: int
    ) -> tuple[Arena, list[tuple[str, str, str]]]:
        """Without those who have not come to their tables: they lose that match and rest. With the tables, as whom
        they play, and who they are."""
        old = {one.match.table for one in arena.running if max(one.at, self._since) <= now - COME_BY}
        if not old:
            return arena, []
        asked = {one["table_id"]: one for one in played if one["match"] in old and one["table_id"] not in came}
        waits = await awaited(self._keeping.store, list(asked))
        came |= waits.came
        late = []
        for table, (person, since) in waits.asked.items():
            meeting = arena.meetings[asked[table]["match"] - 1]
            as_whom = next((one for one in meeting.match.both if person in (arena.by_id[one].people or (one,))), None)
            if as_whom is not None and max(since, meeting.at, self._since) <= now - COME_BY:
                arena = arena.lose(meeting.match.table, as_whom, "no-show", now).rest(as_whom, now)
                late.append((table, as_whom, person))
        return arena, late

    async def _deal(self, row: Row, arena: Arena, played: Sequence[Row]) -> None:
        """Deal what is to be played and has no table yet, and let the others live."""
        there = {one["match"]: one["table_id"] for one in played}
        before = self._woken.get(row["id"], {})
        woken = self._woken[row["id"]] = {table: at for table, at in before.items() if table in there.values()}
        entries: Any = None
        for meeting in arena.running:
            table = there.get(meeting.match.table)
            if table is not None:
                if time.monotonic() >= woken.get(table, 0.0):
                    woken[table] = time.monotonic() + WAKE_EVERY
                    await self._wake(table)
                continue
            entries = entries if entries is not None else await self._keeping.entries(row["id"])
            try:
                await self._dealer.deal(row, entries, arena.by_id, NUMBER, meeting.match)
            except IntegrityError:
                continue  # dealt already
            except Denied as wrong:
                log.warning("match %s of arena %s can't be dealt: %s", meeting.match.table, row["id"], wrong.code)
                row, arena = await self._undealt(row, arena, meeting, entries)
            self._keeping.tell(row["id"])

    async def _undealt(self, row: Row, arena: Arena, meeting: Meeting, entries: Any) -> tuple[Row, Arena]:
        """A match that can't be dealt counts for nothing. Whoever has a set that can't be played any more rests until
        they bring another; where all sets are well, both rest."""
        settings, now = row["settings"], _now(arena)
        changed = arena.void(meeting.match.table, now)
        game, options = game_of(row["game"]), settings["options"]
        unfit: list[str] = []
        resting = []
        for one in meeting.match.both:
            own = [entry for entry in entries if entry["entrant"] == one]
            bad = [entry["guest"] for entry in own if not playable(game, entry["decks"], options)]
            who = arena.by_id[one]
            fit = playable(game, settings["bots"][one]["decks"], options) if who.bot else len(own) == arena.team
            if bad or not fit:
                resting.append(one)
            unfit += bad
        for one in resting or meeting.match.both:
            changed = changed.rest(one, now)
        told = [act(row["id"], None, "arena-unfit", {"name": name_in(arena, one)}) for one in resting]
        row = {**row, "settings": {**settings, "unplayable": sorted({*settings.get("unplayable", ()), *unfit})}}
        await self._write(row, changed, *told)
        return row, changed

    # ---- inside

    def _with_bots(self, row: Row, arena: Arena, now: int, upto: int) -> tuple[Row, Arena]:
        """With bots until there are so many entrants who are not resting. Raises Denied."""
        settings = dict(row["settings"])
        bots = dict(settings["bots"])
        while sum(one.here for one in arena.entrants) < upto:
            new, own = new_bot(row, len(bots))
            bots[new.id] = own
            arena = _step(arena, lambda one, at, new=new: one.enter(new, at), now)  # type: ignore[misc]
        return {**row, "settings": {**settings, "bots": bots}}, arena

    async def _write(self, row: Row, changed: Arena, *more: Executable) -> None:
        due = row["due"] if changed.phase == "open" else None
        await self._keeping.write(row, changed, due, *more)


def _result(arena: Arena, body: b.ActBody, at: int) -> Arena:
    first, second, drawn = body.score or [0, 0, 0]
    return arena.result(body.table or 0, first, second, drawn, at)


_WISHES: Final[Mapping[str, Callable[[Arena, b.ActBody, int], Arena]]] = {
    "end": lambda one, body, at: one.stop(at) if at < (one.ends or 0) else one.end(at),
    "remove": lambda one, body, at: one.leave(body.entrant or "", at),
    "back": lambda one, body, at: one.wait(body.entrant or "", at),
    "result": _result,
    "erase": lambda one, body, at: one.void(body.table or 0, at),
    "absent": lambda one, body, at: one.lose(body.table or 0, body.entrant or "", "no-show", at).rest(
        body.entrant or "", at
    ),
}


def _taken(arena: Arena, played: Sequence[Row], now: int) -> Arena:
    """With the results of games that have ended in time."""
    running = {one.match.table for one in arena.running}
    ended = [one for one in played if one["returns"] is not None and one["match"] in running]
    for one in sorted(ended, key=lambda one: float(one["ended"])):
        if one["ended"] <= (arena.closes or 0):
            arena = arena.game(one["match"], winner_of(one), now)
    return arena


def _now(arena: Arena) -> int:
    """The second that it is; clocks of processes differ a little, and it must not go back."""
    return max(int(time.time()), arena.now)


def _step(arena: Arena, step: Step, now: int) -> Arena:
    try:
        return step(arena, now)
    except (TournamentError, ExtraError) as wrong:
        raise refused(wrong) from None


def _paired(arena: Arena, now: int) -> Arena:
    """With those paired who are free at its second, as long as its time lasts. Raises ExtraError."""
    return arena.pair(now) if arena.left and len(arena.free) > 1 else arena


def _what(arena: Arena) -> tuple[Any, ...]:
    """All of it but the time at which it was looked at."""
    return arena.phase, arena.lasts, arena.entrants, arena.free, arena.meetings


def _mine(tournament: str, guest: str) -> Any:
    return (kept.entries.c.tournament == tournament) & (kept.entries.c.guest == guest)
