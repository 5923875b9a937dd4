"""How much a table takes that is over, for what a guest may keep."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """It is reckoned when it is asked for."""
    op.add_column("tables", sa.Column("size", sa.Integer))
