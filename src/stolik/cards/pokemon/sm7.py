"""Sun & Moon: Celestial Storm (sm7), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast.common import (
    CHOSEN,
    SELF,
    Count,
    Discard,
    Flip,
    Is,
    Not,
    Put,
    Search,
    Static,
    Unless,
    When,
    Which,
    one,
    some,
)
from stolik.cardgame.ast.pokemon import (
    CanEvolve,
    CannotPlay,
    GoesFirst,
    Holding,
    IsActive,
    Kind,
    KnockOut,
    More,
    Onto,
    RetreatCost,
)
from stolik.cardgame.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    MINE,
    OF_LATER_RULES,
    PARALYZED,
    any_number,
    basic,
    discard_pile,
    energy,
    evolved,
    later,
    mine,
    pokemon,
    stadium,
    steps,
)

CARDS = later(
    pokemon(
        basic("sm7-41", "Clamperl", "", 50, "W", ("G", None), None, 3),
        Body("Evolutionary Advantage", (Static(CanEvolve(False), SELF, Unless(GoesFirst())),)),
        Attack("Sparkling Pearl", "W", 10),
    ),
    pokemon(
        basic("sm7-45", "Regice", "", 120, "W", ("M", None), None, 3),
        Body("Icy Barrier", (Static(CannotPlay(Kind("stadium")), "opponent", Is(SELF, IsActive())),)),
        Attack("Icy Wind", "WCC", 60, do=ASLEEP),
    ),
    pokemon(
        basic("sm7-47", "Voltorb", "", 50, "L", ("F", None), ("M", 20), 1),
        Body("Floating Electrons", (Static(RetreatCost(None), SELF, Is(SELF, Holding(Kind("energy")))),)),
        Attack("Thunder Shock", "LC", 20, do=Flip(PARALYZED)),
    ),
    pokemon(
        evolved(1, "sm7-48", "Electrode-GX", "Voltorb", "", 190, "L", ("F", None), ("M", 20), 1, "gx"),
        Power(
            "Extra Energy Bomb",
            steps(
                Search(some(5, discard_pile(Kind("energy"))), Onto(one(mine(Not(OF_LATER_RULES))), True)),
                KnockOut(SELF),
            ),
            healthy=False,
        ),
        Attack("Electro Ball", "LC", 50),
        Attack(
            "Crush and Burn-GX", "LC", 30, "+", steps(Discard(any_number(energy(MINE))), More(50, Count(CHOSEN))), True
        ),
    ),
    stadium(
        "sm7-143",
        "Shrine of Punishment",
        When("between turns", Put(1, Which("pokemon", "each", filters=(OF_LATER_RULES,)))),
    ),
)
