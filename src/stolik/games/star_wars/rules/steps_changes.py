"""Steps that move damage counters, prevent what one unit does, wait with what was chosen, and say whose a unit is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from stolik.cardgame.ast import Step
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import Await, Control, MoveDamage, PreventFrom
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .asked import health_of, unpreventable
from .choices import amount, asker, call_chosen, exempt, named, pick_units, source_of
from .pending import PendingDamage, SureDamage
from .state import StarWarsState
from .steps_damage import prevented


@register
@dataclass(frozen=True)
class Recalled(Step):
    """What was chosen when an effect began to wait is CHOSEN again, as far as it is there; then `do`."""

    ids: tuple[int, ...]
    do: Step


def do_move_damage(s: StarWarsState, c: Run, node: MoveDamage, picks: Answer | None) -> Decision | None:
    """From the first that is named to one that is chosen, as many as there are (SW-DAMAGE-14)."""
    of = next(iter(named(s, c, node.of)), None)
    if of is None:
        return None
    found = pick_units(s, c, node.to, picks, "unit")
    if isinstance(found, Decision):
        return found
    for to in found[:1]:
        n = of.damage if node.n is None else min(of.damage, amount(s, c, node.n))
        atoms.put_damage(s, of, -n, health_of(s, of))
        atoms.put_damage(s, to, n, health_of(s, to))
    return None


def do_prevent_from(s: StarWarsState, c: Run, node: PreventFrom, picks: Answer | None) -> Decision | None:
    """All of the pending damage that this unit does, if anything can prevent it (SW-DAMAGE-15)."""
    pending = s.proposals.get(c.names.get(memory.ABOUT, 0))
    c.names.setdefault(memory.THAT, 0)
    if not isinstance(pending, PendingDamage):
        return None
    among = [unit for unit in named(s, c, node.by) if unit.id == pending.unit]
    found = pick_units(s, c, node.by, picks, "prevent from", among)
    if isinstance(found, Decision):
        return found
    done = 0
    for by in found:
        sure = isinstance(pending, SureDamage) and pending.sure.by == "all"
        if by.id != pending.unit or unpreventable(s, by):
            continue
        if sure and isinstance(pending, SureDamage) and not exempt(s, pending.sure, source_of(s, c)):
            continue
        for target, n in pending.parts:
            if target in s.units and n:
                prevented(s, c, s.units[target], n)
                done += n
    c.names[memory.THAT] = done
    call_chosen(c, [unit.id for unit in found])
    return None


def do_await(s: StarWarsState, c: Run, node: Await, picks: Answer | None) -> None:
    """It waits with what is chosen now; with nothing that is chosen there is nothing to wait for (SW-ABIL-31)."""
    ids = tuple([n for n in c.names.get(memory.CHOSEN, ()) if n in s.units])
    if ids:
        when = replace(node.when, do=Recalled(ids, node.when.do))
        atoms.give_player(s, c.seat, when, c.seat, c.kind, "once")


def do_recalled(s: StarWarsState, c: Run, node: Recalled, picks: Answer | None) -> None:
    """The wait is over."""
    call_chosen(c, [n for n in node.ids if n in s.units])
    c.todo = (node.do, c.todo)


def do_control(s: StarWarsState, c: Run, node: Control, picks: Answer | None) -> Decision | None:
    """Units change sides until a time (SW-ABIL-33)."""
    found = pick_units(s, c, node.what, picks, "control")
    if isinstance(found, Decision):
        return found
    for unit in found:
        atoms.take_control(s, unit, asker(c, node.whose), c.kind, node.until)
    call_chosen(c, [unit.id for unit in found])
    return None


HANDLERS: Final[dict[type, Any]] = {
    Await: do_await,
    Control: do_control,
    MoveDamage: do_move_damage,
    PreventFrom: do_prevent_from,
    Recalled: do_recalled,
}
