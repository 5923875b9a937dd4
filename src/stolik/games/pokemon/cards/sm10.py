"""Sun & Moon: Unbroken Bonds (sm10), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, THAT_MANY, Both, Compare, If, Unless
from stolik.games.pokemon.ast.nodes import EACH_DEFENDING, DrawUntil, FirstTurn, GoesFirst, Inflict, KnockOut
from stolik.games.pokemon.ast.printed import Attack, Power

from .recipes import ASLEEP, basic, evolved, later, pokemon, steps

CARDS = later(
    pokemon(
        basic("sm10-36", "Poliwag", "", 50, "W", ("G", None), None, 1),
        Power(
            "Round ‘n' Round",
            If(Both((Unless(GoesFirst()), FirstTurn())), Inflict(("confused",), EACH_DEFENDING)),
            healthy=False,
        ),
        Attack("Watering", "W", 10),
    ),
    pokemon(
        evolved(1, "sm10-78", "Mismagius", "Misdreavus", "", 110, "P", ("D", None), ("F", 20), 1),
        Power("Mysterious Message", steps(DrawUntil(7), If(Compare(THAT_MANY, ">", 0), KnockOut(SELF))), healthy=False),
        Attack("Hypnoblast", "PCC", 70, do=ASLEEP),
    ),
)
