"""The client's types of everything that travels, from the server's structs: `tools/make_types.py` writes them."""

from __future__ import annotations

from inspect import getdoc
from typing import Any, Final, get_args

from make_protocol import Notation, Reason, omitted, structs
from msgspec import inspect

from tablee.server import frames


def wire_module() -> str:
    """The whole module."""
    said = [
        struct for struct in structs() if struct.__struct_config__.tag is not None and struct not in get_args(frames.Heard)
    ]
    parts = ["// Made by tools/make_types.py from the Python structs; do not edit."]
    parts.append(f"/** The version of the protocol that this client speaks. */\nexport const PROTOCOL = {frames.PROTOCOL}")
    parts += [interface(struct) for struct in (*structs(), Reason)]
    parts.append(either("FromServer", "What the server says on the socket.", said))
    parts.append(either("ToServer", "What a client says on the socket.", get_args(frames.Heard)))
    return "\n\n".join(parts) + "\n"


def interface(struct: type) -> str:
    """One message, or a part of one."""
    info: Any = inspect.type_info(struct)
    lines = [f"  {field.encode_name}{'?' if omitted(struct, field) else ''}: {written(field.type)}" for field in info.fields]
    if getattr(info, "tag", None) is not None:
        lines.insert(0, f"  type: '{info.tag}'")
    if hasattr(struct, "more"):
        lines.append(f"  [more: string]: {written(inspect.type_info(struct.more))}")
    summary = (getdoc(struct) or "").split("\n")[0]
    return "\n".join((f"/** {summary} */", f"export type {struct.__name__} = {{", *lines, "}"))


def row(inner: str) -> str:
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


written: Final = Notation("string", "unknown", "'{}'", "Record<{}, {}>", row).shown
"""A type in TypeScript."""


def either(name: str, summary: str, members: Any) -> str:
    """A union of messages."""
    lines = "\n".join(f"  | {member.__name__}" for member in members)
    return f"/** {summary} */\nexport type {name} =\n{lines}"
