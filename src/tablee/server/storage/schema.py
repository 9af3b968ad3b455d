"""The tables. Moves are append-only: taking back is one more row, so nothing a person did is ever lost."""

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
    UniqueConstraint,
    and_,
)

from .meta import META
from .people.tables import (
    blocks,
    challenges,
    codes,
    company,
    complaints,
    deleted,
    favourites,
    invitations,
    keys,
    notice_tables,
    notice_wishes,
    notices,
    passkeys,
    push_keys,
    seeks,
    subscriptions,
)

__all__ = [
    "META",
    "RATED",
    "UNSETTLED",
    "analyses",
    "analysing",
    "archives",
    "blocks",
    "bulletin",
    "campaigns",
    "challenges",
    "chat",
    "codes",
    "company",
    "complaints",
    "deleted",
    "favourites",
    "heroes",
    "invitations",
    "joins",
    "keys",
    "learned",
    "lives",
    "matches",
    "members",
    "moves",
    "notice_tables",
    "notice_wishes",
    "notices",
    "passkeys",
    "people",
    "push_keys",
    "puzzle_people",
    "puzzle_ratings",
    "puzzle_tries",
    "rating_changes",
    "ratings",
    "reports",
    "results",
    "seats",
    "seeks",
    "snapshots",
    "subscriptions",
    "tales",
]

people: Final = Table(
    "people",
    META,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("banned", BigInteger),
    Column("muted", BigInteger),
    Column("barred_why", Text),
    Column("hidden", Boolean),
)

matches: Final = Table(
    "matches",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", Text),
    Column("generator", Text, nullable=False),
    Column("seed", Text),
    Column("start_dump", LargeBinary),
    Column("start_n", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("resumed", BigInteger),
    Column("finished", BigInteger),
    Column("outcome", Text),
    Column("wake_at", BigInteger),
    Column("rematch", Text),
    Column("campaign", Text),
    Column("chapter", Integer),
    Column("hints", Boolean),
    Column("open_chat", Boolean),
    Column("content", Text),
    Column("laid", Text),
    Column("rated_play", Boolean),
    Column("settled", Boolean),
    Index("matches_wake", "wake_at"),
    Index("matches_host", "host", "status"),
    Index("matches_campaign", "campaign", "chapter"),
    Index("matches_status", "status", "created"),
)

UNSETTLED: Final = and_(matches.c.status == "finished", matches.c.settled.is_(None))
"""The finished matches whose results and ratings are not written yet."""
Index("matches_unsettled", matches.c.finished, sqlite_where=UNSETTLED, postgresql_where=UNSETTLED)

RATED: Final = and_(matches.c.content.is_(None), matches.c.laid.is_(None))
"""Which matches may count for ratings and statistics: `Match.rated` in a query."""

campaigns: Final = Table(
    "campaigns",
    META,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("played", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

members: Final = Table(
    "members",
    META,
    Column("campaign", Text, ForeignKey("campaigns.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Index("members_person", "person"),
)

tales: Final = Table(
    "tales",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("lang", Text, primary_key=True),
    Column("tale", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

heroes: Final = Table(
    "heroes",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

learned: Final = Table(
    "learned",
    META,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

puzzle_tries: Final = Table(
    "puzzle_tries",
    META,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

puzzle_people: Final = Table(
    "puzzle_people",
    META,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    META,
    Column("game", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

ratings: Final = Table(
    "ratings",
    META,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("established", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ratings_place", "game", "established", "mu", "person"),
)

rating_changes: Final = Table(
    "rating_changes",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rating_changes_person", "person", "game", "at"),
)

results: Final = Table(
    "results",
    META,
    Column("person", Text, primary_key=True),
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("place", Integer),
    Column("company", Text, nullable=False),
    Column("level", Text),
    Column("rated", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("luck", Double),
    Column("given_away", Double),
    Column("choices", Integer),
    Column("grave", Integer),
    Index("results_person", "person", "finished", "match"),
    Index("results_game", "person", "game", "finished", "match"),
    Index("results_match", "match"),
)

seats: Final = Table(
    "seats",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("person", Text),
    Column("resigned", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("pausing", Boolean),
    Column("stopping", Boolean),
    Column("standing", Text),
    Column("timed_out", Boolean),
    Index("seats_person", "person"),
)

moves: Final = Table(
    "moves",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("what", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("by", Text, nullable=False),
    Column("person", Text),
    Column("mid", Text),
    Column("at", BigInteger, nullable=False),
    Column("took", BigInteger),
)

joins: Final = Table(
    "joins",
    META,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer),
    Column("what", Text, nullable=False),
    Column("person", Text),
    Column("at", BigInteger, nullable=False),
    Index("joins_match", "match"),
    Index("joins_person", "person"),
)

chat: Final = Table(
    "chat",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("mid", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("what", Text),
    UniqueConstraint("match", "person", "mid", name="chat_once"),
    Index("chat_person", "person"),
)

snapshots: Final = Table(
    "snapshots",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

analyses: Final = Table(
    "analyses",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

analysing: Final = Table(
    "analysing",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("person", Text, nullable=False),
    Column("maker", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("failed", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("analysing_person", "person"),
)

archives: Final = Table(
    "archives",
    META,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("rules_version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

reports: Final = Table(
    "reports",
    META,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("match", Text, ForeignKey("matches.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", Integer),
    Column("version", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("reports_person", "person", "at"),
)

bulletin: Final = Table(
    "bulletin",
    META,
    Column("kind", Text, primary_key=True),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

lives: Final = Table(
    "lives",
    META,
    Column("id", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("lives_until", "until"),
)
"""When a process of the server was at work and reached the database. Time in which none did costs nobody anything."""
