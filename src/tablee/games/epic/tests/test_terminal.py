"""Whole matches typed in a terminal, in both languages, with every sentence said and no hidden card shown."""

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

from .. import GAME
from ..cards import DECK, HERO_DECK
from ..terminal import draw
from ..words import attempted, choice, phase, way

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
    """Types random legal actions, by the number in the list or in full."""

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


def test_a_hidden_card_is_told_by_its_back() -> None:
    drawn = {"event": "draw", "seat": 1, "deck": 0, "cards": ["?hero"], "n": 7}
    assert words.event_text(GAME, "fr", drawn, NAMES, 0) == "Ada pioche une carte Héros."
    assert words.event_text(GAME, "en", {**drawn, "seat": 0, "cards": ["159"]}, NAMES, 0) == "You draw Ancestral Sword."


def test_a_path_is_called_by_its_name() -> None:
    assert (way(65, 0), way(65, 1), way(55, 0)) == ("card-065.top", "card-065.bottom", "card-055")
    event = {"event": "attempt", "seat": 0, "path": 1, "difficulty": 4, "cards": ["065"], "n": 1}
    assert GAME.texts.say("fr", "card-065", "bottom") in words.event_text(GAME, "fr", event, NAMES, 1)


def test_the_face_of_an_adversary_is_known_by_its_difficulty() -> None:
    """EPIC-120: the card of an attempt is named by its front whichever face is up."""
    assert attempted(124, 0, 6)["face"] == "card-124"
    assert attempted(124, 0, 8)["face"] == "card-125"


def test_what_may_be_chosen_is_a_sentence_of_the_face_that_asks() -> None:
    assert choice(124, 1) == choice(125, 1) == "choice-125-1"
    assert GAME.texts.say("en", choice(151, 0)) == "Take a Corruption"


def test_the_question_of_a_turn_says_what_is_left_to_do() -> None:
    """EPIC-045, EPIC-116."""
    for verbs, wanted in ((["gain", "end"], "story"), (["face"], "face"), (["end", "play"], "done")):
        assert phase({"legal": [{"verb": verb} for verb in verbs]}) == wanted


def test_every_playable_card_can_be_named() -> None:
    for card in range(159, 207):
        assert DECK[card] >= HERO_DECK
        for lang in ("fr", "en"):
            told = words.action_text(GAME, lang, {"verb": "play", "card": card}, NAMES, {"table": {}, "seat": 0})
            assert GAME.texts.say(lang, f"card-{card}") in told
