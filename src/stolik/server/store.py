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
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Column,
    Connection,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.types import TypeDecorator

FILE: Final = "stolik.sqlite3"
MIGRATIONS: Final = Path(__file__).with_name("migrations")
LARGEST_BATCH: Final = 256


class JsonText(TypeDecorator[Any]):
    """Any JSON value, as text; whole numbers of any size survive."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Any) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Any) -> Any:
        return None if value is None else msgspec.json.decode(value)


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
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, unique=True),
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


class StoreError(RuntimeError):
    """The store can't be used; one sentence says why."""


class Store:
    """One folder's data, open in one process at a time. Make it with `open`, end it with `close`."""

    def __init__(self, folder: Path, engine: AsyncEngine, lock: TextIO, temporary: Any = None) -> None:
        self.folder = folder
        self._engine = engine
        self._lock = lock
        self._temporary = temporary
        self._queue: asyncio.Queue[tuple[Sequence[Executable], asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

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
            folder.mkdir(parents=True, exist_ok=True)
            lock = _lock(folder)
        except OSError as wrong:
            raise StoreError(f"the folder {folder} can't be used: {wrong.strerror or wrong}") from None
        engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}", pool_size=4, max_overflow=4)
        event.listen(engine.sync_engine, "connect", _set_up)
        store = cls(folder, engine, lock, temporary)
        try:
            async with engine.connect() as connection:
                await connection.run_sync(_migrate)
                await connection.commit()
        except Exception as wrong:
            await store.close()
            raise StoreError(f"the data in {folder} can't be read by this version: {wrong}") from wrong
        store._task = asyncio.create_task(store._write_all(), name="store")
        return store

    async def close(self) -> None:
        """Finish what was begun, and let the folder go."""
        if self._task is not None:
            await self._queue.put(None)
            await self._task
            self._task = None
        await self._engine.dispose()
        self._lock.close()
        if self._temporary is not None:
            self._temporary.cleanup()

    def note_address(self, address: str) -> None:
        """Say in the lock file where this server can be reached."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()

    async def read(self, statement: Executable) -> list[Mapping[str, Any]]:
        """The rows of a query, as mappings."""
        async with self._engine.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def write(self, *statements: Executable) -> None:
        """Carry out the statements together; returns once they are on disk. Raises what the database raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((statements, done))
        # A caller that is cancelled does not stop what others wait for.
        await asyncio.shield(done)

    async def _write_all(self) -> None:
        async with self._engine.connect() as connection:
            while (unit := await self._queue.get()) is not None:
                batch = [unit]
                last = False
                while not self._queue.empty() and len(batch) < LARGEST_BATCH:
                    more = self._queue.get_nowait()
                    if more is None:
                        last = True
                        break
                    batch.append(more)
                await self._commit(connection, batch)
                if last:
                    return

    async def _commit(
        self, connection: AsyncConnection, batch: Sequence[tuple[Sequence[Executable], asyncio.Future[None]]]
    ) -> None:
        try:
            async with connection.begin():
                for statements, _ in batch:
                    for statement in statements:
                        await connection.execute(statement)
        except Exception as wrong:
            if len(batch) > 1:
                # One of them is at fault: each alone, so that the others don't suffer.
                for unit in batch:
                    await self._commit(connection, [unit])
            elif not batch[0][1].done():
                batch[0][1].set_exception(wrong)
            return
        self.commits += 1
        for _, done in batch:
            if not done.done():
                done.set_result(None)


def _set_up(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


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
