"""Chance: everything that is drawn follows from a seed that is given, and from ids; never from an order of entry."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

BITS: Final = 32
"""How many bits a lot has."""


def lot(seed: str, *what: object) -> int:
    """A number of `BITS` bits that follows from the seed and from what it is drawn for."""
    words = [seed, *map(str, what)]
    told = "".join(f"{len(word)}:{word}" for word in words)
    # surrogates alone are no text, but ids are told apart all the same
    return int.from_bytes(blake2b(told.encode("utf-8", "surrogatepass"), digest_size=BITS // 8).digest(), "big")


def shuffled(seed: str, what: str, ids: Iterable[str]) -> list[str]:
    """Ids in an order that is drawn: the same for the same ids in whatever order they are given."""
    return sorted(ids, key=lambda one: (lot(seed, what, one), one))
