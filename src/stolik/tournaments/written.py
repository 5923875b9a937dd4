"""Data read back: what is not as it was written is named by its place, and nothing is guessed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NoReturn, TypeVar

from .refusals import TournamentError

T = TypeVar("T")
LONGEST: Final = 200
"""Characters of any text in data, ids and names are shorter."""


def damaged(where: str, why: str) -> NoReturn:
    """Raises TournamentError("damaged")."""
    raise TournamentError("damaged", where=where, why=why)


class Fields:
    """The fields of one object of JSON data, each of which is asked for once; `where` is its place, for errors. Raises
    TournamentError for what is no object."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            damaged(where, "an object was expected")
        self.data: dict[Any, Any] = data
        self.where = where
        self.asked: set[str] = set()

    def place(self, name: str) -> str:
        """The place of a field."""
        return f"{self.where}.{name}" if self.where else name

    def one(self, name: str) -> Any:
        """A field as it is. Raises TournamentError where it is missing."""
        self.asked.add(name)
        if name not in self.data:
            damaged(self.place(name), "it is missing")
        return self.data[name]

    def text(self, name: str, known: Iterable[str] | None = None) -> str:
        """A text, one of those that are `known` if they are given. Raises TournamentError."""
        found = self.one(name)
        if not isinstance(found, str) or len(found) > LONGEST:
            damaged(self.place(name), f"a text of at most {LONGEST} characters was expected")
        if known is not None and found not in known:
            damaged(self.place(name), f"{found[:40]!r} is not known")
        return found

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number between two others. Raises TournamentError."""
        found = self.one(name)
        if type(found) is not int or not least <= found <= most:
            damaged(self.place(name), f"a whole number from {least} to {most} was expected")
        return found

    def flag(self, name: str) -> bool:
        """True or false. Raises TournamentError."""
        found = self.one(name)
        if not isinstance(found, bool):
            damaged(self.place(name), "true or false was expected")
        return found

    def some(self, name: str, read: Callable[[Any, str], T], most: int) -> tuple[T, ...]:
        """A list, each read with its place. Raises TournamentError, also for one that is longer than `most`."""
        found = self.one(name)
        if not isinstance(found, list) or len(found) > most:
            damaged(self.place(name), f"a list of at most {most} was expected")
        return tuple([read(one, f"{self.place(name)}[{n}]") for n, one in enumerate(found)])

    def maybe(self, name: str, read: Callable[[str], T]) -> T | None:
        """A field that may be null, read by its name otherwise."""
        return None if self.one(name) is None else read(name)

    def end(self) -> None:
        """Raises TournamentError for a field that nobody has asked for."""
        left = sorted(str(name)[:40] for name in self.data if name not in self.asked)
        if left:
            damaged(self.where or "the whole", f"there is no field {left[0]!r} here")


def text(data: object, where: str) -> str:
    """A text in a list. Raises TournamentError."""
    if not isinstance(data, str) or len(data) > LONGEST:
        damaged(where, f"a text of at most {LONGEST} characters was expected")
    return data


def known(values: Mapping[str, object]) -> str:
    """What may be chosen, for a sentence."""
    return ", ".join(values)
