"""Studies: games and positions that several people comment and branch."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There is none yet."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("owner", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("title", sa.String(240), nullable=False),
        sa.Column("readers", sa.String(8), nullable=False),
        sa.Column("code", sa.String(24), unique=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("ix_studies_owner", "studies", ["owner"])
    op.create_index("studies_public", "studies", ["readers", "updated"])
    op.create_table(
        "study_members",
        sa.Column("study", sa.String(24), sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("member", sa.String(24), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("writes", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_study_members_member", "study_members", ["member"])
    op.create_table(
        "study_chapters",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("study", sa.String(24), sa.ForeignKey("studies.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("title", sa.String(240), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("drawn", sa.String(80), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("ix_study_chapters_study", "study_chapters", ["study"])
    op.create_table(
        "study_seats",
        sa.Column("chapter", sa.String(24), sa.ForeignKey("study_chapters.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24)),
        sa.Column("name", sa.String(96), nullable=False),
    )
    op.create_index("ix_study_seats_guest", "study_seats", ["guest"])
    op.create_table(
        "study_nodes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("chapter", sa.String(24), sa.ForeignKey("study_chapters.id"), nullable=False),
        sa.Column("parent", sa.String(24)),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("picks", sa.Text, nullable=False),
        sa.Column("labels", sa.Text, nullable=False),
        sa.Column("name", sa.String(240), nullable=False),
        sa.Column("author", sa.String(24), sa.ForeignKey("guests.id")),
        sa.Column("at", sa.Float, nullable=False),
    )
    for name in ("chapter", "parent", "author"):
        op.create_index(f"ix_study_nodes_{name}", "study_nodes", [name])
    op.create_table(
        "study_comments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("chapter", sa.String(24), sa.ForeignKey("study_chapters.id"), nullable=False),
        sa.Column("node", sa.String(24), sa.ForeignKey("study_nodes.id")),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("author", sa.String(24), sa.ForeignKey("guests.id")),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("edited", sa.Float),
    )
    op.create_table(
        "study_puzzles",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("chapter", sa.String(24), sa.ForeignKey("study_chapters.id"), nullable=False),
        sa.Column("node", sa.String(24), sa.ForeignKey("study_nodes.id")),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("author", sa.String(24), sa.ForeignKey("guests.id")),
        sa.Column("ask", sa.Text, nullable=False),
        sa.Column("answers", sa.Text, nullable=False),
        sa.Column("labels", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    for table in ("study_comments", "study_puzzles"):
        for name in ("chapter", "node", "author"):
            op.create_index(f"ix_{table}_{name}", table, [name])
