"""The tables of people: their keys, whom they know, how they get along, what they are told. `schema` has them too."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
)

from ..meta import META

keys: Final = Table(
    "keys",
    META,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("keys_person", "person"),
)

codes: Final = Table(
    "codes",
    META,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("codes_person", "person"),
)

passkeys: Final = Table(
    "passkeys",
    META,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_person", "person"),
)

challenges: Final = Table(
    "challenges",
    META,
    Column("hash", Text, primary_key=True),
    Column("person", Text),
    Column("expires", BigInteger, nullable=False),
    Index("challenges_expires", "expires"),
)

blocks: Final = Table(
    "blocks",
    META,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_blocked", "blocked"),
)

complaints: Final = Table(
    "complaints",
    META,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("match", Text, ForeignKey("matches.id")),
    Column("step", Integer),
    Column("line", Integer),
    Column("last_line", Integer),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("outcome", Text),
    Column("settled", BigInteger),
    Column("told", Boolean, nullable=False),
    Index("complaints_person", "person", "at"),
    Index("complaints_about", "about"),
)

deleted: Final = Table(
    "deleted",
    META,
    Column("hash", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

seeks: Final = Table(
    "seeks",
    META,
    Column("person", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("low", Integer, nullable=False),
    Column("high", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("fill", Integer),
    Column("strength", Double, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
    Column("match", Text),
    Column("found", BigInteger),
    Column("arrived", BigInteger),
    Column("missed", Integer, nullable=False),
    Index("seeks_match", "match"),
)

company: Final = Table(
    "company",
    META,
    Column("person", Text, primary_key=True),
    Column("shown", Boolean, nullable=False),
    Column("strangers", Boolean, nullable=False),
    Column("here", BigInteger),
)

favourites: Final = Table(
    "favourites",
    META,
    Column("person", Text, primary_key=True),
    Column("favourite", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("favourites_favourite", "favourite"),
)

invitations: Final = Table(
    "invitations",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("inviter", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("declined", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_person", "person"),
    Index("invitations_inviter", "inviter", "at"),
)

subscriptions: Final = Table(
    "subscriptions",
    META,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("key_hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("subscriptions_person", "person"),
    Index("subscriptions_key_hash", "key_hash"),
)

notice_wishes: Final = Table(
    "notice_wishes",
    META,
    Column("person", Text, primary_key=True),
    Column("kinds", Text, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", Text, nullable=False),
)

notice_tables: Final = Table(
    "notice_tables",
    META,
    Column("person", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("wish", Text, nullable=False),
)

notices: Final = Table(
    "notices",
    META,
    Column("person", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("kind", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("notices_at", "at"),
)

push_keys: Final = Table(
    "push_keys",
    META,
    Column("id", Integer, primary_key=True),
    Column("private", Text, nullable=False),
    Column("public", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
