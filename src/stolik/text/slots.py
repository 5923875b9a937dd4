"""The kinds of slots that the phrases of several games share: numbers, names, persons."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from stolik.text.lexicon import COMMON, Lexicon
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.phrase import Sentence

_DIGITS = re.compile(r"\d+")


class Numbers:
    """A number. Spec: "" digits · "+" signed · "-" as a loss · a counter (ja) · a noun (en) · case and noun (pl)."""

    def __init__(self, lexicon: Lexicon = COMMON) -> None:
        self.lexicon = lexicon

    def write(self, value: int, spec: str, lang: str) -> Sentence:
        """The number, its sign or its noun."""
        if spec in ("", "+", "-"):
            return [_signed(value, spec)]
        if lang == "ja":
            return [f"{value}{spec}"]
        return [f"{value}\u00a0{self.lexicon.counted(spec, value, lang)}"]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[int, int]]:
        """The digits from here on, with the sign or noun that belongs to them."""
        sign = {"+": "+", "-": "\u2212"}.get(spec, "")
        found = _DIGITS.match(text, at + len(sign))
        if found is None or not text.startswith(sign, at):
            return
        value, tail = int(found[0]), ""
        if spec not in ("", "+", "-"):
            tail = spec if lang == "ja" else f" {self.lexicon.counted(spec, value, lang)}"
        if text.startswith(tail, found.end()):
            yield value, found.end() + len(tail)

    def form(self, value: int, forms: int, lang: str) -> int:
        """By the plural category of the number."""
        return min(CATEGORIES[lang].index(plural(value, lang)), forms - 1)

    def implied(self, form: int, lang: str) -> int | None:
        """A form without digits says one."""
        return 1 if form == 0 else None


def _signed(value: int, spec: str) -> str:
    sign = {"": "", "+": "+", "-": "\u2212"}[spec]
    return f"{sign}{value}"


class OneForm:
    """A kind of value with one form, which implies none."""

    def form(self, value: Any, forms: int, lang: str) -> int:
        """The one form."""
        return 0

    def implied(self, form: int, lang: str) -> None:
        """Nothing is implied."""


class FreeText(OneForm):
    """Any text, such as a typed name. Spec: unused."""

    def write(self, value: str, spec: str, lang: str) -> Sentence:
        """The text as it is."""
        return [value]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[str, int]]:
        """Every piece of text from here on, the shortest first."""
        return ((text[at:end], end) for end in range(at + 1, len(text) + 1))


@dataclass(frozen=True)
class Person:
    """Somebody at the table as the viewer reads of them. Two persons are equal if they are called the same."""

    name: str
    you: bool = False
    seat: int = field(default=-1, compare=False)


def seen(names: Sequence[str], seat: int, viewer: int | None) -> Person:
    """Who sits there, as the viewer reads of them."""
    you = seat == viewer
    return Person("" if you else names[seat], you, seat)


class Persons:
    """A person with two forms: the first for the viewer, the second for anybody else, where "#" is the name."""

    def write(self, value: Person, spec: str, lang: str) -> Sentence:
        """The person's name, marked with the seat."""
        return [{"p": value.seat, "s": value.name}]

    def read(self, text: str, at: int, spec: str, lang: str) -> Iterator[tuple[Person, int]]:
        """Every name from here on, the shortest first."""
        return ((Person(text[at:end]), end) for end in range(at + 1, len(text) + 1))

    def form(self, value: Person, forms: int, lang: str) -> int:
        """The viewer or somebody else."""
        return 0 if value.you else forms - 1

    def implied(self, form: int, lang: str) -> Any:
        """A form without a name speaks to the viewer."""
        return Person("", you=True) if form == 0 else None
