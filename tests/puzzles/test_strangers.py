"""Puzzles of a game that another package brings: the example's, which nothing here knows of."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import metadata
from pathlib import Path

import pytest

from stolik import catalog
from stolik.puzzles.attempt import Attempt
from stolik.puzzles.finding import kinds_of
from stolik.puzzles.proof import UnprovenError, prove
from stolik.puzzles.puzzle import Puzzle, load, puzzle_of

SOURCES = Path(__file__).parents[2] / "examples" / "magpies" / "src"


@pytest.fixture(scope="module")
def puzzle() -> Iterator[Puzzle]:
    """The puzzle of the example, which is registered as by a package."""
    point = metadata.EntryPoint("magpies-2", "stolik_magpies.game:ForTwo", catalog.GROUP)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [str(SOURCES), *sys.path])
        patch.setattr(metadata, "entry_points", lambda group: [point])
        catalog.forget()
        yield load("magpies-2")[0]
    catalog.forget()


def test_it_is_proved(puzzle: Puzzle) -> None:
    prove(puzzle)


def test_it_comes_on_its_day(puzzle: Puzzle) -> None:
    assert puzzle_of(5, "magpies-2") is puzzle
    assert puzzle in [puzzle_of(day) for day in range(5)]


def test_a_second_answer_is_seen(puzzle: Puzzle) -> None:
    with pytest.raises(
        UnprovenError, match=r"there is more than one answer: .B lays bell, key. or .B lays ring, spoon."
    ):
        prove(replace(puzzle, drawing=puzzle.drawing.replace("hand: ring, button", "hand: button x2")))


def test_what_the_other_snatches_has_missed_it(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    decision = attempt.match.decision
    names = [attempt.match.game.drawing.say(attempt.match._state, option) for option in decision.options]
    attempt.do((names.index("lays ring"), names.index("lays spoon")))
    assert (attempt.verdict.kind, attempt.verdict.why) == ("missed", "ended")
    assert attempt.match.outcome.returns == (1, -1)


def test_what_may_be_asked_without_its_saying_anything(puzzle: Puzzle) -> None:
    assert kinds_of("magpies-2") == ("win", "alive", "relay")
