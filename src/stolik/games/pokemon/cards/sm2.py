"""Sun & Moon: Guardians Rising (sm2), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    SELF,
    AnyOf,
    Choose,
    Count,
    Discard,
    DiscardTop,
    Draw,
    Flip,
    If,
    Is,
    Not,
    OneOf,
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
    EACH_DEFENDING,
    Affected,
    Cannot,
    CannotUse,
    Deals,
    EnergyOf,
    EvolvesFrom,
    Evolving,
    Fails,
    FirstTurn,
    Hit,
    Holding,
    Ignoring,
    Inflict,
    Kind,
    KnockOut,
    Look,
    More,
    Move,
    NoWeakness,
    OfType,
    Onto,
    Prevented,
    RetreatCost,
    StadiumInPlay,
    Switch,
    Times,
    UsedLastTurn,
    UseLastAttack,
    WasPlayed,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    CONFUSED,
    FOE,
    MINE,
    MY_BENCH,
    OF_LATER_RULES,
    basic,
    deck,
    discard_pile,
    energy,
    evolved,
    fetch,
    foes_turn,
    from_deck,
    from_discard_onto,
    hand,
    item,
    later,
    lock_attack,
    mine,
    my_bench,
    own_turn,
    pokemon,
    stadium,
    steps,
    supporter,
    tool,
)

CARDS = later(
    pokemon(
        basic("sm2-11", "Litwick", "", 50, "R", ("W", None), None, 1), Attack("Flickering Flames", "R", 10, do=ASLEEP)
    ),
    pokemon(
        evolved(1, "sm2-12", "Lampent", "Litwick", "", 80, "R", ("W", None), None, 1), Attack("Will-O-Wisp", "R", 30)
    ),
    pokemon(
        basic("sm2-15", "Salandit", "", 70, "R", ("W", None), None, 1),
        Attack("Scratch", "R", 10),
        Attack("Venoshock", "CC", 20, "+", If(Is(DEFENDING, Affected("poisoned")), More(40))),
    ),
    pokemon(
        evolved(1, "sm2-16", "Salazzle", "Salandit", "", 110, "R", ("W", None), None, 1),
        Power("Hot Poison", Inflict(("burned", "poisoned"), EACH_DEFENDING), "evolved", healthy=False),
        Attack("Flamethrower", "RCC", 90, do=Discard(one(energy(SELF)))),
    ),
    pokemon(
        basic("sm2-18", "Turtonator-GX", "", 190, "R", ("W", None), None, 3, "gx"),
        Attack("Shell Trap", "CC", 20, do=foes_turn(When("damaged", Put(8, ATTACKER)))),
        Attack("Bright Flame", "RRC", 160, do=Discard(some(2, energy(SELF, EnergyOf("R"))))),
        Attack(
            "Nitro Tank-GX", "R", do=Search(some(5, discard_pile(EnergyOf("R"))), Onto(one(MINE), each=True)), gx=True
        ),
    ),
    pokemon(
        basic("sm2-19", "Alolan Sandshrew", "", 60, "W", ("M", None), None, 1),
        Attack("Defense Curl", "", do=Flip(foes_turn(Prevented()))),
        Attack("Ice Ball", "WCC", 30),
    ),
    pokemon(
        evolved(1, "sm2-20", "Alolan Sandslash", "Alolan Sandshrew", "", 110, "W", ("M", None), None, 2),
        Power("Slush Rush", Draw(1), healthy=False),
        Attack("Smash Turn", "WCC", 50, do=Switch(SELF)),
    ),
    pokemon(
        basic("sm2-48", "Slowpoke", "", 70, "P", ("P", None), None, 3),
        Attack("Headbutt", "C", 10),
        Attack("Whimsy Tackle", "PCC", 60, do=Flip(tails=Fails())),
    ),
    pokemon(
        evolved(1, "sm2-49", "Slowbro", "Slowpoke", "", 110, "P", ("P", None), None, 3),
        Attack("Amnesia", "C", 20, do=lock_attack()),
        Attack("Facade", "PCC", 50, "+", If(Is(SELF, AnyOf((Affected("burned"), Affected("poisoned")))), More(80))),
    ),
    pokemon(
        basic("sm2-50", "Trubbish", "", 70, "P", ("P", None), None, 2),
        Attack("Stomp Off", "P", do=DiscardTop(1, "opponent")),
        Attack("Drool", "PCC", 30),
    ),
    pokemon(
        basic("sm2-52", "Gothita", "", 60, "P", ("P", None), None, 1), Attack("Blown Kiss", "P", do=Put(1, one(FOE)))
    ),
    pokemon(
        evolved(1, "sm2-53", "Gothorita", "Gothita", "", 80, "P", ("P", None), None, 2),
        Attack("Slap", "P", 20),
        Attack("Psybeam", "PC", 30, do=CONFUSED),
    ),
    pokemon(
        basic("sm2-55", "Oricorio", "", 90, "P", ("P", None), None, 1),
        Power("Vital Dance", fetch(up_to(2, deck(Kind("basic energy")))), "put", healthy=False),
        Attack("Casual Slap", "PC", 30),
    ),
    pokemon(
        basic("sm2-56", "Oricorio", "", 90, "P", ("D", None), ("F", 20), 1),
        Attack(
            "Supernatural Dance",
            "C",
            do=Repeat(Count(Which("card", "opponent", "discard", (Kind("pokemon"),))), Put(1, one(FOE))),
        ),
        Attack("Revelation Dance", "C", 30, do=If(Unless(StadiumInPlay()), Fails())),
    ),
    pokemon(
        basic("sm2-58", "Mimikyu", "", 70, "P", None, None, 1),
        Attack("Filch", "C", do=Draw(2)),
        Attack("Copycat", "PC", do=UseLastAttack()),
    ),
    pokemon(
        basic("sm2-59", "Dhelmise", "", 120, "P", ("D", None), ("F", 20), 2),
        Body("Steelworker", (Static(Deals(10), mine(OfType("M"))),)),
        Attack("Anchor Shot", "PCC", 70, do=foes_turn(Cannot("retreat"), DEFENDING)),
    ),
    pokemon(
        evolved(2, "sm2-61", "Lunala", "Cosmoem", "", 160, "P", ("D", None), ("F", 20), 2),
        Attack("Shatter Shot", "P", 40, "×", Times(Count(energy(SELF, EnergyOf("P"))))),
        Attack("Wings of the Moone", "PPP", 130, do=Move(energy(SELF), Onto(one(MY_BENCH), each=True))),
    ),
    pokemon(
        basic("sm2-73", "Rockruff", "", 60, "F", ("G", None), None, 1),
        Attack("Corner", "F", do=foes_turn(Cannot("retreat"), DEFENDING)),
        Attack("Wild Kick", "CC", 30, do=Flip(tails=Fails())),
    ),
    pokemon(
        basic("sm2-77", "Minior", "", 70, "F", ("L", None), ("F", 20), 1),
        Attack("Swift", "C", 20, do=Ignoring(("weakness", "resistance", "bodies", "effects"))),
        Attack("Cosmicsplosion", "FFF", 190, do=KnockOut(SELF)),
    ),
    pokemon(
        basic("sm2-83", "Beldum", "", 60, "M", ("R", None), ("P", 20), 1),
        Attack("Core Beam", "M", 20, do=Discard(one(energy(SELF, EnergyOf("M"))))),
    ),
    pokemon(
        evolved(1, "sm2-84", "Metang", "Beldum", "", 90, "M", ("R", None), ("P", 20), 3),
        Attack("Ram", "C", 20),
        Attack("Core Beam", "MMC", 80, do=Discard(one(energy(SELF, EnergyOf("M"))))),
    ),
    pokemon(
        evolved(2, "sm2-87", "Solgaleo", "Cosmoem", "", 160, "M", ("R", None), ("P", 20), 3),
        Attack("Shining Arrow", "MC", do=Hit(50, one(FOE))),
        Attack("Fangs of the Sunne", "MMC", 170, do=own_turn(CannotUse("Fangs of the Sunne"))),
    ),
    pokemon(
        basic("sm2-103", "Taillow", "", 60, "C", ("L", None), ("F", 20), 1),
        Attack("Reckless Charge", "C", 20, do=Hit(10, SELF)),
    ),
    pokemon(
        evolved(1, "sm2-104", "Swellow", "Taillow", "", 90, "C", ("L", None), ("F", 20), 1),
        Attack("Agility", "C", 20, do=Flip(foes_turn(Prevented("all")))),
        Attack("Swallow Dive", "C", 40, "+", If(UsedLastTurn("Agility"), More(80))),
    ),
    pokemon(
        basic("sm2-105", "Castform", "", 70, "C", ("F", None), None, 1),
        Attack("Weather Teller", "C", do=fetch(up_to(2, deck(Kind("stadium"))))),
        Attack("Water Pulse", "CC", 30, do=ASLEEP),
    ),
    pokemon(
        basic("sm2-112", "Stufful", "", 70, "C", ("F", None), None, 2),
        Attack("Tackle", "C", 10),
        Attack("Hammer In", "CCC", 60),
    ),
    pokemon(
        evolved(1, "sm2-113", "Bewear", "Stufful", "", 130, "C", ("F", None), None, 2),
        Power("Rake It In", Draw(3), "evolved", healthy=False),
        Attack("Dangerous Blow", "CCC", 60, "+", If(Is(DEFENDING, Kind("basic pokemon")), More(60))),
    ),
    stadium(
        "sm2-117",
        "Altar of the Moone",
        Static(
            RetreatCost(-2),
            Which("pokemon", "each", filters=(Holding(AnyOf((EnergyOf("P"), EnergyOf("D")))),)),
        ),
    ),
    stadium(
        "sm2-118",
        "Altar of the Sunne",
        Static(NoWeakness(), Which("pokemon", "each", filters=(AnyOf((OfType("R"), OfType("M"))),))),
    ),
    item("sm2-119", "Aqua Patch", from_discard_onto(one(my_bench(OfType("W"))), EnergyOf("W"))),
    stadium(
        "sm2-120",
        "Brooklet Hill",
        Power(
            "Brooklet Hill",
            from_deck(Kind("basic pokemon"), AnyOf((OfType("W"), OfType("F"))), to="bench"),
            healthy=False,
            users="each",
        ),
    ),
    tool("sm2-121", "Choice Band", Static(Deals(30, against=OF_LATER_RULES), HOLDER)),
    item("sm2-122", "Energy Loto", Look(7, up_to(1, deck(Kind("energy"))), rest="shuffle", show_taken=True)),
    supporter("sm2-127", "Mallow", Search(some(2, deck()), "shuffled top")),
    item(
        "sm2-130",
        "Rescue Stretcher",
        OneOf(
            (
                Search(one(discard_pile(Kind("pokemon"))), "hand"),
                steps(Search(some(3, discard_pile(Kind("pokemon"))), "deck"), Shuffle()),
            )
        ),
    ),
    item(
        "sm2-165",
        "Rare Candy",
        steps(
            Choose(one(mine(Kind("basic pokemon"), Not(WasPlayed("put"))))),
            Move(one(hand(EvolvesFrom(CHOSEN, over=True))), Evolving(CHOSEN, free=True)),
        ),
        only_if=Unless(FirstTurn()),
    ),
)
