"""What is kept of signing in with a provider. It lies in the same store (`store.metadata`)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, UniqueConstraint

from stolik.server.store import metadata

SUBJECT: Final = 255
"""Characters of what a provider calls somebody, at most."""
ISSUER: Final = 200

links = Table(
    "openid_links",
    metadata,
    Column("issuer", String(ISSUER), primary_key=True),
    Column("subject", String(SUBJECT), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float),
    UniqueConstraint("guest", "issuer", name="openid_one_each"),
)
"""Whose account opens to whom at a provider. Nothing else is asked of it: no name, no e-mail."""
asks = Table(
    "openid_asks",
    metadata,
    Column("state", String(64), primary_key=True),
    Column("ticket", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("verifier", String(128), nullable=False),
    Column("back", String(300), nullable=False),
    Column("why", String(8), nullable=False),
    Column("guest", String(24)),
    Column("name", String(240), nullable=False),
    Column("take", Integer, nullable=False),
    Column("fresh", Integer, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)
"""Who was sent to the provider and is not back yet: each may come back once, to whichever process, in the browser that
has the ticket. Of `state` and `ticket` it is the SHA-256."""
