"""What is kept of games that are over, so that they are found: in the same store (`store.metadata`)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from .store import metadata

OWN: Final = "*"
"""The name of a deck that is not bundled, behind its game: how its owner calls it is nobody else's."""

finished = Table(
    "finished",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("watched", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("finished_shown", "shown", "at", "table_id"),
)
"""When it was over, by which format ("": the game has none), whether it counted, whether anybody may look at it, and
whether it is told to everybody: then it counted, or people played it among themselves, too."""
finished_seats = Table(
    "finished_seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", Integer, nullable=False),
    Column("guest", String(24)),
    Column("bot", String(24)),
    Column("called", String(96), nullable=False),
    Column("deck", String(120)),
    Column("result", Integer),
    Column("first", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("finished_of_guest", "guest", "at", "table_id"),
    Index("finished_of_bot", "bot", "at", "table_id"),
    Index("finished_of_deck", "deck", "at", "table_id"),
)
"""Who sat there. `called`: what a bot was called, "" for people, who are called as they are now. `deck`: "game/deck", a
bundled one by its key or OWN; null where lists stay closed, or there is none. `result`: 1, 0, -1, or null where nobody
can say. `first`: the first seat of whoever sits there. `at` is that of the game."""
