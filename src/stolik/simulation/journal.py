"""A run that is kept while it is played, in a file of JSON lines: what was asked for, then a line for each portion of
games as it is finished, with their records where these are asked for. A process may be ended at any moment: a line that
is half written is cut off when the run goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final

from .tally import Result
from .uses import Use

FORMAT: Final = 1
MARK: Final = "stolik run"
RECORDS: Final = "records"
"""The setting by which records are kept as well; a run without them does not name it."""
_FIELDS: Final = [one.name for one in fields(Result)]


class RunError(ValueError):
    """A file of a run that can't be gone on with, in one sentence."""


class Journal:
    """The file of a run, open for as long as a `with` block lasts. `known` are the results that it holds, by a plan's
    place and the number of the first game."""

    def __init__(self, path: Path, settings: Mapping[str, Any], resume: bool) -> None:
        """Begin a file, or go on with one that was begun with the same settings. Raises RunError where it can't."""
        self.path = path
        self.known: dict[tuple[int, int], list[Result]] = {}
        self.settings = dict(settings)
        self._lines: dict[tuple[int, int], tuple[int, int]] = {}  # where they stand in the file, and how long they are
        self._end = 0
        try:
            self._file: BinaryIO = path.open("r+b" if resume else "xb", buffering=0)
        except FileExistsError:
            raise RunError(f"{path} is there already; go on with it by --resume, or name another file") from None
        except OSError as wrong:
            raise RunError(f"{path}: {_reason(wrong)}") from None
        try:
            self._lock()
            if resume:
                self._read()
            else:
                self._append({MARK: FORMAT, **self.settings})
        except BaseException as wrong:
            self._file.close()
            if not resume:
                path.unlink(missing_ok=True)
            if isinstance(wrong, OSError):
                raise RunError(f"{path}: {_reason(wrong)}") from None
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self._file.truncate(self._end)
        finally:
            self._file.close()

    def write(self, place: int, start: int, results: Sequence[Result], records: Sequence[str] = ()) -> None:
        """Keep the results of a portion, and its records if there are any. Raises OSError, as of a full disk; what was
        kept before stays."""
        more = {"records": list(records)} if self.settings.get(RECORDS) else {}
        self._append({"plan": place, "from": start, "games": [_to_row(one) for one in results], **more})

    def records(self, place: int, start: int) -> list[str]:
        """The records of a portion that is known, read anew: there may be more of them than memory holds."""
        at, length = self._lines[place, start]
        with self.path.open("rb") as file:
            file.seek(at)
            found: list[str] = json.loads(file.read(length))["records"]
        return found

    def _append(self, data: Any) -> None:
        line = memoryview(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        whole = self._end + len(line)
        self._file.seek(self._end)  # over what an interruption or a full disk may have left
        while line:
            line = line[self._file.write(line) :]
        self._end = whole

    def _read(self) -> None:
        """Take over what is there, after holding its first line to the settings."""
        with self.path.open("rb") as file:
            line = file.readline()
            kept = header(self.path, line if line.endswith(b"\n") else b"")
            told = different(kept, self.settings)
            if told:
                raise RunError(f"{self.path} was begun {told}; ask for the same, or keep this run in another file")
            self._end = len(line)
            for n, line in enumerate(file, 2):
                if not line.endswith(b"\n"):
                    break
                try:
                    self._take(json.loads(line), len(line))
                except (ValueError, KeyError, TypeError):
                    raise RunError(
                        f"{self.path}: line {n} is damaged; take it out, and its games are played again"
                    ) from None
                self._end += len(line)

    def _take(self, data: Any, length: int) -> None:
        """Take over a portion, whose line begins where the last one ended. Raises ValueError, KeyError, TypeError."""
        place, start = int(data["plan"]), int(data["from"])
        results = [_from_row(row) for row in data["games"]]
        if self.settings.get(RECORDS) and len(data["records"]) != len(results):
            raise ValueError("games without records")
        if len(results) >= len(self.known.get((place, start), ())):
            self.known[place, start] = results
            self._lines[place, start] = self._end, length

    def _lock(self) -> None:
        """Let no other process write into it; where there are no such locks, as on Windows, nothing."""
        try:
            fcntl: Any = import_module("fcntl")
        except ImportError:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise RunError(f"{self.path}: another process is playing this run just now") from None
        except OSError:
            return  # no locks on this file system


def header(path: Path, line: bytes | None = None) -> dict[str, Any]:
    """With which settings a run was begun. Raises RunError."""
    try:
        if line is None:
            with path.open("rb") as file:
                line = file.readline(1 << 24)
        data = json.loads(line)
    except OSError as wrong:
        raise RunError(f"{path}: {_reason(wrong)}") from None
    except ValueError:
        data = None
    if not isinstance(data, dict) or MARK not in data:
        raise RunError(f"{path}: this is no file of a run (--keep writes them)")
    if data.pop(MARK) != FORMAT:
        raise RunError(f"{path}: this run was kept by another version of Stolik, which has to finish it")
    return data


def different(kept: Mapping[str, Any], asked: Mapping[str, Any]) -> str:
    """The first setting in which they differ, as the end of a sentence; "" where they are the same."""
    for key in [*kept, *asked]:
        old, new = kept.get(key), asked.get(key)
        if old != new:
            if isinstance(new, str | int | float | None) and isinstance(old, str | int | float | None):
                return f"with {key} {_said(old)}, and {_said(new)} is asked for now"
            if key == "bots" and isinstance(old, list) and isinstance(new, list):
                return f"with the bots {', '.join(map(str, old))}, and {', '.join(map(str, new))} are asked for now"
            return f"with other {key} than are asked for now"
    return ""


def _said(value: object) -> str:
    if value is None:
        return "none"
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _reason(wrong: OSError) -> str:
    return {FileNotFoundError: "there is no such file", IsADirectoryError: "this is a directory, not a file"}.get(
        type(wrong), wrong.strerror or str(wrong)
    )


def _to_row(result: Result) -> list[Any]:
    """A result as a short list of JSON data: trailing fields that are empty are left out."""
    row = [getattr(result, name) for name in _FIELDS]
    row[_FIELDS.index("uses")] = [[one.drawn, one.played, one.opening] for one in result.uses]
    while row and not row[-1] and not isinstance(row[-1], int):
        row.pop()
    return row


_TUPLES: Final[dict[str, Callable[[Any], Any]]] = {
    "returns": tuple,
    "decks": tuple,
    "contestants": tuple,
    "sides": tuple,
    "uses": lambda rows: tuple(Use(tuple(drawn), tuple(played), opening) for drawn, played, opening in rows),
}


def _from_row(row: Sequence[Any]) -> Result:
    return Result(**{name: _TUPLES[name](value) if name in _TUPLES else value for name, value in zip(_FIELDS, row)})
