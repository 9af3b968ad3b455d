"""Who looks for a match, who is whose favourite, and who is invited to which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("low", sa.Integer(), nullable=False),
        sa.Column("high", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("fill", sa.Integer(), nullable=True),
        sa.Column("strength", sa.Double(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("match", sa.Text(), nullable=True),
        sa.Column("found", sa.BigInteger(), nullable=True),
        sa.Column("arrived", sa.BigInteger(), nullable=True),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_index("seeks_match", "seeks", ["match"])
    op.create_table(
        "company",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("strangers", sa.Boolean(), nullable=False),
        sa.Column("here", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "favourites",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("favourite", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "favourite"),
    )
    op.create_index("favourites_favourite", "favourites", ["favourite"])
    op.create_table(
        "invitations",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("inviter", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.PrimaryKeyConstraint("match", "person", "seat"),
    )
    op.create_index("invitations_person", "invitations", ["person"])
    op.create_index("invitations_inviter", "invitations", ["inviter", "at"])
