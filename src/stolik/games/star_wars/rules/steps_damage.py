"""Steps about damage and dice (SW-DAMAGE)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stolik.cardgame.ast import (
    Heal,
    Number,
    Put,
    Step,
    When,
)
from stolik.cardgame.choices import options_for, question
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import (
    AllBut,
    Damage,
    Predict,
    Prevent,
    Redirect,
    Reroll,
    RollDice,
    RollOff,
    UpTo,
)
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import health_of, in_battle, mends, worsened
from .choices import amount, call_chosen, named, pick_units, protected, source_of
from .damage import damage_by, damage_of, dealt, roll_damage
from .events import DamagePrevented, DiceRerolled
from .pending import PendingDamage, PendingRoll, propose, settle
from .state import ABOARD, StarWarsState, Unit
from .steps_force import how_many, is_cost
from .triggers import wake
from .windows import Window


@dataclass(frozen=True)
class Total(Step):
    """The dice lie as they lie after rerolls: their total is THAT_MANY."""


register(Total)


@dataclass(frozen=True)
class Against(Step):
    """One die of a roll-off lies: the other is rolled, or they are compared."""

    off: RollOff


register(Against)


@dataclass(frozen=True)
class Predicted(Step):
    """A number was predicted: what follows if the attack came out so."""

    n: int
    what: str
    unit: int
    then: Step


register(Predicted)


@dataclass(frozen=True)
class Mending(Step):
    """`n` counters, or of an own unit up to twice as many, are still to be removed from each of these; `removed` were
    from others before."""

    n: Number
    units: tuple[int, ...]
    removed: int = 0


register(Mending)


# ---- counters


def do_put(s: StarWarsState, c: Run, node: Put, picks: Answer | None) -> Decision | None:
    """Damage counters that are no damage (SW-DAMAGE-9)."""
    found = pick_units(s, c, node.on, picks, "put counters")
    if isinstance(found, Decision):
        return found
    for unit in found:
        n = amount(s, c, node.n)
        more = 0 if is_cost(s, c, node) else n * worsened(s, unit)  # who pays is no effect (SW-DAMAGE-20)
        atoms.put_damage(s, unit, n + more, health_of(s, unit))
    return None


def do_heal(s: StarWarsState, c: Run, node: Heal, picks: Answer | None) -> Decision | None:
    """Remove damage counters: of which units, then how many, where that is free."""
    if memory.HEAL_ON in c.names:
        found: list[Unit] | Decision = [s.units[n] for n in c.names.pop(memory.HEAL_ON) if n in s.units]
    else:
        found, picks = pick_units(s, c, node.of, picks, "heal"), None
    if isinstance(found, Decision):
        return found
    most = max((unit.damage for unit in found), default=0)
    number = node.n
    if number is not None and mends(s, c.seat) and any(unit.seat == c.seat and unit.damage for unit in found):
        if len(found) > 1:  # each for itself (SW-DAMAGE-16)
            c.todo = (Mending(_as_now(s, c, number), tuple([unit.id for unit in found])), c.todo)
            return None
        number = UpTo(2 * amount(s, c, number.n if isinstance(number, UpTo) and number.n is not None else number))
    n = most if number is None else how_many(s, c, number, most, picks)
    if isinstance(n, Decision):
        c.names[memory.HEAL_ON] = tuple([unit.id for unit in found])
        return n
    removed = 0
    for unit in found:
        removed -= atoms.put_damage(s, unit, -n, health_of(s, unit))
    c.names[memory.THAT] = removed
    return None


def _as_now(s: StarWarsState, c: Run, number: Number) -> Number:
    """A number that won't change as counters are removed."""
    if isinstance(number, UpTo):
        return UpTo(None if number.n is None else amount(s, c, number.n))
    return amount(s, c, number)


def do_mending(s: StarWarsState, c: Run, node: Mending, picks: Answer | None) -> Decision | None:
    """One unit after the other; THAT_MANY is in the end how many counters were removed from all."""
    unit, removed = s.units.get(node.units[0]), node.removed
    if unit is not None:
        most = node.n.n if isinstance(node.n, UpTo) else node.n
        twice = most is not None and unit.seat == c.seat
        n = how_many(s, c, UpTo(2 * amount(s, c, most or 0)) if twice else node.n, unit.damage, picks)
        if isinstance(n, Decision):
            return Decision(n.seat, n.kind, n.options, about=(c.kind, unit.id))
        removed -= atoms.put_damage(s, unit, -n, health_of(s, unit))
    c.names[memory.THAT] = removed
    if len(node.units) > 1:
        c.todo = (Mending(node.n, node.units[1:], removed), c.todo)
    return None


# ---- damage


def do_damage(s: StarWarsState, c: Run, node: Damage, picks: Answer | None) -> Decision | None:
    """Damage by the source, or dice of it, to each of some units together. CHOSEN in its other words was chosen
    before."""
    by = source_of(s, c) if node.by is None else next(iter(named(s, c, node.by)), None)
    unit = by.id if by is not None else c.source
    n = amount(s, c, node.n)
    found = pick_units(s, c, node.to, picks, "damage")
    if isinstance(found, Decision):
        return found
    if node.dice:
        c.first.append(roll_damage(c.seat, unit, c.kind, tuple([one.id for one in found]), n, node.sure))
        return None
    c.first += damage_of(s, damage_by(c.seat, unit, tuple([(one.id, n) for one in found]), c.kind, node.sure))
    return None


def do_prevent(s: StarWarsState, c: Run, node: Prevent, picks: Answer | None) -> Decision | None:
    """Lessen pending damage (SW-DAMAGE-5); for "up to" the player picks how much (SW-KW-EVADE-1)."""
    pending = s.proposals.get(c.names.get(memory.ABOUT, 0))
    c.names.setdefault(memory.THAT, 0)
    if not isinstance(pending, PendingDamage):
        return None
    if memory.PREVENT_ON in c.names:
        assert picks is not None
        prevented(s, c, s.units[c.names.pop(memory.PREVENT_ON)], picks[0].args[0])
        return None
    found = pick_units(s, c, node.to, picks, "prevent", protected(s, c, node, pending))
    if isinstance(found, Decision):
        return found
    most = None if node.n is None or isinstance(node.n, AllBut) else amount(s, c, node.n)
    c.names[memory.THAT] = 0
    for unit in found:
        hurt = pending.amount(unit.id)
        if isinstance(node.n, AllBut):
            most = max(0, hurt - node.n.n)
        n = hurt if most is None else min(hurt, most)
        if node.choice and len(found) == 1:
            c.names[memory.PREVENT_ON] = unit.id
            options = options_for("number", range(n, -1, -1))
            return Decision(c.seat, "choose:prevent", options, about=(c.kind, unit.id))
        prevented(s, c, unit, n)
    return None


def prevented(s: StarWarsState, c: Run, unit: Unit, n: int) -> None:
    """So much of the pending damage to a unit is prevented; it is CHOSEN."""
    pending = s.proposals[c.names[memory.ABOUT]]
    assert isinstance(pending, PendingDamage)
    s.proposals[c.names[memory.ABOUT]] = pending.less(unit.id, n)
    c.names[memory.THAT] = c.names.get(memory.THAT, 0) + n
    call_chosen(c, (unit.id,))
    if n:
        atoms.tell(s, DamagePrevented(unit.id, unit.stack[-1], n))
        if unit.place != ABOARD:  # a pilot is no unit (SW-PILOT-12)
            wake(s, "damage prevented", unit, seat=c.seat)


def do_redirect(s: StarWarsState, c: Run, node: Redirect, picks: Answer | None) -> Decision | None:
    """That much damage may be done to another unit in the same arena; it waits (SW-DAMAGE-7, SW-KW-DEFLECT-3, 4)."""
    n = int(c.names.get(memory.THAT, 0))
    pending = s.proposals.get(c.names.get(memory.ABOUT, 0))
    by = next(iter(named(s, c, node.by)), None)
    if not n or by is None or not in_battle(by) or not isinstance(pending, PendingDamage):
        return None
    if picks is None:
        itself = s.fixed.options.deflect_itself
        there = [one for one in s.arenas[by.place] if itself or one != by.id]
        if not there:
            return None
        options = options_for("unit", there)
        return Decision(c.seat, "choose:deflect", options, 0, 1, about=(c.kind, by.id))
    for option in picks:
        new = PendingDamage(c.seat, by.id, ((option.args[0], n),), c.kind)
        s.proposals[c.names[memory.ABOUT]] = pending.with_(after=(*pending.after, new))
    return None


# ---- dice


def do_roll(s: StarWarsState, c: Run, node: RollDice, picks: Answer | None) -> None:
    """Roll dice; the roll has its chance (SW-POP-7)."""
    _roll(s, c, c.seat, amount(s, c, node.n))


def _roll(s: StarWarsState, c: Run, seat: int, n: int) -> None:
    dice = atoms.roll(s, n)
    atoms.tell_roll(s, seat, "effect", source_of(s, c), dice)
    c.names[memory.ROLL] = propose(s, PendingRoll(seat, "effect", dice, c.source))
    c.todo = (Total(), c.todo)
    c.first.append(Window("reroll", c.names[memory.ROLL]))


def do_roll_off(s: StarWarsState, c: Run, node: RollOff, picks: Answer | None) -> None:
    """Your die, then your opponent's, each with its chance (SW-ABIL-29)."""
    c.todo = (Against(node), c.todo)
    _roll(s, c, c.seat, 1)


def do_against(s: StarWarsState, c: Run, node: Against, picks: Answer | None) -> None:
    """The opponent's die; or, once both lie, what follows."""
    mine = c.names.pop(memory.MINE, None)
    if mine is None:
        c.names[memory.MINE] = c.names[memory.THAT]
        c.todo = (node, c.todo)
        _roll(s, c, 1 - c.seat, 1)
        return
    theirs, off = c.names[memory.THAT], node.off
    then = off.more if mine > theirs else off.less if mine < theirs else off.tie
    if then is not None:
        c.todo = (then, c.todo)


# ---- predictions

MOST_PREDICTED: Final = 30
"""The highest number that can be predicted."""


def do_predict(s: StarWarsState, c: Run, node: Predict, picks: Answer | None) -> Decision | None:
    """A number is named; it is looked at as the attack ends (SW-ABIL-30)."""
    if picks is None:
        return question(c, "number", options_for("number", range(MOST_PREDICTED + 1)))
    told = Predicted(picks[0].args[0], node.what, c.source, node.then)
    atoms.give_player(s, c.seat, When("unit attack ends", told), c.seat, c.kind, "attack")
    return None


def do_predicted(s: StarWarsState, c: Run, node: Predicted, picks: Answer | None) -> None:
    """What was predicted follows if it came true."""
    if s.strike is None:
        return
    n = sum(hit for _, hit in s.strike.counted) if node.what == "hits" else dealt(s, node.unit)
    if n == node.n:
        c.todo = (node.then, c.todo)


def do_total(s: StarWarsState, c: Run, node: Total, picks: Answer | None) -> None:
    """Add up the dice."""
    pending = settle(s, c.names.pop(memory.ROLL))
    c.names[memory.THAT] = sum(pending.dice) if isinstance(pending, PendingRoll) else 0


def do_reroll(s: StarWarsState, c: Run, node: Reroll, picks: Answer | None) -> Decision | None:
    """Roll dice again; a new reroll chance follows for the new roll (SW-POP-11)."""
    about = c.names.get(memory.ABOUT, 0)
    pending = s.proposals.get(about)
    if not isinstance(pending, PendingRoll) or not pending.dice:
        return None
    if node.which == "some" and picks is None:
        options = tuple([Option("die", (n, face)) for n, face in enumerate(pending.dice)])
        most = len(options) if node.n is None else min(len(options), amount(s, c, node.n))
        least = 0 if node.n is None else most
        return Decision(c.seat, "choose:dice", options, least, most, about=(c.kind, pending.unit))
    which = {option.args[0] for option in picks} if picks is not None else set(range(len(pending.dice)))
    if which:
        faces = tuple([atoms.roll(s, 1)[0] if n in which else face for n, face in enumerate(pending.dice)])
        s.proposals[about] = pending.with_(dice=faces)
        atoms.tell(s, DiceRerolled(pending.seat, pending.dice, faces))
        for n in range(len(s.agenda) - 1, -1, -1):
            frame = s.agenda[n]
            if isinstance(frame, Window) and frame.about == about:
                s.agenda[n] = Window(frame.kind, about)
                break
    return None


HANDLERS: Final[dict[type, Any]] = {
    Damage: do_damage,
    Heal: do_heal,
    Mending: do_mending,
    Against: do_against,
    Predict: do_predict,
    Predicted: do_predicted,
    Prevent: do_prevent,
    Put: do_put,
    Redirect: do_redirect,
    Reroll: do_reroll,
    RollDice: do_roll,
    RollOff: do_roll_off,
    Total: do_total,
}
