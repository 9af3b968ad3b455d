"""What people read: questions that name what is legal now, and a log that says what happened and why nothing did."""

from __future__ import annotations

import re

import pytest

import tablee
from tablee import Position, Rng
from tablee.engine.text import LANGUAGES
from tablee.games.heros import GAME
from tablee.games.heros.show.terminal import piles
from tablee.sentences import event_text, plain, question_text

from .build import play, table

NAMES = ["Ada", "Blaise", "Chloé", "David"]


def asked(pos: Position, seat: int = 0, lang: str = "en") -> str:
    return question_text(GAME, lang, pos.view(seat), NAMES)


def told(pos: Position, seat: int | None = 1, lang: str = "en") -> list[str]:
    return [event_text(GAME, lang, event, NAMES, seat) for event in pos.events(seat)]


def test_the_optional_step_lists_what_is_legal() -> None:
    """HEROS-020, HEROS-074, HEROS-082"""
    able = table({"A": "V01 V02 D03 V03"}, avatars={"A": "AV01"}, step=True)
    assert asked(able) == "Play your avatar, correct a flaw, or end your turn."
    assert asked(table({"A": "V01 V02"}, avatars={"A": "AV01"}, step=True)) == "Play your avatar, or end your turn."
    assert asked(table({"A": "V03 D03"}, avatars={"A": "AV01"}, step=True)) == "Correct a flaw, or end your turn."
    assert asked(table({"A": "V05"}, avatars={"A": "AV01"}, step=True)) == "Nothing to play or correct: end your turn."


def test_others_read_the_same_whatever_is_possible() -> None:
    """HEROS-025: being asked says nothing."""
    able = table({"A": "V01 V02"}, avatars={"A": "AV01"}, step=True)
    unable = table({"A": "V05 V06"}, avatars={"A": "AV01"}, step=True)
    for seat in (1, 2):
        assert asked(able, seat) == asked(unable, seat)


def test_a_turn_begins_with_what_is_legal() -> None:
    """HEROS-027, HEROS-039"""
    assert asked(table()) == "Your turn: draw a card."
    assert "ask for a virtue" in asked(table(advantages={"A": 1}))
    assert asked(table(advantages={"A": 1}, requests=3)) == "Everyone has just asked: this time, draw a card."


def test_who_can_only_decline_is_told_so() -> None:
    """HEROS-032, HEROS-044"""
    request = play(table({"B": "V01"}, advantages={"A": 1}), "A ask V01")
    assert asked(request, 1) == "Ada asks for a Courage card. What is your secret answer?"
    assert asked(request, 2) == "Ada asks for a Courage card. You have neither that virtue nor a sun: decline."
    challenge = play(table({"B": "SUN"}, pile="C06"), "A draw")
    assert asked(challenge, 1).endswith("It takes a Creativity card or a sun. Do you take it up?")
    assert asked(challenge, 2).endswith("You have neither: decline.")


@pytest.mark.parametrize("card", ["A1", "A2"])
def test_one_opponent_is_one_partner(card: str) -> None:
    """HEROS-058: with one opponent nobody speaks of two."""
    pos = play(table({"A": "V01 V02", "B": "V03"}, players=2, pile=card), "A draw")
    assert "Blaise" in asked(pos)
    assert not re.search(r"two players|each|[Ww]ho\b", asked(pos))
    three = play(table({"A": "V01 V02", "B": "V03"}, pile="A2"), "A draw")
    assert asked(three) == "Exchange two cards with one player, or one card with each of two players."
    lone = play(table({"A": "V01", "B": "V03"}, pile="A2"), "A draw")
    assert asked(lone) == "Who do you exchange your card with?"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", [f"{sort}{number:02}" for sort in "CP" for number in range(1, 13)])
def test_challenges_and_prejudices_are_read_aloud(lang: str, card: str) -> None:
    """HEROS-040, HEROS-048: title and words, by the drawer to everybody; the words name the virtue."""
    pos = play(table(pile=card), "A draw")
    line = told(pos, 1, lang)[0]
    assert GAME.texts.say(lang, f"card-{card}") in line
    assert line.endswith(GAME.texts.say(lang, f"card-{card}", "text"))
    assert GAME.texts.say(lang, f"card-V{card[1:]}") in line
    drawn = piles(plain(pos.view(0))["table"], lambda key, *more: GAME.texts.say(lang, key, *more))
    assert GAME.texts.say(lang, f"card-V{card[1:]}") in drawn.plain


def test_nothing_happened_for_a_reason() -> None:
    """HEROS-046, HEROS-055, HEROS-065, HEROS-066, HEROS-068"""
    assert told(play(table(pile="A1"), "A draw"))[1] == "No exchange: Ada has neither virtue nor sun to give."
    assert told(play(table(stock=0, pile="A4"), "A draw"))[1] == "No effect: there are no advantages left."
    again = play(table(avatar_pile=0, pile="A3 V01"), "A draw")
    assert told(again)[1] == "The avatar pile is empty: Ada draws another card."
    assert told(again, 0)[1] == "The avatar pile is empty: you draw another card."
    last = play(table(avatar_pile=0, pile="A3", left=1), "A draw")
    assert told(last)[1] == "No effect: there is no avatar and no card left to draw."
    empty = play(table({"A": "V01"}, pile="A1"), "A draw", "A designate B")
    assert told(empty, 2)[1] == "Ada exchanges nothing with Blaise, who has nothing to give."
    assert told(empty, 1)[1] == "You exchange nothing with Ada: you have nothing to give."


@pytest.mark.parametrize(
    ("lang", "announced", "exchanged"),
    [
        ("fr", "Vous allez échanger une carte avec Ada.", "Vous donnez le Courage à Ada et recevez un avantage."),
        ("en", "You will exchange one card with Ada.", "You give Ada a Courage card and receive an advantage."),
    ],
)
def test_whoever_is_met_reads_it_from_their_own_side(lang: str, announced: str, exchanged: str) -> None:
    """HEROS-036, HEROS-063"""
    met = play(table({"A": "V01", "B": "V03"}, pile="A1"), "A draw", "A designate B")
    assert told(met, 1, lang)[-1] == announced
    request = play(table({"B": "V01"}, players=2, advantages={"A": 1}), "A ask V01", "B offer virtue")
    assert exchanged in told(request, 1, lang)


def test_giving_a_card_is_no_answer() -> None:
    """HEROS-056"""
    pos = play(table({"A": "V01", "B": "V03"}, pile="A1"), "A draw", "A designate B", "B give V03")
    assert told(pos, 0)[-1] == "Blaise has made a secret choice."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_empty_or_badly_punctuated(lang: str) -> None:
    game = tablee.game("heros")
    for seats in (2, 4):
        pos, rng = game.new(seats, seats), Rng(seats)
        while not pos.over:
            seat = pos.to_act[0]
            assert asked(pos, seat, lang)
            legal = pos.legal(seat)
            pos.play(seat, legal[rng.below(len(legal))])
        for reader in (None, 0, 1):
            for line in told(pos, reader, lang):
                assert not re.search(r"[!?:]\s?\.|\.\.|: [.,]|  |[{}]", line), line
                assert line[-1] in ".!?»”", line


def test_cards_and_virtues_have_their_articles() -> None:
    """HEROS-021, HEROS-048, HEROS-072, HEROS-075, HEROS-082: as the audit quoted them without."""
    lost = play(table({"B": "V10"}, pile="P10"), "A draw")
    assert "Blaise perd la Justice." in told(lost, 0, "fr")
    assert "Blaise loses a Fairness card." in told(lost, 0)
    assert told(play(table(pile="SUN"), "A draw"), 0, "fr")[0] == "Vous piochez le Soleil."
    assert told(play(table(pile="D11"), "A draw"), 0, "fr")[0] == "Vous piochez un défaut\u202f: le Mensonge."
    assert told(play(table(pile="D11"), "A draw"), 0)[0] == "You draw a flaw: Lying."
    assert told(play(table(pile="D11"), "A draw"), 1) == told(play(table(pile="SUN"), "A draw"), 1)
    posed = play(table({"A": "SUN V11"}, avatars={"A": "AV10"}, step=True), "A pose 1")
    assert told(posed, 1, "fr")[0] == "Ada pose son avatar, l’arbitre, en défaussant le Soleil et l’Honnêteté."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_with_its_own_mark_is_not_given_another(lang: str) -> None:
    """HEROS-048: « Tout le monde saute ! »"""
    line = told(play(table(pile="P02"), "A draw"), 1, lang)[0]
    spoken = GAME.texts.say(lang, "ui-heros-card", "", sort="", name=GAME.texts.say(lang, "card-P02"), text="")
    for said in (line, spoken):
        assert not re.search(r"![.,;:]", said), said
