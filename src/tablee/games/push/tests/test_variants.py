"""The variants: PUSH-120 to PUSH-145."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee import BadOptions, Position, Rng
from tablee.games.push import GAME
from tablee.testing.notation import counter

from .build import (
    allowed,
    begun,
    cards,
    choosing,
    column,
    columns,
    deck,
    hand,
    in_turn,
    last_discard,
    lay_starters,
    play,
    refused,
    scores,
    table,
    zones,
)


def own_cards(pos: Position, letter: str) -> Counter[str]:
    return Counter(hand(pos, letter) + deck(pos, letter))


# Aggressive.


def test_aggressive_players_keep_all_four_push() -> None:
    """PUSH-120"""
    pos = begun("RPGB", aggressive=True)
    assert cards(pos, "removed") == []
    assert all(own_cards(pos, letter)["push"] == 4 for letter in "RPGB")


@pytest.mark.parametrize("seats", [2, 3])
def test_aggressive_is_for_four_players_only(seats: int) -> None:
    """PUSH-120"""
    with pytest.raises(BadOptions, match="PUSH-120"):
        GAME.new(seats, 1, aggressive=True)


# Tournament.

EVEN = ("R9", "R6 G7", "G5 R4 R3", "G0", "G8 R8", "R1 R2 G3")


def test_a_tournament_goes_on_with_a_complete_new_round() -> None:
    """PUSH-130: same seats, teams and mode; all cards taken back, starters chosen and decks shuffled anew."""
    pos = last_discard(EVEN, tournament=True, apocalypse=True)
    assert not pos.over
    assert counter(pos, "round") == 2
    assert in_turn(pos) == "RG"
    assert {place for place, held in zones(pos).items() if held} == {"deck 1", "deck 2"}
    assert all(len(deck(pos, letter)) == 25 for letter in "RG")
    lay_starters(pos, "2 3 4")
    assert columns(pos) == ["R2", "R3", "R4", "G2", "G3", "G4"]
    assert sorted(deck(pos, "R")) != deck(pos, "R")


def test_what_was_left_of_a_round_is_not_shown() -> None:
    """PUSH-130: two rounds that ended alike but for a hidden hand look the same to the other player."""
    ends = []
    for held in ("9 8 7", "9 8 6"):
        pos = table(EVEN, {"R": "push", "G": held}, tournament=True)
        play(pos, "R discard push")
        ends.append((pos.view(0), pos.events(0)))
    assert ends[0] == ends[1]


def test_a_single_game_is_one_round() -> None:
    """PUSH-130"""
    assert last_discard(EVEN).over


def test_round_scores_are_added_up() -> None:
    """PUSH-131"""
    pos = last_discard(EVEN, tournament=True, totals={"R": 30, "G": 60}, round=2)
    assert scores(pos) == {"R": 79, "G": 93}


def next_starter(totals: dict[str, int], teams: str = "RGP", **options: Any) -> str:
    """Who begins the round after one that brings nobody anything, from these totals."""
    zeros = [f"{letter}0" for letter in teams for _ in range(2)]
    pos = last_discard(zeros, teams, tournament=True, totals=totals, round=2, **options)
    lay_starters(pos, "1 9")
    return in_turn(pos)


def test_the_fewest_points_on_the_running_total_start() -> None:
    """PUSH-132"""
    assert next_starter({"R": 50, "G": 20, "P": 40}) == "G"
    assert next_starter({"R": 10, "G": 20, "P": 40}) == "R"


def test_it_is_the_running_total_and_not_the_last_round() -> None:
    """PUSH-132: Red scored more in this round, but has fewer points in all."""
    pos = last_discard(EVEN, tournament=True, totals={"R": 0, "G": 90}, round=2)
    lay_starters(pos, "1 2 3")
    assert in_turn(pos) == "R"


def test_the_first_round_follows_the_ordinary_rule() -> None:
    """PUSH-132, PUSH-014"""
    assert in_turn(begun("RGP", tournament=True, first=2)) == "G"


def test_among_the_last_the_youngest_starts() -> None:
    """PUSH-133: by the age order, youngest first, or the higher seat."""
    tied = {"R": 50, "G": 20, "P": 20}
    assert next_starter(tied) == "P"
    assert next_starter(tied, ages=[1, 2, 3]) == "G"
    assert next_starter(tied, ages=[1, 3, 2]) == "P"
    assert next_starter({"R": 0, "G": 0, "P": 0}, ages=[2, 3, 1]) == "G"


@pytest.mark.parametrize(("before", "over"), [(150, False), (151, True), (180, True)])
def test_two_hundred_points_end_the_tournament(before: int, over: bool) -> None:
    """PUSH-134: Red scores 49 in this round."""
    pos = last_discard(EVEN, tournament=True, totals={"R": before, "G": 10}, round=3)
    assert scores(pos)["R"] == before + 49
    assert pos.over == over


def test_the_target_is_checked_only_after_a_scored_round() -> None:
    """PUSH-134: columns worth the target do not end a round by themselves."""
    pos = table(EVEN, {"R": "push 0 0", "G": "1 1 2"}, tournament=True, totals={"R": 190, "G": 199}, round=3)
    play(pos, "R discard 0")
    assert in_turn(pos) == "G"
    assert scores(pos) == {"R": 190, "G": 199}


def test_the_highest_running_total_wins_the_tournament() -> None:
    """PUSH-135: Green has more in all, though Red won the last round; equal totals share."""
    pos = last_discard(EVEN, tournament=True, totals={"R": 160, "G": 180}, round=4)
    assert pos.outcome is not None
    assert (pos.outcome.winners, pos.outcome.reason) == ((1,), "tournament")
    shared = last_discard(EVEN, tournament=True, totals={"R": 160, "G": 176}, round=4)
    assert shared.outcome is not None
    assert shared.outcome.winners == (0, 1)


@pytest.mark.parametrize(("round", "over"), [(19, False), (20, True)])
def test_a_tournament_ends_after_twenty_rounds(round: int, over: bool) -> None:
    """PUSH-136"""
    pos = last_discard(EVEN, tournament=True, totals={"R": 20, "G": 30}, round=round)
    assert pos.over == over


def test_players_who_refuse_to_score_play_twenty_rounds() -> None:
    """PUSH-136"""
    pos = choosing("RGB", tournament=True).quiet()
    while not pos.over:
        if len(pos.to_act) == 3:
            lay_starters(pos, "0 0")
        seat = pos.to_act[0]
        pos.play(seat, pos.legal(seat)[-1])
    assert counter(pos, "round") == 20
    assert pos.outcome is not None
    assert pos.outcome.winners == (0, 1, 2)


# Apocalypse.


def test_everyone_has_one_super_push_in_the_deck() -> None:
    """PUSH-140"""
    for teams in ("RG", "RGB", "RPGB"):
        pos = begun(teams, apocalypse=True)
        assert all(own_cards(pos, letter)["super"] == 1 for letter in teams)
    assert own_cards(begun("RG"), "R")["super"] == 0
    assert refused(begun("RG", first=1), "R superpush 1 by 1") == "PUSH-140"


def test_the_super_push_may_be_in_the_opening_hand() -> None:
    """PUSH-140"""
    opening = ["super" in hand(begun("RG", seed=seed, apocalypse=True), "R") for seed in range(60)]
    assert any(opening)
    assert not all(opening)


@pytest.mark.parametrize(("steps", "after"), [(1, "R9 G8 G7 B9"), (2, "R9 G8 B9"), (3, "R9 B9")])
def test_a_super_push_moves_one_two_or_three_steps(steps: int, after: str) -> None:
    """PUSH-141, PUSH-142"""
    pos = table(["R9 G8 G7 P8 B9"], {"B": "super 5 5"}, teams="RGPB", turn="B", apocalypse=True)
    out = cards(pos, "eliminated")
    play(pos, f"B superpush 1 by {steps}")
    assert column(pos) == after
    assert cards(pos, "eliminated") == out + ["P8", "G7", "G8"][:steps]
    assert cards(pos, "discard") == ["B-super"]


@pytest.mark.parametrize(
    ("text", "most"), [("R1", 0), ("R1 G2", 1), ("R1 G2 R3", 2), ("R1 G2 R3 G4", 3), ("R1 G2 R3 G4 R5", 3)]
)
def test_no_more_steps_than_cards_before_the_last(text: str, most: int) -> None:
    """PUSH-143: and a column of one card cannot be chosen."""
    pos = table([text], {"R": "super 9 9"}, apocalypse=True)
    assert [steps for steps in (1, 2, 3) if allowed(pos, f"R superpush 1 by {steps}")] == [1, 2, 3][:most]
    for steps in range(most + 1, 4):
        assert refused(pos, f"R superpush 1 by {steps}") == ("PUSH-143" if most else "PUSH-073")


def test_the_super_push_is_played_once_a_round() -> None:
    """PUSH-144: played or discarded, it is gone."""
    pos = table(["R1 G2 R3"], {"R": "super 9 9", "G": "8 8 9"}, apocalypse=True)
    played, discarded = pos.clone(), pos.clone()
    play(played, "R superpush 1 by 1", "G discard 8")
    play(discarded, "R discard super", "G discard 8")
    assert refused(played, "R superpush 1 by 1") == "PUSH-033"
    assert refused(discarded, "R superpush 1 by 1") == "PUSH-033"


def test_the_super_push_is_back_in_the_next_round() -> None:
    """PUSH-144"""
    pos = table(EVEN, {"R": "super", "G": "9 8 7"}, tournament=True, apocalypse=True)
    play(pos, "R superpush 3 by 2")
    lay_starters(pos, "1 2 3")
    assert own_cards(pos, "R")["super"] == 1


@pytest.mark.parametrize(
    ("teams", "options", "removed", "size"),
    [
        ("RG", {}, 0, 22),
        ("RGB", {"tournament": True}, 0, 23),
        ("RPGB", {}, 4, 22),
        ("RPGB", {"aggressive": True}, 0, 23),
        ("RPGB", {"aggressive": True, "tournament": True}, 0, 23),
    ],
)
def test_apocalypse_combines_with_everything(teams: str, options: dict[str, Any], removed: int, size: int) -> None:
    """PUSH-145: the Super Push is never the card removed."""
    pos = begun(teams, apocalypse=True, **options)
    assert cards(pos, "removed") == [f"{letter}-push" for letter in teams][:removed]
    assert all(own_cards(pos, letter).total() == size for letter in teams)
    assert all(own_cards(pos, letter)["super"] == 1 for letter in teams)


def test_hands_left_over_are_shown_after_the_match_only() -> None:
    """PUSH-092: between rounds nobody learns what others still held; once the match is over everything is open."""
    seen = 0
    for seed in range(6):
        pos = begun("RGP", seed=seed, tournament=True, rounds=2)
        rng = Rng(seed)
        while not pos.over:
            seat = pos.to_act[0]
            legal = pos.legal(seat)
            action = legal[rng.below(len(legal))]
            before = counter(pos, "round")
            worlds = [(viewer, pos.resample(viewer, rng)) for viewer in range(3) if viewer != seat]
            pos.play(seat, action)
            if counter(pos, "round") == before or pos.over:
                continue
            for viewer, world in worlds:
                if action not in world.legal(seat):
                    continue
                world.play(seat, action)
                assert world.view(viewer) == pos.view(viewer)
                assert world.events(viewer) == pos.events(viewer)
                seen += 1
        shown: Any = pos.view(None)
        hands = [card for player in shown["table"]["players"] for card in player["hand"]]
        assert hands
        assert not any(card.startswith("?") for card in hands)
    assert seen >= 4


def test_the_laboratory_knows_who_began_and_what_was_played() -> None:
    """Whoever begins the later rounds of a tournament, the match was begun by one."""
    pos = begun("RGP", seed=3, first=3, tournament=True, rounds=2)
    rng = Rng(3)
    while not pos.over:
        legal = pos.legal(pos.to_act[0])
        pos.play(pos.to_act[0], legal[rng.below(len(legal))])
    facts = GAME.facts(pos)
    played = [event["event"] for event in pos.events(None)]
    assert counter(pos, "first") != 2
    assert (facts["first"], facts["rounds"], facts["discards"]) == (2, 2, played.count("discard"))
    assert facts["turns"] == sum(played.count(name) for name in ("place", "cover", "push", "discard"))
    assert facts["eliminated"] == len(cards(pos, "eliminated"))
