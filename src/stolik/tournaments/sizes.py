"""How many rounds a Swiss tournament has, and how many go on to a single elimination, by the number of entrants.

What could be read of the rules, and what not (docs/tournaments.md has the titles in full):

* `POP`: the organisers' *Tournament Rules Handbook*, 4.6.3.2 "Single Day Tournament Structures", as programs quote it.
  Their *Tournament Operation Procedures* of 1 September 2010 have such a table in 3.1.3; its numbers could not be
  found.
* `DCI`: *Swiss-Style Pairing System Basics* (Wizards of the Coast, 7 October 1999), its chart of rounds for a cut to
  the best eight, from 17 players on. Below that the rounds are those of the judges' "Overview: Tournaments" (3 up to 8,
  4 up to 16); the chart begins at 17, so fewer have no cut here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .refusals import TournamentError


@dataclass(frozen=True)
class Size:
    """Swiss `rounds`, and how many go on to a single elimination after them (`cut`, 0: nobody)."""

    rounds: int
    cut: int


POP: Final = "pop"
"""As the organisers of P.O.P. run theirs."""
DCI: Final = "dci"
"""As those of the DCI were run."""
_LAST: Final = 1 << 60

_TABLES: Final[dict[str, tuple[tuple[int, Size], ...]]] = {
    POP: (
        (2, Size(1, 0)),
        (4, Size(2, 0)),
        (8, Size(3, 0)),
        (12, Size(4, 4)),
        (20, Size(5, 4)),
        (32, Size(5, 8)),
        (64, Size(6, 8)),
        (128, Size(7, 8)),
        (226, Size(8, 8)),
        (409, Size(9, 8)),
        (_LAST, Size(10, 8)),
    ),
    DCI: (
        (2, Size(1, 0)),
        (4, Size(2, 0)),
        (8, Size(3, 0)),
        (16, Size(4, 0)),
        (32, Size(5, 8)),
        (64, Size(6, 8)),
        (128, Size(7, 8)),
        (226, Size(8, 8)),
        (409, Size(9, 8)),
        (_LAST, Size(10, 8)),
    ),
}


def size_for(entrants: int, table: str = POP) -> Size:
    """The rounds and the cut for so many entrants, by one of the tables. Raises TournamentError for less than two, and
    for a table that is not known."""
    if table not in _TABLES:
        raise TournamentError("bad-choice", field="table", known=", ".join(_TABLES))
    if entrants < 2:
        raise TournamentError("too-few", least=2, found=entrants)
    return next(size for most, size in _TABLES[table] if entrants <= most)
