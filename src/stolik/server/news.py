"""News for programs that play: games that begin and end, challenges; also of what happens in other processes.

What is said between processes are ids: whoever has a listener reads the rest from the store.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import select

from . import protocol as p
from . import store as db
from .listeners import Events
from .processes import Processes
from .room import Room
from .store import Store, Written

STARTED = "started"
FINISHED = "finished"
CHALLENGED = "challenged"
DECLINED = "declined"


class News:
    """Tells programs, wherever they listen."""

    def __init__(self, store: Store, events: Events, processes: Processes) -> None:
        self._store = store
        self._events = events
        self._processes = processes
        processes.hear(STARTED, self._hear_started)
        processes.hear(FINISHED, self._hear_finished)
        processes.hear(CHALLENGED, self._hear_challenged)
        processes.hear(DECLINED, self._hear_declined)
        processes.hear("gap", self._catch_up)

    # ---- from here

    def started(self, room: Room) -> None:
        """A game runs."""
        self._tell_game(p.GameStart, room.id, room.row.game, _people(room))
        self._processes.say(STARTED, room.id)

    def finished(self, room: Room) -> None:
        """A game is over."""
        self._tell_game(p.GameFinish, room.id, room.row.game, _people(room))
        self._processes.say(FINISHED, room.id)

    def challenging(self, challenge: str) -> tuple[Written, ...]:
        """What tells the other processes of a challenge, once it is kept."""
        return self._processes.saying(CHALLENGED, challenge)

    def challenged(self, guest: str, note: p.ChallengeNote) -> None:
        """A guest was challenged."""
        self._events.tell_once(guest, note.id, p.ChallengeEvent(note))

    def declined(self, guest: str, note: p.ChallengeNote) -> None:
        """The one whom a guest challenged does not want to."""
        self._events.tell(guest, p.ChallengeDeclined(note))
        self._processes.say(DECLINED, note.id)

    async def listens(self, guest: str) -> bool:
        """Whether a program of this guest listens, to any process."""
        return self._events.here(guest) or await self._processes.listens(guest)

    async def listen(self, guest: str) -> None:
        """A program of this guest has come to listen."""
        await self._processes.listen(guest)

    def unlisten(self, guest: str) -> None:
        """One has gone; perhaps there is another."""
        if not self._events.here(guest):
            self._processes.unlisten(guest)

    async def seat_of(self, table: str, guest: str) -> int | None:
        """The first seat of a guest at a table that another process has; None at one screen."""
        found = await self._store.read(
            select(db.seats.c.seat)
            .join(db.tables, db.tables.c.id == db.seats.c.table_id)
            .where((db.seats.c.table_id == table) & (db.seats.c.guest == guest) & (db.tables.c.kind != "hotseat"))
            .order_by(db.seats.c.seat)
        )
        return found[0]["seat"] if found else None

    # ---- from other processes

    async def _hear_started(self, table: str) -> None:
        await self._hear_game(p.GameStart, table)

    async def _hear_finished(self, table: str) -> None:
        await self._hear_game(p.GameFinish, table)

    async def _hear_game(self, event: type[p.GameStart | p.GameFinish], table: str) -> None:
        if self._events.empty:
            return
        seats = await self._store.read(
            select(db.seats.c.guest, db.seats.c.name, db.tables.c.game)
            .join(db.tables, db.tables.c.id == db.seats.c.table_id)
            .where(db.seats.c.table_id == table)
            .order_by(db.seats.c.seat)
        )
        if seats:
            self._tell_game(event, table, seats[0]["game"], [(seat["guest"], seat["name"]) for seat in seats])

    async def _hear_challenged(self, challenge: str) -> None:
        for found in await self._challenges(db.challenges.c.id == challenge):
            self.challenged(found["guest"], _note(found, found["host"]))

    async def _hear_declined(self, challenge: str) -> None:
        for found in await self._challenges(db.challenges.c.id == challenge):
            names = await self._store.read(select(db.guests.c.name).where(db.guests.c.id == found["guest"]))
            for name in names:
                self._events.tell(found["owner"], p.ChallengeDeclined(_note(found, name["name"])))

    async def _catch_up(self) -> None:
        """Something may have been missed: what runs and what is asked is told again."""
        here = self._events.guests()
        theirs = select(db.seats.c.table_id).where(db.seats.c.guest.in_(here))
        running = db.tables.c.id.in_(theirs) & (db.tables.c.status == "running")
        for table in await self._store.read(select(db.tables.c.id).where(running)):
            await self._hear_game(p.GameStart, table["id"])
        asked = db.challenges.c.guest.in_(here) & (db.challenges.c.status == "created")
        for found in await self._challenges(asked):
            self.challenged(found["guest"], _note(found, found["host"]))

    async def _challenges(self, which: Any) -> Sequence[Mapping[str, Any]]:
        """Challenges with what is told of them."""
        if self._events.empty:
            return ()
        c, t = db.challenges.c, db.tables.c
        query = (
            select(c.id, c.guest, t.game, t.owner, t.settings, db.seats.c.name.label("host"))
            .join(db.tables, t.id == c.table_id)
            .join(db.seats, (db.seats.c.table_id == t.id) & (db.seats.c.guest == t.owner))
            .where(which)
        )
        return await self._store.read(query)

    def _tell_game(
        self, event: type[p.GameStart | p.GameFinish], table: str, game: str, people: Sequence[tuple[str | None, str]]
    ) -> None:
        for guest, seat, others in _with_others(people):
            self._events.tell(guest, event(p.GameNote(table, game, seat, others)))


def _note(found: Mapping[str, Any], name: str) -> p.ChallengeNote:
    return p.ChallengeNote(found["id"], found["game"], name, found["settings"]["options"])


def _people(room: Room) -> list[tuple[str | None, str]]:
    return [(sitting.guest, sitting.name) for sitting in room.row.sittings]


def _with_others(people: Sequence[tuple[str | None, str]]) -> Iterator[tuple[str, int, str]]:
    """Each guest at a table with the seat, and the names of the others."""
    for seat, (guest, _) in enumerate(people):
        if guest is not None:
            yield guest, seat, ", ".join(name for n, (_, name) in enumerate(people) if n != seat)
