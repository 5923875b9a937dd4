"""Reading records: one in a file, or a line each as `stolik simulate --records` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stolik.cli.output import DIFFERENT, Fault, read_text, whole

if TYPE_CHECKING:
    from stolik.kernel.replay import Record
    from stolik.match import Match

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as play, simulate and the table save it.")]
NumberOption = Annotated[
    int | None,
    typer.Option("--game", help="Which one, from 1, where a file holds several.", parser=whole(), metavar="N"),
]


def read_records(path: Path) -> list[Record]:
    """All records in a file. Raises Fault that names the file, and the line where there are several."""
    from stolik.kernel.replay import Record, RecordError

    text = read_text(path)
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise Fault(f"{path}: the file is empty")
    several = len(lines) > 1 and lines[0][1].lstrip().startswith('{"stolik"') and lines[1][1].startswith("{")
    found = []
    for n, part in lines if several else [(0, text)]:
        try:
            found.append(Record.from_json(part))
        except RecordError as wrong:
            raise Fault(f"{path}: {f'line {n}: ' if several else ''}{wrong}") from None
    return found


def pick(path: Path, game: int | None) -> Record:
    """The record in a file, or number `game` (from 1) of several. Raises Fault."""
    records = read_records(path)
    if game is None and len(records) > 1:
        raise Fault(f"{path}: there are {len(records)} records in it; choose one with --game 1 to {len(records)}")
    number = 1 if game is None else game
    if not 1 <= number <= len(records):
        raise Fault(f"{path}: there is no record {number}; it holds {len(records)}")
    return records[number - 1]


def readable(path: Path, record: Record) -> None:
    """Raises Fault unless these rules and cards are the ones that it was made with, and its start can be read."""
    from stolik.catalog import UnknownGame
    from stolik.cli.local_packs import local_cards
    from stolik.kernel.replay import BROKEN, RecordError, begin, check_version
    from stolik.kernel.rules import SetupError
    from stolik.match import card_fingerprint, game_of

    try:
        found = game_of(record, local_cards)
        check_version(found.rules, record)
        if card_fingerprint(found, record.setup) != record.cards:
            raise Fault(f"{path}: the cards have changed since this was recorded")
        begin(found.rules, record).clone()
    except (RecordError, SetupError, UnknownGame) as wrong:
        raise Fault(f"{path}: {wrong}") from None
    except BROKEN as wrong:
        raise Fault(f"{path}: the start of the game is damaged ({type(wrong).__name__}: {wrong})") from None


def load(path: Path, game: int | None = None, to: int | None = None) -> Match:
    """The match of a record after `to` answers (all by default).

    Raises Fault that names the file and the place, with the code DIFFERENT where the game plays differently.
    """
    from stolik.cli.local_packs import local_cards
    from stolik.kernel.replay import BROKEN, RecordError
    from stolik.match import Match

    record = pick(path, game)
    readable(path, record)
    if to is not None and not 0 <= to <= len(record.entries):
        raise Fault(f"{path}: it has {len(record.entries)} answers, so there is no table after {to}")
    try:
        return Match.from_record(record, to, packs=local_cards)
    except RecordError as wrong:
        raise Fault(f"{path}: {wrong}", DIFFERENT) from None
    except BROKEN as wrong:
        raise Fault(f"{path}: the record is damaged ({type(wrong).__name__}: {wrong})") from None
