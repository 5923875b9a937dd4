"""Choosing things for a step: the nouns of a step become units and cards, by asking where there is a choice.

A step calls one of these with the picks it was given. It gets the things, or the Decision that it must return."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from stolik.cardgame.ast import AnyOf, Called, Filter, Named, Noun, Number, Some, Which, which_of
from stolik.cardgame.choices import bounds, card_options, options_for, question
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import NamedType, Numbered, Prevent, SameLine, SameName, Sort, Sure
from stolik.kernel.decision import Answer, Decision, PickRule
from stolik.kernel.luck import draw as draw_luck

from . import memory
from .asked import unpreventable
from .meaning import admits, units, value
from .nouns import cards, other, seats_of
from .pending import PendingDamage, SureDamage
from .state import ABOARD, StarWarsState, Unit


def source_of(s: StarWarsState, c: Run) -> Unit | None:
    """The entity whose text runs, if it is still there."""
    return s.units.get(c.source)


def asker(c: Run, by: str) -> int:
    """The seat that "you" or "opponent" means for a choice."""
    return c.seat if by == "you" else other(c.seat)


def call_chosen(c: Run, ids: Sequence[int], name: str = memory.CHOSEN) -> None:
    """These units are CHOSEN from now on."""
    c.names[name] = tuple(ids)


def amount(s: StarWarsState, c: Run, number: Number) -> int:
    """A number of an effect, looked up now."""
    return value(s, number, c.names, source_of(s, c), c.seat)


def known_numbers(s: StarWarsState, c: Run, noun: Noun) -> Noun:
    """The noun with the numbers that its filters compare with as they are now, where the effect knows them."""
    which = which_of(noun)
    if not isinstance(which, Which) or not any(_is_reckoned(one) for one in which.filters):
        return noun
    known = tuple([replace(one, n=amount(s, c, one.n)) if isinstance(one, Numbered) else one for one in which.filters])
    which = replace(which, filters=known)
    return replace(noun, which=which) if isinstance(noun, Some) else which


def _is_reckoned(one: Filter) -> bool:
    return isinstance(one, Numbered) and not isinstance(one.n, int)


def named(s: StarWarsState, c: Run, noun: Noun) -> list[Unit]:
    """The entities that a noun names now. "This unit" of a pilot that plays its own ability is the pilot only where it
    is tapped or discarded."""
    return units(s, known_numbers(s, c, noun), c.names, source_of(s, c), c.seat)


def pick_units(
    s: StarWarsState, c: Run, noun: Noun, picks: Answer | None, what: str, among: Sequence[Unit] | None = None
) -> list[Unit] | Decision:
    """The units that a step is about; a `Some` is asked for, and what was chosen is CHOSEN from then on. `among`: only
    these can be chosen."""
    if picks is not None:
        found = [s.units[option.args[0]] for option in picks]
        call_chosen(c, [unit.id for unit in found])
        if s.fixed.tables.rests:
            c.names[memory.REST] = tuple([unit.id for unit in named(s, c, noun) if unit not in found])
        return found
    there = named(s, c, noun)
    if among is not None:
        there = [unit for unit in there if unit in among]
    if not isinstance(noun, Some):
        return there
    least, most = bounds(s, c, noun, len(there), amount)
    if most == 0:
        call_chosen(c, ())
        return []
    if noun.blind:
        drawn = [there.pop(draw_luck(s, len(there))) for _ in range(most)]
        call_chosen(c, [unit.id for unit in drawn])
        return drawn
    options = options_for("unit", [unit.id for unit in there])
    return question(c, what, options, least, most, seat=asker(c, noun.by))


def exempt(s: StarWarsState, sure: Sure, unit: Unit | None) -> bool:
    """Whether a unit may prevent damage all the same that others can't (SW-DAMAGE-11)."""
    return unit is not None and sure.but is not None and admits(s, sure.but, unit)


def protected(s: StarWarsState, c: Run, node: Prevent, pending: PendingDamage) -> list[Unit]:
    """The units whose pending damage a `Prevent` could lessen."""
    by = s.units.get(pending.unit)
    if by is not None and unpreventable(s, by):
        return []
    if isinstance(pending, SureDamage) and pending.sure.by == "all" and not exempt(s, pending.sure, source_of(s, c)):
        return []
    if node.by is not None and (by is None or not admits(s, node.by, by, source_of(s, c))):
        return []
    return [unit for unit in named(s, c, node.to) if pending.amount(unit.id) > 0]


def self_or_pilot(s: StarWarsState, c: Run, noun: Noun) -> list[Unit]:
    """The units of a cost: where "this unit" is a pilot on a unit, the pilot (SW-PILOT-16)."""
    found = named(s, c, noun)
    source = source_of(s, c)
    if not found and isinstance(noun, Named) and noun.name == "self" and source is not None and source.place == ABOARD:
        return [source]
    return found


def of_names(s: StarWarsState, c: Run, which: Which) -> Which:
    """The noun with the names in it that "the same name" means now, and the type that was named."""
    if not any(isinstance(one, SameName | NamedType) for one in which.filters):
        return which

    def known(one: Filter) -> Filter:
        if isinstance(one, NamedType):
            return Sort(c.names.get(memory.TYPE, ""))
        if not isinstance(one, SameName):
            return one
        return AnyOf(tuple([Called(s.top(unit).name) for unit in named(s, c, one.of)]))

    return replace(which, filters=tuple(map(known, which.filters)))


def _same_line(s: StarWarsState, kind: int, gone: int) -> bool:
    """Whether a card has the type line of the one that was discarded, and another name."""
    if gone < 0:
        return False
    card, old = s.card(kind), s.card(gone)
    return (card.kind, card.subtypes, card.side) == (old.kind, old.subtypes, old.side) and card.name != old.name


def pick_cards(s: StarWarsState, c: Run, noun: Noun, picks: Answer | None, what: str) -> list[int] | Decision:
    """The cards in a zone that a step is about, by kind."""
    if picks is not None:
        return [option.args[0] for option in picks]
    which = which_of(noun)
    assert isinstance(which, Which)
    kinds = cards(s, of_names(s, c, which), c.seat, c.names.get(memory.TOP, 0))
    if any(isinstance(one, SameLine) for one in which.filters):
        kinds = [kind for kind in kinds if _same_line(s, kind, c.names.get(memory.DISCARDED, -1))]
    if not isinstance(noun, Some):
        return kinds
    if which.where == "top" and memory.FOUND in c.names:
        kinds = list(c.names[memory.FOUND])
    least, most = bounds(s, c, noun, len(kinds), amount)
    if most == 0:
        return []
    seat = asker(c, noun.by)
    options, counts = card_options(kinds)
    if which.where == "top":
        s.looking = tuple(cards(s, replace(which, filters=()), c.seat, c.names.get(memory.TOP, 0)))
    if which.where == "hand" and seat == c.seat and which.whose == "opponent":
        s.looking = tuple(sorted(s.seats[other(c.seat)].hand))
    if which.where == "deck":
        s.looking = tuple(sorted(kind for one in seats_of(which.whose, c.seat) for kind in s.seats[one].deck))
        least = 0  # what lies in a deck is hidden: as few as none may be taken
    rule = None
    if noun.different:  # no two of the same name and version (SW-ABIL-41)
        printed = [s.card(option.args[0]).printed_name for option in options]
        rule = PickRule(tuple([printed.index(name) for name in printed]))
    return question(c, what, options, least, most, counts, rule, seat=seat)
