"""A bot that draws among what it may do."""

from __future__ import annotations

from typing import Any, ClassVar

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import seed_luck, step
from stolik.kernel.view import View, Worlds

from .base import Bot

TRIES = 20
"""How often picks are drawn anew when a rule that binds them leaves too few, before the first legal answer is taken."""


class RandomBot(Bot):
    """Plays anything. One pick is drawn evenly; of several, first how many, then one after the other.

    It looks at nothing, so its draws follow from its seed and from how often it was asked.
    """

    name: ClassVar[str] = "random"
    sees: ClassVar[bool] = False

    def __init__(self, game: str, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._luck = seed_luck(seed)

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """A legal answer, drawn from the bot's own luck."""
        if decision.most == 1 and decision.least == 1 and decision.rule is None and decision.counts is None:
            self._luck, n = step(self._luck, len(decision.options))
            return (decision.options[n],)
        self._luck, answer = draw_answer(decision, self._luck)
        return answer


def draw_answer(decision: Decision, luck: int) -> tuple[int, Answer]:
    """The generator's next position and a legal answer to any decision. Raises ValueError when none exists."""
    total = len(decision.options) if decision.counts is None else sum(decision.counts)
    most = min(decision.most, total)
    for _ in range(TRIES):
        luck, extra = step(luck, max(1, most - decision.least + 1))
        luck, picks = _draw_picks(decision, decision.least + extra, luck)
        if decision.permits(picks):
            return luck, decision.at(picks)
    first = next(decision.answers(), None)
    if first is None:
        raise ValueError(f"{decision!r} has no legal answer")
    return luck, first


def _draw_picks(decision: Decision, many: int, luck: int) -> tuple[int, list[int]]:
    """Up to `many` positions, each drawn evenly among those that may still join the ones before."""
    left = [1] * len(decision.options) if decision.counts is None else list(decision.counts)
    rule = decision.rule
    picks: list[int] = []
    while len(picks) < many:
        open_to = [n for n, count in enumerate(left) if count and (rule is None or rule.allows([*picks, n]))]
        if not open_to:
            break
        luck, at = step(luck, len(open_to))
        picks.append(open_to[at])
        left[open_to[at]] -= 1
    return luck, picks
