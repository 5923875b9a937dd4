"""What a viewer may not know changes nothing of what is sent: pairs of games that differ in hidden cards alone, byte by
byte, through a real server's sockets.

    python benchmarks/leaks.py pokemon --pairs 20000 --workers 2

At positions of random games all that a viewer can't know is dealt anew. At both tables the same viewer, a seat or a
spectator, opens a socket, sees the whole table, asks why not, looks ahead, and hears how an answer is taken back that
was given since; what comes back must be the same, byte by byte. And what a bot in the seat that is asked would be given
(its view, the question, worlds to imagine) must be the same too. Exit code 1 and the seed and answer of each pair that
differs. It is no timed test: figures are printed for the record.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
# Behind what is installed: a compiled Stolik is measured where there is one.
sys.path.append(str(Path(__file__).resolve().parents[1] / "src"))

import pytest
import websockets
from tests.server.conftest import QUICK, Player
from tests.server.test_leaks import NoDoors, NoStore, stop_clocks

from stolik.catalog import game as find_game
from stolik.kernel.contract import Choice
from stolik.kernel.luck import derive
from stolik.match import Match
from stolik.server import protocol as p
from stolik.server.history import LISTS, History
from stolik.server.listeners import Listener
from stolik.server.room import Sitting, TableRow
from stolik.server.run import listen, make_server
from stolik.server.table import LiveTable

TABLE = "leaks"
EACH = 12
"""Positions of one game that are looked at."""
WORLDS = 2
NAMES = ("Ala", "Bolek", "Celina", "Darek")


def positions(name: str, seed: int) -> Iterator[tuple[int, Match]]:
    """Some positions of a random game of bundled decks."""
    found, rng, choice = find_game(name), random.Random(seed), Choice(seed)
    tables = [few for few in product(found.decks, repeat=2) if found.seating.can_meet(*few)]
    few = rng.choice(tables)
    decks = [few[seat % 2] for seat in range(found.seats)]
    if found.seats == 2 and found.seating.of(decks) != (0, 1):
        decks.reverse()
    match = Match(found, decks, seed, {}, NAMES[: found.seats], LISTS)
    pause = 1
    while match.decision is not None:
        pause -= 1
        if not pause:
            yield match.turn, match
            pause = rng.randrange(1, 20)
        match.answer(choice.answer(match.decision))


def beside(match: Match, seat: int | None, luck: int) -> tuple[Match, Match]:
    """The game from here on, and the same with other hidden cards."""
    s = match._state
    both = (s.clone(), match.rules.determinise(s, seat, luck))
    here, there = (Match.from_state(match.game, one, 7, match.names, LISTS) for one in both)
    return here, there


def given(match: Match) -> Any:
    """What a bot is given where it is asked."""
    decision = match.decision
    if decision is None:
        return None
    view = match.view(decision.seat)
    fields = {name: repr(getattr(view, name)) for name in view.__dataclass_fields__ if name != "decision"}
    worlds = [match.worlds(decision.seat).sample(luck)._state.key() for luck in range(WORLDS)]
    return fields, repr(decision), [(o.verb, o.args) for o in decision.options], worlds


class Pairs:
    """One server in this process, its guests, and a table that is put there anew for each game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.line = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.line.getsockname()[1]}"
        self.server = make_server(QUICK, None, self.address)

    async def __aenter__(self) -> Pairs:
        self.task = asyncio.create_task(self.server.serve(sockets=[self.line]))
        while not self.server.started:
            await asyncio.sleep(0.01)
        self.players = [await Player(self.address).begin(name) for name in (*NAMES[: self.seats], "Ewa")]
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self.players:
            await player.close()
        self.server.should_exit = True
        await self.task

    async def place(self, history: History) -> LiveTable:
        """A table with this game, in the house."""
        house = self.server.config.app.app.state.house  # type: ignore[union-attr]
        settings = {"options": {}, "clock": None, "spectators": True}
        row = TableRow(
            TABLE, history.match.game.id, "friend", "running", "a", settings, None, None, {}, None, 0, 0, seal=""
        )
        row.sittings = [Sitting(one.id, None, name, None) for one, name in zip(self.players, NAMES[: self.seats])]
        around: Any = (NoStore(), house.brains, house.workers, QUICK, NoDoors(), house.measures)
        table = LiveTable(row, history, 0, [], {}, *around)
        house._tables[TABLE] = table
        return table

    async def sent(self, match: Match, seat: int | None, said: list[p.Incoming], since: list[int]) -> list[str]:
        """What the viewer hears who says all that; or, where an answer was given `since`, how it is taken back."""
        history = History(match)
        if since:
            history.answer(since)
        table = await self.place(history)
        viewer = self.players[self.seats if seat is None else seat]
        cookie = "; ".join(f"{c.name}={c.value}" for c in viewer.http.cookies.jar)
        url = f"{self.address.replace('http', 'ws')}/ws/table/{TABLE}?v=-1&lang={p.LANGS[match.turn % 3]}"
        try:
            async with websockets.connect(
                url, additional_headers={"Cookie": cookie}, max_size=None, close_timeout=1, compression=None
            ) as socket:
                heard = [str(await socket.recv())]
                if since:
                    heard = await self._taken_back(table, socket)
                for message in said:
                    await socket.send(p.write(message).decode())
                # Each has one reply; previews come when they are known.
                replies = [str(await socket.recv()) for _ in said]
                heard += sorted(replies, key=lambda frame: int(json.loads(frame)["d"]["a"]))
        finally:
            await table.close()
        return heard

    async def _taken_back(self, table: LiveTable, socket: Any) -> list[str]:
        """The frame that says so."""
        history = table.room.history
        assert history is not None
        author = next(seat for seat in reversed(history.authors) if seat is not None)
        lines = [Listener(one.id, one.id, table.room.viewer(one.id, "en")) for one in self.players[: self.seats]]
        for line in lines:
            table.attach(line)
        table.hear(lines[author], p.UndoMessage(p.Regret(1)))
        for line in lines[:author] + lines[author + 1 :]:
            table.hear(line, p.UndoReplyMessage(p.Consent(2, True)))
        while '"t":"back"' not in (frame := str(await socket.recv())):
            pass
        for line in lines:
            table.detach(line)
        while table._audience.listeners[1:]:
            await asyncio.sleep(0)
        return [frame]


def questions(match: Match, seat: int | None, rng: random.Random) -> list[p.Incoming]:
    """What a client can ask without changing the table."""
    intents = match.intents(0 if seat is None else seat)
    some = rng.sample(intents, min(4, len(intents)))
    said: list[p.Incoming] = [
        p.WhyMessage(p.Question(1000 + n, one.verb, list(one.args))) for n, one in enumerate(some)
    ]
    said += [p.PreviewMessage(p.Choice(2000 + n, 0, [rng.randrange(4)])) for n in range(2)]
    return said


def both_ways(here: Match, there: Match, seat: int | None, rng: random.Random) -> list[int]:
    """An answer of the viewer that can be given in both games, and taken back; empty where there is none. (What others
    are asked depends on what the viewer may not know.)"""
    one, two = here.decision, there.decision
    if one is None or two is None or one.seat != seat or two.seat != seat:
        return []
    picks = [one.options.index(option) for option in Choice(rng.randrange(1 << 30)).answer(one)]
    trials = [here.clone(), there.clone()]
    for trial in trials:
        if not two.permits(picks):
            return []
        trial.answer_at(picks)
    # How far back it is, is told; what luck made of the turn may be known.
    turns = {getattr(trial.view(None), "turn", 0) for trial in trials}
    return picks if len(turns) == 1 and all(trial.outcome is None for trial in trials) else []


async def compare(name: str, pairs: int, first: int) -> dict[str, Any]:
    """So many pairs of games from seed `first` on: how many there were, how many of them differ in the state, how many
    heard of an undo, and what leaked."""
    found = {"pairs": 0, "differ": 0, "undone": 0, "frames": 0, "leaks": []}
    seats = find_game(name).seats
    async with Pairs(seats) as house:
        seed = first
        while True:
            for n, (turn, match) in enumerate(positions(name, seed)):
                if found["pairs"] >= pairs:
                    return found
                if n >= EACH:
                    break
                seat = (*range(seats), None)[(seed + n) % (seats + 1)]
                here, there = beside(match, seat, derive(seed, n))
                rng = random.Random(derive(seed, turn))
                said = questions(here, seat, rng)
                ways: list[list[int]] = [[], both_ways(here, there, seat, rng)]
                asked = here.decision is not None and here.decision.seat == seat
                for since in ways[: 1 + bool(ways[1])]:
                    one, two = [await house.sent(m.clone(), seat, [] if since else said, since) for m in (here, there)]
                    found["undone"] += bool(since)
                    found["frames"] += len(one)
                    if one != two or (asked and given(here) != given(there)):
                        found["leaks"].append({"seed": seed, "turn": turn, "seat": seat, "since": since})
                found["pairs"] += 1
                found["differ"] += here.key() != there.key()
            seed += 1


def work(job: tuple[str, int, int]) -> dict[str, Any]:
    """The same in a process of its own, with clocks that stand still for the tables."""
    with pytest.MonkeyPatch.context() as patch:
        stop_clocks(patch)
        return asyncio.run(compare(*job))


def main() -> int:
    """Print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    began = time.perf_counter()
    share = -(-given.pairs // given.workers)
    jobs = [(given.game, share, given.seed + 1_000_000 * n) for n in range(given.workers)]
    if given.workers == 1:
        parts = [work(jobs[0])]
    else:
        with ProcessPoolExecutor(given.workers) as pool:
            parts = list(pool.map(work, jobs))
    total = {key: sum(part[key] for part in parts) for key in ("pairs", "differ", "undone", "frames")}
    leaks = [leak for part in parts for leak in part["leaks"]]
    if given.json:
        print(json.dumps({"game": given.game, **total, "leaks": leaks}))
    else:
        took = time.perf_counter() - began
        print(f"{given.game}: {total['pairs']} pairs ({total['differ']} differ in what is hidden), ", end="")
        print(f"{total['undone']} with an undo, {total['frames']} frames each way, {took:.0f} s: {len(leaks)} leaks")
        for leak in leaks[:20]:
            print(f"   {leak}")
    return 1 if leaks else 0


if __name__ == "__main__":
    raise SystemExit(main())
