"""Suns, avatars, defects: HEROS-070 to HEROS-085; end and score: HEROS-086 to HEROS-095."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position
from tablee.testing.notation import asked, cards, choices, discarded, hand, question, shown, told

from .build import advantages, allowed, avatar, pile, play, posed, refused, score, seen, table

# Suns.


def test_a_sun_replaces_any_virtue() -> None:
    """HEROS-070: for an avatar, a defect, a challenge and a request; in an exchange only without a virtue."""
    held = {"A": "V01 SUN D05", "B": "SUN"}
    pos = table(held, avatars={"A": "AV01"}, step=True, players=2)
    assert allowed(pos, "A pose 2")
    assert allowed(pos, "A correct D05 sun")
    assert allowed(play(table(held, players=2, pile="C09"), "A draw"), "A takeup sun")
    assert allowed(play(table(held, players=2, advantages={"A": 1}), "A ask V09"), "B offer sun")
    assert not allowed(play(table(held, players=2, pile="A1"), "A draw", "A designate B"), "A give SUN")


def test_two_suns_pay_an_avatar_and_one_may_be_used_beside_the_virtue() -> None:
    """HEROS-071: spent suns are gone."""
    start = table({"A": "V01 V02 SUN SUN"}, avatars={"A": "AV01"}, step=True)
    assert [action["payment"] for action in choices(start, "A", "pose")] == [0, 1, 2, 3]
    pos = play(start.clone(), "A pose 3")
    assert (hand(pos, "A"), discarded(start, pos)) == ("V01 V02", "SUN SUN")
    pos = play(start.clone(), "A pose 1")
    assert (hand(pos, "A"), discarded(start, pos)) == ("SUN V01", "SUN V02")


def test_a_sun_offered_stays_a_sun() -> None:
    """HEROS-072"""
    pos = play(table({"B": "SUN"}, players=2, advantages={"A": 1}), "A ask V09", "B offer sun")
    assert hand(pos, "A") == "SUN"


def test_a_sun_scores_like_a_virtue() -> None:
    """HEROS-073, HEROS-089"""
    pos = last_turn({"A": "SUN V01 V02"})
    assert detail(pos, "A")["points"]["suns"] == 2
    assert detail(pos, "A")["points"]["virtues"] == 4


# Avatars.


@pytest.mark.parametrize(
    ("held", "payments"),
    [
        ("V01 V02", [0]),
        ("V01 SUN", [2]),
        ("V02 SUN", [1]),
        ("SUN SUN", [3]),
        ("V01 V01", []),
        ("SUN", []),
        ("V01 V02 SUN", [0, 1, 2]),
    ],
)
def test_two_matching_cards_pose_an_avatar(held: str, payments: list[int]) -> None:
    """HEROS-074, HEROS-075: whatever combination pays."""
    pos = table({"A": held}, avatars={"A": "AV01"}, step=True)
    assert [action["payment"] for action in choices(pos, "A", "pose")] == payments
    for payment in range(4):
        if payment not in payments:
            lone = payment == 3 and held.split().count("SUN") == 1
            assert refused(pos, f"A pose {payment}") == ("HEROS-085" if lone else "HEROS-074")


def test_cards_of_earlier_turns_pay() -> None:
    """HEROS-074"""
    pos = table({"A": "V01"}, avatars={"A": "AV01"}, players=2, pile="V02 V09 V05")
    play(pos, "A draw", "A finish", "B draw", "B finish", "A draw")
    assert allowed(pos, "A pose 0")


def test_posing() -> None:
    """HEROS-075, HEROS-077: face up, paid, and a new secret avatar."""
    start = table({"A": "V01 V02"}, avatars={"A": "AV01"}, avatar_pile=3, step=True)
    top = cards(start, "avatar pile")[-1]
    pos = play(start.clone(), "A pose 0")
    assert (posed(pos, "A"), avatar(pos, "A"), hand(pos, "A")) == (["AV01"], top, "")
    assert discarded(start, pos) == "V01 V02"
    assert len(cards(pos, "avatar pile")) == 2
    assert shown(pos, "B")["players"][0]["posed"] == ["AV01"]
    assert shown(pos, "B")["players"][0]["avatar"] == "?avatar"
    assert told(pos, "A")[-1]["cards"] == [top]
    assert told(pos, "B")[-1]["cards"] == ["?avatar"]


def test_a_new_avatar_is_taken_on_the_last_turn_too() -> None:
    """HEROS-077"""
    pos = table({"A": "V01"}, avatars={"A": "AV01"}, players=2, avatar_pile=2, pile="V02", left=1)
    play(pos, "A draw", "A pose 0")
    assert len(cards(pos, "avatar pile")) == 1
    play(pos, "A finish")
    assert pos.over
    assert detail(pos, "A")["avatar"] == 1


def test_posing_is_never_mandatory() -> None:
    """HEROS-076"""
    pos = table({"A": "V01 V02"}, avatars={"A": "AV01"}, step=True)
    assert asked(play(pos, "A finish")) == "B"


def test_without_a_pile_one_goes_on_without_an_avatar() -> None:
    """HEROS-078"""
    pos = table({"A": "V01 V02 V03 V04"}, avatars={"A": "AV01"}, avatar_pile=0, step=True)
    play(pos, "A pose 0")
    assert avatar(pos, "A") == ""
    assert shown(pos, "B")["players"][0]["avatar"] is None
    assert choices(pos, "A") == [{"verb": "finish"}]


def test_one_avatar_a_turn() -> None:
    """HEROS-079"""
    pos = table({"A": "V01 V02 " + "SUN SUN"}, avatars={"A": "AV01"}, avatar_pile=3, step=True)
    play(pos, "A pose 0")
    assert refused(pos, "A pose 3") == "HEROS-079"


def test_a_posed_avatar_stays() -> None:
    """HEROS-080: a change of avatar touches only the unposed one."""
    pos = table({"A": "V01 V02"}, avatars={"A": "AV01"}, players=2, avatar_pile=5, pile="V09 V09 A3")
    play(pos, "A draw", "A pose 0", "A finish", "B draw", "B finish", "A draw")
    assert posed(pos, "A") == ["AV01"]


# Defects.


def test_a_defect_stays_until_it_is_corrected() -> None:
    """HEROS-081: it cannot be given, offered or discarded."""
    pos = table({"A": "D01 V05", "B": "V06"}, players=2, pile="A1")
    play(pos, "A draw", "A designate B")
    assert choices(pos, "A") == [{"verb": "give", "card": 5}]
    play(pos, "A give V05", "B give V06")
    assert hand(pos, "A") == "D01 V06"
    assert seen(pos, "B", "A") == ["?kept", "V06"]
    assert refused(pos, "A correct D01") == "HEROS-082"


def test_a_defect_goes_with_its_antidote() -> None:
    """HEROS-082: in the very turn it was drawn too."""
    start = table({"A": "V11"}, pile="D11")
    pos = play(start.clone(), "A draw", "A correct D11")
    assert (hand(pos, "A"), discarded(start, pos)) == ("", "D11 V11")
    assert refused(play(start.clone(), "A draw"), "A correct D11 sun") == "HEROS-082"
    assert refused(play(start.clone(), "A draw"), "A correct D10") == "HEROS-082"


def test_correcting_is_never_mandatory() -> None:
    """HEROS-083"""
    pos = play(table({"A": "V11 D11"}, step=True), "A finish")
    assert hand(pos, "A") == "D11 V11"


def test_any_number_of_corrections_and_one_pose_in_any_order() -> None:
    """HEROS-084: each told to all as it happens."""
    start = table({"A": "V01 V02 V03 D03 V04 D04"}, avatars={"A": "AV01"}, step=True)
    moves = ["A pose 0", "A correct D03", "A correct D04"]
    for turn in range(3):
        pos = start.clone()
        for text in moves[turn:] + moves[:turn]:
            assert allowed(pos, text)
            play(pos, text)
        assert hand(pos, "A") == ""
    names = [event["event"] for event in told(pos, "B")]
    assert sorted(names) == ["correct", "correct", "newavatar", "pose"]


def test_a_card_pays_for_one_thing_only() -> None:
    """HEROS-085"""
    pos = table({"A": "V08 SUN D08"}, avatars={"A": "AV08"}, step=True)
    assert allowed(pos, "A pose 2")
    assert allowed(pos, "A correct D08")
    assert choices(play(pos.clone(), "A pose 2"), "A") == [{"verb": "finish"}]
    assert refused(play(pos.clone(), "A correct D08"), "A pose 2") == "HEROS-074"


# End and score.


def last_turn(hands: dict[str, str]) -> Position:
    """The end of a match with these hands: A draws the last card, a prejudice that hurts nobody."""
    return play(table(hands, pile="P12", left=1), "A draw", "A finish")


def detail(pos: Position, letter: str) -> dict[str, Any]:
    """The score sheet of one player."""
    assert pos.outcome is not None
    return pos.outcome.detail["ABCDEF".index(letter)]


def test_the_match_ends_with_the_turn_that_empties_the_pile() -> None:
    """HEROS-086: the card is resolved, the optional step is open, and nobody else plays."""
    pos = table({"A": "V09 V01 V02", "B": "V09"}, avatars={"A": "AV01"}, pile="P09", left=1)
    play(pos, "A draw")
    assert (hand(pos, "A"), hand(pos, "B"), question(pos)) == ("V01 V02", "", "OptionalStep")
    assert pile(pos) == []
    play(pos, "A pose 0", "A finish")
    assert pos.over
    assert asked(pos) == ""


def test_what_each_thing_scores() -> None:
    """HEROS-087, HEROS-088, HEROS-089, HEROS-090, HEROS-091, HEROS-092"""
    pos = table({"A": "V01 V02 V03 V04 V05 SUN D01 D02"}, posed={"A": 3}, advantages={"A": 4}, pile="P12", left=1)
    play(pos, "A draw", "A finish")
    assert pos.outcome is not None
    line = pos.outcome.detail[0]
    assert line["points"] == {"posed": 60, "advantages": 20, "virtues": 10, "suns": 2, "defects": -20, "avatar": -20}
    assert line["total"] == pos.outcome.scores[0] == 52
    assert pos.outcome.scores == tuple(score(pos, letter) for letter in "ABC")


def test_a_player_without_an_avatar_loses_nothing() -> None:
    """HEROS-091"""
    pos = table({}, avatars={"A": ""}, avatar_pile=0, pile="P12", left=1, players=2)
    play(pos, "A draw", "A finish")
    assert pos.outcome is not None
    assert pos.outcome.scores[0] == 0


def test_a_score_may_be_negative() -> None:
    """HEROS-092"""
    pos = table({"A": "D01"}, pile="P12", left=1, players=2)
    play(pos, "A draw", "A finish")
    assert pos.outcome is not None
    assert pos.outcome.scores == (-30, -20)


def test_the_highest_score_wins() -> None:
    """HEROS-093"""
    pos = play(table({"A": "V01", "B": "V01 V02"}, pile="P12", left=1), "A draw", "A finish")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.ranks) == ((1,), (2, 1, 3))
    assert pos.outcome.returns == (-1.0, 1.0, -1.0)


def test_ties_share_the_victory_and_the_better_place() -> None:
    """HEROS-094"""
    pos = play(table({"A": "V01", "B": "V02"}, pile="P12", left=1), "A draw", "A finish")
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.ranks) == ((0, 1), (1, 1, 3))
    assert pos.outcome.returns == (0.0, 0.0, -1.0)


def test_all_hands_are_shown_at_the_end() -> None:
    """HEROS-095"""
    pos = play(table({"A": "V01", "B": "SUN D02"}, pile="P12", left=1), "A draw", "A finish")
    assert seen(pos, "C", "B") == seen(pos, "", "B") == ["D02", "SUN"]
    assert shown(pos)["players"][2]["avatar"] == avatar(pos, "C")
    scores = [event for event in told(pos) if event["event"] == "score"]
    assert [event["total"] for event in scores] == [score(pos, letter) for letter in "ABC"]
    assert sorted(scores[1]["cards"]) == ["D02", "SUN"]
    assert advantages(pos, "A") == 0
