"""What is refused names the rule that forbids it, in the person's language, by number and by name."""

from __future__ import annotations

import pytest

from tablee.engine.text import LANGUAGES
from tablee.games.heros import GAME
from tablee.testing.refusals import check_refusals

from .build import play, refused, table


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_any_refusal_cites_a_rule_of_the_game(seats: int) -> None:
    cited = check_refusals(GAME, "HEROS-", seats, seats)
    assert {"HEROS-019", "HEROS-020", "HEROS-027", "HEROS-028", "HEROS-044", "HEROS-074", "HEROS-082", "HEROS-096"} <= cited


def test_a_sun_cannot_be_asked_for() -> None:
    """HEROS-028"""
    pos = table({"B": "SUN"}, advantages={"A": 1})
    assert refused(pos, "A ask SUN") == "HEROS-028"


def test_a_defect_cannot_be_given() -> None:
    """HEROS-052: a defect is no card of an exchange; cards are named as the verb counts them, 13 being the sun."""
    pos = play(table({"A": "V01 V02 D03", "B": "V03 V04"}, pile="A1"), "A draw", "A designate B")
    assert refused(pos, "A give 16") == "HEROS-052"
    pos = play(table({"A": "V01 V02 D03", "B": "V03 V04"}, pile="A2"), "A draw", "A one B")
    assert refused(pos, "A give2 1 16") == "HEROS-052"


def test_two_cards_are_named_in_order() -> None:
    """HEROS-060: both are in the hand, so that is not what is wrong."""
    pos = play(table({"A": "V01 V02", "B": "V03 V04"}, pile="A2"), "A draw", "A one B")
    assert refused(pos, "A give2 V02 V01") == "HEROS-060"
    assert refused(pos, "A give2 V05 V01") == "HEROS-056"


def test_a_challenge_is_taken_up_with_one_card() -> None:
    """HEROS-042: there is no third way."""
    pos = play(table({"A": "V06 V06 SUN"}, players=2, pile="C06"), "A draw")
    assert refused(pos, "A takeup 2") == "HEROS-042"


def test_one_sun_does_not_pay_for_both_virtues() -> None:
    """HEROS-085, HEROS-075, HEROS-078"""
    pos = table({"A": "SUN"}, avatars={"A": "AV01"}, step=True)
    assert refused(pos, "A pose 3") == "HEROS-085"
    assert refused(pos, "A pose 4") == "HEROS-075"
    bare = table({"A": "SUN SUN"}, avatars={"A": ""}, avatar_pile=0, step=True)
    assert refused(bare, "A pose 3") == "HEROS-078"


def test_a_sealed_answer_is_given_once() -> None:
    """HEROS-096: to a request, to a challenge and in an exchange; who was not asked is told that it is not their turn."""
    request = play(table({"B": "V01"}, advantages={"A": 1}), "A ask V01", "B decline")
    assert refused(request, "B offer virtue") == "HEROS-096"
    assert refused(request, "A decline") == "TABLEE-TURN"
    challenge = play(table({"B": "V06"}, pile="C06"), "A draw", "B decline")
    assert refused(challenge, "B takeup virtue") == "HEROS-096"
    exchange = play(table({"A": "V01", "B": "V03 V04"}, pile="A1"), "A draw", "A designate B", "B give V03")
    assert refused(exchange, "B give V04") == "HEROS-096"
    assert refused(exchange, "C decline") == "TABLEE-TURN"


def test_no_refusal_text_is_dead() -> None:
    """Each sentence belongs to a rule that the code raises."""
    raised = {
        *GAME.bounds.values(),
        *("HEROS-019", "HEROS-020", "HEROS-027", "HEROS-030", "HEROS-032", "HEROS-034", "HEROS-039", "HEROS-044"),
        *("HEROS-052", "HEROS-054", "HEROS-056", "HEROS-058", "HEROS-059", "HEROS-060", "HEROS-061"),
        *("HEROS-074", "HEROS-078", "HEROS-079", "HEROS-082", "HEROS-085", "HEROS-096"),
    }
    for lang in LANGUAGES:
        written = {f"HEROS-{number:03}" for number in range(100) if GAME.texts.has(lang, f"refuse-HEROS-{number:03}")}
        assert written == raised
