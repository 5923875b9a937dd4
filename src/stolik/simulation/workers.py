"""Processes that play games. They are spawned, never forked, and are sent a plan and numbers, never a state."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from types import TracebackType
from typing import Any, Final

from .play import Plan, play
from .tally import Result

Played = tuple[int, list[Result], list[str]]
"""The first game's number, and results and records in the order of the numbers; shorter than asked after a stop."""

BLIND_GAMES: Final = 50
SEEING_GAMES: Final = 2
"""How many games go to a worker at once: bots that see take a thousand times as long."""

_stop: Any = None


def chunks(plan: Plan, numbers: range) -> Iterator[range]:
    """The numbers in portions of a useful size, the same for every number of workers."""
    blind = all(name == "random" for name, _ in plan.bots)
    size = BLIND_GAMES if blind else SEEING_GAMES
    for start in range(numbers.start, numbers.stop, size):
        yield range(start, min(start + size, numbers.stop))


def _begin(stop: Any) -> None:
    """In a worker: leave Ctrl-C to the first process, which says when to stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(plan: Plan, numbers: range) -> Played:
    """In a worker: play these games, and stop between two when told to."""
    results: list[Result] = []
    records: list[str] = []
    for n in numbers:
        if _stop is not None and _stop.is_set():
            break
        result, record = play(plan, n)
        results.append(result)
        records.append(record)
    return numbers.start, results, records


@contextmanager
def _unheard() -> Iterator[None]:
    """Ctrl-C waits while this lasts, and what is started meanwhile doesn't hear it even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Crew:
    """Workers for as long as a `with` block lasts; several plans may be given to them one after the other."""

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        self._stop = context.Event()
        self._workers = workers
        self._pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(self._stop,))

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def play(self, plan: Plan, portions: Sequence[range]) -> Iterator[Played]:
        """What the workers played, in the order of the portions.

        After a KeyboardInterrupt, `rest` gives what was under way. Raises RuntimeError when a worker process ends.
        """
        waiting: deque[Future[Played]] = deque()
        self._waiting = waiting
        left = iter(portions)
        try:
            for portion in islice(left, 2 * self._workers):
                waiting.append(self._submit(plan, portion))
            while waiting:
                for portion in islice(left, 1):
                    waiting.append(self._submit(plan, portion))
                yield waiting[0].result()
                waiting.popleft()  # only now: an interruption before this leaves it to `rest`
        except BrokenProcessPool:
            raise RuntimeError(
                "a worker process ended before its games did; a script that uses workers must start them "
                'under if __name__ == "__main__":'
            ) from None

    def _submit(self, plan: Plan, portion: range) -> Future[Played]:
        with _unheard():  # a worker is started here when one is missing
            return self._pool.submit(_work, plan, portion)

    def rest(self) -> Iterator[Played]:
        """After an interruption: stop between two games, and give what was finished by then, in order."""
        self._stop.set()
        for future in self._waiting:
            if not future.cancel():
                yield future.result()
