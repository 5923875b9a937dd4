"""Findings for other programs: all scores in one table (CSV), and the raw games (Parquet)."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from stolik.simulation.play import Plan, seed_of
from stolik.simulation.tally import Result, Score

from .extras import library
from .findings import Findings

COLUMNS: Final = ("what", "name", "other", "games", "wins", "draws", "losses", "rate", "low", "high")
"""`other` is whom it was against, or the card; `rate` counts a draw as half a win; `low` and `high`
are its 95 % interval (Wilson)."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
AT_ONCE: Final = 20_000
"""Games that are written at once."""


def rows(found: Findings) -> Iterator[tuple[str, str, str, Score]]:
    """All scores that were found: what it is of, whose, against whom or with which card."""
    for name, score in found.lines:
        yield found.of.removesuffix("s"), name, "", score
    for (name, other), score in found.pairs.items():
        yield "pair", name, other, score
    tally = found.tally
    yield "first", "", "", tally.first
    for name, score in sorted(tally.begins.items()):
        yield "deck that begins", name, "", score
    for seat, score in sorted(tally.seats.items()):
        yield "seat", str(seat), "", score
    for (name, card), one in sorted(tally.cards.items()):
        yield "card drawn", name, card, one.drawn
        yield "card played", name, card, one.played
    for (name, card), score in sorted(tally.openings.items()):
        yield "first card played", name, card, score
    for rule, count in sorted(tally.ends.items()):
        yield "ended by", rule, "", Score(count, 0, count)


def to_csv(found: Findings) -> str:
    """The table as text (RFC 4180 with line feeds). A name that a spreadsheet would take for a formula has an
    apostrophe before it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for what, name, other, score in rows(found):
        head = [what, *(f"'{text}" if text.startswith(_FORMULA) else text for text in (name, other))]
        if what == "ended by":
            writer.writerow([*head, score.games, "", "", "", "", "", ""])
            continue
        low, high = score.interval
        counts = (score.games, score.wins, score.draws, score.losses)
        writer.writerow([*head, *counts, *(f"{rate:.4f}" for rate in (score.rate, low, high))])
    return out.getvalue()


def check_parquet() -> None:
    """Raises ExtraError where raw games can't be written."""
    library("pyarrow.parquet", "--parquet")


def write_parquet(
    path: Path, games: Iterable[tuple[int, int, Result]], plans: Sequence[Plan], settings: Mapping[str, Any]
) -> None:
    """Write the raw games, a row each; `settings` stand in the file's metadata under "stolik". Lists are by seat.
    Raises ExtraError, OSError."""
    arrow, parquet = library("pyarrow", "--parquet"), library("pyarrow.parquet", "--parquet")
    by_seat, cards = arrow.list_(arrow.string()), arrow.list_(arrow.list_(arrow.string()))
    schema = arrow.schema(
        [
            ("pair", arrow.int32()),
            ("game", arrow.int64()),
            ("seed", arrow.string()),
            ("decks", by_seat),
            ("bots", by_seat),
            ("returns", arrow.list_(arrow.int8())),
            ("rule", arrow.string()),
            ("first", arrow.int8()),
            ("turns", arrow.int32()),
            ("decisions", arrow.int32()),
            ("unforced", arrow.int32()),
            ("drawn", cards),
            ("played", cards),
            ("opening", by_seat),
            ("failed", arrow.string()),
        ],
        metadata={"stolik": json.dumps(dict(settings), sort_keys=True)},
    )
    with parquet.ParquetWriter(str(path), schema) as writer:
        waiting: list[dict[str, Any]] = []
        for place, n, result in games:
            waiting.append(_row(place, n, result, plans[place]))
            if len(waiting) == AT_ONCE:
                writer.write_table(arrow.Table.from_pylist(waiting, schema))
                waiting.clear()
        writer.write_table(arrow.Table.from_pylist(waiting, schema))


def _row(place: int, n: int, result: Result, plan: Plan) -> dict[str, Any]:
    from stolik.simulation.run import name_bot

    return {
        "pair": place,
        "game": n,
        "seed": str(seed_of(plan, n)),
        "decks": result.decks,
        "bots": [name_bot(plan.bots[one]) for one in result.contestants],
        "returns": result.returns,
        "rule": result.rule,
        "first": result.first,
        "turns": result.turns,
        "decisions": result.decisions,
        "unforced": result.unforced,
        "drawn": [use.drawn for use in result.uses],
        "played": [use.played for use in result.uses],
        "opening": [use.opening for use in result.uses],
        "failed": result.failed,
    }
