"""What can be told of a deck before it is played."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class DeckFacts:
    """A deck at a glance. `year`: when it was sold, by itself or with the newest of its cards; None where that is not
    known. `era`: decks of one era are a fair match by their cards; a key, "" where a game has one era only. `types`:
    keys of what it plays with, the most important first; the game's words name them."""

    year: int | None = None
    era: str = ""
    types: tuple[str, ...] = ()
