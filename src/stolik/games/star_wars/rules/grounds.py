"""What a sentence about a refusal needs: cards as they are printed, numbers, and what tells a rule's reasons apart.

Nothing here says more than the seat sees: own cards of the hand and of the build zone, and what lies open on the table.
"""

from __future__ import annotations

from typing import Any

from stolik.kernel.decision import Option

from .actions import verb_of
from .actions.base import acting, of_things
from .state import StarWarsState


def grounds(s: StarWarsState, seat: int, intent: Option) -> dict[str, Any]:
    """What the seat sees of the reasons, each where it is known.

    seat, to_move (-1: nobody), phase, arena; asked: the kind of question that the seat has to answer; force and points
    of the seat, left: its points in setup. card: the card of the hand; unit and target: the top cards of the things
    meant; own, tapped, place, moved: of the unit; have and need: its build counters; cost: the Force that the play
    costs; acts: the top card of the unit whose time has come.
    """
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
    verb = verb_of(s, intent.verb)
    return found | (of_things(s, seat, intent.args) if verb is None else verb.facts(s, seat, intent.args))
