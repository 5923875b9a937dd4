"""What is kept of notices. It lies in the same store (`store.metadata`)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from stolik.server.store import metadata

LONGEST_ADDRESS: Final = 1000
"""Characters of the address that a browser gives."""

subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("session", String(64), nullable=False, unique=True),
    Column("address", Text, nullable=False, unique=True),
    Column("key", String(90), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Column("failed", Integer, nullable=False),
)
"""A browser that wants to be told: of one session (its hash), with which it ends. `address` is its push service's,
`key` and `auth` are what its messages are encrypted with, as base64url; `failed` notices in a row did not come
through."""
silent = Table(
    "push_silent",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("kind", String(12), primary_key=True),
)
"""Kinds of notices that somebody does not want."""
outbox = Table(
    "push_outbox",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=True),
    Column("subscription", String(24), ForeignKey("push_subscriptions.id"), nullable=False, index=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("once", String(64), nullable=False, index=True),
    Column("whom", String(24), index=True),
    Column("game", String(40), nullable=False),
    Column("link", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)
"""Notices that are still to be sent, each for one browser: `whom` is the person whom it names, `once` what it is
about, of which it is told once."""
