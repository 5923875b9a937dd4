"""Rising Rivals (pl2), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    AllHeads,
    Called,
    Choose,
    Coins,
    CoinsUntilTails,
    Compare,
    Count,
    Discard,
    Draw,
    Exists,
    Flip,
    ForEach,
    Heal,
    Hurt,
    If,
    Is,
    Lasting,
    May,
    Not,
    Other,
    Put,
    Repeat,
    Search,
    Shuffle,
    Static,
    Unless,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_DEFENDING,
    Affected,
    After,
    Base,
    BaseOf,
    Cannot,
    CannotUse,
    Cure,
    DamageDealt,
    Deals,
    DrawUpTo,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    Evolving,
    Fails,
    Harmless,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    IsActive,
    IsBenched,
    Kind,
    Leave,
    More,
    Move,
    OfType,
    Onto,
    Prevented,
    PrizesTaken,
    Reduced,
    RemainingHP,
    RetreatCostOf,
    Switch,
    Then,
    Times,
    TypeIs,
    WeaknessIs,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BASIC_ENERGY,
    BURNED,
    CONFUSED,
    ENERGY,
    FOE,
    FOE_BENCH,
    MINE,
    MY_BENCH,
    PARALYZED,
    POISONED,
    THEIR_PRIZES,
    TRAINER,
    UNAFFECTED,
    basic,
    blind,
    deck,
    discard_pile,
    energy,
    energy_cards,
    fetch,
    foe,
    foe_bench,
    foes_turn,
    from_deck,
    hand,
    my_bench,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("pl2-2", "Bastiodon GL", "41", 90, "M", ("R", None), ("P", 20), 3, "sp"),
        Attack("Bounce Back", "MCC", 30, do=Switch(DEFENDING, "opponent")),
        Attack("Smack Attack", "MCCC", 60, do=Heal(1, SELF)),
    ),
    pokemon(
        basic("pl2-3", "Darkrai G", "58", 90, "D", ("F", None), ("P", 20), 2, "sp"),
        Body("Eerie Aura", (When("between turns", Put(1, foe(Affected("asleep")))),)),
        Attack("Darkness Sleep", "DCC", 50, do=If(Is(DEFENDING, Hurt()), ASLEEP)),
    ),
    pokemon(
        basic("pl2-4", "Floatzel GL", "37", 80, "W", ("L", None), None, 1, "sp"),
        Attack("Incite", "", do=Search(up_to(2, discard_pile(Kind("supporter"))), "hand", show=True)),
        Attack("Giant Wave", "WW", 50, do=own_turn(CannotUse("Giant Wave"))),
    ),
    pokemon(
        basic("pl2-6", "Froslass GL", "44", 70, "W", ("M", None), None, 1, "sp"),
        Attack("Sleep Inducer", "C", do=steps(Switch(DEFENDING), Inflict(("asleep",), NEW_DEFENDING))),
        Attack("Wake-Up Slap", "PC", 30, "+", steps(If(Is(DEFENDING, Affected()), More(20)), Cure(DEFENDING))),
    ),
    pokemon(
        basic("pl2-8", "Lucario GL", "32", 80, "F", ("P", None), None, 1, "sp"),
        Body("Boundary Aura", (Static(WeaknessIs(None), Which("pokemon", "each")),)),
        Attack("Combo Throw", "MCC", 30, "+", More(10, Count(energy(DEFENDING)))),
    ),
    pokemon(
        basic("pl2-9", "Luxray GL", "48", 80, "L", ("F", None), ("M", 20), 1, "sp"),
        Attack("Bite", "CC", 30),
        Attack(
            "Trash Bolt", "LCC", 70, do=steps(If(Unless(Exists(hand(ENERGY))), Fails()), Discard(one(hand(ENERGY))))
        ),
    ),
    pokemon(
        basic("pl2-10", "Mismagius GL", "26", 80, "P", ("D", None), ("C", 20), 1, "sp"),
        Attack("Psychic Removal", "P", 10, do=steps(Coins(2), If(AllHeads(), Discard(energy(DEFENDING))))),
        Attack("Grudge", "PC", 20, "+", More(10, PrizesTaken("opponent"))),
    ),
    pokemon(
        basic("pl2-11", "Rampardos GL", "63", 90, "F", ("G", None), None, 1, "sp"),
        Attack("Trample", "FC", do=ForEach(Which("pokemon", "each", "bench"), Flip(Hit(30, CHOSEN)))),
        Attack("Rend", "FCC", 40, "+", If(Is(DEFENDING, Hurt()), More(20))),
    ),
    pokemon(
        basic("pl2-12", "Roserade GL", "22", 80, "G", ("R", None), None, 1, "sp"),
        Attack("Poison Bind", "C", 10, do=steps(POISONED, foes_turn(Cannot("retreat"), DEFENDING))),
        Attack(
            "Long Whip",
            "GC",
            30,
            do=If(Is(DEFENDING, Affected()), May(steps(Harmless(), Hit(30, one(Which("pokemon", "each", "bench")))))),
        ),
    ),
    pokemon(
        basic("pl2-16", "Bronzong E4", "54", 90, "P", ("P", None), ("R", 20), 3, "sp"),
        Attack(
            "Hand Refresh",
            "",
            do=steps(Move(Which("card", "each", "hand"), "deck"), Shuffle("each"), DrawUpTo(4, "each")),
        ),
        Attack("Payback", "PC", 10, "+", If(Compare(Count(THEIR_PRIZES), "=", 1), steps(More(50), CONFUSED))),
    ),
    pokemon(
        basic("pl2-17", "Drapion E4", "53", 100, "D", ("F", None), ("P", 20), 3, "sp"),
        Attack("Body Slam", "CC", 20, do=Flip(PARALYZED)),
        Attack("Mega Impact", "PCCC", 70),
    ),
    pokemon(
        basic("pl2-18", "Espeon E4", "55", 80, "P", ("P", None), None, 1, "sp"),
        Attack("Hypnosis", "C", do=ASLEEP),
        Attack("Psywave", "PC", 20, "+", More(10, Count(energy(DEFENDING)))),
    ),
    pokemon(
        basic("pl2-20", "Gallade E4", "59", 80, "P", ("P", None), None, 1, "sp"),
        Attack("Chop Up", "PC", 20, do=Hit(10, foe_bench(Hurt()))),
        Attack("Feint", "PCC", 50, do=Ignoring(("resistance",))),
    ),
    pokemon(
        basic("pl2-24", "Heracross E4", "51", 90, "G", ("R", None), None, 2, "sp"),
        Attack("Focus Energy", "", do=own_turn(BaseOf("Megahorn", 100))),
        Attack("Megahorn", "GC", 50, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("pl2-27", "Mamoswine GL", "61", 100, "W", ("M", None), ("L", 20), 4, "sp"),
        Body(
            "Icy Aura",
            (
                When(
                    "between turns",
                    Put(1, Which("pokemon", "each", "active", (Not(OfType("W")),))),
                    Is(SELF, IsActive()),
                ),
            ),
        ),
        Attack("Avalanche", "WWCC", 60, do=Flip(Hit(10, FOE_BENCH))),
    ),
    pokemon(
        basic("pl2-28", "Mr. Mime E4", "53", 70, "P", ("P", None), None, 1, "sp"),
        Attack("Magic Heal", "", do=steps(Coins(3), Repeat(HEADS, Heal(1, one(MINE))))),
        Attack("Barrier Attack", "PC", 30, do=foes_turn(Reduced(10))),
    ),
    pokemon(
        basic("pl2-31", "Raichu GL", "46", 80, "L", ("F", None), ("M", 20), 0, "sp"),
        Attack("Thunder Throw", "C", do=steps(Choose(some(2, FOE_BENCH)), Hit(10, CHOSEN))),
        Attack("Repeat Lightning", "LC", 30, "+", More(10, Count(foe_bench(Hurt())))),
    ),
    pokemon(
        basic("pl2-32", "Rhyperior E4", "55", 100, "F", ("W", None), ("L", 20), 3, "sp"),
        Attack("Double Lariat", "FC", 30, "×", steps(Coins(2), Times(HEADS))),
        Attack("Rock Tumble", "FFCC", 60, do=Ignoring(("resistance",))),
    ),
    pokemon(
        basic("pl2-33", "Snorlax", "37", 100, "C", ("F", 20), None, 4),
        Attack("Pick and Collect", "", do=Search(up_to(4, discard_pile(BASIC_ENERGY)), "hand", show=True)),
        Attack("Roll Over", "CCCC", 60, do=Flip(steps(Inflict(("asleep",), SELF), ASLEEP), Inflict(("asleep",), SELF))),
    ),
    pokemon(
        basic("pl2-35", "Vespiquen E4", "50", 80, "G", ("L", None), ("F", 20), 1, "sp"),
        Body("Royal Gain", (When("attached", Heal(1, SELF), Is(CHOSEN, EnergyOf("G"))),)),
        Attack("Leaf Needle", "CCC", 30, "+", steps(Coins(Count(energy(SELF, EnergyOf("G")))), More(20, HEADS))),
    ),
    pokemon(
        basic("pl2-37", "Yanmega E4", "49", 90, "G", ("L", None), ("F", 20), 1, "sp"),
        Attack("Skill Dive", "C", do=steps(Choose(one(FOE)), Hit(10, CHOSEN))),
        Attack("Whirlwind", "GCC", 50, do=Switch(DEFENDING, "opponent")),
    ),
    pokemon(
        basic("pl2-38", "Alakazam E4", "56", 80, "P", ("P", None), None, 1, "sp"),
        Attack("Recover", "P", do=steps(Discard(one(energy(SELF, EnergyOf("P")))), Heal(4, SELF))),
        Attack("Mysterious Beam", "PCC", 30, do=Flip(Discard(one(energy_cards(DEFENDING))))),
    ),
    pokemon(
        basic("pl2-39", "Electrode G", "38", 70, "L", ("F", None), ("M", 20), 1, "sp"),
        Attack("Reckless Bomb", "L", do=steps(Hit(20, FOE), Hit(100, SELF))),
        Attack("Reflect Energy", "CC", 30, do=Move(one(energy_cards(SELF)), Onto(one(MY_BENCH)))),
    ),
    pokemon(
        basic("pl2-40", "Gengar GL", "65", 70, "P", ("D", None), ("C", 20), 1, "sp"),
        Attack("Confuse Ray", "P", 10, do=CONFUSED),
        Attack("Attack and Hide", "PCC", do=steps(Put(3, one(FOE)), May(Leave(SELF, "deck")))),
    ),
    pokemon(
        basic("pl2-42", "Hippowdon E4", "52", 90, "F", ("W", None), ("L", 20), 2, "sp"),
        Body("Sand Armor", (Static(Reduced(10), SELF, Is(SELF, Holding(EnergyOf("F")))),)),
        Attack("Bite and Crush", "CCC", 30, "+", steps(Coins(2), More(10, HEADS))),
    ),
    pokemon(
        basic("pl2-43", "Infernape E4", "55", 90, "R", ("W", None), None, 1, "sp"),
        Attack("Split Bomb", "RC", do=steps(Choose(some(2, FOE)), Hit(20, CHOSEN))),
        Attack("High Jump Kick", "RCC", 50),
    ),
    pokemon(
        basic("pl2-46", "Machamp GL", "64", 100, "F", ("P", None), None, 3, "sp"),
        Attack("Cross-Cut", "CCC", 30, "+", If(Is(DEFENDING, Evolved()), More(20))),
        Attack(
            "Brush Off",
            "FFCC",
            do=steps(If(Unless(Exists(FOE_BENCH)), Fails()), Leave(DEFENDING, "deck top"), Shuffle("opponent")),
        ),
    ),
    pokemon(
        basic("pl2-47", "Rapidash E4", "53", 70, "R", ("W", None), None, 0, "sp"),
        Attack(
            "Pickup Power",
            "",
            do=steps(Coins(3), Repeat(HEADS, Search(one(discard_pile(BASIC_ENERGY)), "hand", show=True))),
        ),
        Attack("Fire Mane", "R", 20),
    ),
    pokemon(
        basic("pl2-48", "Scizor E4", "49", 80, "G", ("R", None), None, 1, "sp"),
        Attack("Cut", "G", 20),
        Attack("Crushing Blow", "GCC", 40, do=Flip(Discard(one(energy_cards(DEFENDING))))),
    ),
    pokemon(
        basic("pl2-51", "Steelix GL", "38", 110, "M", ("R", None), ("P", 20), 4, "sp"),
        Attack("Mend", "CC", do=Then(Search(one(discard_pile(EnergyOf("M"))), Onto(SELF)), Heal(1, SELF))),
        Attack("Squeeze", "MMCC", 30, "+", Flip(steps(More(50), PARALYZED))),
    ),
    pokemon(
        basic("pl2-52", "Tropius", "35", 80, "G", ("R", 20), ("F", 20), 2),
        Attack("Fly", "C", 30, do=Flip(foes_turn(Prevented("all")), Fails())),
        Attack("Blessed Fruit", "GG", do=Heal(None, one(my_bench(OfType("G"))))),
        Attack("Solarbeam", "GCCC", 60),
    ),
    pokemon(
        basic("pl2-54", "Whiscash E4", "50", 80, "F", ("G", None), ("L", 20), 1, "sp"),
        Attack("Sleep Pulse", "C", 10, do=ASLEEP),
        Attack("Earthquake", "FCC", 60, do=Hit(10, MY_BENCH)),
    ),
    pokemon(
        basic("pl2-55", "Aerodactyl GL", "62", 80, "F", ("L", None), ("F", 20), 0, "sp"),
        Attack("Collect", "C", do=Draw(2)),
        Attack(
            "Primal Breath",
            "FC",
            30,
            do=steps(foes_turn(Cannot("evolve"), DEFENDING), foes_turn(Cannot("level up"), DEFENDING)),
        ),
    ),
    pokemon(
        basic("pl2-56", "Ambipom G", "40", 80, "C", ("F", None), None, 1, "sp"),
        Attack("Tail Code", "C", do=Move(one(energy_cards(DEFENDING)), Onto(one(foe(Other()))))),
        Attack("Snap Attack", "CC", 60, do=If(Is(DEFENDING, Holding(ENERGY)), Base(20))),
    ),
    pokemon(
        basic("pl2-57", "Aron", "21", 50, "M", ("R", 10), ("P", 20), 1),
        Attack("Iron Head", "M", 10, "×", steps(CoinsUntilTails(), Times(HEADS))),
        Attack("Ram", "CC", 20),
    ),
    pokemon(
        basic("pl2-58", "Carvanha", "13", 40, "D", ("L", 10), ("P", 20), 1),
        Attack("Scary Face", "C", do=Flip(foes_turn(Cannot("attack or retreat"), DEFENDING))),
        Attack("Whirlpool", "D", 10, do=Flip(Discard(one(energy(DEFENDING))))),
    ),
    pokemon(
        basic("pl2-59", "Eevee", "10", 50, "C", ("F", 10), None, 1),
        Attack("Signs of Evolution", "", do=fetch(up_to(2, deck(EvolvesFrom(SELF))))),
        Attack("Bounce", "C", 10, do=Switch(SELF)),
    ),
    pokemon(
        basic("pl2-60", "Flareon E4", "55", 70, "R", ("W", None), None, 1, "sp"),
        Attack("Tackle", "C", 10),
        Attack("Fire Tail Slap", "RC", 40, do=Flip(tails=Discard(one(energy(SELF, EnergyOf("R")))))),
    ),
    pokemon(
        basic("pl2-61", "Forretress G", "35", 80, "M", ("R", None), ("P", 20), 2, "sp"),
        Attack("Shell Scatter", "C", do=steps(Hit(10, FOE), own_turn(CannotUse("Shell Scatter")))),
        Attack("Bomb Risk", "MMC", 80, do=steps(Hit(10, Which("pokemon", "each", "bench")), Flip(tails=Hit(80, SELF)))),
    ),
    pokemon(
        basic("pl2-62", "Gliscor E4", "53", 80, "F", ("W", None), ("F", 20), 1, "sp"),
        Attack("Irongrip", "C", 10),
        Attack("Loaded Needle", "FC", 10, "+", Flip(More(30), POISONED)),
    ),
    pokemon(
        basic("pl2-63", "Growlithe", "26", 70, "R", ("W", 20), None, 2),
        Attack("Stoke", "C", do=steps(Search(one(deck(EnergyOf("R"))), Onto(SELF)), Shuffle())),
        Attack("Take Down", "RCC", 50, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("pl2-64", "Hippopotas", "31", 70, "F", ("W", 10), ("L", 20), 2),
        Attack("Push Down", "C", 10, do=Switch(DEFENDING, "opponent")),
        Attack("Endeavor", "FCC", 30, "+", steps(Coins(2), More(20, HEADS))),
    ),
    pokemon(
        basic("pl2-65", "Houndoom E4", "52", 80, "D", ("F", None), ("P", 20), 1, "sp"),
        Attack("Corner", "CC", 20, do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Fire Fang", "RCC", 40, do=BURNED),
    ),
    pokemon(
        basic("pl2-67", "Kecleon", "34", 70, "C", ("F", 20), None, 1),
        Body("Colorful Body", (Static(TypeIs("GRWLPFDMC"), SELF),)),
        Attack("Triple Smash", "CCC", 10, "+", steps(Coins(3), More(20, HEADS))),
    ),
    pokemon(
        basic("pl2-68", "Koffing", "22", 60, "P", ("P", 10), None, 2),
        Attack("Offensive Gas", "C", do=Flip(Inflict(("confused", "poisoned")))),
        Attack("Gas Bomb", "P", 30, do=Hit(30, SELF)),
    ),
    pokemon(
        basic("pl2-69", "Munchlax", "13", 70, "C", ("F", 10), None, 2),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Snorlax"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Rest", "CC", do=steps(Cure(SELF), Heal(6, SELF), Inflict(("asleep",), SELF))),
    ),
    pokemon(
        basic("pl2-70", "Munchlax", "15", 70, "C", ("F", 20), None, 2),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Snorlax"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Errand-Running", "CC", do=from_deck(TRAINER)),
    ),
    pokemon(
        basic("pl2-71", "Nidoran ♀", "14", 60, "P", ("P", 10), None, 1),
        Attack("Scratch", "P", 10),
        Attack("Offer Help", "CC", do=from_deck(Kind("supporter"))),
    ),
    pokemon(
        basic("pl2-72", "Nidoran ♂", "9", 50, "P", ("P", 10), None, 1),
        Attack("Leer", "C", do=Flip(foes_turn(Cannot("attack"), DEFENDING))),
        Attack("Horn Hazard", "PC", 40, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("pl2-76", "Quagsire GL", "34", 90, "W", ("G", None), ("L", 20), 2, "sp"),
        Body("Submerge", (Static(Prevented(), SELF, Is(SELF, IsBenched())),)),
        Attack("Punch and Run", "WCC", 40, do=May(Switch(SELF))),
    ),
    pokemon(
        basic("pl2-78", "Seedot", "8", 40, "G", ("R", 10), ("W", 20), 1),
        Attack("Harden", "C", do=foes_turn(Prevented(most=40))),
        Attack("Astonish", "C", 10, do=steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
    ),
    pokemon(
        basic("pl2-79", "Shellos East Sea", "21", 60, "W", ("G", 10), None, 1),
        Attack("Ripple", "C", do=Flip(Put(1, FOE))),
        Attack("Brine", "W", do=steps(Choose(one(foe(Hurt()))), Hit(20, CHOSEN))),
    ),
    pokemon(
        basic("pl2-80", "Shellos West Sea", "27", 70, "W", ("G", 20), None, 2),
        Attack("Healing Sea", "", do=steps(Coins(2), Choose(one(MINE)), Repeat(HEADS, Heal(1, CHOSEN)))),
        Attack("Mud Shot", "CC", 20),
    ),
    pokemon(
        basic("pl2-81", "Snorlax", "40", 100, "C", ("F", 20), None, 4),
        Body("Bad Sleeping Habits", (Static(Cannot("retreat"), DEFENDING, Is(SELF, Affected("asleep"))),)),
        Attack("Toss and Turn", "CC", 20, "+", If(Is(SELF, Affected("asleep")), More(30)), in_sleep=True),
        Attack("Heavy Press", "CCCC", 40, "+", Flip(More(40), Inflict(("asleep",), SELF))),
    ),
    pokemon(
        basic("pl2-82", "Spheal", "18", 60, "W", ("M", 10), None, 2),
        Attack("Powder Snow", "W", do=ASLEEP),
        Attack("Ice Ball", "WC", 20),
    ),
    pokemon(
        basic("pl2-83", "Staryu", "18", 50, "W", ("L", 10), None, 1),
        Attack("Cosmic Draw", "C", do=If(Exists(foe(Evolved())), Draw(3))),
        Attack("Swift", "W", 10, do=UNAFFECTED),
    ),
    pokemon(
        basic("pl2-84", "Trapinch", "14", 50, "F", ("W", 10), ("L", 20), 1),
        Power(
            "Gather Sand",
            Search(one(discard_pile(BASIC_ENERGY, EnergyOf("F"))), Onto(SELF)),
            healthy=False,
            where="active",
        ),
        Attack("Grind", "C", 10, "×", Times(Count(energy(SELF)))),
    ),
    pokemon(
        basic("pl2-85", "Turtwig GL", "20", 90, "G", ("R", None), ("W", 20), 3, "sp"),
        Body("Overgrow", (Static(Deals(30), SELF, Is(SELF, RemainingHP(60))),)),
        Attack("Giga Drain", "GCC", 30, do=After(Heal(DamageDealt(), SELF))),
    ),
    pokemon(
        basic("pl2-86", "Weedle", "6", 60, "G", ("R", 10), None, 1),
        Attack(
            "Rescue String", "", do=steps(Search(up_to(5, discard_pile(Kind("pokemon"))), "deck", show=True), Shuffle())
        ),
        Attack("Needling Sting", "G", 10, "+", Flip(More(10))),
    ),
    pokemon(
        basic("pl2-112", "Pikachu", "12", 40, "L", ("F", None), None, 1),
        Attack("Gnaw", "C", 10),
        Attack("Thunder Jolt", "LC", 30, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("pl2-113", "Flying Pikachu", "12", 40, "L", None, ("F", None), 1),
        Attack("Thundershock", "L", 10, do=Flip(PARALYZED)),
        Attack("Fly", "CCC", 30, do=Flip(foes_turn(Prevented("all")), Fails())),
    ),
    pokemon(basic("pl2-114", "Surfing Pikachu", "13", 50, "L", ("F", None), None, 1), Attack("Surf", "WW", 30)),
    pokemon(
        basic("pl2-RT1", "Fan Rotom", "46", 70, "L", ("D", 20), ("C", 20), 0),
        Power("Fan Shift", Lasting(TypeIs("C"), SELF, "this turn"), healthy=False),
        Attack("Spin Storm", "CC", do=Flip(Leave(DEFENDING, "hand"))),
        Attack("Air Slash", "CCC", 60, do=Flip(tails=Discard(one(energy(SELF))))),
    ),
    pokemon(
        basic("pl2-RT2", "Frost Rotom", "46", 90, "L", ("D", 20), ("C", 20), 3),
        Power("Frost Shift", Lasting(TypeIs("W"), SELF, "this turn"), healthy=False),
        Attack("Hail", "CC", do=Hit(10, FOE)),
        Attack("Crushing Ice", "WCC", 40, "+", More(10, RetreatCostOf(DEFENDING))),
    ),
    pokemon(
        basic("pl2-RT3", "Heat Rotom", "46", 80, "L", ("D", 20), ("C", 20), 1),
        Power("Heat Shift", Lasting(TypeIs("R"), SELF, "this turn"), healthy=False),
        Attack("Warm Up", "C", do=steps(Search(one(deck(EnergyOf("R"))), Onto(one(MY_BENCH))), Shuffle())),
        Attack("Heat Burn", "RCC", 40, do=BURNED),
    ),
    pokemon(
        basic("pl2-RT4", "Mow Rotom", "46", 90, "L", ("D", 20), ("C", 20), 2),
        Power("Mow Shift", Lasting(TypeIs("G"), SELF, "this turn"), healthy=False),
        Attack("Slash", "CC", 20),
        Attack("Mow Down", "GCC", 50, do=Flip(Discard(one(energy_cards(FOE))))),
    ),
    pokemon(
        basic("pl2-RT5", "Wash Rotom", "46", 90, "L", ("D", 20), ("C", 20), 2),
        Power("Wash Shift", Lasting(TypeIs("W"), SELF, "this turn"), healthy=False),
        Attack("Cleanse Away", "C", do=Heal(3, MY_BENCH)),
        Attack(
            "Drain Wash", "WC", 30, do=steps(CoinsUntilTails(), Repeat(HEADS, steps(Choose(blind(1)), Discard(CHOSEN))))
        ),
    ),
)
