"""The house around the tables: who finds, opens, joins, branches and puts away tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import func, insert, select, update

from stolik.catalog import loadable
from stolik.decks.deck import Deck, DeckError
from stolik.game import Game
from stolik.kernel.replay import Record, RecordError
from stolik.kernel.rules import SetupError
from stolik.match import Match

from . import bodies as b
from . import protocol as p
from . import store as db
from .brains import Brains
from .denied import Denied
from .faces import face_of
from .guests import Guest, new_id
from .history import LISTS, History
from .listeners import Events
from .room import Sitting, TableRow, drawn_of
from .seating import one_team, ordered, own_name
from .settings import Settings
from .shelf import Shelf, bad_option, drawn, game_of, seat_of
from .store import Store
from .table import Refused, Table
from .words import both, say

log = logging.getLogger("stolik.server")

TWO: Final = 2
"""Seats of a game with one opponent."""
LISTED: Final = 50
"""Tables in the list of a guest."""


class House:
    """All tables of one server. Tables sleep in the store and are rebuilt when somebody comes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.brains = Brains(settings.bot_workers)
        self.shelf = Shelf(store, settings)
        self.events = Events()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Close all tables."""
        self.events.close()
        await asyncio.gather(*(table.close() for table in list(self._tables.values())))
        self._tables.clear()
        self.brains.close()

    # ---- finding

    async def find(self, table: str) -> Table | None:
        """The table of this id, awake; None if there is none."""
        found = self._tables.get(table)
        if found is not None and not found.closed:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def table(self, table: str) -> Table:
        """The same. Raises Denied."""
        found = await self.find(table) if 0 < len(table) <= 24 else None
        if found is None:
            raise Denied(404, "no-table")
        return found

    async def _load(self, table: str) -> Table | None:
        found = await self.store.read(select(db.tables).where(db.tables.c.id == table))
        if not found:
            return None
        if found[0]["game"] not in loadable():
            raise Denied(409, "game-missing", found[0]["game"])
        seats = await self.store.read(select(db.seats).where(db.seats.c.table_id == table).order_by(db.seats.c.seat))
        rows = await self.store.read(select(db.rows).where(db.rows.c.table_id == table).order_by(db.rows.c.n))
        said = await self.store.read(
            select(db.talk).where(db.talk.c.table_id == table).order_by(db.talk.c.id.desc()).limit(100)
        )
        invited = await self.store.read(select(db.invites).where(db.invites.c.table_id == table))
        row = TableRow(
            **found[0],
            sittings=[Sitting(seat["guest"], seat["bot"], seat["name"], seat["deck"]) for seat in seats],
            invites={one["seat"]: f"/join/{one['code']}" for one in invited},
        )
        history = None if row.start is None or row.status == "waiting" else await self._rebuild(row, rows)
        talk = [
            p.TalkData(line["seat"], line["name"], line["text"], history.after(rows, line["at"]) if history else -1)
            for line in reversed(said)
        ]
        return self._place(row, history, rows, talk)

    async def _rebuild(self, row: TableRow, rows: list[Mapping[str, Any]]) -> History:
        """The match from its rows, verified by keys; from the last kept state where the rules have changed since."""
        try:
            return await asyncio.to_thread(History.rebuilt, row.start, rows)
        except RecordError as wrong:
            if row.keep is None or row.status != "running":
                log.exception("table %s can't be rebuilt", row.id)
                raise Denied(409, "other-rules", wrong) from None
            log.exception("table %s goes on as a branch, from its last kept state", row.id)
        history, data = History.continued(row.keep, len(rows))
        now = time.time()
        entry = {"table_id": row.id, "n": len(rows), "kind": "branch", "data": data, "key": history.key, "at": now}
        await self.store.write(insert(db.rows).values(**entry))
        rows.append(entry)
        return history

    def _place(
        self, row: TableRow, history: History | None, rows: Sequence[Mapping[str, Any]], talk: Sequence[p.TalkData]
    ) -> Table:
        table = Table(row, history, len(rows), talk, self.store, self.brains, self.settings, self)
        self._tables[row.id] = table
        table.wake(rows)
        return table

    async def mine(self, guest: Guest, lang: str) -> list[b.TableSummary]:
        """The tables at which a guest sits, those that changed last first; without those of games that are not here."""
        mine = select(db.seats.c.table_id).where(db.seats.c.guest == guest.id)
        tables = await self.store.read(
            select(db.tables)
            .where(db.tables.c.id.in_(mine) & db.tables.c.game.in_(loadable()))
            .order_by(db.tables.c.updated.desc())
            .limit(LISTED)
        )
        ids = [table["id"] for table in tables]
        sittings: dict[str, list[Mapping[str, Any]]] = {table: [] for table in ids}
        for seat in await self.store.read(
            select(db.seats).where(db.seats.c.table_id.in_(ids)).order_by(db.seats.c.table_id, db.seats.c.seat)
        ):
            sittings[seat["table_id"]].append(seat)
        return [self._summary(table, sittings[table["id"]], guest, lang) for table in tables]

    def _summary(
        self, table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], guest: Guest, lang: str
    ) -> b.TableSummary:
        asked = table["summary"].get("asked")
        yours = table["status"] == "running" and asked is not None and seats[asked]["guest"] == guest.id
        others = [seat["name"] for seat in seats if seat["guest"] != guest.id] or [seat["name"] for seat in seats]
        partner = ""
        if len(seats) > TWO and (mine := [n for n, seat in enumerate(seats) if seat["guest"] == guest.id]):
            game = game_of(table["game"])
            near = game.mates(mine[0])
            others = [seat["name"] for n, seat in enumerate(seats) if n not in near]
            mates = [seats[n] for n in near if n != mine[0]]
            partner = next(
                (seat["name"] for seat in mates if seat["guest"] != guest.id or not one_team(game, mine)), ""
            )
        if table["status"] == "waiting":
            others, partner = [say("nobody", lang)], ""
        return b.TableSummary(
            table["id"],
            table["game"],
            both(others, lang),
            table["status"],
            yours,
            table["summary"].get("turn", 0),
            table["summary"].get("scores"),
            table["updated"],
            drawn_of(table["settings"]),
            partner,
            len(others),
        )

    # ---- opening

    async def open(self, guest: Guest, body: b.TableBody, lang: str) -> b.TableMade:
        """A table as it was ordered. Raises Denied."""
        await self._room_for(guest)
        if isinstance(body.scenario, str):
            return await self._open_scenario(guest, body.scenario, lang)
        if not isinstance(body.game, str):
            raise Denied(400, "bad-request", "game")
        game = game_of(body.game)
        if isinstance(body.seats, list):
            return await self._open_seats(guest, game, body, body.seats, lang)
        if not isinstance(body.opponent, str):
            raise Denied(400, "bad-request", "opponent | seats")
        self._for_two(game)
        options: dict[str, int | bool | str] = dict(body.options)
        deck = await self.shelf.playable(game, guest, body.deck, lang, options)
        settings = self._settings(options, body.clock, body.spectators)
        mine = Sitting(guest.id, None, guest.name, deck)
        seat = seat_of(game, deck)
        across = None if seat is None else 1 - seat
        if body.opponent == "friend":
            return await self._host(guest, game, settings, mine, seat)
        other = await self.shelf.playable(game, guest, body.other_deck, lang, options, deck, across)
        sittings = [mine, self._opponent(game, body.opponent, guest, other, lang)]
        if seat == 1:
            sittings.reverse()
        match = self._deal(game, sittings, options)
        return await self._start(guest, body.opponent, match, settings, sittings)

    def _for_two(self, game: Game) -> None:
        """Whether one opponent is all that this game needs. Raises Denied."""
        if game.seats != TWO:
            raise Denied(400, "no-seat", game.seats, where="seats")

    def _settings(self, options: Mapping[str, Any], clock: b.ClockBody | None, spectators: bool) -> dict[str, Any]:
        told = None if clock is None else {"minutes": clock.minutes, "increment": clock.increment}
        return {"options": options, "clock": told, "spectators": spectators}

    async def _open_seats(
        self, guest: Guest, game: Game, body: b.TableBody, seats: Sequence[b.SeatBody], lang: str
    ) -> b.TableMade:
        """A table of which each seat was ordered. Raises Denied."""
        from stolik.text import words

        mine = ordered(game, seats)
        options: dict[str, int | bool | str] = dict(body.options)
        sittings: list[Sitting] = []
        decks: list[list[list[str]]] = []
        for n, seat in enumerate(seats):
            if seat.who == "friend":
                sittings.append(Sitting(None, None, "", None))
                decks.append(drawn(game, n, options, seat=n))
                continue
            decks.append(await self.shelf.playable(game, guest, seat.deck, lang, options, seat=n, draws=n))
            bot = None if seat.who == "me" else seat.who.removeprefix("bot:")
            before = sum(other.bot == bot and not other.free for other in sittings)
            name = own_name(guest.name if bot is None else words.bot_name(bot, lang), before)
            sittings.append(Sitting(guest.id if bot is None else None, bot, name, decks[-1]))
        settings = self._settings(options, body.clock, body.spectators)
        if any(sitting.free for sitting in sittings):
            self._try(game, decks, options)
            return await self._invite(guest, game, settings, sittings, None)
        kind = "hotseat" if len(mine) == game.seats else "bot"
        return await self._start(guest, kind, self._deal(game, sittings, options), settings, sittings)

    async def _host(
        self, guest: Guest, game: Game, settings: dict[str, Any], mine: Sitting, seat: int | None
    ) -> b.TableMade:
        """A table that waits for a second player, who will sit at the other seat. Raises Denied."""
        options = settings["options"]
        other = mine.deck if seat is None else drawn(game, 0, options, seat=1 - seat)
        decks, sittings = [mine.deck, other], [mine, Sitting(None, None, "", None)]
        if seat == 1:
            decks.reverse()
            sittings.reverse()
        self._try(game, decks, options)
        return await self._invite(guest, game, settings, sittings, None)

    def _opponent(self, game: Game, opponent: str, guest: Guest, deck: Any, lang: str, before: int = 1) -> Sitting:
        """Who sits across, as the one after `before` others: a bot, or the guest again, at one screen. Raises
        Denied."""
        if opponent == "hotseat":
            return Sitting(guest.id, None, own_name(guest.name, before), deck)
        bot = opponent.removeprefix("bot:")
        if bot not in game.bots:
            raise Denied(400, "no-bot")
        from stolik.text import words

        return Sitting(None, bot, own_name(words.bot_name(bot, lang), before - 1), deck)

    async def _open_scenario(self, guest: Guest, name: str, lang: str) -> b.TableMade:
        from stolik.scenarios.table import load

        game_id, _, scenario = name.partition("/")
        game = game_of(game_id)
        found = next((known for known in load(game.id) if known.id == scenario), None)
        if found is None:
            raise Denied(404, "no-scenario")
        match = found.match(self.settings.draw("scenario", name))
        match.record.names = face_of(game.id).seats(match.names, lang)
        sittings = [Sitting(guest.id, None, seat_name, None) for seat_name in match.names]
        shown = {"scenario": name, "rules": list(found.rules)}
        settings = {"options": {}, "clock": None, "spectators": False, "drawn": shown}
        return await self._start(guest, "hotseat", match, settings, sittings)

    async def _room_for(self, guest: Guest) -> None:
        most = self.settings.limits.tables_a_guest
        counted = await self.store.read(
            select(func.count().label("n")).where(
                (db.tables.c.owner == guest.id) & (db.tables.c.status != "over") & db.tables.c.game.in_(loadable())
            )
        )
        if counted[0]["n"] >= most:
            raise Denied(409, "many-tables", most)

    def _try(self, game: Game, decks: Sequence[Any], options: Mapping[str, Any]) -> None:
        """Whether a game can be dealt with these settings. Raises Denied."""
        self._deal(game, [Sitting(None, None, "", deck) for deck in decks], options)

    def _deal(
        self, game: Game, sittings: Sequence[Sitting], options: Mapping[str, Any], before: Match | None = None
    ) -> Match:
        """A new match, perhaps one more after another, with a seed as the settings have it. Raises Denied."""
        decks = [Deck("", game.id, tuple(tuple(stack) for stack in sitting.deck or ())) for sitting in sittings]
        names = [sitting.name for sitting in sittings]
        last = None if before is None else before.record.seed
        seed = self.settings.draw("deal", game.id, [deck.stacks for deck in decks], sorted(options.items()), last)
        try:
            return Match(game, decks, seed, options, names, LISTS)
        except DeckError as wrong:
            raise Denied(400, "bad-deck", message=str(wrong)) from None
        except (SetupError, TypeError) as wrong:
            raise bad_option(wrong) from None

    async def _start(
        self,
        guest: Guest,
        opponent: str,
        match: Match,
        settings: dict[str, Any],
        sittings: list[Sitting],
        parent: Any = None,
        kind: str = "",
    ) -> b.TableMade:
        """Keep a table whose game runs already, and wake it."""
        row = self._new_row(guest, match.game.id, kind or opponent.partition(":")[0], settings, sittings, parent)
        row.start = match.record.to_data()
        row.status = "over" if match.outcome is not None else "running"
        view: Any = match.view(None)
        decision = match.decision
        row.summary = {
            "options": getattr(view, "options", {}),
            "turn": getattr(view, "turn", 0),
            "scores": face_of(match.game.id).scores(view),
            "asked": None if decision is None else decision.seat,
        }
        await self._keep(row)
        self._place(row, History(match), [], [])
        return b.TableMade(row.id, f"/table/{row.id}", None)

    async def _invite(
        self,
        guest: Guest,
        game: Game,
        settings: dict[str, Any],
        sittings: list[Sitting],
        start: Any,
        parent: Any = None,
    ) -> b.TableMade:
        """Keep a table that waits for players, and its invitations: one for each free seat."""
        row = self._new_row(guest, game.id, "friend", settings, sittings, parent)
        row.start = start
        row.status = "waiting"
        codes = {n: new_id() for n, sitting in enumerate(sittings) if sitting.free}
        row.invites = {n: f"/join/{code}" for n, code in codes.items()}
        row.summary = {"options": settings["options"], "turn": 0, "scores": None, "asked": None}
        made = [
            insert(db.invites).values(code=code, table_id=row.id, seat=n, created=row.created)
            for n, code in codes.items()
        ]
        await self._keep(row, *made)
        self._place(row, None, [], [])
        invites = row.invitations()
        return b.TableMade(row.id, f"/table/{row.id}", invites[0].path, invites)

    def _new_row(
        self, guest: Guest, game: str, kind: str, settings: dict[str, Any], sittings: list[Sitting], parent: Any
    ) -> TableRow:
        now = time.time()
        return TableRow(
            new_id(), game, kind, "running", guest.id, settings, None, parent, {}, None, now, now, list(sittings)
        )

    async def _keep(self, row: TableRow, *more: Any) -> None:
        values = {column.name: getattr(row, column.name) for column in db.tables.columns}
        sittings = [
            insert(db.seats).values(table_id=row.id, seat=n, guest=s.guest, bot=s.bot, name=s.name, deck=s.deck)
            for n, s in enumerate(row.sittings)
        ]
        await self.store.write(insert(db.tables).values(**values), *sittings, *more)

    # ---- joining

    async def invitation(self, code: str) -> tuple[Table, b.JoinInfo]:
        """What an invitation is to. Raises Denied."""
        found = await self.store.read(select(db.invites).where(db.invites.c.code == code[:24]))
        if not found:
            raise Denied(404, "no-invite")
        table = await self.table(found[0]["table_id"])
        row, seat = table.row, found[0]["seat"]
        taken = row.status != "waiting" or not row.sittings[seat].free
        host = next((sitting.name for sitting in row.sittings if sitting.guest == row.owner), "")
        names = [sitting.name for sitting in row.sittings]
        return table, b.JoinInfo(row.game, host, row.settings["options"], taken, seat, names)

    async def join(self, code: str, guest: Guest, choice: Any, lang: str) -> b.Joined:
        """Take the seat that an invitation is to. Raises Denied."""
        table, info = await self.invitation(code)
        await self.sit(table, guest, choice, lang, info.seat)
        return b.Joined(table.id, f"/table/{table.id}")

    async def sit(self, table: Table, guest: Guest, choice: Any, lang: str, seat: int | None = None) -> None:
        """Take a free seat of a table that waits, the first unless one is named; with the last one the game begins. Who
        sits here already may take the partner's. Raises Denied."""
        if table.row.status != "waiting":
            raise Denied(409, "own-table" if table.plays(guest.id) else "taken")
        if seat is None:
            seat = next(n for n, sitting in enumerate(table.row.sittings) if sitting.free)
        held = table.seats_of(guest.id)
        game = game_of(table.row.game)
        if held and not one_team(game, [*held, seat]):
            raise Denied(409, "own-table")
        options, start = table.row.settings["options"], table.row.start
        deck = None
        if start is None:
            deck = await self.shelf.playable(game, guest, choice, lang, options, seat=seat, draws=seat)

        def deal(sittings: list[Sitting]) -> Match:
            if start is None:
                return self._deal(game, sittings, options)
            record = Record.from_data(start)
            record.names = tuple(sitting.name for sitting in sittings)
            return Match.from_record(record, lists=LISTS)

        try:
            await table.take(seat, Sitting(guest.id, None, own_name(guest.name, len(held)), deck), deal)
        except Refused as refused:
            raise Denied(409, refused.code) from None

    # ---- after the end

    def over(self, table: Table) -> History:
        """The history of a game that is over. Raises Denied."""
        if table.row.status != "over" or table.history is None:
            raise Denied(403, "not-over")
        return table.history

    def allow(self, table: Table, guest: Guest | None) -> None:
        """Whether a guest may look at a table. Raises Denied."""
        if not table.row.settings.get("spectators") and (guest is None or not table.plays(guest.id)):
            raise Denied(403, "not-watched")

    async def branch(self, table: Table, guest: Guest, body: b.BranchBody, lang: str) -> b.TableMade:
        """Play on from a position of a game that is over. Raises Denied."""
        await self._room_for(guest)
        match = self.over(table).match
        if body.at > match.turn:
            raise Denied(404, "no-position")
        game = match.game
        seat = table.seat_of(guest.id) or 0
        plain: dict[str, Any] = {"options": {}, "clock": None, "spectators": False}
        parent = {"table": table.id, "n": body.at}
        mine = Sitting(guest.id, None, guest.name, None)
        if body.opponent == "friend":
            sittings = [mine if n == seat else Sitting(None, None, "", None) for n in range(game.seats)]
            started = self._branched(match, body.at, [guest.name] * game.seats)
            return await self._invite(guest, game, plain, sittings, started.record.to_data(), parent)
        others = iter([self._opponent(game, body.opponent, guest, None, lang, n) for n in range(1, game.seats)])
        sittings = [mine if n == seat else next(others) for n in range(game.seats)]
        started = self._branched(match, body.at, [sitting.name for sitting in sittings])
        if started.outcome is not None:
            raise Denied(404, "no-position")
        return await self._start(guest, body.opponent, started, plain, sittings, parent)

    def _branched(self, match: Match, at: int, names: Sequence[str]) -> Match:
        branched = match.branch(at, self.settings.draw("branch", match.record.seed, at), names)
        branched.lists = LISTS
        return branched

    async def load(self, guest: Guest, record: Match) -> str:
        """Keep a record that was read and played, as a table that is over; its id."""
        sittings = [Sitting(guest.id if n == 0 else None, None, name, None) for n, name in enumerate(record.names)]
        settings: dict[str, Any] = {"options": {}, "clock": None, "spectators": True}
        row = self._new_row(guest, record.game.id, "record", settings, sittings, None)
        row.status = "over"
        row.start = record.record.to_data()
        view: Any = record.view(None)
        row.summary = {
            "options": getattr(view, "options", {}),
            "turn": getattr(view, "turn", 0),
            "scores": face_of(record.game.id).scores(view),
            "asked": None,
        }
        await self._keep(row)
        return row.id

    # ---- what tables ask (Doors)

    async def rematch(self, table: Table) -> str:
        """Another table with the seats swapped, unless decks belong to seats; the same sets and settings; its id."""
        before = table.row
        # Where a deck belongs to a seat, its player keeps it.
        placed = any(self._placed(before.game, sitting) for sitting in before.sittings)
        sittings = list(before.sittings) if placed else list(reversed(before.sittings))
        owner = next(sitting for sitting in sittings if sitting.guest is not None)
        assert table.history is not None
        old = table.history.match
        host = Guest(owner.guest or "", owner.name, "en", "system")
        if old.record.state is not None or any(sitting.deck is None for sitting in sittings):
            # A drawn or branched position is played again as it was.
            seed = self.settings.draw("again", old.record.seed)
            start = old.branch(0, seed, [sitting.name for sitting in before.sittings])
            start.lists = LISTS
            made = await self._start(host, before.kind, start, before.settings, before.sittings, None, before.kind)
        else:
            match = self._deal(old.game, sittings, before.settings["options"], old)
            made = await self._start(host, before.kind, match, before.settings, sittings, None, before.kind)
        return made.id

    def _placed(self, game: str, sitting: Sitting) -> bool:
        return sitting.deck is not None and seat_of(game_of(game), sitting.deck) is not None

    def _note(self, table: Table, seat: int) -> p.GameNote:
        others = [sitting.name for n, sitting in enumerate(table.row.sittings) if n != seat]
        return p.GameNote(table.id, table.row.game, seat, ", ".join(others))

    def started(self, table: Table) -> None:
        """Tell the programs that play here."""
        for seat, sitting in enumerate(table.row.sittings):
            if sitting.guest is not None:
                self.events.tell(sitting.guest, p.GameStart(self._note(table, seat)))

    def finished(self, table: Table) -> None:
        """Tell the programs that played here."""
        for seat, sitting in enumerate(table.row.sittings):
            if sitting.guest is not None:
                self.events.tell(sitting.guest, p.GameFinish(self._note(table, seat)))

    def put_away(self, table: Table) -> None:
        """Forget a table that sleeps; the store has it."""
        self._tables.pop(table.id, None)

    # ---- challenges

    async def challenge(self, guest: Guest, name: str, body: b.ChallengeBody, lang: str) -> str:
        """Propose a game to a program that listens; the challenge's id. Raises Denied."""
        target = await self.find_player(name)
        await self._room_for(guest)
        game = game_of(body.game)
        self._for_two(game)
        options: dict[str, int | bool | str] = dict(body.options)
        deck = await self.shelf.playable(game, guest, body.deck, lang, options)
        settings = self._settings(options, body.clock, spectators=False)
        made = await self._host(guest, game, settings, Sitting(guest.id, None, guest.name, deck), seat_of(game, deck))
        row = {"id": new_id(), "table_id": made.id, "guest": target, "status": "created", "created": time.time()}
        await self.store.write(insert(db.challenges).values(**row))
        note = p.ChallengeNote(str(row["id"]), game.id, guest.name, options)
        self.events.tell(target, p.ChallengeEvent(note))
        return str(row["id"])

    async def find_player(self, name: str) -> str:
        """The guest id of a program that listens now. Raises Denied."""
        found = await self.store.read(select(db.tokens.c.guest).where(db.tokens.c.name == name[:24]))
        if not found or not self.events.here(found[0]["guest"]):
            raise Denied(404, "no-player")
        return str(found[0]["guest"])

    async def _challenged(self, guest: Guest, challenge: str) -> Table:
        """The table of an open challenge to this guest; it is closed by this. Raises Denied."""
        query = select(db.challenges).where(
            (db.challenges.c.id == challenge[:24])
            & (db.challenges.c.guest == guest.id)
            & (db.challenges.c.status == "created")
        )
        found = await self.store.read(query)
        if not found:
            raise Denied(404, "no-challenge")
        return await self.table(found[0]["table_id"])

    async def _set_challenge(self, challenge: str, status: str) -> None:
        where = db.challenges.c.id == challenge
        await self.store.write(update(db.challenges).where(where).values(status=status))

    async def accept(self, guest: Guest, challenge: str, deck: Any, lang: str) -> str:
        """Take a challenge; the id of the game that began. Raises Denied."""
        table = await self._challenged(guest, challenge)
        await self.sit(table, guest, deck, lang)
        await self._set_challenge(challenge, "accepted")
        return table.id

    async def decline(self, guest: Guest, challenge: str) -> None:
        """Refuse a challenge. Raises Denied."""
        table = await self._challenged(guest, challenge)
        await self._set_challenge(challenge, "declined")
        owner = table.row.owner
        note = p.ChallengeNote(challenge, table.row.game, guest.name, table.row.settings["options"])
        self.events.tell(owner, p.ChallengeDeclined(note))
        await table.resign(owner)
