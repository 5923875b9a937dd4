"""Sun & Moon: Ultra Prism (sm5), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import SELF, Discard, Draw, Is, Search, Shuffle, Static, Unless, one, some
from stolik.cardgame.ast.pokemon import (
    EACH_DEFENDING,
    CanEvolve,
    CannotPlay,
    Deals,
    EnergyOf,
    GoesFirst,
    Hit,
    IsActive,
    Kind,
    Move,
    PrizesTaken,
    Then,
    Times,
)
from stolik.cardgame.printed import Attack, Body

from .recipes import (
    CONFUSED,
    FOE,
    HAND,
    TRAINER,
    basic,
    blind,
    discard_pile,
    energy,
    evolved,
    foes_turn,
    item,
    later,
    pokemon,
    steps,
    supporter,
)

CARDS = later(
    pokemon(
        basic("sm5-45", "Shinx", "", 50, "L", ("F", None), ("M", 20), 1),
        Body("Evolutionary Advantage", (Static(CanEvolve(False), SELF, Unless(GoesFirst())),)),
        Attack("Static Shock", "L", 10),
    ),
    pokemon(
        evolved(1, "sm5-47", "Luxio", "Shinx", "", 80, "L", ("F", None), ("M", 20), 1),
        Attack("Disconnect", "C", 30, do=foes_turn(CannotPlay(TRAINER), "opponent")),
    ),
    pokemon(
        evolved(2, "sm5-48", "Luxray", "Luxio", "", 150, "L", ("F", None), ("M", 20), 0),
        Body("Intimidating Fang", (Static(Deals(-30), EACH_DEFENDING, Is(SELF, IsActive())),)),
        Attack("Volt Bolt", "LLC", do=steps(Discard(energy(SELF, EnergyOf("L"))), Hit(150, one(FOE)))),
    ),
    supporter("sm5-119", "Cynthia", steps(Move(HAND, "deck"), Shuffle(), Draw(6))),
    supporter("sm5-128", "Mars", Then(Draw(2), Discard(blind(1)))),
    item("sm5-132", "Pal Pad", steps(Search(some(2, discard_pile(Kind("supporter"))), "deck"), Shuffle())),
    pokemon(
        basic("sm5-140", "Pheromosa-GX", "", 170, "G", ("R", None), None, 1, "gx", "ultra beast"),
        Attack("Fast Raid", "G", 30, first_turn=True),
        Attack("Cruel Spike", "GG", 60, do=CONFUSED),
        Attack("Beauty-GX", "GG", 50, "×", Times(PrizesTaken("opponent")), True),
    ),
)
