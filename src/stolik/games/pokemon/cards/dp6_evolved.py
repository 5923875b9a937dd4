"""Legends Awakened (dp6), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
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
    Exists,
    Flip,
    ForEach,
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
    Other,
    Put,
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
    ATTACKER,
    DEFENDING,
    EVENT,
    NEW_ACTIVE,
    Affected,
    Base,
    BaseOf,
    Before,
    Cannot,
    CannotPlay,
    CannotUse,
    CountHands,
    Deals,
    DrawUpTo,
    EnergyOf,
    Evolved,
    Fails,
    HadInHand,
    HasAbility,
    Hit,
    HitAimed,
    Holding,
    HPLeft,
    Increased,
    Inflict,
    InflictOne,
    IsActive,
    Kind,
    KnockOut,
    Leave,
    Look,
    More,
    Move,
    MovedUp,
    NoWeakness,
    OfType,
    Onto,
    Prevented,
    Reduced,
    RemainingHP,
    RetreatCost,
    SharesName,
    Switch,
    SwitchIn,
    Times,
    WasDamaged,
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
    UNAFFECTED,
    any_number,
    blind,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    foe,
    foes_turn,
    hand,
    level_up,
    mine,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        evolved(2, "dp6-2", "Dragonite", "Dragonair", "61", 140, "C", ("C", 30), ("F", 20), 3),
        Attack("Hyper Beam", "CCC", 40, do=Flip(Discard(one(energy_cards(DEFENDING))))),
        Attack("Draco Meteor", "CCCC", do=ForEach(FOE, Flip(Hit(50, CHOSEN)))),
    ),
    pokemon(
        evolved(1, "dp6-3", "Froslass", "Snorunt", "46", 90, "W", ("M", 20), None, 1),
        Attack(
            "Destiny Bond",
            "P",
            do=steps(
                Discard(one(energy(SELF, EnergyOf("P")))), foes_turn(When("would be knocked out", KnockOut(ATTACKER)))
            ),
        ),
        Attack("Icy Breath", "WC", 40, do=steps(ASLEEP, Put(1, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp6-5", "Gliscor", "Gligar", "42", 80, "F", ("W", 20), ("F", 20), 1),
        Attack("Burning Poison", "", do=steps(InflictOne(("burned", "poisoned")), May(Leave(SELF, "hand")))),
        Attack("Pester", "FC", 40, "+", If(Is(DEFENDING, Affected()), More(40))),
    ),
    pokemon(
        evolved(2, "dp6-7", "Kingdra", "Seadra", "52", 130, "W", ("L", 30), None, 1),
        Attack(
            "Aqua Stream",
            "",
            10,
            "×",
            steps(
                Choose(any_number(discard_pile(EnergyOf("W")))),
                Times(Count(CHOSEN)),
                Move(CHOSEN, "deck top"),
                Shuffle(),
            ),
        ),
        Attack("Dragon Pump", "W", 40, "+", May(Discard(some(2, HAND)), steps(More(20), Hit(20, one(FOE_BENCH))))),
    ),
    pokemon(
        evolved(2, "dp6-8", "Luxray", "Luxio", "51", 120, "L", ("F", 30), ("M", 20), 0),
        Body("Rivalry", (Static(Deals(50), SELF, Exists(foe(Kind("level-up")))),)),
        Attack("Plasma", "CC", 40, do=Search(one(discard_pile(EnergyOf("L"))), Onto(SELF))),
        Attack("Shock Bolt", "LLC", 100, do=Discard(energy(SELF, EnergyOf("L")))),
    ),
    pokemon(
        evolved(2, "dp6-9", "Mamoswine", "Piloswine", "54", 140, "W", ("M", 40), ("L", 20), 4),
        Attack("Ice Fang", "WCC", 40, do=Flip(steps(PARALYZED, Discard(one(energy_cards(DEFENDING)))))),
        Attack("Charge Through", "FCCC", 60, "+", May(More(40), steps(Hit(40, one(FOE_BENCH)), Hit(40, SELF)))),
    ),
    pokemon(
        evolved(2, "dp6-10", "Metagross", "Metang", "58", 120, "M", ("R", 30), ("P", 20), 3),
        Power("Magnetic Reversal", Flip(SwitchIn(one(FOE_BENCH)))),
        Attack("Extra Comet Punch", "MCC", 50, do=own_turn(BaseOf("Extra Comet Punch", 100))),
    ),
    pokemon(
        evolved(2, "dp6-12", "Politoed", "Poliwhirl", "49", 120, "W", ("G", 30), None, 1),
        Body(
            "Enthusiasm",
            (
                Static(
                    Deals(60),
                    mine(AnyOf((Called("Poliwag"), Called("Poliwhirl"), Called("Poliwrath")))),
                    Both(
                        (
                            Exists(mine(Called("Poliwag"))),
                            Exists(mine(Called("Poliwhirl"))),
                            Exists(mine(Called("Poliwrath"))),
                        )
                    ),
                ),
            ),
        ),
        Attack("Frog Hop", "WC", 40, "+", Flip(More(40))),
    ),
    pokemon(
        evolved(1, "dp6-13", "Probopass", "Nosepass", "46", 90, "F", ("W", 20), None, 3),
        Body(
            "Steel Coating",
            (Static(Reduced(10, each=Count(energy(SELF, EnergyOf("M"))), most=20, from_="opponent"), SELF),),
        ),
        Attack(
            "Metal Bomber",
            "FCC",
            60,
            do=steps(Choose(up_to(Count(energy(SELF, EnergyOf("M"))), FOE_BENCH)), Hit(20, CHOSEN)),
        ),
    ),
    pokemon(
        evolved(1, "dp6-17", "Yanmega", "Yanma", "47", 90, "G", ("L", 20), ("F", 20), 0),
        Attack("Sonic Wave", "", 10, do=steps(Hit(10, FOE_BENCH), Switch(DEFENDING, "opponent"))),
        Attack("Pursue and Turn", "GGCC", 60, "+", If(Is(DEFENDING, Hurt(2)), steps(More(20), Switch(SELF)))),
    ),
    pokemon(
        evolved(2, "dp6-18", "Armaldo", "Anorith", "52", 140, "F", ("G", 30), None, 2),
        Body("Fossil Armor", (Static(Prevented(most=60), SELF),)),
        Attack("Crush Claw", "FFC", 60, do=own_turn(Increased(40), DEFENDING)),
    ),
    pokemon(
        evolved(2, "dp6-20", "Bellossom", "Gloom", "38", 100, "G", ("R", 30), ("W", 20), 1),
        Attack("Parallel Gain", "G", 30, do=Heal(1, MINE)),
        Attack(
            "Blend Pollen",
            "GC",
            40,
            "+",
            steps(More(20, Count(mine(AnyOf((Called("Vileplume"), Called("Bellossom")))))), Flip(BURNED)),
        ),
    ),
    pokemon(
        evolved(2, "dp6-21", "Cradily", "Lileep", "49", 120, "G", ("R", 30), None, 3),
        Attack(
            "Drain Down",
            "G",
            30,
            do=steps(Before(May(Switch(DEFENDING))), If(Is(DEFENDING, RemainingHP(0)), May(Heal(None, SELF)))),
        ),
        Attack("Acid", "GCC", 50, do=foes_turn(Cannot("retreat"), DEFENDING)),
    ),
    pokemon(
        evolved(1, "dp6-22", "Crawdaunt", "Corphish", "32", 90, "W", ("L", 20), ("P", 20), 2),
        Attack("Gripthrow", "WC", do=Flip(Leave(DEFENDING, "hand"))),
        Attack("Prop-up Pinchers", "WCC", 50, "+", If(Is(SELF, Holding(Kind("technical machine"))), More(30))),
    ),
    pokemon(
        evolved(1, "dp6-23", "Delcatty", "Skitty", "46", 80, "C", ("F", 20), None, 1),
        Body("Attracting Body", (When("damaged", Flip(Inflict(("confused",), ATTACKER)), Is(SELF, IsActive())),)),
        Attack("Energy Assist", "C", 30, do=Search(one(discard_pile(BASIC_ENERGY)), Onto(one(MY_BENCH)))),
    ),
    pokemon(
        evolved(1, "dp6-28", "Forretress", "Pineco", "43", 90, "M", ("R", 20), ("P", 20), 2),
        Body(
            "Iron Shell",
            (
                When(
                    "given",
                    May(Flip(tails=Put(2, Which("pokemon", "each", filters=(Not(Called("Forretress")),))))),
                    Is(CHOSEN, BASIC_ENERGY),
                ),
            ),
        ),
        Attack("Explosion", "MMCC", 100, do=Hit(40, SELF)),
    ),
    pokemon(
        evolved(1, "dp6-33", "Lopunny", "Buneary", "37", 80, "C", ("F", 20), None, 1),
        Body("Healing Tail", (When("between turns", Heal(1, MY_BENCH), Is(SELF, IsActive())),)),
        Attack("Collect", "", do=Draw(3)),
        Attack("Cross-Cut", "CC", 30, "+", If(Is(DEFENDING, Evolved()), More(30))),
    ),
    pokemon(
        evolved(2, "dp6-35", "Poliwrath", "Poliwhirl", "46", 130, "W", ("L", 30), None, 2),
        Attack("Focus Punch", "F", 60, do=If(WasDamaged(SELF), Fails())),
        Attack("Submission", "FCC", 90, do=Hit(20, SELF)),
    ),
    pokemon(
        evolved(1, "dp6-40", "Shedinja", "Nincada", "34", 60, "G", None, None, 0),
        Power("Resent", Put(4, foe(SharesName(ATTACKER))), healthy=False, on="would be knocked out", turn="opponent"),
        Attack("Curse and Deceive", "C", do=steps(Put(3, DEFENDING), If(Is(SELF, Hurt()), CONFUSED))),
    ),
    pokemon(
        evolved(2, "dp6-44", "Victreebel", "Weepinbell", "40", 120, "G", ("R", 30), None, 3),
        Attack("Burning Scent", "", do=steps(May(Switch(DEFENDING)), Inflict(("burned", "poisoned")))),
        Attack(
            "Energy Dissolve",
            "GGC",
            60,
            do=Lasting(When("end of turn", Discard(one(energy(EVENT)))), DEFENDING, "only opponent's next turn"),
        ),
    ),
    pokemon(
        evolved(2, "dp6-45", "Vileplume", "Gloom", "41", 120, "G", ("P", 30), None, 2),
        Power(
            "Energy Reaction",
            If(
                Is(CHOSEN, AnyOf((EnergyOf("G"), EnergyOf("P")))),
                steps(If(Is(CHOSEN, EnergyOf("G")), ASLEEP), If(Is(CHOSEN, EnergyOf("P")), POISONED)),
            ),
            on="attached",
        ),
        Attack("Disturbing Pollen", "PCC", 60, do=Flip(foes_turn(CannotPlay(ANY_TRAINER), "opponent"))),
    ),
    pokemon(
        evolved(1, "dp6-46", "Anorith", "Claw Fossil", "29", 80, "F", ("G", 20), None, 1),
        Attack("Guard Claw", "C", 20, do=foes_turn(Reduced(20))),
        Attack("X-Scissor", "FC", 30, "+", Flip(More(20))),
    ),
    pokemon(
        evolved(1, "dp6-47", "Camerupt", "Numel", "41", 100, "R", ("W", 20), None, 3),
        Attack("Eruption", "RC", 30, "+", steps(DiscardTop(1, "each"), More(30, Count(OfChosen((ENERGY,)))))),
        Attack("Take Down", "RCC", 80, do=Hit(20, SELF)),
    ),
    pokemon(
        evolved(1, "dp6-52", "Dragonair", "Dratini", "31", 70, "C", ("C", 20), None, 1),
        Attack("Wrap", "CC", 20, do=Flip(PARALYZED)),
        Attack("Rising Lunge", "CCC", 30, "+", Flip(More(20))),
    ),
    pokemon(
        evolved(1, "dp6-53", "Drifblim", "Drifloon", "43", 90, "P", ("D", 20), ("C", 20), 0),
        Attack("Expand", "P", 30, do=foes_turn(Reduced(10))),
        Attack("Whirlwind", "CCC", 60, do=Switch(DEFENDING, "opponent")),
    ),
    pokemon(
        evolved(1, "dp6-54", "Exeggutor", "Exeggcute", "43", 80, "P", ("P", 20), None, 1),
        Attack(
            "Psychic Strategy",
            "",
            do=steps(
                CountHands(),
                Move(Which("card", "each", "hand"), "deck"),
                Shuffle("each"),
                DrawUpTo(HadInHand("opponent")),
                DrawUpTo(HadInHand("you"), "opponent"),
            ),
        ),
        Attack(
            "Super Eggsplosion",
            "P",
            50,
            "×",
            steps(Discard(any_number(energy_cards(MINE))), Coins(THAT_MANY), Times(HEADS)),
        ),
    ),
    pokemon(
        evolved(1, "dp6-55", "Gliscor", "Gligar", "44", 90, "F", ("W", 20), ("F", 20), 1),
        Attack("Poison Jab", "F", 20, do=POISONED),
        Attack("Sharp Tail", "CC", 30, "+", Flip(More(40))),
    ),
    pokemon(
        evolved(1, "dp6-56", "Grumpig", "Spoink", "36", 90, "P", ("P", 20), None, 2),
        Attack("Magical Step", "", do=Inflict(("confused",), counters=6)),
        Attack("Grind", "PC", 20, "×", Times(Count(energy(SELF)))),
    ),
    pokemon(
        evolved(1, "dp6-57", "Houndoom", "Houndour", "45", 80, "R", ("W", 20), None, 1),
        Body("Revenge Fang", (Static(Deals(40), SELF, Compare(Count(MY_BENCH), "<", Count(FOE_BENCH))),)),
        Attack("Burning Sensation", "C", 20, do=If(Is(DEFENDING, Hurt()), BURNED)),
        Attack("Bright Flame", "RR", 60, do=Flip(tails=Discard(some(2, energy(SELF, EnergyOf("R")))))),
    ),
    pokemon(
        evolved(1, "dp6-58", "Lanturn", "Chinchou", "39", 90, "W", ("G", 20), None, 1),
        Attack("Rushing Water", "CC", 20, do=Move(one(energy_cards(DEFENDING)), Onto(one(foe(Other()))))),
        Attack("Confuse Ray", "WL", 40, do=CONFUSED),
    ),
    pokemon(
        evolved(1, "dp6-59", "Lanturn", "Chinchou", "43", 90, "L", ("F", 20), None, 2),
        Attack("Energy Split", "L", do=Hit(30, foe(Holding(ENERGY)))),
        Attack("Aqua Bolt", "LCC", 60, "+", More(10, Count(energy(SELF, EnergyOf("W"))))),
    ),
    pokemon(
        evolved(1, "dp6-60", "Ledian", "Ledyba", "39", 80, "G", ("R", 20), ("F", 20), 1),
        Attack("Comet Punch", "C", 20, "×", steps(Coins(4), Times(HEADS))),
        Attack("Baton Pass", "GG", 50, do=May(Switch(SELF), Move(any_number(energy_cards(SELF)), Onto(NEW_ACTIVE)))),
    ),
    pokemon(
        evolved(1, "dp6-61", "Lucario", "Riolu", "35", 90, "F", ("P", 20), None, 1),
        Attack("Focus Blast", "F", do=steps(Choose(one(FOE)), Hit(30, CHOSEN))),
        Attack("Spike Lariat", "FFC", 60, "+", If(Is(DEFENDING, Hurt()), More(20))),
    ),
    pokemon(
        evolved(1, "dp6-62", "Luxio", "Shinx", "23", 80, "L", ("F", 20), ("M", 20), 1),
        Attack("Spark", "LC", 30, do=Hit(10, one(FOE_BENCH))),
        Attack("Thunderous Claw", "LCC", 70, do=Flip(tails=Discard(energy(SELF, EnergyOf("L"))))),
    ),
    pokemon(
        evolved(1, "dp6-63", "Marowak", "Cubone", "30", 90, "F", ("W", 20), ("L", 20), 2),
        Attack("Heavy Bone", "C", 40, do=Flip(tails=own_turn(CannotUse("Heavy Bone")))),
        Attack("Bone Rush", "FF", 50, "×", steps(CoinsUntilTails(), Times(HEADS))),
    ),
    pokemon(
        evolved(1, "dp6-64", "Metang", "Beldum", "24", 80, "M", ("R", 20), ("P", 20), 2),
        Attack("Agility", "CC", 20, do=Flip(foes_turn(Prevented("all")))),
        Attack("Metal Claw", "MCC", 50),
    ),
    pokemon(
        evolved(1, "dp6-65", "Metang", "Beldum", "22", 80, "M", ("R", 20), ("P", 20), 2),
        Attack("Psyshock", "MC", 20, do=Flip(PARALYZED)),
        Attack("Bullet Punch", "MCC", 40, "+", steps(Coins(2), More(20, HEADS))),
    ),
    pokemon(
        evolved(1, "dp6-66", "Mightyena", "Poochyena", "42", 90, "D", ("F", 20), ("P", 20), 1),
        Attack(
            "Bite On",
            "D",
            30,
            do=If(
                Is(DEFENDING, Not(Evolved())),
                steps(foes_turn(Cannot("attack or retreat"), DEFENDING), foes_turn(Cannot("use powers"), DEFENDING)),
            ),
        ),
        Attack("Harass", "CC", 10, "×", Times(Count(MINE))),
    ),
    pokemon(
        evolved(1, "dp6-67", "Ninjask", "Nincada", "42", 80, "G", ("R", 20), ("F", 20), 0),
        Power(
            "Cast-off Shell",
            OneOf(
                (Move(one(hand(Called("Shedinja"))), "bench"), Search(one(discard_pile(Called("Shedinja"))), "bench"))
            ),
            "evolved",
            healthy=False,
        ),
        Attack(
            "Chip Off", "G", 30, do=If(Compare(Count(FOE_HAND), ">=", 6), Discard(blind(Minus(Count(FOE_HAND), 5))))
        ),
    ),
    pokemon(
        evolved(1, "dp6-68", "Persian", "Meowth", "32", 80, "C", ("F", 20), None, 0),
        Attack("Feint Attack", "CC", do=steps(Choose(one(FOE)), Hit(30, CHOSEN), UNAFFECTED)),
        Attack("Fasten Claws", "CC", 40, "+", Flip(More(10))),
    ),
    pokemon(
        evolved(1, "dp6-69", "Piloswine", "Swinub", "35", 100, "W", ("M", 20), ("L", 20), 3),
        Attack("Charge Dash", "FC", 30, "+", May(More(30), Hit(30, SELF))),
        Attack("Icy Wind", "WCCC", 60, do=ASLEEP),
    ),
    pokemon(
        evolved(1, "dp6-70", "Seadra", "Horsea", "35", 80, "W", ("L", 20), None, 1),
        Attack("Aqua Pump", "W", 30, "+", May(Discard(up_to(2, hand(EnergyOf("W")))), More(10, THAT_MANY))),
        Attack("Waterfall", "WWC", 50),
    ),
    pokemon(
        evolved(1, "dp6-71", "Starmie", "Staryu", "39", 80, "W", ("L", 20), None, 0),
        Attack("Star Boomerang", "W", 30, do=May(Leave(SELF, "hand"))),
        Attack("Core Flash", "P", do=steps(Choose(one(foe(HasAbility("any")))), Hit(50, CHOSEN))),
    ),
    pokemon(
        evolved(1, "dp6-72", "Swalot", "Gulpin", "35", 90, "P", ("P", 20), None, 2),
        Attack("Swallow Up", "PC", 30, do=If(Compare(HPLeft(DEFENDING), "<", HPLeft(SELF)), Base(80))),
        Attack("Gunk Shot", "PPC", 60, do=POISONED),
    ),
    pokemon(
        evolved(1, "dp6-73", "Swellow", "Taillow", "30", 80, "C", ("L", 20), ("F", 20), 1),
        Body("Big Wing", (Static(RetreatCost(None), SELF, Is(SELF, Not(Holding(ENERGY)))),)),
        Attack("Mach Descent", "CC", 30, do=If(Is(SELF, MovedUp()), Base(60))),
    ),
    pokemon(
        evolved(1, "dp6-75", "Tentacruel", "Tentacool", "37", 90, "W", ("L", 20), None, 1),
        Attack(
            "Tentacle Strike",
            "",
            do=steps(
                Search(up_to(2, Which("card", "opponent", "discard", (ENERGY,))), Onto(one(FOE), each=True)),
                HitAimed(20),
            ),
        ),
        Attack(
            "Dangerous Poison",
            "WCC",
            60,
            do=If(Compare(Count(energy(SELF)), "<", Count(energy(DEFENDING))), Inflict(("paralyzed", "poisoned"))),
        ),
    ),
    pokemon(
        evolved(1, "dp6-96", "Gloom", "Oddish", "22", 70, "G", ("R", 20), None, 1),
        Attack("Sleep Powder", "G", 20, do=ASLEEP),
        Attack("Frustration", "GC", do=steps(Choose(one(foe(Not(Hurt())))), Hit(30, CHOSEN))),
    ),
    pokemon(
        evolved(1, "dp6-97", "Gloom", "Oddish", "24", 80, "P", ("P", 20), None, 2),
        Attack("Space Out", "", do=steps(Heal(2, SELF), Inflict(("asleep",), SELF))),
        Attack("Stinky Nectar", "PC", 30, do=Flip(Inflict(("confused", "poisoned")))),
    ),
    pokemon(
        evolved(1, "dp6-105", "Lileep", "Root Fossil", "27", 80, "G", ("R", 20), None, 2),
        Attack("Astonish", "C", 20, do=steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
        Attack("Absorb", "GC", 30, do=Heal(2, SELF)),
    ),
    pokemon(
        evolved(1, "dp6-115", "Poliwhirl", "Poliwag", "28", 80, "W", ("L", 20), None, 1),
        Attack("Light Punch", "CC", 20),
        Attack("Bubblebeam", "WCC", 40, do=Flip(PARALYZED)),
    ),
    pokemon(
        evolved(1, "dp6-127", "Weepinbell", "Bellsprout", "23", 80, "G", ("R", 20), None, 2),
        Attack("Poisonpowder", "G", 10, do=POISONED),
        Attack("Razor Leaf", "GG", 40),
    ),
    pokemon(
        level_up("dp6-140", "Azelf", 90, "P", ("P", None), None, 1),
        Body("Psychic Aura", (Static(NoWeakness(), mine(OfType("P"))),)),
        Attack("Deep Balance", "P", do=steps(Choose(one(FOE)), Put(Count(energy(FOE)), CHOSEN))),
    ),
    pokemon(
        level_up("dp6-141", "Gliscor", 110, "F", ("W", None), ("F", 20), 0),
        Power("Shoot Poison", Inflict(("paralyzed", "poisoned")), "level-up", healthy=False),
        Attack("Night Slash", "FC", 60, do=May(Switch(SELF))),
    ),
    pokemon(
        level_up("dp6-142", "Magnezone", 140, "M", ("R", None), ("P", 20), 4),
        Power(
            "Electric Trans",
            Move(one(energy(MINE, AnyOf((EnergyOf("L"), EnergyOf("M"))))), Onto(one(mine(Other())))),
            "often",
        ),
        Attack(
            "Cyber Shock",
            "LM",
            80,
            do=steps(Discard(one(energy(SELF, EnergyOf("L")))), Discard(one(energy(SELF, EnergyOf("M")))), PARALYZED),
        ),
    ),
    pokemon(
        level_up("dp6-143", "Mesprit", 90, "P", ("P", None), None, 1),
        Attack("Healing Look", "", do=Heal(3, MY_BENCH)),
        Attack(
            "Supreme Blast",
            "PP",
            200,
            do=steps(
                If(
                    Unless(
                        Both(
                            (
                                Exists(mine(Called("Uxie"), Kind("level-up"))),
                                Exists(mine(Called("Azelf"), Kind("level-up"))),
                            )
                        )
                    ),
                    Fails(),
                ),
                Discard(energy(SELF)),
            ),
        ),
    ),
    pokemon(
        level_up("dp6-146", "Uxie", 90, "P", ("P", None), None, 1),
        Power("Trade Off", Look(2, one(deck()), rest="bottom"), shared=True),
        Attack("Zen Blade", "CC", 60, do=own_turn(CannotUse("Zen Blade"))),
    ),
)
