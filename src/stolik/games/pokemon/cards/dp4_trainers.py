"""Great Encounters (dp4), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    THAT_MANY,
    AnyOf,
    Choose,
    Compare,
    Discard,
    Draw,
    Heal,
    If,
    Is,
    Static,
    When,
    Which,
    one,
    up_to,
)
from stolik.games.pokemon.ast.nodes import EvolvesFrom, Evolving, IsActive, Move, OfType, RetreatCost

from .recipes import BASIC, HAND, hand, item, mine, stadium, steps, supporter, tool

CARDS = (
    tool("dp4-97", "Amulet Coin", When("end of your turn", Draw(1), Is(HOLDER, IsActive()))),
    supporter(
        "dp4-98",
        "Felicity's Drawing",
        steps(
            Discard(up_to(2, HAND)), If(Compare(THAT_MANY, "=", 1), Draw(3)), If(Compare(THAT_MANY, "=", 2), Draw(4))
        ),
    ),
    tool("dp4-99", "Leftovers", When("end of your turn", Heal(1, HOLDER), Is(HOLDER, IsActive()))),
    stadium(
        "dp4-100",
        "Moonlight Stadium",
        Static(RetreatCost(None), Which("pokemon", "each", filters=(AnyOf((OfType("P"), OfType("D"))),))),
    ),
    item(
        "dp4-102",
        "Rare Candy",
        steps(
            Choose(one(mine(BASIC))),
            Move(one(hand(AnyOf((EvolvesFrom(CHOSEN), EvolvesFrom(CHOSEN, over=True))))), Evolving(CHOSEN)),
        ),
    ),
)
