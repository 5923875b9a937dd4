"""How good a position of Token Battle looks (TB-AI-2, TB-AI-3), read from the view of one seat."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from stolik.games.token_battle.rules.view import HIDDEN, TokenBattleView
from stolik.kernel.decision import Seat

SURVIVOR: Final = 1
LASERS: Final = (5, 6)
GOLD: Final = 7
"""Numbers of token types in a view."""

CLIMB: Final = 2.0
"""By how much the growth of a seat rises a turn, on the average of games between bots."""
TEMPO: Final = 3.0
"""Growth that the right to move is worth to its seat, and lacks the other."""
EXTRA: Final = 6.0
"""Growth that a pending extra turn is worth."""
BONUS: Final = 1.0
"""Growth that a pending bonus of 1 is worth: what it adds to the next token (TB-ABIL-BONUS-2)."""
TOUGH: Final = 0.5
"""Growth that being a survivor is worth."""
LASTING: Final = 0.95
"""How much of today's growth lasts a turn, on the average."""

NEAR: Final = 5.0
"""How many points of worth make e times the odds of winning when the game is about to end …"""
FAR: Final = 2.0
"""… and how many more for each turn that is left: fitted to 5,269 positions of 160 games between `greedy` bots with
sets drawn by chance (logistic regression; the mean log-likelihood is -0.33, where not knowing is -0.69)."""

WON: Final = 200.0
"""Points that winning is worth beyond the points themselves (TB-END-4): nobody ends a game that is being lost."""
AHEAD: Final = 150.0
"""From so many points on a side is far ahead."""

SIZE: Final = 6


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


def score(view: TokenBattleView, seat: Seat) -> float:
    """Own points minus the other's."""
    return float(view.scores[seat] - view.scores[1 - seat])


def turns_left(view: TokenBattleView) -> float:
    """About how many turns the game still has: until a score reaches the limit, the board is full, or turns run out."""
    limit = view.options["score_limit"]
    one, two = view.growth
    first = sqrt(one * one + 2 * CLIMB * (limit - view.scores[0])) - one
    second = sqrt(two * two + 2 * CLIMB * (limit - view.scores[1])) - two
    left = (first if first < second else second) / CLIMB
    empty = view.owner.count(-1)
    if empty < left:
        left = float(empty)
    last = view.options["turn_limit"]
    return float(last - view.turn) if last and last - view.turn < left else left


def value(view: TokenBattleView, seat: Seat) -> float:
    """Points now, and those that the board is likely to bring until the end.

    The growth of both sides, extra turns, pending bonuses, survivors and the right to move count for each turn that is
    left; what the lasers will shoot away is taken off.
    """
    other = 1 - seat
    now = score(view, seat)
    if view.ended:
        return now + (WON if now > 0 else -WON if now < 0 else 0)
    turns = turns_left(view)
    lasting: float = LASTING * (1 - LASTING**turns) / (1 - LASTING)
    growth = float(view.growth[seat] - view.growth[other])
    growth += BONUS * (view.bonus[seat] - view.bonus[other]) + EXTRA * (view.extra[seat] - view.extra[other])
    growth += TEMPO if view.to_move == seat else -TEMPO
    types = view.type
    if SURVIVOR in types:
        for cell in _where(types, SURVIVOR):
            growth += TOUGH if view.owner[cell] == seat else -TOUGH
    worth = now + lasting * growth
    if turns > 0 and (5 in types or 6 in types):
        worth += _burnt(view, seat, turns) * lasting / turns
    return worth


def chance(view: TokenBattleView, seat: Seat) -> float:
    """The chance of winning, from 0 to 1."""
    odds = value(view, seat) / (NEAR + FAR * (0 if view.ended else turns_left(view)))
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


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


def hides(view: TokenBattleView) -> bool:
    """Whether a card of the other seat has not lain open yet (TB-DECK-13)."""
    return any(HIDDEN in stack for stacks in view.stacks for stack in stacks)
