"""How much an overlay may say: plain texts of some length, about cards of the game, and not too many changes."""

from __future__ import annotations

# Interpreted: overlays come from outside, and are refused by a sentence.
import unicodedata
from collections.abc import Iterable, Mapping, Set
from typing import Any, Final

import msgspec

from ..content import checked
from ..errors import BadContent, BadOptions
from ..game import Game
from ..text import LANGUAGES
from .shape import Overlay, check_size, content_of, shaped

LONGEST_NAME: Final = 200
LONGEST_TEXT: Final = 600
MOST_CHANGES: Final = 200
JOINERS: Final = "\u200c\u200d\u00ad"
"""Characters without a shape that words are written with; every other one can only deceive."""


def checked_overlay(game: Game, written: object, seats: int | None = None) -> Overlay:
    """An overlay in its whole shape, which the game can be played with and which keeps to the limits.

    BadContent or BadOptions names the card, the field and the bounds, or what was too long.
    """
    overlay = shaped(written)
    check_amount(overlay)
    content = checked(content_of(overlay))
    owners = text_owners(game) | {str(row.get("id")) for rows in content["add"].values() for row in rows}
    for lang, texts in content["text"].items():
        check_texts(lang, texts, owners)
    game.amended(content)
    check_options(game, overlay.get("options", {}), game.usual_seats if seats is None else seats)
    return overlay


def check_amount(overlay: Overlay) -> None:
    """Refuse an overlay of too many bytes or changes."""
    try:
        check_size(len(msgspec.json.encode(overlay)))
    except (TypeError, ValueError, RecursionError):
        raise BadContent("an overlay is plain data: texts, numbers, lists and mappings").saying(
            "fault-overlay-data"
        ) from None
    count = sum(size(values) for part in ("change", "text", "add") for values in overlay.get(part, {}).values())
    count += len(overlay.get("options", {}))
    if count > MOST_CHANGES:
        wrong = BadContent(f"an overlay makes at most {MOST_CHANGES} changes, not {count}")
        raise wrong.saying("fault-overlay-changes", most=MOST_CHANGES, count=count)


def size(values: object) -> int:
    """How many changes are made to a card or a language, or cards added to a section."""
    return len(values) if isinstance(values, Mapping | list) else 1


def check_texts(lang: str, texts: Mapping[str, Any], owners: Set[str]) -> None:
    """Refuse a text that is not about a card, too long, or not plain."""
    if lang not in LANGUAGES:
        wrong = BadContent(f"there is no language “{lang}”: {', '.join(LANGUAGES)}"[:200])
        raise wrong.saying("fault-text-language", lang=lang[:20], languages=", ".join(LANGUAGES))
    for key, text in texts.items():
        head, _, attribute = key.partition(".")
        if head.partition("-")[2] not in owners:
            wrong = BadContent(f"“{key}” is the text of no card"[:200])
            raise wrong.saying("fault-text-key", text=key[:60])
        longest = LONGEST_TEXT if attribute or not key.startswith("card-") else LONGEST_NAME
        check_text(key, text, longest)


def text_owners(game: Game) -> set[str]:
    """The ids of the rows and faces that a text may be about."""
    rows: Iterable[dict[str, Any]] = (row for section in game.content.rows.values() for row in section)
    return {str(row["id"]) for row in rows if "id" in row} | set(game.box.numbers)


def check_text(key: str, text: str, longest: int) -> None:
    """Refuse a text that is empty, too long, or has characters that are not for reading."""
    if not text.strip() or len(text) > longest:
        wrong = BadContent(f"the text of “{key}” has 1 to {longest} characters, not {len(text)}")
        raise wrong.saying("fault-text-length", text=key, most=longest, count=len(text))
    odd = next((sign for sign in text if not readable(sign)), "")
    if odd:
        wrong = BadContent(f"the text of “{key}” has the character U+{ord(odd):04X}, which cannot be read")
        raise wrong.saying("fault-text-sign", text=key, sign=f"U+{ord(odd):04X}")


def readable(sign: str) -> bool:
    """Whether a character is for reading: no control, no change of direction, nothing without a meaning.

    >>> [readable(sign) for sign in ("é", "\\n", "\\u202e", "\\x07")]
    [True, True, False, False]
    """
    return sign in JOINERS or sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def check_options(game: Game, options: Mapping[str, object], seats: int) -> None:
    """Refuse an option that the game does not have, or a value that it does not allow."""
    for name, value in options.items():
        if name not in game.options:
            names = ", ".join(game.options) or "–"
            wrong = BadOptions(f"{game.id} has no option “{name}”: {names}"[:300])
            raise wrong.saying("fault-no-option", game=game.id, name=name[:60], options=names)
        fault = game.options[name].fault(value, seats)
        if fault:
            wrong = BadOptions(f"option “{name}” {fault}"[:300])
            raise wrong.saying("fault-option-value", name=name, value=str(value)[:60], allowed=allowed(game, name, seats))


def allowed(game: Game, name: str, seats: int) -> str:
    """The values that an option takes: from where to where, or each of them."""
    option = game.options[name]
    facts = option.describe()
    if "low" in facts:
        return f"{facts['low']}–{facts['high']}"
    choices = facts.get("choices", option.values(seats))
    return ", ".join(typed(value) for value in choices) if isinstance(choices, list) else ""


def typed(value: object) -> str:
    """A value as one types it."""
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)
