"""The processes that serve one house: which of them has a table, who listens where, and what they tell each other.

With SQLite there is one process (`Alone`), which has everything. Over PostgreSQL there may be several (`Several`): each
live table belongs to one of them by a lease with a number, its fence, and what is written of a table is written only
while that fence stands, in the same transaction. A process that was not heard of for some seconds has nothing any more;
only the database's clock counts.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection, TextClause, delete, text

from .faults import Lost, StoreError
from .notices import Notices
from .postgres import Database
from .store import Store, Writer, Written, leases

log = logging.getLogger("stolik.server")

BEATS: Final = 4
"""Signs of life in the time of a lease."""
SWEEP: Final = 60
"""Each so many signs of life, what processes left that are gone is dropped."""
SEIZED: Final = 100
"""Tables in one notice, which ends at 8,000 bytes."""
GONE: Final = 3600.0
"""After so many seconds a silent process is forgotten."""

DUTY: Final = "duty:"
"""What the name of a duty begins with: something that one process does for the whole house. It is leased as tables are;
no id of a table has a colon."""
NOW: Final = "extract(epoch from clock_timestamp())"
"""Not now(): in a transaction that stands still."""


class Words(NamedTuple):
    """How leases of one sort are asked for: who has one, taking it, whether it is still held, letting it go."""

    owner: TextClause
    take: TextClause
    check: TextClause
    let_go: TextClause


def _words(leases: str, name: str, of: str) -> Words:
    """The words for the leases in the table `leases`, called by their column `name`; `of` is where what is leased must
    be found ("": it is always there)."""
    return Words(
        text(
            f"SELECT p.id, p.address FROM {leases} l JOIN processes p ON p.id = l.owner "
            f"WHERE l.{name} = :table AND p.until > {NOW}"
        ),
        text(
            f"INSERT INTO {leases} ({name}, owner, fence) "
            f"SELECT CAST(:table AS varchar), CAST(:me AS varchar), nextval('fences') {of} "
            f"ON CONFLICT ({name}) DO UPDATE SET owner = excluded.owner, fence = excluded.fence "
            f"WHERE {leases}.owner = :me OR NOT EXISTS "
            f"(SELECT 1 FROM processes p WHERE p.id = {leases}.owner AND p.until > {NOW}) RETURNING fence"
        ),
        text(f"SELECT 1 FROM {leases} WHERE {name} = :table AND owner = :owner AND fence = :fence FOR SHARE"),
        text(f"DELETE FROM {leases} WHERE {name} = :table AND owner = :owner AND fence = :fence"),
    )


_TABLES: Final = _words("leases", "table_id", "FROM tables WHERE id = :table")
_DUTIES: Final = _words("duties", "name", "")
_BEAT: Final = text(
    f"INSERT INTO processes (id, address, until) VALUES (:me, :address, {NOW} + :lease) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_MINE: Final = text(
    "SELECT table_id, fence FROM leases WHERE owner = :me UNION ALL SELECT name, fence FROM duties WHERE owner = :me"
)
_ALIVE: Final = text(f"SELECT id FROM processes WHERE until > {NOW}")
_SWEEP: Final = (
    text(f"DELETE FROM processes WHERE until < {NOW} - :gone"),
    text("DELETE FROM leases l WHERE NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = l.owner)"),
    text("DELETE FROM duties l WHERE NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = l.owner)"),
    text("DELETE FROM listening l WHERE NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = l.process)"),
)
_LEAVE: Final = (
    text("DELETE FROM leases WHERE owner = :me"),
    text("DELETE FROM duties WHERE owner = :me"),
    text("DELETE FROM listening WHERE process = :me"),
    text("DELETE FROM processes WHERE id = :me"),
)
_LISTEN: Final = text("INSERT INTO listening (process, guest) VALUES (:me, :guest) ON CONFLICT DO NOTHING")
_UNLISTEN: Final = text("DELETE FROM listening WHERE process = :me AND guest = :guest")
_LISTENS: Final = text(
    f"SELECT 1 FROM listening l JOIN processes p ON p.id = l.process WHERE l.guest = :guest AND p.until > {NOW}"
)
_SECRET: Final = text("INSERT INTO house (key, value) VALUES ('secret', :made) ON CONFLICT DO NOTHING")
_READ_SECRET: Final = text("SELECT value FROM house WHERE key = 'secret'")

Heard = Callable[..., Awaitable[None]]
"""Takes the ids of a notice."""


class Elsewhere(Exception):  # noqa: N818 - nothing is wrong
    """A live process of this house, reached at `address`, has the table."""

    def __init__(self, table: str, process: str, address: str) -> None:
        super().__init__(f"table {table} is at {address}")
        self.table = table
        self.process = process
        self.address = address


class Processes(Protocol):
    """What the house asks of the others that serve it."""

    async def take(self, table: str) -> Writer | None:
        """Have a table, or a duty: who writes what belongs to it; None if there is no such table. Raises Elsewhere."""
        ...

    def let_go(self, table: str) -> None:
        """Have it no longer: whoever is asked for it next may take it."""
        ...

    def seizing(self, tables: Sequence[str]) -> tuple[Written, ...]:
        """What takes tables from whichever process has them, once it is committed: nothing is written there any more,
        and whoever wants one next may have it."""
        ...

    def saying(self, kind: str, *ids: str) -> tuple[Written, ...]:
        """What tells the others something, once it is committed together with whatever it is about."""
        ...

    def say(self, kind: str, *ids: str) -> None:
        """Tell them soon."""
        ...

    def hear(self, kind: str, handler: Heard) -> None:
        """`handler` gets what others say of this kind; of kind "gap", when something may have been missed."""
        ...

    async def listen(self, guest: str) -> None:
        """A program of this guest listens to this process."""
        ...

    def unlisten(self, guest: str) -> None:
        """None does any more."""
        ...

    async def listens(self, guest: str) -> bool:
        """Whether one listens to another process."""
        ...

    async def count(self) -> int:
        """How many processes serve this house."""
        ...


class Alone:
    """One process has everything, and there is nobody to tell."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, table: str) -> Writer | None:
        """The store: whoever asks for a table that is not there finds that out by reading."""
        return self._store

    def let_go(self, table: str) -> None:
        """Nothing."""

    def seizing(self, tables: Sequence[str]) -> tuple[Written, ...]:
        """Nothing: there is nobody to take them from."""
        return ()

    def saying(self, kind: str, *ids: str) -> tuple[Written, ...]:
        """Nothing."""
        return ()

    def say(self, kind: str, *ids: str) -> None:
        """Nothing."""

    def hear(self, kind: str, handler: Heard) -> None:
        """Nothing is said."""

    async def listen(self, guest: str) -> None:
        """Nothing."""

    def unlisten(self, guest: str) -> None:
        """Nothing."""

    async def listens(self, guest: str) -> bool:
        """There is no other."""
        return False

    async def count(self) -> int:
        """This one."""
        return 1


def _said_of(name: str) -> Words:
    return _DUTIES if name.startswith(DUTY) else _TABLES


@dataclass(frozen=True, eq=False)
class Held:
    """A lease of ours."""

    table: str
    owner: str
    fence: int

    def check(self, connection: Connection) -> None:
        """Nobody takes the table until this transaction ends. Raises Lost if somebody has."""
        if connection.execute(_said_of(self.table).check, self.named).first() is None:
            raise Lost(f"another process has {self.table}")

    @property
    def named(self) -> dict[str, Any]:
        """What a statement is given."""
        return {"table": self.table, "owner": self.owner, "fence": self.fence}


class Pen:
    """Writes what belongs to one table, as long as it is ours."""

    def __init__(self, store: Store, held: Held, lost: Callable[[Held], None]) -> None:
        self._store = store
        self._held = held
        self._lost = lost

    async def write(self, *statements: Written) -> None:
        """As the store does. Raises Lost."""
        try:
            await self._store.write(*statements, lease=self._held)
        except Lost:
            self._lost(self._held)
            raise


class Several:
    """One of the processes of a house over PostgreSQL, which others reach at `address`; `lease`: seconds after which a
    silent one has lost its tables. Make it with `begin`."""

    def __init__(self, store: Store, address: str, lease: float) -> None:
        assert isinstance(store.backing, Database)
        self.id = secrets.token_urlsafe(9)
        self.address = address
        self.secret = ""
        self.alive: frozenset[str] = frozenset()
        """The processes that live, this one among them, as of the last sign of life."""
        self.on_lost: Callable[[str], None] = lambda table: None
        """Called with a table that another process has now."""
        self.on_death: Callable[[str], None] = lambda process: None
        """Called with a process that lives no more."""
        self._store = store
        self._lease = lease
        self._held: dict[str, Held] = {}
        self._heard: dict[str, list[Heard]] = {}
        self._beating = ThreadPoolExecutor(1, thread_name_prefix="beat")
        self._task: asyncio.Task[None] | None = None
        self._saying: set[asyncio.Task[None]] = set()
        self._shown = 0.0
        """When the last sign of life that came to the database was begun."""
        self._leaving = False
        self._notices: Notices | None = None
        self.hear("seized", self._seized)

    async def begin(self) -> None:
        """Come in: from now on the others know this process. Raises StoreError."""

        def know(connection: Connection) -> str:
            connection.execute(_SECRET, {"made": secrets.token_urlsafe(32)})
            return str(connection.execute(_READ_SECRET).scalar())

        self.secret = await self._store.ask(know)
        await self._beat(0)
        assert isinstance(self._store.backing, Database)
        self._notices = Notices(self._store.backing, self.secret, self._told)
        await self._notices.begin()
        self._task = asyncio.create_task(self._live(), name="processes")

    def leave(self) -> None:
        """Take no further table."""
        self._leaving = True

    async def close(self) -> None:
        """Go in order: the others can take at once what was ours."""
        self.leave()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._saying, return_exceptions=True)
            try:
                await self._store.write(*((statement, {"me": self.id}) for statement in _LEAVE), *self.saying("gone"))
            except StoreError as wrong:
                log.warning("the other processes could not be told that this one ends: %s", wrong)
        if self._notices is not None:
            await self._notices.close()
        await asyncio.to_thread(self._beating.shutdown)

    # ---- tables

    async def take(self, table: str) -> Writer | None:
        """Have a table: who writes what belongs to it; None if there is none. Raises Elsewhere."""
        if self._leaving:
            raise Elsewhere(table, "", "")
        named, words = {"table": table, "me": self.id}, _said_of(table)

        def take(connection: Connection) -> Held | None:
            other = connection.execute(words.owner, named).first()
            if other is None or other.id == self.id:
                connection.execute(text("SET LOCAL lock_timeout = '3s'"))
                taken = connection.execute(words.take, named).scalar()
                if taken is not None:
                    return Held(table, self.id, taken)
                other = connection.execute(words.owner, named).first()
            if other is None:
                return None
            raise Elsewhere(table, other.id, other.address)

        held = await self._store.ask(take)
        if held is None:
            return None
        self._held[table] = held
        return Pen(self._store, held, self._lose)

    def let_go(self, table: str) -> None:
        """Have it no longer."""
        held = self._held.pop(table, None)
        if held is not None:
            self._soon((_said_of(table).let_go, held.named))

    def seizing(self, tables: Sequence[str]) -> tuple[Written, ...]:
        """What takes tables from whichever process has them. Who writes there just now comes first: a lease that is
        checked in a transaction is held until its end."""
        parts = [list(tables[n : n + SEIZED]) for n in range(0, len(tables), SEIZED)]
        gone = [delete(leases).where(leases.c.table_id.in_(part)) for part in parts]
        return (*gone, *(said for part in parts for said in self.saying("seized", *part)))

    async def _seized(self, *tables: str) -> None:
        """Another process has taken these."""
        for table in tables:
            held = self._held.get(table)
            if held is not None:
                self._lose(held)

    async def where(self, table: str) -> tuple[str, str]:
        """The process that has a table or a duty, and its address: this one where none has it."""

        def look(connection: Connection) -> tuple[str, str]:
            found = connection.execute(_said_of(table).owner, {"table": table}).first()
            return (self.id, self.address) if found is None else (found.id, found.address)

        return await self._store.ask(look)

    def _lose(self, held: Held) -> None:
        if self._held.get(held.table) is held:
            del self._held[held.table]
            log.warning("%s: another process has it now", held.table)
            self.on_lost(held.table)

    # ---- signs of life

    def wrong(self) -> str:
        """What the host needs to know: that the others hear of this process no more, or it of them; "" where all is
        well."""
        silent = time.monotonic() - self._shown
        if silent >= self._lease:
            return f"no sign of life for {silent:.0f} s: the other servers take its tables"
        if self._task is None or self._task.done():
            return "it gives no sign of life any more: the other servers will take its tables"
        if self._notices is None or not self._notices.listening:
            return "it does not hear the other servers any more"
        return ""

    async def _live(self) -> None:
        n = 0
        while True:
            await asyncio.sleep(self._lease / BEATS)
            n += 1
            try:
                await self._beat(n)
            except Exception:
                log.exception("the house could not be told that this process lives")

    async def _beat(self, n: int) -> None:
        before, began = dict(self._held), time.monotonic()
        mine, alive = await asyncio.get_running_loop().run_in_executor(
            self._beating, self._store.backing.read, lambda connection: self._show(connection, n)
        )
        self._shown = began
        for table, held in before.items():
            if mine.get(table) != held.fence:
                self._lose(held)
        dead, self.alive = self.alive - alive, alive
        for process in dead:
            self.on_death(process)

    def _show(self, connection: Connection, n: int) -> tuple[Mapping[str, int], frozenset[str]]:
        """Say that we live; which tables are ours, by their fences, and who else lives."""
        connection.execute(_BEAT, {"me": self.id, "address": self.address, "lease": self._lease})
        if n % SWEEP == 0:
            for statement in _SWEEP:
                connection.execute(statement, {"gone": GONE} if ":gone" in statement.text else {})
        mine = {row.table_id: row.fence for row in connection.execute(_MINE, {"me": self.id})}
        return mine, frozenset(connection.execute(_ALIVE).scalars())

    # ---- notices

    def saying(self, kind: str, *ids: str) -> tuple[Written, ...]:
        """What tells the others something, once it is committed."""
        said = msgspec.json.encode([self.id, kind, *ids]).decode()
        assert self._notices is not None
        return (self._notices.statement(said),)

    def say(self, kind: str, *ids: str) -> None:
        """Tell them soon."""
        self._soon(*self.saying(kind, *ids))

    def hear(self, kind: str, handler: Heard) -> None:
        """`handler` gets what others say of this kind."""
        self._heard.setdefault(kind, []).append(handler)

    async def _told(self, said: str | None) -> None:
        """Something was said by somebody, or (None) may have been missed."""
        sender, kind, *ids = ("", "gap") if said is None else msgspec.json.decode(said)
        if sender == self.id:
            return
        if kind == "gone":
            self.alive -= {sender}
            self.on_death(sender)
        for handler in self._heard.get(kind, ()):
            try:
                await handler(*ids)
            except Exception:
                log.exception("what another process said (%s) came to nothing", kind)

    # ---- who listens

    async def listen(self, guest: str) -> None:
        """A program of this guest listens to this process."""
        await self._store.write((_LISTEN, {"me": self.id, "guest": guest}))

    def unlisten(self, guest: str) -> None:
        """None does any more."""
        self._soon((_UNLISTEN, {"me": self.id, "guest": guest}))

    async def listens(self, guest: str) -> bool:
        """Whether one listens to any process."""
        return await self._store.ask(
            lambda connection: connection.execute(_LISTENS, {"guest": guest}).first() is not None
        )

    async def count(self) -> int:
        """How many processes serve this house."""
        alive = await self._store.ask(lambda connection: set(connection.execute(_ALIVE).scalars()))
        return len(alive | {self.id})

    def _soon(self, *statements: Written) -> None:
        """Write without waiting; what can't be written is told in the log."""

        async def write() -> None:
            try:
                await self._store.write(*statements)
            except Exception as wrong:
                log.warning("the other processes could not be told something: %s", wrong)

        task = asyncio.create_task(write())
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)
