"""How good a position of a Pokémon game looks, read from the view of one seat.

The weights lie beside this module, and say how they came about; `stolik tune` fits them anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh
from typing import ClassVar, Final

from stolik.bots.weights import weights_of
from stolik.games.pokemon.rules.view import AttackSeen, PokemonSeen, PokemonView, SideSeen
from stolik.kernel.decision import Seat

FULL: Final = 8
PRIZES_LAID: Final = {"duel": 6, "double": 6, "half": 3, "sun-moon": 6, "dp-on": 6, "multi": 6}
"""How many Prizes a side has in each format."""
READY: Final = 0.6
"""What an attack is worth for each Energy that it lacks."""
CONDITIONS: Final = ("asleep", "confused", "paralyzed", "poisoned", "burned")
"""Special Conditions of the Active Pokémon, each with a weight."""
NOTES: Final = {
    "prize": "A Prize taken …",
    "prizes": "… and as much more for each as its number is of six: each is worth more than the one before.",
    "last": "Only one Prize left to take.",
    "benched": "A Pokémon on the Bench.",
    "alone": "Nobody on the Bench.",
    "hp": "A point of HP that the Active Pokémon has left.",
    "hurt": "A point of damage on the Bench.",
    "energy": "An Energy card in play.",
    "stage": "Each card that a Pokémon evolved from.",
    "paid": "A point of damage that the Active Pokémon can do.",
    "waiting": "The same, for each Energy that is missing counted for less: what is ready is better than what will be.",
    "behind": "The same for the best Pokémon on the Bench.",
    "blow": "The part of the opponent's Active Pokémon that the next attack takes, as it is paid now.",
    "blows": "And with one more Energy.",
    "card": "A card in the hand, up to FULL of them.",
    "thin": "Each card fewer than eight in the deck.",
    "empty": "At most one card in the deck.",
    **dict.fromkeys(CONDITIONS, "A Special Condition of the Active Pokémon."),
}
"""What each weight is of."""


class PokemonEvaluation:
    """How good a position is to a side, by weights: logarithms of odds. Raises KeyError where one is missing."""

    AHEAD: ClassVar[float] = 0.6
    """From this chance of winning on a side is far ahead."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = dict(weights)
        self.notes = NOTES
        self._prize = weights["prize"]
        self._prizes = weights["prizes"]
        self._last = weights["last"]
        self._benched = weights["benched"]
        self._alone = weights["alone"]
        self._hp = weights["hp"]
        self._hurt = weights["hurt"]
        self._energy = weights["energy"]
        self._stage = weights["stage"]
        self._paid = weights["paid"]
        self._waiting = weights["waiting"]
        self._behind = weights["behind"]
        self._blow = weights["blow"]
        self._blows = weights["blows"]
        self._card = weights["card"]
        self._thin = weights["thin"]
        self._empty = weights["empty"]
        self._conditions = {word: weights[word] for word in CONDITIONS}

    def with_weights(self, weights: Mapping[str, float]) -> PokemonEvaluation:
        """The same by other weights."""
        return PokemonEvaluation(weights)

    def score(self, view: PokemonView, seat: Seat) -> float:
        """Prizes taken, those of the own side minus the other's."""
        if view.ended:
            return 10.0 * _won(view, seat)
        sides = len(view.sides)
        return float(sum([(1 if (n - seat) % sides else -1) * len(one.prizes) for n, one in enumerate(view.seats)]))

    def value(self, view: PokemonView, seat: Seat) -> float:
        """The chance of winning, from -1 to 1: Prizes, what stands on both sides with its damage, Energy and attacks,
        hands, blows that threaten, and decks that run out."""
        if view.ended:
            return _won(view, seat)
        side = seat % len(view.sides)
        return tanh((self._own(view, side) - self._own(view, 1 - side)) / 2)

    def chance(self, view: PokemonView, seat: Seat) -> float:
        """The chance of winning, from 0 to 1."""
        return (1 + self.value(view, seat)) / 2

    def _own(self, view: PokemonView, of: int) -> float:
        """What a side has. The Prizes of partners count as one row, their hands and decks each."""
        seats = view.seats[of :: len(view.sides)]
        side: SideSeen = view.sides[of]
        foes: SideSeen = view.sides[1 - of]
        left, taken = prizes(view, of)
        total = self._prize * taken + self._prizes * taken * taken / 6
        if left == 1:
            total += self._last
        for own in seats:
            total += self._card * min(FULL, len(own.hand))
            if own.deck < 8:
                total += self._thin * (8 - own.deck)
                if own.deck <= 1:
                    total += self._empty
        best = 0.0
        for mon in side.bench:
            total += (
                self._benched
                + self._hurt * mon.damage
                + self._energy * len(mon.energy)
                + self._stage * max(0, len(mon.cards) - 1)
            )
            waiting = _waiting(mon)
            if waiting > best:
                best = waiting
        total += self._behind * best
        if not side.bench:
            total += self._alone
        for mon in side.active:
            total += (
                self._hp * (mon.hp - mon.damage)
                + self._energy * len(mon.energy)
                + self._stage * max(0, len(mon.cards) - 1)
            )
            total += self._paid * _paid(mon) + self._waiting * _waiting(mon)
            for word in mon.conditions:
                total += self._conditions[word]
            if foes.active:
                now, soon = max([_blows(mon, foe) for foe in foes.active])
                total += self._blow * now + self._blows * soon
        return total

    def hides(self, view: PokemonView) -> bool:
        """Whether something that this viewer can't know may matter: hands, decks and Prizes always do."""
        return not view.ended


def prizes(view: PokemonView, side: int) -> tuple[int, float]:
    """How many Prizes a side has left to take, and which part it has taken, in sixths."""
    start = 1 if view.sudden else PRIZES_LAID[view.format]
    left = sum([len(one.prizes) for one in view.seats[side :: len(view.sides)]])
    return left, (start - left) * 6 / start


def _won(view: PokemonView, seat: Seat) -> float:
    return 0.0 if view.winner < 0 else 1.0 if view.winner == seat % len(view.sides) else -1.0


def _paid(mon: PokemonSeen) -> float:
    return max([_power(one) for one in mon.attacks if not one.missing], default=0.0)


def _waiting(mon: PokemonSeen) -> float:
    return max([_power(one) * READY ** len(one.missing) for one in mon.attacks], default=0.0)


def _power(attack: AttackSeen) -> float:
    if attack.sign == "+":
        return attack.damage + 10.0
    if attack.sign == "×":
        return attack.damage * 1.5
    return attack.damage or 12.0


def _blows(mon: PokemonSeen, foe: PokemonSeen) -> tuple[float, float]:
    """The part of what `foe` has left that an attack takes: as it is paid now, and with one more Energy."""
    now = soon = 0.0
    for attack in mon.attacks:
        short = len(attack.missing)
        if short <= 1 and attack.damage:
            damage = _power(attack)
            if foe.weakness is not None and any(one in foe.weakness[0] for one in mon.types):
                damage = damage * 2 if foe.weakness[1] is None else damage + foe.weakness[1]
            if foe.resistance is not None and any(one in foe.resistance[0] for one in mon.types):
                damage -= 30 if foe.resistance[1] is None else foe.resistance[1]
            soon = max(soon, damage)
            if not short:
                now = max(now, damage)
    left = max(10, foe.hp - foe.damage)
    return max(0.0, min(1.0, now / left)), max(0.0, min(1.0, soon / left))


tuned: Final = PokemonEvaluation(weights_of(__package__))
"""By the weights that lie beside this module."""
