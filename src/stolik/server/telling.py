"""What a table tells: to whoever comes all that may be known, to those who are here what has changed."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec import structs

from stolik.kernel.rules import Outcome
from stolik.match import Match

from . import protocol as p
from .audience import Audience
from .faces import seen
from .history import History
from .lessons import hints_of
from .listeners import Listener
from .pace import Pace
from .rematch import Rematch
from .render import Viewer
from .room import Room, drawn_of
from .talk import Talk
from .undo import Undo
from .words import people

MOVES_KEPT: Final = 64
"""Moves that a client who missed some can be sent again one by one."""


@dataclass(frozen=True)
class Committed:
    """One committed answer, as it can be sent again: version, entry, who was asked when it was told, the outcome if
    that was the end, and whether what was asked then was answered already, since that went without saying."""

    v: int
    n: int
    asked: int | None
    outcome: Outcome | None
    settled: bool = False


def committed(history: History, count: int) -> list[Committed]:
    """The last `count` answers that were committed, of which all but the first went without saying."""
    match = history.match
    decision = match.decision
    asked = decision.seat if decision is not None else history.renderer.eyes(Viewer(None, "en", True))
    earlier = [
        Committed(history.v - back, match.turn - back, asked, None, settled=True) for back in range(count - 1, 0, -1)
    ]
    return [*earlier, Committed(history.v, match.turn, asked, match.outcome)]


def path_of(match: Match, n: int) -> p.PathData | None:
    """What has led to the state after `n` entries since something was taken back last; None where nothing was dealt."""
    deal = match.record.deal
    return None if deal is None else p.PathData(n, deal.undone)


class Telling:
    """Tells the audience of one table, each viewer what those eyes may see."""

    def __init__(self, room: Room, audience: Audience, pace: Pace, talk: Talk, undo: Undo, rematch: Rematch) -> None:
        self._room = room
        self._audience = audience
        self._pace = pace
        self._talk = talk
        self._undo = undo
        self._rematch = rematch
        self._moves: deque[Committed] = deque(maxlen=MOVES_KEPT)

    # ---- one listener

    def greet(self, listener: Listener) -> None:
        """Everything that may be known, for somebody who comes; the others hear of it. Who comes to a game that is over
        hears how it ended."""
        self._tell_all_of_it(listener)
        self._audience.tell_people(but=listener)
        self._tell_end_to(listener)

    def catch_up(self, listener: Listener, v: int) -> None:
        """What came after version v: the moves one by one where they are known, else a snapshot."""
        history = self._room.history
        missed = [] if history is None else [move for move in self._moves if move.v > v]
        if history is None or v < 0 or v > history.v or len(missed) != history.v - v:
            self._tell_all_of_it(listener)
        else:
            for move in missed:
                listener.say(self._move(history, listener.viewer, move))
        self._tell_end_to(listener)

    def _tell_all_of_it(self, listener: Listener) -> None:
        viewer, row = listener.viewer, self._room.row
        if listener.lines:
            options = row.summary.get("options", {})
            seats, line = self._audience.people(viewer.lang), self._line(viewer)
            listener.send(p.write(p.GameFull(row.id, row.game, viewer.seat, seats, options, line)))
        else:
            listener.send(p.write(self._state(listener)))

    def _tell_end_to(self, listener: Listener) -> None:
        if self._room.row.status == "over" and self._room.history is not None:
            listener.say(self._end(listener.viewer))
            if listener.lines:
                listener.finish()

    # ---- everybody

    def state(self) -> None:
        """How the table stands now, with the eyes that everybody has now."""
        for listener in self._audience.listeners:
            listener.viewer = self._room.viewer(listener.guest, listener.viewer.lang)
            self._tell_all_of_it(listener)

    def answers(self, history: History, count: int) -> None:
        """The last `count` answers that were committed; programs hear of all at once: they see the position."""
        moves = committed(history, count)
        self._moves.extend(moves)
        # Once it is told nobody wonders any more whether the one before may be taken back.
        self._undo.drop()
        for move in moves[:-1]:
            self._audience.tell(partial(self._move, history, move=move))
        self._audience.tell(
            partial(self._move, history, move=moves[-1]), lambda viewer: self._line(viewer, fresh=count)
        )

    def back(self, history: History) -> None:
        """Something was taken back."""
        self._moves.clear()
        renderer = history.renderer
        self._audience.tell(
            lambda viewer: p.BackFrame(
                history.v,
                p.BackData(
                    renderer.sight(viewer),
                    renderer.log(viewer),
                    self._pace.data(),
                    self._room.awaited,
                    path_of(history.match, history.match.turn),
                ),
            ),
            self._line,
        )

    def stop(self) -> None:
        """The game was ended from outside: programs are told, and a request to take back is over."""
        self._undo.drop()
        for listener in self._audience.listeners:
            if listener.lines:
                listener.send(p.write(self._line(listener.viewer)))

    def end(self) -> None:
        """How the game ended, and who wishes for another one."""
        self._audience.tell(self._end)

    def close_streams(self) -> None:
        """A game that is over has no more lines for programs."""
        for listener in self._audience.listeners:
            if listener.lines:
                listener.finish()

    # ---- frames

    def _state(self, listener: Listener) -> p.StateFrame:
        viewer, guest = listener.viewer, listener.guest
        row, history = self._room.row, self._room.history
        renderer = history.renderer if history else None
        invites = row.invitations() if row.status == "waiting" and guest == row.owner else []
        table = p.TableData(
            id=row.id,
            game=row.game,
            status=row.status,
            hotseat=self._room.hotseat,
            spectators=self._audience.spectators(),
            invite=invites[0].path if invites else None,
            rated=self._room.rated,
            options=row.summary.get("options", {}),
            drawn=drawn_of(row.settings),
            invites=invites,
            deal=self._room.sealed,
            guided=hints_of(row.game, viewer.lang) if row.settings.get("guided") else None,
            watched=bool(row.settings.get("spectators")),
            brought=len(self._room.game.brought),
        )
        state = p.StateData(
            table=table,
            seat=viewer.seat,
            own=list(self._room.seats_of(guest)),
            seats=self._audience.people(viewer.lang),
            view=renderer.sight(viewer) if renderer else None,
            log=renderer.log(viewer) if renderer else [],
            talk=[_said(line, viewer.lang) for line in self._talk.lines(listener)],
            clocks=self._pace.data(),
            undo=self._undo.data(viewer),
            auto=False,
            chat=self._talk.asides(listener),
            asked=self._room.awaited,
            path=path_of(history.match, history.match.turn) if history else None,
        )
        return p.StateFrame(self._room.v, state)

    def _line(self, viewer: Viewer, fresh: int = 0) -> p.GameState:
        """The position for a program, with the events of the last answers: `fresh` of them."""
        history, status = self._room.history, self._room.row.status
        if history is None:
            return p.GameState(0, status, None, None, [], None, None)
        view = history.renderer.sight(viewer)
        last = history.match.turn
        events = [event for n in range(last - fresh + 1, last + 1) for event in history.renderer.events(viewer, n)]
        end = history.renderer.end(viewer)
        return p.GameState(history.v, status, view, view.decision, events, self._pace.data(), end)

    def _move(self, history: History, viewer: Viewer, move: Committed) -> p.MoveFrame:
        renderer = history.renderer
        eyes = move.asked if viewer.hotseat or move.asked in viewer.mates else viewer.seat
        entry = renderer.log_entry(viewer, move.n)
        events = seen(history.match.events[move.n], eyes)
        view, names = history.match.view(eyes, move.n), renderer.people(viewer.lang)
        sight = renderer.face.sight(view, move.outcome, names, viewer.lang, asked=not move.settled)
        log = [entry] if entry else []
        asked = move.asked if move.outcome is None else None
        path = path_of(history.match, move.n)
        return p.MoveFrame(move.v, p.MoveData(sight, log, events, self._pace.data(), asked, path))

    def _end(self, viewer: Viewer) -> p.EndFrame:
        history = self._room.history
        assert history is not None
        outcome = history.renderer.end(viewer)
        assert outcome is not None
        return p.EndFrame(history.v, p.EndData(outcome, self._rematch.data))


def _said(line: p.TalkData, lang: str) -> p.TalkData:
    """A line of talk as somebody reads it."""
    (name,) = people((line.name,), lang)
    return line if name == line.name else structs.replace(line, name=name)
