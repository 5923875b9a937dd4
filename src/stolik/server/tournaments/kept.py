"""What is kept of tournaments, in the same store (`store.metadata`)."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from stolik.server.store import JsonText, metadata

LEFT = "left:"
"""What the id of an entrant begins with who has left for good; they have no name."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(240), nullable=False),
    Column("settings", JsonText, nullable=False),
    Column("data", JsonText, nullable=False),
    Column("phase", String(10), nullable=False, index=True),
    Column("starts", Float),
    Column("due", Float),
    Column("trouble", JsonText),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)
"""`data` is the tournament as a value (`Tournament.to_data`); `due` when the house acts next by itself, `trouble` why
it can't. One whose host has left for good has none (`guest`)."""
entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("entrant", String(64), nullable=False),
    Column("name", String(96), nullable=False),
    Column("decks", JsonText, nullable=False),
    Column("titles", JsonText, nullable=False),
    Column("entered", Float, nullable=False),
)
"""Who is in, and with which sets: one, or one for each seat where sets belong to seats."""
played = Table(
    "tournament_tables",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("table_id", String(24), nullable=False, unique=True),
    Column("seats", JsonText, nullable=False),
    Column("returns", JsonText),
    Column("ended", Float),
)
"""The tables of its games: which entrant sits where, and how the game came off by seat, once it is over."""
acts = Table(
    "tournament_log",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("tournament", String(24), ForeignKey("tournaments.id"), nullable=False, index=True),
    Column("guest", String(24)),
    Column("act", String(24), nullable=False),
    Column("about", JsonText, nullable=False),
    Column("why", String(240), nullable=False),
    Column("at", Float, nullable=False),
)
"""What was done, by whom, and why where a reason was asked."""
