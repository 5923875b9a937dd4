"""What is said at a table: to everybody, and among a team."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from itertools import chain
from typing import Final

from sqlalchemy import insert

from stolik.catalog import game as find_game

from . import protocol as p
from . import store as db
from .audience import Audience
from .listeners import Listener
from .replies import Refused
from .room import Room
from .store import Writer

TALK_KEPT: Final = 100


class Talk:
    """The talk of one table, which the store keeps, and what each team says among itself: that is nobody else's, no
    part of the record, in no store, and kept as long as the table is awake."""

    def __init__(self, room: Room, audience: Audience, store: Writer, lines: Iterable[p.TalkData]) -> None:
        self._room = room
        self._audience = audience
        self._store = store
        self._lines: deque[p.TalkData] = deque(lines, maxlen=TALK_KEPT)
        self._asides: dict[int, deque[p.TalkData]] = {}

    def lines(self) -> list[p.TalkData]:
        """What was said to everybody."""
        return list(self._lines)

    def asides(self, guest: str) -> list[p.TalkData]:
        """What was said among the team of a guest."""
        team = self._room.team_of(guest)
        return [] if team is None else list(self._asides.get(team, ()))

    async def say(self, listener: Listener, d: p.Speech) -> None:
        """A line to everybody: it is written, then told. Raises Refused."""
        line = self._line(listener, d.text)
        row = {"table_id": self._room.id, "seat": line.seat, "name": line.name, "text": line.text, "at": time.time()}
        row["guest"] = listener.guest
        await self._store.write(insert(db.talk).values(**row))
        self._lines.append(line)
        self._audience.tell(lambda viewer: p.TalkFrame(line))

    async def whisper(self, listener: Listener, d: p.Aside) -> None:
        """A line for the own team. Raises Refused."""
        team = self._own_team(listener.guest, d.to)
        line = self._line(listener, d.text)
        self._asides.setdefault(team, deque(maxlen=TALK_KEPT)).append(line)
        self._audience.tell_team(team, p.ChatFrame(line))

    async def point(self, listener: Listener, d: p.Pointing) -> None:
        """What about this one? Raises Refused."""
        team = self._own_team(listener.guest, d.to)
        seat = self._room.seats_of(listener.guest)[0]
        pointed = p.PointData(seat, self._room.row.sittings[seat].name, d.what)
        self._audience.tell_team(team, p.PointFrame(pointed))

    def take_back(self, to: int) -> None:
        """Answers after `to` were taken back: what was said after them is now said after that one."""
        for line in chain(self._lines, *self._asides.values()):
            line.n = min(line.n, to)

    def _line(self, listener: Listener, said: str) -> p.TalkData:
        return p.TalkData(self._room.seat_of(listener.guest), listener.name, printable(said), self._room.answered)

    def _own_team(self, guest: str, to: int | None) -> int:
        """The side whose people hear what a guest says among them. Raises Refused, also for words to the other side."""
        if not self._room.plays(guest):
            raise Refused("not-seated")
        team = self._room.team_of(guest)
        if team is None:
            raise Refused("no-team")
        if to is not None and to != team:
            raise Refused("other-team", find_game(self._room.row.game).team_rule or None)
        return team


def printable(said: str) -> str:
    """What was said without letters that nobody sees. Raises Refused where nothing is left."""
    text = "".join(letter for letter in said if letter.isprintable()).strip()
    if not text:
        raise Refused("bad-message")
    return text
