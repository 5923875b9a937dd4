"""Cards as JSON data and back: what a pack, a record and a share say of cards that are in no set (docs/packs.md).

The written form of a record or node is {"#": its class, field: value, …} without the fields that are as they are by
default, of a row a list; numbers, strings, true, false and null are as they are. What is read is proofread: a tree from
outside has no shape that no bundled card could have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields
from functools import cached_property
from typing import Any, get_args

from stolik.kernel.codec import is_deeper
from stolik.kernel.rules import SetupError

from .ast import Node
from .proofread import MOST_DEPTH, Proof, hints_of

CLASS = "#"
"""Under this key stands the class of a record or node."""


class _Misfit(Exception):  # noqa: N818 - never leaves this module
    """Data that doesn't fit: what is wrong, and the place, collected from the inside out."""

    def __init__(self, wrong: str) -> None:
        self.wrong = wrong
        self.path: list[str] = []


class CardForm:
    """Writes and reads the cards of one game. `record` is the class of a card, `proof` what its cards are held to. The
    classes that may stand in one are those of nodes of all card games and of the package that `record` is in."""

    def __init__(self, record: type[Any], proof: Proof) -> None:
        self._record = record
        self._proof = proof

    def write(self, card: Any) -> dict[str, Any]:
        """A card as JSON data."""
        data = _write(card)
        assert isinstance(data, dict)
        return data

    @cached_property
    def facts(self) -> frozenset[str]:
        """The fields of a card that hold no trees, and no records with trees in them; and the mark of its class."""
        plain = [field for field, hint in hints_of(self._record).items() if not any(map(_holds, _named(hint)))]
        return frozenset([CLASS, *plain])

    def read(self, data: Any) -> Any:
        """The card that `write` wrote. Raises SetupError that names the card, the place in it and what belongs
        there."""
        place = self._name_of(data)
        if is_deeper(data, 2 * MOST_DEPTH):
            raise SetupError(f"nested deeper than {2 * MOST_DEPTH}", place=place)
        try:
            card = self._read(data)
        except _Misfit as misfit:
            where = "".join(reversed(misfit.path)).lstrip(".")
            raise SetupError(f"{where}: {misfit.wrong}" if where else misfit.wrong, place=place) from None
        except SetupError as wrong:
            raise SetupError(str(wrong), place=place) from None
        self._proof.read(card)
        return card

    def _name_of(self, data: Any) -> str:
        """What the data say that the card is found by: its first field."""
        found = data.get(fields(self._record)[0].name) if type(data) is dict else None
        return found[:40] if type(found) is str and found else "card"

    # ---- one value

    def _read(self, data: Any) -> Any:
        """A value. Raises _Misfit."""
        if data is None or type(data) in (bool, int, str):
            return data
        if type(data) is list:
            return self._read_row(data)
        if type(data) is not dict:
            raise _Misfit(f"expected JSON without fractions, found {data!r:.40}")
        return self._read_object(data, data.get(CLASS))

    def _read_row(self, data: list[Any]) -> tuple[Any, ...]:
        made: list[Any] = []
        try:
            made.extend(map(self._read, data))
        except _Misfit as misfit:
            misfit.path.append(f"[{len(made)}]")
            raise
        return tuple(made)

    def _read_object(self, data: dict[str, Any], name: Any) -> Any:
        kind = self._kinds.get(name) if type(name) is str else None
        if kind is None:
            raise _Misfit(f"{name!r:.40} is no node or record of this game")
        cls, known, needed = kind
        values: dict[str, Any] = {}
        field = ""
        try:
            for field, value in data.items():
                if field == CLASS:
                    continue
                if field not in known:
                    raise _Misfit("there is no such field")
                values[field] = self._read(value)
        except _Misfit as misfit:
            misfit.path.append(f".{field:.40}")
            raise
        if not needed <= values.keys():
            lacking = [one.name for one in fields(cls) if one.name in needed and one.name not in values]
            raise _Misfit(f"{cls.__name__} lacks {', '.join(lacking)}")
        # Compiled, a node takes nothing that is not of its type, but a flag for a number.
        if any(type(value) is bool for value in values.values()) and (fault := self._proof.misfit(cls, values)):
            raise SetupError(fault)
        try:
            return cls(**values)
        except TypeError:
            raise SetupError(self._proof.misfit(cls, values)) from None

    # ---- classes

    @cached_property
    def _kinds(self) -> Mapping[str, tuple[Any, frozenset[str], frozenset[str]]]:
        """What may stand in a card, by name: the class, its fields, and those of them that must be said."""
        homes = (Node.__module__, self._record.__module__.rpartition(".")[0])
        found: dict[str, tuple[Any, frozenset[str], frozenset[str]]] = {}
        for cls in (*_below(Node), *self._records()):
            inside = any(cls.__module__ == home or cls.__module__.startswith(f"{home}.") for home in homes)
            if inside and "__dataclass_fields__" in vars(cls):
                needed = frozenset(one.name for one in fields(cls) if _default(one) is MISSING)
                found[cls.__name__] = (cls, frozenset(hints_of(cls)), needed)
        return found

    def _records(self) -> Iterator[type]:
        """The class of a card, and records in it that are no nodes."""
        waiting, seen = [self._record], {self._record}
        while waiting:
            cls = waiting.pop()
            yield cls
            named = {one for hint in hints_of(cls).values() for one in _named(hint)}
            new = [one for one in named - seen if "__dataclass_fields__" in vars(one) and not issubclass(one, Node)]
            seen.update(new)
            waiting += new


def _write(value: Any) -> Any:
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, tuple):
        return [_write(one) for one in value]
    data: dict[str, Any] = {CLASS: type(value).__name__}
    for name, default in _said_of(type(value)):
        held = getattr(value, name)
        if held != default or type(held) is not type(default):
            data[name] = _write(held)
    return data


_said: dict[type[Any], tuple[tuple[str, Any], ...]] = {}


def _said_of(cls: type[Any]) -> tuple[tuple[str, Any], ...]:
    """The fields of a class, each with what it holds where nothing is said."""
    if cls not in _said:
        _said[cls] = tuple([(one.name, _default(one)) for one in fields(cls)])
    return _said[cls]


def _default(field: Any) -> Any:
    """What a field holds where nothing is said; MISSING where something must be."""
    return field.default if field.default_factory is MISSING else field.default_factory()


def _below(root: type[Node]) -> Iterator[type[Node]]:
    """A class and all that descend from it."""
    yield root
    for cls in root.__subclasses__():
        yield from _below(cls)


def _named(hint: Any) -> Iterator[type]:
    """The classes that a type names."""
    if isinstance(hint, type):
        yield hint
    for one in get_args(hint):
        yield from _named(one)


def _holds(cls: type) -> bool:
    """Whether a class is of nodes, or of records."""
    return issubclass(cls, Node) or "__dataclass_fields__" in vars(cls)
