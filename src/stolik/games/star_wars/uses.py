"""What the events of Star Wars tell of cards that were drawn and played (stolik.simulation.uses).

A card is drawn when it comes into the hand from the deck, a pile or by a search, and played when it is put into the
build zone or an arena, onto a unit, or takes effect as a Mission or Battle card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.kernel.event import Event

from .rules.events import (
    BattleCardPlayed,
    CardReturned,
    CardsDrawn,
    CardStacked,
    CardStarted,
    DeckSearched,
    LocationPlaced,
    MissionCompleted,
    UnitDeployed,
)


def read(event: Event) -> tuple[str, int, Sequence[int]] | None:
    """What an event says of cards."""
    if isinstance(event, CardsDrawn):
        return "drawn", event.seat, event.cards
    if isinstance(event, DeckSearched | CardReturned):
        return ("drawn", event.seat, event.cards) if event.to == "hand" else None
    if isinstance(
        event, CardStarted | UnitDeployed | CardStacked | MissionCompleted | LocationPlaced | BattleCardPlayed
    ):
        return "played", event.seat, (event.kind,)
    return None


def begin(view: Any) -> list[tuple[str, int, Sequence[int]]]:
    """Nothing is dealt before the first event."""
    return []
