"""What stays the same during a match: its seats, options, content, layout and vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ..box import Box, Place
from ..content import Content
from ..layout import Layout
from ..verb import Vocabulary

if TYPE_CHECKING:
    from ..game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class MatchConfig:
    """What stays the same during a match and is shared by all its positions: seats, options, content, layout, names."""

    game: Game
    seats: i64
    options: dict[str, object]
    content: Content
    places: list[Place]
    counters: list[str]
    box: Box
    vocabulary: Vocabulary

    def __init__(self, game: Game, seats: i64, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.content = game.content
        self.places = []
        self.counters = []
        self.box = game.content.box
        self.vocabulary = game.vocabulary

    def lay_out(self, layout: Layout) -> None:
        """Take the places and counters that a layout declares."""
        self.places = layout.places
        self.counters = layout.counters
