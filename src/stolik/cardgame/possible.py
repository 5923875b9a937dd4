"""Whether a step could do anything now. Coins and hidden cards count as possible.

A tree is looked through once and becomes a function of the table, for this is asked of every card that could be played,
again and again. A handler makes that function for one class of steps; a step without one always does something.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from .ast import AllHeads, AllTails, AnyHeads, CoinIs, Condition, If, Step
from .interpret import Run
from .meaning import Handlers, Names

Possible = Callable[[Any, Run], bool]
"""asks(state, run): whether the step could do anything for this effect now."""

COIN_CONDITIONS: Final = (AllHeads, AllTails, AnyHeads, CoinIs)


def always(s: Any, c: Run) -> bool:
    """It always does something."""
    return True


def never(s: Any, c: Run) -> bool:
    """It is no reason to do anything."""
    return False


def any_of(ways: Sequence[Possible]) -> Possible:
    """Whether one of them could do anything."""
    if len(ways) == 1:
        return ways[0]

    def asks(s: Any, c: Run) -> bool:
        for one in ways:  # noqa: SIM110 - asked so often that a generator would be seen
            if one(s, c):
                return True
        return False

    return asks


class Possibilities(Handlers[Callable[[Any], Possible]]):
    """A game's table of makers. `holds` is what the game asks of conditions (`Meaning.holds`), `source_of` the thing
    whose text an effect is."""

    def __init__(
        self, holds: Callable[[Any, Condition, Names, Any, int], bool], source_of: Callable[[Any, Run], Any]
    ) -> None:
        super().__init__("step of which it is asked whether it could do anything")
        self._holds = holds
        self._source_of = source_of
        self.add({If: self._if})

    def holds(self, s: Any, c: Run, condition: Condition) -> bool:
        """Whether a condition is true for an effect now."""
        return self._holds(s, condition, c.names, self._source_of(s, c), c.seat)

    def could(self, step: Step | None) -> Possible:
        """The question whether `step` could do anything, to be asked of a table again and again; None never does."""
        if step is None:
            return never
        make = self.get(type(step))
        return always if make is None else make(step)

    def _if(self, step: If) -> Possible:
        then, otherwise = self.could(step.then), self.could(step.otherwise)
        condition, holds = step.condition, self.holds
        if isinstance(condition, COIN_CONDITIONS):
            return any_of([then, otherwise])
        return lambda s, c: then(s, c) if holds(s, c, condition) else otherwise(s, c)
