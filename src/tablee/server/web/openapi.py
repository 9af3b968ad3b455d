"""The OpenAPI description, made from the list of calls and the types they take and give."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from ...engine.text import LANGUAGES
from .. import wire
from .call import Call
from .calls import CALLS

PREFIX: Final = "#/components/schemas/{name}"
SENTENCES: Final = {
    "400": "not JSON",
    "401": "no key, or an unknown one",
    "403": "not yours to do",
    "404": "not there",
    "405": "another method is meant",
    "409": "not now",
    "413": "too large",
    "415": "not JSON",
    "422": "not as described",
    "429": "too much at once",
    "503": "the database or a bot is away",
}


def description(version: str) -> dict[str, Any]:
    """The whole description."""
    types: list[Any] = [wire.Problem]
    for call in CALLS:
        types += [kind for kind in (call.body, call.answer) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=PREFIX)
    found = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": version},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}}},
    }


def operation(call: Call, found: dict[str, Any]) -> dict[str, Any]:
    """The description of one call."""
    made: dict[str, Any] = {
        "operationId": call.serves.__name__,
        "summary": (call.serves.__doc__ or "").strip(),
        "responses": responses(call, found),
        "parameters": parameters(call),
        "security": [{"key": []}] if call.needs_key else [{}, {"key": []}],
    }
    if call.body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": found[repr(call.body)]}}}
    return made


def parameters(call: Call) -> list[dict[str, Any]]:
    """What a call takes from the path and the query."""
    made: list[dict[str, Any]] = []
    for name in re.findall(r"{(\w+)}", call.path):
        made.append({"name": name, "in": "path", "required": True, "schema": {"type": "string"}})
    if call.seat_query:
        made.append({"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 7}})
    if call.lang_query:
        made.append({"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}})
    return made + (query_fields(call.query) if call.query is not None else [])


def query_fields(kind: type) -> list[dict[str, Any]]:
    """The fields that a query may have, each with its own schema."""
    _, components = msgspec.json.schema_components([kind])
    fields: dict[str, dict[str, Any]] = components[kind.__name__]["properties"]
    told = {name: next(each for each in field["anyOf"] if each != {"type": "null"}) for name, field in fields.items()}
    return [{"name": name, "in": "query", "schema": schema} for name, schema in told.items()]


def responses(call: Call, found: dict[str, Any]) -> dict[str, Any]:
    """What a call may answer, by status."""
    problem = {"application/json": {"schema": found[repr(wire.Problem)]}}
    made: dict[str, Any] = {status: {"description": text, "content": problem} for status, text in SENTENCES.items()}
    if call.answer is None:
        made["204"] = {"description": "done"}
    else:
        made["200"] = {"description": "the answer", "content": {call.media: {"schema": found[repr(call.answer)]}}}
    return made
