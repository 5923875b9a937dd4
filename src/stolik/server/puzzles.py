"""Puzzles as the pages have them: which there are, where an attempt stands, and what it has come to.

Nothing of it is kept: who solves says each time what was done so far (architecture: Puzzles).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache

from msgspec.structs import asdict

from stolik.catalog import GAMES, loadable
from stolik.kernel.decision import Seat
from stolik.lessons.course import Doing, DoingError
from stolik.lessons.lesson import said
from stolik.match import Match
from stolik.puzzles.attempt import Attempt, Picks
from stolik.puzzles.puzzle import Puzzle, PuzzleError, load, puzzle_of
from stolik.puzzles.showing import answer_of

from . import bodies as b
from . import protocol as p
from .denied import Denied
from .drawn import moves, named, previews, snapshot
from .lessons import read_doing, read_doings, write_doing
from .render import Renderer, Viewer

log = logging.getLogger("stolik")


@cache
def pool(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none of one from another package whose files can't be read, which the log says."""
    try:
        return load(game)
    except PuzzleError:
        if game in GAMES:
            raise
        log.exception("the puzzles of %r can't be shown on the pages", game)
        return ()


def find_puzzle(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its id. Raises Denied."""
    found = next((one for one in pool(game) if one.id == puzzle), None)
    if found is None:
        raise Denied(404, "no-puzzle")
    return found


@cache
def shelf(lang: str) -> list[b.PuzzleInfo]:
    """All puzzles, by game."""
    return [_info(one, lang) for game in loadable() for one in pool(game)]


def of_day(day: int, lang: str) -> b.PuzzleInfo | None:
    """The puzzle of a day, counted from any fixed one; None where there is none."""
    found = puzzle_of(day)
    return None if found is None else _info(found, lang)


def read_answers(text: str) -> tuple[Picks, ...]:
    """What was answered, as it is written in an address: "3,0-5" are two answers. Raises Denied."""
    return tuple(_picks(doing) for doing in read_doings(text))


def read_answer(text: str) -> Picks:
    """One of them. Raises Denied."""
    return _picks(read_doing(text))


def _picks(doing: Doing) -> Picks:
    if isinstance(doing, str):
        raise Denied(400, "bad-request", repr(doing))
    return doing


# ---- what workers do


def stand(game: str, puzzle: str, lang: str, done: Sequence[Picks], tried: Picks | None) -> bytes:
    """Where one stands after `done`, or what comes of one answer more: a PuzzleStand. Raises Denied."""
    attempt = _attempt(game, puzzle, done)
    if tried is None:
        told = snapshot(attempt.match, attempt.seat, puzzle, lang)
        return p.write(b.PuzzleStand(_told(attempt, lang), [told]))
    since = attempt.match.turn
    try:
        attempt.do(tried)
    except DoingError as wrong:
        raise Denied(400, "bad-request", str(wrong)) from None
    return p.write(b.PuzzleStand(_told(attempt, lang), moves(attempt.match, since, attempt.seat, lang)))


def answer(game: str, puzzle: str, lang: str) -> bytes:
    """The answer, played out from the beginning: a PuzzleStand."""
    attempt = _attempt(game, puzzle, ())
    begun = snapshot(attempt.match, attempt.seat, puzzle, lang)
    since = attempt.match.turn
    for picks in answer_of(attempt.puzzle):
        attempt.do(picks)
    played = moves(attempt.match, since, attempt.seat, lang)
    told = _told(attempt, lang, since)
    return p.write(b.PuzzleStand(told, [begun, *played]))


def why(game: str, puzzle: str, lang: str, done: Sequence[Picks], verb: str, args: Sequence[int]) -> bytes:
    """Why something may not be done: a WhyData. Raises Denied."""
    attempt = _attempt(game, puzzle, done)
    renderer = Renderer(named(attempt.match, lang))
    return p.write(renderer.why(Viewer(attempt.seat, lang), 0, verb, args))


def preview(game: str, puzzle: str, lang: str, done: Sequence[Picks], picks: Sequence[int]) -> bytes:
    """What each single answer would bring: a PreviewData. Raises Denied."""
    attempt = _attempt(game, puzzle, done)
    return previews(attempt.match, attempt.seat, lang, picks)


# ---- how it is told


def _attempt(game: str, puzzle: str, done: Sequence[Picks]) -> Attempt:
    try:
        return Attempt(find_puzzle(game, puzzle), done)
    except DoingError as wrong:
        raise Denied(400, "bad-request", str(wrong)) from None


def _info(puzzle: Puzzle, lang: str) -> b.PuzzleInfo:
    kind = puzzle.want or puzzle.test
    return b.PuzzleInfo(puzzle.game, puzzle.id, said(puzzle.title, lang), kind, puzzle.found is not None)


def _told(attempt: Attempt, lang: str, since: int | None = None) -> b.PuzzleData:
    """What is said of an attempt. The rows of what came after entry `since` go with it, else of what refutes it."""
    puzzle, verdict = attempt.puzzle, attempt.verdict
    if since is None and verdict.why == "refuted":
        since = verdict.since
    return b.PuzzleData(
        **asdict(_info(puzzle, lang)),
        ask=said(puzzle.ask, lang),
        done=[write_doing(picks) for picks in attempt.done],
        verdict=verdict.kind,
        reason=verdict.why,
        worth=list(verdict.worth),
        why=said(puzzle.why, lang) if verdict.kind == "solved" else "",
        told=[] if since is None else _rows(attempt.match, since, attempt.seat, lang),
    )


def _rows(match: Match, since: int, seat: Seat, lang: str) -> list[p.LogEntry]:
    """The log of what came after entry `since`."""
    renderer, viewer = Renderer(named(match, lang)), Viewer(seat, lang)
    rows = (renderer.log_entry(viewer, n) for n in range(since + 1, match.turn + 1))
    return [row for row in rows if row is not None]
