"""Platinum (pl1), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    THAT_MANY,
    AllOf,
    AnyOf,
    Called,
    Choose,
    Compare,
    Count,
    Counters,
    Discard,
    Draw,
    Exists,
    Flip,
    ForEach,
    Heal,
    Hurt,
    If,
    Is,
    May,
    Minus,
    Put,
    Repeat,
    Static,
    Unless,
    Which,
    one,
    up_to,
)
from stolik.games.pokemon.ast.modifiers import Cannot, CannotPlay, Immune, Reduced
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_DEFENDING,
    Base,
    EnergyOf,
    Evolving,
    Fails,
    Harmless,
    Hit,
    Ignoring,
    Inflict,
    IsActive,
    Kind,
    Leave,
    Less,
    Look,
    More,
    Move,
    OfType,
    Spare,
    Switch,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ANY_TRAINER,
    ASLEEP,
    BASIC_ENERGY,
    CONFUSED,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    INVENTION,
    MINE,
    MY_BENCH,
    PARALYZED,
    POISONED,
    TRAINER,
    basic,
    blind,
    deck,
    energy,
    fetch,
    foe_bench,
    foes_turn,
    from_deck,
    from_deck_onto,
    from_discard,
    hand,
    hit_chosen,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("pl1-6", "Dialga", "70", 100, "M", ("R", 20), ("P", 20), 2),
        Body("Time Aura", (Static(Cannot("evolve"), Which("pokemon", "opponent", "active"), Is(SELF, IsActive())),)),
        Attack("Metal Burn", "MMCC", 100, do=Discard(energy(SELF, EnergyOf("M")))),
    ),
    pokemon(
        basic("pl1-7", "Dialga G", "79", 100, "M", ("R", None), ("P", 20), 2, "sp"),
        Attack("Deafen", "MC", 10, do=foes_turn(CannotPlay(AnyOf((TRAINER, Kind("stadium")))), "opponent")),
        Attack("Second Strike", "MCC", 50, "+", If(Is(DEFENDING, Hurt(2)), More(20))),
    ),
    pokemon(
        basic("pl1-12", "Palkia G", "78", 100, "W", ("L", None), None, 2, "sp"),
        Attack("Splashing Turn", "WC", 20, do=May(Switch(SELF))),
        Attack("Pearl Breath", "WCC", 50, do=Hit(10, FOE_BENCH)),
    ),
    pokemon(
        basic("pl1-28", "Giratina", "70", 110, "P", ("D", 30), ("C", 20), 2),
        Attack("Dragon Claw", "CC", 30),
        Attack("Dragonbreath", "PPC", 80, do=Flip(heads=PARALYZED, tails=Fails())),
    ),
    pokemon(
        basic("pl1-30", "Gyarados G", "46", 110, "W", ("L", None), None, 3, "sp"),
        Attack("Wriggle", "WCC", do=ForEach(FOE, Flip(heads=Hit(30, CHOSEN)))),
        Attack("Dwindling Wave", "WWCC", 100, "-", Less(10, each=Counters(SELF))),
    ),
    pokemon(
        basic("pl1-38", "Shaymin", "44", 80, "G", ("R", 20), ("W", 20), 1),
        Attack("Energy Blow", "", 10, "+", More(10, each=Count(energy(SELF)))),
        Attack("Aromatherapy", "GCC", 40, do=Heal(2, MINE)),
    ),
    pokemon(
        basic("pl1-47", "Crobat G", "44", 80, "P", ("L", None), ("F", 20), 0, "sp"),
        Power("Flash Bite", Put(1, one(FOE)), limit="put", healthy=False),
        Attack("Toxic Fang", "PC", do=Inflict(("poisoned",), counters=2)),
    ),
    pokemon(
        basic("pl1-50", "Houndoom G", "45", 90, "R", ("F", None), ("P", 20), 1, "sp"),
        Attack(
            "Black Cry",
            "DC",
            20,
            do=steps(foes_turn(Cannot("retreat"), DEFENDING), foes_turn(Cannot("use powers"), DEFENDING)),
        ),
        Attack("Dark Slash", "DCC", 40, "+", May(Discard(one(energy(SELF, EnergyOf("D")))), then=More(20))),
    ),
    pokemon(
        basic("pl1-66", "Zangoose", "29", 80, "C", ("F", 20), None, 1),
        Body("Thick Skin", (Static(Immune(), SELF),)),
        Attack("Invite and Strike", "C", do=steps(Switch(DEFENDING), Hit(20, NEW_DEFENDING))),
        Attack("Chop Up", "CCC", 50, do=Hit(10, foe_bench(Hurt()))),
    ),
    pokemon(
        basic("pl1-69", "Chansey", "26", 90, "C", ("F", 20), None, 2),
        Attack("Healing Trial", "C", do=Flip(heads=Heal(3, SELF), tails=Heal(3, DEFENDING))),
        Attack("Pulled Punch", "CC", 40, do=If(Is(DEFENDING, Hurt()), Base(10))),
    ),
    pokemon(
        basic("pl1-70", "Chimchar", "10", 50, "R", ("W", 10), None, 1),
        Attack("Bite", "C", 10),
        Attack("Fire Punch", "RC", 20),
    ),
    pokemon(
        basic("pl1-72", "Diglett", "13", 50, "F", ("W", 10), ("L", 20), 1),
        Attack("Dig Under", "F", do=steps(hit_chosen(10, FOE_BENCH), Ignoring(("weakness", "resistance")))),
        Attack("Trip Over", "FC", 20, "+", Flip(heads=More(20))),
    ),
    pokemon(
        basic("pl1-74", "Electrike", "10", 50, "L", ("F", 10), ("M", 20), 0),
        Attack("Roar", "C", do=Switch(DEFENDING, by="opponent")),
        Attack("Thunder Fang", "LC", 20, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("pl1-76", "Happiny", "5", 60, "C", ("F", 10), None, 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Chansey"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Hospitality", "", do=steps(Switch(DEFENDING), Heal(2, NEW_DEFENDING))),
    ),
    pokemon(
        basic("pl1-77", "Honchkrow G", "47", 80, "D", ("L", None), ("F", 20), 1, "sp"),
        Attack("Honcho's Command", "", do=fetch(up_to(2, deck(AnyOf((Kind("stadium"), AllOf((TRAINER, INVENTION)))))))),
        Attack(
            "Target Attack", "DC", do=steps(Choose(one(FOE)), If(Is(CHOSEN, Hurt()), Hit(40, CHOSEN), Hit(20, CHOSEN)))
        ),
    ),
    pokemon(
        basic("pl1-78", "Kricketot", "6", 60, "G", ("R", 10), None, 1),
        Attack("Lullaby", "G", 10, do=ASLEEP),
        Attack("Rollout", "CC", 20),
    ),
    pokemon(
        basic("pl1-80", "Lickitung", "30", 90, "C", ("F", 20), None, 3),
        Attack("Stretch Tongue", "C", do=steps(hit_chosen(10, FOE), Ignoring(("weakness", "resistance")))),
        Attack("Knock Off", "CCC", 40, do=steps(Choose(blind(1)), Discard(CHOSEN))),
    ),
    pokemon(
        basic("pl1-81", "Lotad", "11", 50, "G", ("L", 10), None, 1),
        Attack("Energy Ball", "C", 10, "+", More(10, each=Spare(), most=20)),
        Attack("Synthesis", "G", do=Flip(heads=from_deck_onto(one(MINE), EnergyOf("G")))),
    ),
    pokemon(
        basic("pl1-82", "Mareep", "13", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Minor Errand-Running", "", do=from_deck(BASIC_ENERGY)),
        Attack("Expand", "L", 10, do=foes_turn(Reduced(10))),
    ),
    pokemon(
        basic("pl1-83", "Misdreavus", "12", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Take Back", "", do=Flip(heads=from_discard(TRAINER))),
        Attack("Tackle", "C", 10),
    ),
    pokemon(
        basic("pl1-87", "Psyduck", "19", 60, "W", ("L", 10), None, 2),
        Attack("Headache", "", do=Flip(heads=foes_turn(CannotPlay(ANY_TRAINER), "opponent"))),
        Attack("Latent Power", "W", 30, do=Flip(tails=steps(Harmless(), Inflict(("confused",), SELF)))),
    ),
    pokemon(
        basic("pl1-88", "Purugly G", "40", 90, "C", ("F", None), None, 3, "sp"),
        Attack(
            "Chip Off",
            "C",
            20,
            do=If(Compare(Count(FOE_HAND), ">=", 6), Discard(blind(Minus(Count(FOE_HAND), 5)))),
        ),
        Attack("Poor Sleep", "CCCC", 50, "+", Flip(heads=steps(More(30), Inflict(("asleep",), SELF)))),
    ),
    pokemon(
        basic("pl1-89", "Ralts", "16", 60, "P", ("P", 10), None, 1),
        Attack("Future Sight", "", do=Look(5, rest="any order", whose="either")),
        Attack("Hypnoblast", "P", 10, do=Flip(heads=ASLEEP)),
    ),
    pokemon(
        basic("pl1-91", "Riolu", "15", 60, "F", ("P", 10), None, 1),
        Attack("Light Punch", "", 10),
        Attack("Steady Punch", "CC", 20, "+", Flip(heads=More(10))),
    ),
    pokemon(
        basic("pl1-92", "Shuppet", "17", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Hypnotic Gaze", "", do=ASLEEP),
        Attack("Fade Out", "P", 30, do=steps(If(Unless(Exists(MY_BENCH)), Fails()), Leave(SELF, "hand"))),
    ),
    pokemon(
        basic("pl1-102", "Vulpix", "12", 50, "R", ("W", 10), None, 1),
        Attack("Reheat", "", do=steps(Discard(up_to(2, hand(Kind("energy")))), Repeat(THAT_MANY, Draw(2)))),
        Attack("Confuse Ray", "RC", 20, do=Flip(heads=CONFUSED)),
    ),
    pokemon(
        basic("pl1-103", "Wurmple", "5", 50, "G", ("R", 10), None, 1),
        Attack("Ram", "C", 10),
        Attack("Poison Sting", "GC", 20, do=Flip(heads=POISONED)),
    ),
    pokemon(
        basic("pl1-SH6", "Vulpix", "20", 60, "R", ("W", 10), None, 1),
        Attack("Find Wildfire", "", do=fetch(up_to(2, deck(EnergyOf("R"))))),
        Attack("Brushfire", "R", 10, do=Hit(10, foe_bench(OfType("G")))),
        Attack(
            "Inflame",
            "RC",
            30,
            do=steps(If(Unless(Exists(hand(EnergyOf("R")))), Fails()), Discard(one(hand(EnergyOf("R"))))),
        ),
    ),
)
