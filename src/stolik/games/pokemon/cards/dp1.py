"""Diamond & Pearl (dp1), as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    REST,
    SELF,
    THAT_MANY,
    AllHeads,
    AllTails,
    Choose,
    Coins,
    CoinsUntilTails,
    Compare,
    Count,
    Flip,
    If,
    Is,
    May,
    Minus,
    Not,
    Other,
    Remember,
    Repeat,
    Some,
    Static,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    NEW_DEFENDING,
    Affected,
    After,
    Base,
    Before,
    Cannot,
    Counters,
    Cure,
    DamageDealt,
    Devolve,
    Discard,
    DiscardStadium,
    DiscardTop,
    Draw,
    EnergyOf,
    Evolved,
    Fails,
    FlipsToAttack,
    Heal,
    Hit,
    Holding,
    HPLeft,
    Hurt,
    Ignoring,
    Increased,
    Inflict,
    Kind,
    LastChance,
    Lasting,
    Leave,
    Less,
    Look,
    LookAtHand,
    More,
    Move,
    MoveCounters,
    OfType,
    Onto,
    Prevented,
    PrizesTaken,
    Put,
    RetreatCost,
    Search,
    Shuffle,
    Spare,
    StadiumInPlay,
    Switch,
    SwitchIn,
    Times,
    TradePrize,
    Under,
    UseAttackOf,
    WasKnockedOut,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Card, Power

from .recipes import (
    ANOTHER_CARD,
    ASLEEP,
    CONFUSED,
    ENERGY_SEARCH,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    HAND,
    MINE,
    MY_BENCH,
    NO_ATTACK_NEXT_TURN,
    PARALYZED,
    PLUS_POWER,
    PLUS_POWER_GIVES,
    POISONED,
    POKE_BALL,
    POKEDEX,
    POTION,
    TRAINER,
    UNAFFECTED,
    baby,
    blind,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    foe,
    foe_bench,
    foes_turn,
    from_deck,
    from_deck_onto,
    from_discard_onto,
    hit_chosen,
    lock_attack,
    mine,
    my_bench,
    own_turn,
    steps,
    until_tails_times,
)

# rows of facts, as many to a line as belong together
# fmt: off
CARDS: tuple[Card, ...] = (
    Card(
        "dp1-1", "Dialga", "pokemon", "basic", 90, "M",
        weakness=("R", 20), resistance=("P", 20), retreat=2, level="68",
        attacks=(
            Attack("Time Bellow", "M", 10, do=Draw(1)),
            Attack(
                "Flash Cannon", "MMC", 40,
                do=May(Move(energy_cards(SELF), "hand"), steps(Devolve(DEFENDING, "deck"), Shuffle("opponent"))),
            ),
        ),
    ),
    Card(
        "dp1-2", "Dusknoir", "pokemon", "stage 2", 120, "P", "Dusclops",
        weakness=("D", 30), resistance=("C", 20), retreat=3, level="42",
        abilities=(
            Power(
                "Dark Palm",
                If(Compare(Count(FOE_BENCH), ">=", 4), steps(Choose(one(FOE_BENCH)), Leave(CHOSEN, "deck"))),
            ),
        ),
        attacks=(
            Attack(
                "Hard Feelings", "PPC",
                do=steps(Put(5, DEFENDING), Remember(PrizesTaken("opponent")), Put(THAT_MANY, DEFENDING)),
            ),
        ),
    ),
    Card(
        "dp1-3", "Electivire", "pokemon", "stage 1", 100, "L", "Electabuzz",
        weakness=("F", 20), resistance=("M", 20), retreat=3, level="46",
        abilities=(
            Power(
                "Intense Voltage", If(Is(SELF, Under("Elekid")), Move(one(energy(MINE, EnergyOf("L"))), Onto(SELF))),
                "often",
            ),
        ),
        attacks=(Attack("Giga Impact", "LLLC", 60, do=May(Discard(energy(SELF, EnergyOf("L"))), Base(120))),),
    ),
    Card(
        "dp1-4", "Empoleon", "pokemon", "stage 2", 130, "W", "Prinplup", weakness=("L", 30), retreat=2, level="42",
        attacks=(
            Attack("Ice Blade", "WC", do=hit_chosen(40, FOE)),
            Attack("Aqua Jet", "WWC", 70, do=Flip(Hit(20, one(FOE_BENCH)))),
        ),
    ),
    Card(
        "dp1-5", "Infernape", "pokemon", "stage 2", 100, "R", "Monferno", weakness=("W", 30), level="40",
        attacks=(
            Attack("Meteor Punch", "C", 30, "×", until_tails_times()),
            Attack("Flare Blitz", "RR", 90, do=Discard(energy(SELF, EnergyOf("R")))),
        ),
    ),
    Card(
        "dp1-6", "Lucario", "pokemon", "stage 1", 90, "F", "Riolu", weakness=("P", 20), retreat=1, level="30",
        attacks=(
            Attack("Feint", "C", 30, do=Ignoring(("resistance",))),
            Attack("Aura Sphere", "FF", 40, do=Hit(20, one(FOE_BENCH))),
        ),
    ),
    Card(
        "dp1-7", "Luxray", "pokemon", "stage 2", 120, "L", "Luxio",
        weakness=("F", 30), resistance=("M", 20), retreat=1, level="48",
        abilities=(
            Power(
                "Gleam Eyes",
                steps(
                    LookAtHand(), Choose(one(Which("card", "opponent", "hand", (Kind("basic pokemon"),)))),
                    Move(CHOSEN, "bench"), SwitchIn(CHOSEN),
                ),
                "evolved", healthy=False,
            ),
        ),
        attacks=(Attack("Lightning Star", "LLLL", 80, do=Move(energy(SELF, EnergyOf("L")), Onto(one(MY_BENCH)))),),
    ),
    Card(
        "dp1-8", "Magnezone", "pokemon", "stage 2", 120, "M", "Magneton",
        weakness=("R", 30), resistance=("P", 20), retreat=4, level="48",
        abilities=(
            Body(
                "Magnetize",
                (Static(RetreatCost(None), Which("pokemon", where="active", filters=(Holding(EnergyOf("M")),))),),
            ),
        ),
        attacks=(Attack("Metal Blast", "MCC", 50, "+", More(10, Count(energy(SELF, EnergyOf("M"))))),),
    ),
    Card(
        "dp1-11", "Palkia", "pokemon", "basic", 90, "W", weakness=("L", 20), retreat=2, level="67",
        attacks=(
            Attack("Spacial Rend", "W", 10, do=steps(from_deck(Kind("stadium")), DiscardStadium())),
            Attack(
                "Transback", "WWC", 40,
                do=May(Flip(steps(Discard(energy(SELF)), Leave(DEFENDING, "deck top"), Shuffle("opponent")))),
            ),
        ),
    ),
    Card(
        "dp1-12", "Rhyperior", "pokemon", "stage 2", 140, "F", "Rhydon",
        weakness=("W", 30), resistance=("L", 20), retreat=4, level="61",
        abilities=(Power("Earth Fissure", DiscardTop(3, "opponent"), "evolved", healthy=False),),
        attacks=(
            Attack("Rock Wrecker", "FFC", 80, do=steps(Ignoring(("weakness", "resistance")), NO_ATTACK_NEXT_TURN)),
        ),
    ),
    Card(
        "dp1-13", "Roserade", "pokemon", "stage 1", 90, "G", "Roselia", weakness=("R", 20), retreat=1, level="33",
        attacks=(
            Attack("Poison Sting", "GG", 30, do=POISONED),
            Attack("Spike Whip", "GGC", 50, do=If(Is(SELF, Under("Budew")), hit_chosen(30, FOE_BENCH))),
        ),
    ),
    Card(
        "dp1-14", "Shiftry", "pokemon", "stage 2", 120, "D", "Nuzleaf",
        weakness=("F", 30), resistance=("P", 20), retreat=2, level="48",
        abilities=(
            Power("Darkness Fan", Flip(steps(Choose(one(foe_bench(Evolved()))), Devolve(CHOSEN))), where="active"),
        ),
        attacks=(Attack("Spirit Dance", "DDC", 50, "+", steps(Coins(2), More(20, HEADS))),),
    ),
    Card(
        "dp1-15", "Skuntank", "pokemon", "stage 1", 90, "D", "Stunky",
        weakness=("F", 20), resistance=("P", 20), retreat=1, level="36",
        attacks=(
            Attack("Frustration", "DD", do=hit_chosen(30, foe(Not(Hurt())))),
            Attack("Toxic Cloud", "DDC", 30, do=Flip(Inflict(("poisoned",), counters=2))),
        ),
    ),
    Card(
        "dp1-16", "Staraptor", "pokemon", "stage 2", 100, "C", "Staravia",
        weakness=("L", 30), resistance=("F", 20), level="54",
        attacks=(
            Attack(
                "Accelerative Dive", "C", 30,
                do=Flip(Lasting(Prevented("damage"), SELF, "end of your next turn"), Fails()),
            ),
            Attack("Brave Heart", "CCCC", 100, do=Flip(tails=Hit(100, SELF))),
        ),
    ),
    Card(
        "dp1-17", "Torterra", "pokemon", "stage 2", 140, "G", "Grotle", weakness=("R", 30), retreat=4, level="45",
        attacks=(
            Attack("Body Slam", "CCC", 30, do=Flip(PARALYZED)),
            Attack("Leaf Storm", "GGCC", 60, do=Heal(2, mine(OfType("G")))),
        ),
    ),
    Card(
        "dp1-19", "Beautifly", "pokemon", "stage 2", 100, "G", "Silcoon",
        weakness=("R", 20), resistance=("F", 20), retreat=1, level="29",
        attacks=(
            Attack("Whirlwind", "CC", 30, do=Switch(DEFENDING, "opponent")),
            Attack("Giga Drain", "GGCC", 50, do=After(Heal(DamageDealt(), SELF))),
        ),
    ),
    Card(
        "dp1-22", "Clefable", "pokemon", "stage 1", 90, "C", "Clefairy", weakness=("F", 20), retreat=2, level="37",
        attacks=(
            Attack("Double Slap", "CC", 30, "×", coins_times(2)),
            Attack("Metronome", "CCC", do=UseAttackOf(DEFENDING, "else")),
        ),
    ),
    Card(
        "dp1-25", "Dustox", "pokemon", "stage 2", 120, "G", "Cascoon", weakness=("R", 30), retreat=2, level="34",
        attacks=(
            Attack("Stun Spore", "GC", 30, do=Flip(PARALYZED)),
            Attack("Toxic Dust", "GGCC", 50, do=Inflict(("poisoned",), counters=2)),
        ),
    ),
    Card(
        "dp1-26", "Floatzel", "pokemon", "stage 1", 90, "W", "Buizel", weakness=("L", 20), retreat=1, level="29",
        attacks=(
            Attack("Screw Tail", "WC", 30, do=Flip(Discard(one(energy(DEFENDING))))),
            Attack("Water Gun", "WW", 40, "+", More(20, Spare("W"), 40)),
        ),
    ),
    Card(
        "dp1-27", "Gengar", "pokemon", "stage 2", 110, "P", "Haunter",
        weakness=("D", 30), resistance=("C", 20), retreat=1, level="39",
        attacks=(
            Attack("Life Drain", "C", do=Flip(Put(Minus(HPLeft(DEFENDING), 1), DEFENDING))),
            Attack("Shadow Dance", "PPC", do=steps(Repeat(4, Put(1, one(FOE))), Switch(SELF))),
        ),
    ),
    Card(
        "dp1-28", "Heracross", "pokemon", "basic", 80, "G", weakness=("R", 20), retreat=2, level="29",
        attacks=(
            Attack("Pitch", "C", 10, do=Switch(DEFENDING, "opponent")),
            Attack("Horn Slash", "GG", 30, "+", Flip(More(30))),
        ),
    ),
    Card(
        "dp1-29", "Hippowdon", "pokemon", "stage 1", 110, "F", "Hippopotas",
        weakness=("W", 20), resistance=("L", 20), retreat=3, level="45",
        attacks=(
            Attack("Vacuum Up", "FCC", 40, do=foes_turn(Cannot("retreat"), DEFENDING)),
            Attack("Sand Eject", "FFCC", 60, do=own_turn(Increased(40), DEFENDING)),
        ),
    ),
    Card(
        "dp1-31", "Machamp", "pokemon", "stage 2", 130, "F", "Machoke", weakness=("P", 30), retreat=3, level="59",
        attacks=(
            Attack("Revenge", "F", 20, "+", If(WasKnockedOut(by="attack"), More(50))),
            Attack("Dynamic Punch", "FFF", 60, "+", Flip(steps(More(30), CONFUSED))),
        ),
    ),
    Card(
        "dp1-32", "Medicham", "pokemon", "stage 1", 90, "F", "Meditite", weakness=("P", 20), retreat=2, level="42",
        attacks=(
            Attack("Force Palm", "F", do=steps(Remember(Counters(SELF)), Put(THAT_MANY, one(FOE)))),
            Attack("Spinning Kick", "FFC", 80, do=Hit(20, SELF)),
        ),
    ),
    Card(
        "dp1-34", "Noctowl", "pokemon", "stage 1", 90, "C", "Hoothoot",
        weakness=("L", 20), resistance=("F", 20), retreat=1, level="40",
        attacks=(
            Attack("See Beyond", "C", do=TradePrize()),
            Attack("Extrasensory", "CCC", 30, "+", If(Compare(Count(HAND), "=", Count(FOE_HAND)), More(50))),
        ),
    ),
    Card(
        "dp1-39", "Vespiquen", "pokemon", "stage 1", 100, "G", "Combee",
        weakness=("R", 20), resistance=("F", 20), retreat=3, level="40",
        attacks=(
            Attack(
                "Leaf Honey", "G",
                do=steps(Discard(one(energy(SELF, EnergyOf("G")))), Heal(None, one(my_bench(OfType("G"))))),
            ),
            Attack("Attack Order", "GCC", 10, "×", Times(Count(Which("pokemon", "each", filters=(OfType("G"),))))),
        ),
    ),
    Card(
        "dp1-40", "Weavile", "pokemon", "stage 1", 80, "D", "Sneasel",
        weakness=("F", 20), resistance=("P", 20), retreat=1, level="37",
        attacks=(
            Attack("Nasty Plot", "D", do=steps(Search(one(deck()), "hand"), Shuffle())),
            Attack("Dark Pulse", "DDD", 10, "×", Times(Count(energy(MINE, EnergyOf("D"))))),
        ),
    ),
    Card(
        "dp1-41", "Wobbuffet", "pokemon", "basic", 80, "P", weakness=("P", 20), retreat=3, level="25",
        attacks=(Attack("Countercharge", "PC", do=Flip(MoveCounters(Counters(SELF), SELF, DEFENDING))),),
    ),
    Card(
        "dp1-42", "Wynaut", "pokemon", "basic", 40, "P", weakness=("P", 10), retreat=1, level="6",
        abilities=(baby("Wobbuffet"),),
        attacks=(Attack("Astonish", "", do=steps(Choose(blind(1)), Move(CHOSEN, "deck", True), Shuffle("opponent"))),),
    ),
    Card(
        "dp1-43", "Budew", "pokemon", "basic", 40, "G", weakness=("R", 10), retreat=1, level="6",
        abilities=(baby("Roselia"),),
        attacks=(Attack("Errand-Running", "", do=from_deck(TRAINER)),),
    ),
    Card(
        "dp1-44", "Cascoon", "pokemon", "stage 1", 80, "G", "Wurmple", weakness=("R", 20), retreat=3, level="8",
        attacks=(
            Attack("Harden", "G", do=foes_turn(Prevented("damage", most=30))),
            Attack("Gooey Thread", "GC", 20, do=foes_turn(Cannot("retreat"), DEFENDING)),
        ),
    ),
    Card(
        "dp1-48", "Elekid", "pokemon", "basic", 40, "L",
        weakness=("F", 10), resistance=("M", 20), retreat=1, level="6",
        abilities=(baby("Electabuzz"),),
        attacks=(Attack("Outlet", "", do=from_deck(EnergyOf("L"))),),
    ),
    Card(
        "dp1-49", "Grotle", "pokemon", "stage 1", 90, "G", "Turtwig",
        weakness=("R", 20), resistance=("W", 20), retreat=3, level="21",
        attacks=(
            Attack("Synthesis", "G", do=from_deck_onto(one(MINE), EnergyOf("G"))),
            Attack("Cut", "GCC", 50),
        ),
    ),
    Card(
        "dp1-50", "Haunter", "pokemon", "stage 1", 70, "P", "Gastly",
        weakness=("D", 20), resistance=("C", 20), level="32",
        attacks=(
            Attack("Hypnosis", "P", do=ASLEEP),
            Attack("Dream Eater", "PP", 60, do=If(Is(DEFENDING, Not(Affected("asleep"))), Fails())),
        ),
    ),
    Card(
        "dp1-51", "Hippopotas", "pokemon", "basic", 60, "F",
        weakness=("W", 10), resistance=("L", 20), retreat=2, level="23",
        attacks=(
            Attack("Yawn", "C", do=ASLEEP),
            Attack("Sand Attack", "F", 10, do=foes_turn(FlipsToAttack(), DEFENDING)),
        ),
    ),
    Card(
        "dp1-52", "Luxio", "pokemon", "stage 1", 80, "L", "Shinx",
        weakness=("F", 20), resistance=("M", 20), level="19",
        attacks=(
            Attack("Fasten Claws", "C", 10, "+", Flip(More(30))),
            Attack("Thunder Fang", "LL", 30, do=Flip(PARALYZED)),
        ),
    ),
    Card(
        "dp1-53", "Machoke", "pokemon", "stage 1", 80, "F", "Machop", weakness=("P", 20), retreat=2, level="39",
        attacks=(
            Attack("Karate Chop", "FC", 40, "-", Less(10, Counters(SELF))),
            Attack("Seismic Toss", "FFC", 60),
        ),
    ),
    Card(
        "dp1-54", "Magneton", "pokemon", "stage 1", 70, "M", "Magnemite",
        weakness=("R", 20), resistance=("P", 20), retreat=2, level="35",
        attacks=(
            Attack("Tri Attack", "CC", 20, "×", coins_times(3)),
            Attack(
                "Magnetic Ray", "MCC", 40,
                do=Before(May(steps(Choose(one(foe_bench(Holding(Kind("energy"))))), SwitchIn(CHOSEN)))),
            ),
        ),
    ),
    Card(
        "dp1-56", "Monferno", "pokemon", "stage 1", 70, "R", "Chimchar", weakness=("W", 20), level="18",
        attacks=(
            Attack("Flame Dance", "R", 30, do=from_discard_onto(SELF, EnergyOf("R"))),
            Attack("Fury Swipes", "CC", 20, "×", coins_times(3)),
        ),
    ),
    Card(
        "dp1-57", "Nuzleaf", "pokemon", "stage 1", 80, "D", "Seedot",
        weakness=("F", 20), resistance=("P", 20), retreat=1, level="28",
        attacks=(
            Attack("Dirty Trick", "D", do=Flip(Discard(one(energy_cards(FOE))))),
            Attack("Razor Wind", "DD", 40, do=Flip(tails=Fails())),
        ),
    ),
    Card(
        "dp1-58", "Prinplup", "pokemon", "stage 1", 80, "W", "Piplup", weakness=("L", 20), retreat=1, level="20",
        attacks=(
            Attack("Aqua Shower", "W", do=Hit(10, FOE)),
            Attack("Brine", "WW", do=hit_chosen(40, foe(Hurt()))),
        ),
    ),
    Card(
        "dp1-59", "Rapidash", "pokemon", "stage 1", 80, "R", "Ponyta", weakness=("W", 20), level="34",
        attacks=(
            Attack("Overrun", "CC", 20, do=Hit(10, one(FOE_BENCH))),
            Attack(
                "Blaze Up", "RRC", 50,
                do=Flip(tails=steps(Discard(one(energy(SELF, EnergyOf("R")))), Hit(10, FOE_BENCH))),
            ),
        ),
    ),
    Card(
        "dp1-60", "Rhydon", "pokemon", "stage 1", 90, "F", "Rhyhorn",
        weakness=("W", 20), resistance=("L", 20), retreat=2, level="43",
        attacks=(
            Attack("Storm Up", "FC", 30, "+", steps(If(StadiumInPlay(), More(20)), DiscardStadium())),
            Attack("Crash Impact", "FFC", 60, do=steps(Hit(10, SELF), Switch(DEFENDING, "opponent"))),
        ),
    ),
    Card(
        "dp1-61", "Riolu", "pokemon", "basic", 60, "F", weakness=("P", 10), retreat=1, level="7",
        attacks=(Attack("Wild Kick", "F", 30, do=Flip(tails=Fails())),),
    ),
    Card(
        "dp1-63", "Silcoon", "pokemon", "stage 1", 80, "G", "Wurmple", weakness=("R", 20), retreat=3, level="8",
        attacks=(
            Attack("Harden", "G", do=foes_turn(Prevented("damage", most=30))),
            Attack("Entangling String", "GC", 20, do=Flip(foes_turn(Cannot("attack"), DEFENDING))),
        ),
    ),
    Card(
        "dp1-64", "Staravia", "pokemon", "stage 1", 70, "C", "Starly",
        weakness=("L", 20), resistance=("F", 20), level="21",
        attacks=(
            Attack("Whirlwind", "CC", 20, do=Switch(DEFENDING, "opponent")),
            Attack("Clutch", "CC", 20, do=foes_turn(Cannot("retreat"), DEFENDING)),
        ),
    ),
    Card(
        "dp1-65", "Unown [A]", "pokemon", "basic", 50, "P", weakness=("P", 10), retreat=1, level="15",
        abilities=(Power("ANALYZE", Look(2, rest="any order"), healthy=False, where="bench"),),
        attacks=(Attack("Hidden Power", "C", 10),),
    ),
    Card(
        "dp1-68", "Unown [D]", "pokemon", "basic", 50, "P", weakness=("P", 10), retreat=1, level="14",
        abilities=(
            Power(
                "DRAW", Flip(steps(May(Draw(1)), May(Draw(1, "opponent"), who="opponent"))), healthy=False,
                where="bench",
            ),
        ),
        attacks=(Attack("Hidden Power", "C", 10),),
    ),
    Card(
        "dp1-72", "Buizel", "pokemon", "basic", 60, "W", weakness=("L", 10), retreat=1, level="10",
        attacks=(
            Attack(
                "Splash About", "W", 10, "+", If(Compare(Count(energy(SELF)), "<", Count(energy(DEFENDING))), More(10)),
            ),
        ),
    ),
    Card(
        "dp1-76", "Chimchar", "pokemon", "basic", 50, "R", weakness=("W", 10), retreat=1, level="8",
        attacks=(
            Attack("Scratch", "", 10),
            Attack("Ember", "RC", 30, do=Flip(tails=Discard(one(energy(SELF, EnergyOf("R")))))),
        ),
    ),
    Card(
        "dp1-77", "Clefairy", "pokemon", "basic", 60, "C", weakness=("F", 10), retreat=1, level="18",
        attacks=(
            Attack("Sing", "C", do=ASLEEP),
            Attack("Moon Impact", "CC", 20, "+", If(Is(SELF, Under("Cleffa")), More(20))),
        ),
    ),
    Card(
        "dp1-79", "Combee", "pokemon", "basic", 50, "G",
        weakness=("R", 10), resistance=("F", 20), retreat=1, level="8",
        attacks=(
            Attack("Soliciting Nectar", "G", do=steps(SwitchIn(one(FOE_BENCH)), Inflict(("asleep",), NEW_DEFENDING))),
            Attack("Gust", "CC", 20),
        ),
    ),
    Card(
        "dp1-80", "Duskull", "pokemon", "basic", 50, "P",
        weakness=("D", 10), resistance=("C", 20), retreat=1, level="15",
        attacks=(
            Attack("Disable", "C", do=Flip(lock_attack())),
            Attack("Night Shade", "PC", 20, do=Hit(10, one(FOE_BENCH))),
        ),
    ),
    Card(
        "dp1-81", "Electabuzz", "pokemon", "basic", 70, "L",
        weakness=("F", 10), resistance=("M", 20), retreat=2, level="29",
        attacks=(
            Attack("Thunderpunch", "LC", 30, "+", Flip(More(10), Hit(10, SELF))),
            Attack(
                "Shock Wave", "LL", 20,
                do=steps(Flip(PARALYZED), If(Is(SELF, Under("Elekid")), Hit(20, one(FOE_BENCH)))),
            ),
        ),
    ),
    Card(
        "dp1-82", "Gastly", "pokemon", "basic", 50, "P",
        weakness=("D", 10), resistance=("C", 20), retreat=1, level="12",
        attacks=(Attack("Pain Payback", "P", do=MoveCounters(1, SELF, one(FOE))),),
    ),
    Card(
        "dp1-84", "Goldeen", "pokemon", "basic", 60, "W", weakness=("L", 10), retreat=1, level="14",
        attacks=(
            Attack("Horn Attack", "C", 10),
            Attack("Take Down", "WC", 30, do=Hit(10, SELF)),
        ),
    ),
    Card(
        "dp1-85", "Hoothoot", "pokemon", "basic", 50, "C",
        weakness=("L", 10), resistance=("F", 20), retreat=1, level="7",
        attacks=(
            Attack("Hypnosis", "C", do=ASLEEP),
            Attack("Kick Shot", "CC", 30, do=Flip(tails=Fails())),
        ),
    ),
    Card(
        "dp1-86", "Machop", "pokemon", "basic", 60, "F", weakness=("P", 10), retreat=2, level="20",
        attacks=(Attack("Low Kick", "F", 20),),
    ),
    Card(
        "dp1-87", "Magnemite", "pokemon", "basic", 50, "M",
        weakness=("R", 10), resistance=("P", 20), retreat=1, level="10",
        attacks=(
            Attack("Metal Sound", "M", do=Flip(CONFUSED)),
            Attack("Resonance", "MC", 20, "+", If(Is(DEFENDING, Affected("confused")), More(20))),
        ),
    ),
    Card(
        "dp1-89", "Meditite", "pokemon", "basic", 50, "F", weakness=("P", 10), retreat=1, level="19",
        attacks=(
            Attack("Detect", "F", do=Flip(foes_turn(Prevented("all")))),
            Attack("Meditate", "FC", 10, "+", More(10, Counters(DEFENDING))),
        ),
    ),
    Card(
        "dp1-92", "Onix", "pokemon", "basic", 90, "F", weakness=("G", 20), retreat=3, level="22",
        attacks=(
            Attack("Tunneling", "F", do=steps(Choose(up_to(2, FOE_BENCH)), Hit(10, CHOSEN), NO_ATTACK_NEXT_TURN)),
            Attack("Headbutt", "CC", 20),
        ),
    ),
    Card(
        "dp1-93", "Piplup", "pokemon", "basic", 60, "W", weakness=("L", 10), retreat=1, level="9",
        attacks=(
            Attack("Peck", "", 10),
            Attack("Water Splash", "WC", 20, "+", Flip(More(10))),
        ),
    ),
    Card(
        "dp1-94", "Ponyta", "pokemon", "basic", 60, "R", weakness=("W", 10), retreat=1, level="12",
        attacks=(
            Attack("Tackle", "C", 10),
            Attack("Flame Tail", "RR", 30),
        ),
    ),
    Card(
        "dp1-95", "Rhyhorn", "pokemon", "basic", 60, "F",
        weakness=("W", 10), resistance=("L", 20), retreat=2, level="19",
        attacks=(
            Attack("Horn Attack", "C", 10),
            Attack("Take Down", "FC", 30, do=Hit(10, SELF)),
        ),
    ),
    Card(
        "dp1-96", "Roselia", "pokemon", "basic", 70, "G", weakness=("R", 10), retreat=1, level="31",
        attacks=(
            Attack("Toxic Spikes", "G", do=steps(POISONED, If(Is(SELF, Under("Budew")), Hit(10, DEFENDING)))),
            Attack("Sweet Spike", "GG", 10, do=steps(ASLEEP, Heal(2, one(MINE)))),
        ),
    ),
    Card(
        "dp1-97", "Seedot", "pokemon", "basic", 50, "G",
        weakness=("R", 10), resistance=("W", 20), retreat=1, level="9",
        attacks=(
            Attack("Bide", "C", do=Flip(foes_turn(LastChance(10)))),
            Attack("Rollout", "CC", 20),
        ),
    ),
    Card(
        "dp1-98", "Shinx", "pokemon", "basic", 60, "L",
        weakness=("F", 10), resistance=("M", 20), retreat=1, level="7",
        attacks=(Attack("Spark", "L", 10, do=Hit(10, one(FOE_BENCH))),),
    ),
    Card(
        "dp1-100", "Sneasel", "pokemon", "basic", 60, "D",
        weakness=("F", 10), resistance=("P", 20), retreat=1, level="21",
        attacks=(
            Attack("Double Slap", "C", 10, "×", coins_times(2)),
            Attack("Feint Attack", "DC", do=steps(hit_chosen(20, FOE), UNAFFECTED)),
        ),
    ),
    Card(
        "dp1-101", "Starly", "pokemon", "basic", 50, "C",
        weakness=("L", 10), resistance=("F", 20), retreat=1, level="8",
        attacks=(
            Attack("Gust", "C", 10),
            Attack("Quick Attack", "CC", 10, "+", Flip(More(20))),
        ),
    ),
    Card(
        "dp1-102", "Stunky", "pokemon", "basic", 60, "D",
        weakness=("F", 10), resistance=("P", 20), retreat=1, level="17",
        attacks=(
            Attack("Scratch", "C", 10),
            Attack("Severe Gas", "DC", 10, do=POISONED),
        ),
    ),
    Card(
        "dp1-103", "Turtwig", "pokemon", "basic", 60, "G",
        weakness=("R", 10), resistance=("W", 20), retreat=2, level="10",
        attacks=(
            Attack("Tackle", "", 10),
            Attack("Razor Leaf", "G", 20),
        ),
    ),
    Card(
        "dp1-104", "Wurmple", "pokemon", "basic", 50, "G", weakness=("R", 10), retreat=1, level="7",
        attacks=(
            Attack("Needling Sting", "C", 10, "+", Flip(More(10))),
            Attack("String Shot", "G", 10, do=Flip(PARALYZED)),
        ),
    ),
    Card("dp1-105", "Double Full Heal", "trainer", "item", do=Cure(Which("pokemon", where="active"))),
    Card(
        "dp1-106", "Energy Restore", "trainer", "item",
        do=steps(Coins(3), Repeat(HEADS, Search(one(discard_pile(Kind("basic energy"))), "hand"))),
    ),
    Card(
        "dp1-107", "Energy Switch", "trainer", "item",
        do=Move(one(energy_cards(MINE, Kind("basic energy"))), Onto(one(mine(Other())))),
    ),
    Card(
        "dp1-108", "Night Pokémon Center", "trainer", "item",
        do=steps(
            Choose(one(MINE)), Coins(2), If(AllHeads(), Heal(None, CHOSEN)),
            If(AllTails(), Discard(energy_cards(CHOSEN))),
        ),
    ),
    Card("dp1-109", "PlusPower", "trainer", "item", do=PLUS_POWER, statics=PLUS_POWER_GIVES, stays="turn"),
    Card("dp1-110", "Poké Ball", "trainer", "item", do=POKE_BALL),
    Card("dp1-111", "Pokédex HANDY910is", "trainer", "item", do=POKEDEX),
    Card(
        "dp1-112", "Professor Rowan", "trainer", "supporter", only_if=ANOTHER_CARD,
        do=steps(Choose(one(HAND)), Move(REST, "deck"), Shuffle(), Draw(4)),
    ),
    Card(
        "dp1-113", "Rival", "trainer", "supporter",
        do=steps(Look(5, Some(3, 3, deck(), "opponent"), shown=True), Shuffle()),
    ),
    Card(
        "dp1-114", "Speed Stadium", "trainer", "stadium",
        abilities=(
            Power("Speed Stadium", steps(CoinsUntilTails(), Repeat(HEADS, Draw(1))), healthy=False, users="each"),
        ),
    ),
    Card("dp1-115", "Super Scoop Up", "trainer", "item", do=Flip(Leave(one(MINE), "hand"))),
    Card("dp1-116", "Warp Point", "trainer", "item", do=steps(Switch(DEFENDING, "opponent"), Switch(ACTIVE))),
    Card("dp1-117", "Energy Search", "trainer", "item", do=ENERGY_SEARCH),
    Card("dp1-118", "Potion", "trainer", "item", do=POTION),
    Card("dp1-119", "Switch", "trainer", "item", do=Switch(ACTIVE)),
    Card(
        "dp1-121", "Infernape", "pokemon", "level-up", 120, "R", "Infernape", weakness=("W", 30), level="X",
        abilities=(Power("Burning Head", Look(3, one(deck()), rest="discard")),),
        attacks=(
            Attack(
                "Flare Up", "RR", 150,
                do=steps(
                    If(Compare(Count(discard_pile(EnergyOf("R"))), "<", 8), Fails()),
                    Search(some(8, discard_pile(EnergyOf("R"))), "deck", True), Shuffle(),
                ),
            ),
        ),
    ),
    Card(
        "dp1-122", "Torterra", "pokemon", "level-up", 160, "G", "Torterra", weakness=("R", 30), retreat=4, level="X",
        abilities=(
            Power(
                "Forest Murmurs",
                If(
                    Compare(Count(Which("card", where="prizes")), ">", Count(Which("card", "opponent", "prizes"))),
                    steps(Choose(one(FOE_BENCH)), SwitchIn(CHOSEN)),
                ),
            ),
        ),
        attacks=(Attack("Vigorous Dash", "GGGC", 100, do=steps(Hit(30, one(FOE_BENCH)), Hit(30, SELF))),),
    ),
    Card("dp1-123", "Grass Energy", "energy", "basic", provides="G"),
    Card("dp1-124", "Fire Energy", "energy", "basic", provides="R"),
    Card("dp1-125", "Water Energy", "energy", "basic", provides="W"),
    Card("dp1-126", "Lightning Energy", "energy", "basic", provides="L"),
    Card("dp1-127", "Psychic Energy", "energy", "basic", provides="P"),
    Card("dp1-128", "Fighting Energy", "energy", "basic", provides="F"),
    Card("dp1-129", "Darkness Energy", "energy", "basic", provides="D"),
    Card("dp1-130", "Metal Energy", "energy", "basic", provides="M"),
)
