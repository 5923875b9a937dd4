"""People can mute and block each other, report somebody, and hosts see to it; lines of talk say who said them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has muted anybody yet. Of older lines it is not known who said them."""
    with op.batch_alter_table("talk") as talk:
        talk.add_column(sa.Column("line", sa.String(24)))
        talk.add_column(sa.Column("phrase", sa.String(24)))
    op.create_index("ix_talk_line", "talk", ["line"], unique=True)
    op.create_table(
        "muted",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("whom", sa.String(24), nullable=False),
        sa.Column("blocked", sa.Integer, nullable=False),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("muted_once", "muted", ["guest", "whom"], unique=True)
    op.create_index("ix_muted_whom", "muted", ["whom"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("once", sa.String(80), unique=True),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("reporter_name", sa.String(96), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Float),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_guest", "reports", ["guest"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(96), nullable=False),
        sa.Column("report", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("host_name", sa.String(96), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("seen", sa.Float),
        sa.Column("back", sa.Float),
        sa.Column("back_name", sa.String(96)),
    )
    op.create_index("ix_deeds_guest", "deeds", ["guest"])
    op.create_table(
        "hosts",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "pulses",
        sa.Column("process", sa.String(24), primary_key=True),
        sa.Column("minute", sa.Integer, primary_key=True),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("tables", "people", "refused", "commits", "slow", "failed")
        ),
    )
