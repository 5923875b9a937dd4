"""One attack, from the choice of the defender to its end (SW-ATTACK, SW-KW)."""

from __future__ import annotations

from stolik.kernel.decision import Answer, Decision, Option

from . import atoms, memory
from .asked import in_arena, in_battle, keyword, keywords, power_of, reached, remaining, shields_met
from .conditions import RETALIATING, fought
from .damage import hit_by, inflict, roll_damage
from .events import AttackDeclared, HitsCounted, HitsDivided
from .pending import PendingDamage, PendingRoll, propose, settle
from .procedure import PROCEDURES, Procedure, ask, remember
from .state import AttackState, StarWarsState, Unit
from .triggers import triggers, wake
from .windows import Window


def declare(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The attacker is tapped and the defender chosen; what that triggers (SW-ATTACK-1, step 1)."""
    attacker, defender = s.units[f.data[memory.ATTACKER]], s.units[f.data[memory.DEFENDER]]
    atoms.set_tapped(s, attacker, True)
    s.strike = AttackState(attacker.id, defender.id, f.data[memory.MODE])
    kind, target_kind = attacker.stack[-1], defender.stack[-1]
    if s.sink is not None:
        s.sink(AttackDeclared(attacker.seat, attacker.id, kind, defender.id, target_kind, f.data[memory.MODE]))
    atoms.note_quarry(s, attacker.id, defender.id)
    if s.fixed.tables.fought:
        s.used = (*s.used, (0, fought(attacker.seat, attacker.place), "turn"))
    wake(s, "attacks", attacker, names={memory.TARGET: defender.id})
    wake(s, "attacked", defender)
    s.agenda.append(triggers())


def may_act(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Play or pass, before the dice (SW-POP-5)."""
    if goes_on(s):
        s.agenda.append(Window("open"))


def goes_on(s: StarWarsState) -> bool:
    """Whether attacker and defender are still there, and nothing has ended the attack (SW-ATTACK-10)."""
    strike = s.strike
    if strike is None or strike.ended or strike.attacker not in s.units or strike.defender not in s.units:
        return False
    attacker, defender = s.units[strike.attacker], s.units[strike.defender]
    return in_battle(attacker) and (in_battle(defender) or defender in reached(s, attacker))


def roll(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Attack dice: as many as its power now, at least 0 (SW-ATTACK-4, 5)."""
    if not goes_on(s):
        return
    assert s.strike is not None
    attacker = s.units[s.strike.attacker]
    power, shields = power_of(s, attacker), shields_met(s, attacker)
    dice = atoms.roll(s, max(0, power))
    s.strike = s.strike.with_(rolled=True)
    atoms.tell_roll(s, attacker.seat, "attack", attacker, dice)
    crits = tuple(keywords(s, attacker, "critical hit"))
    data: memory.Memos = {
        memory.ACCURACY: keyword(s, attacker, "accuracy"),
        memory.CRITICAL: crits,
        memory.OVERKILL: keyword(s, attacker, "overkill"),
        memory.SEAT: attacker.seat,
        memory.KIND: attacker.stack[-1],
        memory.POWER: power + shields,
        memory.SHIELDS: shields,
    }
    number = propose(s, PendingRoll(attacker.seat, "attack", dice, attacker.id, s.strike.defender))
    remember(s, f, {memory.ABOUT: number, **data})
    if dice:
        wake(s, "rolls", attacker)
        if s.units[s.strike.defender].seat != attacker.seat:  # it is the opponent's roll (SW-ATTACK-16)
            wake(s, "rolled at", s.units[s.strike.defender])
        s.agenda.append(Window("reroll", number))


def count(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Hits are counted after Accuracy; Overkill may send those beyond the defender's health elsewhere (SW-ATTACK-6,
    SW-KW-OVERKILL)."""
    if memory.ABOUT not in f.data or s.strike is None:
        return
    if picks is None:
        pending = settle(s, f.data[memory.ABOUT])
        assert isinstance(pending, PendingRoll)
        reach = hit_by(s, s.strike.defender)
        accuracy = f.data[memory.ACCURACY]
        shown = tuple([(face, face + accuracy >= reach) for face in pending.dice])
        critical = sum(f.data[memory.CRITICAL]) if 6 in pending.dice else 0
        hits = sum(hit for _, hit in shown)
        s.strike = s.strike.with_(counted=shown, critical=critical)
        attacker, rolled = f.data[memory.ATTACKER], (s.strike.mode, f.data[memory.POWER], f.data[memory.SHIELDS])
        if s.sink is not None:
            s.sink(HitsCounted(attacker, f.data[memory.KIND], shown, critical, reach, accuracy, *rolled))
        f = f.with_data({memory.HITS: hits, memory.EXTRA: critical})
        second = overkill_targets(s, f, hits)
        if second:
            ask(s, f, Decision(f.data[memory.SEAT], "overkill", (Option("none"), *second), about=(attacker,)))
            return
        remember(s, f, {memory.HITS: hits, memory.EXTRA: critical})
        return
    option = picks[0]
    if option.verb == "none":
        remember(s, f, {memory.HITS: f.data[memory.HITS], memory.EXTRA: f.data[memory.EXTRA]})
        return
    second_unit, n = option.args
    if s.sink is not None:
        s.sink(HitsDivided(second_unit, s.units[second_unit].stack[-1], n))
    remember(
        s,
        f,
        {
            memory.HITS: f.data[memory.HITS] - n,
            memory.EXTRA: f.data[memory.EXTRA],
            memory.SECOND: second_unit,
            memory.DIVIDED: n,
        },
    )


def overkill_targets(s: StarWarsState, f: Procedure, hits: int) -> list[Option]:
    """To which second unit how many hits may go (SW-KW-OVERKILL-1, 3, 7)."""
    assert s.strike is not None
    defender = s.units.get(s.strike.defender)
    if not f.data[memory.OVERKILL] or defender is None or not in_battle(defender):
        return []
    spare = hits - remaining(s, defender)
    there: list[Unit] = [
        unit
        for unit in in_arena(s, defender.place)
        if unit.id not in (defender.id, s.strike.attacker)
        and (unit.seat != f.data[memory.SEAT] or s.fixed.options.overkill_own)
    ]
    return [Option("divide", (unit.id, n)) for unit in there for n in range(1, spare + 1)]


def harm(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The damage of hits and Critical Hit is pending (SW-ATTACK-7, SW-KW-CRIT); it happens also if the attacker is
    gone (SW-ATTACK-11)."""
    if memory.HITS not in f.data or s.strike is None:
        return
    parts = [(s.strike.defender, f.data[memory.HITS] + f.data[memory.EXTRA])]
    if memory.SECOND in f.data:
        parts.append((f.data[memory.SECOND], f.data[memory.DIVIDED]))
    inflict(s, PendingDamage(f.data[memory.SEAT], f.data[memory.ATTACKER], tuple(parts), f.data[memory.KIND]))


def after(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """What the damage and the discards have set off."""
    s.agenda.append(triggers())


def retaliate(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The attack ends: those who declared it roll their dice of damage, in the order declared (SW-KW-RETALIATE)."""
    if s.strike is None:
        return
    attacker = s.units.get(s.strike.attacker)
    if attacker is not None and in_battle(attacker):
        if s.fixed.tables.retaliates and s.strike.declared:
            s.used = (*s.used, RETALIATING)
        for unit, n, kind in reversed(s.strike.declared):
            seat = s.units[unit].seat if unit in s.units else 1 - attacker.seat
            s.agenda.append(roll_damage(seat, unit, kind, (attacker.id,), n))


def end(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """ "When the attack ends": also for those who wait for its end after the attacker has left play (SW-ABIL-21)."""
    s.used = tuple([mark for mark in s.used if mark != RETALIATING]) if RETALIATING in s.used else s.used
    if s.strike is not None and s.strike.attacker in s.units:
        wake(s, "attack ends", s.units[s.strike.attacker])
    elif s.strike is not None:
        wake(s, "unit attack ends")
    s.agenda.append(triggers())


def over(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Effects for this attack end, and abilities may be used in the next one (SW-ABIL-20)."""
    s.strike = None
    s.used = tuple([mark for mark in s.used if mark[2] != "attack"])
    atoms.end_effects(s, "attack")


PROCEDURES["attack"] = (declare, may_act, roll, count, harm, after, retaliate, end, over)
