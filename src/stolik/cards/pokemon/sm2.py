"""Sun & Moon: Guardians Rising (sm2), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from dataclasses import replace

from stolik.cardgame.ast.common import (
    CHOSEN,
    HOLDER,
    SELF,
    Choose,
    Discard,
    DiscardTop,
    Not,
    Put,
    Search,
    Static,
    Unless,
    When,
    one,
    some,
)
from stolik.cardgame.ast.pokemon import (
    ATTACKER,
    Deals,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    FirstTurn,
    Ignoring,
    Kind,
    KnockOut,
    Move,
    Onto,
    WasPlayed,
)
from stolik.cardgame.printed import Attack

from .recipes import (
    MINE,
    OF_LATER_RULES,
    basic,
    discard_pile,
    energy,
    foes_turn,
    hand,
    item,
    later,
    mine,
    pokemon,
    steps,
    tool,
)

CARDS = later(
    pokemon(
        basic("sm2-18", "Turtonator-GX", "", 190, "R", ("W", None), None, 3, "gx"),
        Attack("Shell Trap", "CC", 20, do=foes_turn(When("damaged", Put(8, ATTACKER)))),
        Attack("Bright Flame", "RRC", 160, do=Discard(some(2, energy(SELF, EnergyOf("R"))))),
        Attack("Nitro Tank-GX", "R", do=Search(some(5, discard_pile(EnergyOf("R"))), Onto(one(MINE), True)), gx=True),
    ),
    pokemon(
        basic("sm2-50", "Trubbish", "", 70, "P", ("P", None), None, 2),
        Attack("Stomp Off", "P", do=DiscardTop(1, "opponent")),
        Attack("Drool", "PCC", 30),
    ),
    pokemon(
        basic("sm2-77", "Minior", "", 70, "F", ("L", None), ("F", 20), 1),
        Attack("Swift", "C", 20, do=Ignoring(("weakness", "resistance", "bodies", "effects"))),
        Attack("Cosmicsplosion", "FFF", 190, do=KnockOut(SELF)),
    ),
    tool("sm2-121", "Choice Band", Static(Deals(30, against=OF_LATER_RULES), HOLDER)),
    replace(
        item(
            "sm2-165",
            "Rare Candy",
            steps(
                Choose(one(mine(Kind("basic pokemon"), Not(WasPlayed("put"))))),
                Move(one(hand(EvolvesFrom(CHOSEN, True))), Evolving(CHOSEN, True)),
            ),
        ),
        only_if=Unless(FirstTurn()),
    ),
)
