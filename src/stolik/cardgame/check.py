"""What every card game holds a state from outside to: the frames of its agenda and the question on top."""

from __future__ import annotations

from stolik.kernel.decision import Decision, Option
from stolik.kernel.fields import hold, kind, whole
from stolik.kernel.state import Fixed

from .interpret import Effect
from .procedure import Procedure, Procedures

MOST = 10**6
"""No counter of a game that people play comes near this."""


def check_procedure(f: Procedure, procedures: Procedures, seats: int, place: str) -> None:
    """It is a step of a procedure of this game."""
    steps = procedures.get(f.name, ()) if isinstance(f.name, str) else ()
    hold(bool(steps), place, "there is no such procedure")
    whole(f.at, place, 0, len(steps) - 1)
    whole(f.seat, place, -1, seats - 1)
    hold(isinstance(f.data, dict), place, "expected what it remembers")


def check_effect(fixed: Fixed, effect: object, seats: int, place: str) -> None:
    """It is an effect of somebody, of a card of this game or of none."""
    hold(isinstance(effect, Effect), place, "expected an effect")
    assert isinstance(effect, Effect)
    whole(effect.seat, place, 0, seats - 1)
    whole(effect.source, place, 0, MOST)
    kind(fixed, effect.kind, place, -1)
    hold(isinstance(effect.names, dict), place, "expected names")


def check_decision(decision: object, seats: int) -> tuple[Option, ...]:
    """It is a question to somebody that can be answered; what it offers."""
    hold(isinstance(decision, Decision), "agenda", "expected a question")
    assert isinstance(decision, Decision)
    whole(decision.seat, "agenda", 0, seats - 1)
    hold(isinstance(decision.options, tuple), "agenda", "expected options")
    hold(all(isinstance(option, Option) for option in decision.options), "agenda", "expected options")
    whole(decision.most, "agenda", 0, MOST)
    whole(decision.least, "agenda", 0, decision.most)
    hold(decision.least == 0 or len(decision.options) > 0, "agenda", "nothing is offered")
    return decision.options
