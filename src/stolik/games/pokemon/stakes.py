"""What puzzles of the Pokémon games may be about."""

from __future__ import annotations

from collections.abc import Mapping

from stolik.kernel.decision import Answer, Decision
from stolik.puzzles.stakes import Stakes, Test

from .rules.actions.end import END
from .rules.state import PokemonState


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

    def mover(self, s: PokemonState) -> int:
        """Whose turn it is."""
        return s.to_move

    def rest(self, s: PokemonState, decision: Decision) -> Answer | None:
        """Ending the turn."""
        return (END,) if END in decision.options else None

    def blind(self, s: PokemonState, decision: Decision) -> bool:
        """Which Prize is taken, while they lie face down."""
        return decision.kind == "prize" and not s.seats[decision.seat].open
