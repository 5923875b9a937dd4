"""Whether a step could be done now: what it costs can be paid, and it finds something to work on. And whether a whole
cost can be paid: all of it, or the ability can't be played (SW-ABIL-5, SW-BC-1, SW-ZONE-6).

How it is asked of steps: `cardgame/possible.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from stolik.cardgame.ast import Choose, Discard, Do, Noun, Put, Some, Step, Which, which_of
from stolik.cardgame.interpret import Run
from stolik.cardgame.meaning import Handlers
from stolik.cardgame.possible import Possibilities, Possible
from stolik.games.star_wars.ast.nodes import (
    AddCounters,
    CompleteUnit,
    Damage,
    Pay,
    PayPoints,
    PutInto,
    PutMark,
    RemoveCards,
    Retreat,
    Return,
    Tap,
    Untap,
)
from stolik.kernel.decision import RuleId

from . import memory
from .asked import arena_of, can_retreat, needed
from .choices import amount, asker, named, self_or_pilot, source_of
from .meaning import count, holds
from .nouns import cards
from .state import ABOARD, BUILT, NO_CARD, UNITS, StarWarsState, Unit
from .tables import Held, rider_of

POSSIBLE: Final = Possibilities(holds, source_of)
could: Final = POSSIBLE.could


# ---- steps


@POSSIBLE.of(Do)
def _do(step: Do) -> Possible:
    """The first step is what the others depend on."""
    return could(step.steps[0])


@POSSIBLE.of(Pay, PayPoints)
def _pay(step: Pay | PayPoints) -> Possible:
    def asks(s: StarWarsState, c: Run) -> bool:
        paying = c.copy()
        paying.seat = asker(c, step.who) if isinstance(step, Pay) else c.seat
        return can_pay(s, paying, (step,)) is None

    return asks


@POSSIBLE.of(Tap, Untap)
def _tap(step: Tap | Untap) -> Possible:
    tapped = isinstance(step, Untap)
    return lambda s, c: any(unit.tapped == tapped for unit in self_or_pilot(s, c, step.what))


@POSSIBLE.of(Retreat)
def _retreat(step: Retreat) -> Possible:
    """What can't retreat is not moved (SW-RETREAT-5)."""
    return lambda s, c: any(can_retreat(s, unit) for unit in named(s, c, step.what))


@POSSIBLE.of(Choose, Discard, PutInto, Return)
def _what(step: Choose | Discard | PutInto | Return) -> Possible:
    return _there_is(step.what)


@POSSIBLE.of(Damage)
def _to(step: Damage) -> Possible:
    return _there_is(step.to)


@POSSIBLE.of(Put, AddCounters)
def _on(step: Put | AddCounters) -> Possible:
    return _there_is(step.on)


@POSSIBLE.of(PutMark)
def _marked(step: PutMark) -> Possible:
    """What is removed has to be there."""
    return lambda s, c: any(step.n is not None or one.counters for one in named(s, c, step.on))


@POSSIBLE.of(CompleteUnit)
def _finished(step: CompleteUnit) -> Possible:
    """With enough counters; what can't enter is known when it comes to it."""
    return lambda s, c: any(
        one.place == BUILT and s.top(one).kind in UNITS and one.counters >= needed(s, one)
        for one in named(s, c, step.what)
    )


@POSSIBLE.of(RemoveCards)
def _removable(step: RemoveCards) -> Possible:
    return _there_is(step.what)


def _there_is(noun: Noun) -> Possible:
    which = which_of(noun)
    return lambda s, c: count(s, which, c.names, source_of(s, c), c.seat) > 0


# ---- costs


def run_of(s: StarWarsState, unit: Unit | None, one: Held, seat: int, about: int) -> Run:
    """An effect as it would run: whose text it is."""
    rider = rider_of(one) if s.fixed.tables.rides else 0
    names: memory.Memos = {memory.ABOUT: about, memory.RIDER: rider} if rider else {memory.ABOUT: about}
    return Run(seat, unit.id if unit is not None else 0, one.kind, names)


COSTS: Final[Handlers[Callable[[StarWarsState, Run, Any, int], RuleId | None]]] = Handlers("cost")
"""By which rule a step of a cost can't be done, the card that is played itself being left out."""


def can_pay(s: StarWarsState, c: Run, costs: Sequence[Step], without: int = NO_CARD) -> RuleId | None:
    """The rule by which a cost can't be paid, None if it can; `without` is the card that is played itself. Force and
    build points are looked at last, and together."""
    force = points = 0
    for step in costs:
        if isinstance(step, Pay):
            force += amount(s, c, step.n)
        elif isinstance(step, PayPoints):
            points += amount(s, c, step.n)
        elif type(step) in COSTS and (wrong := COSTS[type(step)](s, c, step, without)) is not None:
            return wrong
    if force > s.seats[c.seat].force:
        return "SW-ZONE-6"
    return "SW-ABIL-5" if points > s.seats[c.seat].points else None


@COSTS.of(Tap)
def _untapped(s: StarWarsState, c: Run, step: Tap, without: int) -> RuleId | None:
    """Enough untapped units; a pilot on a unit can be tapped itself (SW-PILOT-16)."""
    source = source_of(s, c)
    there = named(s, c, step.what)
    if not there and source is not None and source.place == ABOARD:
        there = [source]
    return None if sum(not unit.tapped for unit in there) >= max(1, least_of(step.what)) else "SW-ABIL-6"


@COSTS.of(Discard)
def _enough(s: StarWarsState, c: Run, step: Discard, without: int) -> RuleId | None:
    """Enough units, or cards of the hand without the one that is played."""
    which, least = which_of(step.what), least_of(step.what)
    if isinstance(which, Which) and which.what == "card":
        there = cards(s, which, c.seat)
        return None if len(there) - (without in there) >= least else "SW-ABIL-5"
    return None if len(named(s, c, step.what)) >= max(1, least) else "SW-ABIL-5"


@COSTS.of(Retreat)
def _retreats(s: StarWarsState, c: Run, step: Retreat, without: int) -> RuleId | None:
    """Enough units in arenas that can retreat; of a noun that is no choice, all of them (SW-RETREAT-5)."""
    there = [unit for unit in named(s, c, step.what) if arena_of(s, unit)]
    least = least_of(step.what) if isinstance(step.what, Some) else len(there)
    if len(there) < max(1, least):
        return "SW-ABIL-5"
    return None if sum(can_retreat(s, unit) for unit in there) >= max(1, least) else "SW-RETREAT-5"


@COSTS.of(RemoveCards)
def _enough_lie(s: StarWarsState, c: Run, step: RemoveCards, without: int) -> RuleId | None:
    """Enough such cards lie in the pile."""
    which = which_of(step.what)
    assert isinstance(which, Which)
    return None if len(cards(s, which, c.seat)) >= max(1, least_of(step.what)) else "SW-ABIL-5"


@COSTS.of(Put)
def _someone(s: StarWarsState, c: Run, step: Put, without: int) -> RuleId | None:
    return None if named(s, c, step.on) else "SW-ABIL-5"


def about_hand(noun: Noun) -> bool:
    """Whether a noun is about cards of a hand."""
    which = which_of(noun)
    return isinstance(which, Which) and which.what == "card"


def least_of(noun: Noun) -> int:
    """How many of some things a cost takes at the least; 0 of a noun that is no choice."""
    return noun.least if isinstance(noun, Some) and isinstance(noun.least, int) else 0
