"""How good a position of Token Battle looks (TB-AI-2, TB-AI-3), read from the view of one seat."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from typing import ClassVar, Final

from stolik.bots.weights import weights_of
from stolik.games.token_battle.rules.view import HIDDEN, TokenBattleView
from stolik.kernel.decision import Seat

SURVIVOR: Final = 1
LASERS: Final = (5, 6)
GOLD: Final = 7
"""Numbers of token types in a view."""


SIZE: Final = 6
NOTES: Final = {
    "climb": "By how much the growth of a seat rises a turn, on the average of games between bots.",
    "tempo": "Growth that the right to move is worth to its seat, and lacks the other.",
    "extra": "Growth that a pending extra turn is worth.",
    "bonus": "Growth that a pending bonus of 1 is worth: what it adds to the next token (TB-ABIL-BONUS-2).",
    "tough": "Growth that being a survivor is worth.",
    "lasting": "How much of today's growth lasts a turn, on the average.",
    "near": "How many points of worth make e times the odds of winning when the game is about to end …",
    "far": "… and how many more for each turn that is left.",
    "won": "Points that winning is worth beyond the points themselves (TB-END-4), so that nobody ends a lost game.",
}
"""What each weight is of."""


class TokenBattleEvaluation:
    """How good a position is to a seat, by weights of growth and points. Raises KeyError where one is missing."""

    AHEAD: ClassVar[float] = 150.0
    """From so many points on a side is far ahead."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = dict(weights)
        self.notes = NOTES
        self._climb = weights["climb"]
        self._tempo = weights["tempo"]
        self._extra = weights["extra"]
        self._bonus = weights["bonus"]
        self._tough = weights["tough"]
        self._lasting = weights["lasting"]
        self._near = weights["near"]
        self._far = weights["far"]
        self._won = weights["won"]

    def with_weights(self, weights: Mapping[str, float]) -> TokenBattleEvaluation:
        """The same by other weights."""
        return TokenBattleEvaluation(weights)

    def score(self, view: TokenBattleView, seat: Seat) -> float:
        """Own points minus the other's."""
        return float(view.scores[seat] - view.scores[1 - seat])

    def turns_left(self, view: TokenBattleView) -> float:
        """About how many turns the game still has: until a score reaches the limit, the board is full, or turns run
        out."""
        limit = view.options["score_limit"]
        one, two = view.growth
        first = sqrt(one * one + 2 * self._climb * (limit - view.scores[0])) - one
        second = sqrt(two * two + 2 * self._climb * (limit - view.scores[1])) - two
        left = (first if first < second else second) / self._climb
        empty = view.owner.count(-1)
        if empty < left:
            left = float(empty)
        last = view.options["turn_limit"]
        return float(last - view.turn) if last and last - view.turn < left else left

    def value(self, view: TokenBattleView, seat: Seat) -> float:
        """Points now, and those that the board is likely to bring until the end.

        The growth of both sides, extra turns, pending bonuses, survivors and the right to move count for each turn that
        is left; what the lasers will shoot away is taken off.
        """
        other = 1 - seat
        now = self.score(view, seat)
        if view.ended:
            return now + (self._won if now > 0 else -self._won if now < 0 else 0)
        turns = self.turns_left(view)
        lasting: float = self._lasting * (1 - self._lasting**turns) / (1 - self._lasting)
        growth = float(view.growth[seat] - view.growth[other])
        growth += self._bonus * (view.bonus[seat] - view.bonus[other]) + self._extra * (
            view.extra[seat] - view.extra[other]
        )
        growth += self._tempo if view.to_move == seat else -self._tempo
        types = view.type
        if SURVIVOR in types:
            for cell in _where(types, SURVIVOR):
                growth += self._tough if view.owner[cell] == seat else -self._tough
        worth = now + lasting * growth
        if turns > 0 and (5 in types or 6 in types):
            worth += _burnt(view, seat, turns) * lasting / turns
        return worth

    def chance(self, view: TokenBattleView, seat: Seat) -> float:
        """The chance of winning, from 0 to 1."""
        odds = self.value(view, seat) / (self._near + self._far * (0 if view.ended else self.turns_left(view)))
        return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))

    def hides(self, view: TokenBattleView) -> bool:
        """Whether a card of the other seat has not lain open yet (TB-DECK-13)."""
        return any(HIDDEN in stack for stacks in view.stacks for stack in stacks)


def _ray(cell: int, down: int, right: int) -> tuple[int, ...]:
    row, column = cell // SIZE + down, cell % SIZE + right
    found = []
    while 0 <= row < SIZE and 0 <= column < SIZE:
        found.append(row * SIZE + column)
        row, column = row + down, column + right
    return tuple(found)


BEAMS: Final = {
    5: tuple((_ray(cell, 0, -1), _ray(cell, 0, 1)) for cell in range(SIZE * SIZE)),
    6: tuple((_ray(cell, -1, 0), _ray(cell, 1, 0)) for cell in range(SIZE * SIZE)),
}
"""Where the beams of each kind of laser run, by the field where it stands (TB-TYPE-LASER-1, 2)."""


def _where(types: tuple[int, ...], kind: int) -> list[int]:
    found = []
    at = -1
    for _ in range(types.count(kind)):
        at = types.index(kind, at + 1)
        found.append(at)
    return found


def _burnt(view: TokenBattleView, seat: Seat, turns: float) -> float:
    """Points that the lasers, as they stand, will cost the other more than `seat`."""
    beams: dict[int, int] = {}
    owners = view.owner
    for kind in LASERS:
        for cell in _where(view.type, kind):
            for ray in BEAMS[kind][cell]:
                for hit in ray:
                    if owners[hit] >= 0:
                        beams[hit] = beams.get(hit, 0) + 1
                        break
    total = 0.0
    for cell, hits in beams.items():
        left = view.value[cell]
        lasts = left / hits
        lost = hits * turns * turns / 2 if lasts >= turns else left * (turns - lasts / 2)
        if view.type[cell] == GOLD:
            lost *= 2
        elif view.type[cell] == SURVIVOR:
            lost = max(0.0, lost - turns)
        total += lost if owners[cell] != seat else -lost
    return total


tuned: Final = TokenBattleEvaluation(weights_of(__package__))
"""By the weights that lie beside this module."""
