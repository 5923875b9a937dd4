"""Whether a cost can be paid: all of it, or the ability can't be played (SW-ABIL-5, SW-BC-1, SW-ZONE-6)."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.cardgame.ast import Discard, Noun, Put, Some, Step, Which, which_of
from stolik.cardgame.interpret import Effect, Run
from stolik.games.star_wars.ast.nodes import Pay, PayPoints, Retreat, Tap
from stolik.kernel.decision import RuleId

from . import memory
from .choices import amount, named, source_of
from .nouns import cards
from .state import ABOARD, NO_CARD, StarWarsState, Unit
from .tables import Held


def run_of(s: StarWarsState, unit: Unit | None, one: Held, seat: int, about: int) -> Run:
    """An effect as it would run: whose text it is."""
    return Run(Effect(seat, unit.id if unit is not None else 0, one.kind, {memory.ABOUT: about}, None))


def can_pay(s: StarWarsState, c: Run, costs: Sequence[Step], without: int = NO_CARD) -> RuleId | None:
    """The rule by which a cost can't be paid, None if it can; `without` is the card that is played itself."""
    force = points = 0
    for step in costs:
        if isinstance(step, Pay):
            force += amount(s, c, step.n)
        elif isinstance(step, PayPoints):
            points += amount(s, c, step.n)
        elif isinstance(step, Tap):
            if not _tappable(s, c, step.what):
                return "SW-ABIL-6"
        elif isinstance(step, Discard) and about_hand(step.what):
            if not _enough_cards(s, c, step.what, without):
                return "SW-ABIL-5"
        elif isinstance(step, (Discard, Retreat)):
            if not _there(s, c, step.what):
                return "SW-ABIL-5"
        elif isinstance(step, Put) and not named(s, c, step.on):
            return "SW-ABIL-5"
    if force > s.seats[c.seat].force:
        return "SW-ZONE-6"
    return "SW-ABIL-5" if points > s.seats[c.seat].points else None


def about_hand(noun: Noun) -> bool:
    """Whether a noun is about cards of a hand."""
    which = which_of(noun)
    return isinstance(which, Which) and which.what == "card"


def least_of(noun: Noun) -> int:
    """How many of some things a cost takes at the least; 0 of a noun that is no choice."""
    return noun.least if isinstance(noun, Some) and isinstance(noun.least, int) else 0


def _tappable(s: StarWarsState, c: Run, noun: Noun) -> bool:
    """Enough untapped units; a pilot on a unit can be tapped itself (SW-PILOT-16)."""
    source = source_of(s, c)
    there = named(s, c, noun)
    if not there and source is not None and source.place == ABOARD:
        there = [source]
    return sum(not unit.tapped for unit in there) >= max(1, least_of(noun))


def _there(s: StarWarsState, c: Run, noun: Noun) -> bool:
    return len(named(s, c, noun)) >= max(1, least_of(noun))


def _enough_cards(s: StarWarsState, c: Run, noun: Noun, without: int) -> bool:
    which = which_of(noun)
    assert isinstance(which, Which)
    there = cards(s, which, c.seat)
    n = len(there) - (1 if without in there else 0)
    return n >= least_of(noun)
