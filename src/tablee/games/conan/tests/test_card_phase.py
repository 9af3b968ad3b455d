"""The card phase: CONAN-201 to CONAN-214."""

from __future__ import annotations

from collections import Counter

from tablee.testing.notation import asked, cards, choices, counter, discarded, events, hand, of, shown

from .build import CARDS, NAMES, allowed, glory, on, play, refused, stands, table


def test_the_four_phases_of_a_round() -> None:
    """CONAN-201"""
    pos = table(phase="cards", at={"A": "A01", "B": "A01", "C": "A01"})
    play(pos, *["A pass", "B pass", "C pass", "A pass"], *["A pass", "B pass", "C pass"], *["A pass", "B pass", "C pass"])
    told = [(event["round"], event["phase"]) for event in events(pos, "phase")]
    assert told == [(1, 2), (1, 3), (1, 4), (2, 1)]
    assert counter(pos, "round") == 2


def test_everybody_has_a_turn_in_lap_1() -> None:
    """CONAN-202, CONAN-204: who passes is asked again in lap 2."""
    pos = play(table({"C": "A02"}, phase="cards"), "A pass", "B pass", "C play A02")
    assert (asked(pos), counter(pos, "lap")) == ("A", 2)


def test_afterwards_the_first_pass_ends_the_phase() -> None:
    """CONAN-203"""
    pos = play(table({"A": "A02 A03"}, phase="cards"), "A play A02", "B pass", "C pass", "A play A03", "B pass")
    assert shown(pos)["phase"] == "heroes"


def test_ten_laps_at_most() -> None:
    """CONAN-204"""
    pos = table({"C": "A02", "B": "A03", "A": "A04"}, phase="cards", lap=10)
    play(pos, "A play A04", "B play A03", "C play A02")
    assert shown(pos)["phase"] == "heroes"


def test_an_adventure_is_played() -> None:
    """CONAN-205"""
    pos = play(table({"A": "A02"}, phase="cards"), "A play A02")
    assert (cards(pos, "adventures")[-1], glory(pos, "A")) == ("A02", 16)
    row = shown(pos)["adventures"][-1]
    assert (row["received"], row["challenges"]) == (0, [])


def test_a_challenge_is_played_face_down() -> None:
    """CONAN-206: an Ally too."""
    pos = play(table({"A": "C23"}, phase="cards"), "A set C23 A01")
    assert (on(pos, "A01", "A"), on(pos, "A01", "B"), glory(pos, "A")) == ("C23", "?challenge", 16)
    assert events(pos, "set", "B")[-1]["cards"] == ["?challenge"]
    assert events(pos, "set", "A")[-1]["cards"] == ["C23"]


def test_not_where_ones_own_hero_stands() -> None:
    """CONAN-207: with or without other heroes and Challenges."""
    pos = table({"A": "C01"}, phase="cards", at={"A": "A01", "B": "A13"}, challenges=["C C02 A13"])
    assert refused(pos, "A set C01 A01") == "CONAN-207"
    assert refused(pos, "A set C01 A05") == "CONAN-206"
    assert allowed(pos, "A set C01 A13")


def test_an_action_special_needs_a_target() -> None:
    """CONAN-208: its effect, then the discard; no glory."""
    pos = table({"A": "N02 N06 N05"}, phase="cards", challenges=["A C01 A01", "B C02 A13 up"])
    assert refused(pos, "A spy A01") == "CONAN-208"
    assert refused(pos, "A spy A13") == "CONAN-208"
    assert refused(pos, "A banish B") == "CONAN-208"
    assert refused(pos, "A rob B") == "CONAN-202"
    play(pos, "A send")
    assert (len(hand(pos, "A").split()), glory(pos, "A")) == (4, 15)
    assert cards(pos, "discard") == ["N05"]


def test_nothing_to_draw_no_courier() -> None:
    """CONAN-208: neither in the pile nor among the discards."""
    deck = Counter(NAMES[card] for card in CARDS.draw_cards())
    deck -= Counter(["A01", "A13"])
    pos = table({"A": " ".join(deck.elements())}, phase="cards")
    assert refused(pos, "A send") == "CONAN-208"


def test_resolution_specials_wait_for_a_resolution() -> None:
    """CONAN-209"""
    pos = table({"A": "R01 R12 R13"}, phase="cards")
    assert choices(pos, "A") == [{"verb": "pass"}]


def test_no_limit_on_the_hand() -> None:
    """CONAN-210"""
    held = " ".join(f"C{number:02}" for number in range(1, 31))
    assert len(hand(table({"A": held}, phase="cards"), "A").split()) == 30


def test_secret_passage() -> None:
    """CONAN-211: even locked, or from nowhere; never onto one's own Challenge; the hero acts normally afterwards."""
    pos = table(
        {"A": "N01", "B": "N01"},
        phase="cards",
        at={"A": "A01"},
        challenges=["B C01 A01", "A C02 A13"],
        adventures="A01 A13 A02",
    )
    assert refused(pos, "A slip A01") == "CONAN-211"
    assert refused(pos, "A slip A13") == "CONAN-211"
    play(pos, "A slip A02", "B slip A13", "C pass", "A pass")
    assert (stands(pos, "A"), stands(pos, "B"), shown(pos)["phase"]) == ("A02", "A13", "heroes")
    assert allowed(pos, "A accomplish")


def test_tavern_rumour_is_private() -> None:
    """N02: every face-down Challenge of one Adventure, and they stay known when they move."""
    pos = table({"A": "N02", "B": "N04"}, phase="cards", challenges=["B C01 A01", "C C02 A01"])
    play(pos, "A spy A01")
    assert (on(pos, "A01", "A"), on(pos, "A01", "C")) == ("C01 C02", "?challenge C02")
    play(pos, "B shift C01 A13")
    assert (on(pos, "A13", "A"), on(pos, "A13", "C")) == ("C01", "?challenge")


def test_the_jade_eye_sees_what_arrives() -> None:
    """O08: Challenges played or moved to where the hero stands, and those there when he comes."""
    pos = table(
        {"B": "C01", "C": "N04", "A": "N01"}, phase="cards", at={"A": "A13"}, objects={"A": "O08"}, challenges=["C C02 A01"]
    )
    play(pos, "A pass", "B set C01 A13", "C shift C02 A13")
    assert (on(pos, "A13", "A"), on(pos, "A13")) == ("C02 C01", "?challenge ?challenge")
    there = table(at={"B": "A01"}, objects={"A": "O08"}, challenges=["C C02 A13"])
    assert on(play(there, "A move A13"), "A13", "A") == "C02"


def test_shifting_ambush() -> None:
    """CONAN-212: owner and face stay, the origin's count does not go down, no glory."""
    pos = table({"A": "N04"}, phase="cards", challenges=["A C01 A01 up", "B C02 A01"])
    assert refused(pos, "A shift C02 A13") == "CONAN-212"
    assert refused(pos, "A shift C01 A01") == "CONAN-212"
    play(pos, "A shift C01 A13")
    rows = {row["card"]: row for row in shown(pos)["adventures"]}
    assert (rows["A01"]["received"], rows["A13"]["received"], glory(pos, "A")) == (2, 1, 15)
    assert rows["A13"]["challenges"] == [{"place": 0, "card": "C01", "owner": 0, "face_up": True}]


def test_all_see_which_challenge_shifts() -> None:
    """CONAN-212: of two face-down Challenges of one player, the log names the place of the one that moved."""
    pos = table({"A": "N04"}, phase="cards", challenges=["A C01 A01", "A C03 A01"])
    play(pos, "A shift C03 A13")
    (moved,) = events(pos, "shift")
    assert (moved["place"], moved["origin"], moved["adventure"], moved["cards"]) == (1, 1, 13, ["?challenge"])


def test_who_leaves_loses_allies_and_alliance() -> None:
    """CONAN-213"""
    start = table({"A": "N06"}, phase="cards", at={"B": "A13", "C": "A13"}, allies={"B": "C23"}, alliance="BC 2 alternate")
    pos = play(start.clone(), "A banish B")
    assert (stands(pos, "B"), of(pos, "B", "allies"), discarded(start, pos)) == ("", "", "C23 N06")
    assert [player["partner"] for player in shown(pos)["players"]] == [None] * 3


def test_an_exiled_hero_may_come_back() -> None:
    """CONAN-214"""
    pos = table({"A": "N06"}, phase="cards", at={"A": "A01", "B": "A13", "C": "A01"})
    play(pos, "A banish B", "B pass", "C pass", "A pass", "A pass")
    assert allowed(pos, "B move A13")
