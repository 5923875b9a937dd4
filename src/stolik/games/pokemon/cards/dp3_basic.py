"""Secret Wonders (dp3), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
    AllHeads,
    AnyHeads,
    AnyOf,
    Both,
    Called,
    Choose,
    Coins,
    CoinsUntilTails,
    Compare,
    Count,
    Counters,
    Discard,
    DiscardTop,
    Draw,
    Exists,
    Flip,
    ForEach,
    Heal,
    If,
    Is,
    Lasting,
    May,
    NameHas,
    Not,
    OfChosen,
    Put,
    Repeat,
    Search,
    Shuffle,
    Some,
    Static,
    Unless,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    DEFENDING,
    Affected,
    Base,
    BaseOf,
    CanEvolve,
    Cannot,
    CannotUse,
    ChooseNumber,
    Cure,
    Deals,
    DrawFromBottom,
    DrawUntil,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    Evolving,
    Fails,
    FlipsToAttack,
    Harmless,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    Kind,
    Leave,
    Look,
    More,
    Move,
    MoveCounters,
    NoAbility,
    OfType,
    Onto,
    PlayedFromHand,
    Prevented,
    Reduced,
    RetreatCost,
    Revive,
    SameType,
    Switch,
    TakePrizes,
    Times,
    TypesAmong,
    Under,
    UseAttackOf,
    WasDamaged,
    WasKnockedOut,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ANY_TRAINER,
    ASLEEP,
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
    POISONED,
    THEIR_PRIZES,
    TRAINER,
    UNAFFECTED,
    YOUR_PRIZES,
    any_number,
    basic,
    blind,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    fetch,
    foes_turn,
    from_deck,
    hand,
    hit_chosen,
    mine,
    my_bench,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("dp3-4", "Entei", "43", 80, "R", ("W", 20), None, 2),
        Body("Burning Coat", (When("knocks out", DiscardTop(3, "opponent")),)),
        Attack(
            "Blaze Roar",
            "RRR",
            60,
            do=steps(Hit(20, one(FOE_BENCH)), Flip(tails=Discard(some(2, energy(SELF, EnergyOf("R")))))),
        ),
    ),
    pokemon(
        basic("dp3-10", "Ho-Oh", "45", 90, "R", ("W", None), ("F", 20), 2),
        Power("Phoenix Turn", Flip(Revive(ENERGY)), healthy=False, on="would be knocked out", turn="opponent"),
        Attack("Rainbow Wing", "CCCC", 20, "×", Times(TypesAmong(energy_cards(SELF, BASIC_ENERGY)))),
    ),
    pokemon(
        basic("dp3-14", "Lugia", "43", 90, "C", ("P", 20), ("F", 20), 2),
        Attack(
            "Silver Wing", "C", 20, do=Flip(heads=steps(Choose(one(energy_cards(DEFENDING))), Move(CHOSEN, "hand")))
        ),
        Attack("Psychic Destruction", "PCC", 120, do=If(Is(DEFENDING, Holding(Kind("energy"))), Base(40))),
    ),
    pokemon(
        basic("dp3-15", "Mew", "40", 60, "P", ("P", 20), None, 1),
        Attack("Psychic Balance", "", do=If(Compare(Count(HAND), "<", Count(FOE_HAND)), DrawUntil(Count(FOE_HAND)))),
        Attack(
            "Re-creation", "PCC", do=UseAttackOf(one(Which("card", "opponent", "discard", (Kind("pokemon"),))), "else")
        ),
    ),
    pokemon(
        basic("dp3-16", "Raikou", "42", 80, "L", ("F", 20), ("M", 20), 2),
        Power("Thunder Rumble", If(Is(CHOSEN, EnergyOf("L")), Put(1, one(FOE_BENCH))), healthy=False, on="attached"),
        Attack(
            "Thunder Climb",
            "LLL",
            50,
            "+",
            steps(
                DiscardTop(3),
                More(10, Count(OfChosen((EnergyOf("L"),)))),
                Move(OfChosen((EnergyOf("L"),)), Onto(one(MINE))),
            ),
        ),
    ),
    pokemon(
        basic("dp3-19", "Suicune", "44", 70, "W", ("L", 20), None, 1),
        Power(
            "Aqua Recover",
            Search(up_to(3, discard_pile(OfType("W"))), "hand", show=True),
            limit="put",
            healthy=False,
        ),
        Attack("Cure Stream", "WWW", 60, do=foes_turn(Deals(-20), DEFENDING)),
    ),
    pokemon(
        basic("dp3-21", "Absol", "31", 70, "D", ("F", 20), ("P", 20), 1),
        Attack(
            "Baleful Wind",
            "C",
            do=steps(
                Choose(blind(1)),
                Discard(CHOSEN),
                If(Compare(Count(OfChosen((ANY_TRAINER,))), ">", 0), steps(Choose(blind(1)), Discard(CHOSEN))),
            ),
        ),
        Attack("Raid", "D", 10, do=If(PlayedFromHand(), Base(40))),
    ),
    pokemon(
        basic("dp3-30", "Jynx", "30", 70, "P", ("P", 20), None, 2),
        Attack("Icy Kiss", "WC", 30, do=If(WasDamaged(SELF), PARALYZED)),
        Attack(
            "Lovely Kiss",
            "PC",
            do=If(
                Is(SELF, Under("Smoochum")),
                MoveCounters(4, SELF, DEFENDING),
                MoveCounters(2, SELF, DEFENDING),
            ),
        ),
    ),
    pokemon(
        basic("dp3-32", "Minun", "30", 60, "L", ("F", 10), ("M", 20), 1),
        Power("Minus Charge", If(WasKnockedOut("each"), Draw(2)), shared=True),
        Attack(
            "Tag Play —",
            "L",
            20,
            do=If(
                Exists(Which("pokemon", where="bench", filters=(Called("Plusle"),))),
                May(Move(one(energy_cards(SELF)), Onto(one(MY_BENCH)))),
            ),
        ),
    ),
    pokemon(
        basic("dp3-36", "Plusle", "30", 60, "L", ("F", 10), ("M", 20), 1),
        Power(
            "Plus Charge",
            If(WasKnockedOut(), Search(up_to(2, discard_pile(Kind("basic energy"))), "hand", show=True)),
            shared=True,
        ),
        Attack(
            "Tag Play +",
            "L",
            20,
            do=If(
                Exists(Which("pokemon", where="bench", filters=(Called("Minun"),))),
                May(steps(Harmless(), Hit(20, one(Which("pokemon", "each", "bench"))))),
            ),
        ),
    ),
    pokemon(
        basic("dp3-39", "Unown [S]", "18", 50, "P", ("P", 10), None, 1),
        Power(
            "Set",
            If(
                Both(
                    (
                        Exists(my_bench(Called("Unown [S]"))),
                        Exists(my_bench(Called("Unown [E]"))),
                        Exists(my_bench(Called("Unown [T]"))),
                    )
                ),
                Flip(Search(one(discard_pile(ENERGY)), "deck top", show=True)),
            ),
            healthy=False,
        ),
        Attack("Hidden Power", "C", 10, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp3-49", "Farfetch'd", "26", 60, "C", ("L", 20), ("F", 20), 1),
        Attack("Swords Dance", "C", do=own_turn(BaseOf("Leek Slap", 60))),
        Attack("Leek Slap", "C", 30, do=own_turn(CannotUse("Leek Slap"))),
    ),
    pokemon(
        basic("dp3-52", "Kecleon", "28", 70, "C", ("F", 10), None, 1),
        Body("Camouflage", (Static(Reduced(40, by=SameType(energy_cards(SELF, BASIC_ENERGY))), SELF),)),
        Attack("Blind Scratch", "CC", 60, do=Flip(tails=steps(Harmless(), Hit(20, one(MINE))))),
    ),
    pokemon(
        basic("dp3-55", "Miltank", "32", 90, "C", ("F", 20), None, 2),
        Attack("Healing Milk", "", do=steps(Coins(2), Repeat(HEADS, Heal(3, one(MINE))))),
        Attack("Continuous Tumble", "CC", 20, "×", steps(CoinsUntilTails(), Times(HEADS))),
    ),
    pokemon(
        basic("dp3-59", "Pinsir", "30", 80, "G", ("R", 20), None, 1),
        Attack("Grip and Squeeze", "G", 20, do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Power Guillotine", "GCC", 100, do=steps(Coins(2), If(Unless(AllHeads()), Base(10)))),
    ),
    pokemon(
        basic("dp3-62", "Roselia", "32", 70, "G", ("R", 10), None, 1),
        Attack("Sleep Powder", "C", do=ASLEEP),
        Attack("Razor Leaf", "G", 10),
    ),
    pokemon(
        basic("dp3-63", "Sableye", "26", 60, "D", None, ("C", 20), 1),
        Attack("Rummage", "C", do=steps(Look(5, any_number(deck(TRAINER)), show_taken=True), Shuffle())),
        Attack(
            "Shadow Sneak", "DC", 20, "+", If(Unless(Compare(Count(YOUR_PRIZES), "=", Count(THEIR_PRIZES))), More(20))
        ),
    ),
    pokemon(
        basic("dp3-66", "Smeargle", "31", 70, "C", ("F", 10), None, 1),
        Attack("Color Pick", "", do=fetch(up_to(3, deck(BASIC_ENERGY)))),
        Attack("Trace", "C", do=Flip(UseAttackOf(one(FOE_BENCH), "else"))),
    ),
    pokemon(
        basic("dp3-67", "Smoochum", "6", 50, "P", ("P", 10), None, 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Jynx"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack(
            "Psykiss",
            "",
            do=Flip(
                steps(Choose(one(energy_cards(FOE, Kind("special energy")))), Move(CHOSEN, "deck"), Shuffle("opponent"))
            ),
        ),
    ),
    pokemon(
        basic("dp3-68", "Unown [K]", "15", 60, "P", ("P", 10), None, 1),
        Power("Kind", Heal(2, DEFENDING), healthy=False),
        Attack("Hidden Power", "P", 20),
    ),
    pokemon(
        basic("dp3-69", "Unown [N]", "16", 50, "P", ("P", 10), None, 1),
        Power(
            "Nod",
            If(
                Both(
                    (
                        Exists(my_bench(Called("Unown [N]"))),
                        Exists(my_bench(Called("Unown [O]"))),
                        Exists(my_bench(Called("Unown [D]"))),
                    )
                ),
                May(TakePrizes(1, "opponent"), TakePrizes(1), Draw(1), "opponent"),
            ),
            healthy=False,
        ),
        Attack("Hidden Power", "C", 10, do=Flip(BURNED)),
    ),
    pokemon(
        basic("dp3-70", "Unown [O]", "12", 50, "P", ("P", 10), None, 1),
        Power(
            "ONE",
            If(
                Both(
                    (
                        Both(
                            (
                                Exists(my_bench(Called("Unown [O]"))),
                                Exists(my_bench(Called("Unown [N]"))),
                                Exists(my_bench(Called("Unown [E]"))),
                            )
                        ),
                        Compare(Count(HAND), "=", 1),
                    )
                ),
                DrawUntil(7),
            ),
            healthy=False,
        ),
        Attack("Hidden Power", "C", 10, do=Flip(ASLEEP)),
    ),
    pokemon(
        basic("dp3-71", "Unown [X]", "11", 50, "P", ("P", 10), None, 1),
        Power("X-RAY", If(Exists(my_bench(Called("Unown [X]"))), Look(1, whose="opponent")), healthy=False),
        Attack("Hidden Power", "C", 10, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp3-72", "Unown [Z]", "16", 50, "P", ("P", 10), None, 1),
        Power(
            "ZERO",
            If(Unless(Exists(deck())), steps(Discard(Which("card", on=SELF)), Leave(SELF, "deck top"))),
            healthy=False,
            where="bench",
        ),
        Attack(
            "Hidden Power",
            "PC",
            do=ForEach(
                mine(NameHas("Unown")),
                steps(ChooseNumber(Counters(CHOSEN)), Heal(THAT_MANY, CHOSEN), Put(THAT_MANY, DEFENDING)),
            ),
        ),
    ),
    pokemon(
        basic("dp3-76", "Bagon", "11", 50, "C", ("C", 10), ("F", 20), 1),
        Attack("Bite", "C", 10),
        Attack("Rage", "CC", 10, "+", More(10, Counters(SELF))),
    ),
    pokemon(
        basic("dp3-77", "Bulbasaur", "14", 60, "G", ("R", 10), None, 1),
        Attack("Shake Vine", "", do=ASLEEP),
        Attack("Bullet Seed", "GC", 10, "×", coins_times(4)),
    ),
    pokemon(
        basic("dp3-78", "Burmy Plant Cloak", "10", 40, "G", ("R", 10), None, 1),
        Power(
            "Wear Cloak",
            Search(one(discard_pile(BASIC_ENERGY, EnergyOf("G"))), Onto(SELF)),
            healthy=False,
            where="active",
        ),
        Attack("Plant Cloak Tackle", "C", 10, "+", If(Is(SELF, Holding(EnergyOf("G"))), More(10))),
    ),
    pokemon(
        basic("dp3-79", "Burmy Sandy Cloak", "10", 40, "G", ("R", 10), None, 1),
        Power(
            "Wear Cloak",
            Search(one(discard_pile(BASIC_ENERGY, EnergyOf("F"))), Onto(SELF)),
            healthy=False,
            where="active",
        ),
        Attack("Sandy Cloak Tackle", "C", 10, "+", If(Is(SELF, Holding(EnergyOf("F"))), More(10))),
    ),
    pokemon(
        basic("dp3-80", "Burmy Trash Cloak", "10", 40, "G", ("R", 10), None, 1),
        Power(
            "Wear Cloak",
            Search(one(discard_pile(BASIC_ENERGY, EnergyOf("M"))), Onto(SELF)),
            healthy=False,
            where="active",
        ),
        Attack("Trash Cloak Tackle", "C", 10, "+", If(Is(SELF, Holding(EnergyOf("M"))), More(10))),
    ),
    pokemon(
        basic("dp3-81", "Carvanha", "18", 50, "D", ("L", 10), ("P", 20), 1),
        Attack("Slash", "W", 10),
        Attack("Bite Away", "DC", 20, do=Flip(steps(Choose(blind(1)), Discard(CHOSEN)))),
    ),
    pokemon(
        basic("dp3-82", "Charmander", "8", 50, "R", ("W", 10), None, 1),
        Attack("Gnaw", "", 10),
        Attack("Lava Burn", "RR", 20, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp3-83", "Clefairy", "17", 60, "C", ("F", 10), None, 1),
        Body("Moon Stone", (Static(CanEvolve(first_turn=False), SELF),), held=True),
        Attack("Double Slap", "C", 10, "×", steps(Coins(2), Times(HEADS))),
    ),
    pokemon(
        basic("dp3-84", "Corsola", "32", 70, "W", ("G", 20), None, 1),
        Attack(
            "Rally",
            "C",
            do=steps(Search(Some(0, 3, deck(Kind("basic pokemon")), different="type"), "bench"), Shuffle()),
        ),
        Attack("Hook", "WC", 30),
    ),
    pokemon(
        basic("dp3-85", "Diglett", "10", 50, "F", ("W", 10), ("L", 20), 1),
        Attack("Down Draw", "C", do=DrawFromBottom(1)),
        Attack("Mud Spatter", "FF", 30),
    ),
    pokemon(
        basic("dp3-86", "Duskull", "11", 50, "P", ("D", 10), ("C", 20), 1),
        Body("Reaper Cloth", (Static(CanEvolve(first_turn=False), SELF),), held=True),
        Attack(
            "Astonish",
            "P",
            do=steps(Flip(steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True))), Shuffle("opponent")),
        ),
    ),
    pokemon(
        basic("dp3-87", "Electabuzz", "32", 70, "L", ("F", 20), ("M", 20), 2),
        Attack("Thundershock", "L", 10, do=Flip(heads=PARALYZED)),
        Attack("Thunder", "LLC", 60, do=Flip(tails=Hit(30, SELF))),
    ),
    pokemon(
        basic("dp3-88", "Grimer", "15", 60, "P", ("P", 10), None, 2),
        Attack("Mud Bomb", "C", 10),
        Attack("Gunky", "P", do=foes_turn(FlipsToAttack(), DEFENDING)),
    ),
    pokemon(
        basic("dp3-89", "Growlithe", "20", 70, "R", ("W", 20), None, 2),
        Attack("Roar", "C", do=Switch(DEFENDING, by="opponent")),
        Attack("Dig Claws", "RC", 20),
    ),
    pokemon(
        basic("dp3-90", "Hoppip", "7", 30, "G", ("R", 10), ("F", 20), 1),
        Body("Cottonweed", (Static(RetreatCost(None), SELF, Is(SELF, Holding(EnergyOf("G")))),)),
        Attack("Hover Heal", "G", 10, do=Cure(SELF)),
    ),
    pokemon(
        basic("dp3-91", "Lickitung", "27", 80, "C", ("F", 20), None, 3),
        Attack("Lick", "C", 10, do=Flip(heads=PARALYZED)),
        Attack("Stomp", "CC", 10, "+", Flip(heads=More(30))),
    ),
    pokemon(
        basic("dp3-92", "Lotad", "13", 50, "W", ("L", 10), None, 1),
        Attack("Water Sport", "W", 10, "+", If(Compare(Count(energy(SELF)), "<", Count(energy(DEFENDING))), More(20))),
        Attack("Ram", "WC", 20),
    ),
    pokemon(
        basic("dp3-93", "Magmar", "27", 70, "R", ("W", 20), None, 2),
        Attack("Fire Punch", "C", 10),
        Attack("Smog", "RC", 20, do=POISONED),
    ),
    pokemon(
        basic("dp3-94", "Mareep", "11", 50, "L", ("F", 10), ("M", 20), 1),
        Attack("Thundershock", "L", 10, do=Flip(heads=PARALYZED)),
        Attack("Static Shock", "LC", 20),
    ),
    pokemon(
        basic("dp3-95", "Murkrow", "10", 50, "D", ("L", 10), ("F", 20), 1),
        Body("Dusk Stone", (Static(CanEvolve(first_turn=False), SELF),), held=True),
        Attack("Feint Attack", "DC", do=steps(Choose(one(FOE)), Hit(20, CHOSEN), UNAFFECTED)),
    ),
    pokemon(
        basic("dp3-96", "Natu", "9", 40, "P", ("P", 10), ("F", 20), 1),
        Attack("Bothering Wave", "C", 20, do=Flip(Discard(one(energy_cards(DEFENDING))), Fails())),
        Attack("Future Sight", "P", do=Look(5, rest="any order", whose="either")),
    ),
    pokemon(
        basic("dp3-97", "Nidoran ♂", "13", 60, "P", ("P", 10), None, 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Poison Skin", "P", do=steps(Coins(2), If(AnyHeads(), POISONED))),
    ),
    pokemon(
        basic("dp3-98", "Phanpy", "14", 60, "F", ("W", 10), ("L", 20), 1),
        Attack("Flail", "C", 10, "×", Times(Counters(SELF))),
        Attack("Take Down", "FC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp3-99", "Pidgey", "8", 50, "C", ("L", 10), ("F", 20), 1),
        Attack("Growl", "C", do=foes_turn(Deals(-20), DEFENDING)),
        Attack("Peck", "CC", 20),
    ),
    pokemon(
        basic("dp3-100", "Psyduck", "15", 60, "W", ("L", 10), None, 1),
        Attack("Delusion", "C", do=If(Is(SELF, Affected("confused")), Draw(2))),
        Attack("Migraine", "C", 10, do=Flip(CONFUSED, Inflict(("confused",), SELF))),
    ),
    pokemon(
        basic("dp3-101", "Qwilfish", "31", 70, "W", ("L", 20), None, 1),
        Power(
            "Balloon Sting",
            Flip(heads=Inflict(("poisoned",), ATTACKER, counters=2)),
            healthy=False,
            where="active",
            on="damaged",
            turn="opponent",
        ),
        Attack("Nerve Shot", "WW", 20, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("dp3-102", "Ralts", "13", 60, "P", ("P", 10), None, 1),
        Attack("Smack", "C", 10),
        Attack("Confuse Ray", "P", do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp3-103", "Rattata", "10", 30, "C", ("F", 10), None, 0),
        Attack("Tail Whip", "C", do=Flip(foes_turn(Cannot("attack"), DEFENDING))),
        Attack("Bite", "C", 20),
    ),
    pokemon(
        basic("dp3-104", "Sentret", "11", 60, "C", ("F", 10), None, 1),
        Attack("Grope", "C", do=Look(2, one(deck()), rest="bottom")),
        Attack("Scratch", "C", 10),
    ),
    pokemon(
        basic("dp3-105", "Shellder", "10", 50, "W", ("L", 10), None, 1),
        Attack("Shell Rest", "C", do=Heal(2, SELF)),
        Attack("Tongue Slap", "WC", 20),
    ),
    pokemon(
        basic("dp3-106", "Shellos East Sea", "23", 60, "W", ("L", 10), None, 2),
        Attack(
            "Shell Hunting",
            "C",
            do=steps(
                Search(up_to(2, deck(AnyOf((Called("Shellos West Sea"), Called("Shellos East Sea"))))), "bench"),
                Shuffle(),
            ),
        ),
        Attack("Sprinkle Water", "W", 10),
    ),
    pokemon(
        basic("dp3-107", "Shellos West Sea", "25", 60, "W", ("L", 10), None, 1),
        Attack("Mud Spatter", "C", 10),
        Attack("Recover", "W", do=steps(Discard(one(energy(SELF, EnergyOf("W")))), Heal(None, SELF))),
    ),
    pokemon(
        basic("dp3-108", "Shroomish", "10", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Headbutt", "C", 10),
        Attack("Toxic Spore", "GC", 20, do=Flip(POISONED)),
    ),
    pokemon(
        basic("dp3-109", "Shuckle", "25", 60, "G", ("R", 20), None, 1),
        Body("Pot Shell", (Static(Prevented("all", Holding(Kind("special energy")), from_="opponent"), SELF),)),
        Attack("Ferment Poison", "GC", 10, do=steps(POISONED, Lasting(NoAbility("body"), DEFENDING, "while poisoned"))),
    ),
    pokemon(
        basic("dp3-110", "Shuppet", "13", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Gossip", "P", do=Put(1, one(FOE))),
        Attack("Hang Down", "CC", 20),
    ),
    pokemon(
        basic("dp3-111", "Spinda", "25", 70, "C", ("F", 20), None, 1),
        Attack("Dish Out", "C", do=steps(Draw(1), DrawFromBottom(1))),
        Attack(
            "Synchro Punch",
            "C",
            10,
            "+",
            If(Exists(energy_cards(SELF, BASIC_ENERGY, SameType(energy(DEFENDING)))), More(30)),
        ),
    ),
    pokemon(
        basic("dp3-112", "Squirtle", "15", 50, "W", ("L", 10), None, 1),
        Attack("Bubble", "", do=Flip(heads=PARALYZED)),
        Attack("Aqua Tail", "WC", 20, "+", steps(Coins(Count(energy(SELF, EnergyOf("W")))), More(10, each=HEADS))),
    ),
    pokemon(
        basic("dp3-113", "Stantler", "28", 70, "C", ("F", 20), None, 1),
        Attack("Lead", "", do=from_deck(Kind("supporter"))),
        Attack("Frighten Horn", "CC", 20, do=If(Is(DEFENDING, Not(Evolved())), CONFUSED)),
    ),
    pokemon(
        basic("dp3-114", "Sunkern", "10", 40, "G", ("R", 10), ("W", 20), 1),
        Attack(
            "Sun Soak",
            "C",
            do=Flip(
                heads=steps(
                    Heal(None, SELF),
                    Search(one(deck(Kind("evolution"), EvolvesFrom(SELF))), Evolving(SELF)),
                    Shuffle(),
                )
            ),
        ),
        Attack("Seed Bomb", "G", 20),
    ),
    pokemon(
        basic("dp3-115", "Trapinch", "9", 50, "F", ("W", 10), ("L", 20), 1),
        Attack("Inviting Trap", "C", do=Switch(DEFENDING)),
        Attack("Sand Tomb", "F", 10, do=foes_turn(Cannot("retreat"), DEFENDING)),
    ),
    pokemon(
        basic("dp3-116", "Venonat", "25", 50, "G", ("R", 10), None, 1),
        Attack("Stun Spore", "C", do=Flip(PARALYZED)),
        Attack("Signal Beam", "G", 10, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp3-117", "Voltorb", "29", 50, "L", ("F", 10), ("M", 20), 1),
        Attack("Speed Ball", "L", 20),
        Attack("Big Explosion", "LC", 50, do=Hit(50, SELF)),
    ),
    pokemon(
        basic("dp3-118", "Wooper", "11", 60, "W", ("G", 20), ("L", 20), 1),
        Attack("Yawn", "C", do=ASLEEP),
        Attack(
            "Splatter",
            "W",
            do=steps(hit_chosen(10, FOE), Ignoring(("weakness", "resistance"))),
        ),
    ),
)
