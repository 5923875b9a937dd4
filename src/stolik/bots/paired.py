"""How sure it is which of two answers is better that met the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CERTAIN: Final = 99.0
"""So many standard errors it is where the difference was the same in all worlds."""


def standard_error(numbers: Sequence[float]) -> float:
    """The standard error of their mean; 0 for one alone."""
    n = len(numbers)
    mean = sum(numbers) / n
    spread = sum([(one - mean) ** 2 for one in numbers]) / max(1, n - 1)
    error: float = (spread / n) ** 0.5
    return error


def lead(one: Sequence[float], other: Sequence[float]) -> float:
    """By how many standard errors one is better than the other, over the worlds that both met; 0 without one."""
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    if not gaps:
        return 0.0
    mean = sum(gaps) / len(gaps)
    error = standard_error(gaps)
    return mean / error if error else (0.0 if not mean else CERTAIN if mean > 0 else -CERTAIN)
