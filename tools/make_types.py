"""Writes web/src/generated/ from the Python side.

`<game>.ts` has the view's structs, the actions by verb and the events by name; `wire.ts` has everything that travels.

`python tools/make_types.py` rewrites the files; with --check it only says whether they are up to date.
"""

from __future__ import annotations

import sys
import types
from inspect import getdoc
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from wire_types import wire_module

import tablee
from tablee.engine.game import Game

FOLDER = Path(__file__).parent.parent / "web" / "src" / "generated"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}


def typescript(game: Game) -> str:
    """The module of one game."""
    root = get_type_hints(game.view_struct)["return"]
    name = game.id.capitalize()
    parts = ["// Made by tools/make_types.py from the Python structs; do not edit."]
    parts += [interface(struct) for struct in structs(root)]
    parts.append(union(f"{name}Action", [action(verb.name, verb.params) for verb in game.verbs]))
    events = [event(key, shape.numbers, shape.groups) for key, shape in sorted(game.events.items())]
    parts.append(union(f"{name}Event", [*events, event("sealed", [], [])]))
    return "\n\n".join(parts) + "\n"


def structs(root: type) -> list[type]:
    """A struct and those it is made of, the innermost first."""
    found: list[type] = []
    for hint in get_type_hints(root).values():
        for inner in leaves(hint):
            if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
                found += [struct for struct in structs(inner) if struct not in found]
    return [*found, root]


def leaves(hint: Any) -> list[Any]:
    args = get_args(hint)
    return [leaf for arg in args for leaf in leaves(arg)] if args else [hint]


def interface(struct: type) -> str:
    fields = "\n".join(f"  {name}: {written(hint)}" for name, hint in get_type_hints(struct).items())
    summary = (getdoc(struct) or "").split("\n")[0]
    return f"/** {summary} */\nexport interface {struct.__name__} {{\n{fields}\n}}"


def written(hint: Any) -> str:
    """A Python type in TypeScript."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(written(arg) for arg in args)
    if origin in (list, tuple):
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    return PLAIN.get(hint) or str(hint.__name__)


def union(name: str, members: list[str]) -> str:
    lines = "\n".join(f"  | {member}" for member in members)
    return f"export type {name} =\n{lines}"


def action(verb: str, params: list[str]) -> str:
    return "{ " + "; ".join([f"verb: '{verb}'", *(f"{param}: number" for param in params)]) + " }"


def event(name: str, numbers: list[str], groups: list[str]) -> str:
    fields = [f"event: '{name}'", "n: number", "seat: number | null"]
    fields += [f"{number}: number" for number in numbers] + [f"{group}: string[]" for group in groups]
    return "{ " + "; ".join(fields) + " }"


def modules() -> dict[str, str]:
    """Every file of the folder by its name."""
    return {**{f"{name}.ts": typescript(tablee.game(name)) for name in tablee.list_games()}, "wire.ts": wire_module()}


def main(check: bool) -> int:
    stale = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in modules().items():
        path = FOLDER / name
        if not path.exists() or path.read_text("utf-8") != text:
            stale += 1
            print(f"{path.name} {'is out of date: run python tools/make_types.py' if check else 'written'}")
            if not check:
                path.write_text(text, "utf-8")
    return stale if check else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
