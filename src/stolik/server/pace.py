"""The clocks of one table: of minutes, which run while it is awake, or of days, which run on while it sleeps."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import delete, insert

from stolik.kernel.decision import Seat

from . import kept_people as kept
from . import protocol as p
from .clocks import Clock, Deadline
from .history import LEFT, UNTIL
from .passes import DAY
from .push.outbox import telling, untelling
from .room import Room
from .store import Written

DAYS: Final = "days"


class Pace:
    """Whose time runs at a table. Of a table without clocks it says nothing, and nobody is ever late."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._clock: Clock | None = None
        self._days: Deadline | None = None

    def begin(self) -> None:
        """The clock of whoever is asked runs from now on, over the times that were kept last; once for a game."""
        settings = self._room.row.settings
        clock = settings.get("clock")
        if clock is None or self._clock is not None or self._days is not None or self._room.history is None:
            return
        if clock.get(DAYS):
            self._days = Deadline(clock[DAYS] * DAY, settings.get(UNTIL), self._room.awaited, time.time())
            return
        left = settings.get(LEFT) or [clock["minutes"] * 60.0] * len(self._room.row.sittings)
        self._clock = Clock(left, clock["increment"])
        self.turn(time.monotonic())

    def turn(self, now: float, answered: Seat | None = None) -> None:
        """From `now` on the clock of whoever is asked runs; who has just `answered` gets the increment."""
        if self._clock is not None:
            self._clock.run(self._room.awaited, now, answered)
        if self._days is not None:
            self._days.pass_to(self._room.awaited, time.time())

    def stop(self) -> None:
        """No clock runs any more."""
        if self._clock is not None:
            self._clock.run(None, time.monotonic())
        if self._days is not None:
            self._days.pass_to(None, time.time())

    def kept(self, now: float, answered: Seat | None = None) -> dict[str, Any]:
        """What a row keeps of it, to begin from: seconds left by seat, with the increment of who has `answered`; or
        until when there is time."""
        if self._days is not None:
            return {UNTIL: self._days.after(self._room.awaited, time.time())}
        if self._clock is None:
            return {}
        left = self._clock.left(now)
        if answered is not None:
            left[answered] += self._clock.increment
        return {LEFT: left}

    def due(self, until: float | None, first: bool = False) -> list[Written]:
        """What is written of a clock of days beside a row, so that a table is woken whose time is up, and whose turn it
        is by now is told; None: it has stopped."""
        if self._days is None:
            return []
        room = self._room
        written: list[Written] = [delete(kept.deadlines).where(kept.deadlines.c.table_id == room.id)]
        if until is not None:
            written.append(insert(kept.deadlines).values(table_id=room.id, until=until))
        asked = None if until is None else room.awaited
        if first or asked != self._days.seat:
            written.append(untelling("turn", room.id))
            guest = None if asked is None else room.row.sittings[asked].guest
            if guest is not None:
                other = next(iter(sorted(room.others(guest))), None)
                written.append(telling(guest, "turn", room.id, room.row.game, f"/table/{room.id}", other))
        return written

    def first_due(self) -> list[Written]:
        """The same before there is any row: the first question of a game is due as well."""
        if self._days is None or self._room.row.settings.get(UNTIL) is not None:
            return []
        return self.due(self._days.until, first=True)

    def data(self) -> p.ClockData | None:
        """The clocks on the wire."""
        if self._days is not None:
            left = self._days.left(time.time(), len(self._room.row.sittings))
            return p.ClockData([round(seconds, 1) for seconds in left], self._days.seat)
        if self._clock is None:
            return None
        return p.ClockData([round(seconds, 1) for seconds in self._clock.left(time.monotonic())], self._clock.running)

    @property
    def running(self) -> bool:
        """Whether a table must stay awake, since somebody's minutes run."""
        return self._clock is not None and self._clock.running is not None

    def wait(self, now: float) -> float | None:
        """Seconds until somebody's time is up; None when none runs."""
        if self._days is not None:
            return self._days.wait(time.time())
        return None if self._clock is None else self._clock.wait(now)

    def late(self, now: float) -> Seat | None:
        """Whose time is up."""
        if self._days is not None:
            return self._days.seat if self._days.wait(time.time()) == 0 else None
        return self._clock.running if self._clock is not None and self._clock.wait(now) == 0 else None
