"""Sun & Moon: SM Black Star Promos (smp), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, Compare, Discard, If, some
from stolik.games.pokemon.ast.nodes import EnergyOf, Hit, PrizesTaken, Spare, Times
from stolik.games.pokemon.ast.printed import Attack

from .recipes import CONFUSED, FOE_BENCH, basic, energy, evolved, later, pokemon

CARDS = later(
    pokemon(
        basic("smp-SM66", "Pheromosa-GX", "", 170, "G", ("R", None), None, 1, "gx", "ultra beast"),
        Attack("Fast Raid", "G", 30, first_turn=True),
        Attack("Cruel Spike", "GG", 60, do=CONFUSED),
        Attack("Beauty-GX", "GG", 50, "×", Times(PrizesTaken("opponent")), gx=True),
    ),
    pokemon(
        basic("smp-SM166", "Magikarp & Wailord-GX", "", 300, "W", ("G", None), None, 4, "tag team", "gx"),
        Attack("Super Splash", "WWWWW", 180),
        Attack("Towering Splash-GX", "W", 10, do=If(Compare(Spare("W"), ">=", 7), Hit(100, FOE_BENCH)), gx=True),
    ),
    pokemon(
        evolved(1, "smp-SM186", "Flareon", "Eevee", "", 110, "R", ("W", None), None, 2),
        Attack("Bite", "C", 20),
        Attack("Fire Spin", "RRC", 130, do=Discard(some(2, energy(SELF, EnergyOf("R"))))),
    ),
)
