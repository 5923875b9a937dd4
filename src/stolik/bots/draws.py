"""Answers by chance."""

from __future__ import annotations

from typing import Final

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import step

TRIES: Final = 20
"""How often picks are drawn anew when a rule that binds them leaves too few, before the first legal answer is taken."""


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
