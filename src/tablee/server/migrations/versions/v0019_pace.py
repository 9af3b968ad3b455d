"""Clocks with a reserve: how long an answer took, whose time was up, and when the server was at work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("moves", sa.Column("took", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("timed_out", sa.Boolean(), nullable=True))
    op.create_table(
        "lives",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("lives_until", "lives", ["until"])
