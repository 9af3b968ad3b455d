"""The end of a round and its score: PUSH-090 to PUSH-103."""

from __future__ import annotations

import pytest

from .build import cards, column, hand, in_turn, last_discard, play, refused, scores, sheet_row, table, winner


@pytest.mark.parametrize(
    ("held", "last", "after"),
    [
        ("3", "R place 3 on 1", "G1 G2 R3"),
        ("3 3", "R pair 3 on 1", "G1 G2 R3 R3"),
        ("3 4 5", "R run 3 on 1", "G1 G2 R3 R4 R5"),
        ("push", "R push 1", "G2"),
        ("push", "R discard push", "G1 G2"),
        ("super", "R superpush 1 by 1", "G2"),
    ],
)
def test_the_round_ends_at_once_with_the_last_card(held: str, last: str, after: str) -> None:
    """PUSH-090: however it is played, and after its effect."""
    pos = table(["G1 G2"], {"R": held}, decks={"R": ""}, apocalypse=True)
    play(pos, last)
    assert column(pos) == after
    assert pos.over
    assert pos.outcome is not None


def test_an_empty_deck_or_hand_alone_does_not_end_the_round() -> None:
    """PUSH-090"""
    pos = table(["G4"], {"R": "5 9"})
    play(pos, "R place 5 on 1")
    assert in_turn(pos) == "G"


def test_nobody_has_another_turn_and_there_is_no_bonus() -> None:
    """PUSH-091"""
    pos = last_discard(["R9", "G9", "R8", "G8", "R7", "G7"])
    assert pos.to_act == ()
    assert refused(pos, "G discard 1") == "TABLEE-OVER"
    assert scores(pos) == {"R": 54, "G": 54}


def test_cards_left_in_hands_and_decks_score_nothing() -> None:
    """PUSH-092"""
    pos = table(["R1", "R1", "R2", "R2", "G1", "G1"], {"R": "push", "G": "9 9 8"})
    play(pos, "R discard push")
    assert hand(pos, "G") == ["8", "9", "9"]
    assert scores(pos)["G"] == 22


def test_only_the_columns_score_in_two_parts() -> None:
    """PUSH-093"""
    pos = last_discard(["R5 R6", "G0", "G0", "R0", "R0", "G1"])
    assert pos.outcome is not None
    total = pos.outcome.detail[-1]
    assert (total["columns"], total["cards"]) == ([10, 10], [6, 1])


def test_the_total_in_a_column_is_the_sum_of_the_own_cards() -> None:
    """PUSH-094: a 0 adds nothing."""
    pos = last_discard(["G6 G7 R8 P9 P0 P1 G2"], "RGP")
    assert sheet_row(pos, 1)[1] == {"R": 8, "G": 15, "P": 10}


def test_the_highest_total_wins_ten_points() -> None:
    """PUSH-095"""
    pos = last_discard(["R6 G7", "G0", "G0", "R0", "R0", "R1 G1"])
    assert sheet_row(pos, 1)[0] == "G"
    assert scores(pos) == {"R": 6 + 1, "G": 10 + 7 + 1}


def test_those_who_share_the_highest_total_cancel_each_other() -> None:
    """PUSH-096"""
    assert winner("G4 P5 R4 G5 P4", teams="RGP") == "R"


@pytest.mark.parametrize(
    ("text", "expected"),
    [("R9 G9 P4 B4", ""), ("R9 G9 P4 B2", "P"), ("R5 G5 P5 B1", "B"), ("R9 G8 P8 B1", "R"), ("R3 G3 P3 B3", "")],
)
def test_ties_cancel_downwards(text: str, expected: str) -> None:
    """PUSH-097"""
    assert winner(text, teams="RGPB") == expected


@pytest.mark.parametrize("text", ["R0", "R0 G0", "R5 G5 B0", "R5 G5"])
def test_a_total_of_zero_never_wins(text: str) -> None:
    """PUSH-098: nor does a player without a card there."""
    assert winner(text, teams="RGB") == ""


def test_alone_with_a_positive_total_wins() -> None:
    """PUSH-099"""
    assert winner("G1") == "G"
    assert winner("G1 R0") == "G"


def test_card_points_are_the_strongest_card_of_each_player() -> None:
    """PUSH-100: winner, loser or cancelled."""
    pos = last_discard(["G6 G7 R8 P9 P0 P1 G2", "R5 G5 P0"], "RGP")
    assert sheet_row(pos, 1)[2] == {"R": 8, "G": 7, "P": 9}
    assert sheet_row(pos, 2)[2] == {"R": 5, "G": 5, "P": 0}


def test_eliminated_cards_count_for_nothing() -> None:
    """PUSH-101"""
    pos = table(["R9 G2"], {"G": "push", "R": "1 1 2"}, turn="G")
    play(pos, "G push 1")
    assert "R9" in cards(pos, "eliminated")
    assert sheet_row(pos, 1) == ("G", {"R": 0, "G": 2}, {"R": 0, "G": 2})


def test_the_score_is_ten_a_column_and_the_card_points() -> None:
    """PUSH-102"""
    pos = last_discard(["R9", "R6 G7", "G5 R4 R3", "G0", "G8 R8", "R1 R2 G3"])
    assert scores(pos) == {"R": 20 + 29, "G": 10 + 23}
    assert pos.outcome is not None
    sheet = pos.outcome.detail[-1]
    assert (sheet["columns"], sheet["cards"], sheet["scores"]) == ([20, 10], [29, 23], [49, 33])


def test_the_highest_score_wins() -> None:
    """PUSH-103"""
    pos = last_discard(["R9", "R6 G7", "G5 R4 R3", "G0", "G8 R8", "R1 R2 G3"])
    assert pos.outcome is not None
    assert pos.outcome.winners == (0,)
    assert pos.outcome.ranks == (1, 2)
    assert pos.outcome.returns == (1.0, -1.0)


def test_tied_players_share_the_victory() -> None:
    """PUSH-103"""
    pos = last_discard(["R9", "G9", "R0", "G0", "P1", "P0"], "RGP")
    assert pos.outcome is not None
    assert pos.outcome.winners == (0, 1)
    assert pos.outcome.ranks == (1, 1, 3)
    assert pos.outcome.returns == (0.0, 0.0, -1.0)
