"""Names as people may have them: visible, one line, and at one table no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from .texts import Refusal

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 2
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5"
"""Letters and marks that show nothing."""
LOOKALIKES: Final = str.maketrans(
    "авекмнорстухіјѕһԁԛԝɡαβεζηικμνορτυχıɩ01|",
    "abekmhopctyxljshdqwgabezhlkmnoptyxlloll",
)
"""Letters of other alphabets, small, by the Latin letter for which they are taken."""


def clean_text(text: str, longest: int) -> str:
    """Text as one line: control and direction-changing characters are dropped, spaces are joined.

    >>> clean_text("  Ada\\n\\tL. ", 40)
    'Ada L.'
    """
    kept = [" " if char.isspace() else char for char in text if char.isspace() or plain(char)]
    return " ".join("".join(kept).split())[:longest].strip()


def plain(char: str) -> bool:
    """Whether a character is neither a control character nor one that changes the direction of text."""
    return (
        unicodedata.category(char) not in ("Cc", "Cs", "Co", "Cn")
        and char not in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    )


def clean_name(text: str) -> str:
    """A name without anything that cannot be seen; a Refusal when nothing is left.

    >>> clean_name("A\\u200bda\\u202e"), clean_name("Zoe\\u0308")
    ('Ada', 'Zoë')
    """
    name = clean_text(unicodedata.normalize("NFC", seen(text)), LONGEST_NAME)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in name):
        raise Refusal("name", 409)
    return name


def seen(text: str) -> str:
    """A text without characters of no width, and with no more than a few marks on one letter."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if unicodedata.category(char) != "Cf" and char not in BLANK and marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def shape(name: str) -> str:
    """How a name looks at a glance: names of one shape are taken for each other.

    >>> shape("Ada") == shape("Аdа") == shape("ÀDA"), shape("Ada") == shape("Eda")
    (True, False)
    """
    folded = unicodedata.normalize("NFKD", name).casefold().translate(LOOKALIKES).replace("i", "l")
    return "".join(char for char in unicodedata.normalize("NFKD", folded) if char.isalnum()) or folded


def distinct(name: str, others: Iterable[str]) -> str:
    """The name as it is told from the others at a table.

    >>> distinct("Ada", ["Bob"]), distinct("ada", ["Ada", "Ada 2"])
    ('Ada', 'ada 3')
    """
    taken = {shape(other) for other in others if other}
    made, number = name, 2
    while shape(made) in taken:
        made, number = f"{name[: LONGEST_NAME - 3].rstrip()} {number}", number + 1
    return made
