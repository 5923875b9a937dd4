"""The garbage collector leaves what lives alone, and looks at all of it when nobody waits."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

from stolik.server.collector import ENOUGH, LATEST, NEVER, Collector


class Knot:
    """Garbage that only the collector can find."""

    def __init__(self) -> None:
        self.knot = self


class House:
    """How much was written, and what time it is."""

    written = 0
    now = 0.0


@contextmanager
def collecting(house: House) -> Iterator[Collector]:
    collector = Collector(lambda: house.written, lambda: house.now)
    with collector.calm():
        yield collector


def grow(collector: Collector, times: int) -> None:
    for _ in range(times):
        gc.collect(1)


def test_what_lived_is_not_looked_at_again() -> None:
    with collecting(House()) as collector:
        knot = Knot()
        gone = weakref.ref(knot)
        grow(collector, 1)
        del knot
        gc.collect()
        assert gone() is not None and gc.get_threshold()[2] == NEVER
        collector.look()
        assert gone() is None


def test_everything_is_looked_at_when_nothing_is_written() -> None:
    house = House()
    with collecting(house) as collector:
        assert not collector.due()
        grow(collector, ENOUGH)
        house.written = 1
        assert not collector.due()
        assert collector.due()
        collector.look()
        assert not collector.due()


def test_a_house_that_is_never_quiet_does_not_fill_up() -> None:
    house = House()
    with collecting(house) as collector:
        grow(collector, ENOUGH)
        house.written, house.now = 1, LATEST
        assert collector.due()


def test_the_habits_of_before_come_back() -> None:
    before = gc.get_threshold()
    with collecting(House()):
        pass
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0
