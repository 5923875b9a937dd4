"""Delta Species (ex11), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    HEADS,
    HOLDER,
    THAT_MANY,
    AllOf,
    AnyOf,
    Coins,
    Compare,
    Count,
    Discard,
    Draw,
    Exists,
    Flip,
    Heal,
    If,
    Is,
    NameHas,
    Not,
    Remember,
    Repeat,
    Search,
    Shuffle,
    Static,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    Deals,
    DrawUntil,
    EnergyOf,
    Immune,
    Kind,
    Leave,
    Look,
    MaximumHP,
    OfType,
    Reduced,
    Switch,
)
from stolik.games.pokemon.ast.printed import Power

from .recipes import (
    BASIC,
    BASIC_ENERGY,
    BASIC_OR_EVOLUTION,
    ENERGY,
    FOE_HAND,
    HAND,
    MINE,
    any_number,
    beside,
    deck,
    discard_pile,
    fetch,
    from_deck,
    item,
    mine,
    pay_a_card,
    special_energy,
    stadium,
    steps,
    supporter,
)

CARDS = (
    item("ex11-89", "Dual Ball", steps(Coins(2), Repeat(HEADS, from_deck(BASIC)))),
    item("ex11-90", "Great Ball", from_deck(BASIC, Not(Kind("ex")), to="bench")),
    supporter(
        "ex11-91",
        "Holon Farmer",
        pay_a_card(
            Search(some(3, discard_pile(BASIC_ENERGY)), "deck top", show=True),
            Search(some(3, discard_pile(BASIC_OR_EVOLUTION)), "deck top", show=True),
            Shuffle(),
        ),
    ),
    supporter(
        "ex11-92",
        "Holon Lass",
        pay_a_card(
            Remember(Count(Which("card", "each", "prizes"))),
            Look(THAT_MANY, take=any_number(deck(ENERGY)), show_taken=True),
            Shuffle(),
        ),
    ),
    supporter("ex11-93", "Holon Mentor", pay_a_card(fetch(up_to(3, deck(BASIC, MaximumHP(100)))))),
    supporter(
        "ex11-95",
        "Holon Researcher",
        pay_a_card(from_deck(AnyOf((EnergyOf("M"), AllOf((BASIC_OR_EVOLUTION, Kind("delta"))))))),
    ),
    stadium(
        "ex11-96",
        "Holon Ruins",
        Power(
            "Holon Ruins",
            If(Exists(mine(Kind("delta"))), steps(Draw(1), Discard(one(HAND)))),
            healthy=False,
            users="each",
        ),
    ),
    supporter(
        "ex11-97",
        "Holon Scientist",
        pay_a_card(If(Compare(Count(HAND), "<", Count(FOE_HAND)), DrawUntil(Count(FOE_HAND)))),
    ),
    item(
        "ex11-98",
        "Holon Transceiver",
        steps(
            Search(
                one(Which("card", where="deck or discard", filters=(Kind("supporter"), NameHas("Holon")))),
                "hand",
                show=True,
            ),
            Shuffle(searched=True),
        ),
    ),
    item("ex11-99", "Master Ball", steps(Look(7, take=one(deck(BASIC_OR_EVOLUTION)), show_taken=True), Shuffle())),
    item("ex11-100", "Super Scoop Up", Flip(heads=Leave(one(MINE), "hand"))),
    item("ex11-101", "Potion", Heal(2, one(MINE))),
    item("ex11-102", "Switch", Switch(ACTIVE)),
    special_energy(
        "ex11-103", "Darkness Energy", "D", Static(Deals(10), HOLDER, Is(HOLDER, AnyOf((OfType("D"), NameHas("Dark")))))
    ),
    special_energy(
        "ex11-105",
        "Holon Energy GL",
        "C",
        Static(Immune(), HOLDER, beside("G")),
        Static(Reduced(10, by=Kind("ex"), from_="opponent"), HOLDER, beside("L")),
    ),
    special_energy("ex11-107", "Metal Energy", "M", Static(Reduced(10), HOLDER, Is(HOLDER, OfType("M")))),
)
