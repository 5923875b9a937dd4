"""The glossary page, printed from the lexicons. docs/glossary.md is what page() returns; a test holds that."""

from collections.abc import Iterable, Sequence
from typing import cast

from stolik.text import lexicon
from stolik.text.phrase import LANGS

_INTRO = """# Glossary: English, Polish, Japanese

This page is printed from the lexicons in `src/stolik/text/lexicon`; change the words there, then run
`PYTHONPATH=src python -m stolik.text.glossary > docs/glossary.md`. One meaning has one word: each key is printed in
exactly one way in a language.

Polish nouns: gender (m1 persons, m2 animate, m3 things, f, n) and cases; "1 · 2–4 · 5+" is the form after a number as
an object. The counter is what follows the digit in Japanese."""

_PL_COLUMNS = (("gen", "sg"), ("acc", "sg"), ("loc", "sg"), ("nom", "pl"), ("gen", "pl"))


def page() -> str:
    """The whole page as Markdown, with a line break at the end."""
    parts = [
        _INTRO,
        "## Nouns\n\n" + _table(_NOUNS_HEAD, map(_noun, lexicon.table("NOUNS", "en"))),
        "## Verbs\n\n" + _table(_VERBS_HEAD, map(_verb, lexicon.table("VERBS", "en"))),
        "## Abilities\n\n" + _table(_TEXT_HEAD, (_texts("ABILITIES", key) for key in lexicon.table("ABILITIES", "en"))),
        "## Token types\n\n" + _table(_TEXT_HEAD, (_texts("TYPES", key) for key in lexicon.table("TYPES", "en"))),
        "## Cards of Token Battle\n\n" + _table(_NAMES_HEAD, (_names("CARDS", key) for key in lexicon.card_keys())),
        "## Sets of Token Battle\n\n"
        + _table(
            (*_NAMES_HEAD, "plan", "plan (pl)", "plan (ja)"),
            ((*_names("DECKS", key), *_names("PLANS", f"plan-{key}")[1:]) for key in lexicon.table("DECKS", "en")),
        ),
        "## Settings of a table\n\n"
        + _table(_TEXT_HEAD, (_texts("OPTIONS", key) for key in lexicon.table("OPTIONS", "en"))),
        "## Computer players\n\n" + _table(_TEXT_HEAD, (_texts("BOTS", key) for key in lexicon.table("BOTS", "en"))),
    ]
    return "\n\n".join(parts) + "\n"


_NOUNS_HEAD = (
    "key",
    "English",
    "plural",
    "Polish",
    "gen.",
    "acc.",
    "loc.",
    "nom. pl.",
    "gen. pl.",
    "1 · 2–4 · 5+",
    "Japanese",
    "counter",
)
_VERBS_HEAD = ("key", "English", "Polish imperative", "3rd person", "infinitives", "governs", "Japanese", "connective")
_TEXT_HEAD = ("key", "English", "text", "Polish", "text", "Japanese", "text")
_NAMES_HEAD = ("key", "English", "Polish", "Japanese")


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell or "–" for cell in line) + " |" for line in lines)


def _noun(key: str) -> tuple[str, ...]:
    singular, plural = cast("tuple[str, str]", lexicon.table("NOUNS", "en")[key])
    gender, _ = cast("tuple[str, str]", lexicon.table("NOUNS", "pl")[key])
    word, reading, counter = cast("tuple[str, str, str]", lexicon.table("NOUNS", "ja")[key])
    polish = [lexicon.polish(key, "nom") + (f" ({gender})" if gender else "")]
    polish += [_form(key, case, number) for case, number in _PL_COLUMNS]
    counted = [_form(key, "acc", "sg"), _form(key, "acc", "pl"), _form(key, "gen", "pl")]
    japanese = f"{word}（{reading}）" if reading else word
    return (f"`{key}`", singular, plural, *polish, " · ".join(counted) if all(counted) else "", japanese, counter)


def _form(key: str, case: str, number: str) -> str:
    try:
        return lexicon.polish(key, case, number)
    except KeyError:
        return ""


def _verb(key: str) -> tuple[str, ...]:
    imperative, third = cast("tuple[str, str]", lexicon.table("VERBS", "en")[key])
    polish = cast("tuple[str, ...]", lexicon.table("VERBS", "pl")[key])
    japanese = cast("tuple[str, ...]", lexicon.table("VERBS", "ja")[key])
    return (f"`{key}`", f"{imperative} / {third}", *polish, *japanese)


def _texts(table: str, key: str) -> tuple[str, ...]:
    cells = [cell for lang in LANGS for cell in cast("tuple[str, ...]", lexicon.table(table, lang)[key])[:2]]
    return (f"`{key}`", *cells)


def _names(table: str, key: str) -> tuple[str, ...]:
    return (f"`{key}`", *(cast(str, lexicon.table(table, lang)[key]) for lang in LANGS))


if __name__ == "__main__":
    print(page(), end="")
