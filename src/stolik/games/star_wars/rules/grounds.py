"""What a sentence about a refusal needs: cards as they are printed, numbers, and what tells a rule's reasons apart.

Nothing here says more than the seat sees: own cards of the hand and of the build zone, and what lies open on the table.
"""

from __future__ import annotations

from typing import Any

from stolik.games.star_wars.ast.nodes import Pay
from stolik.kernel.decision import Option

from .actions.base import acting
from .asked import held, needed
from .choices import amount
from .possible import run_of
from .state import BUILT, StarWarsState, Unit
from .tables import Held, active_of

ON_HAND = ("start", "put", "partial", "play")


def grounds(s: StarWarsState, seat: int, intent: Option) -> dict[str, Any]:
    """What the seat sees of the reasons, each where it is known.

    seat, to_move (-1: nobody), phase, arena; asked: the kind of question that the seat has to answer; force and points
    of the seat, left: its points in setup. card: the card of the hand; unit and target: the top cards of the things
    meant; own, tapped, place, moved: of the unit; have and need: its build counters; cost: the Force that the play
    costs; acts: the top card of the unit whose time has come.
    """
    verb, args = intent.verb, intent.args
    own, decision, acts = s.seats[seat], s.decision, acting(s)
    found: dict[str, Any] = {
        "seat": seat,
        "to_move": -1 if decision is None else decision.seat,
        "phase": s.phase,
        "arena": s.arena,
        "asked": decision.kind if decision is not None and decision.seat == seat else "",
        "force": own.force,
        "points": own.points,
        "left": s.fixed.options.setup_points - own.spent,
    }
    if acts is not None:
        found["acts"] = s.top(acts)
    if verb in ON_HAND or (verb == "stack" and s.phase == "setup"):
        if args and args[0] in own.hand:
            found["card"] = s.card(args[0])
            if verb == "play" and len(args) > 1 and 0 <= args[1] < len(found["card"].plays):
                found["cost"] = _force(s, seat, None, Held(found["card"].plays[args[1]], args[0], ""))
        return found
    unit = _seen(s, seat, args[:1])
    if unit is not None:
        _of_unit(s, seat, intent, unit, found)
    target = _seen(s, seat, args[1:2]) if verb not in ("use", "top", "leave") else None
    if target is not None:
        found["target"] = s.top(target)
    return found


def _of_unit(s: StarWarsState, seat: int, intent: Option, unit: Unit, found: dict[str, Any]) -> None:
    """What is known of the unit that an intent is about."""
    found["unit"] = s.top(unit)
    found["own"] = unit.seat == seat
    found["tapped"] = unit.tapped
    found["place"] = unit.place
    found["moved"] = unit.moved
    if unit.place == BUILT:
        found["have"], found["need"] = unit.counters, needed(s, unit)
    if intent.verb == "use" and unit.seat == seat and len(intent.args) > 1:
        abilities = held(s, unit)
        if 0 <= intent.args[1] < len(abilities) and active_of(abilities[intent.args[1]].ability) is not None:
            found["cost"] = _force(s, seat, unit, abilities[intent.args[1]])


def _seen(s: StarWarsState, seat: int, args: tuple[int, ...]) -> Unit | None:
    """The thing of that id, if the seat sees what it is (SW-ZONE-8)."""
    unit = s.units.get(args[0]) if args else None
    return None if unit is None or (unit.place == BUILT and unit.seat != seat) else unit


def _force(s: StarWarsState, seat: int, unit: Unit | None, one: Held) -> int:
    """The Force that a play costs as things stand."""
    ability = active_of(one.ability)
    assert ability is not None
    c = run_of(s, unit, one, seat, 0)
    return sum(amount(s, c, step.n) for step in ability.costs if isinstance(step, Pay))
