"""Steps about Force and build points: paid, gained, lost (SW-ZONE-5, 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stolik.cardgame.ast import (
    Number,
    Step,
)
from stolik.cardgame.choices import options_for, question
from stolik.cardgame.interpret import Run
from stolik.games.star_wars.ast.nodes import (
    BuildPoints,
    Gain,
    Lose,
    Pay,
    PayPoints,
    Upkeep,
    UpTo,
)
from stolik.kernel.codec import register
from stolik.kernel.decision import Answer, Decision

from . import atoms, memory
from .asked import barred
from .choices import amount, asker, source_of
from .nouns import seats_of
from .possible import can_pay
from .procedure import Procedure
from .state import StarWarsState


@dataclass(frozen=True)
class Paid(Step):
    """The cost is paid: the effect knows how much it was."""


register(Paid)


def is_cost(s: StarWarsState, c: Run, step: Step) -> bool:
    """Whether a step pays for an ability, a Battle card or a Mission."""
    todo, rest = c.todo, []
    while todo is not None:
        one, todo = todo
        rest.append(one)
    return Paid() in rest or step in s.card(c.kind).costs


def how_many(s: StarWarsState, c: Run, n: Number, there: int, picks: Answer | None) -> int | Decision:
    """A number; one "up to" another is asked for, as long as there is a choice."""
    if not isinstance(n, UpTo):
        return amount(s, c, n)
    if picks is not None:
        return int(picks[0].args[0])
    most = there if n.n is None else min(there, amount(s, c, n.n))
    if most <= 0:
        return 0
    return question(c, "number", options_for("number", range(most, -1, -1)))


def do_pay(s: StarWarsState, c: Run, node: Pay, picks: Answer | None) -> Decision | None:
    """Pay Force."""
    seat = asker(c, node.who)
    n = how_many(s, c, node.n, s.seats[seat].force, picks)
    if isinstance(n, Decision):
        return n
    c.names[memory.THAT] = n
    atoms.change_force(s, seat, -n, "paid")
    return None


def do_pay_points(s: StarWarsState, c: Run, node: PayPoints, picks: Answer | None) -> Decision | None:
    """Pay build points."""
    n = how_many(s, c, node.n, s.seats[c.seat].points, picks)
    if isinstance(n, Decision):
        return n
    c.names[memory.THAT] = n
    atoms.change_points(s, c.seat, -n)
    return None


def do_upkeep(s: StarWarsState, c: Run, node: Upkeep, picks: Answer | None) -> Decision | None:
    """One of the costs that can be paid; nothing where none can, or (0) where it need not be paid (SW-KW-UPKEEP-2,
    5)."""
    if picks is None:
        ways = [n for n, cost in enumerate(node.costs, 1) if can_pay(s, c, (cost,)) is None]
        unit = source_of(s, c)
        if ways and unit is not None and barred(s, unit, "upkeep"):
            ways = [0, *ways]
        if len(ways) > 1:
            return question(c, "upkeep", options_for("number", ways))
        chosen = ways[0] if ways else 0
    else:
        chosen = picks[0].args[0]
    if chosen:
        c.todo = (node.costs[chosen - 1], c.todo)
    return None


def do_paid(s: StarWarsState, c: Run, node: Paid, picks: Answer | None) -> None:
    """How much was paid goes to the frame that carries out the effect; what was chosen for the cost is not CHOSEN."""
    keys = (memory.THAT, memory.SPENT, memory.WORTH) if memory.SPENT in c.names else (memory.THAT,)
    paid = {key: c.names[key] for key in (*keys, memory.ARENA) if key in c.names}
    if memory.SPENT not in c.names:
        paid.pop(memory.ARENA, None)
    for n in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[n]
        if isinstance(frame, Procedure) and frame.name in ("use", "play"):
            s.agenda[n] = frame.with_data({memory.PAID: paid})
            return


def do_gain(s: StarWarsState, c: Run, node: Gain, picks: Answer | None) -> None:
    """Gain Force."""
    for seat in seats_of(node.whose, c.seat):
        atoms.change_force(s, seat, amount(s, c, node.n), "gained")


def do_lose(s: StarWarsState, c: Run, node: Lose, picks: Answer | None) -> None:
    """Lose Force, as much as there is (SW-ZONE-5); THAT_MANY is then how much was lost in all."""
    lost = 0
    for seat in seats_of(node.whose, c.seat):
        have = s.seats[seat].force
        n = have if node.n is None else amount(s, c, node.n)
        lost -= atoms.change_force(s, seat, -n, "lost")
    c.names[memory.THAT] = lost


def do_points(s: StarWarsState, c: Run, node: BuildPoints, picks: Answer | None) -> None:
    """More or fewer build points this turn."""
    for seat in seats_of(node.whose, c.seat):
        atoms.change_points(s, seat, amount(s, c, node.n))


HANDLERS: Final[dict[type, Any]] = {
    BuildPoints: do_points,
    Gain: do_gain,
    Lose: do_lose,
    Paid: do_paid,
    Pay: do_pay,
    PayPoints: do_pay_points,
    Upkeep: do_upkeep,
}
