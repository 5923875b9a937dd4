"""The clocks of one table."""

from __future__ import annotations

import time
from typing import Any

from stolik.kernel.decision import Seat

from . import protocol as p
from .clocks import Clock
from .history import LEFT
from .room import Room


class Pace:
    """Whose time runs at a table. Of a table without clocks it says nothing, and nobody is ever late."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._clock: Clock | None = None

    def begin(self) -> None:
        """The clock of whoever is asked runs from now on, over the times that were kept last; once for a game."""
        settings = self._room.row.settings
        clock = settings.get("clock")
        if clock is None or self._clock is not None or self._room.history is None:
            return
        left = settings.get(LEFT) or [clock["minutes"] * 60.0] * len(self._room.row.sittings)
        self._clock = Clock(left, clock["increment"])
        self.turn(time.monotonic())

    def turn(self, now: float, answered: Seat | None = None) -> None:
        """From `now` on the clock of whoever is asked runs; who has just `answered` gets the increment."""
        if self._clock is not None:
            self._clock.run(self._room.awaited, now, answered)

    def stop(self) -> None:
        """No clock runs any more."""
        if self._clock is not None:
            self._clock.run(None, time.monotonic())

    def kept(self, now: float, answered: Seat | None = None) -> dict[str, Any]:
        """What a row keeps of it, to begin from: seconds left by seat, with the increment of who has `answered`."""
        if self._clock is None:
            return {}
        left = self._clock.left(now)
        if answered is not None:
            left[answered] += self._clock.increment
        return {LEFT: left}

    def data(self) -> p.ClockData | None:
        """The clocks on the wire."""
        if self._clock is None:
            return None
        return p.ClockData([round(seconds, 1) for seconds in self._clock.left(time.monotonic())], self._clock.running)

    @property
    def running(self) -> bool:
        """Whether somebody's time runs."""
        return self._clock is not None and self._clock.running is not None

    def wait(self, now: float) -> float | None:
        """Seconds until somebody's time is up; None when none runs."""
        return None if self._clock is None else self._clock.wait(now)

    def late(self, now: float) -> Seat | None:
        """Whose time is up."""
        return self._clock.running if self._clock is not None and self._clock.wait(now) == 0 else None
