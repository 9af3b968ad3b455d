"""Transactions: everything that is written, except moves, which are committed in groups (`database.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from . import schema
from .bus import Note
from .rows import ChatLine, Key, Match, Move, Person, Seat, TableRows, now, values

WAKE_MS: Final = 30_000
"""How long after a move another process looks at a match whose bots or orders should have answered by then."""
# What is asked with every match is put together once: that takes SQLAlchemy longer than the asking.
MATCH: Final = select(schema.matches).where(schema.matches.c.id == bindparam("match"))
LOCKED_MATCH: Final = MATCH.with_for_update()
SEATS: Final = select(schema.seats).where(schema.seats.c.match == bindparam("match")).order_by(schema.seats.c.seat)
SHOWN: Final = and_(schema.people.c.id.is_not(None), schema.people.c.hidden.is_not(True)).label("shown")
SEATS_SHOWN: Final = SEATS.add_columns(SHOWN).outerjoin_from(
    schema.seats, schema.people, schema.seats.c.person == schema.people.c.id
)
LAST_LINES: Final = (
    select(schema.chat)
    .where(schema.chat.c.match == bindparam("match"), schema.chat.c.n >= bindparam("since"))
    .order_by(schema.chat.c.n.desc())
    .limit(200)
)
SET_MATCH: Final = update(schema.matches).where(schema.matches.c.id == bindparam("this"))
SET_SEAT: Final = update(schema.seats).where(
    schema.seats.c.match == bindparam("this"), schema.seats.c.seat == bindparam("number")
)
ADD_DEED: Final = insert(schema.joins).inline()
WAKE_EARLIER: Final = text("UPDATE matches SET wake_at = :w WHERE id = :m AND (wake_at IS NULL OR wake_at > :w)")
T = TypeVar("T", bound=msgspec.Struct)


def one(connection: Connection, kind: type[T], query: Any, **given: object) -> T | None:
    """The first row that a query finds, as a value of a kind; None when there is none."""
    row = connection.execute(query, given).mappings().first()
    return kind(**row) if row else None


def many(connection: Connection, kind: type[T], query: Any, **given: object) -> list[T]:
    """All rows that a query finds, as values of a kind."""
    return [kind(**row) for row in connection.execute(query, given).mappings()]


def seats_of(connection: Connection, match: str) -> list[Seat]:
    """The seats of a match, by number."""
    return many(connection, Seat, SEATS, match=match)


def chat_lines(connection: Connection, match: str, since: int) -> list[ChatLine]:
    """The last lines of chat at a table, from number `since` on."""
    return many(connection, ChatLine, LAST_LINES, match=match, since=since)[::-1]


def table_rows(connection: Connection, match: str) -> TableRows | None:
    """What is stored of a table beside its moves; None when there is none."""
    header = one(connection, Match, MATCH, match=match)
    if header is None:
        return None
    rows = [dict(row) for row in connection.execute(SEATS_SHOWN, {"match": match}).mappings()]
    profiles = frozenset(str(row["person"]) for row in rows if row.pop("shown"))
    return TableRows(header, [Seat(**row) for row in rows], profiles)


class Hosted(NamedTuple):
    """A table of a host: its status, whether it is in the public list, and whether it plays a variant."""

    status: str
    public: bool
    variant: bool


class Transaction:
    """What can be done inside one transaction; `note` is what other processes are told when it is through."""

    def __init__(self, connection: Connection, note: Note) -> None:
        self.connection = connection
        self.note = note

    def match(self, match: str) -> Match | None:
        """The header, locked until the end of the transaction."""
        return one(self.connection, Match, LOCKED_MATCH, match=match)

    def seats(self, match: str) -> list[Seat]:
        """The seats of a match, by number."""
        return seats_of(self.connection, match)

    def table(self, match: str) -> TableRows:
        """What is stored by now of a table that there is."""
        found = table_rows(self.connection, match)
        assert found is not None
        return found

    def add(self, match: Match, seats: Sequence[Seat]) -> None:
        """Add a match with its seats."""
        self.connection.execute(insert(schema.matches), values(match))
        self.connection.execute(insert(schema.seats), [values(seat) for seat in seats])

    def hosted(self, person: str | None) -> list[Hosted]:
        """A host's tables that wait for players or are being played."""
        m = schema.matches
        query = select(m.c.status, m.c.public, m.c.content.is_not(None))
        query = query.where(m.c.host == person, m.c.status.in_(("open", "running")))
        return [Hosted(*row) for row in self.connection.execute(query)] if person is not None else []

    def set_match(self, match: str, **changes: Any) -> None:
        """Change columns of a match; other processes are told."""
        self.connection.execute(SET_MATCH, {**changes, "this": match})
        if match not in self.note.tables:
            self.note.tables.append(match)

    def set_seat(self, seat: Seat) -> None:
        """Store a seat as it is now; other processes are told."""
        self.connection.execute(SET_SEAT, {**values(seat), "this": seat.match, "number": seat.seat})
        if seat.match not in self.note.tables:
            self.note.tables.append(seat.match)

    def moved(self, match: str, n: int) -> bool:
        """Whether a match has a row of this number, or a later one."""
        t = schema.moves
        return self.connection.execute(select(t.c.n).where(t.c.match == match, t.c.n >= n).limit(1)).first() is not None

    def wake(self, match: str, at: int) -> None:
        """Somebody must look at a match at this time, or before."""
        self.connection.execute(WAKE_EARLIER, {"m": match, "w": at})

    def wake_again(self, match: str, claimed: int | None, at: int | None) -> None:
        """Somebody must look at a match again at this time (None: nobody need), unless it was claimed anew meanwhile."""
        m = schema.matches
        self.connection.execute(update(m).where(m.c.id == match, m.c.wake_at == claimed).values(wake_at=at))

    def end(self, move: Move, outcome: str) -> None:
        """The match is over with its last move, in one transaction: nobody sees the one without the other."""
        self.set_match(move.match, status="finished", finished=move.at, outcome=outcome, wake_at=None)

    def reopen(self, match: str) -> None:
        """A match that was over goes on; how it could be watched is made anew when it ends again."""
        self.set_match(match, status="running", finished=None, outcome=None, wake_at=now() + WAKE_MS, settled=None)
        for kept in (schema.archives, schema.analyses, schema.analysing, schema.results):
            self.connection.execute(delete(kept).where(kept.c.match == match))

    def put_away(self, matches: Sequence[str], still: ColumnElement[bool]) -> None:
        """Put away the matches of which something is `still` so: nobody plays them on; other processes are told."""
        m = schema.matches
        expired = {"status": "expired", "wake_at": None, "finished": now()}
        self.connection.execute(update(m).where(m.c.id.in_(matches), still).values(**expired))
        self.note.tables += [match for match in matches if match not in self.note.tables]

    def note_deed(self, match: str, seat: int | None, what: str, person: str | None) -> None:
        """Note down what a person did at a table beside playing."""
        row = {"match": match, "seat": seat, "what": what, "person": person, "at": now()}
        self.connection.execute(ADD_DEED, row)

    def add_chat(self, line: ChatLine) -> ChatLine:
        """Give a line the next number; the same line sent twice stays one. The header is locked for the number's sake."""
        self.match(line.match)
        t = schema.chat
        same = select(t).where(t.c.match == line.match, t.c.person == line.person, t.c.mid == line.mid)
        before = one(self.connection, ChatLine, same)
        if before:
            return before
        last = self.connection.scalar(select(func.max(t.c.n)).where(t.c.match == line.match))
        line.n = 0 if last is None else last + 1
        self.connection.execute(insert(t).values(values(line)))
        self.note.chats.append(line)
        return line

    def _upsert(self, table: Any) -> Any:
        return sqlite.insert(table) if self.connection.dialect.name == "sqlite" else postgresql.insert(table)

    def keep_snapshot(self, match: str, n: int, rules_version: int, data: bytes) -> None:
        """The newest position wins, whichever process stores it last."""
        t = schema.snapshots
        new = self._upsert(t).values(match=match, n=n, rules_version=rules_version, data=data)
        fields = {"n": new.excluded.n, "rules_version": new.excluded.rules_version, "data": new.excluded.data}
        self.connection.execute(
            new.on_conflict_do_update(index_elements=[t.c.match], set_=fields, where=t.c.n < new.excluded.n)
        )

    def keep_archive(self, match: str, rules_version: int, blobs: dict[int, bytes], ended: int | None = None) -> None:
        """How a match was seen, if it has not gone on since it `ended`."""
        t = schema.archives
        held = self.match(match)
        if ended is not None and (held is None or held.status != "finished" or held.finished != ended):
            return
        rows = [{"match": match, "seat": s, "rules_version": rules_version, "data": blob} for s, blob in blobs.items()]
        self.connection.execute(self._upsert(t).on_conflict_do_nothing(), rows)
        self.connection.execute(delete(schema.snapshots).where(schema.snapshots.c.match == match))

    def add_person(self, person: Person, device: str = "") -> None:
        """Add a person, with the key with which they speak and the device that has it."""
        p, k = schema.people, schema.keys
        about = {column.name: getattr(person, column.name) for column in p.columns}
        self.connection.execute(insert(p).values(about))
        if person.key_hash:
            key = Key(hash=person.key_hash, id="first", person=person.id, device=device, created=person.created)
            key.used = person.used
            self.connection.execute(insert(k).values(values(key)))

    def set_person(self, person: Person) -> None:
        """Store a person's name and language; no process keeps the old ones in memory."""
        t = schema.people
        self.connection.execute(update(t).where(t.c.id == person.id).values(name=person.name, lang=person.lang))
        self.note.people.append(person.id)

    def forget_person(self, person: Person) -> list[str]:
        """Erase names and words, free the seats; the ids of the tables this touches."""
        s, m, c = schema.seats, schema.matches, schema.chat
        self.connection.execute(select(schema.people.c.id).where(schema.people.c.id == person.id).with_for_update())
        tables = list(self.connection.scalars(select(s.c.match).where(s.c.person == person.id).distinct()))
        hosted = list(self.connection.scalars(select(m.c.id).where(m.c.host == person.id)))
        gone = {"name": "", "person": None, "away": False, "pausing": None, "standing": None}
        mine = s.c.person == person.id
        still_open = s.c.match.in_(select(m.c.id).where(m.c.status == "open"))
        self.connection.execute(update(s).where(mine, still_open).values(kind="open", **gone))
        self.connection.execute(update(s).where(mine).values(kind="bot", level="normal", **gone))
        self.connection.execute(update(m).where(m.c.host == person.id).values(host=None, name=""))
        self.connection.execute(update(c).where(c.c.person == person.id).values(person=None, name="", text=""))
        for table in (schema.moves, schema.joins):
            self.connection.execute(update(table).where(table.c.person == person.id).values(person=None))
        running = and_(m.c.id.in_(tables), m.c.status == "running") if tables else None
        if running is not None:
            self.connection.execute(update(m).where(running).values(wake_at=now()))
        for table in (schema.learned, schema.puzzle_tries, schema.puzzle_people, schema.analysing):
            self.connection.execute(delete(table).where(table.c.person == person.id))
        for table in (schema.results, schema.rating_changes, schema.ratings):
            self.connection.execute(delete(table).where(table.c.person == person.id))
        self.connection.execute(delete(schema.people).where(schema.people.c.id == person.id))
        touched = sorted({*tables, *hosted})
        self.note.tables += touched
        self.note.people.append(person.id)
        self.note.deleted.append(person.id)
        return touched
