"""What a report is made of, before it becomes a page or Markdown."""

from __future__ import annotations

from typing import Any, Final

import msgspec

GOOD: Final = "good"
FACT: Final = "fact"
UNSURE: Final = "unsure"
WARNING: Final = "warning"
MOODS: Final = (FACT, GOOD, UNSURE, WARNING)
"""How a finding is meant, from what merely is to what asks for a change."""


class Finding(msgspec.Struct, frozen=True):
    """One sentence with its interval: where it holds, how it is meant, and the section that shows it."""

    mood: str
    text: str
    where: str = ""
    section: str = ""


class Answer(msgspec.Struct, frozen=True):
    """One of the questions that a designer brings, with the findings that answer it."""

    key: str
    question: str
    findings: list[Finding]

    @property
    def mood(self) -> str:
        """The gravest of its findings."""
        return max((finding.mood for finding in self.findings), key=MOODS.index, default=FACT)


class Grid(msgspec.Struct, frozen=True):
    """A table of texts; the first column names its row, and so many columns are words."""

    head: list[str]
    rows: list[list[str]]
    words: int = 1


class Figure(msgspec.Struct, frozen=True):
    """A chart, what it shows in a sentence, and the same as a table."""

    title: str
    says: str
    spec: dict[str, Any]
    grid: Grid


class Section(msgspec.Struct, frozen=True):
    """One subject: what it is about, its charts, or only a table where there is nothing to draw."""

    key: str
    title: str
    text: str
    figures: list[Figure]
    grids: list[Grid]
    definitions: list[Definition]


class Definition(msgspec.Struct, frozen=True):
    """What a measure means, in a sentence, and where docs/lab.md says it at length."""

    name: str
    text: str
    anchor: str


class Report(msgspec.Struct, frozen=True):
    """A whole report in one language."""

    lang: str
    title: str
    lead: str
    answers: list[Answer]
    sections: list[Section]
    runs: list[Ground]


class Ground(msgspec.Struct, frozen=True):
    """What one run rests on: facts by name, its plan as it was given, and how to repeat it."""

    name: str
    facts: list[tuple[str, str]]
    plan: str
    again: str
