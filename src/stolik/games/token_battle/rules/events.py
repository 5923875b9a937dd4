"""What happens on a Token Battle table. Every event is public: nothing that happens is hidden (TB-DECK-13)."""

from __future__ import annotations

from dataclasses import dataclass

from stolik.kernel.event import Event


@dataclass(frozen=True)
class FirstDecided(Event):
    """It is decided who is X and moves first (TB-BOARD-9)."""

    seat: int


@dataclass(frozen=True)
class StartTokenPlaced(Event):
    """The start token lies on the board (TB-BOARD-6..8)."""

    cell: int
    token: int
    owner: int
    value: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """A seat begins turn number `turn`, counted from 1."""

    seat: int
    turn: int


@dataclass(frozen=True)
class TokenLaid(Event):
    """A card was played from a stack, and its token lies on the board; `value` contains `bonus` (TB-TURN-4)."""

    seat: int
    card: int
    stack: int
    cell: int
    value: int
    type: int
    token: int
    bonus: int


@dataclass(frozen=True)
class TopUncovered(Event):
    """The next card of a stack lies open (TB-DECK-10)."""

    seat: int
    stack: int
    card: int


@dataclass(frozen=True)
class ValueLowered(Event):
    """A token lost `by` and has `value` left; cause "reduce", "strike" or "laser"."""

    cell: int
    token: int
    by: int
    value: int
    cause: str


@dataclass(frozen=True)
class TokenDestroyed(Event):
    """A token left the game; `value` is what it was worth before (TB-BOARD-12..14)."""

    cell: int
    token: int
    owner: int
    value: int
    cause: str


@dataclass(frozen=True)
class TokenSurvived(Event):
    """A survivor was not destroyed and is plain with value 1 now (TB-TYPE-SURVIVOR-1)."""

    cell: int
    token: int
    cause: str


@dataclass(frozen=True)
class TokenMoved(Event):
    """A token went from one field to another; cause "push", "mirror" or "swap"."""

    token: int
    start: int
    to: int
    cause: str


@dataclass(frozen=True)
class TokenBlocked(Event):
    """A token stays where it is because `by`, the field it would go to, is taken (TB-ABIL-PUSH-2, TB-ABIL-MIRROR-4)."""

    cell: int
    token: int
    by: int
    cause: str


@dataclass(frozen=True)
class TokenSpawned(Event):
    """A plain token of value 1 appeared (TB-ABIL-SPAWN-1, 2)."""

    cell: int
    token: int
    owner: int


@dataclass(frozen=True)
class TokenGilded(Event):
    """A token became golden (TB-ABIL-GOLD-1)."""

    cell: int
    token: int


@dataclass(frozen=True)
class BonusGained(Event):
    """The pending bonus of a seat rose to `total` (TB-ABIL-BONUS-1)."""

    seat: int
    total: int


@dataclass(frozen=True)
class ExtraTurnGained(Event):
    """The extra-turn counter of a seat rose to `total` (TB-ABIL-EXTRA-1, TB-ABIL-OPPEXTRA-1)."""

    seat: int
    total: int


@dataclass(frozen=True)
class ExtraTurnUsed(Event):
    """A seat moves again; its counter fell to `left` (TB-TURN-9)."""

    seat: int
    left: int


@dataclass(frozen=True)
class Scored(Event):
    """Both seats scored: what they gained, and their scores now, by seat (TB-SCORE-1)."""

    gains: tuple[int, int]
    scores: tuple[int, int]


@dataclass(frozen=True)
class LaserFired(Event):
    """One beam between turns: from `cell` in a direction (0 N, 2 E, 4 S, 6 W) to the field `hit`, -1 for nothing."""

    cell: int
    direction: int
    hit: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over by `rule`; `winner` is a seat, or -1 for a draw."""

    rule: str
    winner: int
