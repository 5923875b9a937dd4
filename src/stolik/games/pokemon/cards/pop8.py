"""POP Series 8 (pop8), as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import HEADS, SELF, Coins, Compare, Count, Discard, Flip, If, Is, Static, one, some
from stolik.games.pokemon.ast.nodes import Deals, Fails, Hit, Ignoring, Immune, IsActive, More, Reduced
from stolik.games.pokemon.ast.printed import Attack, Body

from .recipes import (
    BASIC_ENERGY,
    CONFUSED,
    FOE,
    FOE_BENCH,
    PARALYZED,
    basic,
    energy,
    energy_cards,
    evolved,
    foes_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("pop8-1", "Heatran", "41", 100, "R", ("W", 30), None, 3),
        Attack("Body Slam", "CC", 20, do=Flip(PARALYZED)),
        Attack(
            "Fire Spin",
            "RRRC",
            90,
            do=If(
                Compare(Count(energy_cards(SELF, BASIC_ENERGY)), ">=", 2),
                Discard(some(2, energy_cards(SELF, BASIC_ENERGY))),
                Fails(),
            ),
        ),
    ),
    pokemon(
        evolved(1, "pop8-2", "Lucario", "Riolu", "49", 90, "F", ("P", 20), None, 1),
        Attack("Blocking Punch", "MC", 40, do=foes_turn(Reduced(20))),
        Attack("Striking Kick", "FCC", 60, do=Ignoring(("resistance", "powers", "bodies", "effects"))),
    ),
    pokemon(
        evolved(2, "pop8-3", "Luxray", "Luxio", "45", 120, "L", ("F", 30), ("M", 20), 1),
        Body("Intimidating Fang", (Static(Deals(-10), FOE, Is(SELF, IsActive())),)),
        Attack("Thunder", "LLLC", 120, do=Flip(tails=Hit(40, SELF))),
    ),
    pokemon(
        evolved(1, "pop8-4", "Probopass", "Nosepass", "44", 90, "M", ("R", 30), ("P", 20), 3),
        Attack("Rock Slide", "FC", 20, do=Hit(10, some(2, FOE_BENCH))),
        Attack("Triple Nose", "MCC", 50, "+", steps(Coins(3), More(20, HEADS))),
    ),
    pokemon(
        evolved(1, "pop8-5", "Yanmega", "Yanma", "42", 90, "G", ("L", 20), ("F", 20), 0),
        Attack("Supersonic", "G", do=Flip(CONFUSED)),
        Attack("Air Slash", "CCCC", 70, do=Flip(tails=Discard(one(energy(SELF))))),
    ),
    pokemon(
        evolved(1, "pop8-8", "Luxio", "Shinx", "19", 80, "L", ("F", 20), ("M", 20), 0),
        Attack("Fasten Claw", "C", 10, "+", Flip(More(30))),
        Attack("Thunder Fang", "LL", 30, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("pop8-16", "Riolu", "6", 50, "F", ("P", 10), None, 1),
        Body("Inner Focus", (Static(Immune(("paralyzed",)), SELF),)),
        Attack("Quick Attack", "F", 10, "+", Flip(More(10))),
    ),
)
