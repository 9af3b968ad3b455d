"""Whole matches of Epic Origins typed in a terminal, in both languages, with every sentence said and no hidden card shown."""

from __future__ import annotations

import io
import re
from typing import Any, cast

import pytest
from rich.console import Console

import tablee
from tablee import sentences
from tablee.bots import make_bot
from tablee.cli.base import Say
from tablee.cli.match import Match, Seating
from tablee.engine.rng import Rng
from tablee.games.epic import GAME
from tablee.games.epic.rules.position import Epic
from tablee.games.epic.show import biography
from tablee.games.epic.show.terminal import deeds, draw, read

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
        named = self.pos.name(legal[self.chance.below(len(legal))])
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
        console.print(draw(sentences.plain(pos.view(0)), NAMES, Say("en", GAME)))
    return capture.get()


# What can be read.


def plain(drawn: Any, width: int = 400) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, markup=False, emoji=False, highlight=False).print(drawn)
    return flat(screen.getvalue())


def flat(text: str) -> str:
    """On one line, with plain spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_both_faces_and_the_quest_are_read_at_the_table(lang: str) -> None:
    say = Say(lang, GAME)
    pos = GAME.new(seats=2, seed=1, adversary="P3", quest="123")
    seen = plain(draw(sentences.plain(pos.view(0)), NAMES, say))
    for card in ("128", "129", "123"):
        assert flat(say(f"card-{card}")) in seen
        assert all(flat(line) in seen for line in say(f"rules-{card}").splitlines())


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_any_card_is_read_by_its_number_and_by_its_names(lang: str) -> None:
    say = Say(lang, GAME)
    for number in range(1, 207):
        card = f"{number:03}"
        seen = plain(read(card, say))
        assert flat(say(f"card-{card}")) in seen
        assert flat(say(f"rules-{card}").splitlines()[0]) in seen
        assert flat(say(f"card-{card}")) in plain(read(say(f"card-{card}").upper(), say))
    assert read("0", say) is None
    assert read("207", say) is None
    assert read("nobody at all", say) is None
    assert plain(read(say("card-065", "bottom"), say)).count(say("card-065")) == 1


def test_a_challenge_is_called_by_the_path_that_was_taken() -> None:
    say = Say("fr", GAME)
    story = [{"card": "065", "path": 1}, {"card": "055", "path": 0}]
    assert deeds(story, say) == f"{say('card-065', 'bottom')} · {say('card-055')}"


class Person(Typist):
    """Sits at a terminal and says who the Hero is."""

    asked: list[str]

    def introduce(self, asking: bool) -> None:
        self.asked = []
        answers = iter(["Ysolde", "f"])

        def answer(prompt: str) -> str:
            self.asked.append(prompt)
            return next(answers)

        self.console.input = answer  # type: ignore[method-assign,assignment]
        super().introduce(True)


def test_the_tale_is_told_and_a_person_says_who_the_hero_is() -> None:
    screen = io.StringIO()
    console = Console(file=screen, width=110, markup=False, emoji=False, highlight=False)
    match = Person(GAME.new(1, 1), Seating(0, [""], ["Vous"]), Say("fr", GAME), console, {}, Rng(3))
    match.play()
    assert (match.hero, match.address, len(match.asked)) == ("Ysolde", "f", 2)
    told = biography.tales(cast(Epic, match.pos), ["Ysolde"], ["f"])[0]["fr"]
    assert " ".join(told.split())[:60] in " ".join(screen.getvalue().replace("│", " ").split())


def test_without_a_terminal_nobody_is_asked() -> None:
    screen = typed("en", 1, {})
    assert "Zoé" in screen.split("Destiny score")[-1]
    assert "How to speak" not in screen
