"""What tells two positions apart, quickly: for the memory of a search, within one process.

Everything that the codec would write counts, but is read straight from the fields. Nodes of cards are told apart as
objects: cards are made once, and two nodes taken for different ones cost time and nothing else.
"""

from __future__ import annotations

import marshal
from dataclasses import is_dataclass
from hashlib import blake2b
from operator import attrgetter
from typing import Any

from stolik.kernel.agenda import Frame
from stolik.kernel.codec import NOT_WRITTEN, PLAIN
from stolik.kernel.compiling import field_names
from stolik.kernel.decision import Option


class Freezer:
    """Makes digests of states. Keeps the nodes that it has met, so that no other takes their place in memory; and the
    frames, which are never changed, with what was read of them."""

    def __init__(self) -> None:
        self._nodes: dict[int, tuple[Any, int]] = {}
        self._frames: dict[int, tuple[Any, Any]] = {}
        self._fields: dict[type, Any] = {}

    def digest(self, s: Any) -> bytes:
        """16 bytes that tell the states of one game apart."""
        return blake2b(marshal.dumps(self._frozen(s), 0), digest_size=16).digest()

    def _frozen(self, value: Any) -> Any:
        kind = type(value)
        if kind in PLAIN:
            return value
        if kind is Option:
            return (value.verb, value.args)
        frozen = self._frozen
        if kind is tuple or kind is list:
            return [one if type(one) in PLAIN else frozen(one) for one in value]
        if kind is dict:
            return [(key if type(key) in PLAIN else frozen(key), frozen(one)) for key, one in value.items()]
        read = self._fields.get(kind)
        if read is None:
            if is_dataclass(kind):
                return -1 - self._nodes.setdefault(id(value), (value, len(self._nodes)))[1]
            read = self._fields[kind] = (len(self._fields), _reader(kind), issubclass(kind, Frame))
        number, fields, lasting = read
        known = self._frames.get(id(value)) if lasting else None
        if known is not None:
            return known[1]
        made = (number, [one if type(one) in PLAIN else frozen(one) for one in fields(value)])
        if lasting:
            self._frames[id(value)] = (value, made)
        return made


def _reader(kind: type) -> Any:
    kept = [name for name in field_names(kind) if name not in NOT_WRITTEN]
    if not kept:
        return _nothing
    return attrgetter(*kept) if len(kept) > 1 else lambda value: (getattr(value, kept[0]),)


def _nothing(value: Any) -> tuple[()]:
    return ()
