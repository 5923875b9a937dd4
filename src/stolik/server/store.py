"""What is kept: guests, decks, packs, tables and their rows, in one SQLite file or in a PostgreSQL database.

The rows of a table are only ever added. `Store.write` returns when its statements are committed to disk; what several
callers want at the same time goes there in one commit.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Connection,
    Executable,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    bindparam,
    insert,
    update,
)
from sqlalchemy import (
    Sequence as Numbers,
)
from sqlalchemy.exc import IntegrityError

from .backing import MIGRATIONS as MIGRATIONS
from .backing import Backing
from .columns import JsonText as JsonText
from .columns import metadata as metadata
from .denied import Denied
from .faults import Away as Away
from .faults import Lost as Lost
from .faults import StoreError as StoreError
from .faults import Unsure as Unsure
from .postgres import Database
from .soundness import FILE as FILE
from .sqlite import Folder
from .store_accounts import account_names as account_names
from .store_accounts import accounts as accounts
from .store_accounts import ceremonies as ceremonies
from .store_accounts import dropped as dropped
from .store_accounts import formers as formers
from .store_accounts import leavers as leavers
from .store_accounts import passkeys as passkeys
from .store_accounts import passwords as passwords
from .store_accounts import recovery as recovery

LARGEST_BATCH: Final = 256

T = TypeVar("T")


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
    Column("id", String(24), nullable=False, unique=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("browser", String(24), nullable=False),
    Column("system", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("ended", Float, index=True),
    Column("proved", Float),
)
"""`proved`: when a credential of the account was shown on it last; null if none ever was."""
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("owner", String(24), index=True),
    Column("name", String(24), nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("expires", Float, nullable=False),
    Column("ended", Float, index=True),
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
packs = Table(
    "packs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(240), nullable=False),
    Column("source", String(240), nullable=False),
    Column("since", String(10), nullable=False),
    Column("fingerprint", String(16), nullable=False),
    Column("cards", Integer, nullable=False),
    Column("playable", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("data", JsonText, nullable=False),
    Column("updated", Float, nullable=False),
    Index("packs_of_guest", "guest", "game"),
)
"""Cards that guests brought (docs/packs.md). `data` is the pack as packs.pack writes it; what stands beside it is told
of it in lists, and counted."""
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
    Column("size", Integer),
    Column("deal", JsonText),
    Column("brought", JsonText),
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
    Column("seal", String(64)),
    Column("ended", Float),
    Column("result", Integer),
    Index("seats_ended_of_guest", "guest", "ended", "table_id"),
)
"""Once a game is over, the first seat of each guest says since when (`ended`), and how it came off for them (`result`:
1, 0 or -1; null where that can't be said: at one screen, or in a game that was over before results were kept)."""
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
    Column("line", String(24), unique=True, index=True),
    Column("guest", String(24), index=True),
    Column("phrase", String(24)),
)
"""`text` is "" where a `phrase` was said. Of lines from before reports there is neither `line`, by which one is named,
nor `guest`."""
rematches = Table(
    "rematches",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("data", JsonText, nullable=False),
)
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("mark", String(24), nullable=False),
    Column("data", JsonText, nullable=False),
    Column("at", Float, nullable=False),
)
"""What the choices of games that are over cost (docs/analysis.md), reckoned once. Another `mark` is of another way of
reckoning, and is reckoned anew."""
invites = Table(
    "invites",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("newcomers", Integer, nullable=False, default=0),
    CheckConstraint("newcomers <= 3", name="invites_newcomers"),
)
"""To seats. Each makes guests of so many newcomers at most: who opened it in the wrong browser may open it again."""
invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("ended", Float),
    CheckConstraint("used <= uses", name="invitations_used"),
)
"""The host's, to the house."""
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("guest", String(24), nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
)
# What several processes need to know of each other; a process that is alone leaves these empty.
house = Table(
    "house",
    metadata,
    Column("key", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("until", Float, nullable=False),
)
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(24), nullable=False, index=True),
    Column("fence", BigInteger, nullable=False),
)
duties = Table(
    "duties",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("owner", String(24), nullable=False, index=True),
    Column("fence", BigInteger, nullable=False),
)
listening = Table(
    "listening",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("guest", String(24), primary_key=True, index=True),
)
writers = Table(
    "writers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("mark", String(24), nullable=False),
    Column("at", Float, nullable=False),
)
fences = Numbers("fences", metadata=metadata)
"""Each lease gets the next of these numbers: an older one may not write any more. (SQLite has none, and needs none.)"""


GONE: Final = "gone"
"""The status of a table that nobody finds any more: the clean-up removes its rows, bit by bit, and then itself."""
ADD_ROW: Final = insert(rows)
CHANGE_TABLE: Final = update(tables).where(tables.c.id == bindparam("of"))
"""What every answer writes; the values are given beside, so that the statement is put together once."""


Written = Executable | tuple[Executable, dict[str, Any]]
"""A statement, or one with the values of its parameters."""


class Writer(Protocol):
    """Whoever writes to the store: for one table its `Pen`, or the store itself."""

    async def write(self, *statements: Written) -> None:
        """Carry out the statements together; returns once they are on disk. Raises what the database raises."""
        ...


class Lease(Protocol):
    """What lets a process write what belongs to one table."""

    def check(self, connection: Connection) -> None:
        """Hold it until the transaction ends. Raises Lost where another process has it."""
        ...


Unit = tuple[Sequence[Written], Lease | None]
"""What is carried out together, and whose it is to be."""


class Store:
    """The data of a house. Make it with `open`, end it with `close`.

    Writing has a thread and a connection of its own: a batch is one trip there and back, whatever is in it.
    """

    def __init__(self, backing: Backing) -> None:
        self.backing = backing
        self.folder = backing.folder
        self.commits = 0
        self.wrong: Exception | None = None
        """What was wrong with the last commit, unless that was what was written."""
        self.watched: Callable[[float, bool], None] | None = None
        """Is told of each commit: its seconds, and whether it was good; from the writing thread."""
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._reading = ThreadPoolExecutor(2, thread_name_prefix="reader")
        self._queue: asyncio.Queue[tuple[Unit, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, folder: Path | None = None, address: str = "") -> Store:
        """The store in `folder` (None: a temporary one, gone at the end) or, where one is given, in the database of
        this address; brought to the newest form of its tables.

        Raises StoreError when another server has the folder open, when the database can't be used, or when the data
        were made by a newer version.
        """
        return await cls.over(Database(address) if address else Folder(folder))

    @classmethod
    async def over(cls, backing: Backing) -> Store:
        """The store over a backing, which begins and ends with it. Raises what its beginning raises."""
        store = cls(backing)
        try:
            await asyncio.get_running_loop().run_in_executor(store._writing, store.backing.begin)
        except Exception:
            await store.close()
            raise
        store._task = asyncio.create_task(store._write_all(), name="store")
        return store

    async def close(self) -> None:
        """Finish what was begun, and let the data go."""
        if self._task is not None:
            await self._queue.put(None)
            await self._task
            self._task = None
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._reading.shutdown()
        self._writing.submit(self.backing.close).result()
        self._writing.shutdown()

    def note_address(self, address: str) -> None:
        """Say where this server can be reached, for whoever wants to open the same folder."""
        self.backing.note(address)

    def size(self) -> int:
        """Bytes of the files in the folder; 0 where there is none."""
        return 0 if self.folder is None else sum(path.stat().st_size for path in self.folder.glob(f"{FILE}*"))

    async def read(self, statement: Executable) -> list[Mapping[str, Any]]:
        """The rows of a query, as mappings."""

        def rows(connection: Connection) -> list[Mapping[str, Any]]:
            return [dict(row) for row in connection.execute(statement).mappings()]

        return await self.ask(rows)

    async def ask(self, work: Callable[[Connection], T]) -> T:
        """What work gives that only reads, or that may be done twice."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self.backing.read, work)

    async def write(self, *statements: Written, lease: Lease | None = None) -> None:
        """Carry out the statements together; returns once they are on disk. Raises what the database raises, and Lost
        where the lease is another's by now, or nobody knows what came of it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        # Whoever asked may be gone when it fails; then nobody needs to know.
        done.add_done_callback(lambda kept: kept.cancelled() or kept.exception())
        await self._queue.put(((statements, lease), done))
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
            wrongs = await loop.run_in_executor(self._writing, self._commit, [unit for unit, _ in batch])
            for (_, done), wrong in zip(batch, wrongs, strict=True):
                if done.done():
                    continue
                if wrong is None:
                    done.set_result(None)
                else:
                    done.set_exception(wrong)

    def _commit(self, batch: Sequence[Unit]) -> list[Exception | None]:
        """Commit the batch as one; where that fails, each unit alone, so that one at fault does not spoil the others.

        What was wrong with each unit, None where nothing was.
        """

        def work(connection: Connection) -> None:
            for statements, lease in batch:
                if lease is not None:
                    lease.check(connection)
                for written in statements:
                    statement, values = written if isinstance(written, tuple) else (written, None)
                    connection.execute(statement, values)

        began = time.perf_counter()
        wrong: Exception | None = None
        try:
            self.backing.commit(work)
        except Exception as caught:
            wrong = caught
        self.wrong = None if isinstance(wrong, (IntegrityError, Lost, Denied)) else wrong
        if self.watched is not None:
            self.watched(time.perf_counter() - began, self.wrong is None)
        if isinstance(wrong, (Away, Unsure)):
            # One by one it would be no better, or done twice.
            return [wrong] * len(batch)
        if wrong is not None:
            return [wrong] if len(batch) == 1 else [self._commit([unit])[0] for unit in batch]
        self.commits += 1
        return [None] * len(batch)
