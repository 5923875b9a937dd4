"""What puzzles of Token Battle may be about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.lessons.lesson import Said
from stolik.puzzles.stakes import NEVER, Stakes, Test

from .rules.geometry import CELLS
from .rules.state import TokenBattleState

WORDS: Final[Mapping[str, tuple[Said, Said]]] = {
    "gap": (
        {"en": "The wider gap", "pl": "Większa różnica", "ja": "差を広げる"},
        {
            "en": "Which move widens the gap of this turn's points most?",
            "pl": "Który ruch najbardziej powiększa różnicę punktów w tej turze?",
            "ja": "このターンの得点差をいちばん広げる手はどれですか？",
        },
    ),
    "reply": (
        {"en": "One step further", "pl": "O krok dalej", "ja": "一手先を読む"},
        {
            "en": "Which move leaves you best off after the best answer to it?",
            "pl": "Po którym ruchu zostaniesz w najlepszej sytuacji, gdy padnie najlepsza odpowiedź?",
            "ja": "相手の最善の手のあと、あなたがいちばん得をしている手はどれですか？",
        },
    ),
    "sweep": (
        {"en": "Clean sweep", "pl": "Czyste pole", "ja": "一掃"},
        {
            "en": "Take as much value from the other side's tokens as one move can.",
            "pl": "Odbierz cudzym żetonom tyle wartości, ile można jednym ruchem.",
            "ja": "1手で、相手のトークンの値をできるだけ減らしましょう。",
        },
    ),
    "again": (
        {"en": "Once more", "pl": "Jeszcze raz", "ja": "もう1ターン"},
        {
            "en": "Earn an extra turn, and the greatest lead with it.",
            "pl": "Zdobądź dodatkową turę, a z nią jak największą przewagę.",
            "ja": "追加ターンを得て、リードもできるだけ大きくしましょう。",
        },
    ),
}

NEAR: Final = 80
"""So many points a turn may bring where a game is about to end."""


def _lead(s: TokenBattleState, seat: int) -> int:
    return s.score[seat] - s.score[1 - seat]


def _gap(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    """By how much the points of the turn brought a seat forward."""
    return _lead(now, seat) - _lead(start, seat)


def _reply(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    return _lead(now, seat)


def _sweep(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    """How much less the other's tokens are worth together."""
    return _value(start, 1 - seat) - _value(now, 1 - seat)


def _again(start: TokenBattleState, now: TokenBattleState, seat: int) -> float:
    return _lead(now, seat) if now.to_move == seat and not now.ended else NEVER


def _value(s: TokenBattleState, seat: int) -> int:
    return sum(s.value[cell] for cell in range(CELLS) if not s.free[cell] and s.owner[cell] == seat)


class TokenBattleStakes(Stakes):
    """Points, and what lies on the board."""

    @property
    def tests(self) -> Mapping[str, Mapping[str, Test]]:
        """Those of all games that fit, and what a single move brings."""
        common = super().tests
        return {
            "win": common["win"],
            "alive": common["alive"],
            "gap": {"": Test("single", _gap, margin=3)},
            "reply": {"": Test("single", _reply, turns=1, apart="gap", margin=2)},
            "sweep": {"": Test("single", _sweep, margin=3)},
            "again": {"": Test("single", _again, margin=1)},
        }

    def words(self, test: str, want: str) -> tuple[Said, Said]:
        """Title and request of a puzzle from a played game."""
        return WORDS[test] if test in WORDS else super().words(test, want)

    def promises(self, s: TokenBattleState, test: str) -> bool:
        """Whether the game may end soon."""
        if test not in ("win", "alive"):
            return True
        options = s.fixed.options
        return max(s.score) + NEAR >= options.score_limit or sum(map(bool, s.free)) <= 2

    def mover(self, s: TokenBattleState) -> int:
        """Whose turn it is."""
        return s.to_move
