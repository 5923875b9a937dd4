"""Sun & Moon: Unified Minds (sm11), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import Count, Draw, Shuffle, Which
from stolik.games.pokemon.ast.nodes import Move

from .recipes import FOE_HAND, item, later, steps

CARDS = later(
    item(
        "sm11-206",
        "Reset Stamp",
        steps(
            Move(FOE_HAND, "deck"), Shuffle("opponent"), Draw(1, "opponent", Count(Which("card", "opponent", "prizes")))
        ),
    ),
)
