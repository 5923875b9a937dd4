"""Lesson files: what a lesson teaches, the table it is played at, and what the coach says (architecture: Lessons).

One file a lesson, `<n>-<name>.toml` in the folder `lessons` of a game. Texts are by language: `goal.en = "…"`. Acts,
looks and tables are written as in scenario files (docs/write-a-game.md).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

from stolik.catalog import game as find_game
from stolik.scenarios.table import LONGEST_LINE, Word

GUIDED: Final = "guided.toml"
"""The file beside them that is none of the lessons: the first game (guided.py)."""
TERMS: Final = "terms.toml"
"""The other one: the words that lessons introduce (words.py)."""
Acts = tuple[str, ...]
Said = Mapping[str, str]
"""A text by language."""


class LessonError(ValueError):
    """A lesson file that can't be read: names the file, the step and what is missing."""


@dataclass(frozen=True)
class Wrong:
    """A likely wrong move, and what the coach says of it.

    `do` are its acts. With `rule` the table refuses it by this rule; else it is legal, and what comes of it is held by
    `look`, after the opponent's answer `then`. `luck` is what it all draws.
    """

    do: Acts
    say: Said
    rule: str = ""
    then: Acts = ()
    luck: tuple[Word, ...] = ()
    look: Acts = ()


@dataclass(frozen=True)
class Step:
    """One thing to look at, or to do.

    `watch` happens by itself before it. `say` is said first. A step with a `tap` asks only to look at that thing, named
    as the drawing names it; one with `now` asks for a move. `right` are the moves that are right, each acts in their
    order; so is any act that begins with one of `also`. `best`: they are all that are best by this measure. `find`: to
    find them is the point, so nothing is lit at first. `look` holds after the first right move, `look_all` after each;
    then `praise` is said. `then` is the opponent's answer, each act with the ways in which it may be given: the first
    that is allowed. `after` is what is true after it.
    """

    say: Said
    tap: str = ""
    now: Said | None = None
    right: tuple[Acts, ...] = ()
    also: Acts = ()
    best: str = ""
    find: bool = False
    praise: Said | None = None
    wrong: tuple[Wrong, ...] = ()
    watch: Acts = ()
    watch_luck: tuple[Word, ...] = ()
    luck: tuple[Word, ...] = ()
    look: Acts = ()
    look_all: Acts = ()
    then: tuple[Acts, ...] = ()
    then_luck: tuple[Word, ...] = ()
    after: Acts = ()


@dataclass(frozen=True)
class Lesson:
    """A lesson. `can` and `idea` say for developers what is learned; `terms` are the words that may be used here for
    the first time. `names` are the players', () where their seats are called as in drawings. `file` is the name of its
    file."""

    id: str
    game: str
    can: str
    idea: str
    terms: Acts
    title: Said
    goal: Said
    drawing: str
    steps: tuple[Step, ...]
    file: str = ""
    names: tuple[str, ...] = ()


def said(text: Said, lang: str) -> str:
    """A text in a language, or else in English."""
    return text.get(lang) or text["en"]


@cache
def load(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in their order; () where there are none. Raises LessonError, UnknownGame, BrokenGame."""
    found = find_game(game)
    folder = found.folders.lessons
    if not folder.is_dir() or found.drawing is None:
        return ()
    files = [file for file in folder.iterdir() if file.name.endswith(".toml") and file.name not in (GUIDED, TERMS)]
    lessons = tuple(_read(found.id, file) for file in sorted(files, key=number_of))
    ids = [lesson.id for lesson in lessons]
    for lesson in lessons:
        if ids.count(lesson.id) > 1:
            raise LessonError(f"there are two lessons {lesson.id!r}")
    return lessons


def number_of(file: Path) -> int:
    """The number that the name of a file begins with. Raises LessonError."""
    head = file.name.partition("-")[0]
    if not head.isdigit():
        raise LessonError(f"{file.name}: its name has to begin with a number, as in 3-energy.toml")
    return int(head)


def read_toml(file: Path) -> dict[str, Any]:
    """What a file says. Raises LessonError that names the file and the line."""
    text = file.read_text(encoding="utf-8")
    for n, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise LessonError(f"{file.name}: line {n} has {len(line)} characters; at most {LONGEST_LINE} are read")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise LessonError(f"{file.name}: {wrong}") from None


def _read(game: str, file: Path) -> Lesson:
    data = read_toml(file)
    check_fields(
        file.name,
        data,
        {"can", "idea", "terms", "title", "goal", "names", "table", "step"},
        needed={"title", "goal", "table", "step"},
    )
    return Lesson(
        id=file.name.removesuffix(".toml").partition("-")[2],
        game=game,
        can=data.get("can", ""),
        idea=data.get("idea", ""),
        terms=tuple(data.get("terms", ())),
        title=read_said(file.name, "title", data["title"]),
        goal=read_said(file.name, "goal", data["goal"]),
        names=tuple(data.get("names", ())),
        drawing=data["table"],
        steps=tuple(_step(f"{file.name}, step {n}", step) for n, step in enumerate(data["step"], 1)),
        file=file.name,
    )


def _step(place: str, data: Mapping[str, Any]) -> Step:
    check_fields(place, data, {field.name for field in fields(Step)}, needed=set())
    asked = "now" in data
    if asked == ("tap" in data):
        raise LessonError(f"{place} asks for a move with `now`, or has a thing to look at with `tap`")
    if asked and not (data.get("right") and data.get("praise")):
        raise LessonError(f"{place} asks for a move and needs `right` and `praise`")
    if not asked and "say" not in data:
        raise LessonError(f"{place} has a thing to look at and needs `say`")
    return Step(
        say=read_said(place, "say", data.get("say", {"en": ""})),
        tap=data.get("tap", ""),
        now=read_said(place, "now", data["now"]) if asked else None,
        right=tuple(_acts(one) for one in data.get("right", ())),
        also=_acts(data.get("also", ())),
        best=data.get("best", ""),
        find=data.get("find", False) is True,
        praise=read_said(place, "praise", data["praise"]) if "praise" in data else None,
        wrong=tuple(_wrong(f"{place}, wrong {n}", one) for n, one in enumerate(data.get("wrong", ()), 1)),
        **{name: tuple(data.get(name, ())) for name in ("watch", "watch_luck", "luck", "look", "look_all")},
        then=tuple(_acts(one) for one in data.get("then", ())),
        **{name: tuple(data.get(name, ())) for name in ("then_luck", "after")},
    )


def _wrong(place: str, data: Mapping[str, Any]) -> Wrong:
    check_fields(place, data, {field.name for field in fields(Wrong)}, needed={"do", "say"})
    rest = {name: tuple(data.get(name, ())) for name in ("then", "luck", "look")}
    return Wrong(_acts(data["do"]), read_said(place, "say", data["say"]), data.get("rule", ""), **rest)


def _acts(data: str | Sequence[str]) -> Acts:
    return (data,) if isinstance(data, str) else tuple(data)


def read_said(place: str, name: str, data: Any) -> Said:
    """A text by language. Raises LessonError that names the place."""
    if not isinstance(data, dict) or "en" not in data:
        raise LessonError(
            f"{place}: {name} is a text by language: {name}.en and, if there are any, {name}.pl, {name}.ja"
        )
    return {str(lang): str(text) for lang, text in data.items()}


def check_fields(place: str, data: Mapping[str, Any], known: set[str], needed: set[str]) -> None:
    """Raises LessonError that names the place, and all fields that are strange or missing."""
    strange, missing = sorted(data.keys() - known), sorted(needed - data.keys())
    if strange or missing:
        raise LessonError(
            f"{place} "
            + "; ".join(
                [f"has no {name!r}: {', '.join(sorted(known))}" for name in strange]
                + [f"needs {name!r}" for name in missing]
            )
        )
