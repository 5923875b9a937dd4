"""How good a position looks, game by game. The module of a game reads that game's view and nothing else."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from stolik.kernel.decision import Seat


class Evaluation(Protocol):
    """What the module of a game offers to the bots. All numbers are from `seat`'s side: more is better for it."""

    def score(self, view: Any, seat: Seat) -> float:
        """What stands on the table now: own points minus those of the others, and nothing that is still to come."""

    def value(self, view: Any, seat: Seat) -> float:
        """What the position is worth to the end of the game, in points."""

    def hides(self, view: Any) -> bool:
        """Whether something that this viewer can't know may matter."""


def load(game: str) -> Evaluation:
    """The evaluation of a game, by the game's id. Raises ValueError when there is none."""
    place = "stolik.games." + game.replace("-", "_").removesuffix("_2v2")
    if find_spec(place) is None or find_spec(f"{place}.bots.evaluation") is None:
        raise ValueError(f"no bot knows how to judge a position of {game!r}")
    return cast("Evaluation", import_module(f"{place}.bots.evaluation"))
