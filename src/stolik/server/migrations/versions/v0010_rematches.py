"""Who of a table wishes for another game outlives the process that has the table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of tables that there were nobody wishes for another game."""
    op.create_table(
        "rematches",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
