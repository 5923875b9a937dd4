"""The proof of a puzzle: it is solved anew, and its one answer has to be the answer (architecture: Puzzles)."""

from __future__ import annotations

from typing import Final

from stolik.kernel.decision import IllegalAnswer
from stolik.kernel.luck import LuckNeeded
from stolik.lessons.words import line_faults

from .puzzle import Puzzle, PuzzleError
from .solving import Question, Solution, TooWide

MOST_ACTS: Final = 5
"""So many acts an answer may have, those that are forced not counted."""
CLOSE: Final = 0.001
"""So much may be rounded off in a file's `worth`."""


class UnprovenError(AssertionError):
    """A puzzle that isn't one: names the game and the file, and says what is wrong."""


def prove(puzzle: Puzzle) -> Solution:
    """Solve a puzzle, hold that its answer is the only best one, and read its words. Raises UnprovenError."""
    place = f"{puzzle.game}, {puzzle.file}"
    try:
        question = Question.of(puzzle)
        for one in word_faults(puzzle, question):
            raise UnprovenError(f"{place}, {one}")
        solution = question.solution
        answer = question.deeds(puzzle.answer)
    except TooWide as wide:
        raise UnprovenError(f"{place}: it can't be solved, there are {wide}") from None
    except (IllegalAnswer, LuckNeeded, PuzzleError, ValueError) as wrong:
        notes = "; ".join(getattr(wrong, "__notes__", ()))
        raise UnprovenError(f"{place}: {wrong}{f' ({notes[:300]})' if notes else ''}") from wrong
    wrong_with = fault(puzzle, question, solution, answer)
    if wrong_with:
        raise UnprovenError(f"{place}: {wrong_with}")
    return solution


def word_faults(puzzle: Puzzle, question: Question) -> list[str]:
    """What is wrong with the words of a puzzle, as in lessons; what is printed on its cards may be named too."""
    pool = question.stakes.game.pool
    cards = {card for deck in question.start.fixed.setup.decks for stack in deck for card in stack}
    printed = [repr(pool[card]) for card in sorted(cards) if card in pool]
    there = "\n".join([puzzle.drawing, *puzzle.before, *puzzle.answer, *printed])
    lines = {"title": puzzle.title, "ask": puzzle.ask, "why": puzzle.why}
    return [one for name, text in lines.items() for one in line_faults(name, text, puzzle.game, there)]


def fault(puzzle: Puzzle, question: Question, solution: Solution, answer: tuple[str, ...]) -> str:
    """What keeps a puzzle from being one; "" where nothing does."""
    if not solution.answers:
        return f"{puzzle.test} can't be reached"
    if answer not in solution.answers:
        return f"the answer is not {_told(answer)} but {_all(solution)}"
    if len(solution.answers) > 1:
        return f"there is more than one answer: {_all(solution)}"
    if not answer:
        return "nothing has to be done"
    if len(answer) > MOST_ACTS:
        return f"the answer has {len(answer)} acts, at most {MOST_ACTS}"
    if not solution.tempting:
        return "there is no other act that would be wrong"
    return _worth_fault(puzzle, solution) or _apart_fault(question, solution)


def _worth_fault(puzzle: Puzzle, solution: Solution) -> str:
    found = [solution.worth] + ([] if solution.second is None else [solution.second])
    if puzzle.worth and (
        len(puzzle.worth) != len(found)
        or any(abs(said - true) > CLOSE for said, true in zip(puzzle.worth, found, strict=True))
    ):
        return f"worth is {[round(one, 3) for one in found]}, not {list(puzzle.worth)}"
    if solution.second is not None and solution.worth - solution.second < puzzle.margin:
        ahead = round(solution.worth - solution.second, 3)
        return f"the answer is ahead by {ahead}, less than the margin of {puzzle.margin}"
    return ""


def _apart_fault(question: Question, solution: Solution) -> str:
    """The answer must not be found by a simpler measure."""
    name = question.test.apart
    if not name:
        return ""
    other = question.stakes.tests[name][""]
    simple = Question(question.stakes, other, question.start, question.seat).solution
    return f"the answer is the best by {name} too" if set(simple.answers) & set(solution.answers) else ""


def _told(answer: tuple[str, ...]) -> str:
    return f"({', '.join(answer) or 'nothing'})"


def _all(solution: Solution) -> str:
    return " or ".join(_told(one) for one in solution.answers[:3]) + (" …" if len(solution.answers) > 3 else "")
