"""One table: a task that owns a match, is the only caller of its answers, and tells every viewer what may be known.

Whatever happens comes through one queue: messages of listeners, answers of bots, the clock. What changes the match is
written to the store first and acknowledged then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final, Protocol

from sqlalchemy import Executable, insert, update

from stolik.catalog import game as find_game
from stolik.kernel.decision import Decision, IllegalAnswer, Seat
from stolik.match import Match

from . import protocol as p
from . import store as db
from .brains import Brains, fallback
from .clocks import Clock
from .guests import new_id
from .history import History
from .listeners import Listener
from .render import Viewer
from .room import TALK_KEPT, Room, Sitting, TableRow, Undo
from .settings import Settings
from .store import Store
from .words import both, say

log = logging.getLogger("stolik.server")

REPLIES_KEPT: Final = 128
"""Answers to a guest's numbered messages that are kept, so that the same number again gets the same answer."""
KEEP_EVERY: Final = 8
"""After so many answers the state itself is stored, for the day on which the rules have another version."""


class Doors(Protocol):
    """What a table asks of the house around it."""

    async def rematch(self, table: Table) -> str:
        """Open another table with the seats swapped; its id."""
        ...

    def started(self, table: Table) -> None:
        """A game runs now."""
        ...

    def finished(self, table: Table) -> None:
        """A game is over."""
        ...

    def put_away(self, table: Table) -> None:
        """Nobody needs this table in memory."""
        ...


class Refused(Exception):  # noqa: N818 - a message was refused; nothing is broken
    """A message that changes nothing: the code, which is also the key of its sentence in `words`; `said` makes the
    sentence where it has parts."""

    def __init__(self, code: str, rule: str | None = None, said: Callable[[str], str] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.said = said
        super().__init__(say(code, "en") if said is None else said("en"))


class Table(Room):
    """One table. Everything public is called from the event loop; the match is touched by the table's task alone."""

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
        super().__init__(row, history, talk)
        self.closed = False
        self._coming: list[Listener] = []
        self._rows = rows
        self._store = store
        self._brains = brains
        self._settings = settings
        self._doors = doors
        self._inbox: asyncio.Queue[tuple[Callable[..., Awaitable[None]], tuple[Any, ...]]] = asyncio.Queue()
        self._replies: OrderedDict[tuple[str, int], p.Frame] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None
        self._last = 0.0
        self._thought: asyncio.Task[None] | None = None
        self._bot_seed: int | None = None
        self._task = asyncio.create_task(self._run(), name=f"table {row.id}")

    # ---- from outside

    def attach(self, listener: Listener) -> None:
        """Let a listener hear, beginning with a snapshot."""
        self._coming.append(listener)
        self._put(self._joined, listener)

    def detach(self, listener: Listener) -> None:
        """The listener is gone."""
        if listener in self._coming:
            self._coming.remove(listener)
        elif listener in self.listeners:
            self.listeners.remove(listener)
            self._put(self._left, listener)

    def hear(self, listener: Listener, message: p.Incoming) -> None:
        """A message of a listener; it is answered through the listener."""
        self._put(self._heard, listener, message)

    async def move(self, guest: str, picks: Sequence[int]) -> int:
        """An answer that came by HTTP; the version after it. Raises Refused."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._put(self._moved, guest, list(picks), done)
        return await done

    async def resign(self, guest: str, kind: str = "resign") -> None:
        """A guest gives up, or leaves. Raises Refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(self._resigned, guest, kind, done)
        await done

    async def take(self, seat: Seat, sitting: Sitting, deal: Callable[[list[Sitting]], Match]) -> None:
        """A free seat is taken; with the last one the game that `deal` makes begins. Raises Refused when somebody else
        was quicker, and what `deal` raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(self._taken, seat, sitting, deal, done)
        await done

    def wake(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Go on where the rows left the table: clocks run, bots think, and a guest who sends an answer again that was
        kept is told so."""
        for n, row in enumerate(rows):
            data = row["data"]
            if data.get("a") is not None:
                self._remember(data["guest"], data["a"], p.AckFrame(p.AckData(data["a"], n + 1)))
            if "left" in data:
                self.row.settings = {**self.row.settings, "left": data["left"]}
        self._put(self._go_on)

    async def close(self) -> None:
        """End the task and all lines. What was acknowledged is on disk."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        for task in (self._thought, self._task):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        for listener in (*self.listeners, *self._coming):
            listener.finish()

    # ---- the task

    def _put(self, act: Callable[..., Awaitable[None]], *arguments: Any) -> None:
        if self.closed:
            self._give_up(arguments)
        else:
            self._inbox.put_nowait((act, arguments))

    def _give_up(self, arguments: tuple[Any, ...]) -> None:
        """Whoever waits for what was asked is told that it won't be done."""
        for argument in arguments:
            if isinstance(argument, asyncio.Future) and not argument.done():
                argument.set_exception(Refused("fault"))

    async def _run(self) -> None:
        while not self.closed:
            act, arguments = await self._inbox.get()
            try:
                await act(*arguments)
            except Exception:
                log.exception("table %s: %s failed", self.id, act.__name__)
            finally:
                self._give_up(arguments)
            self._set_timer()

    def _set_timer(self) -> None:
        """Come back when a clock runs out, a request to take back has waited long enough, or nobody is here."""
        if self._timer is not None:
            self._timer.cancel()
        now = time.monotonic()
        waits = []
        if self._clock is not None and (left := self._clock.wait(now)) is not None:
            waits.append(left)
        if self._undo is not None:
            waits.append(self._undo.until - now)
        if not self.listeners:
            waits.append(self._alone + self._settings.idle - now)
        self._timer = None
        if waits and not self.closed:
            self._timer = asyncio.get_running_loop().call_later(max(0.02, min(waits)), self._put, self._tick)

    async def _tick(self) -> None:
        now = time.monotonic()
        if self._clock is not None and self._clock.running is not None and self._clock.wait(now) == 0:
            await self._finish("time", self._clock.running)
        if self._undo is not None and now >= self._undo.until:
            self._drop_undo(lambda lang: say("undo-late", lang))
        thinking = self._thought is not None and not self._thought.done()
        running = self._clock is not None and self._clock.running is not None
        quiet = not self.listeners and not self._coming and self._inbox.empty()
        if quiet and not thinking and not running and now >= self._alone + self._settings.idle:
            self._doors.put_away(self)
            self.closed = True

    # ---- who is here

    async def _joined(self, listener: Listener) -> None:
        if listener not in self._coming:
            return
        self._coming.remove(listener)
        # From here on it hears what is told; what was told before is in the snapshot.
        self.listeners.append(listener)
        self._away.pop(listener.guest, None)
        self._send_state(listener)
        self._tell_people(but=listener)
        self._say_end(listener)

    async def _left(self, listener: Listener) -> None:
        now = time.monotonic()
        if not any(other.guest == listener.guest for other in self.listeners):
            self._away[listener.guest] = now
        if not self.listeners:
            self._alone = now
        self._tell_people()

    # ---- messages

    async def _heard(self, listener: Listener, message: p.Incoming) -> None:
        if isinstance(message, p.ResumeMessage):
            self._resume(listener, message.d.v)
            return
        assert not isinstance(message, p.PingMessage)
        a = message.d.a
        known = self._replies.get((listener.guest, a))
        if known is not None:
            listener.say(known)
            return
        try:
            reply = await self._obey(listener, message)
        except Refused as refused:
            reply = refusal(a, refused.code, listener.viewer.lang, refused.rule, refused.said)
        except Exception:
            log.exception("table %s: %s failed", self.id, type(message).__name__)
            reply = refusal(a, "fault", listener.viewer.lang)
        if not isinstance(message, (p.WhyMessage, p.PreviewMessage)):
            self._remember(listener.guest, a, reply)
        listener.say(reply)
        if isinstance(reply, p.AckFrame) and isinstance(message, p.AnswerMessage):
            self._after_answer()

    def _remember(self, guest: str, a: int, reply: p.Frame) -> None:
        self._replies[guest, a] = reply
        while len(self._replies) > REPLIES_KEPT * max(1, len(self.row.sittings)):
            self._replies.popitem(last=False)

    async def _obey(self, listener: Listener, message: p.Incoming) -> p.Frame:
        guest, viewer = listener.guest, listener.viewer
        match message:
            case p.AnswerMessage(d=d):
                await self._answer(guest, d.v, d.picks, d.a, d.auto)
                assert self.history is not None
                return p.AckFrame(p.AckData(d.a, self.history.v))
            case p.WhyMessage(d=d):
                history = self._playing(guest)
                return p.WhyFrame(history.renderer.why(viewer, d.a, d.verb, d.args))
            case p.PreviewMessage(d=d):
                return await self._preview(guest, viewer, d)
            case p.UndoMessage(d=d):
                return await self._ask_undo(guest, d)
            case p.UndoReplyMessage(d=d):
                return await self._reply_undo(guest, d)
            case p.ConcedeMessage(d=d):
                seat = self._acting(guest)
                await self._finish("resign", seat)
                return self._acked(d.a)
            case p.RematchMessage(d=d):
                return await self._ask_rematch(guest, d.a)
            case p.TalkMessage(d=d):
                return await self._say(listener, d)
            case p.ChatMessage(d=d):
                return self._whisper(listener, d)
            case p.PointMessage(d=d):
                return self._point(guest, d)
        raise AssertionError("unreachable: every message has its case")

    def _acked(self, a: int) -> p.AckFrame:
        return p.AckFrame(p.AckData(a, self.history.v if self.history else 0))

    def _playing(self, guest: str) -> History:
        """The history, if the guest plays here and the game has begun. Raises Refused."""
        if not self.plays(guest):
            raise Refused("not-seated")
        if self.history is None:
            raise Refused("waiting")
        return self.history

    def _acting(self, guest: str) -> Seat:
        """The seat for which a guest speaks now, in a game that runs: at one screen the one that is asked."""
        history = self._playing(guest)
        decision = history.match.decision
        if self.row.status != "running" or decision is None:
            outcome = history.match.outcome
            raise Refused("over", outcome.rule or None if outcome else None)
        seats = self.seats_of(guest)
        return decision.seat if decision.seat in seats else seats[0]

    def _asked(self, guest: str, v: int | None) -> tuple[History, Decision]:
        """The pending question, if it is this guest's and of version v. Raises Refused."""
        seat = self._acting(guest)
        assert self.history is not None
        decision = self.history.match.decision
        assert decision is not None
        if v is not None and v != self.history.v:
            raise Refused("stale")
        if decision.seat != seat:
            raise Refused("not-your-turn")
        return self.history, decision

    # ---- answers

    async def _answer(self, guest: str, v: int | None, picks: Sequence[int], a: int | None, auto: bool = False) -> None:
        """Check, play, write, in this order; returns when it is on disk. Raises Refused, with nothing changed."""
        history, decision = self._asked(guest, v)
        if not decision.permits(picks):
            raise Refused("illegal")
        await self._commit(history, decision.seat, picks, {"guest": guest, "a": a}, auto)

    async def _commit(
        self, history: History, seat: Seat, picks: Sequence[int], by: dict[str, Any], auto: bool = False
    ) -> None:
        try:
            kind, data = history.answer(picks, auto)
        except IllegalAnswer:
            raise Refused("illegal") from None
        match = history.match
        now = time.monotonic()
        clocks: dict[str, Any] = {}
        if self._clock is not None:
            clocks = {"left": self._clock.left(now)}
            clocks["left"][seat] += self._clock.increment
        if match.outcome is not None:
            self.row.status = "over"
        keep = None
        if match.turn % KEEP_EVERY == 0:
            keep = match.branch(seed=self._settings.draw("kept", match.record.seed, history.v)).record.to_data()
        try:
            await self._keep(kind, {**data, **by, **clocks}, history.key, keep)
        except Exception:
            log.exception("table %s: an answer could not be kept", self.id)
            history.withdraw_answer()
            self.row.status = "running"
            self.row.summary = self._summary()
            raise Refused("store") from None
        self._last = time.monotonic()
        if self._clock is not None:
            decision = match.decision
            self._clock.run(None if decision is None else decision.seat, now, seat)

    async def _keep(self, kind: str, data: dict[str, Any], key: str | None, keep: Any = None) -> None:
        """Write a row, and what the lobby shows of the table, together."""
        now = time.time()
        self.row.summary = self._summary()
        values: dict[str, Any] = {"status": self.row.status, "summary": self.row.summary, "updated": now}
        if keep is not None:
            values["keep"] = keep
        row = {"table_id": self.id, "n": self._rows, "kind": kind, "data": data, "key": key, "at": now}
        await self._store.write((db.ADD_ROW, row), (db.CHANGE_TABLE, {"of": self.id, **values}))
        self._rows += 1
        self.row.updated = now

    def _summary(self) -> dict[str, Any]:
        """What the list of tables shows without opening this one."""
        found = {"options": self.row.summary.get("options", {}), "turn": 0, "scores": None, "asked": None}
        if self.history is not None:
            view: Any = self.history.match.view(None)
            decision = self.history.match.decision
            found["turn"] = getattr(view, "turn", self.history.match.turn)
            found["scores"] = self.history.renderer.face.scores(view)
            found["asked"] = None if decision is None else decision.seat
            if hasattr(view, "options"):
                found["options"] = view.options
        return found

    def _after_answer(self) -> None:
        """Tell everybody about the answer that was just committed, and go on."""
        beat = self._make_beat()
        self._drop_undo()
        self._broadcast(lambda viewer: self._move_frame(viewer, beat), line=True, fresh=True)
        if self.row.status == "over":
            self._tell_end()
        else:
            self._call_bot()

    def _tell_end(self) -> None:
        if self._clock is not None:
            self._clock.run(None, time.monotonic())
        self._broadcast(self._end_frame)
        for listener in self.listeners:
            if listener.lines:
                listener.finish()
        self._doors.finished(self)

    async def _moved(self, guest: str, picks: list[int], done: asyncio.Future[int]) -> None:
        try:
            await self._answer(guest, None, picks, None)
        except Refused as refused:
            done.set_exception(refused)
            return
        assert self.history is not None
        done.set_result(self.history.v)
        self._after_answer()

    # ---- bots

    def _call_bot(self) -> None:
        history = self.history
        decision = history.match.decision if history is not None and self.row.status == "running" else None
        if history is None or decision is None:
            return
        bot = self.row.sittings[decision.seat].bot
        if bot is not None and (self._thought is None or self._thought.done()):
            self._thought = asyncio.create_task(self._think(history, decision, bot), name=f"bot at {self.id}")

    async def _think(self, history: History, decision: Decision, bot: str) -> None:
        v = history.v
        if self._bot_seed is None:
            self._bot_seed = self._settings.draw("bot", history.match.record.seed)
        try:
            picks = await self._brains.choose(history.match.record, decision.seat, bot, self._bot_seed)
        except Exception:
            log.exception("table %s: the bot %s failed", self.id, bot)
            picks = fallback(decision)
        await asyncio.sleep(max(0.0, self._last + self._settings.bot_pause - time.monotonic()))
        self._put(self._bot_answered, v, picks)

    async def _bot_answered(self, v: int, picks: list[int]) -> None:
        self._thought = None
        history = self.history
        decision = None if history is None else history.match.decision
        if history is None or decision is None or self.row.status != "running":
            return
        bot = self.row.sittings[decision.seat].bot
        if history.v != v or bot is None:
            self._call_bot()
            return
        if not decision.permits(picks):
            log.error("table %s: the bot %s answered %s, which is not offered", self.id, bot, picks)
            picks = fallback(decision)
        await self._commit(history, decision.seat, picks, {"bot": bot})
        self._after_answer()

    # ---- resuming, previews

    def _resume(self, listener: Listener, v: int) -> None:
        """Send what came after version v: the moves one by one where they are known, else a snapshot."""
        history = self.history
        missed = [] if history is None else [beat for beat in self._beats if beat.v > v]
        if history is None or v < 0 or v > history.v or len(missed) != history.v - v:
            self._send_state(listener)
        else:
            for beat in missed:
                listener.say(self._move_frame(listener.viewer, beat))
        self._say_end(listener)

    async def _preview(self, guest: str, viewer: Viewer, d: p.Choice) -> p.PreviewFrame:
        history, decision = self._asked(guest, d.v)
        if any(not decision.permits((pick,)) for pick in d.picks):
            raise Refused("illegal")
        # In a thread: dozens of worlds are played. This task waits, so nobody else touches the match meanwhile.
        results = await asyncio.to_thread(history.renderer.preview, viewer, d.picks)
        return p.PreviewFrame(p.PreviewData(d.a, history.v, results))

    # ---- taking back

    def _others(self, guest: str) -> set[str]:
        """The other people who play here."""
        return {s.guest for s in self.row.sittings if s.guest is not None and s.guest != guest}

    async def _ask_undo(self, guest: str, d: p.Regret) -> p.Frame:
        self._acting(guest)
        assert self.history is not None
        mine = [n for n, sitting in enumerate(self.row.sittings) if sitting.guest == guest]
        to = self.history.last_of(mine)
        if to is None:
            raise Refused("nothing-to-undo")
        if self._undo is not None:
            raise Refused("undo-asked")
        if d.near and (lost := self.history.reaches_over(to, mine)):
            renderer = self.history.renderer
            names = [renderer.name(seat) for seat in lost]
            raise Refused(
                "undo-far", said=lambda lang: say("undo-far", lang, both(names, lang), renderer.back_to(to, lang))
            )
        by = self.history.authors[to]
        assert by is not None
        needed = self._others(guest)
        if not needed:
            await self._take_back(to, by)
        else:
            self._undo = Undo(by, to, time.monotonic() + self._settings.undo_wait, needed)
            self._broadcast(lambda other: p.UndoFrame(self._undo_data(other)))
        return self._acked(d.a)

    async def _reply_undo(self, guest: str, d: p.Consent) -> p.Frame:
        self._acting(guest)
        if self._undo is None or guest not in self._undo.needed:
            raise Refused("no-undo")
        if not d.allow:
            name = self.history.renderer.name(self.seats_of(guest)[0]) if self.history else ""
            self._drop_undo(lambda lang: say("undo-refused", lang, name))
        else:
            self._undo.needed.discard(guest)
            if not self._undo.needed:
                await self._take_back(self._undo.to, self._undo.by)
        return self._acked(d.a)

    def _drop_undo(self, why: Callable[[str], str] = lambda lang: say("undo-passed", lang)) -> None:
        """A request to take back that waits is none any more, and everybody hears why."""
        if self._undo is not None:
            self._undo = None
            self._broadcast(lambda viewer: p.UndoFrame(None, why(viewer.lang)))

    async def _take_back(self, to: int, by: Seat) -> None:
        history = self.history
        assert history is not None
        reseed = self._settings.draw("back", history.match.record.seed, history.v, to)
        # The row is written before the match goes back: an undo can't be undone if the store fails.
        ahead = history.match.clone()
        ahead.undo(to, reseed)
        clocks = {} if self._clock is None else {"left": self._clock.left(time.monotonic())}
        try:
            await self._keep("back", {"to": to, "by": by, "reseed": reseed, **clocks}, f"{ahead.key():016x}")
        except Exception:
            log.exception("table %s: an undo could not be kept", self.id)
            raise Refused("store") from None
        history.back(to, by, reseed)
        for line in chain(self._talk, *self._chat.values()):
            line.n = min(line.n, to)
        self.row.summary = self._summary()
        self._beats.clear()
        self._undo = None
        if self._clock is not None:
            decision = history.match.decision
            self._clock.run(None if decision is None else decision.seat, time.monotonic())
        renderer = history.renderer
        self._broadcast(
            lambda viewer: p.BackFrame(
                history.v, p.BackData(renderer.sight(viewer), renderer.log(viewer), self._clock_data(), self._awaited)
            ),
            line=True,
        )
        self._call_bot()

    # ---- ends, rematches, talk

    async def _finish(self, kind: str, seat: Seat) -> None:
        """The game ends from outside: it is written, then told."""
        history = self.history
        if history is None or self.row.status != "running":
            return
        row_kind, data = history.end(kind, seat)
        self.row.status = "over"
        try:
            await self._keep(row_kind, data, history.key)
        except Exception:
            log.exception("table %s: an end could not be kept", self.id)
            history.withdraw_end()
            self.row.status = "running"
            raise Refused("store") from None
        self._drop_undo()
        for listener in self.listeners:
            if listener.lines:
                listener.send(p.write(self._line(listener.viewer, fresh=False)))
        self._tell_end()

    async def _resigned(self, guest: str, kind: str, done: asyncio.Future[None]) -> None:
        try:
            if self.row.status == "waiting" and guest == self.row.owner:
                await self._cancel()
            elif self.row.status == "waiting" and self.plays(guest):
                await self._stand_up(guest)
            else:
                await self._finish(kind, self._acting(guest))
        except Refused as refused:
            done.set_exception(refused)
            return
        done.set_result(None)

    async def _cancel(self) -> None:
        """A table that waited is closed by its owner: nobody can join any more."""
        await self._store.write(
            db.invites.delete().where(db.invites.c.table_id == self.id),
            update(db.tables).where(db.tables.c.id == self.id).values(status="over", updated=time.time()),
        )
        self.row.status = "over"
        self.row.invites = {}
        for listener in self.listeners:
            listener.finish()

    async def _ask_rematch(self, guest: str, a: int) -> p.Frame:
        self._playing(guest)
        if self.row.status != "over":
            raise Refused("running")
        if self._rematch is None:
            self._rematch = p.RematchData(self.seat_of(guest) or 0, None)
        if self._rematch.id is None:
            agreed = {*self._rematch.agreed, *self.seats_of(guest)}
            self._rematch.agreed = sorted(agreed)
            if all(sitting.guest is None or n in agreed for n, sitting in enumerate(self.row.sittings)):
                self._rematch.by = self.seat_of(guest) or 0
                self._rematch.id = await self._doors.rematch(self)
        self._broadcast(self._end_frame)
        return self._acked(a)

    def _own_team(self, guest: str, to: int | None) -> int:
        """The side whose people hear what a guest says among them. Raises Refused, also for words to the other side."""
        if not self.plays(guest):
            raise Refused("not-seated")
        team = self.team_of(guest)
        if team is None:
            raise Refused("no-team")
        if to is not None and to != team:
            raise Refused("other-team", find_game(self.row.game).team_rule or None)
        return team

    def _whisper(self, listener: Listener, d: p.Aside) -> p.Frame:
        """A line for the own team. It is not written: what a team says is no part of the record."""
        team = self._own_team(listener.guest, d.to)
        line = p.TalkData(self.seat_of(listener.guest), listener.name, printable(d.text), self._answered)
        self._chat.setdefault(team, deque(maxlen=TALK_KEPT)).append(line)
        self._tell_team(team, p.ChatFrame(line))
        return self._acked(d.a)

    def _point(self, guest: str, d: p.Pointing) -> p.Frame:
        """What about this one?"""
        team = self._own_team(guest, d.to)
        seat = self.seats_of(guest)[0]
        self._tell_team(team, p.PointFrame(p.PointData(seat, self.row.sittings[seat].name, d.what)))
        return self._acked(d.a)

    async def _say(self, listener: Listener, d: p.Speech) -> p.Frame:
        text = printable(d.text)
        seat = self.seat_of(listener.guest)
        line = p.TalkData(seat, listener.name, text, self._answered)
        await self._store.write(
            insert(db.talk).values(table_id=self.id, seat=seat, name=line.name, text=text, at=time.time())
        )
        self._talk.append(line)
        self._broadcast(lambda viewer: p.TalkFrame(line))
        return self._acked(d.a)

    # ---- beginning

    async def _taken(
        self, seat: Seat, sitting: Sitting, deal: Callable[[list[Sitting]], Match], done: asyncio.Future[None]
    ) -> None:
        if self.row.status != "waiting" or not self.row.sittings[seat].free:
            done.set_exception(Refused("taken"))
            return
        sittings = list(self.row.sittings)
        sittings[seat] = sitting
        if any(one.free for one in sittings):
            await self._change_seats(sittings, db.invites.delete().where(self._invites_of((seat,))))
            self.row.invites.pop(seat, None)
            self._tell_all()
            done.set_result(None)
            return
        try:
            match = deal(sittings)
        except Exception as wrong:
            done.set_exception(wrong)
            return
        await self._begin(match, sittings)
        done.set_result(None)
        await self._go_on()

    def _invites_of(self, seats: Sequence[Seat]) -> Any:
        return (db.invites.c.table_id == self.id) & db.invites.c.seat.in_(seats)

    async def _change_seats(self, sittings: list[Sitting], *more: Executable) -> None:
        """Write who sits where now, then take it for so."""
        statements: list[Executable] = []
        for n, s in enumerate(sittings):
            where = (db.seats.c.table_id == self.id) & (db.seats.c.seat == n)
            statements.append(update(db.seats).where(where).values(guest=s.guest, bot=s.bot, name=s.name, deck=s.deck))
        await self._store.write(*statements, *more)
        self.row.sittings = sittings

    async def _stand_up(self, guest: str) -> None:
        """Somebody who took a seat leaves it before the game has begun: it is free again, with a new link."""
        seats = self.seats_of(guest)
        sittings = list(self.row.sittings)
        made = []
        for seat in seats:
            sittings[seat] = Sitting(None, None, "", None)
            code = new_id()
            made.append((seat, code, {"code": code, "table_id": self.id, "seat": seat, "created": time.time()}))
        await self._change_seats(sittings, *[insert(db.invites).values(**values) for _, _, values in made])
        self.row.invites |= {seat: f"/join/{code}" for seat, code, _ in made}
        self._tell_all()

    def _tell_all(self) -> None:
        """Everybody hears how the table stands now, with the eyes that they have now."""
        for listener in self.listeners:
            listener.viewer = self.viewer(listener.guest, listener.viewer.lang)
            self._send_state(listener)

    async def _begin(self, match: Match, sittings: list[Sitting]) -> None:
        start = match.record.to_data()
        history = History(match)
        now = time.time()
        self.row.status = "running"
        self.history, before = history, self.row.sittings
        self.row.sittings = sittings
        summary = self._summary()
        statements: list[Executable] = [
            update(db.tables)
            .where(db.tables.c.id == self.id)
            .values(status="running", start=start, summary=summary, updated=now),
            db.invites.delete().where(db.invites.c.table_id == self.id),
        ]
        try:
            await self._change_seats(sittings, *statements)
        except Exception:
            self.row.status, self.history, self.row.sittings = "waiting", None, before
            raise
        self.row.start, self.row.summary, self.row.invites = start, summary, {}
        self._start_clock()
        self._tell_all()

    async def _go_on(self) -> None:
        """The clock runs, the bot thinks; also after a restart, which costs the player to move nothing."""
        if self.history is None or self.row.status != "running":
            return
        self._last = time.monotonic()
        self._start_clock()
        self._doors.started(self)
        self._call_bot()

    def _start_clock(self) -> None:
        clock = self.row.settings.get("clock")
        if clock is None or self._clock is not None or self.history is None:
            return
        left = self.row.settings.get("left") or [clock["minutes"] * 60.0] * len(self.row.sittings)
        self._clock = Clock(left, clock["increment"])
        decision = self.history.match.decision
        self._clock.run(None if decision is None else decision.seat, time.monotonic())


def printable(said: str) -> str:
    """What was said without letters that nobody sees. Raises Refused where nothing is left."""
    text = "".join(letter for letter in said if letter.isprintable()).strip()
    if not text:
        raise Refused("bad-message")
    return text


def refusal(
    a: int, code: str, lang: str, rule: str | None = None, said: Callable[[str], str] | None = None
) -> p.RefuseFrame:
    """The frame that refuses message `a`."""
    return p.RefuseFrame(p.RefuseData(a, code, say(code, lang) if said is None else said(lang), rule))
