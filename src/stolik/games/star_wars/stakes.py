"""What puzzles of Star Wars may be about. Dice are averaged exactly: every roll of a battle is gone through, with those
faces taken together that no card on the table tells apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from stolik.kernel.decision import Decision
from stolik.lessons.lesson import Said
from stolik.puzzles.stakes import Stakes, Test

from .ast.nodes import Keyword, Reroll, RollDice
from .rules.asked import cost_of
from .rules.damage import ARMORED, HIT
from .rules.events import DiceRerolled, DiceRolled
from .rules.state import BUILT, StarWarsFixed, StarWarsState
from .rules.tables import nodes_of

WORDS: Final[Mapping[str, tuple[Said, Said]]] = {
    "win": (
        {"en": "Win this turn", "pl": "Wygraj w tej turze", "ja": "このターンで勝つ"},
        {
            "en": "Which act gives the best chance to win this turn?",
            "pl": "Co daje największą szansę wygrać w tej turze?",
            "ja": "このターンに勝つ見込みがいちばん高いのはどれですか？",
        },
    ),
    "alive": (
        {"en": "Survive", "pl": "Przetrwaj", "ja": "生き残る"},
        {
            "en": "Which act best keeps the other side from winning this turn?",
            "pl": "Co najlepiej broni przed wygraną przeciwnika w tej turze?",
            "ja": "このターンに相手に勝たせないために、いちばんいいのはどれですか？",
        },
    ),
    "trade": (
        {"en": "Which is best?", "pl": "Co najlepsze?", "ja": "どれがいちばん得？"},
        {
            "en": "Count build cost kept less theirs; who has lost keeps nothing. Come out best on average.",
            "pl": "Liczy się średnio twój zachowany koszt budowy minus jego; kto przegrał, nie zachowuje nic.",
            "ja": "残った自分のビルドコスト引く相手の分を、平均で最大にしましょう。負けた側は何も残りません。",
        },
    ),
}
"""Titles and requests of puzzles from played games, by what is wanted."""
FACES: Final = 6
READ: Final = ("accuracy", "critical hit")
"""Keywords by which faces are told apart that are hits alike."""


class StarWarsStakes(Stakes):
    """What the turn brings on average."""

    @property
    def tests(self) -> Mapping[str, Mapping[str, Test]]:
        """How likely it is to win or to stay in the game, or what is kept on average."""
        return {
            "chance": {
                "win": Test("single", self.won, mean=True, bounds=(0, 1), margin=0.1),
                "alive": Test("single", self.alive, mean=True, bounds=(0, 1), margin=0.1),
                "trade": Test("single", self._trade, mean=True, margin=0.7),
            }
        }

    def begins(self, s: StarWarsState, decision: Decision) -> bool:
        """Where somebody retreats or attacks; building has too many ways."""
        return s.phase == "battle" or decision.kind == "retreat"

    def words(self, test: str, want: str) -> tuple[Said, Said]:
        """Title and request of a puzzle from a played game."""
        return WORDS[want]

    @staticmethod
    def ends_roll(event: object) -> bool:
        """A roll is told once all its dice lie there; a card may ask how many show a face, but not which."""
        return isinstance(event, (DiceRolled, DiceRerolled))

    def _trade(self, start: StarWarsState, now: StarWarsState, seat: int) -> float:
        """Build cost of the own units less that of the others'; who has lost keeps nothing."""
        outcome = self.rules.outcome(now)
        kept = [0, 0]
        for unit in now.units.values():
            if unit.place != BUILT and (outcome is None or outcome.returns[unit.seat] >= 0):
                kept[unit.seat] += cost_of(now, unit)
        return kept[seat] - kept[1 - seat]

    def sides(self, s: StarWarsState, sides: int) -> Sequence[tuple[int, float]]:
        """Of a die in battle a miss and a hit, where no card asks for more."""
        if sides != FACES or s.phase != "battle":
            return super().sides(s, sides)
        ends = (0, *_steps(s.fixed), sides)
        return [(low, (high - low) / sides) for low, high in pairwise(ends)]


@lru_cache(maxsize=64)
def _steps(fixed: StarWarsFixed) -> tuple[int, ...]:
    """From which numbers on a die's faces are another thing, for the cards in both decks."""
    nodes = [node for deck in fixed.in_decks for kind in set(deck) for node in nodes_of(fixed.cards[kind])]
    words = {node.name for node in nodes if isinstance(node, Keyword)}
    if words & set(READ) or any(isinstance(node, (Reroll, RollDice)) for node in nodes):
        return tuple(range(1, FACES))
    return (HIT - 1, ARMORED - 1) if "armor" in words else (HIT - 1,)
