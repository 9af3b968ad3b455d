"""Who wants to end a match that somebody has left."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stopping", sa.Boolean(), nullable=True))
