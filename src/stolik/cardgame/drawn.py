"""Pieces that the written tables of all card games are read with (architecture: Drawn tables)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from stolik.kernel.luck import LuckNeeded
from stolik.kernel.options import OptionKind

T = TypeVar("T")


class DrawingError(ValueError):
    """A drawing, act or look that can't be read: names the words and what was expected. `line` is that of the drawing,
    from 1; 0 where it is of none."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.line = line
        super().__init__(f"line {line}: {message}" if line else message)


def fold(name: str) -> str:
    """A name without case, accents, spaces and hyphens; δ, ★ and brackets stay."""
    spread = unicodedata.normalize("NFKD", name.casefold())
    return re.sub(r"[\s\-’']+", "", "".join(c for c in spread if not unicodedata.combining(c)))


def split(text: str) -> list[str]:
    """The parts of a list: commas inside brackets don't part; "none" is nothing."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign in "{([") - (sign in "})]")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip() not in ("", "none")]


def swaps(items: Sequence[int], wanted: Sequence[int]) -> tuple[int, ...]:
    """The draws with which `kernel.luck.shuffle` brings `items` into the wanted order."""
    left, found = list(items), []
    for i in range(len(left) - 1, 0, -1):
        j = left.index(wanted[i])
        left[i], left[j] = left[j], left[i]
        found.append(j)
    return tuple(found)


_COUNT = re.compile(r"^(.*\S)\s+x(\d+)$")


def counted(part: str) -> tuple[str, int]:
    """ "Potion x3" as a name and how often; ("", 0) for "none" or nothing."""
    name = part.strip()
    if name in ("", "none"):
        return "", 0
    found = _COUNT.match(name)
    return (found[1], int(found[2])) if found is not None else (name, 1)


def runs(names: Sequence[str]) -> str:
    """A list of names, printed: neighbours that are alike are counted."""
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return ", ".join(name if times == 1 else f"{name} x{times}" for name, times in found) or "none"


class Lines(dict[str, str]):
    """What a drawing says of a player or of the table, by key; `at` is in which line."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[str, int] = {}

    def read(self, key: str, parse: Callable[[str], T], otherwise: str = "") -> T:
        """What is said under a key, parsed; `otherwise` is what holds where nothing is. Raises DrawingError, with the
        line."""
        try:
            return parse(self.get(key, otherwise))
        except DrawingError as wrong:
            raise DrawingError(str(wrong), self.at.get(key, 0)) from None

    def number(self, key: str, otherwise: str) -> int:
        """The whole number under a key. Raises DrawingError."""
        return self.read(key, lambda said: number(said, key), otherwise)

    def one_of(self, key: str, known: Sequence[str], otherwise: str, more: str = "") -> str:
        """The word under a key, which must be one of these; `more` is said of them. Raises DrawingError."""
        said = self.get(key, otherwise)
        if said not in known:
            raise DrawingError(f"{key}: {said!r} is none of {', '.join(known)}{more}", self.at.get(key, 0))
        return said


FindDeck = Callable[[str], Any]
"""Finds a bundled deck by its name, or None: `Game.deck`."""


def no_deck(name: str) -> None:
    """Where no bundled decks are known."""


def luck_needed(need: LuckNeeded, zones: Iterable[tuple[str, Sequence[object]]]) -> str:
    """What luck is needed for: "a coin", "a die", "a shuffle of A's deck"; `zones` are lists that may be shuffled, with
    what they are called."""
    if need.shuffled is None:
        return {2: "a coin", 6: "a die"}.get(need.sides, f"one of {need.sides}")
    zone = next((name for name, zone in zones if zone is need.shuffled), f"{len(need.shuffled)} cards")
    return f"a shuffle of {zone}"


def keyed(text: str, seats: Sequence[str], seat_keys: Sequence[str], table_keys: Sequence[str]) -> list[Lines]:
    """The keys of each player, then those of the table. A line that begins with a seat's name is that player's, and may
    say nothing more. Raises DrawingError for a line that can't be read, and for a key that is there twice."""
    found: list[Lines] = [Lines() for _ in range(len(seats) + 1)]
    for n, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        who = line.split()[0]
        seat = seats.index(who) if who in seats else len(seats)
        keys, rest = (seat_keys, line[len(who) :]) if seat < len(seats) else (table_keys, line)
        parts = re.split(rf"(?:^|(?<!\s)\s++)({'|'.join(keys)}):\s*+", rest)
        if parts[0].strip():
            expected = f"{' or '.join(seats)} and its {', '.join(seat_keys)}, or {', '.join(table_keys)}"
            raise DrawingError(f"{line!r}: expected {expected}", n)
        for key, value in zip(parts[1::2], parts[2::2], strict=True):
            if key in found[seat]:
                raise DrawingError(f"{line!r}: {key} is there twice", n)
            found[seat][key], found[seat].at[key] = value.strip(), n
    return found


def number(text: str, place: str) -> int:
    """A whole number. Raises DrawingError that names the place."""
    if not text.isdigit():
        raise DrawingError(f"{place}: {text!r} is no whole number")
    return int(text)


def settings(parts: Sequence[str], kinds: Sequence[OptionKind]) -> dict[str, int | bool | str]:
    """Settings of a game from "key=value" parts, each read as what its kind may be; whether it can be is asked
    later."""
    sorts = {kind.key: kind.kind for kind in kinds}
    found: dict[str, int | bool | str] = {}
    for part in parts:
        key, _, value = part.partition("=")
        if value in ("true", "false"):
            found[key] = value == "true"
        else:
            found[key] = int(value) if sorts.get(key) == "int" and value.isdigit() else value
    return found
