"""What spectators of a table see later than its players do, so that nobody who looks on can tell a player anything."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from stolik.kernel.rules import Outcome

from . import protocol as p
from .listeners import Listener
from .room import Room

LATE: Final = "late"
"""The key of a table's settings: by how many seconds its players wish that spectators see them later."""
PEOPLE: Final = 2
"""So many people at a table have secrets from each other."""


@dataclass(frozen=True)
class Moment:
    """Where a game stood, as it can be told again: at version `v`, after `n` entries, with this seat asked (None:
    nobody) and these clocks; the outcome, if that was the end. `settled` says that what was asked then was answered
    already, since that went without saying."""

    v: int
    n: int
    asked: int | None
    outcome: Outcome | None = None
    settled: bool = False
    clocks: p.ClockData | None = None


@dataclass(frozen=True)
class _Held:
    due: float
    moment: Moment | None
    tell: Callable[[], None]


def delay_of(settings: Mapping[str, Any], people: int, house: float) -> int:
    """Seconds by which spectators of a table see it later: as long as its players wish, and among at least two people
    as long as the `house` has it."""
    return int(max(settings.get(LATE, 0), house if people >= PEOPLE else 0))


class Delay:
    """What waits at one table until its spectators may hear it. When the game is over nothing waits any more."""

    def __init__(self, room: Room, house: float) -> None:
        """`house`: the seconds that the house has for all games of people."""
        self._room = room
        self._house = house
        self._held: deque[_Held] = deque()
        self.shown = Moment(0, 0, None)
        """What spectators know."""

    @property
    def seconds(self) -> int:
        """By so many seconds spectators see this table later."""
        people = {sitting.guest for sitting in self._room.row.sittings if sitting.guest is not None}
        return delay_of(self._room.row.settings, len(people), self._house)

    def holds_for(self, listener: Listener) -> bool:
        """Whether this one hears later what happens now."""
        return self._room.running and self.concerns(listener)

    def concerns(self, listener: Listener) -> bool:
        """Whether this one is told what was held."""
        return not self._room.plays(listener.guest) and self.seconds > 0

    def begin(self, moment: Moment) -> None:
        """Spectators know this now, and nothing waits."""
        self._held.clear()
        self.shown = moment

    def hold(self, tell: Callable[[], None], moment: Moment | None = None) -> None:
        """`tell` it to the spectators when it is time; then they are at this moment of the game (None: where they
        were). Where there is no delay, nothing is held."""
        if self.seconds > 0:
            self._held.append(_Held(time.monotonic() + self.seconds, moment, tell))

    def back(self, to: int, moment: Moment) -> bool:
        """The game went back to the state after `to` entries and is at this moment now: what was held of later ones is
        never told. Whether spectators knew of them, and so are told of it now."""
        self._held = deque(one for one in self._held if one.moment is None or one.moment.n <= to)
        if self.shown.n <= to:
            return False
        self.shown = moment
        return True

    def wait(self, now: float) -> float | None:
        """Seconds until something is due; None where nothing waits."""
        return max(0.0, self._held[0].due - now) if self._held else None

    def release(self, now: float) -> None:
        """Tell what is due."""
        while self._held and self._held[0].due <= now:
            self._tell_next()

    def flush(self) -> None:
        """Tell all that waits."""
        while self._held:
            self._tell_next()

    def _tell_next(self) -> None:
        held = self._held.popleft()
        if held.moment is not None:
            self.shown = held.moment
        held.tell()
