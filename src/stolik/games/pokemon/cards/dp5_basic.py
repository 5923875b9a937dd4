"""Majestic Dawn (dp5), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    AllHeads,
    Called,
    Choose,
    Coins,
    Compare,
    Count,
    Counters,
    Discard,
    DiscardTop,
    Draw,
    Exists,
    Flip,
    Heal,
    If,
    Is,
    Lasting,
    May,
    NameHas,
    Not,
    OfChosen,
    Put,
    Search,
    Shuffle,
    Static,
    Unless,
    When,
    Which,
    one,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    EVENT,
    Affected,
    AttachSelf,
    Cannot,
    Cure,
    Deals,
    DrawUntil,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    Fails,
    FlipsToAttack,
    HasWeakness,
    Hit,
    Ignoring,
    Inflict,
    Leave,
    Lies,
    Look,
    More,
    Move,
    Onto,
    Prevented,
    RetreatCost,
    Switch,
    Times,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BASIC,
    BASIC_ENERGY,
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
    any_number,
    basic,
    deck,
    discard_pile,
    energy,
    energy_cards,
    foes_turn,
    from_deck,
    hand,
    mine,
    my_bench,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("dp5-1", "Articuno", "46", 100, "W", ("M", None), ("F", 20), 2),
        Power("Freezing Screech", Flip(PARALYZED), "put", healthy=False),
        Attack("Blizzard", "WWC", 60, do=Flip(Hit(10, FOE_BENCH), Hit(10, MY_BENCH))),
    ),
    pokemon(
        basic("dp5-2", "Cresselia", "43", 70, "P", ("P", 20), None, 1),
        Attack("Future Sight", "C", do=Look(5, rest="any order", whose="either")),
        Attack("Healing Light", "PPC", 40, do=Heal(1, MINE)),
    ),
    pokemon(
        basic("dp5-3", "Darkrai", "48", 80, "D", ("F", 20), ("P", 20), 2),
        Power("Darkness Shade", ASLEEP, "put", healthy=False),
        Attack(
            "Dark Slumber",
            "D",
            10,
            do=Lasting(When("end of turn", Inflict(("asleep",), EVENT)), DEFENDING, "only opponent's next turn"),
        ),
        Attack("Dark Resolve", "DDC", 40, do=If(Is(DEFENDING, Affected("asleep")), Heal(4, SELF))),
    ),
    pokemon(
        basic("dp5-4", "Dialga", "63", 100, "M", ("R", 20), ("P", 20), 3),
        Body("Adamant Orb", (Static(Deals(20, against=HasWeakness("M")), SELF),), held=True),
        Attack("Time Shift", "M", do=DrawUntil(6)),
        Attack("Diamond Blast", "MMCC", 60, "+", Flip(More(20))),
    ),
    pokemon(
        basic("dp5-8", "Manaphy", "32", 70, "W", ("L", 20), None, 1),
        Body("Aqua Skin", (When("attached", Heal(2, SELF), Is(CHOSEN, EnergyOf("W"))),)),
        Attack("Chase Up", "C", do=Flip(steps(Search(one(deck()), "hand"), Shuffle()))),
        Attack(
            "Fountain",
            "WW",
            30,
            do=May(Move(up_to(2, hand(BASIC_ENERGY, EnergyOf("W"))), Onto(one(MY_BENCH), each=True))),
        ),
    ),
    pokemon(
        basic("dp5-9", "Mewtwo", "51", 90, "P", ("P", None), None, 2),
        Attack("Energy Absorption", "", do=Search(up_to(2, discard_pile(ENERGY)), Onto(SELF))),
        Attack("Recover", "P", do=steps(Discard(one(energy(SELF, EnergyOf("P")))), Heal(6, SELF))),
        Attack("Psyburn", "PPC", 60),
    ),
    pokemon(
        basic("dp5-10", "Moltres", "47", 100, "R", ("W", None), ("F", 20), 2),
        Power("Flame Charge", Flip(Search(up_to(3, discard_pile(EnergyOf("R"))), Onto(SELF))), "put", healthy=False),
        Attack("Scorching Wing", "RRC", 100, do=Discard(energy(SELF, EnergyOf("R")))),
    ),
    pokemon(
        basic("dp5-11", "Palkia", "62", 100, "W", ("L", 20), None, 3),
        Body("Lustrous Orb", (Static(Deals(20, against=HasWeakness("W")), SELF),), held=True),
        Attack("Zone Shift", "W", do=Switch(DEFENDING, "opponent")),
        Attack(
            "Pearl Blast",
            "WWCC",
            60,
            do=May(
                Move(one(energy_cards(SELF)), "hand"), steps(Choose(one(energy_cards(DEFENDING))), Move(CHOSEN, "hand"))
            ),
        ),
    ),
    pokemon(
        basic("dp5-12", "Phione", "23", 60, "W", ("L", 10), None, 1),
        Attack("Evolution Wish", "C", do=steps(Search(one(deck(EvolvesFrom(MINE))), Evolving(one(MINE))), Shuffle())),
        Attack("Water Pulse", "WW", 30, do=ASLEEP),
    ),
    pokemon(
        basic("dp5-13", "Rotom", "37", 60, "L", ("D", 20), ("C", 20), 1),
        Attack("Dual Trans", "", do=Search(up_to(2, discard_pile(BASIC_ENERGY)), Onto(one(MINE)))),
        Attack("Reflect Energy", "LC", 30, do=Move(one(energy_cards(SELF)), Onto(one(MY_BENCH)))),
    ),
    pokemon(
        basic("dp5-14", "Zapdos", "45", 100, "L", ("L", None), ("F", 20), 2),
        Power("Sheet Lightning", Flip(Put(1, FOE)), "put", healthy=False),
        Attack("Raging Thunder", "LLC", 80, do=Hit(40, one(MINE), matched="never")),
    ),
    pokemon(
        basic("dp5-25", "Minun", "24", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Pound", "C", 10),
        Attack("(+) Spark", "LC", 20, do=If(Exists(my_bench(Called("Plusle"))), Hit(20, one(FOE_BENCH)))),
    ),
    pokemon(
        basic("dp5-27", "Phione", "20", 70, "W", ("L", 10), None, 1),
        Attack("Charm", "C", do=foes_turn(Deals(-20), DEFENDING)),
        Attack("Whirlpool", "WW", 30, do=Flip(Discard(one(energy_cards(DEFENDING))))),
    ),
    pokemon(
        basic("dp5-28", "Plusle", "27", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Call for Family", "C", do=steps(Search(one(deck(BASIC)), "bench"), Shuffle())),
        Attack("– Boost", "LC", 20, "+", If(Exists(my_bench(Called("Minun"))), More(20))),
    ),
    pokemon(
        basic("dp5-33", "Unown [P]", "17", 50, "P", ("P", 10), None, 1),
        Power("PUT", Put(1, one(mine(Not(NameHas("Unown"))))), healthy=False, where="bench"),
        Attack(
            "Hidden Power", "P", 20, "+", steps(DiscardTop(1, "each"), More(20, Count(OfChosen((NameHas("Unown"),)))))
        ),
    ),
    pokemon(
        basic("dp5-38", "Kangaskhan", "28", 90, "C", ("F", 20), None, 3),
        Attack("Bite", "CC", 30),
        Attack("Comet Punch", "CCC", 20, "×", steps(Coins(4), Times(HEADS))),
    ),
    pokemon(
        basic("dp5-39", "Lickitung", "23", 70, "C", ("F", 20), None, 2),
        Attack("Lap Up", "C", do=Draw(1)),
        Attack("Slam", "CC", 20, "×", steps(Coins(2), Times(HEADS))),
    ),
    pokemon(
        basic("dp5-43", "Pachirisu", "25", 70, "L", ("F", 20), ("M", 20), 1),
        Attack("Trans Tail", "", do=Search(one(discard_pile(EnergyOf("L"))), "hand", show=True)),
        Attack("Thundershock", "LC", 30, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp5-46", "Scyther", "12", 70, "G", ("R", 20), ("F", 20), 1),
        Attack("Slash", "C", 10),
        Attack(
            "Fury Cutter",
            "GC",
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
        basic("dp5-48", "Sudowoodo", "25", 80, "F", ("W", 20), None, 2),
        Attack("Flail", "C", 10, "×", Times(Counters(SELF))),
        Attack("Wood Hammer", "FF", 50, do=Hit(30, SELF)),
    ),
    pokemon(
        basic("dp5-49", "Unown [Q]", "15", 30, "P", ("P", 10), None, 0),
        Power(
            "QUICK",
            steps(Discard(Which("card", on=SELF)), AttachSelf(one(MINE))),
            healthy=False,
            where="bench",
            parts=(Static(RetreatCost(-1), HOLDER, Lies("tool")),),
        ),
        Attack("Hidden Power", "C", 20),
    ),
    pokemon(
        basic("dp5-50", "Aipom", "16", 60, "C", ("F", 10), None, 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Hand Trick", "CC", 20, do=steps(If(Unless(Exists(MY_BENCH)), Fails()), Leave(SELF, "hand"))),
    ),
    pokemon(
        basic("dp5-51", "Aipom", "15", 60, "C", ("F", 10), None, 1),
        Attack("Scratch", "C", 10),
        Attack("Last Resort", "CC", 30, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp5-52", "Bronzor", "11", 50, "P", ("P", 10), ("R", 20), 1),
        Attack("Hypnosis", "C", do=ASLEEP),
        Attack("Confuse Ray", "P", 10, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp5-53", "Buneary", "13", 50, "C", ("F", 10), None, 1),
        Attack("Drawup Power", "", do=from_deck(ENERGY)),
        Attack("Extend Ears", "C", 10, do=Heal(1, MY_BENCH)),
    ),
    pokemon(
        basic("dp5-54", "Burmy Sandy Cloak", "12", 50, "G", ("R", 10), None, 1),
        Attack("Iron Defense", "C", do=Flip(foes_turn(Prevented("all")))),
        Attack("Tackle", "FC", 30),
    ),
    pokemon(
        basic("dp5-55", "Chatot", "30", 60, "C", ("L", 20), ("F", 20), 0),
        Attack("Mimic", "", do=steps(Move(HAND, "deck"), Shuffle(), Draw(Count(FOE_HAND)))),
        Attack("Chatter", "CC", 20, do=foes_turn(Cannot("retreat"), DEFENDING)),
    ),
    pokemon(
        basic("dp5-56", "Chimchar", "6", 40, "R", ("W", 10), None, 1),
        Attack("Flare", "R", 20),
        Attack("Lunge", "CC", 40, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp5-57", "Chimchar", "7", 50, "R", ("W", 10), None, 1),
        Body(
            "Cheri Berry",
            (When("end of turn", Cure(SELF, ("paralyzed",)), Is(SELF, Affected("paralyzed"))),),
            held=True,
        ),
        Attack("Fury Swipes", "C", 10, "×", steps(Coins(3), Times(HEADS))),
    ),
    pokemon(
        basic("dp5-58", "Chingling", "5", 40, "P", ("P", 10), None, 1),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Chimecho"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Uproar", "", do=Flip(Hit(10, FOE))),
    ),
    pokemon(
        basic("dp5-59", "Combee", "6", 50, "G", ("R", 10), ("F", 20), 1),
        Attack("Honey Scent", "C", do=Heal(2, one(MINE))),
        Attack("Flitter", "GG", do=steps(Choose(one(FOE)), Hit(20, CHOSEN), Ignoring(("weakness", "resistance")))),
    ),
    pokemon(
        basic("dp5-60", "Croagunk", "13", 60, "P", ("P", 10), None, 1),
        Attack("Light Punch", "C", 10),
        Attack("Poison Sting", "P", do=Flip(POISONED)),
    ),
    pokemon(
        basic("dp5-61", "Drifloon", "18", 60, "P", ("D", 10), ("C", 20), 1),
        Attack("Delivery", "", do=Flip(Search(one(discard_pile()), "hand"))),
        Attack("Reaction", "P", 20, do=Switch(SELF)),
    ),
    pokemon(
        basic("dp5-62", "Eevee", "14", 60, "C", ("F", 10), None, 1),
        Attack("Call for Family", "C", do=steps(Search(any_number(deck(Called("Eevee"))), "bench"), Shuffle())),
        Attack("Lunge", "C", 20, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp5-63", "Eevee", "12", 60, "C", ("F", 10), None, 1),
        Attack("Gnaw", "", 10),
        Attack("Sand Attack", "C", do=foes_turn(FlipsToAttack(), DEFENDING)),
    ),
    pokemon(
        basic("dp5-64", "Electrike", "18", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Random Spark", "L", do=steps(Choose(one(FOE)), Hit(10, CHOSEN))),
        Attack("Tackle", "CC", 20),
    ),
    pokemon(
        basic("dp5-65", "Glameow", "15", 60, "C", ("F", 10), None, 1),
        Attack("Call for Family", "C", do=steps(Search(one(deck(BASIC)), "bench"), Shuffle())),
        Attack("Rip Claw", "CC", 10, do=Flip(Discard(one(energy(DEFENDING))))),
    ),
    pokemon(
        basic("dp5-66", "Hippopotas", "25", 60, "F", ("W", 10), None, 2),
        Attack("Grainy Sand", "F", 10, "+", Flip(More(10))),
        Attack("Double-edge", "CCC", 40, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp5-68", "Munchlax", "7", 60, "C", ("F", 10), None, 2),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Snorlax"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Lick", "CC", 20, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp5-70", "Pikachu", "12", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Quick Attack", "C", 10, "+", Flip(More(10))),
        Attack("Volt Tackle", "LCC", 50, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp5-71", "Piplup", "10", 60, "W", ("L", 10), None, 1),
        Attack("Water Splash", "W", 10, "+", Flip(More(10))),
        Attack("Headbutt", "CC", 20),
    ),
    pokemon(
        basic("dp5-72", "Piplup", "8", 50, "W", ("L", 10), None, 1),
        Body(
            "Pecha Berry", (When("end of turn", Cure(SELF, ("poisoned",)), Is(SELF, Affected("poisoned"))),), held=True
        ),
        Attack("Splatter", "W", do=steps(Choose(one(FOE)), Hit(10, CHOSEN), Ignoring(("weakness", "resistance")))),
    ),
    pokemon(
        basic("dp5-73", "Shellos East Sea", "19", 60, "W", ("L", 10), None, 2),
        Attack("Surf", "C", 10),
        Attack("Muddy Water", "WC", 20, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp5-74", "Spearow", "10", 50, "C", ("L", 10), ("F", 20), 1),
        Attack("Wing Attack", "C", 10),
        Attack("Claw", "CC", 30, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp5-75", "Starly", "10", 50, "C", ("L", 10), ("F", 20), 1),
        Attack("Whirlwind", "C", 10, do=Switch(DEFENDING, "opponent")),
        Attack("Flap", "CC", 20),
    ),
    pokemon(
        basic("dp5-76", "Stunky", "14", 60, "D", ("F", 10), ("P", 20), 1),
        Attack("Poison Gas", "D", do=Flip(POISONED)),
        Attack("Slash", "CC", 20),
    ),
    pokemon(
        basic("dp5-77", "Turtwig", "11", 60, "G", ("R", 10), ("W", 20), 2),
        Attack("Rollout", "C", 10),
        Attack("Razor Leaf", "GC", 30),
    ),
    pokemon(
        basic("dp5-78", "Turtwig", "9", 60, "G", ("R", 10), ("W", 20), 2),
        Body(
            "Persim Berry", (When("end of turn", Cure(SELF, ("confused",)), Is(SELF, Affected("confused"))),), held=True
        ),
        Attack("Bite", "GC", 30),
    ),
)
