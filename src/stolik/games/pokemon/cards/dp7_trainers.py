"""Stormfront (dp7), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import (
    CHOSEN,
    HOLDER,
    AnyOf,
    Called,
    Choose,
    Discard,
    Draw,
    Exists,
    Flip,
    Heal,
    Is,
    May,
    Not,
    Other,
    Put,
    Search,
    Shuffle,
    Some,
    Unless,
    When,
    Which,
    one,
    up_to,
)
from stolik.games.pokemon.ast.nodes import (
    ACTIVE,
    DEFENDING,
    AttachSelf,
    Cure,
    CureOne,
    EnergyOf,
    Holding,
    IsActive,
    Kind,
    Move,
    Onto,
    Switch,
    SwitchIn,
)
from stolik.games.pokemon.ast.printed import Power

from .recipes import (
    ANY_TRAINER,
    FOE,
    FOE_BENCH,
    deck,
    discard_pile,
    energy_cards,
    from_deck,
    from_discard,
    hand,
    item,
    mine,
    special_energy,
    stadium,
    steps,
    supporter,
    tool,
)

CARDS = (
    stadium(
        "dp7-82",
        "Conductive Quarry",
        Power(
            "Conductive Quarry",
            Flip(heads=from_discard(AnyOf((EnergyOf("L"), EnergyOf("M"))))),
            healthy=False,
            users="each",
        ),
    ),
    tool(
        "dp7-83",
        "Energy Link",
        Power(
            "Energy Link",
            Move(one(energy_cards(HOLDER)), Onto(one(mine(Holding(Called("Energy Link")), Other())))),
            limit="often",
            healthy=False,
        ),
        do=AttachSelf(one(mine(Not(Holding(Kind("tool")))))),
    ),
    item("dp7-85", "Great Ball", from_deck(Kind("basic pokemon"), to="bench")),
    item(
        "dp7-86",
        "Luxury Ball",
        from_deck(Kind("pokemon"), Not(Kind("level-up"))),
        only_if=Unless(Exists(discard_pile(Called("Luxury Ball")))),
    ),
    supporter(
        "dp7-87",
        "Marley's Request",
        steps(
            Choose(Some(2, 2, discard_pile(ANY_TRAINER), different="name")),
            Choose(Some(1, 1, CHOSEN, by="opponent")),
            Move(CHOSEN, "hand", show=True),
        ),
    ),
    item(
        "dp7-88",
        "Poké Blower +",
        May(
            Discard(one(hand(Called("Poké Blower +")))),
            steps(Choose(one(FOE_BENCH)), SwitchIn(CHOSEN)),
            Flip(Put(1, one(FOE))),
        ),
    ),
    item(
        "dp7-89",
        "Poké Drawer +",
        May(Discard(one(hand(Called("Poké Drawer +")))), steps(Search(up_to(2, deck()), "hand"), Shuffle()), Draw(1)),
    ),
    item(
        "dp7-90",
        "Poké Healer +",
        May(
            Discard(one(hand(Called("Poké Healer +")))),
            steps(Choose(one(ACTIVE)), Heal(8, CHOSEN), Cure(CHOSEN)),
            steps(Choose(one(ACTIVE)), Heal(1, CHOSEN), CureOne(CHOSEN)),
        ),
    ),
    item(
        "dp7-91",
        "Premier Ball",
        steps(
            Search(one(Which("card", where="deck or discard", filters=(Kind("level-up"),))), "hand", show=True),
            Shuffle(searched=True),
        ),
    ),
    special_energy(
        "dp7-94",
        "Cyclone Energy",
        "C",
        When("attached", Switch(DEFENDING, by="opponent"), Is(HOLDER, IsActive())),
    ),
    special_energy("dp7-95", "Warp Energy", "C", When("attached", Switch(HOLDER), Is(HOLDER, IsActive()))),
)
