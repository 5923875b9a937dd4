"""A game of Magpies as a value: where the cards lie, whose turn it is, and what is still to do."""

from __future__ import annotations

from typing import Final

from stolik.kernel.agenda import Frame
from stolik.kernel.codec import register
from stolik.kernel.state import Fixed, Setup, State

from .cards import KEYS

NO_TRICK: Final = -1
GONE: Final = -1
"""Stands for a laid trinket that was snatched."""


class MagpiesFixed(Fixed):
    """What never changes: beside seats and sides, after how many rounds the game ends."""

    __slots__ = ("rounds",)

    def __init__(self, setup: Setup, sides: tuple[int, ...], rounds: int) -> None:
        super().__init__(setup, tuple((0, key) for key in KEYS), sides)
        self.rounds = rounds


@register
class MagpieStep(Frame):
    """A step of a turn: "begin", "trick", "lay", "mix", "peck" or "end"."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


@register
class SnatchChance(Frame):
    """The next magpie may snatch the trinket laid under number `about`."""

    __slots__ = ("about",)

    def __init__(self, about: int) -> None:
        self.about = about


@register
class Shining(Frame):
    """The trinket laid under number `about` is scored, unless it is gone."""

    __slots__ = ("about",)

    def __init__(self, about: int) -> None:
        self.about = about


@register
class MagpiesState(State):
    """`hoard` has its top last. `hands[seat]` and `kits[seat]` are cards by number, `score` is by side. `trick` is the
    one used this turn, `laid` what was laid in it. A trinket that waits to be scored lies in `proposals`."""

    __slots__ = ("discard", "ended", "hands", "hoard", "kits", "laid", "score", "seat", "trick", "turn")

    def __init__(self, fixed: MagpiesFixed, luck: int | None) -> None:
        super().__init__(fixed, luck)
        self.hoard: list[int] = []
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in fixed.side_of]
        self.kits: list[tuple[int, ...]] = [() for _ in fixed.side_of]
        self.score = [0] * fixed.sides
        self.seat = 0
        self.turn = 0
        self.trick = NO_TRICK
        self.laid: tuple[int, ...] = ()
        self.ended = ""

    def clone(self) -> MagpiesState:
        """An independent copy."""
        new = super().clone()
        new.hoard, new.discard, new.score = self.hoard[:], self.discard[:], self.score[:]
        new.hands, new.kits = [hand[:] for hand in self.hands], self.kits[:]
        new.seat, new.turn, new.trick, new.laid, new.ended = self.seat, self.turn, self.trick, self.laid, self.ended
        return new

    @property
    def next_seat(self) -> int:
        """Who may snatch, who is pecked at, and whose turn comes next."""
        return (self.seat + 1) % len(self.hands)
