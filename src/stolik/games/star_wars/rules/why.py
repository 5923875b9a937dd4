"""All that a player might try at a moment, and the rule that forbids it: the same predicates make the lists of
options."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.kernel.decision import Decision, Option, RuleId

from . import build, setup, turn
from .actions import PASS, PLAY, REST, USE, moment_of
from .actions.base import acting
from .actions.fighting import ATTACKS
from .actions.using import REVEAL
from .asked import hidden_force, players
from .state import StarWarsState


def intents(s: StarWarsState, seat: int) -> Iterator[Option]:
    """All that a player might try: by the step, and what is offered now."""
    if s.ended:
        return
    seen: list[Option] = []
    for option in _by_step(s, seat):
        seen.append(option)
        yield option
    decision = s.decision
    if decision is not None and decision.seat == seat:
        for option in decision.options:
            if not any(one.same(option) for one in seen):
                yield option


def _by_step(s: StarWarsState, seat: int) -> Iterator[Option]:
    if s.phase == "setup":
        yield from setup.intents(s, seat)
    elif s.phase == "build":
        yield from build.intents(s, seat)
    elif s.phase == "retreat":
        yield from turn.retreat_intents(s, seat)
    else:
        yield from plays(s, seat)


def plays(s: StarWarsState, seat: int) -> Iterator[Option]:
    """Attacks of the unit that acts, abilities and Battle cards that a player might play, and passing."""
    unit = acting(s)
    if unit is not None and unit.seat == seat:
        for verb in (*ATTACKS, REST):
            yield from verb.intents(s, seat, unit)
    for one in players(s, seat):
        yield from USE.intents(s, seat, one)
    for one in players(s, seat):
        if hidden_force(s, one) is not None:
            yield from REVEAL.intents(s, seat, one)
    for kind in sorted(set(s.seats[seat].hand)):
        yield from PLAY.intents(s, seat, kind)
    yield from PASS.intents(s, seat, None)


def why_not(s: StarWarsState, seat: int, intent: Option) -> RuleId | None:
    """The rule that forbids an intent (architecture: Which rule is cited); None if it is legal."""
    if s.ended:
        return s.ended
    decision = s.decision
    if decision is not None and decision.seat == seat:
        found = decision.find(intent.verb, intent.args)
        return None if found is not None else _refusal(s, seat, intent, decision)
    return _not_asked(s)


def _not_asked(s: StarWarsState) -> RuleId:
    """Why somebody who isn't asked, or is asked something else, may do nothing of this step."""
    if s.phase == "setup":
        return "SW-SETUP-5"
    if s.phase == "build":
        return "SW-BUILD-1"
    return "SW-RETREAT-1" if s.phase == "retreat" else "SW-POP-2"


def _refusal(s: StarWarsState, seat: int, intent: Option, decision: Decision) -> RuleId:
    """Why the asked player can't do this now."""
    moment = moment_of(decision.kind)
    if moment is not None:
        return moment.why(s, seat, intent) or "SW-POP-4"
    return "SW-POP-4" if intent.verb in (USE.name, PLAY.name) else _not_asked(s)  # another question comes first
