"""Puzzle files: a drawn table, what is asked, and the one answer (architecture: Puzzles).

One file a puzzle, `<n>-<name>.toml` in the folder `puzzles` of a game. Texts are by language, as in lessons; tables and
acts are written as in scenario files (docs/write-a-game.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from stolik.catalog import game as find_game
from stolik.catalog import loadable
from stolik.kernel.decision import Seat
from stolik.lessons.lesson import Acts, LessonError, Said, check_fields, number_of, read_said, read_toml

from .stakes import stakes_of


class PuzzleError(ValueError):
    """A puzzle file that can't be read: names the file and what is missing."""


@dataclass(frozen=True)
class Found:
    """Where a puzzle comes from: turn `turn` of game `game` of a run that bots played, with the run's seed. The bots
    are called as `stolik simulate` calls them."""

    seed: int
    game: int
    turn: int
    bots: Acts = ()


@dataclass(frozen=True, eq=False)
class Puzzle:
    """One puzzle. `test` is what is asked for (stakes.py), `want` what is counted if a test knows several things.

    `before` has been done at the table before the question. `answer` are the acts of the one answer. `worth` is what
    the answer brings and what the best other one does, `margin` by how much it has to be ahead. `found` says from which
    game it comes, None where it was drawn. `file` is the name of its file.
    """

    id: str
    game: str
    test: str
    title: Said
    ask: Said
    why: Said
    drawing: str
    answer: Acts
    before: Acts = ()
    want: str = ""
    worth: tuple[float, ...] = ()
    margin: float = 0.0
    found: Found | None = None
    file: str = ""

    @property
    def seat(self) -> Seat:
        """Whose answer is looked for: the seat that its first act names. Raises PuzzleError."""
        seats: tuple[str, ...] = find_game(self.game).drawing.SEATS
        named = [n for n, name in enumerate(seats) if self.answer[0].startswith(f"{name} ")]
        if not named:
            raise PuzzleError(f"{self.file}: {self.answer[0]!r} names none of the seats {', '.join(seats)}")
        return named[0]


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in their order; () where there are none. Raises PuzzleError, UnknownGame, BrokenGame."""
    found = find_game(game)
    folder = found.folders.puzzles
    if not folder.is_dir() or found.drawing is None:
        return ()
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    try:
        puzzles = tuple(read(found.id, file) for file in sorted(files, key=lambda file: (number_of(file), file.name)))
    except LessonError as wrong:
        raise PuzzleError(str(wrong)) from None
    ids = [puzzle.id for puzzle in puzzles]
    for puzzle in puzzles:
        if ids.count(puzzle.id) > 1:
            raise PuzzleError(f"{puzzle.file}: there are two puzzles {puzzle.id!r}")
    return puzzles


def read(game: str, file: Path) -> Puzzle:
    """One file of a game's. Raises PuzzleError."""
    try:
        number_of(file)
        return _made(game, file.name, read_toml(file))
    except LessonError as wrong:
        raise PuzzleError(str(wrong)) from None
    except UnicodeDecodeError:
        raise PuzzleError(f"{file.name}: this is no UTF-8") from None


_NEEDED = {"test", "title", "ask", "why", "table", "answer"}
_FIELDS = {*_NEEDED, "before", "want", "worth", "margin", "found"}


def _made(game: str, name: str, data: Mapping[str, Any]) -> Puzzle:
    check_fields(name, data, _FIELDS, needed=_NEEDED)
    for field in ("test", "table"):
        if not isinstance(data[field], str):
            raise PuzzleError(f"{name}: {field} is a text")
    answer = _acts(name, "answer", data["answer"])
    if not answer:
        raise PuzzleError(f"{name}: answer names no act")
    known = stakes_of(find_game(game)).tests
    if data["test"] not in known:
        raise PuzzleError(f"{name}: {data['test']!r} is no test of {game}: {', '.join(known)}")
    want = data.get("want", "")
    if want not in known[data["test"]]:
        wants = ", ".join(one for one in known[data["test"]] if one)
        raise PuzzleError(f"{name}: want is {want!r}; {data['test']} needs {f'one of {wants}' if wants else 'none'}")
    made = Puzzle(
        id=name.removesuffix(".toml").partition("-")[2],
        game=game,
        test=data["test"],
        title=read_said(name, "title", data["title"]),
        ask=read_said(name, "ask", data["ask"]),
        why=read_said(name, "why", data["why"]),
        drawing=data["table"],
        answer=answer,
        before=_acts(name, "before", data.get("before", ())),
        want=want,
        worth=_numbers(name, "worth", data.get("worth", ())),
        margin=_numbers(name, "margin", [data.get("margin", 0)])[0],
        found=_found(name, data["found"]) if "found" in data else None,
        file=name,
    )
    _ = made.seat
    return made


def _acts(name: str, field: str, data: Any) -> Acts:
    if not isinstance(data, (list, tuple)) or not all(isinstance(act, str) for act in data):
        raise PuzzleError(f"{name}: {field} is a list of acts")
    return tuple(data)


def _numbers(name: str, field: str, data: Any) -> tuple[float, ...]:
    if not isinstance(data, (list, tuple)) or any(isinstance(n, bool) or not isinstance(n, (int, float)) for n in data):
        raise PuzzleError(f"{name}: {field} is made of numbers")
    return tuple(data)


def _found(name: str, data: Any) -> Found:
    place = f"{name}, found"
    if not isinstance(data, dict):
        raise PuzzleError(f"{place}: seed, game and turn are needed")
    check_fields(place, data, {"seed", "game", "turn", "bots"}, needed={"seed", "game", "turn"})
    for field in ("seed", "game", "turn"):
        if type(data[field]) is not int:
            raise PuzzleError(f"{place}: {field} is a whole number")
    return Found(data["seed"], data["game"], data["turn"], _acts(place, "bots", data.get("bots", ())))


# ---- one a day


def puzzle_of(day: int, game: str | None = None) -> Puzzle | None:
    """The puzzle of a day, which is the number of days since any fixed one; of one game, or in turn of all that have
    any. None where there is none.

    Each game's puzzles follow each other in their order and begin anew, so that one added at the end changes no day of
    a round that has not come to it yet.
    """
    pools = [load(one) for one in ((game,) if game is not None else loadable())]
    pools = [pool for pool in pools if pool]
    if not pools:
        return None
    round_, at = divmod(day, len(pools))
    pool = pools[at]
    return pool[round_ % len(pool)]
