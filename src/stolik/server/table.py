"""One table: a task that is the only caller of its parts, which own the match and tell every viewer what may be known.

Whatever happens comes through one inbox: messages of listeners, answers of bots, the clock. What changes the match is
written to the store first and acknowledged then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from stolik.kernel.decision import Seat
from stolik.match import Match

from . import protocol as p
from .audience import Audience
from .book import Book
from .brains import Brains
from .course import Course, Doors
from .history import GUEST, LEFT, A, History
from .inbox import Inbox
from .listeners import Listener
from .pace import Pace
from .players import Players
from .rematch import Rematch
from .replies import REPLIES_KEPT, Refused, Replies, refusal
from .room import Room, Sitting, TableRow
from .seats import Seats
from .settings import Settings
from .store import Store
from .talk import Talk
from .telling import Telling
from .undo import Undo

log = logging.getLogger("stolik.server")

Handler = Callable[[Listener, Any], Awaitable[p.Frame | None]]
"""Does what the content of a message says; the answer to it, None where all is said when it is done."""
FLEETING: Final = (p.WhyMessage, p.PreviewMessage)
"""Questions: asked again, they are answered anew."""
SOONEST: Final = 0.02
"""Seconds until a table comes back to something, at least."""


class LiveTable:
    """A table that is awake. Everything public is called from the event loop; the match is touched by the table's task
    alone. `rows` is how many rows the store has of it."""

    def __init__(
        self,
        row: TableRow,
        history: History | None,
        rows: int,
        talk: Iterable[p.TalkData],
        store: Store,
        brains: Brains,
        settings: Settings,
        doors: Doors,
    ) -> None:
        self.room = room = Room(row, history)
        self._settings = settings
        self._doors = doors
        self._audience = audience = Audience(room)
        self._seats = Seats(room, store)
        self._pace = pace = Pace(room)
        self._talk = Talk(room, audience, store, talk)
        self._undo = Undo(room, audience, settings.undo_wait)
        self._rematch = Rematch(room, doors.rematch)
        self._telling = Telling(room, audience, pace, self._talk, self._undo, self._rematch)
        book = Book(room, pace, store, settings, rows)
        self._players = Players(room, brains, settings, lambda v, picks: self._inbox.put(self._thought, v, picks))
        self._course = Course(room, book, self._telling, pace, self._talk, self._undo, self._players, doors)
        self._replies = Replies(REPLIES_KEPT * max(1, len(row.sittings)))
        self._timer: asyncio.TimerHandle | None = None
        self._handlers: dict[type[p.Message], Handler] = {
            p.AnswerMessage: self._answer,
            p.WhyMessage: self._why,
            p.PreviewMessage: self._preview,
            p.UndoMessage: self._ask_undo,
            p.UndoReplyMessage: self._reply_undo,
            p.ConcedeMessage: self._concede,
            p.RematchMessage: self._ask_rematch,
            p.TalkMessage: self._talk.say,
            p.ChatMessage: self._talk.whisper,
            p.PointMessage: self._talk.point,
        }
        self._inbox = Inbox(f"table {row.id}", self._set_timer)

    # ---- from outside

    @property
    def closed(self) -> bool:
        """Whether it sleeps again; what the store has of it is all."""
        return self._inbox.closed

    def attach(self, listener: Listener) -> None:
        """Let a listener hear, beginning with a snapshot."""
        self._audience.expect(listener)
        self._inbox.put(self._joined, listener)

    def detach(self, listener: Listener) -> None:
        """The listener is gone."""
        if self._audience.dismiss(listener):
            self._inbox.put(self._left, listener)

    def hear(self, listener: Listener, message: p.Incoming) -> None:
        """A message of a listener; it is answered through the listener."""
        self._inbox.put(self._heard, listener, message)

    async def move(self, guest: str, picks: Sequence[int]) -> int:
        """An answer that came by HTTP; the version after it. Raises Refused."""
        v: int = await self._inbox.ask(self._moved, guest, list(picks))
        return v

    async def resign(self, guest: str, kind: str = "resign") -> None:
        """A guest gives up, or leaves. Raises Refused."""
        await self._inbox.ask(self._resigned, guest, kind)

    async def take(self, seat: Seat, sitting: Sitting, deal: Callable[[list[Sitting]], Match]) -> None:
        """A free seat is taken; with the last one the game that `deal` makes begins. Raises Refused when somebody else
        was quicker, and what `deal` raises."""
        await self._inbox.ask(self._taken, seat, sitting, deal)

    def wake(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Go on where the rows left the table: clocks run, bots think, and a guest who sends an answer again that was
        kept is told so."""
        for n, row in enumerate(rows):
            data = row["data"]
            if data.get(A) is not None:
                self._replies.keep(data[GUEST], data[A], p.AckFrame(p.AckData(data[A], n + 1)))
            if LEFT in data:
                self.room.row.settings = {**self.room.row.settings, LEFT: data[LEFT]}
        self._inbox.put(self._go_on)

    async def close(self) -> None:
        """End the task and all lines. What was acknowledged is on disk."""
        self._inbox.closed = True
        if self._timer is not None:
            self._timer.cancel()
        await self._players.close()
        await self._inbox.close()
        self._audience.finish(coming=True)

    # ---- the clock

    def _set_timer(self) -> None:
        """Come back when a clock runs out, a request to take back has waited long enough, or nobody is here."""
        if self._timer is not None:
            self._timer.cancel()
        now = time.monotonic()
        alone = self._audience.alone(now)
        idle = None if alone is None else self._settings.idle - alone
        waits = [wait for wait in (self._pace.wait(now), self._undo.wait(now), idle) if wait is not None]
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
        busy = self._players.thinking or self._pace.running or not self._inbox.empty or not self._audience.empty
        alone = self._audience.alone(now)
        if not busy and alone is not None and alone >= self._settings.idle:
            self._doors.put_away(self.room)
            self._inbox.closed = True

    # ---- what comes through the inbox

    async def _go_on(self) -> None:
        self._course.go_on()

    async def _joined(self, listener: Listener) -> None:
        if self._audience.admit(listener):
            self._telling.greet(listener)

    async def _left(self, listener: Listener) -> None:
        self._audience.miss(listener.guest)
        self._audience.tell_people()

    async def _thought(self, v: int, picks: Sequence[int]) -> None:
        await self._course.answer_of_bot(v, picks)

    async def _moved(self, guest: str, picks: list[int], done: asyncio.Future[int]) -> None:
        await self._course.answer(guest, None, picks, None)
        done.set_result(self.room.v)
        self._course.told()

    async def _resigned(self, guest: str, kind: str, done: asyncio.Future[None]) -> None:
        room = self.room
        if room.row.status == "waiting" and guest == room.row.owner:
            await self._seats.close()
            self._audience.finish()
        elif room.row.status == "waiting" and room.plays(guest):
            await self._seats.leave(guest)
            self._telling.state()
        else:
            await self._course.finish(kind, room.acting(guest))
        done.set_result(None)

    async def _taken(
        self, seat: Seat, sitting: Sitting, deal: Callable[[list[Sitting]], Match], done: asyncio.Future[None]
    ) -> None:
        sittings = self._seats.with_one_more(seat, sitting)
        if any(one.free for one in sittings):
            await self._seats.take(seat, sittings)
            self._telling.state()
            done.set_result(None)
            return
        try:
            match = deal(sittings)
        except Exception as wrong:
            done.set_exception(wrong)
            return
        await self._seats.begin(match, sittings)
        self._pace.begin()
        self._telling.state()
        done.set_result(None)
        self._course.go_on()

    async def _heard(self, listener: Listener, message: p.Incoming) -> None:
        if isinstance(message, p.ResumeMessage):
            self._telling.catch_up(listener, message.d.v)
            return
        assert not isinstance(message, p.PingMessage)
        a = message.d.a
        known = self._replies.get(listener.guest, a)
        if known is not None:
            listener.say(known)
            return
        reply = await self._obey(listener, message, a)
        if not isinstance(message, FLEETING):
            self._replies.keep(listener.guest, a, reply)
        listener.say(reply)
        if isinstance(message, p.AnswerMessage) and isinstance(reply, p.AckFrame):
            self._course.told()

    async def _obey(self, listener: Listener, message: p.Incoming, a: int) -> p.Frame:
        """Do what a message says; what it is answered with."""
        content: Any = message.d
        try:
            said = await self._handlers[type(message)](listener, content)
        except Refused as refused:
            return refusal(a, refused, listener.viewer.lang)
        except Exception:
            log.exception("table %s: %s failed", self.room.id, type(message).__name__)
            return refusal(a, Refused("fault"), listener.viewer.lang)
        return p.AckFrame(p.AckData(a, self.room.v)) if said is None else said

    # ---- messages; what is said to other people goes to `Talk`

    async def _answer(self, listener: Listener, d: p.Reply) -> None:
        await self._course.answer(listener.guest, d.v, d.picks, d.a, d.auto)

    async def _why(self, listener: Listener, d: p.Question) -> p.WhyFrame:
        renderer = self.room.playing(listener.guest).renderer
        return p.WhyFrame(renderer.why(listener.viewer, d.a, d.verb, d.args))

    async def _preview(self, listener: Listener, d: p.Choice) -> p.PreviewFrame:
        history, decision = self.room.asked(listener.guest, d.v)
        if any(not decision.permits((pick,)) for pick in d.picks):
            raise Refused("illegal")
        # In a thread: dozens of worlds are played. This task waits, so nobody else touches the match meanwhile.
        results = await asyncio.to_thread(history.renderer.preview, listener.viewer, d.picks)
        return p.PreviewFrame(p.PreviewData(d.a, history.v, results))

    async def _ask_undo(self, listener: Listener, d: p.Regret) -> None:
        await self._course.take_back(self._undo.ask(listener.guest, d.near))

    async def _reply_undo(self, listener: Listener, d: p.Consent) -> None:
        await self._course.take_back(self._undo.reply(listener.guest, d.allow))

    async def _concede(self, listener: Listener, d: p.Numbered) -> None:
        await self._course.finish("resign", self.room.acting(listener.guest))

    async def _ask_rematch(self, listener: Listener, d: p.Numbered) -> None:
        await self._rematch.ask(listener.guest)
        self._telling.end()
