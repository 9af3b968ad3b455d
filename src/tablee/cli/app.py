"""The entry point: language first, then the command; no failure shows more than a sentence."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from typer.main import get_command

from .. import __version__
from ..engine.errors import TableeError
from ..engine.text import LANGUAGES, fault_text
from ..registry import compiled
from . import admin, campaign, cards, hosting, lab, learn, library, new_game, play, records
from .base import Settings, Trouble, app, err, out, say
from .learn import puzzles
from .manual import in_own_words, metavar

COMMANDS = (
    hosting,
    admin,
    play,
    learn,
    puzzles,
    campaign,
    library,
    cards,
    lab,
    lab.arena,
    lab.bench,
    records,
    lab.analyse,
    new_game,
)
"""The modules that add commands to the app, in the order of the help."""

EXTRAS: Final = {"altair": "lab", "numpy": "lab", "optuna": "lab", "polars": "lab", "vl_convert": "lab", "ray": "ray"}
"""The libraries that come with an extra, and which."""
UNKNOWN_COMMAND: Final = re.compile(r"No such command '(.*?)'")
TOO_MUCH: Final = re.compile(r"Got unexpected extra argument\S* \((.*)\)")
"""How Typer says that a word is none of its commands, and that there are words too many."""


def show_version(wanted: bool) -> None:
    """Print the version and leave, where `--version` is given."""
    if wanted:
        out().print(f"tablee {__version__} ({say()('cli-compiled' if compiled else 'cli-interpreted')})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES))] = None,
) -> None:
    """The options before any command; without a command, a server for this machine."""
    if context.invoked_subcommand is None:
        hosting.play_here()


def main(args: Sequence[str] | None = None) -> None:
    """Run a command line and leave with its exit code."""
    sys.exit(run(list(sys.argv[1:] if args is None else args)))


def run(args: list[str]) -> int:
    """The exit code of a command line: 2 for whatever could not be understood or done, with a sentence that says why."""
    try:
        rest = take_language(args)
        hosting.hide_password()
        result = in_own_words(in_order(get_command(app))).main(rest, prog_name="tablee", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return 1
    except Exception as error:
        if os.environ.get("TABLEE_DEBUG"):
            raise
        err().print(f"tablee: {sentence(error)}", style="red", soft_wrap=True)
        return 2


def take_language(args: list[str]) -> list[str]:
    """The command line without `--lang`, which may stand anywhere in it."""
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--lang" or word.startswith("--lang="):
            lang = word.partition("=")[2] if "=" in word else next(words, "")
            if lang not in LANGUAGES:
                raise Trouble(say()("cli-bad-language", lang=lang, languages=", ".join(LANGUAGES)))
            Settings.lang = lang
        else:
            rest.append(word)
    return rest


def sentence(error: Exception) -> str:
    """What went wrong, in a sentence of the language of this run."""
    told = fault_text(error, Settings.lang)
    if isinstance(error, TableeError):
        return told
    if isinstance(error, OSError):
        return say()("cli-cannot-read", file=str(error.filename), why=told) if error.filename else told
    if hasattr(error, "format_message"):
        return usage(error)
    if isinstance(error, ModuleNotFoundError) and (error.name or "").partition(".")[0] in EXTRAS:
        return say()("cli-no-extra", name=error.name or "", extra=EXTRAS[(error.name or "").partition(".")[0]])
    return say()("cli-unexpected", what=type(error).__name__)


def usage(error: Any) -> str:
    """A mistake in the command line itself."""
    name, param = type(error).__name__, getattr(error, "param", None)
    if name == "NoSuchOption":
        return say()("cli-unknown-flag", name=error.option_name)
    if name == "MissingParameter" and param is not None:
        return say()("cli-missing", name=metavar(param, say()))
    if name == "BadParameter" and param is not None:
        return say()("cli-bad-value", name=max(param.opts, key=len), why=wanted(param))
    message = str(error.format_message())
    if name == "BadOptionUsage":
        return say()("cli-flag-value" if "requires" in message else "cli-flag-alone", name=error.option_name)
    if (odd := UNKNOWN_COMMAND.match(message)) is not None:
        return say()("cli-no-command", name=odd[1], path=error.ctx.command_path if error.ctx else "tablee")
    if (odd := TOO_MUCH.match(message)) is not None:
        return say()("cli-too-much", text=odd[1])
    return say()("cli-usage")


def wanted(param: Any) -> str:
    """What number a parameter takes: only numbers can be wrong before a command begins."""
    kind = getattr(param, "type", None)
    low, high = (getattr(param, end, None) or getattr(kind, end, None) for end in ("min", "max"))
    return say()("cli-number") if low is None else say()("cli-number-between", low=str(low), high=str(high))


def in_order(command: Any) -> Any:
    """A command with those below it in the order of the help."""
    order = {module.__name__: n for n, module in enumerate(COMMANDS)}
    command.commands = dict(sorted(command.commands.items(), key=lambda item: order.get(item[1].callback.__module__, 99)))
    return command
