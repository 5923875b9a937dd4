"""States, frames and decisions to JSON and back (architecture: A paused game is a value).

The written form: numbers, strings, true, false and null as they are; a list as a list; {"()": […]} a tuple; {"{}": […]}
a dictionary as pairs; {"o": [verb, args…]} an option; {"#": name, field: …} an object of a known class; a state's luck
as `luck.written` has it. Schema version 1. Classes are known by name: `register` adds a game's own, and two of one name
are refused. The name of a class from another package begins with that of the package, so that no package can take a
name from a game of another.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .agenda import Ask, Frame
from .compiling import field_names
from .decision import Decision, Option, PickRule
from .luck import LUCK_BITS, read_written, written

if TYPE_CHECKING:
    from .state import Fixed, State

SCHEMA: Final = 1
NOT_WRITTEN: Final = ("fixed", "sink")
HOME: Final = __name__.partition(".")[0]
"""The package whose classes are written by their bare names."""

PLAIN: Final = frozenset({type(None), bool, int, str})
"""What JSON writes as it is."""

MOST_NUMBER: Final = 10_000
"""The largest number in a node of a card, and its negative: more of anything no card says, but somebody's data may, to
make it last for ever."""
MOST_DEPTH: Final = 300
"""So many values may lie in each other."""

T = TypeVar("T", bound=type)
_classes: dict[str, type] = {}
_names: dict[type, str] = {}
_fields: dict[type, tuple[str, ...]] = {}
_derived: dict[type, Mapping[str, Any]] = {}
"""Fields of a slotted class that follow from its others (`DERIVED`), so that they are not written, and what each is
after reading."""
_later: dict[type, dict[str, Any]] = {}
"""Fields that a node got when games with it were recorded already (`metadata={"later": True}`), with their defaults:
one that has its default is not written, so that keys and fingerprints stay what they were. A slotted class says them
as `LATER`, with values that nobody changes."""
_NOTHING: Final[Mapping[str, Any]] = {}
_nodes: set[str] = set()
"""Names of the classes of which cards are made."""


class CodecError(ValueError):
    """Data that is not a state: names the place, and what was expected there."""


def register(cls: T) -> T:
    """Let the codec write and read objects of `cls` (a slotted class, or a dataclass). Usable as a decorator.

    Raises ValueError when another class of that name is registered, by the same package.
    """
    package = cls.__module__.partition(".")[0]
    name = cls.__name__ if package == HOME else f"{package}.{cls.__name__}"
    known = _classes.setdefault(name, cls)
    if known is not cls:
        raise ValueError(f"{cls.__module__}.{cls.__name__}: {known.__module__} has registered a class of that name")
    _names[cls] = name
    if is_dataclass(cls):
        _nodes.add(name)
        _fields[cls] = tuple(field.name for field in fields(cls))
        if later := {field.name: field.default for field in fields(cls) if field.metadata.get("later")}:
            _later[cls] = later
        return cls
    derived = getattr(cls, "DERIVED", _NOTHING)
    if derived:
        _derived[cls] = derived
    _fields[cls] = tuple(name for name in field_names(cls) if name not in NOT_WRITTEN and name not in derived)
    if added := getattr(cls, "LATER", None):
        _later[cls] = added
    return cls


for _kernel_class in (Ask, Decision, PickRule):
    register(_kernel_class)


def write(value: Any) -> Any:
    """One value as JSON data. Raises CodecError for an object of a class that was not registered."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple:
        return {"()": [item if type(item) in PLAIN else write(item) for item in value]}
    if kind is list:
        return [item if type(item) in PLAIN else write(item) for item in value]
    if kind is dict:
        return {"{}": [[write(k), write(v)] for k, v in value.items()]}
    if kind is Option:
        return {"o": [value.verb, *value.args]}
    names = _fields.get(kind)
    if names is None:
        raise CodecError(f"{kind.__name__} is not known to the codec: register the class")
    data: dict[str, Any] = {"#": _names[kind]}
    later = _later.get(kind, _NOTHING)
    for name in names:
        field = getattr(value, name)
        if name in later and field == later[name]:
            continue
        data[name] = field if type(field) in PLAIN else write(field)
    return data


class _Unread(Exception):  # noqa: N818 - never leaves this module
    """Data that can't be read: what is wrong, and the place, collected from the inside out."""

    def __init__(self, wrong: str) -> None:
        self.wrong = wrong
        self.path: list[str] = []


def read(data: Any, place: str = "state") -> Any:
    """What `write` wrote. Raises CodecError that names the place, also for what lies too deep, and for a node of a card
    with a number above MOST_NUMBER."""
    if is_deeper(data, MOST_DEPTH):
        raise CodecError(f"{place}: nested deeper than {MOST_DEPTH}")
    try:
        return _read(data)
    except _Unread as unread:
        raise CodecError(f"{place}{''.join(reversed(unread.path))}: {unread.wrong}") from None


def is_deeper(data: Any, most: int) -> bool:
    """Whether more than so many lists and objects of JSON data lie in each other."""
    level: list[Any] = [data]
    for _ in range(most):
        inner: list[Any] = []
        for one in level:
            if type(one) is list:
                inner += one
            elif type(one) is dict:
                inner += one.values()
        level = [one for one in inner if type(one) not in PLAIN]
        if not level:
            return False
    return True


def _read(data: Any) -> Any:
    kind = type(data)
    if kind in PLAIN:
        return data
    if kind is list:
        return _read_list(data)
    if kind is not dict:
        raise _Unread(f"expected JSON without fractions, found {kind.__name__}")
    name = data.get("#")
    if name is not None:
        return _read_object(data, name)
    if "()" in data:
        return tuple(_read_list(data["()"]))
    if "{}" in data:
        return _read_pairs(data["{}"])
    if "o" in data:
        parts = data["o"]
        if type(parts) is not list or not parts or type(parts[0]) is not str:
            raise _Unread("expected an option: a verb and whole numbers")
        if not all(type(n) is int for n in parts[1:]):
            raise _Unread("expected an option: a verb and whole numbers")
        return Option(parts[0], tuple(parts[1:]))
    raise _Unread("None is no class that this version knows")


def _read_list(data: Any) -> list[Any]:
    if type(data) is not list:
        raise _Unread("expected a list")
    made: list[Any] = []
    try:
        for item in data:
            made.append(item if type(item) in PLAIN else _read(item))  # noqa: PERF401 - the place of what can't be read
    except _Unread as unread:
        unread.path.append(f"[{len(made)}]")
        raise
    return made


def _read_pairs(data: Any) -> dict[Any, Any]:
    if type(data) is not list:
        raise _Unread("expected a list")
    made: dict[Any, Any] = {}
    for pair in data:
        if type(pair) is not list or len(pair) != 2:
            raise _Unread("expected pairs")
        key = _read(pair[0])
        try:
            value = _read(pair[1])
        except _Unread as unread:
            unread.path.append(f".{key}")
            raise
        try:
            made[key] = value
        except TypeError:
            raise _Unread("a list can't be the key of a dictionary") from None
    return made


def _read_object(data: dict[str, Any], name: Any) -> Any:
    cls = _classes.get(name) if type(name) is str else None
    if cls is None:
        raise _Unread(f"{name!r} is no class that this version knows")
    make: Any = cls
    made = make.__new__(make)
    field = ""
    try:
        later = _later.get(cls, _NOTHING)
        for field in _fields[cls]:
            if field in later and field not in data:
                object.__setattr__(made, field, later[field])
                continue
            value = data[field]
            if type(value) is int and not -MOST_NUMBER <= value <= MOST_NUMBER and name in _nodes:
                raise _Unread(f"{value} is more than any card says: at most {MOST_NUMBER}")
            object.__setattr__(made, field, value if type(value) in PLAIN else _read(value))  # nodes are frozen
    except KeyError:
        raise _Unread(f"{cls.__name__} has no {field!r}") from None
    except TypeError as wrong:  # compiled, a field takes nothing that is not of its type
        unread = _Unread(str(wrong))
        unread.path.append(f".{field}")
        raise unread from None
    except _Unread as unread:
        unread.path.append(f".{field}")
        raise
    return made


def to_data(s: State) -> dict[str, Any]:
    """A state as JSON data, without `fixed` (made from the setup) and `sink`."""
    data = write(s)
    if s.luck is not None:
        data["luck"] = written(s.luck)
    return {"schema": SCHEMA, "state": data}


def digest(s: State) -> int:
    """64 bits that tell states apart. Luck counts as the number that it is, however it is written."""
    return fingerprint({"schema": SCHEMA, "state": write(s)})


def from_data(data: Any, fixed: Fixed) -> Any:
    """The state that `to_data` wrote, over the same `fixed`. Raises CodecError that names the place.

    Luck is checked here; of everything else only that it can be read (`Rules.check` does the rest)."""
    if not isinstance(data, dict) or "state" not in data:
        raise CodecError("state: expected an object with schema and state")
    if data.get("schema") != SCHEMA:
        raise CodecError(f"state: written with schema {data.get('schema')!r}, this version reads schema {SCHEMA}")
    state = data["state"]
    if isinstance(state, dict) and state.get("luck") is not None:
        state = {**state, "luck": _read_luck(state["luck"])}
    s = read(state)
    if not hasattr(s, "agenda"):  # of all that is written only a state has one
        raise CodecError("state: expected a game's state")
    if not isinstance(s.agenda, list) or not all(isinstance(frame, Frame) for frame in s.agenda):
        raise CodecError("state.agenda: expected frames")
    s.fixed = fixed
    s.sink = None
    _derive(s)
    return s


def _derive(s: State) -> None:
    for name, value in _derived.get(type(s), _NOTHING).items():
        setattr(s, name, value)


def _read_luck(data: Any) -> int:
    try:
        luck = read_written(data, LUCK_BITS)
    except ValueError as wrong:
        raise CodecError(f"state.luck: {wrong}") from None
    if luck < 0:
        raise CodecError("state.luck: expected a whole number from 0 on")
    return luck


def take_over(s: State, other: State) -> None:
    """All that is written of `other` becomes that of `s`."""
    for name in _fields[type(s)]:
        setattr(s, name, getattr(other, name))
    _derive(s)


def canonical(data: Any) -> bytes:
    """JSON bytes that are equal exactly for equal data."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def fingerprint(data: Any) -> int:
    """64 bits of BLAKE2b over the canonical JSON of `data`."""
    return int.from_bytes(blake2b(canonical(data), digest_size=8).digest(), "big")
