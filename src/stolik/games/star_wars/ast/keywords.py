"""Keyword abilities of the Star Wars TCG as recipes over the common nodes (SW-KW)."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, Do, Lasting, Number, Static, Step, When

from .nodes import Activated, Intercept, Keyword, Prevent, Redirect, Reroll, Retaliate, Upkeep, YourStep


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


def lucky(x: Number, *costs: Step) -> Activated:
    """Once an attack, reroll x of this unit's attack dice, or have x dice of an attack on it rerolled."""
    return Activated(costs, Reroll("some", "attack", n=x, of=SELF), "lucky")


def bounty(do: Step) -> When:
    """When this unit damages another unit and that is discarded, this is done as your next build step starts."""
    return When("defeats", Lasting(When("build step starts", do, YourStep()), "you", "once"))


def upkeep(*costs: Step) -> When:
    """When your build step starts, you pay one of the costs, if you can."""
    return When("build step starts", Upkeep(costs), YourStep())


def hidden_cost(x: Number) -> Static:
    """With x build counters the card may be completed at any time for Force."""
    return static("hidden cost", x)
