"""The rows of one table: what changes its game is on disk before anybody is told, or it never was."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Any, Final

from stolik.kernel.decision import IllegalAnswer, Seat

from . import seals
from . import store as db
from .finished import noted
from .history import UNTIL, History, back_row
from .ladders import counted
from .pace import Pace
from .played import results_of
from .replies import Refused
from .room import Room, drawn_of
from .settings import Settings
from .store import Lost, Writer, Written
from .tournaments.tables import returns_of
from .undo import Back

log = logging.getLogger("stolik.server")

KEEP_EVERY: Final = 8
"""After so many answers the state itself is stored, for the day on which the rules have another version."""


class Book:
    """Changes the match of a table and writes it down, both or neither. `rows` is how many rows there are already."""

    def __init__(self, room: Room, pace: Pace, store: Writer, settings: Settings, rows: int) -> None:
        self._room = room
        self._pace = pace
        self._store = store
        self._settings = settings
        self._rows = rows

    async def answer(
        self, history: History, seat: Seat, picks: Sequence[int], by: dict[str, Any], auto: bool = False
    ) -> None:
        """An answer of `seat`, by positions; `by` is who gave it, empty where it went without saying. Returns when it
        is on disk; then the next clock runs, and who gave it has the increment. Raises Refused, with nothing changed,
        and Lost."""
        row, match = self._room.row, history.match
        try:
            kind, data = history.answer(picks, auto)
        except IllegalAnswer:
            raise Refused("illegal") from None
        now = time.monotonic()
        thought = seat if by else None
        clocks = self._pace.kept(now, thought)
        if match.outcome is not None:
            row.status = "over"
        keep = None
        if match.turn % KEEP_EVERY == 0:
            kept = match.branch(seed=self._settings.draw("kept", match.record.seed, history.v)).record
            kept.origin = None  # it is for a day on which the rules no longer lead there
            keep = kept.to_data()
        try:
            await self._add(kind, {**data, **by, **clocks}, history.key, keep)
        except Lost:
            raise
        except Exception:
            log.exception("table %s: an answer could not be kept", row.id)
            history.withdraw_answer()
            row.status = "running"
            row.summary = self._room.summary
            raise Refused("store") from None
        self._pace.turn(now, thought)

    async def begin(self) -> None:
        """The first question of a game by days is due. Raises Lost."""
        due = self._pace.first_due()
        if due:
            await self._store.write(*due)

    async def back(self, history: History, back: Back) -> None:
        """Take back. Raises Refused, with nothing changed, and Lost."""
        deal = history.match.record.deal
        drawn = self._settings.draw("back", history.match.record.seed, history.v, back.to)
        anew = history.anew(back.to, drawn if deal is None else deal.again(deal.undone))
        # The row is written before the match goes back: an undo can't be undone if the store fails.
        ahead = history.match.clone()
        ahead.undo(back.to)
        if anew is not None:
            ahead.renew(anew)
        clocks = self._pace.kept(time.monotonic())
        kind, data = back_row(back.to, back.by, anew)
        try:
            await self._add(kind, {**data, **clocks}, f"{ahead.key():016x}")
        except Lost:
            raise
        except Exception:
            log.exception("table %s: an undo could not be kept", self._room.id)
            raise Refused("store") from None
        history.back(back.to, back.by, anew)
        self._room.row.summary = self._room.summary
        self._pace.turn(time.monotonic())

    async def end(self, history: History, kind: str, seat: Seat) -> None:
        """The game ends from outside: `seat` loses it. Raises Refused, with nothing changed, and Lost."""
        row_kind, data = history.end(kind, seat)
        self._room.row.status = "over"
        try:
            await self._add(row_kind, data, history.key)
        except Lost:
            raise
        except Exception:
            log.exception("table %s: an end could not be kept", self._room.id)
            history.withdraw_end()
            self._room.row.status = "running"
            self._room.row.summary = self._room.summary
            raise Refused("store") from None

    async def _add(self, kind: str, data: dict[str, Any], key: str | None, keep: Any = None) -> None:
        """Write a row, and what the lobby shows of the table, together."""
        table = self._room.row
        now = time.time()
        table.summary = self._room.summary
        values: dict[str, Any] = {"status": table.status, "summary": table.summary, "updated": now}
        if keep is not None:
            values["keep"] = keep
        assert table.seal is not None, "a table whose game has begun is sealed"
        seal = values["seal"] = seals.after(table.seal, self._rows, kind, data, key, now)
        ended = table.status == "over" and drawn_of(table.settings) is None
        over: list[Written] = []
        if ended:
            room = self._room
            over = [*results_of(room, now), *counted(room, now), *returns_of(room, now), *noted(room, now)]
        over += self._pace.due(data.get(UNTIL) if table.status == "running" else None)
        row = {"table_id": table.id, "n": self._rows, "kind": kind, "data": data, "key": key, "at": now, "seal": seal}
        await self._store.write((db.ADD_ROW, row), (db.CHANGE_TABLE, {"of": table.id, **values}), *over)
        self._rows += 1
        table.seal = seal
        table.updated = now
