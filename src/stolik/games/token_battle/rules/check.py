"""Whether a state that came from outside could be a Token Battle game at all."""

from __future__ import annotations

from stolik.kernel.agenda import Ask
from stolik.kernel.fields import hold, whole, wholes

from .geometry import CELLS
from .state import STACKS, TOP_VALUE, TYPES, Opening, TokenBattleState, Turn, put

MOST = 10**9
"""No counter of a game that people play comes near this."""


def check_state(s: TokenBattleState) -> None:
    """Raises SetupError that names the first field which no game could have.

    A question on top of the agenda is taken off: it is asked anew from the position, not believed.
    """
    whole(s.serial, "serial", 0, MOST)
    hold(s.proposals == {} and s.script == (), "proposals or script", "something is pending")
    if s.agenda and isinstance(s.agenda[-1], Ask):
        s.agenda.pop()
    frames = [type(frame) for frame in s.agenda]
    hold(frames in ([Turn], [Turn, Opening]) or (frames == [] and bool(s.ended)), "agenda", "no turn is to come")
    hold(s.ended in ("", "TB-END-1", "TB-END-2", "TB-END-3"), "ended", "no rule ends a game so")
    for name in ("x", "to_move"):
        whole(getattr(s, name), name, 0, 1)
    for name in ("turn", "lasers"):
        whole(getattr(s, name), name, 0, MOST)
    whole(s.last, "last", 0, s.serial)
    for name in ("growth", "score", "bonus", "extra"):
        wholes(getattr(s, name), name, 0, MOST, length=2)
    _check_stacks(s)
    _check_board(s)


def _check_stacks(s: TokenBattleState) -> None:
    wholes(s.at, "at", 0, MOST, length=2 * STACKS)
    wholes(s.shown, "shown", 1, MOST, length=2 * STACKS)
    hold(isinstance(s.stacks, list) and len(s.stacks) == 2 * STACKS, "stacks", "there are four a seat")
    for n, stack in enumerate(s.stacks):
        base = n // STACKS * s.fixed.cards
        hold(isinstance(stack, tuple) and 0 < len(stack) <= 100, "stacks", "a stack is empty or no stack")
        for kind in stack:
            whole(kind, "stacks", base, base + s.fixed.cards - 1)
        hold(s.at[n] < len(stack) and s.shown[n] <= len(stack), "stacks", "a top lies beyond its stack")
    hold(isinstance(s.recent, tuple) and len(s.recent) <= 5, "recent", "these are no moves")
    for move in s.recent:
        hold(isinstance(move, tuple) and len(move) == 3, "recent", "these are no moves")
        for number, most in zip(move, (1, 2 * s.fixed.cards - 1, CELLS - 1), strict=True):
            whole(number, "recent", 0, most)


def _check_board(s: TokenBattleState) -> None:
    wholes(s.owner, "owner", -1, 1, length=CELLS)
    wholes(s.value, "value", 0, TOP_VALUE, length=CELLS)
    wholes(s.type, "type", 0, len(TYPES) - 1, length=CELLS)
    wholes(s.token, "token", 0, s.serial, length=CELLS)
    again = TokenBattleState(s.fixed, None)
    for cell, owner in enumerate(s.owner):
        if owner >= 0:
            hold(s.value[cell] > 0 and s.token[cell] > 0, "value or token", "a token has none")
            put(again, cell, owner, s.value[cell], s.type[cell], s.token[cell])
    tokens = [token for token in s.token if token]
    hold(len(set(tokens)) == len(tokens), "token", "two tokens are one and the same")
    for name in ("value", "type", "token", "free", "boost", "growth", "lasers"):
        hold(getattr(s, name) == getattr(again, name), name, "it does not agree with the tokens on the board")
    hold(any(s.free) or bool(s.ended), "ended", "the board is full, and yet the game runs")
