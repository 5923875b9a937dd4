"""Nodes that few cards ask for: named types of cards, cards removed from the game, cards of one name, room for a Pilot
of a kind, what a Pilot teaches, damage but for some of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from stolik.cardgame.ast import Amount, Condition, Filter, Modifier, Noun, Some, Step, Which, Whose

from .words import ARENAS, Stat

__all__ = [
    "AllBut", "ByRetaliate", "CARD_TYPES", "Level", "Namesakes", "NameType", "NamedType", "NamesType", "OfKeyword",
    "RemoveCards", "RevealToType", "Room", "SeeBuilt", "Taught",
]  # fmt: skip

CARD_TYPES: Final = (*ARENAS, "battle", "mission", "location")
"""The types that a player can name: what a type line begins with."""


# ---- filters


@dataclass(frozen=True)
class NamedType(Filter):
    """A card of the type that was named last in this effect."""


@dataclass(frozen=True)
class OfKeyword(Filter):
    """It has an ability of that keyword: printed, from a Pilot, from an effect or another card."""

    word: Annotated[str, Literal["upkeep"]]


# ---- amounts


@dataclass(frozen=True)
class AllBut(Amount):
    """Of `Prevent`: all of the damage but so much."""

    n: int


# ---- conditions


@dataclass(frozen=True)
class ByRetaliate(Condition):
    """The damage that the event is about was done by Retaliate."""


# ---- modifiers


@dataclass(frozen=True)
class Room(Modifier):
    """Room for one more Pilot, if that is like this (SW-PILOT-28)."""

    like: Filter


@dataclass(frozen=True)
class NamesType(Modifier):
    """Of YOU: that player's draw in the draw step is another one: a type is named, and cards are revealed up to the
    first of it (SW-TURN-12)."""


# ---- steps


@dataclass(frozen=True)
class NameType(Step):
    """Name a type of cards; `NamedType` means it."""


@dataclass(frozen=True)
class RevealToType(Step):
    """Reveal cards from the top of your deck up to the first of the type that was named: that comes into the hand, the
    others are discarded; without one all are (SW-TURN-12)."""


@dataclass(frozen=True)
class RemoveCards(Step):
    """Cards of a discard pile are removed from the game (SW-ZONE-15)."""

    what: Noun


@dataclass(frozen=True)
class Namesakes(Step):
    """Search a deck for cards of one name, so many at most, and discard them; the name is that of the first."""

    what: Some


@dataclass(frozen=True)
class SeeBuilt(Step):
    """Look at the partially built cards of that player."""

    whose: Whose = "opponent"


@dataclass(frozen=True)
class Level(Step):
    """Each of `of` with less of that number than another of them gets the difference, until a time."""

    stat: Stat
    of: Noun
    until: str


@dataclass(frozen=True)
class Taught(Step):
    """`unit` gets all that the Pilot ability of one of `by` gives, until a time (SW-PILOT-29)."""

    unit: Noun
    by: Some | Which
    until: str
