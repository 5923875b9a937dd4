"""Who has a study open: one process has the lines of each study, as a duty that lasts while somebody is there. What is
told here is only that something changed, who is here and where the one who leads is: all else is in the store, and a
server that is killed takes nothing along but that."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Final

from msgspec.structs import replace

from stolik.server import protocol as p
from stolik.server.denied import Denied
from stolik.server.listeners import RESTART, Listener
from stolik.server.processes import Processes
from stolik.server.replies import Refused, refusal

from . import frames as f
from .desk import STUDY
from .rights import Gate, Known

log = logging.getLogger("stolik.server")

DUTY: Final = "duty:s-"
"""How the name of a study's duty begins; its id follows."""
LOOK: Final = 20.0
"""Each so many seconds it is looked whether everybody who listens may still read, and whether a change was missed."""
MOST_LINES: Final = 200
"""Lines of one study."""
SHUT: Final = 4403
"""The code with which the line of somebody is closed who may not read the study any more."""


@dataclass
class Circle:
    """The open lines of one study. `writes`: who of them may write; `version`: the last that was told."""

    study: str
    version: int
    lines: list[Listener] = field(default_factory=list)
    writes: dict[str, bool] = field(default_factory=dict)
    standing: dict[Listener, f.Standpoint] = field(default_factory=dict)
    leads: Listener | None = None

    # ---- who is here

    def come(self, line: Listener, writes: bool) -> None:
        """Somebody has opened it."""
        self.lines.append(line)
        self.writes[line.guest] = writes
        self.tell_here()
        if self.leads is not None:
            line.say(self._led(line))

    def go(self, line: Listener) -> None:
        """And closed it."""
        if line in self.lines:
            self.lines.remove(line)
            self.standing.pop(line, None)
            if self.leads is line:
                self.leads = None
                self.tell_led()
            self.tell_here()

    def tell_here(self) -> None:
        """Everybody hears who is here."""
        known = {line.guest: line.name for line in self.lines}
        for line in self.lines:
            people = [f.HereNow(name, self.writes.get(one, False), one == line.guest) for one, name in known.items()]
            line.say(f.HereNowFrame(f.HereNowData(people)))

    # ---- who leads

    def hear(self, line: Listener, message: f.Told) -> None:
        """What somebody says. Raises Refused."""
        match message:
            case f.AtMessage(d):
                self.standing[line] = d
                if self.leads is line:
                    self.tell_led()
            case f.LeadMessage(d):
                if d.on and not self.writes.get(line.guest, False):
                    raise Refused("study-writer")
                if d.on:
                    self.leads = line
                    self.tell_led()
                elif self.leads is line:
                    self.leads = None
                    self.tell_led()
        line.say(f.HeardFrame(f.HeardData(message.d.a)))

    def tell_led(self) -> None:
        """Everybody hears where the one who leads is."""
        for line in self.lines:
            line.say(self._led(line))

    def _led(self, line: Listener) -> f.LedFrame:
        leader = self.leads
        at = None if leader is None else self.standing.get(leader)
        if leader is None or at is None:
            return f.LedFrame(None)
        return f.LedFrame(f.LedData(leader.name, leader is line, at.chapter, at.at, at.seat))

    # ---- what changes

    def changed(self, version: int, chapter: str, kind: f.Act, guest: str, name: str) -> None:
        """Everybody hears of a change."""
        self.version = max(self.version, version)
        told = f.ChangedData(version, chapter, kind, name, False)
        for line in self.lines:
            line.say(f.ChangedFrame(replace(told, mine=line.guest == guest)))

    def finish(self) -> None:
        """All are told that the server comes back, and their lines end."""
        for line in list(self.lines):
            line.say(p.RestartFrame(p.Nothing()))
            line.finish(RESTART)


class Circles:
    """The studies whose lines this process has."""

    def __init__(self, processes: Processes, gate: Gate) -> None:
        self._processes = processes
        self._gate = gate
        self._retired = False
        self._circles: dict[str, Circle] = {}
        self._opening = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._going: set[asyncio.Task[None]] = set()
        processes.hear(STUDY, self.changed)
        processes.hear("gap", self._look_all)

    async def at(self, study: str, known: Known) -> Circle:
        """The lines of a study that is there. Raises Denied, and Elsewhere where another process has them."""
        if self._retired:
            raise Denied(503, "restart", retry=2)
        async with self._opening:
            circle = self._circles.get(study)
            if circle is None:
                await self._processes.take(f"{DUTY}{study}")
                circle = self._circles[study] = Circle(study, known.row["version"])
            if self._task is None:
                self._task = asyncio.create_task(self._live(), name="studies")
        if len(circle.lines) >= MOST_LINES:
            raise Denied(429, "study-full", retry=30)
        return circle

    def join(self, circle: Circle, line: Listener, writes: bool) -> None:
        """Somebody has opened a study. Where its last line was closed meanwhile, they come again."""
        if self.closed(circle):
            line.finish(RESTART)
        else:
            circle.come(line, writes)

    def closed(self, circle: Circle) -> bool:
        """Whether nothing is told there any more."""
        return self._circles.get(circle.study) is not circle

    def leave(self, circle: Circle, line: Listener) -> None:
        """Somebody has closed a study; where they were the last, another process may have it."""
        circle.go(line)
        if not circle.lines and self._circles.get(circle.study) is circle:
            del self._circles[circle.study]
            self._processes.let_go(f"{DUTY}{circle.study}")

    def lose(self, duty: str) -> None:
        """Another process has a study's lines now, or a duty that is none of these."""
        circle = self._circles.pop(duty.removeprefix(DUTY), None) if duty.startswith(DUTY) else None
        if circle is not None:
            circle.finish()

    async def close(self) -> None:
        """All lines end, and none begins any more."""
        self._retired = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._going, return_exceptions=True)
            self._task = None
        for study, circle in list(self._circles.items()):
            del self._circles[study]
            circle.finish()
            self._processes.let_go(f"{DUTY}{study}")

    # ---- what changes

    async def changed(self, study: str, version: str, chapter: str, kind: str, guest: str, name: str) -> None:
        """A study has changed, here or elsewhere."""
        circle = self._circles.get(study)
        if circle is None:
            return
        act: f.Act = next(one for one in f.ACTS if one == kind)
        circle.changed(int(version), chapter, act, guest, name)
        if kind in ("study", "people"):
            task = asyncio.create_task(self._look(circle))
            self._going.add(task)
            task.add_done_callback(self._going.discard)

    async def _look_all(self) -> None:
        for circle in list(self._circles.values()):
            await self._look(circle)

    async def _look(self, circle: Circle) -> None:
        """Whoever may not read any more hears so, and their line ends; a change that was missed is told."""
        for guest in {line.guest for line in circle.lines}:
            lines = [line for line in circle.lines if line.guest == guest]
            try:
                known = await self._gate.passes(circle.study, guest)
            except Denied:
                for line in lines:
                    line.close(SHUT, refusal(0, Refused("study-shut"), line.viewer.lang))
                    circle.go(line)
                continue
            if circle.writes.get(guest) != known.writes:
                circle.writes[guest] = known.writes
                if circle.leads in lines and not known.writes:
                    circle.leads = None
                    circle.tell_led()
                circle.tell_here()
            if known.row["version"] > circle.version:
                circle.changed(known.row["version"], "", "study", "", "")

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look_all()
            except Exception:
                log.exception("whether studies may still be read could not be looked up")
