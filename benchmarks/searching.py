"""How long a search over all finished games takes, in a store with a hundred thousand of them.

    PYTHONPATH=src python benchmarks/searching.py [--games 100000] [--keep FOLDER]

It fills a SQLite store with games of made-up people (names by chance of a fixed seed, decks that are bundled, a tenth
of them rated), and asks for the first page of each search eleven times, and for a page in the middle. Printed are the
median and the worst, in milliseconds, with what was found.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, insert

from stolik.catalog import game as find_game
from stolik.server import store as db
from stolik.server.doing import Doing
from stolik.server.finding import PAGE, find
from stolik.server.kept_games import finished, finished_seats
from stolik.server.searching import read
from stolik.server.store import Store
from stolik.text.words import slug

PEOPLE = 5000
BEGIN = 1.7e9
TIMES = 11
PARTS = (
    "vel",
    "vet",
    "owl",
    "tin",
    "otter",
    "moss",
    "lan",
    "tern",
    "quiet",
    "anvil",
    "brine",
    "hazel",
    "comet",
    "yuzu",
)
SEARCHES = (
    "",
    "owl",
    "velvet12",
    "nobody-is-called-so",
    "deck:first",
    "deck:first against:carousel",
    "deck:first against:hearth result:lost turns>30",
    "player:otter77 result:won",
    "player:otter against:comet rated",
    "against:e",
    "result:drawn",
    "turns>59",
    "turns>9998",
    "since:2023-12 until:2023-12 rated",
    "game:token owl tin moss",
    "e a o i t n",
    "player:e player:o player:t against:a against:i result:lost turns>58",
)


def people(chance: Random) -> list[dict[str, Any]]:
    """Made-up ones."""
    return [
        {
            "id": f"g{n:05}",
            "name": f"{chance.choice(PARTS)}{chance.choice(PARTS)}{n}",
            "lang": "en",
            "theme": "system",
            "created": BEGIN,
        }
        for n in range(PEOPLE)
    ]


def filled(connection: Connection, games: int) -> None:
    """Write so many games."""
    chance = Random(1)
    known = people(chance)
    connection.execute(insert(db.guests), known)
    decks = {
        name: [f"{name}/{slug(deck.name)}" for deck in find_game(name).decks]
        for name in ("token-battle", "pokemon", "star-wars")
    }
    for begun in range(0, games, 5000):
        tables, over, seats = [], [], []
        for n in range(begun, min(games, begun + 5000)):
            name, at = chance.choice(list(decks)), BEGIN + n * 300.0
            both = chance.sample(known, 2)
            result = chance.choice((1, 1, 1, -1, -1, -1, 0))
            table = f"t{n:07}"
            shared = {"id": table, "game": name, "kind": "friend", "status": "over", "owner": both[0]["id"]}
            more = {"settings": {}, "summary": {"scores": None}, "created": at, "updated": at}
            tables.append({**shared, **more})
            rated = int(chance.random() < 0.1)
            over.append(
                {
                    "table_id": table,
                    "game": name,
                    "format": "",
                    "at": at,
                    "turns": chance.randrange(5, 61),
                    "rated": rated,
                    "watched": 1,
                    "shown": 1,
                }
            )
            for seat, who in enumerate(both):
                seats.append(
                    {
                        "table_id": table,
                        "seat": seat,
                        "side": seat,
                        "guest": who["id"],
                        "bot": None,
                        "called": "",
                        "deck": chance.choice(decks[name]),
                        "result": -result if seat else result,
                        "first": 1,
                        "at": at,
                    }
                )
        for into, rows in ((db.tables, tables), (finished, over), (finished_seats, seats)):
            connection.execute(insert(into), rows)


async def measure(folder: Path, games: int) -> None:
    """Fill a store and search it."""
    store = await Store.open(folder)
    try:
        await store.write(lease=Doing(lambda connection: filled(connection, games)))
        await find(store, read(""), "en", player=None, visitor=None, before="")
        print(f"{games} games of {PEOPLE} people, pages of {PAGE}; ms: median, worst")
        middle = f"{BEGIN + games * 150.0!r}~t{games // 2:07}"
        asked = [(None, text, before) for text in SEARCHES for before in ("", middle)]
        asked += [("g00077", text, "") for text in ("", "deck:first", "against:owl result:lost", "zzz")]
        for player, text, before in asked:
            took, found = [], 0
            for _ in range(TIMES):
                began = time.perf_counter()
                page = await find(store, read(text), "en", player=player, visitor=None, before=before)
                took.append(1000 * (time.perf_counter() - began))
                found = len(page.games)
            where = f"{'a person' if player else 'everybody'}{', middle' if before else ''}"
            print(f"{statistics.median(took):8.1f} {max(took):8.1f}  {found:3}  {where:18}  {text}")
    finally:
        await store.close()


def main() -> None:
    """Read the command line and measure."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--keep", type=Path)
    given = asked.parse_args()
    with TemporaryDirectory() as folder:
        asyncio.run(measure(given.keep or Path(folder), given.games))


if __name__ == "__main__":
    main()
