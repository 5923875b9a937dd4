"""How long records are: a bulk record (only the last key) and a table's (a key a move), plain and packed."""

from __future__ import annotations

import zlib

from _measure import Figures, arguments, report

from stolik.game import Game
from stolik.kernel.replay import Record
from stolik.match import Match
from stolik.simulation.play import play
from stolik.simulation.run import make_plan

GAMES = 50


def measure(game: Game) -> Figures:
    """Bytes, on the average of 50 random games."""
    plan = make_plan(game.id, None, ["random"] * game.seats, 1, records=True)
    bulk = [play(plan, n)[1].encode() for n in range(GAMES)]
    moves = [len(Record.from_json(text).entries) for text in bulk]
    table = [Match.from_record(Record.from_json(text)).record.to_json().encode() for text in bulk]
    return {
        "bulk record, bytes": sum(map(len, bulk)) / GAMES,
        "bulk record, packed, bytes": sum(len(zlib.compress(text)) for text in bulk) / GAMES,
        "table record, bytes": sum(map(len, table)) / GAMES,
        "table record, packed, bytes": sum(len(zlib.compress(text)) for text in table) / GAMES,
        "moves a game": sum(moves) / GAMES,
        "bulk record, bytes a move": sum(map(len, bulk)) / sum(moves),
    }


if __name__ == "__main__":
    raise SystemExit(report("records", arguments(__doc__), measure))
