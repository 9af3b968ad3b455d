"""Where settings come from: defaults, then a TOML file, then the environment (`TABLEE_<NAME>`), then the command line.

The last that names a setting holds. A fault is one sentence that names the setting, where it comes from, and what is allowed.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec.inspect import BoolType, FloatType, IntType, LiteralType, Type, VarTupleType, type_info
from msgspec.inspect import TupleType as PairType
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..settings import BadSettings, Settings, default_database, origin_of

PREFIX: Final = "TABLEE_"
FILE: Final = "TABLEE_CONFIG"
INNER: Final = frozenset({"shared"})
"""What only the server itself sets."""
KNOWN_VARIABLES: Final = frozenset({FILE, "TABLEE_SETTINGS", "TABLEE_WEIGHTS", "TABLEE_COMPILE", "TABLEE_WEB"})
DATABASES: Final = ("database", "database_file")
FIELDS: Final[dict[str, Any]] = {field.name: field.type for field in msgspec.structs.fields(Settings)}
NETWORKS: Final = ("trusted_proxies", "metrics_from")
ORIGINS: Final = ("origins", "public_url")
CONTACT: Final = "push_contact"
HIDDEN: Final = "…"
FLAGS: Final = {"origins": "--origin", "hosts": "--allowed-host", "trusted_proxies": "--trusted-proxy"}
"""The flags that are not called as their setting."""
HAVE_FLAGS: Final = ("host", "port", "database", "database_file", "workers", "public_url", "log_level", "log_json", *FLAGS)


class Source(NamedTuple):
    """Where a value stands: `kind` is default, file, variable or flag; `line` is that of a file, if it is known."""

    kind: str
    name: str = ""
    line: int = 0

    def __str__(self) -> str:
        return f"{self.name}, line {self.line}" if self.line else self.name or self.kind


class Given(NamedTuple):
    """A value as it was given, and where."""

    value: Any
    source: Source


DEFAULT: Final = Source("default")


def gather(flags: Mapping[str, Any] | None = None, file: str = "", environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this start: defaults, then a file, then the environment, then flags."""
    return gather_with_sources(flags, file, environment)[0]


def gather_with_sources(
    flags: Mapping[str, Any] | None = None, file: str = "", environment: Mapping[str, str] | None = None
) -> tuple[Settings, dict[str, Source]]:
    """The settings of this start, and where each comes from that is not a default."""
    environment = os.environ if environment is None else environment
    named = file or environment.get(FILE, "")
    chosen: dict[str, Given] = {}
    for later in (from_file(Path(named)) if named else {}, from_variables(environment), from_flags(flags or {})):
        if any(name in later for name in DATABASES):
            chosen = {name: given for name, given in chosen.items() if name not in DATABASES}
        chosen |= later
    values = {name: checked(name, given) for name, given in chosen.items()}
    return Settings(**values), {name: given.source for name, given in chosen.items()}


def from_file(path: Path) -> dict[str, Given]:
    """The settings of a TOML file, each with its line."""
    try:
        text = path.read_text("utf-8")
        found = tomllib.loads(text)
    except OSError as error:
        unread = BadSettings(f"the settings in {path} cannot be read: {error.strerror}")
        raise unread.saying("cli-cannot-read", file=str(path), why=error) from None
    except ValueError as error:
        at = re.search(r"line (\d+)", str(error))
        wrong = BadSettings(f"{path} is not TOML: {error}")
        raise wrong.saying("fault-toml", file=str(path), line=at[1] if at else "0") from None
    return {name: Given(value, Source("file", str(path), line_of(text, name))) for name, value in found.items()}


def line_of(text: str, name: str) -> int:
    """The line of a TOML file that sets a name, counted from 1; 0 when it cannot be told.

    >>> line_of('host = "0.0.0.0"\\nport = 80', "port")
    2
    """
    quoted = re.escape(name)
    pattern = re.compile(rf"""\s*(\[+\s*)?["']?{quoted}["']?\s*[=.\]]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if pattern.match(line)), 0)


def from_variables(environment: Mapping[str, str]) -> dict[str, Given]:
    """The settings that the environment names."""
    names = {f"{PREFIX}{name.upper()}": name for name in settable()}
    return {
        name: Given(environment[variable], Source("variable", variable))
        for variable, name in names.items()
        if variable in environment
    }


def from_flags(flags: Mapping[str, Any]) -> dict[str, Given]:
    """The settings of the command line."""
    return {
        name: value if isinstance(value, Given) else Given(value, Source("flag", flag_of(name)))
        for name, value in flags.items()
    }


def flag_of(name: str) -> str:
    """How a setting is given on the command line.

    >>> flag_of("public_url"), flag_of("origins"), flag_of("chat_lines")
    ('--public-url', '--origin', '--set chat_lines')
    """
    return FLAGS.get(name, f"--{name.replace('_', '-')}") if name in HAVE_FLAGS else f"--set {name}"


def settable() -> tuple[str, ...]:
    """The names of all settings that may be given."""
    return tuple(name for name in Settings.__struct_fields__ if name not in INNER)


# What is allowed.


def checked(name: str, given: Given) -> Any:
    """A value as its setting takes it; BadSettings when it cannot be. A list may be given as text, with commas between."""
    if name not in settable():
        known = ", ".join(settable())
        wrong = BadSettings(f"there is no setting {name!r} ({given.source}); there are: {known}")
        raise wrong.saying("fault-setting", name=name, names=known, **told_source(given.source))
    value, kind = given.value, type_info(FIELDS[name])
    if isinstance(kind, VarTupleType | PairType) and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        found = msgspec.convert(value, FIELDS[name], strict=False)
    except msgspec.ValidationError:
        raise not_allowed(name, given.value, given.source) from None
    for part in found if isinstance(found, tuple) else (found,):
        if not is_allowed(name, part):
            raise not_allowed(name, part, given.source)
    if name == "pace" and found[0] > found[1]:
        raise not_allowed(name, given.value, given.source)
    return found


def is_allowed(name: str, value: Any) -> bool:
    """Whether a value, or each part of a list, is one of those that its setting takes beyond its type."""
    if name in NETWORKS:
        return is_network(value)
    if name == "origins":
        return bool(urlsplit(value).netloc) and value == origin_of(value)
    if name == CONTACT:
        return not value or (value.startswith(("mailto:", "https://")) and value.isprintable() and " " not in value)
    return name != "public_url" or not value or (value.startswith(("http://", "https://")) and bool(urlsplit(value).netloc))


def is_network(text: str) -> bool:
    """Whether a text is an address or a network."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def not_allowed(name: str, value: Any, source: Source) -> BadSettings:
    """The sentence that says so."""
    allowed = allowed_values(name)
    wrong = BadSettings(f"the setting {name!r} ({source}) cannot be {value!r}: it takes {allowed}")
    return wrong.saying("fault-setting-value", name=name, value=shown(name, value), **allowed, **told_source(source))


def told_source(source: Source) -> dict[str, str]:
    """Where a value stands, for a sentence; a line that is not known is none."""
    return {"place": "line" if source.line else "name", "source": source.name or source.kind, "line": str(source.line)}


def allowed_values(name: str) -> dict[str, str]:
    """What a setting takes, for a sentence.

    >>> allowed_values("port")
    {'kind': 'whole', 'low': '1', 'high': '65535', 'choices': ''}
    >>> allowed_values("log_level")["choices"]
    'debug, info, warning, error'
    """
    kind = type_info(FIELDS[name])
    found = {"kind": word_for(name, kind), "low": "", "high": "", "choices": ""}
    bounded = kind.item_types[0] if isinstance(kind, PairType) else kind
    if isinstance(bounded, IntType | FloatType):
        found |= {"low": plain_number(bounded.ge), "high": plain_number(bounded.le)}
    if isinstance(kind, LiteralType):
        found["choices"] = ", ".join(name for name in ("debug", "info", "warning", "error") if name in kind.values)
    return found


def word_for(name: str, kind: Type) -> str:
    """The word by which a sentence says what a setting takes."""
    if name in NETWORKS:
        return "networks"
    if name in (*ORIGINS, CONTACT):
        return name
    words = {IntType: "whole", FloatType: "number", BoolType: "flag", LiteralType: "choice", PairType: "pair"}
    return words.get(type(kind), "list" if isinstance(kind, VarTupleType) else "text")


def plain_number(value: float | None) -> str:
    """A bound as people write it.

    >>> plain_number(86400.0), plain_number(0.5)
    ('86400', '0.5')
    """
    return f"{value:.15g}" if value is not None else ""


# What holds.


def show(settings: Settings, sources: Mapping[str, Source], environment: Mapping[str, str] | None = None) -> list[str]:
    """What holds and where it comes from, in the form of a TOML file, with secrets hidden."""
    lines = [f"{name} = {toml(name, getattr(settings, name))}  # {sources.get(name, DEFAULT)}" for name in settable()]
    if not any(name in sources for name in DATABASES):
        lines = [f"{line} (default, {default_database()})" if line.startswith("database = ") else line for line in lines]
    return lines + [f"# {name}: no setting" for name in unknown_variables(os.environ if environment is None else environment)]


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings, and are none."""
    known = {f"{PREFIX}{name.upper()}" for name in settable()} | KNOWN_VARIABLES
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def toml(name: str, value: Any) -> str:
    """A value as TOML writes it."""
    return json.dumps(shown(name, value) if name == "database" else value, ensure_ascii=False)


def shown(name: str, value: Any) -> str:
    """A value that may be shown: without the password of a database.

    >>> shown("database", "postgresql://me:secret@here/games?password=secret")
    'postgresql://me:…@here/games?password=…'
    """
    if name != "database" or "://" not in str(value):
        return str(value)
    try:
        url = make_url(str(value))
    except (ArgumentError, ValueError):
        return HIDDEN
    query = {key: HIDDEN if "pass" in key.lower() else part for key, part in url.query.items()}
    return url.set(query=query).render_as_string(hide_password=True).replace("***", HIDDEN).replace("%E2%80%A6", HIDDEN)
