"""Backups of a house's data: one file each, whole or not there, of what was kept at one moment, while it is being used.

A backup is a zip of a SQLite file with all tables and of a manifest that says what is in it. It is the same whether the
data lay in a folder or in PostgreSQL, so it can be restored into either: that is also the way from one to the other.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sqlite3
import tempfile
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Column, Connection, Engine, MetaData, Table, Text, create_engine, func, insert, select, text
from sqlalchemy.exc import DBAPIError

from stolik import __version__

from . import conduct, watermark
from . import store as db
from .backing import migrate, of_this_version, steps
from .backing import step_of as database_step
from .faults import StoreError
from .postgres import UNHURRIED, Database
from .soundness import (
    FILE,
    MARK,
    WAYS,
    check_version,
    examine,
    faults_of,
    older,
    reached_of,
    reading,
    sentence,
    step_of,
)
from .sqlite import hold, owned_like

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
NAME: Final = re.compile(r"stolik-[0-9]{8}-[0-9]{6}(-[0-9]+)?\.zip")
"""What backups in a folder are called; no other file there is ever taken away."""
BATCH: Final = 1000
PIECE: Final = 1 << 20
UNFINISHED: Final = ".stolik-backup-"
UNPACKED: Final = ".unpacked-"
"""What is being made begins with these; what was cut short is swept away by the next."""
DAY: Final = 86_400.0
PASSING: Final = ("house", "processes", "leases", "duties", "listening", "writers", "ceremonies", conduct.pulses.name)
"""Tables that are of the processes that run now, and of no use to others."""

Note = Callable[[str, int, int], None]
"""Told what is being done, how much of it, and of how much."""


@dataclass(frozen=True)
class Manifest:
    """What a backup holds: which version of Stolik made it, the step of its tables, when (seconds since 1970), how many
    rows each table has, and the size and SHA-256 of the file in it."""

    stolik: str
    step: str
    made: float
    tables: dict[str, int]
    size: int
    sha256: str

    def to_json(self) -> str:
        """As it is written."""
        return json.dumps({"backup": FORMAT, **asdict(self)}, indent=2) + "\n"


def quiet(what: str, done: int, total: int) -> None:
    """Tells nobody."""


# ---- making one


def make(source: Path | Database, target: Path, keep: int | None = None, note: Note = quiet) -> tuple[Path, Manifest]:
    """Back up a folder or a database to `target`: a file that is not there yet, or a folder, in which it gets a name of
    its own, and the newest `keep` remain. It is read again and compared before it gets its name. Raises StoreError,
    OSError."""
    into = (target if target.is_dir() else target.parent).absolute()
    if not into.is_dir():
        raise StoreError(f"there is no folder {into}; make it first")
    if target.is_file():
        raise StoreError(f"{target} is there already; name another file, or a folder")
    _sweep(into, UNFINISHED, older_than=DAY)
    try:
        unfinished = tempfile.TemporaryDirectory(dir=into, prefix=UNFINISHED)
    except OSError as wrong:
        raise StoreError(f"nothing can be written in {into}: {wrong.strerror or wrong}") from None
    with unfinished as own:
        copy, packed = Path(own) / FILE, Path(own) / "packed.zip"
        copy.touch(mode=0o600)
        if isinstance(source, Path):
            _copy_file(source, copy, note)
        else:
            _copy_database(source, copy, note)
        manifest = _tidy(copy)
        _pack(copy, manifest, packed, note)
        with unpacked(packed, Path(own), note):
            pass
        final = _named(target, manifest.made) if target.is_dir() else target
        try:
            os.link(packed, final)  # unlike a renaming, it never takes the place of another file
        except FileExistsError:
            raise StoreError(f"{final} is there already; name another file, or a folder") from None
        except OSError:  # a disk without links
            packed.replace(final)
    _sync_folder(into)
    if keep is not None and target.is_dir():
        for old in sorted(_all_in(target), key=lambda one: (one.stat().st_mtime_ns, one.name))[: -keep or None]:
            old.unlink()
    return final, manifest


def _copy_file(folder: Path, copy: Path, note: Note) -> None:
    """A copy of a folder's file as it is at one moment; who writes to it meanwhile is not held up."""
    file, known = folder / FILE, watermark.read(folder / MARK)
    if not file.is_file():
        raise StoreError(f"there are no data in {folder}")
    note("copying", 0, 1)
    with reading(file) as connection:
        check_version(connection, str(file))
        missing = older(reached_of(connection), known)
        if missing:
            raise StoreError(f"the data in {folder} are older than what was acknowledged: {missing}; {WAYS}")
        copy.unlink()
        connection.execute("VACUUM INTO ?", (str(copy),))
        copy.chmod(0o600)
    note("copying", 1, 1)


def _copy_database(database: Database, copy: Path, note: Note) -> None:
    """A copy of all tables of a database as they are at one moment."""
    engine = _engine(copy)
    try:
        with database.snapshot() as source, engine.connect() as target:
            of_this_version(database_step(source), database.where)
            migrate(target)
            _copy_rows(source, target, note)
            target.commit()
    except DBAPIError as wrong:
        raise StoreError(sentence(copy, wrong.orig)) from None
    finally:
        engine.dispose()


def _tidy(copy: Path) -> Manifest:
    """Take out what is only of use to the processes that run now, and look whether it is whole; what it holds."""
    try:
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            there = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            for table in set(PASSING) & set(there):
                connection.execute(f'DELETE FROM "{table}"')
            connection.commit()
            for found in faults_of(connection, thorough=True):
                raise StoreError(
                    f"the data are damaged ({found}), so there is no backup of them; see stolik admin check"
                )
            kept = [name for name in there if name not in PASSING and not name.startswith(("sqlite_", "alembic_"))]
            counts = {t: connection.execute(f'SELECT count(*) FROM "{t}"').fetchone()[0] for t in sorted(kept)}
            step = step_of(connection)
    except sqlite3.DatabaseError as wrong:
        raise StoreError(sentence(copy, wrong)) from wrong
    return Manifest(__version__, step, time.time(), counts, copy.stat().st_size, _digest(copy))


def _pack(copy: Path, manifest: Manifest, packed: Path, note: Note) -> None:
    done = 0
    with packed.open("xb") as file:
        packed.chmod(0o600)
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=3) as archive:
            archive.writestr(MANIFEST, manifest.to_json())
            with copy.open("rb") as plain, archive.open(FILE, "w", force_zip64=True) as member:
                while piece := plain.read(PIECE):
                    member.write(piece)
                    done += len(piece)
                    note("packing", done, manifest.size)
        file.flush()
        os.fsync(file.fileno())


def _named(folder: Path, made: float) -> Path:
    name = time.strftime("stolik-%Y%m%d-%H%M%S", time.localtime(made))
    names = (f"{name}.zip", *(f"{name}-{n}.zip" for n in range(2, 1000)))
    return next(folder / one for one in names if not (folder / one).exists())


def _all_in(folder: Path) -> list[Path]:
    return [path for path in folder.iterdir() if NAME.fullmatch(path.name) and path.is_file()]


# ---- reading one


def _read_manifest(archive: zipfile.ZipFile, file: Path) -> Manifest:
    """What a backup says that it holds. Raises StoreError for a file that is none, or of a newer version."""
    try:
        data = json.loads(archive.read(MANIFEST))
        if data.pop("backup") != FORMAT:
            raise StoreError(f"{file} was made by a newer version of Stolik ({data.get('stolik')})")
        manifest = Manifest(**data)
    except (KeyError, TypeError, ValueError, RuntimeError) as wrong:
        if isinstance(wrong, StoreError):
            raise
        raise StoreError(f"{file} is no backup of Stolik ({wrong})") from None
    if manifest.step not in steps():
        raise StoreError(
            f"{file} was made by a newer version of Stolik ({manifest.stolik}, step {manifest.step} of its tables; "
            f"this is {__version__}, which knows up to {steps()[0]}); take that version"
        )
    return manifest


@contextmanager
def unpacked(file: Path, folder: Path, note: Note = quiet) -> Iterator[tuple[Path, Manifest]]:
    """The SQLite file of a backup, as a file in `folder` while the block runs, compared with its manifest. Raises
    StoreError, OSError."""
    handle, name = tempfile.mkstemp(dir=folder, prefix=UNPACKED)
    path = Path(name)
    try:
        with os.fdopen(handle, "wb") as plain, zipfile.ZipFile(file) as archive:
            manifest = _read_manifest(archive, file)
            with archive.open(FILE) as member:
                digest = _pour(member, plain, manifest.size, note)
        if digest != manifest.sha256:
            raise StoreError(f"{file} is damaged: what is in it is not what was put there")
        yield path, manifest
    except (zipfile.BadZipFile, EOFError, KeyError, zlib.error) as wrong:
        raise StoreError(f"{file} is no backup of Stolik, or is damaged ({wrong})") from None
    finally:
        path.unlink(missing_ok=True)  # unless it was put somewhere


def _pour(member: IO[bytes], plain: IO[bytes], size: int, note: Note) -> str:
    """Write no more than `size` bytes and one, and force them to disk; their digest."""
    digest, done = hashlib.sha256(), 0
    while done <= size and (piece := member.read(PIECE)):
        plain.write(piece)
        digest.update(piece)
        done += len(piece)
        note("unpacking", done, size)
    plain.flush()
    os.fsync(plain.fileno())
    return digest.hexdigest()


# ---- restoring one


def restore(
    file: Path, target: Path | Database, replace: bool = False, note: Note = quiet
) -> tuple[Manifest, Path | None]:
    """Put a backup where a server will find it: into a folder or an empty database; with `replace`, in place of what
    lies in the folder, which is kept in a folder beside. What was restored, and that folder. Raises StoreError, where
    a server runs there or data are, with nothing changed; OSError."""
    if isinstance(target, Path):
        return _restore_folder(file, target, replace, note)
    with tempfile.TemporaryDirectory(prefix="stolik-restore-") as own, unpacked(file, Path(own), note) as (copy, known):
        target.begin()
        engine = _engine(copy)
        try:
            with engine.connect() as source:
                migrate(source)
                source.commit()
                target.commit(lambda connection: _fill(source, connection, target.where, note))
        finally:
            engine.dispose()
    return known, None


def _restore_folder(file: Path, folder: Path, replace: bool, note: Note) -> tuple[Manifest, Path | None]:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with hold(folder):
        there = [folder / name for name in (f"{FILE}-wal", f"{FILE}-shm", FILE) if (folder / name).exists()]
        if there and not replace:
            raise StoreError(
                f"there are data in {folder}; --replace puts the backup in their place, and keeps them beside"
            )
        _sweep(folder, UNPACKED)
        with unpacked(file, folder, note) as (copy, known):
            _sound(copy, known, file)
            mark = folder / MARK
            kept = beside(folder) if there or mark.exists() else None
            # In this order: wherever it is cut short, a server that starts says what is missing.
            for old in there:
                assert kept is not None
                old.replace(kept / old.name)
            owned_like(folder, copy)
            copy.replace(folder / FILE)
            if mark.exists():
                assert kept is not None
                mark.replace(kept / MARK)
            _sync_folder(folder)
        examine(folder)
    return known, kept


def _sound(copy: Path, known: Manifest, file: Path) -> None:
    with reading(copy) as connection:
        for found in faults_of(connection, thorough=True):
            raise StoreError(f"{file} is damaged: {found}")
        for table, count in known.tables.items():
            if connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] != count:
                raise StoreError(f"{file} is damaged: it should have {count} rows of {table}")


def beside(folder: Path) -> Path:
    """A new folder in this one, for what is taken out of it."""
    name = time.strftime("replaced-%Y%m%d-%H%M%S")
    for n in range(1, 1000):
        path = folder / (name if n == 1 else f"{name}-{n}")
        if not path.exists():
            path.mkdir(mode=0o700)
            return path
    raise StoreError(f"too many folders called {name} in {folder}")


def _fill(source: Connection, target: Connection, where: str, note: Note) -> None:
    """Put all rows into empty tables."""
    target.execute(UNHURRIED)
    refuse_servers(target, where)
    for table in (db.guests, db.tables):
        if target.execute(select(func.count()).select_from(table)).scalar():
            raise StoreError(f"there are data in {where}; a backup goes into an empty database (createdb makes one)")
    _copy_rows(source, target, note)
    for table in db.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None and column.autoincrement is True:
            most = target.execute(select(func.max(column))).scalar() or 0
            if most:
                place = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
                target.execute(text(f"SELECT setval({place}, :most)"), {"most": most})


def refuse_servers(connection: Connection, where: str) -> None:
    """Raises StoreError where servers run over this database."""
    alive = "SELECT count(*) FROM processes WHERE until > extract(epoch from clock_timestamp())"
    if connection.execute(text(alive)).scalar():
        raise StoreError(f"servers run with {where}; stop them first")


def _copy_rows(source: Connection, target: Connection, note: Note) -> None:
    """All rows of all tables that are worth keeping, as they are written."""
    chosen = [_plain(table) for table in db.metadata.sorted_tables if table.name not in PASSING]
    total = sum(source.execute(select(func.count()).select_from(table)).scalar() or 0 for table in chosen)
    done = 0
    for table in chosen:
        result = source.execution_options(yield_per=BATCH).execute(select(table))
        for part in result.mappings().partitions(BATCH):
            target.execute(insert(table), [dict(row) for row in part])
            done += len(part)
            note("copying", done, total)


def _plain(table: Table) -> Table:
    """A table whose JSON is the text that it is written as."""
    columns: list[Column[Any]] = [
        Column(column.name, Text() if isinstance(column.type, db.JsonText) else column.type) for column in table.columns
    ]
    return Table(table.name, MetaData(), *columns)


# ---- files


def _engine(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file}")


def _sweep(folder: Path, prefix: str, older_than: float = 0.0) -> None:
    """Take away what was left by one that was killed; of younger things another may still be at work."""
    for path in folder.glob(f"{prefix}*"):
        if path.stat().st_mtime <= time.time() - older_than:
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def _digest(file: Path) -> str:
    with file.open("rb") as plain:
        return hashlib.file_digest(plain, "sha256").hexdigest()


def _sync_folder(folder: Path) -> None:
    """Force the names in a folder to disk, where the system can."""
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
