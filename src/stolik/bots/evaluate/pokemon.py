"""How good a position of a Pokémon game looks, read from the view of one seat. In points of damage, more or less."""

from __future__ import annotations

from typing import Final

from stolik.games.pokemon.view import AttackSeen, PokemonSeen, PokemonView, SideSeen
from stolik.kernel.decision import Seat

WON: Final = 10000.0
PRIZE: Final = 110.0
"""What a Prize is worth; the last ones are worth more."""
LAST: Final = 25.0
"""By how much each Prize that is already taken makes the next one dearer."""
READY: Final = 0.6
"""What an attack is worth for each Energy that it lacks."""
ENERGY: Final = 6.0
"""An Energy card in play, whatever it pays for."""
STAGE: Final = 14.0
"""Each card that a Pokémon evolved from."""
THERE: Final = 12.0
"""Having a Pokémon at all."""
HP: Final = 0.35
"""Each point of HP that is left."""
CARD: Final = 4.0
"""A card in the hand, up to FULL of them."""
FULL: Final = 8
ALONE: Final = -70.0
"""Having nobody on the Bench."""
EMPTY: Final = -25.0
"""Each card fewer than five in the deck."""
FALLS: Final = 0.5
"""How much of a Pokémon counts as lost that can be Knocked Out, by a side that is not to move."""
CONDITIONS: Final = {"asleep": -14.0, "confused": -12.0, "paralyzed": -22.0, "poisoned": -12.0, "burned": -12.0}


def score(view: PokemonView, seat: Seat) -> float:
    """Prizes taken, own minus the opponent's; a game that is over counts more than any of them."""
    if view.ended:
        return _won(view, seat) * WON
    return float(_left(view, 1 - seat) - _left(view, seat))


def _won(view: PokemonView, seat: Seat) -> float:
    return 0.0 if view.winner < 0 else 1.0 if view.winner == seat % len(view.sides) else -1.0


def _left(view: PokemonView, seat: Seat) -> int:
    return len(view.seats[seat].prizes)


def value(view: PokemonView, seat: Seat) -> float:
    """Prizes, what stands on both sides with its damage, Energy and attacks, hands, Knock Outs that threaten, and
    decks that run out."""
    if view.ended:
        return _won(view, seat) * WON
    return _own(view, seat) - _own(view, 1 - seat)


def _own(view: PokemonView, seat: Seat) -> float:
    own = view.seats[seat]
    side: SideSeen = view.sides[seat % len(view.sides)]
    foes: SideSeen = view.sides[1 - seat % len(view.sides)]
    start = 1 if view.sudden else 3 if view.format == "half" else 6
    taken = start - len(own.prizes)
    total = taken * PRIZE + LAST * taken * (taken - 1) / 2
    for mon in side.bench:
        total += _worth(mon, 0.8)
    for mon in side.active:
        worth = _worth(mon, 1.0)
        worth += sum([CONDITIONS[word] for word in mon.conditions])
        if view.to_move != seat and any(_hits(foe, mon) for foe in foes.active):
            worth -= FALLS * (worth + PRIZE)
        elif any(_hits(foe, mon) for foe in foes.active):
            worth -= 0.4 * FALLS * (worth + PRIZE)
        total += worth
    if not side.bench:
        total += ALONE
    total += CARD * min(FULL, len(own.hand))
    if own.deck < 5:
        total += EMPTY * (5 - own.deck)
    return total


def _worth(mon: PokemonSeen, share: float) -> float:
    if not mon.cards:
        return THERE
    left = mon.hp - mon.damage
    total = THERE + HP * left + ENERGY * len(mon.energy) + STAGE * (len(mon.cards) - 1)
    return total + share * 0.6 * max([_power(one) * READY ** len(one.missing) for one in mon.attacks], default=0.0)


def _power(attack: AttackSeen) -> float:
    if attack.sign == "+":
        return attack.damage + 10.0
    if attack.sign == "×":
        return attack.damage * 1.5
    return attack.damage or 12.0


def _hits(foe: PokemonSeen, mon: PokemonSeen) -> bool:
    """Whether the other could Knock it Out in its next turn, as far as the printed numbers tell."""
    if "asleep" in foe.conditions or "paralyzed" in foe.conditions:
        return False
    left = mon.hp - mon.damage
    for attack in foe.attacks:
        if len(attack.missing) <= 1 and attack.damage:
            damage = _power(attack)
            if mon.weakness is not None and any(one in mon.weakness[0] for one in foe.types):
                damage = damage * 2 if mon.weakness[1] is None else damage + mon.weakness[1]
            if mon.resistance is not None and any(one in mon.resistance[0] for one in foe.types):
                damage -= 30 if mon.resistance[1] is None else mon.resistance[1]
            if damage >= left:
                return True
    return False


def hides(view: PokemonView) -> bool:
    """Whether something that this viewer can't know may matter: hands, decks and Prizes always do."""
    return not view.ended
