"""The store's data in a PostgreSQL database, which the processes of one house share.

A connection that is lost comes back by itself. What was being committed then is looked for by a mark, which each
transaction leaves in a row of this process: so nothing is done twice, and nothing is given up that came to be.
"""

from __future__ import annotations

import importlib.util
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from .backing import migrate
from .faults import Away, StoreError, Unsure

PATIENCE: Final = 10.0
"""Seconds in which a database that was lost may come back, before what was asked of it fails."""
PAUSE: Final = 0.1
MIGRATING: Final = 7_384_552_301
"""The number of the lock under which one process brings the tables forward, and the others wait."""
AGAIN: Final = ("40001", "40P01")
"""PostgreSQL rolled it back itself, because of another transaction: it may be done again."""
AWAY: Final = ("08", "57P")
"""States that mean: this connection, or the server, is gone."""
FORGOTTEN: Final = 7 * 86_400.0
"""After so many seconds the mark of a process that is gone is dropped."""

T = TypeVar("T")

_LEAVE_MARK: Final = text(
    "INSERT INTO writers (id, mark, at) VALUES (:id, :mark, extract(epoch from clock_timestamp())) "
    "ON CONFLICT (id) DO UPDATE SET mark = excluded.mark, at = excluded.at"
)
# It waits for a transaction that is still on its way, also for one that leaves the first mark: a row that is not there
# yet can't be waited for by reading it. Once this row is had, its fate is decided.
_READ_MARK: Final = text(
    "INSERT INTO writers (id, mark, at) VALUES (:id, '', extract(epoch from clock_timestamp())) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING mark"
)
_DROP_MARKS: Final = text("DELETE FROM writers WHERE id = :id OR at < extract(epoch from clock_timestamp()) - :old")
UNHURRIED: Final = text("SET LOCAL idle_in_transaction_session_timeout = 0")
"""A transaction that may take its time."""


def is_address(store: str) -> bool:
    """Whether this is the address of a PostgreSQL database."""
    return store.startswith(("postgresql:", "postgresql+psycopg:", "postgres:"))


class Database:
    """The database of an address, postgresql://user@host/name. `idle`: seconds after which the server ends a
    transaction whose process has fallen silent, so that it holds nobody up. Raises StoreError where it can't be
    used at all."""

    folder = None

    def __init__(self, address: str, idle: float = 2.0) -> None:
        self.url = _url(address)
        self.where = shown(self.url)
        if importlib.util.find_spec("psycopg") is None:
            raise StoreError("PostgreSQL needs one more package here: pip install 'stolik[postgres]'")
        limits = {"connect_timeout": 5, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
        limits["tcp_user_timeout"] = 10_000
        self._limits = {name: value for name, value in limits.items() if name not in self.url.query}
        # No parameters in messages: there are names, decks and hashes among them.
        self._engine = create_engine(self.url, hide_parameters=True, connect_args=self._limits, pool_size=5)
        self._idle = int(idle * 1000)
        event.listen(self._engine, "connect", self._set_up)
        self._id = secrets.token_urlsafe(9)
        self._connection: Connection | None = None

    def _set_up(self, connection: Any, _: Any) -> None:
        # Whoever has set more than "on" (a standby that has applied it as well) keeps that.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
        )
        connection.execute(f"SET idle_in_transaction_session_timeout = {self._idle}")
        connection.commit()

    # ---- Backing

    def begin(self) -> None:
        """Connect, and bring the tables to the newest form. Raises StoreError."""
        try:
            with self._engine.connect() as connection:
                # Bringing the tables forward may take its time.
                connection.execute(UNHURRIED)
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATING})
                migrate(connection)
                connection.commit()
            self._connection = self._engine.connect()
            self._connection.rollback()
        except StoreError as wrong:
            raise StoreError(f"the data in {self.where} can't be read by this version: {wrong}") from None
        except DBAPIError as wrong:
            raise StoreError(self._sentence(wrong)) from None

    def commit(self, work: Callable[[Connection], None]) -> None:
        """Do the work in one transaction, again where it is known not to have come to be. Raises what it raises, with
        nothing changed, Away when the database stays away, and Unsure where nobody knows what came of it."""
        deadline = time.monotonic() + PATIENCE
        mark = ""
        while True:
            try:
                connection = self._connected()
                if mark and self._came_to_be(connection, mark):
                    return
                mark = ""
                with connection.begin() as transaction:
                    work(connection)
                    fresh = secrets.token_urlsafe(12)
                    connection.execute(_LEAVE_MARK, {"id": self._id, "mark": fresh})
                    # From here on it may be done although nobody says so.
                    mark = fresh
                    transaction.commit()
                return
            except DBAPIError as wrong:
                gone = _is_gone(wrong)
                if not gone and _state(wrong) not in AGAIN:
                    raise
                self._drop()
                if time.monotonic() > deadline:
                    if mark:
                        raise Unsure(f"nobody knows what was kept: {self._sentence(wrong)}") from None
                    raise Away(self._sentence(wrong)) from None
                if gone:
                    time.sleep(PAUSE)
                else:
                    mark = ""

    def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, or that may be done twice; again when the connection was lost."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except DBAPIError as wrong:
                if not _is_gone(wrong):
                    raise
                if time.monotonic() > deadline:
                    raise Away(self._sentence(wrong)) from None
                time.sleep(PAUSE)

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Read all as it was at one moment, however long that takes. Raises StoreError."""
        try:
            with self._engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
                connection.execute(UNHURRIED)
                yield connection
        except DBAPIError as wrong:
            if not _is_ours(wrong):  # of where it is copied to
                raise
            raise StoreError(self._sentence(wrong)) from None

    def note(self, address: str) -> None:
        """Nothing: several processes share the database, and each has its own address in it."""

    def close(self) -> None:
        """Let the connections go."""
        if self._connection is not None:
            try:
                with self._connected().begin():
                    self._connected().execute(_DROP_MARKS, {"id": self._id, "old": FORGOTTEN})
            except DBAPIError:
                pass  # the database is gone already; another process drops it one day
        self._drop()
        self._engine.dispose()

    def line(self) -> Any:
        """A connection of psycopg's that belongs to nobody else, each statement a transaction. The caller closes it."""
        given, named = self._engine.dialect.create_connect_args(self.url)
        return self._engine.dialect.connect(*given, **{**named, **self._limits, "autocommit": True})

    # ---- the connection that writes

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            try:
                self._connection.invalidate()
            finally:
                self._connection.close()
                self._connection = None

    def _came_to_be(self, connection: Connection, mark: str) -> bool:
        with connection.begin():
            return bool(connection.execute(_READ_MARK, {"id": self._id}).scalar() == mark)

    def _sentence(self, wrong: DBAPIError) -> str:
        """What is wrong with the database, in one line without a secret."""
        lines = str(wrong.orig).strip().splitlines()
        said = lines[0] if lines else type(wrong.orig).__name__
        if self.url.password:
            said = said.replace(str(self.url.password), "…")
        if _state(wrong) == "42501":
            return (
                f"the database {self.where} does not let its user make tables ({said}); "
                f"its owner can: GRANT CREATE ON SCHEMA public TO {self.url.username or 'the user'}"
            )
        if _state(wrong) is None or _is_gone(wrong):
            return f"the database {self.where} can't be reached: {said}"
        return f"the database {self.where} can't be used: {said}"


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError("the address of the store can't be read; it looks like postgresql://user@host/name") from None
    if not is_address(address):
        raise StoreError(f"{url.drivername}: is no store of Stolik; take postgresql://user@host/name")
    return url.set(drivername="postgresql+psycopg")


def check(address: str) -> None:
    """Whether a server may keep its data there; brings its tables to the newest form. Raises StoreError."""
    database = Database(address)
    try:
        database.begin()
    finally:
        database.close()


def shown(address: str | URL) -> str:
    """An address without its password, and without what stands behind "?", where there might be another."""
    url = _url(address) if isinstance(address, str) else address
    user = f"{url.username}@" if url.username else ""
    port = f":{url.port}" if url.port else ""
    return f"postgresql://{user}{url.host or ''}{port}/{url.database or ''}"


def _state(wrong: DBAPIError) -> str | None:
    """PostgreSQL's five letters for what is wrong; None where it could not even be asked."""
    state = getattr(wrong.orig, "sqlstate", None)
    return None if state is None else str(state)


def _is_ours(wrong: DBAPIError) -> bool:
    """Whether PostgreSQL says it, or what leads to it; not another database in the same work."""
    return type(wrong.orig).__module__.startswith("psycopg")


def _is_gone(wrong: DBAPIError) -> bool:
    """Whether the connection is gone, or could not be had."""
    state = _state(wrong)
    unreached = (
        state is None and _is_ours(wrong) and type(wrong.orig).__name__ in ("OperationalError", "ConnectionTimeout")
    )
    return wrong.connection_invalidated or unreached or (state is not None and state.startswith(AWAY))
