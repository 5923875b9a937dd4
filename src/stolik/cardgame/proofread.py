"""Cards are held to the words that they may be written with, to the types of their fields, and to nodes that somebody
answers for, before they are played: what is misspelt would do nothing, in silence, and what is of another type would
fail in the middle of a game.

A field says its words in its type (`ast.py`). Bundled cards are proofread by a test, cards of somebody's own as they
come into a game, so that no start pays for it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from stolik.kernel.codec import MOST_NUMBER
from stolik.kernel.rules import SetupError

from .ast import Letters

MOST_PARTS = 2000
"""Nodes and records of one card …"""
MOST_DEPTH = 60
"""… and how many of them, rows counted, lie in each other."""

Field = tuple[type, str]
"""A class and its field."""


class Spelling:
    """What a field may say: one of these words, or anything of these letters."""

    def __init__(self, words: tuple[str, ...], letters: Letters | None) -> None:
        self.words = words
        self.letters = letters

    def fault(self, word: str) -> str:
        """What is wrong with a word; "" if nothing is."""
        if word in self.words:
            return ""
        if self.letters is None:
            return f"none of {', '.join(map(repr, self.words))}"
        if self.letters.most is not None and len(word) > self.letters.most:
            return f"longer than {self.letters.most}"
        return "" if set(word) <= set(self.letters.signs) else f"not of the letters {self.letters.signs!r}"


class Proof:
    """What the cards of one game are held to. `record` is the class of a card; `own` are the types of fields that say
    words of the game in nodes of all card games; `answered` are, by root (`Step`, `Filter`, …), the classes of nodes
    that the game knows."""

    def __init__(self, record: type[Any], own: Mapping[Field, Any], answered: Mapping[type, Collection[type]]) -> None:
        self.record = record
        self._own = own
        self._answered = answered
        self._known: dict[type, Mapping[str, Spelling]] = {}

    def read(self, card: Any) -> None:
        """Raises SetupError that names the card, the node or record, the word that isn't known, and those that are; or
        a field of another type than it says; or a node that nobody answers for; or what is no card of this game at
        all."""
        if not isinstance(card, self.record):
            raise SetupError(f"{type(card).__name__} is no card of this game", place=str(getattr(card, "id", "cards")))
        for part in _parts(card):
            name = type(part).__name__
            for root, known in self._answered.items():
                if isinstance(part, root) and type(part) not in known:
                    raise SetupError(f"{name} is no {root.__name__.lower()} of this game", place=card.id)
            for field, spelling in self._spellings(type(part)).items():
                for word in _said(getattr(part, field)):
                    if fault := spelling.fault(word):
                        raise SetupError(f"{name}.{field} is {word!r}, {fault}", place=card.id)
            for field, hint in hints_of(type(part)).items():
                if not fits(getattr(part, field), hint):
                    raise SetupError(
                        f"{name}.{field} is {getattr(part, field)!r:.200}, which is no {said(hint)}", place=card.id
                    )

    def _spellings(self, cls: type) -> Mapping[str, Spelling]:
        """The fields of a class that say one of a few words."""
        if cls not in self._known:
            own = {field: given for (owner, field), given in self._own.items() if owner is cls}
            given = {**hints_of(cls), **own}
            self._known[cls] = {field: found for field in given if (found := _spelling(given[field])) is not None}
        return self._known[cls]


_hints: dict[type, Mapping[str, Any]] = {}


def hints_of(cls: type) -> Mapping[str, Any]:
    """The types of the fields of a node or record."""
    if cls not in _hints:
        given = get_type_hints(cls, include_extras=True)
        _hints[cls] = {name: given[name] for name in getattr(cls, "__dataclass_fields__", ()) if name in given}
    return _hints[cls]


def fits(value: object, hint: Any) -> bool:
    """Whether a value is of the type of a field: a class, words, one of several types, a row. A number is no flag."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return fits(value, inner[0])
    if origin is Literal:
        return any(type(value) is type(word) and value == word for word in inner)
    if origin in (Union, UnionType):
        return any(fits(value, one) for one in inner)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if inner[1:] == (...,):
            return all(fits(one, inner[0]) for one in value)
        return len(value) == len(inner) and all(map(fits, value, inner))
    if hint is Any:
        return True
    return type(value) is hint if hint in (int, bool, str) else isinstance(value, hint)


def said(hint: Any) -> str:
    """A type as an error names it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return said(inner[0])
    if origin is Literal:
        return " or ".join(map(repr, inner))
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(map(said, inner)))
    if origin is tuple:
        return f"row of {said(inner[0])}" if inner else "row"
    return "None" if hint is type(None) else str(getattr(hint, "__name__", hint))


def _parts(root: object) -> Iterator[Any]:
    """A card and all that is in it: records and nodes, outermost first. Raises SetupError where it is larger or deeper
    than a card can be, or has a number that none has."""
    place, found = str(getattr(root, "id", "")), 0
    waiting: list[tuple[Any, int]] = [(root, 0)]
    while waiting:
        one, depth = waiting.pop()
        fields = getattr(one, "__dataclass_fields__", None)
        if isinstance(one, int) and not -MOST_NUMBER <= one <= MOST_NUMBER:
            raise SetupError(f"{one} is more than any card says: at most {MOST_NUMBER}", place=place)
        if depth > MOST_DEPTH or found > MOST_PARTS:
            raise SetupError(f"a card has at most {MOST_PARTS} nodes, {MOST_DEPTH} of them in each other", place=place)
        if isinstance(one, tuple):
            waiting += [(inner, depth + 1) for inner in reversed(one)]
        elif fields is not None:
            found += 1
            yield one
            waiting += [(getattr(one, name, None), depth + 1) for name in reversed(fields)]


def _said(value: object) -> tuple[str, ...]:
    """The words in a field: itself, or those of a row."""
    return tuple([one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, str)])


def _spelling(given: Any) -> Spelling | None:
    """What a type says of words; None for any other."""
    words: list[str] = []
    letters: Letters | None = None
    waiting = [given]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, Letters):
            letters = one
        elif get_origin(one) is Literal:
            words += [word for word in get_args(one) if isinstance(word, str)]
        else:
            waiting += get_args(one)
    return Spelling(tuple(words), letters) if words or letters is not None else None


def kinds_in(module: ModuleType, root: type) -> frozenset[type]:
    """The classes of a module that are of this root: the modifiers of a game, for those have no handlers."""
    return frozenset(one for one in vars(module).values() if isinstance(one, type) and issubclass(one, root))
