"""Guests keep packs of cards, and a table the cards of such that its players brought."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has packs yet, and no table cards of any."""
    op.create_table(
        "packs",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(240), nullable=False),
        sa.Column("source", sa.String(240), nullable=False),
        sa.Column("since", sa.String(10), nullable=False),
        sa.Column("fingerprint", sa.String(16), nullable=False),
        sa.Column("cards", sa.Integer, nullable=False),
        sa.Column("playable", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("packs_of_guest", "packs", ["guest", "game"])
    op.add_column("tables", sa.Column("brought", sa.Text))
