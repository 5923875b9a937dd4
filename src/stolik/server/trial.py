"""What cards that somebody brought do is tried in another process first: there it may take its time, and be ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from . import jobs
from .denied import Denied
from .history import History
from .replies import Refused
from .room import Room
from .workers import Workers

SLOW: Final = "slow-cards"
"""The refusal of what takes too long; any other only says that nobody could try it now."""
SECONDS: Final = 2.0
"""What an answer may take, with all that follows of itself. What plays it then at the table does the same once more."""


class Trial:
    """Of one table. Where all cards are bundled nothing is tried."""

    def __init__(self, room: Room, workers: Workers) -> None:
        self._room = room
        self._workers = workers

    async def allow(self, history: History, picks: Sequence[int]) -> None:
        """Whether an answer, by positions (none: what follows of itself), is done soon enough for the table to do it.
        Raises Refused."""
        if not history.match.game.brought:
            return
        here = history.match.here().to_data()
        try:
            await self._workers.ask(f"table {self._room.id}", jobs.tried, here, list(picks), seconds=SECONDS)
        except Denied as denied:
            if denied.code in ("too-long", "too-much-memory"):
                raise Refused(SLOW) from None
            raise Refused(denied.code, denied.rule, denied.text) from None
