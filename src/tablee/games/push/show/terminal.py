"""Push 'em up! in a terminal: the star as columns side by side, base on top, with the players beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine.offers import Drawings, Say
from ..rules.content import LETTERS, ROWS, TEAMS

COLOURS: Final[dict[str, str]] = {str(team["letter"]): str(team["colour"]) for team in ROWS["team"]}
AID: Final = (
    *("cover", "step", "pair", "run", "push", "superpush", "discard"),
    *("circle", "refill", "end", "score-columns", "score-cards"),
)
EMBLEMS: Final = {"R": "★", "P": "♥", "G": "♣", "B": "◆"}


def draw(view: Mapping[str, Any], names: Sequence[str], say: Say) -> RenderableType:
    """The table as a seat sees it."""
    table = view["table"]
    parts: list[RenderableType] = []
    if any(table["columns"]):
        parts.append(star(table, names))
    parts.append(players(view, names, say))
    mine = table["players"][view["seat"]]["hand"] if view["seat"] is not None else []
    return Group(Columns(parts, padding=(0, 3)), *piles(table, say), *([hand(mine, say)] if mine else []))


def star(table: Mapping[str, Any], names: Sequence[str]) -> Table:
    """One column of the star under each number, and each player's total below; ▲ leads."""
    columns: list[list[str]] = table["columns"]
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 0), show_edge=False, header_style="bold")
    drawn.add_column("", justify="right", max_width=12, no_wrap=True)
    for number in range(len(columns)):
        drawn.add_column(str(number + 1), justify="center", min_width=5)
    depth = max(len(column) for column in columns)
    for row in range(depth):
        cells = [tile(column[row], row == len(column) - 1) if row < len(column) else Text("") for column in columns]
        drawn.add_row("", *cells, end_section=row == depth - 1)
    winners: list[int | None] = table["leaders"]
    for seat, player in enumerate(table["players"]):
        style = colour(player["team"])
        cells = [total(totals[seat], winner == seat, style) for totals, winner in zip(table["totals"], winners)]
        drawn.add_row(Text(names[seat] + " ", style), *cells)
    return drawn


def total(value: int, leads: bool, style: str) -> Text:
    """A player's total in a column."""
    if leads:
        return Text(f"▲{value}", f"bold {style}")
    return Text(str(value), style if value else "dim")


def players(view: Mapping[str, Any], names: Sequence[str], say: Say) -> Table:
    """Cards in hand and deck, and the points of each player; ▶ is to answer."""
    table = view["table"]
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for _ in range(2):
        drawn.add_column("", no_wrap=True)
    for heading in [say("term-hand"), say("term-deck"), say("term-now")] + (
        [say("term-total")] if table["tournament"] else []
    ):
        drawn.add_column(heading, no_wrap=True, justify="right")
    points: list[int] = table["points"]
    for seat, player in enumerate(table["players"]):
        mark = "▶" if seat in view["to_act"] else ""
        numbers = [len(player["hand"]), player["deck"], points[seat]] + ([player["total"]] if table["tournament"] else [])
        drawn.add_row(mark, Text(names[seat], f"bold {colour(player['team'])}"), *[str(number) for number in numbers])
    return drawn


def hand(cards: Sequence[str], say: Say) -> Text:
    """The player's own cards, by name."""
    shown = Text.assemble((f"{say('term-yours')} ", "bold"))
    for card in sorted(cards):
        shown.append_text(tile(card, True))
        shown.append("  " if "-" in card else f" {say(f'card-{card}')}   ")
    return shown


def piles(table: Mapping[str, Any], say: Say) -> list[Text]:
    """The cards that have left play, if there are any."""
    rows = []
    for key in ("discard", "eliminated"):
        cards: list[str] = table[key]
        if cards:
            shown = [(f" {face(card)}", COLOURS[card[0]]) for card in cards]
            rows.append(Text.assemble((f"{say(f'term-{key}')} ({len(cards)})", "dim"), *shown))
    return rows


def tile(card: str, bright: bool) -> Text:
    """A card: its emblem, team and value; the last of a column stands out."""
    shade = COLOURS[card[0]]
    return Text(f" {face(card)} ", f"bold white on {shade}" if bright else f"white on {darker(shade)}")


def face(card: str) -> str:
    """What is printed on a card."""
    return {"-push": "PUSH", "-super": "SUPER"}.get(card[1:], EMBLEMS[card[0]] + card)


def darker(shade: str) -> str:
    """A colour half as light, for cards that lie under others."""
    return "#" + "".join(f"{int(shade[n : n + 2], 16) // 2:02x}" for n in (1, 3, 5))


def colour(team: str | None) -> str:
    """The colour of a team, or the terminal's own before a team is chosen."""
    return COLOURS[LETTERS[TEAMS.index(team)]] if team else "default"


def highlight(text: Text) -> None:
    """Colour the cards that a sentence speaks of."""
    for team, shade in COLOURS.items():
        text.highlight_regex(rf"\b{team}[0-9]\b", f"bold white on {shade}")
    text.highlight_regex(r"\b(SUPER )?PUSH\b", "bold")


def sheet(outcome: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], say: Say) -> RenderableType:
    """The score sheet, column by column and round by round: a column's total and best card, ▲ for who won it."""
    table = view["table"]
    legend = Text(f"{say('aid-score-columns')}\n{say('aid-score-cards')}", "dim")
    drawn = Table(box=box.ROUNDED)
    drawn.add_column("")
    for seat, player in enumerate(table["players"]):
        drawn.add_column(Text(names[seat], f"bold {colour(player['team'])}"), justify="right")
    for line in outcome["detail"]:
        if "column" in line:
            cells = [sheet_cell(line, seat, say) for seat in range(len(names))]
            drawn.add_row(say("sheet-column", column=line["column"]), *cells)
        else:
            sums(drawn, line, bool(table["tournament"]), say)
    return Group(drawn, legend)


def sheet_cell(line: Mapping[str, Any], seat: int, say: Say) -> Text:
    """What a column was to one player."""
    won = line["winner"] == seat
    text = say("term-column-best", total=line["totals"][seat], best=line["cards"][seat])
    return Text(f"▲ {text}" if won else text, "bold" if won else "")


def sums(drawn: Table, line: Mapping[str, Any], tournament: bool, say: Say) -> None:
    """The sums of a round, below its columns."""
    drawn.add_section()
    drawn.add_row(say("sheet-column-points"), *[str(points) for points in line["columns"]])
    drawn.add_row(say("sheet-card-points"), *[str(points) for points in line["cards"]])
    drawn.add_row(say("sheet-round-total"), *[str(points) for points in line["scores"]], style="bold")
    if tournament:
        drawn.add_row(say("sheet-running-total"), *[str(points) for points in line["running"]], style="bold")
    drawn.add_section()


DRAWINGS: Final = Drawings(
    draw=draw,
    sheet=sheet,
    aid=AID,
    highlight=highlight,
)
