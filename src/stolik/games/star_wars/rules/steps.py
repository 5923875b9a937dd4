"""What the steps of the Star Wars TCG do: the table of all handlers, and the interpreter that runs them."""

from __future__ import annotations

from typing import Final

from stolik.cardgame.ast import (
    Choose,
    Condition,
    Do,
    If,
    Number,
    Put,
    Step,
    which_of,
)
from stolik.cardgame.interpret import Interpreter, Run, register_nodes
from stolik.games.star_wars.ast import nodes
from stolik.games.star_wars.ast.nodes import (
    AddCounters,
    Damage,
    Discard,
    Pay,
    PayPoints,
    PutInto,
    Retreat,
    Return,
    Tap,
    Untap,
)

from . import steps_battle, steps_cards, steps_damage, steps_force, steps_units
from .choices import amount, chooser, self_or_pilot, source_of
from .meaning import count, holds
from .payable import can_pay
from .state import StarWarsState


class StarWarsInterpreter(Interpreter[StarWarsState]):
    """Control nodes of every card game, and the steps of this one."""

    def holds(self, s: StarWarsState, c: Run, condition: Condition) -> bool:
        """Whether a condition is true now."""
        return holds(s, condition, c.names, source_of(s, c), c.seat)

    def value(self, s: StarWarsState, c: Run, number: Number) -> int:
        """A number, looked up now."""
        return amount(s, c, number)

    def flip(self, s: StarWarsState, c: Run) -> bool:
        """There are no coins in this game: raises TypeError."""
        raise TypeError("the Star Wars TCG has no coins")

    def seat_of(self, s: StarWarsState, c: Run, who: str) -> int:
        """The seat that "you" or "opponent" means."""
        return chooser(c, who)

    def can(self, s: StarWarsState, c: Run, step: Step) -> bool:
        """Whether a step could be done now: what it costs can be paid, and it finds something to work on."""
        if isinstance(step, Do):
            return self.can(s, c, step.steps[0])
        if isinstance(step, If):
            chosen = step.then if self.holds(s, c, step.condition) else step.otherwise
            return chosen is not None and self.can(s, c, chosen)
        if isinstance(step, (Pay, PayPoints)):
            paying = Run(c.frame(None))
            paying.seat = chooser(c, step.who) if isinstance(step, Pay) else c.seat
            return can_pay(s, paying, (step,)) is None
        if isinstance(step, Choose):
            return count(s, step.what.which, c.names, source_of(s, c), c.seat) > 0
        if isinstance(step, (Tap, Untap)):
            tapped = isinstance(step, Untap)
            return any(unit.tapped == tapped for unit in self_or_pilot(s, c, step.what))
        noun = getattr(step, "what", getattr(step, "to", getattr(step, "on", getattr(step, "of", None))))
        if isinstance(step, (Discard, Retreat, PutInto, Return, Damage, Put, AddCounters)) and noun is not None:
            return count(s, which_of(noun), c.names, source_of(s, c), c.seat) > 0
        return True


register_nodes(nodes)
INTERPRETER: Final = StarWarsInterpreter(
    {
        **steps_force.HANDLERS,
        **steps_cards.HANDLERS,
        **steps_units.HANDLERS,
        **steps_damage.HANDLERS,
        **steps_battle.HANDLERS,
    }
)
