"""What tests of several chapters say alike: who stands opposite, and what has happened at a table."""

from __future__ import annotations

from typing import Any

from stolik.games.star_wars.rules.events import AbilityTriggered

IDLE = "light  character: Weak {tapped}"
LIGHT = "light  character: Weak, Slow"


def happened(t, *classes) -> list[Any]:
    """All events of some classes, since the table was drawn."""
    return [event for entry in t.match.events for event in entry if isinstance(event, classes)]


def triggered(t):
    """Whose abilities were triggered, in order, since the table was drawn."""
    s = t.match._state
    return [s.card(one.kind).name for entry in t.match.events for one in entry if isinstance(one, AbilityTriggered)]
