"""What an answer would bring, what a bot would answer and what could be answered at all, for whoever is asked and
wonders: it is worked out beside the table, which goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from . import jobs
from . import protocol as p
from .brains import Brains
from .denied import Denied
from .listeners import Listener
from .measures import Measures
from .replies import Refused, refusal
from .room import Room
from .workers import Workers

log = logging.getLogger("stolik.server")


class Foresight:
    """Answers previews, hints and what could be done through the listeners that ask for them."""

    def __init__(self, room: Room, workers: Workers, brains: Brains, measures: Measures) -> None:
        self._room = room
        self._workers = workers
        self._brains = brains
        self._measures = measures
        self._asked: dict[asyncio.Task[None], Listener] = {}

    def ask(self, listener: Listener, d: p.Choice) -> None:
        """Have it worked out; the listener hears of it when it is known. Raises Refused."""
        history, decision = self._room.asked(listener.guest, d.v)
        if any(not decision.permits((pick,)) for pick in d.picks):
            raise Refused("illegal")
        # Where the game stands now: it may go on before this is known.
        here, v, viewer = history.match.here().to_data(), history.v, listener.viewer
        key = (self._room.id, v, viewer, tuple(d.picks))
        work = partial(self._workers.ask, listener.guest, jobs.preview, here, viewer, d.picks, key=key)
        self._begin(listener, d.a, work, lambda results: p.PreviewFrame(p.PreviewData(d.a, v, results)))

    def advise(self, listener: Listener, d: p.Wonder) -> None:
        """Have a bot think about what the listener is asked, and tell it. Raises Refused: where another person plays
        that would be no game of theirs."""
        history, _ = self._room.asked(listener.guest, d.v)
        if not self._room.advises(listener.guest):
            raise Refused("rated-hints" if self._room.rated else "no-hints")
        here, v, lang = history.match.here().to_data(), history.v, listener.viewer.lang
        work = partial(self._brains.advise, listener.guest, here, lang, (self._room.id, v, lang))
        self._begin(listener, d.a, work, lambda found: p.HintFrame(p.HintData(d.a, v, **found)))

    def survey(self, listener: Listener, d: p.Wonder) -> None:
        """Have it listed what the listener could do. Raises Refused."""
        history, _ = self._room.asked(listener.guest, d.v)
        here, v, lang = history.match.here().to_data(), history.v, listener.viewer.lang
        work = partial(self._workers.ask, listener.guest, jobs.could, here, lang, key=(self._room.id, v, lang))
        self._begin(listener, d.a, work, lambda groups: p.CouldFrame(p.CouldData(d.a, v, groups)))

    def _begin(
        self, listener: Listener, a: int, work: Callable[[], Awaitable[Any]], frame: Callable[[Any], p.WireFrame]
    ) -> None:
        task = asyncio.create_task(self._tell(listener, a, work, frame), name=f"foresight at {self._room.id}")
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

    async def _tell(
        self, listener: Listener, a: int, work: Callable[[], Awaitable[Any]], frame: Callable[[Any], p.WireFrame]
    ) -> None:
        """Say what comes of the work, which is JSON data already."""
        try:
            found = await work()
        except Denied as denied:
            self._refuse(listener, a, Refused(denied.code, denied.rule, denied.text))
        except Exception:
            log.exception("table %s: what was asked of it failed", self._room.id)
            self._refuse(listener, a, Refused("fault"))
        else:
            listener.say(frame(found))

    def _refuse(self, listener: Listener, a: int, refused: Refused) -> None:
        self._measures.refuse("socket", refused.code)
        listener.say(refusal(a, refused, listener.viewer.lang))
