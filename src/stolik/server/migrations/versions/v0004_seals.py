"""Rows and tables have seals; those of before have none, and are sealed as they are played on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A seal a row, and at the table that of its last row."""
    op.add_column("tables", sa.Column("seal", sa.String(32)))
    op.add_column("rows", sa.Column("seal", sa.String(32)))
