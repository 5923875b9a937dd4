"""Sun & Moon (sm1), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import CHOSEN, SELF, Draw, Flip, Is, May, Search, Shuffle, When, one
from stolik.cardgame.ast.pokemon import EvolvesFrom, Evolving, Kind, SameType
from stolik.cardgame.printed import Attack, Body

from .recipes import basic, basic_energy, deck, item, later, pokemon, steps

CARDS = later(
    pokemon(
        basic("sm1-101", "Eevee", "", 60, "C", ("F", None), None, 2),
        Body(
            "Energy Evolution",
            (
                When(
                    "attached",
                    May(steps(Search(one(deck(EvolvesFrom(SELF), SameType(CHOSEN))), Evolving(SELF, True)), Shuffle())),
                    Is(CHOSEN, Kind("basic energy")),
                ),
            ),
        ),
        Attack("Quick Draw", "C", do=Flip(Draw(1))),
    ),
    item("sm1-123", "Nest Ball", steps(Search(one(deck(Kind("basic pokemon"))), "bench"), Shuffle())),
    basic_energy("sm1-164", "Grass Energy", "G"),
    basic_energy("sm1-165", "Fire Energy", "R"),
    basic_energy("sm1-166", "Water Energy", "W"),
    basic_energy("sm1-167", "Lightning Energy", "L"),
    basic_energy("sm1-168", "Psychic Energy", "P"),
    basic_energy("sm1-169", "Fighting Energy", "F"),
    basic_energy("sm1-170", "Darkness Energy", "D"),
    basic_energy("sm1-171", "Metal Energy", "M"),
    basic_energy("sm1-172", "Fairy Energy", "Y"),
)
