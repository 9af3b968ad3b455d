"""The log: lines for people, or one JSON object a line, with the request and the table that they belong to.

What is logged must harm nobody who plays. Of an error its kind and its place are written, and what the system says of
files and connections; no other message of an exception, which may hold a card. Libraries write warnings only: at their
lower levels they would write down every row and every frame.
"""

from __future__ import annotations

import logging
import re
import secrets
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from ..settings import Settings
from .figures import ERRORS

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
TABLE: Final[ContextVar[str]] = ContextVar("table", default="")
NAMED: Final = re.compile(r"[\w.-]{1,64}", re.ASCII)
FIELDS: Final = ("method", "route", "status", "by", "ms", "seconds")
"""What a line may tell beside its words."""


def new_request() -> str:
    """An id for a request, which its answer carries too."""
    return secrets.token_hex(6)


def table_named(name: object) -> str:
    """The id of a table as it stands in a line; nothing that could be taken for something else.

    >>> table_named("abc-12"), table_named("a b"), table_named(None)
    ('abc-12', '?', '?')
    """
    return name if isinstance(name, str) and NAMED.fullmatch(name) else "?"


@contextmanager
def at_table(name: str, request: str = "") -> Iterator[None]:
    """All lines within belong to a table: its own work, which no request has to answer for."""
    table, asked = TABLE.set(table_named(name)), REQUEST.set(request)
    try:
        yield
    finally:
        TABLE.reset(table)
        REQUEST.reset(asked)


# Lines.


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """All that a line tells, in order."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    said = record.getMessage() if is_ours(record) else record.getMessage().partition("\n")[0]
    facts: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "logger": record.name, "message": said}
    if request := REQUEST.get():
        facts["request"] = request
    if table := TABLE.get():
        facts["table"] = table
    facts |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        facts["error"], facts["trace"] = named_error(error), trace_of(error)
    return facts


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line comes from Tablée, and not from a library."""
    return record.name.partition(".")[0] == "tablee"


def named_error(error: BaseException) -> str:
    """The kind of an error, with what the system says of it, and with the code of a database.

    >>> named_error(KeyError("the queen of spades")), named_error(FileNotFoundError(2, "No such file"))
    ('KeyError', 'FileNotFoundError: No such file')
    """
    kind = type(error).__name__
    if isinstance(error, OSError) and error.strerror:
        return f"{kind}: {error.strerror}"
    state = getattr(getattr(error, "orig", error), "sqlstate", None)
    return f"{kind}: SQLSTATE {state}" if isinstance(state, str) else kind


def trace_of(error: BaseException) -> list[str]:
    """Where an error comes from, the innermost place last, then those that led to it."""
    lines = [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in traceback.extract_tb(error.__traceback__)]
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return [*lines, f"after {named_error(before)}", *trace_of(before)] if before is not None else lines


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record."""
        return msgspec.json.encode(facts_of(record)).decode()


class PlainLines(logging.Formatter):
    """Lines for people: when, how bad, what, and in which request and at which table."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of a record, and below it where its error comes from."""
        facts = facts_of(record)
        head = " ".join(facts.pop(name) for name in ("at", "level", "logger"))
        said, trace = facts.pop("message"), facts.pop("trace", [])
        more = "".join(f" {name}={value}" for name, value in facts.items())
        return "\n    ".join([f"{head}: {said}{more}", *trace])


class ErrorCounter(logging.Handler):
    """Counts the errors that are logged, by the kind of their exception."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        error = record.exc_info[1] if record.exc_info else None
        ERRORS.labels("none" if error is None else type(error).__name__).inc()


class OfTheServer(logging.Filter):
    """Keeps what uvicorn says of starting and stopping, and its warnings; not each socket with its address."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is kept."""
        parts = Path(record.pathname).parts
        return record.levelno >= logging.WARNING or ("uvicorn" in parts and "protocols" not in parts)


def log_config(settings: Settings) -> dict[str, Any]:
    """How every process of a server logs, as `logging.config` wants it."""
    chosen = logging.getLevelName(settings.log_level.upper())
    form = "JsonLines" if settings.log_json else "PlainLines"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.{form}"}},
        "filters": {"server": {"()": f"{__name__}.OfTheServer"}},
        "handlers": {
            "lines": {"class": "logging.StreamHandler", "formatter": "lines"},
            "errors": {"class": f"{__name__}.ErrorCounter", "level": "ERROR"},
        },
        "root": {"level": max(chosen, logging.WARNING), "handlers": ["lines", "errors"]},
        "loggers": {
            "tablee": {"level": chosen},
            "uvicorn": {"level": max(chosen, logging.INFO)},
            "uvicorn.error": {"level": max(chosen, logging.INFO), "filters": ["server"]},
        },
    }
