"""Mysterious Treasures (dp2), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    AllHeads,
    AnyOf,
    Both,
    Called,
    Choose,
    Coins,
    Count,
    Counters,
    Discard,
    DiscardTop,
    Draw,
    Exists,
    Flip,
    Heal,
    Hurt,
    If,
    Is,
    May,
    Not,
    Other,
    Put,
    Search,
    Shuffle,
    Some,
    Static,
    Unless,
    When,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    DEFENDING,
    NEW_DEFENDING,
    Affected,
    AttachSelf,
    AttackCost,
    BaseOf,
    Before,
    Cannot,
    CannotAttach,
    CannotPlay,
    CannotUse,
    Cure,
    EnergyOf,
    Evolving,
    ExtraHP,
    Fails,
    FlipsTails,
    FlipsToAttack,
    GuessCoin,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    IsActive,
    Kind,
    Lies,
    Look,
    LookAtHand,
    More,
    Move,
    OfType,
    Onto,
    Prevented,
    Reduced,
    RetreatCost,
    RevealHand,
    Switch,
    SwitchIn,
    Times,
    TurnDown,
    Under,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BASIC,
    BASIC_ENERGY,
    BURNED,
    CONFUSED,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    HAND,
    MINE,
    PARALYZED,
    POISONED,
    TRAINER,
    any_number,
    basic,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    foe,
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
        basic("dp2-4", "Azelf", "50", 60, "P", ("P", 20), None, 1),
        Body(
            "Downer Material",
            (
                Static(
                    AttackCost(1),
                    foe(BASIC),
                    Both((Exists(mine(Called("Uxie"))), Exists(mine(Called("Mesprit"))))),
                    only="side",
                ),
            ),
        ),
        Attack("Bind Pulse", "P", 10, do=foes_turn(CannotAttach(Kind("special energy")), "opponent")),
    ),
    pokemon(
        basic("dp2-7", "Celebi", "39", 60, "G", ("R", 20), None, 1),
        Attack("Sprouting", "", do=steps(Search(one(deck(EnergyOf("G"))), Onto(SELF)), Shuffle())),
        Attack(
            "Leaf Tornado",
            "GG",
            30,
            do=May(
                Move(any_number(energy_cards(MINE, BASIC_ENERGY, EnergyOf("G"))), Onto(one(mine(Other())), each=True))
            ),
        ),
    ),
    pokemon(
        basic("dp2-14", "Mesprit", "50", 60, "P", ("P", 20), None, 1),
        Body(
            "Upper Material",
            (
                Static(
                    RetreatCost(None),
                    Which(
                        "pokemon",
                        "each",
                        filters=(AnyOf((Called("Uxie"), Called("Mesprit"), Called("Azelf"))),),
                    ),
                    Both((Exists(mine(Called("Uxie"))), Exists(mine(Called("Azelf"))))),
                ),
            ),
        ),
        Attack("Teleportation Burst", "PC", 30, do=May(Switch(SELF))),
    ),
    pokemon(
        basic("dp2-18", "Uxie", "50", 60, "P", ("P", 20), None, 1),
        Power("Memory Out", foes_turn(CannotUse(None), ATTACKER), healthy=False, on="damaged", turn="opponent"),
        Attack(
            "Mind Off",
            "P",
            10,
            "+",
            If(Both((Exists(mine(Called("Mesprit"))), Exists(mine(Called("Azelf"))))), steps(More(20), ASLEEP)),
        ),
    ),
    pokemon(
        basic("dp2-22", "Chimecho", "21", 70, "P", ("P", 20), None, 1),
        Attack("Call In", "C", do=steps(Draw(1), If(Is(SELF, Under("Chingling")), Draw(2)))),
        Attack("Strange Bell", "P", 20, do=If(Is(DEFENDING, BASIC), CONFUSED)),
    ),
    pokemon(
        basic("dp2-29", "Mantine", "25", 80, "W", ("L", 20), ("F", 20), 1),
        Body("Jumbo Fin", (Static(RetreatCost(-2), mine(OfType("W")), Is(SELF, Under("Mantyke"))),)),
        Attack("Giant Wave", "WW", 50, do=own_turn(CannotUse("Giant Wave"))),
    ),
    pokemon(
        basic("dp2-30", "Mr. Mime", "33", 70, "P", ("P", 20), None, 1),
        Body(
            "Airy Wall",
            (
                Static(
                    Prevented(by=Not(Holding(AnyOf((BASIC_ENERGY, Kind("special energy"))), 3)), from_="opponent"), SELF
                ),
                Static(
                    Prevented("all", Not(Holding(AnyOf((BASIC_ENERGY, Kind("special energy"))), 3)), from_="opponent"),
                    SELF,
                    Is(SELF, Under("Mime Jr.")),
                ),
            ),
        ),
        Attack(
            "Trick Play",
            "PC",
            do=GuessCoin(Hit(50, DEFENDING), steps(Hit(20, SELF), Ignoring(("weakness", "resistance")))),
        ),
    ),
    pokemon(
        basic("dp2-35", "Sudowoodo", "22", 80, "F", ("W", None), None, 1),
        Attack("Sidestep", "C", 20, do=If(Is(SELF, Under("Bonsly")), Flip(foes_turn(Prevented("all"))))),
        Attack(
            "Persuade",
            "FF",
            30,
            do=steps(Switch(DEFENDING, "opponent"), foes_turn(Cannot("retreat"), NEW_DEFENDING)),
        ),
    ),
    pokemon(
        basic("dp2-37", "Unown [I]", "16", 50, "P", ("P", 10), None, 1),
        Power(
            "ITEM",
            If(
                Both(
                    (
                        Exists(my_bench(Called("Unown [I]"))),
                        Exists(my_bench(Called("Unown [T]"))),
                        Exists(my_bench(Called("Unown [E]"))),
                        Exists(my_bench(Called("Unown [M]"))),
                    )
                ),
                from_deck(TRAINER),
            ),
            healthy=False,
            shared=True,
        ),
        Attack("Hidden Power", "C", do=TurnDown(one(energy_cards(DEFENDING)))),
    ),
    pokemon(
        basic("dp2-42", "Chingling", "6", 40, "P", ("P", 10), None, 1),
        Power(
            "Baby Evolution",
            steps(Move(one(hand(Called("Chimecho"))), Evolving(SELF)), Heal(None, SELF)),
            healthy=False,
        ),
        Attack("Inviting Bell", "", do=from_deck(Kind("supporter"))),
    ),
    pokemon(
        basic("dp2-47", "Dunsparce", "21", 60, "C", ("F", 10), None, 1),
        Attack("Snake Hook", "", do=Draw(1)),
        Attack("Bite and Run", "", 10, do=Switch(SELF)),
    ),
    pokemon(
        basic("dp2-49", "Girafarig", "27", 70, "C", ("P", 20), None, 1),
        Attack("Crane Neck", "C", do=from_deck(TRAINER)),
        Attack("Psybeam", "CC", 20, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp2-52", "Happiny", "8", 60, "C", ("F", 10), None, 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Chansey"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Lively", "", do=Heal(2, one(MINE))),
    ),
    pokemon(
        basic("dp2-54", "Magmar", "30", 70, "R", ("W", 20), None, 2),
        Attack("Flare", "R", 20),
        Attack("Flamethrower", "RRC", 50, do=Discard(one(energy(SELF)))),
    ),
    pokemon(
        basic("dp2-64", "Tropius", "28", 80, "G", ("R", 20), ("F", 20), 1),
        Attack("Bonus Leaf", "G", do=Heal(3, my_bench(Holding(EnergyOf("G"))))),
        Attack("Whirlwind", "GC", 30, do=Switch(DEFENDING, "opponent")),
    ),
    pokemon(
        basic("dp2-65", "Unown [E]", "18", 50, "P", ("P", 10), None, 1),
        Power(
            "EQUIP",
            steps(Discard(Which("card", on=SELF)), AttachSelf(one(MINE))),
            healthy=False,
            where="bench",
            parts=(Static(ExtraHP(10), HOLDER, Lies("tool")),),
        ),
        Attack("Hidden Power", "CC", do=foes_turn(FlipsTails("turn"), "opponent")),
    ),
    pokemon(
        basic("dp2-66", "Unown [M]", "15", 50, "P", ("P", 10), None, 1),
        Power("MAGNET", Flip(SwitchIn(one(FOE_BENCH))), where="active"),
        Attack("Hidden Power", "C", do=Flip(Hit(30, DEFENDING), Hit(30, one(MINE), matched="never"))),
    ),
    pokemon(
        basic("dp2-67", "Unown [T]", "14", 50, "P", ("P", 10), None, 1),
        Power("THROW", steps(Discard(one(HAND)), Flip(Put(2, one(FOE_BENCH)))), where="active"),
        Attack(
            "Hidden Power",
            "C",
            do=steps(
                LookAtHand(),
                Choose(one(FOE_HAND)),
                Move(CHOSEN, "deck"),
                Shuffle("opponent"),
                RevealHand(),
                Choose(Some(1, 1, HAND, "opponent")),
                Move(CHOSEN, "deck"),
                Shuffle(),
            ),
        ),
    ),
    pokemon(
        basic("dp2-69", "Abra", "8", 50, "P", ("P", 10), None, 1),
        Attack("Play Search", "P", do=steps(Look(5, one(deck())), Shuffle())),
        Attack("Ultra Evolution", "PC", do=steps(Search(one(deck(Called("Alakazam"))), Evolving(SELF)), Shuffle())),
    ),
    pokemon(
        basic("dp2-70", "Aipom", "17", 60, "C", ("F", 10), None, 1),
        Attack("Tail Whap", "C", 10),
        Attack(
            "Throw Off",
            "CC",
            do=steps(
                Choose(one(FOE)),
                Hit(20, CHOSEN),
                Before(Discard(Which("trainer card", filters=(Kind("tool"),), on=CHOSEN))),
            ),
        ),
    ),
    pokemon(
        basic("dp2-71", "Aron", "15", 50, "M", ("R", 10), ("P", 20), 2),
        Attack("Steel Tackle", "MC", 30, do=Hit(10, SELF)),
    ),
    pokemon(
        basic("dp2-72", "Barboach", "12", 50, "W", ("G", 10), ("L", 20), 1),
        Attack("Mud Spit", "F", do=Flip(Hit(10, FOE))),
    ),
    pokemon(
        basic("dp2-73", "Bidoof", "11", 60, "C", ("F", 10), None, 2),
        Body("Wacan Berry", (Static(Reduced(20, by=OfType("L")), SELF),), held=True),
        Attack("Tackle", "CC", 30),
    ),
    pokemon(
        basic("dp2-74", "Bronzor", "8", 50, "M", ("R", 10), ("P", 20), 1),
        Attack("Dull Light", "MC", 20, do=Flip(CONFUSED)),
    ),
    pokemon(
        basic("dp2-75", "Buizel", "12", 60, "W", ("L", 10), None, 1),
        Body("Chesto Berry", (When("end of turn", Cure(SELF, ("asleep",)), Is(SELF, Affected("asleep"))),), held=True),
        Attack("Quick Attack", "CC", 10, "+", Flip(More(30))),
    ),
    pokemon(
        basic("dp2-76", "Chansey", "31", 100, "C", ("F", 20), None, 2),
        Attack("Scrunch", "CC", do=Flip(foes_turn(Prevented()))),
        Attack("Double-edge", "CCCC", 80, do=Hit(60, SELF)),
    ),
    pokemon(
        basic("dp2-77", "Chikorita", "10", 50, "G", ("R", 10), ("W", 20), 1),
        Attack("Sleep Scent", "", do=Flip(ASLEEP)),
        Attack("Jump On", "G", 10, "+", Flip(More(10))),
    ),
    pokemon(
        basic("dp2-78", "Croagunk", "17", 60, "P", ("P", 10), None, 1),
        Attack("Ghastly Sound", "C", do=Flip(foes_turn(CannotPlay(Kind("supporter")), "opponent"))),
        Attack("Finger Poke", "PP", 20, do=Flip(POISONED)),
    ),
    pokemon(
        basic("dp2-79", "Cyndaquil", "12", 60, "R", ("W", 10), None, 1),
        Attack("Tackle", "", 10),
        Attack("Live Coal", "RC", 20),
    ),
    pokemon(
        basic("dp2-80", "Doduo", "18", 60, "C", ("L", 10), ("F", 20), 1),
        Attack("Double Stab", "C", 10, "×", coins_times(2)),
        Attack("Accelerating Stab", "CC", 30, do=own_turn(CannotUse("Accelerating Stab"))),
    ),
    pokemon(
        basic("dp2-81", "Electrike", "16", 60, "L", ("F", 10), ("M", 20), 1),
        Attack(
            "Electromagnetic Jam",
            "L",
            10,
            do=Flip(foes_turn(CannotAttach(Kind("energy"), IsActive()), "opponent")),
        ),
    ),
    pokemon(
        basic("dp2-82", "Exeggcute", "12", 60, "G", ("R", 10), None, 1),
        Attack("Direct-hit Bomb", "G", do=steps(Coins(Count(energy(SELF))), Choose(one(FOE)), Hit(10, CHOSEN, HEADS))),
    ),
    pokemon(
        basic("dp2-83", "Finneon", "12", 50, "W", ("L", 10), None, 1),
        Attack("Elegant Swim", "W", do=Flip(foes_turn(Prevented("all")))),
        Attack("Tackle", "CC", 20),
    ),
    pokemon(
        basic("dp2-84", "Geodude", "12", 60, "F", ("G", 10), ("L", 20), 2),
        Attack("Stone Throw", "F", do=hit_chosen(10, FOE_BENCH, 2)),
    ),
    pokemon(
        basic("dp2-85", "Gible", "9", 50, "C", ("C", 10), None, 1),
        Attack("Push Down", "C", 10, do=Switch(DEFENDING, "opponent")),
    ),
    pokemon(
        basic("dp2-86", "Kricketot", "9", 60, "G", ("R", 10), None, 2),
        Attack("Call for Family", "C", do=from_deck(Kind("basic pokemon"), to="bench")),
        Attack("Sling", "G", 10),
    ),
    pokemon(
        basic("dp2-87", "Larvitar", "18", 50, "F", ("G", 10), ("L", 20), 1),
        Attack("Mountain Bite", "F", 10, "+", May(DiscardTop(1), steps(More(10), Inflict(("asleep",), SELF)))),
        Attack("Hammer In", "CC", 20),
    ),
    pokemon(
        basic("dp2-88", "Magby", "5", 40, "R", ("W", 10), None, 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Magmar"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Scorch", "", do=Flip(BURNED)),
    ),
    pokemon(
        basic("dp2-89", "Magikarp", "13", 30, "W", ("L", 10), None, 1),
        Attack("Flail", "C", 10, "×", Times(Counters(SELF))),
        Attack("Dragon Rage", "WW", 60, do=steps(Coins(2), If(Unless(AllHeads()), Fails()))),
    ),
    pokemon(
        basic("dp2-90", "Murkrow", "20", 60, "D", ("L", 10), ("F", 20), 1),
        Attack("Swarm", "", do=steps(Search(one(deck(Called("Murkrow"))), "bench"), Shuffle())),
        Attack("Hide Crowd", "CC", 20, do=Switch(SELF)),
    ),
    pokemon(
        basic("dp2-91", "Nidoran ♀", "12", 50, "P", ("P", 10), None, 1),
        Attack(
            "Call for Family",
            "C",
            do=steps(Search(one(deck(AnyOf((Called("Nidoran ♂"), Called("Nidoran ♀"))))), "bench"), Shuffle()),
        ),
        Attack("Poison Sting", "PC", 20, do=Flip(POISONED)),
    ),
    pokemon(
        basic("dp2-92", "Paras", "16", 60, "G", ("R", 10), None, 1),
        Attack("Scratch", "C", 10),
        Attack("Mushroom Tackle", "GG", 20, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp2-93", "Pichu", "6", 40, "L", ("F", 10), ("M", 20), 1),
        Power(
            "Baby Evolution", steps(Move(one(hand(Called("Pikachu"))), Evolving(SELF)), Heal(None, SELF)), healthy=False
        ),
        Attack("Chupi", "", 20, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp2-94", "Pikachu", "15", 60, "L", ("F", 10), ("M", 20), 1),
        Power(
            "Electro Recycle", If(Is(SELF, Under("Pichu")), Search(one(discard_pile(EnergyOf("L"))), "hand", show=True))
        ),
        Attack("BikaBika", "LC", 20, "+", Flip(More(10))),
    ),
    pokemon(
        basic("dp2-95", "Remoraid", "15", 60, "W", ("L", 10), None, 1),
        Attack("Sharpshooting", "W", do=steps(Choose(one(FOE)), Hit(10, CHOSEN))),
        Attack("Numbing Water", "WW", 20, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp2-96", "Sandshrew", "16", 60, "F", ("W", 10), ("L", 20), 1),
        Attack("Sand Attack", "F", do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack("Ram", "FC", 30),
    ),
    pokemon(
        basic("dp2-97", "Seel", "18", 60, "W", ("M", 10), None, 2),
        Attack("Freezing Headbutt", "WC", 10, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("dp2-98", "Shinx", "9", 60, "L", ("F", 10), ("M", 20), 1),
        Body("Rawst Berry", (When("end of turn", Cure(SELF, ("burned",)), Is(SELF, Affected("burned"))),), held=True),
        Attack("Plasma", "L", 10, do=Flip(Search(one(discard_pile(EnergyOf("L"))), Onto(SELF)))),
    ),
    pokemon(
        basic("dp2-99", "Slakoth", "7", 50, "C", ("F", 10), None, 1),
        Attack("Drowsy", "C", do=steps(Inflict(("asleep",), SELF), ASLEEP)),
    ),
    pokemon(
        basic("dp2-100", "Snorunt", "14", 50, "W", ("M", 10), None, 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Snowball", "W", 20, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("dp2-101", "Snover", "20", 60, "G", ("R", 10), None, 2),
        Attack("Curiosity", "", do=LookAtHand()),
        Attack("Snowball Fight", "WC", 30, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("dp2-102", "Spheal", "17", 50, "W", ("M", 10), None, 2),
        Attack("Rollout", "C", 10),
        Attack("Willpower", "W", do=Flip(own_turn(BaseOf("Rollout", 40)))),
    ),
    pokemon(
        basic("dp2-103", "Spinarak", "18", 50, "G", ("R", 10), None, 1),
        Attack("Impound", "C", do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Double Scratch", "GC", 20, "×", coins_times(2)),
    ),
    pokemon(
        basic("dp2-104", "Surskit", "14", 50, "G", ("R", 10), None, 1),
        Attack("Sleep Inducer", "G", do=steps(SwitchIn(one(FOE_BENCH)), Inflict(("asleep",), NEW_DEFENDING))),
    ),
    pokemon(
        basic("dp2-105", "Teddiursa", "20", 60, "C", ("F", 10), None, 1),
        Attack("Rest", "C", do=steps(Cure(SELF), Heal(2, SELF), Inflict(("asleep",), SELF))),
        Attack("Sweet Palm", "CC", 30, do=Before(Heal(1, DEFENDING))),
    ),
    pokemon(
        basic("dp2-106", "Totodile", "15", 50, "W", ("L", 10), None, 1),
        Attack("Bite", "", 10),
        Attack("Shining Fang", "W", 10, "+", If(Is(DEFENDING, Hurt()), More(10))),
    ),
    pokemon(
        basic("dp2-107", "Vulpix", "16", 60, "R", ("W", 10), None, 1),
        Attack("Fire Soul", "RR", 20, do=Hit(10, one(FOE_BENCH))),
    ),
    pokemon(
        basic("dp2-108", "Zubat", "8", 50, "P", ("P", 10), ("F", 20), 1),
        Attack("Supersonic", "P", do=Flip(CONFUSED)),
        Attack("Bite", "CC", 20),
    ),
)
