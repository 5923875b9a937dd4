"""Kinds of words and sentences that the texts of every card game have, to be filled with a game's own.

What is said of one category only in other words is a `Family` of phrases; here is what phrases can't say: tables of
words, things in a row, values that are seen otherwise, sentences without their full stop.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from stolik.cardgame.ast import THAT_MANY, AllOf
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.trees import Constants, Family, Found, Grammar, Reader, Uniform, Unsayable, Writer

Inflect = Callable[[str, str], str]
"""A Polish word, and what it is asked for: the word's form."""


def alone(filters: tuple[Any, ...]) -> Any:
    """What things are like as one filter; None for nothing."""
    return filters[0] if len(filters) == 1 else AllOf(filters) if filters else None


def filters_of(filter_: Any) -> tuple[Any, ...]:
    """A filter as those that it is made of."""
    return filter_.filters if isinstance(filter_, AllOf) else (filter_,)


class Word(Uniform):
    """A word out of a table for each language, by the same keys. `inflect` gives its Polish form where one is asked
    for; with `longest` only the longest word that stands somewhere is read."""

    def __init__(
        self,
        en: Mapping[Any, str],
        pl: Mapping[Any, str],
        ja: Mapping[Any, str],
        inflect: Inflect | None = None,
        longest: bool = False,
    ) -> None:
        self._words = {"en": en, "pl": pl, "ja": ja}
        self._keys: dict[str, list[Any]] = {}
        for key, word in en.items():
            self._keys.setdefault(word, []).append(key)
        self._lengths = sorted({len(word) for word in en.values()}, reverse=True)
        self._inflect = inflect
        self._longest = longest

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The word. Raises `Unsayable`."""
        if value not in self._words[out.lang]:
            raise Unsayable(f"no word for {value!r}")
        word = self._words[out.lang][value]
        return self._inflect(word, spec) if self._inflect and spec and out.lang == "pl" else word

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """The keys whose words stand here."""
        for length in self._lengths:
            word = given.text[at : at + length]
            small = word[:1].lower() + word[1:]
            for each in dict.fromkeys((word, small)):
                if each in self._keys and (end := given.at(each, at)) >= 0:
                    yield from ((key, end, False) for key in self._keys[each])
                    if self._longest:
                        return


class Digits(Family):
    """A whole number of at most so many `digits`, or the number that was remembered: in a language's words of `many`,
    the second where something is counted. Spec: a counter (Japanese), what `counted` knows (Polish)."""

    def __init__(
        self,
        constants: Constants,
        digits: int,
        many: Mapping[str, tuple[str, str]],
        counted: Callable[[Any, str], str],
    ) -> None:
        super().__init__(constants)
        self._digits = re.compile(rf"(?:0|[1-9][0-9]{{0,{digits - 1}}})(?![0-9])")
        self._many = many
        self._counted = counted

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The digits, or "that many". Raises `Unsayable`."""
        if value != THAT_MANY and not whole_number(value):
            raise Unsayable(f"{value!r} is no number")
        if out.lang == "pl" and spec:
            return self._counted(value, spec)
        if value == THAT_MANY:
            return self._many[out.lang][bool(spec)]
        return f"{value}{spec}" if out.lang == "ja" else str(value)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Digits, or words for a number."""
        if found := self._digits.match(given.text, at):
            yield int(found[0]), given.at(found[0], at), False
        yield from super().read(at, spec, given)

    def form(self, value: Any, lang: str) -> int:
        """By the plural category; "that many" goes with the last."""
        return CATEGORIES[lang].index(plural(value, lang)) if whole_number(value) else len(CATEGORIES[lang]) - 1


def whole_number(value: Any) -> bool:
    """Whether it is a number and no node."""
    return isinstance(value, int) and not isinstance(value, bool)


class SaidAs:
    """Values of a category as those of another: `said` gives what may be said for a value, the best first (nothing
    where it can't be said), `meant` what was read means, None where it means nothing here. `asked` is what the other is
    asked for, by language, where the pattern asks for nothing."""

    def __init__(
        self,
        grammar: Grammar,
        of: str,
        said: Callable[[Any], Iterable[Any]],
        meant: Callable[[Any], Any],
        asked: Mapping[str, str] | None = None,
    ) -> None:
        self._grammar = grammar
        self._of = of
        self._said = said
        self._meant = meant
        self._asked = asked or {}

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The other value in words. Raises `Unsayable`."""
        for each in self._said(value):
            try:
                return out.write(self._of, each, spec or self._asked.get(out.lang, ""))
            except Unsayable:
                continue
        raise Unsayable(f"no words for {value!r} as {self._of}")

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """What the other category reads, as it is meant."""
        for value, end, odd in given.read(self._of, at, spec or self._asked.get("en", "")):
            if (meant := self._meant(value)) is not None:
                yield meant, end, odd

    def form(self, value: Any, lang: str) -> int:
        """As the other value."""
        return next((self._grammar.categories[self._of].form(each, lang) for each in self._said(value)), 0)


class Unstopped(Uniform):
    """The sentences of another category up to the end of the text, without the last full stop; `several` of them only,
    or one only."""

    def __init__(self, of: str, several: bool | None = None) -> None:
        self._of = of
        self._several = several

    def _fits(self, text: str) -> bool:
        return self._several is None or self._several == (". " in text)

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The sentences. Raises `Unsayable`."""
        text = out.write(self._of, value, spec)[:-1]
        if not self._fits(text):
            raise Unsayable(f"{text!r} is not {'several sentences' if self._several else 'one sentence'}")
        return text

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Sentences to the end."""
        for value, end, odd in given.read(self._of, at):
            if given.ends(end) and self._fits(given.text[at:end]):
                yield value, end - 1, odd


class Listed(Family):
    """Several of a category in a row, a tuple: "A", "A and B", "A, B, and C". `last` are the words before the last of
    them, "" for commas alone; `form` as of a count. It may have other patterns that are read."""

    def __init__(
        self,
        constants: Constants,
        of: str,
        last: Mapping[str, str],
        also: tuple[str, ...] = (),
        least: int = 1,
        asked: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(constants)
        self._of = of
        self._last = last
        self._also = also
        self._least = least
        self._specs = asked or {}

    def write(self, value: Any, spec: str, out: Writer) -> str:
        """The words with commas. Raises `Unsayable` for anything but a tuple."""
        if not isinstance(value, tuple) or len(value) < self._least or not value:
            raise Unsayable(f"{value!r} is no row")
        asked = spec or self._specs.get(out.lang, "")
        return row([out.write(self._of, each, asked) for each in value], self._last[out.lang], out.lang)

    def read(self, at: int, spec: str, given: Reader) -> Iterator[Found]:
        """Every row that stands here."""
        asked = spec or self._specs.get("en", "")
        for last in (self._last["en"], *self._also):
            for value, end, odd in rows(at, given, lambda start: given.read(self._of, start, asked), last):
                if len(value) >= self._least:
                    yield value, end, odd or last in self._also
        yield from super().read(at, spec, given)

    def form(self, value: Any, lang: str) -> int:
        """One or several."""
        return 0 if len(value) == 1 else 1


def row(words: list[str], last: str, lang: str) -> str:
    """Words in a row, with commas and a last "and" or "or"."""
    if len(words) == 1:
        return words[0]
    if lang == "ja":
        return last.join(words)
    if not last:
        return ", ".join(words)
    if len(words) == 2:
        return f"{words[0]} {last} {words[1]}"
    return ", ".join(words[:-1]) + (", " if lang == "en" else " ") + f"{last} {words[-1]}"


def rows(at: int, given: Reader, one: Callable[[int], Iterable[Found]], last: str) -> Iterator[Found]:
    """Every row of things read by `one` from here on; the value is a tuple."""
    for value, end, odd in one(at):
        yield (value,), end, odd
        yield from _more(((value,), end, odd), given, one, last)


def _more(sofar: Found, given: Reader, one: Callable[[int], Iterable[Found]], last: str) -> Iterator[Found]:
    values, at, odd = sofar
    for link in (f" {last} ", f", {last} "):
        if (link[0] == ",") == (len(values) < 2) or (start := given.at(link, at)) < 0:
            continue
        for value, end, also in one(start):
            yield (*values, value), end, odd or also
    if (start := given.at(", ", at)) >= 0:
        for value, end, also in one(start):
            more = ((*values, value), end, odd or also)
            if not last:
                yield more
            yield from _more(more, given, one, last)
