"""The auction: CONAN-501 to CONAN-511."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablee.testing.notation import asked, choices, discarded, events, of, question, shown

from .build import facing, fought, glory, on, play, refused, stands, values

LOOT: Final = 4
"""What A01 gives to who accomplishes it."""


def test_bids_are_made_in_turn() -> None:
    """CONAN-501"""
    pos = play(facing(), "A open 2")
    assert asked(pos) == "B"
    play(pos, "B raise 4")
    assert asked(pos) == "A"
    assert [event["amount"] for event in events(pos, "raise")] == [4]


def test_the_cap_is_the_smaller_glory() -> None:
    """CONAN-502"""
    pos = facing(glory={"A": 4, "B": 9})
    assert values(pos, "A", "open", "amount") == [1, 2, 3, 4]
    assert refused(pos, "A open 5") == "CONAN-502"
    assert refused(play(pos, "A open 1"), "B raise 5") == "CONAN-502"


def test_opening_is_mandatory() -> None:
    """CONAN-503"""
    assert refused(facing(), "A pass") == "CONAN-503"
    assert refused(facing(), "A withdraw") == "CONAN-503"


def test_three_answers() -> None:
    """CONAN-504"""
    pos = play(facing(glory={"A": 3}), "A open 2")
    assert choices(pos, "B") == [{"verb": "withdraw"}, {"verb": "follow"}, {"verb": "raise", "amount": 3}]
    assert refused(pos, "B pass") == "CONAN-504"


def test_a_raise_is_higher() -> None:
    """CONAN-505"""
    assert refused(play(facing(), "A open 2"), "B raise 2") == "CONAN-505"
    assert values(play(facing(glory={"A": 3}), "A open 3"), "B", "raise", "amount") == []


def test_following_ends_the_auction() -> None:
    """CONAN-506"""
    pos = play(facing(), "A open 2", "B raise 3", "A follow")
    assert (question(pos), shown(pos)["players"][0]["glory"]) == ("ChooseAttribute", 15)
    view: Any = pos.view(0)
    assert view["question"]["stake"] == 3


BOOK: Final = {"forfeit": False}
HOUSE: Final = {"forfeit": True}


@pytest.mark.parametrize(
    ("hero", "moves", "glories"),
    [
        ("H01", ["A open 3", "B withdraw"], [16, 14]),
        ("H01", ["A open 3", "B raise 5", "A withdraw"], [12, 18]),
        ("H02", ["A open 3", "B withdraw"], [17, 13]),
        ("H02", ["A open 3", "B raise 5", "A raise 6", "B withdraw"], [20, 10]),
    ],
)
def test_what_a_withdrawal_costs(hero: str, moves: list[str], glories: list[int]) -> None:
    """CONAN-507: the last bid, at least 1, or 2 against the Thief; by either reading of what becomes of the Challenge."""
    pos = play(facing(hero=hero, options=BOOK), *moves)
    assert [glory(pos, letter) for letter in "AB"] == glories
    given_up = moves[-1] == "B withdraw"
    pos = play(facing(hero=hero, options=HOUSE), *moves)
    assert [glory(pos, letter) for letter in "AB"] == [glories[0] + LOOT * given_up, glories[1]]


def test_the_thief_takes_no_more_than_there_is() -> None:
    """CONAN-507"""
    pos = play(facing(hero="H02", glory={"B": 1}), "A open 1", "B withdraw")
    assert (glory(pos, "B"), shown(pos)["players"][1]["beaten"]) == (0, 1)


@pytest.mark.parametrize("options", [BOOK, HOUSE])
def test_a_withdrawal_resolves_nothing(options: dict[str, object]) -> None:
    """CONAN-508: the hero's player withdrew: the Challenge stays face up, no trophy, no failure."""
    pos = play(facing(card="C14", options=options), "A open 1", "B raise 2", "A withdraw")
    assert (on(pos, "A01"), glory(pos, "A"), stands(pos, "A")) == ("C14", 14, "A01")


def test_the_challenge_stays_when_its_owner_withdraws() -> None:
    """CONAN-508: as the book says; nothing is discarded, and the hero is still held (CONAN-309)."""
    start = facing(card="C14", options=BOOK)
    pos = play(start.clone(), "A open 1", "B withdraw")
    assert (discarded(start, pos), on(pos, "A01", "C"), stands(pos, "A")) == ("", "C14", "A01")
    assert ([glory(pos, letter) for letter in "AB"], asked(pos)) == ([16, 14], "B")


def test_an_owner_who_withdraws_may_forfeit_the_challenge() -> None:
    """CONAN-1204, 803: it is discarded without a trophy; the way is free, and the hero accomplishes the Adventure."""
    start = facing(card="C14", options=HOUSE)
    pos = play(start.clone(), "A open 1", "B withdraw")
    assert (discarded(start, pos), stands(pos, "A"), of(pos, "A", "accomplished")) == ("C14", "", "A01")
    assert [glory(pos, letter) for letter in "AB"] == [16 + LOOT, 14]


def test_the_knight_gives_her_word() -> None:
    """CONAN-509: after her raise, not after her opening."""
    pos = play(facing(hero="H09"), "A open 1")
    play(pos, "B raise 2", "A raise 3")
    assert choices(pos, "B") == [{"verb": "withdraw"}, {"verb": "follow"}]
    assert refused(pos, "B raise 4") == "CONAN-509"


def test_stakes_belong_to_the_bidders_meanwhile() -> None:
    """CONAN-510"""
    pos = play(facing(), "A open 5", "B follow", "A choose force")
    assert [glory(pos, letter) for letter in "AB"] == [15, 15]


def test_a_stake_may_be_the_last() -> None:
    """CONAN-511"""
    pos = fought("ruse", "A stop", "B stop", stake=2, glory={"A": 2})
    assert (glory(pos, "A"), shown(pos)["players"][0]["beaten"]) == (0, 1)
