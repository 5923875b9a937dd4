"""Steps that move damage counters, prevent what one unit does, wait with what was chosen, and say whose a unit is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from stolik.cardgame.ast import Step
from stolik.cardgame.choices import card_options, question
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import Await, Control, MoveDamage, PreventFrom, PutMark, StackUnder
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .actions.stacking import why_joined
from .asked import health_of, unpreventable
from .choices import amount, asker, call_chosen, exempt, named, pick_units, source_of
from .pending import PendingDamage, SureDamage
from .state import BUILT, StarWarsState, Unit
from .steps_damage import prevented
from .steps_units import until_of


@dataclass(frozen=True)
class Recalled(Step):
    """What was chosen when an effect began to wait is CHOSEN again, as far as it is there; then `do`."""

    ids: tuple[int, ...]
    do: Step


register(Recalled)


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
    until = until_of(s, c, node.until)
    if ids and until:
        when = replace(node.when, do=Recalled(ids, node.when.do))
        atoms.give_player(s, c.seat, when, c.seat, c.kind, until)


def do_recalled(s: StarWarsState, c: Run, node: Recalled, picks: Answer | None) -> None:
    """The wait is over."""
    call_chosen(c, [n for n in node.ids if n in s.units])
    c.todo = (node.do, c.todo)


def do_put_mark(s: StarWarsState, c: Run, node: PutMark, picks: Answer | None) -> Decision | None:
    """Counters that a card names; on what lies face up they are no build counters (SW-LOC-7)."""
    found = pick_units(s, c, node.on, picks, "unit")
    if isinstance(found, Decision):
        return found
    changed = 0
    for unit in found:
        if unit.place != BUILT:
            changed += atoms.put_marks(s, unit, -unit.counters if node.n is None else amount(s, c, node.n), node.name)
    c.names[memory.THAT] = abs(changed)
    return None


def do_stack_under(s: StarWarsState, c: Run, node: StackUnder, picks: Answer | None) -> Decision | None:
    """One card after the other, as long as one fits (SW-STACK-7, 8); then the deck is shuffled."""
    unit = next(iter(named(s, c, node.on)), None)
    if unit is None:
        return None
    left = c.names.pop(memory.LEFT, node.most)
    if picks is not None:
        s.looking = ()
        left = left - 1 if picks else 0
        for option in picks:
            atoms.take_from(s, c.seat, "deck", option.args[0])
            atoms.put_under(s, option.args[0], unit)
    fit = [kind for kind in sorted(s.seats[c.seat].deck) if left > 0 and _may_lie_under(s, kind, unit)]
    if picks is None or (picks and fit):
        c.names[memory.LEFT] = left
        s.looking = tuple(sorted(s.seats[c.seat].deck))
        options, counts = card_options(fit)
        return question(c, "search", options, 0, min(1, len(fit)), counts)
    atoms.shuffle_deck(s, c.seat)
    return None


def _may_lie_under(s: StarWarsState, kind: int, unit: Unit) -> bool:
    card, top = s.card(kind), s.top(unit)
    if not (card.version and top.version) or s.fixed.tables.unique[kind] != s.fixed.tables.unique[unit.stack[-1]]:
        return False
    return card.name == top.name and why_joined(s, card, unit, False) is None


def do_control(s: StarWarsState, c: Run, node: Control, picks: Answer | None) -> Decision | None:
    """Units change sides until a time (SW-ABIL-33)."""
    found = pick_units(s, c, node.what, picks, "control")
    if isinstance(found, Decision):
        return found
    until = f"{c.names.get(memory.ARENA, '')} step" if node.until == "battle step" else node.until
    for unit in found:
        atoms.take_control(s, unit, asker(c, node.whose), c.kind, until)
    call_chosen(c, [unit.id for unit in found])
    return None


HANDLERS: Final[dict[type, Any]] = {
    Await: do_await,
    Control: do_control,
    MoveDamage: do_move_damage,
    PreventFrom: do_prevent_from,
    PutMark: do_put_mark,
    StackUnder: do_stack_under,
    Recalled: do_recalled,
}
