"""What is kept of studies. A chapter has the record of a game or of a drawn position, once and without names; its
main line is that record, and what leaves it are rows of `nodes`."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text

from stolik.server.store import JsonText, metadata

studies = Table(
    "studies",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("title", String(240), nullable=False),
    Column("readers", String(8), nullable=False),
    Column("code", String(24), unique=True),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("studies_public", "readers", "updated"),
)
"""`readers`: "people", "link" or "all". `code`: of the link by which one becomes a writer, null where there is none.
`version` counts changes of all that hangs on it."""
members = Table(
    "study_members",
    metadata,
    Column("study", String(24), ForeignKey("studies.id"), primary_key=True),
    Column("member", String(24), ForeignKey("guests.id"), primary_key=True, index=True),
    Column("writes", Integer, nullable=False),
    Column("since", Float, nullable=False),
)
"""People of a study beside its owner."""
chapters = Table(
    "study_chapters",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("study", String(24), ForeignKey("studies.id"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("title", String(240), nullable=False),
    Column("game", String(40), nullable=False),
    Column("drawn", String(80), nullable=False),
    Column("record", JsonText, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", Float, nullable=False),
)
"""`drawn`: the scenario that it shows, as "game/id", "" for a game. `turns`: entries of its record; `size`: bytes."""
seats = Table(
    "study_seats",
    metadata,
    Column("chapter", String(24), ForeignKey("study_chapters.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), index=True),
    Column("name", String(96), nullable=False),
)
"""Who played the game of a chapter; nobody is told of a drawn position."""
nodes = Table(
    "study_nodes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("chapter", String(24), ForeignKey("study_chapters.id"), nullable=False, index=True),
    Column("parent", String(24), index=True),
    Column("n", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("picks", JsonText, nullable=False),
    Column("labels", JsonText, nullable=False),
    Column("name", String(240), nullable=False),
    Column("author", String(24), ForeignKey("guests.id"), index=True),
    Column("at", Float, nullable=False),
)
"""An answer that leaves the main line after `n` entries (`parent` null) or goes on from its parent. What goes without
saying after it is answered by itself, and is in no row. `labels`: what the answer is called, by language; `place`: its
order among those that begin at the same point; `name` is its author's."""
comments = Table(
    "study_comments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("chapter", String(24), ForeignKey("study_chapters.id"), nullable=False, index=True),
    Column("node", String(24), ForeignKey("study_nodes.id"), index=True),
    Column("n", Integer, nullable=False),
    Column("author", String(24), ForeignKey("guests.id"), index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("edited", Float),
)
"""Of a node, or (`node` null) of the main line after `n` entries."""
puzzles = Table(
    "study_puzzles",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("chapter", String(24), ForeignKey("study_chapters.id"), nullable=False, index=True),
    Column("node", String(24), ForeignKey("study_nodes.id"), index=True),
    Column("n", Integer, nullable=False),
    Column("author", String(24), ForeignKey("guests.id"), index=True),
    Column("ask", Text, nullable=False),
    Column("answers", JsonText, nullable=False),
    Column("labels", JsonText, nullable=False),
    Column("at", Float, nullable=False),
)
"""Whoever is asked there shall find one of `answers`; `labels` are what these are called, by language."""

PARTS = (puzzles, comments, nodes, seats)
"""What hangs on a chapter, in the order in which it can go."""
PEOPLE = (studies.c.owner, members.c.member, nodes.c.author, comments.c.author, puzzles.c.author)
"""Columns that name somebody who has a part in a study."""
