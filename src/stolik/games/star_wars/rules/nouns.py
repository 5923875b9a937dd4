"""What nouns name at a table: who is "that unit", whose hand is "your opponent's", and how many there are."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast import AllOf, AnyOf, Called, Filter, Named, Noun, Some, Which
from stolik.cardgame.meaning import Names
from stolik.games.star_wars.ast.nodes import ARENAS, Sort

from . import memory
from .asked import arena_of, battling, is_here, locations
from .meaning import COUNTED, NAMED, admits_all, card_admits, units
from .memory import QUARRY
from .state import ABOARD, BUILT, LOCATION, RETREATED, StarWarsState, Unit


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


def seats_of(whose: str, seat: int) -> tuple[int, ...]:
    """The seats that "you", "opponent" and "each" mean, Dark's first where both are meant (SW-GOAL-8)."""
    if whose == "you":
        return (seat,)
    return (other(seat),) if whose == "opponent" else (0, 1)


@NAMED.of(Named)
def _named(s: StarWarsState, noun: Named, names: Names, source: Unit | None, seat: int) -> list[Unit]:
    """ "This unit" of a pilot on a unit is nothing: it is no unit (SW-PILOT-16)."""
    name = noun.name
    if name in ("attacker", "defender"):
        if s.strike is None:
            return []
        n = s.strike.attacker if name == "attacker" else s.strike.defender
        return [s.units[n]] if n in s.units else []
    if name == "self":
        there = source is not None and source.id in s.units and source.place != ABOARD
        return [source] if there and source is not None else []
    if name == "quarry":
        marks = [what for n, what, _ in s.used if source is not None and n == source.id and what.startswith(QUARRY)]
        return [s.units[n] for n in (int(what.removeprefix(QUARRY)) for what in marks[-1:]) if n in s.units]
    ids = names.get(name, ())
    return [s.units[n] for n in ((ids,) if isinstance(ids, int) else ids) if n in s.units]


@NAMED.of(Which)
def _which(s: StarWarsState, noun: Which, names: Names, source: Unit | None, seat: int) -> list[Unit]:
    """In the order of the table."""
    found = [unit for unit in _there(s, noun, names, source) if admits_all(s, noun.filters, unit, source)]
    return [unit for unit in found if noun.whose == "each" or (unit.seat == seat) == (noun.whose == "you")]


def _there(s: StarWarsState, which: Which, names: Names, source: Unit | None) -> list[Unit]:
    """All entities of what a `Which` is about, in the places that it says."""
    if which.what == "built":
        return [s.units[n] for own in s.seats for n in own.zone if s.units[n].place == BUILT]
    where = which.where
    if where == "same arena" and source is not None and source.place == LOCATION:
        here = [arena for arena in ARENAS if is_here(s, source, arena)]
        return [unit for arena in here for unit in _there(s, replace(which, where=arena), names, source)]
    if where == "same arena":
        where = arena_of(s, source) if source is not None else ""
    elif where == "that arena":
        where = str(names.get(memory.ARENA, ""))
    if which.what == "pilot":
        return [s.units[n] for unit in battling(s) if where in ("arenas", unit.place) for n in unit.pilots]
    if which.what == "location":
        return [unit for unit in locations(s) if where in ("arenas", "anywhere") or where in s.top(unit).arenas]
    found = list(battling(s)) if where in ("arenas", "anywhere") else []
    if where in ARENAS:
        found = [s.units[n] for n in s.arenas[where]]
    if where == "bereft":
        return [unit for unit in battling(s) if any(gone == unit.place for gone, _, _ in s.discarded)]
    if where in ("beside", "same side"):
        one = next((s.units[n] for n in names.get(memory.CHOSEN, ()) if n in s.units), None)
        there = [] if one is None or one.place not in ARENAS else [s.units[n] for n in s.arenas[one.place]]
        return [unit for unit in there if unit is not one and (where == "beside" or (one and unit.seat == one.seat))]
    if where in (RETREATED, "anywhere"):
        found += [s.units[n] for own in s.seats for n in own.zone if s.units[n].place == RETREATED]
    return found


def zone(s: StarWarsState, where: str, seat: int, top: int = 0) -> list[int]:
    """The cards of a zone of a seat, as they lie; "top" are the first so many of the deck, from the top down."""
    own = s.seats[seat]
    if where == "top":
        return own.deck[::-1][:top]
    return {"hand": own.hand, "deck": own.deck, "discard": own.discard}[where]


def cards(s: StarWarsState, noun: Which, seat: int, top: int = 0) -> list[int]:
    """The cards in a zone that a noun names, in the order of the zone; `top` as in `zone`."""
    return [
        kind
        for whose in seats_of(noun.whose, seat)
        for kind in zone(s, noun.where, whose, top)
        if all(card_admits(s, one, kind) for one in noun.filters)
    ]


@COUNTED.of(Named, Some)
def _count_units(s: StarWarsState, noun: Noun, names: Names, source: Unit | None, seat: int) -> int:
    return len(units(s, noun, names, source, seat))


@COUNTED.of(Which)
def _count_which(s: StarWarsState, noun: Which, names: Names, source: Unit | None, seat: int) -> int:
    if noun.what == "card":
        return len(cards(s, noun, seat))
    return len(units(s, noun, names, source, seat)) + len(_aboard(s, noun, names, source, seat))


def _aboard(s: StarWarsState, noun: Which, names: Names, source: Unit | None, seat: int) -> list[Unit]:
    """The pilots on units that are counted with the units of a place: where it is said what they are, and not that they
    are units (SW-PILOT-30)."""
    if noun.what != "unit" or Sort("unit") in noun.filters or not any(map(_says_what, noun.filters)):
        return []
    ships = _there(s, noun, names, source)
    pilots = [
        s.units[n]
        for ship in ships
        if noun.whose == "each" or (ship.seat == seat) == (noun.whose == "you")
        for n in ship.pilots
    ]
    return [pilot for pilot in pilots if admits_all(s, noun.filters, pilot, source)]


def _says_what(filter_: Filter) -> bool:
    """Whether a filter is a name or a word of the type line."""
    if isinstance(filter_, AnyOf | AllOf):
        return any(map(_says_what, filter_.filters))
    return isinstance(filter_, Sort | Called)
