"""Diamond & Pearl: Majestic Dawn (dp5), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.games.pokemon.ast.nodes import Draw

from .recipes import (
    supporter,
)

CARDS = (supporter("dp5-83", "Mom's Kindness", Draw(2)),)
