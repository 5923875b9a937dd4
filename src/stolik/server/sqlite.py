"""The store's data as one SQLite file in a folder, which one process has open at a time."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TextIO, TypeVar

from sqlalchemy import Connection, create_engine, event

from .backing import migrate
from .faults import StoreError

FILE: Final = "stolik.sqlite3"

T = TypeVar("T")


class Folder:
    """One folder's data (None: a temporary one, gone at the end). Raises StoreError when another server has it open."""

    def __init__(self, folder: Path | None) -> None:
        self._temporary: Any = None
        if folder is None:
            self._temporary = tempfile.TemporaryDirectory(prefix="stolik-", ignore_cleanup_errors=True)
            folder = Path(self._temporary.name)
        self.folder: Path = folder
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = hold(folder)
        except OSError as wrong:
            raise StoreError(f"the folder {folder} can't be used: {wrong.strerror or wrong}") from None
        self._engine = create_engine(f"sqlite:///{folder / FILE}", connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", _set_up)
        self._connection: Connection | None = None

    @property
    def where(self) -> str:
        """The folder."""
        return str(self.folder)

    def begin(self) -> None:
        """Open the file, and bring its tables to the newest form. Raises StoreError."""
        try:
            self._connection = self._engine.connect()
            migrate(self._connection)
            self._connection.commit()
        except Exception as wrong:
            raise StoreError(f"the data in {self.folder} can't be read by this version: {wrong}") from wrong

    def commit(self, work: Callable[[Connection], None]) -> None:
        """Do the work in one transaction. Raises what it raises, with nothing changed."""
        assert self._connection is not None
        with self._connection.begin():
            work(self._connection)

    def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads."""
        with self._engine.connect() as connection:
            return work(connection)

    def note(self, address: str) -> None:
        """Say in the lock file where this server can be reached."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    def close(self) -> None:
        """Close the file, and let the folder go."""
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
        self._lock.close()
        if self._temporary is not None:
            self._temporary.cleanup()


def _text(raw: bytes) -> str:
    """Text of the store, also where it is damaged: one bad letter keeps nobody from the other rows."""
    return raw.decode("utf-8", "replace")


def _set_up(connection: Any, _: Any) -> None:
    connection.text_factory = _text
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def check_free(folder: Path) -> None:
    """Raises StoreError if another server has the folder open."""
    if folder.is_dir():
        hold(folder).close()


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
    return handle
