"""The hero phase: CONAN-301 to CONAN-313; facing and hiring: CONAN-401 to CONAN-410."""

from __future__ import annotations

from tablee.testing.notation import asked, cards, choices, discarded, of, question, shown

from .build import allowed, glory, on, play, refused, stands, table, values


def test_the_end_is_looked_at_first() -> None:
    """CONAN-301"""
    pos = play(table(phase="cards", glory={"B": 30}), "A pass", "B pass", "C pass", "A pass")
    assert asked(pos) == ""
    assert pos.outcome is not None
    assert (pos.outcome.reason, pos.outcome.winners) == ("glory", (1,))


def test_one_action_each_in_player_order() -> None:
    """CONAN-302"""
    pos = table(first="B", turn="B", at={"A": "A01", "B": "A01", "C": "A01"})
    for letter in "BCA":
        assert asked(pos) == letter
        play(pos, f"{letter} pass")
    assert shown(pos)["phase"] == "diplomacy"


def test_a_hero_on_no_adventure_must_move() -> None:
    """CONAN-303: unless no destination is legal, or he has just accomplished."""
    assert refused(table(), "A pass") == "CONAN-303"
    assert choices(table(adventures="A01", challenges=["A C01 A01"]), "A") == [{"verb": "pass"}]
    waiting = table(counters={"waiting 1": 1})
    assert choices(waiting, "A") == [{"verb": "pass"}]


def test_otherwise_passing_is_allowed() -> None:
    """CONAN-304"""
    assert allowed(table(at={"A": "A01"}), "A pass")
    assert allowed(table(at={"A": "A01"}, challenges=["B C01 A01"]), "A pass")


def test_the_eliminated_are_skipped() -> None:
    """CONAN-305"""
    pos = table(at={"A": "A01", "B": "A01"}, challenges=["B C01 A13"], glory={"B": 1})
    play(pos, "A duel B", "A open 1", "B withdraw")
    assert asked(pos) == "C"


def test_after_a_move_the_turn_is_over() -> None:
    """CONAN-306"""
    pos = play(table(challenges=["B C01 A13"]), "A move A13")
    assert asked(pos) == "B"


def test_a_free_hero_may_move_to_another_adventure() -> None:
    """CONAN-307, CONAN-308"""
    pos = table(at={"A": "A01"})
    assert refused(pos, "A move A01") == "CONAN-308"
    assert refused(pos, "A move A05") == "CONAN-308"
    play(pos, "A move A13")
    assert stands(pos, "A") == "A13"


def test_a_challenge_locks() -> None:
    """CONAN-309, CONAN-310: until the last Challenge is gone, in whatever way; the Nomad is free."""
    assert refused(table(at={"A": "A01"}, challenges=["B C01 A01"]), "A move A13") == "CONAN-309"
    assert allowed(table(heroes={"A": "H08"}, at={"A": "A01"}, challenges=["B C01 A01"]), "A move A13")
    pos = table({"B": "N04"}, phase="cards", turn="B", first="B", lap=2, at={"A": "A01"}, challenges=["B C01 A01"])
    play(pos, "B shift C01 A13", "C pass", "B move A01", "C move A01")
    assert allowed(pos, "A move A13")


def test_the_boots_unlock_once() -> None:
    """CONAN-310, O07: used up by a hero who is locked."""
    pos = table(at={"A": "A01"}, challenges=["B C01 A01"], objects={"A": "O07"})
    assert refused(table(at={"A": "A01"}, objects={"A": "O07"}), "A escape A13") == "CONAN-310"
    play(pos, "A escape A13")
    assert (stands(pos, "A"), of(pos, "A", "objects"), "O07" in cards(pos, "out")) == ("A13", "", True)


def test_never_onto_ones_own_challenge() -> None:
    """CONAN-311"""
    pos = table(challenges=["A C01 A13"])
    assert refused(pos, "A move A13") == "CONAN-311"
    assert allowed(pos, "A move A01")


def test_an_expelled_hero_does_not_come_back_at_once() -> None:
    """CONAN-312: if his turn is to come he must go elsewhere."""
    pos = table(heroes={"A": "H01", "B": "H02"}, at={"A": "A01", "B": "A01"}, challenges=["C C01 A01"])
    play(pos, "A duel B", "A open 1", "B follow", "B choose force", "A stop", "B stop")
    assert (asked(pos), stands(pos, "B")) == ("B", "")
    assert refused(pos, "B move A01") == "CONAN-312"
    assert refused(pos, "B pass") == "CONAN-303"
    assert allowed(pos, "B move A13")


def test_any_other_adventure_may_be_entered() -> None:
    """CONAN-313"""
    pos = table(at={"B": "A13"}, challenges=["B C01 A01", "C C02 A13"])
    assert values(pos, "A", "move", "adventure") == [1, 13]


# Facing a Challenge.


def test_any_challenge_of_ones_adventure() -> None:
    """CONAN-401"""
    pos = table(at={"A": "A13"}, challenges=["B C01 A13", "C C02 A13 up", "B C03 A01"])
    assert values(pos, "A", "face", "place") == [0, 1]
    assert refused(pos, "A face C03") == "CONAN-401"


def test_it_is_turned_up_for_good() -> None:
    """CONAN-402"""
    pos = play(table(at={"A": "A01"}, challenges=["B C01 A01"]), "A face C01", "A open 1", "B raise 2", "A withdraw")
    assert on(pos, "A01") == "C01"
    assert shown(pos)["adventures"][0]["challenges"][0]["face_up"]


def test_the_player_is_committed() -> None:
    """CONAN-403"""
    pos = play(table(at={"A": "A01"}, challenges=["B C23 A01"]), "A face C23")
    assert refused(pos, "A pass") == "CONAN-403"
    assert choices(pos, "A") == [{"verb": "hire"}, {"verb": "fight"}]


def test_hiring_is_paid_to_the_bank() -> None:
    """CONAN-404: the payer keeps one point; the owner gets nothing; the Merchant pays one less."""
    start = table(at={"A": "A01", "C": "A01"}, challenges=["B C31 A01"], glory={"A": 4})
    pos = play(start.clone(), "A face C31", "A hire")
    assert [glory(pos, letter) for letter in "AB"] == [1, 15]
    assert question(play(table(at={"A": "A01"}, challenges=["B C31 A01"], glory={"A": 3}), "A face C31")) == "OpenAuction"
    merchant = table(heroes={"A": "H10", "C": "H05"}, at={"A": "A01", "C": "A01"}, challenges=["B C23 A01"], glory={"A": 1})
    assert glory(play(merchant, "A face C23", "A hire"), "A") == 1


def test_a_hired_ally_is_no_challenge_any_more() -> None:
    """CONAN-405: beside the hero, face up; the action ends there."""
    pos = play(table(at={"A": "A01", "C": "A01"}, challenges=["B C23 A01"]), "A face C23", "A hire")
    assert (on(pos, "A01"), shown(pos)["players"][0]["allies"], asked(pos)) == ("", ["C23"], "B")


def test_the_best_of_the_side_counts() -> None:
    """CONAN-406, CONAN-407: several Allies, automatically."""
    pos = table(heroes={"A": "H02"}, at={"A": "A01"}, allies={"A": "C30 C25"}, challenges=["B C07 A01"])
    play(pos, "A face C07", "A open 1", "B follow", "A choose force", "A stop", "B stop")
    assert [event["total"] for event in pos.events(0) if event["event"] == "totals"] == [7]


def test_an_ally_may_be_overcome_or_hired_later() -> None:
    """CONAN-408"""
    pos = table(at={"A": "A01"}, challenges=["B C23 A01"])
    play(pos, "A face C23", "A fight", "A open 1", "B raise 2", "A withdraw")
    assert on(pos, "A01") == "C23"
    again = table(at={"A": "A01"}, challenges=["B C23 A01 up"])
    assert allowed(play(again, "A face C23"), "A hire")


def test_allies_are_discarded_when_the_hero_leaves() -> None:
    """CONAN-409"""
    start = table(at={"A": "A01"}, allies={"A": "C23"})
    for action in ("A accomplish", "A move A13"):
        pos = play(start.clone(), action)
        assert (of(pos, "A", "allies"), discarded(start, pos)) == ("", "C23")


def test_otherwise_the_owner_defends() -> None:
    """CONAN-410"""
    pos = play(table(at={"A": "A01"}, challenges=["C C01 A01"]), "A face C01", "A open 1")
    assert (question(pos), asked(pos)) == ("AnswerBid", "C")
