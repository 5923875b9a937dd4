"""What is kept of people who meet: their ratings, the games that these rest on, tables that are open to everybody, and
who follows whom. It lies in the same store (`store.metadata`)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from .store import JsonText, metadata

LADDER: Final = 60
"""Letters of the name of a ladder."""
PLAYER: Final = 32
"""Letters of a player: the id of a guest, or "bot:" and a bot's."""

rated = Table(
    "rated",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), unique=True),
    Column("ladder", String(LADDER), nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Float, index=True),
)
"""Games that count, in the order in which they ended; `done` says since when they have been counted. They outlast their
tables."""
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("n", Integer, ForeignKey("rated.n"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", Integer, nullable=False),
    Column("result", Integer, nullable=False),
    Column("guest", String(24), index=True),
    Column("bot", String(24)),
    Column("before_mu", Float),
    Column("before_sigma", Float),
    Column("mu", Float),
    Column("sigma", Float),
)
"""Who sat at them, how it came off (1, 0 or -1), and the rating before and after, once it is counted."""
ratings = Table(
    "ratings",
    metadata,
    Column("ladder", String(LADDER), primary_key=True),
    Column("player", String(PLAYER), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("ratings_of_player", "player"),
)
offers = Table(
    "offers",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("langs", JsonText, nullable=False),
    Column("note", String(240), nullable=False),
    Column("lasting", Boolean, nullable=False),
    Column("created", Float, nullable=False),
)
"""Tables that wait for whoever likes to sit down. One that is not `lasting` is shown while its guest is here."""
deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("until", Float, nullable=False, index=True),
)
"""Of tables with clocks of days: when the time of whoever is asked is up."""
follows = Table(
    "follows",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("whom", String(24), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("since", Float, nullable=False),
)
lookouts = Table(
    "lookouts",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("until", Float, nullable=False),
)
"""Who wants to be told when somebody looks for a game, until then."""
rests = Table(
    "rests",
    metadata,
    Column("guest", String(24), primary_key=True),
    Column("whom", String(24), primary_key=True, index=True),
    Column("until", Float, nullable=False),
)
"""`guest` hears of no challenges of `whom` until then."""
comings = Table(
    "comings",
    metadata,
    Column("hour", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
)
"""How many people were here in an hour, counted since 1970; nothing of who they were."""
