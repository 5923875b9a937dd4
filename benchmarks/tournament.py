"""A Swiss tournament, or an arena, of programs, and of browsers where they are wanted, through kill -9: the standings
must be those that follow from the results by hand.

    python benchmarks/tournament.py                           sixteen programs, four rounds, one kill
    python benchmarks/tournament.py --browsers 2 --kills 2    two of the sixteen are pages in Chromium
    python benchmarks/tournament.py --arena 60 --kills 3      twelve programs, an arena of a minute, three kills

Programs play by the public API alone (stolik.server.client). In the middle of a round the server is killed and started
again on the same folder. At the end points and opponents' shares are reckoned anew from the matches, by other code than
the server's, and held against its standings.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import threading
import time
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
from _serve import Guest, Served

from stolik.server.client import ApiError, Client

ROUNDS = 4
PLAYERS = 16
IN_ARENA = 12
SHORT = {"score_limit": 200}
"""So that a round takes seconds; the game does not count then."""


class Program(threading.Thread):
    """A program that plays whatever game of its own begins, by chance."""

    def __init__(self, address: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = Client(address, token)
        self.lots = random.Random(seed)

    def choose(self, view: Any, decision: Any) -> Sequence[int]:
        """One option, by chance."""
        return [self.lots.randrange(len(decision["options"]))]

    def run(self) -> None:
        """Until the server says that it is over."""
        with contextlib.suppress(ApiError):  # the server is gone for good
            self.client.play(self.choose)


def page(address: str, path: str, seed: int, done: threading.Event, faults: list[str], chromium: str) -> None:
    """A browser: it enters by the API as the page does, and plays by the page."""
    from playwright.sync_api import Error as PlaywrightError
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium or None, args=["--no-sandbox"])
        tab = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
        tab.goto(address)
        tab.wait_for_selector(".bar")
        headers = "{'X-Stolik': '1', 'Content-Type': 'application/json'}"
        enter = f"p => fetch(p, {{method: 'POST', headers: {headers}, body: '{{}}'}})"
        tab.evaluate(enter, f"{path}/enter")
        ask = "p => fetch(p).then(a => a.ok ? a.json() : null).catch(() => null)"
        lots, at = random.Random(seed), ""
        while not done.is_set():
            told = tab.evaluate(ask, path)
            table = "" if told is None else told["table"]
            if not table:
                tab.wait_for_timeout(300)
                continue
            if table != at:
                tab.goto(f"{address}/table/{table}")
                at = table
            with contextlib.suppress(PlaywrightError):  # the other one is asked, or the server is away
                stacks = tab.get_by_role("group", name="Your four stacks")
                stacks.get_by_role("button", name=f"Stack {lots.randrange(1, 5)}:").click(timeout=500)
                cells = tab.get_by_role("grid").locator("button.open")
                cells.nth(lots.randrange(max(1, cells.count()))).click(timeout=500)
                tab.get_by_role("button", name="Lay it").click(timeout=300)
            tab.wait_for_timeout(60)
        browser.close()
    if at == "":
        faults.append("a browser never sat at a table")


def reckoned(told: dict[str, Any]) -> dict[str, tuple[int, Fraction]]:
    """Points by entrant, and the mean share of points of their opponents, from the matches alone."""
    points: dict[str, int] = {one["id"]: 0 for one in told["entrants"]}
    rounds = dict.fromkeys(points, 0)
    met: dict[str, list[str]] = {one: [] for one in points}
    for match in (match for one in told["rounds"] for match in one["matches"]):
        first, second, result = match["first"], match["second"], match["result"]
        for one in (first, second):
            if one is not None:
                rounds[one] += 1
        if second is None:
            points[first] += 3
            continue
        met[first].append(second)
        met[second].append(first)
        if result["winner"] is None:
            points[first] += 1
            points[second] += 1
        else:
            points[(first, second)[result["winner"]]] += 3
    share = {one: Fraction(points[one], 3 * rounds[one]) if rounds[one] else Fraction(0) for one in points}
    floored = {one: max(value, Fraction(33, 100)) for one, value in share.items()}
    means = {one: sum((floored[o] for o in met[one]), Fraction(0)) / max(1, len(met[one])) for one in points}
    return {one: (points[one], means[one]) for one in points}


async def trial(kills: int, seed: int, folder: Path, browsers: int = 0, chromium: str = "") -> dict[str, Any]:
    """One tournament with so many kills; the figures."""
    rng = random.Random(seed)
    served = Served(folder)
    done, faults = threading.Event(), list[str]()
    began = time.monotonic()
    try:
        async with httpx.AsyncClient(timeout=60) as http:
            host = await Guest(served.address).begin(http)
            order = {"name": "Sixteen", "game": "token-battle", "format": "swiss", "rounds": ROUNDS, "rated": False}
            body = {**order, "options": SHORT, "clock": {"minutes": 20}, "pause": 0}
            path = "/api/tournaments/" + (await host.post(http, "/api/tournaments", body))["id"]
            pages = [
                threading.Thread(target=page, args=(served.address, path, seed + n, done, faults, chromium))
                for n in range(browsers)
            ]
            for one in pages:
                one.start()
            for n in range(PLAYERS - browsers):
                made = await host.post(http, "/api/token", {"name": f"program-{seed}-{n}"})
                program = Program(served.address, made["token"], seed + n)
                await asyncio.to_thread(program.client.call, f"{path}/enter", {})
                program.start()
            while len((await told(http, host, path))["entrants"]) < PLAYERS:
                await asyncio.sleep(0.1)
            await host.post(http, f"{path}/act", {"act": "pair"})
            killed = []
            for n in range(kills):
                await middle(http, host, path, 2 + n, rng)
                await asyncio.to_thread(served.kill)
                killed.append(await asyncio.to_thread(served.start))
            while (await told(http, host, path))["phase"] != "over":
                await asyncio.sleep(0.2)
            results = await get(http, host, f"{path}/results")
    finally:
        done.set()
        served.stop()
    for one in pages:
        one.join(30)
    hand = reckoned(results)
    lines = results["standings"]
    wrong = [line["id"] for line in lines if line["points"] != hand[line["id"]][0]]
    for line in lines:
        exact = next((one["exact"] for one in line["breaks"] if one["by"] == "opponents-points"), None)
        if exact is not None and Fraction(exact) != hand[line["id"]][1]:
            wrong.append(f"{line['id']}: {exact} is {hand[line['id']][1]} by hand")
    if [line["points"] for line in lines] != sorted((line["points"] for line in lines), reverse=True):
        wrong.append("the places are not by points")
    pairs = [frozenset((m["first"], m["second"])) for one in results["rounds"] for m in one["matches"]]
    return {
        "players": PLAYERS,
        "browsers": browsers,
        "rounds": len(results["rounds"]),
        "matches": len(pairs),
        "rematches": len(pairs) - len(set(pairs)),
        "kills": len(killed),
        "restart_seconds": [round(one, 2) for one in killed],
        "seconds": round(time.monotonic() - began, 1),
        "wrong": wrong + faults,
    }


async def arena(lasts: int, kills: int, seed: int, folder: Path, matches: int = 0) -> dict[str, Any]:
    """An arena of so many seconds with so many kills, evenly apart; the figures. Where `matches` are given, the server
    is killed whenever so many more were paired, and after as many again the host ends its time: on whatever machine."""
    served = Served(folder)
    began = time.monotonic()
    killed, restarts = [], []
    try:
        async with httpx.AsyncClient(timeout=60) as http:
            host = await Guest(served.address).begin(http)
            body = {"name": "Twelve", "game": "token-battle", "format": "arena", "lasts": lasts, "rated": False}
            body |= {"options": SHORT, "clock": {"minutes": 3}}
            path = "/api/tournaments/" + (await host.post(http, "/api/tournaments", body))["id"]
            for n in range(IN_ARENA):
                made = await host.post(http, "/api/token", {"name": f"program-{seed}-{n}"})
                program = Program(served.address, made["token"], seed + n)
                await asyncio.to_thread(program.client.call, f"{path}/enter", {})
                program.start()
            await host.post(http, f"{path}/act", {"act": "start"})
            ends = (await told(http, host, path))["arena"]["ends"]
            for n in range(kills):
                if matches:
                    await so_many(http, host, path, matches * (n + 1))
                else:
                    await asyncio.sleep(ends - lasts + lasts * (n + 1) / (kills + 2) - time.time())
                await asyncio.to_thread(served.kill)
                killed.append(round(time.time() - ends + lasts, 1))
                restarts.append(round(await asyncio.to_thread(served.start), 1))
            if matches:
                await so_many(http, host, path, matches * (kills + 1))
                await host.post(http, f"{path}/act", {"act": "end"})
            while (await told(http, host, path))["phase"] != "over":
                await asyncio.sleep(0.2)
            results = await get(http, host, f"{path}/results")
    finally:
        served.stop()
    records, wrong = scored(results)
    lines = {line["id"]: line for line in results["standings"]}
    for one, record in records.items():
        by_hand = sum(weight * ("LDW".index(end)) for end, weight in zip(record, weights(record), strict=True))
        if (lines[one]["points"], lines[one]["won"]) != (by_hand, record.count("W")):
            wrong.append(f"{one} has {lines[one]['points']} for {record}, by hand {by_hand}")
    if [line["points"] for line in results["standings"]] != sorted(
        (one["points"] for one in lines.values()), reverse=True
    ):
        wrong.append("the places are not by points")
    return {
        "players": IN_ARENA,
        "matches": len(results["matches"]),
        "least_played": min(map(len, records.values())),
        "doubled": sum(weights(record).count(2) for record in records.values()),
        "paired_after_the_last_kill": sum(one["at"] > max(killed, default=0) for one in results["matches"]),
        "killed_at": killed,
        "restart_seconds": restarts,
        "seconds": round(time.monotonic() - began, 1),
        "wrong": wrong,
    }


async def so_many(http: httpx.AsyncClient, host: Guest, path: str, many: int) -> None:
    """Waits until so many matches of an arena were paired."""
    while (await told(http, host, path))["arena"]["played"] < many:
        await asyncio.sleep(0.1)


def weights(record: str) -> list[int]:
    """By how much each match of a record ("WLD") counts: twice where the two before it were won."""
    return [2 if record[max(0, n - 2) : n] == "WW" else 1 for n in range(len(record))]


def scored(results: dict[str, Any]) -> tuple[dict[str, str], list[str]]:
    """Everybody's matches as letters, in order, and what is wrong with how they were paired."""
    records: dict[str, str] = {one["id"]: "" for one in results["entrants"]}
    last: dict[str, tuple[str, int]] = {}
    wrong = []
    for match in results["matches"]:
        both = (match["first"], match["second"])
        for me, other in (both, both[::-1]):
            if me in last and last[me][0] == other and match["at"] - last[me][1] < 180:
                wrong.append(f"{me} met {other} twice in a row")
            last[me] = (other, match["at"])
            if match["result"] is not None and not match["void"]:
                winner = match["result"]["winner"]
                records[me] += "D" if winner is None else "W" if both[winner] == me else "L"
    return records, wrong


async def get(http: httpx.AsyncClient, guest: Guest, path: str) -> Any:
    """What an address says, once the server is there."""
    while True:
        try:
            answer = await http.get(guest.address + path, headers={"Cookie": guest.cookie})
            if answer.status_code == 200:
                return answer.json()
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.1)


async def told(http: httpx.AsyncClient, host: Guest, path: str) -> Any:
    """The tournament as its host reads it."""
    return await get(http, host, path)


async def middle(http: httpx.AsyncClient, host: Guest, path: str, number: int, rng: random.Random) -> None:
    """Waits until some matches of a round are over, and others are not."""
    wanted = rng.randrange(1, PLAYERS // 2 - 1)
    while True:
        now = await told(http, host, path)
        if now["phase"] == "over":
            return
        if now["round"] > number:
            return
        if now["round"] == number and sum(match["over"] for match in now["rounds"][-1]["matches"]) >= wanted:
            return
        await asyncio.sleep(0.02)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1)
    parser.add_argument("--arena", type=int, default=0, metavar="SECONDS", help="an arena that lasts so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--browsers", type=int, default=0)
    parser.add_argument("--chromium", default="", help="the browser's program; Playwright's own where it is left out")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as where:
        if asked.arena:
            trying = arena(asked.arena, asked.kills, asked.seed, Path(where))
        else:
            trying = trial(asked.kills, asked.seed, Path(where), asked.browsers, asked.chromium)
        found = asyncio.run(trying)
    print(json.dumps(found, indent=1))
    raise SystemExit(1 if found["wrong"] else 0)
