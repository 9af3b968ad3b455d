"""What if, in the terminal: `--change` and `--variant`, and how a match shows that it is a variant."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..engine.game import Game
from ..engine.overlay import Change, Overlay, changes, checked_overlay, content_of, merged, parse_change, read_overlay
from .base import Say, Settings

Changes = Annotated[list[str] | None, typer.Option("--change", metavar="CHANGE")]
VariantFile = Annotated[Path | None, typer.Option("--variant", metavar="FILE")]


def overlay_of(game: Game, typed: Sequence[str] | None, file: Path | None, seats: int | None = None) -> Overlay:
    """The overlay of a file and, over it, of the changes on the command line; the error names what does not fit."""
    given = [read_overlay(file)] if file is not None else []
    return checked_overlay(game, merged(*given, *(parse_change(game, text) for text in typed or [])), seats)


def varied(game: Game, overlay: Overlay) -> Game:
    """The game with the content of an overlay."""
    return game.amended(content_of(overlay))


def mark(game: Game, speak: Say) -> str:
    """A few words for the head of a table that is a variant; nothing for any other."""
    count = len(changes(game, game.overlay, Settings.lang)) if game.overlay else 0
    return speak("variant-mark", count=count) if count else ""


def change_lines(game: Game, overlay: Overlay, speak: Say, seats: int | None = None) -> list[Text]:
    """What an overlay changes, a line each."""
    return [change_line(one, speak) for one in changes(game, overlay, Settings.lang, seats)]


def change_line(one: Change, speak: Say) -> Text:
    """One change: the card, what of it, before and after."""
    whose = one.name if one.card.islower() or one.name == one.card else f"{one.card} {one.name}".strip()
    what = f"{one.label} ({one.field})" if one.label != one.field else one.field
    if one.kind == "add":
        return Text.assemble(("◆ ", "yellow"), speak("variant-added", card=whose, section=one.label))
    values = Text.assemble((shown(one.before, speak), "dim"), " → ", (shown(one.after, speak), "bold"))
    return Text.assemble(("◆ ", "yellow"), (whose, "bold"), "  " if whose else "", f"{what}  ", values)


def shown(value: object, speak: Say) -> str:
    """A value as one types it; a dash for none.

    >>> shown([2, 4, 1], Say("en")), shown(None, Say("en")), shown(True, Say("en"))
    ('2,4,1', '–', 'yes')
    """
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return speak("cli-yes" if value else "cli-no")
    return ",".join(str(item) for item in value) if isinstance(value, list) else str(value)
