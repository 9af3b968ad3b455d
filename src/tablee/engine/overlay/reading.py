"""Overlays as people write them: a change on the command line, a file in TOML or JSON."""

from __future__ import annotations

# Interpreted: files and command lines may say anything, and are refused by a sentence.
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ..content import Field, check_field, named
from ..errors import BadContent
from ..game import Game
from ..text import COMMON, LANGUAGES, Texts
from .limits import check_options
from .shape import MOST_BYTES, Overlay, check_size, shaped

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
LISTS: Final = ("numbers", "set", "signs")


# One change on a command line.


def parse_change(game: Game, text: str) -> Overlay:
    """The overlay that one change stands for: a field, a text in a language, or an option.

    "A07.glory=5", "C03.values=2,4,1", "fr.card-A07=Le puits", "forfeit=true". Errors name the card, the field and the bounds.
    """
    name, equals, raw = text.partition("=")
    owner, dot, field = name.strip().partition(".")
    if not equals or not owner or (dot and not field):
        wrong = BadContent(f"a change is written A07.glory=5, fr.card-A07=… or option=value, not “{text}”"[:200])
        raise wrong.saying("fault-change-form", text=text[:60])
    if not dot:
        return {"options": {owner: parsed_option(game, owner, raw)}}
    if owner in LANGUAGES:
        return {"text": {owner: {field: raw.strip()}}}
    section = game.sections[named(game.content.rows, owner, game.sections)[0]]
    value = field_value(section.fields[field], raw.strip()) if field in section.fields else raw.strip()
    check_field(owner, field, value, section)
    return {"change": {owner: {field: value}}}


def field_value(field: Field, raw: str) -> object:
    """What was typed as the field reads it; what makes no sense stays text, and is refused as such.

    >>> field_value(Field(0, 9), "5"), field_value(Field(0, 9, length=3), "2, 4, 1"), field_value(Field(words=("a",)), "a")
    (5, [2, 4, 1], 'a')
    """
    kind = str(field.describe()["kind"])
    if raw.startswith("["):
        try:
            return json.loads(raw)
        except ValueError:
            return raw
    if kind == "number":
        return whole(raw)
    if kind in LISTS:
        parts = [part.strip() for part in raw.split(",")]
        return [whole(part) for part in parts] if kind == "numbers" else parts
    return [part.strip() for part in raw.split("|")] if kind == "effects" else raw


def whole(text: str) -> object:
    """A whole number, or the text that is none."""
    return int(text) if re.fullmatch(r"[+-]?[0-9]{1,9}", text) else text


def parsed_option(game: Game, name: str, raw: str) -> object:
    """The value of an option as it is typed; BadOptions names the options there are, or what this one allows."""
    value = option_value(game.options[name].kind, raw) if name in game.options else raw
    check_options(game, {name: value}, game.seats[1])
    return value


def option_value(kind: str, raw: str) -> object:
    """A value as its kind of option reads it; what makes no sense stays text, and is refused as such.

    >>> option_value("bool", "yes"), option_value("int", "12"), option_value("seat order", "2,1")
    (True, 12, [2, 1])
    """
    low = raw.strip().lower()
    if kind == "bool":
        return True if low in ("true", "1", *words("cli-yes")) else False if low in ("false", "0", *words("cli-no")) else raw
    if kind in ("seat", "seat order") and low in ("", *words("cli-none")):
        return None
    parts = [part.strip() for part in raw.split(",") if part.strip()]
    if kind == "seat order":
        return [int(part) for part in parts] if all(part.isdecimal() for part in parts) else raw
    if kind == "set":
        return parts
    return int(low) if kind in ("int", "seat") and low.lstrip("-").isdecimal() else raw


def words(key: str) -> list[str]:
    """A word in every language: whoever types it may use any."""
    return [Texts(COMMON).say(lang, key) for lang in LANGUAGES]


# Files.


def read_overlay(path: Path | str) -> Overlay:
    """The overlay of a file, TOML or JSON; BadContent says what is wrong with the file, OSError that there is none."""
    file = Path(path)
    with file.open("rb") as opened:
        data = opened.read(MOST_BYTES + 1)
    check_size(len(data))
    try:
        text = data.decode("utf-8")
        written = json.loads(text) if file.suffix.lower() == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        wrong = BadContent(f"{file.name} is no overlay in TOML or JSON: {error}"[:300])
        raise wrong.saying("fault-overlay-file", file=str(file)) from None
    return shaped(written)


def write_overlay(overlay: Mapping[str, Any]) -> str:
    """An overlay as a TOML text that `read_overlay` reads.

    >>> print(write_overlay({"change": {"A07": {"glory": 5}}, "options": {"forfeit": True}}), end="")
    [change.A07]
    glory = 5
    <BLANKLINE>
    [options]
    forfeit = true
    """
    told = shaped(overlay)
    tables = [table(f"[change.{bare(name)}]", values) for name, values in told.get("change", {}).items()]
    for section, rows in told.get("add", {}).items():
        tables += [table(f"[[add.{bare(section)}]]", row) for row in rows]
    tables += [table(f"[text.{bare(lang)}]", texts) for lang, texts in told.get("text", {}).items()]
    if "options" in told:
        tables.append(table("[options]", told["options"]))
    return "\n".join(tables)


def table(head: str, values: Mapping[str, Any]) -> str:
    """One table of TOML; nothing is written for a value that is none."""
    lines = [f"{bare(key)} = {toml(value)}" for key, value in values.items() if value is not None]
    return "\n".join([head, *lines]) + "\n"


def bare(key: str) -> str:
    """A key, in quotation marks where TOML wants them."""
    return key if BARE.fullmatch(key) else toml(key)


def toml(value: object) -> str:
    """A value as TOML writes it: JSON does it alike for texts, numbers, truth and lists of them."""
    return json.dumps(value, ensure_ascii=False)
