"""How a guest's set does against the bundled ones: played by workers while the guest looks on, and kept.

One guest has one set tried at a time, so many within an hour, and a few are at once for all; the others wait in line.
Games wait in one queue for all of them, so that they hold up nobody who asks for anything else. What was played is
kept by the cards for whoever asks the same again.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import logging
import math
import threading
import time
from collections import OrderedDict, defaultdict, deque
from collections.abc import AsyncGenerator, Hashable, Iterable, Iterator, Sequence
from contextlib import aclosing
from typing import Final

from stolik.game import Game
from stolik.simulation.play import Plan
from stolik.simulation.series import Series
from stolik.simulation.tally import Result, Tally
from stolik.simulation.workers import Job, Played, WorkersError

from . import gauntlet
from . import gauntlet_bodies as gb
from .denied import Denied
from .guests import Guest
from .judging import allowed
from .packs import Packs
from .quotas import HOUR
from .settings import Settings
from .workers import Workers

log = logging.getLogger("stolik.server")

QUEUE: Final = "gauntlets"
"""In whose queue games wait: all in one, which has at most all processes but one."""
PIECE: Final = 30.0
"""Seconds that two games may take."""
PATIENCE: Final = 2.0
"""Where too much waits, games are asked for again after so many seconds."""
EVERY: Final = 0.5
"""Seconds between two lines while games are played …"""
STILL: Final = 5.0
"""… and while nothing changes: a line says that the line is alive."""
AGAIN: Final = 30
"""When somebody may ask again for whom there was no place in the line."""
KEPT: Final = 2000
"""Sets of which the result is kept, of those that were asked for last."""


class _Run:
    """A guest's set being tried; `why` is what ended it from outside."""

    def __init__(self) -> None:
        self.ends = asyncio.Event()
        self.why = ""

    def end(self, why: str) -> None:
        """Whoever looks on is told why."""
        self.why = self.why or why
        self.ends.set()

    def check(self) -> None:
        """Raises Denied where it was ended."""
        if self.why:
            raise Denied(409 if self.why == "gauntlet-anew" else 503, self.why)


class Gauntlets:
    """Who has which set tried, and what came of it."""

    def __init__(self, settings: Settings, workers: Workers, packs: Packs) -> None:
        self._limits = settings.limits
        self._workers = workers
        self._packs = packs
        self._runs: dict[str, _Run] = {}
        self._line: list[_Run] = []
        self._playing: set[_Run] = set()
        self._moved = asyncio.Event()
        self._begun: dict[str, deque[float]] = defaultdict(deque)
        self._kept: OrderedDict[Hashable, gb.GauntletLine] = OrderedDict()
        self._closed = False

    async def run(
        self, guest: Guest, game: Game, body: gb.GauntletBody, lang: str
    ) -> AsyncGenerator[gb.GauntletLine, None]:
        """How it stands, again and again, until there are enough games. Whoever closes this ends it. Raises Denied: at
        once for a set that may not be tried, later for what ended it."""
        allowed(game, body.options)
        cards = await self._packs.cards(guest, game, [card for stack in body.stacks for card in stack])
        stacks = tuple(tuple(stack) for stack in body.stacks)
        options = tuple(sorted(body.options.items()))
        key = (game.id, game.rules.version, stacks, options, cards)
        if key not in self._kept:
            asked = (game.id, stacks, lang, body.options, cards)
            plans = await self._workers.ask(guest.id, gauntlet.entered, *asked, seconds=PIECE)
            async with aclosing(self._run(guest, key, plans)) as lines:
                async for line in lines:
                    yield gauntlet.told(line, game, lang)
        self._kept.move_to_end(key)
        yield gauntlet.told(self._kept[key], game, lang)

    async def _run(self, guest: Guest, key: Hashable, plans: Sequence[Plan]) -> AsyncGenerator[gb.GauntletLine, None]:
        """As long as it lasts; then it is kept."""
        run = self._enter(guest)
        try:
            while (place := self._place(run)) > 0:
                yield gb.GauntletLine("waits", place, len(plans))
                await _first(self._moved, run.ends)
            self._line.remove(run)
            self._playing.add(run)
            series = gauntlet.series_of(plans, self._limits.gauntlet_games)
            player = _Player(self._workers, key, series)
            yield gauntlet.line_of(len(plans))
            player.start()
            try:
                while True:
                    ended = await player.wait(run.ends)
                    run.check()
                    if ended:
                        break
                    yield gauntlet.line_of(len(plans), player.tallies, player.of)
            finally:
                player.stop()
            if player.wrong is not None:
                raise player.wrong
            line = gauntlet.line_of(len(plans), series.tallies)
            line.state = "done"
            self._kept[key] = line
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        finally:
            self._leave(guest, run)

    # ---- the line

    def _enter(self, guest: Guest) -> _Run:
        """At the end of the line; whatever else this guest has tried ends. Raises Denied."""
        if self._closed:
            raise Denied(503, "gauntlet-restart", retry=AGAIN)
        now = time.monotonic()
        for one in [one for one, begun in self._begun.items() if not begun or begun[-1] < now - HOUR]:
            del self._begun[one]
        before = self._runs.get(guest.id)
        waiting = [run for run in self._line if run is not before]
        if len(waiting) >= self._limits.gauntlets_waiting:
            raise Denied(429, "gauntlets-full", AGAIN, retry=AGAIN)
        begun = self._begun[guest.id]
        while begun and begun[0] < now - HOUR:
            begun.popleft()
        most = self._limits.gauntlets_an_hour
        if len(begun) >= most:
            wait = max(1.0, begun[0] + HOUR - now) if begun else HOUR
            raise Denied(429, "gauntlets-an-hour", most, math.ceil(wait / 60), retry=math.ceil(wait))
        begun.append(now)
        if before is not None:
            before.end("gauntlet-anew")
        run = self._runs[guest.id] = _Run()
        self._line.append(run)
        return run

    def _place(self, run: _Run) -> int:
        """Its place in the line; 0 where it is its turn. Raises Denied where it was ended."""
        run.check()
        free = self._limits.gauntlets - len(self._playing)
        return max(0, self._line.index(run) + 1 - max(0, free))

    def _leave(self, guest: Guest, run: _Run) -> None:
        if run in self._line:
            self._line.remove(run)
        self._playing.discard(run)
        if self._runs.get(guest.id) is run:
            del self._runs[guest.id]
        self._moved.set()
        self._moved = asyncio.Event()

    def close(self) -> None:
        """End what runs: everybody is told."""
        self._closed = True
        for run in self._runs.values():
            run.end("gauntlet-restart")


async def _first(*events: asyncio.Event) -> None:
    """Until one of them, or until it is time to say that nothing has changed."""
    tasks = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        await asyncio.wait(tasks, timeout=STILL, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


class _Player:
    """Plays a series: it decides in a thread which games come next, and workers play them."""

    def __init__(self, workers: Workers, key: Hashable, series: Series) -> None:
        self.tallies: Sequence[Tally] = series.tallies
        self.of = 0
        self.wrong: Exception | None = None
        self._workers = workers
        self._key = key
        self._series = series
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self._over = threading.Event()
        self._asking: concurrent.futures.Future[list[Result]] | None = None
        self._lock = threading.Lock()
        self._ended = False
        self._told = 0.0
        self._thread = threading.Thread(target=self._play, name="gauntlet", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    async def wait(self, ends: asyncio.Event) -> bool:
        """Until there is something to tell, or a while; whether all is played, or has failed (`wrong`)."""
        await _first(self._news, ends)
        self._news.clear()
        return self._ended

    def stop(self) -> None:
        """Play no further: the games that are being played are ended."""
        with self._lock:
            self._over.set()
            if self._asking is not None:
                self._asking.cancel()

    # ---- in the thread

    def _play(self) -> None:
        wrong: Exception | None = None
        try:
            self._series.play(self, self._progress)
            if self._series.fault is not None:
                wrong = Denied(422, "gauntlet-failed")
        except Denied as denied:
            wrong = denied
        except Exception:
            log.exception("games of a set against the bundled ones failed")
            wrong = Denied(422, "gauntlet-failed")
        self._say(True, wrong)

    def _progress(self, done: int, of: int) -> None:
        now = time.monotonic()
        self.of = of
        if now - self._told >= EVERY:
            self._told = now
            self.tallies = self._series.tallies
            self._say(False, None)

    def _say(self, ended: bool, wrong: Exception | None) -> None:
        def say() -> None:
            self._ended, self.wrong = ended, wrong
            self._news.set()

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(say)

    def play(self, jobs: Iterable[Job]) -> Iterator[Played]:
        """What workers play, a job at a time (simulation.workers.Players). Raises WorkersError after `stop`, Denied for
        games that take too long or too much."""
        for place, plan, numbers in jobs:
            with self._lock:
                if self._over.is_set():
                    raise WorkersError("it was ended")
                ask = self._ask((*numbers,), place, plan)
                self._asking = asyncio.run_coroutine_threadsafe(ask, self._loop)
            try:
                results = self._asking.result()
            except concurrent.futures.CancelledError:
                raise WorkersError("it was ended") from None
            yield place, numbers.start, results, [""] * len(results)

    def rest(self) -> Iterator[Played]:
        """Nothing: no KeyboardInterrupt comes here."""
        return iter(())

    async def _ask(self, numbers: tuple[int, ...], place: int, plan: Plan) -> list[Result]:
        """Some games; where too much waits they are asked for again."""
        while True:
            try:
                key = (self._key, place, numbers)
                return await self._workers.ask(QUEUE, gauntlet.games_of, plan, numbers, seconds=PIECE, key=key)
            except Denied as denied:
                if denied.status != 429:
                    raise
            await asyncio.sleep(PATIENCE)
