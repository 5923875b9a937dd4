"""Delta Species (ex11), Basic Pokémon, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    SELF,
    THAT_MANY,
    Called,
    Compare,
    Count,
    Draw,
    Exists,
    Flip,
    If,
    Is,
    NameHas,
    Not,
    Remember,
    Search,
    Static,
    one,
    up_to,
)
from stolik.games.pokemon.ast.modifiers import Cannot, FlipsToAttack, Prevented, Reduced
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    EACH_DEFENDING,
    EnergyOf,
    Evolved,
    Hit,
    Ignoring,
    Kind,
    More,
    OfType,
    Onto,
    PrizesTaken,
)
from stolik.games.pokemon.ast.printed import Attack, Body

from .recipes import (
    ASLEEP,
    BASIC,
    CONFUSED,
    ENERGY,
    FOE,
    MINE,
    PARALYZED,
    POISONED,
    UNAFFECTED,
    basic,
    discard_pile,
    foe,
    foes_turn,
    from_deck,
    from_discard,
    from_discard_onto,
    hit_chosen,
    mine,
    pokemon,
    steps,
)

CARDS = (
    pokemon(
        basic("ex11-45", "Illumise", "", 60, "G", ("R", None), None, 1),
        Body(
            "Beacon Protection",
            (Static(Prevented("all", by=NameHas("Dark"), from_="opponent"), SELF, Exists(mine(Called("Volbeat")))),),
        ),
        Attack("Call for Family", "C", do=from_deck(BASIC, to="bench")),
        Attack("Strange Rasping", "GC", 20, do=If(Is(DEFENDING, Evolved()), CONFUSED)),
    ),
    pokemon(
        basic("ex11-55", "Skarmory", "", 70, "M", ("R", None), ("G", None), 1),
        Body("Shining Horn", (Static(Cannot("attack"), foe(BASIC), Compare(Count(MINE), "=", 1)),)),
        Attack("Cry for Help", "C", do=from_deck(OfType("M"), Not(Kind("ex")))),
        Attack("Steel Wing", "MC", 20, do=foes_turn(Reduced(20))),
    ),
    pokemon(
        basic("ex11-56", "Volbeat", "", 60, "G", ("R", None), None, 1),
        Body(
            "Extra Protection",
            (Static(Prevented("all", by=Kind("ex"), from_="opponent"), SELF, Exists(mine(Called("Illumise")))),),
        ),
        Attack("Swift", "GC", 30, do=UNAFFECTED),
    ),
    pokemon(basic("ex11-57", "Bagon", "", 50, "R", ("C", None), ("RF", None), 1, "delta"), Attack("Bite", "C", 10)),
    pokemon(
        basic("ex11-65", "Dratini", "", 50, "L", ("C", None), ("GF", None), 1, "delta"),
        Attack("Hook", "C", 10),
        Attack("Thunder Jolt", "LC", 30, do=Flip(tails=Hit(10, SELF))),
    ),
    pokemon(
        basic("ex11-68", "Eevee", "", 50, "M", ("F", None), None, 1, "delta"),
        Attack("Metal Scoop", "C", 10, do=from_discard_onto(SELF, EnergyOf("M"))),
    ),
    pokemon(
        basic("ex11-69", "Eevee", "", 50, "C", ("F", None), None, 1),
        Attack("Call for Family", "C", do=from_deck(BASIC, to="bench")),
        Attack("Rear Kick", "CC", 20),
    ),
    pokemon(
        basic("ex11-70", "Holon's Magnemite", "", 40, "M", ("R", None), ("G", None), 1),
        Attack("Linear Attack", "M", do=hit_chosen(10, FOE)),
        as_energy="C",
    ),
    pokemon(
        basic("ex11-71", "Holon's Voltorb", "", 40, "L", ("F", None), None, 1),
        Attack("Thundershock", "L", 10, do=Flip(heads=PARALYZED)),
        as_energy="C",
    ),
    pokemon(
        basic("ex11-72", "Koffing", "", 50, "G", ("P", None), None, 1),
        Attack("Confusion Gas", "G", do=CONFUSED),
        Attack("Ram", "CC", 20),
    ),
    pokemon(
        basic("ex11-74", "Magnemite", "", 50, "L", ("F", None), ("M", None), 1),
        Attack("Collect", "C", do=Draw(1)),
        Attack("Magnetic Blast", "L", 10),
    ),
    pokemon(
        basic("ex11-75", "Makuhita", "", 50, "F", ("P", None), None, 1),
        Attack("Sand Attack", "C", 10, do=foes_turn(FlipsToAttack(), DEFENDING)),
    ),
    pokemon(
        basic("ex11-76", "Marill", "", 50, "W", ("L", None), None, 1),
        Attack("Rollout", "C", 10),
        Attack("Jump On", "CC", 10, "+", Flip(heads=More(20))),
    ),
    pokemon(
        basic("ex11-77", "Meowth", "", 50, "C", ("F", None), None, 1),
        Attack("Pickup Power", "C", do=from_discard(ENERGY)),
        Attack("Bite", "C", 10),
    ),
    pokemon(basic("ex11-78", "Ponyta", "", 50, "R", ("W", None), None, 1), Attack("Flare", "R", 10)),
    pokemon(basic("ex11-80", "Porygon", "", 50, "C", ("F", None), None, 1), Attack("Sharpen", "CC", 30)),
    pokemon(
        basic("ex11-82", "Sandshrew", "", 50, "F", ("G", None), None, 1),
        Attack("Dig Under", "F", do=steps(hit_chosen(10, FOE), Ignoring(("weakness", "resistance")))),
        Attack("Scratch", "CC", 20),
    ),
    pokemon(
        basic("ex11-83", "Slowpoke", "", 50, "W", ("L", None), None, 1),
        Attack("Yawn", "C", do=ASLEEP),
        Attack("Tackle", "CC", 20),
    ),
    pokemon(
        basic("ex11-86", "Taillow", "", 40, "C", ("L", None), ("F", None), 1),
        Attack("Skill Dive", "C", do=Hit(10, one(FOE))),
    ),
    pokemon(
        basic("ex11-87", "Weedle", "", 50, "G", ("R", None), None, 1),
        Attack("String Shot", "C", 10, do=Flip(heads=PARALYZED)),
    ),
    pokemon(
        basic("ex11-88", "Zubat", "", 50, "G", ("P", None), None, 1),
        Attack("Poison Fang", "G", 10, do=Flip(heads=POISONED)),
    ),
    pokemon(
        basic("ex11-112", "Kyogre ★", "", 90, "W", ("L", None), None, 3, "star"),
        Attack(
            "Critical Collection",
            "W",
            10,
            do=steps(
                Remember(PrizesTaken("opponent")), Search(up_to(THAT_MANY, discard_pile(EnergyOf("W"))), Onto(SELF))
            ),
        ),
        Attack("Sheer Cold", "WWWCC", 60, do=Flip(heads=foes_turn(Cannot("attack"), EACH_DEFENDING))),
    ),
)
