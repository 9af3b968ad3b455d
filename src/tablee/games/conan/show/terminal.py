"""Conan in a terminal: the Adventures with their Challenges and Heroes, the players, the piles, one's own hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine.offers import Drawings
from ..rules.content import ATTRIBUTES, ROWS, SORTS
from ..rules.scoring import LINES

Say = Callable[..., str]
Shown = Mapping[str, Any]
PRINTED: Final[dict[str, Shown]] = {str(row["id"]): row for sort in SORTS for row in ROWS[sort]}
SHADES: Final = ("#E0A030", "#4FA3E0", "#C05CC0", "#5CB870")
STYLES: Final = {
    "A": "bold #D9B36C",
    "C": "bold #D9604C",
    "R": "bold #6CA8D9",
    "N": "bold #8FBF6A",
    "O": "bold #C9A0DC",
    "H": "bold",
}


def draw(view: Shown, names: Sequence[str], say: Say) -> RenderableType:
    """The table as a seat sees it."""
    table = view["table"]
    parts: list[RenderableType] = [heading(table, names, say)]
    if table["adventures"]:
        parts.append(adventures(table, names, say))
    parts += [players(view, names, say), piles(table, say)]
    for key in ("offered", "omen"):
        if table[key]:
            parts.append(row(say(f"term-{key}"), table[key], say))
    if view["seat"] is not None:
        parts.append(hand(table["players"][view["seat"]]["hand"], rows_of(table), say))
    if view["question"] and "hero" in view["question"]:
        parts.append(contest(view["question"], table, names, say))
    return Group(*parts)


def rows_of(table: Shown) -> dict[str, Shown]:
    """The cards of the match by name: those of the box, and over them what an overlay changed or added."""
    return {**PRINTED, **table["cards"]}


def heading(table: Shown, names: Sequence[str], say: Say) -> Text:
    """The round, the phase and who begins."""
    if table["phase"] == "setup":
        return Text(say("phase-setup"), "dim")
    parts = [say("term-round", round=table["round"]), say(f"phase-{table['phase']}")]
    if table["phase"] in ("cards", "diplomacy"):
        parts.append(say("term-lap", lap=table["lap"]))
    return Text(" · ".join([*parts, say("term-first", who=names[table["first"]])]), "dim")


def adventures(table: Shown, names: Sequence[str], say: Say) -> Table:
    """Each Adventure: Challenges received out of its Difficulty, its loot, what it carries, who is there."""
    rows = rows_of(table)
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for heading in ("adventure", "received", "loot", "challenges", "heroes"):
        drawn.add_column(say(f"term-{heading}"))
    for shown in table["adventures"]:
        challenges = Text("\n").join([challenge(each, rows, names, say) for each in shown["challenges"]])
        heroes = Text(", ").join([player(seat, names) for seat in shown["heroes"]])
        count = f"{shown['received']}/{shown['difficulty']}"
        drawn.add_row(tile(shown["card"], say), count, loot(rows[shown["card"]], say), challenges, heroes)
    return drawn


def loot(row: Shown, say: Say) -> Text:
    """What an Adventure brings: glory, Objects, cards, an effect."""
    sorts = (("glory", "glory"), ("objects", "object"), ("cards", "card"))
    parts = [say(f"term-{sort}-loot", count=row[key]) for key, sort in sorts if row.get(key)]
    return Text(", ".join([*parts, *([say(f"card-{row['id']}", "power")] if "effect" in row else [])]))


def challenge(shown: Shown, rows: Mapping[str, Shown], names: Sequence[str], say: Say) -> Text:
    """Its number on the table, its name and values if they are known, and who placed it; ▲ lies face up."""
    mark = "▲" if shown["face_up"] else "▽"
    text = Text.assemble((f"{shown['place']} ", "bold cyan"), f"{mark} ", tile(shown["card"], say))
    if shown["card"] in rows:
        text.append(f" {worth(rows[shown['card']], say)}", "dim")
    return text.append_text(Text.assemble(" ← ", player(shown["owner"], names)))


def attributes(row: Shown, say: Say) -> str:
    """The three values of a Hero or a Challenge, by their letters: “F6 R3 E3”."""
    letters = [say(f"attribute-{attribute}", "short") for attribute in ATTRIBUTES]
    return " ".join(f"{letter}{value}" for letter, value in zip(letters, row["values"], strict=True))


def players(view: Shown, names: Sequence[str], say: Say) -> Table:
    """Hero, glory, cards, where the Hero is and what lies in front of each; ▶ is to answer."""
    table = view["table"]
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for heading in ("", "", *(say(f"term-{key}") for key in ("hero", "glory", "cards", "place", "fortune"))):
        drawn.add_column(heading)
    for seat, shown in enumerate(table["players"]):
        mark = "▶" if seat in view["to_act"] else ""
        cells = (hero(shown, rows_of(table), say), str(shown["glory"]), str(shown["count"]))
        drawn.add_row(mark, player(seat, names), *cells, where(table, shown, names, say), fortune(shown, say))
    return drawn


def hero(shown: Shown, rows: Mapping[str, Shown], say: Say) -> Text:
    """The Hero and the hired Allies, with their values."""
    beside = [shown["hero"], *shown["allies"]] if shown["hero"] else []
    lines = [Text.assemble(tile(card, say, False), f" {attributes(rows[card], say)}") for card in beside]
    return Text("\n").join(lines)


def where(table: Shown, shown: Shown, names: Sequence[str], say: Say) -> Text:
    """The Adventure, or the road; whether Challenges hold the Hero; alliance, truces, cards laid in a fight."""
    if shown["beaten"]:
        return Text(say("term-out"), "dim")
    stands = shown["stands"]
    lines = [tile(stands, say) if stands else Text(say("term-road"))] if table["phase"] != "setup" or stands else []
    held = any(adventure["card"] == stands and adventure["challenges"] for adventure in table["adventures"])
    lines += [Text(say(f"term-{state}"), "dim") for state, on in (("held", held), ("waiting", shown["waiting"])) if on]
    if shown["partner"] is not None:
        lines.append(Text(say("term-allied", who=names[shown["partner"]], share=shown["share"])))
    lines += [Text(say("term-truce", who=names[other])) for other in shown["truces"]]
    if shown["laid"]:
        lines.append(Text(say("term-laid", count=len(shown["laid"])), "bold"))
    return Text("\n").join(lines)


def fortune(shown: Shown, say: Say) -> Text:
    """Objects and accomplished Adventures."""
    return Text("\n").join([tile(card, say) for card in (*shown["objects"], *shown["accomplished"])])


def piles(table: Shown, say: Say) -> Text:
    """The piles by their sizes, and the discard."""
    parts = [("draw-pile", str(table["draw_pile"])), ("object-pile", str(table["object_pile"]))]
    shown = Text("   ").join([Text.assemble((f"{say(f'term-{key}')} ", "dim"), count) for key, count in parts])
    return shown.append_text(Text.assemble("   ", row(say("term-discard"), table["discard"], say, "dim")))


def row(title: str, cards: Sequence[str], say: Say, style: str = "bold") -> Text:
    """Cards one after the other, equal ones counted."""
    shown = Text.assemble((f"{title} ", style))
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        shown.append_text(tile(card, say))
        shown.append(f" ×{count}   " if count > 1 else "   ")
    return shown


def hand(cards: Sequence[str], rows: Mapping[str, Shown], say: Say) -> Table:
    """One's own cards, each with what it is worth: loot, values or effect."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="bold")
    for heading in (say("term-hand"), ""):
        drawn.add_column(heading)
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        known = worth(rows[card], say) if card in rows else ""
        drawn.add_row(tile(card, say).append(f" ×{count}" if count > 1 else ""), Text(known, "dim"))
    return drawn


def worth(row: Shown, say: Say) -> str:
    """What matters of a card: an Adventure's Difficulty and loot, a Challenge's values and cost, a Special's effect."""
    card = row["id"]
    if card[0] == "A":
        return f"{say('term-difficulty')} {row['difficulty']} · {loot(row, say)}"
    if card[0] == "C":
        cost = [say("term-glory-loot", count=row["cost"])] if "cost" in row else []
        return " · ".join([attributes(row, say), say(f"kind-{row['kind']}"), *cost])
    return say(f"card-{card}", "effect")


def contest(question: Shown, table: Shown, names: Sequence[str], say: Say) -> Text:
    """Who fights whom, over which Challenge, and for how much glory."""
    text = Text.assemble("⚔ ", player(question["hero"], names), " / ", player(question["other"], names))
    for adventure in table["adventures"]:
        for shown in adventure["challenges"]:
            if shown["place"] == question["place"]:
                values = attributes(rows_of(table)[shown["card"]], say)
                text.append_text(Text.assemble("  ", tile(shown["card"], say), f" {values}"))
    text.append(f"  {say('term-glory-loot', count=question.get('stake', question.get('bid', 0)))}", "bold")
    if "attribute" in question:
        attribute = ATTRIBUTES[question["attribute"]]
        text.append(f"  {say(f'attribute-{attribute}')}", "bold")
    return text


def player(seat: int, names: Sequence[str]) -> Text:
    """A player's name in the colour of the seat."""
    return Text(names[seat], f"bold {SHADES[seat]}")


def tile(card: str, say: Say, numbered: bool = True) -> Text:
    """A card by its number and its name, in the colour of its sort; a back by what it could be."""
    if card.startswith("?"):
        return Text(say(f"back-{card[1:]}", count=1), "dim")
    number = f"{card} " if numbered else ""
    return Text.assemble((number, "dim"), (say(f"card-{card}"), STYLES[card[0]]))


def highlight(text: Text) -> None:
    """Nothing to colour: cards are called by their names."""


def sheet(outcome: Shown, view: Shown, names: Sequence[str], say: Say) -> RenderableType:
    """Why it ended, and what places each player."""
    drawn = Table(box=box.ROUNDED)
    drawn.add_column("")
    for name in names:
        drawn.add_column(Text(name, "bold"), justify="right")
    for line in LINES:
        drawn.add_row(say(f"sheet-{line}"), *[str(player[line]) for player in outcome["detail"]])
    drawn.add_section()
    drawn.add_row(say("sheet-fate"), *[fate(player, say) for player in outcome["detail"]])
    return Group(Text(say(f"reason-{outcome['reason']}"), "bold"), drawn)


def fate(player: Shown, say: Say) -> str:
    """Whether a player lives, or when he was eliminated."""
    return say("sheet-beaten", order=player["beaten"]) if player["beaten"] else say("sheet-living")


DRAWINGS: Final = Drawings(
    draw=draw,
    sheet=sheet,
    highlight=highlight,
)
