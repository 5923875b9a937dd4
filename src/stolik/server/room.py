"""A table as it is seen: who is here, and the frame that each of them is sent."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from stolik.catalog import game as find_game
from stolik.kernel.decision import Seat
from stolik.kernel.rules import Outcome
from stolik.kernel.view import View

from . import protocol as p
from .clocks import Clock
from .faces import seen
from .history import History
from .listeners import Listener
from .render import Viewer
from .seating import has_teams, one_team

BEATS_KEPT: Final = 64
"""Moves that a client who missed some can be sent again one by one."""
TALK_KEPT: Final = 100

Status = Literal["running", "waiting", "over"]


@dataclass
class Sitting:
    """Who sits on a seat: a guest, or a bot, or nobody yet; `deck` are the stacks of its set, None where none is."""

    guest: str | None
    bot: str | None
    name: str
    deck: list[list[str]] | None

    @property
    def free(self) -> bool:
        """Whether nobody sits here yet."""
        return self.guest is None and self.bot is None


@dataclass
class TableRow:
    """What the store knows of a table beside its rows. `settings`: options, clock, spectators, decks drawn, and what a
    drawn position shows."""

    id: str
    game: str
    kind: str
    status: Status
    owner: str
    settings: dict[str, Any]
    start: Any
    parent: Any
    summary: dict[str, Any]
    keep: Any
    created: float
    updated: float
    sittings: list[Sitting] = field(default_factory=list)
    invites: dict[Seat, str] = field(default_factory=dict)
    """The links that lead to the free seats."""

    def invitations(self) -> list[p.Invitation]:
        """The links, in the order of the seats."""
        return [p.Invitation(seat, self.invites[seat]) for seat in sorted(self.invites)]


def drawn_of(settings: Mapping[str, Any]) -> p.Drawn | None:
    """What a table's position was drawn to show; None for a game."""
    shown = settings.get("drawn")
    return None if shown is None else p.Drawn(shown["scenario"], shown["rules"])


@dataclass(frozen=True)
class Beat:
    """One committed answer, as it can be sent again: version, entry, the views of all seats and of a spectator, and the
    outcome if that was the end."""

    v: int
    n: int
    asked: int | None
    views: dict[int | None, View]
    outcome: Outcome | None


@dataclass
class Undo:
    """A request to take back that waits for an answer."""

    by: Seat
    to: int
    until: float
    needed: set[str]


class Room:
    """What a table knows of itself and tells: one frame for each viewer's eyes."""

    def __init__(self, row: TableRow, history: History | None, talk: Iterable[p.TalkData]) -> None:
        self.row = row
        self.history = history
        self.listeners: list[Listener] = []
        self._beats: deque[Beat] = deque(maxlen=BEATS_KEPT)
        self._talk: deque[p.TalkData] = deque(talk, maxlen=TALK_KEPT)
        self._chat: dict[int, deque[p.TalkData]] = {}
        """What each team has said among itself: it is nobody else's, and kept as long as the table is awake."""
        self._away: dict[str, float] = {}
        self._alone = time.monotonic()
        self._undo: Undo | None = None
        self._rematch: p.RematchData | None = None
        self._clock: Clock | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def hotseat(self) -> bool:
        """Whether one guest has all the seats, at one screen."""
        return self.row.kind == "hotseat"

    @property
    def _answered(self) -> int:
        """How many answers have been given; -1 before the game."""
        return self.history.match.turn if self.history else -1

    @property
    def _awaited(self) -> Seat | None:
        """Whose answer is awaited."""
        decision = self.history.match.decision if self.history else None
        return None if decision is None else decision.seat

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """All seats of a guest."""
        return tuple(n for n, sitting in enumerate(self.row.sittings) if sitting.guest == guest)

    def seat_of(self, guest: str) -> Seat | None:
        """The seat of a guest, of several the first; None for whoever only watches, and at one screen."""
        return None if self.hotseat else next(iter(self.seats_of(guest)), None)

    def plays(self, guest: str) -> bool:
        """Whether a guest has a seat here."""
        return any(sitting.guest == guest for sitting in self.row.sittings)

    def team_of(self, guest: str) -> int | None:
        """The side that a guest plays for in a game of teams; None for spectators, who plays for several, and in games
        without."""
        seats, game = self.seats_of(guest), find_game(self.row.game)
        return game.sides[seats[0]] if seats and has_teams(game) and one_team(game, seats) else None

    def viewer(self, guest: str, lang: str) -> Viewer:
        """Whose eyes a guest has here."""
        seats = self.seats_of(guest)
        if self.hotseat:
            return Viewer(None, lang, bool(seats))
        return Viewer(seats[0] if seats else None, lang, mates=seats if len(seats) > 1 else ())

    def _people(self) -> list[p.SeatData]:
        now = time.monotonic()
        here = {listener.guest for listener in self.listeners}
        found = []
        for n, sitting in enumerate(self.row.sittings):
            present = sitting.bot is not None or sitting.guest in here
            since = None if present or sitting.guest is None else int(now - self._away.get(sitting.guest, self._alone))
            name = self.history.match.names[n] if self.history else sitting.name
            found.append(p.SeatData(name, sitting.bot is not None, present, since))
        return found

    def _spectators(self) -> int:
        return len({listener.guest for listener in self.listeners if not self.plays(listener.guest)})

    def _tell_people(self, but: Listener | None = None) -> None:
        content = p.write(p.PeopleFrame(p.PeopleData(self._people(), self._spectators())))
        for listener in self.listeners:
            if listener is not but and not listener.lines:
                listener.send(content)

    # ---- frames

    def _broadcast(self, make: Callable[[Viewer], p.Frame], line: bool = False, fresh: bool = False) -> None:
        """Send every listener its own frame; viewers of the same eyes share one encoding.

        With `line`, programs are sent the position too; `fresh`: with the events of the last answer.
        """
        frames: dict[Viewer, bytes] = {}
        for listener in self.listeners:
            if listener.lines:
                if line:
                    listener.send(p.write(self._line(listener.viewer, fresh)))
                continue
            content = frames.get(listener.viewer)
            if content is None:
                content = frames[listener.viewer] = p.write(make(listener.viewer))
            listener.send(content)

    def _tell_team(self, side: int, frame: p.Frame) -> None:
        """Send a frame to the people of one side, and to nobody else."""
        content = p.write(frame)
        for listener in self.listeners:
            if not listener.lines and self.team_of(listener.guest) == side:
                listener.send(content)

    def _send_state(self, listener: Listener) -> None:
        if listener.lines:
            viewer = listener.viewer
            options = self.row.summary.get("options", {})
            state = self._line(viewer, fresh=False)
            listener.send(p.write(p.GameFull(self.id, self.row.game, viewer.seat, self._people(), options, state)))
        else:
            listener.send(p.write(self._state_frame(listener.viewer, listener.guest)))

    def _state_frame(self, viewer: Viewer, guest: str) -> p.StateFrame:
        history = self.history
        renderer = history.renderer if history else None
        host = self.row.status == "waiting" and guest == self.row.owner
        invites = self.row.invitations() if host else []
        team = self.team_of(guest)
        return p.StateFrame(
            history.v if history else 0,
            p.StateData(
                p.TableData(
                    self.id,
                    self.row.game,
                    self.row.status,
                    self.hotseat,
                    self._spectators(),
                    invites[0].path if invites else None,
                    False,
                    self.row.summary.get("options", {}),
                    drawn_of(self.row.settings),
                    invites,
                ),
                viewer.seat,
                list(self.seats_of(guest)),
                self._people(),
                renderer.sight(viewer) if renderer else None,
                renderer.log(viewer) if renderer else [],
                list(self._talk),
                self._clock_data(),
                self._undo_data(viewer),
                False,
                [] if team is None else list(self._chat.get(team, ())),
                self._awaited,
            ),
        )

    def _line(self, viewer: Viewer, fresh: bool) -> p.GameState:
        history = self.history
        if history is None:
            return p.GameState(0, self.row.status, None, None, [], None, None)
        view = history.renderer.sight(viewer)
        events = history.renderer.events(viewer, history.match.turn) if fresh else []
        end = history.renderer.end(viewer)
        return p.GameState(history.v, self.row.status, view, view.decision, events, self._clock_data(), end)

    def _clock_data(self) -> p.ClockData | None:
        if self._clock is None:
            return None
        left = [round(seconds, 1) for seconds in self._clock.left(time.monotonic())]
        return p.ClockData(left, self._clock.running)

    def _undo_data(self, viewer: Viewer) -> p.UndoData | None:
        if self._undo is None or self.history is None:
            return None
        text = self.history.renderer.undo_text(viewer, self._undo.by, self._undo.to)
        return p.UndoData(self._undo.by, text, round(max(0.0, self._undo.until - time.monotonic()), 1))

    def _move_frame(self, viewer: Viewer, beat: Beat) -> p.MoveFrame:
        assert self.history is not None
        renderer = self.history.renderer
        eyes = beat.asked if viewer.hotseat or beat.asked in viewer.mates else viewer.seat
        entry = renderer.log_entry(viewer, beat.n)
        events = seen(self.history.match.events[beat.n], eyes)
        sight = renderer.face.sight(beat.views[eyes], beat.outcome, self.history.match.names, viewer.lang)
        log = [entry] if entry else []
        asked = beat.asked if beat.outcome is None else None
        return p.MoveFrame(beat.v, p.MoveData(sight, log, events, self._clock_data(), asked))

    def _end_frame(self, viewer: Viewer) -> p.EndFrame:
        assert self.history is not None
        outcome = self.history.renderer.end(viewer)
        assert outcome is not None
        return p.EndFrame(self.history.v, p.EndData(outcome, self._rematch))

    def _say_end(self, listener: Listener) -> None:
        """Who comes to a game that is over hears how it ended."""
        if self.row.status == "over" and self.history is not None:
            listener.say(self._end_frame(listener.viewer))
            if listener.lines:
                listener.finish()

    def _make_beat(self) -> Beat:
        """The answer that was just committed, with all views of the table after it."""
        history = self.history
        assert history is not None
        match = history.match
        decision = match.decision
        views: dict[int | None, View] = {seat: match.view(seat) for seat in (*range(match.game.seats), None)}
        asked = decision.seat if decision is not None else history.renderer.eyes(Viewer(None, "en", True))
        beat = Beat(history.v, match.turn, asked, views, match.outcome)
        self._beats.append(beat)
        return beat
