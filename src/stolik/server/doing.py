"""Work of several steps in one transaction of the store, of which a later step hangs on what an earlier one read."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sqlalchemy import Connection

from .store import Written


class Doing:
    """Gives the store work to do before the statements that it is handed with; all of it, or nothing. What the work
    raises is what the writing raises; it may be done again where it came to nothing."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self._work = work

    def check(self, connection: Connection) -> None:
        """Do it."""
        self._work(connection)


def execute(connection: Connection, written: Iterable[Written]) -> None:
    """Carry out statements, as the store does."""
    for one in written:
        statement, values = one if isinstance(one, tuple) else (one, None)
        connection.execute(statement, values)
