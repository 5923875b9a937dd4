"""Whether the file of a folder may be served: whole, of no newer version, and with all that was acknowledged.

It is asked before anything is served, and opens the file for reading only: what is damaged is left as it is.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from . import watermark
from .backing import newer_version, steps
from .faults import StoreError
from .watermark import Reached

FILE: Final = "stolik.sqlite3"
MARK: Final = "stolik.mark"
MARKED: Final = "folder"
"""The row of `writers` that counts the commits of a folder."""
NAMED: Final = "store"
"""The row of `house` with the name of the data, which the mark beside them has as well."""
SHOWN: Final = 5
"""Findings of SQLite's own check that are told."""

DAMAGE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_FORMAT")
FORBIDDEN: Final = ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")


def sentence(file: Path, wrong: BaseException | None) -> str:
    """What SQLite says of a file, in words a host can act on."""
    name = str(getattr(wrong, "sqlite_errorname", ""))
    if _is_damage(wrong):
        return f"{file} is damaged ({wrong}); restore a backup of it: stolik admin restore"
    if name == "SQLITE_FULL":
        return f"the disk of {file} is full"
    if name.startswith(FORBIDDEN):
        return f"{file} can't be opened or written by this user ({wrong}); look at who owns it and its folder"
    return f"{file} can't be used: {wrong}"


def _is_damage(wrong: BaseException | None) -> bool:
    return str(getattr(wrong, "sqlite_errorname", "")).startswith(DAMAGE)


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads a file, and leaves its log as it is. Raises StoreError, also for what is read."""
    try:
        with closing(read_only(file)) as connection:
            yield connection
    except sqlite3.DatabaseError as wrong:
        raise StoreError(sentence(file, wrong)) from wrong


def read_only(file: Path) -> sqlite3.Connection:
    """A connection to a file, which only reads, and waits for who writes. Raises sqlite3.DatabaseError."""
    address = f"file:{quote(str(file.absolute()))}?mode=ro"
    return sqlite3.connect(address, timeout=10, uri=True, check_same_thread=False)


def examine(folder: Path, thorough: bool = True) -> None:
    """Whether the data of a folder may be served; `thorough` reads the whole file. Raises StoreError, OSError."""
    file, known = folder / FILE, watermark.read(folder / MARK)
    if not file.exists():
        if known is not None:
            raise StoreError(f"{file} is missing, and {MARK} beside it says that there were data; {WAYS}")
        return
    with reading(file) as connection:
        check_version(connection, str(file))
        missing = older(reached_of(connection), known)
        if missing:
            raise StoreError(f"the data in {folder} are older than what was acknowledged: {missing}; {WAYS}")
        if thorough:
            for found in faults_of(connection):
                raise StoreError(f"{file} is damaged ({found}); restore a backup of it: stolik admin restore")


def ailing(file: Path, folder: Path | None = None) -> list[str]:
    """All that is wrong with a file as such, each a sentence; `folder` is where it is served from. Raises StoreError
    where it can't be opened, or a newer version made it; OSError."""
    # The mark is read before the data: a server that runs writes it after them.
    known = None if folder is None else watermark.read(folder / MARK)
    try:
        with reading(file) as connection:
            check_version(connection, str(file))
            found = faults_of(connection, thorough=True)
            if folder is not None:
                missing = older(reached_of(connection), known)
                found += [f"older than what was acknowledged: {missing}"] if missing else []
    except StoreError as wrong:
        if isinstance(wrong.__cause__, sqlite3.DatabaseError) and _is_damage(wrong.__cause__):
            return [str(wrong.__cause__)]
        raise
    return found


WAYS: Final = "restore a backup (stolik admin restore), or go on with what is there (stolik admin accept)"


def check_version(connection: sqlite3.Connection, where: str) -> None:
    """Raises StoreError where a newer version made the file."""
    step = step_of(connection)
    if step and step not in steps():
        raise StoreError(f"the data in {where} can't be read by this version: {newer_version(step)}")


def step_of(connection: sqlite3.Connection) -> str:
    """The step that the tables are of; nothing where there are none."""
    if not _has(connection, "alembic_version"):
        return ""
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return "" if found is None else str(found[0])


def reached_of(connection: sqlite3.Connection) -> Reached | None:
    """How far the data say that they are; None in a file that counts nothing yet."""
    if not _has(connection, "writers") or not _has(connection, "house"):
        return None
    named = connection.execute("SELECT value FROM house WHERE key = ?", (NAMED,)).fetchone()
    marked = connection.execute("SELECT mark, at FROM writers WHERE id = ?", (MARKED,)).fetchone()
    return None if named is None or marked is None else Reached(named[0], int(marked[0]), marked[1])


def older(there: Reached | None, known: Reached | None) -> str:
    """What is missing in data that are `there`, by the mark that is `known`; nothing where all is well."""
    if known is None:
        return ""
    if there is None:
        return f"{MARK} beside them knows of {known.n} changes, the last {_when(known.at)}, and there are none"
    if there.store != known.store:
        return f"{MARK} beside them belongs to other data, whose last change was {_when(known.at)}"
    if there.n < known.n:
        lost = known.n - there.n
        return f"the last {lost} changes are missing, up to {_when(known.at)} (the file ends {_when(there.at)})"
    return ""


def faults_of(connection: sqlite3.Connection, thorough: bool = False) -> list[str]:
    """What SQLite finds wrong with its own file: its pages; with `thorough` also indexes, and rows that
    belong to nothing."""
    pragma = "integrity_check" if thorough else "quick_check"
    found = [str(line) for (line,) in connection.execute(f"PRAGMA {pragma}({SHOWN})").fetchall()]
    found = [line.removeprefix("*** in database main ***").strip() for line in found if line != "ok"]
    if thorough:
        for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchall()[:SHOWN]:
            found.append(f"row {row} of {table} belongs to nothing in {parent}")
    return found


def _has(connection: sqlite3.Connection, table: str) -> bool:
    query = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    return connection.execute(query, (table,)).fetchone() is not None


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))
