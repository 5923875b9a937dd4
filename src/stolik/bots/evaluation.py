"""How good a position looks: what a game offers to the bots. It reads that game's view and nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from stolik.kernel.decision import Seat


class Evaluation(Protocol):
    """What a game offers, as a module or an object. All numbers are from `seat`'s side: more is better for it.

    One that knows how likely `seat` is to win may say so in a `chance(view, seat)`, from 0 to 1: a game that is over is
    then told by it (turning.py). One that can be fitted anew (`stolik tune`) has its `weights`, a mapping of names to
    numbers, and `with_weights(weights)`, which gives another of the same kind."""

    def score(self, view: Any, seat: Seat) -> float:
        """What stands on the table now: own points minus those of the others, and nothing that is still to come."""

    def value(self, view: Any, seat: Seat) -> float:
        """What the position is worth to the end of the game, in points."""

    def hides(self, view: Any) -> bool:
        """Whether something that this viewer can't know may matter."""
