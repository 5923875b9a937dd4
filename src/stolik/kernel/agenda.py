"""The agenda: what is still to do, as a stack of frames with the question on top (architecture: The agenda)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from .compiling import mypyc_attr
from .decision import Answer, Decision, IllegalAnswer

if TYPE_CHECKING:
    from .rules import Rules
    from .state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """An operation still to do. Never changed once pushed, so clones share frames.

    Subclasses hold ints, strings, tuples, Options and card nodes in slots; the codec writes the class name and the
    slots, and rebuilds without calling `__init__`.
    """

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Ask(Frame):
    """A question that waits for its answer. Only ever the top frame; the frame below it receives the answer."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


def advance(rules: Rules[S], s: S) -> None:
    """Run frames until somebody is asked or nothing is left to do."""
    agenda = s.agenda
    while agenda and not isinstance(agenda[-1], Ask):
        rules.run(s, agenda.pop())


def answer(rules: Rules[S], s: S, picks: Answer) -> None:
    """Give the pending decision its answer and go on to the next one.

    Raises IllegalAnswer, with `s` untouched, when nobody is asked or the decision does not allow `picks`.
    """
    decision = s.decision
    if decision is None or not decision.allows(picks):
        raise IllegalAnswer(decision, picks)
    apply(rules, s, picks)


def apply(rules: Rules[S], s: S, picks: Answer) -> None:
    """`answer` without the check, for drivers that took `picks` from the pending decision's own options."""
    agenda = s.agenda
    agenda.pop()
    rules.resume(s, agenda.pop(), picks)
    while agenda and type(agenda[-1]) is not Ask:
        rules.run(s, agenda.pop())
