"""Procedures: rows of named functions that read from top to bottom, one frame at a time (architecture: The agenda).

A part is `part(state, frame, picks)`. It is called with picks None; to ask, it calls `ask` and is called again with the
answer. What comes after it lies below it on the agenda already. What a part remembers for itself or for the next one
lies in `data`, by the names in `memory.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from stolik.kernel.agenda import Ask, Frame
from stolik.kernel.codec import register
from stolik.kernel.compiling import mypyc_attr
from stolik.kernel.decision import Answer, Decision
from stolik.kernel.state import State

from .memory import Memory


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Procedure(Frame):
    """The part `at` of a procedure; `seat` is whose it is, `data` what it has to remember."""

    __slots__ = ("at", "data", "name", "seat")

    data: Memory

    def __init__(self, name: str, at: int = 0, seat: int = -1, data: dict[str, Any] | None = None) -> None:
        self.name = name
        self.at = at
        self.seat = seat
        self.data = {} if data is None else data  # type: ignore[assignment] # a Memory is a dictionary

    def with_data(self, more: Mapping[str, Any]) -> Procedure:
        """The same part, with more to remember."""
        return Procedure(self.name, self.at, self.seat, {**self.data, **more})


register(Procedure)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Again(Frame):
    """A part that is repeated: unlike a Procedure it does not push the next one."""

    __slots__ = ("frame",)

    def __init__(self, frame: Procedure) -> None:
        self.frame = frame


register(Again)


Part = Callable[[Any, Procedure, Answer | None], None]


class Procedures(dict[str, tuple[Part, ...]]):
    """The procedures of one game, by name; each of its modules adds its own."""

    def run(self, s: State, f: Procedure) -> None:
        """Run one part, and those after it as long as nothing comes between: the next one lies below it while it
        runs."""
        parts, agenda = self[f.name], s.agenda
        for at in range(f.at, len(parts) - 1):
            below = Procedure(f.name, at + 1, f.seat, f.data)  # it remembers the same
            agenda.append(below)
            parts[at](s, f, None)
            if not agenda or agenda[-1] is not below:
                return
            f = below
            agenda.pop()
        parts[-1](s, f, None)

    def resume(self, s: State, f: Procedure, picks: Answer) -> None:
        """Go on with the part that asked."""
        self[f.name][f.at](s, f, picks)

    def run_again(self, s: State, f: Again) -> None:
        """Run the part that is repeated."""
        self[f.frame.name][f.frame.at](s, f.frame, None)


NOTHING: Final[Mapping[str, Any]] = {}


def ask(s: State, f: Procedure, decision: Decision) -> None:
    """Ask, and come back to this part with the answer."""
    s.agenda.append(f)
    s.agenda.append(Ask(decision))


def again(s: State, f: Procedure, more: Mapping[str, Any] = NOTHING) -> None:
    """Do this part once more, with more to remember; the next one is to come after it and lies below already."""
    s.agenda.append(Again(f.with_data(more)))


def remember(s: State, f: Procedure, more: Mapping[str, Any]) -> None:
    """Let the next part, which lies on top of the agenda, know something."""
    top = s.agenda[-1]
    assert isinstance(top, Procedure)
    assert top.name == f.name
    s.agenda[-1] = top.with_data(more)
