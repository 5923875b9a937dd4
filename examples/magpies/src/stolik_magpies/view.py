"""What one seat sees of a game of Magpies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stolik.kernel.view import View

from .state import MagpiesState


@dataclass
class MagpiesView(View):
    """Cards are numbers (places in cards.KEYS). `hand` is the viewer's own, empty for a spectator; `sizes` are those of
    all hands by seat, `kits` the tricks left by seat, `score` is by side. `turn` counts turns that are over, `rounds`
    is how many the game has; `trick` is the one used this turn (-1: none), `laid` what was laid in it; `limit` how
    much trinkets laid together may be worth now."""

    turn: int
    rounds: int
    to_move: int
    score: tuple[int, ...]
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    kits: tuple[tuple[int, ...], ...]
    hoard: int
    discard: tuple[int, ...]
    trick: int
    laid: tuple[int, ...]
    limit: int
    options: dict[str, Any]


def view_of(s: MagpiesState, seat: int | None, name: str, limit: int) -> MagpiesView:
    """What `seat` sees (None: a spectator), built from nothing."""
    decision = s.decision
    return MagpiesView(
        game=name,
        seat=seat,
        decision=decision if decision is not None and decision.seat == seat else None,
        turn=s.turn,
        rounds=s.fixed.rounds,
        to_move=s.seat,
        score=tuple(s.score),
        hand=() if seat is None else tuple(sorted(s.hands[seat])),
        sizes=tuple(len(hand) for hand in s.hands),
        kits=tuple(s.kits),
        hoard=len(s.hoard),
        discard=tuple(s.discard),
        trick=s.trick,
        laid=s.laid,
        limit=limit,
        options={"rounds": s.fixed.rounds},
    )
