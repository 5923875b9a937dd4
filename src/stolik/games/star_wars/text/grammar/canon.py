"""Between trees and sentences: what one sentence says of several nodes, and the one tree that a reading stands for.

`surface` gathers what a sentence says together ("gets +10 speed and Stun 2"); `meant` takes it apart again, says which
unit "that unit" is, and puts filters in one order. A tree and its canonical form do the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, is_dataclass, replace
from typing import Any

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    AllOf,
    AnyOf,
    Called,
    Choose,
    Condition,
    Count,
    Do,
    Exists,
    Filter,
    Hurt,
    If,
    Is,
    Lasting,
    Modifier,
    Named,
    Node,
    Not,
    Noun,
    Number,
    Other,
    Some,
    Static,
    Step,
    When,
    Which,
)
from stolik.games.star_wars.ast.nodes import (
    EVENT,
    SPENT,
    TARGET,
    Activated,
    Attacking,
    Await,
    Control,
    Damage,
    Discard,
    Gets,
    Grants,
    Heal,
    InArena,
    Keyword,
    Numbered,
    Pilot,
    Prevent,
    PutInto,
    Retreat,
    Sort,
    Tap,
    Tapped,
    Unique,
    Untap,
    Upkeep,
    Watch,
)
from stolik.games.star_wars.text.grammar.filters import says_unit
from stolik.games.star_wars.text.grammar.nouns import IT, THAT
from stolik.text.grammar.rows import flat, whole
from stolik.text.trees import nodes, parts_of, rebuilt

GIVEN = (Gets, Keyword, Activated)
"""What stands behind "gets"."""
_PREVENTABLE = {"would be damaged": SELF, "unit would be damaged": EVENT}
THIS = Attacking(Not(Other()))
"""Attacking the unit whose text it is."""
_ABOUT = {
    "attacks": TARGET, "damages": TARGET, "defeats": TARGET, "unit would be damaged": EVENT, "unit gone": EVENT,
    "unit attack ends": EVENT,
}  # fmt: skip
"""Which unit "that unit" is behind an event."""
_FLIP = {"you": "opponent", "opponent": "you", "each": "each"}
"""Whose units those are for the player of the card, that are somebody's for the unit that is attacked."""
_FOLDED = (Control, Tap, Untap, Discard, Retreat, Damage, Heal, Prevent)


@dataclass(frozen=True)
class Gives(Step):
    """`on` gets all of `what` until a time, as long as `while_` holds; `vs`: as long as it attacks a unit like that."""

    on: Noun
    what: tuple[Node, ...]
    until: str
    while_: Condition | None = None


@dataclass(frozen=True)
class Bestows(Node):
    """A static line: `to` has all of `what`, while it attacks a unit like `vs` and `while_` holds."""

    what: tuple[Node, ...]
    to: Noun
    while_: Condition | None = None
    vs: Filter | None = None


@dataclass(frozen=True)
class Hunts(Step):
    """This turn units like `to` get all of `what` while they attack `on`."""

    what: tuple[Node, ...]
    to: Noun
    on: Noun


@dataclass(frozen=True)
class PreventThat(Step):
    """Prevent `n` (None: all) of the damage that the event is about."""

    n: Number | None
    choice: bool = False


# ---- towards sentences


def surface(tree: Any) -> Any:
    """The tree as sentences say it."""
    return _surface(tree, None)


def _surface(tree: Any, event: str | None) -> Any:
    if isinstance(tree, tuple):
        return tuple(_surface(part, event) for part in tree)
    if not is_dataclass(tree):
        return tree
    if event is not None and isinstance(tree, Prevent) and tree.to == _PREVENTABLE[event] and tree.by is None:
        return PreventThat(tree.n, tree.choice)
    if type(tree) in _HEARD:
        event, tree = _HEARD[type(tree)](tree)
    node = rebuilt(tree, lambda part: _surface(part, event))
    return _SAID[type(node)](node) if type(node) in _SAID else node


def _heard_when(tree: When) -> tuple[str | None, Any]:
    return tree.event if tree.event in _PREVENTABLE else None, tree


def _heard_activated(tree: Activated) -> tuple[str | None, Any]:
    implied = _implied(tree)
    return None, replace(tree, while_=None) if implied is not None and tree.while_ == implied else tree


def _said_damage(step: Damage) -> Any:
    return step if step.by is not None else replace(step, by=SELF)


UNIT = Sort("unit")


def _said_counted(node: Any) -> Any:
    """What is counted as units says so by its noun alone."""
    name = "of" if isinstance(node, Count) else "which"
    which = getattr(node, name)
    if not isinstance(which, Which) or UNIT not in which.filters:
        return node
    filters = tuple([one for one in which.filters if one != UNIT])
    return replace(node, **{name: replace(which, filters=filters)}) if says_unit(filters) else node


_HEARD: dict[type, Callable[[Any], tuple[str | None, Any]]] = {When: _heard_when, Activated: _heard_activated}
"""Of nodes that have sentences of their own: the damage that "that damage" is in them, and what is said of them."""


def _placed(step: Retreat, where: str, then: str) -> Retreat:
    """Only units in an arena can retreat, so that the place isn't said."""
    what = step.what
    which = what.which if isinstance(what, Some) else what
    if not isinstance(which, Which) or which.where != where:
        return step
    which = replace(which, where=then)
    return replace(step, what=replace(what, which=which) if isinstance(what, Some) else which)


def _given(step: Lasting) -> Any:
    return _GIVEN[type(step.what)](step) if type(step.what) in _GIVEN else step


def keyword_of(when: When) -> str:
    """The keyword that a triggered ability is: "upkeep", "bounty", or ""."""
    if isinstance(when.do, Upkeep):
        return "upkeep"
    owed = when.do.what if isinstance(when.do, Lasting) else None
    return "bounty" if when.event == "defeats" and isinstance(owed, When) else ""


def is_given(what: Any) -> bool:
    """Whether it stands behind "gets"."""
    return isinstance(what, GIVEN) or (isinstance(what, When) and bool(keyword_of(what)))


def _granted(what: Any) -> Any:
    """What a static ability gives: an ability, as it is granted, or a modifier."""
    return Grants(what) if isinstance(what, Activated | When) else what


def _given_outright(step: Lasting) -> Any:
    return Gives(step.on, (step.what,), step.until) if isinstance(step.on, Noun) else step


def _given_when(step: Lasting) -> Any:
    """What happens to a unit that is chosen for it: chosen first; a keyword is given like others."""
    if is_given(step.what):
        return _given_outright(step)
    return Do((Choose(step.on), _given(replace(step, on=CHOSEN)))) if isinstance(step.on, Some) else step


def _given_static(step: Lasting) -> Any:
    static = step.what
    assert isinstance(static, Static)
    if not isinstance(step.on, Noun):
        return step
    if static.to == SELF:
        what = static.what.ability if isinstance(static.what, Grants) else static.what
        return Gives(step.on, (what,), step.until, static.while_)
    to = static.to
    hunts = isinstance(to, Which) and to.filters and to.filters[-1] == THIS and static.while_ is None
    if hunts and step.until == "turn" and isinstance(to, Which) and not isinstance(step.on, Some):
        return Hunts((static.what,), replace(to, whose=_FLIP[to.whose], filters=to.filters[:-1]), step.on)
    return _given_when(step)


_GIVEN: dict[type, Callable[[Lasting], Any]] = {
    **dict.fromkeys(GIVEN, _given_outright),
    Static: _given_static,
    Watch: _given_when,
    When: _given_when,
}
_SAID: dict[type, Callable[[Any], Any]] = {
    Retreat: lambda step: _placed(step, "arenas", "anywhere"),
    Damage: _said_damage,
    Lasting: _given,
    Await: lambda waits: Lasting(waits.when, "you", "once") if waits.until == "once" else waits,
    Grants: lambda given: given.ability,
    Do: lambda steps: whole(_joined(flat(steps.steps))),
    Count: _said_counted,
    Exists: _said_counted,
}
"""How sentences say a node whose parts they say already."""


def _joined(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    done: list[Any] = []
    for step in steps:
        last = done[-1] if done else None
        if isinstance(step, Gives) and isinstance(last, Gives):
            same = (last.on, last.until, last.while_) == (step.on, step.until, step.while_)
            if same and not isinstance(step.on, Some) and all(is_given(one) for one in (*last.what, *step.what)):
                done[-1] = replace(last, what=(*last.what, *step.what))
                continue
        done.append(step)
    for n, step in enumerate(done[:-1]):
        after = done[n + 1]
        if isinstance(step, Choose) and isinstance(after, Gives) and after.on == CHOSEN and after.while_ is None:
            if isinstance(step.what, Some) and all(is_given(one) for one in after.what):
                done[n : n + 2] = [replace(after, on=step.what)]
                break
    return tuple(done)


def lines(abilities: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
    """The abilities of a card as its lines: what a line says together is one tuple."""
    done: list[tuple[Any, ...]] = []
    for each in abilities:
        last = done[-1][-1] if done else None
        if (
            isinstance(each, Static)
            and isinstance(last, Static)
            and (each.to, each.while_) == (last.to, last.while_)
            and all(isinstance(one.what, Gets | Keyword | Grants) for one in (each, last))
            and not (each.to == SELF and each.while_ is None)
        ):
            done[-1] = (*done[-1], each)
        else:
            done.append((each,))
    return tuple(done)


def said(line: tuple[Any, ...]) -> Any:
    """One line of abilities as a sentence says it."""
    if not isinstance(line[0], Static):
        return surface(line[0])
    to, vs = line[0].to, None
    if isinstance(to, Which) and to.what == "unit" and to.filters and isinstance(to.filters[-1], Attacking):
        vs = to.filters[-1].what
        if vs is not None:
            to = replace(to, filters=to.filters[:-1])
    return Bestows(tuple(surface(one.what) for one in line), surface(to), surface(line[0].while_), vs)


# ---- towards trees


def meant(sentence: Any) -> Any:
    """The tree that a sentence, or what was read of one, stands for."""
    return ordered(_Walk().node(sentence, _Scope()))


@dataclass
class _Scope:
    """What "that unit" and "it" are; `event`: the damage that "that damage" is."""

    that: Named | None = None
    inside: bool = False
    event: str = "would be damaged"


class _Walk:
    def node(self, tree: Any, scope: _Scope) -> Any:
        """The tree as it is meant where it stands."""
        if isinstance(tree, tuple):
            return tuple(self.node(part, scope) for part in tree)
        if type(tree) in _MEANT:
            return _MEANT[type(tree)](self, tree, scope)
        return self._parts(tree, scope) if is_dataclass(tree) else tree

    def _noun(self, noun: Named, scope: _Scope) -> Named:
        if noun == IT:
            return CHOSEN if scope.that == CHOSEN and not scope.inside else SELF
        if noun == THAT:
            spent = scope.that == SPENT
            return SELF if (scope.inside and not spent) or scope.that is None else scope.that
        return noun

    def _parts(self, tree: Any, scope: _Scope) -> Any:
        node = rebuilt(tree, lambda part: self.node(part, scope))
        if any(isinstance(part, Some) for _, part in parts_of(node)) or _puts_cards(node):
            scope.that = CHOSEN
        return node

    def _counted(self, tree: Any, scope: _Scope) -> Any:
        """Units that are counted: pilots on units count with others alone (SW-PILOT-30)."""
        node = self._parts(tree, scope)
        name = "of" if isinstance(node, Count) else "which"
        which = getattr(node, name)
        if not isinstance(which, Which) or which.what != "unit" or not says_unit(which.filters):
            return node
        return replace(node, **{name: replace(which, filters=(*which.filters, UNIT))})

    def _retreat(self, tree: Retreat, scope: _Scope) -> Any:
        return _placed(self._parts(tree, scope), "anywhere", "arenas")

    def _damage(self, tree: Damage, scope: _Scope) -> Any:
        node = self._parts(tree, scope)
        return replace(node, by=None) if node.by == SELF else node

    def _prevent_it(self, tree: PreventThat, scope: _Scope) -> Any:
        return Prevent(tree.n, _PREVENTABLE.get(scope.event, SELF), choice=tree.choice)

    def _gives(self, tree: Gives, scope: _Scope) -> Any:
        return _taken(rebuilt(tree, lambda part: self.node(part, scope)), False, self._inner(tree.what, scope))

    def _pilot(self, tree: Pilot, scope: _Scope) -> Any:
        each = tuple(self.node(one, _Scope(None, True)) for one in tree.gives)
        return replace(tree, gives=tuple(x for one in each for x in (one if isinstance(one, tuple) else (one,))))

    def _when(self, tree: When, scope: _Scope) -> Any:
        that = _ABOUT.get(tree.event)
        inner = _Scope(scope.that or that, scope.inside, tree.event)
        node = rebuilt(tree, lambda part: self.node(part, inner))
        do = node.do
        if isinstance(do, If) and isinstance(do.condition, InArena) and do.condition.noun == SELF:
            return replace(node, do=do.then) if do.otherwise is None else node
        return node

    def _lasting(self, tree: Lasting, scope: _Scope) -> Any:
        if not isinstance(tree.what, When | Static | Activated) or not isinstance(tree.on, Noun):
            node = self._parts(tree, scope)
            return Await(node.what) if node.until == "once" and _waits(node.what) else node
        inner = _Scope(None, True, scope.event)
        when = tree.what if isinstance(tree.what, When) else None
        known = when is not None and when.event == "unit attack ends"
        if known and tree.on in (CHOSEN, TARGET) and scope.that in (CHOSEN, TARGET):
            return replace(tree, on=scope.that, what=self.node(tree.what, inner))
        if when is not None and tree.on == IT and scope.that == CHOSEN:
            return Lasting(self.node(replace(when, event="unit attack ends"), inner), CHOSEN, tree.until)
        return replace(tree, on=self.node(tree.on, scope), what=self.node(tree.what, inner))

    def _activated(self, tree: Activated, scope: _Scope) -> Any:
        own = _Scope(None, False, "would be damaged")
        costs = self.node(tree.costs, own)
        paid = any(isinstance(one, Some) and getattr(one.which, "what", "") == "unit" for one in nodes(costs))
        own.that = SPENT if paid else None
        node = replace(rebuilt(replace(tree, costs=()), lambda part: self.node(part, own)), costs=costs)
        missing = node.while_ is None and _implied(node) is not None
        return replace(node, while_=_implied(node)) if missing else node

    def _hunts(self, tree: Hunts, scope: _Scope) -> Any:
        to = tree.to
        if not isinstance(to, Which):
            raise ValueError(f"who hunts? {to!r}")
        to = replace(to, whose=_FLIP[to.whose], filters=(*to.filters, THIS))
        on = self.node(tree.on, scope)
        return whole(tuple(Lasting(Static(one, to), on, "turn") for one in tree.what if isinstance(one, Modifier)))

    def _inner(self, what: tuple[Any, ...], scope: _Scope) -> tuple[Any, ...]:
        """What is given speaks of whom it is given to; its numbers of what the cost was paid with, if that was a
        unit."""
        paid = SPENT if scope.that == SPENT else None
        return tuple(self.node(part, _Scope(paid, True)) for part in what)

    def _steps(self, tree: Do, scope: _Scope) -> Any:
        done: list[Any] = []
        steps = flat(tree.steps)
        for n, step in enumerate(steps):
            if isinstance(step, Gives):
                later = any(_points(after) for after in steps[n + 1 :])
                gives, inner = rebuilt(step, lambda part: self.node(part, scope)), self._inner(step.what, scope)
                if isinstance(step.on, Some):
                    scope.that = CHOSEN
                done += flat((_taken(gives, later, inner),))
            else:
                done += flat((self.node(step, scope),))
        return whole(_folded(tuple(done)))

    def _static(self, tree: Bestows, scope: _Scope) -> Any:
        to = self.node(tree.to, scope)
        if tree.vs is not None and isinstance(to, Which):
            to = replace(to, filters=(*to.filters, Attacking(tree.vs)))
        while_ = self.node(tree.while_, scope)
        if isinstance(while_, InArena) and while_.noun == SELF:
            while_ = None
        what = tuple(self.node(one, scope) for one in tree.what)
        return tuple(Static(_granted(one), to, while_) for one in what)


_MEANT: dict[type, Callable[[_Walk, Any, _Scope], Any]] = {
    Count: _Walk._counted,
    Exists: _Walk._counted,
    Named: _Walk._noun,
    PreventThat: _Walk._prevent_it,
    Do: _Walk._steps,
    Gives: _Walk._gives,
    Pilot: _Walk._pilot,
    Hunts: _Walk._hunts,
    Bestows: _Walk._static,
    When: _Walk._when,
    Lasting: _Walk._lasting,
    Activated: _Walk._activated,
    Retreat: _Walk._retreat,
    Damage: _Walk._damage,
}
"""What a sentence's node means, where it means another one or has pronouns of its own."""


def _puts_cards(node: Any) -> bool:
    """Whether it puts cards of a zone into their arenas: they are what was chosen."""
    return isinstance(node, PutInto) and isinstance(node.what, Which) and node.what.what == "card"


def _waits(when: Any) -> bool:
    """Whether what waits for an event speaks of what was chosen before, and not of what it chooses itself."""
    return isinstance(when, When) and any(one == CHOSEN for one in nodes(when.do)) and not _chooses(when.do)


def _chooses(step: Any) -> bool:
    return any(isinstance(one, Some) for one in nodes(step))


def _points(step: Any) -> bool:
    return any(each in (CHOSEN, THAT, IT) for each in nodes(step))


def _taken(gives: Gives, later: bool, what: tuple[Any, ...]) -> Any:
    """A `Gives` as the steps that it stands for; `later`: steps behind it speak of what it chose."""
    if gives.while_ is not None:
        each: list[Any] = [Static(_granted(one), SELF, _of_holder(gives.while_)) for one in what]
    else:
        each = list(what)
    if isinstance(gives.on, Some) and (len(each) > 1 or later):
        return Do((Choose(gives.on), *(Lasting(one, CHOSEN, gives.until) for one in each)))
    return whole(tuple(Lasting(one, gives.on, gives.until) for one in each))


def _of_holder(condition: Any) -> Any:
    if isinstance(condition, Is) and condition.noun in (THAT, IT, CHOSEN):
        return Is(SELF, condition.filter)
    return condition


def _folded(steps: tuple[Any, ...]) -> tuple[Any, ...]:
    """A choice that only the next step speaks of stands in that step."""
    done = list(steps)
    for n in range(len(done) - 1):
        step, after = done[n], done[n + 1]
        if isinstance(step, Retreat) and after == Tap(CHOSEN):
            done[n : n + 2] = [replace(step, tapped=True)]
            break
        if not isinstance(step, Choose) or step.what.by != "you" or sum(each == CHOSEN for each in nodes(after)) != 1:
            continue
        if step.what.blind:
            continue
        later = any(_points(each) for each in done[n + 2 :])
        held = isinstance(after, Lasting) and after.on == CHOSEN
        if isinstance(after, _FOLDED) or (held and not later):
            done[n : n + 2] = [_put(after, step.what)]
            break
    return tuple(done)


def pointing(tree: Any, chosen: Any) -> Any:
    """A tree in which "that unit" and "it" are what an earlier text chose."""
    if tree in (THAT, IT):
        return chosen
    if isinstance(tree, tuple):
        return tuple(pointing(part, chosen) for part in tree)
    return rebuilt(tree, lambda part: pointing(part, chosen)) if is_dataclass(tree) else tree


def _put(step: Any, what: Any) -> Any:
    return rebuilt(step, lambda part: what if part == CHOSEN else part)


def _implied(ability: Activated) -> Condition | None:
    """What prevents damage may be played from the build zone, but not what is paid from an arena."""
    if not any(isinstance(each, Prevent | PreventThat) for each in nodes(ability.do)):
        return None
    if Retreat(SELF) in ability.costs:
        return InArena(SELF)
    return None


_ORDER: tuple[Any, ...] = (Not(Tapped()), Tapped(), Hurt(), Unique(), Attacking(), Sort("dark"), Sort("light"))


_RANKS: dict[type, Callable[[Any], int]] = {
    Sort: lambda sort: 10 if sort.word == "neutral" else 13,
    Not: lambda not_: 11 if isinstance(not_.filter, Sort) else 20,
    Called: lambda _: 12,
    AnyOf: lambda _: 13,
    Numbered: lambda _: 14,
    Other: lambda _: 15,
    Attacking: lambda _: 16,
}


def _rank(filter_: Filter) -> int:
    if filter_ in _ORDER:
        return _ORDER.index(filter_)
    return _RANKS[type(filter_)](filter_) if type(filter_) in _RANKS else 20


def _without(which: Which, filter_: Filter) -> Which:
    """Each of them, of which a verb can only touch those that the filter admits."""
    return replace(which, filters=tuple(each for each in which.filters if each != filter_))


def ordered(tree: Any) -> Any:
    """The tree with all filters in one order."""
    if isinstance(tree, tuple):
        return tuple(map(ordered, tree))
    if not is_dataclass(tree):
        return tree
    node = rebuilt(tree, ordered)
    if isinstance(node, Heal) and isinstance(node.of, Which):
        return replace(node, of=_without(node.of, Hurt()))
    if isinstance(node, Tap) and isinstance(node.what, Which):
        return replace(node, what=_without(node.what, Not(Tapped())))
    if isinstance(node, Which | AllOf):
        return replace(node, filters=tuple(sorted(node.filters, key=_rank)))
    return node


def canonical(tree: Any) -> Any:
    """A tree as it is meant, whichever way it was written down."""
    if isinstance(tree, Static | Modifier):
        return ordered(tree)
    if isinstance(tree, Pilot):
        return replace(tree, gives=tuple(canonical(each) for each in tree.gives))
    return meant(surface(tree))
