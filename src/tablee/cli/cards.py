"""`tablee cards`: the cards of a game with what may be changed of them, and a variant beside the original."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from ..engine.overlay import Change, FieldFacts, Overlay, RowFacts, SectionFacts, changes, describe, write_overlay
from ..engine.text import fault_text
from .base import Settings, Trouble, app, find_game, out, say
from .files import write_whole
from .variants import Changes, VariantFile, change_lines, overlay_of, shown, varied

Changed = dict[tuple[str, str], Change]
"""What a variant changes, by card and field."""


@app.command()
def cards(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    card: Annotated[str | None, typer.Argument(metavar="CARD")] = None,
    change: Changes = None,
    variant: VariantFile = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List the cards of a game, or show one, with what may be changed and what a variant changes."""
    found = find_game(game)
    overlay = overlay_of(found, change, variant)
    made = varied(found, overlay)
    if card is not None and not any(row.id == card for section in describe(made).sections for row in section.rows):
        raise Trouble(say()("cards-none", card=card, game=found.id))
    if save is not None:
        keep(save, overlay)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(facts(made, overlay, card))).decode())
        return
    told = {(one.card, one.field): one for one in changes(found, overlay, Settings.lang)}
    for section in describe(made, Settings.lang).sections:
        rows = [row for row in section.rows if card in (None, row.id)]
        if rows:
            out().print(section_drawn(section, rows, told) if card is None else card_drawn(section, rows[0], told))
    if overlay and card is None:
        out().print(Group(Text(say()("cards-changes"), "bold"), *change_lines(found, overlay, say())))
    if save is not None:
        out().print(say()("cards-saved", file=str(save)), style="green", soft_wrap=True)


def keep(path: Path, overlay: Overlay) -> None:
    """Write an overlay into a file, wholly or not at all."""
    try:
        write_whole(path, write_overlay(overlay))
    except OSError as error:
        raise Trouble(say()("cli-cannot-write", file=str(path), why=fault_text(error, say().lang))) from None


def facts(game: Game, overlay: Overlay, card: str | None) -> dict[str, object]:
    """The same as plain data: what may be changed of the game or of one card, and what is changed."""
    described = describe(game, Settings.lang)
    told = [one for one in changes(game, overlay, Settings.lang) if card in (None, one.card)]
    if card is None:
        return {**msgspec.to_builtins(described), "changes": told}
    section = next(each for each in described.sections if any(row.id == card for row in each.rows))
    row = next(row for row in section.rows if row.id == card)
    return {"game": game.id, "section": section.name, "fields": section.fields, "card": row, "changes": told}


def section_drawn(section: SectionFacts, rows: list[RowFacts], told: Changed) -> RenderableType:
    """A section: its name, its cards with their values, why it stays as it is."""
    table = Table(box=box.SIMPLE, padding=(0, 1), show_header=bool(section.fields))
    table.add_column(say()("cards-card"), no_wrap=True)
    table.add_column(say()("cards-name"))
    for field in section.fields:
        table.add_column(field.label)
    for row in rows:
        cells = [cell(told.get((row.id, field.name)), row.values.get(field.name)) for field in section.fields]
        table.add_row(Text(row.id, "cyan"), row.name if row.name != row.id else "", *cells)
    closed = [] if section.fields else [Text(say()("cards-closed", why=section.closed), "dim")]
    return Group(Text(section.label, "bold"), *closed, table)


def cell(change: Change | None, value: object) -> Text:
    """A value, or what it was and what it becomes."""
    if change is None:
        return Text(shown(value, say()))
    before, after = shown(change.before, say()), shown(change.after, say())
    return Text.assemble(("◆ ", "yellow"), (before, "dim"), " → ", (after, "bold"))


def card_drawn(section: SectionFacts, row: RowFacts, told: Changed) -> RenderableType:
    """One card: each field as it is typed, its value, its bounds; then its texts by key."""
    table = Table(box=box.SIMPLE, padding=(0, 1), show_header=False)
    for field in section.fields:
        if field.name in row.fields:
            value = cell(told.get((row.id, field.name)), row.values.get(field.name))
            table.add_row(Text(f"{row.id}.{field.name}", "cyan"), field.label, value, Text(bounds(field), "dim"))
    for key, text in row.texts.items():
        name = f"{Settings.lang}.{key}"
        table.add_row(Text(name, "cyan"), "", cell(told.get((row.id, name)), text), "")
    closed = [] if row.fields else [Text(say()("cards-closed", why=section.closed), "dim")]
    return Group(Text.assemble((row.id, "cyan"), "  ", (row.name, "bold"), f"  {section.label}"), *closed, table)


def bounds(field: FieldFacts) -> str:
    """What a field may be, in a few words."""
    values = msgspec.to_builtins(field)
    words = ", ".join(field.words)
    defaults = {"low": 0, "high": 0, "length": 0, "least": 0, "most": 0, "longest": 0}
    return say()(f"bounds-{field.kind}", **{**defaults, **values, "words": words})
