"""Arceus (pl4), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    AllHeads,
    AnyOf,
    Both,
    Called,
    Choose,
    Coins,
    CoinsUntilTails,
    Compare,
    Count,
    Discard,
    DiscardTop,
    Draw,
    Flip,
    Heal,
    Hurt,
    If,
    Is,
    May,
    Not,
    OfChosen,
    Put,
    Search,
    Shuffle,
    Static,
    Unless,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Base,
    CanEvolve,
    CannotPlay,
    CannotUse,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    Fails,
    FlipsToAttack,
    Hit,
    Holding,
    Ignoring,
    IsActive,
    Kind,
    LastChance,
    Look,
    More,
    Move,
    NoWeakness,
    OfType,
    Onto,
    PlayedFromHand,
    Prevented,
    Switch,
    Then,
    Times,
    TypesAmong,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BASIC,
    BASIC_ENERGY,
    BURNED,
    CONFUSED,
    ENERGY,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    HAND,
    MINE,
    MY_BENCH,
    PARALYZED,
    THEIR_PRIZES,
    TRAINER,
    YOUR_PRIZES,
    basic,
    blind,
    deck,
    discard_pile,
    energy,
    energy_cards,
    foe,
    foes_turn,
    from_deck,
    hand,
    mine,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("pl4-3", "Heatran", "58", 100, "R", ("W", None), None, 3),
        Attack("Fire Fang", "RC", 20, do=BURNED),
        Attack(
            "Magma Mantle",
            "RRCC",
            60,
            "+",
            steps(DiscardTop(3), More(20, Count(OfChosen((AnyOf((EnergyOf("R"), EnergyOf("M"))),))))),
        ),
    ),
    pokemon(
        basic("pl4-12", "Zapdos G", "60", 90, "L", ("L", None), ("F", 20), 2, "sp"),
        Attack("Charge Beam", "C", 10, do=Flip(Search(one(discard_pile(ENERGY)), Onto(SELF)))),
        Attack("Lightning Strike", "LLC", 40, do=May(Discard(energy(SELF, EnergyOf("L"))), Base(80))),
    ),
    pokemon(
        basic("pl4-25", "Pichu", "9", 50, "L", ("F", 10), ("M", 20), 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Pikachu"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Baby Steps", "", do=Look(5, one(deck()), rest="shuffle")),
    ),
    pokemon(
        basic("pl4-26", "Porygon-Z G", "56", 80, "C", ("F", None), None, 1, "sp"),
        Power(
            "Dowsing Code",
            steps(Search(up_to(2, discard_pile(Kind("tool"))), "deck", show=True), Shuffle()),
            "put",
            healthy=False,
        ),
        Attack("Ambush", "CCC", 20, "+", Flip(More(40))),
    ),
    pokemon(
        basic("pl4-32", "Spiritomb", "39", 60, "D", None, ("C", 20), 1),
        Body("Keystone Seal", (Static(CannotPlay(TRAINER), "each", Is(SELF, IsActive())),)),
        Attack(
            "Darkness Grace",
            "",
            do=steps(Then(Search(one(deck(EvolvesFrom(MINE))), Evolving(one(MINE))), Put(1, SELF)), Shuffle()),
        ),
        Attack("Will-o'-the-wisp", "D", 10),
    ),
    pokemon(
        basic("pl4-34", "Bronzor", "9", 50, "M", ("R", 10), ("P", 20), 2),
        Attack("Speed Dive", "M", 10),
        Attack("Extrasensory", "CCC", 30, "+", If(Compare(Count(HAND), "=", Count(FOE_HAND)), More(30))),
    ),
    pokemon(
        basic("pl4-36", "Gastly", "16", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Lick", "P", 10, do=Flip(PARALYZED)),
        Attack("Night Shade", "CC", 10, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("pl4-40", "Gulpin", "21", 60, "P", ("P", 10), None, 2),
        Attack("Endure", "C", do=Flip(foes_turn(LastChance(10)))),
        Attack("Pound", "P", 10),
    ),
    pokemon(
        basic("pl4-46", "Ponyta", "8", 40, "R", ("W", 10), None, 1),
        Attack("Ascension", "C", do=steps(Search(one(deck(EvolvesFrom(SELF))), Evolving(SELF)), Shuffle())),
        Attack("Combustion", "RC", 20),
    ),
    pokemon(
        basic("pl4-52", "Bagon", "18", 60, "C", ("C", 10), None, 1),
        Attack("Smash Kick", "C", 10),
        Attack("Super Singe", "RC", 20, do=Flip(BURNED)),
    ),
    pokemon(
        basic("pl4-53", "Beedrill G", "56", 80, "G", ("R", None), None, 1, "sp"),
        Attack("Raid", "G", 10, do=If(PlayedFromHand(), Base(40))),
        Attack("Fury Attack", "GCC", 30, "×", steps(Coins(3), Times(HEADS))),
    ),
    pokemon(
        basic("pl4-54", "Bronzor", "15", 60, "M", ("R", 10), ("P", 20), 2),
        Attack("Hypnosis", "M", 10, do=Flip(ASLEEP)),
        Attack("Spinning Attack", "CC", 20),
    ),
    pokemon(
        basic("pl4-55", "Buneary", "17", 50, "C", ("F", 10), None, 1),
        Attack("Bunny Hop", "C", do=steps(Choose(one(foe(Not(Hurt())))), Hit(20, CHOSEN))),
    ),
    pokemon(
        basic("pl4-56", "Burmy Plant Cloak", "11", 40, "G", ("R", 10), None, 1),
        Body("Cloak Evolution", (Static(CanEvolve(first_turn=False), SELF),)),
        Attack("Tackle", "GC", 20),
    ),
    pokemon(
        basic("pl4-57", "Burmy Sandy Cloak", "11", 40, "G", ("R", 10), None, 1),
        Body("Cloak Evolution", (Static(CanEvolve(first_turn=False), SELF),)),
        Attack("Tackle", "FC", 20),
    ),
    pokemon(
        basic("pl4-58", "Burmy Trash Cloak", "11", 40, "G", ("R", 10), None, 1),
        Body("Cloak Evolution", (Static(CanEvolve(first_turn=False), SELF),)),
        Attack("Tackle", "MC", 20),
    ),
    pokemon(
        basic("pl4-59", "Charmander", "13", 60, "R", ("W", 10), None, 1),
        Attack("Call for Friends", "C", do=from_deck(BASIC, OfType("R"))),
        Attack("Steady Firebreathing", "RC", 20),
    ),
    pokemon(
        basic("pl4-60", "Cherubi", "12", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Ram", "C", 10),
        Attack("Solarbeam", "GC", 20),
    ),
    pokemon(
        basic("pl4-61", "Croagunk", "15", 60, "F", ("P", 10), None, 1),
        Attack("Astonish", "C", do=steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
        Attack("Punch", "FC", 30),
    ),
    pokemon(
        basic("pl4-62", "Electrike", "22", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Zap Kick", "L", 10),
        Attack("Thunder Jolt", "LC", 30, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(basic("pl4-63", "Electrike", "20", 60, "L", ("F", 10), ("M", 20), 1), Attack("Bite", "C", 10)),
    pokemon(
        basic("pl4-64", "Gastly", "15", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Gnaw", "C", 10),
        Attack("Suffocating Gas", "PC", 20),
    ),
    pokemon(
        basic("pl4-65", "Geodude", "14", 60, "F", ("G", 10), ("L", 20), 2),
        Attack("Stone Barrage", "F", 10, "×", steps(CoinsUntilTails(), Times(HEADS))),
    ),
    pokemon(
        basic("pl4-66", "Gulpin", "19", 60, "P", ("P", 10), None, 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Drool", "PC", 20),
    ),
    pokemon(
        basic("pl4-68", "Makuhita", "21", 70, "F", ("P", 10), None, 2),
        Attack("Sand Attack", "C", do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack("Magnum Punch", "FC", 30),
    ),
    pokemon(
        basic("pl4-69", "Nosepass", "13", 70, "F", ("W", 10), None, 1),
        Attack("Harden", "C", do=foes_turn(Prevented(most=30))),
        Attack("Knock Away", "FC", 20, "+", Flip(More(10))),
    ),
    pokemon(
        basic("pl4-71", "Pikachu", "17", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Pika Ball", "L", 10),
        Attack("Mega Shot", "LCC", do=steps(Discard(energy(SELF, EnergyOf("L"))), Choose(one(FOE)), Hit(40, CHOSEN))),
    ),
    pokemon(
        basic("pl4-72", "Ponyta", "13", 60, "R", ("W", 10), None, 1),
        Attack("Tackle", "C", 10),
        Attack("Stomp", "RC", 10, do=Flip(More(20))),
    ),
    pokemon(
        basic("pl4-73", "Rattata", "12", 30, "C", ("F", 10), None, 0), Attack("Lunge", "C", 30, do=Flip(tails=Fails()))
    ),
    pokemon(
        basic("pl4-74", "Shinx", "13", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Gnaw", "C", 10),
        Attack("Swagger", "CC", 20, do=Flip(Discard(one(energy_cards(DEFENDING))))),
    ),
    pokemon(
        basic("pl4-75", "Snorunt", "16", 50, "W", ("M", 10), None, 1),
        Attack("Ice Breath", "C", do=Flip(PARALYZED)),
        Attack("Double Headbutt", "WC", 20, "×", steps(Coins(2), Times(HEADS))),
    ),
    pokemon(
        basic("pl4-76", "Tangela", "15", 70, "G", ("R", 10), ("W", 20), 2),
        Attack("Absorb", "C", 10, do=Heal(1, SELF)),
        Attack("Sleep Powder", "GC", 20, do=ASLEEP),
    ),
    pokemon(
        basic("pl4-77", "Tangela", "9", 60, "G", ("R", 10), ("W", 20), 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Stun Spore", "GCC", 30, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("pl4-78", "Treecko", "14", 60, "G", ("R", 10), ("W", 20), 1),
        Attack("Tail Crush", "CC", 20, "+", Flip(More(10))),
    ),
    pokemon(
        basic("pl4-79", "Treecko", "13", 60, "G", ("R", 10), ("W", 20), 1),
        Attack("Pound", "C", 10),
        Attack("Slash", "GC", 20),
    ),
    pokemon(
        basic("pl4-80", "Wingull", "5", 40, "W", ("L", 10), ("F", 20), 1),
        Attack("Glide", "C", 10),
        Attack("Slashing Strike", "WC", 30, do=own_turn(CannotUse("Slashing Strike"))),
    ),
    pokemon(basic("pl4-81", "Wingull", "8", 50, "W", ("L", 10), ("F", 20), 1), Attack("Rain Splash", "W", 20)),
    pokemon(
        basic("pl4-AR1", "Arceus", "100", 70, "D", ("F", None), ("P", 20), 1),
        Attack("Prize Count", "DC", 20, "+", If(Compare(Count(YOUR_PRIZES), ">", Count(THEIR_PRIZES)), More(60))),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR2", "Arceus", "100", 90, "G", ("R", None), ("W", 20), 2),
        Attack("Leaf Refresh", "GC", 30, do=Heal(3, MY_BENCH)),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR3", "Arceus", "100", 80, "R", ("W", None), None, 1),
        Attack("Bright Flame", "RCC", 80, do=Flip(tails=Discard(some(2, energy(SELF))))),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR4", "Arceus", "100", 90, "W", ("L", None), None, 2),
        Attack("Fastwave", "WCC", 50, do=Ignoring(("resistance", "powers", "bodies", "effects"))),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR5", "Arceus", "100", 80, "C", ("F", None), None, 1),
        Attack(
            "Ripple Swell",
            "",
            do=If(
                Both(
                    (
                        Compare(Count(mine(Called("Arceus"))), "=", 6),
                        Compare(TypesAmong(mine(Called("Arceus"))), "=", 6),
                    )
                ),
                steps(Search(up_to(6, deck(BASIC_ENERGY)), Onto(one(MINE), each=True, different=True)), Shuffle()),
            ),
        ),
        Attack("Sky Spear", "CCC", do=steps(Choose(one(FOE)), Hit(80, CHOSEN), Move(energy_cards(SELF), "lost"))),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR6", "Arceus", "100", 70, "L", ("F", None), ("M", 20), 1),
        Attack("Lightning Turn", "LC", 30, do=Switch(SELF)),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR7", "Arceus", "100", 80, "P", ("P", None), None, 1),
        Attack("Mind Bend", "PCC", 40, do=CONFUSED),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR8", "Arceus", "100", 80, "F", ("W", None), ("L", 20), 2),
        Attack("Break Ground", "FCC", 60, do=Hit(10, MY_BENCH)),
        copies="any",
    ),
    pokemon(
        basic("pl4-AR9", "Arceus", "100", 90, "M", ("R", None), ("P", 20), 2),
        Attack("Metal Barrier", "MCC", 40, do=foes_turn(Prevented("all", Kind("level-up")))),
        copies="any",
    ),
    pokemon(
        basic("pl4-SH10", "Bagon", "15", 50, "C", ("C", 10), None, 1),
        Body("Star Barrier", (Static(NoWeakness(), SELF, Is(SELF, Holding(ENERGY))),)),
        Attack("Dragon Rage", "C", 40, do=steps(Coins(2), If(Unless(AllHeads()), Fails()))),
    ),
    pokemon(
        basic("pl4-SH11", "Ponyta", "17", 60, "R", ("W", 10), None, 1),
        Body("Star Barrier", (Static(NoWeakness(), SELF, Is(SELF, Holding(ENERGY))),)),
        Attack("Blue Fire", "RR", 50, do=Discard(energy(SELF, EnergyOf("R")))),
    ),
    pokemon(
        basic("pl4-SH12", "Shinx", "11", 50, "L", ("F", 10), ("M", 20), 1),
        Body("Star Barrier", (Static(NoWeakness(), SELF, Is(SELF, Holding(ENERGY))),)),
        Attack("Payback", "L", 10, "+", If(Compare(Count(THEIR_PRIZES), "=", 1), More(30))),
    ),
)
