"""The search behind puzzles: what a position is worth with best play, and which sets of acts reach a goal.

It knows nothing of any game: what is counted comes from `Stakes`. Opponents choose what is worst for the seat, luck
falls as the test says. The same question gives the same answer in every process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from stolik.kernel.agenda import apply
from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.luck import ASK, LuckNeeded, seed_luck

from .frozen import Freezer
from .stakes import Stakes, Test

MOST_POSITIONS: Final = 400_000
"""So many positions are looked at for one question before it is given up."""
MOST_ANSWERS: Final = 400
"""Answers to one question that are tried; one with more is given up."""
MOST_ACTS: Final = 6
"""So long a set of acts is looked for."""
SHUFFLES: Final = seed_luck(0)
"""From where shuffles are drawn, always anew: what lies where then depends on nothing but the deck."""
NEAR: Final = 1e-9


class TooWide(Exception):  # noqa: N818 - no fault of anybody's: the question is too large to be answered
    """A question with more positions or answers than are looked at."""


@dataclass(frozen=True)
class Place:
    """A position on the way: how many turns are still to be played after the present one, below 0 where all have been;
    and the side whose turn it is. `digest` of the state, once it is known."""

    state: Any
    left: int
    side: int
    digest: bytes = b""


Places = tuple[Place, ...]
"""All positions that there may be after the same acts, by luck and by what others choose."""


class Search:
    """One question about one position. `reach` is how much has to be brought; None where worth itself is asked for."""

    def __init__(
        self, stakes: Stakes, test: Test, start: Any, seat: Seat, reach: float | None = None, most: int = MOST_POSITIONS
    ) -> None:
        self.stakes = stakes
        self.test = test
        self.rules = stakes.rules
        self.seat = seat
        self.reach = 1.0 if test.kind == "sure" else reach
        self.start = start.clone()
        self.start.luck, self.start.script = SHUFFLES, ()
        side_of: Sequence[int] = start.fixed.side_of
        self.side_of = side_of
        self.root = Place(self.start, test.turns, side_of[stakes.mover(start)])
        self._most = most
        self._seen = 0
        self._known: dict[tuple[int, int, bytes], float] = {}
        self._ends = (0.0, 1.0) if self.reach is not None else test.bounds or (None, None)
        self._good: dict[Any, int] = {}
        self._digest = Freezer().digest

    # ---- going on

    def ways(self, place: Place, picks: Answer) -> Iterator[tuple[float, Place]]:
        """Every way that luck can fall with an answer: how likely, and where it leads. Raises TooWide."""
        return ((chance, after) for _, chance, after in self.falls(place, picks))

    def falls(self, place: Place, picks: Answer) -> Iterator[tuple[tuple[int, ...], float, Place]]:
        """The same, each way with the sides that fall. Raises TooWide."""
        waiting: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        while waiting:
            script, chance = waiting.pop()
            after = place.state.clone()
            after.script = (*script, ASK)
            rolls = _Rolls(self.stakes, after)
            try:
                apply(self.rules, after, picks)
            except LuckNeeded as need:
                sides = self.stakes.sides(place.state, need.sides)
                waiting.extend(rolls.longer(script, chance, sides))
                continue
            after.script, after.luck, after.sink = (), SHUFFLES, None
            self._seen += 1
            if self._seen > self._most:
                raise TooWide(f"more than {self._most} positions")
            yield script, chance, self._then(place, after)

    def _then(self, place: Place, after: Any) -> Place:
        if self.stakes.turn(after) == self.stakes.turn(place.state) or after.decision is None:
            return Place(after, place.left, place.side)
        side = self.side_of[self.stakes.mover(after)]
        same = self.test.turns > 0 and side == place.side
        return Place(after, place.left - (not same), side)

    def draws(self, place: Place, picks: Answer) -> bool:
        """Whether any coin or die falls with an answer, or anything is shuffled."""
        after = place.state.clone()
        after.script = (ASK,)
        try:
            apply(self.rules, after, picks)
        except LuckNeeded:
            return True
        return bool(after.luck != SHUFFLES)

    def answers(self, decision: Decision) -> list[Answer]:
        """All answers to a question. Raises TooWide."""
        found = list(islice(decision.answers(), MOST_ANSWERS + 1))
        if len(found) > MOST_ANSWERS:
            raise TooWide(f"more than {MOST_ANSWERS} answers")
        return found

    def ours(self, place: Place) -> bool:
        """Whether the side of the puzzle's seat is asked, and has something to go by."""
        s = place.state
        same = self.side_of[s.decision.seat] == self.side_of[self.seat]
        return same and not self.stakes.blind(s, s.decision)

    def key(self, place: Place) -> tuple[int, int, bytes]:
        """What tells two places apart."""
        found = place.digest
        if not found:
            found = self._digest(place.state)
            object.__setattr__(place, "digest", found)
        return (place.left, place.side, found)

    # ---- what it is worth

    def value(self, place: Place) -> float:
        """What a position is worth, with best play of all. Raises TooWide."""
        s, test = place.state, self.test
        decision = s.decision
        if place.left < 0 or decision is None:
            worth = test.worth(self.start, s, self.seat)
            return worth if self.reach is None or test.kind == "sure" else float(worth >= self.reach - NEAR)
        if test.spoils is not None and test.spoils(self.start, s, self.seat):
            return 0.0
        key = self.key(place)
        known = self._known.get(key)
        if known is not None:
            return known
        best = self._best(place, decision)
        self._known[key] = best
        return best

    def _best(self, place: Place, decision: Decision) -> float:
        ours = self.ours(place)
        good = self._good
        answers = self.answers(decision)
        ends = self._ends
        if ends[0] is not None:
            answers.sort(key=lambda picks: -good.get(picks, 0))
        best: float | None = None
        for picks in answers:
            worth = self.brings(place, picks)
            if best is None or (worth > best if ours else worth < best):
                best = worth
            if best == ends[ours]:
                good[picks] = good.get(picks, 0) + 1
                break
        assert best is not None
        return best

    def brings(self, place: Place, picks: Answer) -> float:
        """What an answer brings. Raises TooWide."""
        if self.test.mean:
            return sum(chance * self.value(after) for chance, after in self._merged(place, picks))
        worst: float | None = None
        for _, after in self.ways(place, picks):
            worth = self.value(after)
            worst = worth if worst is None else min(worst, worth)
            if self.reach is not None and worst == 0.0:
                break
        assert worst is not None
        return worst

    def _merged(self, place: Place, picks: Answer) -> list[tuple[float, Place]]:
        """The ways of luck, those that lead to the same position as one."""
        found: dict[Any, tuple[float, Place]] = {}
        for chance, after in self.ways(place, picks):
            key = self.key(after)
            before, first = found.get(key, (0.0, after))
            found[key] = (before + chance, first)
        return list(found.values())

    # ---- ways for acts

    def running(self, place: Place) -> bool:
        """Whether it is still the turn of the question."""
        return place.left == self.test.turns and place.state.decision is not None and place.side == self.root.side

    def settled(self, place: Place) -> list[Place]:
        """Where the turn of the question goes on until its side has a choice again, or out of that turn: all that
        others may choose, and answers that are forced."""
        decision = place.state.decision
        if not self.running(place) or (self.ours(place) and not decision.forced):
            return [place]
        return [
            after
            for picks in self.answers(decision)
            for _, way in self.ways(place, picks)
            for after in self.settled(way)
        ]

    def act(self, places: Places, picks: Answer) -> Places | None:
        """Where an answer leads from all these places; None where one of them doesn't allow it."""
        found: dict[tuple[int, int, bytes], Place] = {}
        for place in places:
            decision = place.state.decision
            if not self.running(place) or not decision.allows(picks):
                return None
            for _, way in self.ways(place, picks):
                for after in self.settled(way):
                    found.setdefault(self.key(after), after)
        return tuple(found.values())

    def holds(self, places: Places) -> bool:
        """Whether what is asked for can be reached from all of them."""
        return all(self.value(place) > 0 for place in places)

    def complete(self, places: Places) -> bool:
        """Whether what is asked for is reached with nothing more done in this turn."""
        return all(self._complete(place) for place in places)

    def _complete(self, place: Place) -> bool:
        if not self.running(place):
            return self.value(place) > 0
        rest = self.stakes.rest(place.state, place.state.decision)
        return rest is not None and self.brings(place, rest) > 0


class _Rolls:
    """Where in a script the last whole roll ended, heard from the events: dice of one roll may be put in any order, so
    that of all orders one stands for all."""

    def __init__(self, stakes: Stakes, s: Any) -> None:
        self._ends = stakes.ends_roll
        self._s = s
        self._length = len(s.script)
        self._from: int | None = None if stakes.ends_roll is None else 0
        if stakes.ends_roll is not None:
            s.sink = self._hear

    def _hear(self, event: Any) -> None:
        if self._ends is not None and self._ends(event):
            self._from = self._length - len(self._s.script)

    def longer(
        self, script: tuple[int, ...], chance: float, sides: Sequence[tuple[int, float]]
    ) -> Iterator[tuple[tuple[int, ...], float]]:
        """The scripts that are one longer, each with how likely it is."""
        roll = () if self._from is None else script[self._from :]
        for side, part in reversed(sides):
            if not roll or side >= roll[-1]:
                yield (*script, side), chance * part * (len(roll) + 1) / (roll.count(side) + 1)
