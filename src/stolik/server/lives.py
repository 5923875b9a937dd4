"""How long a session or a token lives: what was found in the store is remembered for a while, and what ends has ended
for everybody who holds it.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar
from weakref import WeakValueDictionary

log = logging.getLogger("stolik.server")

KNOWN: Final = 10_000
"""Sessions, and as many tokens, kept in memory."""
REMEMBERED: Final = 60.0
"""Seconds for which what the store said of one is believed."""

T = TypeVar("T")


class Life:
    """Whether one session or token still runs. There is one for each secret, shared by all who hold it: a request that
    reads it at this moment, a socket, a stream. `mark` is the hash of the secret, `id` its name in lists; times are in
    seconds since 1970, `used` as it was written last."""

    __slots__ = ("__weakref__", "_open", "ended", "expires", "id", "mark", "used")

    def __init__(self, mark: str) -> None:
        self.mark = mark
        self.id = ""
        self.expires = 0.0
        self.used = 0.0
        self.ended = False
        self._open: set[Callable[[], None]] = set()

    @property
    def good(self) -> bool:
        """Whether it has neither ended nor run out."""
        return not self.ended and self.expires > time.time()

    @property
    def held(self) -> bool:
        """Whether a socket or a stream is open on it."""
        return bool(self._open)

    def hold(self, close: Callable[[], None]) -> Callable[[], None]:
        """Have `close` called when it ends, at once if it has ended already; how to let go."""
        if self.good:
            self._open.add(close)
        else:
            close()
        return lambda: self._open.discard(close)

    def end(self) -> None:
        """It is over, and all that is open on it is closed."""
        self.ended = True
        while self._open:
            close = self._open.pop()
            try:
                close()
            except Exception:
                log.exception("what was open on a session could not be closed")


class Lives(Generic[T]):
    """The lives of one kind, and what was found of each: at most KNOWN, and none longer than REMEMBERED."""

    def __init__(self) -> None:
        self._lives: WeakValueDictionary[str, Life] = WeakValueDictionary()
        self._known: OrderedDict[str, tuple[T, Life, float]] = OrderedDict()

    def life(self, mark: str) -> Life:
        """The life of a secret, whether the store has it or not. Who reads takes it before, so that it hears of an end
        that comes meanwhile."""
        found = self._lives.get(mark)
        if found is None:
            found = self._lives[mark] = Life(mark)
        return found

    def recall(self, mark: str) -> T | None:
        """What was found a short while ago, None if it has to be read."""
        kept = self._known.get(mark)
        if kept is None:
            return None
        found, life, at = kept
        if not life.good or time.monotonic() - at > REMEMBERED:
            del self._known[mark]
            return None
        return found

    def remember(self, life: Life, found: T) -> None:
        """This was found."""
        self._known[life.mark] = (found, life, time.monotonic())
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)

    def forget(self, whose: Callable[[T], bool]) -> None:
        """Have these read anew when they are asked for."""
        for mark in [mark for mark, (found, _, _) in self._known.items() if whose(found)]:
            del self._known[mark]

    def end(self, lives: Iterable[Life]) -> None:
        """These have ended."""
        for life in lives:
            self._known.pop(life.mark, None)
            life.end()

    def held(self) -> list[Life]:
        """Those on which something is open."""
        return [life for life in self._lives.values() if life.held]
