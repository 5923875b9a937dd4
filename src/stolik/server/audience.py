"""Who listens at a table: players, spectators and programs, those who are away, and how all of them are told."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from . import protocol as p
from .delay import Delay
from .listeners import RESTART, Listener
from .render import Viewer
from .room import Room
from .words import people


class Audience:
    """The open lines to one table. A line that comes hears nothing until it is admitted. `delay` is what spectators
    hear later."""

    def __init__(self, room: Room, house_delay: float = 0.0) -> None:
        self.listeners: list[Listener] = []
        self.delay = Delay(room, house_delay)
        self._room = room
        self._coming: list[Listener] = []
        self._away: dict[str, float] = {}
        self._alone = time.monotonic()

    # ---- coming and going

    def expect(self, listener: Listener) -> None:
        """Somebody comes."""
        self._coming.append(listener)

    def admit(self, listener: Listener) -> bool:
        """From here on it hears what is told; False if it is gone already."""
        if listener not in self._coming:
            return False
        self._coming.remove(listener)
        self.listeners.append(listener)
        self._away.pop(listener.guest, None)
        return True

    def dismiss(self, listener: Listener) -> bool:
        """The line is closed; whether it had been admitted."""
        if listener in self._coming:
            self._coming.remove(listener)
        elif listener in self.listeners:
            self.listeners.remove(listener)
            return True
        return False

    def miss(self, guest: str) -> None:
        """A line of this guest is gone: from now on the guest is away, if that was the last one."""
        now = time.monotonic()
        if not any(other.guest == guest for other in self.listeners):
            self._away[guest] = now
        if not self.listeners:
            self._alone = now

    @property
    def empty(self) -> bool:
        """Whether nobody listens, or is about to."""
        return not self.listeners and not self._coming

    def alone(self, now: float) -> float | None:
        """For how long nobody has listened; None while somebody does."""
        return None if self.listeners else now - self._alone

    def finish(self, coming: bool = False, code: int = 1000) -> None:
        """What waits is still sent, and then the lines end; with `coming`, also of those who were not admitted yet."""
        for listener in (*self.listeners, *(self._coming if coming else ())):
            listener.finish(code)

    def send_back(self) -> None:
        """All lines end, with the word to come again: nothing more is said here."""
        for listener in (*self.listeners, *self._coming):
            listener.close(RESTART)

    # ---- who is here

    def people(self, lang: str) -> list[p.SeatData]:
        """Who sits where, and whether they are here, as somebody reads it."""
        now = time.monotonic()
        here = {listener.guest for listener in self.listeners}
        history = self._room.history
        found = []
        for n, sitting in enumerate(self._room.row.sittings):
            present = sitting.bot is not None or sitting.guest in here
            since = None if present or sitting.guest is None else int(now - self._away.get(sitting.guest, self._alone))
            (name,) = people((history.match.names[n] if history else sitting.name,), lang)
            found.append(p.SeatData(name, sitting.bot is not None, present, since, sitting.bot or ""))
        return found

    def spectators(self) -> int:
        """How many people only watch."""
        return len({listener.guest for listener in self.listeners if not self._room.plays(listener.guest)})

    def lines(self) -> Counter[str]:
        """Open lines, by who listens: player, spectator, program."""
        plays = self._room.plays
        return Counter(
            "program" if one.lines else "player" if plays(one.guest) else "spectator" for one in self.listeners
        )

    # ---- telling

    def tell(
        self,
        make: Callable[[Viewer], p.WireFrame],
        program: Callable[[Viewer], p.BotLine] | None = None,
        heard: Callable[[Listener], bool] = lambda listener: True,
    ) -> None:
        """Send every listener its own frame, if it is `heard` by them; viewers of the same eyes share one
        encoding. Programs are sent what `program` makes, or nothing."""
        frames: dict[Viewer, bytes] = {}
        for listener in self.listeners:
            if listener.lines:
                if program is not None:
                    listener.send(p.write(program(listener.viewer)))
                continue
            if not heard(listener):
                continue
            content = frames.get(listener.viewer)
            if content is None:
                content = frames[listener.viewer] = p.write(make(listener.viewer))
            listener.send(content)

    def now(self, listener: Listener) -> bool:
        """Whether this one hears at once what happens."""
        return not self.delay.holds_for(listener)

    def tell_team(
        self, side: int, frame: p.WireFrame, heard: Callable[[Listener], bool] = lambda listener: True
    ) -> None:
        """Send a frame to the people of one side by whom it is `heard`, and to nobody else."""
        content = p.write(frame)
        for listener in self.listeners:
            if not listener.lines and self._room.team_of(listener.guest) == side and heard(listener):
                listener.send(content)

    def tell_people(self, but: Listener | None = None) -> None:
        """Tell everybody who is here now."""
        said = {
            lang: p.write(p.PeopleFrame(p.PeopleData(self.people(lang), self.spectators())))
            for lang in {listener.viewer.lang for listener in self.listeners}
        }
        for listener in self.listeners:
            if listener is not but and not listener.lines:
                listener.send(said[listener.viewer.lang])
