"""Mysterious Treasures (dp2), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    AllHeads,
    AnyOf,
    Called,
    CoinIs,
    Coins,
    Compare,
    Count,
    Discard,
    Draw,
    Exists,
    Flip,
    If,
    Is,
    May,
    Not,
    Put,
    Some,
    Static,
    When,
    Which,
    one,
    some,
)
from stolik.games.pokemon.ast.modifiers import (
    CannotPlay,
    CannotUse,
    Deals,
    FlipsToAttack,
    Increased,
    Prevented,
    Reduced,
    RetreatCost,
)
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    DEFENDING,
    Affected,
    Base,
    EnergyOf,
    Evolved,
    Fails,
    Hit,
    Inflict,
    IsActive,
    Kind,
    Leave,
    LookAtHand,
    More,
    OfType,
    RemainingHP,
    RetreatCostOf,
    Times,
    Under,
    WasDamaged,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    BURNED,
    CONFUSED,
    FOE,
    FOE_BENCH,
    FOE_HAND,
    HAND,
    MY_BENCH,
    PARALYZED,
    POISONED,
    TRAINER,
    UNAFFECTED,
    coins_times,
    energy,
    evolved,
    foe,
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
        evolved(1, "dp2-6", "Bronzong", "Bronzor", "40", 90, "M", ("R", 30), ("P", 20), 3),
        Power("Miracle Oracle", steps(Draw(1), Discard(one(HAND)), If(Is(CHOSEN, Kind("energy")), Draw(1)))),
        Attack("Shady Stamp", "MMC", 50, do=CONFUSED),
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
        evolved(2, "dp2-16", "Typhlosion", "Quilava", "46", 110, "R", ("W", 30), None, 2),
        Power("Firestarter", from_discard_onto(one(MY_BENCH), EnergyOf("R"))),
        Attack("Evaporating Heat", "RRC", 60, do=Discard(one(energy(DEFENDING, EnergyOf("W"))))),
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
        evolved(2, "dp2-33", "Rampardos", "Cranidos", "48", 120, "F", ("G", 30), None, 1),
        Attack("Assurance", "FC", 30, do=If(Is(DEFENDING, RemainingHP(60)), Base(60))),
        Attack("Hasty Headbutt", "FFF", 100, do=steps(Hit(20, SELF), UNAFFECTED)),
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
        evolved(1, "dp2-50", "Golbat", "Zubat", "22", 70, "P", ("P", 20), ("F", 20), 0),
        Attack("Pulse Search", "P", 30, do=LookAtHand()),
    ),
    pokemon(
        evolved(1, "dp2-51", "Graveler", "Geodude", "34", 90, "F", ("G", 20), ("L", 20), 3),
        Attack("Rock Cannon", "FC", 30, "×", until_tails_times()),
        Attack("Rock Slide", "FCC", 40, do=Hit(10, some(2, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp2-55", "Masquerain", "Surskit", "32", 70, "G", ("R", 20), ("F", 20), 0),
        Attack("Centrifugal Force", "CC", 20, "×", Times(RetreatCostOf(DEFENDING))),
        Attack("Swirling Ripple", "GG", 30, "+", If(Exists(foe(OfType("W"))), steps(More(30), CONFUSED))),
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
