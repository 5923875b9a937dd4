"""What the store asks of the database behind it: what SQLite and PostgreSQL each do in their own way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
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


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def steps() -> tuple[str, ...]:
    """The names of all steps of the tables that this version knows, the newest first."""
    return tuple(step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions())


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the tables to the newest form, or only to the step `to`. Raises StoreError if a newer version has made
    them."""
    config = _config()
    config.attributes["connection"] = connection
    step = step_of(connection)
    if step and step not in steps():
        raise StoreError(newer_version(step))
    command.upgrade(config, to)


def step_of(connection: Connection) -> str:
    """The step that the tables are of; nothing where there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def of_this_version(step: str, where: str) -> None:
    """Raises StoreError where the tables are not of the newest step that this version knows, or there are none."""
    if not step:
        raise StoreError(f"there are no data in {where}")
    if step != steps()[0]:
        raise StoreError(f"the data in {where} are of another version of Stolik; start the server of this version once")


def newer_version(step: str) -> str:
    """What is said of data that are of a step that is not known here."""
    return (
        f"a newer version of Stolik has written them (step {step} of their tables; this version knows up to "
        f"{steps()[0]}); start that version, or restore a backup from before the update"
    )
