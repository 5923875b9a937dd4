"""Cards are held to the words that they may be written with, to the types of their fields, and to nodes that somebody
answers for, before they are played: what is misspelt would do nothing, in silence, and what is of another type would
fail in the middle of a game.

A field says its words in its type (`ast.py`). Bundled cards are proofread by a test, cards of somebody's own as they
come into a game, so that no start pays for it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from stolik.kernel.codec import MOST_NUMBER
from stolik.kernel.compiling import type_hints
from stolik.kernel.rules import SetupError

from .ast import Letters

MOST_PARTS = 2000
"""Nodes and records of one card …"""
MOST_DEPTH = 60
"""… and how many of them, rows counted, lie in each other."""

Field = tuple[type, str]
"""A class and its field."""
Fitting = Callable[[Any], bool]
"""Whether a value is of the type of a field."""

_PLAIN = frozenset((str, bool, type(None)))
"""Types of values that have nothing in them, and no size."""


class Spelling:
    """What a field may say: one of these words, or anything of these letters."""

    def __init__(self, words: tuple[str, ...], letters: Letters | None) -> None:
        self.words = words
        self.known = frozenset(words)
        self.letters = letters

    def fault(self, word: str) -> str:
        """What is wrong with a word; "" if nothing is."""
        if word in self.known:
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
        self._held: dict[type, _Held] = {}

    def read(self, card: Any) -> None:
        """Raises SetupError that names the card, the node or record, the word that isn't known, and those that are; or
        a field of another type than it says; or a node that nobody answers for; or what is no card of this game at
        all."""
        if not isinstance(card, self.record):
            raise SetupError(f"{type(card).__name__} is no card of this game", place=str(getattr(card, "id", "cards")))
        for part in _parts(card):
            held = self._held.get(type(part)) or self._holding(type(part))
            if held.stranger:
                raise SetupError(f"{held.name} is no {held.stranger} of this game", place=card.id)
            for field, spelling in held.spelled:
                value = getattr(part, field)
                for word in (value,) if type(value) is str else _said(value):
                    if word not in spelling.known and (fault := spelling.fault(word)):
                        raise SetupError(f"{held.name}.{field} is {word!r}, {fault}", place=card.id)
            for field, fitting, hint in held.typed:
                if not fitting(value := getattr(part, field)):
                    raise SetupError(held.misfit(field, value, hint), place=card.id)

    def misfit(self, cls: type, values: Mapping[str, Any]) -> str:
        """Which of these values is of another type than the field of that name in a class; "" if none is."""
        held = self._held.get(cls) or self._holding(cls)
        wrong = (one for one in held.typed if one[0] in values and not one[1](values[one[0]]))
        return next((held.misfit(field, values[field], hint) for field, _, hint in wrong), "")

    def _holding(self, cls: type) -> _Held:
        """What parts of a class are held to, worked out once."""
        strange = [root for root, known in self._answered.items() if issubclass(cls, root) and cls not in known]
        own = {field: given for (owner, field), given in self._own.items() if owner is cls}
        hints = hints_of(cls)
        spelled = [(field, _spelling(given)) for field, given in {**hints, **own}.items()]
        made = self._held[cls] = _Held(
            cls.__name__,
            strange[0].__name__.lower() if strange else "",
            tuple([(field, spelling) for field, spelling in spelled if spelling is not None]),
            tuple([(field, fitting(hint), hint) for field, hint in hints.items()]),
        )
        return made


class _Held(NamedTuple):
    """What the parts of one class are held to: the root of which they are a `stranger` in this game, or ""; the fields
    that say words, and the types of all fields."""

    name: str
    stranger: str
    spelled: tuple[tuple[str, Spelling], ...]
    typed: tuple[tuple[str, Fitting, Any], ...]

    def misfit(self, field: str, value: Any, hint: Any) -> str:
        """What is wrong with a value of another type than its field."""
        return f"{self.name}.{field} is {value!r:.200}, which is no {said(hint)}"


_hints: dict[type, Mapping[str, Any]] = {}


def hints_of(cls: type) -> Mapping[str, Any]:
    """The types of the fields of a node or record."""
    if cls not in _hints:
        given = type_hints(cls, include_extras=True)
        _hints[cls] = {name: given[name] for name in getattr(cls, "__dataclass_fields__", ()) if name in given}
    return _hints[cls]


def fitting(hint: Any) -> Fitting:
    """What says whether a value is of the type of a field: a class, words, one of several types, a row. A number is no
    flag."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return fitting(inner[0])
    if origin is Literal:
        kinds = {type(word) for word in inner}
        return partial(_is_word, {kind: frozenset(word for word in inner if type(word) is kind) for kind in kinds})
    if origin in (Union, UnionType):
        return partial(_is_either, tuple(map(fitting, inner)))
    if origin is tuple:
        if inner[1:] == (...,):
            return partial(_is_row_of, fitting(inner[0]))
        return partial(_is_row, tuple(map(fitting, inner)))
    if hint is Any:
        return _is_any
    return partial(_is_just if hint in (int, bool, str) else _is_of, hint)


def _is_word(words: Mapping[type, frozenset[object]], value: object) -> bool:
    return value in words.get(type(value), ())


def _is_either(several: tuple[Fitting, ...], value: object) -> bool:
    return any(fits(value) for fits in several)


def _is_row_of(fits: Fitting, value: object) -> bool:
    return isinstance(value, tuple) and all(map(fits, value))


def _is_row(each: tuple[Fitting, ...], value: object) -> bool:
    return isinstance(value, tuple) and len(value) == len(each) and all(fits(one) for fits, one in zip(each, value))


def _is_any(value: object) -> bool:
    return True


def _is_just(kind: type, value: object) -> bool:
    return type(value) is kind


def _is_of(kind: type, value: object) -> bool:
    return isinstance(value, kind)


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
        if isinstance(one, int) and not -MOST_NUMBER <= one <= MOST_NUMBER:
            raise SetupError(f"{one} is more than any card says: at most {MOST_NUMBER}", place=place)
        if isinstance(one, tuple):
            inner = one
        elif (fields := getattr(one, "__dataclass_fields__", None)) is not None:
            found += 1
            yield one
            inner = tuple([getattr(one, name, None) for name in fields])
        else:
            continue
        if inner and (depth >= MOST_DEPTH or found > MOST_PARTS):
            raise SetupError(f"a card has at most {MOST_PARTS} nodes, {MOST_DEPTH} of them in each other", place=place)
        waiting += [(each, depth + 1) for each in reversed(inner) if type(each) not in _PLAIN]


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
