"""The content of games as the card browser shows it, and overlays as they are checked there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from ..engine.content import amended
from ..engine.errors import TableeError
from ..engine.game import Game
from ..engine.overlay import changes, checked_overlay, describe
from ..engine.text import LANGUAGES, fault_text
from . import wire
from .boards import face_of, rows_by_id
from .tables.variants import plain, require_dealt
from .texts import Refusal
from .web.static import StoredAnswer, stored_answer


@lru_cache(64)
def content_answer(game: Game, lang: str) -> StoredAnswer:
    """What an overlay may change of a game, in a language; the same for everybody."""
    return stored_answer(wire.ENCODER.encode(describe(game, lang)), "application/json")


# Variants.


def variant_of(game: Game, overlay: dict[str, Any], lang: str) -> wire.Variant:
    """A variant whole, with all that a client needs to show it; BadContent where the overlay does not fit."""
    made = game.amended(overlay)
    rows = changed_rows(game, made)
    cards = rows_by_id(made)
    touched = [str(row["id"]) for each in rows.values() for row in each if row["id"] in cards]
    texts = {spoken: made.texts.overlay_source(spoken) for spoken in LANGUAGES}
    return wire.Variant(
        game=game.id,
        overlay=wire.Overlay(**overlay),
        changes=changes(game, overlay, lang),
        texts={spoken: source for spoken, source in texts.items() if source},
        rows=rows,
        faces={card: face_of(made, card, cards[card]) for card in touched},
    )


def changed_rows(game: Game, made: Game) -> dict[str, list[dict[str, Any]]]:
    """The rows that an overlay changes or adds, by section."""
    found: dict[str, list[dict[str, Any]]] = {}
    for section, rows in made.content.rows.items():
        before = {row["id"]: row for row in game.content.rows.get(section, []) if "id" in row}
        changed = [row for row in rows if "id" in row and before.get(row["id"]) != row]
        if changed:
            found[section] = changed
    return found


# Checking.


def check(game: Game, written: wire.Overlay, lang: str) -> wire.Checked:
    """Whether an overlay fits: the variant that it makes, or everything that is wrong with it."""
    try:
        overlay = checked_overlay(game, plain(written))
        require_dealt(game.amended(overlay), game.usual_seats, {})
    except TableeError as error:
        found = list(faults(game, plain(written), lang)) or [fault("", "", error, lang)]
        return wire.Checked(faults=found, variant=None, cards={})
    except Refusal as refusal:
        return wire.Checked(faults=[wire.Fault("", "", refusal.say(lang))], variant=None, cards={})
    return wire.Checked(faults=[], variant=variant_of(game, overlay, lang), cards=card_texts(game.amended(overlay), lang))


def card_texts(made: Game, lang: str) -> dict[str, dict[str, str]]:
    """The texts of every card that an overlay touches, as they will read, by card and key."""
    told = made.overlay
    cards = {*told.get("change", {}), *(row["id"] for rows in told.get("add", {}).values() for row in rows)}
    cards |= {key.partition(".")[0].partition("-")[2] for texts in told.get("text", {}).values() for key in texts}
    rows = (row for section in describe(made, lang).sections for row in section.rows)
    return {row.id: row.texts for row in rows if row.id in cards}


def faults(game: Game, overlay: dict[str, Any], lang: str) -> Iterator[wire.Fault]:
    """What is wrong with the single changes, added cards and texts of an overlay, each looked at alone."""
    for card, field, alone in single_changes(overlay):
        try:
            amended(game.content.rows, alone, game.sections)
        except TableeError as error:
            yield fault(card, field, error, lang)
    for spoken, texts in overlay.get("text", {}).items():
        for key, text in texts.items():
            yield from text_faults(game, overlay, spoken, {key: text}, lang)


def single_changes(overlay: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every change and every added card by itself: the card, the field, and the overlay that says just that."""
    for card, values in overlay.get("change", {}).items():
        for field, value in values.items():
            yield card, field, {"change": {card: {field: value}}}
    for section, rows in overlay.get("add", {}).items():
        for row in rows:
            yield str(row.get("id", ""))[:40], "", {"add": {section: [row]}}


def text_faults(game: Game, overlay: dict[str, Any], spoken: str, texts: dict[str, str], lang: str) -> Iterator[wire.Fault]:
    """What is wrong with a text; that of an added card is looked at with the card."""
    card = next(iter(texts)).partition(".")[0].partition("-")[2]
    added = {name: [row for row in rows if row.get("id") == card] for name, rows in overlay.get("add", {}).items()}
    try:
        checked_overlay(game, {"add": {name: rows for name, rows in added.items() if rows}, "text": {spoken: texts}})
    except TableeError as error:
        yield fault(card, f"{spoken}.{next(iter(texts))}", error, lang)


def fault(card: str, field: str, error: TableeError, lang: str) -> wire.Fault:
    """What is wrong, in a sentence, with the card and the field as far as they are known."""
    named = error.values
    return wire.Fault(card or str(named.get("card", "")), field or str(named.get("field", "")), fault_text(error, lang)[:300])
