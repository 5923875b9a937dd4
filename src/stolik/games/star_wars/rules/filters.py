"""Filters of the Star Wars TCG: which things in play, and which cards in a zone each admits (what joins filters:
`cardgame/meaning.py`)."""

from __future__ import annotations

from stolik.cardgame.ast import Called
from stolik.cardgame.meaning import SIGNS
from stolik.games.star_wars.ast.nodes import (
    ARENAS,
    Attacking,
    Dying,
    Has,
    Hurt,
    LiesIn,
    Lowest,
    NamedType,
    Numbered,
    OfKeyword,
    SameLine,
    SameName,
    Sort,
    Tapped,
    Unique,
)

from .asked import amount, battling, card_is, has_words, health_of, held, is_unit, is_upkeep, scan, stat_of
from .meaning import IN_PLAY, MEANING, ON_CARD, admits, units
from .pending import PendingDamage
from .state import StarWarsState, Unit

# ---- things in play

IN_PLAY.of(Called, LiesIn, SameLine, SameName, Unique)(MEANING.top_admits)


@IN_PLAY.of(Sort)
def _sort(s: StarWarsState, node: Sort, unit: Unit, source: Unit | None) -> bool:
    """What the type line says, and what it is treated as (SW-GOAL-12)."""
    if card_is(s.top(unit), node.word):
        return True
    return Has in s.fixed.tables.sources and any(has_words(one.word, node.word) for one in scan(s, unit, Has))


@IN_PLAY.of(Tapped)
def _tapped(s: StarWarsState, node: Tapped, unit: Unit, source: Unit | None) -> bool:
    return unit.tapped


@IN_PLAY.of(Hurt)
def _hurt(s: StarWarsState, node: Hurt, unit: Unit, source: Unit | None) -> bool:
    return unit.damage >= node.least


@IN_PLAY.of(Attacking)
def _attacking(s: StarWarsState, node: Attacking, unit: Unit, source: Unit | None) -> bool:
    strike = s.strike
    if strike is None or strike.attacker != unit.id:
        return False
    return node.what is None or (strike.defender in s.units and admits(s, node.what, s.units[strike.defender], source))


@IN_PLAY.of(Numbered)
def _numbered(s: StarWarsState, node: Numbered, unit: Unit, source: Unit | None) -> bool:
    """By the number as it is now (SW-ABIL-19)."""
    return SIGNS[node.sign](stat_of(s, unit, node.stat), amount(s, node.n, source or unit))


@IN_PLAY.of(OfKeyword)
def _of_keyword(s: StarWarsState, node: OfKeyword, unit: Unit, source: Unit | None) -> bool:
    """Upkeep, as a Pilot, an effect or another card may give it too."""
    return any(is_upkeep(one.ability) for one in held(s, unit))


@IN_PLAY.of(NamedType)
def _never(s: StarWarsState, node: NamedType, unit: Unit, source: Unit | None) -> bool:
    """Only cards that are chosen in a zone are of a named type; the effect knows it (`choices.of_names`)."""
    return False


@IN_PLAY.of(Lowest)
def _lowest(s: StarWarsState, node: Lowest, unit: Unit, source: Unit | None) -> bool:
    if unit.place not in ARENAS:
        return False
    mine = [stat_of(s, one, node.stat) for one in battling(s) if one.seat == unit.seat]
    return stat_of(s, unit, node.stat) == min(mine)


@IN_PLAY.of(Dying)
def _dying(s: StarWarsState, node: Dying, unit: Unit, source: Unit | None) -> bool:
    """By the damage as it is pending now (SW-DAMAGE-12)."""
    hurt = [one.amount(unit.id) for one in s.proposals.values() if isinstance(one, PendingDamage)]
    return is_unit(unit) and max(hurt, default=0) > 0 and unit.damage + max(hurt) >= health_of(s, unit)


# ---- cards in a zone


@ON_CARD.of(Sort)
def _card_sort(s: StarWarsState, node: Sort, kind: int, source: Unit | None) -> bool:
    return card_is(s.card(kind), node.word)


@ON_CARD.of(LiesIn)
def _card_lies(s: StarWarsState, node: LiesIn, kind: int, source: Unit | None) -> bool:
    return node.arena in s.card(kind).arenas


@ON_CARD.of(SameName)
def _same_name(s: StarWarsState, node: SameName, kind: int, source: Unit | None) -> bool:
    """Of units that are named without an effect; what was chosen is known where cards are chosen (`of_names`)."""
    seat = s.fixed.kinds[kind][0] if source is None else source.seat
    return any(s.top(unit).name == s.card(kind).name for unit in units(s, node.of, {}, source, seat))


@ON_CARD.of(SameLine)
def _same_line(s: StarWarsState, node: SameLine, kind: int, source: Unit | None) -> bool:
    """What was discarded is known where cards are chosen (`pick_cards`)."""
    return True


@ON_CARD.of(NamedType)
def _card_named(s: StarWarsState, node: NamedType, kind: int, source: Unit | None) -> bool:
    """Of no type, where nothing was named: an effect has the type in the place of this filter (`choices.of_names`)."""
    return False


@ON_CARD.of(Unique)
def _card_unique(s: StarWarsState, node: Unique, kind: int, source: Unit | None) -> bool:
    """It has a version letter (SW-STACK-1)."""
    return bool(s.card(kind).version)


@ON_CARD.of(Numbered)
def _card_numbered(s: StarWarsState, node: Numbered, kind: int, source: Unit | None) -> bool:
    """By the number that is printed."""
    n = node.n
    assert isinstance(n, int)
    return SIGNS[node.sign](getattr(s.card(kind), node.stat), n)
