"""Accomplishing an Adventure: CONAN-801 to CONAN-810."""

from __future__ import annotations

from tablee.testing.notation import asked, cards, choices, discarded, events, hand, of, question, shown

from .build import allowed, glory, play, refused, stands, table


def test_neither_challenge_nor_opposing_hero() -> None:
    """CONAN-801"""
    assert refused(table(at={"A": "A01"}, challenges=["B C01 A01"]), "A accomplish") == "CONAN-801"
    assert refused(table(at={"A": "A01", "B": "A01"}), "A accomplish") == "CONAN-801"
    assert allowed(table(at={"A": "A01", "B": "A01"}, alliance="AB 2 alternate"), "A accomplish")


def test_as_an_action_it_is_optional() -> None:
    """CONAN-802: even an Adventure that never received a Challenge."""
    start = table(at={"A": "A01"})
    assert allowed(start, "A pass")
    pos = play(start, "A accomplish")
    assert (of(pos, "A", "accomplished"), glory(pos, "A"), asked(pos)) == ("A01", 19, "B")


def test_at_once_after_ones_own_action() -> None:
    """CONAN-803: a duel won on a free Adventure."""
    pos = table(heroes={"A": "H01", "B": "H02"}, at={"A": "A01", "B": "A01"})
    play(pos, "A duel B", "A open 1", "B follow", "B choose force", "A stop", "B stop")
    assert (of(pos, "A", "accomplished"), glory(pos, "A")) == ("A01", 20)


def test_never_in_another_players_action() -> None:
    """CONAN-804: such a hero waits for his own turn."""
    pos = table(at={"A": "A01", "B": "A01"}, turn="A")
    play(pos, "A move A13")
    assert of(pos, "B", "accomplished") == ""
    assert allowed(pos, "B accomplish")


def test_the_order_of_accomplishing() -> None:
    """CONAN-805: card, glory, Objects, cards, bonuses, leaving, effect; a Crown just looted counts."""
    pos = table({"A": ""}, heroes={"A": "H07", "B": "H08"}, adventures="A19 A01", at={"A": "A19"}, objects={"A": "O10"})
    play(pos, "A accomplish")
    assert glory(pos, "A") == 15 + 6 + 1 + 1
    assert len(of(pos, "A", "objects").split()) == 3
    told = [event["event"] for event in pos.events(None)]
    assert told[:5] == ["accomplish", "loot", "object", "object", "bonus"]
    assert stands(pos, "A") == ""


def test_loot_cards_are_hidden() -> None:
    """CONAN-805"""
    pos = play(table(adventures="A09 A01", at={"A": "A09"}, pile="R04 R05"), "A accomplish")
    assert hand(pos, "A") == "R04 R05"
    assert [event["cards"] for event in events(pos, "draw", "B")] == [["?draw", "?draw"]]


def test_missing_objects_are_replaced() -> None:
    """CONAN-806"""
    pos = play(table(adventures="A19 A01", at={"A": "A19"}, object_pile=1), "A accomplish")
    assert (len(of(pos, "A", "objects").split()), glory(pos, "A")) == (1, 15 + 6 + 2)


def test_effects_are_for_who_accomplishes() -> None:
    """CONAN-807: Tribute, of the partner too."""
    pos = table(adventures="A11 A01", at={"A": "A11", "B": "A11"}, alliance="AB 4 proposer", glory={"C": 1})
    play(pos, "A accomplish")
    assert [glory(pos, letter) for letter in "ABC"] == [15 + 4 + 1, 14, 1]


def test_recover() -> None:
    """CONAN-805: the effect of A06, in public; nothing if the pile is empty."""
    pos = play(table(adventures="A06 A01", at={"A": "A06"}, left=80), "A accomplish")
    assert question(pos) == "RecoverCard"
    card = cards(pos, "discard")[0]
    assert refused(pos, "A pass") == "CONAN-805"
    play(pos, f"A recover {card}")
    assert (hand(pos, "A"), shown(pos, "B")["players"][0]["hand"]) == (card, [card])
    assert asked(play(table(adventures="A06 A01", at={"A": "A06"}), "A accomplish")) == "B"


def test_accomplished_adventures_stay() -> None:
    """CONAN-808"""
    start = table(at={"A": "A01"})
    pos = play(start.clone(), "A accomplish")
    assert cards(pos, "adventures") == ["A13"]
    assert (of(pos, "A", "accomplished"), discarded(start, pos)) == ("A01", "")


def test_a_partner_leaves_too() -> None:
    """CONAN-809, CONAN-810: both wait for the next hero phase."""
    pos = table(at={"A": "A13", "B": "A13"}, alliance="AB 1 alternate")
    play(pos, "A accomplish")
    assert [stands(pos, letter) for letter in "AB"] == ["", ""]
    assert [glory(pos, letter) for letter in "AB"] == [15 + 2, 15 + 6]
    assert choices(pos, "B") == [{"verb": "pass"}]
    assert refused(pos, "B move A01") == "CONAN-810"


def test_the_wait_ends_with_the_phase() -> None:
    """CONAN-810: the next hero phase."""
    pos = table(at={"A": "A01", "B": "A13", "C": "A13"}, options={"diplomacy": False})
    play(pos, "A accomplish", "B pass", "C pass", "A pass", "B pass", "C pass", "A pass")
    assert (shown(pos)["phase"], shown(pos)["players"][0]["waiting"]) == ("heroes", False)
    assert allowed(pos, "A move A13")


def test_passage_and_swift_foot_override_the_wait() -> None:
    """CONAN-810: never onto one's own Challenge (CONAN-311)."""
    passage = table(adventures="A12 A01 A13", at={"A": "A12"}, challenges=["A C01 A13"])
    play(passage, "A accomplish")
    assert choices(passage, "A") == [{"verb": "pass"}, {"verb": "stand", "adventure": 1}]
    assert refused(passage, "A stand A13") == "CONAN-311"
    play(passage, "A stand A01")
    assert (stands(passage, "A"), asked(passage)) == ("A01", "B")
    explorer = play(table(heroes={"A": "H06"}, at={"A": "A01"}), "A accomplish", "A pass")
    assert (stands(explorer, "A"), asked(explorer)) == ("", "B")


def test_loot_in_turn_or_to_one() -> None:
    """CONAN-936: the second Object of A19 goes to the partner if they alternate."""
    for spoils, counts in (("alternate", [1, 1]), ("proposer", [2, 0]), ("partner", [0, 2])):
        pos = table(adventures="A19 A01", at={"A": "A19", "B": "A19"}, alliance=f"AB 4 {spoils}")
        play(pos, "A accomplish")
        assert [len(of(pos, letter, "objects").split()) for letter in "AB"] == counts
