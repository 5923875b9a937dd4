"""Secret Wonders (dp3), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, AnyOf, Choose, Draw, one, up_to
from stolik.games.pokemon.ast.nodes import Kind, Move

from .recipes import (
    HAND,
    blind,
    deck,
    fetch,
    steps,
    supporter,
)

CARDS = (
    supporter("dp3-122", "Professor Oak's Visit", steps(Draw(3), Choose(one(HAND)), Move(CHOSEN, "deck bottom"))),
    supporter(
        "dp3-125", "Roseanne's Research", fetch(up_to(2, deck(AnyOf((Kind("basic pokemon"), Kind("basic energy"))))))
    ),
    supporter("dp3-126", "Team Galactic's Mars", steps(Draw(2), Choose(blind(1)), Move(CHOSEN, "deck bottom"))),
)
