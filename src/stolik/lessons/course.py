"""Going through a lesson: what was answered so far, and where that leads (architecture: Lessons).

A course holds nothing but the lesson and what was done: the same doings lead to the same place, on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, Literal

from stolik.catalog import game as find_game
from stolik.kernel.decision import Answer, Decision, IllegalAnswer, Option, Seat
from stolik.match import Match
from stolik.scenarios.table import Table, table

from .lesson import Acts, Lesson, Step, Wrong

Phase = Literal["look", "ask", "right", "done"]
"""What the learner is to do: look at a thing, make a move, read why it was right; or the lesson is over."""
ON: Final = "."
"""A doing that is no move: what was to be looked at was, or what was said was read."""
Doing = str | tuple[int, ...]
"""One thing that a learner does: ON, or the positions of an answer among the options."""

MOST_DOINGS: Final = 64


class DoingError(ValueError):
    """What was done can't be done there: names which one it is."""


def permitted(decision: Decision, picks: Sequence[int]) -> Answer:
    """The answer that these positions in the options spell. Raises DoingError."""
    if any(not 0 <= pick < len(decision.options) for pick in picks):
        raise DoingError(f"{list(picks)} are no positions in {len(decision.options)} options")
    if not decision.permits(picks):
        raise DoingError(f"{list(picks)} may not be answered")
    return decision.at(picks)


@dataclass
class _Line:
    """Acts that are being followed: those of a right move or of a wrong one, and how many are done."""

    acts: Acts
    wrong: Wrong | None = None
    done: int = 0


@dataclass(frozen=True)
class Tried:
    """What became of one doing: it was "on"; a move of the lesson, right as far as it goes ("right"), one that the
    coach answers and takes back ("wrong", with what it says), or another legal one, taken back too ("other"). `match`
    is where a wrong one has led, and from its entry `since` on everything is new; None where nothing came of it."""

    kind: Literal["on", "right", "wrong", "other"]
    wrong: Wrong | None = None
    match: Match | None = None
    since: int = 0


@dataclass
class _Place:
    """Where a course stands: the step, the phase, what was done in the step, and what may still come of it."""

    step: int = 0
    phase: Phase = "look"
    lines: list[_Line] = field(default_factory=list)


class Course:
    """A learner in the middle of a lesson.

    `done` is all that was done and stands, as it has to be given again to come here; what was taken back is not in it.
    The move that the step asks for began after `begun` of them.
    Raises DoingError where something of it can't be done, LookError and others where the lesson itself is broken.
    """

    def __init__(self, lesson: Lesson, done: Sequence[Doing] = ()) -> None:
        if len(done) > MOST_DOINGS:
            raise DoingError(f"{len(done)} things were done; no lesson has more than {MOST_DOINGS}")
        self.lesson = lesson
        self.done: list[Doing] = []
        self._table = table(lesson.game, lesson.drawing, names=lesson.names)
        self._place = _Place()
        self.begun = 0
        self.seat: Seat = self._learner()
        self._begin()
        for n, doing in enumerate(done):
            if self.do(doing).kind not in ("on", "right"):
                raise DoingError(f"doing {n + 1} is no move of the lesson")

    def _learner(self) -> Seat:
        """Whose moves are asked for: the first seat that a right act names."""
        for step in self.lesson.steps:
            for acts in step.right:
                seats = find_game(self.lesson.game).drawing.SEATS
                return next(n for n, name in enumerate(seats) if acts[0].startswith(f"{name} "))
        return 0

    # ---- where it stands

    @property
    def match(self) -> Match:
        """The table, as it stands."""
        return self._table.match

    @property
    def at(self) -> int:
        """The number of the step, from 0."""
        return self._place.step

    @property
    def step(self) -> Step:
        """The step."""
        return self.lesson.steps[min(self._place.step, len(self.lesson.steps) - 1)]

    @property
    def phase(self) -> Phase:
        """What the learner is to do."""
        return self._place.phase

    def shown(self) -> tuple[int, ...]:
        """The positions of a right answer among the options now, of the first right move that is offered; () where none
        is asked for."""
        decision = self.match.decision
        if self.phase != "ask" or decision is None:
            return ()
        rights = [line for line in self._place.lines if line.wrong is None]
        for line in rights:
            _, *wanted = self._table.meant(line.acts[line.done])
            found = [decision.find(one.verb, one.args) for one in wanted]
            there = tuple(decision.options.index(option) for option in found if option is not None)
            if len(there) == len(wanted):
                return there
        begun = any(line.done for line in rights)
        also = (n for n, option in enumerate(decision.options) if not begun and self._also((option,)))
        return tuple(islice(also, 1))

    # ---- going on

    def do(self, doing: Doing) -> Tried:
        """Do one thing. What is right is done; what is not leaves everything as it was at the beginning of the step's
        move, or as it is. Raises DoingError."""
        if isinstance(doing, str):
            return self._on(doing)
        if self.phase != "ask":
            raise DoingError("no move is asked for now")
        return self._move(self._given(doing), doing)

    def _on(self, doing: str) -> Tried:
        if doing != ON or self.phase not in ("look", "right"):
            raise DoingError(f"{doing!r} is nothing that can be done now")
        if self.phase == "right":
            reply(self._table, self.step)
        self._place = _Place(self._place.step + 1)
        self.done.append(doing)
        self._begin()
        return Tried("on")

    def _begin(self) -> None:
        """The step begins: what goes before it by itself happens, and all its moves may come."""
        if self._place.step >= len(self.lesson.steps):
            self._place.phase = "done"
            return
        step = self.step
        self._table.coins(*step.watch_luck).do(*step.watch)
        self.begun = len(self.done)
        if step.now is not None:
            self._place.phase = "ask"
            self._place.lines = [_Line(acts) for acts in step.right]
            self._place.lines += [_Line(wrong.do, wrong) for wrong in step.wrong if not wrong.rule]

    def _given(self, picks: tuple[int, ...]) -> Answer:
        decision = self.match.decision
        if decision is None or decision.seat != self.seat:
            raise DoingError("the learner is not asked")
        return permitted(decision, picks)

    def _move(self, given: Answer, picks: tuple[int, ...]) -> Tried:
        lines = [line for line in self._place.lines if self._says(line.acts[line.done], given)]
        if not lines and self._also(given):
            lines = [_Line((self._said(given),))]
        if not lines:
            return Tried("other")
        ended = next((line for line in lines if line.wrong is not None and line.done + 1 == len(line.acts)), None)
        if ended is not None and all(line.wrong is not None for line in lines):
            return self._went_wrong(ended)
        self._take(lines, given, picks)
        return Tried("right")

    def _take(self, lines: list[_Line], given: Answer, picks: tuple[int, ...]) -> None:
        """The move is one of the lesson's: do it, and what the table then does by itself counts as said."""
        [sentence] = {line.acts[line.done] for line in lines[:1]}
        if self._place.lines and not any(line.done for line in self._place.lines):
            self._table.coins(*self.step.luck)
        self._table.do(sentence)
        for line in lines:
            line.done += 1
        self._place.lines = lines
        for line in lines:
            while line.done < len(line.acts) and self._table.was_told(line.acts[line.done]):
                line.done += 1
        self.done.append(picks)
        if any(line.wrong is None and line.done == len(line.acts) for line in lines):
            self._place.phase = "right"

    def _went_wrong(self, line: _Line) -> Tried:
        """Play a wrong move out on a table of its own, and go back to where the move of the step began."""
        wrong = line.wrong
        assert wrong is not None
        since = self.match.turn
        there = Course(self.lesson, self.done[: self.begun])
        there._table.coins(*wrong.luck).do(*wrong.do, *wrong.then)
        played = there._table.match
        back = Course(self.lesson, self.done[: self.begun])
        self._table, self._place, self.done = back._table, back._place, back.done
        return Tried("wrong", wrong, played, since)

    # ---- what a move is

    def _says(self, sentence: str, given: Answer) -> bool:
        """Whether a sentence means just this answer."""
        try:
            seat, *wanted = self._table.meant(sentence)
        except ValueError:
            return False
        return seat == self.seat and _content(wanted) == _content(given)

    def _also(self, given: Answer) -> bool:
        return len(given) == 1 and any(self._said(given).startswith(also) for also in self.step.also)

    def _said(self, given: Answer) -> str:
        drawing = find_game(self.lesson.game).drawing
        return f"{drawing.SEATS[self.seat]} {drawing.say(self.match._state, given[0])}"

    def refusal_of(self, verb: str, args: Sequence[int]) -> Wrong | None:
        """The wrong move that the table refuses and that this is, if the coach has something to say of it."""
        for wrong in self.step.wrong if self.phase == "ask" else ():
            try:
                _, *wanted = self._table.meant(wrong.do[0])
            except ValueError:
                continue
            if wrong.rule and _content(wanted) == [(verb, tuple(args))]:
                return wrong
        return None


def reply(table: Table, step: Step) -> None:
    """Give the opponent's answer of a step, each act in the first way that is allowed. Raises IllegalAnswer."""
    table.coins(*step.then_luck)
    for *ways, last in step.then:
        for way in ways:
            with suppress(IllegalAnswer):
                table.do(way)
                break
        else:
            table.do(last)


def _content(options: Sequence[Option]) -> list[tuple[str, tuple[int, ...]]]:
    return sorted((option.verb, option.args) for option in options)
