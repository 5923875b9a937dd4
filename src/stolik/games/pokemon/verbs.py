"""The interpreter of the Pokémon TCG: its table of handlers, and what its conditions and numbers are."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import pokemon
from stolik.cardgame.ast.common import Condition, Number, Step
from stolik.cardgame.interpret import Interpreter, Run, register_nodes

from . import atoms, attack, verbs_cards, verbs_play
from .meaning import holds, value
from .reasons import reason
from .selection import asker, source_of
from .state import PokemonState


class PokemonInterpreter(Interpreter[PokemonState]):
    """Control nodes of every card game, and the verbs of this one."""

    def holds(self, s: PokemonState, c: Run, condition: Condition) -> bool:
        """Whether a condition is true now."""
        return holds(s, condition, c.names, source_of(s, c), c.seat)

    def value(self, s: PokemonState, c: Run, number: Number) -> int:
        """A number, looked up now."""
        return value(s, number, c.names, source_of(s, c), c.seat)

    def flip(self, s: PokemonState, c: Run) -> bool:
        """A coin; True is heads."""
        return atoms.flip(s, c.seat)

    def seat_of(self, s: PokemonState, c: Run, who: str) -> int:
        """The seat that "you" or "opponent" means."""
        return asker(s, c, who)

    def can(self, s: PokemonState, c: Run, step: Step) -> bool:
        """Whether a step could do anything now."""
        return reason(step)(s, c)


register_nodes(pokemon)

INTERPRETER: Final = PokemonInterpreter({**attack.HANDLERS, **verbs_cards.HANDLERS, **verbs_play.HANDLERS})
