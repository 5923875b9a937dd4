"""Solving puzzles: which answers there are to a question, and whether one is the best alone (architecture: Puzzles)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from stolik.catalog import game as find_game
from stolik.kernel.decision import Answer, Option
from stolik.lessons.lesson import Acts
from stolik.scenarios.table import table

from .puzzle import Puzzle
from .search import MOST_ACTS, MOST_POSITIONS, NEAR, Place, Places, Search, TooWide
from .stakes import Stakes, Test, stakes_of

Deeds = tuple[str, ...]
"""Acts as sentences, sorted: a set in which one may be twice. What is forced is none of them."""


@dataclass(frozen=True)
class Solution:
    """What a search has found. `worth` is what can be reached, `answers` are all smallest sets of acts that reach it,
    or all best single acts, and `lines` the same in an order in which they can be done. `second` is the most that any
    other single act brings, None where there is none, or where sets are asked for. `tempting`: there is an act besides
    which is not merely doing nothing, and spoils it."""

    worth: float
    answers: tuple[Deeds, ...]
    lines: tuple[Acts, ...]
    second: float | None
    tempting: bool


_Level = dict[Any, tuple[Places, Acts]]
"""Places after equally many acts, with the acts; one for each position and set of acts."""


class Question:
    """A position with a question: its seat, its test, and what is found out about it. Raises TooWide at every turn."""

    def __init__(self, stakes: Stakes, test: Test, start: Any, seat: int, most: int = MOST_POSITIONS) -> None:
        self.stakes = stakes
        self.test = test
        self.drawing = stakes.game.drawing
        self.start = start
        self.seat = seat
        self.most = most
        self._searches: dict[float | None, Search] = {}

    @classmethod
    def of(cls, puzzle: Puzzle) -> Question:
        """The question of a puzzle. Raises the drawing's errors, IllegalAnswer and LuckNeeded for a table that can't be
        drawn, or what went before that can't be done."""
        stakes = stakes_of(find_game(puzzle.game))
        start = table(puzzle.game, puzzle.drawing).do(*puzzle.before).match._state
        return cls(stakes, stakes.tests[puzzle.test][puzzle.want], start, puzzle.seat)

    def search(self, reach: float | None) -> Search:
        """The search for a goal, kept."""
        if reach not in self._searches:
            self._searches[reach] = Search(self.stakes, self.test, self.start, self.seat, reach, self.most)
        return self._searches[reach]

    @cached_property
    def goal(self) -> float | None:
        """How much can be reached: 1 for a test that is sure (whether or not it can be), and None for single acts."""
        if self.test.kind != "counts":
            return 1.0 if self.test.kind == "sure" else None
        reach, can = 0.0, self._can(0.0)
        while self._can(reach + 1 if can else reach):
            reach, can = reach + can, True
        while not can:
            reach -= 1
            can = self._can(reach)
        return reach

    def _can(self, reach: float) -> bool:
        search = self.search(reach)
        return search.value(search.root) > 0

    @property
    def tree(self) -> Search:
        """The search for the most that can be reached."""
        return self.search(self.goal)

    # ---- acts as sentences

    def said(self, place: Place, picks: Answer) -> str:
        """An answer as an act, as a drawn table says it."""
        decision = place.state.decision
        who = self.drawing.SEATS[decision.seat]
        parts = sorted(self.drawing.say(place.state, option) for option in picks)
        verbs = {part.partition(" ")[0] for part in parts}
        if len(parts) > 1 and len(verbs) == 1:
            return f"{who} {verbs.pop()} {', '.join(part.partition(' ')[2] for part in parts)}"
        return f"{who} {' and '.join(parts) or 'takes none'}"

    def deeds(self, acts: Sequence[str]) -> Deeds:
        """Acts of a puzzle's answer, without what is forced. Raises ValueError for one that can't be read or done."""
        return tuple(sorted(self.said(place, picks) for place, picks in self.path(acts)))

    def path(self, acts: Sequence[str]) -> list[tuple[Place, Answer]]:
        """The same as answers, each with where it is given. Raises ValueError."""
        search = self.tree
        place, told = self._settle(search.root)
        done = []
        for act in acts:
            if self._was_told(told, act):
                continue
            seat, *wanted = self.drawing.act(place.state, self.stakes.rules, act)
            decision = place.state.decision
            found = [] if decision is None else [decision.find(one.verb, one.args) for one in wanted]
            picks = tuple(option for option in found if option is not None)
            if decision is None or decision.seat != seat or len(picks) != len(wanted) or not decision.allows(picks):
                raise ValueError(f"{act!r} can't be done there")
            done.append((place, picks))
            _, after = next(search.ways(place, picks))
            place, told = self._settle(after)
        return done

    def _settle(self, place: Place) -> tuple[Place, list[tuple[Place, Answer]]]:
        """Where forced answers lead, and which they were."""
        told: list[tuple[Place, Answer]] = []
        while self.tree.running(place) and place.state.decision.forced:
            picks = next(place.state.decision.answers())
            told.append((place, picks))
            _, place = next(self.tree.ways(place, picks))
        return place, told

    def _was_told(self, told: list[tuple[Place, Answer]], act: str) -> bool:
        for n, (place, picks) in enumerate(told):
            try:
                seat, *wanted = self.drawing.act(place.state, self.stakes.rules, act)
            except ValueError:
                continue
            if seat == place.state.decision.seat and _content(wanted) == _content(picks):
                del told[: n + 1]
                return True
        return False

    # ---- solving

    @cached_property
    def solution(self) -> Solution:
        """Raises TooWide; `answers` are () where what is asked for can't be reached."""
        return self._solve_single() if self.test.kind == "single" else self._solve_sets()

    def _solve_single(self) -> Solution:
        search = self.tree
        place = search.root
        decision = place.state.decision
        rest = self.stakes.rest(place.state, decision)
        worths = [(search.brings(place, picks), picks) for picks in search.answers(decision)]
        most = max(worth for worth, _ in worths)
        best = [picks for worth, picks in worths if worth >= most - NEAR]
        others = [worth for worth, _ in worths if worth < most - NEAR]
        tempting = any(worth < most - NEAR and picks != rest for worth, picks in worths)
        answers = tuple((self.said(place, picks),) for picks in best)
        return Solution(most, answers, answers, max(others, default=None), tempting)

    def _solve_sets(self) -> Solution:
        goal = self.goal
        assert goal is not None
        search = self.tree
        tempting = False
        level: _Level = {}
        first = tuple(search.settled(search.root))
        if search.holds(first):
            level[first, ()] = (first, ())
        for _ in range(MOST_ACTS):
            done: dict[Deeds, Acts] = {}
            for places, line in level.values():
                if search.complete(places):
                    done.setdefault(tuple(sorted(line)), line)
            if done or not level:
                answers = tuple(sorted(done))
                return Solution(goal, answers, tuple(done[one] for one in answers), None, tempting)
            after: _Level = {}
            for places, line in level.values():
                if search.running(places[0]):
                    tempting |= self._grow(after, places, line)
            level = after
        return Solution(goal, (), (), None, tempting)

    def _grow(self, level: _Level, places: Places, line: Acts) -> bool:
        """Put what may follow after one act more into a level; whether anything that may be done spoils it."""
        search = self.tree
        place = places[0]
        decision = place.state.decision
        rest = self.stakes.rest(place.state, decision)
        spoils = False
        for picks in search.answers(decision):
            if picks == rest:
                continue
            there = search.act(places, picks)
            if there is None:
                continue
            if not search.holds(there):
                spoils = True
                continue
            more = (*line, self.said(place, picks))
            level.setdefault((tuple(search.key(one) for one in there), tuple(sorted(more))), (there, more))
        return spoils


def _content(options: Sequence[Option]) -> list[tuple[str, tuple[int, ...]]]:
    return sorted((option.verb, option.args) for option in options)


__all__ = ["Deeds", "Question", "Solution", "TooWide"]
