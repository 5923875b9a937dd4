"""What a table tells: to whoever comes all that may be known, to those who are here what has changed."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from msgspec import structs

from stolik.match import Match

from . import protocol as p
from .audience import Audience
from .delay import Moment
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


def committed(history: History, count: int, clocks: p.ClockData | None) -> list[Moment]:
    """The last `count` answers that were committed, of which all but the first went without saying."""
    match = history.match
    decision = match.decision
    asked = decision.seat if decision is not None else history.renderer.eyes(Viewer(None, "en", True))
    earlier = [
        Moment(history.v - back, match.turn - back, asked, None, True, clocks) for back in range(count - 1, 0, -1)
    ]
    return [*earlier, Moment(history.v, match.turn, asked, match.outcome, clocks=clocks)]


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
        self._moves: deque[Moment] = deque(maxlen=MOVES_KEPT)

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
        elif not self._audience.now(listener):
            if v != self._audience.delay.shown.v:
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

    def begin(self) -> None:
        """The cards are dealt: everybody hears how the table stands."""
        self._audience.delay.begin(self._moment())
        self.state()

    def wake(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """The table was woken from these rows: spectators are where they would be, and see after their delay what came
        then."""
        history, delay = self._room.history, self._audience.delay
        if history is None:
            return
        now = self._moment()
        seen = history.after(rows, time.time() - delay.seconds) if rows else now.n
        if not self._room.running or seen >= now.n:
            delay.begin(now)
            return
        delay.begin(Moment(history.v - (now.n - seen), seen, None, settled=True))
        delay.hold(self._tell_spectators_all, now)

    def _tell_spectators_all(self) -> None:
        for listener in self._audience.listeners:
            if self._audience.delay.concerns(listener):
                self._tell_all_of_it(listener)

    def state(self) -> None:
        """How the table stands now, with the eyes that everybody has now."""
        for listener in self._audience.listeners:
            listener.viewer = self._room.viewer(listener.guest, listener.viewer.lang)
            self._tell_all_of_it(listener)

    def answers(self, history: History, count: int) -> None:
        """The last `count` answers that were committed; programs hear of all at once: they see the position."""
        moves = committed(history, count, self._pace.data())
        self._moves.extend(moves)
        # Once it is told nobody wonders any more whether the one before may be taken back.
        self._undo.drop()
        audience, delay = self._audience, self._audience.delay
        if not self._room.running:
            delay.flush()
        for move in moves[:-1]:
            audience.tell(partial(self._move, history, move=move), heard=audience.now)
        audience.tell(
            partial(self._move, history, move=moves[-1]), lambda viewer: self._line(viewer, fresh=count), audience.now
        )
        if self._room.running:
            for move in moves:
                held = partial(self._move, history, move=move, clocks=move.clocks)
                delay.hold(partial(audience.tell, held, heard=delay.concerns), move)

    def back(self, history: History) -> None:
        """Something was taken back."""
        self._moves.clear()
        renderer, audience = history.renderer, self._audience

        def frame(viewer: Viewer) -> p.BackFrame:
            return p.BackFrame(
                history.v,
                p.BackData(
                    renderer.sight(viewer),
                    renderer.log(viewer),
                    self._pace.data(),
                    self._room.awaited,
                    path_of(history.match, history.match.turn),
                ),
            )

        turn = history.match.turn
        to = turn - 1 if history.match.is_dealt_anew(turn) else turn  # new luck is an entry of its own
        knew = audience.delay.back(to, self._moment())
        audience.tell(frame, self._line, lambda listener: knew or audience.now(listener))

    def stop(self) -> None:
        """The game was ended from outside: programs are told, and a request to take back is over."""
        self._undo.drop()
        self._audience.delay.flush()
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

    def _moment(self) -> Moment:
        """Where the game stands now."""
        history = self._room.history
        assert history is not None
        return Moment(history.v, history.match.turn, self._room.awaited, clocks=self._pace.data())

    def _state(self, listener: Listener) -> p.StateFrame:
        viewer, guest = listener.viewer, listener.guest
        row, history = self._room.row, self._room.history
        late = history is not None and not self._audience.now(listener)
        shown = self._audience.delay.shown
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
            late=self._audience.delay.seconds,
        )
        view: p.Sight | None = None
        log: list[p.LogEntry] = []
        if history is not None:
            until = shown.n if late else None
            view = self._sight_of(history, viewer, shown) if late else history.renderer.sight(viewer)
            log = history.renderer.log(viewer, until)
        state = p.StateData(
            table=table,
            seat=viewer.seat,
            own=list(self._room.seats_of(guest)),
            seats=self._audience.people(viewer.lang),
            view=view,
            log=log,
            talk=[_said(line, viewer.lang) for line in self._talk.lines(listener)],
            clocks=shown.clocks if late else self._pace.data(),
            undo=None if late else self._undo.data(viewer),
            auto=False,
            chat=self._talk.asides(listener),
            asked=shown.asked if late else self._room.awaited,
            path=path_of(history.match, shown.n if late else history.match.turn) if history else None,
        )
        return p.StateFrame(shown.v if late else self._room.v, state)

    def _sight_of(self, history: History, viewer: Viewer, at: Moment) -> p.Sight:
        """What a spectator saw then."""
        view, renderer = history.match.view(None, at.n), history.renderer
        return renderer.face.sight(view, None, renderer.people(viewer.lang), viewer.lang, asked=not at.settled)

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

    def _move(self, history: History, viewer: Viewer, move: Moment, clocks: p.ClockData | None = None) -> p.MoveFrame:
        """`clocks`: as they were then; without, as they are."""
        renderer = history.renderer
        eyes = move.asked if viewer.hotseat or move.asked in viewer.mates else viewer.seat
        entry = renderer.log_entry(viewer, move.n)
        events = seen(history.match.events[move.n], eyes)
        view, names = history.match.view(eyes, move.n), renderer.people(viewer.lang)
        sight = renderer.face.sight(view, move.outcome, names, viewer.lang, asked=not move.settled)
        log = [entry] if entry else []
        asked = move.asked if move.outcome is None else None
        path = path_of(history.match, move.n)
        return p.MoveFrame(move.v, p.MoveData(sight, log, events, clocks or self._pace.data(), asked, path))

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
