"""The steps of a turn (SW-TURN, SW-RETREAT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stolik.games.star_wars.ast.nodes import ARENAS
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, losses, memory
from .actions import DONE, MOMENTS, RETREAT
from .asked import barred, battling, controls, everything, in_arena, locations, may_stay, player_barred
from .events import TurnBegan
from .pending import PendingRoll, propose, settle
from .procedure import PROCEDURES, Procedure, again, ask, remember
from .state import BUILT, DARK, LIGHT, NOBODY, StarWarsState, Unit
from .steps_uncommon import other_draw
from .triggers import triggers, wake
from .windows import Window

FORCE_A_TURN: Final = 4
"""SW-TURN-3."""
ARENAS_TO_WIN: Final = 2
"""SW-GOAL-3."""


def begin(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """A turn begins; build points belong to it alone (SW-ZONE-7)."""
    atoms.begin_turn(s)
    for seat in (DARK, LIGHT):
        atoms.change_points(s, seat, -s.seats[seat].points)
    if s.sink is not None:
        s.sink(TurnBegan(s.turn))
    wake(s, "turn starts")
    if s.waiting:
        s.agenda.append(triggers())


def untap(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Dark untaps all, in arenas (Locations too) and the build zone, then Light (SW-TURN-1, 2), but for those that may
    stay tapped and are to (SW-TURN-11); what keeps a unit tapped is used up."""
    seat = f.data.get(memory.SEAT, DARK)
    if picks is None and seat == DARK:
        atoms.begin_phase(s, "")
        atoms.tell_step(s, "untap", NOBODY)
    there = _to_untap(s, seat)
    choice = [unit for unit in there if may_stay(s, unit)]
    if choice and picks is None:
        options = tuple([Option("unit", (unit.id,)) for unit in choice])
        about = (choice[0].stack[-1], choice[0].id)
        ask(s, f, Decision(seat, "choose:stay", options, 0, len(options), about=about))
        return
    staying = [option.args[0] for option in picks or ()]
    for one in there:
        if one.id not in staying:
            atoms.set_tapped(s, one, False)
    if seat == DARK:
        again(s, f, {memory.SEAT: LIGHT})
        return
    atoms.end_effects(s, "untap")


def _to_untap(s: StarWarsState, seat: int) -> list[Unit]:
    """What a player has that is tapped and can untap, each unit before the pilots on it."""
    mine = [unit for unit in [*everything(s), *locations(s)] if unit.seat == seat and unit.place != BUILT]
    there = [one for unit in mine for one in (unit, *[s.units[n] for n in unit.pilots])]
    return [one for one in there if one.tapped and not barred(s, one, "untap")]


def force(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Dark gains 4 Force, then Light (SW-TURN-3)."""
    atoms.tell_step(s, "force", NOBODY)
    for seat in (DARK, LIGHT):
        atoms.change_force(s, seat, FORCE_A_TURN, "turn")


def roll(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Light rolls one die for both (SW-TURN-4); the roll has its chance. What it sets off comes in that chance where it
    rerolls, else once there are points (SW-TURN-6)."""
    atoms.tell_step(s, "roll", LIGHT)
    dice = atoms.roll(s, 1)
    atoms.tell_roll(s, LIGHT, "build", None, dice)
    number = propose(s, PendingRoll(LIGHT, "build", dice))
    remember(s, f, {memory.ABOUT: number})
    wake(s, "build roll")
    s.agenda.append(Window("reroll", number))


def points(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Each gets that many points, and 1 more with units in all three arenas (SW-TURN-4, 5)."""
    pending = settle(s, f.data[memory.ABOUT])
    assert isinstance(pending, PendingRoll)
    for seat in (DARK, LIGHT):
        everywhere = all(in_arena(s, arena, seat) for arena in ARENAS)
        atoms.change_points(s, seat, sum(pending.dice) + everywhere, int(everywhere))
    s.agenda.append(triggers())


def skips(s: StarWarsState, seat: int, step: str) -> bool:
    """Whether a card says that a player skips a step; then what is left of its procedure, which lies on top, is gone
    (SW-TURN-10)."""
    if not player_barred(s, seat, f"{step} step"):
        return False
    s.agenda.pop()
    s.mover = NOBODY
    return True


def draws(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """By a setting both draw before either builds (SW-TURN-7)."""
    if s.fixed.options.draws == "both first":
        s.agenda.append(Procedure("draw", seat=LIGHT))
        s.agenda.append(Procedure("draw", seat=DARK))


def draw_starts(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """ "When your draw step starts"; a card may say that the step is skipped (SW-TURN-10)."""
    if skips(s, f.seat, "draw"):
        return
    s.mover = f.seat
    atoms.tell_step(s, "draw", f.seat)
    wake(s, "draw step starts")
    s.agenda.append(triggers())


def draw(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """One card (SW-TURN-7), or what a card says instead (SW-TURN-12)."""
    instead = other_draw(s, f.seat)
    if instead is None:
        losses.draw(s, f.seat, 1)
    s.agenda.append(triggers())
    if instead is not None:
        s.agenda.append(instead)


PROCEDURES["draw"] = (draw_starts, draw)


def builds(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Dark draws and builds, then Light (SW-TURN-7)."""
    s.agenda.append(Procedure("build turn", seat=LIGHT))
    s.agenda.append(Procedure("build turn", seat=DARK))


def build_draw(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The draw just before one's own build step (SW-TURN-7)."""
    if s.fixed.options.draws == "before each build":
        s.agenda.append(Procedure("draw", seat=f.seat))


def build_starts(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """ "When your build step starts" (SW-TURN-8)."""
    if skips(s, f.seat, "build"):
        return
    s.phase, s.mover = "build", f.seat
    for unit in s.units.values():
        if unit.seat == f.seat:
            atoms.mark_moved(unit, False)
    atoms.tell_step(s, "build", f.seat)
    wake(s, "build step starts")
    s.agenda.append(triggers())


def build_step(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The step itself."""
    s.agenda.append(Procedure("build", seat=f.seat))


def build_ends(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """It is over."""
    atoms.begin_phase(s, "")
    s.mover = NOBODY


PROCEDURES["build turn"] = (build_draw, build_starts, build_step, build_ends)


# ---- retreat


def retreats(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Dark retreats, then Light."""
    s.agenda.append(Procedure("retreat", seat=LIGHT))
    s.agenda.append(Procedure("retreat", seat=DARK))


def retreat(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Any number of untapped units, one after the other (SW-RETREAT-1)."""
    if picks is None and player_barred(s, f.seat, "retreat step"):
        return
    s.phase, s.mover = "retreat", f.seat
    if picks is None:
        if not f.data.get(memory.BEGUN):
            atoms.tell_step(s, "retreat", f.seat)
        ask(s, f.with_data({memory.BEGUN: True}), Decision(f.seat, "retreat", tuple(retreat_options(s, f.seat))))
        return
    verb = MOMENTS["retreat"].verbs[picks[0].verb]
    if verb.ends:
        s.phase, s.mover = "", NOBODY
        return
    again(s, f)
    s.agenda.append(triggers())
    verb.act(s, f.seat, picks[0].args)


def retreat_intents(s: StarWarsState, seat: int) -> Iterator[Option]:
    """All that a player might try: with units, and pilots without their units (SW-RETREAT-4)."""
    for unit in battling(s):
        if unit.seat == seat:
            yield from RETREAT.intents(s, seat, unit)
    yield from DONE.intents(s, seat, None)


def retreat_options(s: StarWarsState, seat: int) -> list[Option]:
    """All that a player may do, in the order of `retreat_intents`."""
    found: list[Option] = []
    for unit in battling(s):
        if unit.seat == seat:
            found += RETREAT.options(s, seat, unit)
    found += DONE.intents(s, seat, None)
    return found


PROCEDURES["retreat"] = (retreat,)


# ---- battle and end


def battle(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The battle phase."""
    s.agenda.append(Procedure("battle"))


def end_triggers(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """End-of-turn triggers (SW-TURN-9)."""
    atoms.tell_step(s, "end", NOBODY)
    wake(s, "turn ends")
    s.agenda.append(triggers())


def end(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Effects of this turn end; who controls two arenas wins; the next turn (SW-TURN-9, SW-GOAL-3)."""
    safe = [seat for seat in (DARK, LIGHT) if player_barred(s, seat, "lose")]  # "this turn" means its end as well
    for until in ("turn", *(f"{arena} step" for arena in ARENAS)):  # a step may have been skipped (SW-ABIL-27)
        atoms.end_effects(s, until)
    s.agenda.append(Procedure("verdict", data={memory.SAFE: tuple(safe)}))
    s.agenda.append(triggers())


def verdict(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Only now is it looked at who controls two arenas; who can't lose this turn doesn't (SW-GOAL-7)."""
    for seat in (DARK, LIGHT):
        wins = sum(controls(s, seat, arena) for arena in ARENAS) >= ARENAS_TO_WIN
        if wins and 1 - seat not in f.data[memory.SAFE]:
            atoms.finish(s, "SW-GOAL-3", seat)
            return
    s.agenda.append(Procedure("turn"))


PROCEDURES["turn"] = (begin, untap, force, roll, points, draws, builds, retreats, battle, end_triggers, end)
PROCEDURES["verdict"] = (verdict,)
