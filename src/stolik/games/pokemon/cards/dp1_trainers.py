"""Diamond & Pearl (dp1), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    HOLDER,
    REST,
    AllHeads,
    AllTails,
    Choose,
    Coins,
    CoinsUntilTails,
    Discard,
    Draw,
    Flip,
    Heal,
    If,
    Other,
    Repeat,
    Search,
    Shuffle,
    Some,
    Static,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import ACTIVE, DEFENDING, AttachSelf, Cure, Deals, Kind, Look, Move, Onto, Switch
from stolik.games.pokemon.ast.printed import Power

from .recipes import (
    ANOTHER_CARD,
    BASIC_ENERGY,
    HAND,
    MINE,
    basic_energy,
    deck,
    discard_pile,
    energy_cards,
    from_deck,
    item,
    mine,
    stadium,
    steps,
    supporter,
)

CARDS = (
    item("dp1-105", "Double Full Heal", Cure(Which("pokemon", where="active"))),
    item(
        "dp1-106",
        "Energy Restore",
        steps(Coins(3), Repeat(HEADS, Search(one(discard_pile(Kind("basic energy"))), "hand"))),
    ),
    item("dp1-107", "Energy Switch", Move(one(energy_cards(MINE, Kind("basic energy"))), Onto(one(mine(Other()))))),
    item(
        "dp1-108",
        "Night Pokémon Center",
        steps(
            Choose(one(MINE)),
            Coins(2),
            If(AllHeads(), Heal(None, CHOSEN)),
            If(AllTails(), Discard(energy_cards(CHOSEN))),
        ),
    ),
    item("dp1-109", "PlusPower", AttachSelf(one(MINE)), Static(Deals(10), HOLDER), stays="turn"),
    item("dp1-110", "Poké Ball", Flip(from_deck(Kind("pokemon")))),
    item("dp1-111", "Pokédex HANDY910is", Look(2, one(deck()), rest="bottom")),
    supporter(
        "dp1-112",
        "Professor Rowan",
        steps(Choose(one(HAND)), Move(REST, "deck"), Shuffle(), Draw(4)),
        only_if=ANOTHER_CARD,
    ),
    supporter("dp1-113", "Rival", steps(Look(5, Some(3, 3, deck(), "opponent"), shown=True), Shuffle())),
    stadium(
        "dp1-114",
        "Speed Stadium",
        Power("Speed Stadium", steps(CoinsUntilTails(), Repeat(HEADS, Draw(1))), healthy=False, users="each"),
    ),
    item("dp1-116", "Warp Point", steps(Switch(DEFENDING, "opponent"), Switch(ACTIVE))),
    item("dp1-117", "Energy Search", from_deck(BASIC_ENERGY)),
    basic_energy("dp1-125", "Water Energy", "W"),
    basic_energy("dp1-127", "Psychic Energy", "P"),
    basic_energy("dp1-128", "Fighting Energy", "F"),
    basic_energy("dp1-129", "Darkness Energy", "D"),
    basic_energy("dp1-130", "Metal Energy", "M"),
)
