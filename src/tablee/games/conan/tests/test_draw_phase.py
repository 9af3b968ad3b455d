"""The draw phase CONAN-1001 to 1004.

Cited in full: CONAN-1001, CONAN-1002, CONAN-1003, CONAN-1004.
"""

from __future__ import annotations

from tablee.testing.notation import asked, cards, events, hand, question, shown

from .build import drawing, play, refused, table


def test_one_card_each() -> None:
    """CONAN-1001: in player order, and one more with the Hourglass."""
    pos = play(drawing(pile="R01 R02 R03 R04", objects={"B": "O09"}), "C pass")
    assert [hand(pos, letter) for letter in "ABC"] == ["R01", "R02 R03", "R04"]


def test_omen() -> None:
    """CONAN-1001: the other card goes under the pile, known to her alone."""
    pos = play(drawing(heroes={"A": "H04"}, pile="R01 R02 R03 R04"), "C pass")
    assert (question(pos), shown(pos, "B")["omen"]) == ("KeepCard", ["?draw", "?draw"])
    assert refused(pos, "A keep R03") == "CONAN-1001"
    play(pos, "A keep R02")
    assert [hand(pos, letter) for letter in "ABC"] == ["R02", "R03", "R04"]
    assert (shown(pos, "A")["bottom"], shown(pos, "B")["bottom"]) == (["R01"], [])
    alone = play(drawing(heroes={"A": "H04"}, pile="R01", left=1, hands={"B": everything_but("R01")}), "C pass")
    assert hand(alone, "A") == "R01"


def everything_but(*left: str) -> str:
    """All cards but those on the table and `left`."""
    pos = table()
    rest = cards(pos, "draw pile")
    for card in left:
        rest.remove(card)
    return " ".join(rest)


def test_the_discards_make_a_new_pile() -> None:
    """CONAN-1002: when a card must be drawn."""
    pos = drawing(left=2)
    gone = sorted(cards(pos, "discard"))
    play(pos, "C pass")
    assert len(events(pos, "reshuffle")) == 1
    assert cards(pos, "discard") == []
    assert sorted([*cards(pos, "draw pile"), hand(pos, "C")]) == gone


def test_nothing_left_to_draw() -> None:
    """CONAN-1003"""
    pos = play(drawing(hands={"A": everything_but("R01")}, pile="R01"), "C pass")
    assert (hand(pos, "B"), hand(pos, "C")) == ("", "")


def test_nobody_discards_down() -> None:
    """CONAN-1004"""
    held = " ".join(f"C{number:02}" for number in range(1, 31))
    pos = play(drawing(hands={"A": held}), "C pass")
    assert (len(hand(pos, "A").split()), asked(pos)) == (31, "A")
