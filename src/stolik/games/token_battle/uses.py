"""What the events of Token Battle tell of cards that were drawn and played (stolik.simulation.uses).

A card is drawn when it lies open on a stack (TB-DECK-10), and played when its token is laid."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.kernel.event import Event

from .rules.events import TokenLaid, TopUncovered
from .rules.view import TokenBattleView


def read(event: Event) -> tuple[str, int, Sequence[int]] | None:
    """What an event says of cards."""
    if isinstance(event, TokenLaid):
        return "played", event.seat, (event.card,)
    if isinstance(event, TopUncovered):
        return "drawn", event.seat, (event.card,)
    return None


def begin(view: TokenBattleView) -> list[tuple[str, int, Sequence[int]]]:
    """The tops of all stacks lie open from the beginning."""
    return [("drawn", seat, [stack[0] for stack in stacks if stack]) for seat, stacks in enumerate(view.stacks)]
