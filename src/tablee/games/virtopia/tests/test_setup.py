"""Set-up, who plays which Leader, and the difficulty settings: VIRTO-001 to 018, VIRTO-120 to 125, VIRTO-130 to 134."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tablee import BadDump, BadOptions, Position, Rng
from tablee.games.virtopia import GAME
from tablee.games.virtopia.rules.circle import arrangement_cells, arrangement_number
from tablee.games.virtopia.rules.content import LEADERS, PRISONS
from tablee.testing.notation import events, question, shown, told

from .build import (
    REFERENCE,
    Dice,
    box,
    cell,
    city,
    hope,
    legal,
    pile,
    play,
    points,
    prisons,
    refused,
    row,
    stored,
    table,
    token,
    turn,
    virtopia,
)

PLACES = {"LT": "place T T W J", "LW": "place W W T J", "LJ": "place J J T W", "LC": "place C C T W"}


def placed(pos: Position) -> Position:
    """The same match once all starting points are placed."""
    while question(pos) in ("OrderLeaders", "PlacePoints"):
        play(pos, PLACES[turn(pos)] if question(pos) == "PlacePoints" else legal(pos)[0])
    return pos


def dealt(rolls: Sequence[int] = (), players: int = 4, options: dict[str, Any] | None = None) -> Position:
    """A new match whose set-up dice show `rolls`; every draw takes the first meeple there is, green before blue."""
    chosen: dict[str, Any] = {"leaders": "TWJC", "first": 1, "layout": arrangement_number(REFERENCE.split())} | (
        options or {}
    )
    pos = GAME.new(players, seed=1, **chosen)
    left = 28 if chosen.get("captives") else 32
    draws = [0, 0, 0] if chosen.get("captives") else []
    for roll in rolls:
        draws += [roll - 2] + [0] * min(roll, left)
        left -= min(roll, left)
    if rolls:
        pos.rng = Dice("", draws)
    return placed(pos)


def orders(pos: Position, round: int) -> list[tuple[str, int]]:
    """The turns of a round: Leader and seat."""
    return [(LEADERS[virtopia(pos).leader_at(round, n)], int(virtopia(pos).seat_at(round, n))) for n in range(4)]


# Set-up.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_four_leaders_whatever_the_number_of_players(players: int) -> None:
    """VIRTO-001"""
    pos = placed(GAME.new(players, seed=3))
    assert sorted(leader for leader, _ in orders(pos, 1)) == sorted(LEADERS)
    assert {seat for _, seat in orders(pos, 1)} == set(range(players))
    with pytest.raises(BadOptions):
        GAME.new(5)


def test_twelve_cells_clockwise() -> None:
    """VIRTO-002: after cell 11 comes cell 0."""
    pos = table("LT", at={"LT": "11"}, cells={"11": "GG"}, dice="0")
    play(pos, "sow")
    assert (cell(pos, 0), cell(pos, 1), token(pos, "LT")) == ("G", "G", "1")


def test_flaws_are_a_cross_in_any_order() -> None:
    """VIRTO-003"""
    crosses = {tuple(arrangement_cells(layout)[::3]) for layout in range(1, 49)}
    assert len(crosses) == 24
    assert {frozenset(cross) for cross in crosses} == {frozenset(["FE", "FG", "FI", "FF"])}


def test_a_virtue_lies_opposite_its_flaw_one_step_on() -> None:
    """VIRTO-004"""
    opposed = {"FE": "VT", "FG": "VW", "FI": "VJ", "FF": "VC"}
    for layout in range(1, 49):
        cells = arrangement_cells(layout)
        assert all(cells[(at + 7) % 12] == opposed[cells[at]] for at in (0, 3, 6, 9))


def test_48_layouts_with_facing_action_cards() -> None:
    """VIRTO-005"""
    layouts = [tuple(arrangement_cells(layout)) for layout in range(1, 49)]
    assert len(set(layouts)) == 48
    for cells in layouts:
        assert cells[2] == cells[8] != cells[5] == cells[11]
        assert arrangement_number(cells) > 0
    assert arrangement_number(layouts[0][::-1]) == 0
    drawn = Counter(str(told(GAME.new(1, seed=seed))[0]["layout"]) for seed in range(400))
    assert len(drawn) == 48
    assert shown(GAME.new(1, seed=1, layout=7))["cells"][0]["id"] == arrangement_cells(7)[0]


def test_the_effect_card_is_that_of_the_flaw_passed() -> None:
    """VIRTO-006: Effect cards are no cells; the row read is that of the Flaw left."""
    assert len(shown(table())["cells"]) == 12
    pos = play(table("LC", at={"LC": "6"}, cells={"6": "G", "7": "G", "8": "RR"}, dice="1 R"), "step")
    assert events(pos, "sanction")[0] == {**events(pos, "sanction")[0], "flaw": 0, "total": 1, "number": 1}


def test_leaders_are_dealt_or_chosen() -> None:
    """VIRTO-007"""
    deals = {tuple(leader for leader, _ in orders(GAME.new(4, seed=seed, first=1), 1)) for seed in range(300)}
    assert len(deals) == 24
    chosen = GAME.new(4, seed=1, first=2, leaders="CJWT")
    assert orders(chosen, 1) == [("LJ", 1), ("LW", 2), ("LT", 3), ("LC", 0)]


def test_tokens_lie_on_their_main_virtue() -> None:
    """VIRTO-008"""
    pos = dealt()
    assert {leader: token(pos, leader) for leader in LEADERS} == {
        "LT": "1 lying",
        "LW": "10 lying",
        "LJ": "7 lying",
        "LC": "4 lying",
    }


def test_54_ways_to_place_the_first_four_meeples() -> None:
    """VIRTO-009"""
    pos = GAME.new(4, seed=1, leaders="TWJC", first=1)
    assert len(legal(pos)) == 54
    assert refused(pos, "place T W J C") == "VIRTO-009"
    play(pos, "place W T T C")
    assert (row(pos, "LT", "T"), row(pos, "LT", "W"), row(pos, "LT", "C")) == ("BY", "G", "R")
    assert pos.to_act == (1,)
    placed(pos)
    assert sum(len(points(pos, leader).split()) >= 2 for leader in LEADERS) == 4
    common = placed(GAME.new(3, seed=1, leaders="TWJC", first=2))
    assert [event["seat"] for event in events(common, "place")] == [1, 1, 2, 0]


def test_a_point_has_any_colour_and_a_row_two_points() -> None:
    """VIRTO-010"""
    pos = GAME.new(4, seed=1, leaders="TWJC", first=1)
    assert refused(pos, "place T T T C") == "VIRTO-010"
    mixed = table("LJ", cells={"7": "GB"}, points={"LJ": "JGR"})
    assert "develop" in legal(mixed)


def test_main_points_are_never_lost() -> None:
    """VIRTO-011"""
    forgetting = {"LT": "3"}
    pos = table("LT", at=forgetting, cells={"3": "G", "4": "G"}, points={"LT": "TBY CR", "LW": "W2 C1"}, dice="1")
    play(pos, "step")
    assert points(pos, "LT") == "T2"
    pos = table("LT", at=forgetting, cells={"3": "G", "4": "G"}, points={"LT": "TBY CR JR", "LW": "W2 C1"}, dice="1")
    play(pos, "step")
    assert refused(pos, "discard LT T B") == "VIRTO-011"


def test_the_dice_fill_eight_cells_with_two_to_four() -> None:
    """VIRTO-012"""
    counts: Counter[int] = Counter()
    for seed in range(60):
        pos = placed(GAME.new(1, seed=seed))
        filled = events(pos, "fill")
        order = [event["cell"] for event in filled]
        assert order[0] == int(token(pos, turn(pos)).split()[0])
        assert [(at - order[0]) % 12 for at in order] == [0, 1, 3, 4, 6, 7, 9, 10]
        counts.update(event["die"] for event in filled)
        assert all(len(cell(pos, event["cell"])) == event["die"] for event in filled)
    assert set(counts) == {2, 3, 4}
    assert all(130 <= count <= 190 for count in counts.values())


def test_colours_of_the_setup_are_drawn_at_random() -> None:
    """VIRTO-012"""
    drawn: Counter[str] = Counter()
    for seed in range(40):
        pos = placed(GAME.new(1, seed=seed))
        drawn.update("".join(cell(pos, at) for at in range(12)))
    assert all(abs(count / drawn.total() - 0.25) < 0.05 for count in drawn.values())


def test_the_rest_is_the_city() -> None:
    """VIRTO-013"""
    pos = dealt([2] * 8)
    assert len(city(pos)) == 16
    assert city(dealt([4] * 8)) == ""


def test_six_prison_cards_are_shuffled() -> None:
    """VIRTO-014"""
    piles = {tuple(pile(GAME.new(1, seed=seed))) for seed in range(40)}
    assert len(piles) > 30
    assert all(sorted(cards) == sorted(PRISONS) for cards in piles)


def test_hope_starts_at_twelve() -> None:
    """VIRTO-015"""
    assert hope(GAME.new(4, seed=1)) == 12


def test_nothing_has_happened_at_the_start() -> None:
    """VIRTO-016"""
    pos = dealt()
    assert (prisons(pos), stored(pos), box(pos)) == ({}, None, "")
    assert [cell(pos, at) for at in (0, 3, 6, 9)] == ["", "", "", ""]


def test_the_first_player_is_drawn_or_chosen() -> None:
    """VIRTO-017"""
    firsts = Counter(shown(GAME.new(3, seed=seed))["first"] for seed in range(120))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 20
    assert all(GAME.new(4, seed=seed, first=3).to_act == (2,) for seed in range(5))


def test_every_meeple_is_in_one_of_seven_places() -> None:
    """VIRTO-018"""
    pos = table("LT", cells={"1": "GBYR", "3": "GG"}, prisons={"PR1": "B"}, box="Y")
    play(pos, "sow")
    whole = Counter("".join([city(pos), box(pos), *prisons(pos).values(), *(cell(pos, at) for at in range(12))]))
    whole.update("".join(row(pos, leader, virtue) for leader in LEADERS for virtue in "TWJC"))
    assert whole + Counter("GBYR") == Counter(G=12, B=12, Y=12, R=12)
    broken: Any = pos.dump()
    broken["counters"]["city green"] += 1
    with pytest.raises(BadDump):
        GAME.load(broken)


# Player counts.


def test_four_players_in_seating_order() -> None:
    """VIRTO-120"""
    pos = GAME.new(4, seed=1, first=3, leaders="TWJC")
    assert [seat for _, seat in orders(pos, 1)] == [2, 3, 0, 1]
    assert orders(pos, 1) == orders(pos, 5)


def test_two_players_choose_the_order_of_their_two_leaders() -> None:
    """VIRTO-121"""
    pos = GAME.new(2, seed=1, first=2, leaders="TWJC")
    assert pos.to_act == (1,)
    assert refused(pos, "lead LT") == "VIRTO-121"
    play(pos, "lead LC")
    assert pos.to_act == (0,)
    play(pos, "lead LT")
    assert orders(pos, 1) == [("LC", 1), ("LJ", 1), ("LT", 0), ("LW", 0)] == orders(pos, 2)


def test_three_players_lead_the_common_one_in_turn() -> None:
    """VIRTO-122"""
    pos = GAME.new(3, seed=1, first=2, leaders="TWJC")
    assert orders(pos, 1) == [("LW", 1), ("LC", 1), ("LJ", 2), ("LT", 0)]
    assert orders(pos, 2) == [("LW", 1), ("LJ", 2), ("LC", 2), ("LT", 0)]
    assert orders(pos, 3) == [("LW", 1), ("LJ", 2), ("LT", 0), ("LC", 0)]
    drawn = shown(pos)
    assert [leader["common"] for leader in drawn["leaders"]] == [False, False, False, True]
    assert [(step["leader"], step["seat"]) for step in drawn["order"]] == [(1, 1), (3, 1), (2, 2), (0, 0)]


def test_solo() -> None:
    """VIRTO-123"""
    pos = GAME.new(1, seed=1, leaders="CWTJ")
    assert orders(pos, 1) == [("LC", 0), ("LW", 0), ("LT", 0), ("LJ", 0)]


def test_others_are_the_other_leaders() -> None:
    """VIRTO-124: also those of the same player."""
    pos = play(table("LJ", players=1, cells={"7": "G"}), "develop")
    assert legal(pos) == ["give G LC", "give G LT", "give G LW"]


def test_the_common_leader_decides_nothing_outside_its_turn() -> None:
    """VIRTO-125: its points are discarded by the Leader in turn."""
    pos = table(
        "LT", players=3, at={"LT": "3"}, cells={"3": "G", "4": "G"}, points={"LC": "C2 JR TB", "LW": "W2 T2"}, dice="1"
    )
    play(pos, "step")
    assert pos.to_act == (0,)
    play(pos, "discard LC J R")
    assert points(pos, "LC") == "T1 C2"


# Difficulty.


def test_hope_ten_or_eight() -> None:
    """VIRTO-130"""
    assert [hope(GAME.new(1, seed=1, hope=start)) for start in ("10", "8")] == [10, 8]
    with pytest.raises(BadOptions):
        GAME.new(1, hope="9")


def test_plus_one() -> None:
    """VIRTO-131: 8 is a defeat as well."""
    pos = table("LC", at={"LC": "6"}, cells={"6": "GBYR", "7": "G"}, options={"plus_one": True}, dice="4")
    play(pos, "step")
    assert events(pos, "tower")[0]["total"] == 8
    assert pos.outcome is not None
    assert pos.outcome.reason == "seven"
    blank = table("LC", at={"LC": "6"}, cells={"6": "GB", "7": "GB", "8": "RR"}, options={"plus_one": True}, dice="0 R")
    assert events(play(blank, "step"), "tower")[0]["total"] == 2


def test_captives_at_the_start() -> None:
    """VIRTO-132"""
    pos = placed(GAME.new(1, seed=5, captives=True))
    assert sorted("".join(cell(pos, at) for at in (0, 3, 6, 9))) == ["B", "G", "R", "Y"]
    assert all(len(cell(pos, at)) == 1 for at in (0, 3, 6, 9))
    deals = {tuple(cell(placed(GAME.new(1, seed=seed, captives=True)), at) for at in (0, 3, 6, 9)) for seed in range(80)}
    assert len(deals) > 18
    order = [event["event"] for event in told(pos)]
    assert max(n for n, name in enumerate(order) if name == "place") < order.index("caught") < order.index("fill")
    short = dealt([4, 4, 4, 4, 4, 4, 4, 4], options={"captives": True})
    assert [len(cell(short, at)) for at in (1, 2, 10, 11)] == [4, 4, 4, 0]
    assert city(short) == ""


def test_open_struggle() -> None:
    """VIRTO-133: points are still needed."""
    given: dict[str, Any] = {"at": {"LJ": "2"}, "options": {"open_struggle": True}, "cells": {"2": "G"}}
    assert "struggle step" in legal(table("LJ", points={"LJ": "J2 W1"}, **given))
    assert refused(table("LJ", **given), "struggle step") == "VIRTO-077"


SET_TWICE = "level “extreme” already sets “hope”: leave one of them out [VIRTO-134]"


@pytest.mark.parametrize(
    ("level", "hope", "plus_one", "captives", "open_struggle"),
    [
        ("awakening", 12, 0, False, True),
        ("standard", 12, 0, False, False),
        ("hard", 12, 1, False, False),
        ("very_hard", 12, 0, True, False),
        ("extreme", 8, 1, True, False),
    ],
)
def test_levels(level: str, hope: int, plus_one: int, captives: bool, open_struggle: bool) -> None:
    """VIRTO-134"""
    rules = virtopia(GAME.new(1, seed=1, level=level)).rules
    assert (rules.hope, rules.plus_one, rules.captives, rules.open_struggle) == (hope, plus_one, captives, open_struggle)
    assert GAME.check(1, {"level": level, "hope": "10"}) == ([] if level != "extreme" else [SET_TWICE])
    again = GAME.check(1, {"level": level, "plus_one": True})
    assert [fault for fault in again if f"level “{level}” already sets “plus_one”" in fault] == again
    assert bool(again) == bool(plus_one)


@pytest.mark.parametrize(("level", "hope", "plus_one"), [("relentless", 8, 0), ("desperate", 5, 1)])
def test_levels_of_the_even_ladder(level: str, hope: int, plus_one: int) -> None:
    """VIRTO-138: both begin with captives, and set Hope themselves."""
    pos = virtopia(GAME.new(1, seed=1, level=level))
    assert (pos.rules.hope, pos.rules.plus_one, pos.rules.captives, pos.rules.open_struggle) == (hope, plus_one, True, False)
    assert pos.counters[pos.layout.hope] == hope
    assert GAME.check(1, {"level": level, "hope": "10"}) == [SET_TWICE.replace("extreme", level)]
    assert pos.faults() == []


@pytest.mark.parametrize("hope", [7, 6, 5, 4])
def test_last_hope(hope: int) -> None:
    """VIRTO-139: any level that does not set Hope may begin with less."""
    pos = virtopia(GAME.new(2, seed=3, level="hard", hope=str(hope)))
    assert (pos.counters[pos.layout.hope], pos.faults()) == (hope, [])
    assert GAME.check(2, {"hope": "3"}) != []


def test_the_same_seed_is_the_same_match() -> None:
    assert GAME.new(2, seed=Rng(4).word()).dump() == GAME.new(2, seed=Rng(4).word()).dump()
