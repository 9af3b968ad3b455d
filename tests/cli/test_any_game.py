"""The terminal plays any game, with or without a drawing of its own."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from tablee.bots import make_bot
from tablee.cli.base import Say
from tablee.cli.match import Match, Seating
from tablee.engine.rng import Rng
from tablee.testing.texts import check_languages
from tests.small_games import GOOD

NAMES = ["Ada", "Blaise", "Émilie", "Denis"]


class Typist(Match):
    """Types random legal actions by their verb and values, now and then a command."""

    def read(self) -> str:
        legal = self.pos.legal(self.me)
        if not legal:
            raise EOFError
        if self.chance.below(6) == 0:
            return ["?", "l", "t", "b", "", "r 1", "banana 3", "99"][self.chance.below(8)]
        named = self.pos.name(legal[self.chance.below(len(legal))])
        if len(legal) <= 40 and self.chance.below(2):
            return str(1 + self.pos.view(self.me)["legal"].index(named))  # type: ignore[attr-defined]
        return " ".join(str(part) for part in named.values())


def matches() -> Iterator[tuple[str, int]]:
    for name, game in GOOD.items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            yield name, seats


@pytest.mark.parametrize(("name", "seats"), list(matches()))
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_match_of_any_game(name: str, seats: int, lang: str) -> None:
    game = GOOD[name]
    screen = io.StringIO()
    console = Console(file=screen, width=100, markup=False, emoji=False, highlight=False)
    for seed in range(3):
        bots = {seat: make_bot(game, "random", seed) for seat in range(1, seats)}
        seating = Seating(0, ["", *["random"] * (seats - 1)], NAMES[:seats])
        match = Typist(game.new(seats, seed), seating, Say(lang, game), console, bots, Rng(seed))
        match.play()
        assert match.pos.over
    assert "play-" not in screen.getvalue()


def test_the_common_texts_are_complete_in_both_languages() -> None:
    check_languages("tablee")
