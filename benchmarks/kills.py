"""kill -9 at random moments of live games: after the restart every acknowledged answer must be there, and none twice.

    python benchmarks/kills.py --kills 50
    python benchmarks/kills.py --store postgresql --processes 2 --kills 50

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
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from _serve import STORES, Guest, Seat, Served, own_cluster

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


async def see(seat: Seat, line: Any, before: int) -> None:
    """See the table, and hold it against version `before`, which was acknowledged."""
    while True:
        frame = json.loads(await line.recv())
        seat.take(frame)
        if frame["t"] == "state":
            break
    if frame["v"] < before:
        seat.wrong.append(f"table {seat.table} is at version {frame['v']}, {before} was acknowledged")


async def send_again(seat: Seat, line: Any) -> None:
    """Send once more what was not acknowledged, until it is."""
    if seat.pending is not None and not seat.over:
        await seat.send(line)
        while seat.pending is not None:
            seat.take(json.loads(await line.recv()))


async def look_again(seat: Seat) -> None:
    """After the restart a client looks whether all is there, and sends again what was not acknowledged."""
    before = seat.acked
    async with seat.guest.connect(seat.table) as line, asyncio.timeout(30):
        await see(seat, line, before)
        await send_again(seat, line)


def sums(seats: list[Seat]) -> dict[str, Any]:
    """What was acknowledged to all seats, and what was wrong."""
    wrong = [found for seat in seats for found in seat.wrong]
    return {"acknowledged": sum(seat.answers for seat in seats), "lost": len(wrong), "wrong": wrong[:10]}


def told(seats: list[Seat]) -> str:
    """The same in one line."""
    figures = sums(seats)
    return f"{figures['acknowledged']} answers acknowledged so far, {figures['lost']} wrong"


async def trial(kills: int, seed: int, folder: Path, tell: bool = False) -> dict[str, Any]:
    """So many kills on one folder; the figures."""
    rng = random.Random(seed)
    served = Served(folder)
    figures: dict[str, Any] = {"kills": 0, "acknowledged": 0, "lost": 0, "resent": 0, "tables": 0}
    waits: list[float] = []
    every: list[Seat] = []
    seats: list[Seat] = []
    try:
        async with httpx.AsyncClient(timeout=30) as http:
            for n in range(kills):
                if not seats or any(seat.over for seat in seats) or n % 5 == 0:
                    seats = await open_tables(http, served.address)
                    every += seats
                    figures["tables"] += TWO + SCREEN + BOT
                await play_until_killed(seats, served, rng)
                figures["resent"] += sum(seat.pending is not None for seat in seats)
                waits.append(await asyncio.to_thread(served.start))
                await asyncio.gather(*(look_again(seat) for seat in seats))
                figures["kills"] += 1
                if tell:
                    print(f"kill {n + 1}: {told(every)}", flush=True)
    finally:
        served.stop()
    figures |= sums(every)
    figures["restart_seconds"] = round(sorted(waits)[len(waits) // 2], 2) if waits else None
    return figures


class Several:
    """Servers over one PostgreSQL of our own. Tables are those of `owner`; people come through both."""

    def __init__(self, folder: Path, processes: int, lease: float) -> None:
        self.lease = lease
        self.cluster = own_cluster()
        store = self.cluster.database()
        self.served = [Served(folder, store=store, lease=lease) for _ in range(processes)]
        self.owner = self.served[0]

    def others(self) -> list[Served]:
        """The servers that do not have the tables."""
        return [one for one in self.served if one is not self.owner]

    def spread(self, seats: list[Seat], over: list[Served]) -> None:
        """Let people come through these servers."""
        for n, seat in enumerate(seats):
            seat.guest.address = over[n % len(over)].address

    def harm(self, how: str) -> list[Served]:
        """Do it; who can still be asked."""
        if how == "database":
            self.cluster.stop()
            self.cluster.start()
            return self.served
        victim = self.owner if how in ("owner", "hang") else self.others()[0]
        if how == "hang":
            victim.process.send_signal(signal.SIGSTOP)  # type: ignore[union-attr]
        else:
            victim.kill()
        return [one for one in self.served if one is not victim]

    def mend(self, how: str) -> None:
        """All servers run again; the tables are whose they are by now."""
        if how in ("owner", "hang"):
            old, self.owner = self.owner, self.others()[0]
            if how == "owner":
                old.start()
            else:
                old.process.send_signal(signal.SIGCONT)  # type: ignore[union-attr]
                time.sleep(self.lease / 4)  # it finds out
        elif how == "other":
            self.others()[0].start()

    def close(self) -> None:
        """End all."""
        for one in self.served:
            one.stop()
        self.cluster.remove()


async def come_back(seat: Seat, began: float) -> float:
    """A page whose line broke tries again until it sees its table, and sends again what was not acknowledged; how long
    after `began` it saw it."""
    before, seen = seat.acked, 0.0
    async with asyncio.timeout(60):
        while True:
            try:
                async with seat.guest.connect(seat.table) as line:
                    await see(seat, line, before)
                    seen = seen or time.perf_counter() - began
                    await send_again(seat, line)
                    return seen
            except (websockets.WebSocketException, OSError):
                await asyncio.sleep(0.1)


async def harm_once(house: Several, seats: list[Seat], how: str, rng: random.Random) -> tuple[int, list[float]]:
    """Play, do harm at a random moment, and come back; how many answers were on their way then, and how long each
    was away."""

    async def client(seat: Seat) -> None:
        with contextlib.suppress(websockets.WebSocketException, OSError):
            await seat.play(rng.randrange)

    house.spread(seats, house.served)
    wanted = sum(seat.answers for seat in seats) + rng.randrange(1, MOST)
    clients = [asyncio.create_task(client(seat)) for seat in seats]
    async with asyncio.timeout(60):
        while sum(seat.answers for seat in seats) < wanted and not all(task.done() for task in clients):
            await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, 0.02))
    began = time.perf_counter()
    left = await asyncio.to_thread(house.harm, how)
    await asyncio.sleep(rng.uniform(0, 0.2))
    for task in clients:
        task.cancel()
    pending = sum(seat.pending is not None for seat in seats)
    # Whoever was at the silent one closes its line on its own; nobody waits for that.
    away = asyncio.gather(*clients, return_exceptions=True)
    house.spread(seats, left)
    times = await asyncio.gather(*(come_back(seat, began) for seat in seats))
    await asyncio.to_thread(house.mend, how)
    await away
    return pending, list(times)


async def trial_of_several(
    kills: int, seed: int, folder: Path, processes: int = 2, lease: float = 4.0, tell: bool = False
) -> dict[str, Any]:
    """So much harm to a house of several servers, in turn to the one that has the tables, to the other one, to the
    database, and a server that hangs and wakes again; the figures."""
    rng = random.Random(seed)
    house = await asyncio.to_thread(Several, folder, processes, lease)
    figures: dict[str, Any] = {"kills": 0, "acknowledged": 0, "lost": 0, "resent": 0, "tables": 0}
    ways = ("owner", "other", "database", "hang")
    waits: dict[str, list[float]] = {way: [] for way in ways}
    every: list[Seat] = []
    seats: list[Seat] = []
    try:
        async with httpx.AsyncClient(timeout=30) as http:
            for n in range(kills):
                if not seats or any(seat.over for seat in seats) or n % 8 == 0:
                    seats = await open_tables(http, house.owner.address)
                    every += seats
                    figures["tables"] += TWO + SCREEN + BOT
                how = ways[n % len(ways)]
                resent, times = await harm_once(house, seats, how, rng)
                figures["resent"] += resent
                waits[how] += times
                figures["kills"] += 1
                if tell:
                    print(f"{n + 1} ({how}): {told(every)}", flush=True)
    finally:
        await asyncio.to_thread(house.close)
    figures |= sums(every)
    for how, times in waits.items():
        times.sort()
        if times:
            middle, last = times[len(times) // 2], times[len(times) * 99 // 100]
            figures[f"back_after_{how}"] = f"p50 {middle:.2f} s, p99 {last:.2f} s"
    return figures


def main() -> int:
    """Print the figures; 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=STORES, default=STORES[0])
    parser.add_argument("--processes", type=int, default=2, help="servers, with --store postgresql")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="stolik-kills-", ignore_cleanup_errors=True) as folder:
        if given.store == "sqlite":
            figures = asyncio.run(trial(given.kills, given.seed, Path(folder), not given.json))
        else:
            several = trial_of_several(given.kills, given.seed, Path(folder), given.processes, tell=not given.json)
            figures = asyncio.run(several)
    figures["seconds"] = round(time.perf_counter() - began, 1)
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:16} {value}")
    return 1 if figures["lost"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
