"""How good a position of a Pokémon game looks, read from the view of one seat.

The weights were fitted to 3,000 games between pilots with the bundled decks (logistic regression on the positions at
the beginnings of turns, those of both sides evened out): they are logarithms of odds.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from stolik.games.pokemon.rules.view import AttackSeen, PokemonSeen, PokemonView, SideSeen
from stolik.kernel.decision import Seat

PRIZE: Final = 0.09
"""A Prize taken; each is worth more than the one before."""
PRIZES: Final = 0.27
LAST: Final = 0.13
"""Only one Prize left to take."""
BENCHED: Final = 0.18
"""A Pokémon on the Bench."""
ALONE: Final = -0.2
"""Nobody on the Bench."""
HP: Final = 0.0088
"""A point of HP that the Active Pokémon has left."""
HURT: Final = -0.011
"""A point of damage on the Bench."""
ENERGY: Final = 0.11
"""An Energy card in play."""
STAGE: Final = 0.33
"""Each card that a Pokémon evolved from."""
PAID: Final = 0.009
"""A point of damage that the Active Pokémon can do."""
WAITING: Final = -0.0057
"""The same, for each Energy that is missing counted for less: what is ready is better than what will be."""
BEHIND: Final = 0.0142
"""The same for the best Pokémon on the Bench."""
BLOW: Final = 0.3
"""The part of the opponent's Active Pokémon that the next attack takes, as it is paid now."""
BLOWS: Final = 0.48
"""And with one more Energy."""
CARD: Final = 0.185
"""A card in the hand, up to FULL of them."""
FULL: Final = 8
PRIZES_LAID: Final = {"duel": 6, "double": 6, "half": 3, "sun-moon": 6, "dp-on": 6, "multi": 6}
"""How many Prizes a side has in each format."""
THIN: Final = -0.6
"""Each card fewer than eight in the deck."""
EMPTY: Final = -0.5
"""At most one card in the deck."""
READY: Final = 0.6
"""What an attack is worth for each Energy that it lacks."""
CONDITIONS: Final = {"asleep": -0.2, "confused": -0.12, "paralyzed": -0.15, "poisoned": -0.26, "burned": -0.57}
"""Special Conditions of the Active Pokémon."""

AHEAD: Final = 0.6
"""From this chance of winning on a side is far ahead."""


def score(view: PokemonView, seat: Seat) -> float:
    """Prizes taken, those of the own side minus the other's."""
    if view.ended:
        return 10.0 * _won(view, seat)
    sides = len(view.sides)
    return float(sum([(1 if (n - seat) % sides else -1) * len(one.prizes) for n, one in enumerate(view.seats)]))


def _won(view: PokemonView, seat: Seat) -> float:
    return 0.0 if view.winner < 0 else 1.0 if view.winner == seat % len(view.sides) else -1.0


def value(view: PokemonView, seat: Seat) -> float:
    """The chance of winning, from -1 to 1: Prizes, what stands on both sides with its damage, Energy and attacks,
    hands, blows that threaten, and decks that run out."""
    if view.ended:
        return _won(view, seat)
    side = seat % len(view.sides)
    return tanh((_own(view, side) - _own(view, 1 - side)) / 2)


def chance(view: PokemonView, seat: Seat) -> float:
    """The chance of winning, from 0 to 1."""
    return (1 + value(view, seat)) / 2


def _own(view: PokemonView, of: int) -> float:
    """What a side has. The Prizes of partners count as one row, their hands and decks each."""
    seats = view.seats[of :: len(view.sides)]
    side: SideSeen = view.sides[of]
    foes: SideSeen = view.sides[1 - of]
    start = 1 if view.sudden else PRIZES_LAID[view.format]
    left = sum([len(own.prizes) for own in seats])
    taken = (start - left) * 6 / start
    total = PRIZE * taken + PRIZES * taken * taken / 6
    if left == 1:
        total += LAST
    for own in seats:
        total += CARD * min(FULL, len(own.hand))
        if own.deck < 8:
            total += THIN * (8 - own.deck)
            if own.deck <= 1:
                total += EMPTY
    best = 0.0
    for mon in side.bench:
        total += BENCHED + HURT * mon.damage + ENERGY * len(mon.energy) + STAGE * max(0, len(mon.cards) - 1)
        waiting = _waiting(mon)
        if waiting > best:
            best = waiting
    total += BEHIND * best
    if not side.bench:
        total += ALONE
    for mon in side.active:
        total += HP * (mon.hp - mon.damage) + ENERGY * len(mon.energy) + STAGE * max(0, len(mon.cards) - 1)
        total += PAID * _paid(mon) + WAITING * _waiting(mon)
        for word in mon.conditions:
            total += CONDITIONS[word]
        if foes.active:
            now, soon = max([_blows(mon, foe) for foe in foes.active])
            total += BLOW * now + BLOWS * soon
    return total


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


def hides(view: PokemonView) -> bool:
    """Whether something that this viewer can't know may matter: hands, decks and Prizes always do."""
    return not view.ended
