"""Sun & Moon: Dragon Majesty (sm75), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, SELF, Count, Discard, Draw, Flip, Is, Static, When, one
from stolik.games.pokemon.ast.nodes import Cure, Deals, EnergyOf, Fails, Hit, Kind, More
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    BURNED,
    FOE_BENCH,
    MY_BENCH,
    OF_LATER_RULES,
    basic,
    energy,
    evolved,
    foe,
    from_discard_onto,
    later,
    pokemon,
    steps,
)

CARDS = later(
    pokemon(
        evolved(2, "sm75-3", "Charizard", "Charmeleon", "", 160, "R", ("W", None), None, 2),
        Body("Resolute Flame", (Static(Deals(30, each=Count(foe(OF_LATER_RULES))), SELF),)),
        Attack("Fiery Blast", "RRC", 130, do=Discard(one(energy(SELF)))),
    ),
    pokemon(basic("sm75-4", "Torchic", "", 60, "R", ("W", None), None, 1), Attack("Singe", "C", do=Flip(BURNED))),
    pokemon(
        evolved(1, "sm75-5", "Combusken", "Torchic", "", 80, "R", ("W", None), None, 1),
        Body("Natural Cure", (When("attached", Cure(SELF), Is(CHOSEN, Kind("energy"))),)),
        Attack("Lunge", "CC", 60, do=Flip(tails=Fails())),
    ),
    pokemon(
        evolved(2, "sm75-6", "Blaziken", "Combusken", "", 150, "R", ("W", None), None, 2),
        Power("Firestarter", from_discard_onto(one(MY_BENCH), EnergyOf("R")), healthy=False),
        Attack("Fire Stream", "RCC", 90, do=steps(Discard(one(energy(SELF, EnergyOf("R")))), Hit(20, FOE_BENCH))),
    ),
    pokemon(
        basic("sm75-55", "Kangaskhan", "", 120, "C", ("F", None), None, 2),
        Attack("Fetch", "C", do=Draw(1)),
        Attack("Headbutt", "CC", 30),
        Attack("One-Two Punch", "CCC", 60, "+", Flip(More(30))),
    ),
)
