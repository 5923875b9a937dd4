"""All that a player might try at a moment, and the rule that forbids it: the same predicates make the lists of
options."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.kernel.agenda import Ask
from stolik.kernel.decision import Decision, Option, RuleId

from . import battle, build, memory, setup, turn
from .asked import held
from .procedure import Procedure
from .state import StarWarsState
from .tables import active_of
from .windows import PASS, Window, players, why_play, why_use


def asking(s: StarWarsState) -> object:
    """The frame that asks, if any is asked."""
    return s.agenda[-2] if len(s.agenda) > 1 and isinstance(s.agenda[-1], Ask) else None


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
        yield turn.DONE
    else:
        yield from plays(s, seat)
        yield PASS


def plays(s: StarWarsState, seat: int) -> Iterator[Option]:
    """Abilities and Battle cards that a player might play, and attacks of the unit that acts."""
    frame = asking(s)
    if isinstance(frame, Procedure) and frame.name == "act":
        unit = s.units[frame.data[memory.UNIT]]
        if unit.seat == seat:
            for verb in ("attack", *battle.MODES):
                for target in battle.targets(s, unit, verb):
                    yield Option(verb, (unit.id, target.id))
            yield Option(battle.REST, (unit.id,))
    for unit in players(s, seat):
        for n, one in enumerate(held(s, unit)):
            if active_of(one.ability) is not None:
                yield Option("use", (unit.id, n))
    for kind in sorted(set(s.seats[seat].hand)):
        for mode in range(len(s.card(kind).plays)):
            yield Option("play", (kind, mode))


def why_not(s: StarWarsState, seat: int, intent: Option) -> RuleId | None:
    """The first rule that forbids an intent; None if it is legal."""
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
    frame = asking(s)
    verb, args = intent.verb, intent.args
    wrong: RuleId | None = None
    if decision.kind == "setup":
        wrong = setup.why_not(s, seat, intent)
    elif decision.kind == "build":
        wrong = build.why_not(s, seat, intent)
    elif decision.kind == "retreat":
        unit = s.units.get(args[0]) if verb == "retreat" and args else None
        wrong = turn.why_retreat(s, seat, unit) if unit is not None else "SW-RETREAT-1"
    elif isinstance(frame, Window):
        if verb == "use" and len(args) == 2 and args[0] in s.units:
            wrong = why_use(s, frame, seat, s.units[args[0]], args[1])
        elif verb == "play" and len(args) == 2:
            wrong = why_play(s, frame, seat, args[0], args[1])
        else:
            wrong = "SW-POP-2"
    elif decision.kind == "act":
        wrong = _why_act(s, seat, intent)
    elif verb not in ("use", "play"):
        wrong = _not_asked(s)  # another question comes first
    return wrong or "SW-POP-4"


def _why_act(s: StarWarsState, seat: int, intent: Option) -> RuleId | None:
    verb, args = intent.verb, intent.args
    unit = s.units.get(args[0]) if args else None
    if unit is None or unit.seat != seat:
        return "SW-BATTLE-3"
    frame = asking(s)
    if isinstance(frame, Procedure) and unit.id != frame.data[memory.UNIT]:
        if verb == "use":
            return "SW-POP-4"
        return "SW-BATTLE-9" if unit.place != s.arena else "SW-BATTLE-3"
    if verb == battle.REST:
        return "SW-BATTLE-6"
    if verb == "use":
        if len(args) > 1 and 0 <= args[1] < len(held(s, unit)):
            return battle.why_instead(s, unit, args[1])
        return "SW-ABIL-5"
    target = s.units.get(args[1]) if len(args) > 1 else None
    if verb in ("attack", *battle.MODES) and target is not None:
        return battle.why_attack(s, unit, target, verb)
    return "SW-ATTACK-2"
