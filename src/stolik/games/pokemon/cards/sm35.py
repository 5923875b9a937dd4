"""Sun & Moon: Shining Legends (sm35), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, Count, Discard, Draw, Shuffle, Which, one
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_DEFENDING,
    EnergyOf,
    Hit,
    Ignoring,
    Inflict,
    More,
    Move,
    SwitchIn,
)
from stolik.games.pokemon.ast.printed import Attack, Power

from .recipes import (
    FOE_BENCH,
    MINE,
    MY_BENCH,
    PARALYZED,
    basic,
    energy,
    evolved,
    from_discard_onto,
    later,
    pokemon,
    steps,
    until_tails_times,
)

CARDS = later(
    pokemon(
        basic("sm35-6", "Carnivine", "", 100, "G", ("R", None), None, 2),
        Attack("Flick Poison", "G", do=steps(SwitchIn(one(FOE_BENCH)), Inflict(("poisoned",), NEW_DEFENDING))),
        Attack("Crunch", "GC", 30, do=Discard(one(energy(DEFENDING)))),
    ),
    pokemon(
        basic("sm35-28", "Pikachu", "", 60, "L", ("F", None), ("M", 20), 1),
        Attack("Iron Tail", "L", 20, "×", until_tails_times()),
    ),
    pokemon(
        evolved(1, "sm35-29", "Raichu-GX", "Pikachu", "", 210, "L", ("F", None), ("M", 20), 1, "gx"),
        Attack("Powerful Spark", "CC", 20, "+", More(20, Count(energy(MINE, EnergyOf("L"))))),
        Attack("Thunder", "LLC", 160, do=Hit(30, SELF)),
        Attack("Voltail-GX", "LLC", 120, do=PARALYZED, gx=True),
    ),
    pokemon(basic("sm35-30", "Voltorb", "", 60, "L", ("F", None), ("M", 20), 1), Attack("Electro Ball", "L", 10)),
    pokemon(
        evolved(1, "sm35-31", "Electrode", "Voltorb", "", 90, "L", ("F", None), ("M", 20), 0),
        Attack("Swift", "L", 60, do=Ignoring(("weakness", "resistance", "bodies", "effects"))),
    ),
    pokemon(
        basic("sm35-32", "Raikou", "", 120, "L", ("F", None), ("M", 20), 2),
        Attack("Booming Thunder", "L", 30, do=from_discard_onto(one(MY_BENCH), EnergyOf("L"))),
        Attack("Electric Ball", "LLC", 90),
    ),
    pokemon(
        basic("sm35-45", "Marshadow", "", 70, "P", ("D", None), ("F", 20), 1),
        Power(
            "Let Loose",
            steps(Move(Which("card", "each", "hand"), "deck"), Shuffle("each"), Draw(4, "each")),
            "put",
            healthy=False,
        ),
        Attack("Shadow Punch", "PC", 30, do=Ignoring(("resistance",))),
    ),
)
