"""Whether a state that came from outside could be a Token Battle game at all."""

from __future__ import annotations

from stolik.kernel.agenda import Ask
from stolik.kernel.luck import MASK
from stolik.kernel.rules import SetupError

from .geometry import CELLS
from .state import STACKS, TOP_VALUE, TYPES, Opening, TokenBattleState, Turn, put

MOST = 10**9
"""No counter of a game that people play comes near this."""


def check_state(s: TokenBattleState) -> None:
    """Raises SetupError that names the first field which no game could have.

    A question on top of the agenda is taken off: it is asked anew from the position, not believed.
    """
    _whole(s.serial, "serial", 0, MOST)
    if s.luck is not None:
        _whole(s.luck, "luck", 0, MASK)
    _hold(s.proposals == {} and s.script == (), "proposals or script", "something is pending")
    if s.agenda and isinstance(s.agenda[-1], Ask):
        s.agenda.pop()
    frames = [type(frame) for frame in s.agenda]
    _hold(frames in ([Turn], [Turn, Opening]) or (frames == [] and bool(s.ended)), "agenda", "no turn is to come")
    _hold(s.ended in ("", "TB-END-1", "TB-END-2", "TB-END-3"), "ended", "no rule ends a game so")
    for name in ("x", "to_move"):
        _whole(getattr(s, name), name, 0, 1)
    for name in ("turn", "lasers"):
        _whole(getattr(s, name), name, 0, MOST)
    _whole(s.last, "last", 0, s.serial)
    for name in ("growth", "score", "bonus", "extra"):
        _numbers(getattr(s, name), name, 2, 0, MOST)
    _check_stacks(s)
    _check_board(s)


def _check_stacks(s: TokenBattleState) -> None:
    _numbers(s.at, "at", 2 * STACKS, 0, MOST)
    _numbers(s.shown, "shown", 2 * STACKS, 1, MOST)
    _hold(isinstance(s.stacks, list) and len(s.stacks) == 2 * STACKS, "stacks", "there are four a seat")
    for n, stack in enumerate(s.stacks):
        base = n // STACKS * s.fixed.cards
        _hold(isinstance(stack, tuple) and 0 < len(stack) <= 100, "stacks", "a stack is empty or no stack")
        for kind in stack:
            _whole(kind, "stacks", base, base + s.fixed.cards - 1)
        _hold(s.at[n] < len(stack) and s.shown[n] <= len(stack), "stacks", "a top lies beyond its stack")
    _hold(isinstance(s.recent, tuple) and len(s.recent) <= 5, "recent", "these are no moves")
    for move in s.recent:
        _hold(isinstance(move, tuple) and len(move) == 3, "recent", "these are no moves")
        for number, most in zip(move, (1, 2 * s.fixed.cards - 1, CELLS - 1), strict=True):
            _whole(number, "recent", 0, most)


def _check_board(s: TokenBattleState) -> None:
    _numbers(s.owner, "owner", CELLS, -1, 1)
    _numbers(s.value, "value", CELLS, 0, TOP_VALUE)
    _numbers(s.type, "type", CELLS, 0, len(TYPES) - 1)
    _numbers(s.token, "token", CELLS, 0, s.serial)
    again = TokenBattleState(s.fixed, None)
    for cell, owner in enumerate(s.owner):
        if owner >= 0:
            _hold(s.value[cell] > 0 and s.token[cell] > 0, "value or token", "a token has none")
            put(again, cell, owner, s.value[cell], s.type[cell], s.token[cell])
    tokens = [token for token in s.token if token]
    _hold(len(set(tokens)) == len(tokens), "token", "two tokens are one and the same")
    for name in ("value", "type", "token", "free", "boost", "growth", "lasers"):
        _hold(getattr(s, name) == getattr(again, name), name, "it does not agree with the tokens on the board")
    _hold(any(s.free) or bool(s.ended), "ended", "the board is full, and yet the game runs")


def _hold(true: bool, field: str, wrong: str) -> None:
    if not true:
        raise SetupError(wrong, place=f"state.{field}")


def _whole(value: object, field: str, lowest: int, highest: int) -> None:
    fits = isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest
    _hold(fits, field, f"{str(value)[:40]!r} is no whole number from {lowest} to {highest}")


def _numbers(values: object, field: str, length: int, lowest: int, highest: int) -> None:
    _hold(isinstance(values, list) and len(values) == length, field, f"expected {length} numbers")
    assert isinstance(values, list)
    for value in values:
        _whole(value, field, lowest, highest)
