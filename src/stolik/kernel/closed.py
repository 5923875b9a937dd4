"""Decks whose lists stay closed after the game: what stands in a record in place of a card that somebody never saw
(architecture: Closed records)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

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


BACK: Final = -1
"""A card's back, in views and events of all card games."""


def veiled(value: Any, closed: range) -> Any:
    """A view or an event in which closed cards, of these kinds, are backs: what shows cards need not know of closed
    ones."""
    if type(value) is int:
        return BACK if value in closed else value
    if isinstance(value, (tuple, list)):
        return type(value)([veiled(one, closed) for one in value])
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{one.name: veiled(getattr(value, one.name), closed) for one in fields(value)})
    return value


CLOSED_KEYS: Final = tuple(closed_key(place) for place in range(MOST_PLACES))
