"""The proof of a lesson: it is played with all its moves, and what the coach claims is held (architecture: Lessons)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from stolik.catalog import game as find_game
from stolik.kernel.decision import IllegalAnswer
from stolik.kernel.luck import LuckNeeded
from stolik.scenarios.table import LookError, Table, Word, table

from .course import reply
from .lesson import Acts, Lesson, LessonError, Step, Wrong
from .words import faults

MOST_ALSO: Final = 40
"""How many of the moves that are right too are tried, spread over all of them."""

LONGEST_NOTE: Final = 300
"""How much is told of what was offered instead."""


class ProofError(AssertionError):
    """A lesson that isn't true: names the game, the file and the step, and says what is wrong."""


def prove(lesson: Lesson) -> None:
    """Play a lesson with all its right and wrong moves, hold its looks, and read its words. Raises ProofError."""
    place = f"{lesson.game}, {lesson.file}"
    for fault in faults(lesson):
        raise ProofError(f"{place}, {fault}")
    way = _Way(lesson)
    for n, step in enumerate(lesson.steps, 1):
        _prove_step(way, step, f"{place}, step {n}")


@dataclass
class _Way:
    """What leads to a place of a lesson: turns of luck and acts, and answers of opponents."""

    lesson: Lesson
    gone: list[tuple[Sequence[Word], Acts] | Step] = field(default_factory=list)

    def table(self) -> Table:
        """A table of its own that has gone it."""
        made = table(self.lesson.game, self.lesson.drawing)
        for one in self.gone:
            if isinstance(one, Step):
                reply(made, one)
            else:
                made.coins(*one[0]).do(*one[1])
        return made


@contextmanager
def _held(place: str) -> Iterator[None]:
    try:
        yield
    except (LookError, IllegalAnswer, LuckNeeded, LessonError, ValueError) as wrong:
        told = "\n".join([str(wrong), *(note[:LONGEST_NOTE] for note in getattr(wrong, "__notes__", ()))])
        raise ProofError(f"{place}: {told}") from wrong


def _prove_step(way: _Way, step: Step, place: str) -> None:
    way.gone.append((step.watch_luck, step.watch))
    with _held(f"{place}, as it begins"):
        there = way.table().done()
        if step.tap:
            _see(there, way.lesson, step)
            return
    for n, right in enumerate(step.right, 1):
        with _held(f"{place}, right {n}"):
            looks = (*step.look, *step.look_all) if n == 1 else step.look_all
            way.table().coins(*step.luck).do(*right).look(*looks).done()
    with _held(f"{place}, also"):
        _try_also(way, step)
    if step.best:
        with _held(f"{place}, best"):
            _find_best(there, way.lesson, step)
    for n, wrong in enumerate(step.wrong, 1):
        with _held(f"{place}, wrong {n}"):
            _try_wrong(way, step, wrong)
    way.gone += [(step.luck, step.right[0]), step]
    with _held(f"{place}, then"):
        way.table().look(*step.after).done()


def _see(there: Table, lesson: Lesson, step: Step) -> None:
    """What is to be tapped is there, and what is said of it is true."""
    shows = getattr(find_game(lesson.game).drawing, "shows", None)
    if shows is None:
        raise LessonError(f"the drawing of {lesson.game} needs `shows`, to know what can be tapped")
    if not shows(there.match._state, step.tap):
        raise LookError(f"{step.tap!r} is not on the table\n{there}")
    there.look(*step.look)


def _sentences(there: Table) -> list[str]:
    """All that whoever is asked may do with one option, as acts."""
    decision = there.match.decision
    if decision is None:
        return []
    drawing: Any = there.match.game.drawing
    seat = drawing.SEATS[decision.seat]
    return [f"{seat} {drawing.say(there.match._state, option)}" for option in decision.options]


def _try_also(way: _Way, step: Step) -> None:
    """Moves that are right too are allowed, true in what all have in common, and leave the opponent its answer."""
    for also in step.also:
        every = [one for one in _sentences(way.table()) if one.startswith(also)]
        if not every:
            raise LookError(f"nothing that is offered begins with {also!r}")
        for one in every[:: -(-len(every) // MOST_ALSO)]:
            tried = way.table().coins(*step.luck).do(one).look(*step.look_all)
            reply(tried, step)


def _find_best(there: Table, lesson: Lesson, step: Step) -> None:
    """The right moves are all the best ones by the measure, and no others."""
    drawing: Any = find_game(lesson.game).drawing
    measures = getattr(drawing, "MEASURES", {})
    if step.best not in measures:
        raise LessonError(f"{step.best!r} is no measure of {lesson.game}: {', '.join(measures) or 'it has none'}")
    worth: dict[str, int] = {}
    decision = there.match.decision
    assert decision is not None
    for sentence in _sentences(there):
        tried = Table(there.match.game, there.match._state.clone()).do(sentence)
        worth[sentence] = measures[step.best](tried.match.events[-1], decision.seat)
    best = {one for one, value in worth.items() if value == max(worth.values())}
    right = {act for acts in step.right for act in acts[:1]}
    if best != right:
        raise LookError(f"best by {step.best} are {', '.join(sorted(best))}; right are {', '.join(sorted(right))}")


def _try_wrong(way: _Way, step: Step, wrong: Wrong) -> None:
    if wrong.rule:
        way.table().do(*wrong.do[:-1]).refused(wrong.do[-1], wrong.rule).done()
        return
    if wrong.do in step.right or any(wrong.do[0].startswith(also) for also in step.also):
        raise LookError(f"{', '.join(wrong.do)} is right as well as wrong")
    if not wrong.look:
        raise LookError("nothing is looked at, so what the coach says of it is not held")
    way.table().coins(*wrong.luck).do(*wrong.do, *wrong.then).look(*wrong.look).done()
