"""The battle phase: three arena steps in which units act by speed (SW-BATTLE)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.cardgame.ast import SELF
from stolik.games.star_wars.ast.nodes import ARENAS, Tap
from stolik.kernel.decision import Answer, Decision, Option, RuleId

from . import atoms, memory
from .asked import actives, barred, held, in_arena, keyword, player_barred, speed_of
from .events import StepBegan
from .meaning import holds
from .possible import can_pay, run_of
from .procedure import PROCEDURES, Procedure, again, ask
from .state import DARK, LIGHT, NOBODY, StarWarsState, Unit
from .tables import active_of
from .triggers import triggers, wake
from .windows import Window, why_placed

NO_TARGET: Final = {"attack": "SW-ATTACK-2", "bombard": "SW-KW-BOMBARD-2", "ion cannon": "SW-KW-ION-CANNON-1"}
"""Why something can't be attacked in one of these ways."""
REST: Final = "rest"
TAP_SELF: Final = Tap(SELF)
MODES: Final = {"bombard": ("space", "ground"), "ion cannon": ("ground", "space")}
"""Keywords by which a unit attacks another arena: from where, and to where (SW-KW-BOMBARD-1, 2, SW-KW-ION-CANNON-1)."""


def begin(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The battle phase starts (SW-BATTLE-1)."""
    s.phase = "battle"
    atoms.tell(s, StepBegan("battle", NOBODY))
    wake(s, "battle phase starts")
    s.agenda.append(triggers())


def chance(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Play or pass (SW-POP-5)."""
    s.agenda.append(Window("open"))


def arenas(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Space, then Ground, then Character."""
    for arena in reversed(ARENAS):
        s.agenda.append(Procedure("arena", data={memory.ARENA: arena}))


def finish(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The battle phase ends."""
    wake(s, "battle phase ends")
    s.agenda.append(triggers())


def over(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Effects until the end of battle are over (SW-ABIL-20)."""
    atoms.end_effects(s, "battle")
    s.phase = ""


PROCEDURES["battle"] = (begin, chance, arenas, finish, over)


# ---- one arena


def arena_begins(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The step of an arena starts (SW-BATTLE-2), unless a card says that it is skipped (SW-TURN-10)."""
    if any(player_barred(s, seat, f"{f.data[memory.ARENA]} step") for seat in (DARK, LIGHT)):
        s.agenda.pop()
        return
    s.arena = f.data[memory.ARENA]
    atoms.tell(s, StepBegan(s.arena, NOBODY))
    wake(s, f"{s.arena} step starts")
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
        options = tuple([Option("unit", (unit.id,)) for unit in first])
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
    top = max(speed_of(s, unit) for unit in ready)
    found = [unit for unit in ready if speed_of(s, unit) == top]
    dark = [unit for unit in found if unit.seat == DARK]
    return dark or found


def order_of(s: StarWarsState, arena: str) -> list[Unit]:
    """The untapped units of an arena in the order in which they would act as things stand."""
    ready = [unit for unit in in_arena(s, arena) if not unit.tapped]
    return sorted(ready, key=lambda unit: (-speed_of(s, unit), unit.seat, unit.since))


def arena_ends(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The step of an arena ends."""
    wake(s, f"{f.data[memory.ARENA]} step ends")
    s.agenda.append(triggers())


def leave_arena(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """No arena's step is on."""
    s.arena = ""


PROCEDURES["arena"] = (arena_begins, chance, next_unit, arena_ends, leave_arena)


# ---- what a unit does


def act(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """It attacks, uses an ability instead, or does nothing; in every case it is tapped (SW-BATTLE-5)."""
    unit = s.units.get(f.data[memory.UNIT])
    if unit is None:
        return
    if picks is None:
        ask(s, f, Decision(unit.seat, "act", tuple(acts(s, unit)), about=(unit.id,)))
        return
    option = picks[0]
    if option.verb in ("attack", *MODES):
        mode = "" if option.verb == "attack" else option.verb
        data: memory.Memos = {memory.ATTACKER: unit.id, memory.DEFENDER: option.args[1], memory.MODE: mode}
        s.agenda.append(Procedure("attack", data=data))
        return
    if option.verb == "use":
        ability = active_of(held(s, unit)[option.args[1]].ability)
        assert ability is not None
        if TAP_SELF not in ability.costs:  # else it pays by being tapped
            atoms.set_tapped(s, unit, True)
        s.agenda.append(triggers())
        s.agenda.append(Procedure("use", seat=unit.seat, data={memory.OPTION: option, memory.ABOUT: 0}))
        return
    atoms.set_tapped(s, unit, True)


PROCEDURES["act"] = (act,)


def acts(s: StarWarsState, unit: Unit) -> Iterator[Option]:
    """All that a unit may do when its time has come."""
    found = list(attacks(s, unit))
    yield from found
    if found and barred(s, unit, "rest"):
        return  # a card says that it must attack (SW-BATTLE-6)
    for n, _, _ in actives(s, unit, "would attack"):
        if why_instead(s, unit, n) is None:
            yield Option("use", (unit.id, n))
    yield Option(REST, (unit.id,))


def attacks(s: StarWarsState, unit: Unit) -> Iterator[Option]:
    """The attacks that it may make."""
    for verb in ("attack", *MODES):
        for target in targets(s, unit, verb):
            if why_attack(s, unit, target, verb) is None:
                yield Option(verb, (unit.id, target.id))


def targets(s: StarWarsState, unit: Unit, verb: str) -> list[Unit]:
    """The opposing units in the arena that an attack of this sort is on (SW-ATTACK-2)."""
    if verb == "attack":
        arena = unit.place
    else:
        where, arena = MODES[verb]
        if unit.place != where or not keyword(s, unit, verb):
            return []
    return in_arena(s, arena, 1 - unit.seat)


def why_attack(s: StarWarsState, unit: Unit, target: Unit, verb: str = "attack") -> RuleId | None:
    """What keeps a unit from attacking another."""
    if target not in targets(s, unit, verb):
        return NO_TARGET[verb]
    if barred(s, unit, "attack", target) or barred(s, target, "be attacked", unit):
        return "SW-GOAL-10"
    return None


def why_instead(s: StarWarsState, unit: Unit, n: int) -> RuleId | None:
    """What keeps a unit from using an ability instead of attacking (SW-BC-12)."""
    one = held(s, unit)[n]
    ability = active_of(one.ability)
    if ability is None:
        return "SW-ABIL-2"
    if s.fixed.tables.timing(ability).chance != "would attack":
        return "SW-POP-4"
    wrong = why_placed(s, unit, one, ability)
    if wrong is not None:
        return wrong
    if player_barred(s, unit.seat, "play abilities") or barred(s, unit, "play abilities"):
        return "SW-GOAL-10"
    c = run_of(s, unit, one, unit.seat, 0)
    if ability.while_ is not None and not holds(s, ability.while_, c.names, unit, unit.seat):
        return "SW-BC-9"
    return can_pay(s, c, ability.costs)
