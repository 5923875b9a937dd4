"""How long an answer takes when many tables are played on one server process, durable commit included.

    python benchmarks/tables.py --tables 100 200 --seconds 10
    python benchmarks/tables.py --tables 200 --seconds 60 --games token-battle pokemon star-wars pokemon-2v2
    python benchmarks/tables.py --tables 200 --store postgresql --processes 2

At each table, all of people, the seat that is asked answers after a pause (`--pause`, spread at random); of several
games each has as many tables. Of several servers each has as many tables, and of the people at one table every other
comes through another server. Measured in the clients' process, over loopback: from sending the answer to its
acknowledgement, and until the move is seen; and what the server's garbage collector and memory did meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets
from _measure import calibration
from _serve import PAUSES, STORES, Guest, Seat, Served, chosen, house

from stolik.catalog import game as find_game

WARM = 4.0
"""Seconds that are not measured, in which all clients open their lines."""


def share(values: list[float], part: float) -> float:
    """The value below which this part of the values lies, in milliseconds; 0 for none."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 1) if ordered else 0.0


async def sit(http: httpx.AsyncClient, served: Sequence[Served], game: str, n: int) -> list[Seat]:
    """The n-th table, of people only."""
    guests = []
    for seat in range(find_game(game).seats):
        whence = f"10.{n // 250}.{n % 250}.{seat + 1}"
        guests.append(await Guest(served[(n + seat) % len(served)].address, whence).begin(http))
    # Token Battle goes on for as long as it is measured.
    options = {"score_limit": 100_000} if game == "token-battle" else {}
    order: dict[str, Any] = {"game": game, "deck": None, "options": options}
    if len(guests) == 2:
        order["opponent"] = "friend"
    else:
        order["seats"] = [{"who": who, "deck": None} for who in ["me"] + ["friend"] * (len(guests) - 1)]
    made = await guests[0].post(http, "/api/tables", order)
    invites = made.get("invites") or [{"path": made["invite"]}]
    for guest, invite in zip(guests[1:], invites, strict=True):
        await guest.post(http, "/api" + invite["path"], {"deck": None})
    return [Seat(guest, made["id"]) for guest in guests]


async def play(seats: list[Seat], pause: float, until: float, rng: random.Random, seen: list[float]) -> None:
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
                    me.pending = {"a": next(me.numbers), "v": me.v, "picks": chosen(decision, rng)}
                    await me.send(line)
                    sent[me.v + 1] = me.sent

    results = await asyncio.gather(*(seat(me) for me in seats), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, websockets.ConnectionClosed):
            raise result


def memory(served: Sequence[Served]) -> float:
    """Megabytes that the servers hold; 0 where the system doesn't tell."""
    held = 0
    for one in served:
        try:
            status = Path(f"/proc/{one.process.pid}/status").read_text()  # type: ignore[union-attr]
        except OSError:
            return 0.0
        held += next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return round(held / 1024, 1)


async def measure(tables: int, given: argparse.Namespace) -> dict[str, Any]:
    """The figures for so many tables; with `worst` beside a guest who does the worst a guest can do, by asking for what
    begins so."""
    games = given.games
    with (
        tempfile.TemporaryDirectory(prefix="stolik-tables-", ignore_cleanup_errors=True) as folder,
        contextlib.ExitStack() as stack,
    ):
        rooms = house(Path(folder), given.store, given.processes, given.worst is not None)
        served = await asyncio.to_thread(stack.enter_context, rooms)
        async with httpx.AsyncClient(timeout=60) as http:
            groups = [await sit(http, served, games[n % len(games)], n) for n in range(tables)]
        rng = random.Random(tables)
        seen: list[float] = []
        began = time.perf_counter()
        until = began + WARM + given.seconds
        playing = [asyncio.create_task(play(seats, given.pause, until, rng, seen)) for seats in groups]
        await asyncio.sleep(WARM)
        # All lines are open now; what was measured while they opened at once is another question.
        seen.clear()
        for group in groups:
            for seat in group:
                seat.latencies.clear()
        before = memory(served)
        command = [sys.executable, str(Path(__file__).with_name("_worst.py")), served[0].address]
        asking = [*command, str(given.seconds - 2), given.worst]
        other = None if given.worst is None else subprocess.Popen(asking)
        await asyncio.gather(*playing)
        took = time.perf_counter() - began - WARM
        after = memory(served)
        if other is not None:
            await asyncio.to_thread(other.wait)
        await asyncio.to_thread(stack.close)
        pauses = [json.loads((one.folder / PAUSES).read_text()) for one in served]
    seats = [seat for group in groups for seat in group]
    latencies = [value for seat in seats for value in seat.latencies]
    return {
        "tables": tables,
        "answers": len(latencies),
        "answers_per_second": round(len(latencies) / took, 1),
        "ack_p50_ms": share(latencies, 0.5),
        "ack_p99_ms": share(latencies, 0.99),
        "seen_p50_ms": share(seen, 0.5),
        "seen_p99_ms": share(seen, 0.99),
        "worst_ms": share(latencies, 1),
        "gen1_worst_ms": max((one for told in pauses for one in told["1"]), default=0),
        "gen2_worst_ms": max((one for told in pauses for one in told["2"]), default=0),
        "rss_mb": after,
        "kb_an_answer": round((after - before) * 1024 / max(1, len(latencies)), 1),
        "wrong": sum(len(seat.wrong) for seat in seats),
    }


def main() -> int:
    """Print a line for each number of tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 100, 200])
    parser.add_argument("--games", nargs="+", default=["token-battle"], metavar="GAME")
    parser.add_argument(
        "--worst",
        nargs="?",
        const="",
        metavar="WHAT",
        help="beside a guest who does the worst (benchmarks/_worst.py), or only what is named so there: records, decks",
    )
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before an answer, on average")
    parser.add_argument("--store", choices=STORES, default=STORES[0])
    parser.add_argument("--processes", type=int, default=1, help="servers, with --store postgresql")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    if given.processes > 1 and given.store != "postgresql":
        parser.error("several processes need --store postgresql")
    # The clients' own pauses for collecting garbage are not the server's.
    gc.disable()
    calibrated = round(calibration(), 1)
    rows = [asyncio.run(measure(tables, given)) for tables in given.tables]
    if given.json:
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
        machine = {"python": platform.python_version(), "cores": os.cpu_count(), "load": load}
        print(json.dumps({**machine, "calibration_ms": calibrated, "rows": rows}))
    else:
        print(f"calibration {calibrated} ms")
        names = list(rows[0])
        print("  ".join(f"{name:>18}" for name in names))
        for row in rows:
            print("  ".join(f"{row[name]:>18}" for name in names))
    return 1 if any(row["wrong"] for row in rows) else 0


if __name__ == "__main__":
    raise SystemExit(main())
