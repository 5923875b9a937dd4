"""States, frames and decisions to JSON and back (architecture, sections 3, 7 and 11, point 4).

The written form: numbers, strings, true, false and null as they are; a list as a list; {"()": […]} a tuple; {"{}": […]}
a dictionary as pairs; {"o": [verb, args…]} an option; {"#": name, field: …} an object of a known class. Schema version
1. Classes are known by name: `register` adds a game's own, and two of one name are refused.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import Any, Final, TypeVar

from .agenda import Ask, Frame
from .decision import Decision, Option, PickRule
from .state import Fixed, State

SCHEMA: Final = 1
NOT_WRITTEN: Final = ("fixed", "sink")

T = TypeVar("T", bound=type)
_classes: dict[str, type] = {}
_fields: dict[type, tuple[str, ...]] = {}


class CodecError(ValueError):
    """Data that is not a state: names the place, and what was expected there."""


def register(cls: T) -> T:
    """Let the codec write and read objects of `cls` (a slotted class, or a dataclass). Usable as a decorator.

    Raises ValueError when another class of that name is registered.
    """
    known = _classes.setdefault(cls.__name__, cls)
    if known is not cls:
        raise ValueError(f"{cls.__module__}.{cls.__name__}: {known.__module__} has registered a class of that name")
    if is_dataclass(cls):
        _fields[cls] = tuple(field.name for field in fields(cls))
        return cls
    slots: list[str] = []
    for base in reversed(cls.__mro__):
        own = base.__dict__.get("__slots__", ())
        slots.extend((own,) if isinstance(own, str) else own)
    _fields[cls] = tuple(name for name in slots if name not in NOT_WRITTEN)
    return cls


for _kernel_class in (Ask, Decision, PickRule):
    register(_kernel_class)


def write(value: Any) -> Any:
    """One value as JSON data. Raises CodecError for an object of a class that was not registered."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, tuple):
        return {"()": [write(item) for item in value]}
    if isinstance(value, list):
        return [write(item) for item in value]
    if isinstance(value, dict):
        return {"{}": [[write(k), write(v)] for k, v in value.items()]}
    if isinstance(value, Option):
        return {"o": [value.verb, *value.args]}
    names = _fields.get(type(value))
    if names is None:
        raise CodecError(f"{type(value).__name__} is not known to the codec: register the class")
    data: dict[str, Any] = {"#": type(value).__name__}
    for name in names:
        data[name] = write(getattr(value, name))
    return data


def read(data: Any, place: str = "state") -> Any:
    """What `write` wrote. Raises CodecError that names the place."""
    if data is None or isinstance(data, (bool, int, str)):
        return data
    if isinstance(data, list):
        return [read(item, f"{place}[{n}]") for n, item in enumerate(data)]
    if not isinstance(data, dict):
        raise CodecError(f"{place}: expected JSON without fractions, found {type(data).__name__}")
    if "()" in data:
        return tuple(read(_list(data["()"], place), place))
    if "{}" in data:
        pairs = _list(data["{}"], place)
        if not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            raise CodecError(f"{place}: expected pairs")
        try:
            return {read(k, place): read(v, f"{place}.{k}") for k, v in pairs}
        except TypeError:
            raise CodecError(f"{place}: a list can't be the key of a dictionary") from None
    if "o" in data:
        parts = _list(data["o"], place)
        if not parts or not isinstance(parts[0], str) or not all(type(n) is int for n in parts[1:]):
            raise CodecError(f"{place}: expected an option: a verb and whole numbers")
        return Option(parts[0], tuple(parts[1:]))
    name = data.get("#")
    cls = _classes.get(name) if isinstance(name, str) else None
    if cls is None:
        raise CodecError(f"{place}: {name!r} is no class that this version knows")
    made: Any = object.__new__(cls)
    for name in _fields[cls]:
        if name not in data:
            raise CodecError(f"{place}: {cls.__name__} has no {name!r}")
        object.__setattr__(made, name, read(data[name], f"{place}.{name}"))  # nodes are frozen
    return made


def _list(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise CodecError(f"{place}: expected a list")
    return value


def to_data(s: State) -> dict[str, Any]:
    """A state as JSON data, without `fixed` (made from the setup) and `sink`."""
    return {"schema": SCHEMA, "state": write(s)}


def from_data(data: Any, fixed: Fixed) -> Any:
    """The state that `to_data` wrote, over the same `fixed`. Raises CodecError that names the place."""
    if not isinstance(data, dict) or "state" not in data:
        raise CodecError("state: expected an object with schema and state")
    if data.get("schema") != SCHEMA:
        raise CodecError(f"state: written with schema {data.get('schema')!r}, this version reads schema {SCHEMA}")
    s = read(data["state"])
    if not isinstance(s, State):
        raise CodecError("state: expected a game's state")
    if not isinstance(s.agenda, list) or not all(isinstance(frame, Frame) for frame in s.agenda):
        raise CodecError("state.agenda: expected frames")
    s.fixed = fixed
    s.sink = None
    return s


def canonical(data: Any) -> bytes:
    """JSON bytes that are equal exactly for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def fingerprint(data: Any) -> int:
    """64 bits of BLAKE2b over the canonical JSON of `data`."""
    return int.from_bytes(blake2b(canonical(data), digest_size=8).digest(), "big")
