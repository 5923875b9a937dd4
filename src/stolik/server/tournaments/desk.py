"""The desk of a tournament: whatever is done with it, by its host, its players, or the house itself. One process of a
house has all desks (the one with the lobby), and does one thing after the other with each tournament."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Executable, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from stolik.server.denied import Denied
from stolik.server.guests import BadName, Guest, clean_name, new_id
from stolik.server.judging import allowed, fits, game_of
from stolik.server.opener import clock_data, countable, noted
from stolik.server.packs import Packs
from stolik.server.seating import has_teams, name_of_bot
from stolik.server.shelf import Shelf
from stolik.server.store import Lost, Store, Writer
from stolik.tournaments import Entrant, ExtraError, Plan, Tournament, TournamentError, from_data, steps

from . import bodies as b
from . import kept
from .tables import Dealer, drawn_decks

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
Row = Mapping[str, Any]
Step = Callable[[Tournament], Tournament]


def refused(wrong: TournamentError | ExtraError) -> Denied:
    """What a tournament refuses, as a request is told."""
    if isinstance(wrong, TournamentError):
        return Denied(409, f"tournament-{wrong.code}", said=wrong.text)
    return Denied(409, "no-tournaments", message=str(wrong))


class Desk:
    """All tournaments of a house. `writer` writes while this process has them; `wake` lets a table live, `tell` says
    that a tournament has changed."""

    def __init__(
        self,
        writer: Writer,
        store: Store,
        shelf: Shelf,
        packs: Packs,
        dealer: Dealer,
        wake: Callable[[str], Awaitable[object]],
        tell: Callable[[str], None],
    ) -> None:
        self._writer = writer
        self._store = store
        self._shelf = shelf
        self._packs = packs
        self._dealer = dealer
        self._wake = wake
        self._tell = tell
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    # ---- what people do

    async def make(self, guest: Guest, body: b.TournamentBody) -> b.TournamentMade:
        """A tournament is announced. Raises Denied."""
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
        try:
            plan = Plan(
                body.format,
                made,
                body.best_of,
                body.cut_best_of,
                body.rounds,
                body.cut,
                legs=body.legs,
                third=body.third,
                by=game.reckoning,
                team=game.seats // len(set(game.sides)) if has_teams(game) else 1,
                most=body.most,
            )
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
        await self._writer.write(
            insert(kept.tournaments).values(
                **row, data=Tournament(plan).to_data(), starts=body.starts, due=due, created=now, updated=now
            ),
            _act(made, guest.id, "made"),
        )
        self._tell(made)
        return b.TournamentMade(made, f"/tournaments/{made}")

    async def enter(self, guest: Guest, tournament: str, body: b.EntryBody, lang: str) -> None:
        """A guest enters, or brings other sets while these are open. Raises Denied."""
        async with self._locks[tournament]:
            row, known = await self._read(tournament)
            decks, titles = await self._decks(guest, row, body, lang)
            values = {"decks": decks, "titles": titles, "name": guest.name}
            mine = (kept.entries.c.tournament == tournament) & (kept.entries.c.guest == guest.id)
            before = await self._store.read(select(kept.entries).where(mine))
            gone = before and before[0]["entrant"] in known.by_id and not known.entrant(before[0]["entrant"]).here
            if before and not gone:
                if known.phase != "open":
                    raise Denied(409, "decks-locked")
                await self._keep(row, known, update(kept.entries).where(mine).values(**values))
                return
            team = known.plan.team
            entrant = guest.id if team == 1 else body.team or f"team:{new_id()}"
            entered = {"tournament": tournament, "guest": guest.id, "entrant": entrant, "entered": time.time()}
            new: Executable = insert(kept.entries).values(**entered, **values)
            if gone:
                changed = self._step(known, lambda one: steps.come_back(one, before[0]["entrant"]))
                await self._keep(row, changed, _act(tournament, guest.id, "back", {"name": guest.name}))
                return
            others = [one for one in await self._entries(tournament) if one["entrant"] == entrant]
            if team > 1 and (len(others) >= team or (body.team is not None and not others)):
                raise Denied(409, "no-team")
            people = (*(one["guest"] for one in others), guest.id) if team > 1 else ()
            if team > 1 and len(people) < team:
                await self._keep(row, known, new, _act(tournament, guest.id, "waits", {"name": guest.name}))
                return
            name = " & ".join([*(one["name"] for one in others), guest.name])[:LONGEST]
            changed = self._step(known, lambda one: steps.enter(one, Entrant(entrant, name, people=people)))
            await self._keep(row, changed, new, _act(tournament, guest.id, "entered", {"name": name}))

    async def leave(self, guest: Guest, tournament: str) -> None:
        """A guest leaves. Raises Denied."""
        async with self._locks[tournament]:
            row, known = await self._read(tournament)
            mine = (kept.entries.c.tournament == tournament) & (kept.entries.c.guest == guest.id)
            found = await self._store.read(select(kept.entries).where(mine))
            if not found:
                raise Denied(409, "not-entered")
            entrant = found[0]["entrant"]
            changed = self._step(known, lambda one: steps.leave(one, entrant)) if entrant in known.by_id else known
            more: list[Executable] = [_act(tournament, guest.id, "left", {"name": guest.name})]
            if entrant not in changed.by_id:  # nothing was played: the entry is gone, of a team with its partners'
                more.append(delete(kept.entries).where(_of(tournament, entrant)))
            await self._keep(row, changed, *more)

    async def act(self, guest: Guest, tournament: str, body: b.ActBody) -> None:
        """The host does something. Raises Denied."""
        async with self._locks[tournament]:
            row, known = await self._read(tournament)
            if row["guest"] != guest.id:
                raise Denied(403, "not-host")
            why = noted(body.why[:60]) if body.why else ""
            if body.act in WITH_REASON and not why:
                raise Denied(400, "tournament-why", where="why")
            if body.act == "bot":
                row, changed = self._with_bots(row, known, len(known.here) + 1)
            else:
                changed = self._step(known, self._wished(body, known))
            names = {"table": body.table, "entrant": _name(known, body.entrant)}
            more: list[Executable] = [_act(tournament, guest.id, body.act, names, why)]
            if body.act in ("result", "erase") and body.table is not None and known.round is not None:
                # What was played there no longer decides anything.
                more.append(delete(kept.played).where(_match(tournament, known.round.number, body.table)))
            await self._keep(row, changed, *more)
        await self.look(tournament)

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
        async with self._locks[tournament]:
            row, known = await self._read(tournament)
            if known.phase == "playing":
                await self._play(row, known)
            elif row["due"] is not None and row["due"] <= time.time() and known.phase != "over":
                await self._go_on(row, known)

    async def _go_on(self, row: Row, known: Tournament) -> None:
        """The next step of a tournament that runs by itself."""
        if known.phase == "open" and row["settings"]["fill"] > len(known.here):
            row, known = self._with_bots(row, known, row["settings"]["fill"])
        try:
            if known.phase in ("open", "between"):
                paired = await asyncio.to_thread(steps.pair, known)
                await self._keep(row, paired, _act(row["id"], None, "pair"))
                if not row["settings"]["pause"]:
                    await self._start(row, paired)
            else:
                await self._start(row, known)
        except (TournamentError, ExtraError) as wrong:
            told = {"code": wrong.code, "values": dict(wrong.values)} if isinstance(wrong, TournamentError) else {}
            values = {"due": None, "trouble": told, "settings": row["settings"], "data": known.to_data()}
            await self._writer.write(_change(row["id"], values))
            self._tell(row["id"])

    async def _start(self, row: Row, known: Tournament) -> None:
        started = steps.start(known)
        await self._keep(row, started, _act(row["id"], None, "start"))
        await self._play(row, started)

    async def _play(self, row: Row, known: Tournament) -> None:
        """Take up what has ended in this round, deal what is to be played next, and close it when all is over."""
        one, changed = known.round, known
        assert one is not None
        rows = await self._store.read(
            select(kept.played)
            .where((kept.played.c.tournament == row["id"]) & (kept.played.c.round == one.number))
            .order_by(kept.played.c.match, kept.played.c.game)
        )
        for ended in rows:
            now = changed.round
            assert now is not None
            match = now.match(ended["match"])
            if ended["returns"] is not None and match.result is None and ended["game"] == match.score.played + 1:
                changed = steps.game(changed, match.table, _winner(ended))
        if changed is not known:
            await self._keep(row, changed)
        now = changed.round
        assert now is not None
        entries, there = None, {(one["match"], one["game"]): one for one in rows}
        for match in now.matches:
            if match.result is not None or match.bye:
                continue
            found = there.get((match.table, match.score.played + 1))
            if found is None:
                entries = entries or await self._entries(row["id"])
                try:
                    await self._dealer.deal(row, entries, changed.by_id, now, match)
                except IntegrityError:
                    continue  # dealt already
                self._tell(row["id"])
            else:
                # A bot may be to move at a table that slept through a restart.
                await self._wake(found["table_id"])
        if row["settings"]["auto"] and all(match.result is not None for match in now.matches):
            closed = steps.close(changed)
            await self._keep(row, closed, _act(row["id"], None, "close"))
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
        game, settings = game_of(row["game"]), dict(row["settings"])
        bots = dict(settings["bots"])
        changed, bot = known, settings["bot"]
        while len(changed.here) < upto:
            n = len(bots)
            entrant = f"bot:{bot}:{n + 1}"
            seed = int.from_bytes(blake2b(f"{row['id']} {entrant}".encode(), digest_size=4).digest(), "big")
            bots[entrant] = {"bot": bot, "decks": drawn_decks(game, settings["options"], seed)}
            new = Entrant(entrant, name_of_bot(bot, n, "en"), bot=True)
            changed = self._step(changed, lambda one, new=new: steps.enter(one, new))  # type: ignore[misc]
        return {**row, "settings": {**settings, "bots": bots}}, changed

    async def _decks(
        self, guest: Guest, row: Row, body: b.EntryBody, lang: str
    ) -> tuple[list[list[list[str]]], list[str]]:
        """The sets that a guest enters with, and what they are called. Raises Denied."""
        game, options = game_of(row["game"]), row["settings"]["options"]
        seats: Sequence[int | None] = list(range(game.seats)) if game.seat_names else [None]
        chosen = body.decks or [None] * len(seats)
        if len(chosen) != len(seats):
            raise Denied(400, "tournament-decks", len(seats), where="decks")
        decks, titles = [], []
        for seat, choice in zip(seats, chosen, strict=True):
            stacks = await self._shelf.playable(game, guest, choice, lang, options, seat=seat, draws=seat or 0)
            over, _ = await self._packs.over(guest, game, [stacks])
            if over is not game:
                raise Denied(400, "tournament-cards", where="decks")
            if not fits(game, stacks, seat):
                raise Denied(400, "wrong-side")
            decks.append(stacks)
            titles.append(await self._title(guest, row["game"], choice, stacks, lang))
        return decks, titles

    async def _title(self, guest: Guest, game: str, choice: Any, stacks: Any, lang: str) -> str:
        found = game_of(game)
        name = found.bundled_name(stacks)
        if name is not None:
            return found.spoken.deck_title(name, lang)
        return (await self._shelf.one(found, guest, choice, lang)).name if isinstance(choice, str) else ""

    async def _read(self, tournament: str) -> tuple[Row, Tournament]:
        found = await self._store.read(select(kept.tournaments).where(kept.tournaments.c.id == tournament[:24]))
        if not found:
            raise Denied(404, "no-tournament")
        return found[0], from_data(found[0]["data"])

    async def _entries(self, tournament: str) -> Sequence[Row]:
        return await self._store.read(
            select(kept.entries).where(kept.entries.c.tournament == tournament).order_by(kept.entries.c.entered)
        )

    async def _keep(self, row: Row, changed: Tournament, *more: Executable) -> None:
        """Write a tournament down as it is now, and say when the house acts next."""
        settings, now = row["settings"], time.time()
        due: float | None = row["due"] if changed.phase == "open" else None
        if settings["auto"] and changed.phase in ("paired", "between"):
            due = now + settings["pause"]
        values = {"data": changed.to_data(), "phase": changed.phase, "settings": settings}
        values |= {"due": due, "trouble": None, "updated": now}
        await self._writer.write(_change(row["id"], values), *more)
        self._tell(row["id"])


def _note(text: str) -> str:
    """What a host says to all, as it is kept: one line, without invisible characters. Raises Denied."""
    try:
        return clean_name(text, LONGEST_NOTE) if text.strip() else ""
    except BadName:
        raise Denied(400, "bad-request", "note") from None


def _open() -> Any:
    return kept.tournaments.c.phase != "over"


def _of(tournament: str, entrant: str) -> Any:
    return (kept.entries.c.tournament == tournament) & (kept.entries.c.entrant == entrant)


def _match(tournament: str, number: int, table: int) -> Any:
    played = kept.played.c
    return (played.tournament == tournament) & (played.round == number) & (played.match == table)


def _change(tournament: str, values: Mapping[str, Any]) -> Executable:
    return update(kept.tournaments).where(kept.tournaments.c.id == tournament).values(**values)


def _act(
    tournament: str, guest: str | None, act: str, about: Mapping[str, Any] | None = None, why: str = ""
) -> Executable:
    told = {key: value for key, value in (about or {}).items() if value}
    return insert(kept.acts).values(tournament=tournament, guest=guest, act=act, about=told, why=why, at=time.time())


def _name(known: Tournament, entrant: str | None) -> str:
    return known.by_id[entrant].shown if entrant in known.by_id else ""


def _winner(ended: Row) -> str | None:
    """The entrant who has won a game, None where it was drawn."""
    best = max(ended["returns"])
    winners = {entrant for entrant, won in zip(ended["seats"], ended["returns"], strict=True) if won == best}
    return winners.pop() if len(winners) == 1 else None
