"""Stormfront (dp7), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
    AllHeads,
    Both,
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
    Heal,
    Hurt,
    If,
    Is,
    Lasting,
    May,
    Not,
    Put,
    Repeat,
    Search,
    Shuffle,
    Static,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Affected,
    AttackCost,
    Base,
    BaseOf,
    BeginsGame,
    Cannot,
    CannotAttach,
    CannotPlay,
    CannotUse,
    ChooseNumber,
    EnergyOf,
    Evolving,
    Fails,
    FlipsToAttack,
    Hit,
    Holding,
    HPLeft,
    Increased,
    Inflict,
    IsActive,
    Kind,
    More,
    Move,
    Onto,
    Prevented,
    RetreatCost,
    RetreatCostOf,
    Switch,
    Under,
    UseEffectOf,
    WasPlayed,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ANY_TRAINER,
    ASLEEP,
    BASIC,
    ENERGY,
    FOE,
    FOE_BENCH,
    MINE,
    PARALYZED,
    POISONED,
    TRAINER,
    basic,
    coins_times,
    deck,
    discard_pile,
    energy,
    foes_turn,
    from_deck,
    from_deck_onto,
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
        basic("dp7-9", "Regigigas", "47", 100, "C", ("F", None), None, 4),
        Body(
            "Regi Form",
            (
                Static(
                    AttackCost(-1),
                    SELF,
                    Both(
                        (
                            Exists(mine(Called("Regirock"))),
                            Exists(mine(Called("Regice"))),
                            Exists(mine(Called("Registeel"))),
                        )
                    ),
                ),
            ),
        ),
        Attack("Mega Punch", "CC", 30),
        Attack("Giga Power", "WFMC", 60, "+", May(More(40), then=Hit(40, SELF))),
    ),
    pokemon(
        basic("dp7-33", "Budew", "8", 40, "P", ("R", 10), None, 1),
        Body("Poison Enzyme", (Static(Prevented("all", by=Affected("poisoned"), from_="opponent"), SELF),)),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Roselia"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Buddy-buddy", "", do=from_deck(Kind("pokemon"))),
    ),
    pokemon(
        basic("dp7-38", "Farfetch'd", "29", 70, "C", ("L", 20), ("F", 20), 1),
        Attack("Go and Collect", "C", do=from_deck(ANY_TRAINER)),
        Attack(
            "Fury Cutter",
            "C",
            10,
            "+",
            steps(
                Coins(3),
                If(Compare(HEADS, "=", 1), More(10)),
                If(Compare(HEADS, "=", 2), More(20)),
                If(AllHeads(), More(40)),
            ),
        ),
    ),
    pokemon(
        basic("dp7-44", "Miltank", "27", 70, "C", ("F", 20), None, 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Energy Milk", "C", do=steps(CoinsUntilTails(), Repeat(HEADS, Heal(2, one(MINE))))),
        Attack("Stomp", "CC", 20, "+", Flip(More(20))),
    ),
    pokemon(
        basic("dp7-45", "Pichu", "8", 50, "L", ("F", 10), ("M", 20), 1),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Pikachu"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Electric Circuit", "", do=Search(up_to(4, discard_pile(EnergyOf("L"))), "hand", show=True)),
    ),
    pokemon(
        basic("dp7-48", "Sableye", "31", 60, "D", None, ("C", 20), 1),
        Body("Overeager", (Static(BeginsGame(), SELF, Is(SELF, IsActive())),)),
        Attack(
            "Impersonate", "", do=steps(Search(one(deck(Kind("supporter"))), "discard"), Shuffle(), UseEffectOf(CHOSEN))
        ),
        Attack("Overconfident", "D", 10, do=If(Compare(HPLeft(DEFENDING), "<", HPLeft(SELF)), Base(40))),
    ),
    pokemon(
        basic("dp7-49", "Scyther", "11", 60, "G", ("R", 10), ("F", 20), 0),
        Attack("Swords Dance", "C", do=own_turn(BaseOf("Slashing Strike", 60))),
        Attack("Slashing Strike", "GC", 30, do=own_turn(CannotUse("Slashing Strike"))),
    ),
    pokemon(
        basic("dp7-51", "Skarmory", "34", 80, "M", ("L", 20), ("F", 20), 1),
        Attack("Quick Attack", "M", 10, "+", Flip(More(20))),
        Attack("Mach Blade", "MCC", do=Flip(Hit(50, one(FOE)))),
    ),
    pokemon(
        basic("dp7-53", "Bagon", "13", 50, "C", ("C", 10), ("F", 20), 1),
        Attack("Scary Face", "C", do=Flip(heads=foes_turn(Cannot("attack or retreat"), DEFENDING))),
        Attack("Headbutt", "CC", 30),
    ),
    pokemon(
        basic("dp7-54", "Bidoof", "13", 60, "C", ("F", 10), None, 2),
        Attack("Yawn", "C", do=ASLEEP),
        Attack("Self-abandonment", "C", do=Flip(heads=Hit(30, DEFENDING), tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("dp7-55", "Bronzor", "14", 60, "P", ("P", 10), ("R", 20), 2),
        Attack("Gyro Swap", "P", do=Put(RetreatCostOf(SELF), DEFENDING)),
        Attack("Psyshock", "CC", 20, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("dp7-56", "Cherubi", "9", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Nap", "", do=Heal(2, SELF)),
        Attack("Bullet Seed", "G", 10, "×", coins_times(4)),
    ),
    pokemon(
        basic("dp7-57", "Combee", "12", 50, "G", ("R", 10), ("F", 20), 1),
        Power("Honey", Search(one(discard_pile(BASIC)), "bench"), "put", healthy=False, held=True),
        Attack("Alert", "C", do=steps(Draw(1), May(Switch(SELF)))),
    ),
    pokemon(
        basic("dp7-58", "Drifloon", "15", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Constrict", "C", do=Flip(PARALYZED)),
        Attack("Linear Attack", "P", do=steps(Choose(one(FOE)), Hit(10, CHOSEN))),
    ),
    pokemon(
        basic("dp7-59", "Duskull", "12", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Silhouette", "P", do=If(Is(DEFENDING, Hurt()), Put(2, DEFENDING), Put(1, DEFENDING))),
        Attack("Will-o'-the-wisp", "CC", 20),
    ),
    pokemon(
        basic("dp7-60", "Duskull", "10", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Tackle", "C", 10),
        Attack("Surprise Attack", "PC", 30, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp7-61", "Finneon", "16", 50, "W", ("L", 10), None, 1),
        Attack("Aqua Liner", "", do=hit_chosen(10, FOE_BENCH)),
        Attack("Mouth Pump", "W", 10, "+", Flip(heads=More(10))),
    ),
    pokemon(
        basic("dp7-62", "Gastly", "14", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Pitch-Dark", "", do=foes_turn(CannotPlay(TRAINER), "opponent")),
        Attack("Trick Gas", "P", 10, do=May(Switch(SELF))),
    ),
    pokemon(
        basic("dp7-63", "Larvitar", "19", 50, "F", ("G", 10), ("L", 20), 1),
        Attack("Bite", "C", 10),
        Attack("Rock Slide", "FC", 20, do=Hit(10, some(2, FOE_BENCH))),
    ),
    pokemon(
        basic("dp7-64", "Machop", "18", 60, "F", ("P", 10), None, 1),
        Attack("Kick", "C", 10),
        Attack("Knock Back", "FC", 20, do=Switch(DEFENDING, by="opponent")),
    ),
    pokemon(
        basic("dp7-65", "Magikarp", "10", 30, "W", ("L", 10), None, 1),
        Attack("Sea Spray", "", do=steps(CoinsUntilTails(), Repeat(HEADS, Draw(1)))),
        Attack("Splash", "W", 10),
    ),
    pokemon(
        basic("dp7-66", "Magnemite", "15", 50, "M", ("R", 10), ("P", 20), 1),
        Body("Magnet", (Static(RetreatCost(-1, Count(my_bench(Called("Magnemite")))), SELF),), held=True),
        Attack("Magnetic Bomb", "LC", 30, "+", Flip(More(10), Hit(10, SELF))),
    ),
    pokemon(
        basic("dp7-67", "Magnemite", "13", 50, "L", ("F", 10), ("M", 20), 1),
        Attack("Ram", "", 10),
        Attack("Random Spark", "LC", do=hit_chosen(20, FOE)),
    ),
    pokemon(
        basic("dp7-68", "Misdreavus", "19", 60, "P", ("D", 10), ("C", 20), 1),
        Attack("Lullaby", "", do=ASLEEP),
        Attack(
            "Nightmare Feast",
            "P",
            do=steps(
                If(Is(DEFENDING, Affected("asleep")), steps(Hit(50, DEFENDING), Heal(5, SELF))),
                If(Is(DEFENDING, Not(Affected("asleep"))), Fails()),
            ),
        ),
    ),
    pokemon(
        basic("dp7-69", "Onix", "25", 90, "F", ("G", 20), None, 3),
        Attack("Harden", "C", do=foes_turn(Prevented("damage", most=40))),
        Attack("Bind", "FCC", 30, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("dp7-70", "Pikachu", "20", 70, "L", ("F", 10), ("M", 20), 2),
        Attack("Pika Punch", "CC", 20),
        Attack(
            "Speed Bolt",
            "LCC",
            40,
            do=If(Both((Is(SELF, WasPlayed()), Is(SELF, Under("Pichu")))), foes_turn(Prevented("all"))),
        ),
    ),
    pokemon(
        basic("dp7-71", "Ponyta", "11", 50, "R", ("W", 10), None, 1),
        Attack("Smash Kick", "C", 10),
        Attack("Agility", "RC", 20, do=Flip(heads=foes_turn(Prevented("all")))),
    ),
    pokemon(
        basic("dp7-72", "Roselia", "27", 70, "P", ("R", 10), None, 1),
        Attack("Headbutt", "C", 10),
        Attack(
            "Petal Spikes",
            "PC",
            20,
            do=steps(
                Flip(heads=Inflict(("asleep", "poisoned"))),
                If(Is(SELF, Under("Budew")), Inflict(("asleep", "poisoned"))),
            ),
        ),
    ),
    pokemon(
        basic("dp7-73", "Skorupi", "11", 60, "G", ("P", 10), None, 2),
        Attack("Stalk", "C", 10, do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Dangerous Claw", "GC", 20, do=Flip(heads=PARALYZED, tails=POISONED)),
    ),
    pokemon(
        basic("dp7-74", "Snover", "17", 50, "W", ("R", 10), None, 1),
        Attack("Hide", "C", do=Flip(heads=foes_turn(Prevented("all")))),
        Attack("Powder Snow", "W", 10, do=ASLEEP),
    ),
    pokemon(
        basic("dp7-75", "Starly", "7", 50, "C", ("L", 10), ("F", 20), 1),
        Attack("Sand Attack", "C", do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack("Double Stab", "C", 10, "×", coins_times(2)),
    ),
    pokemon(
        basic("dp7-76", "Stunky", "18", 60, "D", ("F", 10), ("P", 20), 1),
        Attack("Gnaw and Run", "D", 10, do=Switch(SELF)),
        Attack("Double Scratch", "CC", 20, "×", coins_times(2)),
    ),
    pokemon(
        basic("dp7-77", "Swinub", "12", 50, "F", ("G", 10), ("L", 20), 1),
        Attack("Freezing Breath", "W", do=Flip(PARALYZED, ASLEEP)),
        Attack("Take Down", "F", 20, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("dp7-78", "Tangela", "10", 70, "G", ("R", 10), ("W", 20), 1),
        Attack(
            "Ingrain",
            "C",
            do=Flip(
                tails=Fails(),
                heads=steps(
                    from_deck_onto(SELF, EnergyOf("G")),
                    If(Compare(THAT_MANY, ">", 0), foes_turn(Prevented("all"))),
                ),
            ),
        ),
        Attack("Tickle", "GC", 20, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("dp7-79", "Treecko", "11", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Call for Friends", "C", do=from_deck(Kind("basic pokemon"))),
        Attack("Poison Breath", "G", do=Flip(heads=POISONED)),
    ),
    pokemon(
        basic("dp7-80", "Voltorb", "28", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Screech", "", do=Lasting(Increased(20), DEFENDING, "end of your next turn")),
        Attack("Double Spin", "C", 10, "×", coins_times(2)),
    ),
    pokemon(
        basic("dp7-81", "Voltorb", "31", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Outlet", "C", do=from_deck(EnergyOf("L"))),
        Attack("Bouncing Ball", "L", 20, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("dp7-101", "Charmander", "10", 50, "R", ("W", None), None, 1),
        Attack("Scratch", "C", 10),
        Attack("Ember", "RC", 30, do=Discard(one(energy(SELF, EnergyOf("R"))))),
    ),
    pokemon(
        basic("dp7-SH1", "Drifloon", "16", 50, "P", ("D", 10), ("C", 20), 0),
        Body("Unburden", (Static(RetreatCost(2), SELF, Is(SELF, Holding(Kind("tool")))),)),
        Attack("Tackle", "C", 10),
        Attack("Big Explosion", "PC", 50, do=Hit(50, SELF)),
    ),
    pokemon(
        basic("dp7-SH2", "Duskull", "18", 60, "P", ("D", 10), ("C", 20), 1),
        Attack("Counting Song", "", do=steps(ChooseNumber(3), Put(THAT_MANY, SELF), Put(THAT_MANY, DEFENDING))),
        Attack("Ram", "P", 10),
        Attack("Night Bind", "PC", 20, do=Flip(foes_turn(CannotAttach(ENERGY, IsActive()), "opponent"))),
    ),
    pokemon(
        basic("dp7-SH3", "Voltorb", "33", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Fastball", "C", do=steps(Choose(one(FOE)), Flip(Hit(20, CHOSEN)))),
        Attack("Charge Beam", "L", 10, do=Search(one(discard_pile(EnergyOf("L"))), Onto(SELF))),
        Attack("Thundershock", "LC", 20, do=Flip(PARALYZED)),
    ),
)
