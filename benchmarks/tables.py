"""How long an answer takes when many tables are played on one server process, durable commit included.

    python benchmarks/tables.py --tables 100 200 --seconds 10

At each table of two people the seat that is asked answers after a pause (`--pause`, spread at random). Measured in
the clients' process, over loopback: from sending the answer to its acknowledgement, and until the move is seen.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from _serve import Guest, Seat, Served

WARM = 4.0
"""Seconds that are not measured, in which all clients open their lines."""


def share(values: list[float], part: float) -> float:
    """The value below which this part of the values lies, in milliseconds; 0 for none."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1) if ordered else 0.0


async def sit(http: httpx.AsyncClient, address: str) -> tuple[Seat, Seat]:
    """A table of two people."""
    one, two = await Guest(address).begin(http), await Guest(address).begin(http)
    order = {"game": "token-battle", "deck": None, "opponent": "friend", "options": {"score_limit": 100_000}}
    made = await one.post(http, "/api/tables", order)
    await two.post(http, "/api" + made["invite"], {"deck": None})
    return Seat(one, made["id"]), Seat(two, made["id"])


async def play(pair: tuple[Seat, Seat], pause: float, until: float, rng: random.Random, seen: list[float]) -> None:
    """One table until the time is up; a game that ends early is over for this measurement."""
    sent: dict[int, float] = {}

    async def seat(me: Seat) -> None:
        async with me.guest.connect(me.table) as line:
            while not me.over and time.perf_counter() < until:
                try:
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.perf_counter() + 2):
                        frame = json.loads(await line.recv())
                except TimeoutError:
                    return
                me.take(frame)
                if frame["t"] == "move" and frame["v"] in sent and me.views[frame["v"]]["decision"] is not None:
                    seen.append(time.perf_counter() - sent[frame["v"]])
                decision = me.views[me.v]["decision"] if me.v in me.views else None
                if me.pending is None and decision is not None and me.v >= me.acked and not me.over:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
                    me.pending = {"a": next(me.numbers), "v": me.v, "picks": [rng.randrange(len(decision["options"]))]}
                    await me.send(line)
                    sent[me.v + 1] = me.sent

    results = await asyncio.gather(*(seat(me) for me in pair), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, websockets.ConnectionClosed):
            raise result


async def measure(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """The figures for so many tables."""
    with tempfile.TemporaryDirectory(prefix="stolik-tables-", ignore_cleanup_errors=True) as folder:
        served = await asyncio.to_thread(Served, Path(folder))
        try:
            async with httpx.AsyncClient(timeout=60) as http:
                pairs = [await sit(http, served.address) for _ in range(tables)]
            rng = random.Random(tables)
            seen: list[float] = []
            began = time.perf_counter()
            games = [asyncio.create_task(play(pair, pause, began + WARM + seconds, rng, seen)) for pair in pairs]
            await asyncio.sleep(WARM)
            # All lines are open now; what was measured while they opened at once is another question.
            seen.clear()
            for pair in pairs:
                for seat in pair:
                    seat.latencies.clear()
            await asyncio.gather(*games)
            took = time.perf_counter() - began - WARM
        finally:
            await asyncio.to_thread(served.stop)
    seats = [seat for pair in pairs for seat in pair]
    latencies = [value for seat in seats for value in seat.latencies]
    return {
        "tables": tables,
        "answers": len(latencies),
        "answers_per_second": round(len(latencies) / took, 1),
        "ack_p50_ms": share(latencies, 0.5),
        "ack_p99_ms": share(latencies, 0.99),
        "seen_p50_ms": share(seen, 0.5),
        "seen_p99_ms": share(seen, 0.99),
        "wrong": sum(len(seat.wrong) for seat in seats),
    }


def main() -> int:
    """Print a line for each number of tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before an answer, on average")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    # The clients' own pauses for collecting garbage are not the server's.
    gc.disable()
    rows = [asyncio.run(measure(tables, given.seconds, given.pause)) for tables in given.tables]
    if given.json:
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        print(json.dumps({"python": platform.python_version(), "cores": os.cpu_count(), "load": load, "rows": rows}))
    else:
        names = list(rows[0])
        print("  ".join(f"{name:>18}" for name in names))
        for row in rows:
            print("  ".join(f"{row[name]:>18}" for name in names))
    return 1 if any(row["wrong"] for row in rows) else 0


if __name__ == "__main__":
    raise SystemExit(main())
