"""What a reading means once the whole text is known: which Pokémon "that Pokémon" is.

A noun phrase points back. "That Pokémon" is read as CHOSEN; where nothing was chosen before it, it is the Pokémon that
the text named last. A `Choose` among one ("choose 1 of the Defending Pokémon") chooses nothing: the noun itself stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass, replace
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    SELF,
    THAT_MANY,
    Choose,
    Compare,
    Count,
    Do,
    Exists,
    Flip,
    ForEach,
    If,
    Named,
    Node,
    OfChosen,
    Some,
    Static,
    Unless,
    When,
    Which,
    which_of,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    ATTACKER,
    DEFENDING,
    NEW_ACTIVE,
    NEW_DEFENDING,
    REPLACED,
    Before,
    CannotUse,
    ChooseAttack,
    Discard,
    DiscardTop,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    Fails,
    Hit,
    Ignoring,
    Kind,
    Look,
    Move,
    Onto,
    RevealUntil,
    Search,
    Switch,
    SwitchIn,
)
from stolik.text.grammar.rows import flat, whole
from stolik.text.trees import nodes, rebuilt

THAT = Named("that pokemon")
""""That Pokémon", while a text is being read."""
_POINTS_BACK = (DEFENDING, NEW_DEFENDING, ATTACKER, HOLDER)


class Walk:
    """Walks a tree in the order of its text; `last` is what "that Pokémon" means where the walk has come."""

    def __init__(self) -> None:
        self.last: Named | None = None
        self.own = False
        """Whether it was one's own Active Pokémon that changed places last."""
        self.thrown: Any = None
        """What was discarded last, None for cards of a deck."""

    def node(self, tree: Any) -> Any:
        """The tree with its pronouns resolved; an empty `Do` where nothing is left."""
        if isinstance(tree, tuple):
            return tuple(self.node(part) for part in tree)
        if type(tree) in _RESOLVED:
            return _RESOLVED[type(tree)](self, tree)
        return self._parts(tree) if is_dataclass(tree) else tree

    def _parts(self, tree: Any) -> Any:
        meant = rebuilt(tree, self.node)
        if isinstance(meant, Choose | Search | Discard | Move | Look | RevealUntil):
            to = getattr(meant, "to", None)
            onto = to.to if isinstance(to, Onto) else None
            self.last = onto if isinstance(onto, Named) else CHOSEN
        return meant

    def _choose(self, tree: Choose) -> Any:
        """A choice among one chooses nothing: the noun is what the text speaks of."""
        if isinstance(tree.what, Named) and tree.what != CHOSEN:
            self.last = tree.what
            return Do(())
        return self._parts(tree)

    def _each(self, tree: ForEach) -> Any:
        self.last = CHOSEN
        return self._parts(tree)

    def _switch(self, tree: SwitchIn) -> Any:
        meant = self._parts(tree)
        if meant.up == SELF:
            self.last = REPLACED
        return meant

    def _places(self, tree: Switch) -> Any:
        self.own = tree.out in (SELF, ACTIVE)
        return self._parts(tree)

    def _happens(self, tree: When) -> Any:
        """What goes to the Bench is one's own, and so is what comes in its place."""
        self.own = self.own or tree.event == "sent back"
        return self._parts(tree)

    def _discard(self, tree: Discard) -> Any:
        meant = self._parts(tree)
        self.thrown = meant.what
        return meant

    def _discard_top(self, tree: DiscardTop) -> Any:
        self.thrown, self.last = None, CHOSEN
        return tree

    def _count(self, tree: Count) -> Any:
        """ "The Energy cards you discarded" are all of them where nothing else was discarded."""
        meant = self._parts(tree)
        if isinstance(meant.of, OfChosen) and self.thrown is not None and _all_are(self.thrown, meant.of.filters):
            return THAT_MANY
        return meant

    def _compare(self, tree: Compare) -> Any:
        """Whether there is any such card among them is asked of the cards."""
        return tree if isinstance(tree.left, Count) and isinstance(tree.left.of, OfChosen) else self._parts(tree)

    def _flip(self, tree: Flip) -> Any:
        """Damage that a branch does alone isn't affected by what is said behind it."""
        meant = self._parts(tree)
        return replace(meant, heads=_unmatched(meant.heads), tails=_unmatched(meant.tails))

    def _before(self, tree: Before) -> Any:
        if any(isinstance(each, Hit) for each in nodes(tree)):
            raise ValueError("damage is done before damage is done")
        return self._parts(tree)

    def _part(self, tree: Any) -> Any:
        """A part of a card that is attached is about its holder, if its condition is. It names nobody who was chosen:
        nobody was."""
        if mentions(tree.while_, HOLDER):
            self.last = HOLDER
        meant = self._parts(tree)
        if isinstance(meant, Static) and meant.to == CHOSEN:
            raise ValueError(f"nobody was chosen for {meant!r}")
        return meant

    def _search(self, tree: Search) -> Any:
        """ "A card that evolves from 1 of your Pokémon, put onto that Pokémon": onto any from which it evolves."""
        meant = self._parts(tree)
        if isinstance(meant.to, Evolving) and meant.to.what == CHOSEN:
            for below in nodes(meant.what):
                if isinstance(below, EvolvesFrom) and isinstance(below.what, Some):
                    which = replaced(meant.what, below, replace(below, what=below.what.which))
                    return replace(meant, what=which, to=replace(meant.to, what=below.what))
        return meant

    def _steps(self, tree: Do) -> Any:
        return whole(_costs(flat(self._parts(tree).steps)))

    def _noun(self, noun: Named) -> Named:
        if noun == THAT:
            return self.last or CHOSEN
        if noun == NEW_ACTIVE and not self.own:
            noun = NEW_DEFENDING
        if noun in _POINTS_BACK and self.last != CHOSEN:
            self.last = noun
        return noun


_RESOLVED: dict[type, Callable[[Walk, Any], Any]] = {
    Named: Walk._noun,
    Choose: Walk._choose,
    ForEach: Walk._each,
    SwitchIn: Walk._switch,
    Switch: Walk._places,
    When: Walk._happens,
    Discard: Walk._discard,
    DiscardTop: Walk._discard_top,
    Count: Walk._count,
    Compare: Walk._compare,
    Flip: Walk._flip,
    Before: Walk._before,
    Do: Walk._steps,
    Static: Walk._part,
    Search: Walk._search,
}


def _unmatched(branch: Any) -> Any:
    steps = flat((branch,))
    if len(steps) != 2 or steps[1] != Ignoring(("weakness", "resistance")):
        return branch
    alone = isinstance(steps[0], Hit) and steps[0].to != SELF  # what it does to itself is never matched
    return replace(steps[0], matched="never") if alone else branch


def _all_are(what: Any, filters: tuple[Any, ...]) -> bool:
    """Whether cards that are discarded are all like that, by what the text says of them."""
    which = which_of(what)
    if not isinstance(which, Which):
        return False
    said = set(which.filters)
    if which.what in ("energy", "energy card") or any(isinstance(one, EnergyOf) for one in said):
        said.add(Kind("energy"))
    if any(isinstance(one, Kind) and one.sort in ("basic energy", "special energy") for one in said):
        said.add(Kind("energy"))
    return set(filters) <= said


def replaced(tree: Any, old: Any, new: Any) -> Any:
    """The tree with every `old` in it made `new`."""
    if tree == old:
        return new
    if isinstance(tree, tuple):
        return tuple(replaced(part, old, new) for part in tree)
    return rebuilt(tree, lambda part: replaced(part, old, new)) if is_dataclass(tree) else tree


def depends(tree: Any) -> bool:
    """Whether a step speaks of what was chosen before it."""
    return any(each in (CHOSEN, THAT, CannotUse(None)) for each in nodes(tree))


def opens(step: Any) -> bool:
    """Whether a step chooses something that a later one must speak of."""
    return isinstance(step, Choose | ChooseAttack)


def _absorbed(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """What speaks of a choice made under a condition or coin belongs under it too."""
    done: list[Any] = []
    for step in steps:
        last = done[-1] if done else None
        if depends(step) and isinstance(last, Flip) and _open(last.tails or last.heads):
            if last.tails is not None:
                done[-1] = replace(last, tails=whole((*flat((last.tails,)), step)))
            elif last.heads is not None:
                done[-1] = replace(last, heads=whole((*flat((last.heads,)), step)))
        elif depends(step) and isinstance(last, If) and last.otherwise is None and _open(last.then):
            done[-1] = replace(last, then=whole((*flat((last.then,)), step)))
        else:
            done.append(step)
    return tuple(done)


def _costs(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """ "If you can't discard a card …, this attack does nothing": such a card as the step behind it discards."""
    if len(steps) < 2 or not isinstance(steps[1], Discard) or not isinstance(steps[1].what, Some):
        return steps
    which = steps[1].what.which
    if steps[0] != If(Unless(Exists(Which("card", "you", "hand"))), Fails()) or not isinstance(which, Which):
        return steps
    return (If(Unless(Exists(which)), Fails()), *steps[1:]) if which.where == "hand" and which.whose == "you" else steps


def mentions(tree: Any, noun: Node) -> bool:
    """Whether the noun, or another node, stands in the tree."""
    return any(each == noun for each in nodes(tree))


def _open(branch: Any) -> bool:
    steps = flat((branch,))
    return any(opens(step) for step in steps) and all(opens(step) or depends(step) for step in steps[-1:])


def _gathered(tree: Any) -> Any:
    """The tree, in every row of steps what belongs under a condition drawn into it."""
    if isinstance(tree, tuple):
        return _absorbed(tuple(map(_gathered, tree)))
    if not is_dataclass(tree):
        return tree
    node = rebuilt(tree, _gathered)
    return whole(_absorbed(flat(node.steps))) if isinstance(node, Do) else node


def canonical(tree: Any) -> Any:
    """The tree as it is meant. Raises ValueError if a choice in it is about nothing."""
    meant = Walk().node(_gathered(tree))
    if mentions(meant, Do(())):
        raise ValueError(f"a choice about nothing in {meant!r}")
    return meant
