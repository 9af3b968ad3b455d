"""Treaties of Conan, written step by step in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import tablee
from tablee import Position
from tablee.cli.base import Say
from tablee.cli.match import Match, Seating
from tablee.games.conan import GAME
from tablee.games.conan.tests.build import glory, play, table
from tablee.testing.notation import hand, question

NAMES = ["Ada", "Blaise", "Chloé"]


class Scripted(Match):
    """Types what is written, and leaves when it is done."""

    lines: list[str]

    def read(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def typed(pos: Position, lang: str, *lines: str) -> tuple[Position, str]:
    """What a person at the first seat gets to by typing, and all that was on the screen."""
    screen = io.StringIO()
    console = Console(file=screen, width=200)
    seating = Seating(0, ["", *["random"] * (pos.seats - 1)], NAMES[: pos.seats])
    match = Scripted(pos, seating, Say(lang, GAME), console, {}, tablee.Rng(1))
    match.lines = list(lines)
    while match.lines and match.pos.to_act == (0,):
        match.person_plays()
    return match.pos, screen.getvalue()


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("fr", ["traité 1", "donner", "53", "1", "récl", "réclamer 3", "u", "payer 2", "demander 0", "signer"]),
        ("en", ["treaty 1", "give", "53", "1", "claim", "claim 3", "u", "pay 2", "ask 0", "sign"]),
    ],
)
def test_a_treaty_is_written_in_the_terminal(lang: str, lines: list[str]) -> None:
    """CONAN-902: verb by verb, card by card, with a step taken back; the names of the cards stand beside their numbers."""
    hands = {"A": " ".join(f"C{n:02}" for n in range(1, 12)) + " R01 R02", "B": "A02"}
    pos, screen = typed(table(hands, phase="diplomacy"), lang, *lines)
    assert f"53 {GAME.texts.say(lang, 'card-R02')}" in screen
    assert f"1 {GAME.texts.say(lang, 'shown-1')}" in screen
    assert question(pos) == "AnswerTreaty"
    play(pos, "B accept", "B hand A02")
    assert ("R02" in hand(pos, "B"), "A02" in hand(pos, "A"), glory(pos, "B")) == (True, True, 17)
