"""Secret Wonders (dp3), Trainers and Energy, as data: numbers as printed, and what the cards do as trees."""

from __future__ import annotations

from stolik.cardgame.ast import CHOSEN, REST, AnyOf, Choose, Draw, Search, Shuffle, Some, one, up_to
from stolik.games.pokemon.ast.nodes import ACTIVE, Kind, Look, Move, Switch

from .recipes import (
    ANOTHER_CARD,
    BEBES_SEARCH,
    DARKNESS_ENERGY_GIVES,
    HAND,
    METAL_ENERGY_GIVES,
    PLUS_POWER,
    PLUS_POWER_GIVES,
    POTION,
    blind,
    deck,
    discard_pile,
    fetch,
    item,
    special_energy,
    steps,
    supporter,
)

CARDS = (
    supporter("dp3-119", "Bebe's Search", BEBES_SEARCH, only_if=ANOTHER_CARD),
    item(
        "dp3-120",
        "Night Maintenance",
        steps(
            Search(up_to(3, discard_pile(AnyOf((Kind("pokemon"), Kind("basic energy"))))), "deck", show=True), Shuffle()
        ),
    ),
    item("dp3-121", "PlusPower", PLUS_POWER, *PLUS_POWER_GIVES, stays="turn"),
    supporter("dp3-122", "Professor Oak's Visit", steps(Draw(3), Choose(one(HAND)), Move(CHOSEN, "deck bottom"))),
    supporter(
        "dp3-123",
        "Professor Rowan",
        steps(Choose(one(HAND)), Move(REST, "deck"), Shuffle(), Draw(4)),
        only_if=ANOTHER_CARD,
    ),
    supporter("dp3-124", "Rival", steps(Look(5, Some(3, 3, deck(), by="opponent"), shown=True), Shuffle())),
    supporter(
        "dp3-125", "Roseanne's Research", fetch(up_to(2, deck(AnyOf((Kind("basic pokemon"), Kind("basic energy"))))))
    ),
    supporter("dp3-126", "Team Galactic's Mars", steps(Draw(2), Choose(blind(1)), Move(CHOSEN, "deck bottom"))),
    item("dp3-127", "Potion", POTION),
    item("dp3-128", "Switch", Switch(ACTIVE)),
    special_energy("dp3-129", "Darkness Energy", "D", *DARKNESS_ENERGY_GIVES),
    special_energy("dp3-130", "Metal Energy", "M", *METAL_ENERGY_GIVES),
)
