"""Every sentence of play in both languages, the terminal's table, and a treaty written in it."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console
from tests.conformance.notation import LETTERS, told

import tablee
from tablee import Position
from tablee.engine.text import LANGUAGES
from tablee.games.conan import GAME, terminal
from tablee.words import action_text, event_text, question_text

from .build import play, table

NAMES: Final = ["Ada", "Blaise", "Chloé", "Denis"]
GOLDEN: Final = sorted((Path(__file__).parent / "golden").glob("*.json"))
KEYS: Final = re.compile(
    r"\{|\?[a-z]|None|\b(ask|act|event|card|attribute|reason|phase|back|spoils|shown|term|sheet)-[a-zA-Z0-9]"
)


def whole(sentence: str) -> str:
    assert sentence.strip()
    assert not KEYS.search(sentence), sentence
    return sentence


def steps(path: Path) -> Iterator[Position]:
    """Every position of a golden match; together they have every verb and nearly every event."""
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))["record"]
    pos = tablee.replay({**record, "moves": []})
    yield pos
    for move in record["moves"]:
        named = dict(move)
        pos.play(named.pop("seat"), named)
        yield pos


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_sentence_of_a_match(lang: str, path: Path) -> None:
    """Questions to who is asked and to the others, a move of each verb that is legal, and the log as each is told it."""
    for pos in steps(path):
        for seat in pos.to_act:
            view = pos.view(seat)
            whole(question_text(GAME, lang, view, NAMES))
            for named in {pos.name(action)["verb"]: pos.name(action) for action in pos.legal(seat)}.values():
                for short in (False, True):
                    whole(action_text(GAME, lang, named, NAMES, view, short))
        if pos.to_act:
            whole(question_text(GAME, lang, pos.view(None), NAMES))
    for watcher in (None, *range(pos.seats)):
        for event in pos.events(watcher):
            whole(event_text(GAME, lang, event, NAMES, watcher))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    for option in GAME.options:
        assert GAME.texts.has(lang, f"option-{option}", "help")
    for verb in GAME.verbs:
        assert GAME.texts.has(lang, f"act-{verb.name}", "short")
        assert GAME.texts.has(lang, f"verb-{verb.name}")
        assert all(GAME.texts.has(lang, f"param-{param}") for param in verb.params)


# What a treaty and an alliance say to each side.


def log(pos: Position, letter: str = "", lang: str = "en") -> list[str]:
    """The log as somebody reads it."""
    me = LETTERS.index(letter) if letter else None
    return [event_text(GAME, lang, event, NAMES, me) for event in told(pos, letter)]


def asked(pos: Position, lang: str = "en") -> str:
    """The question put to the one who owes an answer."""
    return question_text(GAME, lang, pos.view(pos.to_act[0]), NAMES)


def test_a_treaty_is_told_to_each_as_each_may_know_it() -> None:
    """CONAN-906, CONAN-907: shown cards by name, veiled ones by category, to all but those who hold them."""
    hands = {"A": "R01 R12 C01", "B": "A02 C02"}
    pos = table(hands, phase="diplomacy", objects={"B": "O07"}, options={"truce": True})
    play(pos, "A treaty B", "A give R01 shown", "A give R12 concealed", "A charge 2", "A claim O07", "A ask any", "A truce")
    assert asked(pos) == (
        "Your treaty, proposed to Blaise. You give: Sweeping Cut and Parry. Under the veil: Parry. "
        "You ask: 2 glory, Fugitive’s Boots and any card. With a truce. Add a clause, or sign."
    )
    play(pos, "A sign")
    offered = "Offered: Sweeping Cut and a veiled Special. Asked: any card, 2 glory and Fugitive’s Boots. With a truce."
    assert log(pos)[-1] == f"Ada proposes a treaty to Blaise. {offered}"
    assert log(pos, "B")[-1] == f"Ada proposes a treaty to you. {offered}"
    assert asked(pos).startswith("A treaty proposed by Ada. You are given: Sweeping Cut and a veiled Special.")
    play(pos, "B accept")
    assert asked(pos) == "You accept the treaty proposed by Ada. What do you hand over for: any card?"
    play(pos, "B hand C02")
    assert "Ada gives Blaise: Sweeping Cut and a veiled Special." in log(pos, "C")[-1]
    assert "Blaise gives Ada: a veiled Challenge, 2 glory and Fugitive’s Boots." in log(pos, "C")[-1]
    assert "You give: Quarry Brute, 2 glory and Fugitive’s Boots. You receive: Sweeping Cut and Parry." in log(pos, "B")[-1]
    assert "You give: Sweeping Cut and Parry. You receive: Quarry Brute" in log(pos, "A")[-1]


def test_a_treaty_open_to_all_and_a_counter_proposal() -> None:
    """CONAN-903, CONAN-910"""
    pos = play(table({"A": "R01"}, phase="diplomacy"), "A treaty all", "A give R01 concealed", "A sign")
    assert log(pos, "C")[-1] == "Ada proposes a treaty to all the others. Offered: a veiled Special. Asked: nothing."
    pos = play(table({"B": "A02"}, phase="diplomacy"), "A treaty B", "A charge 3", "A sign", "B counter", "B ask special")
    assert asked(pos).startswith("Your counter-proposal to Ada. You give: nothing. You ask: a Special.")
    play(pos, "B sign")
    assert log(pos, "A")[-1] == "Blaise makes you a counter-proposal. Offered: nothing. Asked: a Special."
    assert asked(pos).startswith("A counter-proposal by Blaise.")


def test_an_alliance_is_told_from_each_side() -> None:
    """CONAN-931, CONAN-932: the share is the proposer's; whoever reads is told what is theirs."""
    pos = table(phase="diplomacy", at={"A": "A01", "B": "A01"}, challenges=["C C01 A01"])
    play(pos, "A ally B 3 proposer")
    assert log(pos, "B")[-1] == (
        "Ada proposes an alliance to you: 3/4 of the glory for Ada, 1/4 for you; the rest of the loot, all for Ada."
    )
    assert asked(pos).startswith(
        "Ada proposes an alliance: 1/4 of the glory for you, 3/4 for Ada; the rest of the loot, all for Ada."
    )
    play(pos, "B amend 1 partner")
    assert log(pos, "A")[-1] == (
        "Blaise makes you a counter-proposal: 3/4 of the glory for Blaise, 1/4 for you; the rest of the loot, all for Blaise."
    )
    assert asked(pos).startswith("Blaise answers with other terms: 1/4 of the glory for you, 3/4 for Blaise")
    play(pos, "A accept")
    assert log(pos, "A")[-1].startswith("You seal an alliance with Blaise: 1/4 of the glory for you, 3/4 for Blaise")


# The terminal.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_draws_the_table(lang: str) -> None:
    """The drawing holds all along a match, of which every fourth table is drawn, and the end has its sheet."""

    def say(key: str, attribute: str = "", /, **values: object) -> str:
        assert GAME.texts.has(lang, key, attribute), key
        return GAME.texts.say(lang, key, attribute, **values)

    console = Console(width=140, record=True, file=io.StringIO())
    for number, pos in enumerate(steps(GOLDEN[0])):
        if number % 4 == 0:
            console.print(terminal.draw(pos.view(0), NAMES, say))
    view: Any = pos.view(None)
    console.print(terminal.draw(view, NAMES, say))
    console.print(terminal.sheet(view["outcome"], view, NAMES[: pos.seats], say))
    whole(console.export_text())
