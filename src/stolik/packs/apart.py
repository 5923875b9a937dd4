"""A card file read in a process of its own, with limits of time and memory: whatever is in the file, this one goes on.

A card that takes longer than it may is left out, and reading goes on with the next one in a new process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, Queue
from threading import Event, Thread
from typing import Any

from stolik.game import Game
from stolik.kernel.rules import SetupError

from . import child
from .pack import Pack, PackCard, named, titled
from .reading import DIED, TOO_LONG, CardFiles, NoCard, PackError, check_content, check_size, game_of_file

Found = PackCard | NoCard | str
"""What an entry of a file is: a card, none, or the id of one that is bundled."""


@dataclass(frozen=True)
class Limits:
    """Seconds until the first card of a file is read, and for each other card, on a machine that has other things to
    do; how many cards may take longer before the rest of the file is left out; how many cards a pack may have."""

    start: float = 60.0
    card: float = 20.0
    slow: int = 5
    cards: int = 25_000


class Reading:
    """A file being read: `of` is how many entries it has, once that is known, `found` what was found so far."""

    def __init__(self, content: bytes, source: str, limits: Limits | None = None) -> None:
        """`source` is the name of the file, whose ending says of which game it is. Raises PackError for a file that is
        too large or of another kind."""
        check_size(len(content), source)
        self.game, self.home = game_of_file(source)
        check_content(content, source)
        self.source = source
        self.of = 0
        self.found: list[Found] = []
        self._content = content
        self._talk: _Talk | None = None
        self._stopped = Event()
        self._limits = limits or Limits()

    def steps(self) -> Iterator[Found]:
        """Each entry as it is read. Closing the iterator ends the process. Raises PackError for what is no card
        file."""
        slow = 0
        while not self._stopped.is_set():
            talk = self._talk = _Talk(self._content, self.source, len(self.found))
            try:
                place = ""
                wait = self._limits.start
                while True:
                    line = talk.hear(wait)
                    if line is None or self._stopped.is_set():
                        break
                    if child.WRONG in line:
                        raise PackError(line[child.WRONG])
                    if child.END in line:
                        return
                    if child.OF in line:
                        self.of = line[child.OF]
                        self._check_many()
                    elif child.AT in line:
                        place = line["place"]
                    else:
                        place, wait = "", self._limits.card
                        one = _entry(line, self.game)
                        self.found.append(one)
                        yield one
            finally:
                died = talk.died
                talk.end()
            if self._stopped.is_set():
                return
            if not self.of and died:
                raise PackError(f"{self.source}: its reader ended without a word. Split the file into sets")
            if not self.of:
                raise PackError(f"{self.source}: reading it takes too long or too much memory. Split it into sets")
            slow += 1
            stuck = NoCard(place or f"entry {len(self.found) + 1}", DIED if died else TOO_LONG)
            left = self.of - len(self.found) if slow > self._limits.slow else 1
            for _ in range(left):
                self.found.append(stuck)
                yield stuck
                stuck = NoCard(f"entry {len(self.found) + 1}", "not read: too many cards before it take too long")
            if len(self.found) >= self.of:
                return

    def stop(self) -> None:
        """Read no further, also where another thread waits for the next entry: its iterator ends."""
        self._stopped.set()
        if self._talk is not None:
            self._talk.process.kill()

    def _check_many(self) -> None:
        if self.of > self._limits.cards:
            most = self._limits.cards
            raise PackError(
                f"{self.source}: there are {self.of} entries; a pack has at most {most}. Split it into sets"
            )

    def pack(self, since: str, name: str = "") -> Pack:
        """What was read, as a pack without an id of its own yet. Raises PackError where there is no card in it that
        isn't here already."""
        cards = [one for one in self.found if isinstance(one, PackCard)]
        left = [one for one in self.found if isinstance(one, NoCard)]
        bundled = [one for one in self.found if isinstance(one, str)]
        if not cards:
            raise PackError(f"{self.source}: {_nothing(len(bundled), left)}")
        called = named(name) or _set_title(self.home, cards) or titled(self.source)
        source = named(self.source) or "file"
        return Pack("", called, self.game.id, source, since, tuple(cards), tuple(left), tuple(bundled))


def read_pack(content: bytes, source: str, name: str = "", since: str = "", limits: Limits | None = None) -> Pack:
    """The whole file at once. Raises PackError."""
    reading = Reading(content, source, limits)
    for _ in reading.steps():
        pass
    return reading.pack(since or today(), name)


def today() -> str:
    """The day, as packs say it."""
    return time.strftime("%Y-%m-%d")


def _entry(line: dict[str, Any], game: Game) -> Found:
    if child.BUNDLED in line:
        return str(line[child.BUNDLED])
    if child.LEFT in line:
        return NoCard(*line[child.LEFT])
    data = line[child.FOUND]
    try:
        return child.checked(data, game)
    except (SetupError, PackError) as wrong:
        return NoCard(str(data["card"].get("id", "card")), str(wrong))


def _nothing(bundled: int, left: list[NoCard]) -> str:
    if bundled and not left:
        return f"all {bundled} cards of it are here already; there is nothing to add"
    if bundled:
        return f"{bundled} cards of it are here already, and {len(left)} entries are no cards; there is nothing to add"
    if left:
        more = f", and {len(left) - 1} more" if len(left) > 1 else ""
        return f"there is no card in it ({left[0].place}: {left[0].why}{more})"
    return "there is no card in it"


def _set_title(home: CardFiles, cards: list[PackCard]) -> str:
    """The title of the set that all cards are of; "" where they are of several, or of none that is known."""
    sets = {one.id.rpartition("-")[0] for one in cards}
    known = home.sets().get(next(iter(sets))) if len(sets) == 1 else None
    return known[0] if known else ""


@dataclass
class _Talk:
    """A process that reads, and what it says. Two threads write to it and listen, so that nobody waits for a full
    pipe."""

    content: bytes
    source: str
    first: int
    lines: Queue[bytes] = field(default_factory=Queue)
    ended: bool = False

    def __post_init__(self) -> None:
        path = os.pathsep.join(part for part in sys.path if part)
        self.process: Any = subprocess.Popen(
            [sys.executable, "-m", child.__name__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.threads = [Thread(target=work, daemon=True) for work in (self._write, self._listen)]
        for thread in self.threads:
            thread.start()

    def _write(self) -> None:
        head = json.dumps({"name": self.source, "first": self.first}).encode()
        with suppress(OSError):  # it may have ended
            self.process.stdin.write(head + b"\n" + self.content)
            self.process.stdin.close()

    def _listen(self) -> None:
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(b"")

    def hear(self, seconds: float) -> dict[str, Any] | None:
        """The next thing that it says; None where it says nothing in so many seconds, or has ended."""
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            return None
        self.ended = not line.endswith(b"\n")
        found: dict[str, Any] | None = None if self.ended else json.loads(line)
        return found

    @property
    def died(self) -> bool:
        """Whether it has ended by itself, in the middle of what it said or before its end."""
        return self.process.poll() is not None or self.ended

    def end(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()
        for thread in self.threads:
            thread.join()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                pipe.close()
