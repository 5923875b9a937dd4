"""What decided a game that is over: how its chances went, the answer that turned it, and what its finder found.

A pure function of a match: the same record gives the same findings on every machine, since what is played on in
imagination draws its luck from the record's own keys. How much is reckoned is bounded by numbers, not by a clock.

Who was how likely to win comes from the game's evaluation, where that says it (`chance`, bots/evaluation.py); else from
games that chance plays on to the end from each position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from typing import Any, Final

from stolik.bots.base import answers_to
from stolik.bots.draws import draw_answer
from stolik.game import at_place
from stolik.kernel.agenda import apply
from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.event import Event
from stolik.kernel.luck import derive
from stolik.kernel.replay import Answered, states
from stolik.kernel.state import State
from stolik.kernel.story import Cause, Figure, Findings, Story
from stolik.kernel.view import World, Worlds
from stolik.match import Match

BUDGET: Final = 60_000
"""Where a game has no evaluation: how many answers chance gives in all games that are played on, more or less."""
MOST_GAMES: Final = 60
"""The same: how many games are played on from one position at most."""
LONGEST: Final = 2000
"""After so many answers a game that is played on counts as a draw."""
WORLDS: Final = 8
"""In how many worlds the answers are tried that might have been better."""
TRIED: Final = 12
"""How many answers are tried at most."""
LINE: Final = 40
"""After so many answers a line is judged where it stands."""
SWING: Final = 0.08
"""By how much one answer has to change the chance to have turned a game."""
NOISE: Final = 0.2
"""The same where chances come from games that were played on, of which each is one of MOST_GAMES."""
BETTER: Final = 0.05
"""By how much another answer has to be better to be worth telling."""
EVEN: Final = 0.5
SHORT: Final = 4
"""With fewer turns a game has no course to tell of."""
LOW: Final = 0.3
"""Who had no better chance than this, and won, came from behind."""
OFTEN: Final = 4
"""How often the lead has to change to be told."""
CAUSES: Final = 3
"""How many causes are told."""
LIGHT: Final = 0.1
"""A cause of less weight is none."""


@dataclass(frozen=True)
class Better:
    """An answer that would have been better: what chance it would have left its side, and what it would have done."""

    answer: Answer
    chance: float
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Moment:
    """The answer that turned a game: entry `n`, counted from 1 as `Match.events` are, in turn `turn`, given by `seat`;
    after `settled` entries it had shown what it brought. `before` and `after` are the chances of each side before it
    and then."""

    n: int
    settled: int
    turn: int
    seat: Seat
    before: tuple[float, ...]
    after: tuple[float, ...]
    better: Better | None


@dataclass(frozen=True)
class Swing:
    """An answer that changed the chance of its side: entry `n` in turn `turn`, given by `seat`; it had shown what it
    brought after `settled` entries."""

    n: int
    settled: int
    turn: int
    seat: Seat
    before: float
    after: float


@dataclass(frozen=True)
class Point:
    """The end of a turn: after so many entries, with the chances of each side."""

    turn: int
    n: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turning:
    """What decided a game. `causes` are the weightiest first; there are none where nothing stands out. `how` is what
    tells apart how one rule ended it; `turn` is the turn in which it ended, `winner` the side that won or -1. `swings`
    are all answers that changed the chance of their own side enough to mean anything, for the better or the worse."""

    points: tuple[Point, ...]
    moment: Moment | None
    swings: tuple[Swing, ...]
    causes: tuple[Cause, ...]
    figures: tuple[Figure, ...]
    how: str
    turn: int
    winner: int


def find(match: Match) -> Turning:
    """What decided a match that is over. Closed cards can't be played, so that in a match with such no better answer is
    looked for. Raises ValueError for a match that runs."""
    outcome = match.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    sides = match.game.sides
    winner = -1 if outcome.winner < 0 else sides[outcome.winner]
    *turns, ended = turns_of(match)
    judge = _Judge(match)
    asked: list[Decision | None] = []
    chances: list[tuple[float, ...]] = []
    for state in states(match.rules, match.record, verify=False):
        asked.append(state.decision)
        chances.append(judge.chances(state))
    asked[-1] = None
    # Who resigned or ran out of time lost by no answer: none is held against what came of that.
    judged = list(chances)
    chances[-1] = shares_at_end(outcome.returns, sides)
    if match.record.end is None:
        judged = chances
    last = match.view(None)
    story = Story(tuple(match.events), tuple(turns), sides, winner, outcome.rule, last, match.rules.printed())
    found = at_place(match.game.endings)(story) if match.game.endings else Findings()
    points = tuple(Point(turns[n], n, chances[n]) for n in range(len(turns)) if _ends_turn(turns, n))
    earned = match.record.end is None or (winner >= 0 and judged[-1][winner] > EVEN)
    causes = [*found.causes, *_courses(points, winner, earned)]
    causes = sorted((cause for cause in causes if cause.weight >= LIGHT), key=lambda cause: -cause.weight)
    figures = tuple(figure for figure in found.figures if any(figure.values) or any(figure.out_of))
    found_swings = list(_swings(match, asked, judged, turns, judge.sides))
    moment = _moment(match, judge, asked, judged, turns, winner, found_swings)
    marked = tuple(one for one in found_swings if abs(one.after - one.before) >= judge.swing)
    return Turning(points, moment, marked, tuple(causes[:CAUSES]), figures, found.how, ended, winner)


def turns_of(match: Match) -> list[int]:
    """The turn in which each entry of a match was made: the one begun by the entries before it, 0 for the setup; behind
    them the turn in which the match stands."""
    found = [0]
    for events in match.events:
        turns = (getattr(event, "turn", None) for event in events)
        began = [turn for turn in turns if isinstance(turn, int)]
        found.append(began[-1] if began else found[-1])
    return found


def _ends_turn(turns: Sequence[int], n: int) -> bool:
    return n + 1 == len(turns) or turns[n + 1] != turns[n]


def shares_at_end(returns: Sequence[int], sides: Sequence[int]) -> tuple[float, ...]:
    """1 for the side that won, the same part for each that shares the first place."""
    best = max(returns)
    first = {side for side, one in zip(sides, returns, strict=True) if one == best}
    return tuple(1 / len(first) if side in first else 0.0 for side in range(len(set(sides))))


class _Judge:
    """How likely each side is to win, in any state of one match."""

    def __init__(self, match: Match) -> None:
        self.rules = match.rules
        self.sides = match.game.sides
        self.count = len(set(self.sides))
        judgement = match.game.judgement
        self.chance: Callable[[Any, Seat], float] | None = getattr(judgement.evaluation, "chance", None)
        self.pilot = judgement.pilot(Worlds(match.rules, match.rules.deal(match.record.setup, 0), None))
        self.seed = derive(match.record.seed, match.record.keys[0])
        positions = len(match.record.entries) + 1
        # A game that is played on has as many answers left as this one had, on the average half of them.
        self.games = max(4, min(MOST_GAMES, 2 * BUDGET // (positions * positions)))

    @property
    def swing(self) -> float:
        """What a change of the chance has to be at least to mean anything."""
        return NOISE if self.chance is None else SWING

    def chances(self, state: State) -> tuple[float, ...]:
        """The chances of the sides in a state, which is left as it is."""
        if self.chance is None:
            if state.decision is None:
                return self.played([World(self.rules, state.clone())])
            # As the one who is asked can imagine it: what others hold is dealt anew, and the question stays the same.
            worlds = Worlds(self.rules, state, state.decision.seat)
            return self.played(worlds.sample(derive(self.seed, i)) for i in range(self.games))
        first = [self.sides.index(side) for side in range(self.count)]
        return as_shares([self.chance(self.rules.view(state, seat), seat) for seat in first])

    def of_world(self, world: World[Any]) -> tuple[float, ...]:
        """The same in a world."""
        if self.chance is None:
            return self.played([world.clone()])
        first = [self.sides.index(side) for side in range(self.count)]
        return as_shares([self.chance(world.view(seat), seat) for seat in first])

    def played(self, worlds: Iterable[World[Any]]) -> tuple[float, ...]:
        """Chance plays on from each of these worlds: which part of the games each side wins."""
        won = [0.0] * self.count
        games = 0
        for games, world in enumerate(worlds, 1):
            luck = derive(self.seed, -games)
            for _ in range(LONGEST):
                decision = world.decision
                if decision is None:
                    break
                luck, picks = draw_answer(decision, luck)
                world.go_on(picks)
            outcome = world.outcome
            returns = (0,) * len(self.sides) if outcome is None else outcome.returns
            for side, part in enumerate(shares_at_end(returns, self.sides)):
                won[side] += part
        return tuple(one / max(1, games) for one in won)


def as_shares(chances: Sequence[float]) -> tuple[float, ...]:
    """Chances of sides, each worked out for itself, so that they sum to 1."""
    total = sum(chances)
    return tuple(one / total for one in chances) if total > 0 else (1 / len(chances),) * len(chances)


# ---- how the chances went


def _courses(points: Sequence[Point], winner: int, earned: bool) -> list[Cause]:
    """What the course of the chances tells by itself: who was ahead since when, came back from where, or how often the
    lead changed. Who was given a game while they were behind has not `earned` it, and came back from nowhere."""
    if winner < 0 or len(points) < SHORT:
        return []
    before = points[:-1]
    found = []
    behind = [n for n, point in enumerate(before) if point.chances[winner] <= EVEN]
    since = behind[-1] + 1 if behind else 0
    if since < len(before) - 1 and before[since].turn > 0:
        share = (len(before) - since) / len(before)
        found.append(Cause("ahead", 0.45 * share, winner, {"n": before[since].turn}))
    low = min(before, key=lambda point: point.chances[winner])
    worst = low.chances[winner]
    if earned and worst <= LOW and low.turn > 0:
        found.append(Cause("comeback", 1 - 2 * worst, winner, {"n": low.turn, "p": round(100 * worst)}))
    leads = [point.chances[winner] > EVEN for point in before]
    changes = sum(a != b for a, b in pairwise(leads))
    if changes >= OFTEN:
        found.append(Cause("changes", 0.06 * changes, winner, {"n": changes}))
    return found


# ---- the answer that turned it


def _moment(
    match: Match,
    judge: _Judge,
    asked: Sequence[Decision | None],
    chances: Sequence[tuple[float, ...]],
    turns: Sequence[int],
    winner: int,
    swings: Sequence[Swing],
) -> Moment | None:
    """The answer after which the chance of the side that won rose most, in a draw that of anybody; None where no answer
    changed much."""
    side = max(winner, 0)
    best, found = judge.swing, None
    for one in swings:
        swing = chances[one.settled][side] - chances[one.n - 1][side]
        swing = abs(swing) if winner < 0 else swing
        if swing > best:
            best, found = swing, one
    if found is None:
        return None
    n, after = found.n, found.settled
    decision, entry = asked[n - 1], match.record.entries[n - 1]
    assert decision is not None
    assert isinstance(entry, Answered)
    given = entry.found_in(decision)
    better = None
    if given is not None and not match.closed:
        state = next(islice(states(match.rules, match.record, verify=False), n - 1, None))
        mover = judge.sides[decision.seat]
        better = _better(judge, state.clone(), given, chances[after][mover])
    return Moment(n, after, turns[n], decision.seat, chances[n - 1], chances[after], better)


def _swings(
    match: Match,
    asked: Sequence[Decision | None],
    chances: Sequence[tuple[float, ...]],
    turns: Sequence[int],
    sides: Sequence[int],
) -> Iterator[Swing]:
    """Each answer to an ordinary question that was a choice, and the chances of its side."""
    often = Counter(decision.kind for decision in asked if decision is not None)
    for n, entry in enumerate(match.record.entries, 1):
        decision = asked[n - 1]
        if decision is None or decision.forced or not _is_ordinary(decision) or not isinstance(entry, Answered):
            continue
        if turns[n] == 0 < turns[-1]:
            continue  # while the table is laid out nothing shows what the position is worth
        after = _settled(asked, turns, n, often)
        side = sides[decision.seat]
        yield Swing(n, after, turns[n], decision.seat, chances[n - 1][side], chances[after][side])


def _is_ordinary(decision: Decision) -> bool:
    """Whether a question is one of a turn, and none about how something is done ("choose:target", "window:prevent")."""
    return ":" not in decision.kind


def _settled(asked: Sequence[Decision | None], turns: Sequence[int], n: int, often: Mapping[str, int]) -> int:
    """After which entry it shows what entry `n` has brought: at the next ordinary question, of such as are asked as
    often as the one that it answered; when another turn begins, or the game is over."""
    before = asked[n - 1]
    least = 0 if before is None else often[before.kind]
    for at in range(n, len(asked)):
        decision = asked[at]
        if decision is None or turns[min(at + 1, len(turns) - 1)] != turns[n]:
            return at
        if _is_ordinary(decision) and often[decision.kind] >= least:
            return at
    return len(asked) - 1


def _better(judge: _Judge, state: State, given: Answer, came: float) -> Better | None:
    """The best of the other answers, where it is better than the one that was given, and than what came of that; all
    meet the same worlds, such as the one who was asked could imagine."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    side = judge.sides[seat]
    worlds = Worlds(judge.rules, state, seat)
    if judge.pilot is None:
        others = islice(answers_to(decision), TRIED)
    else:
        others = islice(judge.pilot.candidates(judge.rules.view(state, seat), decision), TRIED)
    tried = [given, *(answer for answer in others if answer != given)]
    total = [0.0] * len(tried)
    games = WORLDS if judge.chance is not None else judge.games
    for n in range(games):
        world = worlds.sample(derive(judge.seed, 1_000_000 + n))
        for at, answer in enumerate(tried):
            if world.decision is None or not world.decision.allows(answer):
                continue
            after = world.after(answer)
            _play_on(judge, after, decision)
            total[at] += judge.of_world(after)[side] / games
    at = max(range(len(tried)), key=total.__getitem__)
    if total[at] < max(total[0], came) + BETTER:
        return None
    heard: list[Event] = []
    state = judge.rules.determinise(state, seat, judge.seed)
    state.sink = heard.append
    apply(judge.rules, state, tried[at])
    return Better(tried[at], total[at], tuple(heard))


def _play_on(judge: _Judge, world: World[Any], before: Decision) -> None:
    """The pilot plays a world on until the other side is asked the same; without one, by chance, until anybody is."""
    if judge.chance is None:
        return
    luck = judge.seed
    for _ in range(LINE):
        decision = world.decision
        if decision is None:
            return
        if decision.kind == before.kind and (
            judge.pilot is None or judge.sides[decision.seat] != judge.sides[before.seat]
        ):
            return
        if judge.pilot is None or decision.forced:
            luck, picks = draw_answer(decision, luck)
        else:
            picks = judge.pilot.choose(world.view(decision.seat), decision)
        world.go_on(picks)
