"""Epic Origins in a terminal: the Adversary, the rows, the Heroes, the Challenge under way, one's own cards; the campaign."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....engine.offers import Drawings
from ..rules.position import Epic
from ..rules.vocabulary import ICONS
from .biography import biography
from .printed import PRINTED
from .road import tell_story
from .tale import Address, tell

Say = Callable[..., str]
SHADES: Final = {
    "FOR": "red",
    "DEX": "green",
    "CON": "yellow",
    "INT": "blue",
    "SAG": "cyan",
    "CHA": "magenta",
}
FACES: Final = {
    "BAR": "|",
    "BLANK": "·",
    "DOUBLE": "⧊",
    "DIAMOND": "◆",
    "WHITE": "△",
    "BLACK": "▲",
    "MOON": "☾",
}
ROWS: Final = ("triumph", "tragedy", "experience", "icons", "final", "total")


# The table.


def draw(view: Mapping[str, Any], names: Sequence[str], say: Say) -> RenderableType:
    """The table as a seat sees it; before the choices are made, the cards to choose from."""
    table = view["table"]
    seat = view["seat"]
    mine = table["players"][seat] if seat is not None else None
    parts: list[RenderableType] = []
    if table["adversary"]:
        parts.append(adversary(table["adversary"], say))
    parts += [row(shown, say) for shown in table["rows"] if shown["revealed"]]
    parts.append(heroes(table, names, say))
    if table["challenge"]:
        parts.append(challenge(table, names, say))
    if mine is not None:
        parts += own_cards(mine, say)
    return Group(*parts)


def adversary(shown: Mapping[str, Any], say: Say) -> Text:
    """Its experience, the Actions left; the rules of the face that is up, of the Final to come (EPIC-034), of the Quest."""
    faces = [shown["final"]] if shown["turned"] else [shown["front"], shown["final"]]
    text = Text.assemble((say(f"card-{faces[0]}"), "bold red"), f"  {shown['xp']} XP", "  ")
    text.append(f"{say('rules-' + faces[0], 'shows')}  ·  {say('term-actions', count=shown['actions'])}\n", "dim")
    text.append(say(f"rules-{faces[0]}"), "dim")
    for face in faces[1:]:
        text.append(f"\n→ {say('card-' + face)}", "red").append(f"  {say('rules-' + face, 'shows')}\n", "dim")
        text.append(say(f"rules-{face}"), "dim")
    text.append(f"\n{say('card-' + shown['quest'])}", "bold").append(f"\n{say('rules-' + shown['quest'])}", "dim")
    return text


def row(shown: Mapping[str, Any], say: Say) -> Table:
    """The cards of an Act, face up."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim", pad_edge=False)
    drawn.add_column("", justify="right", style="dim")
    drawn.add_column(say(f"act-name-{shown['act'] + 1}"), min_width=26)
    drawn.add_column(say("term-deck", count=shown["deck"]))
    for card in shown["cards"]:
        drawn.add_row(card, named(card, say), rules(card, say))
    return drawn


def named(card: str, say: Say) -> Text:
    """The name of a card and, under it, what it shows."""
    text = Text(say(f"card-{card}"), "bold")
    if say(f"rules-{card}", "shows") != f"rules-{card}.shows":
        text.append(f"\n{say(f'rules-{card}', 'shows')}", "dim not bold")
    return text


def rules(card: str, say: Say) -> Text:
    """What a card does; of a Challenge its two paths by their names."""
    lines = say(f"rules-{card}").split("\n")
    if say(f"card-{card}", "top") == f"card-{card}.top":
        return Text("\n".join(lines))
    paths = [say(f"card-{card}", path) for path in ("top", "bottom")]
    return Text("\n").join([Text.assemble(path, (f"  {line}", "dim")) for path, line in zip(paths, lines, strict=True)])


def heroes(table: Mapping[str, Any], names: Sequence[str], say: Say) -> Table:
    """Everybody's Hero; ▶ is in turn."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim", pad_edge=False)
    for key in ("hero", "level", "reserve", "class", "hand", "story", "icons"):
        drawn.add_column(say(f"term-{key}") if key != "hero" else "")
    for seat, player in enumerate(table["players"]):
        mark = "▶ " if seat == table["active"] and player["origin"] else ""
        who = Text.assemble(mark, (names[seat], "bold"), f"\n{character(player, say)}")
        drawn.add_row(
            who,
            str(player["level"]),
            str(player["reserve"]),
            f"{player['class_xp']}/6",
            f"{player['heroes']}+{player['antiheroes']}",
            deeds(player["story"], say),
            signs(player["icons"], say),
        )
    return drawn


def character(player: Mapping[str, Any], say: Say) -> str:
    """The names of the character cards that lie open."""
    shown = [player[part] for part in ("heritage", "origin", "calling") if player[part]]
    return ", ".join(say(f"card-{card}") for card in shown)


def deeds(story: Sequence[Mapping[str, Any]], say: Say) -> str:
    """The cards of a Story by the paths that were taken, an Act to a line."""
    said = [path_name(shown["card"], shown["path"], say) for shown in story]
    return "\n".join(" · ".join(said[act : act + 3]) for act in range(0, len(said), 3))


def path_name(card: str, path: int, say: Say) -> str:
    """A Challenge by the path that was taken, a Trait by its name."""
    side = ("top", "bottom")[path]
    return say(f"card-{card}", side) if say(f"card-{card}", side) != f"card-{card}.{side}" else say(f"card-{card}")


def signs(icons: Sequence[int], say: Say) -> Text:
    """How many of each icon a Hero has."""
    text = Text()
    for icon, count in zip(ICONS, icons, strict=True):
        if count:
            text.append(f"{say(f'icon-{icon}')} {count}  ", SHADES.get(icon, ""))
    return text


def challenge(table: Mapping[str, Any], names: Sequence[str], say: Say) -> Panel:
    """The runes as they lie, the result against the difficulty, and the stack, the top card first."""
    shown = table["challenge"]
    text = Text.assemble((f"{shown['result']} / {shown['difficulty']}  ", "bold"))
    for runes in shown["roll"].values() if shown["roll"] else ():
        for face in runes:
            text.append(f"{FACES.get(face) or say(f'icon-{face}')} ", SHADES.get(face, ""))
        text.append(" ")
    for stacked in reversed(table["stack"]):
        text.append(f"\n↑ {say('card-' + stacked['card'])} ({names[stacked['seat']]})", "dim")
    title = say(f"card-{shown['card']}")
    taken = path_name(shown["card"], shown["path"], say)
    return Panel(
        text, title=title if taken == title else f"{title} · {taken}", title_align="left", box=box.ROUNDED, expand=False
    )


def own_cards(mine: Mapping[str, Any], say: Say) -> list[RenderableType]:
    """The hand, the Destiny and the character cards of who looks, with what they do."""
    cards = [*mine["dealt"], *(mine[part] for part in ("heritage", "origin", "calling", "destiny")), *mine["hand"]]
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim", pad_edge=False)
    for heading in ("", say("term-yours"), ""):
        drawn.add_column(heading)
    for card in cards:
        if card:
            drawn.add_row(Text(card, "dim"), named(card, say), Text(say(f"rules-{card}"), "dim"))
    return [drawn]


def highlight(text: Text) -> None:
    """Nothing to colour: everything is called by its name."""


def sheet(outcome: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], say: Say) -> RenderableType:
    """The rows A to E of everybody, and why it ended."""
    drawn = Table(box=box.ROUNDED)
    drawn.add_column("")
    for line in outcome["detail"]:
        drawn.add_column(names[line["seat"]], justify="right")
    for key in ROWS:
        style = "bold" if key == "total" else ""
        drawn.add_row(say(f"sheet-{key}"), *(str(line[key]) for line in outcome["detail"]), style=style)
    return Group(Text(say(f"reason-{outcome['reason']}"), "bold"), drawn)


# Reading cards, and the tale.


def read(wanted: str, say: Say) -> RenderableType | None:
    """Any card of the game by its number or by a part of its name, of a path's too; several by their names, none as None."""
    known = {f"{number:03}": card_words(f"{number:03}", say) for number in PRINTED.faces}
    if wanted.isdecimal():
        return shown_card(wanted.zfill(3), say) if wanted.zfill(3) in known else None
    sought = plainly(wanted)
    exact = [card for card, named in known.items() if sought in [plainly(text) for text in named]]
    found = exact or [card for card, named in known.items() if sought and any(sought in plainly(text) for text in named)]
    if len(found) == 1:
        return shown_card(found[0], say)
    return Text("\n".join(f"{card}  {' · '.join(known[card])}" for card in found)) if found else None


def card_words(card: str, say: Say) -> list[str]:
    """What a card is called: its name and those of its paths."""
    named = [say(f"card-{card}"), *(path_name(card, path, say) for path in (0, 1))]
    return list(dict.fromkeys(named))


def plainly(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return "".join(char for char in apart if not unicodedata.combining(char)).strip()


def shown_card(card: str, say: Say) -> Panel:
    """A card to be read: what it shows and what it does."""
    shows = say(f"rules-{card}", "shows")
    text = Text("" if shows == f"rules-{card}.shows" else f"{shows}\n", "dim")
    return Panel(text.append_text(rules(card, say)), title=f"{card}  {say(f'card-{card}')}", title_align="left", expand=False)


def tale(pos: Epic, seat: int, names: Sequence[str], address: Address, say: Say) -> RenderableType:
    """The life of a Hero of a match that is over (EPIC-155)."""
    told = tell(pos.config.game.texts, say("term-lang"), biography(pos, seat, names, address))
    return Panel(Text(told), title=names[seat], title_align="left")


# The campaign.


def chapter(shown: Mapping[str, Any], say: Say) -> RenderableType:
    """What is told before the next chapter; after the last one, the epilogue."""
    told = Text(tell_story(shown["story"], say))
    if shown["chapter"] is None:
        return told
    key = f"envelope-{shown['chapter']}"
    legacy = [Text(f"• {say('option-legacy-' + effect)}", "yellow") for effect in shown["legacy"]]
    faces = " → ".join(say(f"card-{face:03}") for face in shown["faces"])
    title = f"{shown['chapter']}. {say(key)} · {say(key, 'place')}"
    return Group(Panel(told, title=title, title_align="left"), Text(faces, "bold red"), *legacy)


def ended(shown: Mapping[str, Any], say: Say) -> RenderableType:
    """What is told after the chapter that was played last."""
    last = shown["chronicle"][-1]
    end = "victory" if last["won"] else "defeat"
    if not last["envelope"]:
        return Text(say(f"term-{end}"), "bold")
    key = f"envelope-{last['envelope']}"
    told = Text(tell_story(shown["endings"][-1], say))
    return Panel(told, title=f"{say(key)} · {say(f'term-{end}')}", title_align="left")


def chronicle(shown: Mapping[str, Any], say: Say, tales: bool) -> RenderableType:
    """The chapters played so far with their Heroes, and their tales if they are wanted."""
    drawn = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim", pad_edge=False)
    for key in ("chapter", "adversary", "outcome", "heroes"):
        drawn.add_column(say(f"term-{key}"))
    for played in shown["chronicle"]:
        title = say(f"envelope-{played['envelope']}") if played["envelope"] else "–"
        final = say(f"card-{PRINTED.adversaries[played['adversary']] + 1:03}")
        end = say("term-victory" if played["won"] else "term-defeat")
        drawn.add_row(title, final, end, ", ".join(f"{hero['name']} {hero['score']}" for hero in played["heroes"]))
    told = [hero["tale"] for played in shown["chronicle"] for hero in played["heroes"]] if tales else []
    lang = say("term-lang")
    return Group(drawn, *(Panel(Text(tale[lang])) for tale in told if lang in tale))


DRAWINGS: Final = Drawings(
    draw=draw,
    sheet=sheet,
    highlight=highlight,
    read=read,
    tale=tale,
    chapter=chapter,
    ended=ended,
    chronicle=chronicle,
)
