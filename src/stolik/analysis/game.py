"""A whole game, analysed: its choices in order, and what lay between them, so that all adds up.

Between two choices a chance changes by luck: coins, draws, and what one seat knows that the other does not. Choices and
luck together lead from the first chance to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Final

from stolik.game import Game
from stolik.kernel.decision import Seat
from stolik.kernel.replay import Answered, Record, states
from stolik.kernel.shown import was_shown
from stolik.kernel.view import Worlds
from stolik.match import Match, game_of
from stolik.turning import shares_at_end, turns_of

from .choice import LEAST, Choice, judge_choice
from .judge import Chances, Judge, judge_of

PORTION: Final = 8
"""How many choices are judged at once: the same for every number of workers."""
LONG: Final = 250
"""A game of more choices is a long one: each gets less, and more are judged at once."""
MOST: Final = 3000
"""So many answers of a game are looked at; a longer one is not analysed."""
TOP: Final = 5
"""How many of the costliest choices are told."""


@dataclass(frozen=True)
class Portion:
    """Entries of a record that are judged at once: their numbers (from 1), their turns, and whether the game is a
    long one."""

    numbers: tuple[int, ...]
    turns: tuple[int, ...]
    long: bool


class NotAnalysed(ValueError):  # noqa: N818 - nothing is broken
    """A game that can't be analysed; the message says why."""


@dataclass(frozen=True)
class Analysis:
    """What became of the chances of a game. `choices` are in the order of the game; `result` are the shares of the
    sides at the end; `outside` says that it was ended from outside (somebody resigned, or ran out of time).

    The chances of a side go from `before` to `after` of each choice by what was chosen, and from there to `before` of
    the next one by luck; the last step leads to `result`."""

    sides: tuple[int, ...]
    choices: tuple[Choice, ...]
    result: Chances
    outside: bool
    turns: int

    @property
    def start(self) -> Chances:
        """The chances before the first choice."""
        return self.choices[0].before if self.choices else self.result

    def by_choice(self, side: int, of: int) -> float:
        """By how much the choices of side `of` changed the chance of `side`."""
        own = [one for one in self.choices if self.sides[one.seat] == of]
        return sum(one.after[side] - one.before[side] for one in own)

    def luck(self, at: int, side: int) -> float:
        """By how much the chance of a side changed after choice `at` until the next one, or the end. Who gave up gave
        up: that is no luck."""
        after = self.choices[at].after[side]
        if at + 1 < len(self.choices):
            return self.choices[at + 1].before[side] - after
        return 0.0 if self.outside else self.result[side] - after

    def by_luck(self, side: int) -> float:
        """The same in all."""
        return sum(self.luck(at, side) for at in range(len(self.choices)))

    def given_up(self, side: int) -> float:
        """By how much it changed in the end from outside."""
        return self.result[side] - self.choices[-1].after[side] if self.outside and self.choices else 0.0

    def costliest(self, many: int = TOP) -> list[Choice]:
        """The choices that cost most, of all sides."""
        return sorted((one for one in self.choices if one.cost >= LEAST), key=lambda one: (-one.cost, one.n))[:many]

    def costs(self, of: int) -> dict[int, float]:
        """By turn what a side lost by its choices."""
        found: dict[int, float] = {}
        for one in self.choices:
            if self.sides[one.seat] == of and one.cost:
                found[one.turn] = found.get(one.turn, 0.0) + one.cost
        return found


def check(match: Match) -> None:
    """Raises NotAnalysed for a game that runs, one with closed cards, and one that is too long."""
    if match.outcome is None:
        raise NotAnalysed("the game is not over, so its choices can't be weighed yet")
    if match.closed:
        raise NotAnalysed("cards of it stay closed, and what they do nobody can judge: it needs the record as played")
    if match.turn > MOST:
        raise NotAnalysed(f"it has {match.turn} answers; up to {MOST} are analysed")


def questions(match: Match, seats: Iterable[Seat] | None = None) -> list[int]:
    """The numbers, from 1, of the entries of a match that answered a choice, of these seats (all by default)."""
    wanted = set(range(match.game.seats) if seats is None else seats)
    rules, found = match.rules, []
    entries = match.record.entries
    for n, state in enumerate(states(rules, match.record, verify=False), 1):
        decision = state.decision
        if n > len(entries) or decision is None or decision.seat not in wanted or decision.forced:
            continue
        if isinstance(entries[n - 1], Answered) and rules.foregone(state, decision) is None:
            found.append(n)
    return found


def portions(match: Match, seats: Iterable[Seat] | None = None) -> list[Portion]:
    """What is to be judged of a match, in pieces that any process can do."""
    numbers, turns = questions(match, seats), turns_of(match)
    long = len(numbers) > LONG
    size = 2 * PORTION if long else PORTION
    parts = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    return [Portion(tuple(part), tuple(turns[n] for n in part), long) for part in parts]


def judge_portion(
    record: Record, portion: Portion, game: Game | None = None, judge: Judge | None = None
) -> list[Choice]:
    """The choices of a portion that could be weighed. It needs nothing but the record: other decks are supposed from
    the bundled ones, as by somebody who never saw their lists."""
    game = game_of(record) if game is None else game
    guesses = [deck.stacks for deck in game.decks]
    wanted = dict(zip(portion.numbers, portion.turns, strict=True))
    found: list[Choice] = []
    for n, state in enumerate(states(game.rules, record, verify=False), 1):
        if n > max(wanted, default=0):
            break
        decision = state.decision
        if n not in wanted or decision is None:
            continue
        entry = record.entries[n - 1]
        given = entry.found_in(decision) if isinstance(entry, Answered) else None
        if given is None:
            continue
        view = game.rules.view(state, decision.seat)
        worlds: Worlds[Any] = Worlds(game.rules, state.clone(), decision.seat, guesses)
        asked = judge_of(game.judgement, worlds, game.sides) if judge is None else judge
        choice = judge_choice(asked, view, decision, worlds, given, game.sides, n, wanted[n], portion.long)
        if choice is not None:
            found.append(choice)
    return found


Done = Callable[[int, int], None]
"""Hears how many portions are done, of how many."""


def analyse(match: Match, judge: Judge | None = None, note: Done | None = None) -> Analysis:
    """Analyse a match that is over. Raises NotAnalysed."""
    check(match)
    work = portions(match)

    def done() -> Iterator[list[Choice]]:
        for n, portion in enumerate(work, 1):
            yield judge_portion(match.record, portion, match.game, judge)
            if note is not None:
                note(n, len(work))

    return put_together(match, done())


def put_together(match: Match, found: Iterable[Sequence[Choice]]) -> Analysis:
    """The analysis of a match from its choices, wherever they were judged."""
    outcome = match.outcome
    if outcome is None:
        raise NotAnalysed("the game is not over")
    choices = postponed(match, sorted((one for some in found for one in some), key=lambda one: one.n))
    result = shares_at_end(outcome.returns, match.game.sides)
    return Analysis(
        tuple(match.game.sides), tuple(choices), result, match.record.end is not None, max(turns_of(match), default=0)
    )


def postponed(match: Match, choices: Sequence[Choice]) -> list[Choice]:
    """The choices, without costs that were none: where a seat was asked again at once, and nothing had been drawn
    or shown in between, it could still have what the next question left it. Bots that play on don't always go back to
    it."""
    places = {one.n: at for at, one in enumerate(choices)}
    again = {one.n: two for one, two in pairwise(choices) if one.cost and (one.seat, one.turn) == (two.seat, two.turn)}
    found = list(choices)
    entries = match.record.entries
    for n, state in enumerate(states(match.rules, match.record, verify=False), 1):
        two = again.get(n)
        if two is None:
            continue
        one = choices[places[n]]
        side = match.game.sides[one.seat]
        if two.before[side] > one.after[side] and not was_shown(match.rules, state.clone(), entries[n - 1 : two.n - 1]):
            found[places[n]] = _kept(one, two.before, side)
    return found


def _kept(one: Choice, left: Chances, side: int) -> Choice:
    """A choice after which its side had these chances left."""
    cost = one.before[side] - left[side]
    nothing = cost < LEAST or cost <= one.error
    after = one.before if nothing else left
    given = replace(one.considered[one.given], chances=after)
    rest = [other for at, other in enumerate(one.considered) if at != one.given]
    considered = sorted([given, *rest], key=lambda other: -other.chances[side])
    at = considered.index(given)
    return replace(one, considered=tuple(considered), given=at, after=after, cost=0.0 if nothing else cost)
