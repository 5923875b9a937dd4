"""The pattern language of phrases, said and compiled once.

A pattern is what one language says, with slots. Flat sentences (`phrase`) and phrases over trees (`trees`) are written
in it:

* ``{cell}`` writes, or reads, what fills the slot ``cell``: a value of its kind, a node of its category;
* ``{n:acc card}`` hands "acc card" on: a number with a noun in a case, ``{n:枚}`` with a counter. ``{what:=}`` (trees)
  hands on what the whole phrase was asked for;
* ``{n|one card|# cards}`` chooses a form that goes with the value; ``#`` stands for the value itself;
* ``[rzuć|rzucić]`` (trees) chooses by the mood in which the whole phrase is said;
* ``~`` is a no-break space.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

SAME = "="
"""What stands behind the colon of a slot that is asked for what its phrase is."""

_SLOT = re.compile(r"\{(\w+)(?::([^|{}]*))?((?:\|[^{}]*)?)\}|\[([^\[\]]*)\]")


@dataclass(frozen=True)
class Slot:
    """A slot of a pattern: name, what follows the colon, and the forms to choose from."""

    name: str
    spec: str = ""
    forms: tuple[str, ...] = ()


@dataclass(frozen=True)
class Moods:
    """Forms of a word of which the mood chooses one."""

    forms: tuple[str, ...]


Piece: TypeAlias = "str | Slot | Moods"


@cache
def compile_pattern(pattern: str) -> tuple[Piece, ...]:
    """The literals, slots and moods of a pattern in order. Raises ValueError for a brace that belongs to none."""
    pieces: list[Piece] = []
    at = 0
    for found in _SLOT.finditer(pattern):
        pieces.append(pattern[at : found.start()])
        if found[4] is not None:
            pieces.append(Moods(tuple(found[4].split("|"))))
        else:
            pieces.append(Slot(found[1], found[2] or "", tuple(found[3].split("|")[1:])))
        at = found.end()
    pieces.append(pattern[at:])
    if any(isinstance(piece, str) and re.search(r"[{}\[\]]", piece) for piece in pieces):
        raise ValueError(f"a brace without a slot in {pattern!r}")
    return tuple(piece for piece in pieces if piece != "")


def respelled(pieces: tuple[Piece, ...], spell: Callable[[str], str]) -> tuple[Piece, ...]:
    """The pieces with every text in them, literals and forms, spelled otherwise."""
    return tuple(_respelled(piece, spell) for piece in pieces)


def _respelled(piece: Piece, spell: Callable[[str], str]) -> Piece:
    if isinstance(piece, str):
        return spell(piece)
    forms = tuple(map(spell, piece.forms))
    return Slot(piece.name, piece.spec, forms) if isinstance(piece, Slot) else Moods(forms)


def slots(pieces: tuple[Piece, ...]) -> frozenset[str]:
    """The names of the slots."""
    return frozenset(piece.name for piece in pieces if isinstance(piece, Slot))
