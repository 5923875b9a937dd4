"""Card files of LackeyCCG (tab-separated, with a header) read into facts, entry by entry: one that is wrong is told
with its line, and refuses no other. Columns are found by their names; whatever else a file has is passed over.

The numbers come out as a `StarWarsCard` holds them; the text comes out raw, for the text room.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stolik.decks.names import name_fault
from stolik.games.star_wars.ast.printed import Kind, Side
from stolik.games.star_wars.cards.recipes import split_name

__all__ = ["LARGEST", "BadEntry", "CardFileError", "RawCard", "read_entries", "read_file"]

LARGEST = 5_000_000
"""Bytes of a card file; a larger one is refused unread."""
LONGEST = 8_000
"""Characters of one line of it."""
COLUMNS = ("Name", "Set", "Side", "Type", "Subtype", "Cost", "Speed", "Power", "Health", "Number", "Text")
_SIDES: Final[dict[str, Side]] = {"D": "dark", "L": "light", "N": "neutral"}
_AGAIN = re.compile(r" \((?:Promo|Preview)[^()]*\)$")
"""What stands behind the name of a card that was printed more than once."""
_LATER = ("*", "X")
"""Numbers that the text of the card says."""
_KINDS: Final[tuple[Kind, ...]] = ("space", "ground", "character", "battle", "mission", "location")


class CardFileError(ValueError):
    """A card file, or an entry of it, that can't be read. `message` says what is wrong, `file` names the file, `line` is
    the line (0 where there is none)."""

    def __init__(self, message: str, file: str = "", line: int = 0) -> None:
        self.message = message
        self.file = file
        self.line = line
        place = ", ".join(part for part in (file, f"line {line}" if line else "") if part)
        super().__init__(f"{place}: {message}" if place else message)


@dataclass(frozen=True)
class RawCard:
    """What is printed on a card, as in `printed.StarWarsCard`, with the raw text in the place of trees. A card without a
    number has the id of its set alone ("ANH-"); a number that its text says is 0."""

    id: str
    name: str
    version: str
    side: Side
    kind: Kind
    subtypes: str
    cost: int
    speed: int
    power: int
    health: int
    text: str


@dataclass(frozen=True)
class BadEntry:
    """A line of a file that is no card: what is wrong, with file and line."""

    wrong: CardFileError


def read_file(source: Path) -> tuple[RawCard | BadEntry, ...]:
    """The entries of a file, in its order. Raises `CardFileError` as `read_entries` does, and for a file that can't be
    opened."""
    try:
        with source.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as wrong:
        raise CardFileError(f"the file can't be read: {wrong.strerror or wrong}", source.name) from None
    return tuple(read_entries(content, source.name))


def read_entries(content: bytes, name: str) -> Iterator[RawCard | BadEntry]:
    """The entries of a file that is called so, in its order. Raises `CardFileError` for one that is too large, is no
    text or lacks a column."""
    lines = _text(content, name).split("\n")
    if len(lines[0]) > LONGEST:
        raise CardFileError(_too_long(lines[0]), name, 1)
    header = [column.strip() for column in lines[0].split("\t")]
    for column in COLUMNS:
        if column not in header:
            told = f"there is no column {column!r} in the first line; a LackeyCCG card file has the columns {', '.join(COLUMNS)}"
            raise CardFileError(told, name)
    return (_entry(header, line, name, n) for n, line in enumerate(lines[1:], 2) if line.strip())


def _entry(header: list[str], line: str, file: str, n: int) -> RawCard | BadEntry:
    row = dict(zip(header, line[:LONGEST].split("\t")))
    try:
        if len(line) > LONGEST:
            raise CardFileError(_too_long(line), file, n)
        if strange := next((letter for letter in line if not _is_plain(letter)), ""):
            raise CardFileError(f"the line holds a letter that can't be printed: {strange!a}", file, n)
        return _facts(row, file, n)
    except CardFileError as wrong:
        return BadEntry(wrong)


def _is_plain(letter: str) -> bool:
    """Whether a letter may be shown: also a wide or unbreakable blank, and what parts the columns."""
    return letter.isprintable() or letter == "\t" or unicodedata.category(letter) == "Zs"


def _too_long(line: str) -> str:
    return f"the line has {len(line)} characters; at most {LONGEST} are read"


def _text(content: bytes, name: str) -> str:
    if len(content) > LARGEST:
        raise CardFileError(f"the file has more than {LARGEST} bytes; split it into sets", name)
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as wrong:
        raise CardFileError(f"the file is not UTF-8 text (byte {wrong.start}); save it as UTF-8", name) from None


def _facts(row: dict[str, str], file: str, line: int) -> RawCard:
    name, version = split_name(_AGAIN.sub("", _plain(row.get("Name", ""))))
    if not name:
        raise CardFileError("there is no Name", file, line)
    if fault := name_fault(name):
        raise CardFileError(f"the Name {fault}", file, line)
    side, kind = row.get("Side", "").strip(), row.get("Type", "").strip().lower()
    if side not in _SIDES:
        raise CardFileError(f"{name}: the Side is {side[:20]!r}; it is D, L or N", file, line)
    if kind not in _KINDS:
        raise CardFileError(f"{name}: the Type is {kind[:30]!r}; it is one of {', '.join(_KINDS)}", file, line)
    cost, speed, power, health = [
        _number(row.get(column, "").strip(), f"{name}: {column}", file, line)
        for column in ("Cost", "Speed", "Power", "Health")
    ]
    subtypes, text = " ".join(_plain(row.get("Subtype", "")).split()), _plain(row.get("Text", ""))
    return RawCard(
        _id(row), name, version, _SIDES[side], _KINDS[_KINDS.index(kind)], subtypes, cost, speed, power, health, text
    )


def _id(row: dict[str, str]) -> str:
    """Set and number, "ANH-15"."""
    return f"{row.get('Set', '').strip()}-{row.get('Number', '').strip().removesuffix('.0')}"


def _number(value: str, what: str, file: str, line: int) -> int:
    """A whole number, which spreadsheets write as "7.0", too; 0 for none and for one that the text says."""
    if value in ("", *_LATER):
        return 0
    whole = value.removesuffix(".0")
    if not whole.isascii() or not whole.isdecimal() or len(whole) > 4:
        raise CardFileError(f"{what} is {value[:20]!r}, which is no whole number", file, line)
    return int(whole)


def _plain(field: str) -> str:
    """A field without the quotes that some programs write around it, and with doubled ones as one."""
    field = field.strip()
    if len(field) > 1 and field[0] == field[-1] == '"':
        field = field[1:-1]
    return field.replace('""', '"').strip()
