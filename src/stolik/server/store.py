"""What is kept: guests, decks, tables and their rows, in one SQLite file.

The rows of a table are only ever added. `Store.write` returns when its statements are committed (WAL,
synchronous=FULL); what several callers want at the same time goes to disk in one commit.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    event,
    insert,
    update,
)
from sqlalchemy.types import TypeDecorator

from .seals import Unreadable

FILE: Final = "stolik.sqlite3"
MIGRATIONS: Final = Path(__file__).with_name("migrations")
LARGEST_BATCH: Final = 256


class JsonText(TypeDecorator[Any]):
    """Any JSON value, as text; whole numbers of any size survive. Text that is none any more is read as Unreadable, so
    that one damaged value doesn't keep the others from being read."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> str | None:
        if isinstance(value, Unreadable):
            raise TypeError("a value that could not be read is not written")
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Any) -> Any:
        try:
            return None if value is None else msgspec.json.decode(value)
        except msgspec.DecodeError:
            return Unreadable()


metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(96), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("theme", String(8), nullable=False),
    Column("created", Float, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", String(24), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, unique=True),
    Column("expires", Float, nullable=False),
)
decks = Table(
    "decks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(160), nullable=False),
    Column("stacks", JsonText, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("decks_of_guest", "guest", "game"),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("owner", String(24), nullable=False, index=True),
    Column("settings", JsonText, nullable=False),
    Column("start", JsonText),
    Column("parent", JsonText),
    Column("summary", JsonText, nullable=False),
    Column("keep", JsonText),
    Column("seal", String(32)),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), index=True),
    Column("bot", String(24)),
    Column("name", String(96), nullable=False),
    Column("deck", JsonText),
)
rows = Table(
    "rows",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("data", JsonText, nullable=False),
    Column("key", String(16)),
    Column("at", Float, nullable=False),
    Column("seal", String(32)),
)
talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(96), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
invites = Table(
    "invites",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
)
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(24), nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
)


ADD_ROW: Final = insert(rows)
CHANGE_TABLE: Final = update(tables).where(tables.c.id == bindparam("of"))
"""What every answer writes; the values are given beside, so that the statement is put together once."""


class StoreError(RuntimeError):
    """The store can't be used; one sentence says why."""


Written = Executable | tuple[Executable, dict[str, Any]]
"""A statement, or one with the values of its parameters."""


class Store:
    """One folder's data, open in one process at a time. Make it with `open`, end it with `close`.

    Writing has a thread and a connection of its own: a batch is one trip there and back, whatever is in it.
    """

    def __init__(self, folder: Path, engine: Engine, lock: TextIO, temporary: Any = None) -> None:
        self.folder = folder
        self.commits = 0
        self._engine = engine
        self._lock = lock
        self._temporary = temporary
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._queue: asyncio.Queue[tuple[Sequence[Written], asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._connection: Connection | None = None

    @classmethod
    async def open(cls, folder: Path | None = None) -> Store:
        """The store in `folder` (None: a temporary one, gone at the end), brought to the newest form of its tables.

        Raises StoreError when another server has it open, or when it was made by a newer version.
        """
        temporary = None
        if folder is None:
            temporary = tempfile.TemporaryDirectory(prefix="stolik-", ignore_cleanup_errors=True)
            folder = Path(temporary.name)
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = _lock(folder)
        except OSError as wrong:
            raise StoreError(f"the folder {folder} can't be used: {wrong.strerror or wrong}") from None
        engine = create_engine(f"sqlite:///{folder / FILE}", connect_args={"check_same_thread": False})
        event.listen(engine, "connect", _set_up)
        store = cls(folder, engine, lock, temporary)
        try:
            await asyncio.get_running_loop().run_in_executor(store._writing, store._begin)
        except Exception as wrong:
            await store.close()
            raise StoreError(f"the data in {folder} can't be read by this version: {wrong}") from wrong
        store._task = asyncio.create_task(store._write_all(), name="store")
        return store

    def _begin(self) -> None:
        self._connection = self._engine.connect()
        _migrate(self._connection)
        self._connection.commit()

    async def close(self) -> None:
        """Finish what was begun, and let the folder go."""
        if self._task is not None:
            await self._queue.put(None)
            await self._task
            self._task = None
        await asyncio.to_thread(self._end)
        self._lock.close()
        if self._temporary is not None:
            self._temporary.cleanup()

    def _end(self) -> None:
        self._writing.shutdown()
        self._reading.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def note_address(self, address: str) -> None:
        """Say in the lock file where this server can be reached."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    async def read(self, statement: Executable) -> list[Mapping[str, Any]]:
        """The rows of a query, as mappings."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, statement)

    def _read(self, statement: Executable) -> list[Mapping[str, Any]]:
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(statement).mappings()]

    async def write(self, *statements: Written) -> None:
        """Carry out the statements together; returns once they are on disk. Raises what the database raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((statements, done))
        # A caller that is cancelled does not stop what others wait for.
        await asyncio.shield(done)

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        last = False
        while not last and (unit := await self._queue.get()) is not None:
            batch = [unit]
            while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                more = self._queue.get_nowait()
                if more is None:
                    last = True
                    break
                batch.append(more)
            wrongs = await loop.run_in_executor(self._writing, self._commit, [statements for statements, _ in batch])
            for (_, done), wrong in zip(batch, wrongs, strict=True):
                if done.done():
                    continue
                if wrong is None:
                    done.set_result(None)
                else:
                    done.set_exception(wrong)

    def _commit(self, batch: Sequence[Sequence[Written]]) -> list[Exception | None]:
        """Commit the batch as one; where that fails, each unit alone, so that one at fault does not spoil the others.

        What was wrong with each unit, None where nothing was.
        """
        connection = self._connection
        assert connection is not None
        try:
            with connection.begin():
                for unit in batch:
                    for written in unit:
                        statement, values = written if isinstance(written, tuple) else (written, None)
                        connection.execute(statement, values)
        except Exception as wrong:
            return [wrong] if len(batch) == 1 else [self._commit([unit])[0] for unit in batch]
        self.commits += 1
        return [None] * len(batch)


def _text(raw: bytes) -> str:
    """Text of the store, also where it is damaged: one bad letter keeps nobody from the other rows."""
    return raw.decode("utf-8", "replace")


def _set_up(connection: Any, _: Any) -> None:
    connection.text_factory = _text
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_free(folder: Path) -> None:
    """Raises StoreError if another server has the folder open."""
    if folder.is_dir():
        _lock(folder).close()


def _lock(folder: Path) -> TextIO:
    """Hold the folder for this process; the system lets it go when the process ends, however it ends."""
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
