"""Looking a house's data through, table by table: what is damaged, what that means, and what can be done.

It reads only, also beside a server that runs: each table as it is at one moment.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from pebble import ProcessExpired, ProcessPool
from sqlalchemy import Connection, RowMapping, create_engine, select, text
from sqlalchemy.exc import DBAPIError

from stolik.catalog import game as find_game
from stolik.catalog import loadable
from stolik.kernel.replay import RecordError
from stolik.packs.pack import Pack
from stolik.packs.reading import PackError

from . import seals
from . import store as db
from .faults import StoreError
from .history import History, is_of_other_rules
from .postgres import Database
from .room import summary_of
from .seals import Damaged, Unreadable
from .soundness import read_only, sentence
from .sqlite import as_text

LONGEST: Final = 120.0
"""Seconds that the games of one table may take to be played again."""
DONE: Final = "restore a backup"
ADD_AGAIN: Final = "its owner can add its file again; games with its cards have them themselves"
SHUT: Final = "it is shut and the others go on; take the rows that are whole (stolik admin repair), or restore a backup"

Note = Callable[[int, int], None]
"""Told how many tables were looked at, and of how many."""


@dataclass(frozen=True)
class Finding:
    """Something about one thing: `of` is what it is ("table", "deck", "pack" or "file"), `id` which one. A "damage" is
    wrong, a "note" only to be known; `help` is what can be done."""

    level: Literal["damage", "note"]
    of: str
    id: str
    what: str
    help: str


def look_through(
    source: Path | str, deep: bool, workers: int = 0, note: Note | None = None
) -> tuple[int, list[Finding]]:
    """How many tables there are in a SQLite file or at the address of a database, and what was found in them. `deep`
    plays each game again, in `workers` processes (0: as many as there are cores). Raises StoreError."""
    with _opened(source) as connection:
        kept = select(db.tables.c.id).where(db.tables.c.status != db.GONE).order_by(db.tables.c.id)
        ids = [str(id_) for id_ in connection.execute(kept).scalars()]
        found = [*_decks(connection), *_packs(connection)]
    for done, findings in enumerate(_each(source, ids, workers) if deep else _all(source, ids), 1):
        found += findings
        if note is not None:
            note(done, len(ids))
    return len(ids), found


def _all(source: Path | str, ids: Sequence[str]) -> Iterator[list[Finding]]:
    with _opened(source) as connection:
        for table in ids:
            yield _table(connection, table, False)


def _each(source: Path | str, ids: Sequence[str], workers: int) -> Iterator[list[Finding]]:
    """Every table in a process that may take its time, or die."""
    if not ids:
        return
    most = min(workers or os.cpu_count() or 1, len(ids))
    with ProcessPool(most, context=get_context("spawn")) as pool:
        results = pool.map(_look, [source] * len(ids), ids, timeout=LONGEST).result()
        for table in ids:
            try:
                yield next(results)
            except TimeoutError:
                yield [Finding("damage", "table", table, f"its game takes longer than {LONGEST:.0f} s", SHUT)]
            except ProcessExpired as wrong:
                yield [Finding("damage", "table", table, f"its game ends the process that plays it ({wrong})", SHUT)]
            except BaseException:
                pool.stop()  # type: ignore[no-untyped-call]
                raise


def _look(source: Path | str, table: str) -> list[Finding]:
    """In a process of its own: one table."""
    with _opened(source) as connection:
        return _table(connection, table, True)


# ---- one table


def _table(connection: Connection, table: str, deep: bool) -> list[Finding]:
    found = connection.execute(select(db.tables).where(db.tables.c.id == table)).mappings().first()
    if found is None or found["status"] == db.GONE:  # deleted, or about to be
        return []
    seats = connection.execute(select(db.seats).where(db.seats.c.table_id == table).order_by(db.seats.c.seat))
    rows = connection.execute(select(db.rows).where(db.rows.c.table_id == table).order_by(db.rows.c.n))
    row = dict(found)
    wrong = list(_frame(row, seats.mappings().all()))
    if any(finding.level == "damage" for finding in wrong) or row["start"] is None:
        return wrong
    return [*wrong, *_game(row, [dict(one) for one in rows.mappings()], deep)]


def _frame(row: Mapping[str, Any], seats: Sequence[RowMapping]) -> Iterator[Finding]:
    """What a table is apart from its game."""
    table = row["id"]
    for name in ("settings", "start", "deal", "brought", "parent", "keep"):
        if isinstance(row[name], Unreadable):
            yield Finding("damage", "table", table, f"its {name} can't be read", SHUT)
    if isinstance(row["summary"], Unreadable):
        yield Finding("damage", "table", table, "what lists show of it can't be read", "the next answer mends it")
    if row["game"] not in loadable():
        yield Finding("note", "table", table, f"the game {row['game']} is not installed here", "it waits until it is")
    elif row["kind"] != "record" and [seat["seat"] for seat in seats] != list(range(find_game(row["game"]).seats)):
        yield Finding("damage", "table", table, f"it has {len(seats)} seats, which are not those of its game", DONE)
    for seat in seats:
        if isinstance(seat["deck"], Unreadable):
            yield Finding("damage", "table", table, f"the deck at seat {seat['seat']} can't be read", DONE)


def _game(row: Mapping[str, Any], rows: Sequence[Mapping[str, Any]], deep: bool) -> Iterator[Finding]:
    """Whether the rows of a table are what was written; with `deep`, also whether the game comes out by them."""
    table = row["id"]
    if row["status"] == "waiting":
        return
    try:
        seals.confirmed(table, row["start"], rows, row["seal"])
    except Damaged as wrong:
        yield Finding("damage", "table", table, str(wrong), SHUT)
        return
    if not deep or row["game"] not in loadable():
        return
    try:
        history = History.rebuilt(row["start"], rows)
    except RecordError as wrong:
        if not is_of_other_rules(row["start"], rows):
            yield Finding("damage", "table", table, f"its game does not come out by its rows: {wrong}", SHUT)
        elif row["status"] == "running" and row["keep"] is not None:
            yield Finding("note", "table", table, str(wrong), "it goes on from the last state that was kept")
        else:
            yield Finding("note", "table", table, str(wrong), "the version that made it can open it")
        return
    match = history.match
    if (row["status"] == "over") != (match.outcome is not None) and row["kind"] != "record":
        yield Finding("damage", "table", table, f"it is called {row['status']}, and its game is not", DONE)
    shown = msgspec.to_builtins({**summary_of(match, row["summary"].get("options", {}))})
    kept = row["summary"]
    if row["kind"] != "record" and any(shown[name] != kept.get(name) for name in ("turn", "scores", "asked")):
        yield Finding("note", "table", table, "lists show an earlier state of it", "the next answer mends it")


def _decks(connection: Connection) -> list[Finding]:
    found = []
    for deck in connection.execute(select(db.decks.c.id, db.decks.c.name, db.decks.c.stacks)).mappings():
        stacks = deck["stacks"]
        if not isinstance(stacks, list) or not all(isinstance(stack, list) for stack in stacks):
            what = f"the cards of {deck['name']} can't be read"
            found.append(
                Finding("damage", "deck", deck["id"], what, "its owner can write it anew; or restore a backup")
            )
    return found


def _packs(connection: Connection) -> Iterator[Finding]:
    """Whether each pack can be read; of a game that isn't here it is not asked."""
    query = select(db.packs.c.id, db.packs.c.name, db.packs.c.game, db.packs.c.fingerprint, db.packs.c.data)
    for row in connection.execution_options(yield_per=1).execute(query).mappings():
        if row["game"] not in loadable():
            continue
        try:
            if isinstance(row["data"], Unreadable):
                raise PackError("it is no JSON")
            game = find_game(row["game"])
            pack = Pack.from_data(row["data"], game)
            if pack.fingerprint(game) != row["fingerprint"]:
                yield Finding("note", "pack", row["id"], f"{row['name']} is not all that it was", ADD_AGAIN)
        except PackError as wrong:
            what = f"the cards of {row['name']} can't be read: {wrong}"
            yield Finding("damage", "pack", row["id"], what, f"{ADD_AGAIN}; or restore a backup")


# ---- opening


@contextmanager
def _opened(source: Path | str) -> Iterator[Connection]:
    """A connection that reads all as it is at one moment. Raises StoreError."""
    if not isinstance(source, Path):
        with closing(Database(source)) as database, database.snapshot() as connection:
            yield connection
        return
    engine = create_engine("sqlite://", creator=lambda: _connected(source))
    try:
        with engine.connect() as connection:
            connection.execute(text("BEGIN"))
            yield connection
            connection.rollback()
    except DBAPIError as wrong:
        raise StoreError(sentence(source, wrong.orig)) from None
    finally:
        engine.dispose()


def _connected(file: Path) -> sqlite3.Connection:
    connection = read_only(file)
    connection.text_factory = as_text
    return connection
