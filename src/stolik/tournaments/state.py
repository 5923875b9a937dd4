"""A tournament as a value: what it is to be, who is in it, its rounds, and where it stands.

It never changes: each step (`steps`) gives another one. It is written as JSON data and read back, and what is read is
held to what the steps could have made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from .entrants import Entrant
from .matches import Match
from .plan import BRACKET, Plan
from .refusals import TournamentError

FORMAT: Final = 1
"""How tournaments are written."""
MARK: Final = "stolik-tournament"

OPEN, PAIRED, PLAYING, BETWEEN, OVER = PHASES = ("open", "paired", "playing", "between", "over")
"""Entries are open; a round is paired, and can be paired anew until somebody has sat down; it is played; it is closed
and the next one is to be paired; all is over."""


@dataclass(frozen=True)
class Round:
    """One round: its number from 1, the stage that it belongs to (a format, or `plan.BRACKET`), how many games decide
    its matches, and its matches in the order of their tables."""

    number: int
    stage: str
    best_of: int
    matches: tuple[Match, ...]
    closed: bool = False

    def match(self, table: int) -> Match:
        """The match at a table. Raises TournamentError."""
        for one in self.matches:
            if one.table == table:
                return one
        raise TournamentError("unknown-table", table=table)

    def of(self, entrant: str) -> Match | None:
        """The match of an entrant."""
        return next((one for one in self.matches if entrant in one.both), None)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "number": self.number,
            "stage": self.stage,
            "best_of": self.best_of,
            "matches": [one.to_data() for one in self.matches],
            "closed": self.closed,
        }


@dataclass(frozen=True)
class Tournament:
    """The whole of it. `began` is how many entrants its first round was paired from (0 before), `order` who stands
    where in the bracket or in the round robin, once it is drawn."""

    plan: Plan
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    phase: str = OPEN
    began: int = 0
    order: tuple[str, ...] = ()

    @cached_property
    def by_id(self) -> dict[str, Entrant]:
        """Its entrants by their ids."""
        return {one.id: one for one in self.entrants}

    def entrant(self, name: str) -> Entrant:
        """Somebody, by their id. Raises TournamentError for nobody."""
        if name not in self.by_id:
            raise TournamentError("unknown-entrant", entrant=name)
        return self.by_id[name]

    @property
    def here(self) -> tuple[Entrant, ...]:
        """Who has not left."""
        return tuple([one for one in self.entrants if one.here])

    @property
    def round(self) -> Round | None:
        """The round that is paired or played."""
        return self.rounds[-1] if self.phase in (PAIRED, PLAYING) else None

    @property
    def due(self) -> int:
        """How many Swiss rounds it has, as far as it is known: before it begins, for those who are there now."""
        many = self.began or len(self.here)
        return self.plan.size(many).rounds if many > 1 else 0

    @property
    def cut(self) -> int:
        """How many go on to a single elimination after them."""
        many = self.began or len(self.here)
        return self.plan.size(many).cut if many > 1 else 0

    @property
    def halved(self) -> bool:
        """Whether no more than half of those are left with whom it began: then pairing on is asked about."""
        return 2 * len(self.here) <= self.began

    def all_of(self, *, bracket: bool) -> Iterator[Round]:
        """Its rounds of a bracket, or the others."""
        return (one for one in self.rounds if (one.stage == BRACKET) == bracket)

    def winners(self) -> dict[str, str | None]:
        """Of its bracket: who has won each slot of its closed rounds."""
        closed = [one for one in self.all_of(bracket=True) if one.closed]
        return {match.slot: match.winner() for one in closed for match in one.matches}

    def to_data(self) -> dict[str, Any]:
        """As JSON data; `reading.from_data` reads it back."""
        return {
            MARK: FORMAT,
            "plan": self.plan.to_data(),
            "entrants": [one.to_data() for one in self.entrants],
            "rounds": [one.to_data() for one in self.rounds],
            "phase": self.phase,
            "began": self.began,
            "order": list(self.order),
        }
