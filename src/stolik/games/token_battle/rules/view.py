"""What a seat at a Token Battle table may see (TB-DECK-13, 14)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from stolik.kernel.view import View

from .state import GOLD, STACKS, TokenBattleState

HIDDEN = -1
Stacks: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass
class TokenBattleView(View):
    """The board as columns of 36 cells, and both seats' stacks as far as they are known.

    `owner` is a seat or -1; `boost` is what the token there receives. `growth` is what the board as it stands scores in
    a turn, by seat. `stacks[seat][n]` are card numbers from the top, HIDDEN where the card has not lain open and is not
    the viewer's. `recent` are the last five moves, (seat, card, cell), newest last. `to_move` and `winner` are -1 for
    nobody; `ended` is the rule that ended the game, or "".
    """

    x: int
    turn: int
    to_move: int
    scores: tuple[int, int]
    growth: tuple[int, int]
    bonus: tuple[int, int]
    extra: tuple[int, int]
    owner: tuple[int, ...]
    value: tuple[int, ...]
    type: tuple[int, ...]
    token: tuple[int, ...]
    boost: tuple[int, ...]
    stacks: tuple[Stacks, Stacks]
    recent: tuple[tuple[int, int, int], ...]
    last_token: int
    ended: str
    winner: int
    options: dict[str, Any]


def look(s: TokenBattleState, seat: int | None, game: str) -> TokenBattleView:
    """The view of `seat` (None: a spectator), built field by field from nothing."""
    owner = s.owner
    boost = s.boost
    cells = len(owner)
    cards = s.fixed.cards
    decision = s.decision
    if decision is not None and decision.seat != seat:
        decision = None
    scores = (s.score[0], s.score[1])
    return TokenBattleView(
        game=game,
        seat=seat,
        decision=decision,
        x=s.x,
        turn=s.turn,
        to_move=-1 if s.ended else s.to_move,
        scores=scores,
        growth=(s.growth[0], s.growth[1]),
        bonus=(s.bonus[0], s.bonus[1]),
        extra=(s.extra[0], s.extra[1]),
        owner=tuple(owner),
        value=tuple(s.value),
        type=tuple(s.type),
        token=tuple(s.token),
        boost=tuple([(b if o else a) if o >= 0 else 0 for o, a, b in zip(owner, boost, boost[cells:])]),
        stacks=(_stacks(s, 0, seat == 0, cards), _stacks(s, 1, seat == 1, cards)),
        recent=tuple([(who, kind % cards, cell) for who, kind, cell in s.recent]),
        last_token=s.last,
        ended=s.ended,
        winner=winner(s),
        options=s.fixed.options.to_data(),
    )


def payments(view: TokenBattleView) -> list[int]:
    """What the token on each of the 36 fields scores in a turn, 0 where none lies (TB-SCORE-2)."""
    return [
        (value + boost) * (2 if kind == GOLD else 1) for value, boost, kind in zip(view.value, view.boost, view.type)
    ]


def winner(s: TokenBattleState) -> int:
    """The seat that has won, or -1: nobody yet, or a draw (TB-END-4, 5)."""
    if not s.ended or s.score[0] == s.score[1]:
        return -1
    return 0 if s.score[0] > s.score[1] else 1


def _stacks(s: TokenBattleState, seat: int, own: bool, cards: int) -> Stacks:
    first, last = seat * STACKS, seat * STACKS + STACKS
    return _faces(
        tuple(s.stacks[first:last]), tuple(s.at[first:last]), None if own else tuple(s.shown[first:last]), cards
    )


@lru_cache(maxsize=4096)
def _faces(
    stacks: tuple[tuple[int, ...], ...], at: tuple[int, ...], shown: tuple[int, ...] | None, cards: int
) -> Stacks:
    """Card numbers from the top; of each stack the first `shown` in the order of the set are known (None: all)."""
    found = []
    for number, stack in enumerate(stacks):
        known = len(stack) if shown is None else shown[number]
        faces = [kind % cards if n < known else HIDDEN for n, kind in enumerate(stack)]
        found.append(tuple(faces[at[number] :] + faces[: at[number]]))
    return tuple(found)
