"""Malformed requests and frames against a real server process: what breaks it, and what makes others wait.

    python benchmarks/fuzz.py --requests 100000 --seed 1

Strangers send broken HTTP, every route with mutated paths, headers and bodies, sockets with broken frames and
messages, damaged records and hostile deck lists (`_hostile.py`), over loopback and never more than `--clients` at once.
Meanwhile a process of its own plays at a table and asks for a page, and notes each answer that came late. Rates are
wide open, all other limits are the server's own. Exit code 1 if the server died, answered 500 or told a traceback; late
answers are listed with the requests that were under way.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import itertools
import json
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
from _hostile import Attack, Attacks, Known
from _serve import Guest, Served

LATE = 0.1
"""Seconds after which a neighbour's answer is late."""
PAUSE = 0.02
"""Seconds between two questions of the neighbour."""
CALM = 4.0
"""Seconds in which the neighbour is alone, for comparison."""
TABLES = 20
"""After so many tables the neighbour goes on as another guest: a guest may have some an hour."""
PATIENCE = 30.0
"""Seconds after which nobody waits for an answer any more."""


@dataclass
class Seen:
    """What came of it all."""

    sent: collections.Counter[str] = field(default_factory=collections.Counter)
    statuses: collections.Counter[str] = field(default_factory=collections.Counter)
    faults: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    spans: collections.deque[tuple[float, float, str]] = field(
        default_factory=lambda: collections.deque(maxlen=200_000)
    )


# ---- the strangers


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bool]:
    """The status of an answer, read to its end, and whether more may be asked on this line; 0 for none."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    headers = {
        name.strip().lower(): value.strip() for name, _, value in (row.partition(b":") for row in head.split(b"\r\n"))
    }
    if b"content-length" in headers:
        await reader.readexactly(int(headers[b"content-length"]))
    elif status not in (204, 304):
        return status, False  # a stream that never ends
    return status, headers.get(b"connection") != b"close"


class Stranger:
    """One line at a time, with one attack after the other on it."""

    def __init__(self, port: int, attacks: Attacks, seen: Seen) -> None:
        self.port = port
        self.attacks = attacks
        self.seen = seen
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def run(self, left: Iterator[int], until: float) -> None:
        """Attack as long as there is something left and time."""
        for _ in left:
            if time.monotonic() > until:
                break
            await self.attack(self.attacks.next())
        self.hang_up()

    async def attack(self, attack: Attack) -> None:
        """Send one, and note what came of it."""
        began = time.monotonic()
        self.seen.sent[attack.name] += 1
        status = "cut"
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._send(attack)
        except TimeoutError:
            status = "silence"
            self.seen.silent.append(attack.shown())
            self.hang_up()
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError, IndexError):
            self.hang_up()
        self.seen.statuses[status] += 1
        self.seen.spans.append((began, time.monotonic(), attack.shown(160)))
        if status.startswith("5") and status not in attack.fine:
            self.seen.faults.append(f"{status} for {attack.shown()}")
        if status == "401":
            self.attacks.expelled = True

    async def _send(self, attack: Attack) -> str:
        if self.line is None or attack.alone:
            self.hang_up()
            self.line = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        reader, writer = self.line
        writer.write(attack.content)
        await writer.drain()
        if attack.half:
            # Nothing more comes: it is the server's to go on.
            await asyncio.sleep(0.001)
            self.hang_up()
            return "half"
        status, more = await _answer(reader)
        if status == 101:
            for frame in attack.frames:
                self.seen.sent["frame"] += 1
                writer.write(frame)
                await writer.drain()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.05):
                    while await reader.read(65536):
                        pass
        if not more or status == 101:
            self.hang_up()
        return str(status)

    def hang_up(self) -> None:
        """Close the line."""
        if self.line is not None:
            self.line[1].close()
            self.line = None


# ---- the neighbour


async def _neighbour(address: str) -> dict[str, Any]:
    """Answers at a table and asks for a page, until nobody writes to standard input any more; each late answer with
    when it was asked for and given."""
    late: list[tuple[float, float, str]] = []
    took: list[float] = []
    done = asyncio.create_task(asyncio.to_thread(sys.stdin.read))

    def note(what: str, began: float) -> None:
        now = time.monotonic()
        took.append(now - began)
        if now - began > LATE:
            late.append((began, now, what))

    async with httpx.AsyncClient(timeout=120) as http:
        guest = await Guest(address).begin(http)
        order = {
            "game": "token-battle",
            "deck": "first-steps",
            "opponent": "hotseat",
            "options": {"score_limit": 100_000},
        }

        async def play() -> None:
            nonlocal guest
            n = 0
            for table in itertools.count(1):
                if done.done():
                    return
                if table % TABLES == 0:
                    http.cookies.clear()
                    guest = await Guest(address).begin(http)
                made = await guest.post(http, "/api/tables", order)
                async with guest.connect(made["id"]) as line:
                    v, over = -1, False
                    while not over and not done.done():
                        frame = json.loads(await line.recv())
                        if frame["t"] in ("state", "move"):
                            v, n = frame["v"], n + 1
                            if not frame["d"]["view"]["decision"]:
                                break
                            await asyncio.sleep(PAUSE)
                            began = time.monotonic()
                            await line.send(json.dumps({"t": "answer", "d": {"a": n, "v": v, "picks": [0]}}))
                        elif frame["t"] == "ack":
                            note("a move", began)
                        elif frame["t"] in ("end", "refuse"):
                            over = True
                await http.post(
                    f"{address}/api/tables/{made['id']}/leave", headers={"X-Stolik": "1", "Cookie": guest.cookie}
                )

        async def look() -> None:
            while not done.done():
                began = time.monotonic()
                (await http.get(f"{address}/api/session", headers={"Cookie": guest.cookie})).raise_for_status()
                note("a page", began)
                await asyncio.sleep(PAUSE)

        await asyncio.gather(play(), look())
    took.sort()
    return {
        "answers": len(took),
        "p50": took[len(took) // 2],
        "p99": took[len(took) * 99 // 100],
        "worst": took[-1],
        "late": late,
    }


def _watch(address: str) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, "--neighbour", address]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _told(watching: subprocess.Popen[str]) -> dict[str, Any]:
    """What a neighbour saw, who is asked to stop."""
    told, _ = watching.communicate("", timeout=PATIENCE * 5)
    return dict(json.loads(told))


# ---- together


class FuzzServed(Served):
    """A server with rates wide open and all other limits as they are; what it says goes into a file."""

    def command(self) -> list[str]:
        """How it is started."""
        return [sys.executable, __file__, "--serve", str(self.port), str(self.folder), str(self.workers)]


def _serve(port: int, folder: str, workers: int) -> None:
    from stolik.server.run import serve
    from stolik.server.settings import Limits, Rate, Settings, Start

    plenty = Rate(1e9, 1e9)
    limits = replace(Limits(), requests=plenty, changes=plenty, sessions=plenty)
    serve(Start(port=port, data=folder), quiet=True, settings=Settings(bot_workers=workers, limits=limits))


async def _fuzz(given: argparse.Namespace, served: Served, seen: Seen) -> float:
    async with httpx.AsyncClient(timeout=60) as http:
        known = await Known.of(http, served.address)
    left = iter(range(given.requests))
    began = time.monotonic()
    until = began + (given.seconds or 1e9)
    rngs = [random.Random(f"{given.seed} {n}") for n in range(given.clients)]
    await asyncio.gather(*(Stranger(served.port, Attacks(rng, known), seen).run(left, until) for rng in rngs))
    return time.monotonic() - began


def _culprits(late: list[tuple[float, float, str]], spans: list[tuple[float, float, str]]) -> list[dict[str, Any]]:
    """Each late answer with the requests that began before it was given and ended after it was asked for."""
    found = []
    for began, ended, what in sorted(late, key=lambda row: row[0] - row[1])[:200]:
        beside = sorted((row for row in spans if row[0] < ended and row[1] > began), key=lambda row: row[0] - row[1])
        found.append({"ms": round((ended - began) * 1000), "what": what, "beside": [row[2] for row in beside[:3]]})
    return found


def _tracebacks(told: str) -> dict[str, int]:
    """The last place and the error of each traceback in a log, and how often it is there."""
    found: collections.Counter[str] = collections.Counter()
    for block in told.split("Traceback (most recent call last):")[1:]:
        rows = block.strip("\n").split("\n")
        end = next((n for n, row in enumerate(rows) if row and row[0] not in " |+"), len(rows) - 1)
        places = [row.strip() for row in rows[:end] if row.startswith("  File")]
        ours = [row for row in places if "stolik" in row.split("line")[0]]
        found[f"{rows[end][:200]} in {(ours or places or ['?'])[-1]}; {(places or ['?'])[-1]}"] += 1
    return dict(found.most_common())


def main() -> int:
    """Print what came of it."""
    if "--serve" in sys.argv:
        _serve(int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
        return 0
    if "--neighbour" in sys.argv:
        print(json.dumps(asyncio.run(_neighbour(sys.argv[2]))))
        return 0
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--requests", type=int, default=20_000, help="requests and connections, the frames not counted")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long, if not done before")
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes in which the server's bots think")
    parser.add_argument("--log", type=Path, help="keep what the server said in this file")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    seen = Seen()
    with tempfile.TemporaryDirectory(prefix="stolik-fuzz-", ignore_cleanup_errors=True) as folder:
        log = Path(folder) / "told.txt"
        served = FuzzServed(Path(folder) / "data", given.workers, log=log)
        try:
            watching = _watch(served.address)
            time.sleep(CALM)
            calm = _told(watching)
            watching = _watch(served.address)
            try:
                took = asyncio.run(_fuzz(given, served, seen))
            finally:
                beside = _told(watching)
            alive = served.process is not None and served.process.poll() is None
        finally:
            served.stop()
        told = log.read_text("utf-8", "replace")
        if given.log:
            given.log.write_text(told, "utf-8")
    late = _culprits(beside["late"], list(seen.spans))
    routes = collections.Counter(row["beside"][0].split(" HTTP")[0][:60] for row in late if row["beside"])
    figures = {
        "requests": sum(seen.sent.values()),
        "seconds": round(took, 1),
        "a_second": round(sum(seen.sent.values()) / took),
        "sent": dict(seen.sent.most_common()),
        "statuses": dict(seen.statuses.most_common()),
        "alive": alive,
        "faults": seen.faults[:50],
        "silent": seen.silent[:20],
        "tracebacks": _tracebacks(told),
        "calm": {name: calm[name] for name in ("answers", "p50", "p99", "worst")},
        "neighbour": {name: beside[name] for name in ("answers", "p50", "p99", "worst")}
        | {"late": len(beside["late"])},
        "late_by_request": dict(routes.most_common(20)),
        "late": late[:20],
    }
    if given.json:
        print(json.dumps(figures | {"python": platform.python_version(), "seed": given.seed}))
    else:
        for name, value in figures.items():
            rows = value if isinstance(value, list) else [value]
            for row in rows:
                print(f"{name:>16}  {row}")
    return 0 if alive and not seen.faults and not figures["tracebacks"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
