"""Great Encounters (dp4), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    AnyOf,
    Both,
    Called,
    Choose,
    Coins,
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
    May,
    NameHas,
    Not,
    OneOf,
    Search,
    Shuffle,
    Static,
    Unless,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    Affected,
    AttachSelf,
    AttacksOf,
    Base,
    CannotPlay,
    Cure,
    DiscardStadium,
    DrawUntil,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    Fails,
    FlipsToAttack,
    GuessCoin,
    HasAbility,
    Hit,
    Holding,
    Increased,
    Inflict,
    Kind,
    Lies,
    Look,
    LookAtHand,
    More,
    Move,
    OfType,
    Onto,
    Piercing,
    PlayedSupporter,
    Prevented,
    Reduced,
    RetreatCostOf,
    SharesName,
    Spare,
    StadiumInPlay,
    Switch,
    SwitchIn,
    Then,
    Times,
    TurnPrizes,
    UseEffectOf,
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
    NO_ATTACK_NEXT_TURN,
    PARALYZED,
    POISONED,
    TRAINER,
    basic,
    blind,
    deck,
    discard_pile,
    energy,
    energy_cards,
    fetch,
    foe,
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
        basic("dp4-2", "Cresselia", "48", 80, "P", ("P", 20), None, 1),
        Attack("Moon Twinkle", "C", 10, do=If(StadiumInPlay(), Heal(2, SELF))),
        Attack("Lunar Dance", "PPC", 50, do=May(Discard(some(2, energy(SELF))), Heal(None, one(MY_BENCH)))),
    ),
    pokemon(
        basic("dp4-3", "Darkrai", "38", 70, "D", ("F", 20), ("P", 20), 1),
        Attack("Reach Over", "", do=from_deck(ENERGY)),
        Attack("Darkness Pursuit", "DDD", 50, do=If(Is(DEFENDING, Called("Cresselia")), Base(100))),
    ),
    pokemon(
        basic("dp4-4", "Darkrai", "40", 80, "D", ("F", 20), ("P", 20), 1),
        Attack("Darkness Roar", "C", 10, do=May(Switch(DEFENDING, "opponent"))),
        Attack(
            "Sleep Hole",
            "DDC",
            40,
            "+",
            steps(If(Is(DEFENDING, Affected("asleep")), More(40)), If(Is(DEFENDING, Not(Affected("asleep"))), ASLEEP)),
        ),
    ),
    pokemon(
        basic("dp4-5", "Pachirisu", "30", 70, "L", ("F", 20), ("M", 20), 1),
        Attack("Call for Family", "C", do=steps(Search(up_to(3, deck(BASIC)), "bench"), Shuffle())),
        Attack(
            "Smash Short",
            "C",
            10,
            "+",
            steps(
                If(Is(DEFENDING, Holding(Kind("tool"))), More(30)),
                Then(
                    Discard(Which("trainer card", filters=(Kind("tool"),), on=DEFENDING)),
                    steps(LookAtHand(), Discard(Which("card", "opponent", "hand", (Kind("tool"), SharesName(CHOSEN))))),
                ),
            ),
        ),
    ),
    pokemon(
        basic("dp4-7", "Rotom", "38", 70, "L", ("D", 20), ("C", 20), 1),
        Attack("Astonish", "CC", 20, do=steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
        Attack("Telebeam", "LL", 30, "+", Flip(steps(More(30), PARALYZED))),
    ),
    pokemon(
        basic("dp4-21", "Lapras", "47", 80, "W", ("L", 20), None, 1),
        Attack(
            "Carry In",
            "W",
            do=steps(
                Search(one(deck(Kind("tool"))), "hand", show=True),
                Search(one(deck(Kind("supporter"))), "hand", show=True),
                Search(one(deck(BASIC_ENERGY)), "hand", show=True),
                Shuffle(),
            ),
        ),
        Attack("Wave Splash", "WC", 20),
    ),
    pokemon(
        basic("dp4-22", "Latias", "45", 80, "C", ("C", 20), ("F", 20), 1),
        Attack("Miraculous Light", "C", 10, do=steps(Cure(SELF), Heal(2, SELF))),
        Attack(
            "Mist Ball",
            "RWC",
            80,
            do=steps(Discard(one(energy(SELF, EnergyOf("R")))), Discard(one(energy(SELF, EnergyOf("W"))))),
        ),
    ),
    pokemon(
        basic("dp4-23", "Latios", "47", 90, "C", ("C", 20), ("F", 20), 2),
        Attack("Energy Draw", "C", 10, do=Flip(steps(Search(one(deck(BASIC_ENERGY)), Onto(SELF)), Shuffle()))),
        Attack("Luster Purge", "GLCC", 120, do=Discard(some(3, energy(SELF)))),
    ),
    pokemon(
        basic("dp4-24", "Mawile", "32", 70, "M", ("R", 10), ("P", 20), 1),
        Attack("Pick Out", "", do=steps(TurnPrizes(1, "each"), If(Is(CHOSEN, Kind("supporter")), UseEffectOf(CHOSEN)))),
        Attack("Jaw Bite", "MC", 20, do=own_turn(Increased(20), DEFENDING)),
    ),
    pokemon(
        basic("dp4-29", "Unown [H]", "12", 60, "P", ("P", 10), None, 1),
        Power(
            "HEAL",
            If(
                Both(
                    (
                        Exists(my_bench(Called("Unown [H]"))),
                        Exists(my_bench(Called("Unown [E]"))),
                        Exists(my_bench(Called("Unown [A]"))),
                        Exists(my_bench(Called("Unown [L]"))),
                    )
                ),
                Cure(ACTIVE),
            ),
            healthy=False,
        ),
        Attack("Hidden Power", "P", 30, do=steps(If(Unless(Exists(HAND)), Fails()), Discard(one(HAND)))),
    ),
    pokemon(
        basic("dp4-36", "Delibird", "26", 70, "W", ("M", 20), None, 1),
        Attack("Present", "", do=Flip(steps(Search(one(deck()), "hand"), Shuffle()))),
        Attack("Ice Ball", "W", 20),
    ),
    pokemon(
        basic("dp4-51", "Relicanth", "31", 70, "W", ("L", 20), None, 1),
        Attack("Primal Calling", "", do=fetch(up_to(3, deck(TRAINER, NameHas("Fossil"))))),
        Attack("Sleep Swirl", "CC", 30, do=steps(Inflict(("asleep",), SELF), ASLEEP)),
    ),
    pokemon(
        basic("dp4-52", "Seviper", "26", 80, "P", ("P", 20), None, 2),
        Attack("Tail Blade", "P", 20, do=Flip(foes_turn(CannotPlay(TRAINER), "opponent"))),
        Attack("Poison Tail", "PCC", 30, "+", Flip(steps(More(30), POISONED))),
    ),
    pokemon(
        basic("dp4-53", "Skarmory", "31", 70, "M", ("R", 20), ("P", 20), 1),
        Attack("Air Crash", "M", 20, do=Flip(Discard(one(energy(DEFENDING))))),
        Attack("Steel Wing", "MCC", 40, do=foes_turn(Reduced(20))),
    ),
    pokemon(
        basic("dp4-56", "Unown [F]", "13", 50, "P", ("P", 10), None, 1),
        Power("FAKE", GuessCoin(Draw(1)), healthy=False, where="bench"),
        Attack("Hidden Power", "P", 10, do=May(Flip(Base(30), Fails()))),
    ),
    pokemon(
        basic("dp4-57", "Unown [G]", "17", 50, "P", ("P", 10), None, 1),
        Power(
            "GUARD",
            steps(Discard(Which("card", on=SELF)), AttachSelf(one(MINE))),
            healthy=False,
            where="bench",
            parts=(Static(Prevented("effects"), HOLDER, Lies("tool")),),
        ),
        Attack("Hidden Power", "PC", 50, do=If(Is(SELF, Hurt()), Base(10))),
    ),
    pokemon(
        basic("dp4-58", "Wailmer", "14", 90, "W", ("L", 20), None, 3),
        Attack("Tsunami", "WC", 10, do=Flip(Hit(10, FOE_BENCH))),
        Attack("Ram", "CCC", 30),
    ),
    pokemon(
        basic("dp4-59", "Zangoose", "23", 70, "C", ("F", 20), None, 1),
        Attack("Slash", "C", 20),
        Attack("Cutting Claw", "CCC", 40, "+", If(Exists(foe(Called("Seviper"))), More(50))),
    ),
    pokemon(
        basic("dp4-60", "Baltoy", "11", 50, "F", ("G", 10), None, 1),
        Attack("Psychic Balance", "C", do=If(Compare(Count(HAND), "<", Count(FOE_HAND)), DrawUntil(Count(FOE_HAND)))),
        Attack("Spin Turn", "FC", 20, do=Switch(SELF)),
    ),
    pokemon(
        basic("dp4-61", "Buizel", "14", 60, "W", ("L", 10), None, 1),
        Attack("Headbutt", "", 10),
        Attack("Surf", "WW", 30),
    ),
    pokemon(
        basic("dp4-62", "Cacnea", "12", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Sand Attack", "C", do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack("Poison Sting", "GC", 20, do=POISONED),
    ),
    pokemon(
        basic("dp4-63", "Caterpie", "6", 40, "G", ("R", 10), None, 1),
        Power("Pupate", Flip(steps(Search(one(deck(EvolvesFrom(SELF))), Evolving(SELF)), Shuffle())), where="active"),
        Attack("Tackle", "G", 20),
    ),
    pokemon(
        basic("dp4-64", "Clamperl", "15", 40, "W", ("L", 10), None, 1),
        Attack("Clamp", "C", 10, do=Flip(PARALYZED, Fails())),
        Attack("Sparkling Pearl", "WC", 20),
    ),
    pokemon(
        basic("dp4-65", "Drowzee", "13", 60, "P", ("P", 10), None, 1),
        Attack("Hypnosis", "C", do=ASLEEP),
        Attack("Headbutt", "PC", 20),
    ),
    pokemon(
        basic("dp4-66", "Ekans", "16", 60, "P", ("P", 10), None, 2),
        Attack("Shed Skin", "C", do=Heal(2, SELF)),
        Attack("Poison Fang", "P", 10, do=Flip(POISONED)),
    ),
    pokemon(
        basic("dp4-67", "Feebas", "4", 30, "W", ("L", 10), None, 1),
        Attack("Splash", "C", 10),
        Attack("Fast Evolution", "W", do=from_deck(Kind("evolution"))),
    ),
    pokemon(
        basic("dp4-68", "Glameow", "14", 50, "C", ("F", 10), None, 1),
        Attack("Captivate", "C", do=SwitchIn(one(FOE_BENCH))),
        Attack("Slash", "CC", 20),
    ),
    pokemon(
        basic("dp4-69", "Houndour", "13", 50, "R", ("W", 10), None, 1),
        Attack("Ember", "R", 20, do=Flip(tails=Discard(one(energy(SELF, EnergyOf("R")))))),
        Attack("Smash Kick", "CC", 20),
    ),
    pokemon(
        basic("dp4-70", "Igglybuff", "6", 50, "C", ("F", 10), None, 1),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Jigglypuff"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Inquire", "", do=steps(Draw(1), If(Unless(PlayedSupporter()), Draw(2)))),
    ),
    pokemon(
        basic("dp4-71", "Illumise", "29", 70, "G", ("R", 20), None, 1),
        Power("Scent Conduct", Flip(steps(Search(one(deck(BASIC, OfType("G"))), "bench"), Shuffle()))),
        Attack("Firefly Scent", "GC", 30, do=If(Is(DEFENDING, HasAbility("body")), ASLEEP)),
    ),
    pokemon(
        basic("dp4-72", "Jigglypuff", "23", 60, "C", ("F", 10), None, 1),
        Attack("Hypnotic Gaze", "C", do=ASLEEP),
        Attack("Expand", "CC", 20, do=foes_turn(Reduced(20))),
    ),
    pokemon(
        basic("dp4-74", "Koffing", "18", 60, "P", ("P", 10), None, 2),
        Attack("Tackle", "C", 10),
        Attack("Smogscreen", "PC", 10, do=steps(POISONED, foes_turn(FlipsToAttack(), DEFENDING))),
    ),
    pokemon(
        basic("dp4-75", "Krabby", "8", 60, "W", ("L", 10), None, 2),
        Attack("Irongrip", "C", 10),
        Attack("Guillotine", "WC", 30),
    ),
    pokemon(
        basic("dp4-76", "Lunatone", "31", 60, "F", ("P", 20), None, 1),
        Power("Gravity Change", steps(Discard(one(HAND)), If(Exists(mine(Called("Solrock"))), Draw(1)))),
        Attack("Knock Over", "C", 20, do=May(DiscardStadium())),
    ),
    pokemon(
        basic("dp4-77", "Luvdisc", "28", 60, "W", ("L", 10), None, 1),
        Attack("Rendezvous", "C", do=steps(Look(1, one(deck()), shown=True), If(Is(CHOSEN, Kind("pokemon")), Draw(2)))),
        Attack(
            "Synchro Dance", "W", 10, "+", If(Compare(Count(energy(SELF)), "=", Count(energy(DEFENDING))), More(20))
        ),
    ),
    pokemon(
        basic("dp4-78", "Makuhita", "15", 60, "F", ("P", 10), None, 2),
        Attack("Punch", "C", 10),
        Attack("Arm Thrust", "FC", 40, do=Flip(Discard(one(energy_cards(DEFENDING))), Fails())),
    ),
    pokemon(
        basic("dp4-79", "Mankey", "14", 50, "F", ("P", 10), None, 1),
        Attack("Light Punch", "F", 10),
        Attack("Rage", "CC", 10, "+", More(10, Counters(SELF))),
    ),
    pokemon(
        basic("dp4-80", "Mudkip", "7", 60, "W", ("G", 10), None, 1),
        Attack("Mud Spatter", "C", 10),
        Attack("Endeavor", "CCC", 30, "+", steps(Coins(2), More(20, HEADS))),
    ),
    pokemon(
        basic("dp4-81", "Porygon", "7", 50, "C", ("F", 10), None, 1),
        Attack("Calculate", "C", do=Look(3, rest="any order")),
        Attack("Sharpen", "CC", 20),
    ),
    pokemon(
        basic("dp4-82", "Slowpoke", "10", 60, "W", ("L", 10), None, 2),
        Attack("Rest", "C", do=steps(Cure(SELF), Heal(3, SELF), Inflict(("asleep",), SELF))),
        Attack("Tumble Over", "W", 20, do=NO_ATTACK_NEXT_TURN),
    ),
    pokemon(
        basic("dp4-83", "Slugma", "11", 60, "R", ("W", 10), None, 2),
        Attack("Steady Firebreathing", "R", 10),
        Attack("Body Slam", "CC", 20, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp4-84", "Snubbull", "11", 60, "C", ("F", 10), None, 1),
        Attack("Roar", "C", do=Switch(DEFENDING, "opponent")),
        Attack("Bite", "CCC", 30),
    ),
    pokemon(
        basic("dp4-85", "Solrock", "29", 70, "F", ("G", 20), None, 1),
        Body(
            "Sunlight",
            (
                Static(
                    Piercing(("resistance",)), mine(AnyOf((OfType("P"), OfType("F")))), Exists(mine(Called("Lunatone")))
                ),
            ),
        ),
        Attack("Sol Charge", "F", 20, do=Search(one(discard_pile(BASIC_ENERGY)), Onto(one(MY_BENCH)))),
    ),
    pokemon(
        basic("dp4-86", "Swablu", "7", 40, "C", ("L", 10), ("F", 20), 1),
        Attack("Super Speed", "C", do=Flip(foes_turn(Prevented("all")))),
        Attack("Shoot Through", "CC", 10, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp4-87", "Tangela", "12", 70, "G", ("R", 10), None, 2),
        Attack("Vine Invite", "C", do=SwitchIn(one(FOE_BENCH))),
        Attack("Grass Knot", "GC", 20, "+", More(10, RetreatCostOf(DEFENDING))),
    ),
    pokemon(
        basic("dp4-88", "Togepi", "4", 50, "C", ("F", 10), None, 1),
        Attack("Yawn", "C", do=ASLEEP),
        Attack("Find a Friend", "C", do=Flip(from_deck(Kind("pokemon")))),
    ),
    pokemon(
        basic("dp4-89", "Torchic", "7", 50, "R", ("W", 10), None, 1),
        Attack("Peck", "", 10),
        Attack("Singe", "R", do=BURNED),
    ),
    pokemon(
        basic("dp4-90", "Treecko", "7", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Energy Ball", "C", 10, "+", More(10, Spare(), 20)),
        Attack("Absorb", "GC", 20, do=Heal(1, SELF)),
    ),
    pokemon(
        basic("dp4-91", "Unown [L]", "18", 50, "P", ("P", 10), None, 1),
        Body("LINK", (Static(AttacksOf(Which("pokemon", "each", filters=(NameHas("Unown"),))), SELF),)),
        Attack(
            "Hidden Power",
            "PC",
            do=OneOf(
                (
                    Search(up_to(2, discard_pile()), "deck top", show=True),
                    Search(up_to(2, Which("card", "opponent", "discard")), "deck top", show=True),
                )
            ),
        ),
    ),
    pokemon(
        basic("dp4-92", "Volbeat", "34", 70, "G", ("R", 20), None, 1),
        Power(
            "Light Conduct",
            If(Exists(mine(Called("Illumise"))), Search(one(discard_pile(Kind("supporter"))), "deck top", show=True)),
        ),
        Attack("Firefly Light", "GG", 20, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp4-93", "Weedle", "5", 50, "G", ("R", 10), None, 1),
        Attack("Call for Family", "C", do=steps(Search(one(deck(BASIC)), "bench"), Shuffle())),
        Attack("String Shot", "G", do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp4-94", "Whismur", "8", 50, "C", ("F", 10), None, 1),
        Attack("Mumble", "", 10),
        Attack("Uproar", "C", do=Flip(Hit(10, FOE))),
    ),
    pokemon(
        basic("dp4-95", "Wingull", "6", 50, "W", ("L", 10), ("F", 20), 1),
        Attack("Water Drip", "W", 10),
        Attack("Wing Attack", "CC", 20),
    ),
    pokemon(
        basic("dp4-96", "Zigzagoon", "6", 50, "C", ("F", 10), None, 1),
        Attack("Pull Out", "C", do=Search(one(discard_pile()), "deck top", show=True)),
        Attack("Double Stab", "C", 10, "×", steps(Coins(2), Times(HEADS))),
    ),
)
