"""Games on a Dask cluster: workers on any number of machines, of which any may go while a run lasts."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from types import TracebackType
from typing import Any, Final

from stolik.catalog import game as find_game

from .play import Plan
from .workers import Job, Played, WorkersError, unheard, work

LOCAL: Final = "local"
"""The address of a cluster that is made for the run, on this machine."""
CONNECT: Final = "10s"
"""How long a scheduler may take to answer at first."""
AHEAD: Final = 2
"""How many portions are sent ahead for each thread of the cluster."""


class ClusterError(ValueError):
    """There is no such cluster, or it can't be used; the text says why."""


def edition(plan: Plan) -> str:
    """Which Stolik plays here, and by which version of the rules."""
    try:
        here = version("stolik")
    except PackageNotFoundError:  # run from its sources
        here = "from sources"
    return f"{here} (rules {find_game(plan.game).rules.version} of {plan.game})"


def played_by(asked: str, job: Job) -> Played:
    """On a worker: play a portion. Raises ClusterError where the worker has another edition than `asked`: its games
    might differ."""
    here = edition(job[1])
    if here != asked:
        raise ClusterError(f"a worker of the cluster has Stolik {here}, this is {asked}: install the same")
    return work(*job)


class Cluster:
    """A cluster for as long as a `with` block lasts; it plays as `workers.Crew` does.

    `address` is that of a scheduler, or "local" for `workers` processes here. A worker that goes costs nothing: what
    it had not finished is played again elsewhere, the same. Raises ClusterError for one that does not answer, and where
    Dask is not installed.
    """

    def __init__(self, address: str, workers: int = 1) -> None:
        try:
            self._dask = import_module("distributed")
        except ImportError:
            raise ClusterError("a Dask cluster needs distributed: pip install 'stolik[lab]'") from None
        for name in ("distributed", "distributed.worker", "distributed.nanny", "distributed.scheduler"):
            logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters comes as an error
        self._local = None
        self._waiting: deque[tuple[Job, Any]] = deque()
        try:
            with unheard():
                if address == LOCAL:
                    self._local = self._dask.LocalCluster(
                        n_workers=workers,
                        threads_per_worker=1,
                        processes=True,
                        dashboard_address="127.0.0.1:0",
                        silence_logs=logging.CRITICAL,
                    )
                self._client = self._dask.Client(self._local or address, timeout=CONNECT, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as wrong:
            if self._local is not None:
                self._local.close()
            reason = str(wrong).partition("\n")[0] or type(wrong).__name__
            raise ClusterError(f"no Dask scheduler answers at {address!r}: {reason}") from None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(OSError, TimeoutError):  # a scheduler that is gone needs no farewell
            self._client.cancel([future for _, future in self._waiting], force=True)
        self._client.close()
        if self._local is not None:
            self._local.close()

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        """What the cluster played, in the order of the jobs. After a KeyboardInterrupt, `rest` gives what is finished.
        Raises WorkersError."""
        self._waiting = waiting = deque[tuple[Job, Any]]()
        left = iter(jobs)
        while True:
            while len(waiting) < AHEAD * max(1, self._threads()) and (job := next(left, None)) is not None:
                # not pure: what the cluster remembers of another run is none of this one's
                waiting.append((job, self._client.submit(played_by, edition(job[1]), job, pure=False)))
            if not waiting:
                return
            yield self._result(*waiting[0])
            waiting.popleft()  # only now: an interruption before this leaves it to `rest`

    def _threads(self) -> int:
        try:
            return sum(self._client.nthreads().values())
        except OSError as wrong:
            raise WorkersError(f"the scheduler of the cluster is gone: {wrong}") from None

    def _result(self, job: Job, future: Any) -> Played:
        place, _, numbers = job
        try:
            played: Played = future.result()
        except self._dask.KilledWorker:
            raise WorkersError(
                f"workers of the cluster ended again and again in games {numbers.start} to {numbers.stop - 1} of plan "
                f"{place} (is there too little memory?)"
            ) from None
        except ClusterError as wrong:
            raise WorkersError(str(wrong)) from None
        except (ImportError, AttributeError) as wrong:
            raise WorkersError(f"a worker of the cluster can't play: {wrong}; install Stolik there") from None
        except (OSError, self._dask.client.FutureCancelledError) as wrong:
            raise WorkersError(f"the scheduler of the cluster is gone: {wrong}") from None
        return played

    def rest(self) -> Iterator[Played]:
        """After an interruption: what was finished by then, in order."""
        for _, future in self._waiting:
            if future.status == "finished":
                yield future.result()
