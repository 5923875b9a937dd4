"""Sun & Moon: Lost Thunder (sm8), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    SELF,
    Both,
    Called,
    Compare,
    Count,
    Discard,
    DiscardTop,
    Draw,
    Exists,
    Flip,
    If,
    May,
    OfChosen,
    Search,
    Shuffle,
    Unless,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    EACH_DEFENDING,
    DrawUntil,
    EnergyOf,
    Fails,
    FirstTurn,
    GoesFirst,
    Hit,
    Inflict,
    Kind,
    Leave,
    LookAtPrizes,
    More,
    Move,
    Onto,
    PlayedSupporter,
    ReturnSelf,
    RevealHand,
    Then,
    UseEffectOf,
)
from stolik.games.pokemon.ast.printed import Attack, Power

from .recipes import (
    BURNED,
    CONFUSED,
    FOE,
    FOE_HAND,
    HAND,
    MINE,
    MY_BENCH,
    PARALYZED,
    any_number,
    basic,
    deck,
    discard_pile,
    energy,
    evolved,
    from_discard_onto,
    hand,
    item,
    later,
    mine,
    my_bench,
    pokemon,
    steps,
    supporter,
)

CARDS = later(
    pokemon(
        basic("sm8-16", "Shuckle", "", 60, "G", ("R", None), None, 1),
        Power(
            "Fresh Squeezed",
            steps(Search(up_to(3, deck(Kind("basic energy"))), "discard"), Shuffle()),
            "put",
            healthy=False,
        ),
        Attack("Energy Drink", "G", do=Search(some(2, discard_pile(Kind("basic energy"))), Onto(one(MINE), each=True))),
    ),
    pokemon(
        basic("sm8-18", "Heracross", "", 120, "G", ("R", None), None, 2),
        Attack("Tackle", "C", 20),
        Attack("Powerful Friends", "GC", 30, "+", If(Exists(my_bench(Kind("stage 2"))), More(90))),
    ),
    pokemon(
        basic("sm8-34", "Virizion-GX", "", 170, "G", ("R", None), None, 1, "gx"),
        Attack("Double Draw", "C", do=Draw(2)),
        Attack("Sensitive Blade", "GG", 50, "+", If(PlayedSupporter(), More(80))),
        Attack("Breeze Away-GX", "C", do=Leave(any_number(MINE), "hand"), gx=True),
    ),
    pokemon(
        basic("sm8-38", "Moltres", "", 120, "R", ("W", None), None, 1),
        Attack("Assisting Heater", "R", 30, do=May(Move(one(hand(EnergyOf("R"))), Onto(one(MY_BENCH))))),
        Attack("Fire Wing", "RRC", 90),
    ),
    pokemon(
        basic("sm8-43", "Slugma", "", 80, "R", ("W", None), None, 3),
        Attack("Stampede", "CC", 20),
        Attack("Flamethrower", "RRC", 60, do=Discard(one(energy(SELF)))),
    ),
    pokemon(
        basic("sm8-45", "Houndour", "", 60, "R", ("W", None), None, 1),
        Attack("Team Hunt", "C", do=Draw(1, each=Count(mine(Called("Houndour"))))),
        Attack("Flare", "R", 10),
    ),
    pokemon(
        evolved(1, "sm8-46", "Houndoom", "Houndour", "", 110, "R", ("W", None), None, 1),
        Attack("Nasty Plot", "C", do=steps(Search(one(deck()), "hand"), Shuffle())),
        Attack("Attack Operation", "RR", 50, "+", If(Compare(Count(HAND), ">", Count(FOE_HAND)), More(80))),
    ),
    pokemon(
        basic("sm8-47", "Entei", "", 130, "R", ("W", None), None, 2),
        Attack("Fire Fang", "RC", 20, do=BURNED),
        Attack("Eruption", "RRC", 80, "+", steps(DiscardTop(1, "each"), More(60, Count(OfChosen((Kind("energy"),)))))),
    ),
    pokemon(
        basic("sm8-76", "Mareep", "", 60, "L", ("F", None), ("M", 20), 1),
        Attack("Thunder Shock", "L", 10, do=Flip(PARALYZED)),
    ),
    pokemon(
        evolved(1, "sm8-77", "Flaaffy", "Mareep", "", 80, "L", ("F", None), ("M", 20), 1),
        Attack("Signal Beam", "LL", 40, do=CONFUSED),
    ),
    pokemon(
        evolved(2, "sm8-78", "Ampharos", "Flaaffy", "", 150, "L", ("F", None), ("M", 20), 2),
        Power(
            "Unseen Flash",
            steps(Move(some(2, hand(EnergyOf("L"))), "lost"), Inflict(("paralyzed",), EACH_DEFENDING)),
            healthy=False,
        ),
        Attack("Split Bomb", "LL", do=Hit(50, some(2, FOE))),
    ),
    pokemon(
        basic("sm8-79", "Raikou", "", 120, "L", ("F", None), ("M", 20), 2),
        Attack(
            "Lost Voltage", "LC", 30, "+", If(Exists(Which("card", where="lost", filters=(EnergyOf("L"),))), More(90))
        ),
    ),
    pokemon(
        basic("sm8-81", "Blitzle", "", 70, "L", ("F", None), ("M", 20), 1),
        Attack("Flop", "L", 10),
        Attack("Zap Kick", "LC", 20),
    ),
    pokemon(
        evolved(1, "sm8-82", "Zebstrika", "Blitzle", "", 110, "L", ("F", None), ("M", 20), 1),
        Power("Sprint", steps(Discard(HAND), Draw(4)), healthy=False),
        Attack("Head Bolt", "LC", 60),
    ),
    pokemon(
        basic("sm8-107", "Poipole", "", 70, "P", ("P", None), None, 1, "ultra beast"),
        Attack("Eye Opener", "C", do=LookAtPrizes(None)),
        Attack("Peck", "CC", 20),
    ),
    pokemon(
        evolved(1, "sm8-108", "Naganadel", "Poipole", "", 130, "P", ("P", None), None, 1, "ultra beast"),
        Power("Charging Up", from_discard_onto(SELF, Kind("basic energy")), healthy=False),
        Attack("Turning Point", "CCC", 80, "+", If(Compare(Count(Which("card", where="prizes")), "=", 3), More(80))),
    ),
    pokemon(
        basic("sm8-118", "Alolan Meowth", "", 60, "D", ("F", None), ("P", 20), 1),
        Attack("Spoil the Fun", "", 10, "+", If(Both((Unless(GoesFirst()), FirstTurn())), More(60))),
    ),
    pokemon(
        basic("sm8-157", "Smeargle", "", 80, "C", ("F", None), None, 1),
        Attack(
            "Stunning Likeness",
            "C",
            do=steps(
                RevealHand("opponent"),
                May(UseEffectOf(one(Which("card", "opponent", "hand", (Kind("supporter"),))))),
            ),
        ),
        Attack("Tail Smash", "C", 30, do=Flip(tails=Fails())),
    ),
    supporter("sm8-179", "Kahili", steps(Draw(2), Flip(ReturnSelf()))),
    item("sm8-181", "Lost Blender", Then(Move(some(2, HAND), "lost"), Draw(1))),
    supporter("sm8-189", "Sightseer", steps(May(Discard(any_number(HAND))), DrawUntil(5))),
    item("sm8-192", "Wait and See Hammer", Discard(one(energy(FOE))), only_if=Both((Unless(GoesFirst()), FirstTurn()))),
)
