"""The content of a match: its cards and numbers, as the game wrote them or changed by an overlay.

A game's content is a mapping of sections to rows, read from TOML; every row that an overlay may name has an `id`. A game
subclasses `Content` with the columns that its rules read. Content belongs to a match: one with an overlay and one without run
side by side. An overlay is plain data, and part of the record:

    {"change": {"A07": {"difficulty": 3}},
     "add": {"adventure": [{"id": "A21", "difficulty": 4}]},
     "text": {"fr": {"card-A21": "Le puits"}, "en": {"card-A21": "The well"}}}

What it may change is declared by the game as `Field`s, each with its bounds; anything else is refused by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from mypy_extensions import mypyc_attr

from .box import Box
from .errors import BadContent

Rows = dict[str, list[dict[str, Any]]]
"""The sections of a content, each a list of rows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A value of a row that an overlay may change: a whole number from `low` to `high`, a list of `length` of them, or one of
    `words`. A game subclasses it for values with a grammar of their own.
    """

    low: int
    high: int
    length: int
    words: tuple[str, ...]

    def __init__(self, low: int = 0, high: int = 0, length: int = 0, words: Sequence[str] = ()) -> None:
        self.low = low
        self.high = high
        self.length = length
        self.words = tuple(words)

    def fault(self, value: object) -> str:
        """What is wrong with a value, as the end of a sentence; empty when nothing is."""
        if self.words:
            return "" if value in self.words else f"is one of {', '.join(self.words)}, not {value!r}"
        if self.length:
            fits = isinstance(value, list) and len(value) == self.length and all(self._within(item) for item in value)
            return "" if fits else f"is a list of {self.length} numbers from {self.low} to {self.high}, not {value!r}"
        return "" if self._within(value) else f"is a number from {self.low} to {self.high}, not {value!r}"

    def describe(self) -> dict[str, object]:
        """For forms and sentences: the kind of value, and its bounds or its words."""
        if self.words:
            return {"kind": "word", "words": list(self.words)}
        if self.length:
            return {"kind": "numbers", "low": self.low, "high": self.high, "length": self.length}
        return {"kind": "number", "low": self.low, "high": self.high}

    def _within(self, value: object) -> bool:
        return type(value) is int and self.low <= value <= self.high


@mypyc_attr(allow_interpreted_subclasses=True)
class Section:
    """A section of the content: which fields an overlay may change, and how many rows it may add.

    `closed` says why the section is as it is, for whoever tries to change it or to add to it all the same.
    """

    fields: dict[str, Field]
    room: int
    required: tuple[str, ...]
    closed: str

    def __init__(self, fields: Mapping[str, Field], room: int = 0, required: Sequence[str] = (), closed: str = "") -> None:
        self.fields = dict(fields)
        self.room = room
        self.required = tuple(required)
        self.closed = closed


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """The cards and numbers of a match. `rows` are the sections as they are written, with the overlay laid over them."""

    rows: Rows
    box: Box

    def __init__(self, rows: Rows, box: Box) -> None:
        self.rows = rows
        self.box = box

    def written(self, field: str, value: int) -> object:
        """A value of a decision as a dump writes it."""
        return value

    def read(self, field: str, written: object) -> object:
        """The value of a decision that a dump wrote; whatever is no number is refused by whoever asked."""
        return written


def amended(rows: Rows, overlay: object, sections: Mapping[str, Section]) -> Rows:
    """The rows with an overlay laid over them; BadContent names the first thing that does not fit."""
    told = checked(overlay)
    new = deepcopy(rows)
    for name, values in told["change"].items():
        section, row = named(new, name, sections)
        _change(row, name, values, sections[section])
    for section, added in told["add"].items():
        _add(new, section, added, sections)
    return new


def checked(overlay: object) -> dict[str, dict[str, Any]]:
    """An overlay in its whole shape: "change" by id, "add" by section, "text" by language."""
    if not isinstance(overlay, Mapping):
        raise BadContent("an overlay is a mapping with “change”, “add” and “text”").saying("fault-overlay-data")
    for part, value in overlay.items():
        if part not in ("change", "add", "text") or not isinstance(value, Mapping):
            wrong = BadContent(f"an overlay has the parts “change”, “add” and “text”, each a mapping, not “{part}”"[:200])
            raise wrong.saying("fault-overlay-part", part=str(part)[:60], parts="change, add, text")
    _check_parts(overlay)
    return {part: dict(overlay.get(part, {})) for part in ("change", "add", "text")}


def _check_parts(overlay: Mapping[str, Any]) -> None:
    for name, values in overlay.get("change", {}).items():
        if not isinstance(values, Mapping):
            wrong = BadContent(f"the change of “{name}” is a mapping of fields to values"[:200])
            raise wrong.saying("fault-change-form", text=str(name)[:60])
    for section, added in overlay.get("add", {}).items():
        if not isinstance(added, list) or not all(isinstance(row, Mapping) for row in added):
            wrong = BadContent(f"what is added to “{section}” is a list of mappings"[:200])
            raise wrong.saying("fault-added-list", section=str(section)[:60])
    for lang, texts in overlay.get("text", {}).items():
        if not isinstance(texts, Mapping) or not all(isinstance(item, str) for pair in texts.items() for item in pair):
            wrong = BadContent(f"the texts of “{lang}” are a mapping of keys to texts"[:200])
            raise wrong.saying("fault-text-list", lang=str(lang)[:20])


def named(rows: Rows, name: str, sections: Mapping[str, Section]) -> tuple[str, dict[str, Any]]:
    """The section and the row of an id; BadContent says that there is none."""
    for section in sections:
        for row in rows.get(section, []):
            if row.get("id") == name:
                return section, row
    known = ", ".join(section for section, one in sections.items() if one.fields) or "what an overlay may change"
    raise BadContent(f"there is no “{name}” among {known}"[:300]).saying("fault-no-card", card=name[:60])


def _change(row: dict[str, Any], name: str, values: Mapping[str, Any], section: Section) -> None:
    for field, value in values.items():
        check_field(name, field, value, section)
        row[field] = deepcopy(value)


def check_field(name: str, field: str, value: object, section: Section) -> None:
    """Whether a field of a row may have a value; BadContent names the row, the field and its bounds."""
    if field not in section.fields:
        names = ", ".join(section.fields)
        wrong = BadContent(f"an overlay cannot change “{field}” of {name}: {names or section.closed}"[:300])
        raise wrong.saying("fault-no-field" if names else "fault-closed", card=name, field=field[:60], fields=names)
    fault = section.fields[field].fault(value)
    if fault:
        facts = section.fields[field].describe()
        words = facts.pop("words", [])
        listed = ", ".join([str(word) for word in words]) if isinstance(words, list) else ""
        wrong = BadContent(f"“{field}” of {name} {fault}"[:300])
        key = f"fault-field-{facts.pop('kind')}"
        shown = ", ".join([str(item) for item in value]) if isinstance(value, list) else str(value)
        raise wrong.saying(key, card=name, field=field, value=shown[:60], words=listed, **facts)


def unfit(why: str, card: str, field: str) -> BadContent:
    """The error of a field that does not go with what else its card says, for the checks of a game."""
    return BadContent(why).saying("fault-field-beside", card=card, field=field)


def _add(rows: Rows, name: str, added: Sequence[Mapping[str, Any]], sections: Mapping[str, Section]) -> None:
    section = sections.get(name)
    if section is None or not section.room:
        open_ones = [other for other, one in sections.items() if one.room]
        why = (section.closed if section else "") or ", ".join(open_ones) or "this game has no room"
        raise BadContent(f"nothing can be added to “{name}”: {why}"[:300]).saying("fault-no-room", section=str(name)[:60])
    if len(added) > section.room:
        wrong = BadContent(f"“{name}” has room for {section.room} more, not {len(added)}")
        raise wrong.saying("fault-room", section=name, most=section.room, count=len(added))
    for row in added:
        label = row.get("id")
        if not isinstance(label, str) or not label.isascii() or not label.isalnum() or len(label) > 12:
            wrong = BadContent(f"what is added to “{name}” has an id of letters and digits")
            raise wrong.saying("fault-added-id", section=name)
        if any(other.get("id") == label for section_rows in rows.values() for other in section_rows):
            raise BadContent(f"there is already a card “{label}”").saying("fault-added-twice", card=label)
        missing = [field for field in section.required if field not in row]
        if missing:
            raise BadContent(f"{label} needs “{missing[0]}”").saying("fault-added-needs", card=label, field=missing[0])
        new: dict[str, Any] = {"id": label}
        _change(new, label, {field: value for field, value in row.items() if field != "id"}, section)
        rows[name].append(new)
