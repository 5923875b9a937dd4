"""What the store asks of the database behind it: what SQLite and PostgreSQL each do in their own way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from .faults import StoreError

MIGRATIONS: Final = Path(__file__).with_name("migrations")

T = TypeVar("T")


class Backing(Protocol):
    """Where the data lie. `begin`, `commit` and `close` are called from one thread, `read` from any."""

    @property
    def where(self) -> str:
        """How it is called in a message, without any secret."""
        ...

    @property
    def folder(self) -> Path | None:
        """The folder of the data; None where they lie in no folder of ours."""
        ...

    def begin(self) -> None:
        """Open it, and bring its tables to the newest form. Raises StoreError, and what the database raises."""
        ...

    def commit(self, work: Callable[[Connection], None]) -> None:
        """Do the work in one transaction; returns when it is on disk. It may be done again where it is known not to
        have come to be. Raises what the work or the database raises, with nothing changed; Unsure where nobody
        knows."""
        ...

    def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, or that may be done twice."""
        ...

    def note(self, address: str) -> None:
        """Say where the server is, for whoever wants to open the same data."""
        ...

    def close(self) -> None:
        """Let everything go."""
        ...


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the tables to the newest form, or only to the step `to`. Raises StoreError if a newer version has made
    them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if inspect(connection).has_table("alembic_version"):
        known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
        kept = connection.execute(text("SELECT version_num FROM alembic_version")).scalars()
        newer = [step for step in kept if step not in known]
        if newer:
            raise StoreError(f"a newer version of Stolik has made them (its step {newer[0]})")
    command.upgrade(config, to)
