"""Sun & Moon: Team Up (sm9), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import (
    CHOSEN,
    SELF,
    Count,
    Discard,
    If,
    Is,
    Put,
    Search,
    Shuffle,
    Static,
    Unless,
    one,
    up_to,
)
from stolik.cardgame.ast.pokemon import (
    DEFENDING,
    CanEvolve,
    ConditionsOn,
    EnergyOf,
    GoesFirst,
    Ignoring,
    Kind,
    More,
    MovedUp,
    Onto,
    Times,
)
from stolik.cardgame.printed import Attack, Body, Power

from .recipes import BURNED, MINE, basic, deck, energy, evolved, later, pokemon, steps

CARDS = later(
    pokemon(
        basic("sm9-10", "Shaymin ◇", "", 80, "G", ("R", None), None, 0, "prism star"),
        Attack("Flower Storm", "GG", 30, "×", Times(Count(energy(MINE, Kind("basic energy"))))),
    ),
    pokemon(
        basic("sm9-12", "Charmander", "", 70, "R", ("W", None), None, 1),
        Attack("Ember", "R", 30, do=Discard(one(energy(SELF)))),
    ),
    pokemon(
        evolved(1, "sm9-13", "Charmeleon", "Charmander", "", 90, "R", ("W", None), None, 2),
        Attack("Fire Fang", "RR", 30, do=BURNED),
    ),
    pokemon(
        evolved(2, "sm9-14", "Charizard", "Charmeleon", "", 150, "R", ("W", None), None, 2),
        Power(
            "Roaring Resolve",
            steps(Put(2, SELF), Search(up_to(2, deck(EnergyOf("R"))), Onto(SELF)), Shuffle()),
            healthy=False,
        ),
        Attack(
            "Continuous Blaze Ball", "RR", 30, "+", steps(Discard(energy(SELF, EnergyOf("R"))), More(50, Count(CHOSEN)))
        ),
    ),
    pokemon(
        basic("sm9-40", "Zapdos", "", 110, "L", ("L", None), ("F", 20), 2),
        Attack("Thunderous Assault", "L", 10, "+", steps(If(Is(SELF, MovedUp()), More(70)), Ignoring(("weakness",)))),
    ),
    pokemon(
        basic("sm9-83", "Alolan Grimer", "", 70, "D", ("F", None), ("P", 20), 3),
        Attack("Chemical Breath", "CC", 20, "+", More(50, ConditionsOn(DEFENDING))),
    ),
    pokemon(
        basic("sm9-100", "Bronzor", "", 50, "M", ("R", None), ("P", 20), 1),
        Body("Evolutionary Advantage", (Static(CanEvolve(False), SELF, Unless(GoesFirst())),)),
        Attack("Tackle", "MC", 20),
    ),
)
