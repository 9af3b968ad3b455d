"""Challenges and prejudices: HEROS-040 to HEROS-051; actions: HEROS-052 to HEROS-069."""

from __future__ import annotations

import pytest

from tablee import Rng
from tablee.testing.notation import LETTERS, asked, cards, choices, counter, discarded, hand, question, shown, told

from .build import advantages, allowed, avatar, pile, play, refused, seen, table

# Challenges.


def test_everyone_may_take_up_a_challenge() -> None:
    """HEROS-040, HEROS-041: the drawer too; one card for one advantage."""
    start = table({"A": "V06", "B": "V06", "C": "SUN"}, pile="C06")
    pos = play(start.clone(), "A draw")
    assert asked(pos) == "ABC"
    play(pos, "C takeup sun", "A takeup virtue", "B decline")
    assert [hand(pos, letter) for letter in "ABC"] == ["", "V06", ""]
    assert [advantages(pos, letter) for letter in "ABC"] == [1, 0, 1]
    assert counter(pos, "stock") == counter(start, "stock") - 2
    assert discarded(start, pos) == "C06 SUN V06"


def test_a_challenge_is_taken_up_once() -> None:
    """HEROS-042: with the virtue or a sun, at choice, and one card only."""
    pos = play(table({"A": "V06 V06 SUN"}, players=2, pile="C06"), "A draw")
    assert choices(pos, "A") == [{"verb": "decline"}, {"verb": "takeup", "card": 0}, {"verb": "takeup", "card": 1}]
    play(pos, "A takeup virtue", "B decline")
    assert (hand(pos, "A"), advantages(pos, "A")) == ("SUN V06", 1)
    assert question(pos) == "OptionalStep"


def test_nobody_must_take_up_a_challenge() -> None:
    """HEROS-043"""
    pos = play(table({"A": "V06", "B": "V06"}, players=2, pile="C06"), "A draw", "A decline", "B decline")
    assert (hand(pos, "A"), hand(pos, "B")) == ("V06", "V06")
    assert told(pos)[-1]["event"] == "nobody"


def test_only_a_matching_card_that_is_held() -> None:
    """HEROS-044: sealed, then revealed together."""
    pos = play(table({"A": "V05", "B": "V06"}, players=2, pile="C06"), "A draw")
    assert refused(pos, "A takeup virtue") == "HEROS-044"
    assert refused(pos, "A takeup sun") == "HEROS-044"
    play(pos, "B takeup virtue")
    assert hand(pos, "B") == "V06"
    assert [event["event"] for event in told(pos, "A")] == ["reveal", "sealed"]


def test_a_short_stock_serves_clockwise_from_the_drawer() -> None:
    """HEROS-045: who is not served keeps the card, which all have seen."""
    pos = play(table({"A": "V06 V01", "B": "V06"}, turn="B", stock=1, pile="C06"), "B draw")
    play(pos, "A takeup virtue", "B takeup virtue", "C decline")
    assert (hand(pos, "A"), hand(pos, "B")) == ("V01 V06", "")
    assert (advantages(pos, "A"), advantages(pos, "B"), counter(pos, "stock")) == (0, 1, 0)
    assert told(pos)[-1] == {"n": 5, "event": "unserved", "seat": 0, "cards": ["V06"]}
    assert seen(pos, "C", "A") == ["?kept", "V06"]


def test_an_empty_stock_asks_nobody() -> None:
    """HEROS-046"""
    start = table({"A": "V06"}, stock=0, pile="C06")
    pos = play(start.clone(), "A draw")
    assert (question(pos), asked(pos), hand(pos, "A")) == ("OptionalStep", "A", "V06")
    assert discarded(start, pos) == "C06"


@pytest.mark.parametrize("answer", ["A takeup virtue", "A decline"])
def test_the_challenge_is_discarded(answer: str) -> None:
    """HEROS-047"""
    start = table({"A": "V06"}, players=2, pile="C06")
    pos = play(start.clone(), "A draw", answer, "B decline")
    assert "C06" in discarded(start, pos)


# Prejudices.


def test_a_prejudice_takes_one_from_each_holder() -> None:
    """HEROS-048, HEROS-051"""
    start = table({"A": "V03 V04", "B": "V03 V03 V03", "C": "V04"}, pile="P03")
    pos = play(start.clone(), "A draw")
    assert [hand(pos, letter) for letter in "ABC"] == ["V04", "V03 V03", "V04"]
    assert discarded(start, pos) == "P03 V03 V03"
    assert question(pos) == "OptionalStep"


def test_a_sun_is_never_lost() -> None:
    """HEROS-049"""
    pos = play(table({"A": "SUN V03", "B": "SUN"}, players=2, pile="P03"), "A draw")
    assert (hand(pos, "A"), hand(pos, "B")) == ("SUN", "SUN")


def test_who_has_none_shows_nothing() -> None:
    """HEROS-050"""
    pos = play(table({"A": "V03", "B": "V01 V02"}, players=2, pile="P03"), "A draw")
    assert seen(pos, "A", "B") == ["?kept", "?kept"]
    assert [event["seat"] for event in told(pos) if event["event"] == "lost"] == [0]
    alone = play(table({"A": "V01"}, players=2, pile="P03"), "A draw")
    assert told(alone)[-1]["event"] == "unharmed"


# Exchanges.


def test_virtues_are_exchanged_and_suns_only_without_them() -> None:
    """HEROS-052: never a defect."""
    pos = table({"A": "V01 V12 SUN D05", "B": "SUN D01"}, players=2, pile="A1")
    play(pos, "A draw", "A designate B")
    assert choices(pos, "A") == [{"verb": "give", "card": 1}, {"verb": "give", "card": 12}]
    assert choices(pos, "B") == [{"verb": "give", "card": 13}]
    assert refused(pos, "A give SUN") == "HEROS-052"
    assert refused(pos, "A give V05") == "HEROS-056"


@pytest.mark.parametrize("card", ["A1", "A2", "A3", "A4"])
def test_an_action_is_discarded_as_soon_as_revealed(card: str) -> None:
    """HEROS-053"""
    start = table({"A": "V01"}, pile=card)
    pos = play(start.clone(), "A draw")
    assert discarded(start, pos) == card
    if card in ("A1", "A2"):
        assert refused(pos, "A finish") in ("HEROS-054", "HEROS-058")


def test_any_other_player_may_be_designated() -> None:
    """HEROS-054: even one with nothing; never oneself."""
    pos = play(table({"A": "V01", "C": "V02"}, pile="A1"), "A draw")
    assert choices(pos, "A") == [{"verb": "designate", "player": 1}, {"verb": "designate", "player": 2}]
    assert refused(pos, "A designate A") == "HEROS-054"
    assert refused(pos, "A designate D") == "HEROS-054"
    assert told(play(pos, "A designate C"), "B")[-1]["event"] == "announce"


def test_without_a_card_on_either_side_there_is_no_exchange() -> None:
    """HEROS-055, HEROS-069"""
    poor = play(table({"A": "D01", "B": "V01"}, pile="A1"), "A draw")
    assert question(poor) == "OptionalStep"
    assert told(poor)[-1] == {"n": 1, "event": "nothing", "seat": 0, "why": 1, "cards": ["A1"]}
    other = play(table({"A": "V01", "B": "D01", "C": "V02"}, pile="A1"), "A draw", "A designate B")
    assert (question(other), hand(other, "A")) == ("OptionalStep", "V01")
    assert told(other, "C")[-1] == {"n": 1, "event": "announce", "seat": 0, "partner": 1, "count": 0}


def test_both_choose_their_own_card_in_secret() -> None:
    """HEROS-056"""
    pos = play(table({"A": "V01 V02", "B": "V03 V04"}, pile="A1"), "A draw", "A designate B")
    assert asked(pos) == "AB"
    play(pos, "B give V04")
    assert hand(pos, "B") == "V03 V04"
    assert refused(pos, "A give V03") == "HEROS-056"
    play(pos, "A give V01")
    assert (hand(pos, "A"), hand(pos, "B")) == ("V02 V04", "V01 V03")


def test_only_the_two_see_the_cards_exchanged() -> None:
    """HEROS-057: and remember them as long as they lie where they were put."""
    pos = play(table({"A": "V01", "B": "V03"}, pile="A1"), "A draw", "A designate B", "A give V01", "B give V03")
    assert seen(pos, "A", "B") == ["V01"]
    assert seen(pos, "B", "A") == ["V03"]
    assert seen(pos, "C", "A") == seen(pos, "", "B") == ["?given"]
    swap = {"event": "swap", "seat": 0, "partner": 1, "count": 1}
    assert told(pos, "B")[-1] == {"n": 4, **swap, "given": ["V01"], "received": ["V03"]}
    assert told(pos, "C")[-1] == {"n": 4, **swap, "given": ["?given"], "received": ["?given"]}


def test_what_was_learned_is_forgotten_when_it_may_have_left() -> None:
    """HEROS-057: A knows V01 in B's hand until B gives C some card that A does not see."""
    pos = table({"A": "V01", "B": "V03 V04", "C": "V05"}, pile="A1 A1")
    play(pos, "A draw", "A designate B", "A give V01", "B give V03", "A finish")
    assert seen(pos, "A", "B") == ["?kept", "V01"]
    play(pos, "B draw", "B designate C", "B give V04", "C give V05")
    assert hand(pos, "B") == "V01 V05"
    assert seen(pos, "A", "B") == ["?given", "?kept"]
    assert seen(pos, "C", "B") == ["?kept", "V05"]
    assert seen(pos, "B", "C") == ["V04"]


def test_two_cards_with_one_or_one_with_each_of_two() -> None:
    """HEROS-058"""
    pos = play(table({"A": "V01 V02", "B": "V03"}, players=4, pile="A2"), "A draw")
    assert [action["player"] for action in choices(pos, "A", "one")] == [1, 2, 3]
    assert [(action["first"], action["second"]) for action in choices(pos, "A", "two")] == [(1, 2), (1, 3), (2, 3)]
    assert refused(pos, "A one A") == "HEROS-058"
    assert refused(pos, "A two C B") == "HEROS-058"


def test_two_partners_need_three_players_and_two_cards() -> None:
    """HEROS-059"""
    assert refused(play(table({"A": "V01 V02"}, players=2, pile="A2"), "A draw"), "A two A B") == "HEROS-059"
    single = play(table({"A": "V01 SUN"}, pile="A2"), "A draw")
    assert choices(single, "A", "two") == []
    assert refused(single, "A two B C") == "HEROS-059"
    assert allowed(single, "A one B")
    assert question(play(table({"A": "D01"}, pile="A2"), "A draw")) == "OptionalStep"


@pytest.mark.parametrize(
    ("ours", "theirs", "count"),
    [
        ("V01 V02 V03", "V04 V05", 2),
        ("V01 V02", "V04", 1),
        ("V01", "V04 V05", 1),
        ("V01 V02", "D01", 0),
        ("V01 SUN", "SUN SUN", 1),
    ],
)
def test_card_for_card_as_many_as_both_have(ours: str, theirs: str, count: int) -> None:
    """HEROS-060"""
    pos = play(table({"A": ours, "B": theirs}, pile="A2"), "A draw", "A one B")
    assert shown(pos)["players"][1]["exchange"] == count
    if count == 0:
        assert question(pos) == "OptionalStep"
        return
    before = [len(hand(pos, letter).split()) for letter in "AB"]
    if count == 2:
        assert refused(pos, "A give V01") == "HEROS-060"
    for letter in "AB":
        pos.play(LETTERS.index(letter), pos.legal(LETTERS.index(letter))[0])
    assert [len(hand(pos, letter).split()) for letter in "AB"] == before


def test_each_multiset_of_two_cards() -> None:
    """HEROS-060: by type, the same twice only if held twice."""
    pos = play(table({"A": "V01 V01 V02", "B": "V04 V05"}, pile="A2"), "A draw", "A one B")
    assert [(action["card"], action["other"]) for action in choices(pos, "A")] == [(1, 1), (1, 2)]
    assert refused(pos, "A give2 V02 V02") == "HEROS-056"
    play(pos, "A give2 V01 V01", "B give2 V04 V05")
    assert (hand(pos, "A"), hand(pos, "B")) == ("V02 V04 V05", "V01 V01")


def test_a_partner_without_a_card_is_not_replaced() -> None:
    """HEROS-061"""
    pos = play(table({"A": "V01 V02", "C": "V03"}, players=4, pile="A2"), "A draw", "A two B C")
    assert [player["exchange"] for player in shown(pos)["players"]] == [None, 0, 1, None]
    assert asked(pos) == "AC"
    play(pos, "A give V02", "C give V03")
    assert (hand(pos, "A"), hand(pos, "C")) == ("V01 V03", "V02")
    none = play(table({"A": "V01 V02"}, pile="A2"), "A draw", "A two B C")
    assert question(none) == "OptionalStep"


def test_the_drawer_decides_who_gets_which() -> None:
    """HEROS-061"""
    pos = play(table({"A": "V10 V08 V08", "B": "V01", "C": "V02"}, pile="A2"), "A draw", "A two B C")
    assert [(action["first"], action["second"]) for action in choices(pos, "A")] == [(8, 8), (8, 10), (10, 8)]
    assert refused(pos, "A give V10") == "HEROS-061"
    assert refused(pos, "A giveto V10 V10") == "HEROS-056"
    play(pos, "A giveto V10 V08", "B give V01", "C give V02")
    assert [hand(pos, letter) for letter in "ABC"] == ["V01 V02 V08", "V10", "V08"]


def test_a_card_received_cannot_be_given_in_the_same_exchange() -> None:
    """HEROS-062: all leave before any arrives, even equal ones, and everyone knows what they put where."""
    pos = play(table({"A": "V01 V02", "B": "V01", "C": "V01"}, pile="A2"), "A draw", "A two B C")
    assert refused(pos, "B give V02") == "HEROS-056"
    play(pos, "C give V01", "B give V01", "A giveto V01 V02")
    assert [hand(pos, letter) for letter in "ABC"] == ["V01 V01", "V01", "V02"]
    assert seen(pos, "B", "A") == ["?given", "V01"]
    assert seen(pos, "B", "C") == ["?given"]
    assert seen(pos, "A", "B") == ["V01"]


def test_the_number_of_cards_is_announced_and_not_who_limits_it() -> None:
    """HEROS-063: worlds imagined by C differ in that, and both parties can always give what was announced."""
    pos = play(table({"A": "V01 V02", "B": "SUN SUN D01", "C": "SUN"}, pile="A2"), "A draw", "A one B")
    assert told(pos, "C")[-1] == {"n": 1, "event": "announce", "seat": 0, "partner": 1, "count": 2}
    rng = Rng(5)
    gifts = set()
    for _ in range(60):
        world = pos.resample(2, rng)
        assert world.legal(0)
        assert world.legal(1)
        gifts.add(hand(world, "B"))
    assert len(gifts) > 10
    assert pos.can_undo(0) == 0


def test_an_announcement_binds_where_only_suns_can_keep_it() -> None:
    """HEROS-052, HEROS-063: B knows that A holds a sun and one more card; A can give two only if that is a sun too."""
    pos = table({"A": "SUN SUN V01", "B": "SUN V05", "C": "V02"}, turn="C", pile="P01 A1 A2 V09 V09")
    play(pos, "C draw", "C finish")
    assert hand(pos, "A") == "SUN SUN"
    play(pos, "A draw", "A designate B", "A give SUN", "B give V05", "A finish")
    assert seen(pos, "B", "A") == ["?kept", "V05"]
    suns = table({"A": "SUN", "B": "SUN", "C": "V02 V03"}, players=3, pile="A1 SUN A2 V09")
    play(suns, "A draw", "A designate B", "A give SUN", "B give SUN", "A finish", "B draw", "B finish")
    assert seen(suns, "A", "B") == ["?kept", "SUN"]
    play(suns, "C draw", "C one B")
    assert shown(suns)["players"][1]["exchange"] == 2
    for seed in range(20):
        assert hand(suns.resample(0, Rng(seed)), "B") == "SUN SUN"


# Change avatar, receive an advantage.


def test_change_avatar() -> None:
    """HEROS-064: mandatory, the old one at the bottom, known to its owner alone."""
    pos = table({"A": "V06 V07"}, avatars={"A": "AV06"}, avatar_pile=4, pile="A3")
    top = cards(pos, "avatar pile")[-1]
    play(pos, "A draw")
    assert avatar(pos, "A") == top
    assert cards(pos, "avatar pile")[0] == "AV06"
    assert len(cards(pos, "avatar pile")) == 4
    assert shown(pos, "A")["bottom"] == ["AV06"]
    assert shown(pos, "B")["bottom"] == []
    assert told(pos, "B")[-1]["cards"] == ["?avatar"]
    for _ in range(10):
        assert cards(pos.resample(0, Rng(_)), "avatar pile")[0] == "AV06"
    assert len({cards(pos.resample(1, Rng(seed)), "avatar pile")[0] for seed in range(20)}) > 3


def test_change_avatar_with_an_empty_pile_draws_another_card() -> None:
    """HEROS-065: which may be another of its kind."""
    pos = play(table(avatars={"A": "AV01"}, avatar_pile=0, pile="A3 A3 V05", left=9), "A draw")
    assert (avatar(pos, "A"), hand(pos, "A"), len(pile(pos))) == ("AV01", "V05", 6)
    assert (question(pos), asked(pos)) == ("OptionalStep", "A")


def test_change_avatar_without_any_pile_has_no_effect() -> None:
    """HEROS-066"""
    pos = play(table(avatars={"A": "AV01"}, avatar_pile=0, pile="A3", left=1), "A draw")
    assert (avatar(pos, "A"), question(pos)) == ("AV01", "OptionalStep")
    assert told(pos)[-1]["why"] == 4


def test_receive_an_advantage() -> None:
    """HEROS-067"""
    start = table(pile="A4")
    pos = play(start.clone(), "A draw")
    assert (advantages(pos, "A"), counter(pos, "stock")) == (1, 25)


def test_receive_nothing_from_an_empty_stock() -> None:
    """HEROS-068"""
    start = table(pile="A4", stock=0)
    pos = play(start.clone(), "A draw")
    assert (advantages(pos, "A"), len(pile(pos))) == (0, len(pile(start)) - 1)


@pytest.mark.parametrize("card", ["A1", "A2", "A3", "A4"])
def test_the_optional_step_is_open_after_an_action_without_effect(card: str) -> None:
    """HEROS-069"""
    pos = play(table(avatar_pile=0, stock=0, pile=card, left=1), "A draw")
    assert (question(pos), asked(pos)) == ("OptionalStep", "A")
