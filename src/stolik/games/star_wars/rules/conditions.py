"""Conditions of the Star Wars TCG: whether each is true now (those of all card games: `cardgame/meaning.py`)."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import Is
from stolik.cardgame.meaning import Names
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    Attacks,
    BattleStep,
    ByRetaliate,
    DamagedBy,
    Felled,
    Fought,
    InArena,
    Lost,
    NoHarm,
    Owned,
    Piloted,
    YourStep,
)

from . import memory
from .meaning import CONDITIONS, admits, card_admits, units
from .nouns import seats_of
from .pending import PendingDamage
from .state import StarWarsState, Unit


@CONDITIONS.of(Is)
def _is(s: StarWarsState, node: Is, names: Names, source: Unit | None, seat: int) -> bool:
    """One of what is named is enough."""
    return any(admits(s, node.filter, unit, source) for unit in units(s, node.noun, names, source, seat))


@CONDITIONS.of(InArena)
def _in_arena(s: StarWarsState, node: InArena, names: Names, source: Unit | None, seat: int) -> bool:
    found = units(s, node.noun, names, source, seat)
    arena = str(names.get(memory.ARENA, "")) if node.arena == "that arena" else node.arena
    return any(unit.place == arena if node.arena else unit.place in ARENAS for unit in found)


@CONDITIONS.of(Owned)
def _owned(s: StarWarsState, node: Owned, names: Names, source: Unit | None, seat: int) -> bool:
    return any(unit.seat in seats_of(node.whose, seat) for unit in units(s, node.noun, names, source, seat))


@CONDITIONS.of(Piloted)
def _piloted(s: StarWarsState, node: Piloted, names: Names, source: Unit | None, seat: int) -> bool:
    return any(
        sum(node.like is None or admits(s, node.like, s.units[n], source) for n in unit.pilots) >= node.least
        for unit in units(s, node.noun, names, source, seat)
    )


@CONDITIONS.of(Attacks)
def _attacks(s: StarWarsState, node: Attacks, names: Names, source: Unit | None, seat: int) -> bool:
    """While attacker and defender are both there."""
    strike = s.strike
    if strike is None or strike.attacker not in s.units or strike.defender not in s.units:
        return False
    by, on = s.units[strike.attacker], s.units[strike.defender]
    return (node.by is None or admits(s, node.by, by, source)) and (node.on is None or admits(s, node.on, on, source))


def fought(seat: int, arena: str) -> str:
    """How an attack is marked for the rest of the turn, where a card of the decks asks for it."""
    return f"fought {seat} {arena}"


def acted(seat: int, arena: str) -> str:
    """The same of a unit whose time has come, whatever it does (SW-BC-19)."""
    return f"acted {seat} {arena}"


@CONDITIONS.of(Fought)
def _fought(s: StarWarsState, node: Fought, names: Names, source: Unit | None, seat: int) -> bool:
    marked = acted if node.would else fought
    return any((0, marked(one, node.arena), "turn") in s.used for one in seats_of(node.whose, seat))


@CONDITIONS.of(Felled)
def _felled(s: StarWarsState, node: Felled, names: Names, source: Unit | None, seat: int) -> bool:
    return s.strike is not None and (s.strike.defender, memory.FELLED, "attack") in s.used


@CONDITIONS.of(NoHarm)
def _harmless(s: StarWarsState, node: NoHarm, names: Names, source: Unit | None, seat: int) -> bool:
    return s.strike is not None and (s.strike.attacker, memory.HARMED, "attack") not in s.used


RETALIATING: Final = (0, "retaliating", "attack")
"""The mark of an attack in which those who declared it retaliate now, where a card of the decks asks for it."""


@CONDITIONS.of(ByRetaliate)
def _by_retaliate(s: StarWarsState, node: ByRetaliate, names: Names, source: Unit | None, seat: int) -> bool:
    """What hits the attacker while its victims retaliate (SW-KW-RETALIATE-8)."""
    if s.strike is None or RETALIATING not in s.used or source is None:
        return False
    return names.get(memory.TARGET) == s.strike.attacker and source.id in [unit for unit, *_ in s.strike.declared]


@CONDITIONS.of(DamagedBy)
def _damaged_by(s: StarWarsState, node: DamagedBy, names: Names, source: Unit | None, seat: int) -> bool:
    """Of several that wait for one another the last is at hand."""
    pending = [n for n, one in s.proposals.items() if isinstance(one, PendingDamage)]
    last = s.proposals[max(pending)] if pending else None
    return isinstance(last, PendingDamage) and last.seat in seats_of(node.whose, seat)


@CONDITIONS.of(BattleStep)
def _battle_step(s: StarWarsState, node: BattleStep, names: Names, source: Unit | None, seat: int) -> bool:
    return s.phase == "battle" and s.arena == node.arena


@CONDITIONS.of(Lost)
def _lost(s: StarWarsState, node: Lost, names: Names, source: Unit | None, seat: int) -> bool:
    arena = str(names.get(memory.ARENA, "")) if node.arena == "that arena" else node.arena
    return any(
        where == (arena or where)
        and whose in seats_of(node.whose, seat)
        and all(card_admits(s, one, kind) for one in node.filters)
        for where, whose, kind in s.discarded
    )


@CONDITIONS.of(YourStep)
def _your_step(s: StarWarsState, node: YourStep, names: Names, source: Unit | None, seat: int) -> bool:
    """Dark draws and builds, then Light (SW-TURN-7)."""
    return s.mover == seat
