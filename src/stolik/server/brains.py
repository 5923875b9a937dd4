"""Where bots think: in processes of their own, so that no thought ever keeps a table waiting, nor waits behind the work
that guests ask for.

A thought is sent as the game where it stands, so that it takes as long at the end of a long game as at its beginning;
the worker asks the bot with the view and the worlds of its seat, and answers positions in the list of options.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from stolik.kernel.decision import Decision
from stolik.match import Match

from . import jobs
from .denied import Denied
from .settings import Settings
from .workers import RETRY, Bounds, Measure, Workers

NICE: Final = 5
"""Bots run behind the server, but before the work that nobody plays by."""


class Brains:
    """Asks bots, for each guest in turn."""

    def __init__(self, settings: Settings, measure: Measure | None = None) -> None:
        bounds = Bounds(settings.bot_seconds, settings.bot_memory, nice=NICE)
        self.workers = Workers(settings.bot_workers, bounds, measure)
        self._advising: set[str] = set()

    async def choose(self, who: str, match: Match, seat: int, bot: str, seed: int) -> list[int]:
        """Positions of the bot's answer to the pending question, for a table of the guest `who`. Raises Denied for a
        thought that took too long and was ended, WorkFailed where the bot failed."""
        here = match.here().to_data()
        return await self.workers.ask(who, jobs.think, here, match.turn, seat, bot, seed)

    async def advise(self, who: str, here: object, lang: str, key: Hashable) -> dict[str, Any]:
        """What a bot would do where a game stands (`Match.here` as data), and why, as `jobs.hint` says it: for a guest
        one at a time. `key` says which question it is. Raises Denied, also while another is being thought of, and
        WorkFailed."""
        if who in self._advising:
            raise Denied(429, "too-much", 1, RETRY, retry=RETRY)
        self._advising.add(who)
        try:
            return await self.workers.ask(who, jobs.hint, here, lang, key=key)
        finally:
            self._advising.discard(who)

    async def close(self) -> None:
        """End the workers; what is being thought is lost."""
        await self.workers.close()


def fallback(decision: Decision) -> list[int]:
    """Some legal answer, for a bot that failed."""
    return [decision.options.index(option) for option in next(decision.answers())]
