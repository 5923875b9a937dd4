"""A bot for somebody's first games: it plays into the game, and leaves openings.

It takes the best move it sees by one turn, but it leaves alone what it was told to avoid; of answers that are nearly
equal it takes the one that the others can answer best; where its pilot lets a chance go, so does it; and when it is far
ahead, and stays so, it takes the second best. It never loses on purpose: what would lose the game at once, or to the
next answer, is not equal to what doesn't.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from operator import itemgetter
from statistics import median
from typing import Any, ClassVar, Final, Protocol

from stolik.kernel.decision import Answer, Decision, PickRule, Seat
from stolik.kernel.luck import derive, step
from stolik.kernel.view import View, World, Worlds

from .base import Bot, Judgement, answers_to, position_luck
from .evaluation import Evaluation
from .pilot import Pilot
from .playouts import best as play_out
from .rollouts import Rollouts

NEAR: Final = 25
"""How near to the best an answer is nearly equal: hundredths of the way from the best one to the middling one."""
SLIPS: Final = 40
"""At how many of a hundred questions the middling one counts as nearly equal, too."""
WIDTH: Final = 5
"""How many answers are weighed against each other at most."""
GAMES: Final = 2
"""In a game without an evaluation: how many games are played on from an answer at most."""
BUDGET: Final = 1500
"""The same: how many answers are given in them, more or less."""

PASS: Final = "pass"
"""The verb of whoever lets a chance go."""
LOST: Final = float("-inf")
"""What is left of an answer that lost the game."""


class Weighed:
    """An answer, what it is worth by one turn, and the world that it led to by then."""

    __slots__ = ("answer", "world", "worth")

    def __init__(self, answer: Answer, worth: float, world: World[Any]) -> None:
        self.answer = answer
        self.worth = worth
        self.world = world


class KindBot(Bot):
    """Plays as above, in one imagined world.

    `avoid` are options that it leaves alone while it may, as they are written: "bombard" all of that verb, "play 17"
    those of that verb and number. `near` is how near to the best an answer is nearly equal, in hundredths: with 0 it
    takes the best. A position is far ahead from the evaluation's `AHEAD` on; an evaluation that says none has no such
    position. Raises ValueError for a `near` that is no whole number from 0 to 100.
    """

    name: ClassVar[str] = "kind"

    def __init__(
        self, judgement: Judgement, seed: Any = 0, near: Any = NEAR, slips: Any = SLIPS, avoid: Collection[str] = ()
    ) -> None:
        super().__init__(judgement, seed)
        for name, value in (("near", near), ("slips", slips)):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 100:
                raise ValueError(f"{name} is {value!r}; it can be a whole number from 0 to 100")
        self.near = near
        self.slips = slips
        self.avoid = tuple(avoid)

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """The answer that the exceptions above leave. Raises ValueError without a view and worlds."""
        if view is None or worlds is None:
            raise ValueError("the bot 'kind' needs a view and worlds")
        asked = spared(decision, self.avoid)
        luck = position_luck(self.seed, view)
        evaluation, pilot = self.judgement.evaluation, self.judgement.pilot(worlds)
        if evaluation is None:
            return play_out(asked, worlds, luck, GAMES, BUDGET) if pilot is None else pilot.choose(view, asked)
        if pilot is not None:
            own = pilot.choose(view, asked)
            if [option.verb for option in own] == [PASS]:
                return own  # a card thrown away is no opening, and teaches nothing
        eyes: Eyes
        if pilot is None:
            eyes = ByAnswers(evaluation, decision.seat)
        else:
            eyes = ByTurns(evaluation, pilot, view, asked)
        found = eyes.weigh(view, asked, worlds.sample(derive(luck, 0)))
        found.sort(key=_worth, reverse=True)  # among equals the first is the pilot's own
        if self._spares(found, view, decision.seat):
            return found[1].answer
        middling = median([one.worth for one in found])
        _, at = step(derive(luck, 1), 100)
        near = 100 if at < self.slips else self.near
        least = found[0].worth - near / 100 * (found[0].worth - middling)
        equal = [one for one in found if one.worth >= least][:WIDTH]
        left = [(eyes.left(one), one.answer) for one in equal] if len(equal) > 1 else []
        return min([pair for pair in left if pair[0] > LOST], key=itemgetter(0), default=(0.0, equal[0].answer))[1]

    def _spares(self, found: Sequence[Weighed], view: View, seat: Seat) -> bool:
        """Whether the second best will do: the bot is far ahead, and would still be."""
        evaluation = self.judgement.evaluation
        bound = getattr(evaluation, "AHEAD", None)
        if evaluation is None or bound is None or len(found) < 2:
            return False
        return min(evaluation.value(view, seat), evaluation.value(found[1].world.view(seat), seat)) >= float(bound)


def _worth(one: Weighed) -> float:
    return one.worth


class Eyes(Protocol):
    """How far the bot sees in a game."""

    def weigh(self, view: View, decision: Decision, world: World[Any]) -> list[Weighed]:
        """Answers by what comes of them in one turn."""

    def left(self, one: Weighed) -> float:
        """What is left of that once the others have answered; LOST where the game is."""


class ByTurns:
    """In a game of long turns: what its pilot would try, played on by it to the end of the turn, and then further to
    where it has shown what it is worth."""

    def __init__(self, evaluation: Evaluation, pilot: Pilot, view: View, decision: Decision) -> None:
        self._pilot = pilot
        self._seat = decision.seat
        self._soon = Rollouts(evaluation, pilot, decision.seat, pilot.clock(view) + 1)
        self._later = Rollouts(evaluation, pilot, decision.seat, pilot.horizon(view, decision))

    def weigh(self, view: View, decision: Decision, world: World[Any]) -> list[Weighed]:
        """See Eyes."""
        tried = [(answer, world.after(answer)) for answer in self._pilot.candidates(view, decision)[:WIDTH]]
        if len(tried) == 1:
            return [Weighed(tried[0][0], 0.0, tried[0][1])]
        return [Weighed(answer, self._soon.play_on(reached), reached) for answer, reached in tried]

    def left(self, one: Weighed) -> float:
        """See Eyes."""
        left = self._later.play_on(one.world)
        return LOST if is_lost(one.world, self._seat) else left


class ByAnswers:
    """In a game of short turns: all answers by the score right after them, and after the best answer to them."""

    def __init__(self, evaluation: Evaluation, seat: Seat) -> None:
        self._score = evaluation.score
        self._seat = seat

    def weigh(self, view: View, decision: Decision, world: World[Any]) -> list[Weighed]:
        """See Eyes."""
        after = [(answer, world.after(answer)) for answer in answers_to(decision)]
        return [
            Weighed(answer, self._score(reached.view(self._seat), self._seat), reached) for answer, reached in after
        ]

    def left(self, one: Weighed) -> float:
        """See Eyes."""
        reply = one.world.decision
        if reply is None or reply.seat == self._seat:
            return LOST if is_lost(one.world, self._seat) else one.worth
        replies = [one.world.after(answer) for answer in answers_to(reply)]
        if any(is_lost(reached, self._seat) for reached in replies):
            return LOST
        return min(self._score(reached.view(self._seat), self._seat) for reached in replies)


def is_lost(world: World[Any], seat: Seat) -> bool:
    """Whether the game is over there, and lost."""
    outcome = world.outcome
    return outcome is not None and outcome.returns[seat] < 0


def spared(decision: Decision, avoid: Collection[str]) -> Decision:
    """A question without the options that are avoided; as it was where nothing legal would be left of it."""
    written = [" ".join([option.verb, *map(str, option.args)]) + " " for option in decision.options]
    kept = [n for n, words in enumerate(written) if not any(words.startswith(f"{word} ") for word in avoid)]
    if len(kept) == len(written):
        return decision
    rule, counts = decision.rule, decision.counts
    fewer = Decision(
        decision.seat,
        decision.kind,
        tuple(decision.options[n] for n in kept),
        decision.least,
        decision.most,
        None if counts is None else tuple(counts[n] for n in kept),
        decision.about,
        None if rule is None else _among(rule, kept),
    )
    return fewer if next(iter(islice(fewer.answers(), 1)), None) is not None else decision


def _among(rule: PickRule, kept: Sequence[int]) -> PickRule:
    return PickRule(
        tuple(rule.groups[n] for n in kept) if rule.groups else (),
        rule.each,
        tuple(rule.weights[n] for n in kept) if rule.weights else (),
        rule.total,
    )
