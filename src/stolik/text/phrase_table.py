"""Phrases by key in the languages: what a game says of itself and its table, and how every game ends."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from stolik.text.endings import DECIDED
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.phrase import FlatGrammar, Sentence, join, plain, typeset
from stolik.text.slots import Person
from stolik.text.table import BETWEEN

Said: TypeAlias = Mapping[str, Mapping[str, str]]
"""Phrases by key and language, {"verb deny": {"en": "Deny it", "pl": "Odmawiam"}}; `Words` says which keys there are.
The patterns are those of stolik.text.phrase."""

_SLOTS: Final = re.compile(r"\{(\w+)")


class Anything:
    """What may stand in any slot of these phrases: persons, numbers, cards, and lists of them, each by what it is."""

    def write(self, value: Any, spec: str, lang: str) -> Sentence:
        """The value as it is printed; `spec` is a counter behind a number."""
        if isinstance(value, Person):
            return [{"p": value.seat, "s": value.name}]
        if isinstance(value, dict):
            return [value]
        if isinstance(value, list | tuple):
            parts = [piece for n, one in enumerate(value) for piece in ((BETWEEN[lang],) if n else ()) + ((one,))]
            return join(*(self.write(part, "", lang) for part in parts))
        return [f"{value}{spec}"]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[Any, int]]:
        """Sentences about a table are never read back."""
        return iter(())

    def form(self, value: Any, forms: int, lang: str) -> int:
        """By person (the viewer, anybody else), by the plural category of a number, by how many a list has."""
        if isinstance(value, Person):
            return 0 if value.you else forms - 1
        if isinstance(value, list | tuple):
            value = len(value)
        if isinstance(value, int):
            return min(CATEGORIES[lang].index(plural(value, lang)), forms - 1)
        return 0 if value is not None else forms - 1

    def implied(self, form: int, lang: str) -> None:
        """Nothing is implied."""


class PhraseTable:
    """The phrases of one game; those of its end it need not bring."""

    def __init__(self, said: Said) -> None:
        self.said = said
        self._compiled: FlatGrammar | None = None

    def __contains__(self, key: object) -> bool:
        return key in self.said

    @property
    def compiled(self) -> FlatGrammar:
        """The phrases of the table, compiled when first used. Raises ValueError for one that can't be read."""
        if self._compiled is None:
            every = {**_GIVEN, **self.said}
            names = {slot for rows in every.values() for text in rows.values() for slot in _SLOTS.findall(text)}
            found = FlatGrammar(dict.fromkeys(names, Anything()))
            for key, rows in every.items():
                english = rows.get("en") or next(iter(rows.values()))
                try:
                    found.phrase(key, en=english, pl=rows.get("pl", english), ja=rows.get("ja", english))
                except ValueError as wrong:
                    raise ValueError(f"the phrase {key!r} can't be read: {wrong}") from None
            self._compiled = found
        return self._compiled

    def write(self, key: str, lang: str, /, **values: Any) -> Sentence | None:
        """A phrase with these values; None where there is none, or one of its values is missing."""
        if key not in self.said and key not in _GIVEN:
            return None
        if any(slot not in values for slot in self.compiled.slots(key)):
            return None
        return self.compiled.write(key, lang, **values)

    def text(self, key: str, lang: str, /, **values: Any) -> str:
        """The same as one string. Raises KeyError where there is no such phrase, or a value is missing."""
        written = self.write(key, lang, **values)
        if written is None:
            raise KeyError(key)
        return plain(written)

    def word(self, key: str, lang: str) -> str:
        """A phrase without slots, as it stands in the table, or in English. Raises KeyError."""
        rows = self.said[key]
        return rows.get(lang) or rows["en"]

    def typeset(self, key: str, lang: str) -> str:
        """The same, set as a text. Raises KeyError."""
        return typeset(self.word(key, lang), lang)


_ENDINGS: Final[dict[str, dict[str, str]]] = {
    "win": {"en": "{who|You win|# wins}.", "pl": "{who|Wygrywasz|Wygrywa #}.", "ja": "{who|あなた|#}の勝ち。"},
    "win together": {"en": "The winners: {who}.", "pl": "Wygrali: {who}.", "ja": "勝者：{who}。"},
    "share": {
        "en": "The first place is shared: {who}.",
        "pl": "Pierwsze miejsce wspólnie: {who}.",
        "ja": "同点で1位：{who}。",
    },
    "nobody": {"en": "Nobody wins.", "pl": "Nikt nie wygrywa.", "ja": "勝者なし。"},
    "draw": {"en": "The game is a draw.", "pl": "Remis.", "ja": "引き分け。"},
    "end resign": {
        "en": "{who|You resign|# resigns}.",
        "pl": "{who|Poddajesz|# poddaje} partię.",
        "ja": "{who|あなた|#}が投了した。",
    },
    "end time": {
        "en": "{who|Your|#'s} time is up.",
        "pl": "{who|Twój czas|Czas gracza #} minął.",
        "ja": "{who|あなた|#}の持ち時間が切れた。",
    },
    "end left": {
        "en": "{who|You leave|# leaves} the table.",
        "pl": "{who|Odchodzisz|# odchodzi} od stołu.",
        "ja": "{who|あなた|#}が席を離れた。",
    },
}

_GIVEN: Final = {**_ENDINGS, **DECIDED}
"""What every game has phrases for without bringing any."""
