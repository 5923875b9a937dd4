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


class Deadline:
    """Until when whoever is asked has to answer: `each` seconds from when the question came to them, however many
    answers their turn takes. Times are those of the calendar, in seconds since 1970: it runs on while nobody is here.
    """

    def __init__(self, each: float, until: float | None, seat: int | None, now: float) -> None:
        """`until` is what was kept last; None where nothing was."""
        self.each = each
        self.seat = seat
        self.until = now + each if until is None else until

    def after(self, seat: int | None, now: float) -> float:
        """Until when there is time, once this seat is asked."""
        return self.until if seat == self.seat else now + self.each

    def pass_to(self, seat: int | None, now: float) -> None:
        """This seat is asked from now on (None: nobody)."""
        self.until = self.after(seat, now)
        self.seat = seat

    def left(self, now: float, seats: int) -> list[float]:
        """Seconds left by seat: of those who are not asked, all."""
        return [max(0.0, self.until - now) if seat == self.seat else self.each for seat in range(seats)]

    def wait(self, now: float) -> float | None:
        """Seconds until time is up; None when nobody is asked."""
        return None if self.seat is None else max(0.0, self.until - now)
