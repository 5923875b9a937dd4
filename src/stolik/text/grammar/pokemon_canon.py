"""What a reading means once the whole text is known: which Pokémon "that Pokémon" is.

A noun phrase points back. "That Pokémon" is read as CHOSEN; where nothing was chosen before it, it is the Pokémon that
the text named last. A `Choose` among one ("choose 1 of the Defending Pokémon") chooses nothing: the noun itself stands.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from stolik.cardgame.ast.common import CHOSEN, SELF, Choose, Do, ForEach, Named
from stolik.cardgame.ast.pokemon import (
    ATTACKER,
    DEFENDING,
    NEW_DEFENDING,
    REPLACED,
    Discard,
    Look,
    Move,
    RevealUntil,
    Search,
    SwitchIn,
)

_POINTS_BACK = (DEFENDING, NEW_DEFENDING, ATTACKER)


class Walk:
    """Walks a tree in the order of its text; `last` is what "that Pokémon" means where the walk has come."""

    def __init__(self) -> None:
        self.last: Named | None = None

    def node(self, tree: Any) -> Any:
        """The tree with its pronouns resolved; an empty `Do` where nothing is left."""
        if isinstance(tree, Named):
            return self._noun(tree)
        if isinstance(tree, tuple):
            return tuple(self.node(part) for part in tree)
        if isinstance(tree, Choose) and isinstance(tree.what, Named) and tree.what != CHOSEN:
            self.last = tree.what
            return Do(())
        if not is_dataclass(tree) or isinstance(tree, type):
            return tree
        if isinstance(tree, ForEach):
            self.last = CHOSEN
        whole = type(tree)(**{field.name: self.node(getattr(tree, field.name)) for field in fields(tree)})
        if isinstance(whole, Choose | Search | Discard | Move | Look | RevealUntil):
            self.last = CHOSEN
        elif isinstance(whole, SwitchIn) and whole.up == SELF:
            self.last = REPLACED
        if isinstance(whole, Do):
            steps = tuple(inner for step in whole.steps for inner in (step.steps if isinstance(step, Do) else (step,)))
            return steps[0] if len(steps) == 1 else Do(steps)
        return whole

    def _noun(self, noun: Named) -> Named:
        if noun == CHOSEN:
            return self.last or CHOSEN
        if noun in _POINTS_BACK and self.last != CHOSEN:
            self.last = noun
        return noun


def canonical(tree: Any) -> Any:
    """The tree as it is meant."""
    return Walk().node(tree)
