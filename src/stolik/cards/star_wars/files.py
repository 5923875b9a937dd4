"""Card files of LackeyCCG (tab-separated, with a header) read into facts: all or nothing.

The numbers come out as a `StarWarsCard` holds them; the text comes out raw, for the text room.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from stolik.cards.star_wars.recipes import split_name

__all__ = ["LARGEST", "CardFileError", "Facts", "read_file"]

LARGEST = 5_000_000
"""Bytes of a card file; a larger one is refused unread."""
COLUMNS = ("Name", "Set", "Side", "Type", "Subtype", "Cost", "Speed", "Power", "Health", "Number", "Text")
_SIDES = {"D": "dark", "L": "light", "N": "neutral"}
_PROMO = re.compile(r" \(Promo[^()]*\)$")
"""What stands behind the name of a card that was printed again."""
_LATER = ("*", "X")
"""Numbers that the text of the card says."""
_KINDS = ("space", "ground", "character", "battle", "mission", "location")


class CardFileError(ValueError):
    """A card file that can't be read. `file` names it, `line` is the line (0 where there is none)."""

    def __init__(self, message: str, file: str = "", line: int = 0) -> None:
        self.file = file
        self.line = line
        place = ", ".join(part for part in (file, f"line {line}" if line else "") if part)
        super().__init__(f"{place}: {message}" if place else message)


@dataclass(frozen=True)
class Facts:
    """What is printed on a card, as in `printed.StarWarsCard`, with the raw text in the place of trees. A card without a
    number has the id of its set alone ("ANH-"); a number that its text says is 0."""

    id: str
    name: str
    version: str
    side: str
    kind: str
    subtypes: str
    cost: int
    speed: int
    power: int
    health: int
    text: str


def read_file(source: Path) -> tuple[Facts, ...]:
    """The cards of a file, in its order. Raises `CardFileError` for a file that is too large, is no text, lacks a column,
    or has a card whose side, type or numbers are unknown."""
    if source.stat().st_size > LARGEST:
        raise CardFileError("the file is too large", source.name)
    try:
        lines = source.read_text(encoding="utf-8-sig").splitlines()
    except UnicodeDecodeError:
        raise CardFileError("the file is no UTF-8 text", source.name) from None
    header = lines[0].split("\t") if lines else []
    for column in COLUMNS:
        if column not in header:
            raise CardFileError(f"there is no column {column!r}", source.name)
    rows = ((n, line.split("\t")) for n, line in enumerate(lines[1:], 2) if line.strip())
    return tuple(_facts(dict(zip(header, row)), source.name, n) for n, row in rows)


def _facts(row: dict[str, str], file: str, line: int) -> Facts:
    name, version = split_name(_PROMO.sub("", _plain(row.get("Name", ""))))
    side, kind = _SIDES.get(row.get("Side", "").strip()), row.get("Type", "").strip().partition(" ")[0].lower()
    if not name or side is None or kind not in _KINDS:
        raise CardFileError("name, side or type is unknown", file, line)
    numbers = []
    for column in ("Cost", "Speed", "Power", "Health"):
        value = row.get(column, "").strip()
        if value and value not in _LATER and not value.isdecimal():
            raise CardFileError(f"{column} is no number", file, line)
        numbers.append(0 if value in _LATER else int(value or 0))
    card = f"{row.get('Set', '').strip()}-{row.get('Number', '').strip()}"
    subtypes, text = _plain(row.get("Subtype", "")), _plain(row.get("Text", ""))
    cost, speed, power, health = numbers
    return Facts(card, name, version, side, kind, subtypes, cost, speed, power, health, text)


def _plain(field: str) -> str:
    """A field without the quotes that some programs write around it, and with doubled ones as one."""
    field = field.strip()
    if len(field) > 1 and field[0] == field[-1] == '"':
        field = field[1:-1]
    return field.replace('""', '"').strip()
