"""Icons by their names: a game's own drawings, and the set of game-icons.net that the client's build ships."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from ..engine.game import Game
from . import wire

SHIPPED: Final = Path(__file__).parent / "static" / "icons.txt"
"""A line for each icon: its name, a tab, and its only path in a square of 512."""

SQUARE: Final = "0 0 512 512"


def icons_of(game: Game, names: set[str]) -> dict[str, wire.Icon]:
    """The icons of these names: from the game's `show/icons`, else from the set; a name that neither has is left out."""
    found = own_icons(game)
    return shipped_icons(names - set(found)) | {name: icon for name, icon in found.items() if name in names}


def own_icons(game: Game) -> dict[str, wire.Icon]:
    """The drawings that a game brings: the paths of `show/icons/<name>.svg`, which are shown in one ink."""
    folder = resources.files(game.package).joinpath("show", "icons")
    if not folder.is_dir():
        return {}
    files = [file for file in folder.iterdir() if file.name.endswith(".svg")]
    return {file.name.removesuffix(".svg"): drawn(file.read_text("utf-8")) for file in files}


def drawn(svg: str) -> wire.Icon:
    """The paths of a drawing and the square that they are drawn in.

    >>> drawn('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>')
    Icon(box='0 0 8 8', paths=['M0 0h8v8z'])
    """
    root = ElementTree.fromstring(svg)
    paths = [path.get("d", "") for path in root.iter() if path.tag.rpartition("}")[2] == "path"]
    return wire.Icon(box=root.get("viewBox", SQUARE), paths=paths)


def shipped_icons(names: set[str], file: Path = SHIPPED) -> dict[str, wire.Icon]:
    """Icons of the set; none where no client is built."""
    if not names or not file.is_file():
        return {}
    with file.open(encoding="utf-8") as lines:
        parts = (line.rstrip("\n").partition("\t") for line in lines)
        return {name: wire.Icon(box=SQUARE, paths=[path]) for name, _, path in parts if name in names}
