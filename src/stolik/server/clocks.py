"""A clock of each seat. Times are seconds on a clock that only goes forward; the caller says what time it is."""

from __future__ import annotations

from collections.abc import Sequence


class Clock:
    """Seconds left by seat. At most one runs; `increment` is added to a seat when it has answered."""

    def __init__(self, left: Sequence[float], increment: float) -> None:
        self._left = list(left)
        self.increment = increment
        self.running: int | None = None
        self._since = 0.0

    def left(self, now: float) -> list[float]:
        """Seconds left by seat, never below 0."""
        left = list(self._left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - (now - self._since))
        return left

    def run(self, seat: int | None, now: float, answered: int | None = None) -> None:
        """The clock of `seat` runs from now on (None: no clock); who has just `answered` gets the increment."""
        self._left = self.left(now)
        if answered is not None:
            self._left[answered] += self.increment
        self.running = seat
        self._since = now

    def wait(self, now: float) -> float | None:
        """Seconds until the running clock is at 0; None when none runs."""
        return None if self.running is None else self.left(now)[self.running]
