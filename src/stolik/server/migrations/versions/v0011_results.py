"""Who played a game that is over finds it in a list by its end, and how it came off."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that are over ended when they changed last. Who won them is not known without playing them again."""
    op.add_column("seats", sa.Column("ended", sa.Float))
    op.add_column("seats", sa.Column("result", sa.Integer))
    op.create_index("seats_ended_of_guest", "seats", ["guest", "ended", "table_id"])
    op.execute(
        """
        UPDATE seats SET ended = (SELECT updated FROM tables WHERE tables.id = seats.table_id)
        WHERE guest IS NOT NULL
        AND EXISTS (
            SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.status = 'over'
            AND tables.settings NOT LIKE '%"drawn":{%'
        )
        AND NOT EXISTS (
            SELECT 1 FROM seats AS before WHERE before.table_id = seats.table_id
            AND before.guest = seats.guest AND before.seat < seats.seat
        )
        """
    )
