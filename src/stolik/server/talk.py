"""What is said at a table: to everybody, and among a team."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final, Protocol

from msgspec import UNSET
from sqlalchemy import insert, select

from stolik.catalog import game as find_game

from . import protocol as p
from . import store as db
from .audience import Audience
from .guests import new_id
from .history import History
from .listeners import Listener
from .replies import Refused
from .room import Room
from .speech import PHRASES
from .store import Store, Writer

TALK_KEPT: Final = 100


@dataclass
class Said:
    """A line, and the guest who said it; None where that was not kept."""

    guest: str | None
    line: p.TalkData


class Floors(Protocol):
    """Says whether somebody may speak now."""

    async def may_say(self, guest: str, said: str, own: bool) -> None:
        """Whether a guest may say a line, in `own` words or by the key of a phrase. Raises Refused."""
        ...


class Talk:
    """The talk of one table, which the store keeps, and what each team says among itself: that is nobody else's, no
    part of the record, in no store, and kept as long as the table is awake.

    What spectators say during a game the players hear when it is over. Nobody hears the own words of whom they have
    muted; phrases everybody hears."""

    def __init__(self, room: Room, audience: Audience, store: Writer, floors: Floors, lines: Iterable[Said]) -> None:
        self._room = room
        self._audience = audience
        self._store = store
        self._floors = floors
        self._lines: deque[Said] = deque(lines, maxlen=TALK_KEPT)
        self._asides: dict[int, deque[Said]] = {}
        self._held: list[Said] = []

    def lines(self, listener: Listener) -> list[p.TalkData]:
        """What was said to everybody, as far as this one hears it."""
        return [one.line for one in self._lines if self._hears(listener, one) and not self._waits_for(listener, one)]

    def asides(self, listener: Listener) -> list[p.TalkData]:
        """What was said among the team of this one, likewise."""
        team = self._room.team_of(listener.guest)
        asides = () if team is None else self._asides.get(team, ())
        return [one.line for one in asides if self._hears(listener, one)]

    async def say(self, listener: Listener, d: p.Speech) -> None:
        """A line to everybody: it is written, then told. Raises Refused."""
        line = await self._line(listener, d)
        line.id = new_id()
        line.apart = self._room.running and not self._room.plays(listener.guest)
        row = {
            "table_id": self._room.id,
            "seat": line.seat,
            "name": line.name,
            "text": line.text,
            "at": time.time(),
            "line": line.id,
            "guest": listener.guest,
            "phrase": line.phrase,
        }
        await self._store.write(insert(db.talk).values(**row))
        said = Said(listener.guest, line)
        self._lines.append(said)
        frame, audience = p.TalkFrame(line), self._audience
        if line.apart or not self._room.running:
            audience.tell(lambda viewer: frame, heard=lambda one: self._hears(one, said))
            return
        audience.tell(lambda viewer: frame, heard=lambda one: audience.now(one) and self._hears(one, said))
        if audience.delay.seconds > 0:
            self._held.append(said)
            audience.delay.hold(lambda: self._tell_held(said))

    def _tell_held(self, said: Said) -> None:
        """What a player said: spectators hear it now."""
        self._held.remove(said)
        concerned, frame = self._audience.delay.concerns, p.TalkFrame(said.line)
        self._audience.tell(lambda viewer: frame, heard=lambda one: concerned(one) and self._hears(one, said))

    async def whisper(self, listener: Listener, d: p.Aside) -> None:
        """A line for the own team. Raises Refused."""
        team = self._own_team(listener.guest, d.to)
        said = Said(listener.guest, await self._line(listener, d))
        self._asides.setdefault(team, deque(maxlen=TALK_KEPT)).append(said)
        self._audience.tell_team(team, p.ChatFrame(said.line), heard=lambda one: self._hears(one, said))

    async def point(self, listener: Listener, d: p.Pointing) -> None:
        """What about this one? Raises Refused."""
        team = self._own_team(listener.guest, d.to)
        seat = self._room.seats_of(listener.guest)[0]
        pointed = p.PointData(seat, self._room.row.sittings[seat].name, d.what)
        self._audience.tell_team(team, p.PointFrame(pointed))

    def open(self) -> None:
        """The game is over: the players hear now what spectators said during it."""
        for said in self._lines:
            if said.line.apart:
                frame = p.TalkFrame(said.line)
                for listener in self._audience.listeners:
                    if self._room.plays(listener.guest) and self._hears(listener, said):
                        listener.say(frame)

    def take_back(self, to: int) -> None:
        """Answers after `to` were taken back: what was said after them is now said after that one."""
        for said in chain(self._lines, *self._asides.values()):
            said.line.n = min(said.line.n, to)

    def _waits_for(self, listener: Listener, said: Said) -> bool:
        return said in self._held and self._audience.delay.concerns(listener)

    def _hears(self, listener: Listener, said: Said) -> bool:
        if said.line.apart and self._room.running and self._room.plays(listener.guest):
            return False
        return said.line.phrase is not None or said.guest is None or said.guest not in listener.ears.muted

    async def _line(self, listener: Listener, d: p.Speech) -> p.TalkData:
        """What somebody says, if they may. Raises Refused."""
        phrase = None if d.phrase is UNSET else d.phrase
        text = "" if d.text is UNSET else printable(str(d.text))
        await self._floors.may_say(listener.guest, phrase or text, phrase is None)
        return p.TalkData(self._room.seat_of(listener.guest), listener.name, text, self._room.answered, phrase=phrase)

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


async def said_at(store: Store, room: Room, rows: Sequence[Mapping[str, Any]], history: History | None) -> list[Said]:
    """What was said at a table and is kept of it, by the rows of its game."""
    found = await store.read(
        select(db.talk).where(db.talk.c.table_id == room.id).order_by(db.talk.c.id.desc()).limit(TALK_KEPT)
    )
    until = rows[-1]["at"] if rows and room.row.status == "over" else math.inf
    return [_kept(room, one, history.after(rows, one["at"]) if history else -1, until) for one in reversed(found)]


def _kept(room: Room, row: Mapping[str, Any], n: int, until: float) -> Said:
    """A line as it was said after `n` answers, of a game that lasted `until` then."""
    phrase = next((one for one in PHRASES if one == row["phrase"]), None)
    text = row["text"] or ("" if phrase else row["phrase"] or "")
    whose = row["guest"]
    plays = room.hotseat or row["seat"] is not None if whose is None else room.plays(whose)
    apart = n >= 0 and not plays and row["at"] <= until
    return Said(whose, p.TalkData(row["seat"], row["name"], text, n, row["line"] or "", phrase, apart))


def printable(said: str) -> str:
    """What was said without letters that nobody sees. Raises Refused where nothing is left."""
    text = "".join(letter for letter in said if letter.isprintable()).strip()
    if not text:
        raise Refused("bad-message")
    return text
