"""General notions and set-up: CONAN-001 to CONAN-009, CONAN-101 to CONAN-110."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import Position
from tablee.games.conan import GAME
from tablee.games.conan.rules.position import Conan
from tablee.games.conan.rules.setup_phase import choose_first
from tablee.testing.notation import LETTERS, asked, cards, choices, counter, events, hand, of, question, shown

from .build import CARDS, NUMBERS, allowed, glory, on, play, refused, stands, table


def swapped(seats: int, seed: int = 1) -> Position:
    """A fresh match after a pass round the table."""
    pos = GAME.new(seats, seed=seed)
    return play(pos, *[f"{letter} pass" for letter in LETTERS[:seats]])


def until(pos: Position, decision: str) -> Position:
    """The first answer there is, again and again, until a question comes up."""
    while question(pos) != decision:
        seat = pos.to_act[0]
        pos.play(seat, pos.legal(seat)[0])
    return pos


def in_order(pos: Position) -> str:
    seats, first = int(pos.seats), counter(pos, "first")
    return "".join(LETTERS[(first + step) % seats] for step in range(seats))


def test_a_hero_each_and_the_others_leave() -> None:
    """CONAN-101"""
    pos = GAME.new(3, seed=1)
    heroes = [of(pos, letter, "hero") for letter in "ABC"]
    assert all(hero.startswith("H") for hero in heroes)
    assert sorted([*heroes, *cards(pos, "out")]) == [f"H{number:02}" for number in range(1, 11)]
    assert [player["hero"] for player in shown(pos)["players"]] == heroes


def test_heroes_may_be_swapped() -> None:
    """CONAN-102: one proposal each, in seat order; who has swapped may swap again."""
    pos = GAME.new(3, seed=1)
    a, b, c = (of(pos, letter, "hero") for letter in "ABC")
    assert refused(pos, "A swap A") == "CONAN-102"
    play(pos, "A swap B")
    assert (question(pos), asked(pos)) == ("AnswerSwap", "B")
    play(pos, "B accept", "B swap C", "C refuse", "C swap A", "A accept")
    assert [of(pos, letter, "hero") for letter in "ABC"] == [c, a, b]
    assert question(pos) == "PlaceChallenge"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_adventure_before_each_player(seats: int) -> None:
    """CONAN-103"""
    pos = swapped(seats)
    assert len(cards(pos, "adventures")) == seats
    assert len(set(cards(pos, "adventures"))) == seats


@pytest.mark.parametrize("seed", range(12))
def test_the_highest_difficulty_is_first(seed: int) -> None:
    """CONAN-104"""
    pos = swapped(4, seed)
    difficulties = [int(CARDS.difficulty(NUMBERS[card])) for card in cards(pos, "adventures")]
    assert difficulties[counter(pos, "first")] == max(difficulties)
    assert asked(pos) == LETTERS[counter(pos, "first")]


def test_first_player_of_the_example() -> None:
    """CONAN-104, CONAN-003: A13 before Ana, A18 before Bo, A01 before Cy: Bo, Cy, Ana; worked example 1."""
    pos = table(adventures="A13 A18 A01")
    assert isinstance(pos, Conan)
    choose_first(pos)
    assert pos.counters[pos.layout.first] == 1
    assert in_order(pos) == "BCA"


def test_a_tie_is_broken_by_lot() -> None:
    """CONAN-104: among the tied players only."""
    firsts = set()
    for seed in range(40):
        pos = table(adventures="A13 A01 A14")
        assert isinstance(pos, Conan)
        pos.rng = GAME.new(2, seed=seed).rng
        choose_first(pos)
        firsts.add(int(pos.counters[pos.layout.first]))
    assert firsts == {0, 2}


def test_each_sees_the_challenge_he_draws() -> None:
    """CONAN-105"""
    pos = swapped(3)
    drawn = [hand(pos, letter) for letter in "ABC"]
    assert all(card.startswith("C") for card in drawn)
    assert shown(pos, "A")["players"][0]["hand"] == [drawn[0]]
    assert shown(pos, "B")["players"][0]["hand"] == ["?challenge"]


def test_the_challenge_goes_before_another_player() -> None:
    """CONAN-106: face down, the owner known to all; no glory."""
    pos = swapped(3)
    first = asked(pos)
    own = cards(pos, "adventures")[LETTERS.index(first)]
    assert refused(pos, f"{first} place {own}") == "CONAN-106"
    other = next(card for card in cards(pos, "adventures") if card != own)
    card = hand(pos, first)
    play(pos, f"{first} place {other}")
    assert (on(pos, other, first), on(pos, other)) == (card, "?challenge")
    row = next(row for row in shown(pos)["adventures"] if row["card"] == other)
    assert row["challenges"][0]["owner"] == LETTERS.index(first)
    assert not row["challenges"][0]["face_up"]
    assert glory(pos, first) == 0


def test_two_players_have_one_place() -> None:
    """CONAN-106"""
    pos = swapped(2)
    assert len(choices(pos, asked(pos))) == 1


def test_the_draw_pile_is_what_is_left() -> None:
    """CONAN-107: 90 - 2n cards before the deal."""
    for seats in (2, 3, 4):
        pos = until(swapped(seats), "PlaceHero")
        assert len(cards(pos, "draw pile")) == 90 - 2 * seats - 7 * seats
        assert len(cards(pos, "object pile")) == 10


def test_seven_cards_and_fifteen_points() -> None:
    """CONAN-108"""
    pos = until(swapped(3), "PlaceHero")
    assert [(len(hand(pos, letter).split()), glory(pos, letter)) for letter in "ABC"] == [(7, 15)] * 3


def test_heroes_avoid_their_own_challenge() -> None:
    """CONAN-109: in player order; one's own Adventure always qualifies."""
    pos = until(swapped(3), "PlaceHero")
    first = asked(pos)
    assert first == in_order(pos)[0]
    row = next(row for row in shown(pos)["adventures"] if any(c["owner"] == LETTERS.index(first) for c in row["challenges"]))
    assert refused(pos, f"{first} stand {row['card']}") == "CONAN-109"
    assert refused(pos, f"{first} pass") == "CONAN-109"
    assert allowed(pos, f"{first} stand {cards(pos, 'adventures')[LETTERS.index(first)]}")


def test_adventures_belong_to_nobody() -> None:
    """CONAN-110, CONAN-004: any hero may stand on any of them, several on one."""
    pos = table(at={"A": "A01", "B": "A01", "C": "A01"})
    assert [stands(pos, letter) for letter in "ABC"] == ["A01"] * 3
    assert shown(pos)["adventures"][0]["heroes"] == [0, 1, 2]


def test_the_sorcerer_looks_when_he_arrives() -> None:
    """H03, at set-up and later; that he looks is public, what he sees is not."""
    pos = table(heroes={"A": "H03"}, challenges=["B C07 A13", "C C08 A13"])
    play(pos, "A move A13")
    assert (on(pos, "A13", "A"), on(pos, "A13", "B"), on(pos, "A13")) == (
        "C07 C08",
        "C07 ?challenge",
        "?challenge ?challenge",
    )
    assert events(pos, "look", "C")[-1]["cards"] == ["C08", "?challenge"]


def test_only_the_living_act_and_are_targets() -> None:
    """CONAN-001, CONAN-003: order goes on with the next living player."""
    pos = table({"B": "N03 N06"}, phase="cards", beaten="A", turn="B", at={"B": "A01", "C": "A01"})
    assert [action["player"] for action in choices(pos, "B", "rob")] == [2]
    assert [action["player"] for action in choices(pos, "B", "banish")] == [2]
    play(pos, "B pass", "C pass")
    assert asked(pos) == "B"


def test_glory_is_public_and_has_no_limit() -> None:
    """CONAN-002"""
    pos = table(glory={"A": 60})
    assert [player["glory"] for player in shown(pos)["players"]] == [60, 15, 15]


def test_the_owner_of_a_challenge_never_changes() -> None:
    """CONAN-005, CONAN-212"""
    pos = table({"B": "N04"}, phase="cards", turn="B", challenges=["B C07 A01"])
    play(pos, "B shift C07 A13")
    assert shown(pos)["adventures"][1]["challenges"][0]["owner"] == 1


def test_an_adventure_is_full_for_good() -> None:
    """CONAN-006: what it received counts even if it is gone."""
    pos = table({"A": "C01"}, phase="cards", received={"A01": 2})
    assert refused(pos, "A set C01 A01") == "CONAN-006"
    assert allowed(pos, "A set C01 A13")


def test_opposing_heroes() -> None:
    """CONAN-007: not those bound by an alliance."""
    pos = table(at={"A": "A01", "B": "A01", "C": "A01"}, alliance="AB 2 alternate")
    assert [action["player"] for action in choices(pos, "A", "duel")] == [2]


def test_only_stakes_take_the_last_point() -> None:
    """CONAN-008: a Cut Purse leaves one, and takes nothing from who has one."""
    pos = table({"A": "N03"}, phase="cards", glory={"B": 2, "C": 1})
    assert refused(pos, "A rob C") == "CONAN-208"
    play(pos, "A rob B")
    assert (glory(pos, "A"), glory(pos, "B")) == (16, 1)


def test_the_discard_pile_is_open() -> None:
    """CONAN-009"""
    pos = play(table({"A": "N03"}, phase="cards"), "A rob B")
    assert shown(pos)["discard"] == ["N03"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_head_start(seats: int) -> None:
    """CONAN-1206: glory on top of the fifteen, for the first and the second in turn order; nobody has any by default."""
    pos = GAME.new(seats, seed=5, turning=False, lead_first=4, lead_second=3)
    play(pos, *[f"{letter} pass" for letter in LETTERS[:seats]])
    assert [glory(until(pos, "PlaceHero"), letter) for letter in in_order(pos)] == [19, 18, 15, 15][:seats]
    assert counter(pos, "minted") == 7
    assert pos.faults() == []
    assert (GAME.options["lead_first"].default, GAME.options["lead_second"].default) == (0, 0)


def test_a_head_start_within_bounds() -> None:
    """CONAN-1206: nine points at most, and never fewer than the others have."""
    assert GAME.check(3, {"lead_first": 9, "lead_second": 9}) == []
    assert [len(GAME.check(3, {"lead_first": wrong})) for wrong in (-1, 10, "4")] == [1, 1, 1]


def test_a_match_stored_before_there_were_head_starts() -> None:
    """CONAN-1206: a dump that names neither option goes on without, and ends as it did."""
    pos = until(swapped(3), "PlaceHero")
    dump: Any = pos.dump()
    del dump["options"]["lead_first"], dump["options"]["lead_second"]
    again = GAME.load(dump)
    assert [glory(again, letter) for letter in "ABC"] == [15, 15, 15]
    assert again.dump() == pos.dump()
