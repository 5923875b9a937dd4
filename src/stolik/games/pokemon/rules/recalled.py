"""What a table remembers of a turn, or longer, where a card of its decks asks for it (`ast.recalled`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stolik.cardgame.ast import Modifier, Node
from stolik.games.pokemon.ast.nodes import PlayedFromHand, WasAffected, WasFed, WasStruck
from stolik.kernel.codec import register


@dataclass(frozen=True)
class Fed(Modifier):
    """This card was attached to this Pokémon from the hand, in the turn in which this lies on its player (`WasFed`);
    `onto` was its uppermost card then."""

    mon: int
    kind: int
    onto: int


register(Fed)


@dataclass(frozen=True)
class Ailed(Modifier):
    """This Pokémon had these conditions as it evolved, likewise (`WasAffected`)."""

    mon: int
    conditions: int


register(Ailed)


@dataclass(frozen=True)
class Struck(Modifier):
    """This Pokémon was damaged or given a Special Condition by an attack of this name of the player on whom this lies,
    until that player's next turn is over (`WasStruck`)."""

    mon: int
    attack: str


register(Struck)


@dataclass(frozen=True)
class Played(Modifier):
    """This Pokémon's uppermost card was played from the hand, likewise (`PlayedFromHand`)."""

    mon: int
    kind: int


register(Played)


RECALLED: Final[Mapping[type[Node], type[Modifier]]] = {
    WasFed: Fed,
    WasAffected: Ailed,
    WasStruck: Struck,
    PlayedFromHand: Played,
}
"""What is left, by the node that asks for it."""
