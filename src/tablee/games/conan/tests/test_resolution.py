"""The resolution: CONAN-601 to CONAN-617; duels: CONAN-701 to CONAN-707."""

from __future__ import annotations

from typing import Any, Final

from tablee import Position
from tablee.testing.notation import asked, cards, choices, discarded, events, hand, of, question, shown

from .build import facing, fought, glory, on, play, refused, stands, table, values

LOOT: Final = 4
"""What A01 gives to who accomplishes it."""


def totals(pos: Position) -> tuple[int, int, int]:
    last = events(pos, "totals")[-1]
    return last["attribute"], last["total"], last["against"]


def test_the_attribute_is_chosen_in_public_first() -> None:
    """CONAN-601"""
    pos = play(facing(), "A open 1", "B follow")
    assert (asked(pos), refused(pos, "A stop")) == ("A", "CONAN-601")
    play(pos, "A choose esprit")
    assert events(pos, "choose", "C")[-1]["attribute"] == 2


def test_three_waves_at_most() -> None:
    """CONAN-602"""
    pos = fought("force", "A lay R07", "B stop", "A lay R07", "A lay R07", hands={"A": "R07 R07 R07 R07"})
    assert (totals(pos), hand(pos, "A")) == ((0, 9, 7), "R07")


def test_counts_are_seen_and_faces_not() -> None:
    """CONAN-603: who has stopped lays no more."""
    pos = fought("force", "A lay R01", hands={"A": "R01 R07", "B": "A02"})
    assert shown(pos, "B")["players"][0]["laid"] == []
    play(pos, "B stop")
    assert shown(pos, "B")["players"][0]["laid"] == ["?draw"]
    assert shown(pos, "A")["players"][0]["laid"] == ["R01"]
    assert asked(pos) == "A"


def test_any_card_of_the_hand() -> None:
    """CONAN-604: with an empty hand one must stop; the others lay nothing."""
    pos = fought("force", hands={"A": "A02 C01 N01 R01"})
    assert asked(pos) == "AB"
    assert len(choices(pos, "A")) == 5
    assert choices(pos, "B") == [{"verb": "stop"}]
    assert refused(pos, "A lay R02") == "CONAN-604"


def test_laid_cards_are_revealed_together() -> None:
    """CONAN-605"""
    pos = fought("force", "A lay R01", "B lay A02", "A stop", "B stop", hands={"A": "R01", "B": "A02"})
    assert [event["cards"] for event in events(pos, "reveal")] == [["R01"], ["A02"]]


def test_bluff_has_no_effect() -> None:
    """CONAN-606"""
    pos = fought("force", "A lay A02", "B lay N01", "A stop", "B stop", hands={"A": "A02", "B": "N01"})
    assert (totals(pos), sorted(cards(pos, "discard"))) == ((0, 6, 7), ["A02", "N01"])
    assert (glory(pos, "A"), glory(pos, "B")) == (14, 16)


def test_parries_come_before_changers() -> None:
    """CONAN-607"""
    pos = fought("force", "A lay R12", "B lay R10", "A stop", "B stop", hands={"A": "R12", "B": "R10"})
    assert totals(pos) == (0, 6, 7)


def test_a_parry_cancels_the_latest() -> None:
    """CONAN-608: bluff and Parries are not cancelled; two Parries cancel two."""
    hands = {"A": "R12 R12", "B": "R04 R07 A02"}
    laid = ["A lay R12", "B lay R04", "A stop", "B lay R07", "B lay A02"]
    assert totals(fought("force", *laid, hands=hands)) == (0, 6, 10)
    both = ["A lay R12", "B lay R04", "A lay R12", "B lay R07", "A stop", "B lay A02"]
    assert totals(fought("force", *both, hands=hands)) == (0, 6, 7)
    against = fought("force", "A lay R12", "B lay R12", "A stop", "B stop", hands={"A": "R12", "B": "R12"})
    assert totals(against) == (0, 6, 7)


def test_changers() -> None:
    """CONAN-609: the latest of each side; two that agree change, two that differ do not."""
    hands = {"A": "R10 R11", "B": "R09"}
    alone = fought("force", "A lay R10", "B stop", "A lay R11", "A stop", hands=hands)
    assert totals(alone) == (2, 3, 4)
    opposed = fought("esprit", "A lay R10", "B lay R09", "A stop", "B stop", hands=hands)
    assert totals(opposed) == (2, 3, 4)


def test_a_heros_total() -> None:
    """CONAN-610: base, Objects and accomplished Adventures of the final attribute, cards."""
    given: dict[str, Any] = {"objects": {"A": "O01 O02 O03", "B": "O05"}, "accomplished": {"A": "A16 A17"}}
    pos = fought("force", "A lay R01", "B stop", "A stop", hands={"A": "R01"}, **given)
    assert totals(pos) == (0, 6 + 2 + 1 + 2, 7)


def test_a_challenges_total() -> None:
    """CONAN-611: printed, whatever its owner has."""
    pos = fought("esprit", "A stop", "B stop", objects={"B": "O05 O06"}, allies={})
    assert totals(pos) == (2, 3, 4)


def test_modifiers() -> None:
    """CONAN-612: those of both players; no lower limit; attributes that do not match do nothing."""
    hands = {"A": "R08 R02 R08", "B": "R08 R01"}
    laid = ["A lay R08", "B lay R08", "A lay R02", "B lay R01", "A lay R08", "B stop"]
    assert totals(fought("force", *laid, hands=hands)) == (0, 6 - 2, 7 + 2 - 4)


def test_the_hero_must_be_strictly_higher() -> None:
    """CONAN-613, CONAN-614: the winner gains the loser's stake."""
    even = fought("force", "A lay R07", "B stop", "A stop", stake=4, hands={"A": "R07"})
    assert [glory(even, letter) for letter in "AB"] == [11, 19]
    higher = fought("force", "A lay R01", "B stop", "A stop", stake=4, hands={"A": "R01"}, accomplished={"A": ""})
    assert totals(higher) == (0, 8, 7)
    assert glory(higher, "B") == 11


def test_recklessness_trophy_pay_and_failure() -> None:
    """CONAN-615"""
    pos = fought("force", "A lay R13", "B stop", "A lay R04", "A stop", hero="H05", card="C14", hands={"A": "R13 R04"})
    # Stake 1, Recklessness 2, trophy 1, pay 1, and then the loot of A01.
    assert [glory(pos, letter) for letter in "AB"] == [15 + 1 + 2 + 1 + 1 + 4, 15 - 3]


def test_two_recklessnesses_take_twice() -> None:
    """CONAN-615: but never the last point."""
    laid = ["A stop", "B lay R13", "B lay R13", "B stop"]
    assert glory(fought("force", *laid, hands={"B": "R13 R13"}), "A") == 15 - 1 - 4
    assert glory(fought("force", *laid, hands={"B": "R13 R13"}, glory={"A": 4}), "A") == 1


def test_a_cancelled_recklessness_takes_nothing() -> None:
    """CONAN-608, CONAN-615"""
    pos = fought("force", "A lay R12", "B lay R13", "A stop", "B stop", hands={"A": "R12", "B": "R13"})
    assert glory(pos, "A") == 14


def test_a_trap_costs_a_card_or_a_point() -> None:
    """CONAN-615: nothing if the hand is empty; never the last point."""
    card = fought("force", "A stop", "B stop", card="C15", hands={"A": "R01 R02"})
    assert (len(hand(card, "A").split()), len(cards(card, "discard"))) == (1, 1)
    assert glory(fought("force", "A stop", "B stop", card="C15"), "A") == 14
    assert glory(fought("force", "A stop", "B stop", card="C16"), "A") == 13
    assert glory(fought("force", "A stop", "B stop", card="C16", glory={"A": 2}), "A") == 1


def test_what_becomes_of_the_challenge() -> None:
    """CONAN-616"""
    lost = fought("force", "A stop", "B stop")
    assert (on(lost, "A01"), stands(lost, "A")) == ("C07", "A01")
    won = fought("force", "A lay R04", "B stop", "A stop", hands={"A": "R04"})
    assert "C07" in cards(won, "discard")


def test_all_laid_cards_are_discarded() -> None:
    """CONAN-617"""
    start = facing(hands={"A": "R01", "B": "A02"})
    pos = play(start.clone(), "A open 1", "B follow", "A choose ruse", "A lay R01", "B lay A02", "A stop", "B stop")
    assert discarded(start, pos) == "A02 R01"


# Duels.


def duel(**given: Any) -> Position:
    """A's Thief and B's Knight on an Adventure with a Challenge of C."""
    heroes = {"A": "H02", "B": "H09"} | given.pop("heroes", {})
    at = {"A": "A01", "B": "A01"}
    return table(heroes=heroes, at=at, challenges=["C C01 A01"], **given)


def test_a_duel_on_the_same_adventure() -> None:
    """CONAN-701: it cannot be refused."""
    assert refused(duel(), "A duel C") == "CONAN-701"
    pos = play(duel(), "A duel B")
    assert (question(pos), asked(pos)) == ("OpenAuction", "A")
    assert asked(play(table(at={"A": "A01", "B": "A01"}), "A duel B")) == "A"


def test_a_duel_is_settled_like_a_challenge() -> None:
    """CONAN-702, CONAN-703: the challenged player answers, and chooses the attribute."""
    pos = play(duel(), "A duel B", "A open 1")
    assert asked(pos) == "B"
    play(pos, "B follow")
    assert (question(pos), asked(pos)) == ("ChooseAttribute", "B")


def test_the_challenger_must_be_strictly_higher() -> None:
    """CONAN-704: both totals are heroes' totals; Fury counts for its own player."""
    pos = play(
        duel(objects={"A": "O01 O02", "B": "O03"}), "A duel B", "A open 1", "B follow", "B choose force", "A stop", "B stop"
    )
    assert (totals(pos), stands(pos, "A")) == ((0, 5, 5), "")
    fury = play(duel(heroes={"A": "H01"}), "A duel B", "A open 1", "B follow", "B choose ruse", "A stop", "B stop")
    assert (totals(fury), stands(fury, "B")) == ((1, 4, 3), "")


def test_the_loser_is_expelled() -> None:
    """CONAN-705: Allies discarded, alliance ended."""
    start = table(
        heroes={"A": "H02", "B": "H09", "C": "H08"},
        at={"A": "A01", "B": "A01", "C": "A01"},
        allies={"A": "C24"},
        alliance="AC 2 alternate",
    )
    pos = play(start.clone(), "A duel B", "A open 1", "B follow", "B choose force", "A stop", "B stop")
    assert (stands(pos, "A"), of(pos, "A", "allies"), discarded(start, pos)) == ("", "", "C24")
    assert shown(pos)["players"][2]["partner"] is None


def test_a_withdrawal_expels_nobody() -> None:
    """CONAN-706"""
    pos = play(duel(), "A duel B", "A open 1", "B withdraw")
    assert (stands(pos, "A"), stands(pos, "B")) == ("A01", "A01")


def test_a_hero_may_be_challenged_again() -> None:
    """CONAN-707"""
    pos = table(at={"A": "A01", "B": "A01", "C": "A01"}, turn="A")
    play(pos, "A duel B", "A open 1", "B withdraw", "B pass")
    assert values(pos, "C", "duel", "player") == [0, 1]
