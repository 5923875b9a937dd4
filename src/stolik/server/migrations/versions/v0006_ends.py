"""Sessions and tokens are listed, run out and are ended: each has a name of its own for lists, and says when."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

YEAR = 365 * 86_400.0


def upgrade() -> None:
    """All sessions and tokens stay good. Tokens, which had no end, run for a year from today; who made them is not
    known."""
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(sa.Column("id", sa.String(24)))
        sessions.add_column(sa.Column("browser", sa.String(24), nullable=False, server_default=""))
        sessions.add_column(sa.Column("system", sa.String(24), nullable=False, server_default=""))
        sessions.add_column(sa.Column("used", sa.Float))
        sessions.add_column(sa.Column("ended", sa.Float))
    with op.batch_alter_table("tokens") as tokens:
        tokens.add_column(sa.Column("id", sa.String(24)))
        tokens.add_column(sa.Column("owner", sa.String(24)))
        tokens.add_column(sa.Column("used", sa.Float))
        tokens.add_column(sa.Column("expires", sa.Float))
        tokens.add_column(sa.Column("ended", sa.Float))
    _fill()
    with op.batch_alter_table("sessions") as sessions:
        sessions.alter_column("id", existing_type=sa.String(24), nullable=False)
        sessions.alter_column("used", existing_type=sa.Float, nullable=False)
        sessions.alter_column("browser", existing_type=sa.String(24), existing_nullable=False, server_default=None)
        sessions.alter_column("system", existing_type=sa.String(24), existing_nullable=False, server_default=None)
        sessions.create_unique_constraint("sessions_id", ["id"])
        sessions.create_index("ix_sessions_ended", ["ended"])
    with op.batch_alter_table("tokens") as tokens:
        tokens.alter_column("id", existing_type=sa.String(24), nullable=False)
        tokens.alter_column("expires", existing_type=sa.Float, nullable=False)
        tokens.create_unique_constraint("tokens_id", ["id"])
        tokens.create_index("ix_tokens_owner", ["owner"])
        tokens.create_index("ix_tokens_ended", ["ended"])


def _fill() -> None:
    """Give those that there are what they lack."""
    connection = op.get_bind()
    for kind in ("sessions", "tokens"):
        table = sa.table(kind, *(sa.column(name) for name in ("hash", "id", "used", "created", "expires")))
        for (one,) in connection.execute(sa.select(table.c.hash)).all():
            connection.execute(sa.update(table).where(table.c.hash == one).values(id=secrets.token_urlsafe(9)))
    op.execute("UPDATE sessions SET used = created")
    ends = sa.text("UPDATE tokens SET expires = :ends").bindparams(ends=time.time() + YEAR)
    connection.execute(ends)
