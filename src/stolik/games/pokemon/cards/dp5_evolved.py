"""Majestic Dawn (dp5), Evolutions and Pokémon LV.X, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    THAT_MANY,
    AnyOf,
    Called,
    Choose,
    Coins,
    CoinsUntilTails,
    Count,
    Discard,
    Flip,
    Heal,
    Hurt,
    If,
    Is,
    May,
    NameHas,
    Not,
    Put,
    Repeat,
    Search,
    Shuffle,
    Static,
    When,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    EVENT,
    NEW_ACTIVE,
    Base,
    Cannot,
    CannotPlay,
    CannotUse,
    Devolve,
    EnergyOf,
    Evolved,
    EvolvesFrom,
    ExtraHP,
    HasAbility,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    IsActive,
    Kind,
    More,
    Move,
    NoWeakness,
    Onto,
    Piercing,
    Prevented,
    Reduced,
    RetreatCost,
    Switch,
    Times,
    TypesAmong,
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
    MINE,
    MY_BENCH,
    PARALYZED,
    POISONED,
    TRAINER,
    any_number,
    blind,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    foe,
    foe_bench,
    foes_turn,
    hand,
    level_up,
    mine,
    my_bench,
    own_turn,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        evolved(1, "dp5-5", "Glaceon", "Eevee", "44", 80, "W", ("M", 20), None, 1),
        Attack("Snow Cloak", "W", 30, do=Flip(foes_turn(Prevented("all")))),
        Attack("Speed Slide", "WCC", 60, do=Ignoring(("resistance", "powers", "bodies", "effects"))),
    ),
    pokemon(
        evolved(2, "dp5-6", "Kabutops", "Kabuto", "56", 120, "F", ("G", 30), None, 2),
        Body("Primal Shell", (Static(CannotPlay(TRAINER), "opponent", Is(SELF, IsActive())),)),
        Attack("Chop Up", "FFC", 70, do=Hit(10, foe_bench(Hurt()))),
    ),
    pokemon(
        evolved(1, "dp5-7", "Leafeon", "Eevee", "42", 90, "G", ("R", 20), ("W", 20), 2),
        Attack("Bind Down", "G", 30, do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Leaf Guard", "GCC", 60, do=foes_turn(Reduced(20))),
    ),
    pokemon(
        evolved(1, "dp5-15", "Aerodactyl", "Old Amber", "44", 80, "C", ("L", 20), ("F", 20), 1),
        Body("Primal Claw", (When("opponent uses power", Put(2, EVENT)),)),
        Attack("Supersonic", "CC", 30, do=Flip(CONFUSED)),
    ),
    pokemon(
        evolved(1, "dp5-16", "Bronzong", "Bronzor", "44", 90, "P", ("P", 20), ("R", 20), 3),
        Body("Cursed Alloy", (When("between turns", Put(1, foe(HasAbility("power"))), Is(SELF, IsActive())),)),
        Attack("Pain Amplifier", "", do=Put(1, foe(Hurt()))),
        Attack("Coating", "PCC", 60, do=foes_turn(Reduced(20))),
    ),
    pokemon(
        evolved(2, "dp5-17", "Empoleon", "Prinplup", "49", 130, "W", ("L", 30), None, 2),
        Attack("Dual Splash", "WC", do=steps(Choose(some(2, FOE)), Hit(30, CHOSEN))),
        Attack("Surf Together", "WWC", 50, "+", steps(More(10, Count(MY_BENCH)), Flip(tails=Hit(10, MY_BENCH)))),
    ),
    pokemon(
        evolved(1, "dp5-18", "Espeon", "Eevee", "44", 80, "P", ("P", 20), None, 1),
        Body("Sunlight Veil", (Static(ExtraHP(20), mine(EvolvesFrom("Eevee")), only="side"),)),
        Attack("Morning Sun", "PCC", 60, do=May(Move(one(energy_cards(SELF)), Onto(one(MY_BENCH))))),
    ),
    pokemon(
        evolved(1, "dp5-19", "Flareon", "Eevee", "43", 90, "R", ("W", 20), None, 2),
        Attack("Fire Fang", "R", 30, do=Flip(BURNED)),
        Attack("Kindle", "RCC", 70, do=steps(Discard(one(energy_cards(SELF))), Discard(one(energy_cards(DEFENDING))))),
    ),
    pokemon(
        evolved(1, "dp5-20", "Glaceon", "Eevee", "46", 90, "W", ("M", 20), None, 1),
        Attack("Ice Shot", "WC", 30, do=Hit(10, one(FOE_BENCH))),
        Attack("Icy Wind", "WCC", 60, do=Flip(ASLEEP)),
    ),
    pokemon(
        evolved(1, "dp5-21", "Hippowdon", "Hippopotas", "44", 100, "F", ("W", 20), None, 3),
        Attack("Vacuum Sand", "", 20, do=Search(one(discard_pile(EnergyOf("F"))), Onto(SELF))),
        Attack("Sand Impact", "FCC", 50, "+", steps(Coins(Count(energy(SELF, EnergyOf("F")))), More(20, HEADS))),
    ),
    pokemon(
        evolved(2, "dp5-22", "Infernape", "Monferno", "46", 110, "R", ("W", 30), None, 0),
        Attack("Mach Punch", "C", 30, do=Hit(10, one(FOE_BENCH))),
        Attack("Mega Bravo", "R", 40, "×", steps(Discard(energy(SELF, EnergyOf("R"))), Times(THAT_MANY))),
    ),
    pokemon(
        evolved(1, "dp5-23", "Jolteon", "Eevee", "39", 80, "L", ("F", 20), ("M", 20), 0),
        Attack("Thunder Fang", "L", 20, do=Flip(PARALYZED)),
        Attack("Lightning Strike", "LLC", 50, do=May(Discard(some(2, energy(SELF))), Base(90))),
    ),
    pokemon(
        evolved(1, "dp5-24", "Leafeon", "Eevee", "40", 90, "G", ("R", 20), ("W", 20), 1),
        Attack("Sprial Drain", "GC", 40, do=Heal(1, SELF)),
        Attack("Leaf Blade", "GCC", 50, "+", Flip(More(20))),
    ),
    pokemon(
        evolved(2, "dp5-26", "Omastar", "Omanyte", "53", 110, "W", ("G", 30), None, 1),
        Power("Primal Swirl", Devolve(foe_bench(Evolved())), "evolved", healthy=False, shared=True),
        Attack("Send Back", "WC", 40, do=Switch(DEFENDING, "opponent")),
    ),
    pokemon(
        evolved(1, "dp5-29", "Scizor", "Scyther", "42", 90, "M", ("R", 30), ("P", 20), 1),
        Attack("Special Blow", "M", 30, "+", If(Is(DEFENDING, Holding(Kind("special energy"))), More(50))),
        Attack("X-Scissor", "MCC", 50, "+", Flip(More(40))),
    ),
    pokemon(
        evolved(2, "dp5-30", "Torterra", "Grotle", "51", 140, "G", ("R", 30), None, 4),
        Attack("Earthquake", "CC", 60, do=Hit(10, MY_BENCH)),
        Attack("Frenzy Plant", "GGCC", 100, do=own_turn(CannotUse("Frenzy Plant"))),
    ),
    pokemon(
        evolved(1, "dp5-31", "Toxicroak", "Croagunk", "32", 90, "P", ("P", 20), None, 1),
        Attack("Paralyze Poison", "P", 20, do=steps(POISONED, Flip(Inflict(("paralyzed", "poisoned"))))),
        Attack("Slash", "PCC", 60),
    ),
    pokemon(
        evolved(1, "dp5-32", "Umbreon", "Eevee", "43", 80, "D", ("F", 20), ("P", 20), 1),
        Body(
            "Moonlight Veil",
            (Static(NoWeakness(), mine(EvolvesFrom("Eevee"))), Static(RetreatCost(None), mine(EvolvesFrom("Eevee")))),
        ),
        Attack("Confuse Ray", "DCC", 50, do=CONFUSED),
    ),
    pokemon(
        evolved(1, "dp5-34", "Vaporeon", "Eevee", "45", 90, "W", ("L", 20), None, 1),
        Attack("Cleanse Away", "W", 30, do=Heal(2, MY_BENCH)),
        Attack(
            "Hyper Whirlpool",
            "WCC",
            60,
            do=steps(CoinsUntilTails(), Repeat(HEADS, Discard(one(energy_cards(DEFENDING))))),
        ),
    ),
    pokemon(
        evolved(1, "dp5-35", "Ambipom", "Aipom", "34", 80, "C", ("F", 20), None, 1),
        Attack("Astonish", "CC", 20, do=steps(Choose(blind(1)), Move(CHOSEN, "deck", show=True), Shuffle("opponent"))),
        Attack("Hang High", "CCC", do=steps(Choose(one(FOE)), Hit(40, CHOSEN))),
    ),
    pokemon(
        evolved(1, "dp5-36", "Fearow", "Spearow", "29", 80, "C", ("L", 20), ("F", 20), 0),
        Attack("Fury Attack", "C", 20, "×", steps(Coins(3), Times(HEADS))),
        Attack("Drill Peck", "CCC", 60),
    ),
    pokemon(
        evolved(1, "dp5-37", "Grotle", "Turtwig", "23", 90, "G", ("R", 20), ("W", 20), 3),
        Attack("Planting", "C", 20, do=Move(one(hand(EnergyOf("G"))), Onto(one(MINE)))),
        Attack("Body Slam", "GGC", 40, do=Flip(PARALYZED)),
    ),
    pokemon(
        evolved(1, "dp5-40", "Manectric", "Electrike", "34", 80, "L", ("F", 20), ("M", 20), 0),
        Attack("Thunder Wave", "L", 30, do=Flip(PARALYZED)),
        Attack("Volt Crush", "LC", 40, "+", Flip(steps(Discard(one(energy(SELF))), More(30)))),
    ),
    pokemon(
        evolved(1, "dp5-41", "Monferno", "Chimchar", "20", 70, "R", ("W", 20), None, 0),
        Attack("Fire Fang", "R", 30, do=BURNED),
        Attack("Mid-air Strike", "CC", 30, "+", Flip(More(30))),
    ),
    pokemon(
        evolved(1, "dp5-42", "Mothim", "Burmy", "41", 80, "G", ("R", 20), ("F", 20), 0),
        Body("Disturbance Scales", (Static(Piercing(("resistance",)), MINE),)),
        Attack("Get Help", "G", 30, "×", Times(TypesAmong(my_bench(NameHas("Wormadam"))))),
        Attack("Quick Touch", "GC", 40, do=May(Switch(SELF), Move(any_number(energy_cards(SELF)), Onto(NEW_ACTIVE)))),
    ),
    pokemon(
        evolved(1, "dp5-44", "Prinplup", "Piplup", "24", 80, "W", ("L", 20), None, 1),
        Attack("Ice Blade", "WC", do=steps(Choose(one(FOE)), Hit(30, CHOSEN))),
        Attack("Wash Over", "WCC", 50, do=Hit(10, some(2, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "dp5-45", "Raichu", "Pikachu", "37", 90, "L", ("F", 20), ("M", 20), 0),
        Attack("Agility", "C", 20, do=Flip(foes_turn(Prevented("all")))),
        Attack("Thunderbolt", "LLC", 100, do=Discard(energy_cards(SELF))),
    ),
    pokemon(
        evolved(1, "dp5-47", "Staravia", "Starly", "23", 80, "C", ("L", 20), ("F", 20), 0),
        Attack("Quick Attack", "C", 10, "+", Flip(More(30))),
        Attack("Drill Peck", "CCC", 50),
    ),
    pokemon(
        evolved(1, "dp5-67", "Kabuto", "Dome Fossil", "38", 80, "F", ("G", 20), None, 1),
        Power(
            "Ancient Guidance",
            Flip(
                steps(
                    Search(
                        one(deck(AnyOf((Called("Helix Fossil"), Called("Dome Fossil"), Called("Old Amber"))))), "bench"
                    ),
                    Shuffle(),
                )
            ),
        ),
        Attack("Shell Attack", "F", 20),
    ),
    pokemon(
        evolved(1, "dp5-69", "Omanyte", "Helix Fossil", "37", 70, "W", ("G", 20), None, 1),
        Power(
            "Call Up",
            Flip(
                Search(
                    one(discard_pile(AnyOf((Called("Helix Fossil"), Called("Dome Fossil"), Called("Old Amber"))))),
                    "bench",
                )
            ),
        ),
        Attack("Wash Over", "WC", 20, do=Hit(10, some(2, FOE_BENCH))),
    ),
    pokemon(
        level_up("dp5-97", "Garchomp", 140, "C", ("C", None), None, 0),
        Power("Dragon Pulse", steps(Coins(3), Repeat(HEADS, Put(1, FOE_BENCH))), "level-up", healthy=False),
        Attack(
            "Restore",
            "",
            do=steps(
                Search(one(discard_pile(Kind("pokemon"), Not(Kind("level-up")))), "bench"),
                May(Search(up_to(3, discard_pile(BASIC_ENERGY)), Onto(CHOSEN))),
            ),
        ),
    ),
    pokemon(
        level_up("dp5-98", "Glaceon", 100, "W", ("M", 30), None, 1),
        Body("Chilly Breath", (Static(Cannot("use powers"), FOE, Is(SELF, IsActive())),)),
        Attack("Avalanche", "WWC", 70, do=Flip(Hit(20, FOE_BENCH))),
    ),
    pokemon(
        level_up("dp5-99", "Leafeon", 110, "G", ("R", 30), ("W", 20), 2),
        Power("Energy Forcing", Move(one(hand(ENERGY)), Onto(one(MINE)))),
        Attack("Verdant Dance", "GC", 30, "+", More(10, Count(energy(MINE)))),
    ),
    pokemon(
        level_up("dp5-100", "Porygon-Z", 130, "C", ("F", None), None, 2),
        Power("Mode Crash", Discard(energy_cards(FOE, Kind("special energy"))), "level-up", healthy=False),
        Power("Decode", Search(up_to(2, deck()), "shuffled top")),
    ),
)
