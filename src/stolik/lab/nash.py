"""The mix of entrants that no other beats: an equilibrium of the zero-sum game in which two players each bring one.

Who brings what is a matrix game: its rows and columns are entrants, and its numbers the share of games that the row
wins. Von Neumann 1928; as a linear program Dantzig 1951. The program is SciPy's (HiGHS, Huangfu and Hall 2018).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, Final

from stolik.kernel.luck import derive, step
from stolik.simulation.arena import League
from stolik.simulation.tally import Score, Z

from .extras import library

SAMPLES: Final = 200
"""How often the matrix is drawn anew from what its intervals leave open, to see how far the mix can be trusted."""
NOTHING: Final = 0.0005
"""A smaller part of a mix is none: the program's rounding."""
_GRAIN: Final = 1 << 53

Matrix = Sequence[Sequence[float]]


@dataclass(frozen=True)
class Part:
    """What an entrant is in the mix of its side: its share; between which shares 90 % of the drawn matrices have it;
    and in how many of them it is in the mix at all."""

    share: float
    low: float
    high: float
    often: float

    def to_data(self) -> dict[str, float]:
        """As JSON data."""
        return {name: round(getattr(self, name), 4) for name in ("share", "low", "high", "often")}


@dataclass(frozen=True)
class Nash:
    """An equilibrium. `parts` are by entrant; `sides` has the entrants of either player, the same twice where both may
    bring all. `against` is the share of games that the mix of the other side is expected to win against an entrant, and
    `value` what the first side's mix wins against the best that the other can bring."""

    sides: tuple[tuple[int, ...], tuple[int, ...]]
    parts: Mapping[int, Part]
    against: Mapping[int, float]
    value: float

    @property
    def symmetric(self) -> bool:
        """Whether both may bring all."""
        return self.sides[0] == self.sides[1]

    def to_data(self, names: Sequence[str]) -> dict[str, Any]:
        """As JSON data, by the names of the entrants."""
        listed = dict.fromkeys([*self.sides[0], *self.sides[1]])
        return {
            "value": round(self.value, 4),
            "sides": [[names[one] for one in side] for side in self.sides[: 1 if self.symmetric else 2]],
            "mix": [
                {"name": names[one], **self.parts[one].to_data(), "mix_wins": round(self.against[one], 4)}
                for one in listed
            ],
        }


def solve(matrix: Matrix) -> tuple[list[float], float]:
    """The mix of rows that wins most against the best column, and what it wins. Raises ExtraError."""
    optimize = library("scipy.optimize", "the Nash mix")
    rows, columns = len(matrix), len(matrix[0])
    found = optimize.linprog(
        c=[0.0] * rows + [-1.0],  # the most of what is won for certain
        A_ub=[[-matrix[row][column] for row in range(rows)] + [1.0] for column in range(columns)],
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0.0, 1.0)] * rows + [(None, None)],
        method="highs",
    )
    if not found.success:
        raise RuntimeError(f"the mix could not be found: {found.message}")
    mix = [float(share) if share >= NOTHING else 0.0 for share in found.x[:rows]]
    total = sum(mix)
    return [share / total for share in mix], float(-found.fun)


def sides_of(league: League) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """What either player may bring: everybody where all have met; the two sides where just everybody of one has met
    everybody of the other; None where the matrix has other gaps."""
    entrants = tuple(range(len(league.names)))
    met = {pair for pair, tally in league.pairs.items() if tally.games}
    if len(met) == len(entrants) * (len(entrants) - 1) // 2:
        return entrants, entrants
    first = tuple(one for one in entrants if one == 0 or (0, one) not in met)
    other = tuple(one for one in entrants if one not in first)
    crossing = {(min(i, j), max(i, j)) for i in first for j in other}
    return (first, other) if other and len(first) > 1 and len(other) > 1 and met == crossing else None


def nash(league: League) -> Nash | None:
    """The equilibrium of a league, each pair's share of wins taken as it was found; None where not everybody met, as in
    a gauntlet. The same for the same league. Raises ExtraError."""
    sides = None if league.plan.get("gauntlet") else sides_of(league)
    if sides is None:
        return None
    rows, columns = sides
    matrix = _matrix(league, sides, lambda score: score.rate)
    mixes, value = _both(matrix, sides)
    drawn: list[dict[int, float]] = []
    for n in range(SAMPLES):
        luck = derive(int(league.plan["seed"]), 1_000_000 + n)
        normal = NormalDist()
        draws = iter(_uniform(luck, len(league.pairs)))
        drawn.append(_both(_matrix(league, sides, lambda score: _drawn(score, next(draws), normal)), sides)[0])  # noqa: B023
    parts = {}
    for one, share in mixes.items():
        seen = sorted(mix[one] for mix in drawn)
        often = sum(part > 0 for part in seen) / SAMPLES
        low, high = seen[SAMPLES // 20], seen[-1 - SAMPLES // 20]
        parts[one] = Part(share, min(share, low), max(share, high), often)  # what was found is left open as well
    against = {column: sum(mixes[row] * matrix[i][j] for i, row in enumerate(rows)) for j, column in enumerate(columns)}
    if rows != columns:
        for i, row in enumerate(rows):
            against[row] = 1 - sum(mixes[column] * matrix[i][j] for j, column in enumerate(columns))
    return Nash(sides, parts, against, value)


def _both(matrix: Matrix, sides: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[dict[int, float], float]:
    """The mixes of both sides, by entrant, and what the first wins."""
    rows, columns = sides
    mix, value = solve(matrix)
    found = dict(zip(rows, mix))
    if rows != columns:
        turned = [[1 - matrix[i][j] for i in range(len(rows))] for j in range(len(columns))]
        found |= dict(zip(columns, solve(turned)[0]))
    return found, value


def _matrix(
    league: League, sides: tuple[tuple[int, ...], tuple[int, ...]], rate: Callable[[Score], float]
) -> list[list[float]]:
    """The share that each row wins of each column; of two that are in both sides it is asked once."""
    known: dict[tuple[int, int], float] = {}
    for i, j in sorted(league.pairs):
        score = league.score(i, j)
        assert score is not None
        known[i, j] = rate(score)
        known[j, i] = 1 - known[i, j]
    return [[known.get((row, column), 0.5) for column in sides[1]] for row in sides[0]]


def _drawn(score: Score, chance: float, normal: NormalDist) -> float:
    """A rate that the games of a pair leave open: normal about the middle of Wilson's interval."""
    low, high = score.interval
    return min(1.0, max(0.0, (low + high) / 2 + score.half / Z * normal.inv_cdf(chance)))


def _uniform(luck: int, count: int) -> list[float]:
    """Numbers between 0 and 1, without either."""
    found = []
    for _ in range(count):
        luck, drawn = step(luck, _GRAIN)
        found.append((drawn + 0.5) / _GRAIN)
    return found
