"""Whether a cost can be paid: all of it, or the ability can't be played (SW-ABIL-5, SW-BC-1, SW-ZONE-6)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.cardgame.ast.common import Discard, Noun, Put, Some, Step, Which
from stolik.cardgame.ast.star_wars import Pay, PayPoints, Retreat, Tap
from stolik.cardgame.interpret import Effect, Run
from stolik.kernel.decision import RuleId

from .meaning import cards, units, value
from .state import ABOARD, NO_CARD, StarWarsState, Unit
from .tables import Held


def run_of(s: StarWarsState, unit: Unit | None, one: Held, seat: int, about: int) -> Run:
    """An effect as it would run: whose text it is, and for what a pilot gives also the pilot."""
    names = {"about": about}
    if one.giver:
        names["pilot"] = one.giver
    return Run(Effect(seat, unit.id if unit is not None else 0, one.kind, names, None))


def can_pay(s: StarWarsState, c: Run, costs: Sequence[Step], without: int = NO_CARD) -> RuleId | None:
    """The rule by which a cost can't be paid, None if it can; `without` is the card that is played itself."""
    source = s.units.get(c.source)
    force = points = 0
    for step in costs:
        if isinstance(step, Pay):
            force += value(s, step.n, c.names, source, c.seat)
        elif isinstance(step, PayPoints):
            points += value(s, step.n, c.names, source, c.seat)
        elif isinstance(step, Tap):
            if not _tappable(s, c, step.what):
                return "SW-ABIL-6"
        elif isinstance(step, Discard) and about_hand(step.what):
            if not _enough_cards(s, c, step.what, without):
                return "SW-ABIL-5"
        elif isinstance(step, (Discard, Retreat)):
            if not _there(s, c, step.what):
                return "SW-ABIL-5"
        elif isinstance(step, Put) and not units(s, step.on, c.names, source, c.seat):
            return "SW-ABIL-5"
    if force > s.seats[c.seat].force:
        return "SW-ZONE-6"
    return "SW-ABIL-5" if points > s.seats[c.seat].points else None


def about_hand(noun: Noun) -> bool:
    """Whether a noun is about cards of a hand."""
    which = noun.which if isinstance(noun, Some) else noun
    return isinstance(which, Which) and which.what == "card"


def _tappable(s: StarWarsState, c: Run, noun: Noun) -> bool:
    """Enough untapped units; a pilot on a unit can be tapped itself (SW-PILOT-16)."""
    source = s.units.get(c.source)
    there = units(s, noun, c.names, source, c.seat)
    if not there and source is not None and source.place == ABOARD:
        there = [source]
    least = noun.least if isinstance(noun, Some) and isinstance(noun.least, int) else 1
    return sum(not unit.tapped for unit in there) >= max(1, least)


def _there(s: StarWarsState, c: Run, noun: Noun) -> bool:
    least = noun.least if isinstance(noun, Some) and isinstance(noun.least, int) else 1
    return len(units(s, noun, c.names, s.units.get(c.source), c.seat)) >= max(1, least)


def _enough_cards(s: StarWarsState, c: Run, noun: Noun, without: int) -> bool:
    which = noun.which if isinstance(noun, Some) else noun
    assert isinstance(which, Which)
    there = cards(s, which, c.seat)
    n = len(there) - (1 if without in there else 0)
    least = noun.least if isinstance(noun, Some) and isinstance(noun.least, int) else 0
    return n >= least
