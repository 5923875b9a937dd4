"""Who sits at a table, and where its game stands: what every part of a table knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from stolik.catalog import game as find_game
from stolik.game import Game
from stolik.kernel.closed import CLOSED_LISTS
from stolik.kernel.decision import Decision, Seat
from stolik.kernel.fair import Deal
from stolik.match import Match

from . import packing
from . import protocol as p
from .denied import Denied
from .faces import face_for
from .history import History
from .render import Viewer
from .replies import Refused
from .seating import has_teams, one_team

Status = Literal["running", "waiting", "over"]


@dataclass
class Sitting:
    """Who sits on a seat: a guest, or a bot, or nobody yet; `deck` are the stacks of its set, None where none is.
    `seal` is that of the part which the guest's browser adds to the luck, if it brought one."""

    guest: str | None
    bot: str | None
    name: str
    deck: list[list[str]] | None
    seal: str | None = None

    @property
    def free(self) -> bool:
        """Whether nobody sits here yet."""
        return self.guest is None and self.bot is None


def nobody() -> Sitting:
    """A free seat."""
    return Sitting(None, None, "", None)


@dataclass
class TableRow:
    """What the store knows of a table beside its rows. `settings`: options, clock, spectators, decks drawn, and what a
    drawn position shows; `seal`: that of its last row (seals.py). `deal` is what is sealed before the cards are dealt,
    as data; then the record has it."""

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
    deal: Any = None
    brought: Any = None
    """The cards of its decks that are in no set, as `Brought` in data, and in `said` which of them do what their owner
    says they do; None where there are none."""
    invites: dict[Seat, str] = field(default_factory=dict)
    """The links that lead to the free seats."""
    seal: str | None = None
    size: int | None = None
    """Bytes that it takes, once it is over and that was reckoned."""

    def invitations(self) -> list[p.Invitation]:
        """The links, in the order of the seats."""
        return [p.Invitation(seat, self.invites[seat]) for seat in sorted(self.invites)]


def drawn_of(settings: Mapping[str, Any]) -> p.Drawn | None:
    """What a table's position was drawn to show; None for a game."""
    shown = settings.get("drawn")
    return None if shown is None else p.Drawn(shown["scenario"], shown["rules"])


def closed_with(settings: Mapping[str, Any], code: str, *parts: str, by: str = "") -> dict[str, Any]:
    """What a table keeps that is closed before its game began: why, as a code of `words` and what fills its sentence,
    and which guest has closed it."""
    return {**settings, "closed": {"code": code, "parts": list(parts), "by": by}}


def why_closed(settings: Mapping[str, Any]) -> Denied | None:
    """Why a table was closed before its game began, as whoever comes back is told; None for any other."""
    told = settings.get("closed")
    return None if told is None else Denied(409, told["code"], *told["parts"])


def summary_of(match: Match | None, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the list of tables shows without opening this one; `options` are shown where the game's view has none."""
    found: dict[str, Any] = {"options": options, "turn": 0, "scores": None, "asked": None}
    if match is not None:
        view: Any = match.view(None)
        found["turn"] = getattr(view, "turn", match.turn)
        found["scores"] = face_for(match.game).scores(view)
        found["asked"] = None if match.decision is None else match.decision.seat
        found["options"] = getattr(view, "options", options)
    return found


class Room:
    """A table's row in the store, and its history, None until the game begins."""

    def __init__(self, row: TableRow, history: History | None) -> None:
        self.row = row
        self.history = history

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game:
        """The table's game, over the cards in it that are in no set. Raises RecordError where those can't be read."""
        if self.history is not None:
            return self.history.match.game
        game = find_game(self.row.game)
        return game if self.row.brought is None else packing.of_table(game, self.row.brought)

    @property
    def hotseat(self) -> bool:
        """Whether one guest has all the seats, at one screen."""
        return self.row.kind == "hotseat"

    # ---- who sits here

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """All seats of a guest."""
        return tuple(n for n, sitting in enumerate(self.row.sittings) if sitting.guest == guest)

    def seat_of(self, guest: str) -> Seat | None:
        """The seat of a guest, of several the first; None for whoever only watches, and at one screen."""
        return None if self.hotseat else next(iter(self.seats_of(guest)), None)

    def closed_to(self, guest: str | None) -> tuple[Seat | None, ...]:
        """Where deck lists stay closed after the game: the seats from which somebody looked, (None,) for a spectator;
        () where the record is for whoever asks, as for a guest who has all seats."""
        if self.row.settings.get("options", {}).get(CLOSED_LISTS) is not True:
            return ()
        seats = () if guest is None else self.seats_of(guest)
        return () if len(seats) == len(self.row.sittings) else seats or (None,)

    def plays(self, guest: str) -> bool:
        """Whether a guest has a seat here."""
        return any(sitting.guest == guest for sitting in self.row.sittings)

    def others(self, guest: str) -> set[str]:
        """The other people who play here."""
        return {s.guest for s in self.row.sittings if s.guest is not None and s.guest != guest}

    def advises(self, guest: str) -> bool:
        """Whether a guest may be told what a bot would do: nobody else sits here but bots."""
        return self.plays(guest) and not self.others(guest) and not self.rated

    @property
    def rated(self) -> bool:
        """Whether the game counts."""
        return bool(self.row.settings.get("rated"))

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

    # ---- where the game stands

    @property
    def running(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.history is not None and self.row.status == "running"

    @property
    def v(self) -> int:
        """The version that the table is at."""
        return self.history.v if self.history else 0

    @property
    def answered(self) -> int:
        """How many answers have been given; -1 before the game."""
        return self.history.match.turn if self.history else -1

    @property
    def awaited(self) -> Seat | None:
        """Whose answer is awaited."""
        decision = self.history.match.decision if self.history else None
        return None if decision is None else decision.seat

    @property
    def summary(self) -> dict[str, Any]:
        """What the list of tables shows of it now."""
        return summary_of(self.history.match if self.history else None, self.row.summary.get("options", {}))

    @property
    def sealed(self) -> p.DealData | None:
        """What was sealed before the deal, as everybody may see it; None where nothing was."""
        if self.history is None:
            deal = None if self.row.deal is None else Deal.from_data(self.row.deal)
        else:
            deal = self.history.match.record.deal
        return None if deal is None else p.DealData(**deal.shown())

    # ---- who may speak

    def playing(self, guest: str) -> History:
        """The history, if the guest plays here and the game has begun. Raises Refused."""
        if not self.plays(guest):
            raise Refused("not-seated")
        if self.history is None:
            raise Refused("waiting")
        return self.history

    def acting(self, guest: str) -> Seat:
        """The seat for which a guest speaks now, in a game that runs: at one screen the one that is asked. Raises
        Refused."""
        history = self.playing(guest)
        decision = history.match.decision
        if self.row.status != "running" or decision is None:
            outcome = history.match.outcome
            raise Refused("over", outcome.rule or None if outcome else None)
        seats = self.seats_of(guest)
        return decision.seat if decision.seat in seats else seats[0]

    def asked(self, guest: str, v: int | None) -> tuple[History, Decision]:
        """The pending question, if it is this guest's and of version v. Raises Refused."""
        seat = self.acting(guest)
        history = self.playing(guest)
        decision = history.match.decision
        assert decision is not None
        if v is not None and v != history.v:
            raise Refused("stale")
        if decision.seat != seat:
            raise Refused("not-your-turn")
        return history, decision
