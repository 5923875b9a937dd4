"""Mysterious Treasures (dp2), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
    AllHeads,
    AnyOf,
    Both,
    Called,
    Choose,
    CoinIs,
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
    Not,
    OfChosen,
    Put,
    Search,
    Shuffle,
    Some,
    Static,
    Sum,
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
    AttackCost,
    Base,
    BaseOf,
    Before,
    Cannot,
    CannotPlay,
    CannotUse,
    Deals,
    EnergyOf,
    Evolved,
    Fails,
    FlipsToAttack,
    HasWeakness,
    Hit,
    Holding,
    Increased,
    Inflict,
    IsActive,
    KeepsConditions,
    Kind,
    Leave,
    Look,
    LookAtHand,
    MaximumHP,
    More,
    Move,
    OfType,
    Onto,
    Prevented,
    Reduced,
    RemainingHP,
    RetreatCost,
    RetreatCostOf,
    Reveal,
    SharesType,
    SwitchIn,
    Then,
    Times,
    TypeLike,
    Under,
    WasDamaged,
    WasPlayed,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
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
    any_number,
    blind,
    coins_times,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    foe,
    foe_bench,
    foes_turn,
    from_deck,
    from_discard_onto,
    hand,
    hit_chosen,
    level_up,
    mine,
    own_turn,
    pokemon,
    steps,
    until_tails_times,
)

CARDS = (
    pokemon(
        evolved(1, "dp2-5", "Blissey", "Chansey", "44", 130, "C", ("F", 30), None, 3),
        Power(
            "Kind Egg",
            If(
                Is(SELF, Under("Happiny")),
                steps(Move(up_to(Count(energy(SELF)), HAND), "deck"), Shuffle(), Draw(THAT_MANY)),
            ),
        ),
        Attack(
            "Happy Chance",
            "C",
            20,
            "+",
            steps(More(10, Count(energy(SELF))), Before(May(Search(one(discard_pile(BASIC_ENERGY)), Onto(SELF))))),
        ),
    ),
    pokemon(
        evolved(1, "dp2-6", "Bronzong", "Bronzor", "40", 90, "M", ("R", 30), ("P", 20), 3),
        Power("Miracle Oracle", steps(Draw(1), Discard(one(HAND)), If(Is(CHOSEN, Kind("energy")), Draw(1)))),
        Attack("Shady Stamp", "MMC", 50, do=CONFUSED),
    ),
    pokemon(
        evolved(2, "dp2-8", "Feraligatr", "Croconaw", "53", 130, "W", ("L", 30), None, 2),
        Attack(
            "Energy Cyclone",
            "WW",
            20,
            "×",
            steps(Reveal(any_number(hand(ENERGY))), Times(Count(CHOSEN)), Move(CHOSEN, "deck top"), Shuffle()),
        ),
        Attack("Breaking Tail", "WCC", 60, do=steps(Choose(blind(1)), Discard(CHOSEN))),
    ),
    pokemon(
        evolved(2, "dp2-9", "Garchomp", "Gabite", "66", 130, "C", ("C", 30), None, 0),
        Body(
            "Rainbow Scale",
            (
                Static(
                    Deals(40, against=HasWeakness(to=energy_cards(SELF))),
                    SELF,
                    Is(SELF, Not(Holding(Kind("special energy")))),
                ),
            ),
        ),
        Attack("Dragon Fang", "CCC", 70),
    ),
    pokemon(
        evolved(1, "dp2-11", "Lumineon", "Finneon", "34", 80, "W", ("L", 20), None, 1),
        Power("Lure Ring", steps(Choose(one(foe_bench(MaximumHP(None, 100)))), SwitchIn(CHOSEN)), where="active"),
        Attack(
            "Reverse Stream",
            "CC",
            30,
            "+",
            steps(More(10, Count(energy(SELF, EnergyOf("W")))), Move(energy(SELF, EnergyOf("W")), "hand")),
        ),
    ),
    pokemon(
        evolved(1, "dp2-12", "Magmortar", "Magmar", "48", 100, "R", ("W", 30), None, 3),
        Attack("Smoke Bomb", "RC", 30, do=foes_turn(FlipsToAttack(), DEFENDING)),
        Attack(
            "Flame Drum",
            "RRC",
            80,
            do=If(
                Is(SELF, Not(Under("Magby"))),
                steps(
                    If(Compare(Count(hand(Kind("energy"))), "<", 2), Fails()),
                    Discard(some(2, hand(Kind("energy")))),
                ),
            ),
        ),
    ),
    pokemon(
        evolved(2, "dp2-13", "Meganium", "Bayleef", "48", 130, "G", ("R", 30), ("W", 20), 2),
        Attack(
            "Ultra Powder",
            "G",
            20,
            do=steps(Coins(3), If(CoinIs(1), POISONED), If(CoinIs(2), BURNED), If(CoinIs(3), PARALYZED)),
        ),
        Attack("Fire Counterattack", "GGC", 60, "+", If(Exists(foe(OfType("R"))), More(30))),
    ),
    pokemon(
        evolved(1, "dp2-15", "Raichu", "Pikachu", "40", 90, "L", ("F", 20), ("M", 20), 1),
        Attack(
            "Electromagnetic Induction", "", do=steps(Search(up_to(2, deck(EnergyOf("L"))), Onto(one(MINE))), Shuffle())
        ),
        Attack(
            "Explosive Thunder",
            "LC",
            30,
            "×",
            steps(Discard(energy_cards(SELF, BASIC_ENERGY, EnergyOf("L"))), Times(THAT_MANY)),
        ),
    ),
    pokemon(
        evolved(2, "dp2-16", "Typhlosion", "Quilava", "46", 110, "R", ("W", 30), None, 2),
        Power("Firestarter", from_discard_onto(one(MY_BENCH), EnergyOf("R"))),
        Attack("Evaporating Heat", "RRC", 60, do=Discard(one(energy(DEFENDING, EnergyOf("W"))))),
    ),
    pokemon(
        evolved(2, "dp2-17", "Tyranitar", "Pupitar", "57", 140, "D", ("F", 30), ("P", 20), 4),
        Attack(
            "Payback",
            "DC",
            40,
            "+",
            If(Compare(Count(THEIR_PRIZES), "=", 1), steps(More(40), DiscardTop(3, "opponent"))),
        ),
        Attack("Ground Burn", "FFDD", 80, "+", steps(DiscardTop(1, "each"), More(20, Count(OfChosen((ENERGY,)))))),
    ),
    pokemon(
        evolved(1, "dp2-19", "Abomasnow", "Snover", "40", 100, "G", ("R", 30), None, 3),
        Body("Glacier Snow", (When("damaged", Inflict(("asleep",), ATTACKER), Is(SELF, IsActive())),)),
        Attack("Heavy Blizzard", "WCC", 60, do=Flip(Put(1, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp2-20", "Ariados", "Spinarak", "32", 80, "G", ("R", 20), None, 1),
        Body("Sticky", (Static(RetreatCost(1), Which("pokemon", "each", filters=(Not(Called("Ariados")),))),)),
        Attack("Offensive Needle", "GC", 20, do=Flip(POISONED, PARALYZED)),
    ),
    pokemon(
        evolved(2, "dp2-21", "Bastiodon", "Shieldon", "51", 130, "M", ("R", 40), ("P", 20), 3),
        Body("Protective Wall", (Static(Prevented("damage", from_="opponent"), MY_BENCH),)),
        Attack("Anger Revenge", "MMC", 60, do=If(WasDamaged(SELF), Hit(40, one(FOE_BENCH)))),
    ),
    pokemon(
        evolved(2, "dp2-23", "Crobat", "Golbat", "45", 100, "P", ("P", 30), ("F", 20), 0),
        Power("Evolutionary Toxic", Inflict(("poisoned",), counters=2), "evolved", healthy=False),
        Attack("Strike and Fade", "PP", do=steps(hit_chosen(50, FOE), Flip(tails=Leave(SELF, "deck")))),
    ),
    pokemon(
        evolved(1, "dp2-24", "Exeggutor", "Exeggcute", "46", 90, "G", ("R", 20), None, 2),
        Attack(
            "String Bomb",
            "C",
            30,
            "×",
            steps(
                Coins(Sum((Count(energy_cards(SELF, BASIC_ENERGY)), Count(energy_cards(DEFENDING, BASIC_ENERGY))))),
                Times(HEADS),
            ),
        ),
        Attack(
            "Nutritional Support",
            "G",
            do=steps(Search(up_to(2, deck(EnergyOf("G"))), Onto(one(MINE), each=True)), Shuffle()),
        ),
    ),
    pokemon(
        evolved(1, "dp2-25", "Glalie", "Snorunt", "43", 90, "W", ("M", 20), None, 2),
        Body("Craggy Face", (Static(Deals(-20), foe(Evolved(2)), Is(SELF, IsActive())),)),
        Attack(
            "Intimidation Pebble",
            "WWC",
            50,
            do=Flip(foes_turn(CannotPlay(AnyOf((TRAINER, Kind("supporter")))), "opponent")),
        ),
    ),
    pokemon(
        evolved(1, "dp2-27", "Kricketune", "Kricketot", "38", 80, "G", ("R", 20), None, 2),
        Attack("Sore Performance", "CC", 20, do=ASLEEP),
        Attack(
            "Concerto",
            "GG",
            40,
            "+",
            More(10, Count(mine(AnyOf((Called("Kricketot"), Called("Kricketune")))))),
        ),
    ),
    pokemon(
        evolved(1, "dp2-28", "Manectric", "Electrike", "38", 80, "L", ("F", 20), ("M", 20), 0),
        Attack("Lightning Twister", "C", 20, "×", Times(Count(energy_cards(SELF, BASIC_ENERGY)))),
        Attack("Chain Lightning", "LLL", 70, do=Hit(20, foe_bench(SharesType(DEFENDING)))),
    ),
    pokemon(
        evolved(2, "dp2-31", "Nidoqueen", "Nidorina", "50", 120, "P", ("P", 30), ("L", 20), 2),
        Body(
            "Mother Pheromone",
            (
                Static(
                    AttackCost(-1),
                    mine(
                        AnyOf(
                            (
                                Called("Nidoran ♀"),
                                Called("Nidorina"),
                                Called("Nidoran ♂"),
                                Called("Nidorino"),
                                Called("Nidoking"),
                            )
                        )
                    ),
                ),
            ),
        ),
        Attack("Give Aid", "PPC", 90, do=If(Compare(Count(MY_BENCH), "<=", Count(FOE_BENCH)), Base(50))),
    ),
    pokemon(
        evolved(1, "dp2-32", "Ninetales", "Vulpix", "37", 80, "R", ("W", 20), None, 1),
        Power("Color Shift", steps(Choose(one(FOE)), Lasting(TypeLike(CHOSEN), SELF, "this turn"))),
        Attack("Fire Blast", "RR", 60, do=Discard(one(energy(SELF, EnergyOf("R"))))),
    ),
    pokemon(
        evolved(2, "dp2-33", "Rampardos", "Cranidos", "48", 120, "F", ("G", 30), None, 1),
        Attack("Assurance", "FC", 30, do=If(Is(DEFENDING, RemainingHP(60)), Base(60))),
        Attack("Hasty Headbutt", "FFF", 100, do=steps(Hit(20, SELF), UNAFFECTED)),
    ),
    pokemon(
        evolved(2, "dp2-34", "Slaking", "Vigoroth", "56", 140, "C", ("F", 30), None, 4),
        Power(
            "Energetic Impulse",
            Flip(
                Lasting(BaseOf("Lazy Blow", 130), SELF, "this turn"),
                Lasting(Cannot("attack or retreat"), SELF, "this turn"),
            ),
            healthy=False,
            where="active",
        ),
        Attack("Lazy Blow", "CCCC", 50),
    ),
    pokemon(
        evolved(1, "dp2-36", "Toxicroak", "Croagunk", "39", 90, "P", ("P", 20), None, 1),
        Body("Poison Sacs", (Static(KeepsConditions(("poisoned",)), FOE),)),
        Attack("Knuckle Claws", "PC", 30, do=POISONED),
    ),
    pokemon(
        evolved(2, "dp2-39", "Walrein", "Sealeo", "51", 130, "W", ("M", 30), None, 3),
        Power("Freeze-up", steps(Coins(2), If(AllHeads(), Leave(DEFENDING, "discard"))), "evolved", healthy=False),
        Attack(
            "Ice Bind",
            "WWC",
            70,
            do=May(Discard(Some(1, 1, FOE_HAND, "opponent")), otherwise=PARALYZED, who="opponent"),
        ),
    ),
    pokemon(
        evolved(1, "dp2-40", "Whiscash", "Barboach", "41", 90, "W", ("G", 30), ("L", 20), 3),
        Attack("Fury", "WCC", 20, "×", Times(Counters(SELF))),
        Attack("Magnitude", "FCCC", 60, do=Hit(20, Which("pokemon", "each", "bench"))),
    ),
    pokemon(
        evolved(1, "dp2-41", "Bayleef", "Chikorita", "28", 80, "G", ("R", 20), ("W", 20), 1),
        Attack("Evolution Impulse", "C", do=from_deck(Kind("evolution"))),
        Attack("Leaf Boomerang", "GC", 30, "×", coins_times(2)),
    ),
    pokemon(
        evolved(1, "dp2-43", "Cranidos", "Skull Fossil", "24", 70, "F", ("G", 20), None, 1),
        Attack("Headbutt", "C", 20),
        Attack("Steamroll", "FC", 30, do=Hit(20, one(FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp2-44", "Croconaw", "Totodile", "27", 80, "W", ("L", 20), None, 2),
        Power(
            "Evolutionary Vitality", steps(Look(5, deck(ENERGY), show_taken=True), Shuffle()), "evolved", healthy=False
        ),
        Attack("Hover Over", "WC", 30, do=foes_turn(Cannot("retreat"), DEFENDING)),
    ),
    pokemon(
        evolved(1, "dp2-45", "Dewgong", "Seel", "36", 90, "W", ("M", 20), None, 2),
        Body("Cold Fat", (Static(Reduced(40), SELF, Is(SELF, Affected("asleep"))),)),
        Attack("Collapse", "WWC", 60, do=Inflict(("asleep",), SELF)),
    ),
    pokemon(
        evolved(1, "dp2-46", "Dodrio", "Doduo", "34", 80, "C", ("L", 20), ("F", 20), 0),
        Attack("Fury Attack", "C", 10, "×", coins_times(3)),
        Attack("Triple Pick", "CCC", do=hit_chosen(30, foe(Evolved()), 3)),
    ),
    pokemon(
        evolved(1, "dp2-48", "Gabite", "Gible", "32", 80, "C", ("C", 20), None, 1),
        Attack("Gather Up", "C", do=Search(up_to(2, discard_pile(ENERGY)), "hand", show=True)),
        Attack("Marvelous Shine", "CC", do=Flip(Put(4, one(FOE)), Heal(4, one(MINE)))),
    ),
    pokemon(
        evolved(1, "dp2-50", "Golbat", "Zubat", "22", 70, "P", ("P", 20), ("F", 20), 0),
        Attack("Pulse Search", "P", 30, do=LookAtHand()),
    ),
    pokemon(
        evolved(1, "dp2-51", "Graveler", "Geodude", "34", 90, "F", ("G", 20), ("L", 20), 3),
        Attack("Rock Cannon", "FC", 30, "×", until_tails_times()),
        Attack("Rock Slide", "FCC", 40, do=Hit(10, some(2, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp2-53", "Lairon", "Aron", "32", 80, "M", ("R", 20), ("P", 20), 3),
        Attack("Mend", "M", do=Then(Search(one(discard_pile(EnergyOf("M"))), Onto(SELF)), Heal(2, SELF))),
        Attack("Confront", "MMC", 50),
    ),
    pokemon(
        evolved(1, "dp2-55", "Masquerain", "Surskit", "32", 70, "G", ("R", 20), ("F", 20), 0),
        Attack("Centrifugal Force", "CC", 20, "×", Times(RetreatCostOf(DEFENDING))),
        Attack("Swirling Ripple", "GG", 30, "+", If(Exists(foe(OfType("W"))), steps(More(30), CONFUSED))),
    ),
    pokemon(
        evolved(1, "dp2-56", "Nidorina", "Nidoran ♀", "25", 80, "P", ("P", 20), None, 1),
        Attack("Rescue", "C", do=Search(up_to(2, discard_pile(Kind("pokemon"))), "hand", show=True)),
        Attack("Scratch", "PC", 30),
    ),
    pokemon(
        evolved(1, "dp2-57", "Octillery", "Remoraid", "32", 80, "W", ("L", 20), None, 1),
        Attack(
            "Crash Bomber",
            "CC",
            30,
            "+",
            steps(
                If(Is(DEFENDING, Holding(Kind("special energy"))), More(30)),
                Discard(one(energy_cards(DEFENDING, Kind("special energy")))),
            ),
        ),
        Attack("Aqua Liner", "WW", do=steps(Choose(one(FOE_BENCH)), Hit(40, CHOSEN))),
    ),
    pokemon(
        evolved(1, "dp2-58", "Parasect", "Paras", "36", 90, "G", ("R", 20), None, 2),
        Attack(
            "Wild Spores",
            "G",
            20,
            do=If(
                Both((Is(SELF, WasPlayed()), Is(SELF, Under("Paras")))),
                steps(Base(40), Inflict(("asleep", "poisoned"))),
            ),
        ),
        Attack("Extend Fungus", "GGC", 60, do=Heal(2, SELF)),
    ),
    pokemon(
        evolved(1, "dp2-59", "Pupitar", "Larvitar", "31", 70, "F", ("G", 20), ("L", 20), 0),
        Attack("Pressurized Gas", "CC", do=Hit(10, FOE)),
        Attack("Rocket Tackle", "FCC", 50, do=steps(Hit(10, SELF), Flip(foes_turn(Prevented())))),
    ),
    pokemon(
        evolved(1, "dp2-60", "Quilava", "Cyndaquil", "25", 80, "R", ("W", 20), None, 1),
        Attack("Fireworks", "RC", 40, do=Flip(tails=Discard(one(energy(SELF, EnergyOf("R")))))),
    ),
    pokemon(
        evolved(1, "dp2-62", "Sealeo", "Spheal", "27", 80, "W", ("M", 20), None, 2),
        Attack("Ice Rider", "WW", do=hit_chosen(30, FOE)),
    ),
    pokemon(
        evolved(1, "dp2-63", "Shieldon", "Armor Fossil", "26", 80, "M", ("R", 20), ("P", 20), 2),
        Attack("Hard Face", "MC", 20, do=foes_turn(Reduced(20))),
        Attack("Shield Attack", "MCC", 40, "+", Flip(More(20))),
    ),
    pokemon(
        level_up("dp2-122", "Lucario", 110, "F", ("P", None), None, 1),
        Power("Stance", foes_turn(Prevented("all")), "level-up", healthy=False),
        Attack("Close Combat", "FFC", 80, do=foes_turn(Increased(30))),
    ),
    pokemon(
        level_up("dp2-123", "Magmortar", 130, "R", ("W", None), None, 3),
        Power("Torrid Wave", Inflict(("burned",), counters=3), where="active"),
        Attack(
            "Flame Bluster",
            "RRRR",
            do=steps(
                Discard(some(2, energy(SELF, EnergyOf("R")))),
                hit_chosen(100, FOE),
                own_turn(CannotUse("Flame Bluster")),
            ),
        ),
    ),
)
