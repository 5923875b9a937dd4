"""Every bundled puzzle, solved anew; and its answer, given as a solver gives it."""

from __future__ import annotations

import pytest

from stolik.puzzles.attempt import Attempt
from stolik.puzzles.proof import prove
from stolik.puzzles.puzzle import Puzzle, load
from stolik.text.phrase import LANGS

NUMBERS = {"token-battle": 6, "pokemon": 6, "star-wars": 6, "pokemon-2v2": 6}
ALL = [puzzle for name in NUMBERS for puzzle in load(name)]
NAMED = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")


def test_each_game_has_its_puzzles() -> None:
    assert all(len([one for one in load(name) if one.found is None]) == many for name, many in NUMBERS.items())


@NAMED
def test_a_puzzle_has_the_one_answer_of_its_file(puzzle: Puzzle) -> None:
    prove(puzzle)


@NAMED
def test_a_puzzle_is_told_in_all_languages(puzzle: Puzzle) -> None:
    assert all(set(text) == set(LANGS) for text in (puzzle.title, puzzle.ask, puzzle.why))


@NAMED
def test_whoever_gives_the_answer_has_solved_it(puzzle: Puzzle) -> None:
    assert answered(puzzle).verdict.kind == "solved"


@NAMED
def test_the_same_answers_lead_to_the_same_place(puzzle: Puzzle) -> None:
    solved = answered(puzzle)
    again = Attempt(puzzle, solved.done)
    assert (again.verdict, again.match.key()) == (solved.verdict, solved.match.key())


def answered(puzzle: Puzzle) -> Attempt:
    """The acts of the answer, those left out that the table does by itself."""
    attempt = Attempt(puzzle)
    for act in puzzle.answer:
        decision = attempt.match.decision
        if attempt.verdict.kind != "on" or decision is None:
            break
        try:
            _, *wanted = attempt.match.game.drawing.act(attempt.match._state, attempt.match.rules, act)
        except ValueError:
            continue
        found = [decision.find(one.verb, one.args) for one in wanted]
        if None not in found:
            attempt.do(tuple(decision.options.index(one) for one in found if one is not None))
    return attempt
