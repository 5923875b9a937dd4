"""Mysterious Treasures (dp2), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    SELF,
    AllOf,
    AnyOf,
    Choose,
    Coins,
    CoinsUntilTails,
    Exists,
    Is,
    NameHas,
    Other,
    Put,
    Repeat,
    Search,
    Shuffle,
    Static,
    When,
    Which,
    one,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ATTACKER,
    Contest,
    Deals,
    DrawUpTo,
    EvolvesFrom,
    Kind,
    Look,
    Move,
    OfType,
    Provides,
    ReduceIt,
    RevealUntil,
    WeaknessIs,
)
from stolik.games.pokemon.ast.printed import Body

from .recipes import (
    ANOTHER_CARD,
    HAND,
    TRAINER,
    deck,
    discard_pile,
    fossil,
    from_discard,
    item,
    special_energy,
    stadium,
    steps,
    supporter,
)

CARDS = (
    supporter(
        "dp2-109",
        "Bebe's Search",
        steps(
            Choose(one(HAND)),
            Move(CHOSEN, "deck top"),
            Search(one(deck(Kind("pokemon"))), "hand", show=True),
            Shuffle(),
        ),
        only_if=ANOTHER_CARD,
    ),
    item("dp2-110", "Dusk Ball", steps(Look(7, one(deck(Kind("pokemon"))), end="bottom", show_taken=True), Shuffle())),
    supporter(
        "dp2-111",
        "Fossil Excavator",
        steps(
            Search(
                one(
                    Which(
                        "card",
                        where="deck or discard",
                        filters=(
                            AnyOf(
                                (
                                    AllOf((TRAINER, NameHas("Fossil"))),
                                    AllOf((Kind("evolution"), EvolvesFrom("fossil"))),
                                ),
                            ),
                        ),
                    ),
                ),
                "hand",
                show=True,
            ),
            Shuffle(searched=True),
        ),
    ),
    stadium("dp2-112", "Lake Boundary", Static(WeaknessIs(None), Which("pokemon", "each"))),
    item(
        "dp2-113",
        "Night Maintenance",
        steps(
            Search(up_to(3, discard_pile(AnyOf((Kind("pokemon"), Kind("basic energy"))))), "deck", show=True),
            Shuffle(),
        ),
    ),
    item("dp2-114", "Quick Ball", RevealUntil(Kind("pokemon"))),
    supporter(
        "dp2-115",
        "Team Galactic's Wager",
        steps(
            Move(Which("card", "each", "hand"), "deck"),
            Shuffle("each"),
            Contest(steps(DrawUpTo(6), DrawUpTo(3, "opponent")), steps(DrawUpTo(3), DrawUpTo(6, "opponent"))),
        ),
    ),
    fossil(
        "dp2-116",
        "Armor Fossil",
        50,
        "C",
        Body("Armor Stone", (When("would be damaged", steps(CoinsUntilTails(), Repeat(HEADS, ReduceIt(10)))),)),
    ),
    fossil(
        "dp2-117",
        "Skull Fossil",
        50,
        "C",
        Body(
            "Skull Stone",
            (When("would be knocked out", steps(CoinsUntilTails(), Repeat(HEADS, Put(1, ATTACKER)))),),
        ),
    ),
    special_energy(
        "dp2-118",
        "Multi Energy",
        "*",
        Static(
            Provides("C"),
            SELF,
            Exists(Which("energy card", filters=(Kind("special energy"), Other()), on=HOLDER)),
        ),
    ),
    special_energy("dp2-119", "Darkness Energy", "D", Static(Deals(10), HOLDER, Is(HOLDER, OfType("D")))),
    item("dp2-124", "Time-Space Distortion", steps(Coins(3), Repeat(HEADS, from_discard(Kind("pokemon"))))),
)
