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
from .base import Say, Settings, Trouble, allowed_values, app, find_game, option_text, out, say, word_and_typed


@app.command()
def games(game: Annotated[str | None, typer.Argument(metavar="GAME")] = None) -> None:
    """List the games with their options, or explain those of one game."""
    for name in [game] if game is not None else installed():
        found = find_game(name)
        table = option_table(found) if game is None else explained_options(found)
        out().print(Group(*game_lines(found), table))


def game_lines(game: Game) -> list[Text]:
    """What is to know about a game: its name, for how many it is, its bots, its makers."""
    own = say(game)
    low, high = game.seats
    tagline = own("title", "tagline") if own.has("title", "tagline") else ""
    head = Text.assemble((game.id, "bold cyan"), "  ", (game.title(Settings.lang), "bold"), f"  {tagline}")
    levels = ", ".join(word_and_typed(own, f"ui-level-{level}", level) for level in game.levels)
    makers = [Text(f"  {own('credits', 'short')}", "dim")] if own.has("credits", "short") else []
    return [head, Text(f"  {own('cli-game-facts', low=low, high=high, levels=levels)}"), *makers]


def option_table(game: Game) -> Table:
    """The options of a game, a line each: as it is typed, as it is called, what holds where nobody chooses."""
    own = say(game)
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1))
    for key, option in game.options.items():
        table.add_row(Text(key, "cyan"), option_title(own, key), Text(option_text(own, key, option.default), "dim"))
    return table


def explained_options(game: Game) -> Table:
    """The options of a game with what each changes, and the values it takes."""
    own = say(game)
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1))
    for key, option in game.options.items():
        meaning = own(f"option-{key}", "help") if own.has(f"option-{key}", "help") else ""
        default = own("cli-option-default", value=option_text(own, key, option.default))
        values = own("cli-option-values", values=allowed_values(own, key, option, game.seats[1]))
        table.add_row(Text(key, "cyan"), f"{option_title(own, key)}. {meaning}".strip())
        table.add_row("", Text(f"{values} {default}", "dim"))
    return table


def option_title(own: Say, key: str) -> str:
    """What a game calls an option."""
    return own(f"option-{key}") if own.has(f"option-{key}") else key


@app.command()
def bots() -> None:
    """List the bots, and say how those of this package think."""
    speak = say()
    table = Table(box=None, show_header=False, padding=(0, 1))
    for name in list_bots():
        table.add_row(Text(name, "bold cyan"), speak(f"bot-{name}") if speak.has(f"bot-{name}") else "")
    out().print(table)


@app.command()
def rules(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    clause: Annotated[str | None, typer.Argument(metavar="ID")] = None,
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
