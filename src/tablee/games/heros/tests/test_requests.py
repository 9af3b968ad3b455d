"""Asking for a virtue: HEROS-027 to HEROS-039; sealed answers: HEROS-096, HEROS-097."""

from __future__ import annotations

import pytest

from tablee.testing.notation import asked, cards, choices, counter, discarded, hand, question, shown, told

from .build import advantages, allowed, pile, play, refused, seen, table


def test_an_advantage_allows_a_request() -> None:
    """HEROS-027"""
    assert refused(table(), "A ask V01") == "HEROS-027"
    pos = play(table(advantages={"A": 1}), "A ask V01")
    assert (question(pos), asked(pos)) == ("AnswerRequest", "BC")


def test_any_of_the_twelve_virtues_in_public() -> None:
    """HEROS-028: held or not, left or not; never a sun."""
    pos = table({"A": "V01 " + "V02 " * 7}, advantages={"A": 1})
    assert [action["virtue"] for action in choices(pos, "A", "ask")] == list(range(1, 13))
    play(pos, "A ask V02")
    assert told(pos, "C")[-1] == {"n": 0, "event": "ask", "seat": 0, "virtue": 2}
    assert shown(pos, "C")["request"] == "V02"


def test_who_asks_does_not_draw() -> None:
    """HEROS-029"""
    start = table({"B": "V01"}, advantages={"A": 1})
    for answer in ("B offer virtue", "B decline"):
        pos = play(start.clone(), "A ask V01", answer, "C decline")
        assert pile(pos) == pile(start)


def test_one_request_a_turn() -> None:
    """HEROS-030"""
    pos = play(table({"B": "V01 V02"}, players=2, advantages={"A": 2}), "A ask V01", "B offer virtue")
    assert refused(pos, "A ask V02") == "HEROS-030"


def test_nobody_must_answer() -> None:
    """HEROS-031"""
    pos = play(table({"B": "V01 SUN"}, advantages={"A": 1}), "A ask V01")
    assert allowed(pos, "B decline")


def test_decline_or_one_card_that_is_held() -> None:
    """HEROS-032: the virtue, or a sun."""
    pos = play(table({"B": "V01 SUN", "C": "V02"}, advantages={"A": 1}), "A ask V01")
    assert choices(pos, "B") == [{"verb": "decline"}, {"verb": "offer", "card": 0}, {"verb": "offer", "card": 1}]
    assert choices(pos, "C") == [{"verb": "decline"}]
    assert refused(pos, "C offer virtue") == "HEROS-032"
    assert refused(pos, "C offer sun") == "HEROS-032"


def test_answers_are_revealed_together_and_declining_shows_nothing() -> None:
    """HEROS-033"""
    pos = play(table({"B": "V01", "C": "V01 SUN", "D": "V01"}, players=4, advantages={"A": 1}), "A ask V01")
    play(pos, "D decline", "C offer sun")
    assert [event["event"] for event in told(pos)] == ["ask", "sealed", "sealed"]
    assert seen(pos, "B", "C") == ["?kept", "?kept"]
    play(pos, "B offer virtue")
    assert [player["answer"] for player in shown(pos)["players"]] == [None, "virtue", "sun", "declined"]
    assert seen(pos, "D", "C") == ["?kept", "SUN"]
    assert seen(pos, "A", "B") == ["V01"]
    assert seen(pos, "A", "D") == ["?kept"]


def test_one_offer_is_taken_without_a_choice_several_leave_one() -> None:
    """HEROS-034"""
    start = table({"B": "V01", "D": "V01"}, players=4, advantages={"A": 1})
    alone = play(start.clone(), "A ask V01", "B offer virtue", "C decline", "D decline")
    assert (question(alone), hand(alone, "A")) == ("OptionalStep", "V01")
    several = play(start.clone(), "A ask V01", "B offer virtue", "C decline", "D offer virtue")
    assert (question(several), asked(several)) == ("ChoosePartner", "A")
    assert choices(several, "A") == [{"verb": "partner", "player": 1}, {"verb": "partner", "player": 3}]
    assert refused(several, "A partner C") == "HEROS-034"
    assert refused(several, "A finish") == "HEROS-034"


def test_without_an_offer_the_turn_is_lost_and_the_advantage_kept() -> None:
    """HEROS-035"""
    start = table({"A": "V01 V02"}, players=2, avatars={"A": "AV01"}, advantages={"A": 1})
    pos = play(start.clone(), "A ask V03", "B decline")
    assert (advantages(pos, "A"), asked(pos), question(pos)) == (1, "B", "DrawOrAsk")
    assert refused(pos, "A pose 0") == "TABLEE-TURN"
    assert told(pos)[-1]["event"] == "nooffer"


def test_the_card_against_one_advantage() -> None:
    """HEROS-036: an offer that is not chosen stays where it is, known to all."""
    pos = table({"B": "V01 V05", "C": "V01"}, advantages={"A": 2, "B": 1})
    play(pos, "A ask V01", "B offer virtue", "C offer virtue", "A partner B")
    assert (hand(pos, "A"), hand(pos, "B"), hand(pos, "C")) == ("V01", "V05", "V01")
    assert [advantages(pos, letter) for letter in "ABC"] == [1, 2, 0]
    assert seen(pos, "B", "C") == seen(pos, "", "C") == ["V01"]
    assert seen(pos, "C", "A") == ["V01"]
    assert seen(pos, "C", "B") == ["?kept"]


@pytest.mark.parametrize("card", ["A4", "C05"])
def test_an_advantage_won_now_waits_for_the_next_turn(card: str) -> None:
    """HEROS-037"""
    pos = play(table({"A": "V05", "B": "V01"}, players=2, pile=f"{card} V09 V09"), "A draw")
    if card == "C05":
        play(pos, "A takeup virtue", "B decline")
    assert advantages(pos, "A") == 1
    assert refused(pos, "A ask V01") == "HEROS-020"
    play(pos, "A finish", "B draw", "B finish")
    assert allowed(pos, "A ask V01")


def test_advantages_never_return_to_the_stock() -> None:
    """HEROS-038: they only pass from the asker to the partner."""
    start = table({"B": "V01"}, players=2, advantages={"A": 3})
    pos = play(start.clone(), "A ask V01", "B offer virtue")
    assert counter(pos, "stock") == counter(start, "stock") == 23
    assert (advantages(pos, "A"), advantages(pos, "B")) == (2, 1)
    assert discarded(start, pos) == ""
    assert allowed(play(pos, "A finish"), "B ask V01")


def test_when_everyone_has_asked_one_must_draw() -> None:
    """HEROS-039: any draw restarts the count."""
    pos = table(players=2, advantages={"A": 2, "B": 2}, pile="V09 V09")
    play(pos, "A ask V01", "B decline", "B ask V02", "A decline")
    assert choices(pos, "A") == [{"verb": "draw"}]
    assert refused(pos, "A ask V03") == "HEROS-039"
    assert shown(pos)["must_draw"]
    play(pos, "A draw", "A finish")
    assert allowed(pos, "B ask V02")


def test_a_sealed_answer_stays_and_is_known_to_nobody_else() -> None:
    """HEROS-096"""
    pos = play(table({"B": "V01", "C": "V01"}, advantages={"A": 1}), "A ask V01")
    before = hand(pos, "B")
    play(pos, "B offer virtue")
    assert refused(pos, "B decline") == "HEROS-096"
    assert hand(pos, "B") == before
    assert pos.can_undo(1) == 0
    other, own = pos.view(2), pos.view(1)
    assert "answered" not in dict(other["question"])  # type: ignore[call-overload]
    assert dict(own["question"])["answered"] == {"verb": "offer", "card": 0}  # type: ignore[call-overload]
    assert told(pos, "C")[-1] == {"n": 1, "event": "sealed", "seat": 1}


def test_who_is_asked_depends_on_public_facts_only() -> None:
    """HEROS-097: with empty hands too, all the others for a request, all for a challenge."""
    pos = play(table(players=4, turn="B", advantages={"B": 1}), "B ask V01")
    assert asked(pos) == "ACD"
    pos = play(table(players=4, turn="B", pile="C01"), "B draw")
    assert asked(pos) == "ABCD"
    pos = play(table({"A": "V01", "B": "V02", "C": "V03"}, pile="A1"), "A draw", "A designate B")
    assert asked(pos) == "AB"


def test_the_discard_is_open_and_nothing_comes_back_from_it() -> None:
    """HEROS-013"""
    pos = play(table({"A": "V01", "B": "V01"}, players=2, pile="P01"), "A draw")
    assert shown(pos)["discard"][-3:] == cards(pos, "discard")[-3:]
    assert sorted(cards(pos, "discard")[-3:]) == ["P01", "V01", "V01"]
