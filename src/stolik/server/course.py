"""The course of one table's game: each answer, each step back and the end are written first, then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from stolik.kernel.decision import Seat
from stolik.kernel.fair import Deal
from stolik.match import Match

from .book import Book
from .history import BOT, GUEST, A, History
from .measures import Measures
from .pace import Pace
from .players import Players
from .replies import Refused
from .room import Room
from .talk import Talk
from .telling import Telling
from .trial import SLOW, Trial
from .undo import Back, Undo

log = logging.getLogger("stolik.server")

PATIENCE: Final = 10
"""How many seconds a bot waits, at least, until somebody has time to try what it would do."""


class Doors(Protocol):
    """What a table asks of the house around it."""

    async def rematch(self, room: Room, seals: Mapping[str, str]) -> str:
        """Open another table with the seats swapped; its id. `seals` are those of the guests' browsers."""
        ...

    def deal(self, room: Room, deal: Deal) -> Match:
        """The game that follows from what was sealed and opened. Raises Denied."""
        ...

    async def may_say(self, guest: str, said: str, own: bool) -> None:
        """Whether a guest may say a line, in `own` words or by the key of a phrase. Raises Refused."""
        ...

    def started(self, room: Room) -> None:
        """A game runs now."""
        ...

    def finished(self, room: Room) -> None:
        """A game is over."""
        ...

    def put_away(self, room: Room) -> None:
        """Nobody needs this table in memory."""
        ...


class Course:
    """What happens in the game of one table, in this order: it is written (`book`), it is told, and whoever is asked
    next is called."""

    def __init__(
        self,
        room: Room,
        book: Book,
        telling: Telling,
        pace: Pace,
        talk: Talk,
        undo: Undo,
        players: Players,
        doors: Doors,
        measures: Measures,
        trial: Trial,
    ) -> None:
        self._trial = trial
        self._room = room
        self._book = book
        self._telling = telling
        self._pace = pace
        self._talk = talk
        self._undo = undo
        self._players = players
        self._doors = doors
        self._measures = measures
        self._untold = 0

    async def begin(self) -> None:
        """The cards are dealt: everybody hears how the table stands at the first question."""
        self._pace.begin()
        await self._book.begin()
        await self._settle()
        self._untold = 0
        self._telling.begin()
        if self._room.row.status == "over":
            self._over()

    async def go_on(self) -> None:
        """The clock runs, the bot thinks; also after a restart, which costs the player to move nothing."""
        if self._room.running:
            self._players.rest()
            self._pace.begin()
            await self._book.begin()
            self._doors.started(self._room)
            await self._settle()
            self._tell()

    async def answer(self, guest: str, v: int | None, picks: Sequence[int], a: int | None, auto: bool = False) -> None:
        """A guest's answer to the question of version v (None: to the pending one); `a` is the guest's number of it,
        `auto` that the page gave it by itself. Returns when it is on disk; `told` comes then. Raises Refused, with
        nothing changed."""
        history, decision = self._room.asked(guest, v)
        if not decision.permits(picks):
            raise Refused("illegal")
        await self._trial.allow(history, picks)
        await self._book.answer(history, decision.seat, picks, {GUEST: guest, A: a}, auto)
        self._untold += 1
        self._measures.written(self._room.row.game, "person")
        await self._settle(tried=True)
        if not auto:
            self._players.rest()

    async def answer_of_bot(self, v: int, picks: Sequence[int]) -> None:
        """What a bot answers that has thought about version v. Raises Refused."""
        thought = self._players.thought(v, picks)
        if thought is not None:
            history, decision, bot, picks = thought
            try:
                await self._allowed(history, picks)
            except Refused:
                log.exception("table %s: what a bot would do takes too long; it gives up", self._room.id)
                await self.finish("resign", decision.seat)
                return
            await self._book.answer(history, decision.seat, picks, {BOT: bot})
            self._untold += 1
            self._measures.written(self._room.row.game, "bot")
            await self._settle(tried=True)
            self.told()

    async def _allowed(self, history: History, picks: Sequence[int]) -> None:
        """The same as the trial says, which is asked again while the house is only busy. Raises Refused."""
        for _ in range(PATIENCE):
            try:
                await self._trial.allow(history, picks)
            except Refused as wrong:
                if wrong.code == SLOW:
                    raise
                await asyncio.sleep(1)
            else:
                return
        await self._trial.allow(history, picks)

    async def _settle(self, tried: bool = False) -> None:
        """What goes without saying is answered before anybody is asked (architecture: What goes without saying). Where
        the store fails, or cards that somebody brought take too long for it, who is asked says it after all."""
        room = self._room
        history = room.history
        assert history is not None
        if not tried and room.running:
            try:
                await self._trial.allow(history, ())
            except Refused:
                return
        people = [seat for seat, sitting in enumerate(room.row.sittings) if sitting.guest is not None]
        while room.running and (picks := history.foregone(people)) is not None:
            decision = history.match.decision
            assert decision is not None
            try:
                await self._book.answer(history, decision.seat, picks, {}, auto=True)
            except Refused:
                return
            self._untold += 1
            self._measures.written(room.row.game, "table")

    def told(self) -> None:
        """Everybody hears of the answer that was just committed, and the game goes on."""
        self._measures.told()
        self._tell()

    def _tell(self) -> None:
        """What was committed and not told yet is told, and whoever is asked next is called."""
        history = self._room.history
        assert history is not None
        if self._untold:
            self._telling.answers(history, self._untold)
            self._untold = 0
        if self._room.row.status == "over":
            self._over()
        else:
            self._players.call()

    async def take_back(self, back: Back | None) -> None:
        """Take back; nothing where the others are still to agree. Raises Refused, with nothing changed."""
        history = self._room.history
        if back is None or history is None:
            return
        await self._book.back(history, back)
        self._talk.take_back(back.to)
        self._undo.forget()
        self._telling.back(history)
        await self._settle()
        self._tell()

    async def finish(self, kind: str, seat: Seat) -> None:
        """The game ends from outside, if it runs: `seat` loses it. Raises Refused, with nothing changed."""
        history = self._room.history
        if history is not None and self._room.running:
            await self._book.end(history, kind, seat)
            self._telling.stop()
            self._over()

    def _over(self) -> None:
        self._pace.stop()
        self._telling.end()
        self._talk.open()
        self._telling.close_streams()
        self._doors.finished(self._room)
