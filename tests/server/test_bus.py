"""What server processes tell each other."""

from __future__ import annotations

import msgspec
import pytest

from tablee.server.storage.bus import CUT, MOST_BYTES, Note, listening_dsn, payloads
from tablee.server.storage.rows import ChatLine


def test_who_is_present_at_many_tables_travels_in_as_many_notes_as_it_takes() -> None:
    present = {f"table-{number}": [f"person-{number}-{each}" for each in range(30)] for number in range(60)}
    said = payloads(Note(origin="a", present=present))
    assert len(said) > 1
    assert all(len(payload) <= MOST_BYTES for payload in said)
    notes = [msgspec.json.decode(payload, type=Note) for payload in said]
    assert {table: people for note in notes for table, people in note.present.items()} == present
    assert {note.origin for note in notes} == {"a"}


@pytest.mark.parametrize("field", [name for name in CUT if name not in ("moves", "chats", "present")])
def test_names_travel_in_as_many_notes_as_it_takes(field: str) -> None:
    names = [f"person-or-table-{number:04}" for number in range(1_000)]
    said = payloads(msgspec.structs.replace(Note(origin="a", bulletin=True), **{field: names}))
    assert all(len(payload) <= MOST_BYTES for payload in said)
    notes = [msgspec.json.decode(payload, type=Note) for payload in said]
    assert [name for note in notes for name in getattr(note, field)] == names
    assert sum(note.bulletin for note in notes) == 1


def test_since_when_people_are_gone_travels_with_who_is_present() -> None:
    present = {f"table-{number}": [f"person-{number}-{each}" for each in range(30)] for number in range(60)}
    gone = {table: {people[0]: 17} for table, people in present.items()}
    notes = [msgspec.json.decode(payload, type=Note) for payload in payloads(Note(origin="a", present=present, gone=gone))]
    assert all(set(note.gone) <= set(note.present) for note in notes)
    assert {table: people for note in notes for table, people in note.gone.items()} == gone


def test_a_line_too_long_to_travel_is_told_by_the_name_of_its_table() -> None:
    line = ChatLine(match="m", n=0, person="p", seat=0, name="Ada", text="x" * MOST_BYTES, mid="1", at=0)
    (said,) = payloads(Note(origin="a", chats=[line], company=["q"]))
    assert msgspec.json.decode(said, type=Note) == Note(origin="a", tables=["m"], company=["q"])


def test_a_process_knows_its_own_notes_by_their_first_words() -> None:
    assert msgspec.json.encode(Note(origin="abcd")).startswith(b'{"origin":"abcd"')


@pytest.mark.parametrize(
    ("database", "dsn"),
    [
        ("postgresql://me:p%40ss@host/tablee", "postgresql://me:p%40ss@host/tablee"),
        ("postgresql://me@host/tablee?ssl=require", "postgresql://me@host/tablee?sslmode=require"),
        (
            "postgresql+asyncpg://me@host/tablee?prepared_statement_cache_size=0&application_name=tablee",
            "postgresql://me@host/tablee?application_name=tablee",
        ),
    ],
)
def test_who_listens_reads_the_address_as_the_storage_does(database: str, dsn: str) -> None:
    """What SQLAlchemy's driver takes out of an address is no setting of the server's."""
    assert listening_dsn(database) == dsn
