"""A bot that judges positions by what they are worth to the end of the game."""

from __future__ import annotations

from typing import Any, ClassVar

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import derive, step
from stolik.kernel.view import View, Worlds

from .base import Bot, position_luck
from .evaluate import load


class LookaheadBot(Bot):
    """The answer whose outcome is worth most by the evaluation of the game; among equals its luck decides."""

    name: ClassVar[str] = "lookahead"

    def __init__(self, game: str, seed: int = 0, budget: int = 4000) -> None:
        super().__init__(game, seed)
        self.budget = budget
        self._evaluation = load(game)

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """The best answer found. Raises ValueError without a view and worlds."""
        if view is None or worlds is None:
            raise ValueError("the bot 'lookahead' needs a view and worlds")
        luck = position_luck(self.seed, view)
        world = worlds.sample(derive(luck, 0))
        seat = decision.seat
        worth = [
            (self._evaluation.value(world.after(answer).view(seat), seat), answer)
            for _, answer in zip(range(self.budget), decision.answers())
        ]
        highest = max(value for value, _ in worth)
        best = [answer for value, answer in worth if value == highest]
        _, n = step(derive(luck, 1), len(best))
        return best[n]
