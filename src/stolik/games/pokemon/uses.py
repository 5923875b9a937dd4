"""What the events of Pokémon tell of cards that were drawn and played (stolik.simulation.uses).

A card is drawn when it comes into the hand from the deck, from the Prizes or by a search, and played when it is put
into play, attached, or takes effect as a Trainer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stolik.kernel.event import Event

from .rules.events import (
    CardAttached,
    CardsDrawn,
    CardsMoved,
    DealRepeated,
    LayoutTaken,
    PokemonEvolved,
    PokemonExchanged,
    PokemonPut,
    PrizeTaken,
    TrainerPlayed,
)


def read(event: Event) -> tuple[str, int, Sequence[int]] | None:
    """What an event says of cards."""
    if isinstance(event, CardsDrawn | PrizeTaken):
        return "drawn", event.seat, event.kinds
    if isinstance(event, CardsMoved):
        return ("drawn", event.seat, event.kinds) if event.to == "hand" else None
    if isinstance(event, PokemonPut | PokemonEvolved | PokemonExchanged):
        return "played", event.seat, (event.kind,)
    if isinstance(event, CardAttached | TrainerPlayed):
        return "played", event.seat, (event.card,)
    if isinstance(event, DealRepeated):
        return "undone", event.seat, ()
    if isinstance(event, LayoutTaken):
        return "laid back", event.seat, ()
    return None


def begin(view: Any) -> list[tuple[str, int, Sequence[int]]]:
    """Nothing is dealt before the first event."""
    return []
