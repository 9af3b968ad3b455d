"""Everything an operator may tune, in one immutable value that travels to every server process.

A setting is taken from the defaults, then from a TOML file, then from the environment (`TABLEE_<NAME>`), then from the
command line; the last that names it holds. `docs/hosting.md` lists them all.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import platformdirs

from ..engine.errors import TableeError

VARIABLE: Final = "TABLEE_SETTINGS"
PREFIX: Final = "TABLEE_"
FILE: Final = "TABLEE_CONFIG"
INNER: Final = frozenset({"shared"})
"""What only the server itself sets."""


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
    port: int = 8765
    workers: int = 1
    log_level: str = "warning"
    database: str = ""
    database_file: str = ""
    shared: bool = False
    public_url: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    connections: int = 0
    connections_each: int = 200
    head_bytes: int = 32 * 1024
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    answer_seconds: float = 120.0
    chat_lines: int = 10
    open_tables: int = 10
    running_tables: int = 200
    public_tables: int = 3
    public_tables_each: int = 10
    variant_tables: int = 5
    reports: int = 20
    analyses: int = 20
    pace: tuple[float, float] = (0.6, 1.2)
    slot: float = 0.25
    forced: bool = True
    bot_seconds: float = 10.0
    bot_workers: int = 0
    bot_command: tuple[str, ...] = ()
    cached_tables: int = 2000
    cached_variants: int = 100
    open_hours: float = 24.0
    idle_days: float = 60.0
    sweep: float = 1.0
    settle: float = 3.0
    away: float = 10.0
    patience: float = 30.0
    ease: float = 1.0

    def with_database(self, database: str) -> Settings:
        """The same settings with another database."""
        return msgspec.structs.replace(self, database=database)

    def most(self, quota: str) -> int:
        """A quota, widened by `ease`."""
        return max(1, int(getattr(self, quota) * self.ease))

    def pages(self) -> tuple[str, ...]:
        """The origins whose pages may speak to this server, besides those it serves itself under the asker's Host."""
        return (*self.origins, *([origin_of(self.public_url)] if self.public_url else []))


# Where settings come from.


def gather(flags: Mapping[str, Any] | None = None, file: str = "", environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this start: defaults, then a file, then the environment, then flags."""
    environment = os.environ if environment is None else environment
    named = file or environment.get(FILE, "")
    chosen = from_file(Path(named)) if named else {}
    for later in (from_variables(environment), {name: parsed(name, value) for name, value in (flags or {}).items()}):
        if "database" in later or "database_file" in later:
            chosen = {name: value for name, value in chosen.items() if name not in ("database", "database_file")}
        chosen |= later
    return checked(chosen)


def from_file(path: Path) -> dict[str, Any]:
    """The settings of a TOML file."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        unread = BadSettings(f"the settings in {path} cannot be read: {error.strerror}")
        raise unread.saying("cli-cannot-read", file=str(path), why=error) from None
    except ValueError as error:
        raise BadSettings(f"{path} is not TOML: {error}").saying("fault-toml", file=str(path)) from None
    return {name: parsed(name, value) for name, value in found.items()}


def from_variables(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings that the environment names."""
    names = {f"{PREFIX}{name.upper()}": name for name in settable()}
    return {name: parsed(name, environment[variable]) for variable, name in names.items() if variable in environment}


def settable() -> tuple[str, ...]:
    """The names of all settings that may be given."""
    return tuple(name for name in Settings.__struct_fields__ if name not in INNER)


def parsed(name: str, value: Any) -> Any:
    """A value of a setting; a list may be given as text, with commas between."""
    if name not in settable():
        known = ", ".join(settable())
        raise BadSettings(f"there is no setting {name!r}; there are: {known}").saying("fault-setting", name=name, names=known)
    kind = FIELDS[name]
    listed = getattr(kind, "__origin__", None) is tuple
    if listed and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        wrong = BadSettings(f"the setting {name!r} cannot be {value!r}: {error}")
        raise wrong.saying("fault-setting-value", name=name, value=str(value)) from None


def checked(values: Mapping[str, Any]) -> Settings:
    """Settings from their values; BadSettings names one that cannot be."""
    settings = Settings(**values)
    for name in ("trusted_proxies", "metrics_from"):
        for address in getattr(settings, name):
            checked_network(name, address)
    for origin in settings.pages():
        if not urlsplit(origin).netloc or origin != origin_of(origin):
            wrong = BadSettings(f"an origin is like https://play.example.org, not {origin!r}")
            raise wrong.saying("fault-origin", origin=origin)
    if not 0 < settings.port < 65536:
        raise BadSettings(f"there is no port {settings.port}").saying("fault-port", port=str(settings.port))
    return settings


def checked_network(name: str, address: str) -> None:
    """Raise BadSettings unless a text is an address or a network."""
    try:
        ip_network(address)
    except ValueError:
        wrong = BadSettings(f"the setting {name!r} names addresses or networks, not {address!r}")
        raise wrong.saying("fault-network", name=name, address=address) from None


def origin_of(url: str) -> str:
    """The origin of a URL, as a browser names it.

    >>> origin_of("https://Play.example.org/tablee/")
    'https://play.example.org'
    """
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


# How they travel.


def from_environment() -> Settings:
    """The settings that the starting process handed down as JSON in one variable, or those that `gather` finds.

    The variable is taken out of the environment: nothing that this process starts inherits it.
    """
    text = os.environ.pop(VARIABLE, "")
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


FIELDS: Final[dict[str, Any]] = {field.name: field.type for field in msgspec.structs.fields(Settings)}
