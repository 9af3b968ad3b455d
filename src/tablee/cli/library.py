"""`tablee games`, `tablee bots` and `tablee rules`."""

from __future__ import annotations

import re
from typing import Annotated

import typer
from rich import box
from rich.console import Group
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ..bots import list_bots
from ..engine.errors import TableeError
from ..engine.game import Game
from ..registry import list_games as installed
from .base import Say, Settings, Trouble, app, find_game, out, say, shown


@app.command()
def games() -> None:
    """List the games with their options."""
    speak = say()
    for name in installed():
        game = find_game(name)
        own = say(game)
        low, high = game.seats
        table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1))
        for key, option in game.options.items():
            title = own(f"option-{key}") if own.has(f"option-{key}") else key
            table.add_row(Text(key, "cyan"), title, Text(option_text(own, key, option.default), "dim"))
        tagline = own("title", "tagline") if own.has("title", "tagline") else ""
        head = Text.assemble((game.id, "bold cyan"), "  ", (game.title(Settings.lang), "bold"), f"  {tagline}")
        levels = ", ".join(word_and_typed(speak, f"ui-level-{level}", level) for level in game.levels)
        facts = speak("cli-game-facts", low=low, high=high, levels=levels)
        lines = [Text(f"  {facts}")] + ([Text(f"  {own('credits', 'short')}", "dim")] if own.has("credits", "short") else [])
        out().print(Group(head, *lines, table))


def option_text(own: Say, key: str, value: object) -> str:
    """The value of an option in the person's language: yes and no, a choice by its name, a seat or an order left open."""
    if value is None:
        return own("cli-none")
    if isinstance(value, bool):
        return own("cli-yes" if value else "cli-no")
    return word_and_typed(own, f"option-{key}-{value}", shown(value)) or own("cli-none")


def word_and_typed(speak: Say, key: str, typed: str) -> str:
    """A word of the person's language and, where it is another, the one that is typed."""
    word = speak(key) if speak.has(key) else typed
    return word if word.casefold() == typed.casefold() else f"{word} ({typed})"


@app.command()
def bots() -> None:
    """List the bots."""
    for name in list_bots():
        out().print(Text(name, "bold cyan"))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    clause: Annotated[str | None, typer.Argument(metavar="[ID]")] = None,
) -> None:
    """Print the rules of a game, or one clause of them."""
    found = find_game(game)
    if clause is None:
        out().print(Markdown(found.rules(Settings.lang)))
        return
    text = clause_of(found, clause)
    if not text:
        raise Trouble(say()("cli-no-clause", id=clause, game=found.id))
    out().print(Markdown(text))


def clause_of(game: Game, name: str) -> str:
    """One clause of the rules by its id (`PUSH-042`, or just `42`); empty when there is none."""
    wanted = f"**{name.upper()}**" if "-" in name else f"-{name.zfill(3)}**"
    try:
        whole = game.rules(Settings.lang)
    except TableeError:
        return ""
    clauses = re.findall(r"^- (\*\*[^*\n]+\*\*.*?)(?=^- \*\*|^#|^>|\Z)", whole, re.S | re.M)
    return next((text.strip() for text in clauses if wanted in text.partition(" ")[0]), "")
