"""kill -9 at random moments of live games: after the restart every acknowledged answer must be there, and none twice.

    python benchmarks/kills.py --kills 50

Tables of two people, at one screen and against bots are played at the same time by concurrent clients. After each kill
the server starts again on the same folder; every client comes back, sends the answer that was not acknowledged again
under its old number, and compares what it sees with what it saw before.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from _serve import Guest, Seat, Served

TWO, SCREEN, BOT = 4, 4, 2
"""Tables of each kind."""
MOST = 120
"""The server is killed before so many further answers are acknowledged."""


async def open_tables(http: httpx.AsyncClient, address: str) -> list[Seat]:
    """Fresh tables, and a seat for each client."""
    seats = []
    order: dict[str, Any] = {"game": "token-battle", "deck": None, "options": {"score_limit": 100_000}}
    for kind in ["friend"] * TWO + ["hotseat"] * SCREEN + ["bot:random"] * BOT:
        guest = await Guest(address).begin(http)
        made = await guest.post(http, "/api/tables", {**order, "opponent": kind})
        seats.append(Seat(guest, made["id"]))
        if kind == "friend":
            other = await Guest(address).begin(http)
            await other.post(http, "/api" + made["invite"], {"deck": None})
            seats.append(Seat(other, made["id"]))
    return seats


async def play_until_killed(seats: list[Seat], served: Served, rng: random.Random) -> None:
    """All clients play; at a random moment the server is killed."""

    async def client(seat: Seat) -> None:
        with contextlib.suppress(websockets.WebSocketException, OSError):
            await seat.play(rng.randrange)

    before = sum(seat.answers for seat in seats)
    wanted = before + rng.randrange(1, MOST)
    clients = [asyncio.create_task(client(seat)) for seat in seats]
    async with asyncio.timeout(60):
        while sum(seat.answers for seat in seats) < wanted and not all(task.done() for task in clients):
            await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, 0.02))
    await asyncio.to_thread(served.kill)
    await asyncio.gather(*clients)


async def look_again(seat: Seat) -> list[str]:
    """What is wrong after the restart, for one client; nothing if all is well."""
    before = seat.acked
    async with seat.guest.connect(seat.table) as line:
        async with asyncio.timeout(30):
            while True:
                frame = json.loads(await line.recv())
                seat.take(frame)
                if frame["t"] == "state":
                    break
            if frame["v"] < before:
                seat.wrong.append(f"table {seat.table} is at version {frame['v']}, {before} was acknowledged")
            if seat.pending is not None and not seat.over:
                await seat.send(line)
                while seat.pending is not None:
                    seat.take(json.loads(await line.recv()))
    return seat.wrong


async def trial(kills: int, seed: int, folder: Path, tell: bool = False) -> dict[str, Any]:
    """So many kills on one folder; the figures."""
    rng = random.Random(seed)
    served = Served(folder)
    figures: dict[str, Any] = {"kills": 0, "acknowledged": 0, "lost": 0, "resent": 0, "tables": 0}
    wrong: list[str] = []
    waits: list[float] = []
    seats: list[Seat] = []
    try:
        async with httpx.AsyncClient(timeout=30) as http:
            for n in range(kills):
                if not seats or any(seat.over for seat in seats) or n % 5 == 0:
                    figures["acknowledged"] += sum(seat.answers for seat in seats)
                    seats = await open_tables(http, served.address)
                    figures["tables"] += TWO + SCREEN + BOT
                await play_until_killed(seats, served, rng)
                figures["resent"] += sum(seat.pending is not None for seat in seats)
                waits.append(await asyncio.to_thread(served.start))
                for found in await asyncio.gather(*(look_again(seat) for seat in seats)):
                    wrong += found
                figures["kills"] += 1
                if tell:
                    done = figures["acknowledged"] + sum(seat.answers for seat in seats)
                    print(f"kill {n + 1}: {done} answers acknowledged so far, {len(wrong)} wrong", flush=True)
        figures["acknowledged"] += sum(seat.answers for seat in seats)
    finally:
        served.stop()
    figures["lost"] = len(wrong)
    figures["wrong"] = wrong[:10]
    figures["restart_seconds"] = round(sorted(waits)[len(waits) // 2], 2) if waits else None
    return figures


def main() -> int:
    """Print the figures; 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="stolik-kills-", ignore_cleanup_errors=True) as folder:
        figures = asyncio.run(trial(given.kills, given.seed, Path(folder), not given.json))
    figures["seconds"] = round(time.perf_counter() - began, 1)
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:16} {value}")
    return 1 if figures["lost"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
