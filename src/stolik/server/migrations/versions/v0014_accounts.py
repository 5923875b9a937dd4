"""A guest may become an account, with passkeys, a password and recovery codes."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has an account yet, and no session was begun with a credential."""
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("handle", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "account_names",
        sa.Column("folded", sa.String(200), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False, index=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("site", sa.String(253), nullable=False),
        sa.Column("credential", sa.Text, nullable=False, unique=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("transports", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_table(
        "passwords",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("hash", sa.String(200), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "recovery",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "ceremonies",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("expires", sa.Float, nullable=False, index=True),
    )
    op.create_table(
        "formers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False, index=True),
    )
    op.create_table(
        "leavers",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("sessions", sa.Column("proved", sa.Float))
    op.add_column("talk", sa.Column("guest", sa.String(24)))
    op.create_index("ix_talk_guest", "talk", ["guest"])
    dropped = op.create_table(
        "dropped",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True, index=True),
    )
    _look_back(dropped)


def _look_back(dropped: sa.Table) -> None:
    """Who had let a game go before, by the answers that they gave in it. Where several did, any of the seats may have
    been each one's."""
    connection = op.get_bind()
    free = sa.text(
        "SELECT t.id, s.seat FROM tables t JOIN seats s ON s.table_id = t.id WHERE t.status = 'over' "
        "AND t.kind != 'record' AND s.guest IS NULL AND s.bot IS NULL AND s.name != ''"
    )
    seats: dict[str, list[int]] = {}
    for table, seat in connection.execute(free).all():
        seats.setdefault(table, []).append(seat)
    for table, left in seats.items():
        sits = sa.text("SELECT guest FROM seats WHERE table_id = :t AND guest IS NOT NULL")
        here = set(connection.execute(sits, {"t": table}).scalars())
        gave = set()
        for (data,) in connection.execute(sa.text("SELECT data FROM rows WHERE table_id = :t"), {"t": table}):
            try:
                gave.add(json.loads(data).get("guest"))
            except (ValueError, AttributeError):
                continue
        rows = [{"table_id": table, "seat": seat, "guest": guest} for guest in gave - here - {None} for seat in left]
        if rows:
            connection.execute(sa.insert(dropped), rows)
