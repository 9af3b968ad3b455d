"""The ledger's content: the cards, the constraints on their numbers, and every sentence in both languages."""

from __future__ import annotations

import io
from collections import Counter
from importlib import resources
from typing import Any, Final

import pytest
from rich.console import Console

from tablee import Rng
from tablee.engine.text import LANGUAGES
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.content import COLOURS, EFFECT_DIE, FLAWS, LEADERS, PRISONS, ROWS, VIRTUES, effect_column
from tablee.games.virtopia.rules.options import LEVELS
from tablee.games.virtopia.show import terminal
from tablee.sentences import action_text, event_text, question_text

NAMES: Final = ["Ada", "Blaise", "Chloé", "Denis"]
EFFECTS: Final = {card["flaw"]: card for card in ROWS["effect"]}


def test_leaders_virtues_and_flaws() -> None:
    assert [card["id"] for card in ROWS["leader"]] == list(LEADERS)
    assert [card["colour"] for card in ROWS["leader"]] == list(COLOURS)
    assert [card["virtue"] for card in ROWS["leader"]] == list(VIRTUES)
    assert {card["id"]: card["flaw"] for card in ROWS["virtue"]} == dict(zip(VIRTUES, FLAWS, strict=True))
    assert {card["id"]: card["virtue"] for card in ROWS["flaw"]} == dict(zip(FLAWS, VIRTUES, strict=True))
    assert [(card["id"], card["copies"]) for card in ROWS["action"]] == [("TR", 2), ("SE", 2)]


def test_the_numbers_of_the_captives() -> None:
    """The only strictly increasing ones from 0 to 3 over four places: a total of 7 needs four captives and a 4."""
    assert all(card["numbers"] == [0, 1, 2, 3] for card in ROWS["flaw"])
    totals = {number + die for number in (0, 1, 2, 3) for die in EFFECT_DIE}
    assert totals == set(range(8))
    assert Counter(EFFECT_DIE) == {0: 2, 1: 1, 2: 1, 3: 1, 4: 1}


def test_the_countable_constraints_of_the_effect_cards() -> None:
    assert set(EFFECTS) == set(FLAWS)
    for flaw, card in EFFECTS.items():
        sizes = [n * x for n, x in zip(card["n"], card.get("x", [1] * 6), strict=True)]
        assert sizes == sorted(sizes), flaw
        assert min(card["n"]) >= 1
        assert max(card["n"][:4]) <= 3
    assert 3 in EFFECTS["FE"]["n"]
    assert set(EFFECTS["FG"]["n"]) == {1, 2}
    assert len(set(EFFECTS["FG"]["x"])) >= 2
    assert all(1 <= x <= 4 for x in EFFECTS["FG"]["x"])
    assert max(EFFECTS["FI"]["n"]) >= max(EFFECTS["FE"]["n"])
    assert EFFECTS["FE"]["n"][0] <= min(EFFECTS["FI"]["n"][0], EFFECTS["FF"]["n"][0])


def test_the_canonical_effect_table() -> None:
    assert {flaw: card["n"] for flaw, card in EFFECTS.items()} == {
        "FI": [2, 2, 3, 3, 4, 5],
        "FE": [1, 2, 3, 3, 4, 4],
        "FF": [2, 2, 3, 3, 4, 4],
        "FG": [1, 1, 1, 1, 2, 2],
    }
    assert EFFECTS["FG"]["x"] == [2, 2, 3, 3, 2, 3]


@pytest.mark.parametrize("n", [[1, 2, 3], [0, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, "2"]])
def test_a_broken_effect_card_is_refused(n: list[Any]) -> None:
    with pytest.raises(ValueError, match="six numbers"):
        effect_column([{"flaw": "FE", "n": n}], "n")


def test_each_colour_on_two_prisons_once_alone() -> None:
    assert [card["id"] for card in ROWS["prison"]] == list(PRISONS)
    sizes = Counter(len(card["colours"]) for card in ROWS["prison"])
    assert sizes == {1: 4, 2: 2}
    for colour in COLOURS:
        held = sorted(len(card["colours"]) for card in ROWS["prison"] if colour in card["colours"])
        assert held == [1, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_flavour(lang: str) -> None:
    cards = [*LEADERS, *VIRTUES, *FLAWS, "TR", "SE", *PRISONS]
    for card in cards:
        assert 0 < len(GAME.texts.say(lang, f"card-{card}")) <= 40
        assert GAME.texts.has(lang, f"card-{card}", "text")
        assert len(GAME.texts.say(lang, f"card-{card}", "text")) <= 140
    assert len({GAME.texts.say(lang, f"card-{card}") for card in cards}) == len(cards)
    for option, kind in GAME.options.items():
        assert GAME.texts.has(lang, f"option-{option}", "help")
        assert all(GAME.texts.has(lang, f"option-{option}-{choice}") for choice in getattr(kind, "choices", ()))
    for verb in GAME.verbs:
        assert GAME.texts.has(lang, f"verb-{verb.name}")
        assert all(GAME.texts.has(lang, f"param-{param}") for param in verb.params)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_called_as_in_the_rules(lang: str) -> None:
    """VIRTO-130 to 134: the form that opens a match and the rules use the same names."""
    rules = resources.files("tablee.games.virtopia").joinpath(f"RULES.{lang}.md").read_text("utf-8")
    for option in ("plus_one", "captives", "open_struggle"):
        assert f"*{GAME.texts.say(lang, f'option-{option}')}*" in rules
    for level in LEVELS:
        assert f"*{GAME.texts.say(lang, f'option-level-{level}').split(':')[0].strip()}*" in rules


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_sentence_of_some_matches(lang: str, players: int) -> None:
    """Actions, questions and events speak of Leaders, cards and colours by name; nothing is left unsaid."""
    pos, rng = GAME.new(players, seed=players, level="extreme"), Rng(players)
    while not pos.over:
        seat = pos.to_act[0]
        view = pos.view(seat)
        for action in pos.legal(seat):
            for short in (False, True):
                whole(action_text(GAME, lang, pos.name(action), NAMES, view, short))
        for watcher in (None, *range(players)):
            whole(question_text(GAME, lang, pos.view(watcher), NAMES))
        legal = pos.legal(seat)
        pos.play(seat, legal[rng.below(len(legal))])
    for seat in range(players):
        for event in pos.events(seat):
            whole(event_text(GAME, lang, event, NAMES, seat))


def whole(sentence: str) -> None:
    signs = ("{", "ask-", "act-", "event-", "card-", "leader-", "colour-", "reason-", "action-")
    assert sentence
    assert not any(sign in sentence for sign in signs), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_draws_every_table(lang: str) -> None:
    """The drawing holds at every step, and the end has its sheet."""

    def say(key: str, attribute: str = "", **values: object) -> str:
        assert GAME.texts.has(lang, key, attribute), key
        return GAME.texts.say(lang, key, attribute, **values)

    pos, rng = GAME.new(3, seed=8), Rng(8)
    console = Console(width=110, record=True, file=io.StringIO())
    while not pos.over:
        console.print(terminal.draw(pos.view(0), NAMES[:3], say))
        legal = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], legal[rng.below(len(legal))])
    console.print(terminal.draw(pos.view(None), NAMES[:3], say))
    view: Any = pos.view(0)
    console.print(terminal.sheet(view["outcome"], view, NAMES[:3], say))
    drawn = console.export_text()
    assert GAME.texts.say(lang, "card-FI") in drawn
    assert GAME.texts.say(lang, "sheet-sanctions") in drawn
