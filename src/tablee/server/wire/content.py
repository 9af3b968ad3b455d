"""The content of a game and what an overlay changes of it: the card browser, variants, and how balanced a game is."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from ...engine.overlay import Change, Described, FieldFacts, RowFacts, SectionFacts
from .base import Body
from .games import Face

__all__ = [
    "BalanceReport",
    "Change",
    "Checked",
    "Described",
    "Fault",
    "FieldFacts",
    "Overlay",
    "RowFacts",
    "SectionFacts",
    "Variant",
    "VariantMark",
]

Key = Annotated[str, Meta(max_length=100)]
Values = Annotated[dict[Key, Any], Meta(max_length=40)]
Texts = Annotated[dict[Key, str], Meta(max_length=1000)]
Added = Annotated[list[Values], Meta(max_length=100)]


class Overlay(Body):
    """What is otherwise in a variant: values by card and field, cards added by section, texts by language and key."""

    change: Annotated[dict[Key, Values], Meta(max_length=400)] = field(default_factory=dict)
    add: Annotated[dict[Key, Added], Meta(max_length=40)] = field(default_factory=dict)
    text: Annotated[dict[Key, Texts], Meta(max_length=20)] = field(default_factory=dict)


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
