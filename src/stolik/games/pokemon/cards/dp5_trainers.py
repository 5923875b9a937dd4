"""Majestic Dawn (dp5), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, HOLDER, SELF, AnyOf, Draw, Heal, Is, Search, Shuffle, Static, When, one, up_to
from stolik.games.pokemon.ast.nodes import (
    EVENT,
    Cure,
    EndTurn,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    IsBenched,
    OfType,
    Prevented,
)
from stolik.games.pokemon.ast.printed import Body, Power

from .recipes import BASIC, deck, fossil, special_energy, stadium, steps, supporter

CARDS = (
    stadium(
        "dp5-79",
        "Dawn Stadium",
        When("energy attached", steps(Cure(EVENT), Heal(1, EVENT)), Is(EVENT, AnyOf((OfType("G"), OfType("W"))))),
    ),
    supporter("dp5-83", "Mom's Kindness", Draw(2)),
    fossil("dp5-84", "Old Amber", 50, "C", Body("Hard Amber", (Static(Prevented(), SELF, Is(SELF, IsBenched())),))),
    fossil(
        "dp5-89",
        "Dome Fossil",
        50,
        "C",
        Body(
            "Rock Reaction",
            (
                When(
                    "attached",
                    steps(Search(one(deck(EvolvesFrom(SELF))), Evolving(SELF)), Shuffle()),
                    Is(CHOSEN, EnergyOf("F")),
                ),
            ),
        ),
    ),
    fossil(
        "dp5-91",
        "Helix Fossil",
        50,
        "C",
        Body(
            "Aqua Reaction",
            (
                When(
                    "attached",
                    steps(Search(one(deck(EvolvesFrom(SELF))), Evolving(SELF)), Shuffle()),
                    Is(CHOSEN, EnergyOf("W")),
                ),
            ),
        ),
    ),
    special_energy(
        "dp5-92",
        "Call Energy",
        "C",
        Power(
            "Call Energy",
            steps(Search(up_to(2, deck(BASIC)), "bench"), Shuffle(), EndTurn()),
            healthy=False,
            where="active",
        ),
    ),
    special_energy("dp5-94", "Health Energy", "C", When("attached", Heal(1, HOLDER))),
    special_energy("dp5-96", "Recover Energy", "C", When("attached", Cure(HOLDER))),
)
