"""A host invites newcomers to the house, and an invitation to a table makes guests of a few."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There were no invitations to the house, and by those to tables nobody came who needed them."""
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(24), nullable=False, unique=True),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.CheckConstraint("used <= uses", name="invitations_used"),
    )
    with op.batch_alter_table("invites") as invites:
        invites.add_column(sa.Column("newcomers", sa.Integer, nullable=False, server_default="0"))
        invites.create_check_constraint("invites_newcomers", "newcomers <= 3")
    with op.batch_alter_table("invites") as invites:
        invites.alter_column("newcomers", existing_type=sa.Integer, existing_nullable=False, server_default=None)
