"""Half decks: 30 cards, at most 2 of a name, for two teams of two (P2-SETUP-2, 3)."""

from __future__ import annotations

from functools import cache

from stolik.cards.deck import Deck, read_counts

from . import in_order

GAME = "pokemon-2v2"
DECKS: tuple[tuple[str, str], ...] = ()
"""Names, and cards with counts."""


@cache
def decks() -> tuple[Deck, ...]:
    """All half decks, each one stack in the order of the pool."""
    return tuple(Deck(name, GAME, (in_order(read_counts(text)),)) for name, text in DECKS)
