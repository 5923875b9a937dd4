"""POP Series 6 (pop6), as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, Discard, Flip, Heal, When, one, some
from stolik.games.pokemon.ast.nodes import EnergyOf, Fails, Hit, More
from stolik.games.pokemon.ast.printed import Attack, Body

from .recipes import FOE_BENCH, basic, energy, pokemon

CARDS = (
    pokemon(
        basic("pop6-7", "Gible", "8", 50, "C", ("C", 10), None, 1),
        Body("Oran Berry", (When("end of your turn", Heal(1, SELF)),), held=True),
        Attack("Surprise Attack", "CC", 30, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("pop6-9", "Pikachu", "13", 50, "L", ("F", 10), ("M", 20), 1),
        Body("Oran Berry", (When("end of your turn", Heal(1, SELF)),), held=True),
        Attack("Spark", "LC", 10, do=Hit(10, some(2, FOE_BENCH))),
    ),
    pokemon(
        basic("pop6-14", "Chimchar", "8", 50, "R", ("W", 10), None, 1),
        Attack("Scratch", "", 10),
        Attack("Ember", "RC", 30, do=Flip(Discard(one(energy(SELF, EnergyOf("R")))))),
    ),
    pokemon(
        basic("pop6-15", "Piplup", "9", 60, "W", ("L", 10), None, 1),
        Attack("Peck", "", 10),
        Attack("Water Spash", "WC", 20, "+", Flip(More(10))),
    ),
)
