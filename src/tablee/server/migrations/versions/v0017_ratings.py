"""Rated matches, what each finished match was to each person, and the ratings that come of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated_play", sa.Boolean(), nullable=True))
    op.add_column("matches", sa.Column("settled", sa.Boolean(), nullable=True))
    unsettled = sa.text("status = 'finished' AND settled IS NULL")
    op.create_index("matches_unsettled", "matches", ["finished"], sqlite_where=unsettled, postgresql_where=unsettled)
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("established", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game"),
    )
    op.create_index("ratings_place", "ratings", ["game", "established", "mu", "person"])
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.PrimaryKeyConstraint("match", "person"),
    )
    op.create_index("rating_changes_person", "rating_changes", ["person", "game", "at"])
    op.create_table(
        "results",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("luck", sa.Double(), nullable=True),
        sa.Column("given_away", sa.Double(), nullable=True),
        sa.Column("choices", sa.Integer(), nullable=True),
        sa.Column("grave", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.PrimaryKeyConstraint("person", "match"),
    )
    op.create_index("results_person", "results", ["person", "finished", "match"])
    op.create_index("results_game", "results", ["person", "game", "finished", "match"])
    op.create_index("results_match", "results", ["match"])
