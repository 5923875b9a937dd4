"""Which names look like each other, so that nobody passes for somebody else: by the library `confusable-homoglyphs`,
which has Unicode's tables of look-alike letters and of scripts.

A name is folded to what the eye keeps of it: NFKC, small letters, look-alike letters and digits as one, without marks
that Latin, Greek and Cyrillic letters don't come with, and without spaces, hyphens and the like. It is folded twice,
since capitals look like other letters than their small ones: "ВОВА" is "BOBA", and a capital I is a small l. Letters
with accents stay letters of their own: Łukasz is not Lukasz.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from typing import Final

KNOWN: Final = find_spec("confusable_homoglyphs") is not None
"""Whether the library is there; without it no name looks like another, and there are no accounts."""
SEVERAL: Final = (
    frozenset(("LATIN", "HAN", "HIRAGANA", "KATAKANA")),
    frozenset(("LATIN", "HAN", "BOPOMOFO")),
    frozenset(("LATIN", "HAN", "HANGUL")),
)
"""Scripts that people write together, as Unicode has it ("highly restrictive", UTS 39)."""
SHARED: Final = frozenset(("COMMON", "INHERITED", "Unknown"))
MARKED: Final = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts whose letters with marks are letters of their own in NFKC: what marks are left over imitate."""
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that nobody sees."""
LONGEST: Final = 200
"""Characters of a folded name that are compared: some letters are many in NFKC."""
_NUMBERED: Final = re.compile(r"\s*\(\d+\)\s*$")
"""What a table adds to the name of somebody with several seats."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("i", "l"))
"""What is read as one: of the last two the digit 1 and a capital I stand for either."""


def folds(name: str) -> frozenset[str]:
    """What the eye keeps of a name: one or two texts. Two names look like each other where they share one. Empty where
    there is neither letter nor digit in it."""
    plain = _NUMBERED.sub("", unicodedata.normalize("NFKC", name))
    small = _bare(map(_as_seen, unicodedata.normalize("NFKC", plain.casefold())))
    tall = _bare(map(_as_seen, plain))
    return frozenset(one for one in (small, tall) if one)


def mixes(name: str) -> bool:
    """Whether a name has letters of several scripts that nobody writes together, and that look like each other's."""
    letters = Counter(script for script in map(_script, name) if script not in SHARED)
    if len(letters) < 2 or any(letters.keys() <= together for together in SEVERAL):
        return False
    from confusable_homoglyphs.confusables import is_confusable

    # A foreign letter that looks like none of the others imitates nothing.
    most = max(letters.values())
    return any(is_confusable(name, preferred_aliases=[one]) for one, n in letters.items() if n == most)


def blank(name: str) -> bool:
    """Whether there is a letter in it that nobody sees."""
    return not BLANK.isdisjoint(name)


def _bare(letters: Iterable[str]) -> str:
    """Letters, digits and the marks that belong to them, small; letters that are read as one are that one."""
    kept: list[str] = []
    base = ""
    for letter in "".join(letters):
        kind = unicodedata.category(letter)[0]
        if kind in "LN":
            base = letter
            kept.append(letter)
        elif kind == "M" and base and _script(base) not in MARKED:
            kept.append(letter)
    text = "".join(kept).casefold()
    for pair, one in _PAIRS:
        text = text.replace(pair, one)
    return text[:LONGEST]


@cache
def _script(letter: str) -> str:
    from confusable_homoglyphs.categories import alias

    return str(alias(letter))


def _alike(letter: str) -> list[str]:
    """Single letters that look like this one, each as NFKC has it."""
    from confusable_homoglyphs.confusables import confusables_data

    found = (one["c"].replace("\u200e", "") for one in confusables_data.get(letter, ()))
    single = (one for one in found if len(one) == 1 and unicodedata.category(one)[0] in "LN")
    return [one for one in single if unicodedata.is_normalized("NFKC", one)]


@cache
def _as_seen(letter: str) -> str:
    """The one that stands for all letters that look like this one: a Latin one, where there is any."""
    if letter.isascii() and letter not in "01I|":
        return letter
    alike = _alike(letter)
    latin = sorted(one for one in alike if one.isascii() and one.isalpha())
    if latin:
        return latin[0]
    if len(alike) == 1:
        # A leaf of a star, whose heart is the other one, or one of a pair.
        return min(letter, alike[0]) if len(_alike(alike[0])) <= 1 else alike[0]
    return letter
