"""What is kept of accounts. An account is a guest with credentials: whatever a guest has stays where it is."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, String, Table, Text

from .columns import JsonText, metadata

accounts = Table(
    "accounts",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("handle", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)
"""`handle` is what authenticators know the account by: chance, and nothing that is told to anybody else."""
account_names = Table(
    "account_names",
    metadata,
    Column("folded", String(200), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
)
"""The names that look like an account's (lookalikes.py): nobody else is called so."""
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("name", String(96), nullable=False),
    Column("site", String(253), nullable=False),
    Column("credential", Text, nullable=False, unique=True),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("transports", JsonText, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
"""`credential` and `key` are base64url; `site` is the name of the server (RP id) that it was made for."""
passwords = Table(
    "passwords",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("hash", String(200), nullable=False),
    Column("changed", Float, nullable=False),
)
recovery = Table(
    "recovery",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
"""Codes that each open an account once: one that was used is gone."""
ceremonies = Table(
    "ceremonies",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(24)),
    Column("expires", Float, nullable=False, index=True),
)
"""What authenticators were asked to sign and did not yet: each challenge is good once, at whichever process."""
formers = Table(
    "formers",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
)
"""Ids of guests whose things an account took along: rows of their games that are over have them still."""
dropped = Table(
    "dropped",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), primary_key=True, index=True),
)
"""Who has let a game go that stays for the others: their name is at that seat still."""
leavers = Table(
    "leavers",
    metadata,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Who has said that they leave, as long as something of them is still being removed."""
