"""The position of a Token Battle game, and the only functions that change tokens on its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.kernel.agenda import Frame
from stolik.kernel.codec import register
from stolik.kernel.compiling import field_names, mypyc_attr
from stolik.kernel.state import Fixed, Setup, StateOf

from .events import TokenDestroyed, TokenSurvived, ValueLowered
from .geometry import CELLS, NEAR

if TYPE_CHECKING:
    from typing import Self

TYPES: Final = ("PLAIN", "SURVIVOR", "BOOST_FRIENDLY", "BOOST_ALL", "BOOST_ENEMY", "LASER_H", "LASER_V", "GOLD")
PLAIN: Final = 0
SURVIVOR: Final = 1
BOOST_FRIENDLY: Final = 2
BOOST_ALL: Final = 3
BOOST_ENEMY: Final = 4
LASER_H: Final = 5
LASER_V: Final = 6
GOLD: Final = 7

STACKS: Final = 4
TOP_VALUE: Final = 99
"""TB-BOARD-11."""


@mypyc_attr(acyclic=True)
class Turn(Frame):
    """A turn of the seat that is to move (TB-TURN-2)."""

    __slots__ = ()


register(Turn)


@mypyc_attr(acyclic=True)
class Opening(Frame):
    """Before the first turn: who is X, and where the start token lies (TB-BOARD-6..9)."""

    __slots__ = ()


register(Opening)


class Options:
    """The settings of one game, resolved (TB-END-7 and the settings that single rules name)."""

    __slots__ = (
        "_data", "first", "max_copies", "mirror_offboard", "score_limit", "start_value", "strike_spares_friends",
        "turn_limit",
    )  # fmt: skip

    def __init__(
        self,
        score_limit: int,
        turn_limit: int,
        start_value: int,
        max_copies: int,
        mirror_offboard: str,
        strike_spares_friends: bool,
        first: str,
    ) -> None:
        self.score_limit = score_limit
        self.turn_limit = turn_limit
        self.start_value = start_value
        self.max_copies = max_copies
        self.mirror_offboard = mirror_offboard
        self.strike_spares_friends = strike_spares_friends
        self.first = first
        self._data = {name: getattr(self, name) for name in sorted(field_names(type(self))) if name != "_data"}

    def to_data(self) -> dict[str, int | bool | str]:
        """As plain data, in a fixed order."""
        return dict(self._data)


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenBattleFixed(Fixed):
    """Settings and kinds. Kind k is card k % cards of seat k // cards, whether or not it is in the seat's set; `names`
    are the cards' printed names."""

    __slots__ = ("cards", "names", "options")

    def __init__(
        self, setup: Setup, kinds: tuple[tuple[int, str], ...], names: tuple[str, ...], options: Options
    ) -> None:
        super().__init__(setup, kinds, (0, 1))
        self.options = options
        self.names = names
        self.cards = len(names)

    def name(self, kind: int) -> str:
        """The printed name of a kind."""
        return self.names[kind % self.cards]


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenBattleState(StateOf[TokenBattleFixed]):
    """Columns of 36 cells, and what each seat has.

    `owner[cell]` is a seat or -1; `value`, `type` and `token` (the identity, TB-BOARD-5) are 0 where `owner` is -1.
    Stack n of a seat is number seat * 4 + n: `stacks` are the kinds in the order of the set, `at` is where the top is,
    `shown` how many, in that order, have lain open. `boost[seat * 36 + cell]` (boosts that a token of that seat would
    get there) and `growth` (points of the board as it stands, by seat) are kept up to date by the functions below;
    a test recounts them at every decision.
    """

    __slots__ = (
        "at", "bonus", "boost", "ended", "extra", "free", "growth", "lasers", "last", "owner", "recent", "score",
        "shown", "stacks", "to_move", "token", "turn", "type", "value", "x",
    )  # fmt: skip

    def __init__(self, fixed: TokenBattleFixed, luck: int | None, script: tuple[int, ...] = ()) -> None:
        super().__init__(fixed, luck, script)
        self.owner = [-1] * CELLS
        self.value = [0] * CELLS
        self.type = [0] * CELLS
        self.token = [0] * CELLS
        self.free = [1] * CELLS
        self.boost = [0] * (2 * CELLS)
        self.growth = [0, 0]
        self.score = [0, 0]
        self.bonus = [0, 0]
        self.extra = [0, 0]
        self.stacks: list[tuple[int, ...]] = []
        self.at = [0] * (2 * STACKS)
        self.shown = [1] * (2 * STACKS)
        self.x = 0
        self.to_move = 0
        self.turn = 0
        self.last = 0
        self.lasers = 0
        self.recent: tuple[tuple[int, int, int], ...] = ()
        self.ended = ""

    def clone(self) -> Self:
        """An independent copy."""
        new = super().clone()
        new.owner = self.owner[:]
        new.value = self.value[:]
        new.type = self.type[:]
        new.token = self.token[:]
        new.free = self.free[:]
        new.boost = self.boost[:]
        new.growth = self.growth[:]
        new.score = self.score[:]
        new.bonus = self.bonus[:]
        new.extra = self.extra[:]
        new.stacks = self.stacks[:]
        new.at = self.at[:]
        new.shown = self.shown[:]
        new.x = self.x
        new.to_move = self.to_move
        new.turn = self.turn
        new.last = self.last
        new.lasers = self.lasers
        new.recent = self.recent
        new.ended = self.ended
        return new

    def top(self, stack: int) -> int:
        """The kind on top of stack seat * 4 + n (TB-DECK-9)."""
        return self.stacks[stack][self.at[stack]]


register(TokenBattleState)


def put(s: TokenBattleState, cell: int, seat: int, value: int, kind: int, token: int) -> None:
    """A token lies on an empty field from now on."""
    s.owner[cell] = seat
    s.value[cell] = value
    s.type[cell] = kind
    s.token[cell] = token
    s.free[cell] = 0
    worth = value + s.boost[seat * CELLS + cell]
    s.growth[seat] += worth + worth if kind == GOLD else worth
    if kind >= BOOST_FRIENDLY:
        if kind <= BOOST_ENEMY:
            _boost(s, cell, seat, kind, 1)
        elif kind != GOLD:
            s.lasers += 1


def lift(s: TokenBattleState, cell: int) -> None:
    """The token on a field is no longer there."""
    seat = s.owner[cell]
    kind = s.type[cell]
    worth = s.value[cell] + s.boost[seat * CELLS + cell]
    s.growth[seat] -= worth + worth if kind == GOLD else worth
    s.owner[cell] = -1
    s.value[cell] = 0
    s.type[cell] = 0
    s.token[cell] = 0
    s.free[cell] = 1
    if kind >= BOOST_FRIENDLY:
        if kind <= BOOST_ENEMY:
            _boost(s, cell, seat, kind, -1)
        elif kind != GOLD:
            s.lasers -= 1


def _boost(s: TokenBattleState, cell: int, seat: int, kind: int, by: int) -> None:
    for target in (0, 1):
        if kind == BOOST_ALL or (target == seat) == (kind == BOOST_FRIENDLY):
            base = target * CELLS
            for near in NEAR[cell]:
                s.boost[base + near] += by
                if s.owner[near] == target:
                    s.growth[target] += by + by if s.type[near] == GOLD else by


def retype(s: TokenBattleState, cell: int, value: int, kind: int) -> None:
    """The token on a field has this value and type from now on; owner and identity stay."""
    seat, token = s.owner[cell], s.token[cell]
    lift(s, cell)
    put(s, cell, seat, value, kind, token)


def lower(s: TokenBattleState, cell: int, by: int, cause: str) -> None:
    """The token on a field loses `by`, at least 1, and is destroyed at 0 (TB-BOARD-12)."""
    left = s.value[cell] - by
    if left <= 0:
        destroy(s, cell, cause)
        return
    s.value[cell] = left
    s.growth[s.owner[cell]] -= by + by if s.type[cell] == GOLD else by
    if s.sink is not None:
        s.sink(ValueLowered(cell, s.token[cell], by, left, cause))


def destroy(s: TokenBattleState, cell: int, cause: str) -> None:
    """The token on a field is destroyed; a survivor becomes plain with value 1 instead (TB-TYPE-SURVIVOR-1, 2)."""
    token = s.token[cell]
    if s.type[cell] == SURVIVOR:
        retype(s, cell, 1, PLAIN)
        if s.sink is not None:
            s.sink(TokenSurvived(cell, token, cause))
        return
    owner, value = s.owner[cell], s.value[cell]
    lift(s, cell)
    if s.sink is not None:
        s.sink(TokenDestroyed(cell, token, owner, value, cause))
