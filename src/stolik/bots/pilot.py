"""Pilots: how to play a game by rules of thumb, from one look at the table. Where turns are long, searching needs one.

A pilot answers at once and tries nothing out, so that a bot can let it play whole turns in its imagination.
"""

from __future__ import annotations

from typing import Any, Protocol

from stolik.kernel.decision import Answer, Decision


class Pilot(Protocol):
    """What a game's maker of pilots gives when called with what is printed on its cards (`Worlds.printed`). Its answers
    depend on nothing but what it is given."""

    def choose(self, view: Any, decision: Decision) -> Answer:
        """A sensible legal answer of the seat that is asked, whose view this is."""

    def clock(self, view: Any) -> int:
        """How many turns have begun."""

    def horizon(self, view: Any, decision: Decision) -> int:
        """At which count of turns a line that begins with this decision has shown what it is worth."""

    def candidates(self, view: Any, decision: Decision) -> list[Answer]:
        """What is worth trying out: first what `choose` says, and nothing else where thinking would change nothing."""
