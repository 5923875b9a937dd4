"""Cards that lie face down for a while: Energy cards on a Pokémon (PK-ENERGY-5), cards of a hand beside it.

Such an Energy card is of another kind than face up (`CardTables.turned`), so that all that asks what is attached to a
Pokémon asks the card that lies there: one without a name that provides Colorless Energy."""

from __future__ import annotations

from collections.abc import Sequence

from . import atoms
from .asked import turned_by
from .events import CardsMoved, EnergyTurned
from .state import Aside, LastingEffect, Pokemon, PokemonState, TurnedDown

# ---- Energy


def turn_down(s: PokemonState, mon: Pokemon, kind: int, seat: int, by: int, ends: int) -> None:
    """An attached Energy card lies face down until the end of a turn; an effect of `seat`, of the card `by`, does it.
    One that lies so already stays so for as long as the longer of both effects."""
    up = s.fixed.upright(kind)
    for whose, effect in turned_by(s, mon, kind):
        ends = max(ends, effect.ends)
        atoms.drop(s, whose, effect)
    _turn(mon, kind, up + s.fixed.turned)
    atoms.note_player(s, mon.seat, LastingEffect(TurnedDown(mon.id, up), seat, by, s.turn, ends))
    if s.sink is not None:
        s.sink(EnergyTurned(mon.id, mon.stack[-1], up, False))


def turn_up(s: PokemonState) -> None:
    """What lies face down until the end of this turn is turned up."""
    for whose, held in enumerate(s.lasting):
        for effect in held:
            if isinstance(effect.what, TurnedDown) and effect.ends == s.turn:
                atoms.drop(s, whose, effect)
                mon, up = s.mons[effect.what.mon], effect.what.kind
                _turn(mon, up + s.fixed.turned, up)
                if s.sink is not None:
                    s.sink(EnergyTurned(mon.id, mon.stack[-1], up, True))


def _turn(mon: Pokemon, kind: int, now: int) -> None:
    atoms.unfasten(mon, kind)
    mon.energy = tuple(sorted((*mon.energy, now)))


# ---- cards of a hand


def set_aside(s: PokemonState, whose: int, kinds: Sequence[int], seat: int, kind: int, ends: int) -> None:
    """Cards of the hand of `whose` lie apart, face down, until the end of a turn; an effect of `seat` does it, which
    does not see them."""
    if not kinds:
        return
    for one in kinds:
        atoms.take_from_hand(s, whose, one, False)
    atoms.note_player(s, whose, LastingEffect(Aside(tuple(sorted(kinds))), seat, kind, s.turn, ends, str(len(kinds))))
    if s.sink is not None:
        s.sink(CardsMoved(whose, tuple(kinds), s.fixed.mates[whose], "hand", "aside"))


def return_aside(s: PokemonState) -> None:
    """What was set aside until the end of this turn returns to the hands."""
    for whose, held in enumerate(s.lasting):
        for effect in held:
            if isinstance(effect.what, Aside) and effect.ends == s.turn:
                atoms.drop(s, whose, effect)
                atoms.place_cards(s, whose, effect.what.kinds, "aside", "hand", False)
