"""The tables as they were at the beginning."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Guests and what is theirs, tables, and what is said and asked around them."""
    _make_guests()
    _make_tables()
    _make_what_is_around_them()


def _make_guests() -> None:
    """Guests, their sessions, tokens and decks."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("theme", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("name", sa.String(24), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(160), nullable=False),
        sa.Column("stacks", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("decks_of_guest", "decks", ["guest", "game"])


def _make_tables() -> None:
    """Tables, their seats, and the rows of their games."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("owner", sa.String(24), nullable=False, index=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("parent", sa.Text),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("keep", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), index=True),
        sa.Column("bot", sa.String(24)),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("deck", sa.Text),
    )
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key", sa.String(16)),
        sa.Column("at", sa.Float, nullable=False),
    )


def _make_what_is_around_them() -> None:
    """Talk, invitations and challenges."""
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "invites",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False, index=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
