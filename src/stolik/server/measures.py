"""Figures of a running house, as Prometheus reads them: how much there is, how long it takes, what was refused.

Each house has a registry of its own, since many run in one process of the tests. No figure names a guest, a table or an
address.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter as Tally
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, astuple, dataclass
from typing import Any, Final, Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info
from prometheus_client.gc_collector import GCCollector
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector

from stolik import __version__

ARRIVED: Final[ContextVar[float]] = ContextVar("arrived")
"""When that came to a table which is being done now (time.perf_counter)."""
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
LAG_EVERY: Final = 0.5
"""Seconds between two looks at how late the event loop is."""


AIM: Final = 0.05
"""Seconds that a commit should take at most; one of BUCKETS."""
BY_LIMITS: Final = frozenset(
    (
        *("analyses-an-hour", "analyses-busy", "analysis-runs", "busy", "gauntlets-an-hour", "gauntlets-full"),
        *("many-an-hour", "many-reports", "many-sockets", "pack-reading", "said-already", "slow-down", "talk-slowly"),
        *("too-many", "too-much"),
    )
)
"""Codes of what is refused because it was too much."""


@dataclass(frozen=True)
class Totals:
    """What has happened since the server began: what was refused by limits, commits, and how many of these were slow or
    failed."""

    refused: int = 0
    commits: int = 0
    slow: int = 0
    failed: int = 0

    def __sub__(self, other: Totals) -> Totals:
        return Totals(*(mine - theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))

    def as_dict(self) -> dict[str, int]:
        """By name."""
        return asdict(self)


class Living(Protocol):
    """What is counted when somebody looks."""

    def counted(self) -> Tally[tuple[str, str]]:
        """Tables that are awake, by game and status."""
        ...

    def lines(self) -> Tally[str]:
        """Open lines to tables: `player`, `spectator`, `program`."""
        ...

    def stored(self) -> int:
        """Bytes that the store takes; 0 where that is not known."""
        ...


class Measures:
    """The figures of one house."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self._answers = Counter("stolik_answers", "Answers that were kept.", ["game", "by"], registry=registry)
        self._answered = Histogram(
            "stolik_answer_seconds",
            "From an answer's arrival until it is kept (written), and until everybody was told (told).",
            ["until"],
            buckets=BUCKETS,
            registry=registry,
        )
        self._requests = Counter("stolik_requests", "HTTP requests.", ["route", "status"], registry=registry)
        self._requested = Histogram(
            "stolik_request_seconds", "HTTP requests, until the answer begins.", buckets=BUCKETS, registry=registry
        )
        self._refused = Counter("stolik_refused", "What was refused, by its code.", ["by", "code"], registry=registry)
        self._commits = Histogram(
            "stolik_store_commit_seconds", "Commits of the store.", buckets=BUCKETS, registry=registry
        )
        self._failed = Counter("stolik_store_commits_failed", "Commits that failed.", registry=registry)
        self._thoughts = Histogram(
            "stolik_bot_seconds", "A bot's thought, with its wait.", buckets=BUCKETS, registry=registry
        )
        self._waits = Histogram(
            "stolik_work_wait_seconds", "Until work was begun.", ["work"], buckets=BUCKETS, registry=registry
        )
        self._works = Histogram(
            "stolik_work_seconds",
            "Work beside the tables, and how it ended.",
            ["work", "end"],
            buckets=BUCKETS,
            registry=registry,
        )
        self._lag = Histogram(
            "stolik_loop_lag_seconds", "How late the event loop comes to things.", buckets=BUCKETS, registry=registry
        )
        self._collections = Histogram(
            "stolik_gc_seconds", "Pauses of the garbage collector.", ["generation"], buckets=BUCKETS, registry=registry
        )
        self.began = time.time()
        Gauge("stolik_began_seconds", "When the house opened.", registry=registry).set(self.began)
        Info("stolik", "Which version this is.", registry=registry).info({"version": __version__})
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)

    # ---- what happens

    def written(self, game: str, by: str) -> None:
        """An answer was kept; `by` is `person`, `bot`, or `table` where it went without saying."""
        self._answers.labels(game, by).inc()
        self._since("written")

    def told(self) -> None:
        """Everybody was told of an answer."""
        self._since("told")

    def _since(self, until: str) -> None:
        arrived = ARRIVED.get(None)
        if arrived is not None:
            self._answered.labels(until).observe(time.perf_counter() - arrived)

    def refuse(self, by: str, code: str) -> None:
        """Something was refused, `by` `http` or `socket`."""
        self._refused.labels(by, code).inc()

    def request(self, route: str, status: int, seconds: float) -> None:
        """An HTTP request was answered. `route` is its pattern, never its path."""
        self._requests.labels(route, str(status)).inc()
        self._requested.observe(seconds)

    def commit(self, seconds: float, good: bool) -> None:
        """The store committed, or failed to. May be called from any thread."""
        self._commits.observe(seconds)
        if not good:
            self._failed.inc()

    @contextmanager
    def thought(self) -> Iterator[None]:
        """A bot thinks."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self._thoughts.observe(time.perf_counter() - began)

    def worked(self, work: str, waited: float, took: float, end: str) -> None:
        """A piece of work ended, a bot's thought too: its name, the seconds, and how it ended (see `workers`)."""
        self._waits.labels(work).observe(waited)
        self._works.labels(work, end).observe(took)

    def totals(self) -> Totals:
        """What has happened until now."""
        refused = sum(
            int(one.value)
            for one in _samples(self._refused)
            if one.name.endswith("_total") and one.labels["code"] in BY_LIMITS
        )
        commits = {
            one.name.rpartition("_")[2] + one.labels.get("le", ""): int(one.value) for one in _samples(self._commits)
        }
        failed = sum(int(one.value) for one in _samples(self._failed) if one.name.endswith("_total"))
        return Totals(refused, commits["count"], commits["count"] - commits[f"bucket{AIM}"], failed)

    # ---- what is there

    def watch(self, living: Living) -> None:
        """From now on, count what lives there whenever somebody looks."""
        self.registry.register(_Census(living))

    async def listen(self) -> None:
        """Look how late the event loop and the garbage collector make everybody, until it is cancelled."""
        gc.callbacks.append(self._collected)
        try:
            while True:
                due = time.perf_counter() + LAG_EVERY
                await asyncio.sleep(LAG_EVERY)
                self._lag.observe(max(0.0, time.perf_counter() - due))
        finally:
            gc.callbacks.remove(self._collected)

    def _collected(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            self._collecting = time.perf_counter()
        elif hasattr(self, "_collecting"):
            pause = time.perf_counter() - self._collecting
            self._collections.labels(str(info["generation"])).observe(pause)


def _samples(metric: Counter | Histogram) -> Iterator[Any]:
    for family in metric.collect():
        yield from family.samples


class _Census:
    """Counts at each look."""

    def __init__(self, living: Living) -> None:
        self._living = living

    def describe(self) -> Iterable[Metric]:
        """What it will count; nothing is counted for that."""
        return []

    def collect(self) -> Iterator[Metric]:
        """The counts."""
        tables = GaugeMetricFamily("stolik_tables", "Tables that are awake.", labels=["game", "status"])
        for labels, count in self._living.counted().items():
            tables.add_metric(labels, count)
        yield tables
        lines = GaugeMetricFamily("stolik_lines", "Open lines to tables.", labels=["of"])
        found = self._living.lines()
        for of in ("player", "spectator", "program"):
            lines.add_metric([of], found[of])
        yield lines
        stored = self._living.stored()
        if stored:
            yield GaugeMetricFamily("stolik_store_bytes", "Bytes that the store takes.", value=stored)
