"""The content of a game and what an overlay changes of it: the card browser, variants, and how balanced a game is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from .base import Body
from .games import Face

Key = Annotated[str, Meta(max_length=100)]
Values = Annotated[dict[Key, Any], Meta(max_length=40)]
Texts = Annotated[dict[Key, str], Meta(max_length=1000)]
Added = Annotated[list[Values], Meta(max_length=100)]


class Overlay(Body):
    """What is otherwise in a variant: values by card and field, cards added by section, texts by language and key."""

    change: Annotated[dict[Key, Values], Meta(max_length=400)] = field(default_factory=dict)
    add: Annotated[dict[Key, Added], Meta(max_length=40)] = field(default_factory=dict)
    text: Annotated[dict[Key, Texts], Meta(max_length=20)] = field(default_factory=dict)


class Change(Struct):
    """Something that a variant has otherwise: `card` by its id and `name`, `field` and its `label`, before and after.

    `kind` is "change" for a value, "add" for an added card (`after` is its row) and "text" for a text (`field` is its key).
    """

    kind: Literal["change", "add", "text"]
    section: str
    card: str
    name: str
    field: str
    label: str
    before: Any
    after: Any


class VariantMark(Struct):
    """Says of a table that it plays a variant: how many changes there are, and the first of them."""

    count: int
    changes: list[Change]


class Variant(Struct):
    """A variant whole, with all that a client needs to show it.

    `texts` are the texts that differ, as Fluent by language; `rows` are the changed and the added rows by section, whole;
    `faces` is what those cards show on the generic table.
    """

    game: str
    overlay: Overlay
    changes: list[Change]
    texts: dict[str, str]
    rows: dict[str, list[dict[str, Any]]]
    faces: dict[str, Face]


class FieldFacts(Struct):
    """A value that an overlay may change: a number from `low` to `high`, `length` of them, one of `words`, or a `text`
    with a grammar of the game's own.
    """

    name: str
    label: str
    kind: Literal["number", "numbers", "word", "grammar"]
    low: int
    high: int
    length: int
    words: list[str]


class RowFacts(Struct):
    """A row of a section: its id, its name, its values, and by their keys the texts that an overlay may change."""

    id: str
    name: str
    values: dict[str, Any]
    texts: dict[str, str]


class SectionFacts(Struct):
    """A section: its fields, how many rows may be added to it and what those need, or why it is closed."""

    name: str
    label: str
    fields: list[FieldFacts]
    room: int
    required: list[str]
    closed: str
    rows: list[RowFacts]


class ContentFacts(Struct):
    """The content of a game as an overlay may change it, with its texts in a language."""

    game: str
    lang: str
    sections: list[SectionFacts]


class Fault(Struct):
    """What is wrong with an overlay, in a sentence; `card` and `field` say where, as far as it is of one."""

    card: str
    field: str
    why: str


class Checked(Struct):
    """Whether an overlay fits: if so, the variant that it makes; if not, everything that is wrong with it.

    `cards` are the texts of every card that it touches as they will read, by card and key.
    """

    faults: list[Fault]
    variant: Variant | None
    cards: dict[str, dict[str, str]]


class BalanceReport(Struct):
    """How balanced a game is: the report as Markdown, and where its page with charts is (`page`, "" where there is none)."""

    lang: str
    markdown: str
    page: str
