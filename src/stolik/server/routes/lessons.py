"""Lessons: /api/lessons. Whoever learns says each time what was done so far; nothing is kept here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any

from litestar import Response
from litestar.params import Parameter

from stolik.catalog import loadable
from stolik.server import bodies as b
from stolik.server import lessons as at
from stolik.server import protocol as p
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.server.library import Page
from stolik.server.protocol import LANGS, MOST_PREVIEWS, Lang

from .common import Asked, get, library_of, made_by_worker

Written = Annotated[str | None, Parameter(max_length=at.MOST_DOINGS * at.LONGEST_DOING)]
"""Doings, with commas between them: "." for what was looked at or read, an answer's positions with hyphens."""


def pages() -> Iterator[Page]:
    """All that is made beforehand."""
    for game in loadable():
        for lang in LANGS:
            yield at.path, (game, lang)


@get("/api/lessons/{game:str}", summary="The lessons of a game.")
async def read_path(request: Asked, game: str, tongue: Lang, lang: str | None = None) -> b.LessonPath:
    """In their order."""
    return await library_of(request).get(at.path, game_of(game).id, tongue)


@get("/api/lessons/{game:str}/{lesson:str}", summary="Where one stands in a lesson, and what comes of a move.")
async def read_stand(
    request: Asked,
    game: str,
    lesson: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    done: Written = None,
    tried: Written = None,
) -> Response[b.LessonStand]:
    """`done` leads there, `tried` is one thing more."""
    trial = None if tried is None else at.read_doing(tried)
    return await _work(request, visitor, at.stand, (game, lesson, done), tongue, trial)


@get("/api/lessons/{game:str}/{lesson:str}/why", summary="Why may I not?")
async def read_why(
    request: Asked,
    game: str,
    lesson: str,
    verb: Annotated[str, Parameter(min_length=1, max_length=32)],
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    done: Written = None,
    args: Written = None,
) -> Response[b.LessonWhy]:
    """`args` are numbers with commas between them."""
    numbers = at.read_numbers(args or "", most=8)
    return await _work(request, visitor, at.why, (game, lesson, done), tongue, verb, numbers)


@get("/api/lessons/{game:str}/{lesson:str}/preview", summary="What would each of these answers do?")
async def read_preview(
    request: Asked,
    game: str,
    lesson: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    done: Written = None,
    picks: Written = None,
) -> Response[p.PreviewData]:
    """`picks` are positions with commas between them."""
    numbers = at.read_numbers(picks or "", most=MOST_PREVIEWS)
    return await _work(request, visitor, at.preview, (game, lesson, done), tongue, numbers)


async def _work(
    request: Asked,
    visitor: Guest | None,
    job: Callable[..., bytes],
    place: tuple[str, str, str | None],
    lang: str,
    *more: Any,
) -> Response[Any]:
    """What a worker makes of it where somebody stands, `place` being game, lesson and what was done, as it is."""
    game, lesson, done = place
    found = at.lesson_of(game_of(game).id, lesson)
    doings = tuple(at.read_doings(done or ""))
    return await made_by_worker(request, visitor, job, found.game, found.id, lang, doings, *more)


ROUTES = [read_path, read_stand, read_why, read_preview]
