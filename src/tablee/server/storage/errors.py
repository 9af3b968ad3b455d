"""What can go wrong with a database, told apart."""

from __future__ import annotations

import errno
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from alembic.util import CommandError
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from ...engine.errors import TableeError

# PostgreSQL: connection lost, rolled back for another's sake, out of resources, not ready, being stopped, system error,
# read-only while another takes over. SQLite: locked, out of memory, read-only, input and output, full, cannot be opened.
AWAY_STATES: Final = ("08", "40", "53", "55", "57", "58", "25006")
# What PostgreSQL says at the door, by its codes; the texts have a sentence for each, `database-<word>`.
REASONS: Final = (
    ("28", "refused"),
    ("3D000", "none"),
    ("42501", "forbidden"),
    ("53100", "full"),
    ("53300", "crowded"),
    ("57P", "starting"),
)
AWAY_CODES: Final = frozenset((5, 6, 7, 8, 10, 13, 14, 15))

FULL_STATE: Final = "53100"
FULL_CODE: Final = 13


class Away(Exception):
    """The database cannot be reached. The same request may succeed later."""


class TakenOver(Exception):
    """The SQLite file is already served by another process."""


class Unfit(Exception):
    """The database has no way to store or look for what was asked, such as a zero byte in a text."""


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database is gone or locked, rather than that we asked something wrong."""
    if is_unfit(error) or isinstance(error, IntegrityError | ProgrammingError):
        return False
    state = sql_state(error)
    if state is not None:
        return state.startswith(AWAY_STATES)
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in AWAY_CODES
    return isinstance(error, DBAPIError | OSError | TimeoutError | asyncpg.PostgresError | asyncpg.InterfaceError)


def is_full(error: BaseException) -> bool:
    """Whether an error says that the disk of the database has no room left."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return sql_state(error) == FULL_STATE or (code is not None and code & 0xFF == FULL_CODE)


def is_unfit(error: BaseException) -> bool:
    """Whether an error says that a value cannot be stored (SQLSTATE class 22, or what a driver refuses to send)."""
    kinds = (DataError, asyncpg.DataError)
    return any(isinstance(each, kinds) for each in layers(error)) or (sql_state(error) or "").startswith("22")


def sql_state(error: BaseException) -> str | None:
    """PostgreSQL's code of an error, in whichever layer it hides."""
    states = [getattr(each, "sqlstate", None) for each in layers(error)]
    return next((state for state in states if isinstance(state, str)), None)


def layers(error: BaseException) -> list[BaseException]:
    """An error as we are given it, as the adapter had it, and as the driver raised it."""
    adapted = getattr(error, "orig", None)
    driver = adapted.__cause__ if isinstance(adapted, BaseException) else None
    return [each for each in (error, adapted, driver) if isinstance(each, BaseException)]


def raise_named(error: Exception) -> None:
    """Raise an error of the database as Away or Unfit where it is one, else as it is."""
    if is_away(error):
        raise Away(str(error)) from error
    if is_unfit(error):
        raise Unfit(str(error)) from error
    raise error


def reason(error: BaseException) -> Exception | str:
    """Why a database could not be used, to be told in any language. No message of a driver, which may hold what is stored."""
    system = next((each for each in (*layers(error), error.__cause__) if isinstance(each, OSError)), None)
    if isinstance(system, TimeoutError) and not system.errno:
        return OSError(errno.ETIMEDOUT, "timed out")
    if system is not None:
        return system
    if isinstance(error, CommandError):
        return TableeError("a newer Tablée has migrated it").saying("database-newer")
    state = sql_state(error) or ""
    word = next((word for start, word in REASONS if state.startswith(start)), "")
    if word:
        return TableeError(f"PostgreSQL says {state}").saying(f"database-{word}")
    if state:
        return TableeError(f"PostgreSQL says {state}").saying("database-other", code=state)
    return type(getattr(error, "orig", None) or error).__name__
