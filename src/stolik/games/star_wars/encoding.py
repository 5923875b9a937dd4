"""How a learner gets to see a Star Wars table: views as rows of whole numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Final

from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.games.star_wars.rules.view import (
    CHANCES,
    STATIC_KEYWORDS,
    PlayerSeen,
    StarWarsView,
    StrikeSeen,
    UnitSeen,
)
from stolik.kernel.decision import Decision
from stolik.learning.encoding import MOST, Encoding
from stolik.learning.space import Row, Space

UNITS: Final = 6
"""Slots for a player's units in an arena."""
BUILDS: Final = 16
"""Slots for what lies in a build zone."""
PHASES: Final = ("setup", "build", "retreat", "battle", "over")
WHENS: Final = tuple(CHANCES.values())
MODES: Final = ("bombard", "ion cannon")
QUESTIONS: Final = (
    "window:open", "window:reroll", "window:prevent", "window:disrupt", "exchange", "setup", "build", "counters",
    "refit", "next unit", "act", "overkill", "retreat", "contest", "bid", "trigger", "look", "choose:may",
    "choose:number", "choose:one", "choose:upkeep", "choose:type", "choose:arena", "choose:prevent", "choose:unit",
    "choose:target", "choose:each", "choose:search", "choose:order", "choose:pilot", "choose:tap", "choose:untap",
    "choose:retreat", "choose:discard", "choose:remove", "choose:return", "choose:put", "choose:counters",
    "choose:put counters", "choose:heal", "choose:effect", "choose:damage", "choose:prevent from", "choose:stay",
    "choose:ship", "choose:control", "choose:deflect", "choose:dice",
)  # fmt: skip
"""The kinds of questions. Their numbers are their places, so that a new one goes to the end."""
FACES: Final = 6
ACTS, PENDING, RETALIATES, WORDS = 16, 17, 18, 19
"""Columns of a unit's slot: as which of its arena it is to act, pending damage, dice with which it retaliates, and the
first of its keywords."""


class StarWarsEncoding(Encoding[StarWarsView]):
    """Each player's units of each arena and build zone in slots; hands, discard piles and what is looked at as counts
    of each card; the other's hand as what was shown of it; the attack, dice and damage that are pending.

    A pilot is written where its unit is. Not told: in which order cards lie in a pile, what lasting effects say (only
    how many there are), cards beneath the top one of a stack, and units beyond the slots (only how many there are)."""

    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "add": ("thing",),
        "arena": ("number",),
        "attack": ("thing", "thing"),
        "bid": ("number",),
        "board": ("thing", "thing"),
        "bombard": ("thing", "thing"),
        "card": ("card",),
        "complete": ("thing",),
        "deploy": ("thing",),
        "die": ("number", "number"),
        "divide": ("thing", "number"),
        "done": (),
        "ion cannon": ("thing", "thing"),
        "keep": ("thing",),
        "leave": ("thing", "number"),
        "no": (),
        "none": (),
        "number": ("number",),
        "pair": ("number", "thing", "thing"),
        "partial": ("card",),
        "pass": (),
        "play": ("card", "number"),
        "put": ("card",),
        "rest": ("thing",),
        "retreat": ("thing",),
        "return": ("thing",),
        "stack": ("thing", "thing", "number"),
        "start": ("card",),
        "top": ("thing", "number"),
        "trigger": ("number", "thing", "card"),
        "type": ("number",),
        "unit": ("thing",),
        "use": ("thing", "number"),
        "yes": (),
    }
    questions: ClassVar[Sequence[str]] = QUESTIONS

    def meaning(self, decision: Decision, verb: str) -> tuple[str, ...]:
        """In set-up it is a card of the hand that joins a unit, later a thing in the build zone."""
        if verb == "stack" and decision.kind == "setup":
            return ("card", "thing", "number")
        return super().meaning(decision, verb)

    def vain(self, view: StarWarsView) -> Collection[int]:
        """As the view says."""
        return view.vain

    def lay_out(self, space: Space) -> None:
        """See Encoding."""
        table = {"turn": MOST, "asked": 2, "moves": 2, "phase": len(PHASES), "chance": len(WHENS), "arena": 3}
        self._table = space.numbers("table", {**table, **{f"controls {arena}": 2 for arena in ARENAS}})
        self._attack = space.numbers(
            "attack",
            {"attacker": MOST, "defender": MOST, "mode": len(MODES), "rolled": 1, "hits": MOST, "dice": MOST,
             "critical hits": MOST},
        )  # fmt: skip
        self._dice = space.numbers("pending dice", {str(face): MOST for face in range(1, FACES + 1)})
        self._pending = space.numbers("pending card", {"card": len(self.cards), "whose": 2, "disrupted": 1})
        self._keyword = {word: n for n, word in enumerate(STATIC_KEYWORDS)}
        self._arenas = [
            {arena: [self._slot(space, f"{whose} {arena} {n + 1}") for n in range(UNITS)] for arena in ARENAS}
            for whose in ("own", "other's")
        ]
        self._locations = {arena: self._slot(space, f"Location of {arena}") for arena in ARENAS}
        built = {"there": 1, "card": self.backs, "counters": MOST, "cost": MOST, "effects": MOST}
        self._zones = [
            [space.numbers(f"{whose} build zone {n + 1}", built) for n in range(BUILDS)] for whose in ("own", "other's")
        ]
        self._players = [self._player(space, whose) for whose in ("own", "other's")]
        self._looking = self.card_counts(space, "looking at")

    def _slot(self, space: Space, name: str) -> int:
        first = space.numbers(
            name,
            {"there": 1, "whose": 2, "card": len(self.cards), "cards": MOST, "tapped": 1, "damage": MOST,
             "counters": MOST},
        )  # fmt: skip
        space.numbers(name, dict.fromkeys(("speed", "power", "health"), MOST), low=-MOST)
        space.numbers(name, {"cost": MOST, "pilots": MOST, "pilot": len(self.cards), "abilities": MOST, "used": MOST})
        space.numbers(name, dict.fromkeys(("effects", "to act as", "pending damage", "retaliates with"), MOST))
        space.numbers(name, dict.fromkeys(STATIC_KEYWORDS, MOST), low=-MOST)
        return first

    def _player(self, space: Space, whose: str) -> tuple[int, int, int, int]:
        fields = dict.fromkeys(("deck", "hand", "Force", "points", "spent", "effects", "build zone", "units"), MOST)
        first = space.numbers(whose, {**fields, "done": 1})
        named = (f"{whose} hand or what is known of it", f"{whose} discard pile", f"{whose} removed cards")
        hand, discard, removed = [self.card_counts(space, one) for one in named]
        return first, hand, discard, removed

    # ---- views

    def tell(self, view: StarWarsView, numbers: Sequence[int], row: Row) -> Mapping[int, int]:
        """See Encoding."""
        own, size = view.seat or 0, view.cards
        at = self._table
        row[at] = view.turn
        row[at + 1] = self._seat(view.to_move, own)
        row[at + 2] = self._seat(view.mover, own)
        row[at + 3] = PHASES.index(view.phase) + 1 if view.phase else 0
        row[at + 4] = WHENS.index(view.chance) + 1 if view.chance else 0
        row[at + 5] = ARENAS.index(view.arena) + 1 if view.arena else 0
        for n, arena in enumerate(ARENAS, at + 6):
            row[n] = self._seat(view.control[arena], own)
        things: dict[int, int] = {}
        places: dict[int, int] = {}
        self._tell_units(view, own, numbers, row, things, places)
        for place, n in enumerate(view.queue, 1):
            if n in places:
                row[places[n] + ACTS] = place
        if view.strike is not None:
            self._tell_attack(view.strike, row, things, places)
        self._tell_pending(view, own, numbers, row, places)
        for n, seen in enumerate((view.seats[own], view.seats[1 - own])):
            self._tell_player(seen, n, size, numbers, row)
        self.count(view.looking, self._looking, size, numbers, row)
        return things

    def _seat(self, seat: int, own: int) -> int:
        return 0 if seat < 0 else 1 if seat == own else 2

    def _tell_units(
        self,
        view: StarWarsView,
        own: int,
        numbers: Sequence[int],
        row: Row,
        things: dict[int, int],
        places: dict[int, int],
    ) -> None:
        """Slots count on in this order: arenas, Locations, build zones; the own ones first."""
        size = view.cards
        for n, arena in enumerate(ARENAS):
            at = [0, 0]
            for unit in view.arenas[arena]:
                whose = 0 if unit.seat == own else 1
                place = at[whose]
                at[whose] += 1
                row[self._players[whose][0] + 7] += 1
                if place < UNITS:
                    slot = 1 + (whose * len(ARENAS) + n) * UNITS + place
                    self._tell_unit(
                        unit, self._arenas[whose][arena][place], slot, own, size, numbers, row, things, places
                    )
            location = view.locations[arena]
            if location is not None:
                slot = 1 + 2 * len(ARENAS) * UNITS + n
                self._tell_unit(location, self._locations[arena], slot, own, size, numbers, row, things, places)
        first = 1 + len(ARENAS) * (2 * UNITS + 1)
        for whose, seat in enumerate((own, 1 - own)):
            for place, unit in enumerate(view.seats[seat].zone[:BUILDS]):
                at_zone = self._zones[whose][place]
                things[unit.id] = first + whose * BUILDS + place
                row[at_zone] = 1
                row[at_zone + 1] = numbers[unit.cards[-1] % size] if unit.cards else self.backs
                row[at_zone + 2] = unit.counters
                row[at_zone + 3] = unit.cost
                row[at_zone + 4] = len(unit.effects)

    def _tell_unit(
        self,
        unit: UnitSeen,
        at: int,
        slot: int,
        own: int,
        size: int,
        numbers: Sequence[int],
        row: Row,
        things: dict[int, int],
        places: dict[int, int],
    ) -> None:
        things[unit.id] = slot
        places[unit.id] = at
        row[at] = 1
        row[at + 1] = self._seat(unit.seat, own)
        row[at + 2] = numbers[unit.cards[-1] % size]
        row[at + 3] = len(unit.cards)
        row[at + 4] = unit.tapped
        row[at + 5] = unit.damage
        row[at + 6] = unit.counters
        row[at + 7] = unit.speed
        row[at + 8] = unit.power
        row[at + 9] = unit.health
        row[at + 10] = unit.cost
        if unit.pilots:
            row[at + 11] = len(unit.pilots)
            row[at + 12] = numbers[unit.pilots[0].cards[-1] % size]
            for pilot in unit.pilots:
                things[pilot.id] = slot
        if unit.abilities:
            row[at + 13] = len(unit.abilities)
            row[at + 14] = sum([one.used for one in unit.abilities])
        row[at + 15] = len(unit.effects)
        for word, n in unit.keywords:
            row[at + WORDS + self._keyword[word]] = n

    def _tell_attack(self, strike: StrikeSeen, row: Row, things: Mapping[int, int], places: Mapping[int, int]) -> None:
        at = self._attack
        row[at] = things.get(strike.attacker, 0)
        row[at + 1] = things.get(strike.defender, 0)
        row[at + 2] = MODES.index(strike.mode) + 1 if strike.mode else 0
        row[at + 3] = strike.rolled
        row[at + 4] = sum([hit for _, hit in strike.counted])
        row[at + 5] = len(strike.counted)
        row[at + 6] = strike.critical
        for unit, dice in strike.declared:
            if unit in places:
                row[places[unit] + RETALIATES] = dice

    def _tell_pending(
        self, view: StarWarsView, own: int, numbers: Sequence[int], row: Row, places: Mapping[int, int]
    ) -> None:
        """Dice of all rolls, damage of each unit, and the Battle card that was played last."""
        for one in view.pending:
            if one.what == "card":
                row[self._pending] = numbers[one.kind % view.cards]
                row[self._pending + 1] = self._seat(one.seat, own)
                row[self._pending + 2] = one.disrupted
            for face in one.dice:
                if 0 < face <= FACES:
                    row[self._dice + face - 1] += 1
            for unit, damage in one.parts:
                if unit in places:
                    row[places[unit] + PENDING] += damage

    def _tell_player(self, seen: PlayerSeen, n: int, size: int, numbers: Sequence[int], row: Row) -> None:
        at, hand, discard, removed = self._players[n]
        row[at] = seen.deck
        row[at + 1] = len(seen.hand)
        row[at + 2] = seen.force
        row[at + 3] = seen.points
        row[at + 4] = seen.spent
        row[at + 5] = len(seen.effects)
        row[at + 6] = len(seen.zone)
        row[at + 8] = seen.done
        self.count(seen.known if n else seen.hand, hand, size, numbers, row)
        self.count(seen.discard, discard, size, numbers, row)
        self.count(seen.removed, removed, size, numbers, row)
