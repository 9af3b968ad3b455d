"""Columns and values: PUSH-020 to PUSH-028."""

from __future__ import annotations

from typing import Any

import pytest

from .build import allowed, cards, column, columns, play, refused, table


def test_a_column_reads_from_its_base_to_its_last_card() -> None:
    """PUSH-020"""
    pos = table(["G1 R2 R3"], {"R": "4 8 8"})
    play(pos, "R place 4 on 1")
    assert column(pos) == "G1 R2 R3 R4"
    seen: Any = pos.view(None)
    assert seen["table"]["columns"][0] == ["G1", "R2", "R3", "R4"]


def test_only_the_last_card_can_be_built_on_or_covered() -> None:
    """PUSH-021"""
    pos = table(["G1 G5"], {"R": "1 2 6"})
    assert refused(pos, "R place 1 on 1") == "PUSH-048"
    assert refused(pos, "R place 2 on 1") == "PUSH-048"
    assert allowed(pos, "R place 6 on 1")


def test_a_card_counts_for_its_team_wherever_it_lies() -> None:
    """PUSH-022: the red 9 counts for Red, though Green played on it and pushed it."""
    pos = table(["R5 G8 R9"], {"G": "8 push 5"}, turn="G")
    play(pos, "G push 1")
    seen: Any = pos.view(None)
    assert seen["table"]["totals"][0] == [14, 0]


def test_starters_are_ordinary_cards() -> None:
    """PUSH-023: they are covered, built on and pushed away."""
    pos = table(["R5", "R8", "R2 G3"], {"G": "5 9 push"}, turn="G")
    covering, building, pushing = pos.clone(), pos.clone(), pos.clone()
    play(covering, "G place 5 on 1")
    play(building, "G place 9 on 2")
    play(pushing, "G push 3")
    assert (column(covering, 1), column(building, 2), column(pushing, 3)) == ("G5", "R8 G9", "G3")


@pytest.mark.parametrize("last", range(10))
def test_values_form_a_circle(last: int) -> None:
    """PUSH-024: every value on every last card of one's own."""
    for value in range(10):
        pos = table([f"R{last}"], {"R": f"{value} push push"})
        assert allowed(pos, f"R place {value} on 1") == ((value - last) % 10 in (1, 9))


def test_zero_is_a_card_like_any_other() -> None:
    """PUSH-025: it covers a 0, goes on 9 and on 1, alone, in a pair and in a run."""
    pos = table(["G0", "G9", "G1", "R9"], {"R": "0 0 push"})
    for number in (1, 2, 3, 4):
        assert allowed(pos, f"R place 0 on {number}")
        assert allowed(pos, f"R pair 0 on {number}")
    assert allowed(table(["R8"], {"R": "9 0 1"}), "R run 9 on 1")


def test_an_eliminated_card_never_comes_back_and_everyone_sees_it() -> None:
    """PUSH-026"""
    pos = table(["P4 R5"], {"G": "5 8 8", "P": "push 9 9"}, teams="GPR")
    play(pos, "G place 5 on 1", "P push 1")
    assert column(pos) == "G5"
    assert cards(pos, "eliminated") == ["R5", "P4"]
    for viewer in (0, 1, 2, None):
        seen: Any = pos.view(viewer)
        assert seen["table"]["eliminated"] == ["R5", "P4"]


def test_a_column_is_never_emptied_or_added() -> None:
    """PUSH-027: pushed as often as possible, a column keeps its last card."""
    pos = table(["R1 G2 R3 G4"], {"R": "push push push", "G": "push push push"})
    play(pos, "R push 1", "G push 1", "R push 1")
    assert column(pos) == "G4"
    assert refused(pos, "G push 1") == "PUSH-073"
    assert len(columns(pos)) == 6


def test_length_and_inner_cards_do_not_matter() -> None:
    """PUSH-028: a long column with values that do not follow one another."""
    long = "R1 G9 R4 G2 R7 G0 R5 G5 R8 G8 R2 G4"
    pos = table([long], {"R": "3 4 9"})
    assert allowed(pos, "R place 3 on 1")
    assert allowed(pos, "R place 4 on 1")
    assert refused(pos, "R place 9 on 1") == "PUSH-048"
