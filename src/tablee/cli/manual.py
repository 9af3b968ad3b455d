"""`--help`, drawn here and not by Typer, so that every word of it is in the person's language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..engine.text import LANGUAGES
from .base import Say, out, say

WORD: Final = re.compile(r"[A-Z]{2,}")
OPTIONS: Final = "[OPTIONS]"
COMMAND: Final = "COMMAND"


def in_own_words(command: Any) -> Any:
    """A command that shows its own help, as do all below it."""
    for each, key in every(command):
        each.format_help = drawn_by(each, key)
    return command


def every(command: Any, key: str = "help") -> Iterator[tuple[Any, str]]:
    """A command and all those below it, each with the key of its help."""
    yield command, key
    for name, below in getattr(command, "commands", {}).items():
        yield from every(below, f"{key}-{name}")


def drawn_by(command: Any, key: str) -> Any:
    """What Typer calls to show the help of a command."""
    return lambda context, formatter: show(command, key, context)


def show(command: Any, key: str, context: Any) -> None:
    """Print how a command is typed, what it does, and what each of its words means."""
    speak = say()
    console = out()
    params = command.get_params(context)
    console.print(speak("help-usage", line=typed(command, params, context.command_path, speak)), style="bold", soft_wrap=True)
    console.print(f"\n{help_text(speak, key)}\n")
    kinds = {kind: [param for param in params if param.param_type_name == kind] for kind in ("argument", "option")}
    rows = {
        "help-arguments": [argument_row(param, key, speak) for param in kinds["argument"]],
        "help-options": [option_row(param, key, speak) for param in kinds["option"]],
        "help-commands": [(name, "", in_short(speak, f"{key}-{name}")) for name in getattr(command, "commands", {})],
    }
    for title, found in rows.items():
        if found:
            console.print(panel(speak(title), found))
    if context.parent is not None:
        console.print(speak("help-epilog", languages=", ".join(LANGUAGES)), style="dim")


def panel(title: str, rows: Sequence[tuple[str, str, str]]) -> Panel:
    """Some words, what follows them, and what they mean."""
    grid = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    for word, value, meaning in rows:
        grid.add_row(Text(word, "bold cyan"), *([Text(value, "yellow")] if any(row[1] for row in rows) else []), meaning)
    return Panel(grid, title=title, title_align="left", border_style="dim", box=box.ROUNDED)


def typed(command: Any, params: Sequence[Any], path: str, speak: Say) -> str:
    """A command as it is typed."""
    arguments = [param for param in params if param.param_type_name == "argument"]
    shown = [metavar(param, speak) if param.required else f"[{metavar(param, speak)}]" for param in arguments]
    below = [in_words(COMMAND, speak)] if getattr(command, "commands", None) else []
    return " ".join([path, in_words(OPTIONS, speak), *shown, *below])


def argument_row(param: Any, key: str, speak: Say) -> tuple[str, str, str]:
    """An argument, and what it means."""
    return metavar(param, speak), "", help_text(speak, f"{key}-{param.name}", f"help-{param.name}")


def option_row(param: Any, key: str, speak: Say) -> tuple[str, str, str]:
    """An option with its value, and what it means; then what holds where it is not given."""
    names = ", ".join([*param.opts, *param.secondary_opts])
    meaning = help_text(speak, f"{key}-{param.name}", f"help-{param.name}")
    default = None if param.is_flag or callable(param.default) else param.default
    if default not in (None, "", []):
        meaning = f"{meaning} {speak('help-default', value=f'{default:g}' if isinstance(default, float) else str(default))}"
    return names, "" if param.is_flag else metavar(param, speak), meaning


def metavar(param: Any, speak: Say) -> str:
    """What stands for the value of a parameter: GAME, FILE, NAME=VALUE…"""
    return in_words(param.metavar or str(param.name).upper(), speak)


def in_words(written: str, speak: Say) -> str:
    """A pattern of what is typed with its capital words in the person's language.

    >>> in_words("NAME=VALUE", Say("fr"))
    'NOM=VALEUR'
    """

    def word(found: re.Match[str]) -> str:
        key = f"word-{found[0].lower()}"
        return speak(key) if speak.has(key) else found[0]

    return WORD.sub(word, written)


def help_text(speak: Say, *keys: str) -> str:
    """The first of some texts that there is; empty where there is none."""
    found = next((key for key in keys if speak.has(key)), "")
    return speak(found, languages=", ".join(LANGUAGES)) if found else ""


def in_short(speak: Say, key: str) -> str:
    """The first sentence of the help of a command."""
    first, stop, _ = help_text(speak, key).partition(". ")
    return first + stop.strip()
