"""The battle phase: three arena steps in which units act by speed (SW-BATTLE)."""

from __future__ import annotations

from stolik.cardgame.choices import options_for
from stolik.games.star_wars.ast.nodes import ARENAS, First, Gets, WinsTies
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .actions import INSTEAD, MOMENTS, REST
from .actions.fighting import ATTACKS, must_attack
from .asked import auras_of, in_arena, player_barred, scan, speed_of, statics
from .conditions import acted
from .procedure import PROCEDURES, Procedure, again, ask
from .state import DARK, LIGHT, NOBODY, StarWarsState, Unit
from .triggers import triggers, wake
from .windows import Window


def begin(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The battle phase starts (SW-BATTLE-1)."""
    atoms.begin_phase(s, "battle")
    atoms.tell_step(s, "battle", NOBODY)
    wake(s, "battle phase starts")
    s.agenda.append(triggers())


def chance(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Play or pass (SW-POP-5)."""
    s.agenda.append(Window("open"))


def arenas(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Space, then Ground, then Character, but for an arena that a card says comes first (SW-TURN-10)."""
    order = list(ARENAS)
    for _, part, _ in statics(s, First):
        assert isinstance(part.what, First)
        order.remove(part.what.arena)
        order.insert(0, part.what.arena)
    for arena in reversed(order):
        s.agenda.append(Procedure("arena", data={memory.ARENA: arena}))


def finish(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The battle phase ends."""
    wake(s, "battle phase ends")
    s.agenda.append(triggers())


def over(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Effects until the end of battle are over (SW-ABIL-20)."""
    atoms.end_effects(s, "battle")
    atoms.begin_phase(s, "")


PROCEDURES["battle"] = (begin, chance, arenas, finish, over)


# ---- one arena


def arena_begins(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The step of an arena starts (SW-BATTLE-2), unless a card says that it is skipped (SW-TURN-10)."""
    if any(player_barred(s, seat, f"{f.data[memory.ARENA]} step") for seat in (DARK, LIGHT)):
        s.agenda.pop()
        return
    s.arena = f.data[memory.ARENA]
    atoms.tell_step(s, s.arena, NOBODY)
    wake(s, f"{s.arena} step starts")
    wake(s, "battle step starts", names={memory.ARENA: s.arena})
    s.agenda.append(triggers())


def next_unit(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The fastest untapped unit acts; equal ones are Dark's first, then whichever its player chooses (SW-BATTLE-3,
    4)."""
    if picks is not None:
        again(s, f)
        s.agenda.append(Window("open"))
        s.agenda.append(Procedure("act", data={memory.UNIT: picks[0].args[0]}))
        return
    first = fastest(s, f.data[memory.ARENA])
    if not first:
        return
    if len(first) > 1:
        options = options_for("unit", [unit.id for unit in first])
        ask(s, f, Decision(first[0].seat, "next unit", options))
        return
    again(s, f)
    s.agenda.append(Window("open"))
    s.agenda.append(Procedure("act", data={memory.UNIT: first[0].id}))


def fastest(s: StarWarsState, arena: str) -> list[Unit]:
    """The untapped units of an arena with the highest speed now, of one player: Dark's if Dark has any of them."""
    ready = [unit for unit in in_arena(s, arena) if not unit.tapped]
    if not ready:
        return []
    if len(ready) == 1:
        return ready
    auras = auras_of(s, (Gets, "speed"))
    speeds = [speed_of(s, unit, auras) for unit in ready]
    top = max(speeds)
    found = [unit for unit, speed in zip(ready, speeds, strict=True) if speed == top]
    if len(found) > 1 and WinsTies in s.fixed.tables.sources:
        found = [unit for unit in found if scan(s, unit, WinsTies)] or found
    dark = [unit for unit in found if unit.seat == DARK]
    return dark or found


def order_of(s: StarWarsState, arena: str) -> list[Unit]:
    """The untapped units of an arena in the order in which they would act as things stand."""
    ready = [unit for unit in in_arena(s, arena) if not unit.tapped]
    if WinsTies not in s.fixed.tables.sources:
        return sorted(ready, key=lambda unit: (-speed_of(s, unit), unit.seat, unit.since))
    return sorted(ready, key=lambda unit: (-speed_of(s, unit), not scan(s, unit, WinsTies), unit.seat, unit.since))


def arena_ends(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The step of an arena ends."""
    wake(s, f"{f.data[memory.ARENA]} step ends")
    s.agenda.append(triggers())


def leave_arena(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """No arena's step is on; effects until its end are over (SW-ABIL-27)."""
    atoms.end_effects(s, f"{s.arena} step")
    s.arena = ""


PROCEDURES["arena"] = (arena_begins, chance, next_unit, arena_ends, leave_arena)


# ---- what a unit does


def act(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """It attacks, uses an ability instead, or does nothing; in every case it is tapped (SW-BATTLE-5)."""
    unit = s.units.get(f.data[memory.UNIT])
    if unit is None:
        return
    if picks is None:
        if s.fixed.tables.fought:
            s.used = (*s.used, (0, acted(unit.seat, s.arena), "turn"))
        ask(s, f, Decision(unit.seat, "act", tuple(acts(s, unit)), about=(unit.id,)))
        return
    MOMENTS["act"].verbs[picks[0].verb].act(s, unit.seat, picks[0].args)


PROCEDURES["act"] = (act,)


def acts(s: StarWarsState, unit: Unit) -> list[Option]:
    """All that a unit may do when its time has come."""
    found: list[Option] = []
    for verb in ATTACKS:
        found += verb.options(s, unit.seat, unit)
    if must_attack(s, unit):
        return found  # a card says that it must attack (SW-BATTLE-6)
    found += INSTEAD.options(s, unit.seat, unit)
    found += REST.intents(s, unit.seat, unit)
    return found
