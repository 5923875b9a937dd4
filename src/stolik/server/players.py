"""The computer players at one table: who is called when, and how soon an answer comes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from stolik.kernel.decision import Decision

from .brains import Brains, fallback
from .history import History
from .measures import Measures
from .room import Room
from .settings import Settings

log = logging.getLogger("stolik.server")


class Players:
    """Lets the bot think that is asked, one thought at a time. What it thought comes to `answer`, with the version that
    it thought about."""

    def __init__(
        self,
        room: Room,
        brains: Brains,
        settings: Settings,
        answer: Callable[[int, Sequence[int]], None],
        measures: Measures,
    ) -> None:
        self._room = room
        self._brains = brains
        self._settings = settings
        self._answer = answer
        self._measures = measures
        self._thought: asyncio.Task[None] | None = None
        self._seed: int | None = None
        self._last = 0.0

    @property
    def thinking(self) -> bool:
        """Whether one thinks now."""
        return self._thought is not None and not self._thought.done()

    def rest(self) -> None:
        """A person has answered just now: a bot's answer comes no sooner than what they did is seen."""
        self._last = time.monotonic()

    def call(self) -> None:
        """If a bot is asked now, it thinks."""
        asked = self._asked()
        if asked is not None and not self.thinking:
            self._thought = asyncio.create_task(self._think(*asked), name=f"bot at {self._room.id}")

    def thought(self, v: int, picks: Sequence[int]) -> tuple[History, Decision, str, Sequence[int]] | None:
        """What a bot answers that has thought about version v: the question, the bot's name and its picks. None if
        nobody waits for that any more."""
        self._thought = None
        asked = self._asked()
        if asked is None or asked[0].v != v:
            self.call()
            return None
        history, decision, bot = asked
        if not decision.permits(picks):
            log.error("table %s: the bot %s answered %s, which is not offered", self._room.id, bot, picks)
            picks = fallback(decision)
        return history, decision, bot, picks

    def stop(self) -> None:
        """What is being thought is lost, soon."""
        if self._thought is not None:
            self._thought.cancel()

    async def close(self) -> None:
        """What is being thought is lost."""
        if self._thought is not None and self._thought is not asyncio.current_task():
            self._thought.cancel()
            await asyncio.gather(self._thought, return_exceptions=True)

    def _asked(self) -> tuple[History, Decision, str] | None:
        """The pending question, if a bot is asked, and which."""
        history = self._room.history
        decision = history.match.decision if history is not None and self._room.running else None
        if history is None or decision is None:
            return None
        bot = self._room.row.sittings[decision.seat].bot
        return None if bot is None else (history, decision, bot)

    async def _think(self, history: History, decision: Decision, bot: str) -> None:
        v = history.v
        if self._seed is None:
            self._seed = self._settings.draw("bot", history.match.record.seed)
        try:
            with self._measures.thought():
                picks = await self._brains.choose(self._room.row.owner, history.match, decision.seat, bot, self._seed)
        except Exception:
            log.exception("table %s: the bot %s failed", self._room.id, bot)
            picks = fallback(decision)
        await asyncio.sleep(max(0.0, self._last + self._settings.bot_pause - time.monotonic()))
        self._answer(v, picks)
