"""Keys of their own for every device of a person, passkeys, one-time codes, and profiles that can be hidden."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("keys_person", "keys", ["person"])
    op.execute("INSERT INTO keys (hash, id, person, device, created) SELECT key_hash, 'first', id, '', created FROM people")
    with op.batch_alter_table("people") as people:
        people.drop_column("key_hash")
        people.add_column(sa.Column("hidden", sa.Boolean(), nullable=True))
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("codes_person", "codes", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("challenges_expires", "challenges", ["expires"])
    op.create_index("joins_person", "joins", ["person"])
    op.create_index("chat_person", "chat", ["person"])
