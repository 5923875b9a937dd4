"""What somebody writes who looks for games that are over: words, and fields such as `deck:tidal turns>30`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from .denied import Denied

LONGEST: Final = 200
"""Letters of a search."""
MOST: Final = 12
"""Words and fields in it."""
TURNS: Final = 9999
TEXTS: Final = ("game", "deck", "against", "player", "format")
"""Fields with words in them, each of which may come more than once."""
FIELDS: Final = (*TEXTS, "result", "turns", "rated", "since", "until")
RESULTS: Final = {
    **dict.fromkeys(("won", "win", "wygrana", "wygrane", "勝ち"), 1),
    **dict.fromkeys(("lost", "loss", "przegrana", "przegrane", "負け"), -1),
    **dict.fromkeys(("drawn", "draw", "remis", "引き分け"), 0),
}
YES: Final = {**dict.fromkeys(("", "yes", "tak", "はい"), True), **dict.fromkeys(("no", "nie", "いいえ"), False)}
_PLAIN: Final = str.maketrans("：＞＜＝＂“”„«»\u3000", ':><=""""""' + " ")
"""What other keyboards write for the signs of a search, letter for letter, so that places stay what they are."""
_FIELD: Final = re.compile(r"([A-Za-z]+)(:|>=|<=|>|<|=)")
_DAY: Final = re.compile(r"([0-9]{4})(?:-([0-9]{1,2})(?:-([0-9]{1,2}))?)?")


@dataclass(frozen=True)
class Search:
    """What is looked for; empty, and None: anything. `turns` are bounds, both of them included; `since` and `until`
    seconds since 1970, the second of them the first that is too late."""

    words: tuple[str, ...] = ()
    texts: dict[str, tuple[str, ...]] = field(default_factory=dict)
    result: int | None = None
    turns: tuple[int, int] | None = None
    rated: bool | None = None
    since: float | None = None
    until: float | None = None

    def of(self, name: str) -> tuple[str, ...]:
        """What is asked of a field of TEXTS."""
        return self.texts.get(name, ())


@dataclass(frozen=True)
class _Part:
    """A word or a field as it is written: `at` is its place, from 1."""

    at: int
    written: str
    name: str
    sign: str
    value: str

    def wrong(self, code: str, *more: object) -> Denied:
        return Denied(400, code, self.written[:40], self.at, *more, where=str(self.at))


def read(text: str) -> Search:
    """What is looked for. Raises Denied, which names the place, for what is no search."""
    if len(text) > LONGEST:
        raise Denied(400, "search-long", LONGEST, where=str(LONGEST + 1))
    parts = _parts(text.translate(_PLAIN))
    if len(parts) > MOST:
        raise parts[MOST].wrong("search-many", MOST)
    words: list[str] = []
    texts: dict[str, tuple[str, ...]] = {}
    found: dict[str, object] = {}
    least, most = 0, TURNS
    for part in parts:
        if not part.name:
            words.append(part.value)
        elif part.name in TEXTS:
            if part.sign not in (":", "="):
                raise part.wrong("search-sign", part.name)
            texts[part.name] = (*texts.get(part.name, ()), _said(part))
        elif part.name == "turns":
            low, high = _turns(part)
            least, most = max(least, low), min(most, high)
            found["turns"] = (least, most)
        elif part.name in found:
            raise part.wrong("search-twice", part.name)
        else:
            found[part.name] = _READ[part.name](part)
    return Search(tuple(words), texts, **found)  # type: ignore[arg-type]


def _parts(text: str) -> list[_Part]:
    """The words and fields, in order. Raises Denied."""
    found: list[_Part] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        begun, name, sign = at, "", ""
        head = _FIELD.match(text, at)
        if head is not None:
            name, sign, at = head[1].lower(), head[2], head.end()
        value, at = _value(text, at)
        part = _Part(begun + 1, text[begun:at], name, sign, value)
        if name and name not in FIELDS:
            raise part.wrong("search-field", ", ".join(FIELDS))
        if not name and value.lower() == "rated" and part.written.lower() == "rated":
            part = _Part(part.at, part.written, "rated", ":", "")
        if value or name:
            found.append(part)
    return found


def _value(text: str, at: int) -> tuple[str, int]:
    """A word from there on, or what stands between quotation marks, and where it ends. Raises Denied."""
    if at < len(text) and text[at] == '"':
        end = text.find('"', at + 1)
        if end < 0:
            raise Denied(400, "search-quote", at + 1, where=str(at + 1))
        return text[at + 1 : end].strip(), end + 1
    end = at
    while end < len(text) and not text[end].isspace() and text[end] != '"':
        end += 1
    return text[at:end], end


def _said(part: _Part) -> str:
    if not part.value:
        raise part.wrong("search-empty")
    return part.value


def _turns(part: _Part) -> tuple[int, int]:
    """The bounds of a number of turns."""
    if not (part.value.isascii() and part.value.isdigit() and len(part.value) <= len(str(TURNS))):
        raise part.wrong("search-turns", TURNS)
    n = int(part.value)
    return {">": (n + 1, TURNS), ">=": (n, TURNS), "<": (0, n - 1), "<=": (0, n)}.get(part.sign, (n, n))


def _result(part: _Part) -> int:
    result = RESULTS.get(part.value.lower())
    if result is None or part.sign not in (":", "="):
        raise part.wrong("search-result")
    return result


def _rated(part: _Part) -> bool:
    rated = YES.get(part.value.lower())
    if rated is None or part.sign not in (":", "="):
        raise part.wrong("search-rated")
    return rated


def _since(part: _Part) -> float:
    return _day(part, 0)


def _until(part: _Part) -> float:
    """The day, month or year that is named is meant with."""
    return _day(part, 1)


def _day(part: _Part, after: int) -> float:
    """When a day, month or year begins in UTC, or the one `after` it."""
    read_ = _DAY.fullmatch(part.value)
    if read_ is None or part.sign not in (":", "="):
        raise part.wrong("search-day")
    year, month, day = (None if one is None else int(one) for one in read_.groups())
    assert year is not None
    try:
        begun = datetime(year, month or 1, day or 1, tzinfo=UTC)
        if not after:
            return begun.timestamp()
        if day is not None:
            return begun.timestamp() + 86_400
        years, months = divmod(year * 12 + ((month or 12) - 1) + 1, 12)
        return datetime(years, months + 1, 1, tzinfo=UTC).timestamp()
    except (ValueError, OverflowError):
        raise part.wrong("search-day") from None


_READ: Final[dict[str, Callable[[_Part], object]]] = {
    "result": _result,
    "rated": _rated,
    "since": _since,
    "until": _until,
}
