"""Sun & Moon: Forbidden Light (sm6), facts only: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import SELF, Both, Draw, If, Is, May, Shuffle, Static, Unless, Which, one, up_to
from stolik.games.pokemon.ast.nodes import (
    DEFENDING,
    CanEvolve,
    DrawUntil,
    EnergyOf,
    FirstTurn,
    GoesFirst,
    Kind,
    Leave,
    More,
    Move,
    OfType,
    PrizesFor,
)
from stolik.games.pokemon.ast.printed import Attack, Body, Power

from .recipes import (
    ASLEEP,
    FOE_BENCH,
    MINE,
    POISONED,
    basic,
    deck,
    evolved,
    fetch,
    foes_turn,
    from_discard_onto,
    later,
    pokemon,
    steps,
    supporter,
)

CARDS = later(
    pokemon(
        basic("sm6-3", "Snover", "", 80, "G", ("R", None), None, 3),
        Attack("Ice Shard", "GC", 20, "+", If(Is(DEFENDING, OfType("F")), More(40))),
    ),
    pokemon(
        evolved(1, "sm6-4", "Abomasnow", "Snover", "", 130, "G", ("R", None), None, 3),
        Power("Blessings of the Frost", from_discard_onto(one(MINE), EnergyOf("G")), "evolved", healthy=False),
        Attack("Hypno Hammer", "GCCC", 80, do=ASLEEP),
    ),
    pokemon(
        basic("sm6-43", "Azelf", "", 60, "P", ("P", None), None, 1),
        Attack(
            "Psychic Abduction", "C", do=Leave(one(FOE_BENCH), "deck"), only_if=Both((Unless(GoesFirst()), FirstTurn()))
        ),
        Attack("Hypnoblast", "C", 10, do=ASLEEP),
    ),
    pokemon(
        basic("sm6-55", "Poipole", "", 70, "P", ("P", None), None, 1, "ultra beast"),
        Attack("Spit Poison", "C", do=POISONED),
        Attack("Knockout Reviver", "PC", do=foes_turn(PrizesFor(None))),
    ),
    pokemon(
        basic("sm6-83", "Flabébé", "", 30, "Y", ("M", None), ("D", 20), 1),
        Body("Evolutionary Advantage", (Static(CanEvolve(same_turn=False), SELF, Unless(GoesFirst())),)),
        Attack("Tackle", "Y", 10),
    ),
    pokemon(
        basic("sm6-99", "Furfrou", "", 90, "C", ("F", None), None, 1), Attack("Return", "C", 20, do=May(DrawUntil(5)))
    ),
    supporter("sm6-108", "Judge", steps(Move(Which("card", "each", "hand"), "deck"), Shuffle("each"), Draw(4, "each"))),
    supporter("sm6-109", "Lady", fetch(up_to(4, deck(Kind("basic energy"))))),
)
