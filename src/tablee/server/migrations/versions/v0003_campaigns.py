"""Campaigns, their members, and the chapter that a match is played for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "members",
        sa.Column("campaign", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"]),
        sa.PrimaryKeyConstraint("campaign", "person"),
    )
    op.create_index("members_person", "members", ["person"], unique=False)
    op.add_column("matches", sa.Column("campaign", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("chapter", sa.Integer(), nullable=True))
    op.create_index("matches_campaign", "matches", ["campaign", "chapter"], unique=False)
