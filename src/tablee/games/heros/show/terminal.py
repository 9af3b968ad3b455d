"""Héros un jour, héros toujours in a terminal: the players in rows, the piles, what this turn is about, one's own cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine.offers import Drawings, Say
from ..rules.content import ROWS
from ..rules.position import SCORED
from .sentences import avatar_virtues

COLOURS: Final[dict[str, str]] = {str(virtue["id"])[1:]: str(virtue["colour"]) for virtue in ROWS["virtue"]}
AID: Final = ("turn", "keep", "challenge", "prejudice", "action", "ask", "sun", "pose", "correct", "end", "score")


def draw(view: Mapping[str, Any], names: Sequence[str], say: Say) -> RenderableType:
    """The table as a seat sees it."""
    table = view["table"]
    parts: list[RenderableType] = [players(view, names, say), piles(table, say)]
    if table["discard"]:
        parts.append(row(say("term-discard"), counted(sorted(table["discard"])), say))
    me = table["players"][view["seat"]] if view["seat"] is not None else None
    if me is not None:
        parts.append(own_avatar(me, say))
        parts.append(row(say("term-hand"), counted(me["hand"]), say))
    return Group(*parts)


def players(view: Mapping[str, Any], names: Sequence[str], say: Say) -> Table:
    """Cards, advantages and posed avatars of each player; ▶ is to answer, ● has the turn."""
    table = view["table"]
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for _ in range(2):
        drawn.add_column("", no_wrap=True)
    for heading in ("term-cards", "term-advantages", "term-points"):
        drawn.add_column(say(heading), justify="right", no_wrap=True)
    drawn.add_column(say("term-posed"))
    drawn.add_column("")
    for seat, player in enumerate(table["players"]):
        mark = "▶" if seat in view["to_act"] else "●" if seat == table["turn"] else ""
        numbers = [str(player[key]) for key in ("count", "advantages", "points")]
        posed = Text(" ").join([tile(card, say) for card in player["posed"]])
        drawn.add_row(mark, Text(names[seat], "bold"), *numbers, posed, this_turn(player, say))
    return drawn


def this_turn(player: Mapping[str, Any], say: Say) -> Text:
    """What a player has answered, or is to exchange."""
    if player["exchange"] is not None:
        return Text(f"⇄ {player['exchange']}")
    return Text({"declined": "✗", "virtue": "✓", "sun": "✓ ☀"}.get(player["answer"], ""))


def piles(table: Mapping[str, Any], say: Say) -> Text:
    """How many cards are left where, and what this turn is about: a challenge or a prejudice with its virtue."""
    shown = Text("   ").join(
        [
            Text.assemble((f"{say('term-draw-pile')} ", "dim"), str(table["draw_pile"])),
            Text.assemble((f"{say('term-avatar-pile')} ", "dim"), str(table["avatar_pile"])),
            Text.assemble((f"{say('term-stock')} ", "dim"), str(table["stock"])),
        ]
    )
    for key in ("revealed", "request"):
        if table[key]:
            shown.append_text(Text.assemble("   ", (f"{say(f'term-{key}')} ", "dim"), tile(table[key], say)))
    if table["revealed"] and table["revealed"][0] in "CP":
        shown.append_text(Text.assemble(" ", tile(f"V{table['revealed'][1:]}", say)))
    return shown


def own_avatar(player: Mapping[str, Any], say: Say) -> Text:
    """The secret avatar and the two virtues it asks for."""
    card = player["avatar"]
    if not card or card.startswith("?"):
        return Text()
    shown = Text.assemble((f"{say('term-avatar')} ", "bold"), tile(card, say), "  = ")
    return shown.append_text(Text(" + ").join([tile(virtue, say) for virtue in avatar_virtues(card)]))


def row(title: str, cards: Sequence[tuple[str, int]], say: Say) -> Text:
    """Cards side by side, each with how many there are of it."""
    shown = Text.assemble((f"{title} ", "bold"))
    for card, count in cards:
        shown.append_text(tile(card, say))
        shown.append(f"×{count} " if count > 1 else " ")
    return shown


def counted(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Each card once, with how many there are of it."""
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


def tile(card: str, say: Say) -> Text:
    """A card by name, in the colour of its virtue; a defect, a prejudice or a challenge wears a sign."""
    if card.startswith("?"):
        return Text(" ? ", "dim reverse")
    sign = {"D": "▼", "P": "✖", "C": "⚑"}.get(card[0], "") if card[:2] != "AV" else "☻"
    return Text(f" {sign}{' ' if sign else ''}{say(f'card-{card}')} ", style(card))


def style(card: str) -> str:
    """How a card is coloured."""
    if card == "SUN":
        return "bold black on #F2B90C"
    shade = COLOURS.get(card[-2:])
    if shade is None:
        return "bold reverse"
    return f"bold white on {shade}" if card[0] == "V" else f"{shade} reverse" if card[0] == "A" else f"bold {shade}"


def highlight(text: Text) -> None:
    """Nothing to colour: cards are called by their names."""


def sheet(outcome: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], say: Say) -> RenderableType:
    """The score sheet: how many of each, and the points they bring."""
    drawn = Table(box=box.ROUNDED)
    drawn.add_column("")
    for name in names:
        drawn.add_column(Text(name, "bold"), justify="right")
    for line in SCORED:
        drawn.add_row(say(f"sheet-{line}"), *[cell(player, line) for player in outcome["detail"]])
    drawn.add_section()
    drawn.add_row(say("sheet-total"), *[str(player["total"]) for player in outcome["detail"]], style="bold")
    return Group(drawn, Text(say("aid-score"), "dim"))


def cell(player: Mapping[str, Any], line: str) -> str:
    """How many of a thing a player has, and the points that it brings."""
    points = player["points"][line]
    return f"{player[line]} → {points:+}" if player[line] else "–"


DRAWINGS: Final = Drawings(
    draw=draw,
    sheet=sheet,
    aid=AID,
    highlight=highlight,
)
