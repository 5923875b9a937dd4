"""The states that a game went through: few of them are kept, and each can be had again."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from stolik.catalog import game, games
from stolik.kernel.contract import Choice
from stolik.kernel.past import NEAR, STRIDE
from stolik.kernel.replay import states
from stolik.match import Match

LONG = 2 * STRIDE + NEAR + 5


def played(name: str, answers: int = LONG) -> Match:
    found = game(name)
    meeting = (few for few in product(found.decks, repeat=found.seats) if found.seating.can_meet(*few))
    decks = next(few for few in meeting if found.seating.of(few) == seats(found))
    m, choice = Match(found, decks, seed=5), Choice(3)
    while m.decision is not None and m.turn < answers:
        m.answer(choice.answer(m.decision))
    return m


def seats(found):
    return tuple(range(found.seats))


def told(view):
    asked = view.decision
    return replace(view, decision=None), asked and (repr(asked), asked.options, asked.counts, asked.about)


@pytest.mark.parametrize("name", games())
def test_what_everybody_saw_after_each_answer_can_be_seen_again(name: str) -> None:
    m = played(name)
    for n, s in enumerate(states(m.rules, m.record)):
        for seat in (*seats(m.game), None):
            assert told(m.view(seat, n)) == told(m.rules.view(s, seat))
    assert m.key() == m.record.keys[m.turn]


@pytest.mark.parametrize("name", games())
def test_a_game_goes_back_over_any_number_of_answers(name: str) -> None:
    m = played(name)
    for to in sorted({m.turn - 1, m.turn - NEAR - 1, STRIDE + 1, STRIDE, 1, 0} & set(range(m.turn)), reverse=True):
        m.undo(to)
        assert m.key() == m.record.keys[to] and m.turn == to


def test_after_going_back_other_answers_are_remembered() -> None:
    m = played("pokemon")
    m.undo(STRIDE + 7)
    other = Choice(4)
    while m.turn < LONG:
        m.answer(other.answer(m.decision))
    for n, s in enumerate(states(m.rules, m.record)):
        assert told(m.branch(n, seed=9).view(0)) == told(m.rules.view(s, 0))


def test_few_states_are_kept() -> None:
    m = played("pokemon")
    assert len(m._past) == LONG and len(m._past._kept) == NEAR + LONG // STRIDE + 1


def test_there_is_no_state_before_the_game_or_after_it() -> None:
    m = played("token-battle", 3)
    for n in (-1, 4):
        with pytest.raises(ValueError, match="no state"):
            m.view(0, n)


def test_a_copy_goes_its_own_way() -> None:
    m = played("token-battle")
    copy, key = m.clone(), m.record.keys[2]
    m.undo(0)
    copy.undo(2)
    assert copy.key() == key
