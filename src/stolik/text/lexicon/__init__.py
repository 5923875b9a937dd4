"""The words of the three languages and their forms, as far as all games speak of them: nouns, verbs, computer players.

Each language is a module of plain tables with the same keys; a test holds that. "" stands for a form that a word lacks.
A game has a Lexicon of its own for what it alone speaks of.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from stolik.text.lexicon import en, ja, pl
from stolik.text.numbers import plural

#: Positions of the Polish forms in a noun's entry: (case, number) -> position.
_PL_FORMS = {
    ("nom", "sg"): 0,
    ("gen", "sg"): 1,
    ("acc", "sg"): 2,
    ("loc", "sg"): 3,
    ("nom", "pl"): 4,
    ("gen", "pl"): 5,
    ("dat", "sg"): 6,
    ("dat", "pl"): 7,
    ("ins", "sg"): 8,
    ("ins", "pl"): 9,
    ("loc", "pl"): 10,
}


class Lexicon:
    """Tables of words by language: a module each, with the same names and keys."""

    def __init__(self, en: ModuleType, pl: ModuleType, ja: ModuleType) -> None:
        self.modules: dict[str, ModuleType] = {"en": en, "pl": pl, "ja": ja}

    def table(self, name: str, lang: str) -> dict[str, Any]:
        """A whole table by its name, such as "NOUNS". Raises KeyError for another language or table."""
        found = getattr(self.modules[lang], name, None)
        if not isinstance(found, dict):
            raise KeyError(name)
        return found

    def polish(self, noun: str, case: str, number: str = "sg") -> str:
        """A form of a Polish noun: case "nom", "gen", "dat", "acc", "ins" or "loc", number "sg" or "pl".

        The plural accusative is the nominative, for persons (m1) the genitive. Raises KeyError for an unknown noun,
        case, or a form that the noun lacks.
        """
        gender, entry = self.table("NOUNS", "pl")[noun]
        if (case, number) == ("acc", "pl"):
            case = "gen" if gender == "m1" else "nom"
        forms = [form.strip() for form in entry.split("|")]
        at = _PL_FORMS[case, number]
        if at >= len(forms) or not forms[at]:
            raise KeyError(f"{noun}: {case} {number}")
        return str(forms[at])

    def counted(self, spec: str, n: int, lang: str) -> str:
        """The noun as it stands after the number n: spec "card" in English, "acc card" in Polish.

        Raises KeyError for a noun without that form, or for Japanese, which has counters instead.
        """
        if lang == "en":
            singular, several = self.table("NOUNS", "en")[spec]
            return str(singular if plural(n, lang) == "one" else several)
        if lang != "pl":
            raise KeyError(lang)
        case, _, noun = spec.partition(" ")
        category = plural(n, lang)
        if category == "one":
            return self.polish(noun, case)
        if case in ("nom", "acc"):
            return self.polish(noun, "acc" if category == "few" else "gen", "pl")
        return self.polish(noun, case, "pl")


COMMON: Final = Lexicon(en, pl, ja)
"""What all games speak of."""
