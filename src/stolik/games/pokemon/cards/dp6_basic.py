"""Legends Awakened (dp6), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
    AllOf,
    AnyOf,
    Called,
    Choose,
    Coins,
    CoinsUntilTails,
    Compare,
    Count,
    Counters,
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
    NameHas,
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
    ATTACKER,
    DEFENDING,
    EVENT,
    AttacksOf,
    Base,
    BaseOf,
    Cannot,
    CannotUse,
    ChooseAttack,
    Cure,
    Deals,
    DrawUntil,
    EndTurn,
    EnergyOf,
    Evolved,
    Evolving,
    Exchange,
    Fails,
    FlipsToAttack,
    GuessType,
    Harmless,
    Hit,
    Holding,
    HPLike,
    Ignoring,
    Inflict,
    IsActive,
    IsBenched,
    Kind,
    KnockOut,
    Leave,
    LookAtHand,
    LookAtPrizes,
    More,
    Move,
    MoveCounters,
    OfType,
    Onto,
    Prevented,
    Reduced,
    StadiumInPlay,
    SwapPrize,
    Switch,
    Times,
    Under,
    WasDamaged,
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
    POISONED,
    THEIR_PRIZES,
    TRAINER,
    UNAFFECTED,
    any_number,
    basic,
    blind,
    deck,
    discard_pile,
    energy,
    energy_cards,
    fetch,
    foes_turn,
    from_deck,
    hand,
    mine,
    my_bench,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("dp6-1", "Deoxys Normal Forme", "50", 90, "P", ("P", None), None, 1),
        Power("Form Change", steps(Exchange(one(deck(NameHas("Deoxys")))), Shuffle()), healthy=False, shared=True),
        Attack("Energy Crush", "PC", 20, "+", More(10, Count(energy(FOE)))),
    ),
    pokemon(
        basic("dp6-4", "Giratina", "52", 100, "P", ("D", None), ("C", 20), 3),
        Attack(
            "Shadow Force", "PC", do=steps(Choose(one(FOE_BENCH)), Hit(20, CHOSEN), Flip(foes_turn(Prevented("all"))))
        ),
        Attack("Brutal Edge", "PPCC", 50, "+", More(10, Counters(DEFENDING))),
    ),
    pokemon(
        basic("dp6-6", "Heatran", "47", 100, "R", ("W", None), None, 4),
        Power("Flash Fire", Move(one(energy(MINE, EnergyOf("R"))), Onto(SELF))),
        Attack(
            "Magma Storm",
            "RRCC",
            40,
            "+",
            May(Discard(any_number(energy_cards(SELF, BASIC_ENERGY))), More(20, THAT_MANY)),
        ),
    ),
    pokemon(
        basic("dp6-11", "Mewtwo", "42", 80, "P", ("P", 20), None, 2),
        Attack("Hypnoblast", "C", 10, do=ASLEEP),
        Attack("Psychic", "PCC", 40, "+", More(10, Count(energy(DEFENDING)))),
    ),
    pokemon(
        basic("dp6-14", "Rayquaza", "56", 100, "C", ("C", None), ("F", 20), 3),
        Power(
            "Speed Gain",
            If(
                Unless(Exists(mine(Called("Rayquaza"), Other()))),
                steps(
                    CoinsUntilTails(),
                    Repeat(
                        HEADS,
                        Search(
                            one(
                                discard_pile(
                                    AnyOf((AllOf((BASIC_ENERGY, EnergyOf("R"))), AllOf((BASIC_ENERGY, EnergyOf("L")))))
                                )
                            ),
                            Onto(SELF),
                        ),
                    ),
                ),
            ),
        ),
        Attack("Sky Judgement", "RRLL", 150, do=Discard(energy(SELF))),
    ),
    pokemon(
        basic("dp6-15", "Regigigas", "52", 120, "C", ("F", None), None, 4),
        Body("Slow Start", (Static(Cannot("attack"), SELF, Compare(Count(THEIR_PRIZES), ">", 3)),)),
        Attack("Crush Grip", "WFMC", 120, do=If(Is(DEFENDING, Hurt()), Base(40))),
    ),
    pokemon(
        basic("dp6-16", "Spiritomb", "44", 70, "P", None, ("C", 20), 2),
        Power("Curse Breath", Put(1, Which("pokemon", "each", filters=(Hurt(),))), "put", healthy=False, shared=True),
        Attack("Transfer Pain", "P", do=MoveCounters(1, one(MINE), one(FOE))),
    ),
    pokemon(
        basic("dp6-19", "Azelf", "55", 70, "P", ("P", 20), None, 1),
        Power("Time Walk", steps(LookAtPrizes(None), SwapPrize(Kind("pokemon"))), "put", healthy=False),
        Attack("Lock Up", "P", 20, do=foes_turn(Cannot("retreat"), DEFENDING)),
    ),
    pokemon(
        basic("dp6-24", "Deoxys Attack Forme", "50", 80, "P", ("P", None), None, 2),
        Power("Form Change", steps(Exchange(one(deck(NameHas("Deoxys")))), Shuffle()), healthy=False, shared=True),
        Attack("Psychic Boost", "PPC", 80, do=own_turn(BaseOf("Psychic Boost", 20))),
    ),
    pokemon(
        basic("dp6-25", "Deoxys Defense Forme", "50", 100, "P", ("P", None), None, 2),
        Power("Form Change", steps(Exchange(one(deck(NameHas("Deoxys")))), Shuffle()), healthy=False, shared=True),
        Attack("Psychic Defense", "PCC", 40, do=steps(foes_turn(Prevented("effects")), foes_turn(Reduced(20)))),
    ),
    pokemon(
        basic("dp6-26", "Deoxys Speed Forme", "50", 70, "P", ("P", None), None, 0),
        Power("Form Change", steps(Exchange(one(deck(NameHas("Deoxys")))), Shuffle()), healthy=False, shared=True),
        Attack("Speed Shot", "CC", do=steps(Choose(one(FOE)), Hit(30, CHOSEN), UNAFFECTED)),
    ),
    pokemon(
        basic("dp6-27", "Ditto", "33", 60, "C", ("F", 20), None, 1),
        Body(
            "Ditto DNA",
            (
                Static(HPLike(DEFENDING), SELF, Is(SELF, IsActive())),
                Static(AttacksOf(DEFENDING), SELF, Is(SELF, IsActive())),
            ),
        ),
    ),
    pokemon(
        basic("dp6-29", "Groudon", "45", 100, "F", ("G", None), ("L", 20), 3),
        Attack(
            "Drought", "", do=steps(Choose(up_to(2, hand(BASIC_ENERGY, EnergyOf("F")))), Move(CHOSEN, Onto(one(MINE))))
        ),
        Attack(
            "Major Earthquake", "FFC", 100, do=steps(Discard(some(2, energy(SELF, EnergyOf("F")))), Hit(10, MY_BENCH))
        ),
    ),
    pokemon(
        basic("dp6-30", "Heatran", "45", 100, "M", ("W", None), None, 3),
        Power("Smelt", Move(one(energy(MINE, EnergyOf("M"))), Onto(SELF))),
        Attack("Heavy Metal", "CCC", 40, "+", steps(Coins(Count(energy(SELF, EnergyOf("M")))), More(20, HEADS))),
    ),
    pokemon(
        basic("dp6-31", "Jirachi", "42", 70, "M", ("R", 20), ("P", 20), 1),
        Attack("One Desire", "", do=Search(one(deck()), "shuffled top")),
        Attack(
            "Doom Desire",
            "MM",
            do=steps(
                Discard(energy(SELF)),
                Lasting(When("end of turn", KnockOut(EVENT)), DEFENDING, "only opponent's next turn"),
            ),
        ),
    ),
    pokemon(
        basic("dp6-32", "Kyogre", "47", 100, "W", ("L", None), None, 3),
        Attack(
            "Drizzle", "", do=steps(Choose(up_to(2, hand(BASIC_ENERGY, EnergyOf("W")))), Move(CHOSEN, Onto(one(MINE))))
        ),
        Attack("High Tide", "WWC", 60, do=steps(Discard(some(2, energy(SELF, EnergyOf("W")))), Hit(20, FOE_BENCH))),
    ),
    pokemon(
        basic("dp6-34", "Mesprit", "55", 70, "P", ("P", 20), None, 1),
        Power("Psychic Bind", foes_turn(Cannot("use powers"), "opponent"), "put", healthy=False),
        Attack("Extrasensory", "PP", 20, "+", If(Compare(Count(HAND), "=", Count(FOE_HAND)), More(50))),
    ),
    pokemon(
        basic("dp6-36", "Regice", "43", 90, "W", ("M", None), None, 3),
        Power(
            "Regi Move",
            steps(
                Discard(some(2, HAND)),
                Choose(one(Which("pokemon", "opponent", "active", (Not(Evolved()),)))),
                Switch(CHOSEN, "opponent"),
            ),
        ),
        Attack("Ice Reflect", "WWC", 50, do=If(WasDamaged(SELF), PARALYZED)),
    ),
    pokemon(
        basic("dp6-37", "Regigigas", "48", 100, "C", ("F", None), None, 4),
        Body("Recover Mechanism", (When("attached", Cure(SELF), Is(CHOSEN, ENERGY)),)),
        Attack("Gigaton Punch", "CCC", 60, "+", Flip(steps(More(20), Hit(20, one(FOE_BENCH))))),
    ),
    pokemon(
        basic("dp6-38", "Regirock", "51", 90, "F", ("W", None), None, 3),
        Power(
            "Regi Cycle",
            If(
                Exists(discard_pile(EnergyOf("F"))),
                steps(Discard(some(2, HAND)), Search(one(discard_pile(EnergyOf("F"))), Onto(SELF))),
            ),
        ),
        Attack("Stone Edge", "FFC", 40, "+", Flip(More(30))),
    ),
    pokemon(
        basic("dp6-39", "Registeel", "50", 90, "M", ("R", None), ("P", 20), 4),
        Power("Regi Heal", steps(Discard(some(2, HAND)), Heal(3, SELF))),
        Attack(
            "Rotating Claws",
            "MCC",
            50,
            do=May(
                steps(Choose(one(energy_cards(SELF))), Search(one(discard_pile(ENERGY)), Onto(SELF)), Discard(CHOSEN))
            ),
        ),
    ),
    pokemon(
        basic("dp6-41", "Torkoal", "32", 80, "R", ("W", 20), None, 2),
        Body("White Smoke", (Static(Prevented("all", from_="opponent"), MY_BENCH, Is(SELF, IsActive())),)),
        Attack("Black Soot", "RC", 30, do=Flip(Inflict(("burned", "paralyzed")))),
    ),
    pokemon(
        basic("dp6-42", "Unown [!]", "16", 50, "P", ("P", 10), None, 1),
        Power("!", Flip(Put(2, one(FOE)), Put(2, one(MINE))), "put", healthy=False),
        Attack(
            "Hidden Power", "P", 10, "+", Flip(More(10), steps(Hit(10, SELF), Ignoring(("weakness", "resistance"))))
        ),
    ),
    pokemon(
        basic("dp6-43", "Uxie", "55", 70, "P", ("P", 20), None, 1),
        Power("Set Up", DrawUntil(7), "put", healthy=False),
        Attack("Psychic Restore", "C", 20, do=May(Leave(SELF, "deck bottom"))),
    ),
    pokemon(
        basic("dp6-48", "Castform", "35", 60, "C", ("F", 10), None, 1),
        Power("Temperament", steps(Exchange(one(deck(NameHas("Castform")))), Shuffle()), healthy=False, shared=True),
        Attack(
            "Weather Ball",
            "CC",
            30,
            "+",
            steps(If(StadiumInPlay("you"), Heal(3, SELF)), If(StadiumInPlay("opponent"), More(30))),
        ),
    ),
    pokemon(
        basic("dp6-49", "Castform Rain Form", "35", 70, "W", ("L", 10), None, 1),
        Power("Temperament", steps(Exchange(one(deck(NameHas("Castform")))), Shuffle()), healthy=False, shared=True),
        Attack("Water Pulse", "WC", 30, do=ASLEEP),
    ),
    pokemon(
        basic("dp6-50", "Castform Snow-Cloud Form", "35", 70, "W", ("M", 10), None, 1),
        Power("Temperament", steps(Exchange(one(deck(NameHas("Castform")))), Shuffle()), healthy=False, shared=True),
        Attack("Hail", "CC", do=Hit(10, FOE)),
    ),
    pokemon(
        basic("dp6-51", "Castform Sunny Form", "35", 70, "R", ("W", 10), None, 1),
        Power("Temperament", steps(Exchange(one(deck(NameHas("Castform")))), Shuffle()), healthy=False, shared=True),
        Attack("Ember", "RC", 40, do=Discard(one(energy(SELF, EnergyOf("R"))))),
    ),
    pokemon(
        basic("dp6-74", "Tauros", "26", 80, "C", ("F", 20), None, 2),
        Attack("Herd Charge", "CC", 20, "×", steps(Coins(Count(mine(Called("Tauros")))), Times(HEADS))),
        Attack("Thrash", "CCC", 40, "+", Flip(More(20), Hit(10, SELF))),
    ),
    pokemon(
        basic("dp6-76", "Unown [J]", "12", 50, "P", ("P", 10), None, 1),
        Power("JUNK", Flip(Search(one(discard_pile(TRAINER)), "hand", show=True)), "put", healthy=False),
        Attack("Hidden Power", "P", 10, do=Cure(DEFENDING, ("asleep",))),
    ),
    pokemon(
        basic("dp6-77", "Unown [R]", "16", 60, "P", ("P", 10), None, 1),
        Power("RETIRE", steps(Leave(SELF, "discard"), Draw(1)), healthy=False, where="bench"),
        Attack(
            "Hidden Power",
            "",
            do=Move(any_number(energy_cards(MINE, BASIC_ENERGY)), Onto(one(mine(Other())), each=True)),
        ),
    ),
    pokemon(
        basic("dp6-78", "Unown [U]", "15", 50, "P", ("P", 10), None, 1),
        Body(
            "UNSEEN", (Static(Prevented("all", from_="opponent"), my_bench(NameHas("Unown")), Is(SELF, IsBenched())),)
        ),
        Attack("Hidden Power", "C", do=steps(Search(one(deck()), "discard"), Shuffle())),
    ),
    pokemon(
        basic("dp6-79", "Unown [V]", "17", 60, "P", ("P", 10), None, 1),
        Power("VACATION", steps(Heal(2, MINE), EndTurn())),
        Attack("Hidden Power", "P", 30, do=Hit(10, MY_BENCH)),
    ),
    pokemon(
        basic("dp6-80", "Unown [W]", "21", 90, "P", ("P", 30), None, 3),
        Body("WALL", (Static(Reduced(10, from_="opponent"), MINE, Is(SELF, IsActive())),)),
        Attack("Hidden Power", "PCC", 50, do=Draw(1)),
    ),
    pokemon(
        basic("dp6-81", "Unown [Y]", "15", 50, "P", ("P", 10), None, 1),
        Power(
            "YAWN",
            steps(
                Heal(1, one(Which("pokemon", where="active", filters=(NameHas("Unown"),)))),
                Inflict(("asleep",), CHOSEN),
            ),
            healthy=False,
            where="bench",
        ),
        Attack("Hidden Power", "CC", do=fetch(up_to(2, deck(TRAINER)))),
    ),
    pokemon(
        basic("dp6-82", "Unown [?]", "18", 70, "P", ("P", 10), None, 1),
        Power("?", GuessType(Kind("pokemon"), Draw(1)), healthy=False, where="bench"),
        Attack("Hidden Power", "", do=steps(Discard(up_to(2, HAND)), Repeat(THAT_MANY, Draw(1)))),
    ),
    pokemon(
        basic("dp6-83", "Beldum", "9", 50, "M", ("R", 10), ("P", 20), 2),
        Power(
            "Metal Chain",
            If(Is(CHOSEN, EnergyOf("M")), steps(Search(one(deck(Called("Beldum"))), "bench"), Shuffle())),
            on="attached",
        ),
        Attack("Take Down", "MC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp6-84", "Beldum", "7", 50, "M", ("R", 10), ("P", 20), 1),
        Attack("Allure", "C", do=Draw(1)),
        Attack("Tackle", "MC", 20),
    ),
    pokemon(
        basic("dp6-85", "Bellsprout", "5", 50, "G", ("R", 10), None, 1),
        Attack("Vine Bind", "C", do=Flip(foes_turn(Cannot("use powers"), DEFENDING))),
        Attack("Careless Tackle", "G", 20, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp6-86", "Buneary", "10", 50, "C", ("F", 10), None, 1),
        Attack("Rest", "C", do=steps(Cure(SELF), Heal(4, SELF), Inflict(("asleep",), SELF))),
        Attack("Double Kick", "CC", 20, "×", steps(Coins(2), Times(HEADS))),
    ),
    pokemon(
        basic("dp6-87", "Chinchou", "15", 60, "W", ("G", 10), None, 2),
        Attack("Supersonic", "C", do=Flip(CONFUSED)),
        Attack("Wave Splash", "W", 10),
    ),
    pokemon(
        basic("dp6-88", "Chinchou", "13", 50, "L", ("F", 10), None, 1),
        Attack("Razor Fin", "C", 10),
        Attack("Aqua Spark", "LC", 20, "+", If(Is(SELF, Holding(EnergyOf("W"))), More(10))),
    ),
    pokemon(
        basic("dp6-89", "Corphish", "6", 50, "W", ("L", 10), None, 1),
        Attack("Knock Off", "C", do=Flip(steps(Choose(blind(1)), Discard(CHOSEN)))),
        Attack("Irongrip", "CC", 20),
    ),
    pokemon(
        basic("dp6-90", "Cubone", "16", 60, "F", ("W", 10), ("L", 20), 1),
        Attack("Headbutt", "C", 10),
        Attack("Bonemerang", "FC", 20, "×", steps(Coins(2), Times(HEADS))),
    ),
    pokemon(
        basic("dp6-91", "Dratini", "8", 40, "C", ("C", 10), None, 1),
        Attack("Tail Slap", "C", 10),
        Attack("Slam", "CC", 20, "×", steps(Coins(2), Times(HEADS))),
    ),
    pokemon(
        basic("dp6-92", "Drifloon", "14", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Mind Bend", "P", 10, do=Flip(CONFUSED)),
        Attack("Gust", "CC", 20),
    ),
    pokemon(
        basic("dp6-93", "Exeggcute", "11", 50, "P", ("P", 10), None, 1),
        Attack(
            "Call for Family",
            "C",
            do=steps(
                Search(up_to(2, deck(AnyOf((AllOf((BASIC, OfType("G"))), AllOf((BASIC, OfType("P"))))))), "bench"),
                Shuffle(),
            ),
        ),
        Attack("Hypnosis", "P", 10, do=ASLEEP),
    ),
    pokemon(
        basic("dp6-94", "Gligar", "19", 60, "F", ("W", 10), ("F", 20), 1),
        Attack("Light Poison", "", 10, do=Flip(POISONED, Fails())),
        Attack("Jump On", "F", 10, "+", Flip(More(10))),
    ),
    pokemon(
        basic("dp6-95", "Gligar", "14", 50, "F", ("W", 10), ("F", 20), 1),
        Attack("Poison Sting", "C", do=Flip(POISONED)),
        Attack("Slash", "FC", 20),
    ),
    pokemon(
        basic("dp6-98", "Gulpin", "17", 60, "P", ("P", 10), None, 2),
        Attack("Amnesia", "C", do=steps(ChooseAttack(DEFENDING), foes_turn(CannotUse(None), DEFENDING))),
        Attack("Gastro Acid", "P", do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp6-99", "Hitmonchan", "27", 70, "F", ("P", 20), None, 1),
        Attack("Counter Punch", "F", do=foes_turn(When("damaged", Put(4, ATTACKER)))),
        Attack("Gut Strike", "FC", 30, do=If(Is(SELF, Under("Tyrogue")), Base(60))),
    ),
    pokemon(
        basic("dp6-100", "Hitmonlee", "24", 80, "F", ("P", 20), None, 1),
        Attack(
            "Gut Kick",
            "FC",
            30,
            do=If(Is(SELF, Under("Tyrogue")), May(steps(Harmless(), Hit(30, one(Which("pokemon", "each", "bench")))))),
        ),
        Attack("Mega Kick", "FCC", 60),
    ),
    pokemon(
        basic("dp6-101", "Hitmontop", "25", 80, "F", ("P", 20), None, 1),
        Attack("Triple Kick", "FC", 20, "×", steps(Coins(3), Times(HEADS))),
        Attack("Gut Spin", "FCC", 50, do=If(Is(SELF, Under("Tyrogue")), May(Switch(SELF)))),
    ),
    pokemon(
        basic("dp6-102", "Horsea", "8", 50, "W", ("L", 10), None, 1),
        Attack("Smokescreen", "C", do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack("Reverse Thrust", "W", 10, do=Switch(SELF)),
    ),
    pokemon(
        basic("dp6-103", "Houndour", "12", 50, "D", ("W", 10), ("P", 20), 1),
        Attack("Roar", "C", do=Switch(DEFENDING, "opponent")),
        Attack("Bite", "D", 10),
    ),
    pokemon(
        basic("dp6-104", "Ledyba", "12", 50, "G", ("R", 10), ("F", 20), 1),
        Attack("Supersonic", "C", do=Flip(CONFUSED)),
        Attack("Double-edge", "GC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp6-106", "Meowth", "13", 50, "C", ("F", 10), None, 1),
        Attack("Pay Day", "C", 10, do=Flip(Draw(1))),
        Attack("Fury Swipes", "CC", 10, "×", steps(Coins(3), Times(HEADS))),
    ),
    pokemon(
        basic("dp6-107", "Misdreavus", "18", 60, "P", ("D", 10), ("C", 20), 1),
        Attack("Show Off", "", do=from_deck(BASIC_ENERGY)),
        Attack("Payback", "P", 10, "+", If(Compare(Count(THEIR_PRIZES), "=", 1), More(20))),
    ),
    pokemon(
        basic("dp6-108", "Nincada", "10", 40, "G", ("R", 10), None, 1),
        Attack("Scratch", "C", 10),
        Attack("Big Bite", "G", do=foes_turn(Cannot("retreat"), DEFENDING)),
    ),
    pokemon(
        basic("dp6-109", "Nosepass", "15", 70, "F", ("W", 20), None, 1),
        Attack("Sharpen", "C", 10),
        Attack("Nose Poke", "FC", 20, "+", If(Exists(my_bench(Called("Probopass"))), More(20))),
    ),
    pokemon(
        basic("dp6-110", "Numel", "16", 60, "R", ("W", 10), None, 2),
        Attack("Rollout", "C", 10),
        Attack("Singe", "RCC", 30, do=Flip(BURNED)),
    ),
    pokemon(
        basic("dp6-111", "Oddish", "6", 40, "G", ("R", 10), None, 1),
        Attack("Stun Spore", "C", do=Flip(PARALYZED)),
        Attack("Blot", "G", 10, do=Heal(1, SELF)),
    ),
    pokemon(
        basic("dp6-112", "Oddish", "7", 50, "P", ("P", 10), None, 1),
        Attack("Poisonpowder", "C", do=Flip(POISONED)),
        Attack("Ram", "PC", 20),
    ),
    pokemon(
        basic("dp6-113", "Pineco", "11", 50, "G", ("R", 10), None, 1),
        Attack("Tackle", "C", 10),
        Attack("Selfdestruct", "GC", 40, do=steps(Hit(10, Which("pokemon", "each", "bench")), Hit(50, SELF))),
    ),
    pokemon(
        basic("dp6-114", "Poliwag", "5", 40, "W", ("L", 10), None, 1),
        Attack("Tackle", "C", 10),
        Attack("Twiddle", "W", do=Flip(CONFUSED, ASLEEP)),
    ),
    pokemon(
        basic("dp6-116", "Poochyena", "17", 50, "D", ("F", 10), ("P", 20), 1),
        Attack("Corner", "D", do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Ambush", "CC", 10, "+", Flip(More(20))),
    ),
    pokemon(
        basic("dp6-117", "Riolu", "11", 60, "F", ("P", 10), None, 1),
        Attack("Punch", "C", 10),
        Attack("Low Kick", "FC", 30),
    ),
    pokemon(
        basic("dp6-118", "Shinx", "6", 50, "L", ("F", 10), ("M", 20), 1),
        Attack("Recharge", "C", do=steps(Search(one(deck(EnergyOf("L"))), Onto(SELF)), Shuffle())),
        Attack("Double Kick", "LC", 20, "×", steps(Coins(2), Times(HEADS))),
    ),
    pokemon(
        basic("dp6-119", "Skitty", "14", 50, "C", ("F", 10), None, 1),
        Attack("Growl", "C", do=foes_turn(Deals(-20), DEFENDING)),
        Attack("Scratch", "C", 10),
    ),
    pokemon(
        basic("dp6-120", "Sneasel", "23", 60, "D", ("F", 10), ("P", 20), 1),
        Attack(
            "Rob",
            "D",
            do=steps(
                LookAtHand(),
                Move(
                    Which("card", "opponent", "hand", (AnyOf((Kind("tool"), Kind("technical machine"))),)),
                    "deck",
                    show=True,
                ),
                Shuffle("opponent"),
            ),
        ),
        Attack("Slash", "CC", 20),
    ),
    pokemon(
        basic("dp6-121", "Spoink", "10", 50, "P", ("P", 10), None, 1),
        Attack("Psybeam", "P", do=CONFUSED),
        Attack("Bounce", "CC", 20, do=May(Switch(SELF))),
    ),
    pokemon(
        basic("dp6-122", "Staryu", "14", 50, "W", ("L", 10), None, 1),
        Attack("Recover", "C", do=steps(Discard(one(energy(SELF))), Heal(3, SELF))),
        Attack("Spinning Attack", "WC", 20),
    ),
    pokemon(
        basic("dp6-123", "Swinub", "13", 60, "W", ("M", 10), ("L", 20), 2),
        Attack("Sniff Out", "C", do=Flip(Search(one(discard_pile()), "hand"))),
        Attack("Lunge Out", "FC", 30),
    ),
    pokemon(
        basic("dp6-124", "Taillow", "12", 50, "C", ("L", 10), ("F", 20), 1),
        Attack("Focus Energy", "C", do=own_turn(BaseOf("Peck", 30))),
        Attack("Peck", "C", 10),
    ),
    pokemon(
        basic("dp6-125", "Tentacool", "16", 50, "W", ("L", 10), None, 1),
        Attack("Crystal Barrier", "C", do=Flip(foes_turn(Prevented("all")))),
        Attack("Mysterious Beam", "W", do=Flip(Discard(one(energy_cards(DEFENDING))))),
    ),
    pokemon(
        basic("dp6-126", "Tyrogue", "10", 60, "F", ("P", 10), None, 1),
        Power(
            "Baby Evolution",
            steps(
                Move(
                    one(hand(AnyOf((Called("Hitmonlee"), Called("Hitmonchan"), Called("Hitmontop"))))), Evolving(SELF)
                ),
                Heal(None, SELF),
            ),
            healthy=False,
        ),
        Attack("Gut Blow", "F", 10, "+", If(Is(DEFENDING, Evolved()), steps(More(20), Hit(10, SELF)))),
    ),
    pokemon(
        basic("dp6-128", "Yanma", "13", 70, "G", ("L", 20), ("F", 20), 1),
        Attack("U-turn", "C", 10, do=Switch(SELF)),
        Attack("Agility", "GG", 20, do=Flip(foes_turn(Prevented("all")))),
    ),
)
