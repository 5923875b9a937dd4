"""How long a neighbour waits while one guest does the worst it can, by what that guest asks.

    python benchmarks/neighbours.py [--seconds 4] [--json] [--only decks]

A neighbour sits at a table of a real server and says something small every 5 ms, over the socket and by HTTP; beside
it another guest asks one expensive thing with several requests at once, again and again. A row is one such thing: how
often it was answered, with which statuses, and how late the neighbour's answers were.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from _serve import Guest, Served

from stolik.kernel.codec import MOST_NUMBER
from stolik.match import Match
from stolik.scenarios.table import load

AT_ONCE = 8
"""Requests that the guest has under way."""
EVERY = 0.005
"""Seconds between two things that the neighbour says."""


def decks() -> dict[str, tuple[str, str, Any]]:
    """Things that are asked about sets."""
    unknown = [[f"Nobody {n} {row}" for n in range(200)] for row in range(5)]
    check = "/api/games/{}/decks/check"
    return {
        "decks: unknown names": ("POST", check.format("token-battle"), {"stacks": unknown}),
        "decks: unknown cards": ("POST", check.format("pokemon"), {"stacks": unknown}),
        "decks: 20 kB of text": ("POST", check.format("pokemon"), {"text": "4 Pikachu Nobody\n" * 1100}),
        "decks: blanks": ("POST", check.format("star-wars"), {"text": "total" + " " * 1500 + "x"}),
        "decks: by chance": ("POST", "/api/games/token-battle/decks/random", {}),
        "decks: all, judged": ("GET", "/api/games/pokemon/decks?options=%7B%22format%22%3A%22half%22%7D", None),
    }


def tables() -> dict[str, tuple[str, str, Any]]:
    """Tables that are opened."""
    duel = {"game": "token-battle", "opponent": "bot:lookahead", "deck": "first-steps"}
    return {
        "tables: counter decks": ("POST", "/api/tables", {**duel, "other_deck": "counter"}),
        "tables: bots": ("POST", "/api/tables", {**duel, "game": "pokemon", "deck": "terra-firma"}),
        "tables: drawn": ("POST", "/api/tables", {"scenario": f"star-wars/{load('star-wars')[0].id}"}),
        "tables: mine": ("GET", "/api/tables", None),
    }


def records() -> dict[str, tuple[str, str, Any]]:
    """Records that are loaded."""
    match = Match("pokemon", ("Terra Firma", "Inferno Zone"), 5)
    while match.decision is not None and match.turn < 300:
        match.answer(next(match.decision.answers()))
    record = match.record.to_data()
    wide = {"schema": 1, "state": [{"#": "Coins", "n": MOST_NUMBER}] * 30_000}
    return {
        "records: a long game": ("POST", "/api/replays", {"record": record}),
        "records: a wide state": ("POST", "/api/replays", {"record": {**record, "state": wide}}),
        "records: 2,000 entries": ("POST", "/api/replays", {"record": {**record, "entries": record["entries"] * 9}}),
    }


def pages() -> dict[str, tuple[str, str, Any]]:
    """Pages and data that are the same for everybody."""
    paths = ("/api/games/pokemon/cards?lang=ja", "/api/rules/star-wars", "/api/openapi.json", "/api/protocol.json", "/")
    return {f"pages: {path}": ("GET", path, None) for path in paths}


class Neighbour:
    """Somebody who plays on, and how late they are answered, in milliseconds."""

    def __init__(self, guest: Guest, http: httpx.AsyncClient) -> None:
        self.guest = guest
        self.http = http
        self.late: list[float] = []

    async def at(self, table: str, ready: asyncio.Event) -> None:
        """Say something small at the table, again and again."""
        async with self.guest.connect(table) as line:
            await line.recv()
            ready.set()
            while True:
                began = time.perf_counter()
                await line.send('{"t": "ping", "d": {}}')
                await line.recv()
                self.late.append((time.perf_counter() - began) * 1000)
                await asyncio.sleep(EVERY)

    async def read(self) -> None:
        """Read something small, again and again."""
        while True:
            began = time.perf_counter()
            await self.http.get(f"{self.guest.address}/api/session", headers={"Cookie": self.guest.cookie})
            self.late.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(EVERY)


async def beside(
    neighbour: Neighbour, greedy: Guest, pool: ProcessPoolExecutor, asked: tuple[str, str, Any], seconds: float
) -> dict[str, Any]:
    """Let the guest, in a process of its own, ask one thing for so many seconds; how the neighbour fared."""
    neighbour.late.clear()
    loop = asyncio.get_running_loop()
    statuses = await loop.run_in_executor(pool, besiege, greedy.address, greedy.cookie, asked, seconds)
    return figures(neighbour, statuses)


def figures(neighbour: Neighbour, statuses: Mapping[int, int]) -> dict[str, Any]:
    """How late the neighbour was answered."""
    late = sorted(neighbour.late)
    return {
        "answers": dict(sorted(statuses.items())),
        "said": len(late),
        "p50": round(late[len(late) // 2], 1),
        "p99": round(late[len(late) * 99 // 100], 1),
        "worst": round(late[-1], 1),
    }


def besiege(address: str, cookie: str, asked: tuple[str, str, Any], seconds: float) -> Counter[int]:
    """Ask one thing, with several requests at once, for so many seconds; the statuses of the answers."""
    statuses: Counter[int] = Counter()
    method, path, body = asked
    content = None if body is None else json.dumps(body).encode()
    headers = {"X-Stolik": "1", "Cookie": cookie, "Content-Type": "application/json"}

    async def ask(http: httpx.AsyncClient) -> None:
        while True:
            answer = await http.request(method, address + path, content=content, headers=headers)
            statuses[answer.status_code] += 1
            if answer.status_code == 429:
                await asyncio.sleep(0.05)

    async def asking() -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            await during(seconds, *(partial(ask, http) for _ in range(AT_ONCE)))

    asyncio.run(asking())
    return statuses


async def during(seconds: float, *doing: Callable[[], Awaitable[None]]) -> None:
    """Do these for so long."""
    tasks = [asyncio.ensure_future(one()) for one in doing]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception) and not isinstance(found, httpx.TransportError):
            raise found


async def measured(served: Served, only: str, seconds: float) -> dict[str, Any]:
    """All rows, the first with nobody beside."""
    found: dict[str, Any] = {}
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    async with httpx.AsyncClient(timeout=60) as own:
        neighbour = Neighbour(await Guest(served.address).begin(own), own)
        body = {"game": "token-battle", "opponent": "hotseat", "deck": "first-steps", "other_deck": "carousel"}
        made = await neighbour.guest.post(own, "/api/tables", body)
        ready = asyncio.Event()
        playing = [asyncio.create_task(neighbour.at(made["id"], ready)), asyncio.create_task(neighbour.read())]
        await ready.wait()
        await asyncio.sleep(4)  # what is prepared at the start is
        await beside(neighbour, neighbour.guest, pool, ("GET", "/health", None), 0.5)
        neighbour.late.clear()
        await asyncio.sleep(seconds)
        found["nobody"] = figures(neighbour, {})
        for name, asked in {**decks(), **tables(), **records(), **pages()}.items():
            if name.startswith(only):
                async with httpx.AsyncClient(timeout=60) as http:  # what another guest left behind is not theirs
                    greedy = await Guest(served.address).begin(http)
                found[name] = await beside(neighbour, greedy, pool, asked, seconds)
                await asyncio.sleep(0.5)
        pool.shutdown()
        for task in playing:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
    return found


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=4.0, help="for how long each thing is asked")
    parser.add_argument("--only", default="", help="things whose names begin with this")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder), 1)
        try:
            found = asyncio.run(measured(served, given.only, given.seconds))
        finally:
            served.stop()
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{'beside':34} {'answers':>28} {'p50':>7} {'p99':>7} {'worst':>7}  ms")
    for name, row in found.items():
        answers = ", ".join(f"{count} x {status}" for status, count in row["answers"].items())
        print(f"{name:34} {answers:>28} {row['p50']:7} {row['p99']:7} {row['worst']:7}")


if __name__ == "__main__":
    main()
