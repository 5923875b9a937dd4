"""Who is here: guests with a page open, each perhaps with several. Times are seconds of a clock that only goes
forward."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stolik.server import protocol as p
from stolik.server.listeners import RESTART, Listener

Here = Callable[[str], bool | None]
"""Whether somebody has a page open; None: not now, but they had one a moment ago."""
GRACE = 12.0
"""For so long somebody is still here who has closed their last page: it may be on its way to another one."""


class Present:
    """The open lines to the lobby. What a page was told last is not told again."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Listener]] = {}
        self._told: dict[Listener, dict[str, bytes]] = {}
        self._left: dict[str, float] = {}

    def come(self, line: Listener) -> None:
        """Somebody has opened a page."""
        self._lines.setdefault(line.guest, []).append(line)
        self._told[line] = {}
        self._left.pop(line.guest, None)

    def go(self, line: Listener, now: float) -> None:
        """It was closed."""
        mine = self._lines.get(line.guest, [])
        if line in mine:
            mine.remove(line)
        self._told.pop(line, None)
        if not mine:
            self._lines.pop(line.guest, None)
            self._left[line.guest] = now

    def gone(self, now: float) -> list[str]:
        """Who has been away for longer than the grace; each is told of once."""
        found = [guest for guest, since in self._left.items() if now - since >= GRACE]
        for guest in found:
            del self._left[guest]
        return found

    @property
    def guests(self) -> frozenset[str]:
        """Who is here, those included who have just left."""
        return frozenset((*self._lines, *self._left))

    @property
    def empty(self) -> bool:
        """Whether no page is open."""
        return not self._lines

    def here(self, guest: str) -> bool | None:
        """Whether somebody has a page open; None: not now, but they had one a moment ago."""
        return True if guest in self._lines else None if guest in self._left else False

    def lines(self, guest: str | None = None) -> list[Listener]:
        """The open pages of a guest, or of everybody."""
        if guest is not None:
            return list(self._lines.get(guest, ()))
        return [line for mine in self._lines.values() for line in mine]

    def tell(self, guest: str, frame: Callable[[Listener], p.WireFrame]) -> None:
        """All pages of a guest hear this."""
        for line in self.lines(guest):
            line.say(frame(line))

    def show(self, line: Listener, kind: str, frame: p.WireFrame) -> None:
        """A page is told how things of a kind stand, if that is news to it."""
        told, content = self._told.get(line), p.write(frame)
        if told is not None and told.get(kind) != content:
            told[kind] = content
            line.send(content)

    def finish(self, lines: Iterable[Listener] | None = None) -> None:
        """All are told that the server comes back, and their lines end."""
        for line in list(self.lines() if lines is None else lines):
            line.say(p.RestartFrame(p.Nothing()))
            line.finish(RESTART)
