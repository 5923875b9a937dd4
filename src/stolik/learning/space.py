"""Of what numbers a row consists: each column with its name and its bounds (architecture: Rows for learners)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol


class Row(Protocol):
    """Whole numbers by their columns, all 0 before anything is written: a list, an array, a memoryview of one."""

    def __getitem__(self, n: int, /) -> int: ...

    def __setitem__(self, n: int, value: int, /) -> None: ...


class Space:
    """The columns of a row, in their order: `names[n]`, and `low[n]` to `high[n]`, both included."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.low: list[int] = []
        self.high: list[int] = []

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str, high: int = 1, low: int = 0) -> int:
        """One more column; returns its place."""
        self.names.append(name)
        self.low.append(low)
        self.high.append(high)
        return len(self.names) - 1

    def numbers(self, name: str, fields: Mapping[str, int], low: int = 0) -> int:
        """A column for each field, named "name: field", with what each is at most; returns the place of the first."""
        first = len(self.names)
        for field, high in fields.items():
            self.number(f"{name}: {field}", high, low)
        return first

    def flags(self, name: str, words: Iterable[str]) -> dict[str, int]:
        """A column for each word, 1 where it holds; returns their places."""
        return {word: self.number(f"{name}: {word}") for word in words}
