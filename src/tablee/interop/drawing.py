"""The table as text, as one seat sees it: what environments draw in the modes “ansi” and “human”."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from io import StringIO
from typing import Any, Final, Literal

import msgspec
from rich.console import Console, Group, RenderableType

from ..engine.errors import BadOptions
from ..engine.position import Position
from ..sentences import question_text

RenderMode = Literal["ansi", "human"]
RENDER_MODES: Final = ["human", "ansi"]
WIDTH: Final = 100


def check_render_mode(mode: str | None) -> str | None:
    """A way of drawing that there is; BadOptions for any other."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"a table is drawn as {' or '.join(RENDER_MODES)}, not as {mode!r}")
    return mode


def draw(pos: Position, seat: int, names: Sequence[str], mode: str, lang: str = "en") -> str | None:
    """The table as a seat sees it: as a text (“ansi”), or printed (“human”)."""
    drawn = _drawn(pos, seat, names, lang)
    if mode == "human":
        _console(sys.stdout).print(drawn)
        return None
    text = StringIO()
    _console(text).print(drawn)
    return text.getvalue()


def _console(file: Any) -> Console:
    """A console on a stream; what is no terminal gets a steady width, and no colours."""
    wide = None if file.isatty() else WIDTH
    return Console(file=file, width=wide, highlight=False, emoji=False, markup=False)


def _drawn(pos: Position, seat: int, names: Sequence[str], lang: str) -> RenderableType:
    """The table as the terminal draws it, and what is asked or the score sheet; plainly where a game has no drawings."""
    game = pos.config.game
    view: dict[str, Any] = pos.view(seat)
    if game.terminal is None:
        return Group(_plain(view["table"]), _plain(view["outcome"]) if pos.over else question_text(game, lang, view, names))
    own, say = game.terminal(), partial(game.texts.say, lang)
    below = own.sheet(view["outcome"], view, names, say) if pos.over else question_text(game, lang, view, names)
    return Group(own.draw(view, names, say), below)


def _plain(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode("utf-8")
