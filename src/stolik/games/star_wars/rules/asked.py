"""What holds now, asked each time and never stored: where units are, their numbers, keywords and abilities
(architecture: Asked, never stored).

Printed numbers are looked up here and nowhere else, since modifiers change them. Where no card of either deck gives a
modifier of a class, nothing is scanned (`Tables.sources`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

from stolik.cardgame.ast import SELF, Modifier, Named, Node, Number, Static, When, Which
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    Barred,
    CanAttack,
    CostsLess,
    ForceLess,
    Free,
    Gets,
    Grants,
    Has,
    Keyword,
    MayStay,
    Mends,
    NamesType,
    Pilot,
    Reserves,
    Said,
    Shows,
    Silent,
    Toll,
    Uncounted,
    Unpreventable,
    Upkeep,
    Without,
    Worsens,
)
from stolik.games.star_wars.ast.printed import StarWarsCard

from .meaning import admits, admits_all, card_admits, holds, units, value
from .state import ABOARD, BUILT, LOCATION, NOBODY, RETREATED, UNITS, Lay, Standing, StarWarsState, Unit, Usable
from .tables import NONE, Active, Held, Source, active_of, class_of

M = TypeVar("M", bound=Modifier)
Auras = Sequence[tuple[Unit, Static]]
"""Static abilities that may change other things, each with what has it."""
UNGRANTED: Final = (Grants, Has)
"""What no grant brings."""
STACK_SPEED: Final = 10
"""What each card under the top one adds to speed; 1 to power and health (SW-STACK-9)."""


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


def battling(s: StarWarsState) -> list[Unit]:
    """All units in battle, arena by arena."""
    units = s.units
    return [units[n] for ids in s.arenas.values() for n in ids]


def everything(s: StarWarsState) -> list[Unit]:
    """Units in battle, then what lies in the build zones, Dark's first; pilots and Locations are not among them."""
    units, found = s.units, battling(s)
    for own in s.seats:
        found += [units[n] for n in own.zone]
    return found


def things_of(s: StarWarsState, seat: int) -> list[Unit]:
    """The same of one player."""
    units = s.units
    found = [units[n] for ids in s.arenas.values() for n in ids if units[n].seat == seat]
    zone = s.seats[seat].zone
    return found + [units[n] for n in zone] if zone else found


def locations(s: StarWarsState) -> list[Unit]:
    """The Locations, arena by arena; one that lies in several is told once (SW-LOC-4)."""
    found: list[Unit] = []
    for n in s.locations.values():
        if n and s.units[n] not in found:
            found.append(s.units[n])
    return found


def is_here(s: StarWarsState, source: Unit, arena: str) -> bool:
    """Whether an arena is that of a thing, or one of those in which it lies as a Location."""
    return arena in s.top(source).arenas if source.place == LOCATION else arena == arena_of(s, source)


def arena_of(s: StarWarsState, unit: Unit) -> str:
    """The arena in which it is, as a unit, pilot or Location (the first one of its); "" if in none."""
    if unit.place == ABOARD:
        return arena_of(s, s.units[unit.on])
    if unit.place == LOCATION:
        return s.top(unit).arena
    return unit.place if unit.place in ARENAS else ""


def controls(s: StarWarsState, seat: int, arena: str) -> bool:
    """Whether a player controls an arena."""
    return controller(s, arena) == seat


def controller(s: StarWarsState, arena: str) -> int:
    """Who controls an arena, or NOBODY (SW-GOAL-2, 4, 5)."""
    found = NOBODY
    for n in s.arenas[arena]:
        unit = s.units[n]
        if unit.seat != found and not barred_from_counting(s, unit):
            if found != NOBODY:
                return NOBODY
            found = unit.seat
    return found


def barred_from_counting(s: StarWarsState, unit: Unit) -> bool:
    """Whether it doesn't count toward controlling its arena (SW-GOAL-4)."""
    return Uncounted in s.fixed.tables.sources and bool(scan(s, unit, Uncounted))


# ---- abilities and modifiers


def lay_of(s: StarWarsState) -> Lay:
    """What was found out of how things lie, to be added to."""
    known = s.lay
    if known is None:
        known = s.lay = Lay()
    return known


def own_abilities(s: StarWarsState, unit: Unit) -> Sequence[Held]:
    """The abilities of an entity but for those that other cards grant: printed on its top card, given by pilots, given
    by effects. What lies face down has none (SW-ZONE-9)."""
    if unit.place == BUILT or silent(s, unit):
        return ()
    tables = s.fixed.tables
    printed = tables.abilities[unit.stack[-1]]
    if not unit.pilots and not unit.effects:
        return printed
    known = lay_of(s).abilities
    found = known.get(unit.id)
    if found is None:
        found = known[unit.id] = (*printed, *_brought(s, unit))
    return found


def _brought(s: StarWarsState, unit: Unit) -> list[Held]:
    """What pilots and effects give to an entity."""
    piloted = s.fixed.tables.piloted
    more: list[Held] = []
    for n in unit.pilots:
        given = piloted[s.units[n].stack[-1]]
        more += [one._replace(key=f"{n}:{one.key}") for one in given]  # each of two equal pilots gives its own
    for effect in unit.effects:
        what = effect.what.ability if isinstance(effect.what, Grants) else effect.what
        if not isinstance(what, Modifier):
            more.append(Held(what, effect.kind, f"e{effect.number}"))
    return more


def silent(s: StarWarsState, unit: Unit) -> bool:
    """Whether an effect says that it has no abilities now (SW-LOC-6)."""
    if Silent not in s.fixed.tables.sources:
        return False
    return any(isinstance(effect.what, Silent) for effect in unit.effects)


def held(s: StarWarsState, unit: Unit) -> Sequence[Held]:
    """All abilities that an entity has, whether they can be used now or not."""
    found = own_abilities(s, unit)
    if not is_granted(s) or not is_unit(unit):
        return found
    granted: list[Held] = []
    for giver, part, key in statics(s, Grants):
        if reaches(s, giver, part, unit):
            assert isinstance(part.what, Grants)
            granted.append(Held(part.what.ability, giver.stack[-1], f"g{giver.id}:{key}"))
    return (*found, *granted) if granted else found


def actives(s: StarWarsState, unit: Unit, chance: str) -> Sequence[Active]:
    """The activated abilities of an entity that belong to a chance, with their places among `held`."""
    if unit.place == BUILT:
        return ()
    if not (unit.pilots or unit.effects or is_granted(s)):
        return s.fixed.tables.actives[chance].get(unit.stack[-1], ())
    timing = s.fixed.tables.timing
    found = [(n, one, active_of(one.ability)) for n, one in enumerate(held(s, unit))]
    return [(n, one, play) for n, one, play in found if play is not None and timing(play).chance == chance]


def usable(s: StarWarsState, seat: int, chance: str) -> Usable:
    """The activated abilities of a player that belong to a chance, whether or not they can be played now."""
    if is_granted(s):
        return _usable(s, seat, chance)
    known = lay_of(s).usable
    found = known.get((seat, chance))
    if found is None:
        found = known[seat, chance] = _usable(s, seat, chance)
    return found


def _usable(s: StarWarsState, seat: int, chance: str) -> Usable:
    return tuple([(unit.id, one) for unit in players(s, seat) for one in actives(s, unit, chance)])


def players(s: StarWarsState, seat: int) -> list[Unit]:
    """The units, pilots and Locations whose abilities a player may play."""
    found: list[Unit] = []
    for unit in things_of(s, seat):
        found.append(unit)
        if unit.pilots:
            found += [s.units[n] for n in unit.pilots]
    return found + [unit for unit in locations(s) if unit.seat == seat]


def is_granted(s: StarWarsState) -> bool:
    """Whether anything grants abilities now."""
    if not s.fixed.tables.grants:
        return False
    lay = lay_of(s)
    granted = lay.granted
    if granted is None:
        granted = lay.granted = bool(statics(s, Grants))
    return granted


def at_work(s: StarWarsState, unit: Unit, abilities: Sequence[Held]) -> list[Held]:
    """Those of some abilities that are on, where they are static or triggered: in an arena all but Reserves, in the
    build zone only these and Upkeep (SW-ABIL-11, 17, SW-KW-RESERVES-1, SW-KW-UPKEEP-4), none before the first turn
    (SW-SETUP-11). A pilot's own are on while its unit is in an arena (SW-PILOT-16)."""
    if s.phase == "setup" or unit.place == BUILT or (unit.place == ABOARD and not arena_of(s, unit)):
        return []
    if unit.place != RETREATED:
        return [one for one in abilities if not isinstance(one.ability, Reserves)]
    found: list[Held] = []
    for one in abilities:
        if isinstance(one.ability, Reserves):
            found.append(one._replace(ability=one.ability.ability))
        elif _works_there(one.ability):
            found.append(one)
    return found


def _works_there(ability: Node) -> bool:
    """Whether a triggered ability works in the build zone as well: Upkeep, or what looks at its being discarded from
    there."""
    return isinstance(ability, When) and (isinstance(ability.do, Upkeep) or ability.event == "gone")


def is_upkeep(ability: Node) -> bool:
    """Whether an ability is an Upkeep (SW-KW-UPKEEP-1)."""
    return isinstance(ability, When) and isinstance(ability.do, Upkeep)


def speakers(s: StarWarsState, kinds: frozenset[int], anybody: bool) -> list[Unit]:
    """The entities that may have an ability found on cards of these kinds: as printed, from a pilot or an effect, or,
    where `anybody` says so, by a grant; by age."""
    found: list[Unit] = []
    for unit in s.units.values():
        if unit.stack[-1] in kinds or anybody or unit.effects:
            if unit.place != BUILT:
                found.append(unit)
        elif unit.pilots:
            for n in unit.pilots:
                if s.units[n].stack[-1] in kinds:
                    found.append(unit)
                    break
    return found


def hearers(s: StarWarsState, event: str, anyone: str) -> Sequence[Unit]:
    """What may have a trigger of an event, or of its name for any unit; by age."""
    tables = s.fixed.tables
    known = lay_of(s).hearers
    found = known.get((event, anyone))
    if found is None:
        kinds = tables.listeners.get(event, NONE) | tables.listeners.get(anyone, NONE)
        anybody = event in tables.passed or anyone in tables.passed
        found = known[event, anyone] = tuple([unit.id for unit in speakers(s, kinds, anybody)]) if kinds else ()
    return [s.units[n] for n in found]


def statics(s: StarWarsState, source: Source) -> list[tuple[Unit, Static, str]]:
    """Every static ability that works now and gives a modifier, with what has it, but for those that change nothing but
    the very unit that has them (`statics_of`; of grants these too). What is granted grants nothing in turn, and adds no
    word to a type line.

    What was found is kept until something is moved. Whom a grant reaches may hang on anything, so where one stands that
    could bring such an ability, nothing is kept."""
    tables = s.fixed.tables
    if source not in tables.spoken:
        return []
    lent = source in tables.lent
    known = lay_of(s).statics
    found = known.get(source)
    if found is None:
        found = _statics(s, source, lent)
        if not lent or class_of(source) in UNGRANTED or not is_granted(s):
            known[source] = found
    return [(s.units[n], part, key) for n, part, key in found] if found else []


def _statics(s: StarWarsState, source: Source, lent: bool) -> Standing:
    found: list[tuple[int, Static, str]] = []
    wanted = class_of(source)
    granted = lent and wanted not in UNGRANTED
    for unit in speakers(s, s.fixed.tables.auras.get(source, NONE), lent):
        for one in at_work(s, unit, held(s, unit) if granted else own_abilities(s, unit)):
            part = one.ability
            if isinstance(part, Static) and type(part.what) is wanted and (part.to != SELF or wanted is Grants):
                found.append((unit.id, part, one.key))
    return tuple(found)


def statics_of(s: StarWarsState, unit: Unit, source: Source) -> list[Static]:
    """The static abilities of a unit that work now and give a modifier to itself; "this unit" of a pilot on a unit is
    nothing (SW-PILOT-16)."""
    tables = s.fixed.tables
    place = unit.place
    if place in (ABOARD, BUILT) or s.phase == "setup" or silent(s, unit):
        return []
    if source in tables.lent and (unit.effects or is_granted(s)):
        wanted = class_of(source)
        abilities = own_abilities(s, unit) if wanted in UNGRANTED else held(s, unit)
        found = [one.ability for one in at_work(s, unit, abilities)]
        mine = [one for one in found if isinstance(one, Static) and type(one.what) is wanted and one.to == SELF]
        return [one for one in mine if on_now(s, unit, one)]
    retreated = place == RETREATED
    parts = tables.own[retreated].get((unit.stack[-1], source), ())
    if unit.pilots:
        brought = tables.brought[retreated]
        for n in unit.pilots:
            parts += brought.get((s.units[n].stack[-1], source), ())
    return [one for one in parts if one.while_ is None or on_now(s, unit, one)] if parts else []


def auras_of(s: StarWarsState, source: Source) -> Auras:
    """The same as `statics` without keys, to be asked of many units while nothing changes."""
    return [(giver, part) for giver, part, _ in statics(s, source)]


def changes(s: StarWarsState, unit: Unit, source: Source, auras: Auras | None = None) -> list[tuple[Any, Unit]]:
    """The modifiers of a source that an entity has now, and whose numbers they speak of: its own and those of effects
    on it, then those of others. `auras` are those of the source where they are known already."""
    found: list[tuple[Any, Unit]] = []
    if source not in s.fixed.tables.sources:
        return found
    if unit.effects:
        wanted = class_of(source)
        found += [(effect.what, unit) for effect in unit.effects if type(effect.what) is wanted]
    for part in statics_of(s, unit, source):
        found.append((part.what, unit))
    for giver, part in auras_of(s, source) if auras is None else auras:
        if reaches(s, giver, part, unit):
            found.append((part.what, giver))
    return found


def standing(s: StarWarsState, unit: Unit, source: Source, auras: Auras) -> list[tuple[int, Any, Unit]]:
    """Those of `changes` that are there as long as what gives them is, each behind the kind of card that says it: all
    but those of effects."""
    found: list[tuple[int, Any, Unit]] = []
    if source not in s.fixed.tables.sources or unit.place in (ABOARD, BUILT):
        return found
    wanted = class_of(source)
    for one in at_work(s, unit, held(s, unit)):
        part = one.ability
        if isinstance(part, Static) and type(part.what) is wanted and part.to == SELF and on_now(s, unit, part):
            found.append((one.kind, part.what, unit))
    found += [(giver.stack[-1], part.what, giver) for giver, part in auras if reaches(s, giver, part, unit)]
    return found


def plain(s: StarWarsState, unit: Unit, source: Source, auras: Auras) -> bool:
    """Whether nothing at all can give modifiers of a source to an entity, seen at a glance."""
    if auras or unit.effects or unit.pilots:
        return False
    tables = s.fixed.tables
    if source in tables.lent and is_granted(s):
        return False
    return unit.stack[-1] not in tables.gaining.get(source, NONE)


def scan(s: StarWarsState, unit: Unit, wanted: type[M], word: str = "") -> list[M]:
    """The modifiers of a class that an entity has now; with a `word` at least those of that word."""
    source: Source = (wanted, word) if word else wanted
    return [what for what, _ in changes(s, unit, source)]


def reaches(s: StarWarsState, giver: Unit, part: Static, unit: Unit) -> bool:
    """Whether a static ability of `giver` is for `unit`, and holds now. "This unit" of a pilot on a unit is nothing
    (SW-PILOT-16)."""
    to = part.to
    if isinstance(to, Named):
        if to.name != "self" or giver is not unit or giver.place == ABOARD:
            return False
    elif not (isinstance(to, Which) and admits_place(s, to, giver, unit) and admits_all(s, to.filters, unit, giver)):
        return False
    return on_now(s, giver, part)


def on_now(s: StarWarsState, giver: Unit, part: Static) -> bool:
    """Whether what a static ability depends on holds; "this unit" is the one that has it."""
    return part.while_ is None or holds(s, part.while_, {}, giver, giver.seat)


def admits_place(s: StarWarsState, which: Which, source: Unit, unit: Unit) -> bool:
    """Whether an entity is what a noun names, of that player, and there."""
    if (which.whose == "you") != (unit.seat == source.seat) and which.whose != "each":
        return False
    if which.what == "built":
        return unit.place == BUILT
    if which.what == "pilot":
        return unit.place == ABOARD
    where = which.where
    if where == "anywhere":
        return is_unit(unit)
    if where == "arenas":
        return unit.place in ARENAS
    if where == "same arena":
        return unit.place in ARENAS and is_here(s, source, unit.place)
    return unit.place == where


def amount(s: StarWarsState, number: Number, source: Unit) -> int:
    """A number of a modifier, looked up now."""
    if isinstance(number, int):
        return number
    return value(s, number, {}, source, source.seat)


# ---- numbers


def total(s: StarWarsState, unit: Unit, stat: str, auras: Auras | None = None) -> int:
    """What modifiers add to a number of it; `auras` as in `changes`."""
    if (Gets, stat) not in s.fixed.tables.sources:
        return 0
    return sum([amount(s, getattr(what, stat), source) for what, source in changes(s, unit, (Gets, stat), auras)])


def below(unit: Unit) -> int:
    """Cards under the top one (SW-STACK-9); a pilot's give nothing (SW-PILOT-18)."""
    return len(unit.stack) - 1


def printed_of(s: StarWarsState, unit: Unit, stat: str) -> int:
    """A number of its top card as printed, or as its text says it now, wherever it is (SW-ABIL-28)."""
    n: int = getattr(s.top(unit), stat)
    if Said in s.fixed.tables.sources:
        for part in s.fixed.tables.own[False].get((unit.stack[-1], Said), ()):
            assert isinstance(part.what, Said)
            number = getattr(part.what, stat)
            n = n if number == 0 else amount(s, number, unit)
    return n


def speed_of(s: StarWarsState, unit: Unit, auras: Auras | None = None) -> int:
    """Its speed now (SW-ABIL-19); `auras` as in `changes`."""
    return printed_of(s, unit, "speed") + STACK_SPEED * below(unit) + total(s, unit, "speed", auras)


def power_of(s: StarWarsState, unit: Unit) -> int:
    """Its power now: printed and stack, or in an attack on another arena what Bombard or Ion Cannon says instead
    (SW-KW-BOMBARD-3, 4); then all that changes it, the defender's Shields too (SW-KW-SHIELDS-1)."""
    return _base_power(s, unit) + total(s, unit, "power") - shields_met(s, unit)


def _base_power(s: StarWarsState, unit: Unit) -> int:
    """Its power before modifiers."""
    if s.strike is not None and s.strike.attacker == unit.id and s.strike.mode:
        return keyword(s, unit, s.strike.mode)
    return printed_of(s, unit, "power") + below(unit)


def shields_met(s: StarWarsState, unit: Unit) -> int:
    """The Shields of the unit that it attacks now (SW-KW-SHIELDS-1, 3); 0 where it attacks none."""
    strike = s.strike
    if strike is None or strike.attacker != unit.id or strike.defender not in s.units:
        return 0
    return keyword(s, s.units[strike.defender], "shields")


def health_of(s: StarWarsState, unit: Unit) -> int:
    """Its health now (SW-ABIL-19)."""
    return printed_of(s, unit, "health") + below(unit) + total(s, unit, "health")


def numbers_of(s: StarWarsState, unit: Unit, auras: Auras) -> tuple[int, int, int]:
    """Speed, power and health at once; `auras` are those of Gets."""
    card, more, strike = s.top(unit), below(unit), s.strike
    speed, power, health = card.speed, card.power, card.health
    if Said in s.fixed.tables.sources:
        speed, power, health = (printed_of(s, unit, stat) for stat in ("speed", "power", "health"))
    speed, power, health = speed + STACK_SPEED * more, power + more, health + more
    if strike is not None and strike.attacker == unit.id:
        power = _base_power(s, unit)
    if plain(s, unit, Gets, auras):
        return speed, power, health
    for what, source in changes(s, unit, Gets, auras):
        speed += amount(s, what.speed, source)
        power += amount(s, what.power, source)
        health += amount(s, what.health, source)
    return speed, power, health


def remaining(s: StarWarsState, unit: Unit) -> int:
    """Health minus counters, not below 0 (SW-KW-OVERKILL-3)."""
    return max(0, health_of(s, unit) - unit.damage)


def cost_of(s: StarWarsState, unit: Unit) -> int:
    """The total build cost of a unit: its top card's, and 1 for each card under it (SW-STACK-10)."""
    return s.top(unit).cost + below(unit)


def needed(s: StarWarsState, unit: Unit, auras: Auras | None = None) -> int:
    """The build counters that a partially built card needs to be completed (SW-BUILD-5, 6); `auras` are those of
    CostsLess where they are known already."""
    cost = s.top(unit).cost
    auras = auras_of(s, CostsLess) if auras is None else auras
    if not auras and not unit.effects and not s.seats[unit.seat].effects and unit.place == BUILT:
        return max(0, cost)
    if free_to_deploy(s, unit.seat, unit.stack[-1]):
        return 0
    for less, source in changes(s, unit, CostsLess, auras):
        cost -= amount(s, less.n, source)
    for effect in s.seats[unit.seat].effects:  # of all that this player builds (SW-BUILD-14)
        lasts = effect.what
        if isinstance(lasts, Static) and isinstance(lasts.what, CostsLess) and isinstance(lasts.to, Which):
            cost -= amount(s, lasts.what.n, unit) * admits_all(s, lasts.to.filters, unit, None)
    return max(0, cost)


def hidden_force(s: StarWarsState, unit: Unit) -> int | None:
    """The Force for which a partially built unit can be completed by its Hidden Cost now; None if it can't be
    (SW-KW-HIDDEN-COST-1, 2)."""
    costs = s.fixed.tables.hiding.get(unit.stack[-1])
    if costs is None or unit.place != BUILT:
        return None
    hidden: list[int] = []
    for part in costs:
        assert isinstance(part.what, Keyword)
        if on_now(s, unit, part):
            hidden.append(amount(s, part.what.n, unit))
    if not hidden:
        return None
    cost = needed(s, unit)
    if unit.counters < min(*hidden, cost):
        return None
    return max(0, cost - unit.counters)


def cards_in(s: StarWarsState, unit: Unit) -> int:
    """The cards in its stack, the top one too (SW-STACK-17)."""
    return len(unit.stack)


STATS: Final = {"speed": speed_of, "power": power_of, "health": health_of, "cost": cost_of, "cards": cards_in}


def stat_of(s: StarWarsState, unit: Unit, stat: str) -> int:
    """A number of a unit by its name: "speed", "power", "health", "cost", "cards"."""
    return STATS[stat](s, unit)


def numbers(s: StarWarsState, unit: Unit) -> tuple[int, ...]:
    """All of them, in the order of `STATS`."""
    return tuple([of(s, unit) for of in STATS.values()])


def keyword(s: StarWarsState, unit: Unit, name: str) -> int:
    """The sum of a static keyword's numbers; 0 without it."""
    return sum(keywords(s, unit, name))


def keywords_of(s: StarWarsState, unit: Unit, auras: Auras) -> dict[str, int]:
    """The sums of all static keywords that it has, by name; `auras` are those of Keyword."""
    found: dict[str, int] = {}
    if plain(s, unit, Keyword, auras):
        return found
    for what, source in changes(s, unit, Keyword, auras):
        found[what.name] = found.get(what.name, 0) + amount(s, what.n, source)
    if Without in s.fixed.tables.sources:
        for one in scan(s, unit, Without):
            found.pop(one.name, None)
    return found


def keywords(s: StarWarsState, unit: Unit, name: str) -> list[int]:
    """The numbers of each of them."""
    if (Without, name) in s.fixed.tables.sources and scan(s, unit, Without, name):
        return []
    given = changes(s, unit, (Keyword, name))
    return [amount(s, one.n, source) for one, source in given if one.name == name] if given else []


def unpreventable(s: StarWarsState, unit: Unit) -> bool:
    """Whether damage that it does now can't be prevented: any, or that of its attack once the hits are counted."""
    if Unpreventable not in s.fixed.tables.sources:
        return False
    attacks = s.strike is not None and s.strike.attacker == unit.id and bool(s.strike.counted)
    return any((attacks or not one.attack) and not one.evade for one in scan(s, unit, Unpreventable))


def unevadable(s: StarWarsState, unit: Unit) -> bool:
    """Whether Evade can't prevent damage that it does now (SW-DAMAGE-11)."""
    if Unpreventable not in s.fixed.tables.sources:
        return False
    attacks = s.strike is not None and s.strike.attacker == unit.id and bool(s.strike.counted)
    return any((attacks or not one.attack) and one.evade for one in scan(s, unit, Unpreventable))


# ---- what may not be


def barred(s: StarWarsState, unit: Unit, do: str, other: Unit | None = None) -> bool:
    """Whether something says that it can't do this (to `other`)."""
    if (Barred, do) not in s.fixed.tables.sources:
        return False
    for one in scan(s, unit, Barred, do):
        if one.do == do and (one.what is None or (other is not None and admits(s, one.what, other, unit))):
            return True
    return False


def toll(s: StarWarsState, attacker: Unit, target: Unit) -> int:
    """The Force that an attack costs by what cards say of the attacker and of its target (SW-ATTACK-12)."""
    if Toll not in s.fixed.tables.sources:
        return 0
    said = [one for one in scan(s, attacker, Toll) if not one.on] + [one for one in scan(s, target, Toll) if one.on]
    return sum(one.n for one in said)


def reached(s: StarWarsState, unit: Unit) -> list[Unit]:
    """The opposing units elsewhere that a card lets it attack."""
    if CanAttack not in s.fixed.tables.sources:
        return []
    found: list[Unit] = []
    for what, giver in changes(s, unit, CanAttack):
        found += units(s, what.what, {}, giver, unit.seat)
    return [one for one in found if one.place != unit.place or one.seat == unit.seat]


def can_retreat(s: StarWarsState, unit: Unit) -> bool:
    """Whether an effect could retreat it: it is in an arena, and nothing says that it can't retreat (SW-RETREAT-5)."""
    return bool(arena_of(s, unit)) and not barred(s, unit, "retreat")


def player_barred(s: StarWarsState, seat: int, do: str) -> bool:
    """Whether something says that a player can't do this: an effect, or a static ability (of which the player is named
    by YOU, OPPONENT or EACH)."""
    if (Barred, do) not in s.fixed.tables.sources:
        return False
    if any(isinstance(effect.what, Barred) and effect.what.do == do for effect in s.seats[seat].effects):
        return True
    for giver, part, _ in statics(s, (Barred, do)):
        assert isinstance(part.what, Barred)
        for_them = isinstance(part.to, Named) and part.to.name in _players(giver.seat == seat)
        if part.what.do == do and for_them and on_now(s, giver, part):
            return True
    return False


def player_has(s: StarWarsState, seat: int, wanted: type[Modifier]) -> bool:
    """Whether a static ability gives a modifier of a class to a player."""
    if wanted not in s.fixed.tables.sources:
        return False
    return any(
        isinstance(part.to, Named) and part.to.name in _players(giver.seat == seat) and on_now(s, giver, part)
        for giver, part, _ in statics(s, wanted)
    )


def shows_draws(s: StarWarsState, seat: int) -> bool:
    """Whether a card says that a player shows each card that is drawn (SW-ZONE-13)."""
    return player_has(s, seat, Shows)


def mends(s: StarWarsState, seat: int) -> bool:
    """Whether a card lets a player remove twice as many damage counters (SW-DAMAGE-16)."""
    return player_has(s, seat, Mends)


def worsened(s: StarWarsState, unit: Unit) -> int:
    """How many damage counters more are put on a unit for each that is put on it (SW-DAMAGE-20)."""
    if Worsens not in s.fixed.tables.sources:
        return 0
    lasting = [effect.what for own in s.seats for effect in own.effects if isinstance(effect.what, Worsens)]
    return sum(one.arena == unit.place for one in lasting)


def may_stay(s: StarWarsState, unit: Unit) -> bool:
    """Whether its player may choose not to untap it (SW-TURN-11)."""
    return MayStay in s.fixed.tables.sources and bool(scan(s, unit, MayStay))


def free_to_deploy(s: StarWarsState, seat: int, kind: int) -> bool:
    """Whether a unit card can be deployed without paying its build cost (SW-BUILD-15)."""
    return Free in s.fixed.tables.sources and any(
        isinstance(one.what, Static)
        and isinstance(one.what.what, Free)
        and isinstance(one.what.to, Which)
        and all(card_admits(s, filter_, kind) for filter_ in one.what.to.filters)
        for one in s.seats[seat].effects
    )


def names_type(s: StarWarsState, seat: int) -> Unit | None:
    """What makes a player name a type of cards instead of drawing in the draw step (SW-TURN-12)."""
    if NamesType not in s.fixed.tables.sources:
        return None
    for giver, part, _ in statics(s, NamesType):
        for_them = isinstance(part.to, Named) and part.to.name in _players(giver.seat == seat)
        if for_them and on_now(s, giver, part):
            return giver
    return None


def cheaper(s: StarWarsState, seat: int, unit: Unit | None) -> tuple[int, int]:
    """How much less Force a player pays for an ability of a unit, or for a Battle card (None), and what the least is
    that something which costs any costs then (SW-ABIL-23)."""
    if ForceLess not in s.fixed.tables.sources:
        return 0, 0
    if unit is not None:
        found = changes(s, unit, ForceLess)
        return sum(amount(s, one.n, giver) for one, giver in found), max([one.least for one, _ in found], default=0)
    less, least = 0, 0
    for effect in s.seats[seat].effects:
        if isinstance(effect.what, ForceLess):
            assert isinstance(effect.what.n, int)
            less, least = less + effect.what.n, max(least, effect.what.least)
    for giver, part, _ in statics(s, ForceLess):
        assert isinstance(part.what, ForceLess)
        for_them = isinstance(part.to, Named) and part.to.name in _players(giver.seat == seat)
        if for_them and on_now(s, giver, part):
            less, least = less + amount(s, part.what.n, giver), max(least, part.what.least)
    return less, least


def _players(own: bool) -> tuple[str, str]:
    return ("you", "each") if own else ("opponent", "each")


# ---- what a card is


@lru_cache(maxsize=8192)
def has_words(line: str, words: str) -> bool:
    """Whether a type line has a word, or several in a row (SW-GOAL-12)."""
    return re.search(rf"(?<!\w){re.escape(words)}(?!\w)", line) is not None


def card_is(card: StarWarsCard, word: str) -> bool:
    """Whether the type line of a card says a word."""
    if word == "unit":
        return card.kind in UNITS
    if word == "Pilot":
        return any(isinstance(one, Pilot) for one in card.abilities)
    return word in (card.kind, card.side) or has_words(card.subtypes, word)


# ---- uniques


def twin_of(s: StarWarsState, seat: int, kind: int) -> Unit | None:
    """The unit of a player that is the same unique as a card: in battle, retreated or on a unit (SW-STACK-2)."""
    names = s.fixed.tables.unique
    name = names[kind]
    if not name:
        return None
    for unit in s.units.values():
        if unit.seat == seat and (is_unit(unit) or unit.place == ABOARD) and names[unit.stack[-1]] == name:
            return unit
    return None
