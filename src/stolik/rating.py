"""How strong players are: people, bots and teams of them on one scale, game after game.

The model is Thurstone's and Mosteller's with teams (Weng and Lin 2011), as openskill has it: of its models the one
whose predictions agree with what it learns (a bot that wins 75 % of 5,000 games is expected to win 72 %; by Plackett
and Luce 84 %). Who is 4 ahead wins about three games of four. The order of games matters, since a later one changes a
rating less: they are gone through in the order in which they ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot
from typing import Any, Final, NamedTuple

MEAN: Final = 25.0
WIDE: Final = MEAN / 3
"""With which everybody begins."""
DRIFT: Final = MEAN / 300
"""By how much a person's strength may have changed from one game to the next: so no rating is ever sure."""
MIDDLE: Final = 1500
STEP: Final = 48
"""What is shown of a mean, so that 200 points are three games of four, as players of chess are used to."""
PROVISIONAL: Final = 110
SETTLED: Final = 15
"""A rating is provisional until it is known to so many points, or rests on so many games."""


class Rating(NamedTuple):
    """A strength: its mean, and how far it is known (one standard deviation)."""

    mu: float = MEAN
    sigma: float = WIDE

    @property
    def points(self) -> int:
        """The mean as people read it."""
        return round(MIDDLE + STEP * (self.mu - MEAN))

    @property
    def spread(self) -> int:
        """One standard deviation, in points."""
        return round(STEP * self.sigma)

    def provisional(self, games: int) -> bool:
        """Whether so few games were played that the number says little."""
        return self.spread > PROVISIONAL and games < SETTLED


@cache
def model() -> Any:
    """The model, of openskill, without drift."""
    from openskill.models import ThurstoneMostellerFull

    return ThurstoneMostellerFull(mu=MEAN, sigma=WIDE, tau=0.0)


def after(
    teams: Sequence[Sequence[Rating]], returns: Sequence[float], drifting: Sequence[Sequence[bool]]
) -> list[list[Rating]]:
    """The ratings after a game between teams. `returns` says by team how it came off (more is better, equal is a draw),
    `drifting` by team and player whose strength may change by itself: a person's, and no bot's."""
    rates = model()
    before = [
        [
            rates.rating(mu=one.mu, sigma=hypot(one.sigma, DRIFT) if drifts else one.sigma)
            for one, drifts in zip(team, drift, strict=True)
        ]
        for team, drift in zip(teams, drifting, strict=True)
    ]
    found = rates.rate(before, ranks=[-won for won in returns])
    return [[Rating(one.mu, one.sigma) for one in team] for team in found]
