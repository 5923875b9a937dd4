"""Guests hold tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None is held yet."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id")),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(240), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("starts", sa.Float),
        sa.Column("due", sa.Float),
        sa.Column("trouble", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_tournaments_guest", "tournaments", ["guest"])
    op.create_index("ix_tournaments_phase", "tournaments", ["phase"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("entrant", sa.String(64), nullable=False),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("decks", sa.Text, nullable=False),
        sa.Column("titles", sa.Text, nullable=False),
        sa.Column("entered", sa.Float, nullable=False),
    )
    op.create_index("ix_tournament_entries_guest", "tournament_entries", ["guest"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False, unique=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("returns", sa.Text),
        sa.Column("ended", sa.Float),
    )
    op.create_table(
        "tournament_log",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("tournament", sa.String(24), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("act", sa.String(24), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.String(240), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_tournament_log_tournament", "tournament_log", ["tournament"])
