"""What is kept of how people treat each other: whom somebody does not hear, reports, what hosts did, and who is one.

Guests are named by their ids without foreign keys, and by the names that they had: what was done is told also when they
are forgotten.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from .store import JsonText, metadata

muted = Table(
    "muted",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("whom", String(24), nullable=False, index=True),
    Column("blocked", Integer, nullable=False),
    Column("name", String(96), nullable=False),
    Column("at", Float, nullable=False),
    Index("muted_once", "guest", "whom", unique=True),
)
"""`guest` hears no free words of `whom`, who was called `name` then; `blocked` (1): and they don't meet."""
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("once", String(80), unique=True),
    Column("reporter", String(24), nullable=False, index=True),
    Column("reporter_name", String(96), nullable=False),
    Column("guest", String(24), nullable=False, index=True),
    Column("name", String(96), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("game", String(40), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("words", Text, nullable=False),
    Column("lines", JsonText, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
)
"""`reporter` complains of `guest`. `once` is there as long as it is open: nobody complains twice of the same."""
deeds = Table(
    "deeds",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(24), nullable=False, index=True),
    Column("name", String(96), nullable=False),
    Column("report", String(24), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("words", Text, nullable=False),
    Column("host", String(24), nullable=False),
    Column("host_name", String(96), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float),
    Column("seen", Float),
    Column("back", Float),
    Column("back_name", String(96)),
)
"""What hosts did: `warn`, `silence` and `ban` (both `until` then), `dismiss`. `seen`: when the warning was read;
`back`: when it was taken back, by the host of that name."""
hosts = Table(
    "hosts",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("since", Float, nullable=False),
)
pulses = Table(
    "pulses",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("minute", Integer, primary_key=True),
    Column("tables", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("refused", Integer, nullable=False),
    Column("commits", Integer, nullable=False),
    Column("slow", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
)
"""How one process fared in one minute since 1970: tables and people at its end, the others in it."""
said = Table(
    "said",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(24)),
    Column("name", String(96), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
)
"""What a host says to everybody; one row at most."""
