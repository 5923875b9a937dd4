"""What an answer would bring, for whoever is asked and wonders: it is worked out beside the table, which goes on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from . import jobs
from . import protocol as p
from .denied import Denied
from .listeners import Listener
from .measures import Measures
from .replies import Refused, refusal
from .room import Room
from .workers import Workers

log = logging.getLogger("stolik.server")


class Foresight:
    """Answers previews through the listeners that ask for them."""

    def __init__(self, room: Room, workers: Workers, measures: Measures) -> None:
        self._room = room
        self._workers = workers
        self._measures = measures
        self._asked: dict[asyncio.Task[None], Listener] = {}

    def ask(self, listener: Listener, d: p.Choice) -> None:
        """Have it worked out; the listener hears of it when it is known. Raises Refused."""
        history, decision = self._room.asked(listener.guest, d.v)
        if any(not decision.permits((pick,)) for pick in d.picks):
            raise Refused("illegal")
        # Where the game stands now: it may go on before this is known.
        here, v = history.match.here().to_data(), history.v
        task = asyncio.create_task(self._tell(listener, d, here, v), name=f"preview at {self._room.id}")
        self._asked[task] = listener
        task.add_done_callback(self._asked.pop)

    def forget(self, listener: Listener) -> None:
        """The listener is gone."""
        for task in [task for task, asking in self._asked.items() if asking is listener]:
            task.cancel()

    async def close(self) -> None:
        """Nothing more is told."""
        tasks = list(self._asked)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _tell(self, listener: Listener, d: p.Choice, here: object, v: int) -> None:
        viewer = listener.viewer
        asked = (self._room.id, v, viewer, tuple(d.picks))
        try:
            results = await self._workers.ask(listener.guest, jobs.preview, here, viewer, d.picks, key=asked)
        except Denied as denied:
            self._refuse(listener, d.a, Refused(denied.code, denied.rule, denied.text))
        except Exception:
            log.exception("table %s: a preview failed", self._room.id)
            self._refuse(listener, d.a, Refused("fault"))
        else:
            told: Any = results  # as JSON data already
            listener.say(p.PreviewFrame(p.PreviewData(d.a, v, told)))

    def _refuse(self, listener: Listener, a: int, refused: Refused) -> None:
        self._measures.refuse("socket", refused.code)
        listener.say(refusal(a, refused, listener.viewer.lang))
