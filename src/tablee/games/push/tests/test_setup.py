"""Set-up: PUSH-001 to PUSH-015."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

import tablee
from tablee import BadOptions
from tablee.games.push import GAME

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
    lay_starters,
    play,
    refused,
    table,
    zones,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players(seats: int) -> None:
    """PUSH-001"""
    assert GAME.new(seats, 1).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_any_other_number_is_refused(seats: int) -> None:
    """PUSH-001"""
    with pytest.raises(BadOptions, match="2 to 4 seats"):
        GAME.new(seats, 1)


def test_teams_are_chosen_in_seat_order_among_those_free() -> None:
    """PUSH-002"""
    pos = GAME.new(3, 1)
    pos.play(0, {"verb": "team", "team": 2})
    assert pos.to_act == (1,)
    assert pos.legal(1) == [0, 1, 3]
    with pytest.raises(tablee.IllegalMove) as refusal:
        pos.play(1, {"verb": "team", "team": 2})
    assert refusal.value.rule == "PUSH-002"


def test_unchosen_teams_stay_in_the_box() -> None:
    """PUSH-002"""
    on_the_table = {card[0] for zone in zones(begun("PB")) for card in cards(begun("PB"), zone)}
    assert on_the_table == {"P", "B"}


def team_set(pos: tablee.Position, letter: str) -> Counter[str]:
    """A player's cards before the starters are chosen."""
    return Counter(deck(pos, letter))


HEROES = Counter({str(value): 2 for value in range(10)})


@pytest.mark.parametrize("teams", ["RG", "RGB"])
def test_everyone_takes_twenty_heroes_and_four_push(teams: str) -> None:
    """PUSH-003"""
    pos = choosing(teams)
    for letter in teams:
        assert team_set(pos, letter) == HEROES + Counter(push=4)
    assert cards(pos, "removed") == []


def test_totems_show_the_team_and_are_no_cards_in_play() -> None:
    """PUSH-004"""
    pos = begun("GB")
    for viewer in (0, 1, None):
        seen: Any = pos.view(viewer)
        assert [player["team"] for player in seen["table"]["players"]] == ["green", "blue"]
    assert not [name for name in GAME.box.numbers if "totem" in name or "aid" in name]


def test_four_players_remove_one_push_each() -> None:
    """PUSH-005"""
    pos = choosing("RPGB")
    assert cards(pos, "removed") == ["R-push", "P-push", "G-push", "B-push"]
    assert all(team_set(pos, letter) == HEROES + Counter(push=3) for letter in "RPGB")
    spectator: Any = pos.view(None)
    assert spectator["table"]["removed"] == ["R-push", "P-push", "G-push", "B-push"]


@pytest.mark.parametrize(("teams", "count", "options"), [("RG", 3, 210), ("RGB", 2, 55), ("RPGB", 2, 55)])
def test_starters_are_three_cards_with_two_players_else_two(teams: str, count: int, options: int) -> None:
    """PUSH-006"""
    pos = choosing(teams)
    chosen = [list(pos.name(action).values())[1:] for action in pos.legal(0)]
    assert len(chosen) == options
    assert all(len(values) == count for values in chosen)


def test_starters_are_any_heroes_a_value_at_most_twice() -> None:
    """PUSH-007"""
    pos = choosing("RG")
    for values in combinations_with_replacement(range(10), 3):
        text = "R starters3 " + " ".join(map(str, values))
        assert allowed(pos, text) == (len(set(values)) > 1)
    assert refused(pos, "R starters3 4 4 4") == "PUSH-007"
    assert refused(pos, "R starters2 4 4") == "PUSH-007"


def test_a_push_is_no_starter() -> None:
    """PUSH-007: nor is a Super Push."""
    pos = choosing("RGB", apocalypse=True)
    assert refused(pos, "R discard push") == "PUSH-007"
    assert {pos.name(action)["verb"] for action in pos.legal(0)} == {"starters2"}
    assert refused(pos, "R starters2 3 10") == "PUSH-007"


def test_starters_are_secret_until_all_have_chosen() -> None:
    """PUSH-008"""
    low, high = choosing("RGB"), choosing("RGB")
    play(low, "R starters2 0 1")
    play(high, "R starters2 8 9")
    for viewer in (1, 2, None):
        assert low.view(viewer) == high.view(viewer)
        assert low.events(viewer) == high.events(viewer)
        assert low.events(viewer)[-1]["event"] == "sealed"
    assert low.view(0) != high.view(0)


def test_starters_may_be_chosen_in_any_order_and_not_changed() -> None:
    """PUSH-008"""
    pos = choosing("RGB")
    assert in_turn(pos) == "RGB"
    play(pos, "G starters2 3 4")
    assert in_turn(pos) == "RB"
    assert refused(pos, "G starters2 5 6") == "PUSH-008"
    assert pos.can_undo(1) == 0


@pytest.mark.parametrize(("teams", "count"), [("RG", 6), ("RGB", 6), ("RPGB", 8)])
def test_each_starter_is_the_base_of_a_column(teams: str, count: int) -> None:
    """PUSH-009"""
    pos = choosing(teams)
    lay_starters(pos, "1 5 9" if len(teams) == 2 else "1 9")
    assert len(columns(pos)) == count
    assert all(len(column.split()) == 1 for column in columns(pos))
    assert cards(pos, f"column {count + 1}") == []


def test_columns_are_numbered_by_seat_then_by_value() -> None:
    """PUSH-010"""
    pos = choosing("GRB")
    play(pos, "B starters2 0 7", "G starters2 3 8", "R starters2 2 2")
    assert columns(pos) == ["G3", "G8", "R2", "R2", "B0", "B7"]


def test_there_is_no_seventh_column_with_two_players() -> None:
    """PUSH-010"""
    pos = table(hands={"R": "1 push 3"})
    assert refused(pos, "R place 1 on 7") == "PUSH-010"
    assert refused(pos, "R push 8") == "PUSH-010"


def test_decks_are_shuffled_and_nobody_sees_them() -> None:
    """PUSH-011"""
    first, second = begun(seed=1), begun(seed=2)
    assert sorted(deck(first, "R") + hand(first, "R")) == sorted(deck(second, "R") + hand(second, "R"))
    assert deck(first, "R") != deck(second, "R")
    seen: Any = first.view(0)
    assert [player["deck"] for player in seen["table"]["players"]] == [18, 18]
    redealt = first.resample(0, tablee.Rng(1))
    assert redealt.view(0) == first.view(0)
    assert deck(redealt, "R") != deck(first, "R")


def test_the_opening_hand_is_three_cards_that_only_the_owner_sees() -> None:
    """PUSH-012"""
    pos = begun()
    mine: Any = pos.view(0)
    theirs: Any = pos.view(1)
    assert sorted(mine["table"]["players"][0]["hand"]) == sorted(cards(pos, "hand 1"))
    assert theirs["table"]["players"][0]["hand"] == ["?red"] * 3


@pytest.mark.parametrize(
    ("teams", "options", "heroes", "push", "size"),
    [
        ("RG", {}, 17, 4, 18),
        ("RGB", {}, 18, 4, 19),
        ("RPGB", {}, 18, 3, 18),
        ("RPGB", {"aggressive": True}, 18, 4, 19),
        ("RG", {"apocalypse": True}, 17, 4, 19),
        ("RGB", {"apocalypse": True}, 18, 4, 20),
        ("RPGB", {"aggressive": True, "apocalypse": True}, 18, 4, 20),
    ],
)
def test_sizes_after_set_up(teams: str, options: dict[str, Any], heroes: int, push: int, size: int) -> None:
    """PUSH-013"""
    pos = begun(teams, **options)
    for letter in teams:
        assert len(hand(pos, letter)) == 3
        assert len(deck(pos, letter)) == size
        left = Counter(hand(pos, letter) + deck(pos, letter))
        assert sum(left[str(value)] for value in range(10)) == heroes
        assert left["push"] == push


def test_the_designated_player_goes_first() -> None:
    """PUSH-014"""
    assert [in_turn(begun("RGB", first=seat)) for seat in (1, 2, 3)] == ["R", "G", "B"]


def test_otherwise_anyone_may_go_first() -> None:
    """PUSH-014"""
    firsts = Counter(in_turn(begun("RGB", seed=seed)) for seed in range(120))
    assert set(firsts) == set("RGB")
    assert min(firsts.values()) > 20


def test_play_goes_round_in_seat_order() -> None:
    """PUSH-015"""
    pos = table(teams="GRB", turn="R")
    order = ""
    for _ in range(5):
        letter = in_turn(pos)
        order += letter
        play(pos, f"{letter} discard {hand(pos, letter)[0]}")
    assert order == "RBGRB"
    assert column(pos, 1)
