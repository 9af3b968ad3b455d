"""What a person's file holds, table by table.

Every table of the database stands here once: as a section of its own, as a part of the person's tables and campaigns, or
among those that are left out, with the reason. A test fails for one that does not.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Table, or_, select, tuple_

from ..storage import schema


class Section(NamedTuple):
    """The rows of a table that are about a person, as a list under its name: these columns, and no others."""

    table: Table
    name: str
    columns: tuple[str, ...]
    order: str
    person: str = "person"


RESULT: Final = (
    "match", "game", "seat", "result", "place", "company", "level", "rated", "finished",
    "luck", "given_away", "choices", "grave",
)  # fmt: skip
RATING_CHANGE: Final = ("match", "game", "mu_before", "sigma_before", "mu", "sigma", "at")
SECTIONS: Final = (
    Section(schema.keys, "devices", ("device", "created", "used"), "created"),
    Section(schema.passkeys, "passkeys", ("name", "created", "used"), "created"),
    Section(schema.learned, "lessons", ("game", "lesson", "at"), "at"),
    Section(schema.puzzle_tries, "puzzle_tries", ("game", "puzzle", "solved", "at"), "at"),
    Section(schema.puzzle_people, "puzzle_ratings", ("game", "mu", "sigma"), "game"),
    Section(schema.reports, "reports", ("id", "match", "words", "at"), "at"),
    Section(schema.analysing, "analyses", ("match", "failed", "at"), "at"),
    Section(schema.results, "results", RESULT, "finished"),
    Section(schema.ratings, "ratings", ("game", "mu", "sigma", "matches", "at"), "game"),
    Section(schema.rating_changes, "rating_changes", RATING_CHANGE, "at"),
    Section(schema.blocks, "blocked", ("blocked", "name", "at"), "at"),
    Section(schema.complaints, "complaints", ("name", "match", "reason", "words", "at"), "at"),
    Section(schema.seeks, "looking_for", ("game", "low", "high", "pace", "rated", "fill", "created"), "created"),
    Section(schema.company, "manners", ("shown", "strangers", "here"), "person"),
    Section(schema.favourites, "favourites", ("favourite", "name", "at"), "at"),
    Section(schema.invitations, "invitations", ("match", "name", "seat", "declined", "at"), "at"),
    Section(schema.subscriptions, "told_devices", ("agent", "created"), "created"),
    Section(schema.notice_wishes, "notices", ("kinds", "quiet_from", "quiet_to", "zone"), "person"),
    Section(schema.notice_tables, "notices_of_tables", ("match", "wish"), "match"),
    Section(schema.notices, "notices_to_come", ("match", "kind", "at"), "at"),
)
ELSEWHERE: Final = {
    schema.people: "person",
    schema.matches: "tables",
    schema.seats: "tables",
    schema.moves: "tables",
    schema.joins: "tables",
    schema.chat: "tables",
    schema.tales: "tables",
    schema.heroes: "tables",
    schema.members: "campaigns",
    schema.campaigns: "campaigns",
}
"""The tables of which the parts of the file that are written by hand hold what is a person's."""
LEFT_OUT: Final = {
    schema.codes: "a secret that is worth nothing within minutes, of which a hash is kept",
    schema.challenges: "a secret that is worth nothing within minutes, of which a hash is kept",
    schema.puzzle_ratings: "of puzzles, and not of people",
    schema.bulletin: "what everybody is told, and not about a person",
    schema.deleted: "hashes of people who are gone, of which nobody here is one",
    schema.lives: "when the server was at work, and not about a person",
    schema.push_keys: "the server's own pair of keys, a secret",
    schema.snapshots: "a position with everybody's cards, kept for upgrades; the record of a finished match says as much",
    schema.archives: "made from the record of a match, which is there",
    schema.analyses: "made from the record of a match, which is there; anybody may look at them",
}
HEADER: Final = (
    "id", "game", "rules_version", "options", "content", "laid", "name", "status", "public", "clock", "hints", "open_chat",
    "created", "started", "finished", "campaign", "chapter",
)  # fmt: skip
"""What of a table is told whether or not its match is over: nothing that depends on what is hidden there."""
JSON: Final = ("options", "content")


def section_rows(connection: Connection, section: Section, person: str) -> list[dict[str, Any]]:
    """The rows of a section."""
    t = section.table.c
    query = select(*[t[column] for column in section.columns]).where(t[section.person] == person).order_by(t[section.order])
    return [dict(row) for row in connection.execute(query).mappings()]


def tables_of(connection: Connection, person: str) -> list[str]:
    """The ids of all tables that a person opened, sat at, or said something at, the oldest first."""
    m = schema.matches
    been = [select(t.c.match).where(t.c.person == person) for t in (schema.seats, schema.joins, schema.chat)]
    query = select(m.c.id).where(or_(m.c.host == person, *[m.c.id.in_(there) for there in been]))
    return list(connection.scalars(query.order_by(m.c.created, m.c.id)))


def own_part(connection: Connection, match: str, person: str) -> dict[str, Any]:
    """What a person did and said at a table beside playing."""
    s, j, c = schema.seats.c, schema.joins.c, schema.chat.c
    seats = select(s.seat, s.name, s.resigned, s.away, s.standing).where(s.match == match, s.person == person)
    deeds = select(j.what, j.seat, j.at).where(j.match == match, j.person == person).order_by(j.id)
    chat = select(c.name, c.text, c.at).where(c.match == match, c.person == person).order_by(c.n)
    own = {"own_seats": seats.order_by(s.seat), "deeds": deeds, "chat": chat}
    told = {"tales": (schema.tales, ("seat", "lang", "tale", "at")), "heroes": (schema.heroes, ("seat", "name", "address"))}
    mine = select(s.match, s.seat).where(s.match == match, s.person == person)
    for name, (table, columns) in told.items():
        t = table.c
        own[name] = select(*[t[column] for column in columns]).where(tuple_(t.match, t.seat).in_(mine)).order_by(t.seat)
    return {name: [dict(row) for row in connection.execute(query).mappings()] for name, query in own.items()}
