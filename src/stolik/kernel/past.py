"""The states that a game has been through, so that it can go back: few of them, and the others are played anew.

A game of 300 answers whose every state is kept holds thousands of small objects, which the garbage collector looks at
again and again: at 200 tables it held everybody up for 430 ms (docs/performance.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from .replay import Entry, take
from .state import State

if TYPE_CHECKING:
    from .rules import Rules

S = TypeVar("S", bound=State)

NEAR: Final = 8
"""So many of the last states are kept as they are …"""
STRIDE: Final = 32
"""… and of those before them each one of so many."""


class Past(Generic[S]):
    """The state before each entry of a game, in order. What is put in belongs to it; what comes out is a copy."""

    __slots__ = ("_count", "_kept", "_rules")

    def __init__(self, rules: Rules[S]) -> None:
        self._rules = rules
        self._kept: dict[int, S] = {}
        self._count = 0

    def __len__(self) -> int:
        """How many states there are."""
        return self._count

    def add(self, s: S) -> None:
        """The state before the next entry."""
        self._kept[self._count] = s
        self._count += 1
        old = self._count - 1 - NEAR
        if old % STRIDE:
            self._kept.pop(old, None)

    def at(self, n: int, entries: Sequence[Entry]) -> S:
        """The state before entry `n` of `entries`, those of the game from its start. Raises IndexError if there is
        none."""
        if not 0 <= n < self._count:
            raise IndexError(f"there are {self._count} states, so there is none before entry {n}")
        near = n if n in self._kept else n - n % STRIDE
        s = self._kept[near].clone()
        for played in range(near, n):
            take(self._rules, s, entries[played], played)
        return s

    def cut(self, n: int) -> None:
        """Forget the states from that before entry `n` on."""
        for old in [old for old in self._kept if old >= n]:
            del self._kept[old]
        self._count = min(self._count, n)

    def clone(self) -> Past[S]:
        """An independent copy."""
        new = Past(self._rules)
        new._kept = dict(self._kept)
        new._count = self._count
        return new
