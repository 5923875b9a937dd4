"""A bot that takes what is worth most at once, or plays by rules of thumb where turns are long."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from stolik.kernel.decision import Answer, Decision
from stolik.kernel.luck import derive, step
from stolik.kernel.view import View, Worlds

from .base import Bot, answers_to, position_luck
from .playouts import best as play_out

GAMES: Final = 8
"""In a game without an evaluation: how many games are played on from an answer at most."""
BUDGET: Final = 6000
"""The same: how many answers are given in them, more or less."""


class GreedyBot(Bot):
    """One ply: the answer after which its score stands best against the others', in one imagined world.

    Among equals its luck decides. It does not think about what the others will do, nor about what is still to come.
    In a game that has a pilot (where one action of a turn shows little), it does what that says; in one without an
    evaluation it plays a few games on from each answer, by chance.
    """

    name: ClassVar[str] = "greedy"

    def choose(self, view: View | None, decision: Decision, worlds: Worlds[Any] | None) -> Answer:
        """The answer whose outcome scores best. Raises ValueError without a view and worlds."""
        if view is None or worlds is None:
            raise ValueError("the bot 'greedy' needs a view and worlds")
        pilot = self.judgement.pilot(worlds)
        if pilot is not None:
            return pilot.choose(view, decision)
        luck = position_luck(self.seed, view)
        evaluation = self.judgement.evaluation
        if evaluation is None:
            return play_out(decision, worlds, luck, GAMES, BUDGET)
        world = worlds.sample(derive(luck, 0))
        score = evaluation.score
        seat = decision.seat
        best: list[Answer] = []
        highest = float("-inf")
        for answer in answers_to(decision):
            reached = score(world.after(answer).view(seat), seat)
            if reached > highest:
                best, highest = [answer], reached
            elif reached == highest:
                best.append(answer)
        _, n = step(derive(luck, 1), len(best))
        return best[n]
