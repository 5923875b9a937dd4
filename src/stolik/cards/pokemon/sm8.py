"""Sun & Moon: Lost Thunder (sm8), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast.common import Both, Discard, If, Unless, one
from stolik.cardgame.ast.pokemon import FirstTurn, GoesFirst, More
from stolik.cardgame.printed import Attack

from .recipes import FOE, basic, energy, item, later, pokemon

CARDS = later(
    pokemon(
        basic("sm8-118", "Alolan Meowth", "", 60, "D", ("F", None), ("P", 20), 1),
        Attack("Spoil the Fun", "", 10, "+", If(Both((Unless(GoesFirst()), FirstTurn())), More(60))),
    ),
    replace(
        item("sm8-192", "Wait and See Hammer", Discard(one(energy(FOE)))),
        only_if=Both((Unless(GoesFirst()), FirstTurn())),
    ),
)
