"""When Python's garbage collector works: often on what is new, and on everything only when nobody waits for an answer.

Left to itself it looks at all that lives, again and again: with 200 tables it held everybody up for 430 ms, and one
answer in a hundred came 157 ms late (benchmarks/tables.py; docs/performance.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Callable, Iterator
from typing import Final

log = logging.getLogger("stolik.server")

NEW: Final = 2_000
"""So many more objects than before, and those are looked at: 1 to 3 ms."""
YOUNG: Final = 4
"""After so many times those that were left are looked at once more: some 10 ms. What lives then is left alone."""
NEVER: Final = 1_000_000_000
ENOUGH: Final = 50
"""After so many of these, everything is to be looked at once …"""
QUIET: Final = 2.0
"""… in a moment in which nothing was written for so many seconds …"""
LATEST: Final = 1800.0
"""… or when that moment has not come for so many seconds."""


class Collector:
    """Lets what lives long alone: it is frozen, and thawed only to look at all of it. `written` counts what was written
    to the store: while it grows, people wait for answers."""

    def __init__(self, written: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self._written = written
        self._clock = clock
        self._before = written()
        self._frozen = 0
        self._looked = clock()

    @contextlib.contextmanager
    def calm(self) -> Iterator[None]:
        """Within, the collector has these habits; then those of before."""
        habits = gc.get_threshold()
        self.look()
        gc.callbacks.append(self._leave_alone)
        gc.set_threshold(NEW, YOUNG, NEVER)
        try:
            yield
        finally:
            gc.set_threshold(*habits)
            gc.callbacks.remove(self._leave_alone)
            gc.unfreeze()

    async def run(self) -> None:
        """Look at everything in good moments, for ever."""
        while True:
            await asyncio.sleep(QUIET)
            if self.due():
                self.look()

    def due(self) -> bool:
        """Whether everything is to be looked at now. Called every QUIET seconds."""
        before, self._before = self._before, self._written()
        if self._frozen < ENOUGH:
            return False
        return before == self._before or self._clock() - self._looked >= LATEST

    def look(self) -> None:
        """Look at everything."""
        began = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self._frozen = 0
        self._looked = self._clock()
        log.debug("garbage: %d found in %.0f ms", found, (time.perf_counter() - began) * 1000)

    def _leave_alone(self, phase: str, told: dict[str, int]) -> None:
        if phase == "stop" and told["generation"] == 1:
            gc.freeze()
            self._frozen += 1
