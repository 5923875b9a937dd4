"""What holds now, asked each time and never stored: where units are, their numbers, keywords and abilities
(architecture, section 6).

Printed numbers are looked up here and nowhere else, since modifiers change them. Where no card of either deck gives a
modifier of a class, nothing is scanned (`StarWarsFixed.given`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from stolik.cardgame.ast.common import (
    AllOf,
    AnyOf,
    Called,
    Filter,
    Modifier,
    Named,
    Node,
    Not,
    Number,
    Other,
    Static,
    When,
    Which,
)
from stolik.cardgame.ast.star_wars import (
    ARENAS,
    Activated,
    Attacking,
    Barred,
    CostsLess,
    Gets,
    Grants,
    Has,
    Hurt,
    Keyword,
    Numbered,
    Pilot,
    Reserves,
    Sort,
    Tapped,
    Uncounted,
    Unique,
)
from stolik.cardgame.printed import StarWarsCard

from .state import ABOARD, BUILT, LOCATION, RETREATED, UNITS, StarWarsState, Unit

M = TypeVar("M", bound=Modifier)
STACK_SPEED: Final = 10
"""What each card under the top one adds to speed; 1 to power and health (SW-STACK-9)."""


class Held(NamedTuple):
    """An ability that a unit has now: `kind` is the card whose text it is, `key` tells equal ones apart (SW-ABIL-10),
    `giver` the entity whose text it is (a pilot, a unit that grants it, the unit itself)."""

    ability: Node
    kind: int
    key: str
    giver: int


# ---- who is where


def in_battle(unit: Unit) -> bool:
    """Face up in an arena, as a unit."""
    return unit.place in ARENAS


def is_unit(unit: Unit) -> bool:
    """A unit: in battle or retreated; partially built cards, pilots on units and Locations are none (SW-ZONE-9,
    SW-PILOT-10)."""
    return unit.place in ARENAS or unit.place == RETREATED


def in_arena(s: StarWarsState, arena: str, seat: int | None = None) -> list[Unit]:
    """The units in an arena (of one player), in the order in which they came."""
    found = [s.units[n] for n in s.arenas[arena]]
    return found if seat is None else [unit for unit in found if unit.seat == seat]


def battling(s: StarWarsState) -> Iterator[Unit]:
    """All units in battle, arena by arena."""
    for ids in s.arenas.values():
        for n in ids:
            yield s.units[n]


def zone_of(s: StarWarsState, seat: int, place: str) -> list[Unit]:
    """What lies in a build zone: retreated units ("build") or partially built cards ("built")."""
    return [s.units[n] for n in s.seats[seat].zone if s.units[n].place == place]


def everything(s: StarWarsState) -> Iterator[Unit]:
    """Units in battle, then what lies in the build zones, Dark's first; pilots and Locations are not among them."""
    yield from battling(s)
    for own in s.seats:
        for n in own.zone:
            yield s.units[n]


def arena_of(s: StarWarsState, unit: Unit) -> str:
    """The arena in which it is, as a unit, pilot or Location; "" if in none."""
    if unit.place == ABOARD:
        return arena_of(s, s.units[unit.on])
    if unit.place == LOCATION:
        return s.top(unit).arena
    return unit.place if unit.place in ARENAS else ""


def controls(s: StarWarsState, seat: int, arena: str) -> bool:
    """Whether a player controls an arena (SW-GOAL-2, 4, 5)."""
    counted = [unit for unit in in_arena(s, arena) if not barred_from_counting(s, unit)]
    return any(unit.seat == seat for unit in counted) and all(unit.seat == seat for unit in counted)


def barred_from_counting(s: StarWarsState, unit: Unit) -> bool:
    """Whether it doesn't count toward controlling its arena (SW-GOAL-4)."""
    return Uncounted in s.fixed.given and bool(scan(s, unit, Uncounted))


# ---- abilities and modifiers


def held(s: StarWarsState, unit: Unit) -> list[Held]:
    """All abilities that an entity has, whether they can be used now or not: those printed on its top card, those that
    pilots give it, and those that effects and other cards grant."""
    found: list[Held] = []
    if unit.place == BUILT:
        return found
    kind = unit.stack[-1]
    for n, ability in enumerate(s.card(kind).abilities):
        if not isinstance(ability, Pilot):
            found.append(Held(ability, kind, f"{kind}:{n}", unit.id))
    for pilot in unit.pilots:
        top = s.units[pilot].stack[-1]
        for n, part in enumerate(s.card(top).abilities):
            if isinstance(part, Pilot):
                found += [Held(_own(one), top, f"{top}:{n}.{m}", pilot) for m, one in enumerate(part.gives)]
    for effect in unit.effects:
        what = effect.what.ability if isinstance(effect.what, Grants) else effect.what
        if not isinstance(what, Modifier):
            found.append(Held(what, effect.kind, f"e{effect.number}", unit.id))
    if Grants in s.fixed.given and is_unit(unit):
        for giver, part, key in _statics(s, Grants):
            if _reaches(s, giver, part, unit):
                assert isinstance(part.what, Grants)
                found.append(Held(part.what.ability, giver.stack[-1], f"g{giver.id}:{key}", giver.id))
    return found


def _own(part: Node) -> Node:
    """What a pilot gives is the unit's own (SW-PILOT-17): a bare modifier is a static ability of it."""
    return Static(part, Named("self")) if isinstance(part, Modifier) else part


def working(s: StarWarsState, unit: Unit) -> Iterator[Held]:
    """Static and triggered abilities that work now: of units in battle and Locations; of retreated units those marked
    Reserves (SW-ABIL-11, 17, SW-KW-RESERVES-1). A pilot's own do nothing while it lies on a unit."""
    if unit.place == ABOARD or unit.place == BUILT:
        return
    for one in held(s, unit):
        reserve = isinstance(one.ability, Reserves)
        if reserve == (unit.place == RETREATED):
            yield one._replace(ability=one.ability.ability) if isinstance(one.ability, Reserves) else one


def _statics(s: StarWarsState, wanted: type[Modifier]) -> Iterator[tuple[Unit, Static, str]]:
    """Every static ability that works now and gives a modifier of a class, with what has it."""
    for unit in (*everything(s), *[s.units[n] for n in s.locations.values() if n]):
        if wanted is Grants:  # what is granted grants nothing in turn
            printed = s.card(unit.stack[-1]).abilities if unit.place != BUILT else ()
            for n, ability in enumerate(printed):
                if isinstance(ability, Static) and type(ability.what) is Grants and unit.place != RETREATED:
                    yield unit, ability, str(n)
            continue
        for one in working(s, unit):
            if isinstance(one.ability, Static) and type(one.ability.what) is wanted:
                yield unit, one.ability, one.key


def scan(s: StarWarsState, unit: Unit, wanted: type[M]) -> list[M]:
    """The modifiers of a class that an entity has now."""
    if wanted not in s.fixed.given:
        return []
    found: list[Any] = [effect.what for effect in unit.effects if type(effect.what) is wanted]
    for giver, part, _ in _statics(s, wanted):
        if _reaches(s, giver, part, unit):
            found.append(part.what)
    return found


def _reaches(s: StarWarsState, giver: Unit, part: Static, unit: Unit) -> bool:
    """Whether a static ability of `giver` is for `unit`, and holds now."""
    from .meaning import holds

    to = part.to
    if isinstance(to, Named):
        if giver is not unit:
            return False
    elif not (isinstance(to, Which) and admits_place(s, to, giver, unit) and admits_all(s, to.filters, unit, giver)):
        return False
    return part.while_ is None or holds(s, part.while_, {"self": unit.id}, giver, giver.seat)


def admits_place(s: StarWarsState, which: Which, source: Unit, unit: Unit) -> bool:
    """Whether an entity is what a noun names, of that player, and there."""
    if (which.whose == "you") != (unit.seat == source.seat) and which.whose != "each":
        return False
    if which.what == "built":
        return unit.place == BUILT
    if which.what == "pilot":
        return unit.place == ABOARD
    if which.what == "location":
        return unit.place == LOCATION
    where = which.where
    if where == "anywhere":
        return is_unit(unit)
    if where == "arenas":
        return unit.place in ARENAS
    if where == "same arena":
        return unit.place in ARENAS and unit.place == arena_of(s, source)
    return unit.place == where


def amount(s: StarWarsState, number: Number, source: Unit) -> int:
    """A number of a modifier, looked up now."""
    if isinstance(number, int):
        return number
    from .meaning import value

    return value(s, number, {}, source, source.seat)


# ---- numbers


def total(s: StarWarsState, unit: Unit, stat: str) -> int:
    """What modifiers add to a number of it."""
    if Gets not in s.fixed.given:
        return 0
    found = 0
    for effect in unit.effects:
        if type(effect.what) is Gets:
            found += amount(s, getattr(effect.what, stat), unit)
    for giver, part, _ in _statics(s, Gets):
        assert isinstance(part.what, Gets)
        number = getattr(part.what, stat)
        if number != 0 and _reaches(s, giver, part, unit):
            found += amount(s, number, giver)
    return found


def below(unit: Unit) -> int:
    """Cards under the top one (SW-STACK-9); a pilot's give nothing (SW-PILOT-18)."""
    return len(unit.stack) - 1


def speed_of(s: StarWarsState, unit: Unit) -> int:
    """Its speed now (SW-ABIL-19)."""
    return s.top(unit).speed + STACK_SPEED * below(unit) + total(s, unit, "speed")


def power_of(s: StarWarsState, unit: Unit) -> int:
    """Its power now: printed and stack, or in an attack on another arena what Bombard or Ion Cannon says instead
    (SW-KW-BOMBARD-3, 4); then all that changes it, the defender's Shields too (SW-KW-SHIELDS-1)."""
    strike = s.strike
    attacks = strike is not None and strike.attacker == unit.id
    base = s.top(unit).power + below(unit)
    if attacks and strike is not None and strike.mode:
        base = keyword(s, unit, strike.mode)
    found = base + total(s, unit, "power")
    if attacks and strike is not None and strike.defender in s.units:
        found -= keyword(s, s.units[strike.defender], "shields")
    return found


def health_of(s: StarWarsState, unit: Unit) -> int:
    """Its health now (SW-ABIL-19)."""
    return s.top(unit).health + below(unit) + total(s, unit, "health")


def remaining(s: StarWarsState, unit: Unit) -> int:
    """Health minus counters, not below 0 (SW-KW-OVERKILL-3)."""
    return max(0, health_of(s, unit) - unit.damage)


def cost_of(s: StarWarsState, unit: Unit) -> int:
    """The total build cost of a unit: its top card's, and 1 for each card under it (SW-STACK-10)."""
    return s.top(unit).cost + below(unit)


def needed(s: StarWarsState, unit: Unit) -> int:
    """The build counters that a partially built card needs to be completed (SW-BUILD-5, 6)."""
    cost = s.top(unit).cost
    if CostsLess in s.fixed.given:
        for less in scan(s, unit, CostsLess):
            cost -= amount(s, less.n, unit)
    return max(0, cost)


def stat_of(s: StarWarsState, unit: Unit, stat: str) -> int:
    """A number of a unit by its name: "speed", "power", "health", "cost"."""
    return {"speed": speed_of, "power": power_of, "health": health_of, "cost": cost_of}[stat](s, unit)


def keyword(s: StarWarsState, unit: Unit, name: str) -> int:
    """The sum of a static keyword's numbers; 0 without it."""
    return sum(amount(s, one.n, unit) for one in scan(s, unit, Keyword) if one.name == name)


def keywords(s: StarWarsState, unit: Unit, name: str) -> list[int]:
    """The numbers of each of them."""
    return [amount(s, one.n, unit) for one in scan(s, unit, Keyword) if one.name == name]


# ---- what may not be


def barred(s: StarWarsState, unit: Unit, do: str, other: Unit | None = None) -> bool:
    """Whether something says that it can't do this (to `other`)."""
    for one in scan(s, unit, Barred):
        if one.do == do and (one.what is None or (other is not None and admits(s, one.what, other, unit))):
            return True
    return False


def player_barred(s: StarWarsState, seat: int, do: str) -> bool:
    """Whether something says that a player can't do this."""
    if Barred not in s.fixed.given:
        return False
    return any(isinstance(effect.what, Barred) and effect.what.do == do for effect in s.seats[seat].effects)


# ---- filters


@lru_cache(maxsize=8192)
def has_words(line: str, words: str) -> bool:
    """Whether a type line has a word, or several in a row (SW-GOAL-12)."""
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", line) is not None


def card_is(card: StarWarsCard, word: str) -> bool:
    """Whether the type line of a card says a word."""
    if word == "unit":
        return card.kind in UNITS
    return word in (card.kind, card.side) or has_words(card.subtypes, word)


def card_admits(s: StarWarsState, filter_: Filter, kind: int) -> bool:
    """Whether a card in a zone is as a filter says. Raises TypeError for one that is about units."""
    card = s.card(kind)
    if isinstance(filter_, Sort):
        return card_is(card, filter_.word)
    if isinstance(filter_, Called):
        return card.name == filter_.name
    if isinstance(filter_, Unique):
        return bool(card.version)
    if isinstance(filter_, Numbered):
        n = filter_.n
        assert isinstance(n, int)
        return compare(getattr(card, filter_.stat), filter_.sign, n)
    if isinstance(filter_, Not):
        return not card_admits(s, filter_.filter, kind)
    if isinstance(filter_, AnyOf):
        return any(card_admits(s, one, kind) for one in filter_.filters)
    if isinstance(filter_, AllOf):
        return all(card_admits(s, one, kind) for one in filter_.filters)
    raise TypeError(f"{filter_!r} is no filter for cards in a zone")


def compare(left: int, sign: str, right: int) -> bool:
    """Two numbers by a sign of `Compare`."""
    if sign == "<":
        return left < right
    if sign == "<=":
        return left <= right
    if sign == "=":
        return left == right
    return left >= right if sign == ">=" else left > right


def admits(s: StarWarsState, filter_: Filter, unit: Unit, source: Unit | None = None) -> bool:
    """Whether an entity is as a filter says. `source` is the one whose text it is."""
    if isinstance(filter_, Sort):
        if card_is(s.top(unit), filter_.word):
            return True
        return Has in s.fixed.given and any(one.word == filter_.word for one in scan(s, unit, Has))
    if isinstance(filter_, Tapped):
        return unit.tapped
    if isinstance(filter_, Hurt):
        return unit.damage >= filter_.least
    if isinstance(filter_, Other):
        return unit is not source
    if isinstance(filter_, Attacking):
        strike = s.strike
        if strike is None or strike.attacker != unit.id:
            return False
        return filter_.what is None or (
            strike.defender in s.units and admits(s, filter_.what, s.units[strike.defender], source)
        )
    if isinstance(filter_, Numbered):
        n = amount(s, filter_.n, source or unit)
        return compare(stat_of(s, unit, filter_.stat), filter_.sign, n)
    if isinstance(filter_, Not):
        return not admits(s, filter_.filter, unit, source)
    if isinstance(filter_, AnyOf):
        return any(admits(s, one, unit, source) for one in filter_.filters)
    if isinstance(filter_, AllOf):
        return all(admits(s, one, unit, source) for one in filter_.filters)
    return card_admits(s, filter_, unit.stack[-1])


def admits_all(s: StarWarsState, filters: tuple[Filter, ...], unit: Unit, source: Unit | None) -> bool:
    """Whether an entity is as all filters say."""
    return all(admits(s, one, unit, source) for one in filters)


# ---- uniques


SAME: Final = {"Beru Whitesun": "Beru Lars", "Queen Amidala": "Padme Amidala"}
"""Names that are the same unique (SW-STACK-5)."""
CONTESTED: Final = {"Darth Vader": "Anakin Skywalker"}
"""Names that count as the same unique when they contest (SW-BATTLE-12)."""


def unique_name(card: StarWarsCard) -> str:
    """The name under which a unique is one of its kind; "" for a card that isn't unique (SW-STACK-1, 5)."""
    return SAME.get(card.name, card.name) if card.version else ""


def contest_name(card: StarWarsCard) -> str:
    """The name under which uniques of both players contest (SW-BATTLE-11, 12)."""
    name = unique_name(card)
    return CONTESTED.get(name, name)


def twin_of(s: StarWarsState, seat: int, card: StarWarsCard) -> Unit | None:
    """The unit of a player that is the same unique as a card: in battle, retreated or on a unit (SW-STACK-2)."""
    name = unique_name(card)
    if not name:
        return None
    for unit in s.units.values():
        if unit.seat == seat and (is_unit(unit) or unit.place == ABOARD) and unique_name(s.top(unit)) == name:
            return unit
    return None


def active_of(ability: Node) -> Activated | None:
    """The activated ability that an ability is, or holds as a Reserves one."""
    inner = ability.ability if isinstance(ability, Reserves) else ability
    return inner if isinstance(inner, Activated) else None


def trigger_of(ability: Node) -> When | None:
    """The triggered ability that it is."""
    return ability if isinstance(ability, When) else None
