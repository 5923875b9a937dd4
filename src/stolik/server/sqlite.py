"""The store's data as one SQLite file in a folder, which one process has open at a time."""

from __future__ import annotations

import logging
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TextIO, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from . import watermark
from .backing import migrate, of_this_version
from .faults import StoreError
from .soundness import FILE, MARK, MARKED, NAMED, examine, reading, sentence, step_of
from .watermark import Reached, Watermark

log = logging.getLogger("stolik.server")

_COUNT: Final = f"""
INSERT INTO writers (id, mark, at) VALUES ('{MARKED}', ?, ?)
ON CONFLICT (id) DO UPDATE SET mark = excluded.mark, at = excluded.at
"""

_AS_WE_ARE: Final[Any] = {"effective_ids": True} if os.access in os.supports_effective_ids else {}

T = TypeVar("T")


class Folder:
    """One folder's data (None: a temporary one, gone at the end). Raises StoreError when another server has it open."""

    folder: Path
    _temporary: Any = None
    _lock: TextIO | None = None

    def __init__(self, folder: Path | None) -> None:
        if folder is None:
            self._temporary = tempfile.TemporaryDirectory(prefix="stolik-", ignore_cleanup_errors=True)
            folder = Path(self._temporary.name)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = hold(folder)
        except OSError as wrong:
            raise StoreError(f"the folder {folder} can't be used: {wrong.strerror or wrong}") from None
        self._open(folder)

    def _open(self, folder: Path) -> None:
        self.folder = folder
        # What the values were is in no message: there are secrets among them.
        self._engine = create_engine(
            f"sqlite:///{folder / FILE}", hide_parameters=True, connect_args={"check_same_thread": False}
        )
        event.listen(self._engine, "connect", _set_up)
        self._connection: Connection | None = None
        self._reached: Reached | None = None
        self._mark: Watermark | None = None

    @property
    def where(self) -> str:
        """The folder."""
        return str(self.folder)

    def begin(self) -> None:
        """Open the file, and bring its tables to the newest form. Raises StoreError."""
        try:
            examine(self.folder, thorough=False)
            self._connection = self._engine.connect()
            migrate(self._connection)
            self._connection.commit()
            self._count()
        except StoreError:
            raise
        except DBAPIError as wrong:
            raise StoreError(sentence(self.folder / FILE, wrong.orig)) from wrong
        except Exception as wrong:
            raise StoreError(f"the data in {self.folder} can't be read by this version: {wrong}") from wrong

    def _count(self) -> None:
        """Go on counting commits, in the data and in the mark beside them (watermark.py)."""
        assert self._connection is not None
        ask, path = self._connection.exec_driver_sql, self.folder / MARK
        name = ask("SELECT value FROM house WHERE key = ?", (NAMED,)).scalar()
        if name is None:
            name = secrets.token_urlsafe(12)
            ask("INSERT INTO house (key, value) VALUES (?, ?)", (NAMED, name))
        n = int(ask("SELECT mark FROM writers WHERE id = ?", (MARKED,)).scalar() or 0)
        if n and watermark.read(path) is None:
            log.warning("%s is missing, or damaged: whether the last answers are in %s nobody can tell", path, FILE)
        self._reached = Reached(name, n + 1, time.time())
        ask(_COUNT, self._reached.to_row())
        self._connection.commit()
        self._mark = Watermark(path, self._reached)
        owned_like(self.folder, path)

    def commit(self, work: Callable[[Connection], None]) -> None:
        """Do the work in one transaction. Raises what it raises, with nothing changed; StoreError where the file can't
        be written."""
        assert self._connection is not None
        assert self._reached is not None
        assert self._mark is not None
        reached = replace(self._reached, n=self._reached.n + 1, at=time.time())
        with self._spoken(), self._connection.begin():
            work(self._connection)
            self._connection.exec_driver_sql(_COUNT, reached.to_row())
        self._reached = reached
        try:
            self._mark.write(reached)
        except OSError as wrong:  # what was committed is committed
            log.error("%s can't be written: %s", self.folder / MARK, wrong.strerror or wrong)

    def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads. Raises StoreError where the file can't be read."""
        with self._spoken(), self._engine.connect() as connection:
            return work(connection)

    @contextmanager
    def _spoken(self) -> Iterator[None]:
        """What the file refuses is one sentence; what a statement asked for in vain stays what it is."""
        try:
            yield
        except IntegrityError:
            raise
        except DBAPIError as wrong:
            raise StoreError(sentence(self.folder / FILE, wrong.orig)) from wrong

    def note(self, address: str) -> None:
        """Say in the lock file where this server can be reached."""
        assert self._lock is not None
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    def close(self) -> None:
        """Close the file, and let the folder go."""
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
        if self._mark is not None:
            self._mark.close()
        if self._lock is not None:
            self._lock.close()
        if self._temporary is not None:
            self._temporary.cleanup()


class Beside(Folder):
    """The data of a folder that a server may have open: for short work of the host's, as of the command. It brings no
    tables forward, and what it writes is not counted. Raises StoreError where there are no data."""

    def __init__(self, folder: Path) -> None:
        if not (folder / FILE).is_file():
            raise StoreError(f"there are no data in {folder}")
        self._open(folder)

    def begin(self) -> None:
        """Open the file. Raises StoreError, also where its tables are not of this version."""
        examine(self.folder, thorough=False)
        with reading(self.folder / FILE) as connection:
            of_this_version(step_of(connection), self.where)
        self._connection = self._engine.connect()

    def commit(self, work: Callable[[Connection], None]) -> None:
        """Do the work in one transaction. Raises what it raises, with nothing changed; StoreError where the file can't
        be written."""
        assert self._connection is not None
        with self._spoken(), self._connection.begin():
            work(self._connection)

    def note(self, address: str) -> None:
        """Nothing: it is no server."""


def as_text(raw: bytes) -> str:
    """Text of the store, also where it is damaged: one bad letter keeps nobody from the other rows."""
    return raw.decode("utf-8", "replace")


def _set_up(connection: Any, _: Any) -> None:
    connection.text_factory = as_text
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def check(folder: Path) -> None:
    """Whether a server may open the folder, and its data are whole. Raises StoreError, OSError."""
    if folder.exists():
        with hold(folder):
            for name in (FILE, f"{FILE}-wal", f"{FILE}-shm", MARK):
                if (folder / name).exists() and not os.access(folder / name, os.R_OK | os.W_OK, **_AS_WE_ARE):
                    raise StoreError(f"{folder / name} can't be written by this user; look at who owns it")
            examine(folder)


def hold(folder: Path) -> TextIO:
    """Hold the folder for this process; the system lets it go when the process ends, however it ends. Raises
    StoreError, OSError."""
    path = folder / "in-use"
    handle = path.open("a+", encoding="utf-8")
    try:
        if sys.platform == "win32":
            import msvcrt

            handle.seek(4096)
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.seek(0)
        address = handle.read(200).strip()
        handle.close()
        raise StoreError(
            f"another Stolik has {folder} open" + (f"; it is at {address}" if address.startswith("http") else "")
        ) from None
    handle.seek(0)
    handle.truncate()
    if os.name != "nt":
        path.chmod(0o600)
    owned_like(folder, path)
    return handle


def owned_like(folder: Path, *paths: Path) -> None:
    """What root makes in a folder belongs to whom the folder belongs to: the server's own user has to use it."""
    if os.name != "nt" and os.geteuid() == 0:
        owner = folder.stat()
        for path in paths:
            os.chown(path, owner.st_uid, owner.st_gid)
