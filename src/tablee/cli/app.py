"""The entry point: language first, then the command; no failure shows more than a sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.main import get_command

from .. import __version__
from ..engine.errors import TableeError
from ..engine.text import LANGUAGES
from ..registry import compiled
from . import campaign, hosting, laboratory, library, new_game, play, records
from .base import Settings, Trouble, app, err, out, say

COMMANDS = (hosting, play, campaign, library, laboratory, records, new_game)
"""The modules that add commands to the app, in the order of the help."""


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
        result = translated(get_command(app)).main(rest, prog_name="tablee", standalone_mode=False)
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
    """What went wrong, in a sentence."""
    if isinstance(error, TableeError):
        return str(error)
    if isinstance(error, OSError):
        why = error.strerror or str(error)
        return say()("cli-cannot-read", file=error.filename, why=why) if error.filename else why
    if hasattr(error, "format_message"):
        return usage(error)
    return say()("cli-unexpected", what=f"{type(error).__name__}: {error}")


def usage(error: Any) -> str:
    """A mistake in the command line itself."""
    name = type(error).__name__
    if name == "NoSuchOption":
        return say()("cli-unknown-flag", name=error.option_name)
    if name == "MissingParameter" and error.param is not None:
        return say()("cli-missing", name=error.param.make_metavar(error.ctx).strip("[]"))
    if name == "BadParameter" and error.param is not None:
        return say()("cli-bad-value", name=max(error.param.opts, key=len), why=error.message.rstrip("."))
    message = str(error.format_message()).rstrip(".")
    if message.startswith("No such command"):
        return say()("cli-no-command", name=message.split("'")[1])
    return message


def translated(command: Any) -> Any:
    """A command with its help in the language of this run; the texts are `help-<command>` and `help-<parameter>`."""
    speak, spoken = say(), ", ".join(LANGUAGES)
    order = {module.__name__: n for n, module in enumerate(COMMANDS)}
    command.commands = dict(sorted(command.commands.items(), key=lambda item: order.get(item[1].callback.__module__, 99)))
    rich_utils.OPTIONS_PANEL_TITLE = speak("help-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = speak("help-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = speak("help-commands")
    for each, key in every(command):
        each.help = speak(key, languages=spoken) if speak.has(key) else each.help
        each.short_help = None
        for param in each.params:
            for name in (f"{key}-{param.name}", f"help-{param.name}"):
                if hasattr(param, "help") and speak.has(name):
                    param.help = speak(name, languages=spoken)
                    break
        shown = each.get_help_option(typer.Context(each))
        if shown is not None:
            shown.help = speak("help-help")
        if each is not command:
            each.epilog = speak("help-epilog", languages=spoken)
    return command


def every(command: Any, key: str = "help") -> Iterator[tuple[Any, str]]:
    """A command and all those below it, each with the key of its help."""
    yield command, key
    for name, below in getattr(command, "commands", {}).items():
        yield from every(below, f"{key}-{name}")
