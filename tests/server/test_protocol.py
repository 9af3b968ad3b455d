"""docs/protocol.md says what `wire/` and `frames.py` of the server say: every message, field and call, and nothing else."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from tablee.server import wire
from tablee.server.web.call import Call
from tablee.server.web.calls import CALLS

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from make_protocol import BEGIN, PAGE, Reason, page, structs

TEXT = PAGE.read_text("utf-8")
PROSE = TEXT.partition(BEGIN)[0]
OBJECTS = re.findall(r"`[^`{]*(\{[^`]*\})", PROSE)


def fields_of(struct: type) -> set[str]:
    info: Any = inspect.type_info(struct)
    return {field.encode_name for field in info.fields} | ({"type"} if getattr(info, "tag", None) else set())


FIELDS = {name for struct in (*structs(), Reason) for name in fields_of(struct)}
OTHERS_AFFAIR = {
    *("kind", "default", "at"),  # of an option
    *("verb", "fr", "en"),  # of an action, of a tale
    *("chapter", "rival", "adversary", "faces", "legacy", "quest", "choosing", "epilogue", "opened", "chronicle"),
    *("envelope", "won", "then", "heroes", "score", "tale", "story", "endings"),  # of a campaign of Epic
    *("attribute", "items", "part"),  # of what is told of it
    "puzzle",  # of a path
}


def test_the_list_is_up_to_date() -> None:
    assert page(TEXT) == TEXT, "python tools/make_protocol.py rewrites it"


def test_every_call_is_explained_and_no_other() -> None:
    named = {(method, path.partition("?")[0]) for method, path in re.findall(r"`([A-Z]+) (/api/[^` ]+)", PROSE)}
    assert named - {("WS", "/api/tables/{id}/live"), ("WS", "/api/hall/live"), ("GET", "/api/openapi.json")} == {
        (call.method, call.path) for call in CALLS
    }


def top_level(text: str) -> set[str]:
    """The names of an object's own fields, without those of the objects in it.

    >>> sorted(top_level("{a, b?: {c, d}, e: [{f}…]}"))
    ['a', 'b', 'e']
    """
    inner = text[1:-1]
    while (flat := re.sub(r"[{(\[][^{}()\[\]]*[})\]]", "", inner)) != inner:
        inner = flat
    return set(re.findall(r"(?:^|,)\s*(\w+)\??", inner))


@pytest.mark.parametrize("call", [call for call in CALLS if call.body], ids=lambda call: f"{call.method} {call.path}")
def test_the_body_of_a_call_is_as_explained(call: Call) -> None:
    row = next(line for line in PROSE.splitlines() if f"`{call.method} {call.path}`" in line)
    said = re.search(r"\{[^`]*\}", row.partition(f"`{call.method} {call.path}`")[2])
    assert said is not None
    assert call.body is not None
    assert top_level(said[0]) == fields_of(call.body)


@pytest.mark.parametrize("struct", [struct for struct in structs() if struct.__struct_config__.tag], ids=lambda s: s.__name__)
def test_a_message_of_the_socket_is_as_explained(struct: Any) -> None:
    tag = struct.__struct_config__.tag
    assert fields_of(struct) in [top_level(text) for text in OBJECTS if f'type: "{tag}"' in text]


@pytest.mark.parametrize(
    ("name", "struct"), [("Place", wire.Place), ("Table", wire.TableFacts), ("Campaign", wire.CampaignFacts)]
)
def test_what_has_a_name_is_as_explained(name: str, struct: type) -> None:
    said = re.search(rf"`{name}` = `(\{{[^`]*\}})`", PROSE)
    assert said is not None
    assert top_level(said[1]) == fields_of(struct)


@pytest.mark.parametrize("struct", structs(), ids=lambda struct: struct.__name__)
def test_every_field_is_named_in_words(struct: type) -> None:
    assert not [name for name in fields_of(struct) if not re.search(rf"\b{name}\b", PROSE)]


def test_no_field_is_explained_that_there_is_not() -> None:
    named = {name for text in OBJECTS for name in re.findall(r"[{,]\s*(\w+)\??(?=\s*[:,}|(])", text)}
    assert named <= FIELDS | OTHERS_AFFAIR, sorted(named - FIELDS - OTHERS_AFFAIR)
    assert named | FIELDS >= OTHERS_AFFAIR, sorted(OTHERS_AFFAIR - named - FIELDS)
