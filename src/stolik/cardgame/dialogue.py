"""A step that asks several things is a dialogue: named parts that read from top to bottom (architecture: Effects).

    do_switch: Final = Dialogue({"": who_goes, "into": who_comes})

A part is `part(state, run, node, picks)`: called with picks None it asks by returning a Decision, and is called again
with the answer. Then it returns the word of the part that goes on, or None: the step is done. Which part's question is
open is remembered under PHASE by its word; the first part has none, since nothing was remembered before it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stolik.kernel.decision import Answer, Decision

from .interpret import Run
from .memory import PHASE

Part = Callable[[Any, Run, Any, Answer | None], Decision | str | None]
"""part(state, run, node, picks): a question, the word of the part that goes on, or None at the end."""


class Dialogue:
    """The handler of a node that asks several things. A part that is the last one for some answers leaves PHASE as its
    step wants it: a step that comes later in the same effect must find no word of this one."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        """`parts` by their words, in order; the first goes on wherever no word of this dialogue is remembered."""
        self.parts = dict(parts)
        self.first = next(iter(self.parts.values()))

    def __call__(self, s: Any, c: Run, node: Any, picks: Answer | None) -> Decision | None:
        """Go on with the part whose question was answered, until something is asked or the step is done."""
        part = self.parts.get(c.names.get(PHASE, ""), self.first)
        while True:
            found = part(s, c, node, picks)
            if not isinstance(found, str):
                return found
            c.names[PHASE] = found
            part, picks = self.parts[found], None
