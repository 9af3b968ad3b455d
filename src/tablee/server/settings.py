"""Everything an operator may tune, in one immutable value that travels to every server process.

`operate/sources.py` says where settings come from; `docs/hosting.md` lists them all.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from ..engine.errors import TableeError

VARIABLE: Final = "TABLEE_SETTINGS"
DAY: Final = 86_400.0
MOST: Final = 1_000_000
Count = Annotated[int, Meta(ge=0, le=MOST)]
Some = Annotated[int, Meta(ge=1, le=MOST)]
Seconds = Annotated[float, Meta(ge=0.0, le=DAY)]
Level = Literal["debug", "info", "warning", "error"]


class BadSettings(TableeError):
    """A setting that is none, or has a value it cannot have."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Times are in seconds unless named otherwise; `ease` multiplies every limit on people (load tests need it).

    Automatic answers leave after whole slots of `slot`, the first that is not before a `pace` drawn at random; a pace of zero
    lets them leave at once, and then their timing may tell of cards. `forced`: an answer is sent for people where everybody
    can see that it is the only one.

    `connections` 0: as many as the system's limit on open files leaves; `bot_workers` 0: half of the cores.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65_535)] = 8765
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    log_level: Level = "warning"
    log_json: bool = False
    database: str = ""
    database_file: str = ""
    shared: bool = False
    public_url: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    metrics_seconds: Seconds = 10.0
    connections: Count = 0
    connections_each: Some = 200
    head_bytes: Annotated[int, Meta(ge=1024, le=MOST)] = 32 * 1024
    head_seconds: Seconds = 10.0
    body_seconds: Seconds = 60.0
    answer_seconds: Seconds = 120.0
    chat_lines: Some = 10
    open_tables: Some = 10
    running_tables: Some = 200
    public_tables: Some = 3
    public_tables_each: Some = 10
    variant_tables: Some = 5
    reports: Some = 20
    complaints: Some = 10
    link_hours: Annotated[float, Meta(ge=0.0, le=87_600.0)] = 24.0
    deleted_days: Annotated[float, Meta(ge=0.0, le=36_500.0)] = 400.0
    analyses: Some = 20
    favourites: Some = 200
    invitations: Some = 30
    hall_seconds: Seconds = 2.0
    seek_seconds: Seconds = 6.0
    gather_seconds: Seconds = 15.0
    pace: tuple[Seconds, Seconds] = (0.6, 1.2)
    slot: Seconds = 0.25
    forced: bool = True
    bot_seconds: Seconds = 10.0
    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0
    bot_command: tuple[str, ...] = ()
    cached_tables: Count = 2000
    cached_variants: Count = 100
    open_hours: Annotated[float, Meta(ge=0.0, le=87_600.0)] = 24.0
    idle_days: Annotated[float, Meta(ge=0.0, le=36_500.0)] = 60.0
    sweep: Seconds = 1.0
    settle: Seconds = 3.0
    away: Seconds = 10.0
    claim: Seconds = 120.0
    push: bool = True
    push_delay: Seconds = 10.0
    push_contact: str = ""
    patience: Seconds = 30.0
    ease: Annotated[float, Meta(ge=0.0, le=1e9)] = 1.0

    def with_database(self, database: str) -> Settings:
        """The same settings with another database."""
        return msgspec.structs.replace(self, database=database)

    def most(self, quota: str) -> int:
        """A quota, widened by `ease`."""
        return max(1, int(getattr(self, quota) * self.ease))

    def pages(self) -> tuple[str, ...]:
        """The origins whose pages may speak to this server, besides those it serves itself under the asker's Host."""
        return (*self.origins, *([origin_of(self.public_url)] if self.public_url else []))


# How they travel.


def from_environment() -> Settings:
    """The settings that the starting process handed down as JSON in one variable, or those that `gather` finds.

    The variable is taken out of the environment: nothing that this process starts inherits it.
    """
    text = os.environ.pop(VARIABLE, "")
    from .operate.sources import gather  # which knows the settings itself

    settings = msgspec.json.decode(text, type=Settings) if text else gather()
    return located(settings)


def to_environment(settings: Settings) -> None:
    """Hand settings down to the processes that this one starts."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def located(settings: Settings) -> Settings:
    """With the database that is meant: named, named in a file of its own, or the one in the user's data folder."""
    if settings.database:
        return settings
    if not settings.database_file:
        return settings.with_database(default_database())
    try:
        named = Path(settings.database_file).read_text("utf-8").strip()
    except OSError as error:
        wrong = BadSettings(f"the file that names the database cannot be read: {error.strerror}")
        raise wrong.saying("cli-cannot-read", file=settings.database_file, why=error) from None
    if not named:
        wrong = BadSettings(f"{settings.database_file} names no database")
        raise wrong.saying("fault-database-file", file=settings.database_file)
    return settings.with_database(named)


def origin_of(url: str) -> str:
    """The origin of a URL, as a browser names it.

    >>> origin_of("https://Play.example.org/tablee/")
    'https://play.example.org'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def default_database() -> str:
    """An SQLite file in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("tablee", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
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
    """Whether a database is an SQLite file."""
    return database_url(database).startswith("sqlite")
