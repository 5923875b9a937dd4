"""How good a position of a Star Wars game looks, read from the view of one seat.

What counts is what fights: units by what they cost, less what damage has taken from them; then arenas that are
controlled, counters on cards to come, Force and cards.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from stolik.games.star_wars.view import StarWarsView, UnitSeen
from stolik.kernel.decision import Seat

ARENAS: Final = ("space", "ground", "character")
COST: Final = 1.0
"""Each point of build cost in battle, as long as the unit is whole."""
AWAY: Final = 0.75
"""The part of that for a retreated unit."""
COUNTER: Final = 0.7
"""A build counter on a card that is not completed."""
FORCE: Final = 0.35
"""A point of Force, up to FULL of it."""
FULL: Final = 12
CARD: Final = 0.6
"""A card in the hand."""
HOLD: Final = 3.0
"""An arena where only one player has units."""
SCALE: Final = 14.0
"""So many points ahead are three chances out of four."""


def score(view: StarWarsView, seat: Seat) -> float:
    """What stands on the table now, own minus the opponent's."""
    if view.ended:
        return 100.0 * _won(view, seat)
    return _own(view, seat) - _own(view, 1 - seat)


def value(view: StarWarsView, seat: Seat) -> float:
    """The chance of winning, from -1 to 1."""
    if view.ended:
        return _won(view, seat)
    return tanh((_own(view, seat) - _own(view, 1 - seat)) / SCALE)


def hides(view: StarWarsView) -> bool:
    """Hands, decks and what is partially built always matter."""
    return True


def _won(view: StarWarsView, seat: Seat) -> float:
    return 0.0 if view.winner < 0 else 1.0 if view.winner == seat else -1.0


def _own(view: StarWarsView, seat: Seat) -> float:
    own = view.seats[seat]
    total = FORCE * min(FULL, own.force) + CARD * len(own.hand)
    held = 0
    for arena in ARENAS:
        total += sum([worth(unit) for unit in view.arenas[arena] if unit.seat == seat])
        held += view.control[arena] == seat
    for unit in own.zone:
        total += COUNTER * unit.counters if unit.place == "built" else AWAY * worth(unit)
    return total + HOLD * held + (2 * HOLD if held >= 2 else 0.0)


def worth(unit: UnitSeen) -> float:
    """A unit by its cost, power and how much of its health is left; with its pilots."""
    whole = COST * unit.cost + 0.3 * unit.power
    left = max(0, unit.health - unit.damage) / max(1, unit.health)
    return whole * (0.4 + 0.6 * left) + sum([0.8 * pilot.cost for pilot in unit.pilots])
