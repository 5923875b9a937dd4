"""Standings: who is where, by points, and what tells those with equal points apart.

Three ways to reckon (docs/tournaments.md has the sources in full, and which games they are of). All shares are exact
fractions; a number is rounded only where it is shown.

`POP`: *Organized Play Tournament Operation Procedures* (revised 1 September 2010), 3.1.5 "Determining Final Placement"
and 3.1.5.1 "Determining Tiebreakers". 3 points for a win or a bye, 1 for a tie. Then the opponents' wins: of each
opponent the share of rounds that they won (a tie is half), their byes taken out, at least 25 %, at most 75 % if they
dropped; the mean of these. Then the mean of that of the opponents. Then the match between them. Of that document only
the table of contents could be read; the reckoning is that of X. Pero, "All about tiebreakers" (rk9.gg, 25 May 2021),
and, for the 75 %, of a player's note on a later edition (pastebin.com/Y8zhWz3V).

`DCI`: 3 points for a win or a bye, 1 for a draw. Then the opponents' match-win percentage (match points by three times
the rounds played, at least 33 %; own byes have no opponent), the own game-win percentage (game points, 3 and 1, by
three times the games played, at least 33 %), and the opponents' game-win percentage. A bye is a match won with all
games needed. The definitions are those of the *Magic Tournament Rules*, 3.1 and appendix C, which write 33 % as 0.33:
it is 33/100 here.

`PLAIN`, for all other games: 3 points for a win or a bye, 1 for a draw; the match between them; the opponents'
match-win percentage as the DCI reckons it; the points of those who were beaten, and half of those who were drawn with;
matches won.

What a match between them says of more than two: whoever has beaten all others of those who are equal is first of them,
and so on with those who remain. Whoever has met nobody has 0 of what opponents give.

A round that somebody missed, before they came or while they were away, is a lost round without an opponent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import Any, Final

from .lots import lot
from .refusals import TournamentError

WIN, DRAW, LOSS = "win", "draw", "loss"
POINTS: Final = {WIN: 3, DRAW: 1, LOSS: 0}
"""Points of a match, and of a game where games count."""
HEAD_TO_HEAD: Final = "head-to-head"
SHARES: Final = ("opponents-wins", "opponents-opponents-wins", "opponents-points", "games", "opponents-games")
"""The tie-breaks that are shares of one; the others are numbers."""


@dataclass(frozen=True)
class Reckoning:
    """A way to reckon: its name, and its tie-breaks in their order."""

    name: str
    breaks: tuple[str, ...]


POP: Final = Reckoning("pop", ("opponents-wins", "opponents-opponents-wins", HEAD_TO_HEAD))
DCI: Final = Reckoning("dci", ("opponents-points", "games", "opponents-games"))
PLAIN: Final = Reckoning("plain", (HEAD_TO_HEAD, "opponents-points", "beaten", "wins"))
RECKONINGS: Final[Mapping[str, Reckoning]] = {one.name: one for one in (POP, DCI, PLAIN)}


@dataclass(frozen=True)
class Bout:
    """One round of one entrant: WIN, DRAW or LOSS, against whom (None: a bye, or a round that was missed), and the
    games won, lost and drawn in it."""

    outcome: str
    opponent: str | None = None
    won: int = 0
    lost: int = 0
    drawn: int = 0


@dataclass(frozen=True)
class Tally:
    """All rounds of one entrant, and whether they dropped before the last."""

    id: str
    bouts: tuple[Bout, ...]
    dropped: bool = False

    def count(self, outcome: str) -> int:
        """How many rounds ended so."""
        return sum(one.outcome == outcome for one in self.bouts)

    @property
    def points(self) -> int:
        """Match points."""
        return sum(POINTS[one.outcome] for one in self.bouts)

    @property
    def byes(self) -> int:
        """Rounds won without an opponent."""
        return sum(one.opponent is None and one.outcome == WIN for one in self.bouts)


@dataclass(frozen=True)
class Apart:
    """Why somebody stands above the `other` one, who follows next with equal points: the tie-break (`words.BREAKS`),
    and what both have in it."""

    by: str
    other: str
    mine: Fraction
    theirs: Fraction

    def to_data(self) -> dict[str, Any]:
        """As JSON data: fractions as "2/3", and what is shown of them."""
        return {
            "by": self.by,
            "other": self.other,
            "mine": str(self.mine),
            "theirs": str(self.theirs),
            "shown": [shown(self.by, self.mine), shown(self.by, self.theirs)],
        }


@dataclass(frozen=True)
class Standing:
    """One line: the place (those who can't be told apart share one), points, rounds by how they ended (byes are wins
    too), the tie-breaks with their values (the match between them has none), and what tells this one from the next."""

    place: int
    id: str
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    breaks: tuple[tuple[str, Fraction], ...] = ()
    apart: Apart | None = None

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "place": self.place,
            "id": self.id,
            "points": self.points,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "byes": self.byes,
            "breaks": [{"by": by, "exact": str(value), "shown": shown(by, value)} for by, value in self.breaks],
            "apart": None if self.apart is None else self.apart.to_data(),
        }


def shown(by: str, value: Fraction) -> str:
    """A tie-break as it is read: a share in per cent with two digits ("66.67"), another number as it is, or with one
    digit where it is a half."""
    if by in SHARES:
        hundredths = (value * 20_000 + 1) // 2  # halves up
        return f"{hundredths // 100}.{hundredths % 100:02}"
    return str(value) if value.denominator == 1 else f"{float(value):.1f}"


def ranked(tallies: Iterable[Tally], by: Reckoning = PLAIN, seed: str = "") -> list[Standing]:
    """All entrants from the first to the last. Those who can't be told apart share a place and stand in an order that
    is drawn by the seed. Raises TournamentError for an opponent who is not among them."""
    table = Table(tallies)
    ids = sorted(table.tallies, key=lambda one: (-table.tallies[one].points, lot(seed, "place", one), one))
    groups: list[tuple[list[str], str]] = []
    for _, equal in groupby(ids, key=lambda one: table.tallies[one].points):
        groups += [*_split(list(equal), by.breaks, table, "")]
    found: list[Standing] = []
    place = 1
    for at, (group, cut) in enumerate(groups):
        for n, one in enumerate(group):
            follows = groups[at + 1][0][0] if n == len(group) - 1 and cut else ""
            found.append(_line(table, one, place, by, cut, follows))
        place += len(group)
    return found


def _line(table: Table, one: str, place: int, by: Reckoning, cut: str, follows: str) -> Standing:
    tally = table.tallies[one]
    apart = None
    if follows and cut == HEAD_TO_HEAD:
        apart = Apart(cut, follows, Fraction(table.beat(one, follows)), Fraction(table.beat(follows, one)))
    elif follows:
        apart = Apart(cut, follows, table.value(cut, one), table.value(cut, follows))
    breaks = tuple([(name, table.value(name, one)) for name in by.breaks if name != HEAD_TO_HEAD])
    count = tally.count
    return Standing(place, one, tally.points, count(WIN), count(DRAW), count(LOSS), tally.byes, breaks, apart)


def _split(group: list[str], breaks: Sequence[str], table: Table, after: str) -> list[tuple[list[str], str]]:
    """A group with equal points in groups that can't be told apart, each with the tie-break that tells it from the
    next; that of the last is `after`."""
    if len(group) == 1 or not breaks:
        return [(group, after)]
    first, *rest = breaks
    if first == HEAD_TO_HEAD:
        parts = table.peeled(group)
    else:
        ordered = sorted(group, key=lambda one: -table.value(first, one))  # keeps the lots among equals
        parts = [list(part) for _, part in groupby(ordered, key=lambda one: table.value(first, one))]
    found = []
    for n, part in enumerate(parts):
        found += _split(part, rest, table, first if n < len(parts) - 1 else after)
    return found


class Table:
    """The tallies of all, and the tie-breaks of each. Raises TournamentError for an opponent who is not among them, and
    for somebody who is there twice."""

    def __init__(self, tallies: Iterable[Tally]) -> None:
        self.tallies: dict[str, Tally] = {}
        for one in tallies:
            if one.id in self.tallies:
                raise TournamentError("entered-twice", entrant=one.id)
            self.tallies[one.id] = one
        for tally in self.tallies.values():
            for bout in tally.bouts:
                if bout.opponent is not None and bout.opponent not in self.tallies:
                    raise TournamentError("unknown-entrant", entrant=bout.opponent)
        self.known: dict[tuple[str, str], Fraction] = {}

    def value(self, by: str, one: str) -> Fraction:
        """What an entrant has in a tie-break."""
        if (by, one) not in self.known:
            self.known[by, one] = self._value(by, self.tallies[one])
        return self.known[by, one]

    def _value(self, by: str, tally: Tally) -> Fraction:
        opponents = [one.opponent for one in tally.bouts if one.opponent is not None]
        if by == "own-wins":
            return _wins(tally)
        if by == "own-points":
            return _floored(tally.points, len(tally.bouts))
        if by == "games":
            return _games(tally)
        if by == "beaten":
            worth = {WIN: Fraction(1), DRAW: Fraction(1, 2), LOSS: Fraction(0)}
            met = [one for one in tally.bouts if one.opponent is not None]
            return sum((worth[one.outcome] * self.tallies[one.opponent or ""].points for one in met), Fraction(0))
        if by == "wins":
            return Fraction(tally.count(WIN))
        below = {
            "opponents-wins": "own-wins",
            "opponents-opponents-wins": "opponents-wins",
            "opponents-points": "own-points",
            "opponents-games": "games",
        }[by]
        return sum((self.value(below, one) for one in opponents), Fraction(0)) / (len(opponents) or 1)

    def beat(self, one: str, other: str) -> int:
        """How many matches somebody has won against somebody."""
        return sum(bout.opponent == other and bout.outcome == WIN for bout in self.tallies[one].bouts)

    def peeled(self, group: Sequence[str]) -> list[list[str]]:
        """A group in parts by the matches between them: first whoever won more matches than they lost against each of
        the others, then who did so among those who remain, and at last the rest."""
        left = list(group)
        parts: list[list[str]] = []
        while len(left) > 1:
            best = [a for a in left if all(a == b or self.beat(a, b) > self.beat(b, a) for b in left)]
            if not best:
                break
            parts.append(best)
            left = [one for one in left if one not in best]
        return [*parts, left]


def _wins(tally: Tally) -> Fraction:
    """The share of rounds won, byes taken out, within the bounds of P.O.P."""
    rounds = len(tally.bouts) - tally.byes
    halves = 2 * (tally.count(WIN) - tally.byes) + tally.count(DRAW)
    share = max(Fraction(halves, 2 * rounds) if rounds else Fraction(0), Fraction(1, 4))
    return min(share, Fraction(3, 4)) if tally.dropped else share


def _games(tally: Tally) -> Fraction:
    won, drawn = sum(one.won for one in tally.bouts), sum(one.drawn for one in tally.bouts)
    return _floored(POINTS[WIN] * won + POINTS[DRAW] * drawn, won + drawn + sum(one.lost for one in tally.bouts))


def _floored(points: int, of: int) -> Fraction:
    """The share of the points that there were to be had, as the DCI reckons it."""
    return max(Fraction(points, POINTS[WIN] * of) if of else Fraction(0), Fraction(33, 100))
