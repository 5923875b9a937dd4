"""Lines of deck lists as people and sites write them: bullets, comments, counts before or behind the card."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from .deck import DeckError

MOST = 99
"""Cards that one line may stand for."""

_BULLET = re.compile(r"^(?:[*•·◦▪‣+>]|[-–—](?=\s))\s*")
_COMMENT = re.compile(r"(?:^|\s)(?:#(?=\s)|//).*$|^#.*$")
_COUNT_FIRST = re.compile(
    r"[(\[]?(?:[x×]\s*)?([+-]?\d+(?:[.,]\d+)?)(?:\s*[x×](?=\s)|[)\]])?[\s,;:]+(\S.*)", re.IGNORECASE
)
_COUNT_LAST = re.compile(r"(.*)[\s,;:][(\[]?(?:[x×]\s*+(-?\d+)|(-?\d+)\s*+[x×])[)\]]?", re.IGNORECASE)


def clean(raw: str) -> str:
    """A line with one width of letters, without what can't be seen and without blanks around it."""
    return unicodedata.normalize("NFKC", raw).replace("\u200b", "").strip()


def uncommented(line: str) -> str:
    """The line without a comment behind "#" or "//"."""
    return _COMMENT.sub("", line).strip()


def counted(line: str, n: int, example: str) -> tuple[int, str]:
    """The count of a line, and the card it is about. Raises DeckError with the line, and an `example` of a good one."""
    bare = _BULLET.sub("", line)
    if first := _COUNT_FIRST.fullmatch(bare):
        return read_count(first[1], n), _named(first[2], n, example)
    if last := _COUNT_LAST.fullmatch(bare):
        return read_count(last[2] or last[3], n), _named(last[1].rstrip(":"), n, example)
    raise DeckError(f"expected a count and a card, like {example!r}, found {bare[:60]!r}", n)


def _named(said: str, n: int, example: str) -> str:
    """What is said beside a count, one blank between its words. Raises DeckError if it is nothing."""
    if card := re.sub(r"[\s,;]+", " ", said).strip():
        return card
    raise DeckError(f"there is a count and no card; a card is a line like {example!r}", n)


def read_count(said: Any, line: int, place: str = "") -> int:
    """A count from text or JSON. Raises DeckError with the line, or with the `place` before what is said."""
    number = said if isinstance(said, int) and not isinstance(said, bool) else None
    if isinstance(said, str) and re.fullmatch(r"\s*\+?[0-9]{1,6}\s*", said):
        number = int(said)
    if number is None or not 1 <= number <= MOST:
        shown = said.strip() if isinstance(said, str) else "" if said is None else repr(said)
        raise DeckError(
            f"{place}{shown[:20] or 'nothing'} is no count; a count is a whole number from 1 to {MOST}", line
        )
    return number
