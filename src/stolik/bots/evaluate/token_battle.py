"""How good a position of Token Battle looks (TB-AI-2, TB-AI-3), read from the view of one seat."""

from __future__ import annotations

from stolik.games.token_battle.view import HIDDEN, TokenBattleView
from stolik.kernel.decision import Seat


def score(view: TokenBattleView, seat: Seat) -> float:
    """Own points minus the other's."""
    return view.scores[seat] - view.scores[1 - seat]


def value(view: TokenBattleView, seat: Seat) -> float:
    """Points, and growth for some turns more."""
    return score(view, seat) + 8 * (view.growth[seat] - view.growth[1 - seat])


def hides(view: TokenBattleView) -> bool:
    """Whether a card of the other seat has not lain open yet (TB-DECK-13)."""
    return any(HIDDEN in stack for stacks in view.stacks for stack in stacks)
