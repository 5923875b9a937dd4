"""How a learner gets to see a Token Battle table: views as rows of whole numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from stolik.games.token_battle.rules.geometry import CELLS, cell_name
from stolik.games.token_battle.rules.state import STACKS, TOP_VALUE, TYPES
from stolik.games.token_battle.rules.view import HIDDEN, TokenBattleView
from stolik.learning.encoding import MOST, Encoding
from stolik.learning.space import Row, Space


class TokenBattleEncoding(Encoding[TokenBattleView]):
    """All that the view shows: scores, the board, the stacks from their tops as far as they are known, and the last
    five moves, the newest first. A stack's card that isn't known is `backs`."""

    verbs: ClassVar[Mapping[str, tuple[str, ...]]] = {"lay": ("number", "number")}
    questions: ClassVar[Sequence[str]] = ("turn",)
    most_actions: ClassVar[int] = STACKS * CELLS

    def lay_out(self, space: Space) -> None:
        """See Encoding."""
        self.deepest = max(len(stack) for deck in self.decks for stack in deck)
        self._table = space.numbers("table", {"turn": MOST, "own turn": 1, "is X": 1})
        points = {"score": MOST, "growth": MOST, "bonus": MOST, "extra": MOST}
        self._points = [space.numbers(whose, points) for whose in ("own", "other's")]
        field = {"own": 1, "other's": 1, "value": TOP_VALUE, "type": len(TYPES), "boost": MOST, "last": 1}
        self._cells = [space.numbers(cell_name(cell), field) for cell in range(CELLS)]
        self._field = len(field)
        cards = {f"card {n + 1}": self.backs for n in range(self.deepest)}
        self._stacks = [
            [space.numbers(f"{whose} stack {n + 1}", cards) for n in range(STACKS)] for whose in ("own", "other's")
        ]
        move = {"seat": 2, "card": len(self.cards), "field": CELLS}
        self._recent = [space.numbers(f"move {n + 1} back", move) for n in range(5)]

    def tell(self, view: TokenBattleView, numbers: Sequence[int], row: Row) -> Mapping[int, int]:
        """See Encoding. No option is about a thing: they are numbers of stacks and fields."""
        own = view.seat or 0
        at = self._table
        row[at] = view.turn
        row[at + 1] = view.to_move == own
        row[at + 2] = view.x == own
        for at, seat in zip(self._points, (own, 1 - own)):
            row[at] = view.scores[seat]
            row[at + 1] = view.growth[seat]
            row[at + 2] = view.bonus[seat]
            row[at + 3] = view.extra[seat]
        value, kind, boost, token = view.value, view.type, view.boost, view.token
        for cell, owner in enumerate(view.owner):
            if owner >= 0:
                at = self._cells[cell]
                row[at if owner == own else at + 1] = 1
                row[at + 2] = value[cell]
                row[at + 3] = kind[cell] + 1
                row[at + 4] = boost[cell]
                row[at + 5] = token[cell] == view.last_token
        for places, seat in zip(self._stacks, (own, 1 - own)):
            for at, stack in zip(places, view.stacks[seat]):
                for n, card in enumerate(stack, at):
                    row[n] = self.backs if card == HIDDEN else numbers[card]
        for at, (seat, card, cell) in zip(self._recent, reversed(view.recent)):
            row[at] = 1 if seat == own else 2
            row[at + 1] = numbers[card]
            row[at + 2] = cell + 1
        return {}
