"""What cards say they do where an overlay changed them: worded as a card of the box that does the same, with its number.

The goal of the match is worded anew where the glory that begins or ends it was changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....engine.content import Content
from ....engine.text import Texts, languages, plain_pattern
from ..rules.content import ROWS, ConanContent

PACKAGE: Final = "tablee.games.conan"
DOING: Final = {
    "hero": ("power",),
    "adventure": ("effect",),
    "challenge": ("kind", "failure", "trophy"),
    "special": ("effect", "attribute", "amount"),
}
"""The fields of each sort that say what a card does."""

WORDED: Final = ("power", "effect")
"""The texts of a card that say it."""

GOAL: Final = {"how-to-play-1": ("first_glory", "glory_to_end"), "aid-goal": ("glory_to_end",)}
"""The texts that name numbers of the rules, and which."""

Row = Mapping[str, Any]


def changed_texts(content: Content) -> dict[str, dict[str, str]]:
    """The texts of all cards that do not do what they do in the box, and of the goal, by language."""
    assert isinstance(content, ConanContent)
    texts = Texts(PACKAGE)
    return {lang: {**goal(texts, lang, content), **cards(texts, lang, content)} for lang in languages(PACKAGE)}


def cards(texts: Texts, lang: str, content: ConanContent) -> dict[str, str]:
    """What the changed and added cards do, in a language."""
    found: dict[str, str] = {}
    for sort, fields in DOING.items():
        printed = {row["id"]: doing(row, fields) for row in ROWS[sort]}
        for row in content.rows[sort]:
            if doing(row, fields) != printed.get(row["id"]):
                found |= {key: plain_pattern(text) for key, text in worded(texts, lang, sort, row).items()}
    return found


def doing(row: Row, fields: tuple[str, ...]) -> list[object]:
    """What a card does, as its row says it."""
    return [row.get(field) for field in fields]


def worded(texts: Texts, lang: str, sort: str, row: Row) -> dict[str, str]:
    """The texts of one card: by its number where it has one, else as a card of the box that does the same says it."""
    amount = row.get("trophy") if sort == "challenge" else row.get("amount")
    if amount is not None:
        key = "-".join(["does", str(row.get("effect", "trophy")), *([row["attribute"]] if "attribute" in row else [])])
        return {f"card-{row['id']}.effect": texts.say(lang, key, "", amount=amount)}
    alike = DOING[sort][:2]
    model = next((one["id"] for one in ROWS[sort] if doing(one, alike) == doing(row, alike)), "")
    said = [attribute for attribute in WORDED if model and texts.has(lang, f"card-{model}", attribute)]
    return {f"card-{row['id']}.{attribute}": texts.say(lang, f"card-{model}", attribute) for attribute in said}


def goal(texts: Texts, lang: str, content: ConanContent) -> dict[str, str]:
    """The goal of the match, with the numbers that an overlay changed."""
    before, after = ROWS["numbers"][0], content.rows["numbers"][0]
    found: dict[str, str] = {}
    for key, names in GOAL.items():
        text = said = texts.say(lang, key)
        for name in names:
            text = text.replace(str(before[name]), str(after[name]))
        if text != said:
            found[key] = plain_pattern(text)
    return found
