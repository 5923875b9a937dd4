"""Trying a puzzle: what was answered so far, and what that has come to (architecture: Puzzles).

An attempt holds nothing but the puzzle and what was done: the same doings lead to the same place, on every machine.
What others choose meanwhile is what is worst for the solver, and coins fall as badly as they can. Where a test averages
luck, dice fall as they would from a fixed seed, and the act is judged by what it brings on average.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from stolik.catalog import game as find_game
from stolik.kernel.decision import Answer, Seat
from stolik.lessons.course import DoingError, permitted
from stolik.match import Match
from stolik.scenarios.table import players

from .puzzle import Puzzle
from .search import Place
from .solving import Question
from .stakes import NEVER

Picks = tuple[int, ...]
"""An answer as the positions of its options."""
Kind = Literal["on", "solved", "missed"]
Reason = Literal["", "ended", "refuted", "less"]

MOST_PICKS: Final = 60
"""Answers of an attempt that are taken."""
LONGEST_LINE: Final = 80
"""Answers that are played on to show what comes of an attempt."""


@dataclass(frozen=True)
class Verdict:
    """What an attempt has come to: it goes "on", has "solved" the puzzle, or "missed" it.

    `why` it is missed: the turn "ended" without what was asked for; it is "refuted" by what the others do next, which
    the match goes on to show from its entry `since` on, in sentences `line` (none where their turn is over already, and
    nothing helps in one's own); or the act brings "less" than another. `worth` is what the act brings and what the best
    one does, where that is what counts; () where the act brings nothing of it at all.
    """

    kind: Kind
    why: Reason = ""
    since: int = 0
    line: tuple[str, ...] = ()
    worth: tuple[float, ...] = ()


class Attempt:
    """Somebody at a puzzle. `done` are the solver's answers, as positions among the options; what others answered, and
    what the table settles by itself, is none of them. `match` is the table as it stands, `verdict` what it has come to.

    Raises DoingError where something of it can't be done, TooWide and the drawing's errors for a puzzle that is broken.
    """

    def __init__(self, puzzle: Puzzle, done: Sequence[Picks] = ()) -> None:
        if len(done) > MOST_PICKS:
            raise DoingError(f"{len(done)} answers were given; no puzzle takes more than {MOST_PICKS}")
        self.puzzle = puzzle
        self.done: list[Picks] = []
        self._question = _question(puzzle)
        self._tree = self._question.tree
        self._place = self._tree.root
        self._script: tuple[int, ...] = ()
        self._given: list[Answer] = []
        self.match = self._dealt()
        self.verdict = Verdict("on")
        self._settle()
        for picks in done:
            self.do(picks)

    @property
    def seat(self) -> Seat:
        """The seat of the solver's side that is asked, or else the puzzle's."""
        decision = self.match.decision
        side_of = self._tree.side_of
        asked = self.puzzle.seat if decision is None else decision.seat
        return asked if side_of[asked] == side_of[self.puzzle.seat] else self.puzzle.seat

    # ---- going on

    def do(self, picks: Picks) -> Verdict:
        """Give one answer. Raises DoingError, with nothing changed, where it can't be given or all is over."""
        given = self._allowed(picks)
        place = self._place
        self._take(given)
        self.done.append(tuple(picks))
        if self._question.test.kind == "single":
            self.verdict = self._weighed(place, given)
        else:
            self._settle()
            self.verdict = self._judged()
        return self.verdict

    def _allowed(self, picks: Picks) -> Answer:
        decision = self.match.decision
        if self.verdict.kind != "on" or decision is None:
            raise DoingError("nothing is asked any more")
        return permitted(decision, picks)

    def _dealt(self) -> Match:
        """The match, dealt with all luck that has fallen, and with all answers given."""
        found = find_game(self.puzzle.game)
        start = self._tree.start.clone()
        start.script = self._script
        match = Match.from_state(found, start, names=players(found.drawing))
        for given in self._given:
            match.answer(given)
        return match

    def _take(self, given: Answer) -> None:
        """Give an answer; what luck it needs falls badly, or from a seed."""
        self._given.append(given)
        if self._question.test.mean:
            self.match.answer(given)
            return
        tree = self._tree
        script, _, self._place = min(tree.falls(self._place, given), key=lambda way: tree.value(way[2]))
        if script:
            self._script += script
            self.match = self._dealt()
        else:
            self.match.answer(given)

    def _settle(self) -> None:
        """What the table answers by itself, and what others choose in the turn of the question."""
        drawing = self._question.drawing
        while self._tree.running(self._place):
            decision = self._place.state.decision
            if self._tree.ours(self._place):
                if not drawing.settles(decision):
                    return
                self._take(next(decision.answers()))
            else:
                self._take(self._worst())

    def _worst(self) -> Answer:
        """What is worst for the solver; of equal answers one that ends the turn, or else the last, so that nothing idle
        is done first: games offer what ends a turn behind all else."""
        tree, place = self._tree, self._place

        def bad(picks: Answer) -> tuple[float, bool]:
            after = next(after for _, after in tree.ways(place, picks))
            return tree.brings(place, picks), after.left == place.left and after.state.decision is not None

        return min(reversed(tree.answers(place.state.decision)), key=bad)

    # ---- judging

    def _weighed(self, place: Place, given: Answer) -> Verdict:
        """Of single acts the answer is right, and the file says what it brings: searching for it would take longer than
        somebody wants to wait."""
        question = self._question
        right = question.deeds(self.puzzle.answer) == (question.said(place, given),)
        brings = self._tree.brings(place, given)
        best = self.puzzle.worth[0] if self.puzzle.worth else question.solution.worth
        worth = () if brings == NEVER else (brings, best)
        return Verdict("solved" if right else "missed", "" if right else "less", self.match.turn, worth=worth)

    def _judged(self) -> Verdict:
        """Solved as soon as nothing more need be done in the turn; missed when the turn is over."""
        tree = self._tree
        if tree.complete((self._place,)):
            return Verdict("solved", since=self.match.turn)
        if tree.running(self._place):
            return Verdict("on")
        if self._place.left < 0 or self._place.state.decision is None:
            return Verdict("missed", "ended", self.match.turn)
        since = self.match.turn
        return Verdict("missed", "refuted", since, self._play_on())

    def _play_on(self) -> tuple[str, ...]:
        """What the others make of it, until their turn is over or it is spoiled."""
        tree, test = self._tree, self._question.test
        line: list[str] = []
        left, side = self._place.left, tree.side_of[self.puzzle.seat]
        while len(line) < LONGEST_LINE and self._place.left == left and self._place.state.decision is not None:
            if self._place.side == side:
                break
            if test.spoils is not None and test.spoils(tree.start, self._place.state, self.puzzle.seat):
                break
            decision = self._place.state.decision
            if tree.ours(self._place):
                picks = max(tree.answers(decision), key=lambda picks: tree.brings(self._place, picks))
            else:
                picks = self._worst()
            if not decision.forced or not self._question.drawing.settles(decision):
                line.append(self._question.said(self._place, picks))
            self._take(picks)
        return tuple(line)


@lru_cache(maxsize=64)
def _question(puzzle: Puzzle) -> Question:
    return Question.of(puzzle)
