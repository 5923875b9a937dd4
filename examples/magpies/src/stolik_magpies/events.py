"""What has happened in a game of Magpies, and who sees how much of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stolik.kernel.event import Event

HIDDEN = -1
"""A card that a viewer may not know."""


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn, counted from 1."""

    turn: int
    seat: int


@dataclass(frozen=True)
class TrickUsed(Event):
    """A trick left its kit."""

    seat: int
    card: int


@dataclass(frozen=True)
class TrinketsLaid(Event):
    """One or two trinkets lie on the table."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class TrinketSnatched(Event):
    """The next magpie showed an equal trinket and took the points of a laid one."""

    seat: int
    of: int
    card: int
    points: int


@dataclass(frozen=True)
class TrinketScored(Event):
    """A laid trinket brought points, twice its worth if it shone."""

    seat: int
    card: int
    shone: bool
    points: int


@dataclass(frozen=True)
class CardPecked(Event):
    """A card was taken unseen out of a hand; both know which."""

    seat: int
    of: int
    card: int

    def seen_by(self, seat: int | None) -> Event:
        """Others don't see the card."""
        return self if seat in (self.seat, self.of) else replace(self, card=HIDDEN)


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Trinkets came from the hoard into a hand; `n` is how many."""

    seat: int
    cards: tuple[int, ...]
    n: int

    def seen_by(self, seat: int | None) -> Event:
        """Others see how many."""
        return self if seat == self.seat else replace(self, cards=(HIDDEN,) * self.n)


@dataclass(frozen=True)
class HandChanged(Event):
    """A whole hand was discarded, face up."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class GameEnded(Event):
    """By which rule."""

    rule: str
