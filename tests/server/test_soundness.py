"""A damaged store is not served: one sentence says what is wrong, before anything is, and the file stays as it is."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from stolik.cli import main
from stolik.server import sqlite, watermark
from stolik.server import store as db
from stolik.server.soundness import FILE, MARK
from stolik.server.store import Store, StoreError

LOG = f"{FILE}-wal"


def guest(name: str) -> Any:
    return insert(db.guests).values(id=name, name=name * 30, lang="en", theme="system", created=1.0)


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as it is after kill -9: a file, its log with forty commits, and the mark."""
    alive, dead = tmp_path_factory.mktemp("alive"), tmp_path_factory.mktemp("dead")

    async def write() -> None:
        store = await Store.open(alive)
        for n in range(40):
            await store.write(guest(str(n)))
        for name in (FILE, LOG, MARK):
            shutil.copy(alive / name, dead / name)
        await store.close()

    asyncio.run(write())
    return dead


@pytest.fixture
def folder(crashed: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copytree(crashed, tmp_path / "kept"))


def settled(folder: Path) -> None:
    """As after an end in order: all is in one file."""
    connection = sqlite3.connect(folder / FILE)
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()


def overwrite(file: Path, at: int, content: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(content)


async def count(folder: Path) -> int:
    store = await Store.open(folder)
    found = await store.read(select(db.guests.c.id))
    await store.close()
    return len(found)


async def test_what_was_killed_comes_back_whole(folder: Path) -> None:
    sqlite.check(folder)
    assert await count(folder) == 40
    sqlite.check(folder)


def cut(folder: Path) -> None:
    os.truncate(folder / LOG, (folder / LOG).stat().st_size - 5 * 4120)


def flip(folder: Path) -> None:
    """Among the last frames: those before are the tables themselves."""
    overwrite(folder / LOG, (folder / LOG).stat().st_size - 5 * 4120, b"\xff" * 50)


def last_frame(folder: Path) -> None:
    os.truncate(folder / LOG, (folder / LOG).stat().st_size - 4120)


def no_log(folder: Path) -> None:
    (folder / LOG).unlink()


def no_file(folder: Path) -> None:
    (folder / FILE).unlink()


def empty(folder: Path) -> None:
    no_log(folder)
    os.truncate(folder / FILE, 0)


def header(folder: Path) -> None:
    settled(folder)
    overwrite(folder / FILE, 0, b"\0" * 100)


def page(folder: Path) -> None:
    settled(folder)
    overwrite(folder / FILE, 4096 * 20, b"\xa5" * 4096)


def short(folder: Path) -> None:
    settled(folder)
    os.truncate(folder / FILE, (folder / FILE).stat().st_size // 2)


def other(folder: Path) -> None:
    (folder / MARK).unlink()
    asyncio.run(count(folder))
    known = watermark.read(folder / MARK)
    assert known is not None
    settled(folder)
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("update house set value = 'another'")
    connection.close()


def newer(folder: Path) -> None:
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()


DAMAGE: list[tuple[Callable[[Path], None], str]] = [
    (cut, "the last [1-9] changes are missing"),
    (flip, "changes are missing"),
    (last_frame, "the last 1 changes are missing"),
    (no_log, "older than what was acknowledged"),
    (no_file, "is missing, and stolik.mark beside it says that there were data"),
    (empty, "older than what was acknowledged"),
    (header, "is damaged .file is not a database.; restore a backup"),
    (page, "is damaged .*; restore a backup"),
    (short, "is damaged .*; restore a backup"),
    (other, "stolik.mark beside them belongs to other data"),
    (newer, "a newer version of Stolik has written them .step 9999"),
]


@pytest.mark.parametrize(("damage", "said"), DAMAGE, ids=lambda one: getattr(one, "__name__", ""))
def test_a_damaged_store_is_not_served(
    folder: Path, damage: Callable[[Path], None], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    damage(folder)
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.name in (FILE, LOG, MARK)}
    with pytest.raises(StoreError, match=said):
        sqlite.check(folder)
    assert main(["serve", "--port", "0", "--data", str(folder)]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith("stolik: ") and printed.err.count("\n") == 1 and printed.out == ""
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.name in before} == before


@pytest.mark.parametrize("damage", [cut, no_log, no_file, empty, header, other, newer])
async def test_a_store_opens_no_data_that_are_not_all_there(folder: Path, damage: Callable[[Path], None]) -> None:
    await asyncio.to_thread(damage, folder)
    with pytest.raises(StoreError):
        await Store.open(folder)


async def test_a_mark_that_is_behind_or_gone_keeps_nobody_out(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    overwrite(folder / MARK, 0, b"?" * watermark.SIZE)
    assert watermark.read(folder / MARK) is not None
    assert await count(folder) == 40 and not caplog.records
    (folder / MARK).write_bytes(b"")
    assert await count(folder) == 40
    assert "nobody can tell" in caplog.text


async def test_a_page_that_goes_bad_while_it_is_served_is_one_sentence(folder: Path) -> None:
    settled(folder)
    (folder / MARK).unlink()
    overwrite(folder / FILE, 4096, b"\xa5" * (folder / FILE).stat().st_size)
    with pytest.raises(StoreError, match=r"is damaged .*; restore a backup"):
        await count(folder)


def spoil(folder: Path, table: str) -> None:
    """The first page of a table goes bad."""
    connection = sqlite3.connect(folder / FILE)
    connection.execute("pragma wal_checkpoint(truncate)")
    (page,) = connection.execute("select rootpage from sqlite_master where name = ?", (table,)).fetchone()
    connection.close()
    overwrite(folder / FILE, (page - 1) * 4096, b"\xa5" * 4096)


async def test_a_page_that_goes_bad_while_it_is_served_is_said_and_the_rest_goes_on(
    start: Any, people: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    running = start(folder=tmp_path)
    player = await people(at=running)
    table = (await player.table("hotseat"))["id"]
    async with player.at(table) as line:
        await line.lay()
    running.stop()
    spoil(tmp_path, "rows")
    player.address = start(folder=tmp_path).address
    answer = await player.http.get(f"{player.address}/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store")
    async with player.at(table, hear=False) as line:
        assert (await line.hear())["d"]["code"] == "store"
    said = [line.getMessage() for line in caplog.records if "is damaged" in line.getMessage()]
    assert len(said) == 2 and not any(line.exc_info for line in caplog.records)
    mine = await player.http.get(f"{player.address}/api/tables")
    assert [one["id"] for one in mine.json()] == [table]


async def test_who_opens_a_table_on_a_full_disk_is_told_and_nothing_is_half_there(start: Any, people: Any) -> None:
    running = start()
    player = await people(at=running)
    order = {"game": "token-battle", "opponent": "hotseat", "deck": "first-steps"}
    with no_byte_more(running.house.store):
        for _ in range(2):
            assert (await player.post("/api/tables", order, 503))["error"]["code"] == "store"
    assert await player.get("/api/tables") == []
    assert (await player.post("/api/tables", order, 201))["id"]


# ---- a disk that is full, and files of somebody else


@contextmanager
def no_page_more(store: Store) -> Iterator[None]:
    """SQLite gets no page more than it has."""
    assert isinstance(store.backing, sqlite.Folder)
    connection = store.backing._connection
    assert connection is not None
    (pages,) = connection.exec_driver_sql("pragma page_count").one()
    for most in (pages, 1_000_000):
        connection.exec_driver_sql(f"pragma max_page_count = {most}")
        connection.rollback()
        if most == pages:
            yield


@contextmanager
def no_byte_more(store: Store) -> Iterator[None]:
    """The system lets no file of this process grow beyond the log."""
    resource = pytest.importorskip("resource")
    assert store.folder is not None
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((store.folder / LOG).stat().st_size, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize(("full", "said"), [(no_page_more, "the disk of .* is full"), (no_byte_more, "can't be used")])
async def test_a_disk_that_is_full_is_said_and_what_was_kept_stays(folder: Path, full: Any, said: str) -> None:
    store = await Store.open(folder)
    with full(store), pytest.raises(StoreError, match=said):
        await store.write(*(guest(f"too much {n}") for n in range(100)))
    await store.write(guest("room again"))
    assert len(await store.read(select(db.guests.c.id))) == 41
    await store.close()
    sqlite.check(folder)
    assert await count(folder) == 41


@pytest.fixture
def open_folder(crashed: Path) -> Iterator[Path]:
    """A folder that everybody may enter, with data of our own."""
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        yield Path(shutil.copytree(crashed, Path(place) / "kept"))


AS_NOBODY = """
import os, sys
import stolik.server.run
from stolik.cli import main
os.setgroups([])
os.setuid(65534)
sys.exit(main(sys.argv[1:]))
"""
"""The command as a user who owns nothing; what it needs is loaded before."""


@pytest.mark.parametrize(
    ("folder_mode", "file_mode", "said"),
    [
        (0o700, 0o600, "the folder .*kept can't be used: Permission denied"),
        (0o755, 0o644, "the folder .*kept can't be used: Permission denied"),
        (0o777, 0o600, "stolik.sqlite3 can't be written by this user"),
        (0o777, 0o644, "stolik.sqlite3 can't be written by this user"),
    ],
    ids=["a closed folder", "a folder to look at", "a closed file", "a file to look at"],
)
def test_what_belongs_to_somebody_else_is_said(open_folder: Path, folder_mode: int, file_mode: int, said: str) -> None:
    if os.name == "nt" or os.geteuid() != 0:
        pytest.skip("only root can become somebody else")
    for path in open_folder.iterdir():
        path.chmod(file_mode)
    open_folder.chmod(folder_mode)
    command = [sys.executable, "-c", AS_NOBODY, "serve", "--port", "0", "--data", str(open_folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert re.search(said, done.stderr)
