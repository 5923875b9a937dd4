"""Puzzles: /api/puzzles. Whoever solves one says each time what was done so far; nothing is kept here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any

from litestar import Response
from litestar.params import Parameter

from stolik.server import bodies as b
from stolik.server import protocol as p
from stolik.server import puzzles as at
from stolik.server.guests import Guest
from stolik.server.judging import game_of
from stolik.server.lessons import read_numbers
from stolik.server.library import Page
from stolik.server.protocol import LANGS, MOST_PREVIEWS, Lang

from .common import Asked, get, library_of, made_by_worker
from .lessons import Written

LAST_DAY = 4_000_000
"""Days that are counted: past the last that a calendar of a browser has a number for."""


def pages() -> Iterator[Page]:
    """All that is made beforehand."""
    for lang in LANGS:
        yield at.shelf, (lang,)


@get("/api/puzzles", summary="All puzzles, and which one is that of a day.")
async def read_shelf(
    request: Asked,
    tongue: Lang,
    lang: str | None = None,
    day: Annotated[int | None, Parameter(ge=0, le=LAST_DAY)] = None,
) -> b.PuzzleShelf:
    """`day` is the number of a day, counted from 1970-01-01 by the calendar of whoever asks."""
    library = library_of(request)
    puzzles = await library.get(at.shelf, tongue)
    if day is None:
        return b.PuzzleShelf(puzzles, None, None)
    return b.PuzzleShelf(puzzles, at.of_day(day, tongue), at.of_day(day - 1, tongue) if day else None)


@get("/api/puzzles/{game:str}/{puzzle:str}", summary="Where an attempt stands, and what comes of an answer.")
async def read_stand(
    request: Asked,
    game: str,
    puzzle: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    done: Written = None,
    tried: Written = None,
) -> Response[b.PuzzleStand]:
    """`done` leads there, `tried` is one answer more."""
    trial = None if tried is None else at.read_answer(tried)
    return await _work(request, visitor, at.stand, (game, puzzle), tongue, at.read_answers(done or ""), trial)


@get("/api/puzzles/{game:str}/{puzzle:str}/answer", summary="The answer of a puzzle, played out.")
async def read_answer(
    request: Asked, game: str, puzzle: str, visitor: Guest | None, tongue: Lang, lang: str | None = None
) -> Response[b.PuzzleStand]:
    """From the beginning."""
    return await _work(request, visitor, at.answer, (game, puzzle), tongue)


@get("/api/puzzles/{game:str}/{puzzle:str}/why", summary="Why may I not?")
async def read_why(
    request: Asked,
    game: str,
    puzzle: str,
    verb: Annotated[str, Parameter(min_length=1, max_length=32)],
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    done: Written = None,
    args: Written = None,
) -> Response[p.WhyData]:
    """`args` are numbers with commas between them."""
    numbers = read_numbers(args or "", most=8)
    return await _work(request, visitor, at.why, (game, puzzle), tongue, at.read_answers(done or ""), verb, numbers)


@get("/api/puzzles/{game:str}/{puzzle:str}/preview", summary="What would each of these answers do?")
async def read_preview(
    request: Asked,
    game: str,
    puzzle: str,
    visitor: Guest | None,
    tongue: Lang,
    lang: str | None = None,
    done: Written = None,
    picks: Written = None,
) -> Response[p.PreviewData]:
    """`picks` are positions with commas between them."""
    numbers = read_numbers(picks or "", most=MOST_PREVIEWS)
    return await _work(request, visitor, at.preview, (game, puzzle), tongue, at.read_answers(done or ""), numbers)


async def _work(
    request: Asked,
    visitor: Guest | None,
    job: Callable[..., bytes],
    which: tuple[str, str],
    lang: str,
    *more: Any,
) -> Response[Any]:
    """What a worker makes of a puzzle, `which` being its game and id."""
    game, puzzle = which
    found = at.find_puzzle(game_of(game).id, puzzle)
    return await made_by_worker(request, visitor, job, found.game, found.id, lang, *more)


ROUTES = [read_shelf, read_stand, read_answer, read_why, read_preview]
