"""What an overlay may change of a game, as a form needs it, and what one does change, as people read it."""

from __future__ import annotations

# Interpreted: it is read by forms and pages, not by the rules.
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from ..game import Game
from ..text import languages, patterns
from .limits import LONGEST_NAME, LONGEST_TEXT, MOST_CHANGES, text_owners
from .shape import MOST_BYTES, content_of, shaped

NAMED: Final = ("card", "team", "leader", "section")
"""The texts that name a row, the first that there is."""

BY_NAME: Final = "the rules know these cards by name"


class FieldFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field that may be changed. `kind` says how it is written:

    "number" from `low` to `high`; "numbers", a list of `length` of them; "word", one of `words`; "set" and "signs", a list of
    `least` to `most` of `words` (in "signs" a word "TRI n" takes a number from `low` to `high`); "effect" and "trigger", a
    text of at most `longest` characters in the grammar of the game, "effects" a list of `least` to `most` of them.
    """

    name: str
    label: str
    kind: str
    low: int = 0
    high: int = 0
    length: int = 0
    words: list[str] = []
    labels: dict[str, str] = {}
    least: int = 0
    most: int = 0
    longest: int = 0


class RowFacts(msgspec.Struct, frozen=True):
    """A row as it is: its values by field, and its texts by key in the language asked for.

    `fields` are those of its section that may be changed here: all but those whose value is none of those allowed.
    """

    id: str
    name: str
    values: dict[str, Any]
    fields: list[str]
    texts: dict[str, str]


class SectionFacts(msgspec.Struct, frozen=True):
    """A section: what may be changed, of which rows, how many more it has room for, and why it is otherwise closed."""

    name: str
    label: str
    fields: list[FieldFacts]
    rows: list[RowFacts]
    room: int
    required: list[str]
    closed: str


class Described(msgspec.Struct, frozen=True):
    """What an overlay may change of a game, and how much. Options are described as `Option.describe` does."""

    game: str
    sections: list[SectionFacts]
    options: dict[str, dict[str, Any]]
    longest_name: int = LONGEST_NAME
    longest_text: int = LONGEST_TEXT
    most_changes: int = MOST_CHANGES
    most_bytes: int = MOST_BYTES


class Change(msgspec.Struct, frozen=True):
    """One thing that an overlay changes: `kind` is "change", "add", "text" or "option".

    `card` is its id and `name` what it is shown as; both are empty for an option. `field` is what is typed, `label` what it
    is called; `before` is nothing where there was nothing.
    """

    kind: str
    card: str
    name: str
    field: str
    label: str
    before: Any
    after: Any


def describe(game: Game, lang: str = "en") -> Described:
    """What an overlay may change of a game as it stands, with its labels and texts in a language."""
    texts = text_keys(game)
    sections = [section_facts(game, name, rows, lang, texts) for name, rows in game.content.rows.items()]
    return Described(game.id, sections, {name: option.describe() for name, option in game.options.items()})


def section_facts(
    game: Game, name: str, rows: list[dict[str, Any]], lang: str, keys: Mapping[str, list[str]]
) -> SectionFacts:
    """One section of the content."""
    section = game.sections.get(name)
    made = [row_facts(game, name, row, lang, keys.get(str(row["id"]), [])) for row in rows if "id" in row]
    label = section_label(game, name, lang)
    if section is None:
        return SectionFacts(name, label, [], made, 0, [], why_closed(game, name, lang, BY_NAME))
    fields = [field_facts(game, field, one.describe(), lang) for field, one in section.fields.items()]
    closed = why_closed(game, name, lang, section.closed)
    return SectionFacts(name, label, fields, made, section.room, list(section.required), closed)


def field_facts(game: Game, name: str, facts: Mapping[str, object], lang: str) -> FieldFacts:
    """One field that may be changed."""
    words = facts.get("words", [])
    named = {str(word): word_label(game, name, word, lang) for word in words} if isinstance(words, list) else {}
    whole = {"name": name, "label": field_label(game, name, lang), "labels": named, **facts}
    return msgspec.convert(whole, FieldFacts)


def row_facts(game: Game, section: str, row: Mapping[str, Any], lang: str, keys: list[str]) -> RowFacts:
    """One row as it is now."""
    values = {field: value for field, value in row.items() if field != "id"}
    said = {key: game.texts.say(lang, *key.split(".", 1)) for key in keys}
    texts = {key: text for key, text in said.items() if len(text) <= LONGEST_TEXT}
    known = game.sections[section].fields if section in game.sections else {}
    fields = [field for field, one in known.items() if field not in values or not one.fault(values[field])]
    return RowFacts(str(row["id"]), row_name(game, section, str(row["id"]), lang), values, fields, texts)


def text_keys(game: Game) -> dict[str, list[str]]:
    """The keys of the plain texts of each card: those that say the same whatever happens."""
    owners = text_owners(game)
    found: dict[str, list[str]] = {}
    for key in plain_keys(game.package):
        owner = key.partition(".")[0].partition("-")[2]
        if owner in owners:
            found.setdefault(owner, []).append(key)
    for added in game.overlay.get("add", {}).values():
        for row in added:
            found.setdefault(row["id"], []).insert(0, f"card-{row['id']}")
    return found


@lru_cache(16)
def plain_keys(package: str) -> tuple[str, ...]:
    """The texts of a game without variables, whatever the language."""
    written = [patterns(package, lang) for lang in languages(package)]
    return tuple(
        key for key, text in written[0].items() if text.strip() and not any("$" in one.get(key, "") for one in written)
    )


# What things are called.


def why_closed(game: Game, section: str, lang: str, otherwise: str) -> str:
    """Why a section has no more to change, in a language where the game says it there."""
    key = section_key(section)
    return game.texts.say(lang, key, "closed") if game.texts.has(lang, key, "closed") else otherwise


def section_key(name: str) -> str:
    """The text that names a section."""
    return f"section-{name}".replace(" ", "-").replace("_", "-")


def section_label(game: Game, name: str, lang: str) -> str:
    """What a section is called, or its id where the game does not say."""
    return said(game, lang, section_key(name), name)


def field_label(game: Game, name: str, lang: str) -> str:
    """What a field is called, or its id where the game does not say."""
    return said(game, lang, f"field-{name.replace('_', '-')}", name)


def word_label(game: Game, field: str, word: object, lang: str) -> str:
    """What one of the words of a field is called."""
    return said(game, lang, f"field-{field}-{word}".replace("_", "-").replace(" ", "-"), str(word))


def row_name(game: Game, section: str, card: str, lang: str) -> str:
    """What a row is called: a card by its name, the numbers of a game by that of their section."""
    key = next((f"{prefix}-{card}" for prefix in NAMED if game.texts.has(lang, f"{prefix}-{card}")), "")
    return game.texts.say(lang, key) if key else section_label(game, section, lang) if section == card else card


def said(game: Game, lang: str, key: str, otherwise: str) -> str:
    """A text of the game, or something else where it has none."""
    return game.texts.say(lang, key) if game.texts.has(lang, key) else otherwise


# What an overlay changes.


def changes(game: Game, overlay: Mapping[str, Any], lang: str = "en", seats: int | None = None) -> list[Change]:
    """What an overlay changes of the game as its box has it: cards, added cards, texts, options, in this order.

    A value that is the same as before is no change. The overlay is one that the game accepts.
    """
    told = shaped(overlay)
    made, box = game.amended(content_of(told)), game.unamended
    found = [*changed_fields(box, made, told.get("change", {}), lang), *added_cards(made, told.get("add", {}), lang)]
    found += changed_texts(box, made, told.get("text", {}), lang)
    count = box.usual_seats if seats is None else seats
    for name, after in told.get("options", {}).items():
        before = box.options[name].default_at(count)
        found.append(Change("option", "", "", name, said(box, lang, f"option-{name}", name), before, after))
    return [one for one in found if one.before != one.after]


def changed_fields(box: Game, made: Game, told: Mapping[str, Mapping[str, Any]], lang: str) -> list[Change]:
    """The changed fields, card by card."""
    rows = {str(row["id"]): (name, row) for name, rows in box.content.rows.items() for row in rows if "id" in row}
    found = []
    for card, values in told.items():
        section, row = rows[card]
        name = row_name(made, section, card, lang)
        for field, after in values.items():
            found.append(Change("change", card, name, field, field_label(made, field, lang), row.get(field), after))
    return found


def added_cards(made: Game, told: Mapping[str, list[Mapping[str, Any]]], lang: str) -> list[Change]:
    """The added cards, each with all that it says."""
    return [
        Change(
            "add",
            str(row["id"]),
            row_name(made, section, str(row["id"]), lang),
            section,
            section_label(made, section, lang),
            None,
            dict(row),
        )
        for section, rows in told.items()
        for row in rows
    ]


def changed_texts(box: Game, made: Game, told: Mapping[str, Mapping[str, str]], lang: str) -> list[Change]:
    """The changed texts, in every language."""
    found = []
    for spoken, texts in told.items():
        for key, after in texts.items():
            card = key.partition(".")[0].partition("-")[2]
            before = said_before(box, spoken, key)
            label = field_label(made, key.partition(".")[2] or "name", lang)
            found.append(Change("text", card, row_name(made, "", card, lang), f"{spoken}.{key}", label, before, after))
    return found


def said_before(box: Game, lang: str, key: str) -> str | None:
    """What a text says without the overlay."""
    head, _, attribute = key.partition(".")
    return box.texts.say(lang, head, attribute) if box.texts.has(lang, head, attribute) else None
