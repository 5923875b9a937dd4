"""What a league or a simulation found, in one form for reports and tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from stolik.simulation.arena import League
from stolik.simulation.tally import Score, Tally

from .nash import Nash

FEW: Final = 200
"""Fewer games than so many are too few to say who beats whom."""


@dataclass(frozen=True)
class Findings:
    """`of` is what is compared: "decks", "bots" or "both". `lines` are names and scores, the best rate first. `pairs`
    are the games of the first name against the second, each pair both ways round. `tally` has all games together."""

    kind: str
    game: str
    of: str
    lines: tuple[tuple[str, Score], ...]
    pairs: Mapping[tuple[str, str], Score]
    tally: Tally
    plan: Mapping[str, Any]
    complete: bool
    mix: Nash | None = None
    names: tuple[str, ...] = ()
    """The entrants as `mix` counts them."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.tally.games

    @property
    def ranking(self) -> tuple[str, ...]:
        """The names, the best rate first."""
        return tuple(name for name, _ in self.lines)

    def score(self, one: str, other: str) -> Score | None:
        """How `one` did against `other`; None where they did not meet."""
        score = self.pairs.get((one, other))
        return score if score is not None and score.games else None


def turned(score: Score) -> Score:
    """The same games as the other side sees them."""
    return Score(score.games, score.losses, score.draws)


def of_league(league: League, mix: Nash | None = None) -> Findings:
    """What a league found."""
    pairs: dict[tuple[str, str], Score] = {}
    for i, j in league.pairs:
        for one, other in ((i, j), (j, i)):
            if (score := league.score(one, other)) is not None:
                pairs[league.names[one], league.names[other]] = score
    return Findings(
        "arena",
        str(league.plan["game"]),
        str(league.plan["of"]),
        tuple(line for line in league.ranking() if line[1].games),
        pairs,
        league.all,
        league.plan,
        league.complete,
        mix,
        league.names,
    )


def of_tally(tally: Tally) -> Findings:
    """What a simulation found: of bots where different ones played, else of decks."""
    of = "bots" if len(tally.by_bot) > 1 else "decks"
    scores = tally.by_bot if of == "bots" else tally.decks
    pairs: dict[tuple[str, str], Score] = {}
    if of == "decks":
        for (one, other), score in tally.pairs.items():
            if one != other:
                pairs[one, other], pairs[other, one] = score, turned(score)
    return Findings(
        "simulate",
        str(tally.plan["game"]),
        of,
        tuple(sorted(scores.items(), key=lambda line: (-line[1].rate, line[0]))),
        pairs,
        tally,
        tally.plan,
        tally.complete,
    )
