"""The engine against the ledger written down once more, slowly and in another way: a dictionary of tokens, no tables.

Whatever is played, both must come to the same table after every turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.token_battle.cards.base import ROWS
from stolik.games.token_battle.rules.rules import TokenBattle
from stolik.kernel.agenda import answer
from stolik.kernel.state import Setup

WAYS = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}
TYPES = ("PLAIN", "SURVIVOR", "BOOST_FRIENDLY", "BOOST_ALL", "BOOST_ENEMY", "LASER_H", "LASER_V", "GOLD")
CARDS = {
    name.lower().replace(" ", "-"): (value, ability, area.split(), kind) for _, name, value, ability, area, kind in ROWS
}

Field = tuple[int, int]


@dataclass
class Token:
    owner: int
    value: int
    kind: str


@dataclass
class Reference:
    """TB-TURN-4, step by step."""

    stacks: list[list[list[str]]]
    options: dict[str, Any]
    mover: int
    board: dict[Field, Token] = field(default_factory=dict)
    score: list[int] = field(default_factory=lambda: [0, 0])
    bonus: list[int] = field(default_factory=lambda: [0, 0])
    extra: list[int] = field(default_factory=lambda: [0, 0])
    turn: int = 0
    last: Token | None = None
    ended: str = ""

    def lay(self, stack: int, at: Field) -> None:
        me, foe = self.mover, 1 - self.mover
        cards = self.stacks[me][stack]
        card = cards.pop(0)
        cards.append(card)
        value, ability, area, kind = CARDS[card]
        laid = Token(me, min(99, value + self.bonus[me]), kind)
        self.bonus[me] = 0
        self.board[at] = laid
        fields = [(at[0] + WAYS[way][0], at[1] + WAYS[way][1]) for way in area]
        targets = {f: self.board[f] for f in fields if f in self.board}
        if ability == "REDUCE":
            self.hit(dict.fromkeys(targets, 1))
        elif ability == "STRIKE":
            friends = sum(token.owner == me for token in targets.values())
            spared = self.options["strike_spares_friends"]
            self.hit({f: friends for f, token in targets.items() if not (spared and token.owner == me)})
        elif ability == "PUSH":
            for f, token in targets.items():
                behind = (2 * f[0] - at[0], 2 * f[1] - at[1])
                if behind not in self.board:
                    self.send({f: behind}, {f: token})
        elif ability == "MIRROR":
            goals = {f: (2 * at[0] - f[0], 2 * at[1] - f[1]) for f in targets}
            ways = {f: to for f, to in goals.items() if to not in self.board or to in targets}
            if self.options["mirror_offboard"] == "stay":
                ways = {f: to for f, to in ways.items() if on_board(to)}
            self.send(ways, targets)
        elif ability in ("SPAWN_F", "SPAWN_E"):
            for f in fields:
                if on_board(f) and f not in self.board:
                    self.board[f] = Token(me if ability == "SPAWN_F" else foe, 1, "PLAIN")
        elif ability == "EXTRA":
            self.extra[me] += all(f in self.board for f in fields)
        elif ability == "OPP_EXTRA":
            self.extra[foe] += 1
        elif ability == "SWAP":
            there = next((f for f, token in self.board.items() if token is self.last), None)
            if there is not None and self.last is not None:
                self.board[at], self.board[there] = self.last, laid
        elif ability == "GOLD":
            for token in targets.values():
                if token.value <= 2:
                    token.kind = "GOLD"
        elif ability == "BONUS":
            self.bonus[me] += 1
        for seat in (0, 1):
            self.score[seat] += self.growth(seat)
        self.turn += 1
        self.last = laid
        if max(self.score) >= self.options["score_limit"]:
            self.ended = "TB-END-1"
        elif len(self.board) == 36:
            self.ended = "TB-END-2"
        elif self.turn == self.options["turn_limit"]:
            self.ended = "TB-END-3"
        if not self.ended:
            self.fire()
            if self.extra[me]:
                self.extra[me] -= 1
            else:
                self.mover = foe

    def hit(self, losses: dict[Field, int]) -> None:
        """All at once: values fall, and what falls to 0 is destroyed."""
        for f, loss in losses.items():
            self.board[f].value -= loss
        for f in losses:
            if self.board[f].value <= 0:
                self.destroy(f)

    def destroy(self, f: Field) -> None:
        token = self.board[f]
        if token.kind == "SURVIVOR":
            token.kind, token.value = "PLAIN", 1
        else:
            del self.board[f]

    def send(self, ways: dict[Field, Field], tokens: dict[Field, Token]) -> None:
        """Tokens go to other fields at the same time; off the board they are destroyed where they stand."""
        for f, to in ways.items():
            if on_board(to):
                del self.board[f]
            else:
                self.destroy(f)
        for f, to in ways.items():
            if on_board(to):
                self.board[to] = tokens[f]

    def growth(self, seat: int) -> int:
        total = 0
        for (row, column), token in self.board.items():
            if token.owner == seat:
                worth = token.value
                for down, right in WAYS.values():
                    near = self.board.get((row + down, column + right))
                    if near is not None:
                        friends = near.owner == seat
                        worth += near.kind == "BOOST_ALL"
                        worth += near.kind == "BOOST_FRIENDLY" and friends
                        worth += near.kind == "BOOST_ENEMY" and not friends
                total += 2 * worth if token.kind == "GOLD" else worth
        return total

    def fire(self) -> None:
        losses: dict[Field, int] = {}
        for (row, column), token in self.board.items():
            for way in {"LASER_H": "EW", "LASER_V": "NS"}.get(token.kind, ""):
                down, right = WAYS[way]
                line = [(row + n * down, column + n * right) for n in range(1, 6)]
                first = next((f for f in line if f in self.board), None)
                if first is not None:
                    losses[first] = losses.get(first, 0) + 1
        self.hit(losses)


def on_board(f: Field) -> bool:
    return 0 <= f[0] < 6 and 0 <= f[1] < 6


RULES = TokenBattle(ROWS)


@st.composite
def games(draw):
    """Sets that may share cards, settings, and which option is taken each time."""
    decks = []
    for _ in (0, 1):
        sizes = draw(st.lists(st.integers(2, 4), min_size=4, max_size=4))
        cards = draw(st.lists(st.sampled_from(list(CARDS)), min_size=sum(sizes), max_size=sum(sizes), unique=True))
        decks.append(tuple(tuple(cards.pop() for _ in range(size)) for size in sizes))
    options = {
        "first": draw(st.sampled_from(("0", "1"))),
        "start_value": draw(st.integers(0, 9)),
        "score_limit": draw(st.sampled_from((100, 1000, 100_000))),
        "turn_limit": draw(st.sampled_from((0, 0, 25))),
        "mirror_offboard": draw(st.sampled_from(("destroy", "stay"))),
        "strike_spares_friends": draw(st.booleans()),
    }
    return tuple(decks), options, draw(st.lists(st.integers(0, 143), min_size=20, max_size=70))


def tables(s):
    """What the engine's state and the reference must agree on."""
    if isinstance(s, Reference):
        board = {f[0] * 6 + f[1]: (token.owner, token.value, token.kind) for f, token in s.board.items()}
        tops = [stack[0] for stacks in s.stacks for stack in stacks]
        return board, tops, s.score, s.bonus, s.extra, s.turn, s.ended, s.mover, [s.growth(0), s.growth(1)]
    board = {c: (s.owner[c], s.value[c], TYPES[s.type[c]]) for c in range(36) if s.owner[c] >= 0}
    tops = [s.fixed.kinds[s.top(stack)][1] for stack in range(8)]
    return board, tops, s.score, s.bonus, s.extra, s.turn, s.ended, s.to_move, s.growth


@given(played=games())
@settings(max_examples=150, deadline=None)
def test_the_engine_plays_as_the_ledger_says(played):
    """TB-TURN-4, TB-SCORE-1, TB-SCORE-2, and every ability, type and end."""
    decks, options, picks = played
    s = RULES.new(Setup(RULES.name, decks, options), 1)
    reference = Reference([[list(stack) for stack in deck] for deck in decks], options, int(options["first"]))
    for cell in range(36):
        if s.owner[cell] >= 0:
            reference.board[divmod(cell, 6)] = Token(1 - reference.mover, options["start_value"], "PLAIN")
    assert tables(s) == tables(reference)
    for pick in picks:
        if s.decision is None:
            break
        option = s.decision.options[pick % len(s.decision.options)]
        answer(RULES, s, (option,))
        reference.lay(option.args[0], divmod(option.args[1], 6))
        assert tables(s) == tables(reference)
