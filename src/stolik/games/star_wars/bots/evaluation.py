"""How good a position of a Star Wars game looks, read from the view of one seat.

What counts is who is stronger in each arena, now and when the units that are still to act have struck; most of all in
the second best arena, since two of them win. The weights were fitted to 8,700 positions, at the beginnings of turns and
before units act, of 900 games between pilots with the bundled decks (logistic regression): they are logarithms of odds.
Only those of cards, retreated units and Force were not: pilots use them too badly to show what they are worth.
"""

from __future__ import annotations

from math import sqrt, tanh
from typing import Final

from stolik.games.star_wars.rules.view import Arena, StarWarsView
from stolik.kernel.decision import Seat

ARENAS: Final[tuple[Arena, ...]] = ("space", "ground", "character")
RATIO: Final = 0.83
"""Of each arena: how much stronger one is, as a part of the strength that both have there."""
SECOND: Final = 3.5
"""The same again for the second best arena."""
SOON: Final = 0.9
"""Of each arena: the same after those have struck that are still to act."""
FEW: Final = 4.0
"""Strength that counts on both sides of the ratio, so that one small unit alone is no complete advantage."""
AWAY: Final = 0.03
"""A point of build cost of a retreated unit."""
COUNTER: Final = 0.08
"""A build counter on a card that is not completed."""
CARD: Final = 0.03
"""A card in the hand."""
FORCE: Final = 0.04
"""A point of Force, up to FULL of it."""
FULL: Final = 12

AHEAD: Final = 0.6
"""From this chance of winning on a side is far ahead."""


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


def score(view: StarWarsView, seat: Seat) -> float:
    """What stands on the table now, own minus the opponent's, in build points."""
    if view.ended:
        return 100.0 * _won(view, seat)
    here = [unit for arena in ARENAS for unit in view.arenas[arena]]
    return float(sum([unit.cost if unit.seat == seat else -unit.cost for unit in here]))


def value(view: StarWarsView, seat: Seat) -> float:
    """The chance of winning, from -1 to 1."""
    if view.ended:
        return _won(view, seat)
    ratios = []
    total = 0.0
    for arena in ARENAS:
        sides = _sides(view, arena)
        own, foe = sides[seat], sides[1 - seat]
        ratios.append(_ratio(own.strength(own.bears), foe.strength(foe.bears)))
        total += SOON * _ratio(own.strength(_left(own, foe)), foe.strength(_left(foe, own)))
    total += RATIO * sum(ratios) + SECOND * sorted(ratios)[1]
    return tanh((total + _rest(view, seat) - _rest(view, 1 - seat)) / 2)


def chance(view: StarWarsView, seat: Seat) -> float:
    """The chance of winning, from 0 to 1."""
    return (1 + value(view, seat)) / 2


def _ratio(own: float, foe: float) -> float:
    return (own - foe) / (own + foe + FEW)


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


def hides(view: StarWarsView) -> bool:
    """Hands, decks and what is partially built always matter."""
    return True


def _won(view: StarWarsView, seat: Seat) -> float:
    return 0.0 if view.winner < 0 else 1.0 if view.winner == seat else -1.0


def _rest(view: StarWarsView, seat: Seat) -> float:
    """What is not in battle."""
    own = view.seats[seat]
    total = FORCE * min(FULL, own.force) + CARD * len(own.hand)
    for unit in own.zone:
        total += COUNTER * unit.counters if unit.place == "built" else AWAY * unit.cost
    return total
