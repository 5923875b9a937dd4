"""Requests to take back: who asks, who must agree, and for how long."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from stolik.kernel.decision import Seat

from . import protocol as p
from .audience import Audience
from .render import Viewer
from .replies import Refused
from .room import Room
from .words import both, say


class Back(NamedTuple):
    """What is to be taken back: all after `to` entries, since seat `by` wishes so."""

    to: int
    by: Seat


@dataclass
class UndoRequest:
    """A wish that waits until a time for the consent of those guests who are still `needed`."""

    back: Back
    until: float
    needed: set[str]


class Undo:
    """The one request that may wait at a table, for `patience` seconds. What all agree to is handed to the caller, who
    takes it back and then forgets the request."""

    def __init__(self, room: Room, audience: Audience, patience: float) -> None:
        self._room = room
        self._audience = audience
        self._patience = patience
        self._request: UndoRequest | None = None

    def ask(self, guest: str, near: bool) -> Back | None:
        """A guest asks to take back the last answer of the own seats, with `near` only if that stays within the turn.
        What to take back if nobody need agree; else the others are asked. Raises Refused."""
        self._room.acting(guest)
        if self._room.rated:
            raise Refused("rated-undo")
        history = self._room.playing(guest)
        mine = self._room.seats_of(guest)
        to = history.last_of(mine)
        if to is None:
            raise Refused("nothing-to-undo")
        if self._request is not None:
            raise Refused("undo-asked")
        if near and (lost := history.reaches_over(to, mine)):
            renderer = history.renderer
            names = [renderer.name(seat) for seat in lost]
            raise Refused(
                "undo-far", said=lambda lang: say("undo-far", lang, both(names, lang), renderer.back_to(to, lang))
            )
        by = history.authors[to]
        assert by is not None
        needed = self._room.others(guest)
        if not needed:
            return Back(to, by)
        self._request = UndoRequest(Back(to, by), time.monotonic() + self._patience, needed)
        self._audience.tell(lambda viewer: p.UndoFrame(self.data(viewer)), heard=self._audience.now)
        return None

    def reply(self, guest: str, allow: bool) -> Back | None:
        """A guest agrees, or not. What to take back if nobody else need agree. Raises Refused."""
        self._room.acting(guest)
        request = self._request
        if request is None or guest not in request.needed:
            raise Refused("no-undo")
        if not allow:
            name = self._room.playing(guest).renderer.name(self._room.seats_of(guest)[0])
            self.drop(lambda lang: say("undo-refused", lang, name))
            return None
        request.needed.discard(guest)
        return None if request.needed else request.back

    def drop(self, why: Callable[[str], str] = lambda lang: say("undo-passed", lang)) -> None:
        """A request that waits is none any more, and everybody hears why."""
        if self._request is not None:
            self._request = None
            self._audience.tell(lambda viewer: p.UndoFrame(None, why(viewer.lang)), heard=self._audience.now)

    def expire(self, now: float) -> None:
        """Silence was no consent."""
        if self._request is not None and now >= self._request.until:
            self.drop(lambda lang: say("undo-late", lang))

    def forget(self) -> None:
        """What was asked for has been done."""
        self._request = None

    def wait(self, now: float) -> float | None:
        """Seconds until a request has waited long enough; None without one."""
        return None if self._request is None else self._request.until - now

    def data(self, viewer: Viewer) -> p.UndoData | None:
        """The request on the wire, in a viewer's words."""
        request, history = self._request, self._room.history
        if request is None or history is None:
            return None
        text = history.renderer.undo_text(viewer, request.back.by, request.back.to)
        return p.UndoData(request.back.by, text, round(max(0.0, request.until - time.monotonic()), 1))
