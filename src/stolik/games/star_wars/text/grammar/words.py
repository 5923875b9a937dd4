"""Words of Star Wars cards: the grammar, numbers with what is counted, keywords, who reads on what."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from stolik.cardgame.ast import SELF, THAT_MANY
from stolik.games.star_wars.text.lexicon import en as star_wars_en
from stolik.games.star_wars.text.lexicon import ja as star_wars_ja
from stolik.games.star_wars.text.lexicon import pl as star_wars_pl
from stolik.text.grammar.kinds import Digits, Word, whole_number
from stolik.text.numbers import CATEGORIES, plural
from stolik.text.trees import Context, Family, Grammar, Writer

GRAMMAR = Grammar()
GRAMMAR.constants |= {"me": ("noun", SELF), "home": None, "own": None, "rider": None, "tap": None}
GRAMMAR.starts = re.compile(r"(?:^|[.:•] |-> |(?:,| and) (?=[^.\"]* -> )|[\"'])")
"""Also effects start so, each of several costs (what stands before an arrow), and what stands in quotes."""

UNITS = ("space", "ground", "character")
ARENAS = {"en": star_wars_en.ARENAS, "pl": star_wars_pl.ARENAS, "ja": star_wars_ja.ARENAS}

#: The minus sign as it is printed in numbers.
MINUS = "\u2212"

_TITLES = frozenset(
    {
        "Admiral",
        "Captain",
        "Chancellor",
        "Chief",
        "Commander",
        "Darth",
        "Doctor",
        "General",
        "Lieutenant",
        "Major",
        "Moff",
    }
    | {"Prince", "Princess", "Queen", "Senator", "Sergeant"}
)


@dataclass(frozen=True)
class PrintedOn(Context):
    """What a text is printed on: name, `kind` of card, version letter ("" where it isn't unique), its `arena` and
    its side; `riding`: it is what a pilot gives to the unit that it is on."""

    version: str = ""
    arena: str = ""
    side: str = ""
    riding: bool = False

    @property
    def in_arena(self) -> bool:
        """Whether it is the text of a unit, which works in its arena."""
        return self.arena in UNITS

    def printed(self, name: str, lang: str) -> str:
        """Also "home": the arena of the unit, that of Characters for another card; "tap", its sign; the "title"."""
        if name in ("tap", "title"):
            return "[tap]" if name == "tap" else self.name
        return (
            ARENAS[lang][self.arena if self.in_arena else "character"]
            if name == "home"
            else super().printed(name, lang)
        )

    def spelled(self, name: str) -> tuple[str, ...]:
        """Also "own": what the card calls itself."""
        if name in ("own", "rider"):
            mine = (name == "rider") == self.riding
            return tuple(one for one in self.names() if mine and not (self.riding and one == "this unit"))
        return ("[tap]", "Tap") if name == "tap" else super().spelled(name)

    def names(self) -> tuple[str, ...]:
        """What the card calls itself in English, the usual name first."""
        words = self.name.split(" ")
        short = words[1] if words[0] in _TITLES and len(words) > 1 else words[0]
        if len(words) > 2 and (words[0] == words[1] or words[-1][-1].isdigit()):
            short = " ".join(words[:2]) if words[0] == words[1] else words[-1]
        elif words[-1] in star_wars_en.SUBTYPES and "the" not in words:  # no name, but what it is
            short = self.name
        if self.kind not in ("character", "space", "ground"):
            return ("this card", self.name) if self.name[-1] in "!?" else (self.name, "this card")
        if not self.version:
            return ("this unit", self.name)
        names = (self.name, short) if self.kind != "character" else (short, self.name)
        also = (f"the {self.name}", self.name.replace("-W", "-w")) if self.kind != "character" else ()
        last = words[-1:] if self.kind == "character" and words[-1] not in star_wars_en.SUBTYPES else ()
        return (*names, *also, "this unit", self.name.replace("-", ""), self.name.replace("-", " "), *last)


class Scribe(Writer):
    """Writes nodes. `own` says how the text calls the unit that has it: by its name ("me"), "this" or "that" unit."""

    def __init__(self, grammar: Grammar, lang: str, context: PrintedOn, own: str = "me") -> None:
        super().__init__(grammar, lang, context)
        self.context: PrintedOn = context
        self.own = own

    def inside(self, own: str, category: str, value: Any, spec: str = "", arena: str | None = None) -> str:
        """What is said inside an ability that something else gets: of a unit by its name there ("": the same), in that
        arena (None: the same)."""
        before = self.own, self.context
        self.own = own or self.own
        if arena is not None:
            self.context = replace(self.context, arena=arena)
        try:
            return self.write(category, value, spec)
        finally:
            self.own, self.context = before


def scribe(out: Writer) -> Scribe:
    """The writer, known to be one of this grammar."""
    assert isinstance(out, Scribe)
    return out


def _counted(value: Any, noun: str) -> str:
    """A Polish number with what is counted."""
    forms = star_wars_pl.COUNTED[noun]
    return (
        f"{value} {forms[CATEGORIES['pl'].index(plural(value, 'pl'))]}" if whole_number(value) else f"tyle {forms[2]}"
    )


def capital(text: str) -> str:
    """The text with a capital letter where it starts."""
    return text[:1].upper() + text[1:]


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


KEYWORDS = {
    "en": {key: name for key, (name, _) in star_wars_en.KEYWORDS.items()},
    "pl": {key: name for key, (name, _) in star_wars_pl.KEYWORDS.items()},
    "ja": {key: name for key, (name, _) in star_wars_ja.KEYWORDS.items()},
}
REMINDERS = {
    "en": {key: text for key, (_, text) in star_wars_en.KEYWORDS.items()},
    "pl": {key: text for key, (_, text) in star_wars_pl.KEYWORDS.items()},
    "ja": {key: text for key, (_, text) in star_wars_ja.KEYWORDS.items()},
}
#: Keywords that are printed without a number.
BARE = ("armor", "overkill", "intercept", "extra pilot")

_MANY = {"en": ("that many", "that many"), "pl": ("tyle", "tyle"), "ja": ("同じ数", "同じ数")}
GRAMMAR.add("digits", Digits(GRAMMAR.constants, 2, _MANY, _counted))
N = GRAMMAR.add("n", Digits(GRAMMAR.constants, 3, _MANY, _counted))
N.reads(THAT_MANY, "that many", usual=True)
N.reads(THAT_MANY, "that much")
GRAMMAR.constants["space"] = lambda text, at: text.startswith(" ", at)
N.reads(1, "a{space}", "an{space}", "one{space}")
N.reads(2, "two{space}")
GRAMMAR.add("arena", Word(star_wars_en.ARENAS, star_wars_pl.ARENAS, star_wars_ja.ARENAS))


def family(name: str) -> Family:
    """A new family of phrases of this grammar."""
    return GRAMMAR.family(name)
