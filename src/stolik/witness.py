"""A record played anew, beside what somebody was shown while it was played (docs/fair-dealing.md).

Whoever sat at a table has kept a digest of each view that they were sent. Here the same views are made of the record by
the rules: a server that showed one card and wrote down another is found, whatever else agrees. It uses the standard
library only, so that a browser can run it as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from typing import Any, Final

from stolik.catalog import GAMES, BrokenGame, UnknownGame
from stolik.game import Game
from stolik.kernel.codec import canonical
from stolik.kernel.decision import Seat
from stolik.kernel.fair import PLAYED, Finding
from stolik.kernel.replay import BROKEN, Record, RecordError, check_version, is_older, states
from stolik.kernel.rules import SetupError
from stolik.kernel.view import View
from stolik.match import card_fingerprint, game_of
from stolik.text.shown import as_text

SHOWN: Final = "shown"
"""The game is the recorded one, but something else was shown of it while it was played."""

DIGITS: Final = 16
"""Hexadecimal digits that are kept of a view: 64 bits."""
_BESIDE: Final = ("game", "seat", "decision")
"""Fields of every view that are not digested: who looks is kept beside the digest, and the question is no card."""


class Unplayable(ValueError):  # noqa: N818 - it is no fault of the record's
    """The record can't be played here: it is of other rules or other cards, or its game is not there."""


@dataclass(frozen=True)
class Kept:
    """What somebody was shown after `n` entries with the eyes of `seat` (None: a spectator's), in language `lang`, when
    something had been taken back `undone` times."""

    n: int
    undone: int
    seat: Seat | None
    lang: str
    digest: str


@dataclass(frozen=True)
class Testimony:
    """What came of it. `found` is what does not agree, at most one thing, `problem` what playing has met. `entries` of
    the record were played and `keys` compared, and so many `views` of what was kept; those `apart` could not be: they
    were taken back while nobody looked, or the rules are of another version."""

    found: Finding | None
    problem: str
    entries: int
    keys: int
    views: int
    apart: int


Step = Callable[[int, int], object]


def view_digest(game: Game, view: View, people: Sequence[str], lang: str) -> str:
    """64 bits, as hexadecimal digits, of what a page is sent of a view; "" where that can't be told here.

    A game without a face of its own is sent in words, so that `people` and `lang` matter; else they don't.
    """
    if not game.web:
        zones, facts = game.words.zones(view, people, lang), game.words.facts(view, people, lang)
        return _digest(as_text(zones, facts, people, lang))
    if game.id not in GAMES:
        return ""  # a stranger's face may send whatever it likes
    fields = view.__dataclass_fields__
    return _digest({name: getattr(view, name) for name in fields if name not in _BESIDE})


def _digest(data: Any) -> str:
    return sha256(canonical(_as_sent(data))).hexdigest()[:DIGITS]


def _as_sent(value: Any) -> Any:
    """A value of a view as JSON has it on the wire."""
    if value is None or isinstance(value, bool | int | str):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, Mapping):
        return {str(_as_sent(key)): _as_sent(one) for key, one in value.items()}
    if hasattr(value, "__dataclass_fields__"):
        return {name: _as_sent(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, list | tuple):
        return [_as_sent(one) for one in value]
    raise TypeError(f"a view holds {type(value).__name__}, which has no place on the wire")


def play_anew(record: Record, kept: Iterable[Kept] = (), step: Step | None = None) -> Testimony:
    """Play a record by the whole rules, and compare its keys and what was `kept`; `step` hears of each entry which it
    is, and of how many. Raises Unplayable."""
    try:
        game = game_of(record)
        check_version(game.rules, record)
        if card_fingerprint(game, record.setup) != record.cards:
            raise Unplayable("the cards have changed since this was recorded")
    except (RecordError, SetupError, UnknownGame, BrokenGame) as wrong:
        raise Unplayable(str(wrong)) from None
    said = list(kept)
    by_entry: dict[int, list[Kept]] = {}
    # Rules of another version may show the same position otherwise.
    if record.deal is not None and not is_older(game.rules, record):
        for one in said:
            if one.undone == record.deal.undone:
                by_entry.setdefault(one.n, []).append(one)
    compared = n = 0
    found, problem = None, ""
    try:
        for n, state in enumerate(states(game.rules, record)):
            if step is not None:
                step(n, len(record.entries))
            for one in by_entry.get(n, ()):
                digest = view_digest(game, game.rules.view(state, one.seat), record.names, one.lang)
                if digest and digest != one.digest and found is None:
                    found = Finding(SHOWN, True, one.seat, n)
                compared += bool(digest)
    except RecordError as wrong:
        found, problem = Finding(PLAYED, True, entry=wrong.n), wrong.message
    except BROKEN as wrong:
        found, problem = Finding(PLAYED, True, entry=n), f"{type(wrong).__name__}: {wrong}"
    return Testimony(found, problem, n, len(record.keys), compared, len(said) - compared)


def as_told(record: str, kept: str, step: Step | None = None) -> str:
    """The same from JSON text to JSON text, as a page asks it; `kept` are rows of the fields of Kept, in their order.
    Raises RecordError for what is no record, Unplayable."""
    rows = [Kept(*row) for row in json.loads(kept)]
    given = play_anew(Record.from_json(record), rows, step)
    found = given.found
    return json.dumps(
        {
            "found": None if found is None else {"code": found.code, "seat": found.seat, "entry": found.entry},
            "problem": given.problem,
            "entries": given.entries,
            "keys": given.keys,
            "views": given.views,
            "apart": given.apart,
        }
    )
