"""What the benchmarks of the server share: a server in a process of its own, and players who speak to it.

As a program, which `Served` starts, it serves without limits of rate, and with bots that do not pause; or "strict", as
in the open. At its end it writes how long the garbage collector held everything up to FOLDER/pauses.json.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets

# Behind what is installed: a compiled Stolik is measured where there is one.
sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

from stolik.kernel.decision import Decision, Option, PickRule

PAUSES = "pauses.json"
STORES = ("sqlite", "postgresql")
TRIES = 20
"""Random picks that are tried before the first legal answer is taken."""


def free_port() -> int:
    """A port of loopback that nobody listens on."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


class Served:
    """A server process over the data in `folder`, or over a `store` that it may share with others; it can be killed
    and started again. What it says on standard error goes into `log`, if there is one."""

    def __init__(
        self,
        folder: Path,
        workers: int = 0,
        strict: bool = False,
        store: str = "",
        lease: float = 4.0,
        log: Path | None = None,
    ) -> None:
        self.strict = strict
        self.store = store
        self.lease = lease
        self.folder = folder
        self.log = log
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.workers = workers
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def command(self) -> list[str]:
        """How it is started."""
        words = [self.port, self.folder, self.workers, "strict" * self.strict, self.store, self.lease]
        return [sys.executable, __file__, *map(str, words)]

    def start(self) -> float:
        """Start it; seconds until it answers."""
        began = time.perf_counter()
        with contextlib.ExitStack() as stack:
            told = stack.enter_context(self.log.open("ab")) if self.log else None
            self.process = subprocess.Popen(self.command(), stderr=told)
        while True:
            try:
                httpx.get(f"{self.address}/api/games", timeout=5)
                return time.perf_counter() - began
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.02)

    def kill(self) -> None:
        """kill -9: no goodbye of any kind."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
        self.process.wait()

    def stop(self) -> None:
        """A clean end."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT if os.name != "nt" else signal.SIGTERM)
            self.process.wait(20)


def own_cluster() -> Any:
    """A PostgreSQL of our own, with fsync, as it is by default."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
    from postgres import Cluster

    return Cluster("")


@contextlib.contextmanager
def house(folder: Path, store: str = "sqlite", processes: int = 1, strict: bool = False) -> Iterator[list[Served]]:
    """Servers that share a house: one with its file, or as many as `processes` over a PostgreSQL of our own; each has a
    folder of its own in `folder`."""
    with contextlib.ExitStack() as stack:
        address = ""
        if store == "postgresql":
            cluster = own_cluster()
            stack.callback(cluster.remove)
            address = cluster.database()
        served = []
        for n in range(processes):
            own = folder / str(n)
            own.mkdir()
            served.append(Served(own, 0, strict, address))
            stack.callback(served[-1].stop)
        yield served


def chosen(asked: dict[str, Any], rng: random.Random) -> list[int]:
    """Positions of a random legal answer to a question on the wire."""
    options = tuple(Option(verb, tuple(args)) for verb, *args in asked["options"])
    bound = asked.get("together")
    rule = bound and PickRule(tuple(bound["groups"]), bound["each"], tuple(bound["weights"]), bound["total"])
    counts = asked["counts"] and tuple(asked["counts"])
    decision = Decision(asked["seat"], asked["kind"], options, asked["least"], asked["most"], counts, rule=rule)
    each = [n for n in range(len(options)) for _ in range(1 if counts is None else counts[n])]
    for _ in range(TRIES):
        picks = rng.sample(each, min(len(each), rng.randint(decision.least, decision.most)))
        if decision.permits(picks):
            return picks
    return [options.index(option) for option in next(decision.answers())]


def note_pauses(folder: Path) -> Callable[[], None]:
    """Measure each collection from now on; what is returned writes the processor time of each, in milliseconds by
    generation (the clock would count what other programs took of the core meanwhile)."""
    began = 0.0
    pauses: dict[int, list[float]] = {0: [], 1: [], 2: []}

    def note(phase: str, told: dict[str, int]) -> None:
        nonlocal began
        if phase == "start":
            began = time.thread_time()
        else:
            pauses[told["generation"]].append(round((time.thread_time() - began) * 1000, 2))

    gc.callbacks.append(note)
    return lambda: (folder / PAUSES).write_text(json.dumps(pauses)) and None


class Guest:
    """One guest with a cookie of their own; `whence` is the address that a proxy would tell of them."""

    def __init__(self, address: str, whence: str = "") -> None:
        self.address = address
        self.cookie = ""
        self.proxied = {"X-Forwarded-For": whence} if whence else {}

    async def begin(self, http: httpx.AsyncClient) -> Guest:
        """Get a session."""
        answer = await http.get(f"{self.address}/api/session", headers=self.proxied)
        self.cookie = answer.headers["set-cookie"].split(";")[0]
        http.cookies.clear()
        return self

    async def post(self, http: httpx.AsyncClient, path: str, body: Any) -> Any:
        """POST as this guest."""
        headers = {"X-Stolik": "1", "Cookie": self.cookie, **self.proxied}
        answer = await http.post(self.address + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    def connect(self, table: str) -> Any:
        """A socket to a table."""
        url = f"{self.address.replace('http', 'ws')}/ws/table/{table}?v=-1&lang=en"
        return websockets.connect(
            url,
            additional_headers={"Cookie": self.cookie, **self.proxied},
            max_size=None,
            close_timeout=1,
            compression=None,
        )


class Seat:
    """A player at one table: what was sent, what was acknowledged, what is seen."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.numbers = itertools.count(1)
        self.pending: dict[str, Any] | None = None
        self.acked = 0
        self.answers = 0
        self.v = -1
        self.views: dict[int, Any] = {}
        self.over = False
        self.wrong: list[str] = []
        self.latencies: list[float] = []
        self.sent = 0.0

    def take(self, frame: dict[str, Any]) -> None:
        """Note what a frame says."""
        if frame["t"] in ("state", "move", "back"):
            v, view = frame["v"], frame["d"]["view"]
            if v in self.views and self.views[v] != view:
                self.wrong.append(f"version {v} of table {self.table} is not what it was")
            self.v = v
            self.views[v] = view
        elif frame["t"] == "ack" and self.pending is not None and frame["d"]["a"] == self.pending["a"]:
            self.latencies.append(time.perf_counter() - self.sent)
            if frame["d"]["v"] != self.pending["v"] + 1:
                self.wrong.append(f"the answer to version {self.pending['v']} became version {frame['d']['v']}")
            self.acked = max(self.acked, frame["d"]["v"])
            self.answers += 1
            self.pending = None
        elif frame["t"] == "refuse":
            self.wrong.append(f"refused: {frame['d']['code']}, for {self.pending}")
            self.pending = None
        elif frame["t"] == "end":
            self.over = True

    async def play(self, pick: Any, pause: float = 0.0, until: float | None = None) -> None:
        """Answer whenever asked, until the game is over or the line breaks. `pick(n)` chooses among n options."""
        async with self.guest.connect(self.table) as line:
            while not self.over and (until is None or time.perf_counter() < until):
                self.take(json.loads(await line.recv()))
                view = self.views.get(self.v)
                decision = view["decision"] if view else None
                if self.pending is None and decision is not None and self.v >= self.acked and not self.over:
                    if pause:
                        await asyncio.sleep(pause)
                    self.pending = {"a": next(self.numbers), "v": self.v, "picks": [pick(len(decision["options"]))]}
                    await self.send(line)

    async def send(self, line: Any) -> None:
        """Send the pending answer, for the first time or again."""
        self.sent = time.perf_counter()
        await line.send(json.dumps({"t": "answer", "d": self.pending}))


def main() -> None:
    """Serve."""
    from stolik.server.run import serve
    from stolik.server.settings import Limits, Rate, Settings, Start

    folder, strict, store = sys.argv[2], sys.argv[4] == "strict", sys.argv[5]
    plenty = Rate(1e9, 1e9)
    many = 100_000
    limits = Limits(
        *(plenty, plenty, plenty, plenty),
        sockets_a_guest=many,
        sockets_an_address=many,
        sockets=many,
        lines_an_address=many,
        lines=many,
        tables_a_guest=many,
        tables_an_hour=many,
        records_a_guest=0,
    )
    settings = Settings(bot_pause=0, bot_workers=int(sys.argv[3]), limits=limits, lease=float(sys.argv[6]))
    if strict:  # as in the open, behind a proxy
        settings = Settings(trusted_proxy=("127.0.0.1",))
    write = note_pauses(Path(folder))
    try:
        serve(Start(port=int(sys.argv[1]), data=folder, store=store), settings, quiet=True)
    finally:
        with contextlib.suppress(OSError):
            write()


if __name__ == "__main__":
    main()
