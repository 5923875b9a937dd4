"""Who listens at a table, and how what they are sent leaves the server: here and nowhere else."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Final

from . import protocol as p
from .render import Viewer
from .settings import Rate

WAITING: Final = 256
"""Frames that may wait for a slow reader; then the line is cut, and the client comes back for a snapshot."""

RESTART: Final = 1012
"""With which a socket is closed because the server is being restarted."""
ONCE: Final = 1000
"""Things kept in mind of which nobody is told twice."""

TOO_SLOW: Final = 4408
"""The code with which the socket of a reader is closed who does not keep up."""


class Bucket:
    """How much one client may still ask: it empties by 1 a time and fills by itself."""

    __slots__ = ("_at", "_level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._level = rate.burst
        self._at = time.monotonic()

    def take(self) -> float:
        """0 if one more may be asked now, else after how many seconds."""
        now = time.monotonic()
        self._level = min(self.rate.burst, self._level + (now - self._at) * self.rate.each_second)
        self._at = now
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self.rate.each_second

    @property
    def full(self) -> bool:
        """Whether nothing was asked for so long that the bucket can be forgotten."""
        return self._level + (time.monotonic() - self._at) * self.rate.each_second >= self.rate.burst


class Ears:
    """What all lines of one guest hear: nothing that the `muted` say in own words."""

    __slots__ = ("__weakref__", "muted")

    def __init__(self) -> None:
        self.muted: frozenset[str] = frozenset()


class Listener:
    """One open line: a socket, or the stream of a program. `guest` is who listens, `viewer` whose eyes it has, `ears`
    what the guest hears of what is said.

    `lines`: frames become lines of the bot stream, and those which that stream has no word for are left out.
    """

    def __init__(self, guest: str, name: str, viewer: Viewer, lines: bool = False, ears: Ears | None = None) -> None:
        self.ears = ears or Ears()
        self.guest = guest
        self.name = name
        self.viewer = viewer
        self.lines = lines
        self.cut = False
        self.gone = False
        """Whether nobody is at its other end any more."""
        self.code = 1000
        """With which its socket is closed."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    def send(self, content: bytes) -> None:
        """Put an encoded frame on its way; a reader who is too slow loses the line."""
        if self.cut:
            return
        try:
            self._queue.put_nowait(content)
        except asyncio.QueueFull:
            self.close()

    def say(self, frame: p.WireFrame) -> None:
        """Encode a frame for this listener alone, and send it."""
        if not self.lines:
            self.send(p.write(frame))

    def close(self, code: int = TOO_SLOW, last: p.WireFrame | None = None) -> None:
        """Nothing more is sent but `last`; what waits is lost."""
        if self.cut:
            return
        self.cut = True
        self.code = code
        while not self._queue.empty():
            self._queue.get_nowait()
        if last is not None and not self.lines:
            self._queue.put_nowait(p.write(last))
        self._queue.put_nowait(None)

    def finish(self, code: int = 1000) -> None:
        """What waits is still sent, and then the line ends."""
        self.code = code
        try:
            self._queue.put_nowait(None)
        except asyncio.QueueFull:
            self.close()

    async def frames(self) -> AsyncIterator[bytes]:
        """What to send, in order, until the line is closed."""
        while (content := await self._queue.get()) is not None:
            yield content


class Events:
    """News for programs that play: each guest's open event streams."""

    def __init__(self) -> None:
        self._queues: dict[str, list[asyncio.Queue[bytes | None]]] = {}
        self._closed = False
        self._once: OrderedDict[tuple[str, str], bool] = OrderedDict()

    def subscribe(self, guest: str) -> tuple[asyncio.Queue[bytes | None], Callable[[], None]]:
        """A queue of encoded lines (None: the end), and how to stop. Slow readers miss nothing: the queue is long."""
        queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._queues.setdefault(guest, []).append(queue)

        def stop() -> None:
            mine = self._queues.get(guest, [])
            if queue in mine:
                mine.remove(queue)
            if not mine:
                self._queues.pop(guest, None)

        return queue, stop

    def here(self, guest: str) -> bool:
        """Whether a program of this guest listens."""
        return guest in self._queues

    @property
    def empty(self) -> bool:
        """Whether nobody listens."""
        return not self._queues

    def guests(self) -> list[str]:
        """Whose programs listen."""
        return list(self._queues)

    def tell_once(self, guest: str, thing: str, event: p.BotEvent) -> None:
        """The same as `tell`, unless this thing was told here before."""
        if guest in self._queues and (guest, thing) not in self._once:
            self._once[guest, thing] = True
            while len(self._once) > ONCE:
                self._once.popitem(last=False)
            self.tell(guest, event)

    def tell(self, guest: str, event: p.BotEvent) -> None:
        """Send an event to all streams of a guest."""
        for queue in self._queues.get(guest, ()):
            if not queue.full():
                queue.put_nowait(p.write(event))

    def close(self) -> None:
        """End all streams."""
        for queues in self._queues.values():
            for queue in queues:
                end_stream(queue)


def end_stream(queue: asyncio.Queue[bytes | None]) -> None:
    """What waits is still sent as far as there is room, and then the stream ends."""
    while queue.full():
        queue.get_nowait()
    queue.put_nowait(None)
