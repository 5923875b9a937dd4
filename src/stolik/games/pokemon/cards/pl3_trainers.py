"""Supreme Victors (pl3), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HEADS,
    AnyHeads,
    AnyOf,
    Choose,
    Coins,
    Flip,
    Heal,
    If,
    Repeat,
    Search,
    Shuffle,
    Static,
    When,
    Which,
    one,
    up_to,
)
from stolik.games.pokemon.ast.nodes import EVENT, Kind, Look, LookAtHand, Move, RetreatCost

from .recipes import BASIC_ENERGY, FOE_HAND, HAND, SP, deck, discard_pile, item, stadium, steps, supporter

CARDS = (
    stadium("pl3-134", "Battle Tower", When("pokemon leveled up", Heal(4, EVENT))),
    stadium("pl3-135", "Champion's Room", Static(RetreatCost(-1), Which("pokemon", "each", filters=(SP,)))),
    supporter("pl3-136", "Cynthia's Guidance", steps(Look(7, one(deck())), Shuffle())),
    supporter(
        "pl3-137",
        "Cyrus's Initiative",
        steps(
            Coins(2),
            If(AnyHeads(), LookAtHand()),
            Repeat(HEADS, steps(Choose(one(FOE_HAND)), Move(CHOSEN, "deck bottom"))),
        ),
    ),
    item("pl3-138", "Night Teleporter", Flip(steps(Move(HAND, "deck top"), Search(one(deck()), "hand"), Shuffle()))),
    supporter(
        "pl3-139",
        "Palmer's Contribution",
        steps(Search(up_to(5, discard_pile(AnyOf((Kind("pokemon"), BASIC_ENERGY)))), "deck", show=True), Shuffle()),
    ),
    item("pl3-140", "VS Seeker", Search(one(discard_pile(Kind("supporter"))), "hand", show=True)),
)
