"""One table: a task that is the only caller of its parts, which own the match and tell every viewer what may be known.

Whatever happens comes through one inbox: messages of listeners, answers of bots, the clock. What changes the match is
written to the store first and acknowledged then.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from stolik.kernel.decision import Seat
from stolik.kernel.fair import Deal
from stolik.match import Match

from . import protocol as p
from .audience import Audience
from .book import Book
from .brains import Brains
from .course import Course, Doors
from .foresight import Foresight
from .history import GUEST, LEFT, UNTIL, A, History
from .inbox import Inbox, settle
from .listeners import RESTART, Listener
from .measures import Measures
from .messages import Messages
from .pace import Pace
from .parts import Parts
from .players import Players
from .rematch import Rematch
from .replies import Refused
from .room import Room, Sitting, TableRow
from .seats import Seats
from .settings import Settings
from .store import Writer
from .talk import Said, Talk
from .telling import Telling
from .trial import Trial
from .undo import Undo
from .workers import Workers

SOONEST: Final = 0.02
"""Seconds until a table comes back to something, at least."""


class LiveTable:
    """A table that is awake. Everything public is called from the event loop; the match is touched by the table's task
    alone, in the acts that come through the inbox. `rows` is how many rows the store has of it, `lines` what was said,
    `wish` who wishes for another game.
    """

    def __init__(
        self,
        row: TableRow,
        history: History | None,
        rows: int,
        lines: Iterable[Said],
        wish: Mapping[str, Any],
        store: Writer,
        brains: Brains,
        workers: Workers,
        settings: Settings,
        doors: Doors,
        measures: Measures,
    ) -> None:
        self.room = room = Room(row, history)
        self._settings = settings
        self._doors = doors
        self._audience = audience = Audience(room, settings.watch_delay)
        self._seats = Seats(room, store)
        self._pace = pace = Pace(room)
        self._undo = undo = Undo(room, audience, settings.undo_wait)
        self._players = players = Players(room, brains, settings, self._thought, measures)
        talk = Talk(room, audience, store, doors, lines)
        rematch = Rematch(room, store, doors.rematch, wish)
        book = Book(room, pace, store, settings, rows)
        self._telling = telling = Telling(room, audience, pace, talk, undo, rematch)
        self._course = course = Course(
            room, book, telling, pace, talk, undo, players, doors, measures, Trial(room, workers)
        )
        self._foresight = foresight = Foresight(room, workers, brains, measures)
        self._parts = parts = Parts(room, self._seats, settings.part_wait, self._dealt)
        self._messages = Messages(room, course, telling, talk, undo, rematch, foresight, parts, measures)
        self._timer: asyncio.TimerHandle | None = None
        self._inbox = Inbox(row.id, self._set_timer)

    # ---- from outside

    @property
    def closed(self) -> bool:
        """Whether it sleeps again; what the store has of it is all."""
        return self._inbox.closed

    def lines(self) -> Counter[str]:
        """Open lines, by who listens: player, spectator, program."""
        return self._audience.lines()

    def guests(self) -> set[str]:
        """The people who are here, by their ids."""
        return {one.guest for one in self._audience.listeners if not one.lines}

    def attach(self, listener: Listener) -> None:
        """Let a listener hear, beginning with a snapshot."""
        self._audience.expect(listener)
        self._inbox.put(self._joined, listener)

    def detach(self, listener: Listener) -> None:
        """The listener is gone."""
        self._foresight.forget(listener)
        if self._audience.dismiss(listener):
            self._inbox.put(self._left, listener)

    def hear(self, listener: Listener, message: p.Incoming) -> None:
        """A message of a listener; it is answered through the listener."""
        self._inbox.put(self._messages.hear, listener, message)

    async def move(self, guest: str, picks: Sequence[int]) -> int:
        """An answer that came by HTTP; the version after it. Raises Refused."""
        v: int = await self._inbox.ask(self._moved, guest, list(picks))
        return v

    async def resign(self, guest: str, kind: str = "resign") -> None:
        """A guest gives up, or leaves. Raises Refused."""
        await self._inbox.ask(self._resigned, guest, kind)

    async def take(
        self, seat: Seat, sitting: Sitting, deal: Callable[[list[Sitting]], tuple[Match | Deal | None, Any]]
    ) -> None:
        """A free seat is taken. `deal` says what comes of it: nothing yet, the game that begins with the last seat, or
        what is sealed and waits for the players' browsers; and which cards there are now that are in no set. Raises
        Refused when somebody else was quicker, and what `deal` raises."""
        await self._inbox.ask(self._taken, seat, sitting, deal)

    def wake(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Go on where the rows left the table: clocks run, bots think, and a guest who sends an answer again that was
        kept is told so."""
        for n, row in enumerate(rows):
            data = row["data"]
            if data.get(A) is not None:
                self._messages.recall(data[GUEST], data[A], n + 1)
            for kept in (LEFT, UNTIL):
                if kept in data:
                    self.room.row.settings = {**self.room.row.settings, kept: data[kept]}
        self._telling.wake(rows)
        self._inbox.put(self._go_on)

    async def retire(self) -> None:
        """What came until now is done and answered; then everybody is told of the restart, and nothing more is taken.
        Who waits for that may be cancelled."""
        if not self.closed:
            with suppress(Refused):
                await self._inbox.ask(self._retired)

    async def close(self) -> None:
        """End the task and all lines. What was acknowledged is on disk."""
        self._inbox.shut()
        if self._timer is not None:
            self._timer.cancel()
        await self._players.close()
        await self._foresight.close()
        await self._inbox.close()
        self._audience.finish(coming=True)

    def stop(self) -> None:
        """Another process has this table: nothing more is done or told here, and those who listen come back."""
        self._inbox.stop()
        if self._timer is not None:
            self._timer.cancel()
        self._players.stop()
        self._audience.send_back()

    def _thought(self, v: int, picks: Sequence[int]) -> None:
        """A bot has thought about version v."""
        self._inbox.put(self._course.answer_of_bot, v, picks)

    # ---- the clock

    def _set_timer(self) -> None:
        """Come back when a clock runs out, a request to take back has waited long enough, or nobody is here."""
        if self._timer is not None:
            self._timer.cancel()
        now = time.monotonic()
        alone = self._audience.alone(now)
        idle = None if alone is None else self._settings.idle - alone
        held = self._audience.delay.wait(now)
        waits_for = (self._pace.wait(now), self._undo.wait(now), self._parts.wait(now), held, idle)
        waits = [wait for wait in waits_for if wait is not None]
        self._timer = None
        if waits and not self.closed:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(SOONEST, min(waits)), self._inbox.put, self._tick)

    async def _tick(self) -> None:
        now = time.monotonic()
        late = self._pace.late(now)
        if late is not None:
            await self._course.finish("time", late)
        self._undo.expire(now)
        self._audience.delay.release(now)
        await self._parts.expire(now)
        busy = (
            self._parts.wait(now) is not None
            or self._players.thinking
            or self._pace.running
            or not self._inbox.empty
            or not self._audience.empty
        )
        alone = self._audience.alone(now)
        if not busy and alone is not None and alone >= self._settings.idle:
            self._doors.put_away(self.room)
            self._inbox.shut()

    # ---- what comes through the inbox

    async def _go_on(self) -> None:
        self._parts.begin()
        await self._course.go_on()

    async def _joined(self, listener: Listener) -> None:
        if self._audience.admit(listener):
            self._telling.greet(listener)

    async def _left(self, listener: Listener) -> None:
        self._audience.miss(listener.guest)
        self._audience.tell_people()

    async def _retired(self, done: asyncio.Future[None]) -> None:
        self._inbox.shut()
        self._audience.tell(lambda _: p.RestartFrame(p.Nothing()))
        self._audience.finish(coming=True, code=RESTART)
        settle(done)

    async def _moved(self, guest: str, picks: list[int], done: asyncio.Future[int]) -> None:
        await self._course.answer(guest, None, picks, None)
        settle(done, self.room.v)
        self._course.told()

    async def _resigned(self, guest: str, kind: str, done: asyncio.Future[None]) -> None:
        room = self.room
        if room.row.status == "waiting" and guest == room.row.owner:
            await self._seats.close()
            self._audience.finish()
        elif room.row.status == "waiting" and room.plays(guest):
            await self._seats.leave(guest)
            self._parts.begin()
            self._telling.state()
        else:
            await self._course.finish(kind, room.acting(guest))
        settle(done)

    async def _taken(
        self,
        seat: Seat,
        sitting: Sitting,
        deal: Callable[[list[Sitting]], tuple[Match | Deal | None, Any]],
        done: asyncio.Future[None],
    ) -> None:
        sittings = self._seats.with_one_more(seat, sitting)
        try:
            dealt, brought = deal(sittings)
        except Exception as wrong:
            settle(done, wrong=wrong)
            return
        await self._seats.bring(brought)
        if dealt is None:
            await self._seats.take(seat, sittings)
            self._telling.state()
            settle(done)
            return
        if isinstance(dealt, Deal):
            await self._seats.seal(dealt, sittings)
            self._parts.begin()
            self._telling.state()
            settle(done)
        else:
            await self._begin(dealt, sittings)
            settle(done)
            await self._course.go_on()

    async def _begin(self, match: Match, sittings: list[Sitting]) -> None:
        await self._seats.begin(match, sittings)
        await self._course.begin()

    async def _dealt(self, deal: Deal) -> None:
        """All parts that will be opened are."""
        await self._begin(self._doors.deal(self.room, deal), self.room.row.sittings)
        await self._course.go_on()
