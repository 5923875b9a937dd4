"""Processes that play games. They are spawned, never forked, and are sent a plan and numbers, never a state."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from .play import Plan, play
from .tally import Result

if TYPE_CHECKING:
    from typing import Self

Job = tuple[int, Plan, range]
"""A plan, by its place among those that are played, and the numbers of some of its games."""
Played = tuple[int, int, list[Result], list[str]]
"""The plan's place, the first game's number, and results and records in the order of the numbers; shorter than asked
after a stop."""

BLIND_GAMES: Final = 50
SEEING_GAMES: Final = 2
"""How many games go to a worker at once: bots that see take a thousand times as long."""
TRIES: Final = 3
"""How often workers are started anew when one has ended before the next games were finished."""

_stop: Any = None


def is_blind(plan: Plan) -> bool:
    """Whether no bot of a plan looks at anything."""
    return all(name == "random" for name, _ in plan.bots)


def chunks(plan: Plan, numbers: range) -> Iterator[range]:
    """The numbers in portions of a useful size, the same for every number of workers."""
    size = BLIND_GAMES if is_blind(plan) else SEEING_GAMES
    for start in range(numbers.start, numbers.stop, size):
        yield range(start, min(start + size, numbers.stop))


def _begin(stop: Any) -> None:
    """In a worker: leave Ctrl-C to the first process, which says when to stop, and don't outlive it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """In a process that another one has spawned: end as soon as that one has ended, killed or not."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(1)


def work(place: int, plan: Plan, numbers: range) -> Played:
    """In a worker: play these games, and stop between two when told to."""
    results: list[Result] = []
    records: list[str] = []
    for n in numbers:
        if _stop is not None and _stop.is_set():
            break
        result, record = play(plan, n)
        results.append(result)
        records.append(record)
    return place, numbers.start, results, records


@contextmanager
def unheard() -> Iterator[None]:
    """Ctrl-C waits while this lasts, and what is started meanwhile doesn't hear it even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkersError(RuntimeError):
    """Worker processes go on ending before their games do."""


class Players(Protocol):
    """Who plays games elsewhere: processes here (Crew) or a cluster (cluster.py)."""

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        """What was played, in the order of the jobs. Raises WorkersError."""

    def rest(self) -> Iterator[Played]:
        """After a KeyboardInterrupt in `play`: what was finished by then, in order."""


T = TypeVar("T")


class Workers(Generic[T]):
    """Workers for as long as a `with` block lasts, and what they do with a job: a function of a module, which gives the
    same for the same job wherever it is done."""

    def __init__(self, workers: int, task: Callable[[int, Plan, range], T]) -> None:
        self._task = task
        self._context = get_context("spawn")
        self._stop = self._context.Event()
        self._workers = workers
        self._waiting: deque[tuple[Job, Future[T]]] = deque()
        self._open()

    def _open(self) -> None:
        self._pool = ProcessPoolExecutor(
            self._workers, mp_context=self._context, initializer=_begin, initargs=(self._stop,)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def play(self, jobs: Iterable[Job]) -> Iterator[T]:
        """What the workers made of them, in the order of the jobs, of which some are begun before they are asked for.

        A worker that ends is replaced, and what was under way is played again, the same. After a KeyboardInterrupt,
        `rest` gives what was under way. Raises WorkersError.
        """
        self._waiting = waiting = deque[tuple[Job, "Future[T]"]]()
        left = iter(jobs)
        ended = 0
        while True:
            try:
                while len(waiting) <= 2 * self._workers and (job := next(left, None)) is not None:
                    self._submit(job)
                if not waiting:
                    return
                played = waiting[0][1].result()
            except BrokenProcessPool:
                ended += 1
                if ended >= TRIES:
                    place, _, numbers = waiting[0][0]
                    raise WorkersError(
                        f"a worker process ended {TRIES} times before games {numbers.start} to {numbers.stop - 1} of "
                        f"plan {place} were finished (is there too little memory?); a script that uses workers must "
                        'start them under if __name__ == "__main__":'
                    ) from None
                self._start_anew()
                continue
            ended = 0
            yield played
            waiting.popleft()  # only now: an interruption before this leaves it to `rest`

    def _submit(self, job: Job) -> None:
        with unheard():  # a worker is started here when one is missing
            try:
                self._waiting.append((job, self._pool.submit(self._task, *job)))
            except BrokenProcessPool as ended:
                lost: Future[T] = Future()
                lost.set_exception(ended)
                self._waiting.append((job, lost))

    def _start_anew(self) -> None:
        """Other workers, for all that waits and was not finished."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._open()
        for _ in range(len(self._waiting)):
            job, future = self._waiting.popleft()
            if future.done() and not future.cancelled() and future.exception() is None:
                self._waiting.append((job, future))
            else:
                self._submit(job)

    def rest(self) -> Iterator[T]:
        """After an interruption: stop between two games, and give what was finished by then, in order."""
        self._stop.set()
        for _, future in self._waiting:
            if not future.cancel():
                try:
                    yield future.result()
                except BrokenProcessPool:
                    return


class Crew(Workers[Played]):
    """Workers that play games."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers, work)
