"""XY: Flashfire (xy2), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import SELF, Static
from stolik.cardgame.ast.pokemon import CanEvolve
from stolik.cardgame.printed import Attack, Body

from .recipes import basic, later, pokemon

CARDS = later(
    pokemon(
        basic("xy2-1", "Caterpie", "", 40, "G", ("R", None), None, 1),
        Body("Adaptive Evolution", (Static(CanEvolve(), SELF),)),
        Attack("Bug Bite", "G", 10),
    ),
)
