"""The build step: one thing after the other, until done (SW-BUILD-1). What can be done is in `actions`."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.games.star_wars.ast.nodes import CostsLess
from stolik.kernel.decision import Answer, Decision, Option

from .actions import BUILDING, BUILT_UP, COMPLETING, DONE, MOMENTS, STANDING, START
from .actions.building import ADDS, STARTS, why_points
from .asked import auras_of, free_to_deploy, hidden_force, is_granted, locations, needed, things_of
from .procedure import PROCEDURES, Procedure, again, ask
from .state import ABOARD, BUILT, NO_CARD, RETREATED, StarWarsState, Unit
from .triggers import triggers


def build(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Whose build step it is does one thing after the other, until done (SW-BUILD-1)."""
    if picks is None:
        ask(s, f, Decision(f.seat, "build", tuple(options(s, f.seat))))
        return
    verb = MOMENTS["build"].verbs[picks[0].verb]
    if not verb.ends:
        again(s, f)
        s.agenda.append(triggers())
        verb.act(s, f.seat, picks[0].args)


PROCEDURES["build"] = (build,)


def intents(s: StarWarsState, seat: int) -> Iterator[Option]:
    """All that a player might try in the build step: with the cards of the hand, then with each thing of one's own."""
    for kind in sorted(set(s.seats[seat].hand)):
        yield from START.intents(s, seat, kind)
    for unit in _mine(s, seat):
        for verb in BUILDING if unit.place == BUILT else BUILT_UP:
            yield from verb.intents(s, seat, unit)
    yield from DONE.intents(s, seat, None)


def options(s: StarWarsState, seat: int) -> list[Option]:
    """All that a player may do in the build step, in the order of `intents`: what `why_not` has nothing against.
    Without points nothing is started or added to, without its counters nothing completed: each is asked once."""
    cards, before = s.fixed.cards, NO_CARD
    pays = why_points(s, seat) is None
    found: list[Option] = []
    for n in sorted(s.seats[seat].hand):
        if n != before and cards[n].kind != "battle" and (pays or free_to_deploy(s, seat, n)):
            found.append(STARTS.at(n))
        before = n
    tables = s.fixed.tables
    pilots, uses, granted = tables.pilots, tables.actives["build"], is_granted(s)
    less = auras_of(s, CostsLess)
    for unit in _mine(s, seat):
        if unit.place == BUILT:
            if pays:
                found.append(ADDS.at(unit.id))
            whole = unit.counters >= needed(s, unit, less) or hidden_force(s, unit) is not None
            verbs = COMPLETING if whole else ()
        elif len(unit.stack) > 1 or unit.place in (RETREATED, ABOARD):
            verbs = BUILT_UP
        else:
            kind = unit.stack[-1]
            idle = pilots[kind] is None and kind not in uses and not (granted or unit.pilots or unit.effects)
            verbs = () if idle else STANDING
        for verb in verbs:
            found += verb.options(s, seat, unit)
    found += DONE.intents(s, seat, None)
    return found


def _mine(s: StarWarsState, seat: int) -> list[Unit]:
    """What is a player's: units and what is in the build zone, then pilots, then Locations."""
    mine = things_of(s, seat)
    mine += [s.units[n] for unit in mine if unit.pilots for n in unit.pilots]
    return mine + [unit for unit in locations(s) if unit.seat == seat]
