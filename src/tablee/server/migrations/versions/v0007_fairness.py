"""Hints and chat as a table allows them, hints told in the chat, and tables found by their host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean(), nullable=True))
    op.add_column("matches", sa.Column("open_chat", sa.Boolean(), nullable=True))
    op.add_column("chat", sa.Column("what", sa.Text(), nullable=True))
    op.create_index("matches_host", "matches", ["host", "status"])
