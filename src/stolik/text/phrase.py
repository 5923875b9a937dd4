"""Two-way phrases: one pattern a language writes a sentence and reads it back.

A phrase is registered with all three languages at once; `patterns` says what a pattern may have. A slot's kind is
looked up by the slot's name in the grammar. Reading returns *all* readings: none is `Declined`, two different ones are
`Ambiguous`; nothing is ever picked.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from stolik.text.patterns import Moods, Piece, Slot, compile_pattern, respelled, slots

LANGS = ("en", "pl", "ja")

Part: TypeAlias = str | dict[str, str | int]
#: What is sent to a viewer: plain strings, {"c": card name}, {"p": seat, "s": what is said for the seat}.
Sentence: TypeAlias = list[Part]

_NBSP = "\u00a0"
_ONE_LETTER = re.compile(r"(?:(?<=^)|(?<=[\s(„]))([aiouwzAIOUWZ]) ")


class Declined(ValueError):  # noqa: N818 - it is an answer, not a fault
    """No phrase reads the text. `longest` is the part of it that some phrase could still read."""

    def __init__(self, text: str, longest: str) -> None:
        super().__init__(f"can't read {text!r} beyond {longest!r}")
        self.text = text
        self.longest = longest


class Ambiguous(ValueError):  # noqa: N818
    """The text has two different readings. `readings` holds them all."""

    def __init__(self, text: str, readings: "tuple[Reading, ...]") -> None:
        super().__init__(f"{text!r} can be read as {' or as '.join(map(str, readings))}")
        self.readings = readings


@dataclass(frozen=True)
class Reading:
    """What a text says: the key of the phrase and the values of its slots, sorted by name."""

    key: str
    values: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, slot: str) -> Any:
        """The value of a slot. Raises KeyError."""
        return dict(self.values)[slot]


class SlotKind(Protocol):
    """What may stand in a slot. All methods take the text after the colon (`spec`) and the language."""

    def write(self, value: Any, spec: str, lang: str) -> Sentence:
        """The value as it is printed."""

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[Any, int]]:
        """Every value that can be read from position `at` of the normalised text, with the position behind it."""

    def form(self, value: Any, forms: int, lang: str) -> int:
        """Which of so many forms goes with the value."""

    def implied(self, form: int, lang: str) -> Any:
        """The value that a form without "#" stands for, None if it names none."""


def typeset(text: str, lang: str) -> str:
    """No-break spaces where the language wants them: in Polish after words of one letter. "~" is one everywhere."""
    if lang == "pl":
        text = _ONE_LETTER.sub(rf"\1{_NBSP}", text)
    return text.replace("~", _NBSP)


def set_polish(text: str) -> str:
    """Polish with "ze" where "z" can't be said, numbers that keep to their nouns, one mark where two would stand."""
    text = re.sub(r"\b([zZ]) (?=[sśzźżSŚZŹŻ][bcćdfghjklłmnńprsśtwzźż]|wszystk)", r"\1e ", text)
    text = re.sub(r"(\d) (?=[^\W\d_])", rf"\1{_NBSP}", text)
    return re.sub(r",(?=[,.;:])|\.(?=”\.)", "", text)


def normalise(text: str, lang: str) -> str:
    """Text as it is compared when reading: one form of letters, spaces and minus signs."""
    text = unicodedata.normalize("NFKC" if lang == "ja" else "NFC", text.replace(_NBSP, " "))
    return re.sub(r"[-\u2013\u2014](?=\d)", "\u2212", text)


def plain(sentence: Sentence) -> str:
    """A sentence as one string."""
    return "".join(part if isinstance(part, str) else str(part.get("c", part.get("s", ""))) for part in sentence)


def join(*pieces: Sentence | str) -> Sentence:
    """Sentences and strings one after the other; neighbouring strings become one part."""
    parts: Sentence = []
    for piece in pieces:
        for part in [piece] if isinstance(piece, str) else piece:
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            elif part:
                parts.append(part)
    return parts


def compile_flat(pattern: str, lang: str) -> tuple[str | Slot, ...]:
    """Literals and slots of a pattern, in order, typeset. Raises ValueError for a mood, which a flat phrase has not."""
    pieces = compile_pattern(pattern)
    if any(isinstance(piece, Moods) for piece in pieces):
        raise ValueError(f"a flat phrase has no mood: {pattern!r}")
    return _flat(respelled(pieces, lambda text: typeset(text, lang)))


def _flat(pieces: tuple[Piece, ...]) -> tuple[str | Slot, ...]:
    return tuple(piece for piece in pieces if not isinstance(piece, Moods))


class FlatGrammar:
    """A set of phrases over the same kinds of slots."""

    def __init__(self, kinds: Mapping[str, SlotKind]) -> None:
        """`kinds` says for each slot name what may stand in it."""
        self.kinds = dict(kinds)
        self._write: dict[tuple[str, str], tuple[str | Slot, ...]] = {}
        self._read: dict[str, list[tuple[str, tuple[str | Slot, ...]]]] = {lang: [] for lang in LANGS}

    def phrase(self, key: str, *, en: str, pl: str, ja: str, also: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """Register a phrase. `also` holds further patterns by language that are read but never printed.

        Raises ValueError if the key is taken, a slot has no kind, or the languages don't have the same slots.
        """
        if any(known == key for known, _ in self._write):
            raise ValueError(f"phrase {key!r} is registered twice")
        names = set()
        for lang, pattern in (("en", en), ("pl", pl), ("ja", ja)):
            pieces = compile_flat(pattern, lang)
            names.add(slots(pieces))
            self._write[key, lang] = pieces
            for each in (pattern, *(also or {}).get(lang, ())):
                self._read[lang].append((key, _normal(compile_flat(each, lang), lang)))
        if len(names) != 1:
            raise ValueError(f"the languages of {key!r} have different slots: {sorted(map(sorted, names))}")
        if unknown := sorted(name for name in names.pop() if name not in self.kinds):
            raise ValueError(f"no kind for the slots {unknown} of {key!r}")

    def phrases(self) -> tuple[str, ...]:
        """The keys of all phrases, in the order of registration."""
        return tuple(key for key, lang in self._write if lang == "en")

    def slots(self, key: str) -> tuple[str, ...]:
        """The names of a phrase's slots, sorted. Raises KeyError for an unknown phrase."""
        return tuple(sorted(slots(self._write[key, "en"])))

    def write(self, key: str, lang: str, /, **values: Any) -> Sentence:
        """The phrase with these values, in parts. Raises KeyError for an unknown phrase or a missing value."""
        pieces = self._write[key, lang]
        return join(*(piece if isinstance(piece, str) else self._fill(piece, values, lang) for piece in pieces))

    def text(self, key: str, lang: str, /, **values: Any) -> str:
        """The same as one string."""
        return plain(self.write(key, lang, **values))

    def readings(self, text: str, lang: str) -> tuple[Reading, ...]:
        """All different readings of the whole text."""
        return self._all(normalise(text, lang), lang)[0]

    def read(self, text: str, lang: str) -> Reading:
        """The one reading of the whole text. Raises `Declined` or `Ambiguous`."""
        normal = normalise(text, lang)
        found, furthest = self._all(normal, lang)
        if not found:
            raise Declined(text, normal[:furthest])
        if len(found) > 1:
            raise Ambiguous(text, found)
        return found[0]

    def _all(self, text: str, lang: str) -> tuple[tuple[Reading, ...], int]:
        found: dict[Reading, None] = {}
        reach = [0]
        for key, pieces in self._read[lang]:
            for values, end in self._match(pieces, text, 0, {}, lang, reach):
                if end == len(text):
                    found[Reading(key, tuple(sorted(values.items(), key=lambda item: item[0])))] = None
        return tuple(found), reach[0]

    def _fill(self, slot: Slot, values: Mapping[str, Any], lang: str) -> Sentence:
        kind, value = self.kinds[slot.name], values[slot.name]
        written = kind.write(value, slot.spec, lang)
        if not slot.forms:
            return written
        form = slot.forms[kind.form(value, len(slot.forms), lang)]
        if "#" not in form:
            return [{**written[0], "s": form}] if written and isinstance(written[0], dict) else [form]
        before, _, after = form.partition("#")
        return join(before, written, after)

    def _match(
        self, pieces: tuple[str | Slot, ...], text: str, at: int, values: dict[str, Any], lang: str, reach: list[int]
    ) -> Iterator[tuple[dict[str, Any], int]]:
        reach[0] = max(reach[0], at)
        if not pieces:
            yield values, at
            return
        piece, rest = pieces[0], pieces[1:]
        if isinstance(piece, str):
            if text.startswith(piece, at):
                yield from self._match(rest, text, at + len(piece), values, lang, reach)
            return
        for value, end in self._slot(piece, text, at, lang):
            if piece.name not in values or values[piece.name] == value:
                yield from self._match(rest, text, end, {**values, piece.name: value}, lang, reach)

    def _slot(self, slot: Slot, text: str, at: int, lang: str) -> Iterator[tuple[Any, int]]:
        kind = self.kinds[slot.name]
        if not slot.forms:
            yield from kind.read(text, at, slot.spec, lang)
        spelled = {form for form in slot.forms if "#" not in form}
        for n, form in enumerate(slot.forms):
            before, mark, after = form.partition("#")
            if not text.startswith(before, at):
                continue
            if not mark:
                if (value := kind.implied(n, lang)) is not None:
                    yield value, at + len(before)
                continue
            for value, end in kind.read(text, at + len(before), slot.spec, lang):
                stop = end + len(after)
                if kind.form(value, len(slot.forms), lang) != n or not text.startswith(after, end):
                    continue
                if text[at:stop] not in spelled:
                    yield value, stop


def _normal(pieces: tuple[str | Slot, ...], lang: str) -> tuple[str | Slot, ...]:
    return _flat(respelled(pieces, lambda text: normalise(text, lang)))
