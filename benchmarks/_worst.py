"""One guest who does the worst a guest can do, as fast as the limits let them.

    python benchmarks/_worst.py ADDRESS SECONDS

Many requests at once, over and over: sets full of hostile text, sets to counter others, records that are long or never
end, replays, tables, pages and cards, previews and talk at a table against a bot. At the end it prints how they were
answered, by status.
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
from stolik.kernel.contract import Choice

AT_ONCE = 24
WHENCE = "203.0.113.66"


def record(answers: int = 700) -> dict[str, Any]:
    """A long game of Pokémon."""
    match, choice = Match("pokemon", ("Terra Firma", "Inferno Zone"), seed=3), Choice(3)
    while match.decision is not None and match.turn < answers:
        match.answer(choice.answer(match.decision))
    return match.record.to_data()


def attacks() -> list[tuple[str, str, Any]]:
    """Method, path and body of each request; {n} is another number each time."""
    long = record()
    endless = {**long, "state": {"agenda": [{"class": "Effect", "tree": {"class": "Coins", "n": 3_000_000}}]}}
    order = {"game": "token-battle", "deck": None, "opponent": "bot:lookahead", "other_deck": "counter", "options": {}}
    hostile = ["total" + " " * 1500 + "x", "," * 60_000, "1 " * 30_000, "Pikachu" + ":;" * 20_000]
    return [
        *(
            ("POST", f"/api/games/{game}/decks/check", {"text": text})
            for text in hostile
            for game in ("pokemon", "star-wars")
        ),
        ("POST", "/api/tables", {**order, "deck": "first-steps"}),
        ("POST", "/api/tables", {"game": "pokemon", "deck": None, "opponent": "bot:lookahead", "options": {}}),
        ("POST", "/api/replays", {"record": long}),
        ("POST", "/api/replays", {"record": {**long, "seed": "{n}"}}),
        ("POST", "/api/replays", {"record": endless}),
        ("POST", "/api/games/token-battle/decks/random", {}),
        ("GET", "/api/games/star-wars/cards?lang=ja", None),
        ("GET", "/api/games/pokemon/cards?lang=pl", None),
        ("GET", "/api/openapi.json", None),
        ("GET", "/api/tables", None),
        ("GET", "/static/%00", None),
    ]


async def flood(http: httpx.AsyncClient, guest: Guest, until: float, seen: Counter[str]) -> None:
    """Requests of all kinds, one after the other."""
    headers = {"X-Stolik": "1", "Cookie": guest.cookie, "X-Forwarded-For": WHENCE}
    for n, (method, path, body) in enumerate(itertools.cycle(attacks())):
        if time.perf_counter() > until:
            return
        content = None if body is None else json.dumps(body).replace('"{n}"', str(n))
        with contextlib.suppress(httpx.HTTPError):
            answer = await http.request(method, guest.address + path, content=content, headers=headers)
            seen[f"{answer.status_code} {method} {path.split('?')[0]}"] += 1


async def chatter(guest: Guest, table: str, until: float, seen: Counter[str]) -> None:
    """Previews, questions and talk at a table, without waiting for an answer."""
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


async def main(address: str, seconds: float) -> None:
    """Do it."""
    until = time.perf_counter() + seconds
    seen: Counter[str] = Counter()
    async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=200)) as http:
        guest = await Guest(address, WHENCE).begin(http)
        made = await guest.post(
            http, "/api/tables", {"game": "pokemon", "deck": None, "opponent": "bot:random", "options": {}}
        )
        tasks = [flood(http, guest, until, seen) for _ in range(AT_ONCE)]
        tasks += [chatter(guest, made["id"], until, seen) for _ in range(8)]
        await asyncio.gather(*tasks)
    print(json.dumps(dict(sorted(seen.items()))))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2])))
