"""What the steps of the Star Wars TCG do: the table of all handlers, and the interpreter that runs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stolik.cardgame.ast import (
    Choose,
    Condition,
    Do,
    If,
    Noun,
    Number,
    Put,
    Step,
    which_of,
)
from stolik.cardgame.interpret import Handler, Interpreter, Run, register_nodes
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
from .choices import amount, asker, self_or_pilot, source_of
from .meaning import count, holds
from .payable import can_pay
from .state import StarWarsState


class StarWarsInterpreter(Interpreter[StarWarsState]):
    """Control nodes of every card game, and the steps of this one."""

    def __init__(self, handlers: dict[type, Handler]) -> None:
        super().__init__(handlers)
        self.reasons: dict[type, Callable[[StarWarsState, Run, Any], bool]] = {
            Do: lambda s, c, step: self.can(s, c, step.steps[0]),
            If: self._can_if,
            Pay: _can_pay,
            PayPoints: _can_pay,
            Tap: _can_tap,
            Untap: _can_untap,
            Choose: lambda s, c, step: _there_is(s, c, step.what),
            Discard: lambda s, c, step: _there_is(s, c, step.what),
            Retreat: lambda s, c, step: _there_is(s, c, step.what),
            PutInto: lambda s, c, step: _there_is(s, c, step.what),
            Return: lambda s, c, step: _there_is(s, c, step.what),
            Damage: lambda s, c, step: _there_is(s, c, step.to),
            Put: lambda s, c, step: _there_is(s, c, step.on),
            AddCounters: lambda s, c, step: _there_is(s, c, step.on),
        }
        """Whether a step could be done now; what is not here always can."""

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
        return asker(c, who)

    def can(self, s: StarWarsState, c: Run, step: Step) -> bool:
        """Whether a step could be done now: what it costs can be paid, and it finds something to work on."""
        reason = self.reasons.get(type(step))
        return reason is None or reason(s, c, step)

    def _can_if(self, s: StarWarsState, c: Run, step: If) -> bool:
        chosen = step.then if self.holds(s, c, step.condition) else step.otherwise
        return chosen is not None and self.can(s, c, chosen)


def _can_pay(s: StarWarsState, c: Run, step: Pay | PayPoints) -> bool:
    paying = Run(c.frame(None))
    paying.seat = asker(c, step.who) if isinstance(step, Pay) else c.seat
    return can_pay(s, paying, (step,)) is None


def _can_tap(s: StarWarsState, c: Run, step: Tap) -> bool:
    return any(not unit.tapped for unit in self_or_pilot(s, c, step.what))


def _can_untap(s: StarWarsState, c: Run, step: Untap) -> bool:
    return any(unit.tapped for unit in self_or_pilot(s, c, step.what))


def _there_is(s: StarWarsState, c: Run, noun: Noun) -> bool:
    return count(s, which_of(noun), c.names, source_of(s, c), c.seat) > 0


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
