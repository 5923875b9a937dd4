"""People may be told when they have no page open, wait for somebody to look for a game, and rest from somebody's
challenges; the house counts how many come at which hour."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is told anything yet."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("session", sa.String(64), nullable=False, unique=True),
        sa.Column("address", sa.Text, nullable=False, unique=True),
        sa.Column("key", sa.String(90), nullable=False),
        sa.Column("auth", sa.String(24), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_index("ix_push_subscriptions_guest", "push_subscriptions", ["guest"])
    op.create_table(
        "push_silent",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
    )
    op.create_table(
        "push_outbox",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("subscription", sa.String(24), sa.ForeignKey("push_subscriptions.id"), nullable=False),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("once", sa.String(64), nullable=False),
        sa.Column("whom", sa.String(24)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("link", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    for column in ("subscription", "guest", "once", "whom", "due"):
        op.create_index(f"ix_push_outbox_{column}", "push_outbox", [column])
    op.create_table(
        "lookouts",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "rests",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("whom", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_rests_whom", "rests", ["whom"])
    op.create_table(
        "comings",
        sa.Column("hour", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("people", sa.Integer, nullable=False),
    )
