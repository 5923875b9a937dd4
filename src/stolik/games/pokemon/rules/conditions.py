"""Conditions of the Pokémon TCG: whether each is true now (those of all card games: `cardgame/meaning.py`)."""

from __future__ import annotations

from stolik.cardgame.ast import Filter, Is, Named
from stolik.cardgame.meaning import Names
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    EACH_DEFENDING,
    AttackIs,
    FirstTurn,
    GoesFirst,
    HasEnergyFor,
    Lies,
    PlayedFromHand,
    PlayedSupporter,
    Shielded,
    StadiumInPlay,
    UsedLastTurn,
    WasAffected,
    WasDamaged,
    WasFed,
    WasKnockedOut,
    WasStruck,
)

from . import memory
from .asked import attacks_on, in_play, lacks
from .damage import is_shielded
from .meaning import CONDITIONS, admits, attached_admits, card_admits, mons
from .nouns import seats_of
from .recalled import Ailed, Fed, Played, Struck
from .state import CONDITION_BITS, NO_CARD, NOBODY, Pokemon, PokemonState


@CONDITIONS.of(Is)
def _is(s: PokemonState, node: Is, names: Names, source: Pokemon | None, seat: int) -> bool:
    """All that is named is so, and there is something; of a side's Active Pokémon one is enough (P2-TEXT-12)."""
    noun, filter_ = node.noun, node.filter
    if memory.CARDS in names and isinstance(noun, Named) and noun.name == "chosen":
        kinds = names[memory.CARDS]  # cards were chosen or moved last, not Pokémon
        return bool(kinds) and all(_is_chosen(s, filter_, kind) for kind in kinds)
    found = mons(s, noun, names, source, seat)
    fulfilled = any if noun in (ACTIVE, EACH_DEFENDING) else all
    return bool(found) and fulfilled(admits(s, filter_, mon, source) for mon in found)


def _is_chosen(s: PokemonState, filter_: Filter, kind: int) -> bool:
    """Whether a card that was chosen or moved is as a filter says: a Pokémon card counts as Energy or as a Tool only
    where it lies attached as such."""
    if s.card(kind).kind != "pokemon":
        return attached_admits(s, filter_, kind)
    mon = next((one for one in in_play(s) if kind in one.energy or kind in one.attached), None)
    return card_admits(s, filter_, kind) if mon is None else attached_admits(s, filter_, kind, mon)


@CONDITIONS.of(Lies)
def _lies(s: PokemonState, node: Lies, names: Names, source: Pokemon | None, seat: int) -> bool:
    """Asked of the card in `names`, where it is on a Pokémon or has it on top of that; else of the Stadium, and of the
    Supporter that lies there."""
    kind = names.get(memory.CARD, NO_CARD)
    mon = s.mons.get(names.get(memory.HOLDER, 0))
    if mon is not None or node.how == "tool":
        return mon is not None and node.how == "tool" and kind in mon.attached
    if node.how == "stadium":
        return s.stadium != NO_CARD and bool(kind == s.stadium)
    return kind != NO_CARD and any(kind == own.beside for own in s.seats)


@CONDITIONS.of(HasEnergyFor)
def _has_energy_for(s: PokemonState, node: HasEnergyFor, names: Names, source: Pokemon | None, seat: int) -> bool:
    return any(
        not lacks(s, mon, attack)
        for mon in mons(s, node.noun, names, source, seat)
        for _, attack in attacks_on(s.fixed, mon.stack[-2:], ())
    )


@CONDITIONS.of(WasDamaged)
def _was_damaged(s: PokemonState, node: WasDamaged, names: Names, source: Pokemon | None, seat: int) -> bool:
    return any(mon.hit and mon.hit == s.turn - 1 for mon in mons(s, node.noun, names, source, seat))


@CONDITIONS.of(WasKnockedOut)
def _was_knocked_out(s: PokemonState, node: WasKnockedOut, names: Names, source: Pokemon | None, seat: int) -> bool:
    """The first turn has none before it."""
    return any(
        s.turn > 1
        and turn == s.turn - 1
        and (by_attack or node.by == "any")
        and all(card_admits(s, filter_, kind) for filter_ in node.filters)
        for one in seats_of(s, node.whose, seat, "play")
        for turn, kind, by_attack in s.seats[one].lost
    )


@CONDITIONS.of(StadiumInPlay)
def _stadium_in_play(s: PokemonState, node: StadiumInPlay, names: Names, source: Pokemon | None, seat: int) -> bool:
    if s.stadium == NO_CARD or (node.name and s.card(s.stadium).name != node.name):
        return False
    return node.whose == "any" or s.fixed.kinds[s.stadium][0] in seats_of(s, node.whose, seat, "play")


@CONDITIONS.of(UsedLastTurn)
def _used_last_turn(s: PokemonState, node: UsedLastTurn, names: Names, source: Pokemon | None, seat: int) -> bool:
    """The attack that asks is the latest of its Pokémon and its side by now, and has kept the one before it."""
    if node.by:
        last = names.get(memory.SIDE_BEFORE, "")
        return bool(last and node.attack in ("", last))
    if source is not None and source.id == names.get(memory.ATTACKER):
        before = names.get(memory.BEFORE, "")
    else:
        before = source.attack if source is not None and source.attacked == s.turn - 2 else ""
    return bool(before and node.attack in ("", before))


@CONDITIONS.of(Shielded)
def _shielded(s: PokemonState, node: Shielded, names: Names, source: Pokemon | None, seat: int) -> bool:
    attacker = s.mons.get(names.get(memory.ATTACKER, 0))
    if attacker is None:
        return False
    ignoring = names.get(memory.IGNORING, ())
    return any(is_shielded(s, attacker, mon, ignoring) for mon in mons(s, node.noun, names, source, seat))


@CONDITIONS.of(PlayedSupporter)
def _played_supporter(s: PokemonState, node: PlayedSupporter, names: Names, source: Pokemon | None, seat: int) -> bool:
    """At most one a turn (PK-TRAINER-2)."""
    own = s.seats[seat]
    if node.name and (own.played == NO_CARD or s.card(own.played).name != node.name):
        return False
    return s.to_move == seat and own.supporter


@CONDITIONS.of(PlayedFromHand)
def _played_from_hand(s: PokemonState, node: PlayedFromHand, names: Names, source: Pokemon | None, seat: int) -> bool:
    wanted = None if source is None else (source.id, source.stack[-1], s.turn)
    return any(
        isinstance(one.what, Played) and (one.what.mon, one.what.kind, one.ends) == wanted
        for held in s.lasting
        for one in held
    )


@CONDITIONS.of(WasFed)
def _was_fed(s: PokemonState, node: WasFed, names: Names, source: Pokemon | None, seat: int) -> bool:
    found = {(mon.id, s.card(mon.stack[-1]).name) for mon in mons(s, node.noun, names, source, seat)}
    return any(
        isinstance(what := one.what, Fed) and one.ends == s.turn and (what.mon, s.card(what.onto).name) in found
        and card_admits(s, node.filter, what.kind, source)
        for held in s.lasting
        for one in held
    )  # fmt: skip


@CONDITIONS.of(WasAffected)
def _was_affected(s: PokemonState, node: WasAffected, names: Names, source: Pokemon | None, seat: int) -> bool:
    found = {mon.id for mon in mons(s, node.noun, names, source, seat)}
    return any(
        isinstance(what := one.what, Ailed) and one.ends == s.turn and what.mon in found
        and bool(what.conditions & CONDITION_BITS[node.condition])
        for held in s.lasting
        for one in held
    )  # fmt: skip


@CONDITIONS.of(WasStruck)
def _was_struck(s: PokemonState, node: WasStruck, names: Names, source: Pokemon | None, seat: int) -> bool:
    """The turn before one's own is the other side's, so its own last one was two turns ago."""
    found = [Struck(mon.id, node.attack) for mon in mons(s, node.noun, names, source, seat)]
    sides = s.fixed.side_of
    return any(
        one.what in found and one.begins == s.turn - 2
        for n, held in enumerate(s.lasting)
        for one in held
        if sides[n] == sides[seat]
    )


@CONDITIONS.of(AttackIs)
def _attack_is(s: PokemonState, node: AttackIs, names: Names, source: Pokemon | None, seat: int) -> bool:
    return names.get(memory.ATTACK_WORD) == node.name


@CONDITIONS.of(GoesFirst)
def _goes_first(s: PokemonState, node: GoesFirst, names: Names, source: Pokemon | None, seat: int) -> bool:
    """A side goes first, with all its players (P2-TURN-6)."""
    return s.first != NOBODY and s.fixed.side_of[s.first] == s.fixed.side_of[seat]


@CONDITIONS.of(FirstTurn)
def _first_turn(s: PokemonState, node: FirstTurn, names: Names, source: Pokemon | None, seat: int) -> bool:
    """Each player's own (P2-TURN-5)."""
    return s.to_move == seat and s.seats[seat].turns <= 1
