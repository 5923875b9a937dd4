"""How a learner gets to see a Pokémon table: views as rows of whole numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from stolik.games.pokemon.ast.words import TYPES
from stolik.games.pokemon.rules.state import CONDITION_BITS
from stolik.games.pokemon.rules.view import PokemonSeen, PokemonView, SeatSeen, SideSeen
from stolik.learning.encoding import MOST, Encoding
from stolik.learning.space import Row, Space

ACTIVE: Final = 2
BENCH: Final = 5
ATTACKS: Final = 4
ABILITIES: Final = 2
PHASES: Final = ("setup", "turn", "over")
QUESTIONS: Final = (
    "turn", "call", "cut", "extra", "keep", "relay", "promote", "pay", "go-first", "earlier", "extra-to", "taker",
    "choose:foe", "choose:coin", "choose:guess", "choose:type", "choose:sign", "choose:may", "choose:power",
    "choose:prevent", "choose:item", "choose:ability", "choose:energy", "choose:first", "choose:zone", "choose:deck",
    "choose:next", "choose:draw", "choose:trade", "choose:counters", "choose:condition", "choose:cure", "choose:one",
    "choose:attack", "lay-active", "lay-bench", "prize", "choose:prize", "choose:turn prize", "choose:search",
    "choose:look", "choose:pick", "choose:cover", "choose:aside", "choose:turn", "choose:copy", "choose:discard",
    "choose:move", "choose:hit", "choose:put", "choose:heal", "choose:counters from", "choose:counters to",
    "choose:inflict", "choose:switch", "choose:switch out", "choose:leave", "choose:knock out", "choose:devolve",
    "choose:effect", "choose:attach", "choose:attach to", "choose:exchange", "choose:evolve", "choose:defending",
)  # fmt: skip
"""The kinds of questions. Their numbers are their places, so that a new one goes to the end."""
USED: Final = ("energy", "supporter", "stadium", "retreat")


class PokemonEncoding(Encoding[PokemonView]):
    """Both sides' Active Pokémon and Benches in slots, one after the other; hands, piles and what is looked at as
    counts of each card; an opponent's hand as what was shown of it.

    Not told: in which order cards lie in a pile, what lasting effects say (only how many there are), and Pokémon beyond
    two Active and five on the Bench (only how many)."""

    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "attach": ("card", "thing"),
        "attached": ("thing", "card"),
        "attack": ("thing", "number"),
        "bench": ("card",),
        "card": ("card",),
        "condition": ("number",),
        "cut": ("number",),
        "end": (),
        "evolve": ("card", "thing"),
        "first": (),
        "heads": (),
        "no": (),
        "number": ("number",),
        "pay": ("thing", "cards"),
        "place": ("seat", "number"),
        "play": ("card",),
        "pokemon": ("thing",),
        "power": ("thing", "number"),
        "retreat": ("thing",),
        "seat": ("seat",),
        "second": (),
        "tails": (),
        "throw": ("thing",),
        "yes": (),
    }
    questions: ClassVar[Sequence[str]] = QUESTIONS

    def lay_out(self, space: Space) -> None:
        """See Encoding."""
        self._letter = {letter: n for n, letter in enumerate(TYPES)}
        self._energy: dict[str, tuple[int, ...]] = {}
        self._table = space.numbers(
            "table",
            {"turn": MOST, "whose turn": self.seats, "who was first": self.seats, "phase": len(PHASES),
             "sudden death": MOST, "Stadium": len(self.cards), "whose Stadium": self.seats, "Prizes at first": MOST},
        )  # fmt: skip
        self._used = space.flags("used this turn", USED)
        self._sides = [self._side(space, whose) for whose in ("own", "other")]
        self._players = [self._player(space, n) for n in range(self.seats)]
        self._looking = self.card_counts(space, "looking at")

    def _side(self, space: Space, whose: str) -> tuple[list[int], int, int, int]:
        slots = [f"active {n + 1}" for n in range(ACTIVE)] + [f"bench {n + 1}" for n in range(BENCH)]
        places = [self._slot(space, f"{whose} {name}") for name in slots]
        piles = [self.card_counts(space, f"{whose} side's {pile}") for pile in ("discard pile", "Lost Zone")]
        return places, piles[0], piles[1], space.number(f"{whose} side's Bench", MOST)

    def _slot(self, space: Space, name: str) -> int:
        first = space.numbers(
            name,
            {"there": 1, "seat": self.seats, "card": self.backs, "cards": MOST, "damage": MOST, "HP": MOST,
             "poison": MOST, "retreat": MOST, "fresh": 1, "effects": MOST, "attached": len(self.cards),
             "attached cards": MOST, "Energy cards": MOST},
        )  # fmt: skip
        space.flags(name, CONDITION_BITS)
        for n in range(ATTACKS):
            space.numbers(f"{name} attack {n + 1}", {"there": 1, "damage": MOST, "cost": MOST, "missing": MOST})
        for n in range(ABILITIES):
            space.numbers(f"{name} ability {n + 1}", {"there": 1, "used": 1})
        for what in ("type", "Weakness", "Resistance"):
            space.flags(f"{name} {what}", TYPES)
        space.numbers(f"{name} Energy", dict.fromkeys(TYPES, MOST))
        return first

    def _player(self, space: Space, n: int) -> tuple[int, int, int, int]:
        name = f"player {n}"
        first = space.numbers(
            name,
            {"deck": MOST, "Prizes": MOST, "Prizes taken": MOST, "card beside": len(self.cards), "GX used": 1,
             "effects": MOST, "hand": MOST},
        )  # fmt: skip
        named = (f"{name} hand or what is known of it", f"{name} Prizes", f"{name} open or set aside")
        hand, prizes, held = [self.card_counts(space, one) for one in named]
        return first, hand, prizes, held

    # ---- views

    def tell(self, view: PokemonView, numbers: Sequence[int], row: Row) -> Mapping[int, int]:
        """See Encoding."""
        own, size = view.seat or 0, view.cards
        seats = self.seats
        at = self._table
        row[at] = view.turn
        row[at + 1] = 1 + (view.to_move - own) % seats if view.to_move >= 0 else 0
        row[at + 2] = 1 + (view.first - own) % seats if view.first >= 0 else 0
        row[at + 3] = PHASES.index(view.phase) + 1
        row[at + 4] = view.sudden
        if view.stadium >= 0:
            row[at + 5] = numbers[view.stadium % size]
            row[at + 6] = 1 + (view.stadium // size - own) % seats
        row[at + 7] = view.prizes
        for word, used in view.used.items():
            if used:
                row[self._used[word]] = 1
        things: dict[int, int] = {}
        side = own % 2
        for n, seen in enumerate((view.sides[side], view.sides[1 - side])):
            self._tell_side(seen, n, own, view, numbers, row, things)
        for n, places in enumerate(self._players):
            self._tell_player(view.seats[(own + n) % seats], places, size, numbers, row)
        self.count(view.looking, self._looking, size, numbers, row)
        return things

    def _tell_side(
        self,
        seen: SideSeen,
        n: int,
        own: int,
        view: PokemonView,
        numbers: Sequence[int],
        row: Row,
        things: dict[int, int],
    ) -> None:
        slots, discard, lost, bench = self._sides[n]
        first = 1 + n * len(slots)
        size = view.cards
        for place, mon in enumerate(seen.active[:ACTIVE]):
            things[mon.id] = first + place
            self._tell_mon(mon, slots[place], own, view, numbers, row)
        for place, mon in enumerate(seen.bench[:BENCH], ACTIVE):
            things[mon.id] = first + place
            self._tell_mon(mon, slots[place], own, view, numbers, row)
        self.count(seen.discard, discard, size, numbers, row)
        self.count(seen.lost, lost, size, numbers, row)
        row[bench] = len(seen.bench)

    def _tell_mon(
        self, mon: PokemonSeen, at: int, own: int, view: PokemonView, numbers: Sequence[int], row: Row
    ) -> None:
        size = view.cards
        row[at] = 1
        row[at + 1] = 1 + (mon.seat - own) % self.seats
        if not mon.cards:
            row[at + 2] = self.backs
            return
        row[at + 2] = numbers[mon.cards[-1] % size]
        row[at + 3] = len(mon.cards)
        row[at + 4] = mon.damage
        row[at + 5] = mon.hp
        row[at + 6] = mon.poison
        row[at + 7] = mon.retreat
        row[at + 8] = mon.fresh
        row[at + 9] = len(mon.effects)
        if mon.attached:
            row[at + 10] = numbers[mon.attached[-1] % size]
            row[at + 11] = len(mon.attached)
        at += 12
        row[at] = len(mon.energy)
        for n, word in enumerate(CONDITION_BITS, at + 1):
            if word in mon.conditions:
                row[n] = 1
        at += 1 + len(CONDITION_BITS)
        for attack in mon.attacks[:ATTACKS]:
            n = at + 4 * attack.n
            row[n] = 1
            row[n + 1] = attack.damage
            row[n + 2] = len(attack.cost)
            row[n + 3] = len(attack.missing)
        at += 4 * ATTACKS
        for ability in mon.abilities[:ABILITIES]:
            row[at + 2 * ability.n] = 1
            row[at + 2 * ability.n + 1] = ability.used
        at += 2 * ABILITIES
        for letters in (mon.types, mon.weakness and mon.weakness[0], mon.resistance and mon.resistance[0]):
            for one in letters or "":
                row[at + self._letter[one]] = 1
            at += len(TYPES)
        for kind in mon.energy:
            for place in self._provided(kind, view, numbers):
                row[at + place] += 1

    def _provided(self, kind: int, view: PokemonView, numbers: Sequence[int]) -> tuple[int, ...]:
        """The types of Energy that a card may provide, as printed; Colorless face down."""
        if kind >= view.turned:
            return (self._letter["C"],)
        n = numbers[kind % view.cards]
        if n == 0:
            return ()
        card = self.cards[n - 1]
        found = self._energy.get(card)
        if found is None:
            units = self.rules.facts_of(self.rules.pool[card]).provides
            letters = [letter for unit in units for letter in TYPES if letter in unit or "*" in unit]
            found = self._energy[card] = tuple([self._letter[letter] for letter in letters])
        return found

    def _tell_player(
        self, seen: SeatSeen, places: tuple[int, int, int, int], size: int, numbers: Sequence[int], row: Row
    ) -> None:
        at, hand, prizes, held = places
        row[at] = seen.deck
        row[at + 1] = len(seen.prizes)
        row[at + 2] = seen.taken
        if seen.beside >= 0:
            row[at + 3] = numbers[seen.beside % size]
        row[at + 4] = seen.gx
        row[at + 5] = len(seen.lasting)
        row[at + 6] = len(seen.hand)
        self.count(seen.hand if seen.hand and seen.hand[0] >= 0 else seen.known, hand, size, numbers, row)
        self.count(seen.prizes, prizes, size, numbers, row)
        self.count((*seen.held, *seen.aside), held, size, numbers, row)
