"""XY: Roaring Skies (xy6), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.games.pokemon.ast.nodes import Prevented
from stolik.games.pokemon.ast.printed import Attack

from .recipes import basic, foes_turn, later, pokemon

CARDS = later(
    pokemon(
        basic("xy6-58", "Latios-EX", "", 170, "N", ("Y", None), None, 2, "EX"),
        Attack("Fast Raid", "P", 40, first_turn=True),
        Attack("Light Pulse", "WPPC", 110, do=foes_turn(Prevented("effects", from_="opponent"))),
    ),
)
