"""What an overlay is: its parts, whatever way they were written, and several laid one over the other."""

from __future__ import annotations

# Interpreted: overlays come from outside, and are refused by a sentence.
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

from ..errors import BadContent

Overlay = dict[str, dict[str, Any]]
"""The parts of an overlay, each only where it says something."""

PARTS: Final = ("change", "add", "text", "options")
MOST_BYTES: Final = 32 * 1024


def shaped(written: object) -> Overlay:
    """An overlay in its whole shape from what a file or a plan says: "A07.glory" = 5 is a field of A07."""
    if not isinstance(written, Mapping):
        raise unshaped("")
    for part, values in written.items():
        if part not in PARTS or not isinstance(values, Mapping):
            raise unshaped(str(part))
    told: Overlay = {
        "change": nested(written.get("change", {})),
        "add": deepcopy(dict(written.get("add", {}))),
        "text": {str(lang): flat(texts) for lang, texts in written.get("text", {}).items()},
        "options": deepcopy(dict(written.get("options", {}))),
    }
    return {part: values for part, values in told.items() if values}


def unshaped(part: str) -> BadContent:
    """The error of something that is no overlay, or no part of one."""
    wrong = BadContent(f"an overlay has the parts {', '.join(PARTS)}, each a mapping, not “{part}”"[:200])
    return wrong.saying("fault-overlay-part", part=part[:60] or "…", parts=", ".join(PARTS))


def nested(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Changes by card and field, also where one was written "A07.glory"."""
    found: dict[str, Any] = {}
    for name, value in changes.items():
        owner, dot, field = str(name).partition(".")
        values = {field: value} if dot else value
        if not isinstance(values, Mapping):
            wrong = BadContent(f"the change of “{name}” is a mapping of fields to values"[:200])
            raise wrong.saying("fault-change-form", text=f"{name}={value}"[:60])
        found.setdefault(owner, {}).update(deepcopy(dict(values)))
    return found


def flat(texts: object) -> object:
    """The texts of a language by key; TOML reads card-A07.text as a table within a table."""
    if not isinstance(texts, Mapping):
        return texts
    found: dict[str, object] = {}
    for key, value in texts.items():
        if isinstance(value, Mapping):
            found |= {f"{key}.{attribute}" if attribute else str(key): text for attribute, text in value.items()}
        else:
            found[str(key)] = value
    return found


def merged(*overlays: Mapping[str, Any]) -> Overlay:
    """Overlays laid one over the other: where two say the same thing, the later one holds."""
    made: Overlay = {}
    for overlay in map(shaped, overlays):
        for part, values in overlay.items():
            into = made.setdefault(part, {})
            for name, value in values.items():
                into[name] = joined(part, into.get(name), value)
    return made


def joined(part: str, before: Any, after: Any) -> Any:
    """What two overlays say of the same card, section, language or option."""
    if before is None or part == "options":
        return after
    if part == "add":
        ids = {row.get("id") for row in after if isinstance(row, Mapping)}
        return [row for row in before if row.get("id") not in ids] + after
    return {**before, **after}


def content_of(overlay: Mapping[str, Any]) -> Overlay:
    """What of an overlay is content, as `game.new(content=…)` takes it."""
    return {part: values for part, values in shaped(overlay).items() if part != "options"}


def options_of(overlay: Mapping[str, Any]) -> dict[str, Any]:
    """The options that an overlay sets."""
    return dict(shaped(overlay).get("options", {}))


def check_size(size: int) -> None:
    """Refuse an overlay that is too long to be read."""
    if size > MOST_BYTES:
        wrong = BadContent(f"an overlay has at most {MOST_BYTES // 1024} KiB")
        raise wrong.saying("fault-overlay-size", most=MOST_BYTES // 1024)
