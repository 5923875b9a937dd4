"""What a tournament is to be: its format and the settings of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from . import brackets, sizes, swiss
from .entrants import MOST_PEOPLE
from .matches import BEST_OF
from .refusals import TournamentError
from .standings import DCI, RECKONINGS, Reckoning
from .written import LONGEST, Fields

SWISS, SWISS_CUT, ROBIN, SINGLE, DOUBLE = FORMATS = ("swiss", "swiss-cut", "round-robin", "single", "double")
"""The formats of tournaments in rounds; the arena is a class of its own."""
BRACKET: Final = "bracket"
"""The stage of a round that belongs to a bracket; the others are called as their format."""
FIRST: Final = ("random", "halves")
"""How a first Swiss round is paired: by lot, or the upper half of the seeds against the lower one."""
MOST_ROUNDS: Final = 30
"""Swiss rounds."""
MOST_ROBIN: Final = 64
"""Entrants of a round robin."""


@dataclass(frozen=True)
class Plan:
    """The settings. `seed` is a text that all lots are drawn by. `best_of` games decide a match, in a cut after Swiss
    rounds `cut_best_of`. `rounds` are Swiss rounds and `cut` how many go on to a single elimination after them; where
    they are None, `sizes` says so by the number of entrants. `first` is how the first Swiss round is paired, `legs`
    how often everybody meets in a round robin, `third` whether a single elimination has a match for third place. `by`
    names the reckoning of standings (`standings.RECKONINGS`), `draws` whether Swiss and round robin matches may be
    drawn, `team` how many people an entrant is, `most` how many entrants there may be (None: as many as the format
    takes). Raises TournamentError for what can't be."""

    format: str
    seed: str
    best_of: int = 1
    cut_best_of: int = 3
    rounds: int | None = None
    cut: int | None = None
    first: str = "random"
    legs: int = 1
    third: bool = False
    by: str = "plain"
    draws: bool = True
    team: int = 1
    most: int | None = None

    def __post_init__(self) -> None:
        choices: list[tuple[str, object, tuple[object, ...]]] = [
            ("format", self.format, FORMATS),
            ("best_of", self.best_of, BEST_OF),
            ("cut_best_of", self.cut_best_of, BEST_OF),
            ("first", self.first, FIRST),
            ("by", self.by, tuple(RECKONINGS)),
            ("legs", self.legs, (1, 2)),
        ]
        for field, found, known in choices:
            if found not in known or isinstance(found, bool):
                raise TournamentError("bad-choice", field=field, known=", ".join(map(str, known)))
        if not isinstance(self.seed, str) or not 0 < len(self.seed) <= LONGEST:
            raise TournamentError("bad-number", field="len(seed)", least=1, most=LONGEST)
        bounds: list[tuple[str, int | None, int, int]] = [
            ("rounds", self.rounds, 1, MOST_ROUNDS if self.swiss else 0),
            ("cut", self.cut, 2, swiss.MOST if self.format == SWISS_CUT else 0),
            ("team", self.team, 1, MOST_PEOPLE),
            ("most", self.most, 2, self._takes),
        ]
        for field, number, least, most in bounds:
            if number is not None and (type(number) is not int or not least <= number <= most):
                raise TournamentError("bad-number", field=field, least=least, most=most)

    @property
    def swiss(self) -> bool:
        """Whether it begins with Swiss rounds."""
        return self.format in (SWISS, SWISS_CUT)

    @property
    def reckoning(self) -> Reckoning:
        """How standings are reckoned."""
        return RECKONINGS[self.by]

    @property
    def kind(self) -> str:
        """The kind of its bracket, "single" or "double"."""
        return DOUBLE if self.format == DOUBLE else SINGLE

    @property
    def full(self) -> int:
        """How many entrants it takes."""
        return self._takes if self.most is None else self.most

    @property
    def _takes(self) -> int:
        return swiss.MOST if self.swiss else MOST_ROBIN if self.format == ROBIN else brackets.MOST

    def size(self, entrants: int) -> sizes.Size:
        """Its Swiss rounds and its cut with so many entrants (2 or more); both are 0 where it has none."""
        if not self.swiss:
            return sizes.Size(0, 0)
        table = sizes.size_for(entrants, sizes.DCI if self.by == DCI.name else sizes.POP)
        cut = table.cut if self.cut is None else self.cut
        return sizes.Size(table.rounds if self.rounds is None else self.rounds, cut if self.format == SWISS_CUT else 0)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {name: getattr(self, name) for name in self.__dataclass_fields__}

    @classmethod
    def from_data(cls, data: object, where: str) -> Plan:
        """From JSON data. Raises TournamentError."""
        fields = Fields(data, where)
        most = 1_000_000
        found = cls(
            format=fields.text("format", FORMATS),
            seed=fields.text("seed"),
            best_of=fields.number("best_of", 1, 9),
            cut_best_of=fields.number("cut_best_of", 1, 9),
            rounds=fields.maybe("rounds", lambda name: fields.number(name, 1, most)),
            cut=fields.maybe("cut", lambda name: fields.number(name, 1, most)),
            first=fields.text("first", FIRST),
            legs=fields.number("legs", 1, 2),
            third=fields.flag("third"),
            by=fields.text("by", RECKONINGS),
            draws=fields.flag("draws"),
            team=fields.number("team", 1, most),
            most=fields.maybe("most", lambda name: fields.number(name, 1, most)),
        )
        fields.end()
        return found
