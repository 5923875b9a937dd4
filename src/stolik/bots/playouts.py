"""Playing on by chance, for games that nobody has told how to judge: an answer is worth what comes of it at the end.

From each answer games are played on in imagined worlds, all seats answering by chance. Every answer meets the same
worlds, and the worse half is passed over round by round (Karnin, Koren and Somekh 2013).
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from stolik.kernel.decision import Answer, Decision, Seat
from stolik.kernel.luck import derive, step
from stolik.kernel.view import World, Worlds

from .draws import draw_answer

MOST: Final = 60
"""How many answers to a question are tried."""
LEAST: Final = 4
"""How many worlds every answer meets before any is passed over; then it is every second time."""
LONGEST: Final = 600
"""After so many answers a game that has not ended counts as a draw."""


class PlayedOut:
    """An answer, and what the games that followed it came to."""

    __slots__ = ("answer", "games", "total", "won")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.total = 0
        self.games = 0
        self.won = 0

    def standing(self) -> int:
        """By which answers are compared that met the same worlds: won games less lost ones."""
        return self.total


def best(decision: Decision, worlds: Worlds[Any], luck: int, games: int, budget: int) -> Answer:
    """The answer that came to most in at most `games` games each, for about `budget` answers in all; among equals
    `luck` decides."""
    alive, _ = tried(decision, worlds, luck, games, budget)
    highest = max(one.total for one in alive)
    equal = [one.answer for one in alive if one.total == highest]
    _, at = step(derive(luck, games), len(equal))
    return equal[at]


def tried(
    decision: Decision, worlds: Worlds[Any], luck: int, games: int, budget: int
) -> tuple[list[PlayedOut], list[PlayedOut]]:
    """The answers with what they came to: those that met every world, and those that were passed over, the last of them
    first."""
    passed: list[PlayedOut] = []
    alive = [PlayedOut(answer) for answer in islice(decision.answers(), MOST)]
    spent = 0
    for n in range(games):
        if len(alive) < 2 or spent >= budget:
            break
        world = worlds.sample(derive(luck, n))
        for one in alive:
            worth, answered = play_on(world.after(one.answer), decision.seat, derive(luck, -1 - n))
            one.total += worth
            one.games += 1
            one.won += worth > 0
            spent += answered
        if n + 1 >= LEAST and n % 2:
            alive.sort(key=PlayedOut.standing, reverse=True)
            kept = max(2, (len(alive) + 1) // 2)
            passed, alive = alive[kept:] + passed, alive[:kept]
    return alive, passed


def play_on(world: World[Any], seat: Seat, luck: int) -> tuple[int, int]:
    """Chance plays for everybody: what it comes to for `seat`, and how many answers it took."""
    for answered in range(LONGEST):
        decision = world.decision
        if decision is None:
            outcome = world.outcome
            return (0 if outcome is None else outcome.returns[seat]), answered
        if len(decision.options) == 1 and decision.least == decision.most == 1:
            world.go_on(decision.options)
            continue
        luck, answer = draw_answer(decision, luck)
        world.go_on(answer)
    return 0, LONGEST
