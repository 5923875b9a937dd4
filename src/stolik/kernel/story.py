"""What a game that is over tells of how it was decided: what a game's finder reads, and what it gives back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from .compiling import parts
from .event import Event


@dataclass(frozen=True)
class Story:
    """A game that is over. `events[n]` are those of entry n, `turns[n]` is the turn in which it was made; `sides` has
    the side of each seat, `winner` is the side that won or -1, `rule` what ended the game ("" where no rule did).
    `last` is a spectator's view of its end, `printed` what `Rules.printed` hands out."""

    events: tuple[tuple[Event, ...], ...]
    turns: tuple[int, ...]
    sides: tuple[int, ...]
    winner: int
    rule: str
    last: Any
    printed: Any

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)

    @property
    def all(self) -> Iterator[Event]:
        """Every event in its order."""
        return (event for events in self.events for event in events)


@dataclass(frozen=True)
class Cause:
    """Something that helped to decide a game: its words are "found CODE" (`Words`), `side` is whom it is told of, and
    `values` are numbers for its slots. Of several those of most `weight` are told; 1 is a lot."""

    code: str
    weight: float
    side: int
    values: Mapping[str, int] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


@dataclass(frozen=True)
class Figure:
    """A figure of each side, in the order of the sides: its words are "figure CODE". `out_of` has, where there is one,
    the number that each is a part of."""

    code: str
    values: tuple[int, ...]
    out_of: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


@dataclass(frozen=True)
class Findings:
    """What a finder found. `how` is put behind the rule that ended the game to find its words ("how RULE HOW"), where
    one rule ends games in ways that are told apart."""

    causes: tuple[Cause, ...] = ()
    figures: tuple[Figure, ...] = ()
    how: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        return parts(self)


def shares(got: Mapping[int, int], out_of: Mapping[int, int], side: int, least: int) -> tuple[float, int, int] | None:
    """By how much a side's share is larger than that of the best other side, with both numbers in hundredths; None
    where one of them was counted less than `least` times, or it is not larger. Both are counts by side."""
    if any(out_of[one] < least for one in out_of):
        return None
    parts = {one: got[one] / out_of[one] for one in out_of}
    best = max(part for one, part in parts.items() if one != side)
    gap = parts[side] - best
    return (gap, round(100 * parts[side]), round(100 * best)) if gap > 0 else None
