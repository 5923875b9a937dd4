"""Diamond & Pearl (dp1), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    Called,
    Choose,
    Coins,
    Compare,
    Count,
    Counters,
    Discard,
    Draw,
    Flip,
    Heal,
    If,
    Is,
    May,
    NameHas,
    Search,
    Shuffle,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    NEW_DEFENDING,
    Affected,
    Base,
    Cannot,
    CannotPlay,
    CannotUse,
    ChooseAttack,
    DamageDealt,
    Deals,
    Devolve,
    DiscardStadium,
    EnergyOf,
    Evolving,
    Fails,
    FlipsToAttack,
    Hit,
    HPLeft,
    Inflict,
    Kind,
    LastChance,
    Leave,
    Look,
    More,
    Move,
    MoveCounters,
    OfType,
    Prevented,
    Reduced,
    Switch,
    SwitchIn,
    Times,
    Under,
)
from stolik.games.pokemon.ast.printed import Attack, Power

from .recipes import (
    ASLEEP,
    BASIC,
    BASIC_ENERGY,
    CONFUSED,
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
    UNAFFECTED,
    baby,
    basic,
    blind,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    foes_turn,
    from_deck,
    hand,
    hit_chosen,
    lock_attack,
    mine,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("dp1-1", "Dialga", "68", 90, "M", ("R", 20), ("P", 20), 2),
        Attack("Time Bellow", "M", 10, do=Draw(1)),
        Attack(
            "Flash Cannon",
            "MMC",
            40,
            do=May(Move(energy_cards(SELF), "hand"), steps(Devolve(DEFENDING, "deck"), Shuffle("opponent"))),
        ),
    ),
    pokemon(
        basic("dp1-9", "Manaphy", "20", 70, "W", ("L", 20), None, 1),
        Attack("Call for Family", "C", do=steps(Search(one(deck(BASIC)), "bench"), Shuffle())),
        Attack("Aqua Ring", "WW", 30, do=Switch(SELF)),
    ),
    pokemon(
        basic("dp1-11", "Palkia", "67", 90, "W", ("L", 20), None, 2),
        Attack("Spacial Rend", "W", 10, do=steps(from_deck(Kind("stadium")), DiscardStadium())),
        Attack(
            "Transback",
            "WWC",
            40,
            do=May(Flip(steps(Discard(energy(SELF)), Leave(DEFENDING, "deck top"), Shuffle("opponent")))),
        ),
    ),
    pokemon(
        basic("dp1-21", "Carnivine", "32", 70, "G", ("R", 20), ("W", 20), 1),
        Attack("Swallow Up", "GC", 30, do=If(Compare(HPLeft(DEFENDING), "<", HPLeft(SELF)), Base(60))),
        Attack("Wring Out", "GG", 20, do=Flip(steps(PARALYZED, Discard(one(energy_cards(DEFENDING)))))),
    ),
    pokemon(
        basic("dp1-28", "Heracross", "29", 80, "G", ("R", 20), None, 2),
        Attack("Pitch", "C", 10, do=Switch(DEFENDING, "opponent")),
        Attack("Horn Slash", "GG", 30, "+", Flip(More(30))),
    ),
    pokemon(
        basic("dp1-33", "Munchlax", "8", 60, "C", ("F", 10), None, 2),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Snorlax"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack(
            "Heave",
            "C",
            30,
            "×",
            steps(If(Compare(Count(HAND), "<", 2), Fails()), Discard(some(2, HAND)), Coins(2), Times(HEADS)),
        ),
    ),
    pokemon(
        basic("dp1-35", "Pachirisu", "23", 70, "L", ("F", 20), ("M", 20), 1),
        Attack("Minor Errand-Running", "C", do=from_deck(BASIC_ENERGY)),
        Attack("Thunder Jolt", "L", 20, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("dp1-37", "Snorlax", "35", 100, "C", ("F", 20), None, 4),
        Attack("Block", "C", do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack(
            "Ease Up", "CCCC", 40, "+", steps(Inflict(("asleep",), SELF), If(Is(SELF, Under("Munchlax")), More(30)))
        ),
    ),
    pokemon(
        basic("dp1-41", "Wobbuffet", "25", 80, "P", ("P", 20), None, 3),
        Attack("Countercharge", "PC", do=Flip(MoveCounters(Counters(SELF), SELF, DEFENDING))),
    ),
    pokemon(
        basic("dp1-42", "Wynaut", "6", 40, "P", ("P", 10), None, 1),
        baby("Wobbuffet"),
        Attack("Astonish", "", do=steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
    ),
    pokemon(
        basic("dp1-43", "Budew", "6", 40, "G", ("R", 10), None, 1),
        baby("Roselia"),
        Attack("Errand-Running", "", do=from_deck(TRAINER)),
    ),
    pokemon(
        basic("dp1-46", "Drifloon", "17", 60, "P", ("D", 10), ("C", 20), 1),
        Attack("Blowing Wind", "P", do=Flip(steps(Leave(one(MY_BENCH), "deck top"), Shuffle()))),
        Attack("Ominous Wind", "PC", 10, do=Flip(steps(CONFUSED, foes_turn(Cannot("retreat"), DEFENDING)))),
    ),
    pokemon(
        basic("dp1-48", "Elekid", "6", 40, "L", ("F", 10), ("M", 20), 1),
        baby("Electabuzz"),
        Attack("Outlet", "", do=from_deck(EnergyOf("L"))),
    ),
    pokemon(
        basic("dp1-51", "Hippopotas", "23", 60, "F", ("W", 10), ("L", 20), 2),
        Attack("Yawn", "C", do=ASLEEP),
        Attack("Sand Attack", "F", 10, do=foes_turn(FlipsToAttack(), DEFENDING)),
    ),
    pokemon(
        basic("dp1-55", "Mantyke", "6", 40, "W", ("L", 10), ("F", 20), 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Mantine"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Call for Friends", "", do=from_deck(BASIC, OfType("W"))),
    ),
    pokemon(
        basic("dp1-61", "Riolu", "7", 60, "F", ("P", 10), None, 1), Attack("Wild Kick", "F", 30, do=Flip(tails=Fails()))
    ),
    pokemon(
        basic("dp1-65", "Unown [A]", "15", 50, "P", ("P", 10), None, 1),
        Power("ANALYZE", Look(2, rest="any order"), healthy=False, where="bench"),
        Attack("Hidden Power", "C", 10),
    ),
    pokemon(
        basic("dp1-66", "Unown [B]", "12", 50, "P", ("P", 10), None, 1),
        Power(
            "BOUNCE",
            Flip(steps(Choose(one(mine(NameHas("Unown")))), Discard(Which("card", on=CHOSEN)), Leave(CHOSEN, "deck"))),
            healthy=False,
            where="bench",
        ),
        Attack("Hidden Power", "C", 10),
    ),
    pokemon(
        basic("dp1-67", "Unown [C]", "18", 50, "P", ("P", 10), None, 1),
        Power(
            "CALL", Flip(steps(Search(one(deck(NameHas("Unown"))), "bench"), Shuffle())), healthy=False, where="bench"
        ),
        Attack("Hidden Power", "C", 10),
    ),
    pokemon(
        basic("dp1-68", "Unown [D]", "14", 50, "P", ("P", 10), None, 1),
        Power(
            "DRAW",
            Flip(steps(May(Draw(1)), May(Draw(1, "opponent"), who="opponent"))),
            healthy=False,
            where="bench",
        ),
        Attack("Hidden Power", "C", 10),
    ),
    pokemon(
        basic("dp1-69", "Azurill", "6", 40, "C", ("F", 10), None, 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Marill"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Delivery", "", do=Search(one(discard_pile()), "hand")),
    ),
    pokemon(
        basic("dp1-70", "Bidoof", "10", 50, "C", ("F", 10), None, 1),
        Attack("Amnesia", "C", do=steps(ChooseAttack(DEFENDING), foes_turn(CannotUse(None), DEFENDING))),
        Attack("Scavenge", "C", do=Search(one(discard_pile(TRAINER)), "hand", show=True)),
    ),
    pokemon(
        basic("dp1-71", "Bonsly", "6", 40, "F", ("G", 10), None, 1),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Sudowoodo"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Fake Tears", "", do=Flip(steps(foes_turn(CannotPlay(TRAINER), "opponent"), foes_turn(Reduced(30))))),
    ),
    pokemon(
        basic("dp1-72", "Buizel", "10", 60, "W", ("L", 10), None, 1),
        Attack(
            "Splash About",
            "W",
            10,
            "+",
            If(Compare(Count(energy(SELF)), "<", Count(energy(DEFENDING))), More(10)),
        ),
    ),
    pokemon(
        basic("dp1-73", "Buneary", "11", 50, "C", ("F", 10), None, 1),
        Attack("Splash", "C", 10),
        Attack("Jump Kick", "CC", 10, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp1-74", "Chatot", "27", 60, "C", ("L", 10), ("F", 20), 1),
        Attack("Me First", "C", do=Draw(1)),
        Attack("Tone-Deaf", "C", 10, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp1-75", "Cherubi", "7", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Sleep Powder", "G", do=ASLEEP),
        Attack("Leech Seed", "GC", 20, do=If(Compare(DamageDealt(), ">", 0), Heal(1, SELF))),
    ),
    pokemon(
        basic("dp1-76", "Chimchar", "8", 50, "R", ("W", 10), None, 1),
        Attack("Scratch", "", 10),
        Attack("Ember", "RC", 30, do=Flip(tails=Discard(one(energy(SELF, EnergyOf("R")))))),
    ),
    pokemon(
        basic("dp1-77", "Clefairy", "18", 60, "C", ("F", 10), None, 1),
        Attack("Sing", "C", do=ASLEEP),
        Attack("Moon Impact", "CC", 20, "+", If(Is(SELF, Under("Cleffa")), More(20))),
    ),
    pokemon(
        basic("dp1-78", "Cleffa", "5", 40, "C", ("F", 10), None, 1),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Clefairy"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Eeek", "", do=Draw(1)),
    ),
    pokemon(
        basic("dp1-79", "Combee", "8", 50, "G", ("R", 10), ("F", 20), 1),
        Attack("Soliciting Nectar", "G", do=steps(SwitchIn(one(FOE_BENCH)), Inflict(("asleep",), NEW_DEFENDING))),
        Attack("Gust", "CC", 20),
    ),
    pokemon(
        basic("dp1-80", "Duskull", "15", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Disable", "C", do=Flip(lock_attack())),
        Attack("Night Shade", "PC", 20, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp1-81", "Electabuzz", "29", 70, "L", ("F", 10), ("M", 20), 2),
        Attack("Thunderpunch", "LC", 30, "+", Flip(More(10), Hit(10, SELF))),
        Attack(
            "Shock Wave",
            "LL",
            20,
            do=steps(Flip(PARALYZED), If(Is(SELF, Under("Elekid")), Hit(20, one(FOE_BENCH)))),
        ),
    ),
    pokemon(
        basic("dp1-82", "Gastly", "12", 50, "P", ("D", 10), ("C", 20), 1),
        Attack("Pain Payback", "P", do=MoveCounters(1, SELF, one(FOE))),
    ),
    pokemon(
        basic("dp1-83", "Glameow", "12", 50, "C", ("F", 10), None, 1),
        Attack("Charm", "C", do=foes_turn(Deals(-20), DEFENDING)),
        Attack("Pose", "CC", 30, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp1-84", "Goldeen", "14", 60, "W", ("L", 10), None, 1),
        Attack("Horn Attack", "C", 10),
        Attack("Take Down", "WC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp1-85", "Hoothoot", "7", 50, "C", ("L", 10), ("F", 20), 1),
        Attack("Hypnosis", "C", do=ASLEEP),
        Attack("Kick Shot", "CC", 30, do=Flip(tails=Fails())),
    ),
    pokemon(basic("dp1-86", "Machop", "20", 60, "F", ("P", 10), None, 2), Attack("Low Kick", "F", 20)),
    pokemon(
        basic("dp1-87", "Magnemite", "10", 50, "M", ("R", 10), ("P", 20), 1),
        Attack("Metal Sound", "M", do=Flip(CONFUSED)),
        Attack("Resonance", "MC", 20, "+", If(Is(DEFENDING, Affected("confused")), More(20))),
    ),
    pokemon(
        basic("dp1-88", "Marill", "12", 60, "W", ("L", 10), None, 1),
        Attack("Rollout", "C", 10, "+", If(Is(SELF, Under("Azurill")), More(20))),
        Attack("Splashing Turn", "WW", 20, do=Switch(SELF)),
    ),
    pokemon(
        basic("dp1-89", "Meditite", "19", 50, "F", ("P", 10), None, 1),
        Attack("Detect", "F", do=Flip(foes_turn(Prevented("all")))),
        Attack("Meditate", "FC", 10, "+", More(10, Counters(DEFENDING))),
    ),
    pokemon(
        basic("dp1-90", "Mime Jr.", "5", 40, "P", ("P", 10), None, 1),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Mr. Mime"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Mime", "P", do=steps(Move(HAND, "deck"), Shuffle(), Draw(Count(FOE_HAND)))),
    ),
    pokemon(
        basic("dp1-91", "Misdreavus", "16", 60, "P", ("D", 10), ("C", 20), 1),
        Attack("Astonish", "C", do=steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
        Attack("Confuse Ray", "PC", 20, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp1-92", "Onix", "22", 90, "F", ("G", 20), None, 3),
        Attack("Tunneling", "F", do=steps(Choose(up_to(2, FOE_BENCH)), Hit(10, CHOSEN), NO_ATTACK_NEXT_TURN)),
        Attack("Headbutt", "CC", 20),
    ),
    pokemon(
        basic("dp1-93", "Piplup", "9", 60, "W", ("L", 10), None, 1),
        Attack("Peck", "", 10),
        Attack("Water Splash", "WC", 20, "+", Flip(More(10))),
    ),
    pokemon(
        basic("dp1-94", "Ponyta", "12", 60, "R", ("W", 10), None, 1),
        Attack("Tackle", "C", 10),
        Attack("Flame Tail", "RR", 30),
    ),
    pokemon(
        basic("dp1-95", "Rhyhorn", "19", 60, "F", ("W", 10), ("L", 20), 2),
        Attack("Horn Attack", "C", 10),
        Attack("Take Down", "FC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp1-96", "Roselia", "31", 70, "G", ("R", 10), None, 1),
        Attack("Toxic Spikes", "G", do=steps(POISONED, If(Is(SELF, Under("Budew")), Hit(10, DEFENDING)))),
        Attack("Sweet Spike", "GG", 10, do=steps(ASLEEP, Heal(2, one(MINE)))),
    ),
    pokemon(
        basic("dp1-97", "Seedot", "9", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Bide", "C", do=Flip(foes_turn(LastChance(10)))),
        Attack("Rollout", "CC", 20),
    ),
    pokemon(
        basic("dp1-98", "Shinx", "7", 60, "L", ("F", 10), ("M", 20), 1),
        Attack("Spark", "L", 10, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp1-99", "Skorupi", "9", 60, "P", ("P", 10), None, 2),
        Attack("Poison Sting", "P", do=Flip(POISONED)),
        Attack("Pin Missile", "CC", 10, "×", steps(Coins(4), Times(HEADS))),
    ),
    pokemon(
        basic("dp1-100", "Sneasel", "21", 60, "D", ("F", 10), ("P", 20), 1),
        Attack("Double Slap", "C", 10, "×", coins_times(2)),
        Attack("Feint Attack", "DC", do=steps(hit_chosen(20, FOE), UNAFFECTED)),
    ),
    pokemon(
        basic("dp1-101", "Starly", "8", 50, "C", ("L", 10), ("F", 20), 1),
        Attack("Gust", "C", 10),
        Attack("Quick Attack", "CC", 10, "+", Flip(More(20))),
    ),
    pokemon(
        basic("dp1-102", "Stunky", "17", 60, "D", ("F", 10), ("P", 20), 1),
        Attack("Scratch", "C", 10),
        Attack("Severe Gas", "DC", 10, do=POISONED),
    ),
    pokemon(
        basic("dp1-103", "Turtwig", "10", 60, "G", ("R", 10), ("W", 20), 2),
        Attack("Tackle", "", 10),
        Attack("Razor Leaf", "G", 20),
    ),
    pokemon(
        basic("dp1-104", "Wurmple", "7", 50, "G", ("R", 10), None, 1),
        Attack("Needling Sting", "C", 10, "+", Flip(More(10))),
        Attack("String Shot", "G", 10, do=Flip(PARALYZED)),
    ),
)
