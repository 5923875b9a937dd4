"""Sun & Moon: Lost Thunder (sm8), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast.common import Both, Discard, Draw, If, Unless, one, some
from stolik.cardgame.ast.pokemon import FirstTurn, GoesFirst, Leave, More, Move, PlayedSupporter, Then
from stolik.cardgame.printed import Attack

from .recipes import FOE, HAND, MINE, any_number, basic, energy, item, later, pokemon

CARDS = later(
    pokemon(
        basic("sm8-34", "Virizion-GX", "", 170, "G", ("R", None), None, 1, "gx"),
        Attack("Double Draw", "C", do=Draw(2)),
        Attack("Sensitive Blade", "GG", 50, "+", If(PlayedSupporter(), More(80))),
        Attack("Breeze Away-GX", "C", do=Leave(any_number(MINE), "hand"), gx=True),
    ),
    pokemon(
        basic("sm8-118", "Alolan Meowth", "", 60, "D", ("F", None), ("P", 20), 1),
        Attack("Spoil the Fun", "", 10, "+", If(Both((Unless(GoesFirst()), FirstTurn())), More(60))),
    ),
    item("sm8-181", "Lost Blender", Then(Move(some(2, HAND), "lost"), Draw(1))),
    replace(
        item("sm8-192", "Wait and See Hammer", Discard(one(energy(FOE)))),
        only_if=Both((Unless(GoesFirst()), FirstTurn())),
    ),
)
