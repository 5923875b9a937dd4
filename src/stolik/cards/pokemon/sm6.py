"""Sun & Moon: Forbidden Light (sm6), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import SELF, Both, Draw, Shuffle, Static, Unless, Which, one
from stolik.cardgame.ast.pokemon import CanEvolve, FirstTurn, GoesFirst, Leave, Move, PrizesFor
from stolik.cardgame.printed import Attack, Body

from .recipes import ASLEEP, FOE_BENCH, POISONED, basic, foes_turn, later, pokemon, steps, supporter

CARDS = later(
    pokemon(
        basic("sm6-43", "Azelf", "", 60, "P", ("P", None), None, 1),
        Attack(
            "Psychic Abduction", "C", do=Leave(one(FOE_BENCH), "deck"), only_if=Both((Unless(GoesFirst()), FirstTurn()))
        ),
        Attack("Hypnoblast", "C", 10, do=ASLEEP),
    ),
    pokemon(
        basic("sm6-55", "Poipole", "", 70, "P", ("P", None), None, 1, "ultra beast"),
        Attack("Spit Poison", "C", do=POISONED),
        Attack("Knockout Reviver", "PC", do=foes_turn(PrizesFor(None))),
    ),
    pokemon(
        basic("sm6-83", "Flabébé", "", 30, "Y", ("M", None), ("D", 20), 1),
        Body("Evolutionary Advantage", (Static(CanEvolve(False), SELF, Unless(GoesFirst())),)),
        Attack("Tackle", "Y", 10),
    ),
    supporter("sm6-108", "Judge", steps(Move(Which("card", "each", "hand"), "deck"), Shuffle("each"), Draw(4, "each"))),
)
