"""Pacts: treaties as free as the book's, by option (CONAN-1205)."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import BadOptions, Position
from tablee.engine.rng import Rng
from tablee.games.conan import GAME
from tablee.sentences import event_text, question_text
from tablee.testing.notation import asked, choices, events, hand, of, question, shown

from .build import allowed, glory, play, refused, seen, table

HANDS: Final = {"A": "R01 R12 C01", "B": "A02 A03 C02 R07 R07", "C": "C03 N01 R04"}
NAMES: Final = ["Ada", "Blaise", "Chloé", "Denis"]


def talks(**given: Any) -> Position:
    """The diplomacy phase of a table that has pacts; it is A's turn."""
    options = {"pacts": True, **given.pop("options", {})}
    return table(given.pop("hands", HANDS), phase="diplomacy", options=options, **given)


def test_pacts_are_an_option_of_diplomacy() -> None:
    """CONAN-1205"""
    assert refused(table(phase="diplomacy"), "A pact B 4") == "CONAN-1205"
    assert not allowed(table(phase="diplomacy"), "A pact B 4")
    with pytest.raises(BadOptions, match="CONAN-1205"):
        GAME.new(3, seed=1, pacts=True, diplomacy=False)


def test_a_pact_of_two_names_cards_and_has_more_than_two() -> None:
    """CONAN-1205: three cards for three, one of them by name, and more glory than a treaty has."""
    pos = talks(objects={"A": "O01 O02 O03"})
    play(
        pos, "A pact B 4", "A between A B", "A give R01 shown", "A give R12 concealed", "A give C01 concealed", "A pledge 12"
    )
    play(
        pos,
        "A grant O01",
        "A grant O02",
        "A grant O03",
        "A between B A",
        "A name C02",
        "A request adventure",
        "A request any",
    )
    play(pos, "A sign")
    assert asked(pos) == "B"
    assert shown(pos, "C")["pact"] == [
        {
            "giver": 0,
            "taker": 1,
            "things": ["R01", "?veiled-special", "?veiled-challenge", *["?glory"] * 12, "O01", "O02", "O03"],
        },
        {"giver": 1, "taker": 0, "things": ["?asked-adventure", "?asked-any", "C02"]},
    ]
    play(pos, "B accept")
    assert {choice["card"] for choice in choices(pos, "B")} == {1, 2}
    assert refused(pos, "B hand R07") == "CONAN-907"
    play(pos, "B hand A02", "B hand R07")
    assert (hand(pos, "A"), hand(pos, "B")) == ("A02 C02 R07", "A03 C01 R01 R07 R12")
    assert (glory(pos, "A"), glory(pos, "B"), of(pos, "B", "objects")) == (3, 27, "O01 O02 O03")
    assert sorted(seen(pos, "C", "A").split()) == ["?adventure", "?special", "C02"]
    assert (question(pos), asked(pos)) == ("Propose", "B")


def test_three_parties_and_one_refusal() -> None:
    """CONAN-1205: each agrees in player order; one refusal, and all is as before, but a named card is known."""
    pos = talks()
    play(
        pos, "A pact B C", "A between B C", "A name C02", "A between C A", "A request special", "A between A B", "A pledge 2"
    )
    play(pos, "A sign")
    start = pos.clone()
    play(pos, "B accept")
    assert (asked(pos), [event["seat"] for event in events(pos, "agrees")]) == ("C", [1])
    assert seen(pos, "A", "B") == " ".join(["?draw"] * 4)
    refusing = play(pos.clone(), "C refuse")
    assert [hand(refusing, letter) for letter in "ABC"] == [hand(start, letter) for letter in "ABC"]
    assert (seen(refusing, "A", "B").split()[0], glory(refusing, "B"), asked(refusing)) == ("C02", 15, "B")
    play(pos, "C accept", "C hand R04")
    assert [hand(pos, letter) for letter in "ABC"] == ["C01 R01 R04 R12", "A02 A03 R07 R07", "C02 C03 N01"]
    assert [glory(pos, letter) for letter in "ABC"] == [13, 17, 15]
    assert seen(pos, "B", "A") == "?special ?draw ?draw ?draw"


def test_what_is_promised_must_be_there() -> None:
    """CONAN-1205, 905, 908, 909: the author's own things at once, the others' when they answer."""
    pos = talks(glory={"A": 4, "B": 3}, objects={"B": "O05"})
    play(pos, "A pact B C")
    assert refused(pos, "A sign") == "CONAN-1205"
    assert refused(pos, "A give R01 shown") == "CONAN-1205"
    play(pos, "A between A B")
    assert refused(pos, "A pledge 4") == "CONAN-905"
    assert refused(pos, "A grant O05") == "CONAN-905"
    assert refused(pos, "A give R02 shown") == "CONAN-905"
    assert refused(pos, "A between B A") == "CONAN-1205"
    play(pos, "A pledge 2", "A between A C")
    assert refused(pos, "A pledge 2") == "CONAN-905"
    play(pos, "A pledge 1", "A between B A")
    assert refused(pos, "A pledge 1") == "CONAN-1205"
    assert refused(pos, "A grant O01") == "CONAN-908"
    play(pos, "A grant O05", "A name R04", "A sign")
    assert refused(pos, "B accept") == "CONAN-909"
    assert choices(pos, "B") == [{"verb": "refuse"}]


def test_glory_owed_leaves_one() -> None:
    """CONAN-1205, 905: all that one owes together."""
    pos = talks(glory={"B": 5})
    play(pos, "A pact B C", "A between B A", "A pledge 3", "A between B C")
    assert refused(pos, "A pledge 2") == "CONAN-1205"
    play(pos, "A pledge 1", "A sign")
    assert allowed(pos, "B accept")


def test_a_pact_is_of_living_players_once_each() -> None:
    """CONAN-1205, 903"""
    pos = talks(players=4, beaten="D", hands={"A": "R01"})
    assert [(choice["player"], choice["third"]) for choice in choices(pos, "A", "pact")] == [(1, 2), (1, 4), (2, 4)]
    assert refused(pos, "A pact A 4") == "CONAN-903"
    assert refused(pos, "A pact B B") == "CONAN-903"


def test_sixteen_clauses() -> None:
    """CONAN-1205: no more clauses than there is room for; one's own cards are none."""
    pos = play(talks(), "A pact B 4", "A between B A")
    for _ in range(16):
        play(pos, "A request any")
    assert refused(pos, "A request any") == "CONAN-1205"
    assert {choice["verb"] for choice in choices(pos, "A")} == {"between", "sign"}
    play(pos, "A between A B", "A give R01 shown")
    assert max(len(pos.legal(seat)) for seat in pos.to_act) < 500


def test_a_truce_between_all() -> None:
    """CONAN-1205, 1202"""
    pos = talks(options={"truce": True})
    assert refused(play(talks(), "A pact B 4", "A between B A", "A request any"), "A truce") == "CONAN-902"
    play(pos, "A pact B C", "A between A B", "A pledge 1", "A truce", "A sign", "B accept", "C accept")
    assert [shown(pos)["players"][seat]["truces"] for seat in range(3)] == [[1, 2], [0, 2], [0, 1]]


def test_the_jade_eye_looks_round_in_new_hands() -> None:
    """CONAN-1205: as with a treaty."""
    pos = talks(at={"B": "A01"}, challenges=["C C02 A01"], objects={"A": "O08"}, hands={"A": "R01"})
    play(pos, "A pact B 4", "A between A B", "A grant O08", "A sign", "B accept")
    assert events(pos, "look", "B")[-1]["cards"] == ["C02"]


def test_a_pact_in_words() -> None:
    """CONAN-1205: what is written is private, what is signed is told line by line."""
    pos = play(talks(), "A pact B C", "A between B C", "A name C02", "A between A B", "A give R12 concealed", "A pledge 2")
    view: Any = pos.view(0)
    assert question_text(GAME, "en", view, NAMES) == (
        "Your pact with Blaise and Chloé. You give: Parry and 2 glory. You receive: nothing. "
        "Between the others: Quarry Brute. Say what you give Blaise."
    )
    theirs: Any = pos.view(1)
    assert theirs["table"]["pact"] == []
    assert "draft" not in theirs["question"]
    play(pos, "A sign")
    told = [event_text(GAME, "en", event, NAMES, 2) for event in pos.events(2)][-3:]
    assert told == [
        "Ada proposes a pact to Blaise and Chloé.",
        "Under this pact, Ada would give Blaise: a veiled Special and 2 glory.",
        "Under this pact, Blaise would give you: Quarry Brute.",
    ]
    assert question_text(GAME, "en", pos.view(1), NAMES) == (
        "A pact proposed by Ada. It also binds Chloé. You are given: a veiled Special and 2 glory. "
        "You are asked for: Quarry Brute. Accept or refuse."
    )
    play(pos, "B accept", "C accept")
    assert event_text(GAME, "en", pos.events(1)[-2], NAMES, 1) == "Ada gives you: Parry and 2 glory."


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 4), st.integers(0, 2**32))
def test_random_pacts_keep_the_rules(seats: int, seed: int) -> None:
    """CONAN-1205: few answers, no card lost, imagined worlds that agree, wherever a pact is written or answered."""
    rng = Rng(seed)
    pos = talks(players=seats, hands={**HANDS, "D": "A05 C06"}, objects={"A": "O01", "B": "O08"}, options={"truce": True})
    begun = choices(pos, "A", "pact")
    pos.play(0, begun[rng.below(len(begun))])
    while question(pos) == "AnswerPact" or pos.draft:
        seat = pos.to_act[0]
        for watcher in range(seats):
            world = pos.resample(watcher, rng)
            assert (world.faults(), world.view(watcher)) == ([], pos.view(watcher))
            assert world.legal(seat)
        legal = pos.legal(seat)
        assert len(legal) < 500
        signing = pos.number(verb="sign") in legal and rng.below(4) == 0
        pos.play(seat, pos.number(verb="sign") if signing else legal[rng.below(len(legal))])
        assert pos.faults() == []
        assert GAME.load(pos.dump()).dump() == pos.dump()
