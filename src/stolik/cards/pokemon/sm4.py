"""Sun & Moon: Crimson Invasion (sm4), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import AnyOf, Search, some
from stolik.cardgame.ast.pokemon import Kind
from stolik.cardgame.printed import Attack

from .recipes import CONFUSED, basic, discard_pile, later, pokemon, supporter

CARDS = later(
    pokemon(
        basic("sm4-39", "Misdreavus", "", 60, "P", ("D", None), ("F", 20), 1), Attack("Confuse Ray", "P", do=CONFUSED)
    ),
    supporter("sm4-96", "Lusamine", Search(some(2, discard_pile(AnyOf((Kind("supporter"), Kind("stadium"))))), "hand")),
)
