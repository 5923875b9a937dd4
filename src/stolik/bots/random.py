"""A bot that draws among what it may do."""

from __future__ import annotations

from typing import Any, ClassVar

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import seed_luck, step
from stolik.kernel.view import View, Worlds

from .base import Bot, Judgement
from .draws import draw_answer


class RandomBot(Bot):
    """Plays anything. One pick is drawn evenly; of several, first how many, then one after the other.

    It looks at nothing, so its draws follow from its seed and from how often it was asked.
    """

    name: ClassVar[str] = "random"
    sees: ClassVar[bool] = False

    def __init__(self, judgement: Judgement, seed: Any = 0) -> None:
        super().__init__(judgement, seed)
        self._luck = seed_luck(seed)

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """A legal answer, drawn from the bot's own luck."""
        if decision.most == 1 and decision.least == 1 and decision.rule is None and decision.counts is None:
            self._luck, n = step(self._luck, len(decision.options))
            return (decision.options[n],)
        self._luck, answer = draw_answer(decision, self._luck)
        return answer
