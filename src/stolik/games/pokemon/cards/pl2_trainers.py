"""Rising Rivals (pl2), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    SELF,
    AnyOf,
    Both,
    Called,
    Choose,
    Compare,
    Count,
    Counters,
    Discard,
    Exists,
    Flip,
    Heal,
    Is,
    May,
    Not,
    Other,
    Search,
    Shuffle,
    Static,
    Which,
    one,
    some,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    AttachSelf,
    DrawUntil,
    Exchange,
    Hit,
    Kind,
    Look,
    Move,
    NoWeakness,
    OfType,
    Onto,
    Piercing,
    Provides,
    Then,
)
from stolik.games.pokemon.ast.printed import Attack, Power

from .recipes import (
    ANOTHER_CARD,
    BASIC,
    BASIC_ENERGY,
    FOE,
    HAND,
    MINE,
    SP,
    THEIR_PRIZES,
    YOUR_PRIZES,
    any_number,
    deck,
    discard_pile,
    energy_cards,
    hand,
    item,
    mine,
    special_energy,
    stadium,
    steps,
    supporter,
    technical_machine,
)

CARDS = (
    supporter(
        "pl2-88", "Aaron's Collection", Search(up_to(2, discard_pile(AnyOf((SP, BASIC_ENERGY)))), "hand", show=True)
    ),
    supporter("pl2-90", "Bertha's Warmth", Heal(5, one(mine(SP)))),
    supporter("pl2-91", "Flint's Willpower", Move(one(hand(BASIC_ENERGY)), Onto(one(mine(SP))))),
    supporter(
        "pl2-92",
        "Lucian's Assignment",
        steps(Choose(one(MINE)), Move(any_number(energy_cards(CHOSEN)), Onto(one(mine(Other()))))),
    ),
    stadium(
        "pl2-93",
        "Pokémon Contest Hall",
        Power(
            "Pokémon Contest Hall",
            steps(
                Flip(Then(Search(one(deck(BASIC)), "bench"), May(Search(one(deck(Kind("tool"))), Onto(CHOSEN))))),
                Shuffle(searched=True),
            ),
            healthy=False,
            users="each",
        ),
    ),
    stadium(
        "pl2-94",
        "Sunyshore City Gym",
        Static(Piercing(("resistance",)), Which("pokemon", "each", filters=(OfType("L"),))),
        Static(NoWeakness(), Which("pokemon", "each", filters=(OfType("L"),))),
    ),
    technical_machine(
        "pl2-95",
        "Team Galactic's Invention G-107 Technical Machine G",
        Attack("Damage Porter", "CCC", do=steps(Choose(one(FOE)), Hit(10, CHOSEN, Counters(HOLDER)))),
        do=AttachSelf(one(mine(SP))),
        only_on=SP,
    ),
    item(
        "pl2-96",
        "Team Galactic's Invention G-109 SP Radar",
        steps(Choose(one(HAND)), Move(CHOSEN, "deck top"), Search(one(deck(SP)), "hand", show=True), Shuffle()),
        only_if=ANOTHER_CARD,
    ),
    supporter("pl2-97", "Underground Expedition", Look(4, some(2, deck()), rest="bottom order", end="bottom")),
    supporter(
        "pl2-98",
        "Volkner's Philosophy",
        steps(May(Discard(one(HAND))), DrawUntil(6)),
        only_if=Both((Exists(deck()), Compare(Count(HAND), "<=", 6))),
    ),
    special_energy("pl2-101", "SP Energy", "C", Static(Provides("*"), SELF, Is(HOLDER, SP))),
    special_energy(
        "pl2-102",
        "Upper Energy",
        "C",
        Static(
            Provides("C C"),
            SELF,
            Both((Compare(Count(YOUR_PRIZES), ">", Count(THEIR_PRIZES)), Is(HOLDER, Not(Kind("level-up"))))),
        ),
    ),
    supporter(
        "pl2-RT6",
        "Charon's Choice",
        steps(Exchange(one(deck(Called("Rotom"))), one(mine(Called("Rotom"))), clean=True), Shuffle()),
        stays="hand",
    ),
)
