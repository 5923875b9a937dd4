"""Sun & Moon: Crimson Invasion (sm4), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    REST,
    SELF,
    AnyOf,
    Choose,
    Compare,
    Count,
    Discard,
    Draw,
    Flip,
    Heal,
    If,
    May,
    Search,
    Shuffle,
    Static,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    Deals,
    Fails,
    Hit,
    Ignoring,
    Increased,
    Inflict,
    Kind,
    Leave,
    More,
    OfType,
    Reduced,
    RetreatCost,
    StadiumInPlay,
    Switch,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    BURNED,
    CONFUSED,
    FOE,
    MINE,
    MY_BENCH,
    basic,
    coins_times,
    deck,
    discard_pile,
    energy,
    evolved,
    foes_turn,
    later,
    pokemon,
    stadium,
    steps,
    supporter,
)

CARDS = later(
    pokemon(
        basic("sm4-29", "Shellos", "", 60, "W", ("G", None), None, 1),
        Attack("Regeneration", "C", do=Heal(3, SELF)),
        Attack("Mud-Slap", "C", 10),
    ),
    pokemon(
        basic("sm4-30", "Pikachu", "", 60, "L", ("F", None), ("M", 20), 1),
        Attack("Pika Draw", "C", do=Draw(1)),
        Attack("Quick Attack", "CC", 20, "+", Flip(More(20))),
    ),
    pokemon(
        evolved(1, "sm4-31", "Alolan Raichu", "Pikachu", "", 110, "L", ("F", None), ("M", 20), 2),
        Body("Surge Surfer", (Static(RetreatCost(None), SELF, StadiumInPlay()),)),
        Attack("Psychic", "CCC", 70, "+", More(20, Count(energy(DEFENDING)))),
    ),
    pokemon(
        basic("sm4-35", "Emolga", "", 60, "L", ("L", None), ("F", 20), 1),
        Attack("Energy Catch", "C", do=Search(some(3, discard_pile(Kind("basic energy"))), "hand")),
        Attack("Volt Switch", "L", 30, do=Switch(SELF, filters=(OfType("L"),))),
    ),
    pokemon(
        basic("sm4-39", "Misdreavus", "", 60, "P", ("D", None), ("F", 20), 1), Attack("Confuse Ray", "P", do=CONFUSED)
    ),
    pokemon(basic("sm4-46", "Salandit", "", 60, "P", ("P", None), None, 1), Attack("Singe", "P", do=BURNED)),
    pokemon(
        evolved(1, "sm4-47", "Salazzle", "Salandit", "", 110, "P", ("P", None), None, 1),
        Attack("Nasty Plot", "P", do=steps(Search(up_to(2, deck()), "hand"), Shuffle())),
        Attack("Severe Poison", "P", do=Inflict(("poisoned",), counters=4)),
    ),
    pokemon(
        evolved(1, "sm4-54", "Gastrodon", "Shellos", "", 120, "F", ("G", None), None, 3),
        Attack("Eerie Fluid", "FC", 30, do=CONFUSED),
        Attack("Earthquake", "FFC", 120, do=Hit(10, MY_BENCH)),
    ),
    pokemon(basic("sm4-55", "Stufful", "", 70, "F", ("P", None), None, 2), Attack("Flop", "CC", 30)),
    pokemon(
        basic("sm4-58", "Houndour", "", 60, "D", ("F", None), ("P", 20), 1),
        Attack("Rear Kick", "D", 10),
        Attack("Darkness Fang", "DC", 20),
    ),
    pokemon(
        evolved(1, "sm4-59", "Houndoom", "Houndour", "", 110, "D", ("F", None), ("P", 20), 1),
        Attack("Fire Fang", "DC", 30, do=BURNED),
        Attack("Puncturing Fangs", "DCC", 90, do=Ignoring(("resistance",))),
    ),
    pokemon(
        basic("sm4-60", "Deino", "", 70, "D", ("F", None), ("P", 20), 2),
        Attack("Headbutt", "DC", 20),
        Attack("Surprise Attack", "DDC", 60, do=Flip(tails=Fails())),
    ),
    pokemon(
        evolved(1, "sm4-61", "Zweilous", "Deino", "", 90, "D", ("F", None), ("P", 20), 2),
        Attack("Headbutt", "DC", 30),
        Attack("Double Hit", "DDC", 60, "×", coins_times(2)),
    ),
    pokemon(
        evolved(2, "sm4-62", "Hydreigon", "Zweilous", "", 160, "D", ("F", None), ("P", 20), 2),
        Power("Weed Out", steps(Choose(some(3, MY_BENCH)), Leave(REST, "discard")), healthy=False),
        Attack("Dark Destruction", "DDC", 120, do=May(Discard(one(energy(SELF))), Discard(one(energy(DEFENDING))))),
    ),
    pokemon(
        basic("sm4-64", "Mawile", "", 80, "M", ("R", None), ("P", 20), 1),
        Attack("Call for Family", "C", do=steps(Search(up_to(2, deck(Kind("basic pokemon"))), "bench"), Shuffle())),
        Attack("Crunch", "CC", 30, do=Flip(Discard(one(energy(DEFENDING))))),
    ),
    pokemon(
        basic("sm4-75", "Jangmo-o", "", 60, "N", ("Y", None), None, 1),
        Attack("Headbutt", "C", 10),
        Attack("Gentle Slap", "LF", 20),
    ),
    pokemon(
        evolved(1, "sm4-76", "Hakamo-o", "Jangmo-o", "", 90, "N", ("Y", None), None, 1),
        Attack("Noble Roar", "C", do=Switch(DEFENDING, "opponent")),
        Attack("Dragon Claw", "LF", 40),
    ),
    pokemon(
        evolved(2, "sm4-77", "Kommo-o", "Hakamo-o", "", 160, "N", ("Y", None), None, 2),
        Attack("War Cry", "CC", 30, "+", If(Compare(Count(MINE), "<", Count(FOE)), More(90))),
        Attack("Clanging Scales", "LFC", 130, do=foes_turn(Increased(30))),
    ),
    pokemon(
        basic("sm4-89", "Type: Null", "", 110, "C", ("F", None), None, 2),
        Attack("Armor Press", "CC", 30, do=foes_turn(Reduced(30))),
        Attack("Slashing Claw", "CCC", 70),
    ),
    stadium(
        "sm4-93",
        "Devoured Field",
        Static(Deals(10), Which("pokemon", "each", filters=(AnyOf((OfType("D"), OfType("N"))),))),
    ),
    supporter("sm4-96", "Lusamine", Search(some(2, discard_pile(AnyOf((Kind("supporter"), Kind("stadium"))))), "hand")),
)
