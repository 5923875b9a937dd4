"""The words of the three languages and their forms: nouns, verbs, names of cards, sets, settings and computer players.

Each language is a module of plain tables with the same keys; a test holds that. "" stands for a form that a word lacks.
"""

from types import ModuleType
from typing import cast

from stolik.text.lexicon import en, ja, pl
from stolik.text.numbers import plural

_MODULES: dict[str, ModuleType] = {"en": en, "pl": pl, "ja": ja}

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


def table(name: str, lang: str) -> dict[str, object]:
    """A whole table of a lexicon by its name, such as "NOUNS". Raises KeyError for another language or table."""
    found = getattr(_MODULES[lang], name, None)
    if not isinstance(found, dict):
        raise KeyError(name)
    return found


def polish(noun: str, case: str, number: str = "sg") -> str:
    """A form of a Polish noun: case "nom", "gen", "dat", "acc", "ins" or "loc", number "sg" or "pl".

    The plural accusative is the nominative, for persons (m1) the genitive. Raises KeyError for an unknown noun, case, or a
    form that the noun lacks.
    """
    gender, entry = pl.NOUNS[noun]
    if (case, number) == ("acc", "pl"):
        case = "gen" if gender == "m1" else "nom"
    forms = [form.strip() for form in entry.split("|")]
    at = _PL_FORMS[case, number]
    if at >= len(forms) or not forms[at]:
        raise KeyError(f"{noun}: {case} {number}")
    return forms[at]


def counted(spec: str, n: int, lang: str) -> str:
    """The noun as it stands after the number n: spec "card" in English, "acc card" in Polish.

    Raises KeyError for a noun without that form, or for Japanese, which has counters instead.
    """
    if lang == "en":
        singular, plural_form = en.NOUNS[spec]
        return singular if plural(n, lang) == "one" else plural_form
    if lang != "pl":
        raise KeyError(lang)
    case, _, noun = spec.partition(" ")
    category = plural(n, lang)
    if category == "one":
        return polish(noun, case)
    if case in ("nom", "acc"):
        return polish(noun, "acc" if category == "few" else "gen", "pl")
    return polish(noun, case, "pl")


def card_keys() -> tuple[str, ...]:
    """The keys of the 72 cards in the order of the collection; a card's number is its position."""
    return tuple(en.CARDS)


def card_name(card: int | str, lang: str) -> str:
    """A card's name, by its number (0..71) or its key. Raises IndexError or KeyError for an unknown card."""
    key = card_keys()[card] if isinstance(card, int) else card
    return cast(str, table("CARDS", lang)[key])


def directions(lang: str) -> tuple[str, ...]:
    """The eight directions clockwise from N."""
    return cast("tuple[str, ...]", _MODULES[lang].DIRECTIONS)


def all_around(lang: str) -> str:
    """What stands for all eight directions."""
    return cast(str, _MODULES[lang].ALL_AROUND)
