"""Amounts of the Star Wars TCG: how many each is now (those of all card games: `cardgame/meaning.py`)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import Named, Noun
from stolik.cardgame.meaning import Names
from stolik.games.star_wars.ast.nodes import (
    AllBut,
    BuildCounters,
    CostOf,
    Counters,
    Force,
    Half,
    Negative,
    StatOf,
    UpTo,
    Wounds,
)

from . import memory
from .asked import STATS, stat_of
from .meaning import AMOUNTS, units, value
from .nouns import other
from .state import StarWarsState, Unit

_REMEMBERED: Final = {"spent": memory.WORTH, "event": memory.LAST, "target": memory.LAST}
"""Of what is gone the numbers are remembered; of what the cost was paid with those from before."""


def _number(s: StarWarsState, of: Noun, stat: str, names: Names, source: Unit | None, seat: int) -> int:
    found = units(s, of, names, source, seat)
    if isinstance(of, Named) and (not found or of.name == "spent"):
        known = names.get(_REMEMBERED.get(of.name, ""), ())
        if known:
            return int(known[tuple(STATS).index(stat)])
    return sum(stat_of(s, unit, stat) for unit in found)


@AMOUNTS.of(StatOf)
def _stat_of(s: StarWarsState, node: StatOf, names: Names, source: Unit | None, seat: int) -> int:
    return _number(s, node.of, node.stat, names, source, seat)


@AMOUNTS.of(CostOf)
def _cost_of(s: StarWarsState, node: CostOf, names: Names, source: Unit | None, seat: int) -> int:
    """Of a stack, with 1 for each card under the top one (SW-STACK-10)."""
    return _number(s, node.of, "cost", names, source, seat)


@AMOUNTS.of(Counters)
def _counters(s: StarWarsState, node: Counters, names: Names, source: Unit | None, seat: int) -> int:
    return sum(unit.damage for unit in units(s, node.on, names, source, seat))


@AMOUNTS.of(Force)
def _force(s: StarWarsState, node: Force, names: Names, source: Unit | None, seat: int) -> int:
    return s.seats[seat if node.whose == "you" else other(seat)].force


@AMOUNTS.of(BuildCounters)
def _build_counters(s: StarWarsState, node: BuildCounters, names: Names, source: Unit | None, seat: int) -> int:
    """Those on the card when it was completed (SW-MISSION-5)."""
    if node.of is not None:
        return sum(unit.counters for unit in units(s, node.of, names, source, seat))
    return max(0, int(names.get(memory.COUNTERS, 0)) - (int(names.get(memory.COST, 0)) if node.extra else 0))


@AMOUNTS.of(Negative)
def _negative(s: StarWarsState, node: Negative, names: Names, source: Unit | None, seat: int) -> int:
    return -value(s, node.n, names, source, seat)


@AMOUNTS.of(Half)
def _half(s: StarWarsState, node: Half, names: Names, source: Unit | None, seat: int) -> int:
    return (value(s, node.n, names, source, seat) + node.up) // 2


@AMOUNTS.of(Wounds)
def _wounds(s: StarWarsState, node: Wounds, names: Names, source: Unit | None, seat: int) -> int:
    return int(names.get(memory.WOUNDS, 0))


@AMOUNTS.of(AllBut)
def _all_but(s: StarWarsState, node: AllBut, names: Names, source: Unit | None, seat: int) -> int:
    """`Prevent` knows of how much."""
    return 0


@AMOUNTS.of(UpTo)
def _up_to(s: StarWarsState, node: UpTo, names: Names, source: Unit | None, seat: int) -> int:
    """The least of it; the verb asks for more."""
    return 0
