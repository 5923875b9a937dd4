"""The words of lessons: how long a line is, which words of a game come when, and what names it says.

The words stand in `terms.toml` beside the lessons, by what lessons call them in `terms` and by language. One with `*`
at its end is the beginning of a word; elsewhere than in Japanese each is a word of its own.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from stolik.catalog import game as find_game
from stolik.text.phrase import LANGS

from .lesson import TERMS, Lesson, LessonError, Said, load

LONGEST: Final = {"en": 25, "pl": 25, "ja": 70}
"""How long a line may be: in words, in Japanese in characters."""

SHORT: Final = 3
"""Names of so few letters are words of other things too, and are not looked for."""

Words = Mapping[str, tuple[str, ...]]
"""The words for one thing, by language."""

_QUOTED: Final = {"pl": re.compile(r"„([^„”]*)”"), "ja": re.compile(r"「([^「」]*)」")}


@cache
def terms(game: str) -> Mapping[str, Words]:
    """The words of a game that its lessons introduce, by what they call them. Raises LessonError."""
    file = find_game(game).folders.lessons / TERMS
    if not file.is_file():
        return {}
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return {term: {lang: tuple(said) for lang, said in words.items()} for term, words in data.items()}
    except (tomllib.TOMLDecodeError, AttributeError, TypeError) as wrong:
        raise LessonError(f"{TERMS} of {game}: {wrong}") from None


def lines(lesson: Lesson) -> Iterator[tuple[str, Said]]:
    """All that is said in a lesson, after where."""
    yield "title", lesson.title
    yield "goal", lesson.goal
    for n, step in enumerate(lesson.steps, 1):
        said = {"say": step.say if any(step.say.values()) else None, "now": step.now, "praise": step.praise}
        yield from ((f"step {n}, {what}", text) for what, text in said.items() if text is not None)
        yield from ((f"step {n}, wrong {m}", wrong.say) for m, wrong in enumerate(step.wrong, 1))


def faults(lesson: Lesson) -> list[str]:
    """What is wrong with the words of a lesson, each with where: a language that is missing, a line that is too long,
    a word that comes too early, a name of what is not on the table, a name with an ending. Raises LessonError."""
    early = _early(lesson)
    there = _told(lesson)
    return [fault for place, text in lines(lesson) for fault in line_faults(place, text, lesson.game, there, early)]


def line_faults(
    place: str, text: Said, game: str, there: str, early: Mapping[str, Sequence[str]] | None = None
) -> list[str]:
    """The same of one line. `there` is all that the table and its acts say, `early` the words that come too early."""
    found = []
    for lang in LANGS:
        line = text.get(lang, "")
        wrong = [] if line else ["is not said"]
        long = len(line) if lang == "ja" else len(line.split())
        if long > LONGEST[lang]:
            wrong.append(f"is {long} long, at most {LONGEST[lang]}: {line}")
        wrong += [f"says {word!r} before its lesson: {line}" for word in _said(line, (early or {}).get(lang, ()), lang)]
        wrong += [f"names {name!r}, which is not on the table: {line}" for name in _strange(line, lang, game, there)]
        found += [f"{place}, {lang}: {what}" for what in wrong]
    return found


def _early(lesson: Lesson) -> dict[str, list[str]]:
    """By language, the words of lessons that come later. Raises LessonError."""
    known = terms(lesson.game)
    later: list[str] = []
    for one in reversed(load(lesson.game)):
        for term in one.terms:
            if term not in known:
                raise LessonError(f"{one.id} introduces {term!r}, which {TERMS} of {lesson.game} does not have")
        if one.id == lesson.id:
            break
        later += one.terms
    return {lang: [word for term in later for word in known[term].get(lang, ())] for lang in LANGS}


def _said(line: str, words: Sequence[str], lang: str) -> list[str]:
    """Which of these words a line says."""
    return [word for word in words if _pattern(word, lang).search(line)]


@cache
def _pattern(word: str, lang: str) -> re.Pattern[str]:
    stem = re.escape(word.removesuffix("*"))
    if lang == "ja":
        return re.compile(stem)
    return re.compile(rf"\b{stem}{'' if word.endswith('*') else chr(92) + 'b'}", re.IGNORECASE)


# ---- names


def _told(lesson: Lesson) -> str:
    """All that the lesson's table, acts and looks say."""
    told = [lesson.drawing]
    for step in lesson.steps:
        told += [*step.watch, *step.look, *step.look_all, *step.after, step.tap, *step.also]
        told += [act for acts in (*step.right, *step.then) for act in acts]
        told += [one for wrong in step.wrong for one in (*wrong.do, *wrong.then, *wrong.look)]
    return "\n".join(told)


@cache
def _named(game: str, lang: str) -> Mapping[str, tuple[str, str]]:
    """How a drawing may write cards, by their names in a language: their English name, and their key."""
    found = find_game(game)

    def called(key: str, lang: str) -> str:
        try:
            return found.words.card_name(key, lang)
        except KeyError:  # without words for it a card is called what is printed on it
            return str(getattr(found.pool[key], "name", key))

    return {called(key, lang): (called(key, "en"), key) for key in found.pool}


_KATAKANA: Final = re.compile("[ァ-ヺー]+")


def _whole(name: str, lang: str) -> str:
    """A pattern for a name that is no part of another word; Japanese words have no blanks between them."""
    edge = _KATAKANA.pattern.removesuffix("+")
    if lang == "ja" and _KATAKANA.fullmatch(name):
        return rf"(?<!{edge}){re.escape(name)}(?!{edge})"
    return rf"\b{re.escape(name)}\b"


def _strange(line: str, lang: str, game: str, there: str) -> list[str]:
    """Names in a line of what the lesson's table does not know, and names with an ending. Polish and Japanese lines say
    names of cards in quotes or, where these are the English ones or katakana alone, as they are."""
    names = _named(game, lang)
    quoted = _QUOTED[lang].findall(line) if lang in _QUOTED else []
    wrong = [name for name in quoted if not any(way in there for way in names.get(name, (name,)))]
    plain = _QUOTED[lang].sub("", line) if lang in _QUOTED else line
    for name, written in names.items():
        sure = lang == "en" or name == written[0] or (lang == "ja" and _KATAKANA.fullmatch(name))
        if len(name) <= SHORT or name not in plain or not sure:
            continue
        if not any(way in there for way in written):
            wrong += re.findall(_whole(name, lang), plain)
        elif lang == "pl":
            wrong += re.findall(rf"\b{re.escape(name)}['’]?[^\W\d_]+", plain)
    return wrong
