"""Decks whose lists stay closed after the game: what stands in a record in place of a card that somebody never saw
(architecture: Closed records)."""

from __future__ import annotations

from typing import Final

CLOSED_LISTS: Final = "closed_lists"
"""The setting of a game whose deck lists stay closed."""
MOST_PLACES: Final = 120
"""How many cards a deck whose list stays closed has at the most."""
_MARK: Final = "closed:"


def closed_key(place: int) -> str:
    """The key of the closed card at a place of a deck, counted from 0 over all its stacks."""
    return f"{_MARK}{place}"


def is_closed(key: str) -> bool:
    """Whether it is the key of a closed card."""
    return key.startswith(_MARK)


CLOSED_KEYS: Final = tuple(closed_key(place) for place in range(MOST_PLACES))
