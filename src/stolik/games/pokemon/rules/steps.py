"""The interpreter of the Pokémon TCG: its table of handlers, and what its conditions and numbers are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from stolik.cardgame.ast import Condition, Node, Number, OneOf, Step, Which
from stolik.cardgame.choices import options_for, question
from stolik.cardgame.interpret import Handler, Interpreter, Run, register_nodes
from stolik.games.pokemon.ast import nodes
from stolik.games.pokemon.ast.nodes import LookAtHand, RevealHand
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory, steps_cards, steps_copying, steps_exchange, steps_guess, steps_play, steps_search
from .choices import amount, asker, source_of
from .meaning import STEPS, holds
from .possible import could
from .state import PokemonState


class PokemonInterpreter(Interpreter[PokemonState]):
    """Control nodes of every card game, and the steps of this one."""

    def holds(self, s: PokemonState, c: Run, condition: Condition) -> bool:
        """Whether a condition is true now."""
        return holds(s, condition, c.names, source_of(s, c), c.seat)

    def value(self, s: PokemonState, c: Run, number: Number) -> int:
        """A number, looked up now."""
        return amount(s, c, number)

    def flip(self, s: PokemonState, c: Run, by: str = "you") -> bool:
        """A coin, flipped by "you" or the "opponent"; True is heads."""
        return atoms.flip(s, asker(s, c, by))

    def seat_of(self, s: PokemonState, c: Run, who: str) -> int:
        """The seat that "you" or "opponent" means."""
        return asker(s, c, who)

    def can(self, s: PokemonState, c: Run, step: Step) -> bool:
        """Whether a step could do anything now."""
        return could(step)(s, c)

    def offered(self, s: PokemonState, c: Run, node: OneOf) -> Sequence[int]:
        """The steps that could do anything now."""
        return [n for n, step in enumerate(node.steps, 1) if self.can(s, c, step)]


register_nodes(nodes)

for module in (steps_cards, steps_search, steps_play, steps_copying, steps_exchange, steps_guess):
    STEPS.add(module.HANDLERS)
INTERPRETER: Final = PokemonInterpreter(STEPS)


# ---- several opponents


@lru_cache(maxsize=4096)
def needs_foe(node: Node, zones: tuple[str, ...] = ("hand", "deck")) -> bool:
    """Whether a step itself, without the steps in it, is about an opponent's hand or deck (P2-TEXT-4). `zones` are
    those that count; a step that says whose always does."""
    if isinstance(node, Which):
        return node.whose == "opponent" and any(zone in zones for zone in node.where.split(" or "))
    if isinstance(node, Step) and getattr(node, "whose", "") == "opponent":
        return True
    return any(needs_foe(part, zones) for part in _parts(node) if not isinstance(part, Step))


def _parts(node: Node) -> Iterator[Node]:
    for name in getattr(node, "__dataclass_fields__", ()):
        value = getattr(node, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield part


def _is_there(s: PokemonState, c: Run, node: Step) -> bool:
    of_hand = isinstance(node, (RevealHand, LookAtHand))
    return (not of_hand and needs_foe(node, ("deck",))) or any(s.seats[one].hand for one in s.fixed.foes[c.seat])


def choosing_foe(handler: Handler) -> Handler:
    """A handler before which, once an effect, its user chooses the opponent whose hand and deck it is about; of cards
    of a hand only where somebody holds any."""

    def handle(s: PokemonState, c: Run, node: Step, picks: Answer | None) -> Decision | None:
        if picks is not None and c.names.pop(memory.ASKS_FOE, 0):
            c.names[memory.FOE] = picks[0].args[0]
            picks = None
        elif picks is None and memory.FOE not in c.names and needs_foe(node) and _is_there(s, c, node):
            c.names[memory.ASKS_FOE] = 1
            return question(c, "foe", options_for("seat", s.fixed.foes[c.seat]))
        return handler(s, c, node, picks)

    return handle


MULTI: Final = PokemonInterpreter({node: choosing_foe(one) for node, one in INTERPRETER.handlers.items()})
"""The same with several opponents: whose hand or deck is meant is chosen first."""
