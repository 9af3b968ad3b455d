"""Whole matches of Epic Origins typed in a terminal, in both languages, with every sentence said and no hidden card shown."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import words
from tablee.bots import make_bot
from tablee.cli.base import Say
from tablee.cli.match import Match, Seating
from tablee.engine.rng import Rng
from tablee.games.epic import GAME
from tablee.games.epic.terminal import draw

pytestmark = pytest.mark.timeout(180)
NAMES = ["Zoé", "Ada", "Blaise", "Émilie"]
UNSAID = re.compile(
    r"\b(?:act|ask|back|card|choice|event|icon|kind|param|pile|reason|rules|sheet|term|verb)-[\w.-]+|\{ ?\$\w+ ?\}"
)
MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("fr", 1, {}),
    ("en", 2, {"chapter": 4, "legacy": ["K5", "K6"]}),
    ("fr", 3, {"competitive": True}),
    ("en", 4, {"quest": "123"}),
]


class Typist(Match):
    """Types random legal actions in full."""

    def read(self) -> str:
        legal = self.pos.legal(self.me)
        if not legal:
            raise EOFError
        named = self.pos.name(legal[self.eyes.below(len(legal))])
        return " ".join(str(part) for part in named.values())


def typed(lang: str, seats: int, options: dict[str, Any]) -> str:
    """The screen of a whole match."""
    screen = io.StringIO()
    console = Console(file=screen, width=110, markup=False, emoji=False, highlight=False)
    bots = {seat: make_bot(GAME, "random", seat) for seat in range(1, seats)}
    seating = Seating(0, ["", *["random"] * (seats - 1)], NAMES[:seats])
    pos = GAME.new(seats=seats, seed=seats, **options)
    Typist(pos, seating, Say(lang, GAME), console, bots, Rng(3)).play()
    return screen.getvalue()


@pytest.mark.parametrize(("lang", "seats", "options"), MATCHES)
def test_a_whole_match_is_told(lang: str, seats: int, options: dict[str, Any]) -> None:
    screen = typed(lang, seats, options)
    assert {"fr": "Score de Destin", "en": "Destiny score"}[lang] in screen
    assert UNSAID.findall(screen) == []


def test_another_worlds_hidden_cards_give_the_same_screen() -> None:
    """EPIC-040, EPIC-141: what is drawn for a seat depends on what that seat knows."""
    pos = GAME.new(seats=3, seed=8)
    rng = Rng(5)
    for _ in range(40):
        seat = pos.to_act[0]
        legal = pos.legal(seat)
        pos.play(seat, legal[rng.below(len(legal))])
    other = pos.resample(0, Rng(9))
    assert other.dump() != pos.dump()
    assert shown(pos) == shown(other)


def shown(pos: tablee.Position) -> str:
    console = Console(file=io.StringIO(), width=110)
    with console.capture() as capture:
        console.print(draw(words.plain(pos.view(0)), NAMES, Say("en", GAME)))
    return capture.get()
