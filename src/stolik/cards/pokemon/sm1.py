"""Sun & Moon (sm1), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import (
    CHOSEN,
    SELF,
    Discard,
    Draw,
    Flip,
    Is,
    May,
    Not,
    Other,
    Search,
    Shuffle,
    When,
    one,
    some,
    up_to,
)
from stolik.cardgame.ast.pokemon import (
    DEFENDING,
    Cannot,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    Kind,
    KnockOut,
    Look,
    Move,
    Onto,
    SameType,
    Then,
)
from stolik.cardgame.printed import Attack, Body, Power

from .recipes import (
    HAND,
    MINE,
    basic,
    basic_energy,
    deck,
    energy,
    evolved,
    foe,
    foes_turn,
    item,
    later,
    mine,
    pokemon,
    special_energy,
    steps,
)

CARDS = later(
    pokemon(
        evolved(2, "sm1-66", "Lunala-GX", "Cosmoem", "", 250, "P", ("D", None), ("F", 20), 2, "gx"),
        Power("Psychic Transfer", Move(one(energy(MINE, EnergyOf("P"))), Onto(one(mine(Other())))), "often", False),
        Attack("Moongeist Beam", "PPPP", 120, do=foes_turn(Cannot("be healed"), DEFENDING)),
        Attack("Lunar Fall-GX", "PPP", do=KnockOut(one(foe(Kind("basic pokemon"), Not(Kind("gx"))))), gx=True),
    ),
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
    item("sm1-119", "Great Ball", Look(7, up_to(1, deck(Kind("pokemon"))), rest="shuffle", show_taken=True)),
    item("sm1-123", "Nest Ball", steps(Search(one(deck(Kind("basic pokemon"))), "bench"), Shuffle())),
    item(
        "sm1-135",
        "Ultra Ball",
        Then(Discard(some(2, HAND)), steps(Search(one(deck(Kind("pokemon"))), "hand", True), Shuffle())),
    ),
    special_energy("sm1-136", "Double Colorless Energy", "C C"),
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
