"""What a Pokémon player sees at a glance: who can hit whom how hard, who is in danger, what each card would bring.

All worths are in points of damage: what an attack of that damage is worth.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stolik.games.pokemon.rules.view import AttackFacts, AttackSeen, CardFacts, PokemonSeen, PokemonView

READY: Final = 0.6
"""What an attack is worth for each Energy that it still lacks."""
EVOLVES: Final = 0.7
"""What the attacks of an evolution are worth that is not there yet."""
KNOCK_OUT: Final = 120.0
PRIZE: Final = 60.0
"""For each Prize beyond the first."""

ON_FOE: Final = {
    "asleep": 14.0, "confused": 12.0, "paralyzed": 26.0, "poisoned": 14.0, "burned": 14.0, "hinder": 14.0,
}  # fmt: skip
"""Worth of what is done to the Defending Pokémon, which counts only if it stays."""
OTHERWISE: Final = {
    "guard": 18.0, "pause": -8.0, "draw": 9.0, "search": 12.0, "bench": 14.0, "energy": 22.0, "evolve": 25.0,
    "disrupt": 10.0, "strip": 12.0, "push": 6.0, "gust": 8.0, "banish": 50.0, "lift": -25.0, "give": -5.0,
    "own asleep": -14.0, "own confused": -12.0, "stack": 4.0, "cure": 2.0,
}  # fmt: skip
"""Worth of the rest, each."""


@lru_cache(maxsize=65536)
def lack(have: tuple[str, ...], cost: str) -> int:
    """How many Energy a cost still needs beyond these."""
    left = list(have)
    short = 0
    for letter in cost:
        if letter != "C":
            fits = [unit for unit in left if letter in unit]
            if fits:
                left.remove(min(fits, key=len))
            else:
                short += 1
    return short + max(0, cost.count("C") - len(left))


class Knowledge:
    """What is printed, and what follows from it alone."""

    def __init__(self, printed: tuple[CardFacts, ...]) -> None:
        self.cards = printed
        self.size = len(printed)
        self.next: dict[str, list[int]] = {}
        for number, card in enumerate(printed):
            if card.evolves_from:
                self.next.setdefault(card.evolves_from, []).append(number)
        self._power = [tuple([(one.cost, power(one)) for one in card.attacks]) for card in printed]
        self._reach: dict[tuple[int, tuple[str, ...]], float] = {}
        self._units: dict[tuple[int, ...], tuple[str, ...]] = {}

    def card(self, kind: int) -> CardFacts:
        """What is printed on a card."""
        return self.cards[kind % self.size]

    def units(self, energy: tuple[int, ...]) -> tuple[str, ...]:
        """What these Energy cards provide, in an order that is always the same."""
        found = self._units.get(energy)
        if found is None:
            found = tuple(sorted([unit for kind in energy for unit in self.cards[kind % self.size].provides]))
            self._units[energy] = found
        return found

    def reach(self, number: int, have: tuple[str, ...]) -> float:
        """How strong a Pokémon with this card on top is with this Energy, its evolutions to come included."""
        found = self._reach.get((number, have))
        if found is None:
            found = max([power * READY ** lack(have, cost) for cost, power in self._power[number]], default=0.0)
            card = self.cards[number]
            above = [one for name in card.below for one in self.next.get(name, ())]
            if above and card.stage != "level-up":
                found = max(found, EVOLVES * sum([self.reach(one, have) for one in above]) / len(above))
            self._reach[number, have] = found
        return found


def power(attack: AttackFacts) -> float:
    """What an attack is worth against nobody in particular."""
    damage = sum([n * (1 if not word else 2) for n, word in attack.terms])
    does = attack.does
    more = sum([worth * does[word] for word, worth in ON_FOE.items() if word in does], 0.0)
    more += sum([worth * does[word] for word, worth in OTHERWISE.items() if word in does], 0.0)
    more += 0.6 * (does.get("snipe", 0.0) + 2 * does.get("spread", 0.0) - does.get("recoil", 0.0))
    return float(max(3.0, damage + more + 0.3 * does.get("heal", 0.0) - 8 * does.get("lose", 0.0)))


class Board:
    """One look at the table, from one seat."""

    def __init__(self, knowledge: Knowledge, view: PokemonView, seat: int) -> None:
        self.knows = knowledge
        self.view = view
        self.seat = seat
        self.side = seat % len(view.sides)
        own, foes = view.sides[self.side], view.sides[1 - self.side]
        self.active = own.active
        self.bench = own.bench
        self.mine = own.active + own.bench
        self.foes_active = foes.active
        self.foes_bench = foes.bench
        self.theirs = foes.active + foes.bench
        self.target = foes.active[0] if foes.active else None
        self.hand = view.seats[seat].hand
        self.prizes = sum([len(one.prizes) for one in view.seats[self.side :: len(view.sides)]])
        self.deck = view.seats[seat].deck
        self.may_attach = view.to_move == seat and not view.used["energy"]

    def ours(self, seat: int) -> bool:
        """Whether a seat is of the own side: itself, or a partner."""
        return seat % len(self.view.sides) == self.side

    def pokemon(self, entity: int) -> PokemonSeen | None:
        """A Pokémon in play by its id."""
        for mon in self.mine:
            if mon.id == entity:
                return mon
        for mon in self.theirs:
            if mon.id == entity:
                return mon
        return None

    def units(self, energy: tuple[int, ...]) -> tuple[str, ...]:
        """What Energy cards on a Pokémon provide, in an order that is always the same: C each that lies face down."""
        up = tuple([kind for kind in energy if kind < self.view.turned])
        found = self.knows.units(up)
        return found if len(up) == len(energy) else tuple(sorted((*found, *["C"] * (len(energy) - len(up)))))

    def name(self, mon: PokemonSeen) -> str:
        """The name on its top card; "" face down."""
        return self.knows.card(mon.cards[-1]).name if mon.cards else ""

    def facts(self, attack: AttackSeen) -> AttackFacts:
        """What is printed of an attack."""
        return self.knows.card(attack.card).attacks[attack.place]

    def _taken(self, seat: int) -> int:
        """Prize cards that the side of a seat has taken."""
        sides = len(self.view.sides)
        return sum([one.taken for one in self.view.seats[seat % sides :: sides]])

    # ---- hitting

    def damage(self, attacker: PokemonSeen, attack: AttackFacts, target: PokemonSeen) -> float:
        """Damage on the average, Weakness, Resistance and what is attached to the attacker included."""
        total = 0.0
        for n, word in attack.terms:
            if not word:
                total += n
            elif word == "own energy":
                total += n * len(attacker.energy)
            elif word == "foe energy":
                total += n * len(target.energy)
            elif word == "own counters":
                total += n * attacker.damage / 10
            elif word == "foe counters":
                total += n * target.damage / 10
            elif word == "foe retreat":
                total += n * target.retreat
            elif word == "spare energy":
                total += n * min(2, max(0, len(attacker.energy) - len(attack.cost)))
            elif word in ("own taken", "foe taken"):
                total += n * self._taken(attacker.seat if word == "own taken" else attacker.seat + 1)
        if total <= 0:
            return 0.0
        for kind in attacker.attached:
            total += self.knows.card(kind).does.get("boost", 0.0)
        if target.weakness is not None and any(one in target.weakness[0] for one in attacker.types):
            total = total * 2 if target.weakness[1] is None else total + target.weakness[1]
        if target.resistance is not None and any(one in target.resistance[0] for one in attacker.types):
            total -= 30 if target.resistance[1] is None else target.resistance[1]
        return max(0.0, total)

    def worth(self, attacker: PokemonSeen, attack: AttackFacts, target: PokemonSeen | None) -> float:
        """What an attack is worth against this Defending Pokémon, if it is paid."""
        does = attack.does
        total = 0.0
        falls = False
        foe = not self.ours(attacker.seat)
        if target is not None and target.hp:
            damage = self.damage(attacker, attack, target)
            left = target.hp - target.damage
            falls = damage >= left
            if falls:
                prizes = self.knows.card(target.cards[-1]).prizes
                total = KNOCK_OUT + PRIZE * (prizes - 1) + 6 * len(target.energy) + 5 * len(target.cards)
                last = self.prizes <= prizes or not self.foes_bench
                if last and not foe:
                    total += 1000
            elif damage:
                total = damage + (10 if 2 * damage >= left else 0)
        if not does:
            return total
        if not falls and target is not None:
            for word, worth in ON_FOE.items():
                if word in does and word not in target.conditions:
                    total += worth * does[word]
        for word, n in does.items():
            worth_of = OTHERWISE.get(word)
            if worth_of is not None:
                total += worth_of * n
        if "snipe" in does:
            others = self.mine if foe else self.theirs
            fell = any(one.hp - one.damage <= does["snipe"] for one in others)
            total += 90.0 if fell else 0.6 * does["snipe"]
        if "spread" in does:
            total += 0.5 * does["spread"] * len(self.bench if foe else self.foes_bench)
        if "heal" in does:
            total += 0.5 * min(does["heal"], attacker.damage)
        if "draw until" in does:
            total += 6 * max(0.0, does["draw until"] - len(self.hand))
        if "lose" in does:
            total -= 9 * min(does["lose"], len(attacker.energy))
        if "recoil" in does:
            total -= 110 if does["recoil"] >= attacker.hp - attacker.damage else 0.6 * does["recoil"]
        return total

    def best(self, attacker: PokemonSeen, target: PokemonSeen | None, spare: int = 0) -> float:
        """Its best attack with what it has; with `spare` also those that lack so much, for less."""
        found = 0.0
        for attack in attacker.attacks:
            short = len(attack.missing)
            if short <= spare:
                worth = self.worth(attacker, self.facts(attack), target)
                if short:
                    worth *= READY**short
                if worth > found:
                    found = worth
        return found

    def best_of_active(self) -> float:
        """What the own Active Pokémon can do now."""
        return max([self.best(mon, self.target) for mon in self.active if not self.held(mon)], default=0.0)

    def threat(self, mon: PokemonSeen, by: tuple[PokemonSeen, ...] | None = None) -> float:
        """The hardest blow that the opponent's Active Pokémon may deal it next turn, with one more Energy."""
        found = 0.0
        for attacker in self.foes_active if by is None else by:
            for attack in attacker.attacks:
                if len(attack.missing) <= 1:
                    found = max(found, self.damage(attacker, self.facts(attack), mon))
        return found

    def doomed(self, mon: PokemonSeen) -> bool:
        """Whether the next blow may well be its end."""
        return self.threat(mon) >= mon.hp - mon.damage

    def held(self, mon: PokemonSeen) -> bool:
        """Whether it can't attack now, whatever Energy it has."""
        return "asleep" in mon.conditions or "paralyzed" in mon.conditions

    def stands(self, mon: PokemonSeen, spare: int) -> float:
        """How good it is in the Active place from here on: what it can do there, and what it risks."""
        total = 0.0 if self.held(mon) else self.best(mon, self.target, spare)
        if mon.conditions:
            total -= 12
        if self.doomed(mon):
            total -= 25 + 12 * len(mon.energy) + 8 * len(mon.cards) + 60 * (self.knows.card(mon.cards[-1]).prizes - 1)
        return total + 0.15 * (mon.hp - mon.damage) - 2 * mon.retreat

    # ---- cards

    def attach_gain(self, kind: int, mon: PokemonSeen) -> float:
        """By how much a Pokémon gets better with this Energy card."""
        knows = self.knows
        top = mon.cards[-1] % knows.size
        more = knows.reach(top, self.units((*mon.energy, kind))) - knows.reach(top, self.units(mon.energy))
        if more <= 0:
            return 0.0
        if mon in self.active:
            if self.doomed(mon) and self.best(mon, self.target, 1) <= 0:
                return more * 0.2
            return more * 1.25
        return more

    def loss(self, mon: PokemonSeen, kinds: tuple[int, ...]) -> float:
        """By how much it gets worse without these Energy cards."""
        knows = self.knows
        left = list(mon.energy)
        for kind in kinds:
            if kind in left:
                left.remove(kind)
        top = mon.cards[-1] % knows.size
        gone = len(mon.energy) - len(left)
        return knows.reach(top, self.units(mon.energy)) - knows.reach(top, self.units(tuple(left))) + 2 * gone

    def standing(self, mon: PokemonSeen) -> float:
        """What it would be to lose it."""
        card = self.knows.card(mon.cards[-1]) if mon.cards else None
        prizes = card.prizes if card is not None else 1
        return 20.0 * prizes + 10 * len(mon.cards) + 12 * len(mon.energy) + 0.2 * (mon.hp - mon.damage)

    def use(self, kind: int, among: tuple[int, ...]) -> float:
        """How useful a card in the hand would be, next to these others in the hand."""
        card = self.knows.card(kind)
        same = among.count(kind)
        if card.kind == "energy":
            others = sum([self.knows.card(one).kind == "energy" for one in among])
            gain = max([self.attach_gain(kind, mon) for mon in self.mine], default=0.0)
            return (48.0, 26.0, 14.0)[min(2, others)] + min(20.0, gain) - (12 if gain <= 0 else 0) - 2 * same
        if card.kind == "trainer" and card.stage != "fossil":
            if card.stage == "supporter":
                have = any(self.knows.card(one).stage == "supporter" for one in among)
                return 14.0 if have else 34.0
            return 22.0 - 6 * same
        if card.stage in ("basic", "fossil"):
            room = 5 - len(self.bench)
            follows = any(self.knows.card(one).goes_on(card.name) for one in among)
            if room <= 0:
                return 6.0
            first = (70.0, 52.0, 36.0)[min(2, len(self.bench))] if len(self.bench) < 3 else 24.0
            return first + (10 if follows else 0) - 6 * same + 0.1 * self.knows.reach(kind % self.knows.size, ())
        hosts = [mon for mon in self.mine if card.goes_on(self.name(mon))]
        if hosts:
            return 62.0 + 4 * max([len(mon.energy) for mon in hosts]) if same < len(hosts) else 16.0
        names = [self.knows.card(one).name for one in among]
        if any(card.goes_on(name) for name in names):
            return 32.0 - 8 * same
        return 20.0 if card.stage == "stage 2" and self._line(card) else 9.0

    def _line(self, card: CardFacts) -> bool:
        """Whether what lies two stages below a card is in play."""
        for number in range(self.knows.size):
            below = self.knows.cards[number]
            if below.evolves_from and card.goes_on(below.name):
                return any(below.goes_on(self.name(mon)) for mon in self.mine)
        return False
