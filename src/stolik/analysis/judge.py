"""Judges: which answers to a question are worth looking at, and how likely each side is to win after one of them.

All play on in imagined worlds of the seat that is asked, with what the bots play on with: the game's pilot to where a
line has shown what it is worth; without a pilot a search for the best replies; in a game that doesn't say how likely
anybody is to win, chance to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Final, Protocol

from stolik.bots.base import Judgement, answers_to
from stolik.bots.lookahead import WorldTree
from stolik.bots.pilot import Pilot
from stolik.bots.playouts import play_on
from stolik.bots.rollouts import Rollouts
from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.view import View, World, Worlds
from stolik.turning import as_shares, shares_at_end

TRIED: Final = 8
"""How many answers to a question are looked at, beside the one that was given."""
SEARCHED: Final = 500
"""Positions judged for one answer in one world, where replies are searched for."""
WIDTH: Final = 30
"""How many replies are kept after they were judged once."""
RANKED: Final = 400
"""Of how many answers the best are found by a look at what they come to at once."""

Effort = tuple[int, ...]
"""In how many worlds all answers are tried, and in how many further ones the best of them and the given one, step by
step as long as it is open whether the choice cost something."""
PLAYED: Final[tuple[Effort, Effort]] = ((6, 12, 24, 48), (4, 8, 24, 48))
"""Where a pilot plays on; the second in long games."""
GROWN: Final[tuple[Effort, Effort]] = ((2, 4, 8, 16), (2, 4, 8))
"""Where replies are searched for, which takes longer and depends less on the world."""
DRAWN: Final[tuple[Effort, Effort]] = ((12, 32, 64, 128), (8, 16, 48, 96))
"""Where chance plays on, and a world says no more than who has won."""

Chances = tuple[float, ...]
"""How likely each side is to win; they sum to 1."""
Chance = Callable[[Any, Seat], float]


class Judge(Protocol):
    """What an analysis asks. A search of another kind is one too (docs/analysis.md)."""

    def answers(self, view: View, decision: Decision, worlds: Worlds[Any], luck: int) -> list[Answer]:
        """What is worth looking at, at most TRIED; a single one where thinking would change nothing. It depends on
        nothing but what it is given."""
        ...

    def after(self, view: View, decision: Decision, world: World[Any], answer: Answer, luck: int) -> Chances:
        """The chances when the asked seat gives this answer in this world, which is left as it is."""

    def effort(self, long: bool) -> Effort:
        """How much a choice is worth, in a long game."""
        ...

    def steady(self, view: View) -> bool:
        """Whether nothing that this viewer can't know may matter, so that one world says all."""
        ...


class _Likely:
    """An evaluation by which a position is worth the chance to win."""

    def __init__(self, chance: Chance, hides: Callable[[Any], bool]) -> None:
        self.value = chance
        self.score = chance
        self.hides = hides


class _ByChance:
    """What judges share that ask an evaluation for chances."""

    def __init__(self, judgement: Judgement, chance: Chance, sides: Sequence[int]) -> None:
        assert judgement.evaluation is not None
        self.evaluation = _Likely(chance, judgement.evaluation.hides)
        self._chance = chance
        self._sides = sides
        self._first = [sides.index(side) for side in range(len(set(sides)))]

    def steady(self, view: View) -> bool:
        """As the evaluation says."""
        return not self.evaluation.hides(view)

    def of_seat(self, seat: Seat, own: float, world: World[Any]) -> Chances:
        """The chances of all sides, of which the seat's own is known."""
        if len(self._first) == 2:
            return (own, 1 - own) if self._sides[seat] == 0 else (1 - own, own)
        return as_shares([self._chance(world.view(one), one) for one in self._first])


class PilotJudge(_ByChance):
    """The pilot plays on to its horizon, and there the evaluation says the chances."""

    def __init__(self, judgement: Judgement, chance: Chance, pilot: Pilot, sides: Sequence[int]) -> None:
        super().__init__(judgement, chance, sides)
        self._pilot = pilot

    def effort(self, long: bool) -> Effort:
        """As bots play on."""
        return PLAYED[long]

    def answers(self, view: View, decision: Decision, worlds: Worlds[Any], luck: int) -> list[Answer]:
        """What the pilot would try out."""
        return self._pilot.candidates(view, decision)[:TRIED]

    def after(self, view: View, decision: Decision, world: World[Any], answer: Answer, luck: int) -> Chances:
        """As bots try answers out."""
        seat = decision.seat
        world = world.after(answer)
        own = Rollouts(self.evaluation, self._pilot, seat, self._pilot.horizon(view, decision)).play_on(world)
        return self.of_seat(seat, own, world)


class TreeJudge(_ByChance):
    """The best replies are searched for, each seat choosing for itself."""

    def effort(self, long: bool) -> Effort:
        """As they search."""
        return GROWN[long]

    def answers(self, view: View, decision: Decision, worlds: Worlds[Any], luck: int) -> list[Answer]:
        """Those that look best at once, in one world."""
        seat, world = decision.seat, worlds.sample(luck)
        tried = list(islice(answers_to(decision), RANKED))
        worth = [self._chance(world.after(answer).view(seat), seat) for answer in tried]
        order = sorted(range(len(tried)), key=lambda n: (-worth[n], n))
        return [tried[n] for n in order[:TRIED]]

    def after(self, view: View, decision: Decision, world: World[Any], answer: Answer, luck: int) -> Chances:
        """What the best replies that were found leave."""
        seat = decision.seat
        world = world.after(answer)
        if world.decision is None:
            return self.of_seat(seat, self._chance(world.view(seat), seat), world)
        tree = WorldTree(self.evaluation, world, seat, WIDTH)
        tree.run(SEARCHED, 0)
        return self.of_seat(seat, tree.root.best().value, world)


class PlayoutJudge:
    """Chance plays on to the end, for everybody."""

    def __init__(self, sides: Sequence[int]) -> None:
        self._sides = sides

    def steady(self, view: View) -> bool:
        """Chance plays on differently each time."""
        return False

    def effort(self, long: bool) -> Effort:
        """Many games."""
        return DRAWN[long]

    def answers(self, view: View, decision: Decision, worlds: Worlds[Any], luck: int) -> list[Answer]:
        """The first ones: nothing tells which are better."""
        return list(islice(answers_to(decision), TRIED))

    def after(self, view: View, decision: Decision, world: World[Any], answer: Answer, luck: int) -> Chances:
        """Who has won; where a game takes too long, or is drawn, all share."""
        world = world.after(answer)
        play_on(world, decision.seat, luck)
        outcome = world.outcome
        return shares_at_end((0,) * len(self._sides) if outcome is None else outcome.returns, self._sides)


def judge_of(judgement: Judgement, worlds: Worlds[Any], sides: Sequence[int]) -> Judge:
    """The judge for a game with these cards."""
    chance: Chance | None = getattr(judgement.evaluation, "chance", None)
    if chance is None:
        return PlayoutJudge(sides)
    pilot = judgement.pilot(worlds)
    return TreeJudge(judgement, chance, sides) if pilot is None else PilotJudge(judgement, chance, pilot, sides)
