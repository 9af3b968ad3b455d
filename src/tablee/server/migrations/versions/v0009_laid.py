"""Tables that begin from a laid position, and where it comes from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("matches", sa.Column("laid", sa.Text(), nullable=True))
