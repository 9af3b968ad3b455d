"""Everything an operator may tune, in one immutable value that travels to every server process."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

VARIABLE: Final = "TABLEE_SETTINGS"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Times are in seconds unless named otherwise; `ease` multiplies every rate limit (load tests need it)."""

    database: str = ""
    shared: bool = False
    pace: tuple[float, float] = (0.6, 1.2)
    bot_seconds: float = 10.0
    bot_workers: int = 1
    cached_tables: int = 2000
    open_hours: float = 24.0
    idle_days: float = 60.0
    sweep: float = 1.0
    settle: float = 3.0
    away: float = 10.0
    patience: float = 30.0
    origins: tuple[str, ...] = ()
    ease: float = 1.0
    bot_command: tuple[str, ...] = ()

    def with_database(self, database: str) -> Settings:
        return msgspec.structs.replace(self, database=database)


def from_environment() -> Settings:
    """What the starting process handed down as JSON in one variable, or the defaults."""
    text = os.environ.get(VARIABLE, "")
    settings = msgspec.json.decode(text, type=Settings) if text else Settings()
    return settings if settings.database else settings.with_database(default_database())


def to_environment(settings: Settings) -> None:
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("tablee", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tablee.db'}"


def database_url(text: str) -> str:
    """An SQLAlchemy URL with an asynchronous driver; a plain path is an SQLite file.

    >>> database_url("postgresql://me@host/tablee")
    'postgresql+asyncpg://me@host/tablee'
    >>> database_url("games.db")
    'sqlite+aiosqlite:///games.db'
    """
    for scheme, driver in (("sqlite", "aiosqlite"), ("postgresql", "asyncpg"), ("postgres", "asyncpg")):
        if text.startswith(f"{scheme}:"):
            return text.replace(f"{scheme}:", f"{'sqlite' if scheme == 'sqlite' else 'postgresql'}+{driver}:", 1)
    return text if "://" in text else f"sqlite+aiosqlite:///{text}"


def is_sqlite(database: str) -> bool:
    return database_url(database).startswith("sqlite")
