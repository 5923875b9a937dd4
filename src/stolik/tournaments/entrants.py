"""Who plays: an entrant is one person, a team or a bot, and is known by an id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from .refusals import TournamentError
from .written import Fields, text

LONGEST_ID: Final = 64
"""Characters of an id."""
LONGEST_NAME: Final = 60
"""Characters of a name."""
MOST_SEED: Final = 100_000
"""The last seed."""
MOST_RATING: Final = 1_000_000
"""The bounds of a rating are this, and this below zero."""
MOST_PEOPLE: Final = 8
"""People of one team."""
MOST_ROUNDS: Final = 200
"""Rounds that a tournament may have; those of double round robins, which have most, are fewer."""
MOST_ENTRANTS: Final = 4096
"""Entrants of one tournament, with those who have left."""


@dataclass(frozen=True)
class Entrant:
    """Somebody, or some, who play as one. `name` is what lists show (the id where it is empty). `seed` says who is
    thought to be best (1 is), `rating` how strong (a whole number); both may be missing. `people` are the ids of those
    who play: of a team all of them, else nothing. A `bot` is told apart because nobody meets the same one twice.
    `since` is the first round that they could play, `left` the last one that they took part in, once they have left
    (0: they left before the first). Raises TournamentError for ids, names and numbers that can't be."""

    id: str
    name: str = ""
    seed: int | None = None
    rating: int | None = None
    people: tuple[str, ...] = ()
    bot: bool = False
    since: int = 1
    left: int | None = None

    def __post_init__(self) -> None:
        for one in (self.id, *self.people):
            if not (isinstance(one, str) and 0 < len(one) <= LONGEST_ID and one.isprintable()):
                raise TournamentError("bad-id", most=LONGEST_ID)
        if not (isinstance(self.name, str) and len(self.name) <= LONGEST_NAME and (self.name + "x").isprintable()):
            raise TournamentError("bad-name", entrant=self.id, most=LONGEST_NAME)
        _whole("seed", self.seed, 1, MOST_SEED)
        _whole("rating", self.rating, -MOST_RATING, MOST_RATING)
        _whole("since", self.since, 1, MOST_ROUNDS)
        _whole("left", self.left, 0, MOST_ROUNDS)
        if len(self.people) > MOST_PEOPLE or len(set(self.people)) != len(self.people):
            raise TournamentError("team-size", entrant=self.id, size=MOST_PEOPLE, found=len(self.people))

    @property
    def shown(self) -> str:
        """What lists show."""
        return self.name or self.id

    @property
    def here(self) -> bool:
        """Whether they have not left."""
        return self.left is None

    def leaving(self, after: int) -> Entrant:
        """The same, gone after a round."""
        return replace(self, left=after)

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "id": self.id,
            "name": self.name,
            "seed": self.seed,
            "rating": self.rating,
            "people": list(self.people),
            "bot": self.bot,
            "since": self.since,
            "left": self.left,
        }

    @classmethod
    def from_data(cls, data: object, where: str) -> Entrant:
        """From JSON data. Raises TournamentError."""
        fields = Fields(data, where)
        found = cls(
            id=fields.text("id"),
            name=fields.text("name"),
            seed=fields.maybe("seed", lambda name: fields.number(name, 1, MOST_SEED)),
            rating=fields.maybe("rating", lambda name: fields.number(name, -MOST_RATING, MOST_RATING)),
            people=fields.some("people", text, MOST_PEOPLE),
            bot=fields.flag("bot"),
            since=fields.number("since", 1, MOST_ROUNDS),
            left=fields.maybe("left", lambda name: fields.number(name, 0, MOST_ROUNDS)),
        )
        fields.end()
        return found


def check_entry(new: Entrant, others: Iterable[Entrant], team: int) -> None:
    """Raises TournamentError for an entrant who is there already, or with somebody of another team, or who are not as
    many as a team has here (a bot needs no people). `team` is 1 for entrants who play alone."""
    check_entries([*others, new], team)


def check_entries(entrants: Sequence[Entrant], team: int) -> None:
    """The same of all entrants of a tournament."""
    ids: set[str] = set()
    taken: dict[str, str] = {}
    for one in entrants:
        size = len(one.people) or 1
        if size != team and not (one.bot and not one.people):
            raise TournamentError("team-size", entrant=one.id, size=team, found=size)
        if one.id in ids:
            raise TournamentError("entered-twice", entrant=one.id)
        ids.add(one.id)
        for person in one.people or (one.id,):
            if person in taken:
                raise TournamentError("person-twice", person=person, entrant=taken[person])
            taken[person] = one.id


def _whole(field: str, number: int | None, least: int, most: int) -> None:
    if number is not None and (type(number) is not int or not least <= number <= most):
        raise TournamentError("bad-number", field=field, least=least, most=most)
