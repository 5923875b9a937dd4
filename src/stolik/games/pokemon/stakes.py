"""What puzzles of the Pokémon games may be about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.kernel.decision import Answer, Decision
from stolik.lessons.lesson import Said
from stolik.puzzles.stakes import Stakes, Test

from .rules.actions.end import END
from .rules.state import PokemonState

WORDS: Final[Mapping[str, tuple[Said, Said]]] = {
    "quiet": (
        {"en": "Give nothing away", "pl": "Nie oddaj Nagrody", "ja": "サイドを渡さない"},
        {
            "en": "Play so that no Prize can be taken from you in the next turn.",
            "pl": "Zagraj tak, żeby w następnej turze nikt nie wziął za ciebie Nagrody.",
            "ja": "次の番に、相手がサイドをとれないようにしましょう。",
        },
    ),
    "trade": (
        {"en": "Which trade?", "pl": "Która wymiana?", "ja": "どちらが得？"},
        {
            "en": "Count the Prizes that you take now and those that can be taken in the next turn. Do best.",
            "pl": "Policz Nagrody, które weźmiesz, i te, które stracisz w następnej turze. Wyjdź jak najlepiej.",
            "ja": "今とるサイドと、次の番にとられるかもしれないサイドを数え、いちばん得をしましょう。",
        },
    ),
}

NEAR: Final = 2
"""So few Prizes left may all be taken in one turn."""


def _left(s: PokemonState, side: int) -> int:
    """How many Prizes a side has left to take."""
    return sum(len(own.prizes) for own, of in zip(s.seats, s.fixed.side_of, strict=True) if of == side)


def _stand(s: PokemonState, side: int) -> int:
    """How many Pokémon a side has in play."""
    return len(s.sides[side].active) + len(s.sides[side].bench)


def _taken(start: PokemonState, now: PokemonState, side: int) -> int:
    """How many Prizes a side has taken since."""
    seats = [seat for seat, own in enumerate(now.fixed.side_of) if own == side]
    return sum(now.seats[seat].taken - start.seats[seat].taken for seat in seats)


def _robbed(start: PokemonState, now: PokemonState, seat: int) -> float:
    """1 where the other side has taken a Prize."""
    return float(_taken(start, now, 1 - now.fixed.side_of[seat]) > 0)


def _kept(start: PokemonState, now: PokemonState, seat: int) -> float:
    """1 where it has taken none."""
    return 1.0 - _robbed(start, now, seat)


def _trade(start: PokemonState, now: PokemonState, seat: int) -> float:
    """Prizes taken less Prizes given."""
    side = now.fixed.side_of[seat]
    return _taken(start, now, side) - _taken(start, now, 1 - side)


class PokemonStakes(Stakes):
    """Prizes."""

    @property
    def tests(self) -> Mapping[str, Mapping[str, Test]]:
        """Those of all games, and what is about Prizes."""
        return {
            **super().tests,
            "quiet": {"": Test("sure", _kept, turns=1, spoils=_robbed)},
            "trade": {"": Test("counts", _trade, turns=1)},
        }

    def words(self, test: str, want: str) -> tuple[Said, Said]:
        """Title and request of a puzzle from a played game."""
        return WORDS[test] if test in WORDS else super().words(test, want)

    def mover(self, s: PokemonState) -> int:
        """Whose turn it is."""
        return s.to_move

    def promises(self, s: PokemonState, test: str) -> bool:
        """Whether the last Prizes or the last Pokémon are near."""
        side = s.fixed.side_of[s.to_move]
        own, foes = (_left(s, one) <= NEAR or _stand(s, 1 - one) <= 1 for one in (side, 1 - side))
        return {"win": own, "relay": own, "alive": foes}.get(test, True)

    def begins(self, s: PokemonState, decision: Decision) -> bool:
        """Where the mover is asked what to do in the turn."""
        return decision.kind == "turn"

    def rest(self, s: PokemonState, decision: Decision) -> Answer | None:
        """Ending the turn."""
        return (END,) if END in decision.options else None

    def blind(self, s: PokemonState, decision: Decision) -> bool:
        """Which Prize is taken, while they lie face down."""
        return decision.kind == "prize" and not s.seats[decision.seat].open
