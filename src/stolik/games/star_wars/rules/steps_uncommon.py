"""Steps that few cards take: named types, cards out of the game, cards of one name, what a Pilot teaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final

from stolik.cardgame.ast import SELF, Called, Do, Modifier, Node, Search, Some, Step, When, Which, which_of
from stolik.cardgame.choices import question
from stolik.cardgame.interpret import Effect, Run, chain
from stolik.games.star_wars.ast.nodes import EVENT, TARGET, Gets, SameName
from stolik.games.star_wars.ast.uncommon import (
    CARD_TYPES,
    Level,
    Namesakes,
    NameType,
    RemoveCards,
    RevealToType,
    SeeBuilt,
    Taught,
)
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import names_type, stat_of
from .choices import named, pick_cards, pick_units
from .events import CardsShown, TypeNamed, ZoneSeen
from .nouns import seats_of
from .state import BUILT, StarWarsState
from .triggers import queue


@dataclass(frozen=True)
class Owed(Step):
    """What a unit is owed later: "this unit" in it is that very one."""

    unit: int
    do: Step


register(Owed)


# ---- what an effect says of now, for later


def bound(s: StarWarsState, c: Run, what: Node, until: str) -> Node:
    """What holds for a while, with what only this moment knows: the name of a unit that is gone, and, of what waits
    for one event, which unit "this unit" is."""
    if not isinstance(what, When):
        return what
    when: When = _put(what, _known(s, c))
    owed = until == "once" and c.source in s.units and _says(when, SELF)
    return replace(when, do=Owed(c.source, when.do)) if owed else when


def _known(s: StarWarsState, c: Run) -> Mapping[type, Callable[[Any], Any]]:
    gone = c.names.get(memory.FALLEN)

    def called(one: SameName) -> Any:
        return Called(s.card(gone).name) if gone is not None and one.of in (TARGET, EVENT) else one

    return {SameName: called}


def _put(tree: Any, known: Mapping[type, Callable[[Any], Any]]) -> Any:
    """The tree with some of its nodes in other words."""
    if isinstance(tree, tuple):
        return tuple([_put(part, known) for part in tree])
    if not is_dataclass(tree) or isinstance(tree, type):
        return tree
    parts = {one.name: getattr(tree, one.name) for one in fields(tree)}
    changed = {name: new for name, part in parts.items() if (new := _put(part, known)) is not part}
    node = replace(tree, **changed) if changed else tree
    return known[type(node)](node) if type(node) in known else node


def _says(tree: Any, noun: Any) -> bool:
    if isinstance(tree, tuple):
        return any(_says(part, noun) for part in tree)
    if tree == noun:
        return True
    return is_dataclass(tree) and any(_says(getattr(tree, one.name), noun) for one in fields(tree))


def do_owed(s: StarWarsState, c: Run, node: Owed, picks: Answer | None) -> None:
    """It is done with that unit as its source; where the unit is gone, what is about it finds nothing."""
    c.first.append(Effect(c.seat, node.unit, c.kind, dict(c.names), chain(node.do)))


def wake_forced(s: StarWarsState, c: Run, kinds: Iterable[int]) -> None:
    """What cards say that an effect of the opponent has made their player discard from the hand (SW-BC-18)."""
    if "forced from hand" not in s.fixed.tables.listeners:
        return
    for kind in kinds:
        seat = s.fixed.kinds[kind][0]
        for one in s.fixed.tables.abilities[kind] if seat != c.seat else ():
            if isinstance(one.ability, When) and one.ability.event == "forced from hand":
                queue(s, one.ability, None, seat, kind, {})


# ---- named types


def do_name_type(s: StarWarsState, c: Run, node: NameType, picks: Answer | None) -> Decision | None:
    """Name a type; all hear it."""
    if picks is None:
        return question(c, "type", tuple([Option("type", (n,)) for n in range(len(CARD_TYPES))]))
    c.names[memory.TYPE] = CARD_TYPES[picks[0].args[0]]
    atoms.tell(s, TypeNamed(c.seat, c.names[memory.TYPE]))
    return None


def do_reveal_to_type(s: StarWarsState, c: Run, node: RevealToType, picks: Answer | None) -> None:
    """The first card of the named type comes into the hand, those above it are discarded."""
    deck = s.seats[c.seat].deck[::-1]
    wanted = c.names.get(memory.TYPE, "")
    n = next((n for n, kind in enumerate(deck) if s.card(kind).kind == wanted), len(deck))
    atoms.tell(s, CardsShown(c.seat, tuple(deck[: n + 1])))
    atoms.discard_top(s, c.seat, n)
    if n < len(deck):
        atoms.take_from(s, c.seat, "top", deck[n])
        atoms.into_hand(s, c.seat, (deck[n],), True)


def other_draw(s: StarWarsState, seat: int) -> Effect | None:
    """What a player does instead of drawing a card now: in the own draw step, where a card says so (SW-TURN-12)."""
    giver = names_type(s, seat) if s.mover == seat and s.phase == "" else None
    if giver is None:
        return None
    return Effect(seat, giver.id, giver.stack[-1], {}, chain(Do((NameType(), RevealToType()))))


# ---- cards of a pile, a deck, a build zone


def do_remove(s: StarWarsState, c: Run, node: RemoveCards, picks: Answer | None) -> Decision | None:
    """Cards of a discard pile leave the game (SW-ZONE-15)."""
    found = pick_cards(s, c, node.what, picks, "remove")
    if isinstance(found, Decision):
        return found
    for seat in (0, 1):
        atoms.remove_cards(s, seat, [kind for kind in found if s.fixed.kinds[kind][0] == seat])
    c.names[memory.THAT] = len(found)
    return None


def do_namesakes(s: StarWarsState, c: Run, node: Namesakes, picks: Answer | None) -> Decision | None:
    """One card says the name; then as many of that name as may be are taken."""
    which = which_of(node.what)
    assert isinstance(which, Which)
    first = pick_cards(s, c, Some(0, 1, which), picks, "search")
    if isinstance(first, Decision):
        return first
    s.looking = ()
    if first:
        alike = replace(which, filters=(*which.filters, Called(s.card(first[0]).name)))
        c.todo = (Search(replace(node.what, which=alike), "discard"), c.todo)
    return None


def do_see_built(s: StarWarsState, c: Run, node: SeeBuilt, picks: Answer | None) -> Decision | None:
    """Look at what lies face down in a build zone, until one has seen it."""
    s.looking = ()
    if picks is not None:
        return None
    seats = seats_of(node.whose, c.seat)
    down = [s.units[n] for seat in seats for n in s.seats[seat].zone if s.units[n].place == BUILT]
    if not down:
        return None
    s.looking = tuple(sorted([unit.stack[0] for unit in down], reverse=True))
    for seat in seats:
        atoms.tell(s, ZoneSeen(seat, c.seat))
    return Decision(c.seat, "look", (Option("done"),), about=(c.kind, c.source))


# ---- units


def do_level(s: StarWarsState, c: Run, node: Level, picks: Answer | None) -> Decision | None:
    """The lower ones get what they lack."""
    found = pick_units(s, c, node.of, picks, "effect")
    if isinstance(found, Decision):
        return found
    have = [stat_of(s, unit, node.stat) for unit in found]
    for unit, n in zip(found, have, strict=True):
        if n < max(have):
            atoms.give(s, unit, Gets(**{node.stat: max(have) - n}), c.seat, c.kind, node.until)
    return None


def do_taught(s: StarWarsState, c: Run, node: Taught, picks: Answer | None) -> Decision | None:
    """What the Pilot ability of the chosen one gives, part by part (SW-PILOT-29)."""
    pupils = named(s, c, node.unit)
    found = pick_units(s, c, node.by, picks, "unit")
    if isinstance(found, Decision):
        return found
    for pilot in found:
        for one in s.fixed.tables.piloted[pilot.stack[-1]]:
            ability = one.ability
            for unit in pupils:
                atoms.give(s, unit, _bare(ability), c.seat, one.kind, node.until)
    return None


def _bare(ability: Node) -> Node:
    """A modifier of the unit itself without a condition is given as such."""
    plain = getattr(ability, "to", None) == SELF and getattr(ability, "while_", "") is None
    what = getattr(ability, "what", None)
    return what if plain and isinstance(what, Modifier) else ability


HANDLERS: Final[dict[type, Any]] = {
    Level: do_level,
    NameType: do_name_type,
    Namesakes: do_namesakes,
    Owed: do_owed,
    RemoveCards: do_remove,
    RevealToType: do_reveal_to_type,
    SeeBuilt: do_see_built,
    Taught: do_taught,
}
