"""How one wins and how far each side is: the line above every table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stolik.text.table import BETWEEN, TOGETHER

_COLON: Final = {"en": ": ", "pl": ": ", "ja": "："}


@dataclass(frozen=True)
class Standing:
    """How far one side is, whose `seats` these are: its `count`, and how that is written. `of` is how many of them make
    the goal, where they are few enough to be drawn (0: they are not)."""

    seats: tuple[int, ...]
    count: int
    figure: str
    of: int = 0


@dataclass(frozen=True)
class Goal:
    """How one wins in a sentence: `head` is enough where there is no room, `rest` goes on behind it. `counted` says
    what the standings count, one a side."""

    head: str
    rest: str
    counted: str
    standings: tuple[Standing, ...]

    def said(self, called: Callable[[int], str], lang: str, near: int = 0) -> str:
        """The standings in words, "Prizes left: Ala 4, Steady 6", that of the seat `near` first; `called` is what a
        seat is called."""
        own_first = sorted(self.standings, key=lambda one: near not in one.seats)
        sides = [f"{TOGETHER[lang].join(map(called, one.seats))} {one.figure}" for one in own_first]
        return f"{self.counted}{_COLON[lang] if self.counted else ''}{BETWEEN[lang].join(sides)}"


def scores_of(view: Any) -> list[int] | None:
    """The view's `scores` or `score`, where it has a number for each side or seat; None where there is none."""
    for name in ("scores", "score"):
        found = getattr(view, name, None)
        if isinstance(found, list | tuple) and all(type(one) is int for one in found):
            return list(found)
    return None


def parties(sides: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seats of each side, in the order of the sides."""
    return tuple(tuple(seat for seat, own in enumerate(sides) if own == side) for side in sorted(set(sides)))


def by_scores(view: Any, sides: Sequence[int]) -> tuple[Standing, ...]:
    """A standing for each score of a view: of the sides, where there is one for each, else of the seats."""
    scores = scores_of(view) or []
    teams = parties(sides)
    whose = teams if len(scores) == len(teams) else parties(range(len(sides)))
    if len(scores) != len(whose):
        return ()
    return tuple(Standing(seats, score, str(score)) for seats, score in zip(whose, scores))
