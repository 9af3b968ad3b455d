"""`tablee new-game`: a package of its own with a small complete game, to be changed into another."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from ..registry import list_games
from .base import Trouble, app, out, say

NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,29}")
SUFFIX: Final = ".tmpl"
INSTALL: Final = 'pip install -e ".[test]"'


@app.command()
def new_game(name: Annotated[str, typer.Argument(metavar="NAME")]) -> None:
    written = write_game(name, Path.cwd())
    out().print(say()("cli-new-game-made", folder=str(written.relative_to(Path.cwd())), install=INSTALL, name=name))


def write_game(name: str, where: Path) -> Path:
    """Write the package of a new game into a folder of its name; Trouble says why that may not be, and nothing is written."""
    check_name(name)
    folder = where / name
    if folder.exists():
        raise Trouble(say()("cli-new-game-folder", folder=str(folder)))
    if name in list_games() or find_spec(name) is not None:
        raise Trouble(say()("cli-new-game-taken", name=name))
    for path, text in files(name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return folder


def check_name(name: str) -> None:
    """A name is that of a Python package."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise Trouble(say()("cli-new-game-name", name=name))


def files(name: str) -> dict[str, str]:
    """Every file of the package by its path, with the name of the game put in."""
    values = {
        "name": name,
        "dashed": name.replace("_", "-"),
        "title": name.replace("_", " ").capitalize(),
        "Class": "".join(part.capitalize() for part in name.split("_")),
        "PREFIX": re.sub(r"[^A-Z]", "", name.upper()),
    }
    written = {}
    for path, text in templates(resources.files(__package__).joinpath("template")):
        path = path.removesuffix(SUFFIX).replace("NAME", name)
        written[".gitignore" if path == "gitignore" else path] = re.sub(r"@(\w+)@", lambda found: values[found[1]], text)
    return written


def templates(folder: Traversable, above: str = "") -> list[tuple[str, str]]:
    """The paths and texts of all templates in a folder and below."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += templates(entry, f"{above}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            found.append((above + entry.name, entry.read_text("utf-8")))
    return found
