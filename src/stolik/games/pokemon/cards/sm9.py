"""Sun & Moon: Team Up (sm9), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    SELF,
    AnyOf,
    Choose,
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
    OfChosen,
    Put,
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
    DEFENDING,
    Before,
    CanEvolve,
    CannotPlay,
    ConditionsOn,
    EnergyOf,
    GoesFirst,
    Harmless,
    Hit,
    Holding,
    Ignoring,
    Kind,
    Leave,
    Look,
    More,
    MovedUp,
    OfType,
    Onto,
    Prevented,
    Switch,
    Times,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ANY_TRAINER,
    BURNED,
    FOE_BENCH,
    MINE,
    OF_LATER_RULES,
    any_number,
    basic,
    deck,
    discard_pile,
    energy,
    evolved,
    foe,
    foes_turn,
    from_deck,
    later,
    lock_attack,
    my_bench,
    pokemon,
    steps,
    supporter,
)

CARDS = later(
    pokemon(
        basic("sm9-10", "Shaymin ◇", "", 80, "G", ("R", None), None, 0, "prism star"),
        Attack("Flower Storm", "GG", 30, "×", Times(Count(energy(MINE, Kind("basic energy"))))),
    ),
    pokemon(
        basic("sm9-12", "Charmander", "", 70, "R", ("W", None), None, 1),
        Attack("Ember", "R", 30, do=Discard(one(energy(SELF)))),
    ),
    pokemon(
        evolved(1, "sm9-13", "Charmeleon", "Charmander", "", 90, "R", ("W", None), None, 2),
        Attack("Fire Fang", "RR", 30, do=BURNED),
    ),
    pokemon(
        evolved(2, "sm9-14", "Charizard", "Charmeleon", "", 150, "R", ("W", None), None, 2),
        Power(
            "Roaring Resolve",
            steps(Put(2, SELF), Search(up_to(2, deck(EnergyOf("R"))), Onto(SELF)), Shuffle()),
            healthy=False,
        ),
        Attack(
            "Continuous Blaze Ball", "RR", 30, "+", steps(Discard(energy(SELF, EnergyOf("R"))), More(50, Count(CHOSEN)))
        ),
    ),
    pokemon(
        basic("sm9-17", "Ponyta", "", 70, "R", ("W", None), None, 1),
        Attack("Live Coal", "R", 10),
        Attack("Stomp", "RR", 10, "+", Flip(More(30))),
    ),
    pokemon(
        evolved(1, "sm9-18", "Rapidash", "Ponyta", "", 100, "R", ("W", None), None, 1),
        Attack("Searing Flame", "R", 20, do=BURNED),
        Attack("Agility", "RR", 60, do=Flip(foes_turn(Prevented("all")))),
    ),
    pokemon(
        basic("sm9-23", "Squirtle", "", 70, "W", ("G", None), None, 1),
        Attack("Tackle", "C", 10),
        Attack("Rain Splash", "WC", 20),
    ),
    pokemon(
        evolved(1, "sm9-24", "Wartortle", "Squirtle", "", 90, "W", ("G", None), None, 2),
        Attack("Tackle", "CC", 30),
        Attack("Waterfall", "WWC", 70),
    ),
    pokemon(
        evolved(2, "sm9-25", "Blastoise", "Wartortle", "", 160, "W", ("G", None), None, 3),
        Power(
            "Powerful Squall",
            Look(6, any_number(deck(EnergyOf("W"))), Onto(one(MINE), each=True), "shuffle"),
            healthy=False,
        ),
        Attack("Hydro Tackle", "WWW", 150, do=Hit(30, SELF)),
    ),
    pokemon(
        basic("sm9-26", "Psyduck", "", 60, "W", ("G", None), None, 2),
        Attack("Headache", "C", 10, do=Flip(foes_turn(CannotPlay(ANY_TRAINER), "opponent"))),
    ),
    pokemon(
        evolved(1, "sm9-27", "Golduck", "Psyduck", "", 110, "W", ("G", None), None, 1),
        Attack("Amnesia", "W", 20, do=lock_attack()),
        Attack(
            "Swim",
            "CCC",
            90,
            do=If(Exists(foe(Holding(EnergyOf("W")))), May(steps(Choose(one(FOE_BENCH)), Harmless(), Hit(90, CHOSEN)))),
        ),
    ),
    pokemon(
        basic("sm9-40", "Zapdos", "", 110, "L", ("L", None), ("F", 20), 2),
        Attack("Thunderous Assault", "L", 10, "+", steps(If(Is(SELF, MovedUp()), More(70)), Ignoring(("weakness",)))),
    ),
    pokemon(
        basic("sm9-54", "Nidoran ♀", "", 60, "P", ("P", None), None, 1),
        Attack("Call for Family", "C", do=from_deck(Kind("basic pokemon"), to="bench")),
        Attack("Scratch", "CC", 20),
    ),
    pokemon(
        evolved(1, "sm9-55", "Nidorina", "Nidoran ♀", "", 90, "P", ("P", None), None, 2),
        Attack("Family Rescue", "C", do=steps(Search(some(5, discard_pile(OfType("P"))), "deck"), Shuffle())),
        Attack("Bite", "CC", 30),
    ),
    pokemon(
        evolved(2, "sm9-56", "Nidoqueen", "Nidorina", "", 160, "P", ("P", None), None, 3),
        Power("Queen's Call", from_deck(Kind("pokemon"), Not(OF_LATER_RULES)), healthy=False),
        Attack("Power Lariat", "CCC", 10, "+", More(50, Count(my_bench(Kind("evolution"))))),
    ),
    pokemon(
        basic("sm9-83", "Alolan Grimer", "", 70, "D", ("F", None), ("P", 20), 3),
        Attack("Chemical Breath", "CC", 20, "+", More(50, ConditionsOn(DEFENDING))),
    ),
    pokemon(
        basic("sm9-100", "Bronzor", "", 50, "M", ("R", None), ("P", 20), 1),
        Body("Evolutionary Advantage", (Static(CanEvolve(same_turn=False), SELF, Unless(GoesFirst())),)),
        Attack("Tackle", "MC", 20),
    ),
    pokemon(
        basic("sm9-121", "Pidgey", "", 50, "C", ("L", None), ("F", 20), 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Gust", "CC", 20),
    ),
    pokemon(
        evolved(1, "sm9-123", "Pidgeotto", "Pidgey", "", 60, "C", ("L", None), ("F", 20), 1),
        Power("Air Mail", Look(2, one(deck()), rest="bottom"), healthy=False),
        Attack("Gust", "CC", 30),
    ),
    pokemon(
        evolved(2, "sm9-124", "Pidgeot", "Pidgeotto", "", 130, "C", ("L", None), ("F", 20), 0),
        Attack("Whirlwind", "CC", 60, do=Switch(DEFENDING, "opponent")),
        Attack("Spin Storm", "CCC", do=Leave(DEFENDING, "hand")),
    ),
    pokemon(
        basic("sm9-127", "Farfetch'd", "", 80, "C", ("L", None), ("F", 20), 1),
        Attack("Collect", "C", do=Draw(2)),
        Attack(
            "Tool Buster",
            "C",
            20,
            "+",
            steps(
                Before(Discard(Which("trainer card", filters=(Kind("tool"),), on=DEFENDING))),
                If(Compare(Count(OfChosen((Kind("tool"),))), ">", 0), More(70)),
            ),
        ),
    ),
    supporter(
        "sm9-135",
        "Brock's Grit",
        steps(Search(some(6, discard_pile(AnyOf((Kind("pokemon"), Kind("basic energy"))))), "deck"), Shuffle()),
    ),
)
