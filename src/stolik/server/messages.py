"""What people say on the socket, and who answers it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from . import protocol as p
from .course import Course
from .foresight import Foresight
from .listeners import Listener
from .measures import Measures
from .parts import Parts
from .rematch import Rematch
from .replies import REPLIES_KEPT, Refused, Replies, refusal
from .room import Room
from .store import Lost
from .talk import Talk
from .telling import Telling
from .undo import Undo

log = logging.getLogger("stolik.server")

Handler = Callable[[Listener, Any], Awaitable[p.WireFrame | None]]
"""Does what the content of a message says; the answer to it, None where all is said when it is done."""


class Messages:
    """Answers the messages of a table's listeners: for each kind one handler."""

    def __init__(
        self,
        room: Room,
        course: Course,
        telling: Telling,
        talk: Talk,
        undo: Undo,
        rematch: Rematch,
        foresight: Foresight,
        parts: Parts,
        measures: Measures,
    ) -> None:
        self._room = room
        self._course = course
        self._telling = telling
        self._undo = undo
        self._rematch = rematch
        self._wonders: dict[type[p.Message], Callable[[Listener, Any], None]] = {
            p.PreviewMessage: foresight.ask,
            p.HintMessage: foresight.advise,
            p.CouldMessage: foresight.survey,
        }
        self._measures = measures
        self._replies = Replies(REPLIES_KEPT * max(1, len(room.row.sittings)))
        self._handlers: dict[type[p.Message], Handler] = {
            p.AnswerMessage: self._answer,
            p.WhyMessage: self._why,
            p.UndoMessage: self._ask_undo,
            p.UndoReplyMessage: self._reply_undo,
            p.ConcedeMessage: self._concede,
            p.RematchMessage: self._ask_rematch,
            p.TalkMessage: talk.say,
            p.ChatMessage: talk.whisper,
            p.PointMessage: talk.point,
            p.PartMessage: parts.add,
        }

    def recall(self, guest: str, a: int, v: int) -> None:
        """A guest's answer `a` made version v, before the table slept: sent again, it is acknowledged again."""
        self._replies.keep(guest, a, p.AckFrame(p.AckData(a, v)))

    async def hear(self, listener: Listener, message: p.Incoming) -> None:
        """Answer a message through its listener; then everybody else hears what it has changed."""
        if isinstance(message, p.ResumeMessage):
            self._telling.catch_up(listener, message.d.v)
            return
        assert not isinstance(message, p.PingMessage)
        a = message.d.a
        known = self._replies.get(listener.guest, a)
        if known is not None:
            listener.say(known)
            return
        wonder = self._wonders.get(type(message))
        if wonder is not None:
            self._wonder(listener, wonder, message.d)
            return
        reply = await self._obey(listener, message, a)
        if not isinstance(message, p.WhyMessage):  # asked again, it is answered anew
            self._replies.keep(listener.guest, a, reply)
        listener.say(reply)
        if isinstance(message, p.AnswerMessage) and isinstance(reply, p.AckFrame):
            self._course.told()

    async def _obey(self, listener: Listener, message: p.Incoming, a: int) -> p.WireFrame:
        """Do what a message says; what it is answered with."""
        content: Any = message.d
        try:
            said = await self._handlers[type(message)](listener, content)
        except Refused as refused:
            self._measures.refuse("socket", refused.code)
            return refusal(a, refused, listener.viewer.lang)
        except Lost:
            raise
        except Exception:
            log.exception("table %s: %s failed", self._room.id, type(message).__name__)
            return refusal(a, Refused("fault"), listener.viewer.lang)
        return p.AckFrame(p.AckData(a, self._room.v)) if said is None else said

    def _wonder(self, listener: Listener, wonder: Callable[[Listener, Any], None], d: Any) -> None:
        """Have something worked out, which the listener is told when it is known."""
        try:
            wonder(listener, d)
        except Refused as refused:
            self._measures.refuse("socket", refused.code)
            listener.say(refusal(d.a, refused, listener.viewer.lang))

    # ---- messages; what is said to other people goes to `Talk`

    async def _answer(self, listener: Listener, d: p.Reply) -> None:
        await self._course.answer(listener.guest, d.v, d.picks, d.a, d.auto)

    async def _why(self, listener: Listener, d: p.Question) -> p.WhyFrame:
        renderer = self._room.playing(listener.guest).renderer
        return p.WhyFrame(renderer.why(listener.viewer, d.a, d.verb, d.args))

    async def _ask_undo(self, listener: Listener, d: p.Regret) -> None:
        await self._course.take_back(self._undo.ask(listener.guest, d.near))

    async def _reply_undo(self, listener: Listener, d: p.Consent) -> None:
        await self._course.take_back(self._undo.reply(listener.guest, d.allow))

    async def _concede(self, listener: Listener, d: p.Numbered) -> None:
        await self._course.finish("resign", self._room.acting(listener.guest))

    async def _ask_rematch(self, listener: Listener, d: p.Again) -> None:
        await self._rematch.ask(listener.guest, d.seal)
        self._telling.end()
