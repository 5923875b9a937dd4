"""Hosts say something to everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is said yet."""
    op.create_table(
        "said",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guest", sa.String(24)),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
