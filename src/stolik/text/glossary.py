"""The glossary page, printed from the lexicons. docs/glossary.md is what page() returns; a test holds that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stolik.text.lexicon import COMMON, Lexicon
from stolik.text.phrase import LANGS

_INTRO = """# Glossary: English, Polish, Japanese

This page is printed from the lexicons, `src/stolik/text/lexicon` and those of the games
(`src/stolik/games/*/text/lexicon`); change the words there, then run `PYTHONPATH=src python scripts/glossary.py`. One
meaning has one word: each key is printed in exactly one way in a language.

Polish nouns: gender (m1 persons, m2 animate, m3 things, f, n) and cases; "1 · 2–4 · 5+" is the form after a number as
an object. The counter is what follows the digit in Japanese."""

_PL_COLUMNS = (("gen", "sg"), ("acc", "sg"), ("loc", "sg"), ("nom", "pl"), ("gen", "pl"))
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
_PLANS_HEAD = (*_NAMES_HEAD, "plan", "plan (pl)", "plan (ja)")


def page(games: Mapping[str, Lexicon]) -> str:
    """The whole page as Markdown, with a line break at the end. `games` are lexicons by what stands above them."""
    parts = [_INTRO, *_sections(COMMON, "")]
    for title, lexicon in games.items():
        parts += _sections(lexicon, f" of {title}")
    return "\n\n".join(parts) + "\n"


def _sections(lexicon: Lexicon, of: str) -> Iterable[str]:
    """What a lexicon has of: nouns, verbs, what has a name and a text, names alone, decks with their plans."""
    has = {name for name in vars(lexicon.modules["en"]) if name.isupper()}
    if "NOUNS" in has:
        words = lexicon.table("NOUNS", "en")
        # A game may keep words of other shapes under the same name, for its grammar alone.
        if all(isinstance(word, tuple) and len(word) == 2 for word in words.values()):
            yield f"## Nouns{of}\n\n" + _table(_NOUNS_HEAD, (_noun(lexicon, key) for key in words))
    if "VERBS" in has:
        yield f"## Verbs{of}\n\n" + _table(_VERBS_HEAD, (_verb(lexicon, key) for key in lexicon.table("VERBS", "en")))
    for table, title in (("ABILITIES", "Abilities"), ("TYPES", "Token types"), ("BOTS", "Computer players")):
        if table in has and all(isinstance(row, tuple) for row in lexicon.table(table, "en").values()):
            rows = (_texts(lexicon, table, key) for key in lexicon.table(table, "en"))
            yield f"## {title}{of}\n\n" + _table(_TEXT_HEAD, rows)
    if "CARDS" in has:
        rows = (_names(lexicon, "CARDS", key) for key in lexicon.table("CARDS", "en"))
        yield f"## Cards{of}\n\n" + _table(_NAMES_HEAD, rows)
    if "PLANS" in has:
        decks = (
            (*_names(lexicon, "DECKS", key), *_names(lexicon, "PLANS", key)[1:]) for key in lexicon.table("DECKS", "en")
        )
        yield f"## Decks{of}\n\n" + _table(_PLANS_HEAD, decks)
    if "OPTIONS" in has:
        rows = (_texts(lexicon, "OPTIONS", key) for key in lexicon.table("OPTIONS", "en"))
        yield f"## Settings{of}\n\n" + _table(_TEXT_HEAD, rows)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell or "–" for cell in line) + " |" for line in lines)


def _noun(lexicon: Lexicon, key: str) -> tuple[str, ...]:
    singular, plural = lexicon.table("NOUNS", "en")[key]
    gender, _ = lexicon.table("NOUNS", "pl")[key]
    word, reading, counter = lexicon.table("NOUNS", "ja")[key]
    polish = [lexicon.polish(key, "nom") + (f" ({gender})" if gender else "")]
    polish += [_form(lexicon, key, case, number) for case, number in _PL_COLUMNS]
    counted = [_form(lexicon, key, *form) for form in (("acc", "sg"), ("acc", "pl"), ("gen", "pl"))]
    japanese = f"{word}（{reading}）" if reading else word
    return (f"`{key}`", singular, plural, *polish, " · ".join(counted) if all(counted) else "", japanese, counter)


def _form(lexicon: Lexicon, key: str, case: str, number: str) -> str:
    try:
        return lexicon.polish(key, case, number)
    except KeyError:
        return ""


def _verb(lexicon: Lexicon, key: str) -> tuple[str, ...]:
    imperative, third = lexicon.table("VERBS", "en")[key]
    return (
        f"`{key}`",
        f"{imperative} / {third}",
        *lexicon.table("VERBS", "pl")[key],
        *lexicon.table("VERBS", "ja")[key],
    )


def _texts(lexicon: Lexicon, table: str, key: str) -> tuple[str, ...]:
    cells = [cell for lang in LANGS for cell in lexicon.table(table, lang)[key][:2]]
    return (f"`{key}`", *cells)


def _names(lexicon: Lexicon, table: str, key: str) -> tuple[str, ...]:
    return (f"`{key}`", *(str(lexicon.table(table, lang)[key]) for lang in LANGS))
