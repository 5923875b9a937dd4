"""What a host does with data that are not whole, where there is no better backup. What was there is always kept."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from stolik.catalog import loadable
from stolik.kernel.replay import RecordError

from . import seals, watermark
from . import store as db
from .backups import beside, refuse_servers
from .faults import StoreError
from .history import History
from .postgres import Database
from .room import summary_of
from .seals import Unreadable
from .soundness import FILE, MARK, check_version, older, reached_of, reading
from .sqlite import Folder, hold, owned_like


def accept(folder: Path) -> tuple[str, Path]:
    """Go on with the data of a folder although the last changes are missing; what those are, and the folder with what
    was there. Raises StoreError where nothing is missing, where there are no data, or a server runs; OSError."""
    if not (folder / FILE).is_file():
        raise StoreError(f"there are no data in {folder} to go on with")
    with hold(folder):
        known = watermark.read(folder / MARK)
        with reading(folder / FILE) as connection:
            check_version(connection, str(folder))
            there = reached_of(connection)
            missing = older(there, known)
        if not missing:
            raise StoreError(f"nothing is missing in {folder}")
        kept = beside(folder)
        for name in (FILE, f"{FILE}-wal"):
            if (folder / name).exists() and (folder / name).stat().st_size:
                shutil.copy2(folder / name, kept / name)
        (folder / MARK).replace(kept / MARK)
        if there is not None:
            watermark.Watermark(folder / MARK, there).close()
            owned_like(folder, folder / MARK)
    return missing, kept


def state_of(source: Path | Database, table: str) -> tuple[int, int]:
    """How many of a table's rows are whole, from the first on, and how many there are. Raises StoreError."""
    found: list[tuple[int, int]] = []
    _with(source, lambda connection: found.append(_whole(*_read(connection, table))))
    return found[0]


def cut(source: Path | Database, table: str, to: int, keep: Callable[[str], None]) -> tuple[int, int]:
    """Let a table go on after `to` of its rows; `keep` gets all that was there, as JSON, before anything is changed.
    The same as `state_of`. Raises StoreError, also where so many rows are not whole."""
    found: list[tuple[int, int]] = []

    def change(connection: Connection) -> None:
        row, rows = _read(connection, table)
        whole, count = _whole(row, rows)
        if to > whole:
            raise StoreError(f"table {table}: only the first {whole} of {count} rows are whole")
        query = select(db.seats).where(db.seats.c.table_id == table)
        seats = [dict(seat) for seat in connection.execute(query).mappings()]
        keep(msgspec.json.encode({"table": row, "seats": seats, "rows": rows}).decode() + "\n")
        history = History.rebuilt(row["start"], rows[:to])
        seal = seals.begun(table, row["start"])
        for one in rows[:to]:
            seal = seals.after(seal, one["n"], one["kind"], one["data"], one["key"], one["at"])
        connection.execute(delete(db.rows).where((db.rows.c.table_id == table) & (db.rows.c.n >= to)))
        values = {
            "seal": seal,
            "status": "running" if history.match.outcome is None else "over",
            "summary": summary_of(history.match, row["summary"].get("options", {})),
            # A state that was kept of what is taken out would bring it back.
            "keep": None,
            # It is weighed anew when it is over.
            "size": None,
        }
        connection.execute(update(db.tables).where(db.tables.c.id == table).values(**values))
        found.append((whole, count))

    _with(source, change)
    return found[0]


def _with(source: Path | Database, work: Callable[[Connection], None]) -> None:
    """Do the work as the only one who has the data open."""
    if isinstance(source, Path):
        if not (source / FILE).is_file():
            raise StoreError(f"there are no data in {source}")
        with closing(Folder(source)) as folder:
            folder.begin()
            folder.commit(work)
        return
    source.begin()

    def alone(connection: Connection) -> None:
        refuse_servers(connection, source.where)
        work(connection)

    source.commit(alone)


def _read(connection: Connection, table: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    found = connection.execute(select(db.tables).where(db.tables.c.id == table)).mappings().first()
    if found is None or found["status"] == db.GONE:
        raise StoreError(f"there is no table {table}")
    row = dict(found)
    if row["status"] == "waiting" or row["start"] is None:
        raise StoreError(f"table {table}: its game has not begun")
    if isinstance(row["start"], Unreadable) or isinstance(row["settings"], Unreadable):
        raise StoreError(f"table {table}: its start can't be read; restore a backup")
    if row["game"] not in loadable():
        raise StoreError(f"table {table}: the game {row['game']} is not installed here")
    query = select(db.rows).where(db.rows.c.table_id == table).order_by(db.rows.c.n)
    return row, [dict(one) for one in connection.execute(query).mappings()]


def _whole(row: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
    """How many rows are whole from the first on, and how many there are."""
    whole = _sealed(row, rows)
    while whole:
        try:
            History.rebuilt(row["start"], rows[:whole])
            break
        except RecordError as wrong:
            whole = min(whole - 1, wrong.n or 0)
    return whole, len(rows)


def _sealed(row: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> int:
    """How many rows are what was written, as far as they are sealed."""
    seal, sealed = seals.begun(row["id"], row["start"]), False
    for n, one in enumerate(rows):
        if one["n"] != n or isinstance(one["data"], Unreadable):
            return n
        seal = seals.after(seal, n, one["kind"], one["data"], one["key"], one["at"])
        if one["seal"] != seal and (one["seal"] is not None or sealed):
            return n
        sealed = sealed or one["seal"] == seal
    return len(rows)
