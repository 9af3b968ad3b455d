"""Virtopia in a terminal: the circle, the Leader cards, the prisons, and Hope."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine.offers import Drawings, Say, Shown
from ..rules.content import LEADERS, VIRTUES

SHADES: Final = ("#4CAF50", "#3D8BFD", "#E0B000", "#E5484D")
MARKS: Final = ("♣", "●", "☀", "▲")
LINES: Final = ("rounds", "hope", "sanctions", "points", "prisons", "city", "box")


def draw(view: Shown, names: Sequence[str], say: Say) -> RenderableType:
    """The table as everybody sees it."""
    table = view["table"]
    parts: list[RenderableType] = [circle(table, say), leaders(table, names, say), stocks(table, say)]
    if table["prisons"]:
        parts.append(prisons(table, say))
    return Group(*parts)


def circle(table: Shown, say: Say) -> Table:
    """The twelve cells in the order of play, four rows of Flaw, Virtue and Action."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for kind in ("flaw", "virtue", "action"):
        drawn.add_column(say(f"kind-{kind}"), min_width=24)
    for quarter in range(4):
        drawn.add_row(*[cell(table, table["cells"][3 * quarter + n], say) for n in range(3)])
    return drawn


def cell(table: Shown, shown: Shown, say: Say) -> Text:
    """A cell by its number and card, with its meeples and tokens."""
    style = {"flaw": "bold red", "virtue": "bold", "action": ""}[shown["kind"]]
    text = Text.assemble((f"{shown['cell']:>2} ", "dim"), (say(f"card-{shown['id']}"), style), " ")
    text.append_text(meeples(shown["meeples"]))
    for leader in shown["leaders"]:
        standing = table["leaders"][leader]["standing"]
        style = f"{SHADES[leader]} bold{' reverse' if leader == table['leader'] else ''}"
        text.append(f" {say('leader-' + LEADERS[leader])}{'↑' if standing else '↓'}", style)
    return text


def meeples(counts: Sequence[int]) -> Text:
    """A sign for each meeple, in its colour and of its shape."""
    text = Text()
    for count, mark, shade in zip(counts, MARKS, SHADES, strict=True):
        text.append(mark * count, shade)
    return text


def leaders(table: Shown, names: Sequence[str], say: Say) -> Table:
    """The Leader cards; ▶ is in turn."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for heading in ("", say("term-leader"), *(say(f"card-{virtue}") for virtue in VIRTUES), ""):
        drawn.add_column(heading, no_wrap=True)
    for number, leader in enumerate(table["leaders"]):
        mark = "▶" if number == table["leader"] else ""
        name = Text(say("leader-" + leader["id"]), f"bold {SHADES[number]}")
        rows = [row(points, number == virtue) for virtue, points in enumerate(leader["rows"])]
        drawn.add_row(mark, name, *rows, Text(names[leader["seat"]], "dim"))
    return drawn


def row(points: Sequence[int], main: bool) -> Text:
    """Two slots; the main Virtue's are underlined."""
    text = meeples(points)
    text.append("·" * (2 - sum(points)), "dim")
    if main:
        text.stylize("underline")
    return text


def stocks(table: Shown, say: Say) -> Text:
    """The round, Hope, the City, the box, the hand, the stored result and the Prison pile."""
    parts = [("term-round", Text(str(table["round"]))), ("term-hope", Text(f"{table['hope']}/{table['most_hope']}"))]
    parts += [(f"term-{place}", meeples(table[place])) for place in ("city", "box", "hand") if sum(table[place])]
    if table["stored"] is not None:
        parts.append(("term-stored", Text(str(table["stored"]))))
    known = ", ".join(say(f"card-{card}") for card in reversed(table["bottom"]))
    parts.append(("term-pile", Text(f"{table['pile']}{f' (… {known})' if known else ''}")))
    return Text("   ").join([Text.assemble((f"{say(key)} ", "dim"), value) for key, value in parts])


def prisons(table: Shown, say: Say) -> Text:
    """The open Prison cards, with the Leaders they show."""
    text = Text.assemble((f"{say('term-prisons')} ", "bold"))
    for prison in table["prisons"]:
        shown = " + ".join(say("leader-" + LEADERS[leader]) for leader in prison["leaders"])
        text.append_text(Text.assemble(say(f"card-{prison['id']}"), f" [{shown}] ", meeples(prison["meeples"]), "   "))
    return text


def sheet(outcome: Shown, view: Shown, names: Sequence[str], say: Say) -> RenderableType:
    """Why it ended, and how things stood."""
    line = outcome["detail"][0]
    drawn = Table(box=box.ROUNDED, show_header=False)
    for key in LINES:
        drawn.add_row(say(f"sheet-{key}"), str(line[key]))
    drawn.add_row(say("sheet-captives"), " ".join(str(count) for count in line["captives"]))
    return Group(Text(say(f"reason-{line['reason']}"), "bold"), drawn)


DRAWINGS: Final = Drawings(draw=draw, sheet=sheet)
