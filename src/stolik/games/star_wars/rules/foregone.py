"""What goes without saying in Star Wars, besides the one answer that is legal (architecture: What goes without
saying)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import LuckNeeded

from .actions.using import PASS, playable
from .battle import fastest
from .state import StarWarsState, Unit
from .windows import Window

NEXT: Final = "next unit"
CHANCE: Final = "window:"

Give = Callable[[StarWarsState, Answer], None]
"""Lets a state go on to its next question by an answer."""


def next_unit(s: StarWarsState, decision: Decision, give: Give) -> Answer | None:
    """Which of several units of one speed acts first (SW-BATTLE-4), where it makes no difference: they are twins, or
    each can only be tapped, and their player could do nothing between one and the other. What the opponent could do
    there is not asked: it could be done before the first and after the last as well."""
    units = [s.units[option.args[0]] for option in decision.options]
    first = decision.options[:1]
    if all(_are_twins(s, units[0], unit) for unit in units[1:]):
        return first
    if playable(s, Window("open"), decision.seat):
        return None
    after = _after(s, first, give)
    same = after is not None and all(_after(s, (option,), give) == after for option in decision.options[1:])
    return first if same else None


def _are_twins(s: StarWarsState, one: Unit, other: Unit) -> bool:
    """Whether two units differ by their numbers alone: the same cards in the same state, with nothing that means one of
    them."""
    marked = {n for n, _, _ in s.used}
    return (
        (one.stack, one.damage, one.counters, one.moved) == (other.stack, other.damage, other.counters, other.moved)
        and not (one.pilots or other.pilots or one.effects or other.effects)
        and not {one.id, other.id} & marked
    )


def _after(s: StarWarsState, picks: Answer, give: Give) -> int | None:
    """The position when all units of the arena have acted, if both pass in each chance until then, by its key; None if
    somebody has another choice before."""
    s, arena = s.clone(), s.arena
    try:
        give(s, picks)
        while (decision := s.decision) is not None and s.arena == arena and fastest(s, arena):
            if decision.kind.startswith(CHANCE):
                give(s, (PASS,))
            elif decision.kind == NEXT:
                give(s, decision.options[:1])
            elif decision.forced:
                give(s, next(decision.answers()))
            else:
                return None
    except LuckNeeded:  # scripted luck, which nobody has planned for this order
        return None
    return s.key()
