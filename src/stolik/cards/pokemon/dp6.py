"""Diamond & Pearl: Legends Awakened (dp6), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import (
    If,
)
from stolik.cardgame.ast.pokemon import (
    Draw,
    Move,
    Shuffle,
    WasKnockedOut,
)
from stolik.cardgame.printed import (
    Card,
)

from .recipes import (
    HAND,
    steps,
    supporter,
)

CARDS: tuple[Card, ...] = (
    supporter(
        "dp6-131",
        "Cynthia's Feelings",
        steps(Move(HAND, "deck"), Shuffle(), Draw(4), If(WasKnockedOut(), Draw(4))),
    ),
)
