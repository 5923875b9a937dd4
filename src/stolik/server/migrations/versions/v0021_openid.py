"""Accounts may be opened by signing in with a provider (OpenID Connect)."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No account is opened so yet."""
    op.create_table(
        "openid_links",
        sa.Column("issuer", sa.String(200), primary_key=True),
        sa.Column("subject", sa.String(255), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.UniqueConstraint("guest", "issuer", name="openid_one_each"),
    )
    op.create_index("ix_openid_links_guest", "openid_links", ["guest"])
    op.create_table(
        "openid_asks",
        sa.Column("state", sa.String(64), primary_key=True),
        sa.Column("ticket", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("verifier", sa.String(128), nullable=False),
        sa.Column("back", sa.String(300), nullable=False),
        sa.Column("why", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("name", sa.String(240), nullable=False),
        sa.Column("take", sa.Integer, nullable=False),
        sa.Column("fresh", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_openid_asks_expires", "openid_asks", ["expires"])
