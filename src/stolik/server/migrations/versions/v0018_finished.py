"""Games that are over are found by who played them, with what, and how they came off."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those that are over already are written down by the next server that starts (finished.py): that takes their
    games."""
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("format", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("watched", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
    )
    op.create_index("finished_shown", "finished", ["shown", "at", "table_id"])
    op.create_table(
        "finished_seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("bot", sa.String(24)),
        sa.Column("called", sa.String(96), nullable=False),
        sa.Column("deck", sa.String(120)),
        sa.Column("result", sa.Integer),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("finished_of_guest", "finished_seats", ["guest", "at", "table_id"])
    op.create_index("finished_of_bot", "finished_seats", ["bot", "at", "table_id"])
    op.create_index("finished_of_deck", "finished_seats", ["deck", "at", "table_id"])
