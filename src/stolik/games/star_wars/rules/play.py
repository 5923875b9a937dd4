"""Playing abilities and Battle cards: pay, choose, the disrupt chance, the effect (SW-ABIL-5, SW-BC-2..6)."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast import CHOSEN, Choose, Do, Lasting, Named, Some, Step, inside
from stolik.cardgame.interpret import Effect, chain
from stolik.games.star_wars.ast.nodes import Activated, ChooseArena, Prevent
from stolik.kernel.decision import Answer

from . import atoms, memory
from .asked import held
from .events import AbilityPlayed, BattleCardPlayed
from .pending import PendingCard, propose, settle
from .prices import price
from .procedure import PROCEDURES, Procedure, remember
from .state import StarWarsState
from .steps_battle import Aim, Aimed, OpenDisrupt, UnlessDisrupted
from .steps_force import Paid
from .tables import active_of
from .triggers import riding, wake


def use(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Pay the whole cost of an ability."""
    n, place = f.data[memory.OPTION].args
    unit = s.units[n]
    one = held(s, unit)[place]
    ability = active_of(one.ability)
    assert ability is not None
    names: memory.Memos = riding(s, one, {memory.ABOUT: f.data[memory.ABOUT]})
    if s.sink is not None:
        s.sink(AbilityPlayed(f.seat, unit.id, one.kind, ability.keyword))
    remember(s, f, {memory.UNIT: unit.id, memory.KIND: one.kind, memory.DO: ability.do, memory.NAMES: names})
    if costs := price(s, f.seat, unit, ability):
        s.agenda.append(Effect(f.seat, unit.id, one.kind, names, chain(*costs, Paid())))


def effect(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Then its effect happens, also if its unit is gone."""
    names = {**f.data[memory.NAMES], **f.data.get(memory.PAID, {})}
    s.agenda.append(Effect(f.seat, f.data[memory.UNIT], f.data[memory.KIND], names, chain(f.data[memory.DO])))


PROCEDURES["use"] = (use, effect)


def play(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """A Battle card leaves the hand and its cost is paid."""
    kind, mode = f.data[memory.OPTION].args
    ability = s.card(kind).plays[mode]
    atoms.take_from_hand(s, f.seat, kind)
    number = propose(s, PendingCard(f.seat, kind, mode))
    if s.sink is not None:
        s.sink(BattleCardPlayed(f.seat, kind, mode))
    remember(s, f, {memory.CARD: number})
    wake(s, "battle card", seat=f.seat)
    wake(s, "opposing battle card", seat=1 - f.seat)
    if costs := price(s, f.seat, None, ability):
        names: memory.Memos = {memory.ABOUT: f.data[memory.ABOUT], memory.CARD: number}
        s.agenda.append(Effect(f.seat, 0, kind, names, chain(*costs, Paid())))


def happen(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """Targets are chosen, the card may be disrupted, its effect happens (SW-BC-4, 5)."""
    kind, mode = f.data[memory.OPTION].args
    ability: Activated = s.card(kind).plays[mode]
    aims, rest = aimed(ability.do)
    names: memory.Memos = {
        memory.ABOUT: f.data[memory.ABOUT],
        memory.CARD: f.data[memory.CARD],
        **f.data.get(memory.PAID, {}),
    }
    s.agenda.append(Effect(f.seat, 0, kind, names, chain(*aims, OpenDisrupt(), UnlessDisrupted(), *rest)))


def away(s: StarWarsState, f: Procedure, picks: Answer | None) -> None:
    """The card is discarded (SW-BC-2)."""
    pending = settle(s, f.data[memory.CARD])
    if isinstance(pending, PendingCard):
        atoms.into_discard(s, (pending.kind,))


PROCEDURES["play"] = (play, happen, away)


def aimed(do: Step) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """What is chosen as a card is played, wherever in its effect it stands, and the effect with the names of what was
    chosen (SW-BC-4). What a condition or "you may" comes before stays there; so do cards of a hand or pile."""
    aims: list[Step] = []
    rest: list[Step] = []
    steps = _flat(do)
    for n, step in enumerate(steps):
        if isinstance(step, ChooseArena):
            aims.append(step)
        elif isinstance(step, Choose):
            later = inside(*steps[n + 1 :])
            hurt = any(isinstance(one, Prevent) and one.to == CHOSEN for one in later)
            rest.append(_aim(step.what, aims, hurt))
        else:
            rest += _hoisted(step, aims)
    return tuple(aims), tuple(rest)


def _flat(step: Step) -> list[Step]:
    """Steps that are done in any case, one after the other."""
    return [one for part in step.steps for one in _flat(part)] if isinstance(step, Do) else [step]


def _hoisted(step: Step, aims: list[Step]) -> list[Step]:
    """A verb whose `Some` units are chosen beforehand."""
    for field in getattr(step, "__dataclass_fields__", ()):
        noun = getattr(step, field)
        if isinstance(noun, Some) and _about_units(noun) and not (isinstance(step, Lasting) and field == "what"):
            aimed_at = _aim(noun, aims, isinstance(step, Prevent))
            made: Step = replace(step, **{field: Named(aimed_at.name)})  # type: ignore[type-var]
            return [made, aimed_at]
    return [step]


def _aim(noun: Some, aims: list[Step], hurt: bool) -> Aimed:
    """One more choice beforehand, and the step that calls it CHOSEN where the effect comes to it."""
    name = f"target {len(aims) + 1}"
    aims.append(Aim(noun, name, hurt))
    return Aimed(name)


def _about_units(noun: Some) -> bool:
    return getattr(noun.which, "what", "unit") in ("unit", "built", "pilot")
