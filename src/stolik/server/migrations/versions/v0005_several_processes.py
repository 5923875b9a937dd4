"""What several processes of one house know of each other."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Processes, their leases of tables, who listens where, and the marks of what was written last."""
    op.create_table(
        "house",
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.String(24), nullable=False, index=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "listening",
        sa.Column("process", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True, index=True),
    )
    op.create_table(
        "writers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("mark", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    if op.get_bind().dialect.supports_sequences:
        op.execute(sa.schema.CreateSequence(sa.Sequence("fences")))
