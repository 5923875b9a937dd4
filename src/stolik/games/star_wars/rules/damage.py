"""Damage from when it is pending to when its counters lie there, and dice that are rolled for it (SW-DAMAGE)."""

from __future__ import annotations

from typing import Final

from stolik.games.star_wars.ast.nodes import Doubled, Gets, Sure
from stolik.kernel.decision import Answer

from . import atoms, memory
from .asked import health_of, in_battle, keyword, scan, worsened
from .events import DamagePending
from .losses import dies, remembered, spared
from .pending import PendingDamage, PendingRoll, SureDamage, propose, settle
from .procedure import PROCEDURES, Procedure, remember
from .state import ABOARD, StarWarsState
from .triggers import NOTHING, wake
from .windows import Window

HIT = 4
"""A die that shows this or more is a hit (SW-ATTACK-6, SW-DAMAGE-8)."""
ARMORED = 5
"""The same against Armor (SW-KW-ARMOR-1)."""


def hit_by(s: StarWarsState, target: int) -> int:
    """What a die must show to hit a unit."""
    return ARMORED if target in s.units and keyword(s, s.units[target], "armor") else HIT


# ---- damage


def damage_of(s: StarWarsState, pending: PendingDamage) -> tuple[Procedure, ...]:
    """The frame that carries out pending damage: its chance comes, then its counters (SW-POP-8). None where it hits
    nothing."""
    times = doubled(s, pending.unit)
    there = [(target, n * times) for target, n in pending.parts if target in s.units and n > 0]
    if not there:
        return ()
    return (Procedure("damage", data={memory.ABOUT: propose(s, pending.with_(parts=tuple(there)))}),)


def doubled(s: StarWarsState, unit: int) -> int:
    """What the damage that a unit does is multiplied by (SW-DAMAGE-10)."""
    if Doubled not in s.fixed.tables.sources or unit not in s.units:
        return 1
    return int(2 ** len(scan(s, s.units[unit], Doubled)))


def damage_by(
    seat: int, unit: int, parts: tuple[tuple[int, int], ...], kind: int, sure: Sure | None = None
) -> PendingDamage:
    """Damage that may be such as some can't prevent."""
    if sure is None:
        return PendingDamage(seat, unit, parts, kind)
    return SureDamage(seat, unit, parts, kind, sure=sure)


def inflict(s: StarWarsState, pending: PendingDamage) -> None:
    """Let damage be pending, before all else that waits."""
    s.agenda.extend(damage_of(s, pending))


_DEALT: Final = "dealt "


def dealt(s: StarWarsState, unit: int) -> int:
    """The damage that was done to a unit in this attack, where a card of the decks predicts it."""
    return sum(int(what.removeprefix(_DEALT)) for n, what, _ in s.used if n == unit and what.startswith(_DEALT))


def open_chance(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The chance to prevent it; one for all units together (SW-DAMAGE-6). None where all of them have left play while
    it waited."""
    pending = s.proposals[f.data[memory.ABOUT]]
    assert isinstance(pending, PendingDamage)
    there = [(s.units[target], n) for target, n in pending.parts if target in s.units]
    if not there:
        settle(s, f.data[memory.ABOUT])
        s.agenda.pop()  # the parts that would follow
        return
    if s.sink is not None:
        s.sink(DamagePending(pending.unit, pending.kind, tuple([(unit.id, unit.stack[-1], n) for unit, n in there])))
    for unit, _ in there:
        wake(s, "would be damaged", unit, names={memory.BY: pending.unit})
    s.agenda.append(Window("prevent", f.data[memory.ABOUT]))


def place(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Counters for what is left are placed together; who is damaged may be stunned (SW-DAMAGE-1, 4, SW-KW-STUN)."""
    if s.fixed.options.deflected_counters == "all at the end" and not f.data.get(memory.LATE):
        pending = s.proposals[f.data[memory.ABOUT]]
        assert isinstance(pending, PendingDamage)
        if pending.after:
            s.proposals[f.data[memory.ABOUT]] = pending.with_(after=())
            s.agenda[-1] = Procedure("damage", f.at, data={**f.data, memory.LATE: True})
            for new in reversed(pending.after):
                inflict(s, new)
            return
    pending = settle(s, f.data[memory.ABOUT])
    assert isinstance(pending, PendingDamage)
    by = s.units.get(pending.unit)
    stun = keyword(s, by, "stun") if by is not None and in_battle(by) else 0
    done = []
    for target, n in pending.parts:
        unit = s.units.get(target)
        if unit is None or n <= 0:
            continue
        atoms.deal(s, unit, n, health_of(s, unit))
        atoms.put_damage(s, unit, n * worsened(s, unit), health_of(s, unit))
        if s.fixed.tables.predicts and s.strike is not None:
            s.used = (*s.used, (unit.id, f"{_DEALT}{n}", "attack"))
        done.append((unit, n))
        if stun and unit is not by:
            assert by is not None
            atoms.give(s, unit, Gets(power=-stun), by.seat, by.stack[-1], "battle")
    if done and s.fixed.tables.harms and s.strike is not None and by is not None and s.strike.attacker == by.id:
        s.used = (*s.used, (by.id, memory.HARMED, "attack"))
    for unit, n in done:
        if unit.place != ABOARD:  # a pilot is no unit, so no unit was damaged (SW-PILOT-10, 12)
            wake(s, "damaged", unit, names={memory.WOUNDS: unit.damage} if s.fixed.tables.wounds else NOTHING)
        if by is not None:
            wake(s, "damages", by, names={memory.TARGET: unit.id, memory.THAT: n})
            if (
                unit is not by and unit.place != ABOARD and dies(s, unit) and not spared(s, unit)
            ):  # it is discarded before anything else happens
                wake(s, "defeats", by, names={memory.TARGET: unit.id, **remembered(s, unit)})
    remember(s, f, {memory.AFTER: pending.after})


def deflected(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """New damage that waited gets a chance of its own, in the order in which it was made (SW-DAMAGE-7)."""
    after: tuple[PendingDamage, ...] = f.data.get(memory.AFTER, ())
    for new in reversed(after):
        inflict(s, new)


PROCEDURES["damage"] = (open_chance, place, deflected)


# ---- dice of damage


def roll_damage(
    seat: int, unit: int, kind: int, targets: tuple[int, ...], n: int, sure: Sure | None = None
) -> Procedure:
    """The frame that rolls n dice of damage for each target, and then does the damage together (SW-DAMAGE-8); `sure`
    says who can't prevent it."""
    data: memory.Memos = {memory.UNIT: unit, memory.KIND: kind, memory.TARGETS: targets, memory.N: n, memory.PARTS: ()}
    if sure is not None:
        data[memory.SURE] = sure
    return Procedure("dice", seat=seat, data=data)


def throw(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Roll for the next target; its reroll chance comes."""
    targets: tuple[int, ...] = f.data[memory.TARGETS]
    if not targets:
        return
    if targets[0] not in s.units:
        remember(s, f, {memory.ABOUT: 0})
        return
    dice = atoms.roll(s, max(0, f.data[memory.N]))
    atoms.tell_roll(s, f.seat, "damage", s.units.get(f.data[memory.UNIT]), dice)
    number = propose(s, PendingRoll(f.seat, "damage", dice, f.data[memory.UNIT], targets[0]))
    remember(s, f, {memory.ABOUT: number})
    s.agenda.append(Window("reroll", number))


def counted(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Each die of 4 or more is 1 damage, 5 or more against Armor; then the next target, or the damage."""
    targets: tuple[int, ...] = f.data[memory.TARGETS]
    parts: tuple[tuple[int, int], ...] = f.data[memory.PARTS]
    if targets:
        roll = settle(s, f.data[memory.ABOUT]) if f.data.get(memory.ABOUT) else None
        if isinstance(roll, PendingRoll):
            reach = hit_by(s, targets[0])
            parts = (*parts, (targets[0], sum(face >= reach for face in roll.dice)))
        if targets[1:]:
            s.agenda.append(
                Procedure(
                    "dice", 0, f.seat, {**f.data, memory.TARGETS: targets[1:], memory.PARTS: parts, memory.ABOUT: 0}
                )
            )
            return
    inflict(s, damage_by(f.seat, f.data[memory.UNIT], parts, f.data[memory.KIND], f.data.get(memory.SURE)))


PROCEDURES["dice"] = (throw, counted)
