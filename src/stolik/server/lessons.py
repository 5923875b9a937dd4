"""Lessons as the pages go through them: where one stands after what was done, and what a move there is.

Nothing of it is kept: who learns says each time what was done so far (architecture: Lessons).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from stolik.lessons.course import MOST_DOINGS, ON, Course, Doing, DoingError
from stolik.lessons.guided import guided
from stolik.lessons.lesson import Lesson, load, said

from . import bodies as b
from . import protocol as p
from .denied import Denied
from .drawn import moves, named, previews, snapshot
from .render import Renderer, Viewer

NONE: Final = "_"
"""How an answer without any choice is written."""
MOST_PICKS: Final = 60
LONGEST_DOING: Final = 200
"""Characters of one doing as it is written in an address."""


def lesson_of(game: str, lesson: str) -> Lesson:
    """A lesson by its id. Raises Denied."""
    found = next((one for one in load(game) if one.id == lesson), None)
    if found is None:
        raise Denied(404, "no-lesson")
    return found


@cache
def path(game: str, lang: str) -> b.LessonPath:
    """The lessons of a game in their order."""
    lessons = [b.LessonInfo(one.id, said(one.title, lang), said(one.goal, lang)) for one in load(game)]
    return b.LessonPath(game, lessons, guided(game) is not None)


def hints_of(game: str, lang: str) -> list[p.HintAt]:
    """What the coach says in the guided first game of a game."""
    found = guided(game)
    return [] if found is None else [p.HintAt(hint.turn, said(hint.say, lang), hint.theme) for hint in found.hints]


def read_doings(text: str) -> list[Doing]:
    """What was done, as it is written in an address: ".,3,0-5" are a thing looked at and two answers. Raises Denied."""
    parts = text.split(",") if text else []
    if len(parts) > MOST_DOINGS:
        raise Denied(400, "bad-request", f"done: {len(parts)} > {MOST_DOINGS}")
    return [read_doing(part) for part in parts]


def read_doing(text: str) -> Doing:
    """One of them. Raises Denied."""
    return ON if text == ON else () if text == NONE else tuple(_number(part) for part in text.split("-", MOST_PICKS))


def read_numbers(text: str, most: int) -> tuple[int, ...]:
    """Numbers with commas between them, not more than `most`. Raises Denied."""
    parts = text.split(",") if text else []
    if len(parts) > most:
        raise Denied(400, "bad-request", f"{len(parts)} > {most}")
    return tuple(_number(part) for part in parts)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise Denied(400, "bad-request", repr(text[:40]))
    return int(text)


def write_doing(doing: Doing) -> str:
    """The same, written."""
    return doing if isinstance(doing, str) else "-".join(map(str, doing)) or NONE


# ---- what workers do


def stand(game: str, lesson: str, lang: str, done: Sequence[Doing], tried: Doing | None) -> bytes:
    """Where one stands after `done`, or what comes of trying one thing more: a LessonStand. Raises Denied."""
    course = _course(game, lesson, done)
    if tried is None:
        told = snapshot(course.match, course.seat, lesson, lang)
        return p.write(b.LessonStand(_coach(course, lang), [told], None, None))
    since = course.match.turn
    try:
        came = course.do(tried)
    except DoingError as wrong:
        raise Denied(400, "bad-request", str(wrong)) from None
    frames: list[p.StateFrame | p.MoveFrame] = []
    if came.kind in ("on", "right"):
        frames = moves(course.match, since, course.seat, lang)
    elif came.match is not None and came.wrong is not None and came.wrong.then:
        # What the other side makes of it is worth seeing; else the coach's words are enough.
        frames = moves(came.match, came.since, course.seat, lang)
    back = snapshot(course.match, course.seat, lesson, lang) if came.kind == "wrong" else None
    tale = b.LessonTried(came.kind, "" if came.wrong is None else said(came.wrong.say, lang))
    return p.write(b.LessonStand(_coach(course, lang), frames, tale, back))


def why(game: str, lesson: str, lang: str, done: Sequence[Doing], verb: str, args: Sequence[int]) -> bytes:
    """Why something may not be done: a LessonWhy. Raises Denied."""
    course = _course(game, lesson, done)
    told = Renderer(named(course.match, lang)).why(Viewer(course.seat, lang), 0, verb, args)
    wrong = course.refusal_of(verb, args)
    return p.write(b.LessonWhy(told, "" if wrong is None else said(wrong.say, lang)))


def preview(game: str, lesson: str, lang: str, done: Sequence[Doing], picks: Sequence[int]) -> bytes:
    """What each single answer would bring: a PreviewData. Raises Denied."""
    course = _course(game, lesson, done)
    return previews(course.match, course.seat, lang, picks)


# ---- how it is shown


def _course(game: str, lesson: str, done: Sequence[Doing]) -> Course:
    try:
        return Course(lesson_of(game, lesson), done)
    except DoingError as wrong:
        raise Denied(400, "bad-request", str(wrong)) from None


def _coach(course: Course, lang: str) -> b.CoachData:
    lesson, step = course.lesson, course.step
    ids = [one.id for one in load(lesson.game)]
    at = ids.index(lesson.id)
    praise = step.praise if course.phase == "right" else None
    return b.CoachData(
        game=lesson.game,
        lesson=lesson.id,
        n=at + 1,
        of=len(ids),
        next=ids[at + 1] if at + 1 < len(ids) else None,
        title=said(lesson.title, lang),
        goal=said(lesson.goal, lang),
        step=course.at + 1,
        steps=len(lesson.steps),
        phase=course.phase,
        say=said(step.say, lang),
        now="" if step.now is None else said(step.now, lang),
        praise="" if praise is None else said(praise, lang),
        tap=step.tap,
        picks=list(course.shown()),
        shown=_shown(course, lang),
        done=[write_doing(doing) for doing in course.done],
        begun=course.begun,
        find=step.find or bool(step.best),
        answered=bool(step.then),
        known=[term for one in load(lesson.game)[: at + 1] for term in one.terms],
    )


def _shown(course: Course, lang: str) -> str:
    """What the right answer is called that is shown; "" where none is asked for."""
    picks = course.shown()
    if not picks:
        return ""
    match = named(course.match, lang)
    return match.game.advises(match.view(course.seat), match.names, lang).answer(picks)
