"""What server processes tell each other."""

from __future__ import annotations

import msgspec

from tablee.server.storage.bus import MOST_BYTES, Note, payloads


def test_who_is_present_at_many_tables_travels_in_as_many_notes_as_it_takes() -> None:
    present = {f"table-{number}": [f"person-{number}-{each}" for each in range(30)] for number in range(60)}
    said = payloads(Note(origin="a", present=present))
    assert len(said) > 1
    assert all(len(payload) <= MOST_BYTES for payload in said)
    notes = [msgspec.json.decode(payload, type=Note) for payload in said]
    assert {table: people for note in notes for table, people in note.present.items()} == present
    assert {note.origin for note in notes} == {"a"}


def test_a_process_knows_its_own_notes_by_their_first_words() -> None:
    assert msgspec.json.encode(Note(origin="abcd")).startswith(b'{"origin":"abcd"')
