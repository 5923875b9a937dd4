"""Who looks for a game, and who meets whom: by strength, wider the longer somebody waits. Times are in seconds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, Final

from stolik.rating import Rating
from stolik.server.bodies import ClockBody, DeckChoice
from stolik.server.protocol import Lang

NEAR: Final = 60
"""Points by which an opponent's rating may differ at first, where both are well known; else as far as one's own is
uncertain."""
WIDER: Final = 25
"""Points by which that grows."""
STEP: Final = 5.0
"""After each so many seconds."""
ANYBODY: Final = 10_000
"""Points that are no bound: where nothing is at stake."""
PATIENCE: Final = 60.0
"""After so long a bot takes the seat, where that is wished for."""
LOOKED_AT: Final = 12
"""Nearest others among whom partners and opponents of a game of four are looked for."""


@dataclass(frozen=True)
class Seek:
    """Somebody looks for a game since a time. Who has a deck that belongs to a seat says which (`seat`); `apart` are
    those with whom they are not paired. `bot`: one may take the seat."""

    guest: str
    name: str
    lang: Lang
    game: str
    options: Mapping[str, Any]
    deck: DeckChoice
    clock: ClockBody | None
    rated: bool
    ladder: str | None
    rating: Rating
    bot: bool
    since: float
    games: int = 0
    seat: int | None = None
    apart: frozenset[str] = field(default_factory=frozenset)

    def reach(self, now: float) -> int:
        """How many points an opponent may be away by now."""
        if not self.rated:
            return ANYBODY
        return max(NEAR, self.rating.spread) + WIDER * int((now - self.since) / STEP)

    def wider(self, now: float) -> float:
        """When that grows next."""
        return self.since + STEP * (int((now - self.since) / STEP) + 1)

    @property
    def bot_at(self) -> float | None:
        """When a bot takes the seat; None: never."""
        return self.since + PATIENCE if self.bot else None

    def waiting(self, since: float) -> Seek:
        """The same, at another place of the queue."""
        return replace(self, since=since)


def likes(one: Seek, other: Seek, now: float) -> bool:
    """Whether two could sit at one table: the same game by the same clock, none of them stronger than the other takes,
    and neither keeps apart from the other."""
    if one.guest == other.guest or other.guest in one.apart or one.guest in other.apart:
        return False
    if (one.game, one.rated, one.clock, dict(one.options)) != (
        other.game,
        other.rated,
        other.clock,
        dict(other.options),
    ):
        return False
    return gap(one, other) <= min(one.reach(now), other.reach(now))


def gap(one: Seek, other: Seek) -> int:
    """Points between two."""
    return abs(one.rating.points - other.rating.points)


def seated(seeks: Sequence[Seek], sides: Sequence[int]) -> list[Seek] | None:
    """Who sits where, one for each of the `sides` of the seats: whose deck belongs to a seat sits there, and sides are
    as even as they can be. None where that can't be. `seeks` are as many as there are seats."""
    best: tuple[int, list[Seek]] | None = None
    for places in _orders(seeks):
        if any(seek.seat not in (None, n) for n, seek in enumerate(places)):
            continue
        totals: dict[int, int] = {}
        for seek, side in zip(places, sides, strict=True):
            totals[side] = totals.get(side, 0) + seek.rating.points
        uneven = max(totals.values()) - min(totals.values())
        if best is None or uneven < best[0]:
            best = (uneven, places)
    return None if best is None else best[1]


def _orders(seeks: Sequence[Seek]) -> Iterable[list[Seek]]:
    if not seeks:
        yield []
    for n, first in enumerate(seeks):
        for rest in _orders([*seeks[:n], *seeks[n + 1 :]]):
            yield [first, *rest]


def meeting(seeks: Iterable[Seek], sides: Mapping[str, Sequence[int]], now: float) -> list[list[Seek]]:
    """Who meets whom now, by seat, each at most once. Who has waited longest chooses first, and gets those who are
    nearest by strength; of equals who has waited longer. `sides` are those of the seats, by game."""
    waiting = sorted(seeks, key=lambda seek: (seek.since, seek.guest))
    taken: set[str] = set()
    met: list[list[Seek]] = []
    for first in waiting:
        if first.guest in taken or first.game not in sides:
            continue
        others = [one for one in waiting if one.guest not in taken and likes(first, one, now)]
        others.sort(key=lambda one, first=first: (gap(first, one), one.since, one.guest))  # type: ignore[misc]
        table = _table(first, others, sides[first.game], now)
        if table is not None:
            met.append(table)
            taken |= {seek.guest for seek in table}
    return met


def _table(first: Seek, others: Sequence[Seek], sides: Sequence[int], now: float) -> list[Seek] | None:
    for company in combinations(others[:LOOKED_AT], len(sides) - 1):
        if all(likes(one, other, now) for one, other in combinations(company, 2)):
            places = seated([first, *company], sides)
            if places is not None:
                return places
    return None
