"""What things are chosen for, where only the card that asks tells it: what later steps of its tree do to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from stolik.cardgame.ast import Choose
from stolik.text.trees import nodes


def only(found: Iterable[str]) -> str:
    """The one end that all agree on; "" where there are several, or none."""
    ends = set(found)
    return ends.pop() if len(ends) == 1 else ""


def end(steps: tuple[Any, ...], done: Callable[[Any], str]) -> str:
    """What is done to what was chosen: first by a step of its own, else by one under a condition. `done` gives the
    purpose of a node, "" for one that does nothing to the chosen things."""
    for inner in (False, True):
        for step in steps:
            if isinstance(step, Choose):
                break
            for node in nodes(step) if inner else (step,):
                if key := done(node):
                    return key
    return ""
