"""Filters of the Pokémon TCG: which Pokémon in play, which cards in a zone, and which attached cards each admits (what
joins filters: `cardgame/meaning.py`)."""

from __future__ import annotations

from stolik.cardgame.ast import Called, Filter, NameHas, Noun, Other, Which
from stolik.games.pokemon.ast.nodes import (
    Affected,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    FewestHP,
    HasAbility,
    HasResistance,
    HasWeakness,
    Holding,
    Hurt,
    IsActive,
    IsBenched,
    Kind,
    MaximumHP,
    MovedUp,
    OfType,
    RemainingHP,
    RetreatsFor,
    SameType,
    Under,
    WasPlayed,
)
from stolik.games.pokemon.ast.printed import Ability, Body, is_called

from .asked import (
    ANY_ENERGY,
    abilities_of,
    changed_units,
    energy_count,
    has_word,
    hp_of,
    is_active,
    is_evolved,
    is_fossil,
    name_of,
    of_kind,
    resistance_of,
    retreat_cost,
    types_of,
    weakness_of,
)
from .meaning import ATTACHED, IN_PLAY, MEANING, ON_CARD, attached_admits
from .nouns import attached
from .state import CONDITION_BITS, Pokemon, PokemonState

# ---- Pokémon in play

IN_PLAY.of(Called, NameHas, EnergyOf, EvolvesFrom)(MEANING.top_admits)


@IN_PLAY.of(OfType)
def _of_type(s: PokemonState, node: OfType, mon: Pokemon, source: Pokemon | None) -> bool:
    return node.type in types_of(s, mon)


@IN_PLAY.of(SameType)
def _same_type(s: PokemonState, node: SameType, mon: Pokemon, source: Pokemon | None) -> bool:
    provided = _provided(s, node.what, mon, source)
    return any(letter in provided for letter in types_of(s, mon))


def _provided(s: PokemonState, noun: Noun, mon: Pokemon, source: Pokemon | None) -> str:
    """The types that the attached Energy which is named provides, on the Pokémon that it is on."""
    if not isinstance(noun, Which):
        raise TypeError(f"{noun!r} names no attached Energy")
    there = attached(s, noun, {}, source, source.seat if source is not None else mon.seat)
    return "".join(unit for on, kind in there for unit in changed_units(s, on, (kind,)))


@IN_PLAY.of(Kind)
def _kind(s: PokemonState, node: Kind, mon: Pokemon, source: Pokemon | None) -> bool:
    """A Fossil is a Basic Pokémon while it is in play (PK-SETUP-11)."""
    if node.sort in ("pokemon", "basic pokemon") and is_fossil(s, mon):
        return True
    return of_kind(s.top(mon), node.sort)


@IN_PLAY.of(Hurt)
def _hurt(s: PokemonState, node: Hurt, mon: Pokemon, source: Pokemon | None) -> bool:
    """One counter for each 10 damage (PK-ATTACK-9)."""
    return mon.damage >= 10 * node.least


@IN_PLAY.of(Affected)
def _affected(s: PokemonState, node: Affected, mon: Pokemon, source: Pokemon | None) -> bool:
    if node.condition is None:
        return mon.conditions.bit_count() >= node.least
    return bool(mon.conditions & CONDITION_BITS[node.condition])


@IN_PLAY.of(Holding)
def _holding(s: PokemonState, node: Holding, mon: Pokemon, source: Pokemon | None) -> bool:
    """Several Energy are counted as what the cards provide."""
    if node.least > 1 and node.filter == ANY_ENERGY:
        return energy_count(s, mon) >= node.least
    cards = (*mon.energy, *mon.attached)
    return sum(attached_admits(s, node.filter, kind, mon) for kind in cards) >= node.least


@IN_PLAY.of(Evolved)
def _evolved(s: PokemonState, node: Evolved, mon: Pokemon, source: Pokemon | None) -> bool:
    return is_evolved(s, mon, node.stage)


@IN_PLAY.of(Under)
def _under(s: PokemonState, node: Under, mon: Pokemon, source: Pokemon | None) -> bool:
    return any(is_called(s.fixed.cards[kind].name, node.name) for kind in mon.stack[:-1])


@IN_PLAY.of(IsActive)
def _is_active(s: PokemonState, node: IsActive, mon: Pokemon, source: Pokemon | None) -> bool:
    """Both of a side's are (PK-DOUBLE-4, P2-TEXT-12)."""
    return is_active(s, mon)


@IN_PLAY.of(IsBenched)
def _is_benched(s: PokemonState, node: IsBenched, mon: Pokemon, source: Pokemon | None) -> bool:
    return not is_active(s, mon)


@IN_PLAY.of(RemainingHP)
def _remaining_hp(s: PokemonState, node: RemainingHP, mon: Pokemon, source: Pokemon | None) -> bool:
    return hp_of(s, mon) - mon.damage <= node.most


@IN_PLAY.of(FewestHP)
def _fewest_hp(s: PokemonState, node: FewestHP, mon: Pokemon, source: Pokemon | None) -> bool:
    """Any may have the fewest; the noun looks at all of them together."""
    return True


@IN_PLAY.of(MaximumHP)
def _maximum_hp(s: PokemonState, node: MaximumHP, mon: Pokemon, source: Pokemon | None) -> bool:
    return _fitting_hp(node, hp_of(s, mon))


def _fitting_hp(node: MaximumHP, hp: int) -> bool:
    return max(1, node.least or 1) <= hp and (node.most is None or hp <= node.most)


@IN_PLAY.of(RetreatsFor)
def _retreats_for(s: PokemonState, node: RetreatsFor, mon: Pokemon, source: Pokemon | None) -> bool:
    """After all effects on it."""
    return retreat_cost(s, mon) <= node.most


@IN_PLAY.of(HasResistance)
def _has_resistance(s: PokemonState, node: HasResistance, mon: Pokemon, source: Pokemon | None) -> bool:
    against = resistance_of(s, mon)
    return against is not None and (node.type is None or node.type in against[0])


@IN_PLAY.of(HasWeakness)
def _has_weakness(s: PokemonState, node: HasWeakness, mon: Pokemon, source: Pokemon | None) -> bool:
    against = weakness_of(s, mon)
    if against is None:
        return False
    if node.to is not None:
        return any(letter in against[0] for letter in _provided(s, node.to, mon, source))
    return node.type is None or node.type in against[0]


@IN_PLAY.of(HasAbility)
def _has_ability(s: PokemonState, node: HasAbility, mon: Pokemon, source: Pokemon | None) -> bool:
    """A Pokémon LV.X has those of the level before as well (PK-EVO-8)."""
    found = [_sort_of(ability) for _, ability in abilities_of(s, mon) if not ability.held]
    return bool(found) if node.sort == "any" else node.sort in found


@IN_PLAY.of(MovedUp)
def _moved_up(s: PokemonState, node: MovedUp, mon: Pokemon, source: Pokemon | None) -> bool:
    return mon.moved == s.turn and is_active(s, mon)


@IN_PLAY.of(WasPlayed)
def _was_played(s: PokemonState, node: WasPlayed, mon: Pokemon, source: Pokemon | None) -> bool:
    return mon.evolved == s.turn if node.how == "evolved" else s.turn in (mon.came, mon.evolved)


# ---- cards in a zone


@ON_CARD.of(Kind)
def _card_of_kind(s: PokemonState, node: Kind, kind: int, source: Pokemon | None) -> bool:
    return of_kind(s.fixed.cards[kind], node.sort)


@ON_CARD.of(EnergyOf)
def _card_of_energy(s: PokemonState, node: EnergyOf, kind: int, source: Pokemon | None) -> bool:
    card = s.fixed.cards[kind]
    return card.kind == "energy" and card.provides == node.type


@ON_CARD.of(OfType)
def _card_of_type(s: PokemonState, node: OfType, kind: int, source: Pokemon | None) -> bool:
    return node.type in s.fixed.cards[kind].types


@ON_CARD.of(NameHas)
def _card_name_has(s: PokemonState, node: NameHas, kind: int, source: Pokemon | None) -> bool:
    return has_word(s.fixed.cards[kind].name, node.word)


@ON_CARD.of(EvolvesFrom)
def _card_evolves_from(s: PokemonState, node: EvolvesFrom, kind: int, source: Pokemon | None) -> bool:
    """By the name (PK-EVO-1); where a noun says from what, it is the Pokémon whose text it is."""
    below = s.fixed.cards[kind].evolves_from
    if not isinstance(node.what, str):
        return source is not None and is_called(name_of(s, source), below)
    if node.what == "fossil":
        return below in s.fixed.fossils
    return is_called(below, node.what)


@ON_CARD.of(MaximumHP)
def _card_maximum_hp(s: PokemonState, node: MaximumHP, kind: int, source: Pokemon | None) -> bool:
    return _fitting_hp(node, s.fixed.cards[kind].hp)


@ON_CARD.of(HasAbility)
def _card_has_ability(s: PokemonState, node: HasAbility, kind: int, source: Pokemon | None) -> bool:
    there = [one for one in s.fixed.cards[kind].abilities if not one.held]
    return any(node.sort in ("any", _sort_of(ability)) for ability in there)


@ON_CARD.of(Other)
def _other_card(s: PokemonState, node: Other, kind: int, source: Pokemon | None) -> bool:
    """What lies in a zone is another card than one that is in play or being played."""
    return True


def _sort_of(ability: Ability) -> str:
    return "body" if isinstance(ability, Body) else "power"


# ---- attached cards


@ATTACHED.of(EnergyOf)
def _provides(s: PokemonState, node: EnergyOf, kind: int, mon: Pokemon | None) -> bool:
    """What it provides now, on this Pokémon, whatever is printed on it."""
    if mon is not None and s.fixed.energy_changes and kind in mon.energy:
        return any(node.type in unit for unit in changed_units(s, mon, (kind,)))
    return any(node.type in unit for unit in s.fixed.provides[kind])


@ATTACHED.of(Kind)
def _attached_of_kind(s: PokemonState, node: Kind, kind: int, mon: Pokemon | None) -> bool:
    """A Pokémon attached as an Energy card is a Special Energy card, one that is attached otherwise a Tool."""
    card = s.fixed.cards[kind]
    if card.kind == "pokemon":
        if mon is not None and kind in mon.attached:
            return node.sort in ("trainer", "tool")
        return node.sort in ("energy", "special energy")
    return of_kind(card, node.sort)


@ATTACHED.of(OfType, Called, NameHas, EvolvesFrom, MaximumHP, HasAbility, Other)
def _as_in_a_zone(s: PokemonState, node: Filter, kind: int, mon: Pokemon | None) -> bool:
    return ON_CARD[type(node)](s, node, kind, None)
