"""One guest who does the worst a guest can do, as fast as the limits let them.

    python benchmarks/_worst.py ADDRESS SECONDS [WHAT]

Many requests at once, over and over: sets full of hostile text, sets to counter others, records that are long or never
end, tables, pages and cards; and previews and questions at a table against a bot. With WHAT only those requests whose
name begins so ("records", "decks: by chance"), to see which of them it is that others wait for. At the end it prints
how they were answered, by status.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
import time
from collections import Counter
from typing import Any

import httpx
import websockets
from _serve import Guest

from stolik import Match
from stolik.kernel.codec import MOST_NUMBER
from stolik.kernel.contract import Choice
from stolik.scenarios.table import load

Asked = tuple[str, str, Any]
"""Method, path and body of a request; "{n}" in it is another number each time."""

AT_ONCE = 24
WHENCE = "203.0.113.66"


def record(answers: int = 700) -> dict[str, Any]:
    """A long game of Pokémon."""
    match, choice = Match("pokemon", ("Terra Firma", "Inferno Zone"), seed=3), Choice(3)
    while match.decision is not None and match.turn < answers:
        match.answer(choice.answer(match.decision))
    return match.record.to_data()


def decks() -> dict[str, Asked]:
    """Things that are asked about sets."""
    hostile = ["total" + " " * 1500 + "x", "," * 60_000, "1 " * 30_000, "Pikachu" + ":;" * 20_000]
    unknown = [[f"Nobody {n} {row}" for n in range(200)] for row in range(5)]
    check = "/api/games/{}/decks/check"
    return {
        **{
            f"decks: {text[:8]!r} for {game}": ("POST", check.format(game), {"text": text})
            for text in hostile
            for game in ("pokemon", "star-wars")
        },
        "decks: unknown names": ("POST", check.format("token-battle"), {"stacks": unknown}),
        "decks: unknown cards": ("POST", check.format("pokemon"), {"stacks": unknown}),
        "decks: 20 kB of text": ("POST", check.format("pokemon"), {"text": "4 Pikachu Nobody\n" * 1100}),
        "decks: by chance": ("POST", "/api/games/token-battle/decks/random", {}),
        "decks: all, judged": ("GET", "/api/games/pokemon/decks?options=%7B%22format%22%3A%22half%22%7D", None),
    }


def tables() -> dict[str, Asked]:
    """Tables that are opened."""
    duel = {"game": "token-battle", "deck": "first-steps", "opponent": "bot:lookahead", "options": {}}
    return {
        "tables: counter sets": ("POST", "/api/tables", {**duel, "other_deck": "counter"}),
        "tables: bots": ("POST", "/api/tables", {**duel, "game": "pokemon", "deck": None}),
        "tables: drawn": ("POST", "/api/tables", {"scenario": f"star-wars/{load('star-wars')[0].id}"}),
        "tables: mine": ("GET", "/api/tables", None),
    }


def records() -> dict[str, Asked]:
    """Records that are loaded."""
    long = record()
    endless = {"agenda": [{"class": "Effect", "tree": {"class": "Coins", "n": 3_000_000}}]}
    wide = {"schema": 1, "state": [{"#": "Coins", "n": MOST_NUMBER}] * 30_000}
    posted = {
        "a long game": long,
        "another one each time": {**long, "seed": "{n}"},
        "endless": {**long, "state": endless},
        "a wide state": {**long, "state": wide},
        "many entries": {**long, "entries": long["entries"] * 4},
    }
    return {f"records: {name}": ("POST", "/api/replays", {"record": one}) for name, one in posted.items()}


def pages() -> dict[str, Asked]:
    """What is the same for everybody, and what is nothing."""
    games = ("/api/games/star-wars/cards?lang=ja", "/api/games/pokemon/cards?lang=pl", "/api/rules/star-wars")
    paths = (*games, "/api/openapi.json", "/api/protocol.json", "/", "/static/%00")
    return {f"pages: {path}": ("GET", path, None) for path in paths}


def asks(only: str = "") -> dict[str, Asked]:
    """Everything whose name begins with `only`."""
    found = {**decks(), **tables(), **records(), **pages()}
    return {name: asked for name, asked in found.items() if name.startswith(only)}


async def flood(http: httpx.AsyncClient, guest: Guest, attacks: list[Asked], until: float, seen: Counter[str]) -> None:
    """These requests, one after the other."""
    headers = {"X-Stolik": "1", "Cookie": guest.cookie, "X-Forwarded-For": WHENCE, "Content-Type": "application/json"}
    for n, (method, path, body) in enumerate(itertools.cycle(attacks)):
        if time.perf_counter() > until:
            return
        content = None if body is None else json.dumps(body).replace('"{n}"', str(n))
        with contextlib.suppress(httpx.HTTPError):
            answer = await http.request(method, guest.address + path, content=content, headers=headers)
            seen[f"{answer.status_code} {method} {path.split('?')[0]}"] += 1


async def chatter(guest: Guest, table: str, until: float, seen: Counter[str]) -> None:
    """Previews and questions at a table, without waiting for an answer."""
    url = f"{guest.address.replace('http', 'ws')}/ws/table/{table}?v=-1&lang=en"
    headers = {"Cookie": guest.cookie, "X-Forwarded-For": WHENCE}
    while time.perf_counter() < until:
        with contextlib.suppress(websockets.WebSocketException, OSError):
            async with websockets.connect(url, additional_headers=headers, max_size=None, close_timeout=1) as line:
                for n in itertools.count(1):
                    if time.perf_counter() > until:
                        return
                    asked = {"t": "preview", "d": {"a": n, "v": 0, "picks": [n % 5]}}
                    await line.send(json.dumps(asked if n % 3 else {"t": "resume", "d": {"v": -1}}))
                    seen["message"] += 1
                    await asyncio.sleep(0.002)


async def main(address: str, seconds: float, only: str = "") -> None:
    """Do it."""
    attacks = list(asks(only).values())
    until = time.perf_counter() + seconds
    seen: Counter[str] = Counter()
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=200)) as http:
        guest = await Guest(address, WHENCE).begin(http)
        made = await guest.post(
            http, "/api/tables", {"game": "pokemon", "deck": None, "opponent": "bot:random", "options": {}}
        )
        tasks = [flood(http, guest, attacks, until, seen) for _ in range(AT_ONCE)]
        tasks += [chatter(guest, made["id"], until, seen) for _ in range(0 if only else 8)]
        await asyncio.gather(*tasks)
    print(json.dumps(dict(sorted(seen.items()))))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2]), *sys.argv[3:]))
