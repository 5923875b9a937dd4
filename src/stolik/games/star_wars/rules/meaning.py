"""What nouns, amounts and conditions mean at a Star Wars table: who is "that unit", how many is "that many"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.cardgame.ast import (
    Amount,
    Both,
    Compare,
    Condition,
    Count,
    Exists,
    Is,
    Minus,
    Named,
    Noun,
    Number,
    Some,
    Sum,
    ThatMany,
    Unless,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    Attacks,
    BuildCounters,
    CostOf,
    Counters,
    Force,
    InArena,
    Lost,
    Negative,
    Owned,
    StatOf,
    UpTo,
    YourStep,
)

from .asked import admits, admits_all, arena_of, battling, card_admits, compare, cost_of, stat_of
from .state import ABOARD, BUILT, RETREATED, StarWarsState, Unit

Names = Mapping[str, Any]


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


def seats_of(whose: str, seat: int) -> tuple[int, ...]:
    """The seats that "you", "opponent" and "each" mean, Dark's first where both are meant (SW-GOAL-8)."""
    if whose == "you":
        return (seat,)
    return (other(seat),) if whose == "opponent" else (0, 1)


def units(s: StarWarsState, noun: Noun, names: Names, source: Unit | None, seat: int) -> list[Unit]:
    """The entities that a noun names now, in the order of the table; those that left play are not among them. "This
    unit" of a pilot on a unit is nothing: it is no unit (SW-PILOT-16)."""
    if isinstance(noun, Some):
        return units(s, noun.which, names, source, seat)
    if isinstance(noun, Named):
        return _named(s, noun.name, names, source)
    assert isinstance(noun, Which)
    found = [unit for unit in _there(s, noun, names, source) if admits_all(s, noun.filters, unit, source)]
    return [unit for unit in found if noun.whose == "each" or (unit.seat == seat) == (noun.whose == "you")]


def _named(s: StarWarsState, name: str, names: Names, source: Unit | None) -> list[Unit]:
    if name in ("attacker", "defender"):
        if s.strike is None:
            return []
        n = s.strike.attacker if name == "attacker" else s.strike.defender
        return [s.units[n]] if n in s.units else []
    if name == "self" and "self" not in names:
        there = source is not None and source.id in s.units and source.place != ABOARD
        return [source] if there and source is not None else []
    ids = names.get(name, ())
    return [s.units[n] for n in ((ids,) if isinstance(ids, int) else ids) if n in s.units]


def _there(s: StarWarsState, which: Which, names: Names, source: Unit | None) -> list[Unit]:
    """All entities of what a `Which` is about, in the places that it says."""
    if which.what == "built":
        return [s.units[n] for own in s.seats for n in own.zone if s.units[n].place == BUILT]
    where = which.where
    if where == "same arena":
        where = arena_of(s, source) if source is not None else ""
    elif where == "that arena":
        where = str(names.get("arena", ""))
    if which.what == "pilot":
        return [s.units[n] for unit in battling(s) if where in ("arenas", unit.place) for n in unit.pilots]
    found = list(battling(s)) if where in ("arenas", "anywhere") else []
    if where in ARENAS:
        found = [s.units[n] for n in s.arenas[where]]
    if where in (RETREATED, "anywhere"):
        found += [s.units[n] for own in s.seats for n in own.zone if s.units[n].place == RETREATED]
    return found


def zone(s: StarWarsState, where: str, seat: int) -> list[int]:
    """The cards of a zone of a seat, as they lie."""
    own = s.seats[seat]
    return {"hand": own.hand, "deck": own.deck, "discard": own.discard}[where]


def cards(s: StarWarsState, noun: Which, seat: int) -> list[int]:
    """The cards in a zone that a noun names, in the order of the zone."""
    return [
        kind
        for whose in seats_of(noun.whose, seat)
        for kind in zone(s, noun.where, whose)
        if all(card_admits(s, one, kind) for one in noun.filters)
    ]


def count(s: StarWarsState, noun: Noun, names: Names, source: Unit | None, seat: int) -> int:
    """How many there are of what a noun names."""
    if isinstance(noun, Which) and noun.what == "card":
        return len(cards(s, noun, seat))
    return len(units(s, noun, names, source, seat))


def value(s: StarWarsState, number: Number, names: Names, source: Unit | None, seat: int) -> int:
    """A number, looked up now."""
    if isinstance(number, int):
        return number
    return _value(s, number, names, source, seat)


def _value(s: StarWarsState, number: Amount, names: Names, source: Unit | None, seat: int) -> int:
    if isinstance(number, Count):
        return count(s, number.of, names, source, seat)
    if isinstance(number, ThatMany):
        return int(names.get("that", 0))
    if isinstance(number, (StatOf, CostOf)):
        found = units(s, number.of, names, source, seat)
        stat = "cost" if isinstance(number, CostOf) else number.stat
        return sum(stat_of(s, unit, stat) if stat != "cost" else cost_of(s, unit) for unit in found)
    if isinstance(number, Counters):
        return sum(unit.damage for unit in units(s, number.on, names, source, seat))
    if isinstance(number, Force):
        return s.seats[seat if number.whose == "you" else other(seat)].force
    if isinstance(number, BuildCounters):
        return max(0, int(names.get("counters", 0)) - (int(names.get("cost", 0)) if number.extra else 0))
    if isinstance(number, Sum):
        return sum(value(s, one, names, source, seat) for one in number.numbers)
    if isinstance(number, Minus):
        return max(0, value(s, number.number, names, source, seat) - value(s, number.less, names, source, seat))
    if isinstance(number, Negative):
        return -value(s, number.n, names, source, seat)
    if isinstance(number, UpTo):  # the least of it; the verb asks for more
        return 0
    raise TypeError(f"{number!r} is no number of this game")


def holds(s: StarWarsState, condition: Condition, names: Names, source: Unit | None, seat: int) -> bool:
    """Whether a condition is true now."""
    if isinstance(condition, InArena):
        found = units(s, condition.noun, names, source, seat)
        return any(unit.place == condition.arena if condition.arena else unit.place in ARENAS for unit in found)
    if isinstance(condition, Attacks):
        strike = s.strike
        if strike is None or strike.attacker not in s.units or strike.defender not in s.units:
            return False
        by, on = s.units[strike.attacker], s.units[strike.defender]
        return (condition.by is None or admits(s, condition.by, by, source)) and (
            condition.on is None or admits(s, condition.on, on, source)
        )
    if isinstance(condition, Owned):
        return any(
            unit.seat in seats_of(condition.whose, seat) for unit in units(s, condition.noun, names, source, seat)
        )
    if isinstance(condition, YourStep):
        return s.mover == seat
    if isinstance(condition, Lost):
        arena = str(names.get("arena", "")) if condition.arena == "that arena" else condition.arena
        return any(
            where == (arena or where)
            and whose in seats_of(condition.whose, seat)
            and all(card_admits(s, one, kind) for one in condition.filters)
            for where, whose, kind in s.discarded
        )
    if isinstance(condition, Is):
        return any(admits(s, condition.filter, unit, source) for unit in units(s, condition.noun, names, source, seat))
    if isinstance(condition, Exists):
        return count(s, condition.which, names, source, seat) > 0
    if isinstance(condition, Compare):
        left = value(s, condition.left, names, source, seat)
        return compare(left, condition.sign, value(s, condition.right, names, source, seat))
    if isinstance(condition, Unless):
        return not holds(s, condition.condition, names, source, seat)
    if isinstance(condition, Both):
        return all(holds(s, one, names, source, seat) for one in condition.conditions)
    raise TypeError(f"{condition!r} is no condition of this game")
