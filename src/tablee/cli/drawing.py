"""The table in a terminal: as the game's own drawings (`tablee.engine.offers.Drawings`) show it, or plainly for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from .. import sentences
from ..engine.game import Game
from ..engine.offers import Drawings
from ..engine.position import Position
from .base import Say


class Drawing:
    """How one game looks in one language."""

    def __init__(self, game: Game, say: Say) -> None:
        self.game = game
        self.say = say
        self.own: Drawings | None = game.terminal() if game.terminal else None

    def table(self, view: dict[str, Any], names: Sequence[str]) -> RenderableType:
        """The table of a view."""
        if self.own:
            drawn: RenderableType = self.own.draw(view, names, self.say)
            return drawn
        return branch(Tree(self.game.title(self.say.lang)), view["table"], self.word, self.label)

    def word(self, value: object) -> str:
        """A value of a plain view: a card by its name."""
        known = isinstance(value, str) and (value.startswith("?") or value in self.game.box.numbers)
        return sentences.card_text(self.game, self.say.lang, str(value), short=True) if known else str(value)

    def label(self, key: str) -> str:
        """The name of a part of a plain view: `show-<key>`, where the game has such a text."""
        return self.say(f"show-{key}") if self.say.has(f"show-{key}") else key

    def sheet(self, view: dict[str, Any], names: Sequence[str]) -> RenderableType:
        """The score sheet of a match that is over."""
        if self.own:
            drawn: RenderableType = self.own.sheet(view["outcome"], view, names, self.say)
            return drawn
        return plain_sheet(view["outcome"], names, self.say)

    def aid(self) -> list[str]:
        """The player aid of the game, a line each; nothing where it has none."""
        lines = self.own.aid if self.own else ()
        return [self.say(f"aid-{name}") for name in ("title", *lines)] if lines else []

    def card(self, wanted: str) -> RenderableType | None:
        """A card by its number or its name, where the game can be read so."""
        drawn: RenderableType | None = self.own.read(wanted, self.say) if self.own and self.own.read else None
        return drawn

    @property
    def has_tale(self) -> bool:
        """Whether the game tells what became of each player's character."""
        return self.own is not None and self.own.tale is not None

    def tale(self, pos: Position, seat: int, names: Sequence[str], address: str) -> RenderableType:
        """What became of a player's character."""
        drawn: RenderableType = self.own.tale(pos, seat, names, address, self.say) if self.own and self.own.tale else ""
        return drawn

    def paint(self, text: Text) -> None:
        """Colour the names of cards in a sentence."""
        if self.own and self.own.highlight:
            self.own.highlight(text)

    def painted(self, text: str, style: str = "") -> Text:
        """A sentence with the names of cards in colour."""
        made = Text(text, style)
        self.paint(made)
        return made


def branch(tree: Tree, value: object, word: Callable[[object], str] = str, label: Callable[[str], str] = str) -> Tree:
    """Any JSON value as a tree; short lists stay on one line."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1) if isinstance(value, list) else []
    for key, item in pairs:
        if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(x, dict | list) for x in item)):
            branch(tree.add(Text(label(str(key)), "bold")), item, word, label)
        else:
            line = ", ".join(word(x) for x in item) if isinstance(item, list) else word(item)
            tree.add(Text.assemble((f"{label(str(key))}  ", "bold"), line))
    return tree


def plain_sheet(outcome: dict[str, Any], names: Sequence[str], say: Say) -> Table:
    """Names, scores and ranks, best first, and every line of the sheet below."""
    drawn = Table(box=box.ROUNDED)
    for key in ("play-rank", "play-name", "play-score"):
        drawn.add_column(say(key))
    for seat in sorted(range(len(names)), key=lambda seat: outcome["ranks"][seat]):
        drawn.add_row(str(outcome["ranks"][seat]), names[seat], str(outcome["scores"][seat]))
    for line in outcome["detail"]:
        drawn.add_section()
        named = {say(f"show-{key}") if say.has(f"show-{key}") else key: value for key, value in line.items()}
        drawn.add_row("", ", ".join(f"{key} {value}" for key, value in named.items()), "")
    return drawn
