"""A game seen in a mirror is the same game: turn the board and all cards alike, and everything turns with them.

This holds TB-TURN-8, that no result depends on the order in which fields are looked at: in the turned game every
ability and every phase of lasers comes upon the same tokens in another order.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.games.token_battle.cards.base import ROWS
from stolik.games.token_battle.rules.geometry import STEPS
from stolik.games.token_battle.rules.rules import COMPASS, TokenBattle
from stolik.kernel.agenda import answer
from stolik.kernel.state import Setup

TURNS = {
    "left and right": lambda down, right: (down, -right),
    "up and down": lambda down, right: (-down, right),
    "half a turn": lambda down, right: (-down, -right),
    "rows and columns": lambda down, right: (right, down),
    "a quarter turn": lambda down, right: (right, -down),
}
LASERS = {"LASER_H": "LASER_V", "LASER_V": "LASER_H"}
RULES = TokenBattle(ROWS)
KEYS = list(RULES.number)


def turned_cell(turn, cell):
    """Where a field of the 6×6 board goes: the board is turned about its middle, in halves of a field."""
    down, right = turn(2 * (cell // 6) - 5, 2 * (cell % 6) - 5)
    return (down + 5) // 2 * 6 + (right + 5) // 2


def turned_rules(turn):
    """The same cards, with areas and lasers turned."""
    compass = {COMPASS[n]: COMPASS[STEPS.index(turn(*STEPS[n]))] for n in range(8)}
    across = turn(0, 1)[0] != 0
    return TokenBattle(
        [
            (ident, name, value, ability, " ".join(compass[word] for word in area.split()),
             LASERS.get(kind, kind) if across else kind)
            for ident, name, value, ability, area, kind in ROWS
        ]
    )  # fmt: skip


RULES_OF = {name: turned_rules(turn) for name, turn in TURNS.items()}


@st.composite
def games(draw):
    """Two sets, settings, and which of the options is taken in each turn."""
    decks = []
    for _ in (0, 1):
        cards = draw(st.lists(st.sampled_from(KEYS), min_size=12, max_size=12, unique=True))
        decks.append(tuple(tuple(cards[n : n + 3]) for n in range(0, 12, 3)))
    options = {
        "start_value": 0,
        "first": "0",
        "mirror_offboard": draw(st.sampled_from(("destroy", "stay"))),
        "strike_spares_friends": draw(st.booleans()),
    }
    return tuple(decks), options, draw(st.lists(st.integers(0, 143), min_size=10, max_size=50))


def board(s, cell_of=lambda cell: cell, seat_of=lambda seat: seat, across=False):
    """What lies where, as it would lie in the other game."""
    found = {}
    for cell in range(36):
        if s.owner[cell] >= 0:
            kind = {5: 6, 6: 5}.get(s.type[cell], s.type[cell]) if across else s.type[cell]
            found[cell_of(cell)] = (seat_of(s.owner[cell]), s.value[cell], kind)
    return found


@pytest.mark.parametrize("name", TURNS)
@given(played=games())
@settings(max_examples=25, deadline=None)
def test_a_turned_game_is_the_same_game(name, played):
    """TB-TURN-7, TB-TURN-8, TB-DECK-3, TB-TYPE-LASER-1, TB-TYPE-LASER-2, TB-TYPE-LASER-5."""
    decks, options, picks = played
    turn, rules = TURNS[name], RULES_OF[name]
    s, t = RULES.new(Setup(RULES.name, decks, options), 1), rules.new(Setup(RULES.name, decks, options), 1)
    for pick in picks:
        if s.decision is None:
            break
        option = s.decision.options[pick % len(s.decision.options)]
        stack, cell = option.args
        answer(RULES, s, (option,))
        answer(rules, t, (t.decision.find("lay", (stack, turned_cell(turn, cell))),))
        assert board(s, lambda cell: turned_cell(turn, cell), across=turn(0, 1)[0] != 0) == board(t)
        assert (s.score, s.extra, s.bonus, s.to_move, s.ended) == (t.score, t.extra, t.bonus, t.to_move, t.ended)


@given(played=games())
@settings(max_examples=50, deadline=None)
def test_players_who_change_seats_play_the_same_game(played):
    """TB-DECK-4, TB-BOARD-9, TB-SCORE-1: nothing depends on being seat 0 or seat 1."""
    decks, options, picks = played
    s = RULES.new(Setup(RULES.name, decks, options), 1)
    t = RULES.new(Setup(RULES.name, decks[::-1], options | {"first": "1"}), 1)
    for pick in picks:
        if s.decision is None:
            break
        option = s.decision.options[pick % len(s.decision.options)]
        answer(RULES, s, (option,))
        answer(RULES, t, (option,))
        assert board(s, seat_of=lambda seat: 1 - seat) == board(t)
        assert (s.score[::-1], s.extra[::-1], s.bonus[::-1]) == (t.score, t.extra, t.bonus)
        assert (s.token, s.turn, s.ended, 1 - s.to_move) == (t.token, t.turn, t.ended, t.to_move)
