"""Keyword abilities of the Star Wars TCG as recipes over the common nodes (SW-KW)."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, Do, Number, Static, Step

from .nodes import Activated, Intercept, Keyword, Prevent, Redirect, Retaliate


def static(name: str, n: Number = 1) -> Static:
    """A static keyword of the unit itself: accuracy, armor, bombard, critical hit, ion cannon, overkill, shields,
    stun."""
    return Static(Keyword(name, n), SELF)


def evade(x: Number, *costs: Step) -> Activated:
    """Prevent up to x damage to this unit."""
    return Activated(costs, Prevent(x, SELF, choice=True), "evade")


def deflect(x: Number, *costs: Step) -> Activated:
    """Prevent x damage to this unit; it may do that much damage to another unit in the same arena."""
    return Activated(costs, Do((Prevent(x, SELF), Redirect(SELF))), "deflect")


def intercept(*costs: Step) -> Activated:
    """A unit that attacks another of your units in the same arena attacks this one instead."""
    return Activated(costs, Intercept(SELF), "intercept")


def retaliate(x: Number, *costs: Step) -> Activated:
    """This unit does x dice of damage to the unit that attacks it when the attack ends."""
    return Activated(costs, Retaliate(x, SELF), "retaliate")
