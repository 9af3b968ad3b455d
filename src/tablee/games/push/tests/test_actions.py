"""The turn and its actions: PUSH-030 to PUSH-082."""

from __future__ import annotations

from typing import Any

import pytest

from .build import allowed, cards, column, columns, deck, hand, in_turn, play, refused, scores, table

# The turn.


def test_exactly_one_action_and_no_pass() -> None:
    """PUSH-030"""
    pos = table(["G5"], {"R": "5 6 push"})
    assert all(pos.name(action)["verb"] != "pass" for action in pos.legal(0))
    play(pos, "R place 6 on 1")
    assert in_turn(pos) == "G"
    assert refused(pos, "R place 5 on 1") == "TABLEE-TURN"


def test_a_hand_that_fits_nowhere_still_has_a_legal_action() -> None:
    """PUSH-030"""
    pos = table(["R1"] * 2 + ["G1"] * 2 + ["R2"] * 2, {"R": "8 8 push"})
    assert [pos.name(action)["verb"] for action in pos.legal(0)] == ["discard", "discard"]


def test_the_seven_actions() -> None:
    """PUSH-031"""

    def verbs(pos: Any) -> set[object]:
        return {pos.name(action)["verb"] for action in pos.legal(0)}

    assert verbs(table(["G2", "G2 G5"], {"R": "3 4 5"})) == {"place", "run", "discard"}
    assert verbs(table(["G4", "G2 G4"], {"R": "4 4 push"})) == {"place", "pair", "push", "discard"}
    assert verbs(table(["G2 G4"], {"R": "9 9 super"}, apocalypse=True)) >= {"superpush", "discard"}
    assert refused(table(), "R starters3 1 2 3") == "PUSH-031"
    assert refused(table(), "R team 3") == "PUSH-031"


def test_one_may_act_on_own_and_other_cards_and_discard_freely() -> None:
    """PUSH-032"""
    pos = table(["R4", "G4", "R7 R8", "G7 G8"], {"R": "5 push 9"})
    options = ["R place 5 on 1", "R place 5 on 2", "R push 3", "R push 4", "R discard 5", "R discard 9", "R discard push"]
    assert all(allowed(pos, option) for option in options)


def test_only_cards_of_the_own_hand() -> None:
    """PUSH-033: neither a card of the deck nor another player's."""
    pos = table(["G4", "G2 G3"], {"R": "7 8 9", "G": "5 5 push"}, decks={"R": "3 4 push"})
    assert refused(pos, "R place 3 on 1") == "PUSH-033"
    assert refused(pos, "R place 5 on 1") == "PUSH-033"
    assert refused(pos, "R push 2") == "PUSH-033"


def test_all_cards_of_an_action_go_to_one_column() -> None:
    """PUSH-033"""
    pos = table(["G4", "G4"], {"R": "5 5 9"})
    before = columns(pos)
    play(pos, "R pair 5 on 1")
    assert column(pos, 1) == "G4 R5 R5"
    assert columns(pos)[1:] == before[1:]


def test_the_hand_is_refilled_to_three_before_the_next_turn() -> None:
    """PUSH-034"""
    pos = table(["G4"], {"R": "5 5 9"}, decks={"R": "1 2 3 4"})
    play(pos, "R pair 5 on 1")
    assert hand(pos, "R") == ["1", "2", "9"]
    assert deck(pos, "R") == ["3", "4"]
    assert in_turn(pos) == "G"


def test_a_short_deck_gives_what_it_has() -> None:
    """PUSH-035: two cards for a run of three, then none at all; the round goes on."""
    pos = table(["G4"], {"R": "5 6 7", "G": "8 8 9"}, decks={"R": "1 2"})
    play(pos, "R run 5 on 1")
    assert (hand(pos, "R"), deck(pos, "R")) == (["1", "2"], [])
    play(pos, "G discard 9", "R discard 1")
    assert hand(pos, "R") == ["2"]
    assert in_turn(pos) == "G"


def test_discards_and_eliminated_cards_are_never_drawn_again() -> None:
    """PUSH-036"""
    pos = table(["R1 R2"], {"R": "push 9", "G": "8 8 9"})
    play(pos, "R push 1", "G discard 8")
    assert hand(pos, "R") == ["9"]
    assert deck(pos, "R") == []
    assert "R-push" in cards(pos, "discard")
    assert "R1" in cards(pos, "eliminated")


def test_copies_are_one_option() -> None:
    """PUSH-037: two 5s and two Push give each option once."""
    pair = table(["G4"], {"R": "5 5 9"})
    assert len(set(pair.legal(0))) == len(pair.legal(0))
    assert [pair.name(action)["value"] for action in pair.legal(0) if pair.name(action)["verb"] == "discard"] == [5, 9]
    pushes = table(["G4 G5"], {"R": "push push 9"})
    assert sum(pushes.name(action)["verb"] == "push" for action in pushes.legal(0)) == 1


# Cover.


def test_cover_an_opponents_last_card_of_the_same_value() -> None:
    """PUSH-040, PUSH-041"""
    pos = table(["R7 R2"], {"G": "2 5 9"}, turn="G")
    out = cards(pos, "eliminated")
    play(pos, "G place 2 on 1")
    assert column(pos) == "R7 G2"
    assert cards(pos, "eliminated") == [*out, "R2"]


def test_nobody_covers_a_card_of_their_own_team() -> None:
    """PUSH-042"""
    pos = table(["G1 R2"], {"R": "2 5 9"})
    assert refused(pos, "R place 2 on 1") == "PUSH-042"


# +1/-1.


@pytest.mark.parametrize("value", [4, 6])
def test_an_adjacent_value_is_added_and_nothing_is_eliminated(value: int) -> None:
    """PUSH-045"""
    pos = table(["G5"], {"R": f"{value} 9 9"})
    out = cards(pos, "eliminated")
    play(pos, f"R place {value} on 1")
    assert column(pos) == f"G5 R{value}"
    assert cards(pos, "eliminated") == out


def test_an_adjacent_value_goes_on_anybodys_card() -> None:
    """PUSH-046"""
    pos = table(["R3", "G1"], {"R": "2 9 9"})
    assert allowed(pos, "R place 2 on 1")
    assert allowed(pos, "R place 2 on 2")


@pytest.mark.parametrize("value", [1, 3])
def test_direction_has_no_memory(value: int) -> None:
    """PUSH-047: after 3-2 comes 1, or 3 again."""
    pos = table(["G3 R2"], {"G": f"{value} 9 9"}, turn="G")
    assert allowed(pos, f"G place {value} on 1")


@pytest.mark.parametrize("value", [0, 1, 2, 3, 7, 8, 9])
def test_any_other_difference_is_refused(value: int) -> None:
    """PUSH-048"""
    pos = table(["G5"], {"R": f"{value} push push"})
    assert refused(pos, f"R place {value} on 1") == "PUSH-048"


# Pair.


def test_a_pair_is_two_heroes_of_one_value_in_hand() -> None:
    """PUSH-050: one in hand and one in the deck are no pair, nor are 5 and 6."""
    pos = table(["G4"], {"R": "5 6 9"}, decks={"R": "5 1"})
    assert refused(pos, "R pair 5 on 1") == "PUSH-050"
    both = table(["G4"], {"R": "5 5 9"})
    play(both, "R pair 5 on 1")
    assert "5" not in hand(both, "R")


def test_a_pair_on_an_opponents_same_value_covers_it() -> None:
    """PUSH-051, PUSH-053: the column grows by one, both cards of the pair lie there and count."""
    pos = table(["R1 G2"], {"R": "2 2 9"})
    out = cards(pos, "eliminated")
    play(pos, "R pair 2 on 1")
    assert column(pos) == "R1 R2 R2"
    assert cards(pos, "eliminated") == [*out, "G2"]
    seen: Any = pos.view(None)
    assert seen["table"]["totals"][0] == [5, 0]


@pytest.mark.parametrize("last", ["G1", "R3", "R1", "G3"])
def test_a_pair_on_an_adjacent_value_adds_two_cards(last: str) -> None:
    """PUSH-052, PUSH-053"""
    pos = table([last], {"R": "2 2 9"})
    out = cards(pos, "eliminated")
    play(pos, "R pair 2 on 1")
    assert column(pos) == f"{last} R2 R2"
    assert cards(pos, "eliminated") == out


def test_a_pair_on_the_own_same_value_cannot_even_arise() -> None:
    """PUSH-054: the pair in hand is both copies of its value; and elsewhere a pair is refused as one card is."""
    with pytest.raises(AssertionError, match="no R2 left"):
        table(["R2"], {"R": "2 2 9"})
    assert refused(table(["R5"], {"R": "2 2 9"}), "R pair 2 on 1") == "PUSH-048"


def test_nobody_has_to_play_a_pair_together() -> None:
    """PUSH-055"""
    pos = table(["G2", "G3"], {"R": "2 2 9"})
    for option in ("R place 2 on 1", "R place 2 on 2", "R discard 2"):
        assert allowed(pos, option)
    play(pos, "R place 2 on 2")
    assert column(pos, 2) == "G3 R2"
    assert "2" in hand(pos, "R")


# Run.


@pytest.mark.parametrize("low", range(10))
def test_ten_runs_on_the_circle(low: int) -> None:
    """PUSH-060: each of the ten, and none with a gap."""
    middle, high, before = (low + 1) % 10, (low + 2) % 10, (low - 1) % 10
    pos = table([f"G{before}"], {"R": f"{high} {low} {middle}"})
    assert allowed(pos, f"R run {low} on 1")
    assert {pos.name(action).get("low", low) for action in pos.legal(0)} == {low}
    gap = table([f"G{before}"], {"R": f"{low} {middle} {(low + 3) % 10}"})
    assert refused(gap, f"R run {low} on 1") == "PUSH-060"


@pytest.mark.parametrize(
    ("last", "after"),
    [("G9", "G9 R0 R1 R2"), ("G3", "G3 R2 R1 R0"), ("R9", "R9 R0 R1 R2"), ("R3", "R3 R2 R1 R0")],
)
def test_a_run_extends_anybodys_card_one_step_beyond_an_end(last: str, after: str) -> None:
    """PUSH-061, PUSH-062, PUSH-066"""
    pos = table([last], {"R": "0 1 2"})
    out = cards(pos, "eliminated")
    play(pos, "R run 0 on 1")
    assert column(pos) == after
    assert cards(pos, "eliminated") == out
    seen: Any = pos.view(None)
    assert seen["table"]["totals"][0][0] == 3 + (int(last[1]) if last[0] == "R" else 0)


@pytest.mark.parametrize(("last", "after"), [("G8", "P4 R8 R9 R0"), ("G0", "P4 R0 R9 R8")])
def test_a_run_covers_an_opponents_card_equal_to_an_end(last: str, after: str) -> None:
    """PUSH-061, PUSH-063"""
    pos = table([f"P4 {last}"], {"R": "8 9 0"}, teams="RPG")
    out = cards(pos, "eliminated")
    play(pos, "R run 8 on 1")
    assert column(pos) == after
    assert cards(pos, "eliminated") == [*out, last]


def test_a_run_does_not_cover_the_own_card() -> None:
    """PUSH-063, PUSH-042"""
    for last in ("R0", "R2"):
        assert refused(table([last], {"R": "0 1 2"}), "R run 0 on 1") == "PUSH-042"


@pytest.mark.parametrize("last", ["G1", "R1", "G4", "G5", "G6", "G7", "G8"])
def test_a_run_goes_nowhere_else(last: str) -> None:
    """PUSH-064: above all not on its middle value."""
    assert refused(table([last], {"R": "0 1 2"}), "R run 0 on 1") == "PUSH-064"


@pytest.mark.parametrize("low", range(10))
def test_the_column_fixes_the_orientation(low: int) -> None:
    """PUSH-065: four last values admit a run, each in one way only, and the run then follows on."""
    high = (low + 2) % 10
    admitting = {}
    for last in range(10):
        pos = table([f"G{last}"], {"R": f"{low} {(low + 1) % 10} {high}"})
        runs = [action for action in pos.legal(0) if pos.name(action) == {"verb": "run", "low": low, "column": 1}]
        if runs:
            pos.play(0, runs[0])
            admitting[last] = column(pos).split()[-1]
    assert {last: int(end[1]) for last, end in admitting.items()} == {
        (low - 1) % 10: high,
        low: high,
        high: low,
        (low + 3) % 10: low,
    }


@pytest.mark.parametrize("held", ["1 2 push", "1 2", "1 1 2"])
def test_there_are_no_runs_of_two(held: str) -> None:
    """PUSH-067: fewer than three heroes, or three that are not consecutive."""
    assert refused(table(["G0"], {"R": held}), "R run 1 on 1") == "PUSH-060"
    assert refused(table(["G0"], {"R": held}), "R run 0 on 1") == "PUSH-060"


def test_nobody_has_to_play_a_run() -> None:
    """PUSH-068"""
    pos = table(["G9"], {"R": "0 1 2"})
    assert allowed(pos, "R run 0 on 1")
    play(pos, "R place 0 on 1")
    assert column(pos) == "G9 R0"
    assert {"1", "2"} <= set(hand(pos, "R"))


# Push.


def test_a_push_is_discarded_face_up() -> None:
    """PUSH-070"""
    pos = table(["R2 R1 R0"], {"G": "push 5 5"}, turn="G")
    play(pos, "G push 1")
    assert cards(pos, "discard") == ["G-push"]
    seen: Any = pos.view(0)
    assert seen["table"]["discard"] == ["G-push"]


def test_a_push_moves_the_last_card_up_one_step() -> None:
    """PUSH-071"""
    pos = table(["R2 R1 R0"], {"G": "push 5 5"}, turn="G")
    out = cards(pos, "eliminated")
    play(pos, "G push 1")
    assert column(pos) == "R2 R0"
    assert cards(pos, "eliminated") == [*out, "R1"]


@pytest.mark.parametrize("before", ["R4 R8", "R4 G8", "G4 R8", "G4 G8"])
def test_values_and_owners_do_not_matter_to_a_push(before: str) -> None:
    """PUSH-072"""
    pos = table([before], {"R": "push 5 5"})
    play(pos, "R push 1")
    assert column(pos) == before.split()[1]


def test_a_column_of_one_card_cannot_be_pushed() -> None:
    """PUSH-073: while all are like that, a Push can only be discarded."""
    pos = table(["G4"], {"R": "push 9 9"})
    assert refused(pos, "R push 1") == "PUSH-073"
    assert "push" not in [pos.name(action)["verb"] for action in pos.legal(0)]
    assert allowed(pos, "R discard push")


def test_a_push_played_has_its_effect_and_a_push_discarded_has_none() -> None:
    """PUSH-074"""
    pos = table(["G4 G5"], {"R": "push 9 9"})
    played, discarded = pos.clone(), pos.clone()
    play(played, "R push 1")
    play(discarded, "R discard push")
    assert column(played) == "G5"
    assert columns(discarded) == columns(pos)
    assert cards(played, "discard") == cards(discarded, "discard") == ["R-push"]


def test_a_push_is_never_placed_and_one_is_played_a_turn() -> None:
    """PUSH-075: two Push are no pair; after one it is the next player's turn."""
    pos = table(["G4 G5 G6"], {"R": "push push push"})
    assert {pos.name(action)["verb"] for action in pos.legal(0)} == {"push", "discard"}
    play(pos, "R push 1")
    assert column(pos) == "G4 G6"
    assert hand(pos, "R").count("push") >= 2
    assert in_turn(pos) == "G"


# Discard.


def test_any_card_may_be_discarded_without_effect() -> None:
    """PUSH-080"""
    pos = table(["G4 G5"], {"R": "5 push super"}, apocalypse=True)
    for word in ("5", "push", "super"):
        after = pos.clone()
        play(after, f"R discard {word}")
        assert columns(after) == columns(pos)
        assert cards(after, "eliminated") == cards(pos, "eliminated")
    assert refused(pos, "R discard 6") == "PUSH-080"


def test_discards_are_public_and_stay() -> None:
    """PUSH-081: one common pile, with the played Push cards."""
    pos = table(["G4 G5"], {"R": "5 9 9", "G": "push 1 1"})
    play(pos, "R discard 5", "G push 1", "R discard 9")
    assert cards(pos, "discard") == ["R5", "G-push", "R9"]
    seen: Any = pos.view(None)
    assert seen["table"]["discard"] == ["R5", "G-push", "R9"]


def test_one_discard_is_the_whole_turn() -> None:
    """PUSH-082"""
    pos = table(hands={"R": "5 9 9"})
    play(pos, "R discard 5")
    assert refused(pos, "R discard 9") == "TABLEE-TURN"
    assert in_turn(pos) == "G"
    assert scores(pos) == {"R": 0, "G": 0}
