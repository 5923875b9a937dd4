"""Plural categories: which form of a noun follows a number. Source: docs/glossary.md, "Numbers"."""

#: The categories of each language, in the order in which forms are written down.
CATEGORIES = {"en": ("one", "other"), "pl": ("one", "few", "many"), "ja": ("other",)}


def plural(n: int, lang: str) -> str:
    """The plural category of the whole number n in `lang` ("en", "pl" or "ja"). Raises KeyError for other languages."""
    match lang:
        case "en":
            return "one" if n == 1 else "other"
        case "pl":
            if n == 1:
                return "one"
            return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"
        case "ja":
            return "other"
    raise KeyError(lang)
