"""Secret Wonders (dp3), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
    Both,
    Called,
    Choose,
    CoinIs,
    Coins,
    Compare,
    Count,
    Counters,
    Discard,
    Exists,
    Flip,
    Heal,
    Hurt,
    If,
    Is,
    Lasting,
    May,
    Minus,
    Not,
    OfChosen,
    OneOf,
    Product,
    Put,
    Repeat,
    Search,
    Shuffle,
    Static,
    Sum,
    Unless,
    When,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    ATTACKER,
    DEFENDING,
    NEW_ACTIVE,
    NEW_DEFENDING,
    REPLACED,
    Affected,
    Base,
    BaseOf,
    BecomeEnergy,
    Before,
    Cannot,
    CannotPlay,
    CannotUse,
    CanUseOnly,
    ChooseAttack,
    ChooseNumber,
    DamageTaken,
    Deals,
    EndTurn,
    EnergyOf,
    Evolved,
    ExtraHP,
    Fails,
    FewestHP,
    Hit,
    HitAimed,
    Holding,
    HPLeft,
    Ignoring,
    Increased,
    Inflict,
    InflictOne,
    IsActive,
    IsBenched,
    Kind,
    KnockOut,
    Less,
    More,
    Move,
    MoveCondition,
    MoveCounters,
    OfType,
    Onto,
    Prevented,
    PreventIt,
    Reduced,
    RemainingHP,
    RetreatCostOf,
    Spare,
    StadiumInPlay,
    Switch,
    SwitchIn,
    TakeAim,
    Then,
    Times,
    TurnPrizes,
    TypeIs,
    UseEffectOf,
    WasDamaged,
    WasFed,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    BASIC_ENERGY,
    BURNED,
    CONFUSED,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    MINE,
    NO_ATTACK_NEXT_TURN,
    PARALYZED,
    POISONED,
    UNAFFECTED,
    any_number,
    blind,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    foes_turn,
    from_deck_onto,
    from_discard_onto,
    level_up,
    mine,
    my_bench,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        evolved(2, "dp3-1", "Ampharos", "Flaaffy", "52", 130, "L", ("F", 30), ("M", 20), 3),
        Body("Jamming", (When("opponent plays supporter", Put(1, FOE), once=True),)),
        Attack(
            "Cluster Bolt",
            "LCC",
            70,
            do=May(
                Discard(energy(SELF, EnergyOf("L"))),
                then=Hit(20, Which("pokemon", "opponent", "bench", (Holding(Kind("energy")),))),
            ),
        ),
    ),
    pokemon(
        evolved(2, "dp3-2", "Blastoise", "Wartortle", "52", 120, "W", ("L", 30), None, 2),
        Power(
            "Waterlog",
            steps(
                Move(
                    any_number(Which("card", where="hand", filters=(Kind("basic energy"), EnergyOf("W")))),
                    Onto(one(MINE), each=True),
                ),
                EndTurn(),
            ),
        ),
        Attack("Hydro Pump", "WWC", 50, "+", More(20, each=Spare("W"), most=40)),
    ),
    pokemon(
        evolved(2, "dp3-3", "Charizard", "Charmeleon", "55", 130, "R", ("W", 40), ("F", 20), 3),
        Body(
            "Fury Blaze",
            (Static(Deals(50), SELF, Compare(Count(Which("card", "opponent", "prizes")), "<=", 3)),),
        ),
        Attack(
            "Blast Burn",
            "RRRC",
            120,
            do=Flip(
                heads=If(Compare(Count(energy_cards(SELF)), ">=", 2), Discard(some(2, energy_cards(SELF))), Fails()),
                tails=If(Compare(Count(energy_cards(SELF)), ">=", 4), Discard(some(4, energy_cards(SELF))), Fails()),
            ),
        ),
    ),
    pokemon(
        evolved(2, "dp3-5", "Flygon", "Vibrava", "60", 120, "F", ("W", 30), ("L", 20), 1),
        Body(
            "Irritating Buzz",
            (
                When(
                    "between turns",
                    Put(1, Which("pokemon", "opponent", "active", (Not(OfType("F")),))),
                    Is(SELF, IsActive()),
                ),
            ),
        ),
        Attack("Sand Sonic", "FCC", 60, "+", If(WasFed(SELF, EnergyOf("F")), More(20))),
    ),
    pokemon(
        evolved(2, "dp3-6", "Gallade", "Kirlia", "55", 130, "F", ("P", 30), None, 2),
        Attack(
            "Sonic Blade", "FC", do=Then(Put(Minus(HPLeft(DEFENDING), 5), DEFENDING), Switch(DEFENDING, "opponent"))
        ),
        Attack("Psychic Cut", "PCC", 60, "+", May(TurnPrizes(None), More(20, THAT_MANY))),
    ),
    pokemon(
        evolved(2, "dp3-7", "Gardevoir", "Kirlia", "55", 110, "P", ("P", 30), None, 2),
        Power("Telepass", UseEffectOf(one(Which("card", "opponent", "discard", (Kind("supporter"),)))), shared=True),
        Attack("Psychic Lock", "PCC", 60, do=foes_turn(Cannot("use powers"), "opponent")),
    ),
    pokemon(
        evolved(1, "dp3-8", "Gastrodon East Sea", "Shellos East Sea", "43", 100, "W", ("G", 30), ("L", 20), 4),
        Power(
            "Osmotic Pressure",
            If(
                Exists(mine(Called("Gastrodon West Sea"))),
                steps(ChooseNumber(3), MoveCounters(THAT_MANY, SELF, one(mine(Called("Gastrodon West Sea"))))),
            ),
            healthy=False,
        ),
        Attack("Dwindling Wave", "WCC", 80, "-", Less(10, Counters(SELF))),
    ),
    pokemon(
        evolved(1, "dp3-9", "Gastrodon West Sea", "Shellos West Sea", "44", 100, "F", ("G", 30), ("L", 20), 4),
        Attack("Raging Flood", "FC", 20, "+", steps(More(10, Counters(SELF)), Heal(2, SELF))),
        Attack("Wild Waves", "FCCC", 80, do=Put(1, Which("pokemon", "each", "bench"))),
    ),
    pokemon(
        evolved(2, "dp3-11", "Jumpluff", "Skiploom", "42", 90, "G", ("R", 30), ("F", 20), 0),
        Body("Cotton Spore", (When("would be damaged", Flip(heads=PreventIt())),)),
        Attack("Cottonweed Punch", "GG", do=steps(Coins(2), Choose(one(FOE)), Hit(30, CHOSEN, each=HEADS))),
    ),
    pokemon(
        evolved(1, "dp3-12", "Lickilicky", "Lickitung", "46", 110, "C", ("F", 30), None, 4),
        Attack(
            "Tongue Reel",
            "CC",
            do=steps(
                Choose(one(FOE)),
                If(Is(CHOSEN, IsBenched()), SwitchIn(CHOSEN)),
                Hit(20, CHOSEN),
                Flip(heads=PARALYZED),
            ),
        ),
        Attack("Boundless Power", "CCCC", 80, do=NO_ATTACK_NEXT_TURN),
    ),
    pokemon(
        evolved(2, "dp3-13", "Ludicolo", "Lombre", "47", 100, "W", ("L", 30), None, 2),
        Body("Rain Dish", (When("between turns", Heal(1, SELF)),)),
        Attack(
            "Nature Power",
            "WWC",
            60,
            "+",
            steps(If(StadiumInPlay("you"), More(20)), If(StadiumInPlay("opponent"), CONFUSED)),
        ),
    ),
    pokemon(
        evolved(1, "dp3-17", "Roserade", "Roselia", "37", 90, "G", ("R", 20), None, 1),
        Attack("Sleep Poison", "G", 20, do=Inflict(("asleep", "poisoned"))),
        Attack("Magical Leaf", "GCC", 40, "+", Flip(steps(More(30), Heal(3, SELF)))),
    ),
    pokemon(
        evolved(2, "dp3-18", "Salamence", "Shelgon", "62", 140, "C", ("C", 30), ("F", 20), 3),
        Attack("Direct Hit", "CC", 50, do=UNAFFECTED),
        Attack(
            "Dragon Finish",
            "RRWW",
            do=steps(
                If(
                    Both(
                        (
                            Compare(Count(energy_cards(SELF, BASIC_ENERGY, EnergyOf("R"))), "<", 2),
                            Compare(Count(energy_cards(SELF, BASIC_ENERGY, EnergyOf("W"))), "<", 2),
                        )
                    ),
                    Fails(),
                    OneOf(
                        (
                            If(
                                Compare(Count(energy_cards(SELF, BASIC_ENERGY, EnergyOf("R"))), ">=", 2),
                                Discard(some(2, energy_cards(SELF, BASIC_ENERGY, EnergyOf("R")))),
                            ),
                            If(
                                Compare(Count(energy_cards(SELF, BASIC_ENERGY, EnergyOf("W"))), ">=", 2),
                                Discard(some(2, energy_cards(SELF, BASIC_ENERGY, EnergyOf("W")))),
                            ),
                        )
                    ),
                ),
                If(Compare(Count(OfChosen((BASIC_ENERGY, EnergyOf("R")))), "=", 2), Hit(100, DEFENDING)),
                If(Compare(Count(OfChosen((BASIC_ENERGY, EnergyOf("W")))), "=", 2), Hit(100, one(FOE_BENCH))),
            ),
        ),
    ),
    pokemon(
        evolved(2, "dp3-20", "Venusaur", "Ivysaur", "51", 130, "G", ("R", 30), None, 3),
        Power("Miracle Aroma", Flip(heads=InflictOne(("asleep", "burned", "poisoned")))),
        Attack("Giant Bloom", "GGC", 60, do=Flip(heads=Heal(4, SELF))),
    ),
    pokemon(
        evolved(1, "dp3-22", "Arcanine", "Growlithe", "48", 100, "R", ("W", 30), None, 2),
        Power(
            "Flame Dash",
            steps(SwitchIn(SELF), May(Move(any_number(energy_cards(REPLACED)), Onto(SELF)))),
            limit="evolved",
            healthy=False,
            where="bench",
        ),
        Attack("Inferno Onrush", "RRCC", 120, do=Hit(40, SELF)),
    ),
    pokemon(
        evolved(1, "dp3-23", "Banette", "Shuppet", "42", 80, "P", ("D", 20), ("C", 20), 1),
        Attack("Ghost Head", "", do=steps(ChooseNumber(HPLeft(SELF)), Put(THAT_MANY, SELF), Put(THAT_MANY, DEFENDING))),
        Attack(
            "Spiteful Pain",
            "PP",
            40,
            "+",
            If(
                Exists(discard_pile(Called("Banette"))),
                steps(More(40), Search(one(discard_pile(Called("Banette"))), "deck", show=True), Shuffle()),
            ),
        ),
    ),
    pokemon(
        evolved(1, "dp3-24", "Dugtrio", "Diglett", "46", 90, "F", ("W", 20), ("L", 20), 0),
        Attack(
            "Dig Trap",
            "FC",
            do=steps(
                Flip(foes_turn(Prevented("all")), Fails()),
                Lasting(
                    When("end of turn", If(Is(SELF, IsActive()), Put(6, one(FOE_BENCH)))),
                    SELF,
                    "only opponent's next turn",
                ),
            ),
        ),
        Attack("Pit Trap", "FFC", 50, "+", steps(Coins(1, by="opponent"), If(Unless(CoinIs(1)), More(50)))),
    ),
    pokemon(
        evolved(1, "dp3-25", "Electivire", "Electabuzz", "50", 100, "L", ("F", 30), ("M", 20), 3),
        Power("Motor Drive", from_discard_onto(SELF, EnergyOf("L"))),
        Attack("Discharge", "LCC", 50, "×", steps(Discard(energy(SELF, EnergyOf("L"))), coins_times(THAT_MANY))),
    ),
    pokemon(
        evolved(1, "dp3-26", "Electrode", "Voltorb", "42", 80, "L", ("F", 20), ("M", 20), 0),
        Power("Energy Shift", BecomeEnergy(one(MINE)), healthy=False, on="would be knocked out", turn="your"),
        Attack("Ion Blast", "LC", 40, "+", May(More(60), then=Hit(100, SELF))),
        provides="*",
    ),
    pokemon(
        evolved(1, "dp3-27", "Furret", "Sentret", "35", 90, "C", ("F", 20), None, 1),
        Attack("Keen Eye", "", do=steps(Search(up_to(2, deck()), "hand"), Shuffle())),
        Attack(
            "Baton Pass",
            "CC",
            40,
            do=May(Switch(SELF), then=Move(any_number(energy_cards(SELF)), Onto(NEW_ACTIVE))),
        ),
    ),
    pokemon(
        evolved(1, "dp3-28", "Golduck", "Psyduck", "39", 90, "W", ("L", 20), None, 1),
        Attack("Encore", "P", 20, do=steps(ChooseAttack(DEFENDING), foes_turn(CanUseOnly(None), DEFENDING))),
        Attack("Break Beam", "WP", 40, "+", May(More(20), Inflict(("confused",), SELF))),
    ),
    pokemon(
        evolved(2, "dp3-29", "Golem", "Graveler", "52", 130, "F", ("G", 30), ("L", 20), 4),
        Attack("Double Throw", "FFC", do=steps(Choose(some(2, FOE)), Hit(30, CHOSEN))),
        Attack("Megaton Rock", "FFFC", 80, do=May(Base(40), foes_turn(Reduced(40)))),
    ),
    pokemon(
        evolved(1, "dp3-31", "Magmortar", "Magmar", "52", 110, "R", ("W", 30), None, 3),
        Body("Flame Body", (When("attached", Heal(2, SELF), Is(CHOSEN, EnergyOf("R"))),)),
        Attack("Flame Blast", "R", 20, "×", Times(Count(energy(SELF, EnergyOf("R"))))),
        Attack("Fireball Bazooka", "RCC", 40, do=Hit(20, some(2, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp3-33", "Mothim", "Burmy", "39", 80, "G", ("R", 20), ("F", 20), 0),
        Attack("Silver Wind", "", do=own_turn(Increased(40), DEFENDING)),
        Attack("Raging Scales", "GC", 30, "+", If(Is(SELF, Hurt()), More(40))),
    ),
    pokemon(
        evolved(2, "dp3-34", "Nidoking", "Nidorino", "55", 130, "P", ("P", 30), None, 2),
        Attack(
            "Poison Rub",
            "CC",
            20,
            do=steps(POISONED, Before(May(Switch(DEFENDING))), Inflict(("poisoned",), NEW_DEFENDING)),
        ),
        Attack("Pride Attack", "PPCC", 60, "+", steps(Coins(Count(my_bench(Called("Nidoqueen")))), More(30, HEADS))),
    ),
    pokemon(
        evolved(2, "dp3-35", "Pidgeot", "Pidgeotto", "50", 120, "C", ("L", 30), ("F", 20), 0),
        Attack("Mirror Move", "CC", do=If(WasDamaged(SELF), Hit(DamageTaken(SELF), DEFENDING))),
        Attack("Whirlwind", "CC", 50, do=Switch(DEFENDING, "opponent")),
    ),
    pokemon(
        evolved(1, "dp3-37", "Sharpedo", "Carvanha", "39", 80, "D", ("L", 20), ("P", 20), 0),
        Body("Rough Skin", (When("damaged", Put(2, ATTACKER), Is(SELF, IsActive())),)),
        Attack("Strike Wound", "WCC", 60, "+", steps(If(Is(DEFENDING, Hurt(2)), More(20)), UNAFFECTED)),
    ),
    pokemon(
        evolved(1, "dp3-38", "Sunflora", "Sunkern", "35", 80, "G", ("R", 20), ("W", 20), 2),
        Power("Grass Whistle", Heal(1, Which("pokemon", filters=(OfType("G"),))), shared=True),
        Attack(
            "Petal Dance",
            "GG",
            30,
            "×",
            steps(coins_times(3), If(Compare(HEADS, ">=", 2), Inflict(("confused",), SELF))),
        ),
    ),
    pokemon(
        evolved(1, "dp3-40", "Weavile", "Sneasel", "30", 80, "W", ("M", 20), None, 0),
        Power(
            "Dark Engage",
            Lasting(TypeIs("D"), Which("pokemon", where="active"), "this turn"),
            healthy=False,
        ),
        Attack(
            "Shadow Charge", "", do=steps(Search(up_to(2, deck(EnergyOf("D"))), Onto(one(MINE), each=True)), Shuffle())
        ),
        Attack(
            "Chip Off",
            "DD",
            40,
            do=If(Compare(Count(FOE_HAND), ">=", 6), Discard(blind(Minus(Count(FOE_HAND), 5)))),
        ),
    ),
    pokemon(
        evolved(1, "dp3-41", "Wormadam Plant Cloak", "Burmy Plant Cloak", "36", 80, "G", ("R", 20), None, 1),
        Body("Plant Cloak", (Static(ExtraHP(40), SELF, Is(SELF, Holding(EnergyOf("G"), 2))),)),
        Attack("Leaf Hurricane", "GCC", 60, do=If(Compare(HPLeft(DEFENDING), "<", HPLeft(SELF)), CONFUSED)),
    ),
    pokemon(
        evolved(1, "dp3-42", "Wormadam Sandy Cloak", "Burmy Sandy Cloak", "37", 80, "F", ("R", 20), ("L", 20), 1),
        Body("Sandy Cloak", (Static(Prevented("effects"), SELF),)),
        Attack("Push Over", "FCC", 40, "+", More(10, Count(energy(SELF, EnergyOf("F"))))),
    ),
    pokemon(
        evolved(1, "dp3-43", "Wormadam Trash Cloak", "Burmy Trash Cloak", "38", 70, "M", ("R", 20), ("P", 20), 1),
        Body("Trash Cloak", (Static(Reduced(20), SELF, Is(SELF, Holding(Kind("tool")))),)),
        Attack("Iron Tackle", "MMC", 70, do=Hit(20, SELF)),
    ),
    pokemon(
        evolved(1, "dp3-44", "Xatu", "Natu", "44", 80, "P", ("P", 10), ("F", 20), 1),
        Power("Psychic Shift", MoveCondition(ACTIVE, DEFENDING), healthy=False, where="bench"),
        Attack(
            "Energy Singe", "PC", do=steps(Choose(one(FOE)), Hit(Sum((20, Product(10, Count(energy(CHOSEN))))), CHOSEN))
        ),
    ),
    pokemon(
        evolved(1, "dp3-45", "Breloom", "Shroomish", "40", 100, "G", ("R", 30), None, 2),
        Attack("Drain Punch", "FC", 40, do=Heal(Count(energy(DEFENDING)), SELF)),
        Attack("Homing Uppercut", "FCC", 60, "+", If(Compare(RetreatCostOf(DEFENDING), "=", 0), More(60))),
    ),
    pokemon(
        evolved(1, "dp3-46", "Charmeleon", "Charmander", "29", 80, "R", ("W", 20), None, 1),
        Attack("Fire Fang", "R", 20, do=BURNED),
        Attack("Flare Tail", "RRC", 50, "+", Flip(heads=steps(Discard(one(energy(SELF, EnergyOf("R")))), More(20)))),
    ),
    pokemon(
        evolved(1, "dp3-47", "Cloyster", "Shellder", "40", 80, "W", ("L", 20), None, 2),
        Attack("Withdraw", "", do=Flip(foes_turn(Prevented()))),
        Attack("Spine Missile", "WC", do=steps(Coins(4), Repeat(HEADS, TakeAim(one(FOE))), HitAimed(20))),
    ),
    pokemon(
        evolved(1, "dp3-48", "Donphan", "Phanpy", "48", 100, "F", ("W", 20), ("L", 20), 3),
        Attack("Rapid Spin", "FC", 40, do=steps(Switch(DEFENDING, by="opponent"), Switch(SELF))),
        Attack("Bash In", "FFCC", 70, "+", If(Is(DEFENDING, Holding(Kind("tool"))), More(60))),
    ),
    pokemon(
        evolved(1, "dp3-50", "Flaaffy", "Mareep", "26", 80, "L", ("F", 20), ("M", 20), 1),
        Attack("Attract Current", "C", 10, do=from_deck_onto(one(MINE), EnergyOf("L"))),
        Attack("Electromagnetic Kick", "LLC", 60, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        evolved(1, "dp3-51", "Ivysaur", "Bulbasaur", "24", 80, "G", ("R", 20), None, 2),
        Attack("Leech Seed", "GC", 20, do=Heal(1, SELF)),
        Attack("Razor Leaf", "GGC", 60),
    ),
    pokemon(
        evolved(1, "dp3-53", "Kirlia", "Ralts", "28", 80, "P", ("P", 20), None, 1),
        Attack("Psychic Research", "P", do=UseEffectOf(one(discard_pile(Kind("supporter"))))),
        Attack("Telekinesis", "PCC", do=steps(Choose(one(FOE)), Hit(40, CHOSEN), Ignoring(("weakness", "resistance")))),
    ),
    pokemon(
        evolved(1, "dp3-54", "Lombre", "Lotad", "26", 70, "W", ("L", 20), None, 1),
        Attack("Torment", "CC", 20, do=Flip(foes_turn(CannotPlay(Kind("supporter")), "opponent"))),
        Attack("Absorb", "WW", 40, do=Heal(2, SELF)),
    ),
    pokemon(
        evolved(1, "dp3-56", "Muk", "Grimer", "43", 80, "P", ("P", 20), None, 2),
        Body(
            "Toxic Sludge",
            (
                When(
                    "end of turn",
                    Inflict(
                        ("poisoned",),
                        Which("pokemon", "opponent", "active", (Holding(EnergyOf("G")), Not(Affected("poisoned")))),
                    ),
                ),
            ),
        ),
        Attack("Panic Liquid", "PPC", 50, do=steps(CONFUSED, foes_turn(Cannot("retreat"), DEFENDING))),
    ),
    pokemon(
        evolved(1, "dp3-57", "Nidorino", "Nidoran ♂", "28", 80, "P", ("P", 20), None, 1),
        Attack("Spirited Drill", "CC", 20, do=own_turn(Deals(20))),
        Attack("Poison Horn", "PCC", 40, do=POISONED),
    ),
    pokemon(
        evolved(1, "dp3-58", "Pidgeotto", "Pidgey", "21", 70, "C", ("L", 20), ("F", 20), 0),
        Attack("Wing Attack", "C", 20),
        Attack("Quick Attack", "CC", 30, "+", Flip(More(30))),
    ),
    pokemon(
        evolved(1, "dp3-60", "Quagsire", "Wooper", "38", 90, "W", ("G", 30), ("L", 20), 3),
        Power(
            "Aqua Healing",
            If(Is(DEFENDING, Holding(EnergyOf("W"))), Heal(3, SELF)),
            healthy=False,
            where="active",
        ),
        Attack("Muddy Water", "WCC", 60, do=Hit(20, one(FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp3-61", "Raticate", "Rattata", "29", 70, "C", ("F", 20), None, 0),
        Attack("Gnaw Off", "C", 10, "+", Flip(More(60))),
        Attack("Sneaky Attack", "C", 20, "+", If(Is(SELF, Holding(EnergyOf("D"))), More(20))),
    ),
    pokemon(
        evolved(1, "dp3-64", "Shelgon", "Bagon", "32", 80, "C", ("C", 20), ("F", 20), 2),
        Attack("Focus Energy", "C", do=own_turn(BaseOf("Protect Charge", 80))),
        Attack("Protect Charge", "CCC", 30, do=foes_turn(Reduced(30))),
    ),
    pokemon(
        evolved(1, "dp3-65", "Skiploom", "Hoppip", "20", 60, "G", ("R", 20), ("F", 20), 0),
        Body(
            "Cotton Balloon",
            (Static(Reduced(20, by=Evolved(), from_="opponent"), SELF, Is(SELF, Holding(EnergyOf("G")))),),
        ),
        Attack("U-turn", "G", 20, do=Switch(SELF)),
    ),
    pokemon(
        evolved(1, "dp3-73", "Venomoth", "Venonat", "42", 80, "G", ("R", 20), ("F", 20), 1),
        Body("Dangerous Scales", (When("damaged", Inflict(("asleep", "poisoned"), ATTACKER), Is(SELF, IsActive())),)),
        Attack("Disturbance Dive", "GG", 50, do=foes_turn(Prevented("effects"))),
    ),
    pokemon(
        evolved(1, "dp3-74", "Vibrava", "Trapinch", "37", 80, "F", ("W", 20), ("L", 20), 1),
        Attack("Sand Wind", "F", do=Hit(10, FOE)),
        Attack("Hyper Beam", "FCC", 40, do=Flip(Discard(one(energy_cards(DEFENDING))))),
    ),
    pokemon(
        evolved(1, "dp3-75", "Wartortle", "Squirtle", "28", 80, "W", ("L", 20), None, 1),
        Attack("Giant Wave", "WW", 40, do=own_turn(CannotUse("Giant Wave"))),
        Attack("Shell Attack", "CCC", 50),
    ),
    pokemon(
        level_up("dp3-131", "Gardevoir", 130, "P", ("P", None), None, 2),
        Power("Teleportation", If(Is(SELF, IsActive()), Switch(SELF), SwitchIn(SELF)), may=False),
        Attack(
            "Bring Down",
            "PP",
            do=KnockOut(one(Which("pokemon", "each", filters=(Not(Called("Gardevoir")), FewestHP())))),
        ),
    ),
    pokemon(
        level_up("dp3-132", "Honchkrow", 110, "D", ("L", 30), ("F", 20), 0),
        Attack("Feint Attack", "CC", do=steps(Choose(one(FOE)), Hit(40, CHOSEN), UNAFFECTED)),
        Attack(
            "Darkness Wing",
            "DDC",
            60,
            do=If(Is(DEFENDING, RemainingHP(0)), May(Search(one(discard_pile()), "hand", show=True))),
        ),
    ),
)
