"""What holds now, asked each time: HP, types, costs, what may be done (architecture: Asked, never stored).

Printed numbers are looked up here and nowhere else, since modifiers change them. Where no card of either deck gives a
modifier of a class, nothing is scanned (`PokemonFixed.given`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from stolik.cardgame.ast import Modifier, Named, Static, When, Which
from stolik.games.pokemon.ast.nodes import (
    TYPES,
    AttackCost,
    AttacksBelow,
    AttacksOf,
    AttackToll,
    CanEvolve,
    Cannot,
    CostIs,
    EnergyGives,
    EnergyIs,
    ExtraHP,
    FlipsTails,
    HPLike,
    Immune,
    KeepsConditions,
    Kind,
    NoAbility,
    NoResistance,
    NoWeakness,
    PrizesFor,
    Provides,
    RetreatCost,
    TypeIs,
    TypeOfBelow,
    WeaknessIs,
    WeaknessTypeIs,
)
from stolik.games.pokemon.ast.printed import EVOLUTIONS, Ability, Attack, Card, has_rule_box, is_v, prizes_of
from stolik.kernel.decision import RuleId

from . import memory
from .meaning import admits_all, attached_admits, holds, mons, times
from .state import CONDITION_BITS, Aside, LastingEffect, Pokemon, PokemonFixed, PokemonState, TurnedDown

ANY_ENERGY: Final = Kind("energy")


class Given:
    """A modifier that a Pokémon has now: the card whose text it is (`kind`), whose (`seat`), the Pokémon that gives it
    (`source`, 0: none), and the word chosen with it. `rank` is the order of PK-ATTACK-7: 0 Trainer and Energy cards, 1
    effects of attacks and powers, 2 Poké-Bodies and Stadiums."""

    __slots__ = ("kind", "rank", "seat", "source", "what", "word")

    def __init__(self, what: Modifier, kind: int, seat: int, source: int, rank: int, word: str = "") -> None:
        self.what = what
        self.kind = kind
        self.seat = seat
        self.source = source
        self.rank = rank
        self.word = word


# ---- who is where


def in_play(s: PokemonState) -> Iterator[Pokemon]:
    """All Pokémon in play, side by side, Active ones first."""
    mons = s.mons
    for side in s.sides:
        for n in side.active:
            yield mons[n]
        for n in side.bench:
            yield mons[n]


def of_side(s: PokemonState, side: int) -> list[Pokemon]:
    """All Pokémon of one side, Active ones first."""
    mons = s.mons
    return [mons[n] for n in s.sides[side].active] + [mons[n] for n in s.sides[side].bench]


def is_active(s: PokemonState, mon: Pokemon) -> bool:
    """Whether it is in an Active place."""
    return mon.id in s.sides[s.fixed.side_of[mon.seat]].active


def stands(s: PokemonState, mon: Pokemon) -> bool:
    """Whether it is in play, in an Active place or on the Bench."""
    side = s.sides[s.fixed.side_of[mon.seat]]
    return mon.id in side.active or mon.id in side.bench


def bench_room(s: PokemonState, side: int) -> int:
    """Free places on the Bench of a side (PK-BENCH-1, 2), with the Active places into which a Pokémon that is put on
    the Bench goes straight (P2-FIELD-14, 15)."""
    form, there = s.fixed.format, s.sides[side]
    room = form.bench - len(there.bench)
    return room + form.actives - len(there.active) if form.straight else room


def runs_dry(s: PokemonState) -> bool:
    """Whether a deck is empty where that ends the game (P2-END-3)."""
    return s.fixed.options.deck_out == "empty" and not all(own.deck for own in s.seats)


# ---- modifiers


def bodies_count(s: PokemonState, mon: Pokemon, sort: str = "body") -> bool:
    """Whether its Poké-Bodies (or Poké-Powers) count: nothing takes them away."""
    return muting(s, mon, sort) is None


def muting(s: PokemonState, mon: Pokemon, sort: str) -> int | None:
    """The kind of the card that takes its Poké-Bodies or Poké-Powers away, None if none does."""
    if NoAbility not in s.fixed.given:
        return None
    given = scan(s, mon, NoAbility)
    return next((g.kind for g in given if isinstance(g.what, NoAbility) and g.what.sort in (sort, "any")), None)


def works(s: PokemonState, mon: Pokemon, kind: int, part: Static | When) -> bool:
    """Whether a part on the card `kind` on top of a Pokémon counts: its Poké-Bodies do, or an item has it."""
    return bodies_count(s, mon) or part in s.fixed.held.get(kind, ())


def scan(s: PokemonState, mon: Pokemon, wanted: type[Modifier]) -> Sequence[Given]:
    """The modifiers of a class that `mon` has now, in the order of PK-ATTACK-7: cards on it, effects, bodies,
    Stadium."""
    if wanted in s.fixed.standing:
        return _scan(s, mon, wanted)
    return _effects(s, mon, wanted) if mon.effects else ()


def _scan(s: PokemonState, mon: Pokemon, wanted: type[Modifier]) -> list[Given]:
    """Where no card in play gives it to others than its own Pokémon, the others are not looked at."""
    fixed = s.fixed
    standing = fixed.standing[wanted]
    found: list[Given] = []
    for kind in mon.attached + mon.energy if mon.attached else mon.energy:
        if kind in standing:
            parts = [part for part in standing[kind] if _reaches(s, part, mon, kind, mon)]
            found += [Given(part.what, kind, mon.seat, mon.id, 0) for part in parts]
    found += _effects(s, mon, wanted)
    if wanted in fixed.far:
        _scan_all(s, mon, wanted, found)
    elif mon.stack[-1] in standing and stands(s, mon):
        _scan_top(s, mon, wanted, mon, [], found)
    for own in s.seats:
        beside = own.beside
        if beside in standing and fixed.cards[beside].stage == "supporter":
            parts = [part for part in standing[beside] if _reaches(s, part, None, beside, mon)]
            found += [Given(part.what, beside, fixed.kinds[beside][0], 0, 0) for part in parts]
    if s.stadium in standing:
        parts = [part for part in standing[s.stadium] if _reaches(s, part, None, s.stadium, mon)]
        found += [Given(part.what, s.stadium, fixed.kinds[s.stadium][0], 0, 2) for part in parts]
    return found


def _effects(s: PokemonState, mon: Pokemon, wanted: type[Modifier]) -> list[Given]:
    """What lasting effects give it."""
    return [
        Given(effect.what, effect.kind, effect.seat, 0, 1, effect.word)
        for effect in mon.effects
        if isinstance(effect.what, wanted) and effect.begins <= s.turn <= effect.ends
    ]


def _scan_all(s: PokemonState, mon: Pokemon, wanted: type[Modifier], found: list[Given]) -> None:
    """What the Pokémon in play and the cards on them give one of them, but for what is attached to it."""
    standing, mons = s.fixed.standing[wanted], s.mons
    met: list[tuple[Static, int]] = []
    for side in s.sides:
        for row in (side.active, side.bench):
            for n in row:
                other = mons[n]
                if other.stack[-1] in standing:
                    _scan_top(s, mon, wanted, other, met, found)
                if other.attached and other is not mon:
                    for kind in other.attached:
                        if kind in standing:
                            parts = [one for one in standing[kind] if one.to != _HOLDER]
                            parts = [one for one in parts if _reaches(s, one, other, kind, mon)]
                            found += [Given(one.what, kind, other.seat, other.id, 0) for one in parts]


def _scan_top(
    s: PokemonState,
    mon: Pokemon,
    wanted: type[Modifier],
    other: Pokemon,
    met: list[tuple[Static, int]],
    found: list[Given],
) -> None:
    """What the card on top of a Pokémon gives; `met` are the parts that count once, with the side for which."""
    kind = other.stack[-1]
    if wanted is not NoAbility and kind not in s.fixed.held and not bodies_count(s, other):
        return
    for part in s.fixed.standing[wanted][kind]:
        if part.to == _HOLDER:
            continue  # that is for when it is attached
        if (wanted is NoAbility or works(s, other, kind, part)) and _reaches(s, part, other, kind, mon):
            if part.only:
                one = part, s.fixed.side_of[other.seat] if part.only == "side" else -1
                if one in met:
                    continue
                met.append(one)
            found.append(Given(part.what, kind, other.seat, other.id, 2))


def on_player(s: PokemonState, seat: int, wanted: type[Modifier]) -> Iterator[Given]:
    """The modifiers of a class that Pokémon in play give a player ("your opponent can't play …")."""
    standing = s.fixed.standing.get(wanted)
    if standing is None:
        return
    for mon in in_play(s):
        kind = mon.stack[-1]
        if kind not in standing:
            continue
        whose = "you" if s.fixed.side_of[mon.seat] == s.fixed.side_of[seat] else "opponent"
        for part in standing[kind]:
            if (
                part.to in (whose, "each")
                and works(s, mon, kind, part)
                and (part.while_ is None or holds(s, part.while_, {}, mon, mon.seat))
            ):
                yield Given(part.what, kind, mon.seat, mon.id, 2)


_HOLDER: Final = Named("holder")


def _reaches(s: PokemonState, part: Static, holder: Pokemon | None, kind: int, mon: Pokemon) -> bool:
    """Whether a static ability of `holder` (its card `kind`) is for `mon`, and holds now."""
    to = part.to
    seat = holder.seat if holder is not None else s.fixed.kinds[kind][0]
    if isinstance(to, Named):
        if to.name in ("self", "holder"):
            if holder is not mon:
                return False
        elif to.name == "active":
            if not is_active(s, mon) or not s.allied(mon.seat, seat):
                return False
        elif to.name in ("defending", "each defending"):
            if not is_active(s, mon) or s.fixed.side_of[mon.seat] == s.fixed.side_of[seat]:
                return False
        else:
            return False
    elif isinstance(to, Which):
        if not admits_place(s, to, seat, mon) or not admits_all(s, to.filters, mon, holder):
            return False
    else:
        return False
    if part.while_ is None:
        return True
    names: memory.Memos = {memory.CARD: kind} if holder is None else {memory.HOLDER: holder.id, memory.CARD: kind}
    return holds(s, part.while_, names, holder, seat)


def admits_place(s: PokemonState, which: Which, seat: int, mon: Pokemon) -> bool:
    """Whether a Pokémon is on the side and in the place that a noun says."""
    own = s.fixed.side_of[mon.seat] == s.fixed.side_of[seat]
    if (which.whose == "you" and not own) or (which.whose == "opponent" and own):
        return False
    return which.where == "play" or (which.where == "active") == is_active(s, mon)


# ---- what a Pokémon is


def name_of(s: PokemonState, mon: Pokemon) -> str:
    """Its name (PK-SETUP-1)."""
    return s.top(mon).name


def types_of(s: PokemonState, mon: Pokemon) -> str:
    """Its types, in letters."""
    types = s.top(mon).types
    if TypeOfBelow in s.fixed.given and len(mon.stack) > 1 and scan(s, mon, TypeOfBelow):
        types = s.fixed.cards[mon.stack[-2]].types
    if TypeIs in s.fixed.given:
        for given in scan(s, mon, TypeIs):
            assert isinstance(given.what, TypeIs)
            types = given.what.type  # the latest counts
    return types


def hp_of(s: PokemonState, mon: Pokemon, copies: bool = True) -> int:
    """Its maximum HP; without `copies` nothing by which it is that of another counts."""
    hp = s.top(mon).hp
    if copies and HPLike in s.fixed.given:
        for given in scan(s, mon, HPLike):
            assert isinstance(given.what, HPLike)
            there = mons(s, given.what.of, {}, s.mons.get(given.source, mon), given.seat)
            # it is the same: nothing that it has itself is added
            return max([hp_of(s, one, False) for one in there if one is not mon], default=hp)
    if ExtraHP in s.fixed.given:
        for given in scan(s, mon, ExtraHP):
            assert isinstance(given.what, ExtraHP)
            hp += given.what.n
    return hp


def weakness_of(s: PokemonState, mon: Pokemon) -> tuple[str, int | None] | None:
    """Its Weakness: types, and what is added (None: ×2); None where it has none."""
    if NoWeakness in s.fixed.given and bool(scan(s, mon, NoWeakness)):
        return None
    printed = s.top(mon).weakness
    if printed is not None and WeaknessTypeIs in s.fixed.given:
        for given in scan(s, mon, WeaknessTypeIs):
            assert isinstance(given.what, WeaknessTypeIs)
            printed = given.what.type, printed[1]  # the latest counts
    if printed is not None and WeaknessIs in s.fixed.given:
        for given in scan(s, mon, WeaknessIs):
            assert isinstance(given.what, WeaknessIs)
            return printed[0], given.what.n
    return printed


def resistance_of(s: PokemonState, mon: Pokemon) -> tuple[str, int | None] | None:
    """Its Resistance: types, and what is subtracted (None: 30); None where it has none."""
    if NoResistance in s.fixed.given and bool(scan(s, mon, NoResistance)):
        return None
    return s.top(mon).resistance


def retreat_cost(s: PokemonState, mon: Pokemon) -> int:
    """Its Retreat Cost now, at least 0."""
    cost = s.top(mon).retreat
    if RetreatCost in s.fixed.given:
        for given in scan(s, mon, RetreatCost):
            assert isinstance(given.what, RetreatCost)
            if given.what.n is None:
                return 0
            cost += times(s, given.what.n, given.what.each, {}, s.mons.get(given.source, mon), given.seat)
    return max(0, cost)


def can_retreat_for(s: PokemonState, mon: Pokemon) -> bool:
    """Whether it has the Energy for its Retreat Cost now. Where no card raises one, what is printed is looked at
    first."""
    have = len(units(s, mon))
    if RetreatCost not in s.fixed.given or (have >= s.top(mon).retreat and not s.fixed.burdens):
        return have >= s.top(mon).retreat
    return have >= retreat_cost(s, mon)


def abilities_of(s: PokemonState, mon: Pokemon) -> tuple[tuple[int, Ability], ...]:
    """Its Poké-Powers and Poké-Bodies with the kind of the card each stands on; a Pokémon LV.X has those of the level
    before as well (PK-EVO-4, 8)."""
    return powers_on(s.fixed, mon.stack[-2:], ())


def prizes_for(s: PokemonState, mon: Pokemon) -> int:
    """How many Prizes its Knock Out is worth now (PK-KO-2, P2-PRIZE-6)."""
    n = prizes_of(s.top(mon))
    if PrizesFor in s.fixed.given:
        for given in scan(s, mon, PrizesFor):
            assert isinstance(given.what, PrizesFor)
            if given.what.n is None:
                return 0
            n += given.what.n
    return max(0, n)


def powers_of(s: PokemonState, mon: Pokemon) -> tuple[tuple[int, Ability], ...]:
    """Its abilities, and those that Tools and Energy cards on it bring, each with the kind of its card."""
    return powers_on(s.fixed, mon.stack[-2:], bringing(s.fixed, mon.attached, mon.energy))


def bringing(fixed: PokemonFixed, attached: tuple[int, ...], energy: tuple[int, ...]) -> tuple[int, ...]:
    """The cards attached to a Pokémon that may bring it abilities."""
    powered = fixed.powered
    return (*attached, *[kind for kind in energy if kind in powered]) if powered else attached


def powers_on(
    fixed: PokemonFixed, stack: tuple[int, ...], attached: tuple[int, ...]
) -> tuple[tuple[int, Ability], ...]:
    """The same of the two uppermost cards of a Pokémon and what is attached to it: worked out once."""
    found = fixed.powers.get((stack, attached))
    if found is None:
        kinds = speaking(fixed, stack, attached)
        there = [(k, one) for k in kinds for one in fixed.cards[k].abilities]
        found = fixed.powers[stack, attached] = tuple([(k, one) for k, one in there if not one.held or k == stack[-1]])
    return found


def attacks_of(s: PokemonState, mon: Pokemon) -> tuple[tuple[int, Attack], ...]:
    """The attacks that it has now, with the kind of the card each stands on: its own, those of the level before
    (PK-EVO-8), those of Technical Machines on it, those of others that it can use as its own."""
    own = attacks_on(s.fixed, mon.stack[-2:], mon.attached)
    if not s.fixed.lends:
        return own
    given = s.fixed.given
    if AttacksBelow in given and len(mon.stack) > 1:
        own = (*own, *_below(s, mon, own))
    return own if AttacksOf not in given else (*own, *_lent(s, mon, own))


def _below(s: PokemonState, mon: Pokemon, own: tuple[tuple[int, Attack], ...]) -> tuple[tuple[int, Attack], ...]:
    """The attacks of cards under it that it can use as its own; one that it has already is there once."""
    stages = {stage for given in scan(s, mon, AttacksBelow) for stage in getattr(given.what, "stages", ())}
    found: dict[Attack, int] = {}
    for kind in mon.stack[:-1]:
        if s.card(kind).stage in stages:
            for attack in s.card(kind).attacks:
                found.setdefault(attack, kind)
    return tuple([(kind, attack) for attack, kind in found.items() if all(attack != one for _, one in own)])


def lies_below(s: PokemonState, mon: Pokemon, attack: str, stage: str) -> bool:
    """Whether the attack of this name that it uses is one of a card of this stage under it."""
    for kind, one in attacks_of(s, mon):
        if one.name == attack:
            return kind in mon.stack[:-1] and s.card(kind).stage == stage
    return False


def _lent(s: PokemonState, mon: Pokemon, own: tuple[tuple[int, Attack], ...]) -> tuple[tuple[int, Attack], ...]:
    """The attacks of others that it can use as its own; one that several have is there once."""
    found: dict[Attack, int] = {}
    for given in scan(s, mon, AttacksOf):
        assert isinstance(given.what, AttacksOf)
        for other in mons(s, given.what.of, {}, s.mons.get(given.source, mon), given.seat):
            if other is not mon:
                of_cards = () if given.what.free else other.attached  # its own attack, not that of a card on it
                for kind, attack in attacks_on(s.fixed, other.stack[-2:], of_cards):
                    found.setdefault(replace(attack, cost="") if given.what.free else attack, kind)
    return tuple([(kind, attack) for attack, kind in found.items() if all(attack != one for _, one in own)])


def attacks_on(
    fixed: PokemonFixed, stack: tuple[int, ...], attached: tuple[int, ...]
) -> tuple[tuple[int, Attack], ...]:
    """The same of the two uppermost cards of a Pokémon and what is attached to it: worked out once."""
    found = fixed.attacks.get((stack, attached))
    if found is None:
        kinds = speaking(fixed, stack, attached)
        found = fixed.attacks[stack, attached] = tuple([(k, one) for k in kinds for one in fixed.cards[k].attacks])
    return found


def speaking(fixed: PokemonFixed, stack: tuple[int, ...], attached: tuple[int, ...]) -> list[int]:
    """The cards of a Pokémon whose attacks and abilities it has: the uppermost, under a Pokémon LV.X the one below
    (PK-EVO-4, 8), and those attached, of which a Pokémon as a Tool has none."""
    kinds = [stack[-1], *[kind for kind in attached if fixed.cards[kind].kind != "pokemon"]]
    if fixed.cards[stack[-1]].stage == "level-up" and len(stack) > 1:
        kinds.insert(1, stack[-2])
    return kinds


def aside(s: PokemonState, seat: int) -> tuple[int, ...]:
    """The cards of a player's hand that are set aside (`SetAside`), sorted."""
    return tuple(sorted([n for one in s.lasting[seat] if isinstance(one.what, Aside) for n in one.what.kinds]))


def turned_by(s: PokemonState, mon: Pokemon, kind: int) -> list[tuple[int, LastingEffect]]:
    """By whose lasting effect a card on a Pokémon lies face down: of equal cards the first that ends; none if it lies
    face up."""
    if kind < s.fixed.turned:
        return []
    what = TurnedDown(mon.id, s.fixed.upright(kind))
    found = [(whose, one) for whose, held in enumerate(s.lasting) for one in held if one.what == what]
    return sorted(found, key=lambda each: each[1].ends)[:1]


# ---- Energy


def units(s: PokemonState, mon: Pokemon) -> tuple[str, ...]:
    """The Energy attached to it: for each unit the letters of the types that it can be."""
    if s.fixed.energy_changes:
        return changed_units(s, mon, mon.energy)
    known = s.fixed.units
    found = known.get(mon.energy)
    if found is None:
        provides = s.fixed.provides
        found = known[mon.energy] = tuple([unit for kind in mon.energy for unit in provides[kind]])
    return found


def changed_units(s: PokemonState, mon: Pokemon, kinds: tuple[int, ...]) -> tuple[str, ...]:
    """The same, of these cards on it, where cards change what Energy provides."""
    found: list[str] = []
    more = [given.what for given in scan(s, mon, EnergyGives)] if EnergyGives in s.fixed.given else []
    for kind in kinds:
        provides = s.fixed.provides[kind]
        for part in s.fixed.statics.get(kind, ()):
            if isinstance(part, Static) and isinstance(part.what, Provides) and _reaches(s, part, mon, kind, mon):
                types = TYPES if part.what.types == "*" else part.what.types
                provides = tuple(types.split(" ")) if " " in types else (types,) * len(provides)
        for one in more:
            if isinstance(one, EnergyGives) and attached_admits(s, one.filter, kind):
                provides = tuple(one.provides.split(" "))
        found += provides
    for given in scan(s, mon, EnergyIs):
        assert isinstance(given.what, EnergyIs)
        types = given.what.types
        found = [types + unit if given.what.also and types not in unit else types for unit in found]
    return tuple(found)


def energy_count(s: PokemonState, mon: Pokemon, type_: str = "") -> int:
    """How much Energy (of a type) is attached to it. Energy that is every type counts as each."""
    found = units(s, mon)
    return sum(1 for unit in found if type_ in unit) if type_ else len(found)


@lru_cache(maxsize=65536)
def missing(have: tuple[str, ...], cost: str) -> str:
    """The letters of a cost that this Energy can't pay, by the best assignment (PK-ENERGY-2, 3): "" if all is paid."""
    coloured = [letter for letter in cost if letter != "C"]
    best = _pay(tuple(sorted(have, key=len)), tuple(coloured))
    short = list(best)
    left = len(have) - (len(coloured) - len(best))
    short += "C" * max(0, len(cost) - len(coloured) - left)
    return "".join(short)


def _pay(have: tuple[str, ...], letters: tuple[str, ...]) -> tuple[str, ...]:
    """The letters that can't be paid, as few as possible."""
    if not letters:
        return ()
    first, rest = letters[0], letters[1:]
    best = (first, *_pay(have, rest))
    for n, unit in enumerate(have):
        if first in unit and unit not in have[:n]:
            found = _pay(have[:n] + have[n + 1 :], rest)
            if len(found) < len(best):
                best = found
            if not best:
                break
    return best


def cost_of(s: PokemonState, mon: Pokemon, one: Attack) -> str:
    """The Energy cost of an attack now."""
    cost = one.cost
    if CostIs in s.fixed.given:
        for given in scan(s, mon, CostIs):
            assert isinstance(given.what, CostIs)
            if given.what.attack == one.name:
                cost = given.what.cost
    if AttackCost in s.fixed.given:
        for given in scan(s, mon, AttackCost):
            assert isinstance(given.what, AttackCost)
            n = given.what.n
            if given.what.whole:
                return ""
            if n is None:
                cost = cost.replace("C", "")
            elif n > 0:
                cost += "C" * n
            else:
                for _ in range(-n):
                    cost = cost.replace("C", "", 1)
    return cost


def payable(s: PokemonState, mon: Pokemon) -> Sequence[tuple[int, int, Attack]]:
    """The attacks for which it has the Energy, each with its place in `attacks_of` and the kind of its card."""
    fixed = s.fixed
    if not fixed.steady:
        return [(n, kind, one) for n, (kind, one) in enumerate(attacks_of(s, mon)) if not lacks(s, mon, one)]
    key = (mon.stack, mon.attached, mon.energy)
    found = fixed.payable.get(key)
    if found is None:
        there = enumerate(attacks_of(s, mon))
        found = fixed.payable[key] = tuple([(n, kind, one) for n, (kind, one) in there if not lacks(s, mon, one)])
    return found


def lacks(s: PokemonState, mon: Pokemon, one: Attack) -> str:
    """The Energy that an attack still needs (PK-ENERGY-2), in letters."""
    cost = cost_of(s, mon, one) if s.fixed.costs_change else one.cost
    return missing(units(s, mon), cost) if cost else ""


@lru_cache(maxsize=65536)
def spare(have: tuple[str, ...], cost: str, type_: str) -> int:
    """How much Energy of a type is left when the cost is paid so that as much of it as possible is left over."""
    for n in range(len(have), 0, -1):
        wanted = [unit for unit in have if not type_ or type_ in unit]
        if n <= len(wanted):
            kept = wanted[:n]
            others = list(have)
            for unit in kept:
                others.remove(unit)
            if not missing(tuple(others), cost):
                return n
    return 0


# ---- what a card is


def is_basic(card: Card) -> bool:
    """A Basic Pokémon card; a Fossil is played as one, but as a card it is a Trainer (PK-SETUP-11)."""
    return card.stage == "basic" and card.kind == "pokemon"


def of_kind(card: Card, sort: str) -> bool:
    """Whether a card is of a sort, as `nodes.Kind` names them."""
    if sort in ("pokemon", "trainer", "energy"):
        return card.kind == sort
    if sort == "basic pokemon":
        return is_basic(card)
    if sort == "evolution":
        return card.stage in EVOLUTIONS
    if sort == "v":
        return is_v(card)
    if sort == "rule box":
        return has_rule_box(card)
    if sort == "basic energy":
        return card.kind == "energy" and card.stage == "basic"
    if sort == "special energy":
        return card.kind == "energy" and card.stage == "special"
    return card.stage == sort or sort in card.tags


@lru_cache(maxsize=4096)
def has_word(name: str, word: str) -> bool:
    """Whether a name has a word, or several in a row: "Dark" is in "Dark Electrode", and not in "Darkrai"."""
    return re.search(rf"\b{re.escape(word)}\b", name) is not None


def is_fossil(s: PokemonState, mon: Pokemon) -> bool:
    """Whether it is a Fossil card played as a Pokémon."""
    return s.top(mon).stage == "fossil"


def is_evolved(s: PokemonState, mon: Pokemon, which: int | None = None) -> bool:
    """An Evolved Pokémon: its card evolves from another (or is of the stage given); of an LV.X the card below counts
    (PK-EVO-8)."""
    cards = s.fixed.cards
    stage = cards[mon.stack[-1]].stage
    if stage == "level-up" and len(mon.stack) > 1:
        stage = cards[mon.stack[-2]].stage
    return stage in EVOLUTIONS if which is None else stage == f"stage {which}"


def cited(s: PokemonState, kind: int, word: str) -> RuleId:
    """A card text that forbids something, as a rule: the card's id, and the node or field."""
    return f"{s.fixed.kinds[kind][1]}:{word}"


def forbidden(s: PokemonState, mon: Pokemon, *words: str) -> bool:
    """Whether something says that it can't do this: one of the words of `Cannot.do`."""
    return Cannot in s.fixed.given and forbidding(s, mon, *words) is not None


def forbidding(s: PokemonState, mon: Pokemon, *words: str) -> int | None:
    """The kind of the card that says so, None if none does."""
    if Cannot not in s.fixed.given:
        return None
    return next((g.kind for g in scan(s, mon, Cannot) if isinstance(g.what, Cannot) and g.what.do in words), None)


def why_evolve_now(s: PokemonState, mon: Pokemon, level: bool = False) -> RuleId | None:
    """What keeps a Pokémon from evolving (or levelling up) at this time, whatever card is put onto it; it binds effects
    that evolve too (PK-EVO-7)."""
    freed = () if level or CanEvolve not in s.fixed.given else _freed(s, mon)
    same_turn = bool(freed) and any(one.same_turn for one in freed)
    if mon.came == s.turn and not same_turn:
        return "PK-EVO-8" if level else "PK-EVO-5"
    if mon.evolved == s.turn and not (freed and any(one.again for one in freed)):
        return "PK-EVO-8" if level else "PK-EVO-5"
    early = s.seats[s.speaker(mon.seat)].turns <= 1 and not (freed and any(one.first_turn for one in freed))
    if early and not (mon.came == s.turn and same_turn):
        return "PK-EVO-8" if level else "PK-EVO-6"
    if level:
        return "PK-EVO-8" if forbidden(s, mon, "level up") else None  # levelling up is no evolving
    return "PK-EVO-7" if forbidden(s, mon, "evolve") else None


def may_evolve_early(s: PokemonState, mon: Pokemon) -> bool:
    """Whether an effect lets a Pokémon evolve in the first turn of its player."""
    return any(one.first_turn for one in _freed(s, mon))


def _freed(s: PokemonState, mon: Pokemon) -> tuple[CanEvolve, ...]:
    """What lets it evolve sooner than it could otherwise."""
    if CanEvolve not in s.fixed.given:
        return ()
    return tuple([given.what for given in scan(s, mon, CanEvolve) if isinstance(given.what, CanEvolve)])


def kept_conditions(s: PokemonState, mon: Pokemon) -> list[str]:
    """The Special Conditions that stay on it when it evolves or is devolved."""
    if not mon.conditions or KeepsConditions not in s.fixed.given:
        return []
    given = [one.what for one in scan(s, mon, KeepsConditions)]
    kept = [one.conditions for one in given if isinstance(one, KeepsConditions)]
    return [word for word in CONDITION_BITS if any(one is None or word in one for one in kept)]


def toll_of(s: PokemonState, mon: Pokemon) -> list[Given]:
    """What asks for cards of the hand before it attacks."""
    return list(scan(s, mon, AttackToll)) if AttackToll in s.fixed.given else []


def flips_tails(s: PokemonState, seat: int, why: str) -> bool:
    """Whether a coin of this player counts as tails, whatever it shows: one flipped in the own turn, or for Burned."""
    if FlipsTails not in s.fixed.given:
        return False
    when = "burned" if why == "burned" else "turn" if s.to_move == seat and why != "asleep" else ""
    held = [one.what for one in s.lasting[seat] if one.begins <= s.turn <= one.ends]
    held += [given.what for given in on_player(s, seat, FlipsTails)]
    return any(isinstance(what, FlipsTails) and what.when == when for what in held)


def cured(s: PokemonState, mon: Pokemon, condition: str) -> bool:
    """Whether something ends this Special Condition that it has."""
    return any(
        isinstance(g.what, Immune) and g.what.cures and (g.what.conditions is None or condition in g.what.conditions)
        for g in scan(s, mon, Immune)
    )


def immune(s: PokemonState, mon: Pokemon, condition: str) -> bool:
    """Whether it can't be affected by this Special Condition; a Fossil never can."""
    if is_fossil(s, mon):
        return True
    if Immune not in s.fixed.given:
        return False
    return any(
        g.what.conditions is None or condition in g.what.conditions
        for g in scan(s, mon, Immune)
        if isinstance(g.what, Immune)
    )
