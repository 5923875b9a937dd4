"""Amounts of the Pokémon TCG: how many each is now (those of all card games: `cardgame/meaning.py`)."""

from __future__ import annotations

from stolik.cardgame.ast import Which, which_of
from stolik.cardgame.meaning import Names
from stolik.games.pokemon.ast.nodes import (
    ConditionsOn,
    Counters,
    DamageDealt,
    DamageTaken,
    HadInHand,
    HPLeft,
    PrintedHP,
    PrizesTaken,
    RetreatCostOf,
    Spare,
    TypesAmong,
)

from . import memory
from .asked import changed_units, hp_of, retreat_cost, spare, types_of, units
from .meaning import AMOUNTS, mons
from .nouns import attached, seats_of
from .state import Pokemon, PokemonState


@AMOUNTS.of(Counters)
def _counters(s: PokemonState, node: Counters, names: Names, source: Pokemon | None, seat: int) -> int:
    """One for each 10 damage (PK-ATTACK-9)."""
    return sum(mon.damage for mon in mons(s, node.on, names, source, seat)) // 10


@AMOUNTS.of(Spare)
def _spare(s: PokemonState, node: Spare, names: Names, source: Pokemon | None, seat: int) -> int:
    """What is left when the cost is paid as favourably as it can be (PK-ENERGY-3)."""
    attacker = names.get(memory.ATTACKER)
    if attacker not in s.mons:
        return 0
    return spare(units(s, s.mons[attacker]), str(names.get(memory.COST, "")), node.type)


@AMOUNTS.of(DamageDealt)
def _damage_dealt(s: PokemonState, node: DamageDealt, names: Names, source: Pokemon | None, seat: int) -> int:
    return int(names.get(memory.DEALT if node.to is None else memory.DEALT_TO, 0)) // 10


@AMOUNTS.of(DamageTaken)
def _damage_taken(s: PokemonState, node: DamageTaken, names: Names, source: Pokemon | None, seat: int) -> int:
    return sum(mon.hit_for for mon in mons(s, node.on, names, source, seat) if mon.hit == s.turn - 1)


@AMOUNTS.of(RetreatCostOf)
def _retreat_cost_of(s: PokemonState, node: RetreatCostOf, names: Names, source: Pokemon | None, seat: int) -> int:
    return sum(retreat_cost(s, mon) for mon in mons(s, node.of, names, source, seat))


@AMOUNTS.of(PrizesTaken)
def _prizes_taken(s: PokemonState, node: PrizesTaken, names: Names, source: Pokemon | None, seat: int) -> int:
    """Those of all players of the side together (P2-TEXT-10)."""
    return sum(s.seats[one].taken for one in seats_of(s, node.whose, seat, "prizes"))


@AMOUNTS.of(ConditionsOn)
def _conditions_on(s: PokemonState, node: ConditionsOn, names: Names, source: Pokemon | None, seat: int) -> int:
    return sum(mon.conditions.bit_count() for mon in mons(s, node.of, names, source, seat))


@AMOUNTS.of(HPLeft)
def _hp_left(s: PokemonState, node: HPLeft, names: Names, source: Pokemon | None, seat: int) -> int:
    return sum(hp_of(s, mon) - mon.damage for mon in mons(s, node.of, names, source, seat)) // 10


@AMOUNTS.of(PrintedHP)
def _printed_hp(s: PokemonState, node: PrintedHP, names: Names, source: Pokemon | None, seat: int) -> int:
    """Of cards that are no Pokémon it is 0."""
    return sum(s.card(kind).hp for kind in names.get(memory.CARDS, ()))


@AMOUNTS.of(HadInHand)
def _had_in_hand(s: PokemonState, node: HadInHand, names: Names, source: Pokemon | None, seat: int) -> int:
    counted = names.get(memory.HANDS, ())
    return sum(counted[one] for one in seats_of(s, node.whose, seat, "hand", names) if one < len(counted))


@AMOUNTS.of(TypesAmong)
def _types_among(s: PokemonState, node: TypesAmong, names: Names, source: Pokemon | None, seat: int) -> int:
    """Of attached Energy by what it provides now (PK-ENERGY-3)."""
    which = which_of(node.of)
    if isinstance(which, Which) and which.on is not None:
        found = attached(s, which, names, source, seat)
        letters = [letter for mon, kind in found for unit in changed_units(s, mon, (kind,)) for letter in unit]
    else:
        letters = [letter for mon in mons(s, node.of, names, source, seat) for letter in types_of(s, mon)]
    return len(set(letters))
