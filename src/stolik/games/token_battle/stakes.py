"""What puzzles of Token Battle may be about."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.puzzles.stakes import NEVER, Stakes, Test

from .rules.geometry import CELLS
from .rules.state import TokenBattleState


def _lead(s: TokenBattleState, seat: int) -> int:
    return s.score[seat] - s.score[1 - seat]


def _gap(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    """By how much the points of the turn brought a seat forward."""
    return _lead(now, seat) - _lead(start, seat)


def _reply(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    return _lead(now, seat)


def _sweep(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    """How much less the other's tokens are worth together."""
    return _value(start, 1 - seat) - _value(now, 1 - seat)


def _again(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    return _lead(now, seat) if now.to_move == seat and not now.ended else NEVER


def _value(s: TokenBattleState, seat: int) -> int:
    return sum(s.value[cell] for cell in range(CELLS) if not s.free[cell] and s.owner[cell] == seat)


class TokenBattleStakes(Stakes):
    """Points, and what lies on the board."""

    @property
    def tests(self) -> Mapping[str, Mapping[str, Test]]:
        """Those of all games that fit, and what a single move brings."""
        common = super().tests
        return {
            "win": common["win"],
            "alive": common["alive"],
            "gap": {"": Test("single", _gap)},
            "reply": {"": Test("single", _reply, turns=1, apart="gap")},
            "sweep": {"": Test("single", _sweep)},
            "again": {"": Test("single", _again)},
        }

    def mover(self, s: TokenBattleState) -> int:
        """Whose turn it is."""
        return s.to_move
