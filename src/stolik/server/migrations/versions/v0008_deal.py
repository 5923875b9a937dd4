"""What is sealed before the deal, until it is dealt; and the seal that each player's browser brought."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables and seats that there were have none."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("deal", sa.Text))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("seal", sa.String(64)))
