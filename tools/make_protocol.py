"""Writes the list of every message, field by field, into docs/protocol.md, from the types of the server.

`python tools/make_protocol.py` rewrites the list; tests/server/test_protocol.py says whether it is up to date.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import msgspec
from msgspec import inspect

from tablee.engine.offers import Reason
from tablee.engine.text import LANGUAGES
from tablee.server import frames, shapes, wire
from tablee.server.web.calls import CALLS

PAGE: Final = Path(__file__).parent.parent / "docs" / "protocol.md"
BEGIN: Final = "<!-- written by tools/make_protocol.py -->\n"
END: Final = "<!-- as far as here -->\n"
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "",
    inspect.StrType: "string",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every message and every part of one, in the order of shapes.py, wire/ and frames.py."""
    found = [kind for module in (shapes, wire, frames) for kind in vars(module).values() if isinstance(kind, type)]
    messages = [kind for kind in dict.fromkeys(found) if issubclass(kind, msgspec.Struct)]
    return [kind for kind in messages if kind not in (msgspec.Struct, wire.Body)]


def shape_of(kind: inspect.Type) -> inspect.Type:
    """What is in plain data that a shape describes (`server/shapes.py`), and any other type as it is."""
    if isinstance(kind, inspect.Metadata):
        shape = (kind.extra or {}).get("shape")
        return kind.type if shape is None else inspect.type_info(shape)
    return kind


class Notation(NamedTuple):
    """How types are written: what is plain, a word, and what is made of others."""

    language: str
    unknown: str
    quoted: str
    record: str
    row: Callable[[str], str]

    def shown(self, kind: inspect.Type) -> str:
        kind = shape_of(kind)
        if type(kind) in PLAIN:
            return PLAIN[type(kind)] or self.unknown
        match kind:
            case inspect.LiteralType(values):
                known = set(values) == set(LANGUAGES)
                return self.language if known else " | ".join(self.quoted.format(value) for value in values)
            case inspect.StructType() | inspect.DataclassType():
                return kind.cls.__name__
            case inspect.UnionType(types):
                return " | ".join(dict.fromkeys(self.shown(each) for each in types))
            case inspect.TupleType(item_types):
                return f"[{', '.join(self.shown(each) for each in item_types)}]"
            case inspect.DictType():
                return self.record.format(self.shown(kind.key_type), self.shown(kind.value_type))
            case inspect.ListType():
                return self.row(self.shown(kind.item_type))
        raise TypeError(f"there is no way to write {kind!r}")


shown: Final = Notation("language", "any", '"{}"', "{{{}: {}}}", "[{}…]".format).shown
"""A type as it is written in the list."""


def omitted(struct: Any, field: inspect.Field) -> bool:
    """Whether a field may be left out: by a client, what has a default; by the server, what is unset or omitted as such."""
    if field.required or not issubclass(struct, msgspec.Struct):
        return False
    said_by_client = issubclass(struct, wire.Body) or struct in get_args(frames.Heard)
    unset = field.default in (msgspec.UNSET, msgspec.NODEFAULT) and field.default_factory is msgspec.NODEFAULT
    return said_by_client or unset or struct.__struct_config__.omit_defaults


def line(struct: type) -> str:
    """One line of the list: the name of a message, and its fields; what may be left out has a question mark."""
    info: Any = inspect.type_info(struct)
    fields = [f"{field.encode_name}{'?' if omitted(struct, field) else ''}: {shown(field.type)}" for field in info.fields]
    tag = [f'type: "{info.tag}"'] if getattr(info, "tag", None) is not None else []
    more = ["…"] if hasattr(struct, "more") else []
    return f"- **{struct.__name__}** `{{{', '.join([*tag, *fields, *more])}}}`"


def section(title: str, found: Iterable[type]) -> list[str]:
    """A group of the list under its title."""
    return ["", f"**{title}**", "", *map(line, found)]


def written() -> str:
    """The whole list."""
    heard = get_args(frames.Heard)
    taken = [struct for struct in structs() if issubclass(struct, wire.Body)]
    said = [struct for struct in structs() if struct.__struct_config__.tag is not None and struct not in heard]
    given = [struct for struct in structs() if struct not in (*heard, *taken, *said)]
    plain = [struct for struct in given if struct.__module__ == shapes.__name__]
    lines = [
        *section("What the engine gives as plain data; … are fields of the game's own", plain),
        *section("What calls take", taken),
        *section(
            "What calls answer, and what is part of that", [*(struct for struct in given if struct not in plain), Reason]
        ),
        *section("What clients say on the socket", heard),
        *section("What the server says on the socket", said),
        *["", "**Calls**", ""],
        *[f"- `{call.method} {call.path}`{arrow(call.body, '←')}{arrow(call.answer, '→')}" for call in CALLS],
    ]
    return "\n".join(lines).lstrip("\n") + "\n"


def arrow(kind: Any, sign: str) -> str:
    """What a call takes or gives, behind an arrow."""
    return f" {sign} `{shown(inspect.type_info(kind))}`" if kind is not None else ""


def page(text: str) -> str:
    """The page with the list as it is today."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{written()}\n{END}{after}"


def main() -> None:
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
