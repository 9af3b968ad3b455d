"""Every rule of the game, by its id."""

from __future__ import annotations

from collections import Counter

import pytest
from build import play, refused, table
from midnight_quay import GAME

from tablee import BadOptions, Rng
from tablee.testing.notation import cards, choices, counter_of, events, hand, question, shown
from tablee.testing.refusals import check_refusals

SHARES = [(2, 8), (3, 8), (4, 7), (5, 6)]


def test_two_to_five_play() -> None:
    """QUAY-001"""
    assert GAME.seats == (2, 5)
    with pytest.raises(BadOptions):
        GAME.new(seats=6)


@pytest.mark.parametrize(("seats", "share"), SHARES)
def test_crates_are_dealt(seats: int, share: int) -> None:
    """QUAY-002, QUAY-003, QUAY-004"""
    pos = GAME.new(seats, seed=3)
    assert Counter(card for zone in pos.zones for card in zone.cards) == dict.fromkeys(range(6), 5)
    assert len(cards(pos, "cart")) == seats * (share - 3)
    assert len(cards(pos, "ashore")) == 30 - seats * share
    own, *others = shown(pos, "A")["hands"]
    assert all(crate.isdigit() for crate in own)
    assert others == [["?crate"] * 3] * (seats - 1)


def test_a_crate_is_offered_in_turn_and_only_its_seller_knows_it() -> None:
    """QUAY-010: everybody hears the claim, nobody sees the crate."""
    pos = play(table("1 2 3", "4 5 6", "1 1 1"), "1 as 6")
    assert (question(pos), pos.to_act) == ("Inspect", (1,))
    assert shown(pos, "A")["quay"] == ["1"]
    assert shown(pos, "B")["quay"] == shown(pos)["quay"] == ["?crate"]
    assert events(pos, "offer", "C")[0] == {"n": 0, "event": "offer", "seat": 0, "claim": 6, "cards": ["?crate"]}


def test_nothing_else_is_done_in_ones_turn() -> None:
    """QUAY-010"""
    assert refused(table("1 2 3", "4 5 6"), "open") == "QUAY-010"


def test_a_crate_that_one_does_not_hold_is_not_offered() -> None:
    """QUAY-011"""
    assert refused(table("1 2 3", "4 5 6"), "4 as 4") == "QUAY-011"
    assert refused(table("1 2 3", "4 5 6"), "7 as 4") == "QUAY-011"


def test_one_may_say_anything() -> None:
    """QUAY-012: any worth there is, above or below the truth."""
    pos = table("3 3 3", "4 5 6")
    assert choices(pos, "A") == [{"verb": "offer", "card": 3, "claim": claim} for claim in range(1, 7)]
    assert refused(pos, "3 as 7") == "QUAY-012"


def test_the_seller_takes_another_crate() -> None:
    """QUAY-013: while there are any on the cart."""
    assert len(hand(play(table("1 2 3", "4 5 6", cart=2), "1 as 1"), "A").split()) == 3
    assert hand(play(table("1 2 3", "4 5 6"), "1 as 1"), "A") == "2 3"


def test_the_next_player_inspects() -> None:
    """QUAY-020"""
    pos = table("1 2", "4 5 6", quay="3", claim=3, turn=1)
    assert [choice["verb"] for choice in choices(pos, "B")] == ["wave", "open"]
    assert refused(pos, "4 as 4") == "QUAY-020"


def test_a_crate_that_is_waved_through_is_believed() -> None:
    """QUAY-021: its seller scores the claim, and it stays shut."""
    pos = play(table("1 2", "4 5 6", quay="1", claim=6, turn=1), "wave")
    assert (counter_of(pos, "A", "score"), counter_of(pos, "B", "score")) == (6, 0)
    assert shown(pos, "A")["hold"] == ["1"]
    assert shown(pos, "B")["hold"] == ["?crate"]


def test_a_lie_that_is_opened_feeds_the_inspector() -> None:
    """QUAY-022"""
    pos = play(table("1 2", "4 5 6", quay="4", claim=5, turn=1), "open")
    assert (counter_of(pos, "A", "score"), counter_of(pos, "B", "score")) == (0, 5)
    assert shown(pos)["planks"] == ["4"]


@pytest.mark.parametrize("crate", ["5", "6"])
def test_the_truth_that_is_opened_counts_twice(crate: str) -> None:
    """QUAY-023: to say less than the truth is no lie."""
    pos = play(table("1 2", "4 5 6", quay=crate, claim=5, turn=1), "open")
    assert (counter_of(pos, "A", "score"), counter_of(pos, "B", "score")) == (10, 0)
    assert shown(pos)["planks"] == [crate]


@pytest.mark.parametrize("answer", ["wave", "open"])
def test_whoever_inspected_is_next(answer: str) -> None:
    """QUAY-024"""
    pos = play(table("1 2", "4 5 6", "1 1 1", quay="3", claim=3, turn=1), answer)
    assert (question(pos), pos.to_act) == ("Offer", (1,))


def test_the_match_ends_with_the_last_crate() -> None:
    """QUAY-030, QUAY-031: all crates are opened then, and the most points win."""
    pos = play(table("2", "1"), "2 as 6", "wave", "1 as 1", "wave")
    assert pos.over
    assert pos.outcome is not None
    assert (pos.outcome.scores, pos.outcome.winners) == ((6, 1), (0,))
    assert shown(pos, "B")["hold"] == ["2", "1"]


@pytest.mark.parametrize(("seats", "share"), SHARES)
def test_everybody_offers_as_many(seats: int, share: int) -> None:
    """QUAY-003"""
    pos, rng = GAME.new(seats, seed=8), Rng(8)
    while not pos.over:
        legal = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], legal[rng.below(len(legal))])
    offers = Counter(event["seat"] for event in events(pos, "offer"))
    assert offers == dict.fromkeys(range(seats), share)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_refusal_cites_a_rule(seats: int) -> None:
    cited = check_refusals(GAME, "QUAY-", seats, seed=seats)
    assert {"QUAY-010", "QUAY-011", "QUAY-012", "QUAY-020"} >= cited >= {"QUAY-011", "QUAY-020"}


def test_every_crate_that_was_offered_is_used() -> None:
    """For the laboratory: by its seller, whatever was said of it."""
    pos = play(table("1 2", "4 5 6", cart=2), "1 as 6", "open", "4 as 4")
    assert GAME.uses(pos) == [("1", 0), ("4", 1)]
