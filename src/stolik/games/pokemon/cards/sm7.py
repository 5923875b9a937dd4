"""Sun & Moon: Celestial Storm (sm7), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    SELF,
    AnyOf,
    Coins,
    Compare,
    Count,
    Discard,
    Draw,
    Flip,
    If,
    Is,
    May,
    NameHas,
    Not,
    OfChosen,
    OneOf,
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
    ACTIVE,
    DEFENDING,
    EVENT,
    CanEvolve,
    Cannot,
    CannotPlay,
    EnergyOf,
    GoesFirst,
    Hit,
    Holding,
    IsActive,
    Kind,
    KnockOut,
    LaidInOpening,
    More,
    Move,
    OfType,
    Onto,
    Prevented,
    RetreatCost,
    Switch,
    Times,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    FOE_BENCH,
    FOE_HAND,
    HAND,
    MINE,
    MY_BENCH,
    OF_LATER_RULES,
    PARALYZED,
    TRAINER,
    any_number,
    basic,
    deck,
    discard_pile,
    energy,
    energy_cards,
    evolved,
    fetch,
    foes_turn,
    hand,
    item,
    later,
    mine,
    pokemon,
    stadium,
    steps,
    supporter,
)

CARDS = later(
    pokemon(
        basic("sm7-8", "Treecko", "", 70, "G", ("R", None), None, 1),
        Attack("Smack", "G", 10),
        Attack("Tail Whap", "GC", 20),
    ),
    pokemon(
        evolved(1, "sm7-9", "Grovyle", "Treecko", "", 80, "G", ("R", None), None, 1),
        Attack("Leaf Blade", "G", 20, "+", Flip(More(40))),
    ),
    pokemon(
        evolved(2, "sm7-10", "Sceptile", "Grovyle", "", 140, "G", ("R", None), None, 1),
        Body(
            "Power of Nature",
            (Static(Prevented("damage", Kind("ultra beast"), from_="opponent"), mine(Holding(EnergyOf("G")))),),
        ),
        Attack("Powerful Storm", "G", 20, "×", Times(Count(energy(MINE)))),
    ),
    pokemon(
        basic("sm7-23", "Slugma", "", 70, "R", ("W", None), None, 2),
        Attack("Magma Ring", "C", 10, do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Flare", "RC", 20),
    ),
    pokemon(
        evolved(1, "sm7-24", "Magcargo", "Slugma", "", 90, "R", ("W", None), None, 3),
        Power("Smooth Over", Search(one(deck()), "shuffled top"), healthy=False),
        Attack("Combustion", "RCC", 50),
    ),
    pokemon(
        basic("sm7-33", "Mudkip", "", 70, "W", ("G", None), None, 1),
        Attack("Tackle", "W", 10),
        Attack("Wave Splash", "WC", 20),
    ),
    pokemon(
        evolved(1, "sm7-34", "Marshtomp", "Mudkip", "", 90, "W", ("G", None), None, 3),
        Attack("Muddy Water", "WC", 20, do=Hit(20, one(FOE_BENCH))),
        Attack("Surf", "WWC", 70),
    ),
    pokemon(
        evolved(2, "sm7-35", "Swampert", "Marshtomp", "", 160, "W", ("G", None), None, 3),
        Power("Power Draw", steps(Discard(one(HAND)), Draw(3)), healthy=False),
        Attack("Hydro Pump", "CCC", 80, "+", More(20, Count(energy(SELF, EnergyOf("W"))))),
    ),
    pokemon(
        basic("sm7-41", "Clamperl", "", 50, "W", ("G", None), None, 3),
        Body("Evolutionary Advantage", (Static(CanEvolve(False), SELF, Unless(GoesFirst())),)),
        Attack("Sparkling Pearl", "W", 10),
    ),
    pokemon(
        basic("sm7-45", "Regice", "", 120, "W", ("M", None), None, 3),
        Body("Icy Barrier", (Static(CannotPlay(Kind("stadium")), "opponent", Is(SELF, IsActive())),)),
        Attack("Icy Wind", "WCC", 60, do=ASLEEP),
    ),
    pokemon(
        basic("sm7-47", "Voltorb", "", 50, "L", ("F", None), ("M", 20), 1),
        Body("Floating Electrons", (Static(RetreatCost(None), SELF, Is(SELF, Holding(Kind("energy")))),)),
        Attack("Thunder Shock", "LC", 20, do=Flip(PARALYZED)),
    ),
    pokemon(
        evolved(1, "sm7-48", "Electrode-GX", "Voltorb", "", 190, "L", ("F", None), ("M", 20), 1, "gx"),
        Power(
            "Extra Energy Bomb",
            steps(
                Search(some(5, discard_pile(Kind("energy"))), Onto(one(mine(Not(OF_LATER_RULES))), True)),
                KnockOut(SELF),
            ),
            healthy=False,
        ),
        Attack("Electro Ball", "LC", 50),
        Attack(
            "Crush and Burn-GX", "LC", 30, "+", steps(Discard(any_number(energy(MINE))), More(50, Count(CHOSEN))), True
        ),
    ),
    pokemon(
        basic("sm7-49", "Chinchou", "", 60, "L", ("F", None), ("M", 20), 1),
        Attack("Pound", "C", 10),
        Attack("Spark", "LC", 10, do=Hit(10, some(2, FOE_BENCH))),
    ),
    pokemon(
        evolved(1, "sm7-50", "Lanturn", "Chinchou", "", 110, "L", ("F", None), ("M", 20), 2),
        Body(
            "Energy Grounding",
            (When("ally knocked out", May(Move(one(energy_cards(EVENT, Kind("basic energy"))), Onto(SELF)))),),
        ),
        Attack("Lightning Strike", "LLC", 70, "+", May(Discard(energy(SELF, EnergyOf("L"))), More(70))),
    ),
    pokemon(basic("sm7-51", "Electrike", "", 50, "L", ("F", None), ("M", 20), 1), Attack("Zap Kick", "L", 20)),
    pokemon(
        evolved(1, "sm7-52", "Manectric", "Electrike", "", 110, "L", ("F", None), ("M", 20), 0),
        Body("Electric Start", (Static(LaidInOpening(), SELF, Unless(GoesFirst())),)),
        Attack("Double Charge", "L", 40, do=May(Move(up_to(2, hand(Kind("basic energy"))), Onto(one(MY_BENCH))))),
    ),
    pokemon(
        basic("sm7-110", "Dunsparce", "", 50, "C", ("F", None), None, 1),
        Attack(
            "Strike and Run",
            "C",
            do=steps(
                Search(up_to(3, deck(Kind("basic pokemon"))), "bench"),
                Shuffle(),
                If(Compare(Count(OfChosen((Kind("pokemon"),))), ">", 0), May(Switch(SELF))),
            ),
        ),
        Attack("Sudden Flash", "C", 10, do=Flip(PARALYZED)),
    ),
    pokemon(
        basic("sm7-120", "Skitty", "", 60, "C", ("F", None), None, 1), Attack("Fake Out", "C", 10, do=Flip(PARALYZED))
    ),
    pokemon(
        evolved(1, "sm7-121", "Delcatty", "Skitty", "", 90, "C", ("F", None), None, 1),
        Power("Search for Friends", Search(some(2, discard_pile(Kind("supporter"))), "hand"), "evolved", False),
        Attack("Cat Kick", "CC", 40),
    ),
    supporter("sm7-124", "Apricorn Maker", fetch(up_to(2, deck(TRAINER, NameHas("Ball"))))),
    supporter("sm7-127", "Copycat", steps(Move(HAND, "deck"), Shuffle(), Draw(1, each=Count(FOE_HAND)))),
    item("sm7-129", "Energy Switch", Move(one(energy(MINE, Kind("basic energy"))), Onto(one(mine(Other()))))),
    supporter("sm7-132", "Hau", Draw(3)),
    item("sm7-138", "Lure Ball", steps(Coins(3), Repeat(HEADS, Search(one(discard_pile(Kind("evolution"))), "hand")))),
    supporter(
        "sm7-139",
        "The Masked Royal",
        Move(
            one(hand(Kind("basic energy"))),
            Onto(one(mine(Kind("stage 2"), AnyOf((OfType("G"), OfType("R"), OfType("W")))))),
        ),
    ),
    stadium(
        "sm7-143",
        "Shrine of Punishment",
        When("between turns", Put(1, Which("pokemon", "each", filters=(OF_LATER_RULES,)))),
    ),
    item("sm7-147", "Switch", Switch(ACTIVE)),
    supporter("sm7-148", "Tate & Liza", OneOf((steps(Move(HAND, "deck"), Shuffle(), Draw(5)), Switch(ACTIVE)))),
    supporter("sm7-149", "TV Reporter", steps(Draw(3), Discard(one(HAND)))),
)
