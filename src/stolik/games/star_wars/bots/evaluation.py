"""How good a position of a Star Wars game looks, read from the view of one seat.

What counts is who is stronger in each arena, now and when the units that are still to act have struck; most of all in
the second best arena, since two of them win.
The weights lie beside this module, and say how they came about; `stolik tune` fits them anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt, tanh
from typing import ClassVar, Final

from stolik.bots.weights import weights_of
from stolik.games.star_wars.rules.view import Arena, StarWarsView
from stolik.kernel.decision import Seat

ARENAS: Final[tuple[Arena, ...]] = ("space", "ground", "character")
FULL: Final = 12


class Side:
    """Of one player in one arena: `blows` is the damage that its units do on the average when each attacks once,
    `ready` that of those which will act before this turn ends, `bears` the damage that they can take."""

    __slots__ = ("bears", "blows", "ready")

    def __init__(self) -> None:
        self.blows = self.ready = self.bears = 0.0

    def strength(self, bears: float) -> float:
        """Blows and what is left of `bears`, evenly; who can bear less than all has lost as much of the blows."""
        if self.bears <= 0 or bears <= 0:
            return 0.0
        return sqrt((2 * self.blows * bears / self.bears + 0.1) * (bears + 0.1))


NOTES: Final = {
    "ratio": "Of each arena: how much stronger one is, as a part of the strength that both have there.",
    "second": "The same again for the second best arena.",
    "soon": "Of each arena: the same after those have struck that are still to act.",
    "few": "Strength that counts on both sides of the ratio, so that one small unit alone is no complete advantage.",
    "away": "A point of build cost of a retreated unit.",
    "counter": "A build counter on a card that is not completed.",
    "card": "A card in the hand.",
    "force": "A point of Force, up to FULL of it.",
}
"""What each weight is of."""


class StarWarsEvaluation:
    """How good a position is to a seat, by weights: logarithms of odds, and a strength (`few`). Raises KeyError where
    one is missing."""

    AHEAD: ClassVar[float] = 0.6
    """From this chance of winning on a side is far ahead."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = dict(weights)
        self.notes = NOTES
        self._ratio = weights["ratio"]
        self._second = weights["second"]
        self._soon = weights["soon"]
        self._few = weights["few"]
        self._away = weights["away"]
        self._counter = weights["counter"]
        self._card = weights["card"]
        self._force = weights["force"]

    def with_weights(self, weights: Mapping[str, float]) -> StarWarsEvaluation:
        """The same by other weights."""
        return StarWarsEvaluation(weights)

    def score(self, view: StarWarsView, seat: Seat) -> float:
        """What stands on the table now, own minus the opponent's, in build points."""
        if view.ended:
            return 100.0 * _won(view, seat)
        here = [unit for arena in ARENAS for unit in view.arenas[arena]]
        return float(sum([unit.cost if unit.seat == seat else -unit.cost for unit in here]))

    def value(self, view: StarWarsView, seat: Seat) -> float:
        """The chance of winning, from -1 to 1."""
        if view.ended:
            return _won(view, seat)
        ratios = []
        total = 0.0
        for arena in ARENAS:
            sides = _sides(view, arena)
            own, foe = sides[seat], sides[1 - seat]
            ratios.append(self._lead(own.strength(own.bears), foe.strength(foe.bears)))
            total += self._soon * self._lead(own.strength(_left(own, foe)), foe.strength(_left(foe, own)))
        total += self._ratio * sum(ratios) + self._second * sorted(ratios)[1]
        return tanh((total + self._rest(view, seat) - self._rest(view, 1 - seat)) / 2)

    def chance(self, view: StarWarsView, seat: Seat) -> float:
        """The chance of winning, from 0 to 1."""
        return (1 + self.value(view, seat)) / 2

    def _lead(self, own: float, foe: float) -> float:
        return (own - foe) / (own + foe + self._few)

    def _rest(self, view: StarWarsView, seat: Seat) -> float:
        """What is not in battle."""
        own = view.seats[seat]
        total = self._force * min(FULL, own.force) + self._card * len(own.hand)
        for unit in own.zone:
            total += self._counter * unit.counters if unit.place == "built" else self._away * unit.cost
        return total

    def hides(self, view: StarWarsView) -> bool:
        """Hands, decks and what is partially built always matter."""
        return True


def _left(side: Side, foe: Side) -> float:
    """What a side can still bear once `foe` has struck: half of those blows come before its own have thinned them."""
    if not side.bears or not foe.bears:
        return side.bears
    thinned = max(0.0, 1 - side.ready / foe.bears)
    return max(0.0, side.bears - foe.ready * (1 + thinned) / 2)


def _sides(view: StarWarsView, arena: Arena) -> tuple[Side, Side]:
    """Both sides of an arena."""
    sides = (Side(), Side())
    fought = view.phase == "battle" and bool(view.arena) and ARENAS.index(arena) < ARENAS.index(view.arena)
    for unit in view.arenas[arena]:
        left = float(unit.health - unit.damage)
        if left <= 0:
            continue
        side = sides[unit.seat]
        blow = max(0, unit.power) / 2
        for word, n in unit.keywords:
            if word == "accuracy":
                blow += max(0, unit.power) * n / 6
            elif word == "critical hit":
                blow += 0.6 * n
            elif word == "armor":
                left *= 1.4
            elif word == "shields":
                left *= 1 + 0.15 * n
        side.blows += blow
        side.bears += left
        if not unit.tapped and not fought:
            side.ready += blow
    return sides


def _won(view: StarWarsView, seat: Seat) -> float:
    return 0.0 if view.winner < 0 else 1.0 if view.winner == seat else -1.0


tuned: Final = StarWarsEvaluation(weights_of(__package__))
"""By the weights that lie beside this module."""
