"""Bodies with which tables are ordered and joined."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from .protocol import Hidden, Invitation, Lang, Small

Id = Annotated[str, Meta(min_length=1, max_length=64)]
OptionValues: TypeAlias = dict[Annotated[str, Meta(max_length=40)], bool | Small | Annotated[str, Meta(max_length=40)]]
CardKey = Annotated[str, Meta(max_length=60)]
Stacks: TypeAlias = Annotated[list[Annotated[list[CardKey], Meta(max_length=200)]], Meta(max_length=12)]
"""Longer than any deck may be, so that one with too many cards is judged as such."""


class ClockBody(Struct, forbid_unknown_fields=True, frozen=True):
    """Minutes a seat, and seconds added after each answer; or so many days for each turn of answers."""

    minutes: Annotated[float, Meta(ge=0, le=180)] = 0
    increment: Annotated[float, Meta(ge=0, le=180)] = 0
    days: Annotated[int, Meta(ge=0, le=14)] = 0

    def __post_init__(self) -> None:
        if (self.minutes > 0) == (self.days > 0):
            raise ValueError("either minutes or days")


DeckChoice: TypeAlias = Id | Stacks | None
Opponent = Annotated[str, Meta(pattern=r"^(friend|hotseat|bot:[a-z0-9-]{1,24})$(?!\n)", max_length=28)]
Rival = Literal["equal", "lighter", "any"]
Late = Annotated[int, Meta(ge=0, le=3600)]
"""By so many seconds later than the players spectators see a game."""
GameId = Annotated[str, Meta(min_length=1, max_length=40)]


class SeatBody(Struct, forbid_unknown_fields=True):
    """Who sits at a seat of a table to open, and with which set (null: one is drawn). "me" may stand at both seats of a
    team, or at all seats; "friend" is a link, and who comes by it brings the set."""

    who: Annotated[str, Meta(pattern=r"^(me|friend|bot:[a-z0-9-]{1,24})$(?!\n)", max_length=28)]
    deck: DeckChoice = None


class OfferBody(Struct, forbid_unknown_fields=True):
    """To whom a table is open: languages that its host speaks, and a line of what they would like ("first games, take
    your time")."""

    langs: Annotated[list[Lang], Meta(max_length=3)] = []
    note: Annotated[str, Meta(max_length=60)] = ""


class SitBody(Struct, forbid_unknown_fields=True):
    """Sitting down at an open table: with which set (null: one is drawn), at which seat (null: the first that is free),
    and the seal of what the client will add to the luck."""

    deck: DeckChoice = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    seal: Hidden | None = None


class TableBody(Struct, forbid_unknown_fields=True):
    """A table to open: a game with an opponent, or with all of its `seats`, or a drawn position (`scenario`:
    "game/id"), or the guided first game of a game (`guided`). `seal` is that of the part which the client will add to
    the luck; the table waits for it then. `rival` says what is drawn where an opponent's set is left to chance: one of
    the same years and about as strong as mine, a lighter one of the same years, or any. `rated`: the game counts.
    `offer`: whoever likes may take the seats of friends."""

    game: GameId | UnsetType = UNSET
    seats: Annotated[list[SeatBody], Meta(max_length=8)] | UnsetType = UNSET
    opponent: Opponent | UnsetType = UNSET
    deck: DeckChoice = None
    other_deck: DeckChoice = None
    rival: Rival = "equal"
    options: Annotated[OptionValues, Meta(max_length=32)] = {}
    clock: ClockBody | None = None
    spectators: bool = False
    late: Late = 0
    rated: bool = False
    offer: OfferBody | None = None
    seal: Hidden | None = None
    scenario: Annotated[str, Meta(max_length=120)] | UnsetType = UNSET
    guided: GameId | UnsetType = UNSET


class TableMade(Struct):
    """Where the new table is; `invite` is the first of the `invites`."""

    id: str
    path: str
    invite: str | None
    invites: list[Invitation] = []
