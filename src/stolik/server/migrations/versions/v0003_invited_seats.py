"""An invitation is to a seat: a table of four waits for up to three people."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

FREE = """
INSERT INTO invites (code, table_id, seat, created)
SELECT old.code, old.table_id, MIN(seats.seat), old.created
FROM invites_before AS old JOIN seats ON seats.table_id = old.table_id
WHERE seats.guest IS NULL AND seats.bot IS NULL
GROUP BY old.code, old.table_id, old.created
"""


def upgrade() -> None:
    """Each invitation that there was leads to the free seat of its table."""
    op.rename_table("invites", "invites_before")
    op.create_table(
        "invites",
        sa.Column("code", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.execute(FREE)
    op.drop_table("invites_before")
