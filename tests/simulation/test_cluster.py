"""Games on a Dask cluster: the same report, whoever goes while it lasts (docs/laboratory.md)."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from stolik.simulation import cluster as module
from stolik.simulation.cluster import Cluster, ClusterError, played_by
from stolik.simulation.run import crew_of, headline, make_plan, simulate
from stolik.simulation.series import Series
from stolik.simulation.workers import WorkersError

distributed = pytest.importorskip("distributed")
ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="kills a process by a signal")
GAMES = 900


def cluster(workers: int) -> Any:
    """A cluster of worker processes that knows nothing of Stolik."""
    return distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0", silence_logs=50
    )


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    with cluster(3) as made:
        yield made


def series() -> Series:
    plan = make_plan("token-battle", None, (), 11)
    return Series([plan], [headline(plan, GAMES)], GAMES)


@ON_POSIX
def test_a_worker_that_is_killed_costs_nothing(dask: Any) -> None:
    alone, together = series(), series()
    alone.play()
    with distributed.Client(dask.scheduler_address, set_as_default=False) as client:
        pids = list(client.run(os.getpid).values())

    def kill_one(done: int, of: int) -> None:
        if done >= GAMES // 3 and pids:
            os.kill(pids.pop(), signal.SIGKILL)
            pids.clear()

    with crew_of(1, dask.scheduler_address) as crew:
        together.play(crew, kill_one)
    assert not pids and together.fault is None
    assert together.tallies[0].to_data() == alone.tallies[0].to_data()


def test_a_cluster_that_goes_ends_the_run_with_what_was_finished() -> None:
    run = series()
    with cluster(1) as going, crew_of(1, going.scheduler_address) as crew:
        run.play(crew, lambda done, of: going.close() if done >= GAMES // 3 else None)
    assert isinstance(run.fault, WorkersError) and "cluster" in str(run.fault)
    assert GAMES // 3 <= run.tallies[0].games < GAMES


def test_a_worker_with_another_version_plays_nothing() -> None:
    plan = make_plan("token-battle", None, (), 11)
    with pytest.raises(ClusterError, match=r"a worker of the cluster has Stolik .*token-battle\), this is 0\.0\.1"):
        played_by("0.0.1", (0, plan, range(1)))


def test_ctrl_c_keeps_what_was_finished(dask: Any) -> None:
    run = series()

    def stop(done: int, of: int) -> None:
        if done >= GAMES // 3:
            raise KeyboardInterrupt

    with crew_of(1, dask.scheduler_address) as crew:
        run.play(crew, stop)
    assert run.interrupted and run.fault is None and GAMES // 3 <= run.tallies[0].games < GAMES


def test_nobody_at_the_address_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT", "1s")
    with pytest.raises(ClusterError, match=r"no Dask scheduler answers at 'tcp://127\.0\.0\.1:9'"):
        simulate("token-battle", games=10, seed=1, dask="tcp://127.0.0.1:9")
    with pytest.raises(ClusterError, match="no Dask scheduler answers at 'nonsense://'"):
        Cluster("nonsense://")


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"pip install 'stolik\[lab\]'"):
        Cluster("local")
