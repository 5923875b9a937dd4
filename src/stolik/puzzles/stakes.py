"""What puzzles may be about: what of a game is at stake, and how far it is played on (architecture: Puzzles).

A game brings its own with `Game.stakes`; without any, its puzzles ask for a win or for its being put off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from stolik.game import Game, at_place
from stolik.kernel.decision import Answer, Decision, Seat
from stolik.lessons.lesson import Said

NEVER: Final = -1000.0
"""What an act is worth that doesn't bring what is asked for at all."""
Worth = Callable[[Any, Any, Seat], float]
"""What a position is worth to a seat, after the one of the question: `worth(question, now, seat)`."""

WORDS: Final[Mapping[str, tuple[Said, Said]]] = {
    "win": (
        {"en": "Win this turn", "pl": "Wygraj w tej turze", "ja": "この番で勝つ"},
        {
            "en": "Win in this turn, whatever the others choose.",
            "pl": "Wygraj w tej turze, cokolwiek wybiorą inni.",
            "ja": "ほかのプレイヤーが何を選んでも、この番で勝ちましょう。",
        },
    ),
    "alive": (
        {"en": "Survive", "pl": "Przetrwaj", "ja": "生き残る"},
        {
            "en": "The next turn could decide the game against you. Play so that it can't.",
            "pl": "Następna tura może rozstrzygnąć partię przeciwko tobie. Zagraj tak, żeby nie mogła.",
            "ja": "次の番に負けるかもしれません。そうならないようにしましょう。",
        },
    ),
    "relay": (
        {"en": "Win in two", "pl": "Wygraj w dwóch turach", "ja": "次の番までに勝つ"},
        {
            "en": "Prepare so that the turn after the next wins, whatever happens meanwhile.",
            "pl": "Przygotuj wygraną na turę po następnej, cokolwiek się w międzyczasie zdarzy.",
            "ja": "間に何が起きても、次の次の番に勝てるよう準備しましょう。",
        },
    ),
}
"""Titles and requests of what all games may ask for, by test."""


@dataclass(frozen=True)
class Test:
    """What is asked for, and how it is found out.

    `worth` of a position is counted `turns` turns after the one of the question, or where the game is over; a further
    turn of the same side is none of them. Where the test is `sure`, worth is 1 if what is asked for is reached, else 0,
    and an answer has to reach it whatever others choose and however coins fall; a position that is 1 by `spoils` has
    spoiled it already. Else the answer that brings most is asked for: among all sets of acts (`counts`), or among
    single acts (`single`); luck falls badly, or with `mean` all its ways are averaged. No worth is outside `bounds`, if
    there are any. `apart` names a test by which the answer must not be the best too.

    For puzzles from played games: a single act has to be ahead by `margin`; `between` says that it is asked for in
    another's turn, where no game is looked through.
    """

    kind: Literal["sure", "counts", "single"]
    worth: Worth
    turns: int = 0
    spoils: Worth | None = None
    mean: bool = False
    bounds: tuple[float, float] | None = None
    margin: float = 0.0
    between: bool = False
    apart: str = ""


class Stakes:
    """What of one game is at stake. Games subclass it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules: Any = game.rules

    # ---- what a game may say

    ends_roll: Callable[[Any], bool] | None = None
    """Whether an event tells that a roll of several dice is whole, in which nobody asks which of them showed what; None
    where every coin and die is for itself."""

    @property
    def tests(self) -> Mapping[str, Mapping[str, Test]]:
        """The tests by their names, and each by what is wanted, "" where there is nothing to say."""
        return {
            "win": {"": Test("sure", self.won)},
            "alive": {"": Test("sure", self.alive, turns=1)},
            "relay": {"": Test("sure", self.won, turns=2)},
            "step": {"": Test("sure", self.won, turns=1, between=True)},
        }

    def words(self, test: str, want: str) -> tuple[Said, Said]:
        """Title and request of a puzzle from a played game. Raises KeyError for a test that has none."""
        return WORDS[test]

    def turn(self, s: Any) -> int:
        """A number that changes when a turn ends."""
        return int(s.turn)

    def mover(self, s: Any) -> Seat:
        """Whose turn it is, where a turn has just begun."""
        decision = s.decision
        return 0 if decision is None else int(decision.seat)

    def promises(self, s: Any, test: str) -> bool:
        """Whether it is worth while to look for a puzzle of this test there: for the mover, at a glance."""
        return True

    def begins(self, s: Any, decision: Decision) -> bool:
        """Whether a turn that is looked through may become a puzzle at this question: it is the mover's."""
        return int(decision.seat) == self.mover(s)

    def rest(self, s: Any, decision: Decision) -> Answer | None:
        """The answer by which the asked seat does no more in its turn; None where there is none."""
        return None

    def blind(self, s: Any, decision: Decision) -> bool:
        """Whether nobody can know what this is a choice between: then it counts as luck and not as an act."""
        return False

    def sides(self, s: Any, sides: int) -> Sequence[tuple[int, float]]:
        """The sides of a coin or die that have to be told apart, each with how likely it or one like it falls."""
        return [(side, 1 / sides) for side in range(sides)]

    # ---- what all games say alike

    def won(self, start: Any, now: Any, seat: Seat) -> float:
        """1 where the side of a seat has won."""
        outcome = self.rules.outcome(now)
        return float(outcome is not None and outcome.returns[seat] > 0)

    def alive(self, start: Any, now: Any, seat: Seat) -> float:
        """0 where the side of a seat has lost."""
        outcome = self.rules.outcome(now)
        return float(outcome is None or outcome.returns[seat] >= 0)


@cache
def stakes_of(game: Game) -> Stakes:
    """What puzzles of a game may be about."""
    made: Stakes = at_place(game.stakes)(game) if game.stakes else Stakes(game)
    return made
