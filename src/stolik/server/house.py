"""The house around the tables: who finds them, wakes them and puts them away."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

from sqlalchemy import func, select, update

from stolik.catalog import loadable
from stolik.kernel.fair import Deal
from stolik.kernel.replay import RecordError
from stolik.match import Match

from . import bodies as b
from . import kept_people as kept
from . import seals
from . import store as db
from .analyses import Analyses
from .brains import Brains
from .challenges import Challenges
from .dealing import Dealing
from .denied import Denied
from .floor import Floor
from .gauntlets import Gauntlets
from .guests import Guest
from .history import BRANCH, History, is_of_other_rules
from .joining import Joining
from .ladders import Ladders
from .listeners import Events
from .lobby.hall import DUTY, Hall
from .lobby.tables import Tables
from .manners import Manners
from .measures import Measures
from .news import News
from .opener import Opener
from .packs import Packs
from .people import People
from .processes import Alone, Elsewhere, Processes
from .profiles import Profiles
from .push.sending import Sending
from .push.subscribing import Subscribing
from .quotas import RECORD
from .registry import Registry
from .replies import Refused
from .room import Room, Sitting, TableRow, closed_with, why_closed
from .sanctions import Sanctions
from .saying import Saying
from .seals import Damaged, Unreadable
from .settings import Settings
from .shelf import Shelf
from .store import Store, Writer
from .studies.room import Studies
from .table import LiveTable
from .talk import Said, said_at
from .tournaments.tables import Dealer
from .tournaments.telling import Reader
from .workers import Workers, bounds_of

log = logging.getLogger("stolik.server")

LOBBY: Final = "lobby"
"""What processes tell each other when the lobby shows something else."""
OVERDUE: Final = 20
"""Tables that are woken at once because somebody's time is up."""
LONGEST_ID: Final = 24
LONG_GAME: Final = 6 * 3600
"""Seconds: a game that took longer was left lying, and how long it took says nothing about it."""


class House:
    """All tables of one server. Tables sleep in the store and are rebuilt when somebody comes.

    Where several servers share a store, each has the tables that it was asked for first, and finds the others.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        measures: Measures | None = None,
        processes: Processes | None = None,
    ) -> None:
        self.store = store
        self.processes = processes = processes or Alone(store)
        self.settings = settings
        self.measures = measures or Measures()
        self.measures.watch(self)
        store.watched = self.measures.commit
        self.brains = Brains(settings, self.measures.worked)
        self.workers = Workers(settings.workers, bounds_of(settings), self.measures.worked)
        self.analyses = Analyses(store, settings, self.workers)
        self.packs = Packs(store, settings, self.workers)
        self.shelf = Shelf(store, settings, self.workers, self.packs)
        self.gauntlets = Gauntlets(settings, self.workers, self.packs)
        self.events = Events()
        self._dealing = dealing = Dealing(settings)
        self.tournaments = Reader(store)
        self.news = News(store, self.events, processes)
        self.manners = Manners(store, processes)
        self.registry = Registry(store, settings, self._begin)
        self.opener = Opener(self.registry, dealing, self.shelf, self.packs, settings)
        self.joining = Joining(store, self.shelf, self.packs, dealing, self.table, self.manners)
        self.challenges = Challenges(store, self.news, self.opener, self.joining, self.manners)
        self.sanctions = Sanctions(store)
        self.floor = Floor(settings.limits.talk, self.sanctions.silenced)
        self.ladders = Ladders(store)
        self.persons = People(store, self.ladders)
        self.saying = Saying(store)
        self.profiles = Profiles(store, self.ladders)
        self.subscribing = Subscribing(store, settings)
        self.open_tables = Tables(store, self.opener, self.joining)
        self.studies = Studies(store, settings, self.workers, processes, self.manners, self.floor, self.ended)
        self.hall: Hall | None = None
        """The lobby, where this process has it."""
        self._opening = asyncio.Lock()
        self._closing: asyncio.Future[None] | None = None
        self.registry.stir = self.stir
        processes.hear(LOBBY, self._hear_lobby)
        self._retiring = False
        self._tables: dict[str, LiveTable] = {}
        self._rebuilding = (asyncio.Lock(), asyncio.Lock())
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._going: dict[str, asyncio.Event] = {}

    async def retire(self) -> None:
        """The house is about to close: no table is opened any more, each does what came until now, and everybody is
        told that it comes back."""
        self._retiring = True
        await self.studies.circles.close()
        self.events.close()
        self.gauntlets.close()
        await self._close_lobby()
        awake = dict(self._tables)
        await asyncio.gather(*(table.retire() for table in awake.values()))
        # Nothing is written of them any more: the other servers can have them at once.
        for table in awake:
            self.processes.let_go(table)

    async def close(self) -> None:
        """Close all tables."""
        await self.studies.circles.close()
        self.events.close()
        self.gauntlets.close()
        await self._close_lobby()
        await asyncio.gather(*(table.close() for table in list(self._tables.values())))
        self._tables.clear()
        await self.analyses.close()
        await asyncio.gather(self.brains.close(), self.workers.close())

    # ---- finding

    async def find(self, table: str) -> LiveTable | None:
        """The table of this id, awake; None if there is none. Raises Denied where it can't be woken, Elsewhere where
        another process has it."""
        if self._retiring:
            raise Denied(503, "restart", retry=2)
        while table in self._going:
            await self._going[table].wait()
        found = self._tables.get(table)
        if found is not None and not found.closed:
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def table(self, table: str) -> LiveTable:
        """The same. Raises Denied also where there is none, Elsewhere."""
        found = await self.find(table) if 0 < len(table) <= LONGEST_ID else None
        if found is None:
            raise Denied(404, "no-table")
        return found

    async def asleep_over(self, table: str) -> tuple[Room, list[Mapping[str, Any]]] | None:
        """A game that is over and that nobody has awake, with its rows: it is not woken to be looked at. None: it is
        awake, runs, or there is none; `table` knows. Raises Denied."""
        found = self._tables.get(table)
        if (found is not None and not found.closed) or not 0 < len(table) <= LONGEST_ID:
            return None
        read = await self._read(table)
        return None if read is None or read[0].status != "over" else (Room(read[0], None), read[1])

    async def lasted(self, table: str) -> int | None:
        """Seconds from the first answer of a game to its last. None where that says nothing: there are too few, or it
        lay untouched in between."""
        at = db.rows.c.at
        found = await self.store.read(
            select(func.min(at).label("first"), func.max(at).label("last")).where(
                db.rows.c.table_id == table[:LONGEST_ID]
            )
        )
        first, last = found[0]["first"], found[0]["last"]
        return None if first is None or not 0 < last - first < LONG_GAME else round(last - first)

    async def _read(self, table: str) -> tuple[TableRow, list[Mapping[str, Any]]] | None:
        """What the store has of a table, and its rows; None where there is none. Raises Denied."""
        found = await self.store.read(select(db.tables).where(db.tables.c.id == table))
        if not found or found[0]["status"] == db.GONE:
            return None
        if found[0]["game"] not in loadable():
            raise Denied(409, "game-missing", found[0]["game"])
        for name in ("settings", "deal", "brought"):
            if isinstance(found[0][name], Unreadable):
                raise _shut(table, f"its {name} can't be read")
        seats = await self.store.read(select(db.seats).where(db.seats.c.table_id == table).order_by(db.seats.c.seat))
        rows = await self.store.read(select(db.rows).where(db.rows.c.table_id == table).order_by(db.rows.c.n))
        invited = await self.store.read(select(db.invites).where(db.invites.c.table_id == table))
        row = TableRow(
            **found[0],
            sittings=[Sitting(one["guest"], one["bot"], one["name"], one["deck"], one["seal"]) for one in seats],
            invites={one["seat"]: f"/join/{one['code']}" for one in invited},
        )
        if row.deal is not None:
            try:
                Deal.from_data(row.deal)
            except ValueError:
                raise _shut(table, "what was sealed before its deal can't be read") from None
        return row, list(rows)

    async def _load(self, table: str) -> LiveTable | None:
        """Have the table, then read it: what is read then nobody else changes any more."""
        writer = await self.processes.take(table)
        if writer is None:
            return None
        try:
            found = await self._open(table, writer)
        except BaseException:
            self.processes.let_go(table)
            raise
        if found is None:
            self.processes.let_go(table)
        return found

    async def _open(self, table: str, writer: Writer) -> LiveTable | None:
        read = await self._read(table)
        if read is None:
            return None
        row, rows = read
        if row.status == "waiting" and row.brought is not None:
            await self._check_cards(row, writer)
        history = None if row.start is None or row.status == "waiting" else await self._rebuild(row, rows, writer)
        talk = await said_at(self.store, Room(row, None), rows, history)
        wishes = await self.store.read(select(db.rematches.c.data).where(db.rematches.c.table_id == table))
        return self._place(row, history, writer, rows, talk, wishes[0]["data"] if wishes else {})

    async def _check_cards(self, row: TableRow, writer: Writer) -> None:
        """Close a table that waits for players where it holds cards that this version can't hold any more: no game
        would come of it. Raises Denied that says so."""
        try:
            await asyncio.to_thread(lambda: Room(row, None).game)
        except RecordError as wrong:
            log.warning("table %s is closed, its cards can't be held any more: %s", row.id, wrong)
            settings = closed_with(row.settings, "table-cards", str(wrong)[:200])
            over = update(db.tables).where(db.tables.c.id == row.id)
            # Its links stay: whoever comes by them is told why, too.
            await writer.write(
                over.values(status="over", settings=settings, brought=None, deal=None, updated=time.time())
            )
            raise Denied(409, "table-cards", wrong) from None

    async def _rebuild(self, row: TableRow, rows: list[Mapping[str, Any]], writer: Writer) -> History:
        """The match from its rows, verified by seals and keys. A running one of other rules or cards that comes out
        differently goes on from its last kept state; one that is damaged is shut, and nothing of it is dropped. Raises
        Denied."""
        try:
            # One at a time: each thread that reckons makes the event loop later. What came from outside, and may take
            # long, waits for its like only.
            async with self._rebuilding[row.kind == RECORD or row.brought is not None]:
                row.seal = sealed = await asyncio.to_thread(seals.confirmed, row.id, row.start, rows, row.seal)
                return await asyncio.to_thread(History.rebuilt, row.start, rows)
        except Damaged as wrong:
            raise _shut(row.id, wrong) from None
        except RecordError as wrong:
            if not is_of_other_rules(row.start, rows):
                raise _shut(row.id, wrong) from None
            if row.keep is None or row.status != "running":
                log.exception("table %s can't be rebuilt", row.id)
                raise Denied(409, "other-rules", wrong) from None
            log.exception("table %s goes on as a branch, from its last kept state", row.id)
        try:
            history, data = History.continued(row.keep, len(rows))
        except RecordError as wrong:
            log.exception("table %s can't be rebuilt", row.id)
            raise Denied(409, "other-rules", wrong) from None
        n, now = len(rows), time.time()
        row.seal = seals.after(sealed, n, BRANCH, data, history.key, now)
        entry = {"table_id": row.id, "n": n, "kind": BRANCH, "data": data, "key": history.key, "at": now}
        entry["seal"] = row.seal
        await writer.write((db.ADD_ROW, entry), (db.CHANGE_TABLE, {"of": row.id, "seal": row.seal}))
        rows.append(entry)
        return history

    async def _begin(self, row: TableRow, history: History | None) -> None:
        """A table that was just made here is ours."""
        writer = await self.processes.take(row.id)
        assert writer is not None
        self._place(row, history, writer)

    def _place(
        self,
        row: TableRow,
        history: History | None,
        writer: Writer,
        rows: Sequence[Mapping[str, Any]] = (),
        talk: Sequence[Said] = (),
        wish: Mapping[str, Any] | None = None,
    ) -> LiveTable:
        parts = (writer, self.brains, self.workers, self.settings, self, self.measures)
        table = LiveTable(row, history, len(rows), talk, wish or {}, *parts)
        self._tables[row.id] = table
        table.wake(rows)
        return table

    # ---- the lobby

    async def lobby(self) -> Hall:
        """The lobby of the house. Raises Denied, and Elsewhere where another process has it."""
        if self._retiring:
            raise Denied(503, "restart", retry=2)
        async with self._opening:
            if self.hall is None:
                writer = await self.processes.take(DUTY)
                assert writer is not None
                self.hall = Hall(
                    writer,
                    self.store,
                    self.ladders,
                    self.open_tables,
                    self.shelf,
                    self.packs,
                    self.manners.apart_from,
                    self._watching,
                    self.settings.watch_delay,
                    Dealer(self.registry, self._dealing),
                    self._wake,
                    self._resign,
                    Sending(self.store, self.settings, self.subscribing).run,
                )
                self.hall.open()
            return self.hall

    async def keep_lobby(self) -> None:
        """See to it that some process has the lobby, until it is cancelled."""
        while True:
            try:
                await self.lobby()
                await self._wake_overdue()
            except (Denied, Elsewhere):
                pass
            except Exception:
                log.exception("the lobby could not be opened")
            await asyncio.sleep(self.settings.lease)

    async def _wake(self, table: str) -> None:
        """Let a table live, wherever it is."""
        with suppress(Denied, Elsewhere):  # another process has it awake, or nobody can wake it
            await self.find(table)

    async def _resign(self, table: str, guest: str) -> None:
        """Give up at a table for somebody who did not come, if it is here; else its clock ends it."""
        with suppress(Denied, Elsewhere, Refused):
            found = await self.find(table)
            if found is not None:
                await found.resign(guest)

    async def _wake_overdue(self) -> None:
        """Wake the tables whose clocks of days have run out while they slept: then they end by themselves."""
        until = kept.deadlines.c.until
        query = select(kept.deadlines.c.table_id).where(until <= time.time()).order_by(until).limit(OVERDUE)
        for row in await self.store.read(query):
            await self._wake(row["table_id"])

    async def sit(self, table: str, guest: Guest, body: b.SitBody, lang: str) -> b.Joined:
        """Sit down at an open table. Raises Denied, Elsewhere."""
        found = await self.table(table)
        for other in found.room.others(guest.id):
            await self.manners.check(guest.id, other, "no-offer")
        return await self.open_tables.sit(table, guest, body, lang)

    def stir(self) -> None:
        """Something that the lobby shows has changed."""
        if self.hall is not None:
            self.hall.stir()
        else:
            self.processes.say(LOBBY)

    async def _hear_lobby(self) -> None:
        if self.hall is not None:
            self.hall.stir()

    async def _close_lobby(self) -> None:
        hall, self.hall = self.hall, None
        if hall is not None:
            await hall.close()
            self.processes.let_go(DUTY)

    def _watching(self, table: str) -> int | None:
        found = self._tables.get(table)
        return None if found is None else found.lines()["spectator"]

    # ---- letting go

    @contextmanager
    def asleep(self, tables: Sequence[str]) -> Iterator[list[str]]:
        """Those of the tables that nobody has awake; who wants to wake one of them waits meanwhile."""
        asleep = [one for one in tables if not any(one in kept for kept in (self._tables, self._loading, self._going))]
        done = asyncio.Event()
        self._going.update(dict.fromkeys(asleep, done))
        try:
            yield asleep
        finally:
            for one in asleep:
                del self._going[one]
            done.set()

    @asynccontextmanager
    async def aside(self, tables: Sequence[str]) -> AsyncIterator[None]:
        """These tables are put away, whatever goes on there: who listens is told to come back, and waits until it is
        over. What was acknowledged is written, or about to be, before anything that is written now."""
        while going := [self._going[one] for one in tables if one in self._going]:
            await going[0].wait()
        done = asyncio.Event()
        self._going.update(dict.fromkeys(tables, done))
        try:
            loading = [self._loading[one] for one in tables if one in self._loading]
            await asyncio.gather(*map(asyncio.shield, loading), return_exceptions=True)
            for one in tables:
                self.lose(one)
                self.processes.let_go(one)
            yield
        finally:
            for one in tables:
                del self._going[one]
            done.set()

    async def drop(self, table: str, guest: Guest) -> None:
        """Let a guest's game that is over, or their loaded record, go. Where somebody else played too, it stays theirs.
        Raises Denied, Elsewhere."""
        while table in self._going:
            await self._going[table].wait()
        self._going[table] = done = asyncio.Event()
        try:
            if table in self._loading:
                await asyncio.wait({self._loading[table]})
            if table not in self._tables:
                await self.processes.take(table)
            await self.registry.may_drop(table, guest)
            awake = self._tables.pop(table, None)
            if awake is not None:
                await awake.close()
            await self.registry.drop(table, guest)
        finally:
            del self._going[table]
            done.set()
            if table not in self._tables:
                self.processes.let_go(table)

    # ---- who may look

    def over(self, room: Room) -> History:
        """The history of a game that is over. Raises Denied."""
        if room.row.status != "over" or room.history is None:
            raise Denied(403, "not-over")
        return room.history

    async def ended(self, table: str, visitor: Guest | None) -> tuple[Room, list[Mapping[str, Any]] | None]:
        """A game that is over, at which a visitor may look; its rows, None where it is awake. Raises Denied,
        Elsewhere."""
        asleep = await self.asleep_over(table)
        room, rows = asleep or ((await self.table(table)).room, None)
        self.allow(room, visitor)
        if rows is None:
            self.over(room)
        return room, rows

    def allow(self, room: Room, guest: Guest | None) -> None:
        """Whether a guest may look at a table. Raises Denied, which says of one that was closed why."""
        if not room.row.settings.get("spectators") and (guest is None or not room.plays(guest.id)):
            raise Denied(403, "not-watched")
        closed = why_closed(room.row.settings)
        if closed is not None:
            raise closed

    # ---- what is counted (Living)

    def counted(self) -> Counter[tuple[str, str]]:
        """Tables that are awake, by game and status."""
        return Counter((table.room.row.game, table.room.row.status) for table in self._tables.values())

    def lines(self) -> Counter[str]:
        """Open lines to tables, by who listens."""
        return sum((table.lines() for table in self._tables.values()), Counter())

    def awake(self) -> int:
        """Tables that are awake."""
        return len(self._tables)

    def people(self) -> int:
        """People who are at tables, programs not among them."""
        return len({guest for table in self._tables.values() for guest in table.guests()})

    def stored(self) -> int:
        """Bytes that the store takes."""
        return self.store.size()

    # ---- what tables ask (Doors)

    async def rematch(self, room: Room, seals: Mapping[str, str]) -> str:
        """Another table with the seats swapped; its id. Raises Refused."""
        try:
            return await self.opener.rematch(room, seals)
        except Denied as denied:
            raise Refused(denied.code, denied.rule, denied.text) from None

    def deal(self, room: Room, deal: Deal) -> Match:
        """The game that follows from what was sealed and opened. Raises Denied."""
        return self._dealing.opened(deal, room.game, room.row.sittings, room.row.settings["options"])

    async def may_say(self, guest: str, said: str, own: bool) -> None:
        """Let a guest say a line. Raises Refused."""
        await self.floor.take(guest, said, own)

    def started(self, room: Room) -> None:
        """Tell the programs that play here, and the lobby."""
        self.news.started(room)
        self.stir()

    def finished(self, room: Room) -> None:
        """Tell the programs that played here, and the lobby."""
        self.news.finished(room)
        self.stir()

    def put_away(self, room: Room) -> None:
        """Forget a table that sleeps; the store has it."""
        self._tables.pop(room.id, None)
        self.processes.let_go(room.id)

    def lose(self, table: str) -> None:
        """Another process has this table now, or the lobby."""
        if table == DUTY:
            hall, self.hall = self.hall, None
            if hall is not None:
                self._closing = asyncio.ensure_future(hall.close())
        self.studies.circles.lose(table)
        found = self._tables.pop(table, None)
        if found is not None:
            found.stop()


def _shut(table: str, wrong: object) -> Denied:
    """The refusal to open a table that is damaged; whoever runs the server reads of it too."""
    log.error("table %s is damaged: %s; it is shut (see stolik admin check)", table, wrong)
    return Denied(409, "damaged", wrong)
