"""What the steps of the Star Wars TCG do: the table of all handlers, and the interpreter that runs them."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import Condition, Number, Step
from stolik.cardgame.interpret import Handler, Interpreter, Run, register_nodes
from stolik.cardgame.meaning import Handlers
from stolik.games.star_wars.ast import nodes

from . import steps_battle, steps_cards, steps_changes, steps_damage, steps_force, steps_uncommon, steps_units
from .choices import amount, asker
from .possible import POSSIBLE, could
from .state import StarWarsState


class StarWarsInterpreter(Interpreter[StarWarsState]):
    """Control nodes of every card game, and the steps of this one."""

    def holds(self, s: StarWarsState, c: Run, condition: Condition) -> bool:
        """Whether a condition is true now."""
        return POSSIBLE.holds(s, c, condition)

    def value(self, s: StarWarsState, c: Run, number: Number) -> int:
        """A number, looked up now."""
        return amount(s, c, number)

    def flip(self, s: StarWarsState, c: Run, by: str = "you") -> bool:
        """There are no coins in this game: raises TypeError."""
        raise TypeError("the Star Wars TCG has no coins")

    def seat_of(self, s: StarWarsState, c: Run, who: str) -> int:
        """The seat that "you" or "opponent" means."""
        return asker(c, who)

    def can(self, s: StarWarsState, c: Run, step: Step) -> bool:
        """Whether a step could be done now: what it costs can be paid, and it finds something to work on."""
        return could(step)(s, c)


register_nodes(nodes)

STEPS: Final[Handlers[Handler]] = Handlers("step")
for _handlers in (
    steps_force.HANDLERS, steps_cards.HANDLERS, steps_units.HANDLERS, steps_damage.HANDLERS, steps_battle.HANDLERS,
    steps_changes.HANDLERS,
    steps_uncommon.HANDLERS,
):  # fmt: skip
    STEPS.add(_handlers)
INTERPRETER: Final = StarWarsInterpreter(STEPS)
