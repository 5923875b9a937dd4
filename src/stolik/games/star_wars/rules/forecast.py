"""What an attack would roll, reckoned exactly from what a seat sees of it (SW-ATTACK-4 to 7, SW-KW).

It reads a view and nothing else, so it can't tell what its viewer may not know. Rerolls and prevention are choices
that are still to come; they are not reckoned in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from .damage import ARMORED, HIT
from .view import AbilitySeen, CardFacts, StarWarsView, UnitSeen

FACES = 6


@dataclass(frozen=True)
class Forecast:
    """An attack before its dice. `power` is the attacker's in this attack (SW-ATTACK-4, SW-KW-BOMBARD-3), `shields`
    what the defender's Shields take from it (SW-KW-SHIELDS-1), `dice` how many are left, at least 0. A die hits with
    `needed` or more (SW-ATTACK-6, SW-KW-ARMOR-1) once `accuracy` is added to it (SW-KW-ACCURACY-1); `critical` is added
    to the damage if any shows a natural six (SW-KW-CRIT-1, 4). `left` is the health that the defender has left."""

    attacker: int
    defender: int
    mode: str
    power: int
    shields: int
    dice: int
    needed: int
    accuracy: int
    critical: int
    left: int

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """How likely each damage is, from 0 to the most that there can be; they sum to 1 (SW-ATTACK-7, SW-KW-CRIT)."""
        n, sure = self.dice, FACES**self.dice
        found = [Fraction(0)] * (n + self.critical + 1)
        hits = sum(face + self.accuracy >= self.needed for face in range(1, FACES))
        six = int(FACES + self.accuracy >= self.needed)
        for k in range(n + 1):
            plain = comb(n, k) * hits**k * (FACES - 1 - hits) ** (n - k)  # no natural six among them
            every = comb(n, k) * (hits + six) ** k * (FACES - hits - six) ** (n - k)
            found[k] += Fraction(plain, sure)
            found[k + self.critical] += Fraction(every - plain, sure)
        return tuple(found)

    @property
    def expected(self) -> Fraction:
        """The damage on average."""
        return sum((n * chance for n, chance in enumerate(self.chances)), Fraction(0))

    @property
    def kills(self) -> Fraction:
        """How likely the damage is at least the health that is left (SW-DAMAGE-2)."""
        return sum(self.chances[max(0, self.left) :], Fraction(0))


def forecast(view: StarWarsView) -> Forecast | None:
    """The attack under way as it would be rolled now; None where there is none, or its dice are down already, or one of
    the two units is gone."""
    strike = view.strike
    if strike is None or strike.rolled:
        return None
    attacker, defender = _unit(view, strike.attacker), _unit(view, strike.defender)
    if attacker is None or defender is None:
        return None
    shields = _keyword(defender, "shields")
    return Forecast(
        attacker.id,
        defender.id,
        strike.mode,
        attacker.power,
        shields,
        max(0, attacker.power - shields),
        ARMORED if _keyword(defender, "armor") else HIT,
        _keyword(attacker, "accuracy"),
        _keyword(attacker, "critical hit"),
        max(0, defender.health - defender.damage),
    )


def defences(view: StarWarsView, printed: Sequence[CardFacts]) -> list[AbilitySeen]:
    """The abilities of the defender of the attack under way that can prevent damage and that its player can pay now
    (SW-POP-8, SW-KW-EVADE, SW-KW-DEFLECT); `printed` is what is printed on each card. What others of its side, or
    cards of a hand, could do for it is not among them."""
    unit = _unit(view, view.strike.defender) if view.strike is not None else None
    if unit is None:
        return []
    force, found = view.seats[unit.seat].force, []
    for one in unit.abilities:
        facts = printed[one.card % view.cards].abilities.get(one.place)
        if facts is None or one.used or facts.chance != "prevent":
            continue
        if facts.force <= force and not (facts.tap and unit.tapped):
            found.append(one)
    return found


def _unit(view: StarWarsView, n: int) -> UnitSeen | None:
    """A unit in an arena."""
    return next((unit for there in view.arenas.values() for unit in there if unit.id == n), None)


def _keyword(unit: UnitSeen, name: str) -> int:
    """The number of a keyword that a unit has now; 0 without it."""
    return dict(unit.keywords).get(name, 0)
