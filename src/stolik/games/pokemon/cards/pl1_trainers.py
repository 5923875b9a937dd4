"""Platinum (pl1), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    AnyOf,
    Choose,
    Compare,
    Count,
    Flip,
    Heal,
    Is,
    Not,
    OneOf,
    Put,
    Search,
    Shuffle,
    Static,
    Unless,
    When,
    Which,
    one,
)
from stolik.games.pokemon.ast.nodes import (
    EVENT,
    AttachSelf,
    AttackCost,
    AttacksBelow,
    CanEvolve,
    Cure,
    DrawUpTo,
    EvolvesFrom,
    Evolving,
    Holding,
    Kind,
    Leave,
    LookAtHand,
    Move,
    OfType,
    PreventPower,
)

from .recipes import (
    BASIC_ENERGY,
    FOE_HAND,
    HAND,
    INVENTION,
    MINE,
    SP,
    TRAINER,
    deck,
    from_discard,
    item,
    mine,
    special_energy,
    stadium,
    steps,
    supporter,
    tool,
)

CARDS = (
    stadium("pl1-104", "Broken Time-Space", Static(CanEvolve(first_turn=False, again=True), Which("pokemon", "each"))),
    supporter(
        "pl1-105",
        "Cyrus's Conspiracy",
        steps(
            Search(one(deck(Kind("supporter"))), "hand", show=True),
            Search(one(deck(BASIC_ENERGY)), "hand", show=True),
            Search(one(deck(TRAINER, INVENTION)), "hand", show=True),
            Shuffle(),
        ),
    ),
    stadium("pl1-106", "Galactic HQ", When("pokemon evolved", Put(2, EVENT))),
    item(
        "pl1-107",
        "Level Max",
        Flip(heads=steps(Search(one(deck(Kind("level-up"), EvolvesFrom(MINE))), Evolving(one(MINE))), Shuffle())),
    ),
    item("pl1-108", "Life Herb", Flip(heads=steps(Choose(one(MINE)), Cure(CHOSEN), Heal(6, CHOSEN)))),
    supporter(
        "pl1-109",
        "Looker's Investigation",
        steps(
            LookAtHand(),
            OneOf(
                (
                    steps(Move(HAND, "deck"), Shuffle(), DrawUpTo(5)),
                    steps(Move(FOE_HAND, "deck"), Shuffle("opponent"), DrawUpTo(5, "opponent")),
                )
            ),
        ),
    ),
    tool("pl1-110", "Memory Berry", Static(AttacksBelow(("basic", "stage 1")), HOLDER)),
    stadium(
        "pl1-111",
        "Miasma Valley",
        When("pokemon benched", Put(2, EVENT), Is(EVENT, Not(AnyOf((OfType("G"), OfType("P")))))),
    ),
    item("pl1-115", "Pokémon Rescue", from_discard(Kind("pokemon"))),
    tool(
        "pl1-116",
        "Team Galactic's Invention G-101 Energy Gain",
        Static(AttackCost(-1), HOLDER),
        do=AttachSelf(one(mine(SP, Not(Holding(Kind("tool")))))),
        only_on=SP,
    ),
    item(
        "pl1-117",
        "Team Galactic's Invention G-103 Power Spray",
        PreventPower(),
        only_if=Unless(Compare(Count(mine(SP)), "<=", 2)),
    ),
    item("pl1-118", "Team Galactic's Invention G-105 Poké Turn", Leave(one(mine(SP)), "hand")),
    special_energy("pl1-121", "Rainbow Energy", "*", When("attached", Put(1, HOLDER))),
)
