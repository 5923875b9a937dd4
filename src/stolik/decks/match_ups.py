"""How decks do against each other, as it was measured: who wins how often, how strong one is, what chance teams have.

The table of a game is a file that `scripts/match_ups.py` writes: it says with which bot, seed and rules it was played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, log
from pathlib import Path
from typing import Any, Final

STEPS: Final = (0.35, 0.45, 0.55, 0.65)
"""Where the five strengths part: what share of its games a deck wins against those that it meets."""
SURE: Final = 0.98
"""No measured chance counts for more than this, nor for less than the rest of it: a few hundred games don't say so."""
EVEN: Final = 0.5


@dataclass(frozen=True)
class Met:
    """The games of one deck against another one: how many it won, drew and lost."""

    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """How many."""
        return self.wins + self.draws + self.losses

    @property
    def rate(self) -> float:
        """The share that it won, a draw counting as half."""
        return (self.wins + self.draws / 2) / self.games

    @property
    def turned(self) -> Met:
        """From the other one's side."""
        return Met(self.losses, self.draws, self.wins)


@dataclass(frozen=True)
class MatchUps:
    """The table of one game; `how` says how it was measured. Decks are called by their names; None is a deck that was
    never measured, which counts as one of middling strength. A table may be empty: then all is even."""

    pairs: Mapping[tuple[str, str], Met]
    how: Mapping[str, Any]

    @staticmethod
    def read(path: Path) -> MatchUps:
        """The table of a file; an empty one where there is no file. Raises ValueError that names the file and the place
        of what is wrong in it."""
        if not path.is_file():
            return MatchUps({}, {})
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            rows = data.pop("pairs")
            return MatchUps({(one, other): Met(*counts) for one, other, *counts in rows}, data)
        except (ValueError, TypeError, KeyError, AttributeError) as wrong:
            raise ValueError(f"{path}: this is no table of match-ups ({wrong}); write it anew") from None

    def to_text(self) -> str:
        """As it is written: a line for each pair."""
        head = {key: value for key, value in self.how.items() if key != "pairs"}
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        rows = [
            f"    {json.dumps([one, other, met.wins, met.draws, met.losses], ensure_ascii=False)}"
            for (one, other), met in self.pairs.items()
        ]
        return "\n".join(["{", *lines, '  "pairs": [', ",\n".join(rows), "  ]", "}"]) + "\n"

    def met(self, deck: str, other: str) -> Met | None:
        """The games of one deck against another one; None where they never met."""
        if (deck, other) in self.pairs:
            return self.pairs[deck, other]
        met = self.pairs.get((other, deck))
        return None if met is None else met.turned

    @cached_property
    def rates(self) -> Mapping[str, float]:
        """What share of its games each deck won, every opponent counting alike."""
        found: dict[str, list[float]] = {}
        for (one, other), met in self.pairs.items():
            found.setdefault(one, []).append(met.rate)
            found.setdefault(other, []).append(met.turned.rate)
        return {deck: sum(rates) / len(rates) for deck, rates in found.items()}

    def strength(self, deck: str) -> int | None:
        """How strong it is among those that it meets, from 1 to 5; None where nobody has measured."""
        rate = self.rates.get(deck)
        return None if rate is None else 1 + sum(rate >= step for step in STEPS)

    def level(self, bot: str) -> tuple[str, float] | None:
        """A weaker bot that this one met, and which share of their games it won; None where they were not measured."""
        met = self.how.get("levels", {}).get(bot)
        return None if met is None else (str(met[0]), Met(*met[1:]).rate)

    def chance(self, deck: str | None, other: str | None) -> float:
        """What share of its games one deck wins against another one."""
        if deck is None:
            return EVEN if other is None else 1 - self.rates.get(other, EVEN)
        if other is None:
            return self.rates.get(deck, EVEN)
        met = self.met(deck, other)
        return EVEN if met is None else met.rate

    def chance_of(self, team: Sequence[str | None], others: Sequence[str | None]) -> float:
        """The same of two teams, by what their decks do against each other. In a pair of decks that was measured in
        teams, the partners are in it as chance had them, so that of two against two half the sum of the four counts."""
        odds = [_odds(self.chance(deck, other)) for deck in team for other in others]
        if not odds:
            return EVEN
        return 1 / (1 + exp(-sum(odds) / max(len(team), len(others))))


def _odds(chance: float) -> float:
    kept = min(SURE, max(1 - SURE, chance))
    return log(kept / (1 - kept))


def nearest(chances: Iterable[tuple[str, float]], least: float, most: float) -> list[str]:
    """Of decks with chances those between two bounds; where there are none, the ones nearest to the middle of them."""
    rows = list(chances)
    within = [name for name, chance in rows if least <= chance <= most]
    if within or not rows:
        return within
    aim = (least + most) / 2
    closest = min(abs(chance - aim) for _, chance in rows)
    return [name for name, chance in rows if abs(chance - aim) == closest]
