"""The table of the verbs of a turn, and which of them a card or a Pokémon is for."""

from __future__ import annotations

from typing import Any, Final

from stolik.games.pokemon.rules.state import Pokemon, PokemonState

from .attach import ToAttach
from .attack import ToAttack
from .base import Action, OfHand
from .bench import ToBench
from .end import ToEndTurn
from .evolve import ToEvolve
from .play import ToPlay
from .power import ToUsePower
from .retreat import ToRetreat
from .throw import ToThrow

_POWER: Final = ToUsePower()

HAND: Final[tuple[OfHand, ...]] = (ToBench(), ToEvolve(), ToAttach(), ToPlay())
"""What cards of the hand are for, in the order of the options; keys hold that order, so a change is a new `version`."""
FIELD: Final[tuple[Action[Pokemon], ...]] = (_POWER, ToThrow(), ToRetreat(), ToAttack())
"""What Pokémon in play may do."""
BENCHED: Final = tuple(verb for verb in FIELD if not verb.active)
"""What those on the Bench may do."""
REST: Final[tuple[Action[None], ...]] = (_POWER, ToEndTurn())
"""What is done with neither, after all else: the power of the Stadium first, if there is one, …"""
UNAIDED: Final = REST[1:]
"""… and without a Stadium."""
_ALL: Final[tuple[Action[Any], ...]] = (*HAND, *FIELD, *REST)
VERBS: Final[dict[str, Action[Any]]] = {verb.name: verb for verb in _ALL}
"""By the verb of an option."""


# ---- what cards are for, worked out once for each: the list of options is asked for at every step of a turn


def uses_of(s: PokemonState, kind: int) -> tuple[OfHand, ...]:
    """What a card of the hand is for."""
    found: tuple[OfHand, ...] | None = s.fixed.uses[kind]
    if found is None:
        card = s.card(kind)
        found = s.fixed.uses[kind] = tuple([verb for verb in HAND if verb.fits(card)])
    return found


def doings_of(s: PokemonState, mon: Pokemon, active: bool) -> tuple[Action[Pokemon], ...]:
    """What a Pokémon might do in its place, by the card on top; what is attached may give it more."""
    aiding = s.fixed.aiding
    if aiding and not (aiding.isdisjoint(mon.attached) and aiding.isdisjoint(mon.energy)):
        return FIELD if active else BENCHED
    known = s.fixed.active if active else s.fixed.benched
    found: tuple[Action[Pokemon], ...] | None = known[mon.stack[-1]]
    if found is None:
        card = s.top(mon)
        found = known[mon.stack[-1]] = tuple([verb for verb in (FIELD if active else BENCHED) if verb.fits(card)])
    return found
