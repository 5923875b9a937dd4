"""People are rated, open tables to everybody and follow each other; one process does what is done for all."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is rated yet, and nothing is open."""
    op.create_table(
        "duties",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(24), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_duties_owner", "duties", ["owner"])
    op.create_table(
        "rated",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), unique=True),
        sa.Column("ladder", sa.String(60), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
    )
    op.create_index("ix_rated_done", "rated", ["done"])
    op.create_table(
        "rated_seats",
        sa.Column("n", sa.Integer, sa.ForeignKey("rated.n"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("result", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(24)),
        sa.Column("bot", sa.String(24)),
        sa.Column("before_mu", sa.Float),
        sa.Column("before_sigma", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("ix_rated_seats_guest", "rated_seats", ["guest"])
    op.create_table(
        "ratings",
        sa.Column("ladder", sa.String(60), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_of_player", "ratings", ["player"])
    op.create_table(
        "offers",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("langs", sa.Text, nullable=False),
        sa.Column("note", sa.String(240), nullable=False),
        sa.Column("lasting", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_offers_guest", "offers", ["guest"])
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_deadlines_until", "deadlines", ["until"])
    op.create_table(
        "follows",
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("whom", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_follows_whom", "follows", ["whom"])
