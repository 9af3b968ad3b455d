"""The ledger's content: 180 cards, the references between them, and every text in both languages."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from tablee.engine.text import LANGUAGES
from tablee.games.heros import GAME
from tablee.games.heros.rules.content import ROWS, HerosContent, first_virtue, second_virtue
from tablee.sentences import action_text, event_text, question_text

from .build import PLAIN, play, table

CONTENT: Final = ROWS
TEXTS: Final = GAME.texts
VIRTUES: Final = [f"V{number:02}" for number in range(1, 13)]
KINDS: Final = {
    "virtue": VIRTUES,
    "defect": [f"D{number:02}" for number in range(1, 13)],
    "prejudice": [f"P{number:02}" for number in range(1, 13)],
    "challenge": [f"C{number:02}" for number in range(1, 13)],
    "avatar": [f"AV{number:02}" for number in range(1, 13)],
    "action": ["A1", "A2", "A3", "A4"],
}
CARDS: Final = [card for cards in KINDS.values() for card in cards] + ["SUN", "ADV"]


def test_180_cards_142_in_the_draw_pile() -> None:
    """HEROS-002"""
    deck = Counter(GAME.box.names[card] for card in HerosContent(ROWS).draw_pile(**PLAIN))
    assert deck.total() == 142
    assert deck.total() + 12 + 26 == 180
    assert set(deck) | set(KINDS["avatar"]) | {"ADV"} == set(GAME.box.numbers) == set(CARDS)


@pytest.mark.parametrize("kind", ["defect", "prejudice", "challenge"])
def test_one_of_each_for_each_virtue(kind: str) -> None:
    """HEROS-005, HEROS-006, HEROS-007"""
    assert [card["id"] for card in CONTENT[kind]] == KINDS[kind]
    assert [card["virtue"] for card in CONTENT[kind]] == VIRTUES


def test_avatars_of_the_table_are_those_of_the_rules() -> None:
    """HEROS-004"""
    assert [card["id"] for card in CONTENT["avatar"]] == KINDS["avatar"]
    for card in CONTENT["avatar"]:
        number = GAME.box.numbers[card["id"]]
        assert card["virtues"] == [GAME.box.names[first_virtue(number)], GAME.box.names[second_virtue(number)]]
    pairs = [frozenset(card["virtues"]) for card in CONTENT["avatar"]]
    assert len(set(pairs)) == 12
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_texts(lang: str) -> None:
    """HEROS-009 too: one text for all suns, one for all advantages."""
    for card in CARDS:
        name, text = TEXTS.say(lang, f"card-{card}"), TEXTS.say(lang, f"card-{card}", "text")
        assert TEXTS.has(lang, f"card-{card}", "text"), card
        assert 0 < len(name) <= 40, card
        assert 40 <= len(text) <= 170, (card, len(text))
    for cards in KINDS.values():
        assert len({TEXTS.say(lang, f"card-{card}") for card in cards}) == len(cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_match(lang: str) -> None:
    """Actions, questions and events speak of cards and players by name; nothing is left unsaid."""
    names = ["Ada", "Blaise", "Chloé"]
    pos = table({"A": "V01 V02 SUN SUN D03", "B": "V03 V04 V06", "C": "V05"}, advantages={"A": 1}, pile="A2 C05 V09")
    moves = ["A ask V03", "B offer virtue", "C decline", "A pose 0", "A correct D03", "A finish", "B draw", "B two A C"]
    moves += ["A give SUN", "C give V05", "B giveto V04 V06", "B finish", "C draw", "B takeup sun"]
    for text in moves:
        for seat in range(3):
            view = pos.view(seat)
            said = [action_text(GAME, lang, pos.name(action), names, view) for action in pos.legal(seat)]
            for sentence in [question_text(GAME, lang, view, names), *said]:
                assert sentence
                assert not any(sign in sentence for sign in ("{", "ask-", "act-")), sentence
        play(pos, text)
    for seat in range(3):
        for event in pos.events(seat):
            sentence = event_text(GAME, lang, event, names, seat)
            assert not any(sign in sentence for sign in ("{", "event-")), sentence


def test_an_exchange_is_told_to_both_from_their_side() -> None:
    """HEROS-057"""
    names = ["Ada", "Blaise", "Chloé"]
    pos = table({"A": "V01", "B": "V03"}, pile="A1")
    play(pos, "A draw", "A designate B", "A give V01", "B give V03")
    said = [event_text(GAME, "en", pos.events(seat)[-1], names, seat) for seat in range(3)]
    assert "Courage" in said[0]
    assert said[0] != said[1]
    assert said[0].index("Courage") < said[0].index("Patience")
    assert said[1].index("Patience") < said[1].index("Courage")
    assert "Courage" not in said[2]
    assert "Blaise" in said[2]
